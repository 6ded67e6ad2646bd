import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { api } from '../../../testing/api';
import { renderPage, signIn } from '../../../testing/render';
import { sample } from '../../../testing/sample';

const LOG = '/api/v1/teams/request-log';
const PAGE = '/app/team-settings/developers/requests';

const key = sample('LoggedKeyView', { id: 'k1', name: 'laptop', prefix: 'pk_live_a1B2' });
const request = (id: string, fields: object) =>
  sample('LoggedRequestView', { id, key, method: 'GET', route: '/api/v1/podcasts/{podcastIdOrSlug}', status: 200, durationMs: 12, missedCount: 0, ...fields });

function answer(role: string): void {
  signIn();
  api.on('get', '/api/v1/teams/users', { users: [sample('TeamUserView', { id: 'u1', role })] });
}

it('lists requests with status, route, key and duration, and the number of those that were not logged', async () => {
  answer('admin');
  const missed = request('r3', { key: null, method: null, route: null, status: null, durationMs: null, missedCount: 47 });
  api.on('get', LOG, { requests: [missed, request('r2', { status: 503, key: null }), request('r1', {})], keys: [key], cursor: null });
  await renderPage(PAGE);
  const [gap, failed, successful] = within(await screen.findByRole('list', { name: 'Requests' })).getAllByRole('listitem');
  expect(gap?.textContent).toContain('47 requests not logged, because too many came at once');
  expect(failed?.textContent).toContain('503GET /api/v1/podcasts/{podcastIdOrSlug}Deleted key');
  expect(successful?.textContent).toContain('200GET /api/v1/podcasts/{podcastIdOrSlug}laptop12 ms');
  expect(screen.queryByRole('button', { name: 'Show older requests' })).toBeNull();
});

it('filters by key and status, shows older requests, and ends the filter', async () => {
  answer('owner');
  api.on('get', LOG, ({ query }) => {
    if (query.has('statusClass')) return { requests: [], keys: [key], cursor: null };
    return query.has('cursor') ? { requests: [request('r1', {})], keys: [key], cursor: null } : { requests: [request('r2', {})], keys: [key], cursor: 'r2' };
  });
  const { user } = await renderPage(PAGE);
  await user.click(await screen.findByRole('button', { name: 'Show older requests' }));
  await screen.findAllByRole('listitem');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Key' }), 'k1');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), '4xx');
  await user.click(await screen.findByRole('button', { name: 'Show all requests' }));
  await screen.findByRole('list', { name: 'Requests' });
  const sent = api.calls('get', LOG).map(({ query }) => query.toString());
  expect(sent).toContain('cursor=r2');
  expect(sent).toContain('apiKeyId=k1');
  expect(sent).toContain('apiKeyId=k1&statusClass=4xx');
});

it('tells members that the log is for admins, and asks for nothing', async () => {
  answer('member');
  await renderPage(PAGE);
  await screen.findByText('Only admins and the owner of your team can see its API requests.');
});

it('says that no requests came yet, or that they could not be loaded', async () => {
  answer('admin');
  api.on('get', LOG, api.fail(500));
  const { user } = await renderPage(PAGE);
  await screen.findByText('Couldn’t load the requests');
  api.on('get', LOG, { requests: [], keys: [], cursor: null });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('No requests yet');
});
