import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { api } from '../../../testing/api';
import { renderPage, signIn } from '../../../testing/render';
import { returnPath } from '../../../widgets/return-path';

const PROVIDER = '/api/v1/auth/provider';
const CODE = '/api/v1/auth/provider/code';

it('names the provider on the sign-in page, and says when it does not respond', async () => {
  api.on('get', PROVIDER, { name: 'Acme' });
  api.on('post', PROVIDER, () => api.fail(503, { code: 'service_unavailable', message: 'Acme doesn’t respond.' }));
  const { user } = await renderPage('/sign-in');
  await user.click(await screen.findByRole('button', { name: 'Sign in with Acme' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Acme doesn’t respond.');
});

it('shows no button without a provider', async () => {
  api.on('get', PROVIDER, { name: null });
  const { loaded } = await renderPage('/sign-in');
  await loaded();
  expect(screen.queryByRole('button', { name: /Sign in with/ })).toBeNull();
});

it('sends the code once, and leads back to the page that needed a session', async () => {
  signIn();
  returnPath.remember('/app/user-settings/podcasts');
  api.on('get', '/api/v1/users/podcast-claims', { claims: [] });
  api.on('post', CODE, {});
  const { router, loaded } = await renderPage('/sign-in/provider?state=s1&code=c1');
  await waitFor(() => expect(router.state.location.pathname).toBe('/app/user-settings/podcasts'));
  await loaded();
  expect(api.calls('post', CODE).map(({ body }) => body)).toEqual([{ state: 's1', code: 'c1' }]);
});

it('removes a code that failed from the URL, and leads back', async () => {
  api.on('post', CODE, () => api.fail(400, { code: 'provider_sign_in_failed', message: 'Acme hasn’t verified your email address.' }));
  const { router } = await renderPage('/sign-in/provider?state=s1&code=c1');
  expect((await screen.findByRole('alert')).textContent).toContain('Acme hasn’t verified your email address.');
  expect(router.state.location.href).not.toContain('c1');
  screen.getByRole('link', { name: 'Back to sign-in' });
});

it('says that a sign-in was canceled at the provider', async () => {
  await renderPage('/sign-in/provider?error=access_denied&state=s1');
  expect((await screen.findByRole('alert')).textContent).toContain('the sign-in was canceled');
});
