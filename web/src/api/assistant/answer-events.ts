/** Reads an answer that arrives as server-sent events: `text` with parts of it, then `done` or `error`. */
import type { AssistantAnswer } from './types';

export interface ServerEvent {
  name: string;
  data: string;
}

/** The complete events at the start of a text, and the rest, which continues. Comments keep the connection open and are left out. */
export function takeEvents(text: string): { events: ServerEvent[]; rest: string } {
  const blocks = text.replaceAll('\r\n', '\n').split('\n\n');
  const rest = blocks.pop() ?? '';
  const events = blocks.flatMap((block) => {
    const fields = block.split('\n').map((line) => /^(event|data): ?(.*)$/s.exec(line));
    const data = fields.flatMap((field) => (field?.[1] === 'data' ? [field[2] ?? ''] : []));
    const name = fields.findLast((field) => field?.[1] === 'event')?.[2] ?? 'message';
    return data.length === 0 ? [] : [{ name, data: data.join('\n') }];
  });
  return { events, rest };
}

export interface AnswerFailure {
  code: string;
  message: string;
}

/** How an answer ended. */
export type AnswerEnd = { answer: AssistantAnswer } | { failure: AnswerFailure };

/** Reads until the answer ends. `onText` gets each part. Fails when the connection ends before. */
export async function readAnswer(body: ReadableStream<Uint8Array>, onText: (part: string) => void): Promise<AnswerEnd> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let pending = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) throw new TypeError('The answer was cut off.');
    const { events, rest } = takeEvents(pending + decoder.decode(value, { stream: true }));
    pending = rest;
    for (const { name, data } of events) {
      if (name === 'text') onText((JSON.parse(data) as { text: string }).text);
      else if (name === 'done') return { answer: JSON.parse(data) as AssistantAnswer };
      else if (name === 'error') return { failure: JSON.parse(data) as AnswerFailure };
    }
  }
}
