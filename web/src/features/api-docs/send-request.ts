/** Sends a request from the documentation and reads its response. */
import type { Endpoint } from './openapi-document';
import { buildPath, type Example } from './example';

export interface TryItResponse {
  status: number;
  statusText: string;
  durationMs: number;
  /** The headers worth showing. */
  headers: readonly (readonly [string, string])[];
  text: string;
  /** The number of characters cut off the text. */
  hiddenChars: number;
}

const SHOWN_HEADERS = ['ratelimit', 'ratelimit-policy', 'retry-after', 'x-plan-tier', 'x-usage-monthly', 'x-request-id', 'content-type', 'cache-control', 'content-disposition'];
const MAX_SHOWN_CHARS = 60_000;
const TIMEOUT_MS = 60_000;

function prettyPrint(text: string, type: string): string {
  if (!type.includes('json')) return text;
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

export async function sendRequest(endpoint: Endpoint, { parameters, body }: Example, key: string): Promise<TryItResponse> {
  const started = performance.now();
  const response = await fetch(buildPath(endpoint, parameters), {
    method: endpoint.method,
    headers: { accept: 'application/json, */*', ...(key ? { authorization: key } : {}), ...(body ? { 'content-type': 'application/json' } : {}) },
    // With a key, the session cookie is not sent, so that the key alone identifies the caller.
    credentials: key ? 'omit' : 'same-origin',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = prettyPrint(await response.text(), response.headers.get('content-type') ?? '');
  return {
    status: response.status,
    statusText: response.statusText,
    durationMs: performance.now() - started,
    headers: SHOWN_HEADERS.flatMap((name) => {
      const value = response.headers.get(name);
      return value === null ? [] : [[name, value] as const];
    }),
    text: text.slice(0, MAX_SHOWN_CHARS),
    hiddenChars: Math.max(0, text.length - MAX_SHOWN_CHARS),
  };
}
