import { describe, expect, it } from 'vitest';
import { closestAvailable, coverageWarning, defaultCountry, describeListeners, describeMovement, formatSelection, knownSelection, nextSort, parseSelection, readerCountry, sortOf, sparklineRanks } from './chart-selection';

const DEFAULTS = { chartType: 'apple', country: 'us', category: 'top podcasts', date: null, compare: '1d', view: 'all', sort: null, otherCountry: null };

it('parses the URL and fills in defaults', () => {
  expect(parseSelection({})).toEqual(DEFAULTS);
  expect(parseSelection({}, 'ie').country).toBe('ie');
  const query = { chartType: 'spotify', country: 'de', category: 'tv & film', date: '2026-11-20', compare: '7d', view: 'fallers', sort: '-listeners', with: 'at' };
  const chosen = parseSelection(query);
  expect(chosen).toEqual({ ...DEFAULTS, ...query, sort: { column: 'listeners', isDescending: true }, otherCountry: 'at', with: undefined });
  expect(formatSelection(chosen)).toEqual(query);
  expect(parseSelection({ date: 'yesterday', chartType: 'deezer', view: 'sideways', sort: '-colour', with: 'germany' })).toEqual(DEFAULTS);
  expect(parseSelection({ with: 'US', view: 'elsewhere' })).toEqual(DEFAULTS);
  expect(Object.values(formatSelection(parseSelection({}))).filter((value) => value !== null)).toEqual(['apple', 'us', 'top podcasts']);
});

it('opens the chart of the reader’s country, else the largest', () => {
  expect([readerCountry(['en', 'de-AT', 'fr-FR']), readerCountry(['en-Latn-GB']), readerCountry(['en'])]).toEqual(['at', 'gb', null]);
  const charts = { at: ['top podcasts'], ca: ['top podcasts', 'arts'], us: ['top podcasts', 'arts'] };
  expect([defaultCountry('at', charts, []), defaultCountry('jp', charts, ['us', 'ca']), defaultCountry(null, {}, [])]).toEqual(['at', 'us', null]);
});

it('sorts a column in its natural direction first', () => {
  const byRank = sortOf(parseSelection({}));
  expect(byRank).toEqual({ column: 'rank', isDescending: false });
  const byDays = nextSort(byRank, 'days');
  expect([byDays, nextSort(byDays, 'days'), nextSort(byDays, 'title')]).toEqual([
    { column: 'days', isDescending: true }, { column: 'days', isDescending: false }, { column: 'title', isDescending: false },
  ]);
  expect(sortOf(parseSelection({ view: 'climbers' }))).toEqual({ column: 'change', isDescending: true });
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

const listenersOf = (listeners: number | null, bucket: string | null, reason: string | null) =>
  describeListeners({ estimatedMonthlyListeners: listeners, estimatedMonthlyListenersBucket: bucket, estimatedMonthlyListenersUnavailableReason: reason });

it('describes the listeners of a row, or why they are missing', () => {
  expect(listenersOf(4200, '1K-10K', null)).toEqual({ short: '4.2k', label: 'Estimated range: 1K-10K' });
  expect(listenersOf(null, null, 'no_podcast')).toEqual({ short: '–', label: 'We don’t know which podcast this is.' });
  expect(listenersOf(null, null, 'not_estimated').label).toMatch(/Not enough data/);
  expect(listenersOf(null, null, 'plan').label).toBe('Unknown.');
});

it('warns about incomplete data', () => {
  expect(coverageWarning({ coverageStatus: 'complete', comparisonStatus: 'available', entryExitConfirmable: true })).toBeNull();
  expect(coverageWarning({ coverageStatus: 'incomplete', comparisonStatus: 'unavailable', entryExitConfirmable: false })).toMatch(/positions are missing.*no data for an earlier day/);
});

it('returns a sparkline rank for each day of the window', () => {
  expect(sparklineRanks({ history30d: [null, 4] }, ['2026-11-19', '2026-11-20', '2026-11-21'])).toEqual([null, 4, null]);
});

const known = (query: string) => knownSelection(parseSelection(Object.fromEntries(new URLSearchParams(query)), 'gb'), 'gb', { us: ['top podcasts', 'comedy'], gb: ['top podcasts'] }, ['us', 'gb', 'fr']);

describe('a link to a chart that does not exist', () => {
  it.each([
    ['country=us&category=comedy', 'us', 'comedy', []],
    ['country=gb&category=comedy', 'gb', 'comedy', []],
    ['country=fr', 'fr', 'top podcasts', []],
    ['country=us&category=nonsense', 'us', 'top podcasts', ['nonsense']],
    ['country=zz&category=%00', 'gb', 'top podcasts', ['zz', '\u0000']],
  ])('%s', (query, country, category, unknown) => {
    const { selection, unknown: named } = known(query);
    expect([selection.country, selection.category, named]).toEqual([country, category, unknown]);
  });

  it('stays until the charts are known', () => {
    expect(knownSelection(parseSelection({ category: 'nonsense' }), 'us', null, ['us'])).toMatchObject({ selection: { category: 'nonsense' }, unknown: [] });
  });
});
