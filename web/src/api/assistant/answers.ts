/** Questions to the assistant (spec 7). */
import { Connection } from 'earshot';
import { unwrap } from '../errors';
import { readAnswer } from './answer-events';
import type { AssistantAnswer, AssistantQuestion, PromptContext } from './types';

/** A text model may respond slowly. */
const TIMEOUT_MS = 300_000;
const EVENT_STREAM = 'text/event-stream';

interface AnswerOptions {
  /** Gets each part of the text as it arrives. The text of the result replaces them. */
  onText: (part: string) => void;
  signal: AbortSignal;
}

/**
 * Requests an answer. It is charged one AI assist, also when the caller stops listening; a failure is not charged.
 * A server that does not stream sends the whole answer at once.
 */
export function requestAnswer(kind: PromptContext, body: AssistantQuestion, { onText, signal }: AnswerOptions): Promise<AssistantAnswer> {
  const connection = new Connection({ baseUrl: '/', credentials: 'same-origin', maxRetries: 0, fetch: (request) => fetchAnswer(request, onText) });
  return unwrap(connection.POST('/api/v1/agent/{kind}', { params: { path: { kind } }, body, signal, timeoutMs: TIMEOUT_MS })) as Promise<AssistantAnswer>;
}

/** Reads the events of a response, and returns what a server without events would send. */
async function fetchAnswer(request: Request, onText: (part: string) => void): Promise<Response> {
  request.headers.set('accept', `${EVENT_STREAM}, application/json`);
  const response = await fetch(request);
  if (!response.ok || !response.body || !response.headers.get('content-type')?.startsWith(EVENT_STREAM)) return response;
  const headers = { 'x-request-id': response.headers.get('x-request-id') ?? '' };
  const end = await readAnswer(response.body, onText);
  if ('answer' in end) return Response.json({ data: end.answer }, { headers });
  // Events have no HTTP status.
  return Response.json(end.failure, { status: end.failure.code.startsWith('internal') ? 500 : 409, headers });
}
