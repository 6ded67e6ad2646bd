/** What a team did, used and pays. */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Output } from 'earshot';
import { withQuery } from '../../urls/paths';
import { client } from '../client';
import { unwrap } from '../errors';
import type { UsageWindow } from '../types';

export type TeamActivity = Output<'/api/v1/teams/activity', 'get'>['activities'][number];
export type TeamBilling = Output<'/api/v1/teams/billing', 'get'>;

export interface ActivityFilter {
  area?: string;
  userId?: string;
  days?: number;
}

export const teamActivityQuery = (filter: ActivityFilter) =>
  infiniteQueryOptions({
    queryKey: ['team-activity', filter],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) => unwrap(client.GET('/api/v1/teams/activity', { params: { query: { ...filter, ...(pageParam !== null && { cursor: pageParam }) } }, signal })),
    getNextPageParam: ({ cursor }) => cursor ?? null,
    staleTime: 10_000,
  });

/** A file of the activities that the filter shows. */
export const activityFileHref = (filter: ActivityFilter) => withQuery('/api/v1/teams/activity/export', { ...filter });

export const teamBillingQuery = queryOptions({
  queryKey: ['team-billing'],
  queryFn: ({ signal }) => unwrap(client.GET('/api/v1/teams/billing', { signal })),
  staleTime: 60_000,
});

export const teamDaysQuery = (window: UsageWindow) =>
  queryOptions({
    queryKey: ['team-usage', 'days', window],
    queryFn: ({ signal }) => unwrap(client.GET('/api/v1/teams/usage/daily', { params: { query: { window } }, signal })),
    staleTime: 60_000,
  });

export const teamMembersUsageQuery = (window: UsageWindow) =>
  queryOptions({
    queryKey: ['team-usage', 'members', window],
    queryFn: ({ signal }) => unwrap(client.GET('/api/v1/teams/usage/members', { params: { query: { window } }, signal })),
    staleTime: 60_000,
  });

export const teamMonthsQuery = queryOptions({
  queryKey: ['team-usage', 'months'],
  queryFn: ({ signal }) => unwrap(client.GET('/api/v1/teams/usage/monthly', { params: { query: { months: 12 } }, signal })),
  staleTime: 60_000,
});
