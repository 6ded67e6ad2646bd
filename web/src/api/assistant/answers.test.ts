// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { requestAnswer } from './answers';

const ANSWER = { result: { answer: { text: 'Salt and ice.', removed: 0, strategies: null } }, generatedBy: 'rules', model: null, fallback: null };
const EVENTS = { headers: { 'content-type': 'text/event-stream; charset=utf-8', 'x-request-id': 'r1' } };

afterEach(() => vi.unstubAllGlobals());

/** Requests an answer from a server with this response. */
async function request(response: Response) {
  const sent: Request[] = [];
  const parts: string[] = [];
  vi.stubGlobal('fetch', (call: Request) => {
    sent.push(call);
    return Promise.resolve(response);
  });
  const answer = requestAnswer('podcast', { context: { podcastId: 'p1' }, prompt: 'What is it about?' }, { onText: (part) => parts.push(part), signal: new AbortController().signal });
  const outcome = await answer.then((value) => ({ value, error: null }), (error: unknown) => ({ value: null, error }));
  return { ...outcome, parts, sent: sent[0] };
}

it('reads an answer from events', async () => {
  const { value, parts, sent } = await request(new Response(`event: text\ndata: {"text":"Salt"}\n\nevent: done\ndata: ${JSON.stringify(ANSWER)}\n\n`, EVENTS));
  expect(value).toEqual(ANSWER);
  expect(parts).toEqual(['Salt']);
  expect(sent?.headers.get('accept')).toBe('text/event-stream, application/json');
  expect(new URL(sent?.url ?? '').pathname).toBe('/api/v1/agent/podcast');
  expect(await sent?.json()).toEqual({ context: { podcastId: 'p1' }, prompt: 'What is it about?' });
});

it('takes a whole answer from a server without events', async () => {
  const { value, parts } = await request(Response.json({ status: 200, data: ANSWER }));
  expect(value).toEqual(ANSWER);
  expect(parts).toEqual([]);
});

it('fails like any call, before and within the events', async () => {
  const quota = await request(Response.json({ code: 'quota_exceeded', message: 'All AI assists are used.' }, { status: 429 }));
  expect(quota.error).toMatchObject({ status: 429, code: 'quota_exceeded', message: 'All AI assists are used.' });
  const within = await request(new Response('event: text\ndata: {"text":"Salt"}\n\nevent: error\ndata: {"code":"no_show_text","message":"There is no text."}\n\n', EVENTS));
  expect(within.error).toMatchObject({ status: 409, code: 'no_show_text', message: 'There is no text.', requestId: 'r1' });
  expect(within.parts).toEqual(['Salt']);
  const fault = await request(new Response('event: error\ndata: {"code":"internal","message":"Something went wrong on our side."}\n\n', EVENTS));
  expect(fault.error).toMatchObject({ status: 500, code: 'internal' });
});

it('takes an answer that was cut off for a lost connection', async () => {
  const { error, parts } = await request(new Response('event: text\ndata: {"text":"Salt"}\n\n', EVENTS));
  expect(error).toMatchObject({ isOffline: true });
  expect(parts).toEqual(['Salt']);
});
