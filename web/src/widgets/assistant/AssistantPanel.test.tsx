import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { api } from '../../testing/api';
import { fill } from '../../testing/fill';
import { renderComponent, signIn } from '../../testing/render';
import { AssistantPanel } from './AssistantPanel';

const ASK = '/api/v1/agent/podcast';
const EVENTS = { headers: { 'content-type': 'text/event-stream' } };

/** Answers as the server does, with events. All other calls are those of the harness. */
function answerQuestions(respond: (signal: AbortSignal | null | undefined) => Promise<Response>): void {
  const { fetch } = globalThis;
  globalThis.fetch = (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    return url.endsWith(ASK) ? respond(input instanceof Request ? input.signal : init?.signal) : fetch(input, init);
  };
}

async function ask() {
  signIn();
  api.on('get', '/api/v1/teams/custom-prompts', {});
  const { user } = await renderComponent(<AssistantPanel subject={{ kind: 'podcast', id: 'p1' }} />);
  await user.click(await screen.findByRole('button', { name: 'Ask a question' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Question'));
  await user.click(screen.getByRole('button', { name: 'Ask' }));
  await screen.findByText('Write a question');
  fill(screen.getByLabelText('Question'), 'What is it about?');
  await user.click(screen.getByRole('button', { name: 'Ask' }));
  return user;
}

it('keeps the text of an answer that failed, which was not charged', async () => {
  answerQuestions(() => Promise.resolve(new Response('event: text\ndata: {"text":"It is about"}\n\nevent: error\ndata: {"code":"internal","message":"Something went wrong on our side."}\n\n', EVENTS)));
  await ask();
  expect((await screen.findByRole('alert')).textContent).toContain('Nothing was charged');
  expect(screen.getByRole('region', { name: 'Answer' }).textContent).toContain('It is about');
});

it('stops an answer, and returns the focus', async () => {
  answerQuestions((signal) => new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error))));
  const user = await ask();
  await user.click(await screen.findByRole('button', { name: 'Stop' }));
  await screen.findByText(/^Stopped\./);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ask' })));
});
