/** Turns every failed call into an `ApiError`. Only this module reads failures. */
import { ApiError as ErrorResponse, type ApiResponse, ConnectionError } from 'earshot';

export const OFFLINE_MESSAGE = 'Unable to connect to the API server. Please try again later.'; // Spec 8

/** Codes of failures that a larger plan would not have. */
const PLAN_CODES: ReadonlySet<string> = new Set(['quota_exceeded', 'limit_reached', 'not_on_plan', 'no_api_access']);

interface ErrorDetails {
  status: number;
  code?: string | null;
  requestId?: string | null;
  retryAfterSeconds?: number | null;
  details?: readonly ErrorPlace[];
  data?: unknown;
}

/** A JSON pointer into the request, and the problem at that position. */
export interface ErrorPlace {
  pointer: string;
  message: string;
}

export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** The HTTP status. 0 when the server was not reached, -1 for a fault in our own code. */
  readonly status: number;
  readonly code: string | null;
  readonly requestId: string | null;
  readonly retryAfterSeconds: number | null;
  readonly details: readonly ErrorPlace[];
  /** The `data` of the response. */
  readonly data: unknown;

  constructor(message: string, { status, code, requestId, retryAfterSeconds, details, data }: ErrorDetails) {
    super(message);
    this.status = status;
    this.code = code ?? null;
    this.requestId = requestId ?? null;
    this.retryAfterSeconds = retryAfterSeconds ?? null;
    this.details = details ?? [];
    this.data = data ?? null;
  }

  get isOffline(): boolean {
    return this.status === 0;
  }

  get isNotFound(): boolean {
    return this.status === 404 || this.status === 410;
  }

  /** Someone changed the row since it was read. `current` is the row as it is now. */
  get isConflict(): boolean {
    return this.status === 412;
  }

  get current(): unknown {
    return typeof this.data === 'object' && this.data !== null && 'current' in this.data ? this.data.current : null;
  }

  /** The cursor belongs to a generation that is no longer served: the search starts again from its first page. */
  get isCursorOutdated(): boolean {
    return this.code === 'cursor_outdated';
  }

  /** The quota of this period is used up. */
  get isQuotaExceeded(): boolean {
    return this.code === 'quota_exceeded';
  }

  /** A larger plan allows what this one does not. */
  get isPlanLimit(): boolean {
    return PLAN_CODES.has(this.code ?? '');
  }

  /** The caller has no session, or the plan does not include the call. */
  get isAccessDenied(): boolean {
    return this.status === 401 || this.status === 403;
  }
}

export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  // Readers see the server's message, not the JSON around it.
  if (error instanceof ErrorResponse) return new ApiError(error.serverMessage ?? error.message, error);
  if (error instanceof ConnectionError) return new ApiError(error.message, { status: 0 });
  return new ApiError(error instanceof Error && error.message ? error.message : 'Unknown error', { status: -1 }); // Spec 8
}

/** The fields of the API's error body. A proxy may respond with another body. */
interface ErrorBody {
  message?: string;
  code?: string;
  requestId?: string;
  data?: { message?: string } | null;
}

/** Reads the body of a failed call that did not go through the client. `otherwise` is the message of a body without one. */
export function readErrorBody(text: string, failure: Pick<ErrorDetails, 'status' | 'requestId' | 'retryAfterSeconds'>, otherwise: string): ApiError {
  let body: ErrorBody = {};
  try {
    body = (JSON.parse(text) ?? {}) as ErrorBody;
  } catch {
    // Not an error of the API, for example the page of a proxy.
  }
  return new ApiError(body.data?.message ?? body.message ?? otherwise, { ...failure, code: body.code ?? null, requestId: body.requestId ?? failure.requestId ?? null });
}

/** Reads a failed response of `fetch`. */
export async function readErrorResponse(response: Response, otherwise: string): Promise<ApiError> {
  const { status, headers } = response;
  const retryAfter = Number(headers.get('retry-after') ?? Number.NaN);
  const text = await response.text().catch(() => '');
  return readErrorBody(text, { status, requestId: headers.get('x-request-id'), retryAfterSeconds: Number.isFinite(retryAfter) ? retryAfter : null }, otherwise);
}

/** The message of a failed response that has no other: its status (spec 8, exports). */
export const statusText = ({ status, statusText: text }: { status: number; statusText: string }) => text || `Status ${status}`;

/** Returns the data of a response, or throws an `ApiError`. An abort is rethrown as it is, because the query cache handles it. */
export async function unwrap<Data>(call: Promise<ApiResponse<Data>>): Promise<Data> {
  try {
    return (await call).data;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw toApiError(error);
  }
}
