import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { api } from '../../testing/api';
import { fill, valueOf } from '../../testing/fill';
import { renderPage } from '../../testing/render';

const SEND = '/api/v1/auth/sign-in-link';

it('checks the address, and leads to “Check your inbox”', async () => {
  api.on('post', SEND, {});
  api.on('get', '/api/v1/auth/provider', { name: null });
  const { user, router } = await renderPage('/sign-in?email=somebody');
  const email = await screen.findByLabelText('Email address');
  expect(valueOf(email)).toBe('somebody');
  await user.click(screen.getByRole('button', { name: 'Send link' }));
  await screen.findByText('Enter a valid email address, like name@example.com.');
  expect(document.activeElement).toBe(email);
  expect(api.calls('post', SEND)).toEqual([]);
  fill(email, 'somebody@example.org');
  await user.click(screen.getByRole('button', { name: 'Send link' }));
  await screen.findByRole('heading', { name: 'Check your inbox' });
  screen.getByText('somebody@example.org');
  expect(router.state.location.pathname).toBe('/sign-in/magic-email-sent');
  expect(api.calls('post', SEND).map(({ body }) => body)).toEqual([{ email: 'somebody@example.org' }]);
});

it('says that a link is invalid, offers a new one, and removes the key from the URL', async () => {
  api.on('post', '/api/v1/auth/sign-in', api.fail(401, { message: 'The link has expired.' }));
  const { user, router } = await renderPage('/sign-in/email-link?key=not-a-key');
  await user.click((await screen.findAllByRole('button', { name: 'Sign in' })).at(-1) as HTMLElement);
  expect((await screen.findByRole('alert')).textContent).toContain('You’re not signed in');
  screen.getByRole('link', { name: 'Request a new link' });
  expect(router.state.location.href).not.toContain('key=');
});
