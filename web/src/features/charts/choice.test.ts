import { expect, it } from 'vitest';
import { doubts, listenersOf, moveOf, nearest, printChoice, readChoice, sparklineRanks } from './choice';

it('reads the address, and what is missing goes without saying', () => {
  expect(readChoice({})).toEqual({ chartType: 'apple', country: 'us', category: 'top podcasts', date: null, compare: '1d' });
  const chosen = readChoice({ chartType: 'spotify', country: 'DE', category: 'TV & Film', date: '2026-11-20', compare: '7d' });
  expect(chosen).toEqual({ chartType: 'spotify', country: 'de', category: 'tv & film', date: '2026-11-20', compare: '7d' });
  expect(readChoice({ date: 'yesterday', chartType: 'deezer' })).toEqual(readChoice({}));
  expect(printChoice(readChoice({})).compare).toBeNull();
});

it('goes to the nearest chart of another platform', () => {
  const choice = readChoice({ country: 'jp', category: 'news' });
  expect(nearest(choice, 'spotify', { de: ['top podcasts'], us: ['top podcasts', 'news'] })).toMatchObject({ chartType: 'spotify', country: 'us', category: 'news' });
  expect(nearest(choice, 'spotify', { de: ['top podcasts'] })).toMatchObject({ country: 'de', category: 'top podcasts' });
  expect(nearest(choice, 'spotify', {})).toMatchObject({ country: 'jp', category: 'news' });
});

const short = (movement: string, positionChange: number | null) => moveOf({ movement, positionChange }).short;

it('shows movements', () => {
  expect([short('up', 3), short('down', -12), short('entered', null), short('unchanged', 0), short('unknown', null)]).toEqual(['▲ 3', '▼ 12', 'new', '=', '·']);
});

const told = (listeners: number | null, bucket: string | null, reason: string | null) =>
  listenersOf({ estimatedMonthlyListeners: listeners, estimatedMonthlyListenersBucket: bucket, estimatedMonthlyListenersUnavailableReason: reason });

it('tells the listeners of a row, or why not', () => {
  expect(told(4200, '1K-10K', null)).toEqual({ short: '4.2k', words: 'An estimate, good for its bracket: 1K-10K' });
  expect(told(null, null, 'no_podcast')).toEqual({ short: '–', words: 'It is not known which podcast this is.' });
  expect(told(null, null, 'not_estimated').words).toMatch(/Nothing is counted/);
  expect(told(null, null, 'plan').words).toBe('Not known.');
});

it('says what is not known', () => {
  expect(doubts({ coverageStatus: 'complete', comparisonStatus: 'available', entryExitConfirmable: true })).toBeNull();
  expect(doubts({ coverageStatus: 'incomplete', comparisonStatus: 'unavailable', entryExitConfirmable: false })).toMatch(/not every position.*No earlier day/);
});

it('gives a sparkline a rank for each day of the window', () => {
  expect(sparklineRanks({ history30d: [null, 4] }, ['2026-11-19', '2026-11-20', '2026-11-21'])).toEqual([null, 4, null]);
});
