/**
 * The API of component tests: a test names the calls that it expects, with answers that the types of the client check. Any other call
 * fails the test with its method and path (`lifecycle.ts`).
 */
import type { Method, Output, paths } from 'earshot';
import { sampleOutput } from './sample';

type PathsWith<M extends Method> = { [P in keyof paths]: paths[P] extends Record<M, { responses: unknown }> ? P : never }[keyof paths];

/** A request that the page has sent. */
export interface SentCall {
  path: Readonly<Record<string, string>>;
  query: URLSearchParams;
  body: unknown;
  headers: Headers;
}

/** Fields that an answer does not name have the smallest values of the API document. */
type ResponseData<P extends keyof paths, M extends Method> = Partial<Output<P, M>> | Failure;
type Responder<P extends keyof paths, M extends Method> = (call: SentCall) => ResponseData<P, M> | Promise<ResponseData<P, M>>;

class Failure {
  constructor(
    readonly status: number,
    readonly fields: { message?: string; code?: string; data?: unknown; errors?: unknown; headers?: Record<string, string> },
  ) {}
}

interface Operation {
  method: Method;
  template: string;
  pattern: RegExp;
  answer: (call: SentCall) => Promise<Response>;
  calls: SentCall[];
}

let operations: Operation[] = [];
let files = new Map<string, unknown>();
let unhandled: string[] = [];

const REQUEST_ID = 'req_test';
const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', 'x-request-id': REQUEST_ID, ...headers } });

function respond(method: Method, template: keyof paths, answer: unknown): Response {
  if (answer instanceof Failure) {
    const { headers, ...fields } = answer.fields;
    return json(answer.status, { message: 'Failed', code: 'failed', requestId: REQUEST_ID, ...fields }, headers);
  }
  const data = sampleOutput(method, template, (answer ?? {}) as never);
  return data === undefined ? new Response(null, { status: 204 }) : json(200, { status: 'OK', data });
}

const patternOf = (template: string) => new RegExp(`^${template.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
const placeholders = ({ template }: Operation) => template.split('{').length;

/** Answers a call until the end of the test. A later answer to the same call takes the place of the former. */
function on<M extends Method, P extends PathsWith<M>>(method: M, path: P, answer: ResponseData<P, M> | Responder<P, M>): void {
  const responder = typeof answer === 'function' ? (answer as Responder<P, M>) : () => answer;
  const known = operations.find((operation) => operation.method === method && operation.template === path);
  const operation: Operation = { method, template: path, pattern: patternOf(path), calls: known?.calls ?? [], answer: async (call) => respond(method, path, await responder(call)) };
  // A path without placeholders goes first: `/podcasts/latest` before `/podcasts/{podcastIdOrSlug}`.
  operations = [operation, ...operations.filter((other) => other !== known)].toSorted((a, b) => placeholders(a) - placeholders(b));
}

/** Returns what the page has sent to a call that has an answer, oldest first. */
function calls<M extends Method, P extends PathsWith<M>>(method: M, path: P): readonly SentCall[] {
  return operations.find((operation) => operation.method === method && operation.template === path)?.calls ?? [];
}

export const api = {
  on,
  calls,
  /** Whether a call has an answer. */
  has: <M extends Method, P extends PathsWith<M>>(method: M, path: P) => operations.some((operation) => operation.method === method && operation.template === path),
  /** An answer with an error status. */
  fail: (status: number, fields: Failure['fields'] = {}) => new Failure(status, fields),
  /** Answers a URL outside the calls, such as `/openapi.json`, with a document. */
  onFile: (url: string, document: unknown) => void files.set(url, document),
};

/** A promise that the test resolves, for an answer that comes later: `api.on('get', path, () => answer.promise)`. */
export function later<Data>() {
  let resolve!: (data: Data) => void;
  const promise = new Promise<Data>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

async function send(method: string, url: URL, init: RequestInit): Promise<Response> {
  const operation = operations.find((each) => each.method === method.toLowerCase() && each.pattern.test(url.pathname));
  if (operation) {
    const { body } = init;
    const path = Object.fromEntries(Object.entries(operation.pattern.exec(url.pathname)?.groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)]));
    const call = { path, query: url.searchParams, body: typeof body === 'string' ? (JSON.parse(body) as unknown) : body, headers: new Headers(init.headers) };
    operation.calls.push(call);
    return operation.answer(call);
  }
  if (method === 'GET' && files.has(url.pathname)) return json(200, files.get(url.pathname));
  unhandled.push(`${method} ${url.pathname}${url.search}`);
  return json(501, { message: `No answer for ${method} ${url.pathname}` });
}

/** Takes the place of `fetch`. Like it, rejects when the page cancels the call. */
export function fetchFromTest(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  return new Promise((resolve, reject) => {
    const { signal, method = 'GET' } = init;
    const cancel = () => reject(signal?.reason as Error);
    if (signal?.aborted) cancel();
    signal?.addEventListener('abort', cancel, { once: true });
    send(method, new URL(input instanceof Request ? input.url : input, location.href), init).then(resolve, reject);
  });
}

/** Forgets all answers. Returns the calls that had none, and forgets them too. */
export function resetApi(): string[] {
  const without = [...new Set(unhandled)];
  operations = [];
  files = new Map();
  unhandled = [];
  return without;
}
