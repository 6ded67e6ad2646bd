import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { useAnswer } from './useAnswer';

const ANSWER = { result: { answer: { text: 'Salt and ice.', removed: 0, strategies: null } }, generatedBy: 'rules', model: null, fallback: null };
const REQUEST = { title: 'What is it about?', prompt: 'What is it about?', customPromptId: null };
const close: (() => void)[] = [];
afterEach(() => {
  close.splice(0).forEach((end) => end());
  vi.unstubAllGlobals();
});

const settle = () => act(async () => void (await new Promise((resolve) => setTimeout(resolve, 20))));

/** Renders the hook with a server whose events the test sends. */
async function start() {
  const queryClient = new QueryClient();
  let events: ReadableStreamDefaultController<Uint8Array> | null = null;
  vi.stubGlobal('fetch', ({ signal }: Request) => {
    const body = new ReadableStream<Uint8Array>({ start: (controller) => void (events = controller) });
    signal.addEventListener('abort', () => events?.error(signal.reason));
    return Promise.resolve(new Response(body, { headers: { 'content-type': 'text/event-stream' } }));
  });
  const seen: { run: ReturnType<typeof useAnswer> | null } = { run: null };
  function Probe() {
    const run = useAnswer({ kind: 'podcast', id: 'p1' });
    useEffect(() => {
      seen.run = run;
    });
    return null;
  }
  const mount = async () => {
    const root = createRoot(document.body.appendChild(document.createElement('div')));
    await act(async () =>
      root.render(
        <QueryClientProvider client={queryClient}>
          <Probe />
        </QueryClientProvider>,
      ),
    );
    return () => act(() => root.unmount());
  };
  const leave = await mount();
  return {
    run: () => seen.run as ReturnType<typeof useAnswer>,
    send: async (text: string) => {
      events?.enqueue(new TextEncoder().encode(text));
      await settle();
    },
    leave,
    mount: async () => void close.push(await mount()),
  };
}

it('shows the parts of an answer, and keeps the whole one', async () => {
  const page = await start();
  act(() => page.run().send(REQUEST));
  await settle();
  expect(page.run()).toMatchObject({ isPending: true, shown: null });
  await page.send('event: text\ndata: {"text":"Sa"}\n\nevent: text\ndata: {"text":"lt"}\n\n');
  expect(page.run()).toMatchObject({ isPending: true, shown: { title: REQUEST.title, text: 'Salt', answer: null } });
  // The reader leaves, but the answer still arrives.
  page.leave();
  await page.send(`event: done\ndata: ${JSON.stringify(ANSWER)}\n\n`);
  await page.mount();
  expect(page.run()).toMatchObject({ isPending: false, error: null, shown: { text: 'Salt and ice.', answer: { generatedBy: 'rules' } } });
});

it('keeps the text so far when it is stopped or fails', async () => {
  const page = await start();
  close.push(page.leave);
  act(() => page.run().send(REQUEST));
  await settle();
  await page.send('event: text\ndata: {"text":"Salt"}\n\n');
  act(() => page.run().stop());
  await settle();
  expect(page.run()).toMatchObject({ isPending: false, isStopped: true, error: null, shown: { text: 'Salt', answer: null } });
  act(() => page.run().send(REQUEST));
  await settle();
  expect(page.run()).toMatchObject({ isPending: true, isStopped: false, shown: null });
  await page.send('event: error\ndata: {"code":"internal","message":"Something went wrong on our side."}\n\n');
  expect(page.run()).toMatchObject({ isPending: false, isStopped: false, error: { status: 500, message: 'Something went wrong on our side.' }, shown: null });
});
