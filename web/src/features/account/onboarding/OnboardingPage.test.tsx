import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { api } from '../../../testing/api';
import { renderPage, signIn } from '../../../testing/render';
import { sample } from '../../../testing/sample';

const PROFILE = '/api/v1/users/profile';

const profile = (fields: object) => ({ profile: sample('ProfileView', { reason: null, otherReason: null, role: null, onboarding: 'open', ...fields }) });

it('asks for the other reason in words, with the message of the specification', async () => {
  signIn();
  api.on('get', PROFILE, profile({}));
  api.on('patch', PROFILE, ({ body }) => profile(body as object));
  const { user } = await renderPage('/onboarding');
  await user.click(await screen.findByRole('radio', { name: 'Something else' }));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  screen.getByText("Other reason must be specified when 'other' is selected.");
  expect(document.activeElement).toBe(screen.getByLabelText('What is it?'));
  await user.type(screen.getByLabelText('What is it?'), 'A thesis');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByText('Question 2 of 2');
  expect(api.calls('patch', PROFILE).map(({ body }) => body)).toEqual([{ reason: 'other', otherReason: 'A thesis' }]);
});

it('resumes at the first open question, and leads to a first step that fits the reason', async () => {
  signIn();
  api.on('get', PROFILE, profile({ reason: 'monitoring' }));
  api.on('patch', PROFILE, ({ body }) => profile({ reason: 'monitoring', ...(body as object) }));
  const { user } = await renderPage('/onboarding');
  await screen.findByText('Question 2 of 2');
  await user.click(screen.getByRole('radio', { name: 'Marketer' }));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByRole('button', { name: 'Create your first alert' });
  expect(api.calls('patch', PROFILE).map(({ body }) => body)).toEqual([{ role: 'Marketer' }]);
});

it('is skipped', async () => {
  signIn();
  api.on('get', PROFILE, profile({}));
  api.on('patch', PROFILE, ({ body }) => profile(body as object));
  const { user, router } = await renderPage('/onboarding');
  await user.click(await screen.findByRole('button', { name: 'Skip for now' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/app'));
  expect(api.calls('patch', PROFILE).map(({ body }) => body)).toEqual([{ onboarding: 'skipped' }]);
});
