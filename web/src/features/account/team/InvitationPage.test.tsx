import { screen } from '@testing-library/react';
import { it } from 'vitest';
import { api } from '../../../testing/api';
import { renderPage } from '../../../testing/render';

it('says that an invitation does not work', async () => {
  api.on('get', '/api/v1/teams/invitations/by-token', api.fail(404));
  await renderPage('/invitation?key=not-a-key');
  await screen.findByRole('heading', { name: 'This invitation doesn’t work' });
  await screen.findByText(/It may have expired, been revoked or been used already/);
});

it('says that a link is incomplete', async () => {
  await renderPage('/invitation');
  await screen.findByRole('heading', { name: 'This invitation doesn’t work' });
  screen.getByText(/The link is incomplete\./);
});
