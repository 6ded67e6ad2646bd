import { expect, it } from 'vitest';
import { closestAvailable, coverageWarning, describeListeners, describeMovement, formatSelection, parseSelection, sparklineRanks } from './chart-selection';

it('parses the URL and fills in defaults', () => {
  expect(parseSelection({})).toEqual({ chartType: 'apple', country: 'us', category: 'top podcasts', date: null, compare: '1d' });
  const chosen = parseSelection({ chartType: 'spotify', country: 'DE', category: 'TV & Film', date: '2026-11-20', compare: '7d' });
  expect(chosen).toEqual({ chartType: 'spotify', country: 'de', category: 'tv & film', date: '2026-11-20', compare: '7d' });
  expect(parseSelection({ date: 'yesterday', chartType: 'deezer' })).toEqual(parseSelection({}));
  expect(formatSelection(parseSelection({})).compare).toBeNull();
});

it('selects the closest available chart of another platform', () => {
  const choice = parseSelection({ country: 'jp', category: 'news' });
  expect(closestAvailable(choice, 'spotify', { de: ['top podcasts'], us: ['top podcasts', 'news'] })).toMatchObject({ chartType: 'spotify', country: 'us', category: 'news' });
  expect(closestAvailable(choice, 'spotify', { de: ['top podcasts'] })).toMatchObject({ country: 'de', category: 'top podcasts' });
  expect(closestAvailable(choice, 'spotify', {})).toMatchObject({ country: 'jp', category: 'news' });
});

const short = (movement: string, positionChange: number | null) => describeMovement({ movement, positionChange }).short;

it('describes movements', () => {
  expect([short('up', 3), short('down', -12), short('entered', null), short('unchanged', 0), short('unknown', null)]).toEqual(['▲ 3', '▼ 12', 'new', '=', '·']);
});

const describe = (listeners: number | null, bucket: string | null, reason: string | null) =>
  describeListeners({ estimatedMonthlyListeners: listeners, estimatedMonthlyListenersBucket: bucket, estimatedMonthlyListenersUnavailableReason: reason });

it('describes the listeners of a row, or why they are missing', () => {
  expect(describe(4200, '1K-10K', null)).toEqual({ short: '4.2k', label: 'Estimated range: 1K-10K' });
  expect(describe(null, null, 'no_podcast')).toEqual({ short: '–', label: 'We don’t know which podcast this is.' });
  expect(describe(null, null, 'not_estimated').label).toMatch(/Not enough data/);
  expect(describe(null, null, 'plan').label).toBe('Unknown.');
});

it('warns about incomplete data', () => {
  expect(coverageWarning({ coverageStatus: 'complete', comparisonStatus: 'available', entryExitConfirmable: true })).toBeNull();
  expect(coverageWarning({ coverageStatus: 'incomplete', comparisonStatus: 'unavailable', entryExitConfirmable: false })).toMatch(/positions are missing.*no data for an earlier day/);
});

it('returns a sparkline rank for each day of the window', () => {
  expect(sparklineRanks({ history30d: [null, 4] }, ['2026-11-19', '2026-11-20', '2026-11-21'])).toEqual([null, 4, null]);
});
