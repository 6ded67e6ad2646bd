import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { api } from '../../testing/api';
import { fill } from '../../testing/fill';
import { renderPage, signIn } from '../../testing/render';

const MORE_DETAIL = 'The more detailed the better so our AI will work better.'; // Spec 3
const field = (name: string) => screen.findByLabelText(name);

it('names the required fields that are empty, and focuses the first', async () => {
  signIn();
  const { user } = await renderPage('/app/guests/new');
  await user.click(await screen.findByRole('button', { name: 'Create profile' }));
  const firstName = await field('First name');
  expect(document.activeElement).toBe(firstName);
  expect(firstName.getAttribute('aria-invalid')).toBe('true');
  for (const message of ['Short bio is required.', 'Goals are required.', 'Expertise is required.', 'Topics to discuss are required.']) screen.getByText(`${message} ${MORE_DETAIL}`);
});

it('explains a reached list limit where the draft would be saved', async () => {
  signIn();
  api.on('post', '/api/v1/guest-profiles', api.fail(403, { message: 'Your plan includes 1 list.', code: 'limit_reached' }));
  const { user } = await renderPage('/app/guests/new');
  fill(await field('First name'), 'Ada');
  fill(await field('Last name'), 'Lovelace');
  await user.click(await field('Short bio'));
  const notes = await screen.findAllByRole('note');
  expect(notes.map(({ textContent }) => textContent).join()).toContain('You’ve reached your plan’s list limit.');
  expect(document.querySelector('[data-save-state]')?.getAttribute('data-save-state')).toBe('failed');
});

it('says that a draft is unknown', async () => {
  signIn();
  api.on('get', '/api/v1/guest-profiles/{guestProfileId}', api.fail(404));
  await renderPage('/app/guests/new?draft=none');
  await screen.findByRole('heading', { name: 'Draft not found' });
});
