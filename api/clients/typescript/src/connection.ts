/** Sends calls: builds the URL and the headers, applies the total timeout, retries, and unwraps the envelope. */
import { ConnectionError, EarshotError, errorOf, type CallKind, TimeoutError } from './errors.js';
import { type Limits, limitsOf } from './limits.js';
import { isRetried, retryAfterMs, waitMs } from './retry.js';
import type { Input, Method, Output, Parts, PathsWith } from './types.js';
import type { paths } from './generated/schema.js';

const TIMEOUT_MS = 60_000;
const MAX_RETRIES = 2;

export interface ConnectionOptions {
  /** The address of Earshot, such as `https://earshot.example`. In a browser, `/` is the server of the page. */
  baseUrl: string;
  /** An API key. Without one, calls are anonymous, or use the session of the browser. */
  apiKey?: string;
  /** Limit for a whole call: attempts, waits between them, and reading the response. Default: 60,000. */
  timeoutMs?: number;
  /** Maximum number of retries of a call that is safe to repeat. Default: 2. */
  maxRetries?: number;
  /** Sends the requests. Default: the global `fetch`. */
  fetch?: (request: Request) => Promise<Response>;
  /** Whether a browser sends its session. Default: `same-origin`. */
  credentials?: RequestCredentials;
}

export interface CallOptions {
  /** Cancels the call, which then rejects with the reason of the signal. */
  signal?: AbortSignal;
  timeoutMs?: number;
  maxRetries?: number;
  /** The `ETag` of the record that the caller has read. If the record has changed since, the call fails with 412. */
  ifMatch?: string;
}

/** A response: its data, and metadata from its headers. */
export interface ApiResponse<Data> {
  data: Data;
  status: number;
  requestId: string | null;
  limits: Limits;
  /** The number of requests that were sent, with retries. */
  attempts: number;
}

/** How a call is sent. Each key is needed only if it differs from the default. */
export interface Shape {
  /** The names of query parameters of a call with a body. */
  query?: readonly string[];
  body?: true;
  /** A POST that changes nothing, so it is safe to repeat. */
  reads?: true;
  kind?: CallKind;
}

interface Sent extends CallOptions {
  method: Method;
  address: string;
  body?: unknown;
  reads: boolean;
  kind: CallKind;
}

export function addressOf(path: string, parts: Record<string, unknown>, query: Record<string, unknown>): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = parts[name];
    if (value === undefined || value === null || value === '') throw new TypeError(`${name} is missing`);
    return encodeURIComponent(String(value));
  });
  const pairs = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    // A list repeats its name. Absent values are not sent.
    for (const each of Array.isArray(value) ? value : [value]) if (each !== undefined && each !== null) pairs.append(name, String(each));
  }
  const text = pairs.toString();
  return text === '' ? filled : `${filled}?${text}`;
}

/** Calls by path. `Earshot` has the same calls by name. */
export class Connection {
  readonly #options: ConnectionOptions;
  readonly #base: string;

  constructor(options: ConnectionOptions) {
    this.#options = options;
    this.#base = options.baseUrl.replace(/\/+$/, '');
  }

  GET<P extends PathsWith<'get'>>(path: P, options: Parts<P, 'get'> & CallOptions = {}) {
    return this.#byPath<P, 'get'>('get', path, options);
  }

  POST<P extends PathsWith<'post'>>(path: P, options: Parts<P, 'post'> & CallOptions = {}) {
    return this.#byPath<P, 'post'>('post', path, options);
  }

  PUT<P extends PathsWith<'put'>>(path: P, options: Parts<P, 'put'> & CallOptions = {}) {
    return this.#byPath<P, 'put'>('put', path, options);
  }

  PATCH<P extends PathsWith<'patch'>>(path: P, options: Parts<P, 'patch'> & CallOptions = {}) {
    return this.#byPath<P, 'patch'>('patch', path, options);
  }

  DELETE<P extends PathsWith<'delete'>>(path: P, options: Parts<P, 'delete'> & CallOptions = {}) {
    return this.#byPath<P, 'delete'>('delete', path, options);
  }

  #byPath<P extends keyof paths, M extends Method>(method: M, path: P, options: Parts<P, M> & CallOptions): Promise<ApiResponse<Output<P, M>>> {
    const { params = {}, body, ...rest } = options;
    const kind = path.startsWith('/api/v1/search/') ? 'search' : 'plain';
    return this.#send({ ...rest, method, address: addressOf(path, params.path ?? {}, params.query ?? {}), body, reads: kind === 'search', kind });
  }

  /** Sends a call whose parameters of path, query and body are in one object. */
  call<P extends keyof paths, M extends Method>(
    method: M, path: P, input: Input<P, M>, options?: CallOptions, shape?: Shape,
  ): Promise<Output<P, M>>;
  // The implementation does not use the types of the calls, because their union is too large for the compiler.
  async call(method: Method, path: string, input: object, options: CallOptions = {}, shape: Shape = {}): Promise<unknown> {
    const inPath: Record<string, unknown> = {};
    const inQuery: Record<string, unknown> = {};
    const inBody: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(input)) {
      if (path.includes(`{${name}}`)) inPath[name] = value;
      else if (!shape.body || shape.query?.includes(name)) inQuery[name] = value;
      else inBody[name] = value;
    }
    const response = await this.#send<unknown>({
      ...options, method, address: addressOf(path, inPath, inQuery), body: shape.body ? inBody : undefined, reads: shape.reads ?? false, kind: shape.kind ?? 'plain',
    });
    return response.data;
  }

  async #send<Data>(sent: Sent): Promise<ApiResponse<Data>> {
    const timeoutMs = sent.timeoutMs ?? this.#options.timeoutMs ?? TIMEOUT_MS;
    // PUT and DELETE are idempotent (RFC 9110 9.2.2).
    const mayRepeat = sent.reads || sent.method === 'get' || sent.method === 'put' || sent.method === 'delete';
    const retries = mayRepeat ? (sent.maxRetries ?? this.#options.maxRetries ?? MAX_RETRIES) : 0;
    const deadline = performance.now() + timeoutMs;
    const ender = new AbortController();
    const onAbort = () => ender.abort(sent.signal?.reason);
    if (sent.signal?.aborted) onAbort();
    sent.signal?.addEventListener('abort', onAbort, { once: true });
    const timer = setTimeout(() => ender.abort(new TimeoutError(timeoutMs)), timeoutMs);
    try {
      for (let attempt = 0; ; attempt += 1) {
        let failure: EarshotError;
        let retryAfter: number | null = null;
        try {
          const response = await this.#request(sent, ender.signal);
          if (response.ok) return await this.#read<Data>(response, attempt + 1, sent.kind);
          retryAfter = retryAfterMs(response.headers.get('retry-after'), Date.now());
          failure = errorOf(response, await response.text(), sent.kind, retryAfter === null ? null : Math.ceil(retryAfter / 1_000));
          if (!isRetried(response.status)) throw failure;
        } catch (error) {
          if (ender.signal.aborted) throw ender.signal.reason;
          if (error instanceof EarshotError && !(error instanceof ConnectionError)) throw error;
          failure = error instanceof ConnectionError ? error : new ConnectionError(error);
        }
        const wait = waitMs(attempt, retryAfter, Math.random());
        // If the timeout would pass before the next attempt, the call fails now.
        if (attempt >= retries || performance.now() + wait >= deadline) throw failure;
        await pause(wait, ender.signal);
      }
    } finally {
      clearTimeout(timer);
      sent.signal?.removeEventListener('abort', onAbort);
    }
  }

  #request(sent: Sent, signal: AbortSignal): Promise<Response> {
    const headers = new Headers({ accept: 'application/json' });
    if (this.#options.apiKey !== undefined) headers.set('authorization', `Bearer ${this.#options.apiKey}`);
    if (sent.kind === 'file') headers.set('accept', '*/*');
    if (sent.ifMatch !== undefined) headers.set('if-match', sent.ifMatch);
    // `fetch` chooses the boundary of a form, and sets the header itself.
    const isForm = sent.body instanceof FormData;
    const body = sent.body === undefined ? undefined : isForm ? (sent.body as FormData) : JSON.stringify(sent.body);
    if (body !== undefined && !isForm) headers.set('content-type', 'application/json');
    const credentials = this.#options.credentials ?? 'same-origin';
    const init: RequestInit = { method: sent.method.toUpperCase(), headers, signal, credentials, ...(body === undefined ? {} : { body }) };
    const send = this.#options.fetch;
    return send ? send(new Request(this.#base + sent.address, init)) : fetch(this.#base + sent.address, init);
  }

  async #read<Data>(response: Response, attempts: number, kind: Sent['kind']): Promise<ApiResponse<Data>> {
    const { status, headers } = response;
    const around = { status, requestId: headers.get('x-request-id'), limits: limitsOf(headers), attempts };
    // An exported file may also be JSON.
    if (kind === 'file' || !/[/+]json\b/.test(headers.get('content-type') ?? '')) {
      const blob = await response.blob();
      return { data: (blob.size === 0 ? undefined : blob) as Data, ...around };
    }
    const text = await response.text();
    let parsed: unknown;
    try {
      parsed = JSON.parse(text);
    } catch (error) {
      throw new ConnectionError(error); // The response was cut off.
    }
    const data = typeof parsed === 'object' && parsed !== null && 'data' in parsed ? parsed.data : parsed;
    return { data: data as Data, ...around };
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const onAbort = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', onAbort);
      resolve();
    }, ms);
    signal.addEventListener('abort', onAbort, { once: true });
  });
}
