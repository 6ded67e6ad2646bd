/** The next actions of all lists of the team. */
import { queryOptions } from '@tanstack/react-query';
import type { Output } from 'earshot';
import { client } from '../client';
import { unwrap } from '../errors';
import type { Narrowed } from '../types';
import type { ListedPodcast } from './types';

export type NextAction = Narrowed<Output<'/api/v1/teams/next-actions', 'get'>['nextActions'][number], { listedPodcast: ListedPodcast }>;

export const nextActionsQuery = (isMine: boolean) =>
  queryOptions({
    // Every change of a list makes it outdated.
    queryKey: ['projects', 'next-actions', isMine],
    queryFn: ({ signal }) =>
      unwrap(client.GET('/api/v1/teams/next-actions', { params: { query: isMine ? { assignee: 'me' } : {} }, signal })) as Promise<{ nextActions: NextAction[]; hasMore: boolean }>,
    staleTime: 30_000,
  });
