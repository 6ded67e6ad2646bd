import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { api } from '../../testing/api';
import { renderPage } from '../../testing/render';

const DOCUMENT = JSON.parse(readFileSync(join(import.meta.dirname, '../../../../api/openapi.json'), 'utf8')) as { 'x-earshot': { errors: unknown[] } };

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const send = () => screen.getByRole('button', { name: 'Send' });

beforeEach(() => {
  api.onFile('/openapi.json', DOCUMENT);
  api.on('get', '/api/v1/podcasts/latest', {});
});

it('does not send a body that is not valid JSON', async () => {
  const { user } = await renderPage('/api-docs?call=searchPodcasts');
  await heading('searchPodcasts');
  const body = screen.getByRole('textbox', { name: 'Request body' });
  await user.clear(body);
  await user.paste('{"searchTerms": [');
  // A search without an answer would fail the test.
  await user.click(send());
  expect((await screen.findByRole('alert')).textContent).toContain('The body isn’t valid JSON');
});

it('does not offer to send what changes data', async () => {
  await renderPage('/api-docs?call=signOut');
  await heading('signOut');
  expect(screen.getByText(/^This endpoint changes data, so you can’t try it here\./)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
});

it('sends an entered API key in place of the session, and does not store it', async () => {
  api.on('get', '/api/v1/podcasts/{podcastIdOrSlug}', api.fail(401, { message: 'Invalid authorization token' }));
  const { user } = await renderPage('/api-docs?call=getPodcast');
  await heading('getPodcast');
  await user.type(screen.getByLabelText('API key'), 'pk_live_wrong');
  expect(screen.getByText('Sent with your API key.')).toBeTruthy();
  await user.click(send());
  await waitFor(() => expect(screen.getByRole('status', { name: 'Response' }).textContent).toMatch(/401.*Invalid authorization token/s));
  expect(api.calls('get', '/api/v1/podcasts/{podcastIdOrSlug}').map(({ headers }) => headers.get('authorization'))).toEqual(['pk_live_wrong']);
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('pk_live_wrong');
});

it('lists every error code of the document', async () => {
  await renderPage('/api-docs?topic=errors');
  const codes = within(await screen.findByRole('region', { name: 'Error codes' }));
  expect(codes.getAllByRole('row')).toHaveLength(DOCUMENT['x-earshot'].errors.length + 1);
});

it('lists the limits of the document', async () => {
  await renderPage('/api-docs?topic=limits');
  expect((await screen.findByRole('row', { name: /^Searches/ })).textContent).toContain('5,000 per month');
  expect(screen.getByText('personFilters')).toBeTruthy();
  expect(screen.getByRole('row', { name: /^Contact unlocks/ }).textContent).toContain('10 per month');
  const costs = within(screen.getByRole('region', { name: 'Costs of calls' }));
  expect(costs.getByRole('row', { name: /podcasts\/deep-analysis/ }).textContent).toContain('1 of your plan’s AI assists per episode');
});

it('groups the fields of a body by use, describes each, and shows an example of the response', async () => {
  const { container } = await renderPage('/api-docs?call=searchEpisodes');
  await heading('searchEpisodes');
  const body = within(screen.getByRole('region', { name: 'Request body' }));
  expect(body.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['Query', 'Podcast filters', 'Episode filters', 'Order and pages', 'Content of the response', 'Not available']);
  expect(within(body.getByRole('list', { name: 'Query' })).getAllByText('searchTerms').length).toBeGreaterThan(0);
  const fields = Array.from(container.querySelectorAll('section li')).filter((item) => item.querySelector(':scope > div > code'));
  const undescribed = fields.filter((item) => !item.querySelector(':scope > p')).map((item) => item.querySelector('code')?.textContent ?? '');
  expect(fields.length).toBeGreaterThan(50);
  expect(undescribed.filter((name) => !/^\d{3}$/.test(name))).toEqual([]);
  const example = screen.getByRole('region', { name: 'example response' }).textContent ?? '';
  expect(JSON.parse(example)).toHaveProperty('data.result.hits');
  expect(screen.queryByText(/not yet|exist yet/)).toBeNull();
});

it('lists required parameters first', async () => {
  const { container } = await renderPage('/api-docs?call=getPodcastChartAppearances');
  await heading('getPodcastChartAppearances');
  const parameters = container.querySelector('section[aria-label="Parameters"]') ?? screen.getByRole('region', { name: 'Parameters' });
  const required = Array.from(parameters.querySelectorAll('li > div > span'), ({ textContent }) => textContent?.endsWith('required') ?? false);
  expect(required).toContain(true);
  expect(required).toEqual(required.toSorted((one, two) => Number(two) - Number(one)));
});
