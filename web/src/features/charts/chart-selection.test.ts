import { expect, it } from 'vitest';
import { coverageWarning, describeListeners, describeMovement, closestAvailable, formatSelection, parseSelection, sparklineRanks } from './chart-selection';

it('reads the address, and what is missing goes without saying', () => {
  expect(parseSelection({})).toEqual({ chartType: 'apple', country: 'us', category: 'top podcasts', date: null, compare: '1d' });
  const chosen = parseSelection({ chartType: 'spotify', country: 'DE', category: 'TV & Film', date: '2026-11-20', compare: '7d' });
  expect(chosen).toEqual({ chartType: 'spotify', country: 'de', category: 'tv & film', date: '2026-11-20', compare: '7d' });
  expect(parseSelection({ date: 'yesterday', chartType: 'deezer' })).toEqual(parseSelection({}));
  expect(formatSelection(parseSelection({})).compare).toBeNull();
});

it('goes to the nearest chart of another platform', () => {
  const choice = parseSelection({ country: 'jp', category: 'news' });
  expect(closestAvailable(choice, 'spotify', { de: ['top podcasts'], us: ['top podcasts', 'news'] })).toMatchObject({ chartType: 'spotify', country: 'us', category: 'news' });
  expect(closestAvailable(choice, 'spotify', { de: ['top podcasts'] })).toMatchObject({ country: 'de', category: 'top podcasts' });
  expect(closestAvailable(choice, 'spotify', {})).toMatchObject({ country: 'jp', category: 'news' });
});

const short = (movement: string, positionChange: number | null) => describeMovement({ movement, positionChange }).short;

it('shows movements', () => {
  expect([short('up', 3), short('down', -12), short('entered', null), short('unchanged', 0), short('unknown', null)]).toEqual(['▲ 3', '▼ 12', 'new', '=', '·']);
});

const told = (listeners: number | null, bucket: string | null, reason: string | null) =>
  describeListeners({ estimatedMonthlyListeners: listeners, estimatedMonthlyListenersBucket: bucket, estimatedMonthlyListenersUnavailableReason: reason });

it('tells the listeners of a row, or why not', () => {
  expect(told(4200, '1K-10K', null)).toEqual({ short: '4.2k', label: 'An estimate, good for its bracket: 1K-10K' });
  expect(told(null, null, 'no_podcast')).toEqual({ short: '–', label: 'It is not known which podcast this is.' });
  expect(told(null, null, 'not_estimated').label).toMatch(/Nothing is counted/);
  expect(told(null, null, 'plan').label).toBe('Not known.');
});

it('says what is not known', () => {
  expect(coverageWarning({ coverageStatus: 'complete', comparisonStatus: 'available', entryExitConfirmable: true })).toBeNull();
  expect(coverageWarning({ coverageStatus: 'incomplete', comparisonStatus: 'unavailable', entryExitConfirmable: false })).toMatch(/not every position.*No earlier day/);
});

it('gives a sparkline a rank for each day of the window', () => {
  expect(sparklineRanks({ history30d: [null, 4] }, ['2026-11-19', '2026-11-20', '2026-11-21'])).toEqual([null, 4, null]);
});
