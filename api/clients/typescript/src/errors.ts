/** Everything that a call can fail with. All of it is an `EarshotError`. */

/** A place in the request and what is wrong there. */
export interface ErrorDetail {
  /** JSON pointer into the body, or the name of a parameter. */
  pointer: string;
  message: string;
}

export class EarshotError extends Error {
  override readonly name: string = 'EarshotError';
}

/** The server was not reached, or its answer broke off. */
export class ConnectionError extends EarshotError {
  override readonly name = 'ConnectionError';

  constructor(cause: unknown) {
    super('Unable to connect to the API server. Please try again later.', { cause }); // Spec 8
  }
}

/** The call was not done within its total time-out. */
export class TimeoutError extends EarshotError {
  override readonly name = 'TimeoutError';
  readonly timeoutMs: number;

  constructor(timeoutMs: number, cause?: unknown) {
    super(`The call took longer than ${timeoutMs} ms.`, { cause });
    this.timeoutMs = timeoutMs;
  }
}

export interface ApiErrorFacts {
  /** The HTTP status. */
  status: number;
  /** The kind of failure, for programs, such as `quota_exceeded`. Null when the response is not from the API. */
  code: string | null;
  /** The message of the server, for people. */
  serverMessage: string | null;
  /** Quote it in support requests. */
  requestId: string | null;
  /** The seconds of `Retry-After`. */
  retryAfterSeconds: number | null;
  details: readonly ErrorDetail[];
  /** The `data` of the answer, such as the record as it is now of a 412. Null when there is none. */
  data: unknown;
}

/** The server answered with a failure. */
export class ApiError extends EarshotError implements ApiErrorFacts {
  override readonly name: string = 'ApiError';
  readonly status!: number;
  readonly code!: string | null;
  readonly serverMessage!: string | null;
  readonly requestId!: string | null;
  readonly retryAfterSeconds!: number | null;
  readonly details!: readonly ErrorDetail[];
  readonly data!: unknown;

  constructor(message: string, facts: ApiErrorFacts) {
    super(message);
    Object.assign(this, facts);
  }
}

/** 400 and similar statuses: the request has to change. `details` has the places. */
export class InvalidRequestError extends ApiError {
  override readonly name = 'InvalidRequestError';
}

/** 401: no key, or one that is not valid. */
export class UnauthorizedError extends ApiError {
  override readonly name = 'UnauthorizedError';
}

/** 403: not on the caller's plan. */
export class ForbiddenError extends ApiError {
  override readonly name = 'ForbiddenError';
}

/** 404: it does not exist, or the caller may not see it. */
export class NotFoundError extends ApiError {
  override readonly name = 'NotFoundError';
}

/** 429: too many requests, or what the plan allows is used. */
export class RateLimitError extends ApiError {
  override readonly name = 'RateLimitError';

  /** The plan's allowance of the period is used, and not only the burst. */
  get isQuota(): boolean {
    return this.code === 'quota_exceeded';
  }
}

/** 5xx: not the caller's fault. */
export class ServerError extends ApiError {
  override readonly name = 'ServerError';
}

/** What a call is, as far as its messages depend on it (spec 8). */
export type CallKind = 'plain' | 'search' | 'file';

interface ErrorBody {
  message?: unknown;
  code?: unknown;
  requestId?: unknown;
  errors?: unknown;
  data?: { message?: unknown; error?: unknown } | null;
}

const MAX_BODY_IN_MESSAGE = 1_000;
const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

function detailsOf(errors: unknown): ErrorDetail[] {
  if (!Array.isArray(errors)) return [];
  return errors.flatMap((each: Partial<Record<keyof ErrorDetail, unknown>> | null) =>
    typeof each?.pointer === 'string' && typeof each.message === 'string' ? [{ pointer: each.pointer, message: each.message }] : [],
  );
}

function classOf(status: number): typeof ApiError {
  if (status === 401) return UnauthorizedError;
  if (status === 403) return ForbiddenError;
  if (status === 404 || status === 410) return NotFoundError;
  if (status === 429) return RateLimitError;
  return status >= 500 ? ServerError : InvalidRequestError;
}

/** The error of an answer that is none of success. `body` is its text. */
export function errorOf(response: Response, body: string, kind: CallKind, retryAfterSeconds: number | null): ApiError {
  let known: ErrorBody = {};
  try {
    const parsed: unknown = JSON.parse(body);
    if (typeof parsed === 'object' && parsed !== null) known = parsed;
  } catch {
    // For example the page of a proxy.
  }
  const serverMessage = text(known.data?.message) ?? text(known.data?.error) ?? text(known.message);
  const statusText = response.statusText || String(response.status);
  // Spec 8: the message of a search is that of the server, of a file the status, of all others the body.
  const said = kind === 'plain' && body !== '' ? body.slice(0, MAX_BODY_IN_MESSAGE) : statusText;
  const message = kind === 'search' && serverMessage !== null ? serverMessage : `API request failed with error: ${said}`;
  return new (classOf(response.status))(message, {
    status: response.status,
    code: text(known.code),
    serverMessage,
    requestId: text(known.requestId) ?? response.headers.get('x-request-id'),
    retryAfterSeconds,
    details: detailsOf(known.errors),
    data: known.data ?? null,
  });
}
