import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { api } from '../../testing/api';
import { fill, valueOf } from '../../testing/fill';
import { sidebarLink } from '../../testing/frame';
import { renderPage, signIn } from '../../testing/render';
import { sample } from '../../testing/sample';

const TOO_FREQUENT = 'The word is in nearly every episode';

it('rejects words at their field, and asks before the reader leaves', async () => {
  signIn();
  api.on('get', '/api/v1/alerts/alert-configs', {});
  api.on('get', '/api/v1/public/statistics', {});
  const problem = api.fail(400, { message: 'Invalid request', errors: [{ pointer: '/value', message: TOO_FREQUENT }] });
  api.on('post', '/api/v1/alerts/preview', problem);
  api.on('post', '/api/v1/alerts/alert-config', problem);
  const { user, router } = await renderPage('/app/alerts/new?kind=custom-keyword');
  const words = await screen.findByLabelText('Word or phrase');
  expect(document.activeElement).toBe(words);
  const create = screen.getByRole('button', { name: 'Create alert' });
  fill(words, 'x');
  await user.click(create);
  await screen.findByText('Use at least 2 letters or digits');
  expect(document.activeElement).toBe(words);
  expect(api.calls('post', '/api/v1/alerts/alert-config')).toEqual([]);

  fill(words, 'the');
  const preview = screen.getByRole('region', { name: 'Last 30 days' });
  expect((await within(preview).findByRole('alert')).textContent).toBe(TOO_FREQUENT);
  await user.click(create);
  const form = screen.getByRole('form', { name: 'New alert' });
  await within(form).findByText(TOO_FREQUENT);
  expect(words.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(words);

  await user.click(sidebarLink('Guests'));
  const warning = await screen.findByRole('dialog', { name: 'Leave without saving?' });
  await user.click(within(warning).getByRole('button', { name: 'Stay' }));
  expect(valueOf(words)).toBe('the');
  expect(router.state.location.pathname).toBe('/app/alerts/new');
});

it('opens the new alert without asking for what it has saved', async () => {
  signIn();
  api.on('get', '/api/v1/alerts/alert-configs', {});
  api.on('get', '/api/v1/public/statistics', {});
  api.on('post', '/api/v1/alerts/preview', {});
  api.on('post', '/api/v1/agent/alternative-spellings', {});
  api.on('get', '/api/v1/alerts/alert-config/{alertConfigId}', api.fail(404));
  const { user, router } = await renderPage('/app/alerts/new?kind=custom-keyword');
  fill(await screen.findByLabelText('Word or phrase'), 'cold storage');
  api.on('post', '/api/v1/alerts/alert-config', { createdAlertConfig: sample('AlertConfigView', { id: 'a1', alertName: 'cold storage' }), changeId: 'c1' });
  await user.click(screen.getByRole('button', { name: 'Create alert' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/app/alerts/a1'));
  expect(screen.queryByRole('dialog', { name: 'Leave without saving?' })).toBeNull();
});
