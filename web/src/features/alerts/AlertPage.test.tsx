import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { api } from '../../testing/api';
import { fill, valueOf } from '../../testing/fill';
import { renderPage, signIn } from '../../testing/render';
import { sample } from '../../testing/sample';

const SETTINGS = sample('AlertSettingsView', { type: 'custom-keyword', value: 'cold storage' });
const ALERT = sample('AlertConfigView', { id: 'a1', alertName: 'cold storage', alertType: 'custom-keyword', enabled: true, version: 1, alertSettings: SETTINGS, emailSettings: sample('AlertEmailView', { enabled: true, frequency: 'daily' }) });
const OF_ALERT = '/api/v1/alerts/alert-config/{alertConfigId}';

function answerAlert(): void {
  signIn();
  api.on('get', OF_ALERT, { alertConfig: ALERT });
  api.on('get', `${OF_ALERT}/trend`, {});
}

function answerForm(): void {
  api.on('post', '/api/v1/alerts/preview', {});
  api.on('post', '/api/v1/agent/alternative-spellings', {});
  api.on('get', '/api/v1/public/statistics', {});
}

it('overwrites nothing when someone else has changed the alert', async () => {
  answerAlert();
  answerForm();
  const theirs = { ...ALERT, version: 2, alertSettings: { ...SETTINGS, otherSpellings: ['coldstore'] } };
  api.on('patch', OF_ALERT, api.fail(412, { data: { current: theirs } }));
  const { user } = await renderPage('/app/alerts/a1?tab=settings');
  const name = await screen.findByLabelText('Alert name');
  fill(name, 'Warehouses');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  const conflict = await screen.findByRole('alert');
  expect(conflict.textContent).toContain('Someone else changed this alert');
  expect(within(conflict).getByRole('row', { name: /^Other spellings/ }).textContent).toMatch(/coldstoreNot changed$/);
  expect(api.calls('patch', OF_ALERT).map(({ headers }) => headers.get('if-match'))).toEqual(['"1"']);

  api.on('get', OF_ALERT, { alertConfig: theirs });
  await user.click(within(conflict).getByRole('button', { name: 'Keep theirs' }));
  await screen.findByText('coldstore');
  expect(api.calls('patch', OF_ALERT)).toHaveLength(1);
});

it('saves the own change on top of that of someone else, and sends nothing that only they have changed', async () => {
  answerAlert();
  answerForm();
  const theirs = { ...ALERT, version: 2, alertSettings: { ...SETTINGS, otherSpellings: ['coldstore'] }, emailSettings: { ...ALERT.emailSettings, hour: 17 } };
  const saved = { ...theirs, version: 3, alertName: 'Warehouses', emailSettings: { ...theirs.emailSettings, frequency: 'weekly' as const } };
  api.on('patch', OF_ALERT, ({ headers }) => (headers.get('if-match') === '"2"' ? { changeId: null, updatedAlertConfig: saved } : api.fail(412, { data: { current: theirs } })));
  const { user } = await renderPage('/app/alerts/a1?tab=settings');
  fill(await screen.findByLabelText('Alert name'), 'Warehouses');
  await user.click(within(screen.getByRole('radiogroup', { name: 'Email me new matches' })).getByText('Weekly'));
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await user.click(await screen.findByRole('button', { name: 'Save mine' }));
  await screen.findByText('Alert saved');
  expect(screen.queryByText('Someone else changed this alert')).toBeNull();
  expect(api.calls('patch', OF_ALERT)[1]?.body).toEqual({ updates: { alertName: 'Warehouses', emailSettings: expect.objectContaining({ frequency: 'weekly', hour: 17 }) } });
  screen.getByText('coldstore');
});

it('shows the URL of a feed once, and revokes the feed after the word was typed', async () => {
  answerAlert();
  api.on('get', '/api/v1/teams/users', {});
  api.on('get', `${OF_ALERT}/recipients`, { recipients: [sample('AlertRecipientView', { email: 'ada@example.com', kind: 'creator', state: 'active' })] });
  api.on('get', `${OF_ALERT}/feeds`, {});
  api.on('get', '/api/v1/teams/webhooks', {});
  const rssUrl = 'https://earshot.example/feeds/secret.rss';
  const feed = sample('AlertFeedView', { id: 'f1', revokedAt: null });
  api.on('post', `${OF_ALERT}/feeds`, () => {
    api.on('get', `${OF_ALERT}/feeds`, { feeds: [feed] });
    return { feed: { ...feed, rssUrl } };
  });
  const { user } = await renderPage('/app/alerts/a1?tab=delivery');
  expect((await screen.findByRole('list', { name: 'Addresses' })).textContent).toContain('Receiving emails');
  await user.click(await screen.findByRole('button', { name: 'Create feed' }));
  expect(valueOf(await screen.findByRole('textbox', { name: 'RSS' }))).toBe(rssUrl);
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.queryByRole('textbox', { name: 'RSS' })).toBeNull();

  const feeds = await screen.findByRole('list', { name: 'Feeds' });
  await user.click(within(feeds).getByRole('button', { name: 'Revoke' }));
  const revoked = () => api.calls('delete', `${OF_ALERT}/feeds/{feedId}`).map(({ path }) => path.feedId);
  api.on('delete', `${OF_ALERT}/feeds/{feedId}`, () => {
    api.on('get', `${OF_ALERT}/feeds`, { feeds: [{ ...feed, revokedAt: '2026-01-16T12:00:00.000Z' }] });
    return {};
  });
  expect(revoked()).toEqual([]);
  await user.click(within(feeds).getByRole('button', { name: 'Revoke feed' }));
  expect(revoked()).toEqual([]);
  fill(within(feeds).getByLabelText('Type revoke to confirm'), 'Revoke');
  await user.click(within(feeds).getByRole('button', { name: 'Revoke feed' }));
  await screen.findByText('Feed revoked');
  expect(revoked()).toEqual(['f1']);
  expect(screen.queryByRole('list', { name: 'Feeds' })).toBeNull();
});

it('leaves it to the server which addresses a Slack webhook may have', async () => {
  answerAlert();
  api.on('get', '/api/v1/teams/users', { users: [sample('TeamUserView', { id: 'u1', role: 'owner' })] });
  api.on('get', `${OF_ALERT}/recipients`, {});
  api.on('get', `${OF_ALERT}/feeds`, {});
  api.on('get', '/api/v1/teams/webhooks', {});
  api.on('post', '/api/v1/teams/webhooks', {});
  const { user } = await renderPage('/app/alerts/a1?tab=delivery');
  const form = within(await screen.findByRole('form', { name: 'Add a Slack channel' }));
  const url = form.getByLabelText('Slack webhook');
  fill(url, 'relay.example');
  await user.click(form.getByRole('button', { name: 'Add channel' }));
  form.getByText('Enter a full URL, such as https://example.com/hooks');
  fill(url, 'http://10.0.0.7/slack');
  await user.click(form.getByRole('button', { name: 'Add channel' }));
  await screen.findByText('Slack channel added');
  expect(api.calls('post', '/api/v1/teams/webhooks').map(({ body }) => body)).toEqual([{ kind: 'slack', url: 'http://10.0.0.7/slack', eventTypes: ['alert_match'], alertConfigId: 'a1' }]);
});
