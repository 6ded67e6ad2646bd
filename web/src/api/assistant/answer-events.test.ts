import { expect, it } from 'vitest';
import { readAnswer, takeEvents } from './answer-events';

const ANSWER = { result: { answer: { text: 'Salt and ice.', removed: 0 } }, generatedBy: 'model', model: 'small-1', fallback: null };

/** A body that arrives in these chunks. */
function bodyOf(chunks: readonly Uint8Array[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });
}

const bytes = (text: string) => new TextEncoder().encode(text);

it('takes complete events and leaves the rest', () => {
  expect(takeEvents(': keep-alive\n\nevent: text\ndata: {"text":"a"}\n\nevent: te')).toEqual({ events: [{ name: 'text', data: '{"text":"a"}' }], rest: 'event: te' });
  expect(takeEvents('data: one\ndata:two\r\n\r\n')).toEqual({ events: [{ name: 'message', data: 'one\ntwo' }], rest: '' });
  expect(takeEvents('')).toEqual({ events: [], rest: '' });
});

it('reads an answer, wherever the chunks are cut', async () => {
  const sent = bytes(`event: text\ndata: {"text":"Sa"}\n\n:\n\nevent: text\ndata: {"text":"lt – é"}\n\nevent: done\ndata: ${JSON.stringify(ANSWER)}\n\n`);
  for (const size of [1, 2, 3, 7, sent.length]) {
    const chunks = Array.from({ length: Math.ceil(sent.length / size) }, (_, place) => sent.slice(place * size, (place + 1) * size));
    const parts: string[] = [];
    await expect(readAnswer(bodyOf(chunks), (part) => parts.push(part))).resolves.toEqual({ answer: ANSWER });
    expect(parts.join('')).toBe('Salt – é');
  }
});

it('ends with the failure of the server', async () => {
  const body = bodyOf([bytes('event: error\ndata: {"code":"no_transcripts","message":"No episode has a transcript."}\n\n')]);
  await expect(readAnswer(body, () => undefined)).resolves.toEqual({ failure: { code: 'no_transcripts', message: 'No episode has a transcript.' } });
});

it('fails when the connection ends first', async () => {
  const parts: string[] = [];
  await expect(readAnswer(bodyOf([bytes('event: text\ndata: {"text":"Sa"}\n\nevent: do')]), (part) => parts.push(part))).rejects.toThrow('cut off');
  expect(parts).toEqual(['Sa']);
});
