/** Turns every failed call into an `ApiError`. Nothing else in the app reads failures. */
import { ApiError as ErrorResponse, type ApiResponse, ConnectionError } from 'earshot';

export const OFFLINE_MESSAGE = 'Unable to connect to the API server. Please try again later.'; // Spec 8

interface ErrorDetails {
  status: number;
  code?: string | null;
  requestId?: string | null;
  retryAfterSeconds?: number | null;
  details?: readonly ErrorPlace[];
  data?: unknown;
}

/** A place in the request, as a JSON pointer, and what is wrong there. */
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

  /** Somebody changed the row since it was read. `current` is the row as it is now. */
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

/** Returns the data of a response, or throws an `ApiError`. An abort is rethrown as it is, because the query cache handles it. */
export async function unwrap<Data>(call: Promise<ApiResponse<Data>>): Promise<Data> {
  try {
    return (await call).data;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw toApiError(error);
  }
}
