import { describe, expect, it } from 'vitest';
import { ANY_CHART, chart } from './chart';

const { read, write } = chart;

describe('the filter by places on charts', () => {
  it('comes back from the address as it was written', () => {
    const values = [ANY_CHART, { ...ANY_CHART, country: 'de' }, { chartType: 'apple', country: 'us', category: 'true crime', maxPosition: 50 } as const];
    for (const value of values) expect(read(write(value))).toEqual(value);
    expect(write(null)).toEqual([]);
    expect(read(['Apple,us,,'])).toBeUndefined();
    expect(read(['apple,US,News,1'])).toEqual({ chartType: 'apple', country: 'us', category: 'news', maxPosition: 1 });
  });

  it.each(['', 'apple', 'apple,us,news', 'apple,xx,news,', 'apple,us,news,0', 'apple,us,news,1001', 'apple,us,news,1.5', `,,${'a'.repeat(65)},`, ',,,,'])('passes over %j', (text) => {
    expect(read([text])).toBeUndefined();
  });

  it('asks for what is set, and tells it', () => {
    expect(chart.ask(ANY_CHART)).toEqual({ chartPositions: {} });
    const value = { chartType: 'spotify', country: 'gb', category: 'news', maxPosition: 10 } as const;
    expect(chart.ask(value)).toEqual({ chartPositions: value });
    expect(chart.words(value)).toBe('among the first 10 of a chart of Spotify, United Kingdom, News');
    expect(chart.words(ANY_CHART)).toBe('on a chart');
    expect(chart.parts(value)).toEqual([{ label: 'Among the first 10 of a chart of Spotify, United Kingdom, News', rest: null }]);
  });
});
