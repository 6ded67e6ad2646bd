/** The log of requests with API keys. */
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import type { Output } from 'earshot';
import { client } from '../client';
import { unwrap } from '../errors';

export type LoggedRequest = Output<'/api/v1/teams/request-log', 'get'>['requests'][number];

export const STATUS_CLASSES = ['2xx', '3xx', '4xx', '5xx'] as const;
export type StatusClass = (typeof STATUS_CLASSES)[number];

export interface RequestLogFilter {
  apiKeyId?: string;
  statusClass?: StatusClass;
}

/** Newest first. Further requests are written every few seconds, so it is fetched on every visit. */
export const requestLogQuery = (filter: RequestLogFilter) =>
  infiniteQueryOptions({
    queryKey: ['request-log', filter],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) => unwrap(client.GET('/api/v1/teams/request-log', { params: { query: { ...filter, ...(pageParam !== null && { cursor: pageParam }) } }, signal })),
    getNextPageParam: ({ cursor }) => cursor ?? null,
    staleTime: 0,
    // The choice of keys stays while another filter loads.
    placeholderData: keepPreviousData,
  });
