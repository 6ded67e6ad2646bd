import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { api } from '../../testing/api';
import { renderPage, signIn } from '../../testing/render';

it('offers to try again when the lists cannot be loaded', async () => {
  signIn();
  api.on('get', '/api/v1/projects', api.fail(500, { message: 'Something went wrong on our side.' }));
  const { user } = await renderPage('/app/projects');
  const alert = (await screen.findByText('Couldn’t load your lists')).closest('[role=alert]') as HTMLElement;
  within(alert).getByRole('button', { name: /Copy request ID/ });
  api.on('get', '/api/v1/projects', {});
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  await screen.findByRole('heading', { name: 'No lists yet' });
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Create a list' }).getAttribute('href')).toBe('/app/lists/new');
});
