import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { api } from '../../testing/api';
import { renderPage, signIn } from '../../testing/render';

it('offers to try again when the guests cannot be loaded', async () => {
  signIn();
  api.on('get', '/api/v1/guest-profiles', api.fail(500, { message: 'Something went wrong on our side.' }));
  const { user } = await renderPage('/app/guests');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Couldn’t load your guests');
  api.on('get', '/api/v1/guest-profiles', {});
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  await screen.findByRole('heading', { name: 'No guests yet' });
});
