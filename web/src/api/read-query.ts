/** Queries that are one call of the API. */
import { type QueryKey, queryOptions } from '@tanstack/react-query';
import type { Parts, PathsWith } from 'earshot';
import { client } from './client';
import { unwrap } from './errors';

/** A query of the call at `path`, whose data is fresh for `staleTime` milliseconds. */
export const readQuery = <const Key extends QueryKey, Path extends PathsWith<'get'>>(queryKey: Key, path: Path, params: NonNullable<Parts<Path, 'get'>['params']>, staleTime: number) =>
  queryOptions({ queryKey, queryFn: ({ signal }) => unwrap(client.GET(path, { params, signal })), staleTime });
