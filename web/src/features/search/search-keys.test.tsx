import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { api } from '../../testing/api';
import { fill } from '../../testing/fill';
import { renderPage, setWindowWidth } from '../../testing/render';
import { sample } from '../../testing/sample';

const TITLES = ['Salt', 'Water', 'Ice'];

beforeEach(() => {
  setWindowWidth(800);
  const hits = TITLES.map((title) => sample('PodcastHitView', { podcastId: title, podcastSlug: title.toLowerCase(), podcastRssTitle: title, podcastRssTitleLatest: title }));
  api.on('post', '/api/v1/search/podcasts', { result: sample('SearchResult_PodcastHitView', { hits, hitsReturned: hits.length, total: sample('SearchTotal', { value: hits.length, relation: 'eq' }) }) });
  api.on('post', '/api/v1/search/episodes', {});
  api.on('post', '/api/v1/agent/alternative-spellings', {});
  api.on('get', '/api/v1/autocomplete/podcasts', {});
  api.on('get', '/api/v1/public/statistics', {});
  api.on('get', '/api/v1/podcasts/latest', {});
});

const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Search podcasts and episodes' });
const result = (title: string) => screen.getByRole('link', { name: title });
const expectFocus = (element: () => HTMLElement) => waitFor(() => expect(document.activeElement).toBe(element()));

it('moves through the results with j and k, and to the search box with a slash', async () => {
  const { user, router } = await renderPage('/search?q=the');
  await screen.findByRole('link', { name: 'Salt' });
  await user.keyboard('j');
  await expectFocus(() => result('Salt'));
  await user.keyboard('j');
  await expectFocus(() => result('Water'));
  await user.keyboard('k');
  await expectFocus(() => result('Salt'));
  await user.keyboard('/');
  await expectFocus(box);
  await user.keyboard('{Escape}');
  await expectFocus(() => result('Salt'));
  for (const path of ['', '/episodes', '/related-podcasts', '/contacts', '/guests', '/sponsors', '/social-media', '/youtube', '/charts/presence'] as const) api.on('get', `/api/v1/podcasts/{podcastIdOrSlug}${path}`, api.fail(404));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/podcasts/salt'));
});

it('moves to the first result with Enter in the search box, also when the search is the same', async () => {
  const { user } = await renderPage('/');
  await user.type(box(), 'salt{Enter}');
  await screen.findByRole('link', { name: 'Salt' });
  await expectFocus(() => result('Salt'));
  box().focus();
  await user.keyboard('{Enter}');
  await expectFocus(() => result('Salt'));
});

it('has a combobox with suggestions', async () => {
  api.on('get', '/api/v1/autocomplete/podcasts', ({ query }) => (query.get('query') === 'cold she' ? { podcasts: [sample('PodcastSummary', { id: 'p', slug: 'the-cold-shelf', title: 'The Cold Shelf' })] } : {}));
  const { user } = await renderPage('/search');
  expect(box().getAttribute('aria-expanded')).toBe('false');
  await user.type(box(), 'cold she');
  const option = await within(await screen.findByRole('listbox', { name: 'Suggestions' })).findByRole('option', { name: /^The Cold Shelf/ });
  expect(box().getAttribute('aria-expanded')).toBe('true');
  expect(box().getAttribute('aria-controls')).toBe(screen.getByRole('listbox', { name: 'Suggestions' }).id);
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(box().getAttribute('aria-activedescendant')).toBe(option.id));
  await user.keyboard('{Escape}');
  expect(box().getAttribute('aria-expanded')).toBe('false');
  expect(box().value).toBe('cold she');
  fill(box(), 'qqzzxxqq');
  await waitFor(() => expect(api.calls('get', '/api/v1/autocomplete/podcasts').at(-1)?.query.get('query')).toBe('qqzzxxqq'));
  expect(box().getAttribute('aria-expanded')).toBe('false');
});

it('searches the name of a suggested guest among episodes, as a phrase', async () => {
  api.on('get', '/api/v1/autocomplete/podcasts', { people: [{ name: 'Ada Lovelace', role: 'guest' }], publishers: ['Lovely Media'] });
  const { user, router } = await renderPage('/search?q=the');
  fill(box(), 'love');
  expect(await screen.findByRole('option', { name: 'Lovely Media Publisher' })).toBeTruthy();
  await user.click(await screen.findByRole('option', { name: 'Ada Lovelace Guest' }));
  await waitFor(() => expect(router.state.location.href).toBe('/search?q=%22Ada+Lovelace%22&mode=episodes'));
});
