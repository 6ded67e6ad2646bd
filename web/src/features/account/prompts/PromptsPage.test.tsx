import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { TeamUser } from '../../../api/lists/members';
import { api } from '../../../testing/api';
import { renderPage, signIn } from '../../../testing/render';
import { sample } from '../../../testing/sample';

const USERS = '/api/v1/teams/users';
const PROMPTS = '/api/v1/teams/custom-prompts';
const PAGE = '/app/team-settings/custom-prompts';
const LOADING = { name: 'Loading the prompts' };

it('shows prompts together with what admins may do', async () => {
  signIn();
  const held: ((answer: { users: TeamUser[] }) => void)[] = [];
  api.on('get', PROMPTS, { customPrompts: [sample('CustomPromptView', { id: 'c1', name: 'Sponsors' })] });
  api.on('get', USERS, () => new Promise((resolve) => held.push(resolve)));
  await renderPage(PAGE);
  expect(await screen.findByRole('status', LOADING)).toBeTruthy();
  expect(screen.queryByText('Sponsors')).toBeNull();
  const users = [sample('TeamUserView', { id: 'u1', role: 'admin' }) as TeamUser];
  for (const answer of held) answer({ users });
  expect(await screen.findByRole('link', { name: 'New prompt' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Sponsors' })).toBeTruthy();
  expect(screen.queryByRole('status', LOADING)).toBeNull();
});

it('shows prompts as members see them when the role can’t be loaded', async () => {
  signIn();
  api.on('get', PROMPTS, { customPrompts: [sample('CustomPromptView', { id: 'c1', name: 'Sponsors' })] });
  api.on('get', USERS, () => api.fail(403));
  await renderPage(PAGE);
  expect(await screen.findByRole('link', { name: 'Sponsors' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'New prompt' })).toBeNull();
});
