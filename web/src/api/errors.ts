/** Every failed call becomes an `ApiError` here, and only here. */
import { type Answer, ApiError as ServerRefusal, ConnectionError } from 'earshot';

export const OFFLINE_MESSAGE = 'Unable to connect to the API server. Please try again later.'; // Spec 8

interface ErrorDetails {
  status: number;
  code?: string | null;
  requestId?: string | null;
  retryAfterSeconds?: number | null;
}

export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** The HTTP status; 0 when the server was not reached. */
  readonly status: number;
  readonly code: string | null;
  readonly requestId: string | null;
  readonly retryAfterSeconds: number | null;

  constructor(message: string, { status, code, requestId, retryAfterSeconds }: ErrorDetails) {
    super(message);
    this.status = status;
    this.code = code ?? null;
    this.requestId = requestId ?? null;
    this.retryAfterSeconds = retryAfterSeconds ?? null;
  }

  get isOffline(): boolean {
    return this.status === 0;
  }

  get isNotFound(): boolean {
    return this.status === 404 || this.status === 410;
  }

  /** The catalog went on by more than a cursor can follow: the search must be made anew. */
  get isCursorOutdated(): boolean {
    return this.code === 'cursor_outdated';
  }

  /** What the plan allows in this period is used. */
  get isQuotaExceeded(): boolean {
    return this.code === 'quota_exceeded';
  }

  /** The plan or the missing session stands in the way, not a fault. */
  get isAccessDenied(): boolean {
    return this.status === 401 || this.status === 403;
  }
}

export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  // People read what the server says, not the body it says it in.
  if (error instanceof ServerRefusal) return new ApiError(error.serverMessage ?? error.message, error);
  if (error instanceof ConnectionError) return new ApiError(error.message, { status: 0 });
  return new ApiError(error instanceof Error && error.message ? error.message : 'Unknown error', { status: -1 }); // Spec 8
}

/** The data of an answer, or an `ApiError`. An abort passes through, so that the query cache sees it. */
export async function unwrap<Data>(call: Promise<Answer<Data>>): Promise<Data> {
  try {
    return (await call).data;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw toApiError(error);
  }
}
