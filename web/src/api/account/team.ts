/** What a team did, used and pays. */
import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Output } from 'earshot';
import { withQuery } from '../../urls/paths';
import { client } from '../client';
import { unwrap } from '../errors';
import type { UsageWindow } from '../types';
import { readQuery } from '../read-query';

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

export const teamBillingQuery = readQuery(['team-billing'], '/api/v1/teams/billing', {}, 60_000);

export const teamDaysQuery = (window: UsageWindow) =>
  readQuery(['team-usage', 'days', window], '/api/v1/teams/usage/daily', { query: { window } }, 60_000);

export const teamMembersUsageQuery = (window: UsageWindow) =>
  readQuery(['team-usage', 'members', window], '/api/v1/teams/usage/members', { query: { window } }, 60_000);

export const teamMonthsQuery = readQuery(['team-usage', 'months'], '/api/v1/teams/usage/monthly', { query: { months: 12 } }, 60_000);
