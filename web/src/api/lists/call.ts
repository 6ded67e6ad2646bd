import { client } from '../client';
import { unwrap } from '../errors';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

interface CallOptions {
  /** The parts of the path in braces. */
  path?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, unknown>>;
  body?: unknown;
  /** The version of the row that the change is based on. If somebody has changed the row since, the call fails with 412. */
  version?: number | undefined;
  signal?: AbortSignal;
}

type Send = (path: string, options: object) => ReturnType<typeof client.GET>;

/** Makes a call whose shapes are written beside it, and returns the data of the response or throws an `ApiError`. */
export function call<Data>(method: Method, path: string, { path: parts, query, body, version, signal }: CallOptions = {}): Promise<Data> {
  const send = client[method].bind(client) as unknown as Send;
  const params = { ...(parts && { path: parts }), ...(query && { query }) };
  return unwrap(
    send(path, { params, ...(body !== undefined && { body }), ...(version !== undefined && { ifMatch: `"${version}"` }), ...(signal && { signal }) }),
  ) as Promise<Data>;
}
