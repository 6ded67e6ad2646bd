import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { api } from '../../testing/api';
import { renderPage, signIn } from '../../testing/render';

it('offers to try again when the alerts cannot be loaded', async () => {
  signIn();
  api.on('get', '/api/v1/alerts/alert-configs', api.fail(500, { message: 'Something went wrong on our side.' }));
  const { user } = await renderPage('/app/alerts');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Couldn’t load your alerts');
  expect(alert.textContent).toContain('Something went wrong on our side.');
  api.on('get', '/api/v1/alerts/alert-configs', {});
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  await screen.findByRole('heading', { name: 'No alerts yet' });
});

it('says that an alert is unknown, and leads to the others', async () => {
  signIn();
  api.on('get', '/api/v1/alerts/alert-config/{alertConfigId}', api.fail(404));
  api.on('get', '/api/v1/alerts/alert-configs', {});
  const { user, router } = await renderPage('/app/alerts/none');
  await screen.findByRole('heading', { name: 'Alert not found' });
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Go to your alerts' }));
  await screen.findByRole('heading', { name: 'No alerts yet' });
  expect(router.state.location.pathname).toBe('/app/alerts');
});
