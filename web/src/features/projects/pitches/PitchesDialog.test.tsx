import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { api } from '../../../testing/api';
import { renderComponent, signIn } from '../../../testing/render';
import { sample } from '../../../testing/sample';
import type { BatchRow } from './pitch-batch';
import { PitchesDialog } from './PitchesDialog';

const GENERATE = '/api/v1/outreach/generate';
const row = (id: string, title: string): BatchRow => ({ podcastId: id, slug: id, title, isInCatalog: true, isBlacklisted: false, state: 'prospect' });
const ROWS = [row('p1', 'The Cold Shelf'), row('p2', 'Salt Road'), row('p3', 'Night Desk'), row('p4', 'Ice Age')];

it('shows the cost, writes with Ctrl Enter, and says of each podcast what became of it', async () => {
  signIn();
  api.on('get', '/api/v1/outreach/history', { outreach: [sample('OutreachSummaryView', { podcast: sample('OutreachPodcastView', { podcastId: 'p4' }), pitchedAt: null })], cursor: null });
  api.on('get', '/api/v1/teams/usage/current', { aiAssists: sample('AliasUsageView', { limit: 100, used: 97 }) });
  api.on('post', GENERATE, ({ body }) => {
    const { podcastId } = body as { podcastId: string };
    if (podcastId === 'p2') return api.fail(409, { code: 'already_pitched', message: 'Ann Lee wrote to this podcast for Max Roe on 3 May 2026.' });
    return { outreach: sample('OutreachDetailsView', { id: `o-${podcastId}`, body: podcastId === 'p3' ? '[your reason]' : 'Hi', placeholders: [] }) };
  });
  const { user } = await renderComponent(<PitchesDialog project={{ projectId: 'l1', name: 'Tour' }} guestProfileId="g1" rows={ROWS} onClose={() => undefined} />);
  await screen.findByText('Uses 3 AI assists; 3 are left.');
  screen.getByText('This guest already has a draft for it: 1');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await screen.findByText('2 pitches written, 1 of them needs your reason. 2 left out.');
  const items = within(screen.getByRole('list', { name: 'Podcasts' })).getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items).toEqual(['The Cold ShelfWritten', 'Salt RoadAnn Lee wrote to this podcast for Max Roe on 3 May 2026.', 'Night DeskNeeds your reason', 'Ice AgeThis guest already has a draft for it']);
  expect(api.calls('post', GENERATE).map(({ body }) => (body as { podcastId: string; guestProfileId: string; projectId: string }).podcastId)).toEqual(['p1', 'p2', 'p3']);
});
