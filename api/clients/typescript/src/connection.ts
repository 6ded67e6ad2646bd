/** One call: address, headers, total time-out, retries, envelope. */
import { ConnectionError, EarshotError, errorOf, type CallKind, TimeoutError } from './errors.js';
import { type Limits, limitsOf } from './limits.js';
import { isRetried, retryAfterMs, waitMs } from './retry.js';
import type { Input, Method, Output, Parts, PathsWith } from './types.js';
import type { paths } from './generated/schema.js';

const TIMEOUT_MS = 60_000;
const MAX_RETRIES = 2;

export interface ConnectionOptions {
  /** Where Earshot is served, `https://earshot.example`; in a browser `/` for the page's own server. */
  baseUrl: string;
  /** An API key. Without one, calls are those of a visitor, or of the browser's session. */
  apiKey?: string;
  /** For a whole call: attempts, waits between them, and reading the answer. 60,000 when absent. */
  timeoutMs?: number;
  /** How often a call that may be repeated is made again. 2 when absent. */
  maxRetries?: number;
  /** What makes the requests; the global `fetch` when absent. */
  fetch?: (request: Request) => Promise<Response>;
  /** Whether a browser sends its session; `same-origin` when absent. */
  credentials?: RequestCredentials;
}

export interface CallOptions {
  /** Ends the call, which then rejects with the signal's reason. */
  signal?: AbortSignal;
  timeoutMs?: number;
  maxRetries?: number;
  /** The version of the record that the caller has read, the `ETag` of an answer. When it has changed since, the call fails with 412. */
  ifMatch?: string;
}

/** An answer with what came beside its data. */
export interface ApiResponse<Data> {
  data: Data;
  status: number;
  requestId: string | null;
  limits: Limits;
  /** Requests that it took. */
  attempts: number;
}

/** How a call is sent; what is absent is the usual. */
export interface Shape {
  /** Names of what goes into the query although there is a body. */
  query?: readonly string[];
  body?: true;
  /** A POST that changes nothing, and so may be repeated. */
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
    // Lists repeat their name; what is absent is not sent.
    for (const each of Array.isArray(value) ? value : [value]) if (each !== undefined && each !== null) pairs.append(name, String(each));
  }
  const text = pairs.toString();
  return text === '' ? filled : `${filled}?${text}`;
}

/** Calls by their paths. `Earshot` has the same calls by their names. */
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

  /** A call with all that it takes in one object. */
  call<P extends keyof paths, M extends Method>(
    method: M, path: P, input: Input<P, M>, options?: CallOptions, shape?: Shape,
  ): Promise<Output<P, M>>;
  // Without the types of the calls, whose union is too large for the compiler.
  async call(method: Method, path: string, input: object, options: CallOptions = {}, shape: Shape = {}): Promise<unknown> {
    const inPath: Record<string, unknown> = {};
    const inQuery: Record<string, unknown> = {};
    const inBody: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(input)) {
      if (path.includes(`{${name}}`)) inPath[name] = value;
      else if (!shape.body || shape.query?.includes(name)) inQuery[name] = value;
      else inBody[name] = value;
    }
    const answer = await this.#send<unknown>({
      ...options, method, address: addressOf(path, inPath, inQuery), body: shape.body ? inBody : undefined, reads: shape.reads ?? false, kind: shape.kind ?? 'plain',
    });
    return answer.data;
  }

  async #send<Data>(sent: Sent): Promise<ApiResponse<Data>> {
    const timeoutMs = sent.timeoutMs ?? this.#options.timeoutMs ?? TIMEOUT_MS;
    // PUT and DELETE may be repeated by what they are (RFC 9110 9.2.2).
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
        let asked: number | null = null;
        try {
          const response = await this.#request(sent, ender.signal);
          if (response.ok) return await this.#read<Data>(response, attempt + 1, sent.kind);
          asked = retryAfterMs(response.headers.get('retry-after'), Date.now());
          failure = errorOf(response, await response.text(), sent.kind, asked === null ? null : Math.ceil(asked / 1_000));
          if (!isRetried(response.status)) throw failure;
        } catch (error) {
          if (ender.signal.aborted) throw ender.signal.reason;
          if (error instanceof EarshotError && !(error instanceof ConnectionError)) throw error;
          failure = error instanceof ConnectionError ? error : new ConnectionError(error);
        }
        const wait = waitMs(attempt, asked, Math.random());
        // What would be over before it is tried again has failed now.
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
    // A form has a boundary, which `fetch` chooses and writes into the header.
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
    // An exported file may be JSON.
    if (kind === 'file' || !/[/+]json\b/.test(headers.get('content-type') ?? '')) {
      const blob = await response.blob();
      return { data: (blob.size === 0 ? undefined : blob) as Data, ...around };
    }
    const text = await response.text();
    let parsed: unknown;
    try {
      parsed = JSON.parse(text);
    } catch (error) {
      throw new ConnectionError(error); // Cut off on its way.
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
