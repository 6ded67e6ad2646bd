/** Downloads of all data of the signed-in user, and of their team. */
import { queryOptions } from '@tanstack/react-query';
import { client } from '../client';
import { unwrap } from '../errors';

export type DataScope = 'user' | 'team';

const POLL_INTERVAL_MS = 2_000;
const ofScope = (dataScope: DataScope) => ({ params: { path: { dataScope } } });

/** Reads again while the file is being written. */
export const dataDownloadQuery = (scope: DataScope) =>
  queryOptions({
    queryKey: ['data-download', scope],
    queryFn: ({ signal }) => unwrap(client.GET('/api/v1/data-downloads/{dataScope}', { ...ofScope(scope), signal })),
    refetchInterval: ({ state }) => (state.data?.download?.state === 'running' ? POLL_INTERVAL_MS : false),
  });

export const requestDataDownload = (scope: DataScope) => unwrap(client.POST('/api/v1/data-downloads/{dataScope}', ofScope(scope)));

export const dataFilePath = (scope: DataScope) => `/api/v1/data-downloads/${scope}/file`;
