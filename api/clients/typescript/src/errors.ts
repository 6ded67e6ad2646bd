/** The errors of calls. All of them are an `EarshotError`. */

/** An invalid place in the request, with a message. */
export interface ErrorDetail {
  /** JSON pointer into the body, or the name of a parameter. */
  pointer: string;
  message: string;
}

export class EarshotError extends Error {
  override readonly name: string = 'EarshotError';
}

/** The server was not reached, or the response was cut off. */
export class ConnectionError extends EarshotError {
  override readonly name = 'ConnectionError';

  constructor(cause: unknown) {
    super('Unable to connect to the API server. Please try again later.', { cause }); // Spec 8
  }
}

/** The call did not finish within its total timeout. */
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
  /** The id of the request. Quote it in support requests. */
  requestId: string | null;
  /** The seconds of `Retry-After`. */
  retryAfterSeconds: number | null;
  /** The invalid places in the request. */
  details: readonly ErrorDetail[];
  /** The `data` of the response, such as the current record of a 412. Null if it has none. */
  data: unknown;
}

/** The server returned an error. */
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

/** 400 and similar statuses: the request is invalid. `details` has the places. */
export class InvalidRequestError extends ApiError {
  override readonly name = 'InvalidRequestError';
}

/** 401: no key, or an invalid one. */
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

/** 429: too many requests, or the quota of the plan is used up. */
export class RateLimitError extends ApiError {
  override readonly name = 'RateLimitError';

  /** Whether the quota of the plan is used up. Otherwise, only the rate limit was exceeded. */
  get isQuota(): boolean {
    return this.code === 'quota_exceeded';
  }
}

/** 5xx: an error of the server. */
export class ServerError extends ApiError {
  override readonly name = 'ServerError';
}

/** The kind of a call, on which its error messages depend (spec 8). */
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

/** Returns the error for a response without a success status. `body` is its text. */
export function errorOf(response: Response, body: string, kind: CallKind, retryAfterSeconds: number | null): ApiError {
  let fields: ErrorBody = {};
  try {
    const parsed: unknown = JSON.parse(body);
    if (typeof parsed === 'object' && parsed !== null) fields = parsed;
  } catch {
    // The body is not JSON, for example the page of a proxy.
  }
  const serverMessage = text(fields.data?.message) ?? text(fields.data?.error) ?? text(fields.message);
  const statusText = response.statusText || String(response.status);
  // Spec 8: the message of a search is that of the server. Files have the status, and all other calls have the body.
  const reason = kind === 'plain' && body !== '' ? body.slice(0, MAX_BODY_IN_MESSAGE) : statusText;
  const message = kind === 'search' && serverMessage !== null ? serverMessage : `API request failed with error: ${reason}`;
  return new (classOf(response.status))(message, {
    status: response.status,
    code: text(fields.code),
    serverMessage,
    requestId: text(fields.requestId) ?? response.headers.get('x-request-id'),
    retryAfterSeconds,
    details: detailsOf(fields.errors),
    data: fields.data ?? null,
  });
}
