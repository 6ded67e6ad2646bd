/** Every failed call becomes an `ApiError` here, and only here. */

export const OFFLINE_MESSAGE = 'Unable to connect to the API server. Please try again later.'; // Spec 8

interface ErrorBody {
  message?: string;
  code?: string;
  requestId?: string;
  errors?: { pointer: string; message: string }[];
  data?: { message?: string; error?: string };
}

export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** The HTTP status; 0 when the server was not reached. */
  readonly status: number;
  readonly code: string | null;
  readonly requestId: string | null;
  readonly retryAfterSeconds: number | null;

  constructor(message: string, facts: { status: number; code?: string | null; requestId?: string | null; retryAfterSeconds?: number | null }) {
    super(message);
    this.status = facts.status;
    this.code = facts.code ?? null;
    this.requestId = facts.requestId ?? null;
    this.retryAfterSeconds = facts.retryAfterSeconds ?? null;
  }

  get isOffline(): boolean {
    return this.status === 0;
  }

  get isNotFound(): boolean {
    return this.status === 404 || this.status === 410;
  }

  /** What the plan allows in this period is used. */
  get isUsedUp(): boolean {
    return this.code === 'quota_exceeded';
  }

  /** The plan or the missing session stands in the way, not a fault. */
  get isRefused(): boolean {
    return this.status === 401 || this.status === 403;
  }
}

function retryAfterSeconds(response: Response): number | null {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds : null;
}

export function fromResponse(response: Response, body: unknown): ApiError {
  const known: ErrorBody = typeof body === 'object' && body !== null ? body : {};
  const text = known.message ?? known.data?.message ?? known.data?.error ?? response.statusText;
  return new ApiError(text || 'Unknown error', {
    status: response.status,
    code: known.code,
    requestId: known.requestId ?? response.headers.get('x-request-id'),
    retryAfterSeconds: retryAfterSeconds(response),
  });
}

export function fromUnknown(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  // `fetch` rejects with a TypeError when there is no connection.
  if (error instanceof TypeError) return new ApiError(OFFLINE_MESSAGE, { status: 0 });
  return new ApiError(error instanceof Error && error.message ? error.message : 'Unknown error', { status: -1 });
}

interface Answer<Data> {
  data?: { data: Data };
  error?: unknown;
  response: Response;
}

/** The `data` of an answer's envelope, or an `ApiError`. An abort passes through, so that the query cache sees it. */
export async function unwrap<Data>(call: Promise<Answer<Data>>): Promise<Data> {
  let answer: Answer<Data>;
  try {
    answer = await call;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw fromUnknown(error);
  }
  if (!answer.response.ok || answer.data === undefined) throw fromResponse(answer.response, answer.error);
  return answer.data.data;
}
