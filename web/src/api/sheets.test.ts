import { expect, it } from 'vitest';
import { sheetRequest } from './sheets';

it('requests what the page shows', () => {
  expect(sheetRequest({ kind: 'episodes', searchId: 's1' })).toEqual({ path: '/api/v1/export/episodes', body: { searchHistoryId: 's1' } });
  expect(sheetRequest({ kind: 'matches', alertId: 'a/1', includeFiltered: true })).toEqual({ path: '/api/v1/export/alerts/a%2F1/matches', body: { includeFiltered: true } });
  const pitches = sheetRequest({ kind: 'pitches', filter: { podcastId: null, guestProfileId: 'ada', projectId: null, isMine: true, isPitched: false } });
  expect(pitches.body).toEqual({ podcastId: null, guestProfileId: 'ada', projectId: null, mine: true, isPitched: false });
  const chart = sheetRequest({ kind: 'chart', chart: { chartType: 'apple', country: 'us', category: 'technology' }, date: null, compare: '7d' });
  expect(chart).toEqual({ path: '/api/v1/export/chart', body: { chartType: 'apple', country: 'us', category: 'technology', date: null, compare: '7d' } });
});
