import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Schemas } from 'earshot';
import { api } from '../../../testing/api';
import { renderPage, signIn } from '../../../testing/render';
import { sample } from '../../../testing/sample';
import { formatDay } from '../../../ui/text/format';

const OF_ALERT = '/api/v1/alerts/alert-config/{alertConfigId}';
const ALERT = sample('AlertConfigView', { id: 'a1', alertName: 'salt', alertType: 'custom-keyword', enabled: true, alertSettings: sample('AlertSettingsView', { type: 'custom-keyword', value: 'salt' }) });

function match(title: string, show: string, publishedAt: string | null, fields: Partial<Schemas['AlertMatchView']> = {}) {
  return sample('AlertMatchView', {
    id: title,
    status: 'kept',
    alertConfig: sample('MatchAlertView', { id: 'a1', name: 'salt', type: 'custom-keyword' }),
    episode: sample('MatchEpisodeView', { id: title, slug: title, title, publishedAt }),
    podcast: sample('MatchPodcastView', { id: show, slug: show, title: show }),
    mentions: [sample('MentionView', { id: '1', snippet: `a pinch of salt in ${title}`, passesFilters: true })],
    ...fields,
  });
}

const rows = () => screen.getAllByRole('checkbox', { name: /^Select / }).map((box) => box.getAttribute('aria-label'));

it('has one line a match by show with its date, and the back catalog folded at the end', async () => {
  signIn();
  api.on('get', OF_ALERT, { alertConfig: ALERT });
  api.on('get', `${OF_ALERT}/trend`, {});
  const news = [match('Brine three', 'Brine', '2026-01-14T08:00:00.000Z'), match('Shelf one', 'Shelf', '2026-01-13T08:00:00.000Z'), match('Brine two', 'Brine', null)];
  const old = [match('Brine zero', 'Brine', '2019-05-01T08:00:00.000Z', { isBackCatalog: true })];
  api.on('get', '/api/v1/alerts/matches', ({ query }) => ({ matches: query.get('backCatalog') === 'true' ? old : news, total: 3, backCatalogCount: 1 }));
  const { user } = await renderPage('/app/alerts/a1');
  const brine = await screen.findByRole('list', { name: 'Matches of Brine' });
  expect(rows()).toEqual(['Select Brine three', 'Select Brine two', 'Select Shelf one']);
  expect(brine.textContent).toMatch(new RegExp(`Brine three.*${formatDay('2026-01-14')}.*Brine two.*Undated`));

  expect(screen.queryByRole('list', { name: 'Mentions in Brine three' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Details of Brine three' }));
  screen.getByRole('list', { name: 'Mentions in Brine three' });

  const fold = screen.getByRole('button', { name: 'Back catalog: 1 older match' });
  expect(fold.getAttribute('aria-expanded')).toBe('false');
  await user.click(fold);
  await screen.findByRole('checkbox', { name: 'Select Brine zero' });
  expect(rows().at(-1)).toBe('Select Brine zero');
  const row = screen.getByRole('link', { name: 'Brine zero' }).closest('li');
  expect(within(row as HTMLElement).queryByRole('img', { name: 'Unseen' })).toBeNull();
  await user.click(fold);
  expect(screen.queryByRole('checkbox', { name: 'Select Brine zero' })).toBeNull();
});

it('leads from a guest to the page about the person', async () => {
  signIn();
  const watched = sample('AlertConfigView', { id: 'a1', alertName: 'Ada', alertType: 'person', enabled: true, alertSettings: sample('AlertSettingsView', { type: 'person', value: 'Ada Byron' }) });
  api.on('get', OF_ALERT, { alertConfig: watched });
  api.on('get', `${OF_ALERT}/trend`, {});
  const alertConfig = sample('MatchAlertView', { id: 'a1', name: 'Ada', type: 'person' });
  const found = (title: string, role: string) => match(title, 'Brine', '2026-01-14T08:00:00.000Z', { alertConfig, appearance: sample('AppearanceView', { role }) });
  api.on('get', '/api/v1/alerts/matches', ({ query }) => ({ matches: query.get('backCatalog') === 'true' ? [] : [found('one', 'guest'), found('two', 'mentioned')], total: 2, backCatalogCount: 0 }));
  const { user } = await renderPage('/app/alerts/a1');
  await screen.findByRole('list', { name: 'Matches of Brine' });
  await user.click(screen.getByRole('button', { name: 'Details of one' }));
  await user.click(screen.getByRole('button', { name: 'Details of two' }));
  const links = screen.getAllByRole('link', { name: 'All appearances of Ada Byron' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/people?name=Ada+Byron&role=guest&episode=one']);
});

it('shows the back catalog of an alert without news', async () => {
  signIn();
  api.on('get', OF_ALERT, { alertConfig: ALERT });
  api.on('get', `${OF_ALERT}/trend`, {});
  api.on('get', '/api/v1/alerts/matches', { matches: [], total: 0, backCatalogCount: 26 });
  await renderPage('/app/alerts/a1');
  await screen.findByText('No matches yet');
  screen.getByRole('button', { name: 'Back catalog: 26 older matches' });
});
