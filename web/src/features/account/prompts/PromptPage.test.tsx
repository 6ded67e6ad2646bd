import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { api } from '../../../testing/api';
import { fill } from '../../../testing/fill';
import { renderPage, signIn } from '../../../testing/render';
import { sample } from '../../../testing/sample';

const PROMPTS = '/api/v1/teams/custom-prompts';
const PROMPT = '/api/v1/teams/custom-prompts/{promptId}';

it('overwrites no change of someone else', async () => {
  signIn();
  let stored = sample('CustomPromptView', { id: 'c1', name: 'Sponsors', contextType: 'podcast', prompt: 'List sponsors.', version: 1 });
  api.on('get', '/api/v1/teams/users', { users: [sample('TeamUserView', { id: 'u1', email: 'ada@example.com', role: 'owner' })] });
  api.on('get', PROMPTS, () => ({ customPrompts: [stored] }));
  api.on('put', PROMPT, ({ body, headers }) => {
    if (headers.get('if-match') !== `"${stored.version}"`) return api.fail(412, { data: { current: stored } });
    stored = { ...stored, ...(body as object), version: stored.version + 1 };
    return { customPrompt: stored };
  });
  const { user } = await renderPage('/app/team-settings/custom-prompts/c1');
  const prompt = await screen.findByRole('textbox', { name: 'Prompt' });
  fill(prompt, 'List sponsors by date.');
  stored = { ...stored, prompt: 'List sponsors by name.', description: 'For sales', version: 2 };
  await user.click(screen.getByRole('button', { name: 'Save prompt' }));
  const conflict = (await screen.findByText('Someone else changed this prompt')).closest('[role=alert]') as HTMLElement;
  expect(conflict.textContent).toContain('List sponsors by name.');
  expect(stored.prompt).toBe('List sponsors by name.');
  await user.click(within(conflict).getByRole('button', { name: 'Save mine' }));
  await screen.findByText('Prompt saved');
  await waitFor(() => expect(stored).toMatchObject({ prompt: 'List sponsors by date.', description: 'For sales' }));
});
