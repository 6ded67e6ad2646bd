import { describe, expect, it } from 'vitest';
import { ANY_CHART, chartFilter } from './chart-filter';

const { read, write } = chartFilter;

describe('the filter by chart position', () => {
  it('round trips through the URL', () => {
    const values = [ANY_CHART, { ...ANY_CHART, country: 'de' }, { chartType: 'apple', country: 'us', category: 'true crime', maxPosition: 50 } as const];
    for (const value of values) expect(read(write(value))).toEqual(value);
    expect(write(null)).toEqual([]);
    expect(read(['Apple,us,,'])).toBeUndefined();
    expect(read(['apple,US,News,1'])).toEqual({ chartType: 'apple', country: 'us', category: 'news', maxPosition: 1 });
  });

  it.each(['', 'apple', 'apple,us,news', 'apple,xx,news,', 'apple,us,news,0', 'apple,us,news,1001', 'apple,us,news,1.5', `,,${'a'.repeat(65)},`, ',,,,'])('rejects %j', (text) => {
    expect(read([text])).toBeUndefined();
  });

  it('sends and describes what is set', () => {
    expect(chartFilter.toOptions(ANY_CHART)).toEqual({ chartPositions: {} });
    const value = { chartType: 'spotify', country: 'gb', category: 'news', maxPosition: 10 } as const;
    expect(chartFilter.toOptions(value)).toEqual({ chartPositions: value });
    expect(chartFilter.describe(value)).toBe('in the top 10 of a chart (Spotify, United Kingdom, News)');
    expect(chartFilter.describe(ANY_CHART)).toBe('on a chart');
    expect(chartFilter.toParts(value)).toEqual([{ label: 'In the top 10 of a chart (Spotify, United Kingdom, News)', rest: null }]);
  });
});
