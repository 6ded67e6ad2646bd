import { describe, expect, it } from 'vitest';
import { describeSignals, isVeryStale } from './machine-signals';

const sign = (name: string) => ({ sign: name, weight: 0.5, strength: 1, example: `of ${name}` });

describe('machine signals', () => {
  it('are listed in order, each with an example', () => {
    expect(describeSignals({ likely: true, certainty: 0.9, signs: [sign('statement'), sign('new-sign')] })).toEqual(['Stated by the podcast: of statement', 'new-sign: of new-sign']);
  });
});

describe('a very stale podcast', () => {
  it('is very stale from a given time on', () => {
    const now = Date.parse('2026-11-22T00:00:00Z');
    expect(isVeryStale({ veryStaleFrom: '2026-11-21T00:00:00Z' }, now)).toBe(true);
    expect(isVeryStale({ veryStaleFrom: '2026-11-23T00:00:00Z' }, now)).toBe(false);
    expect(isVeryStale({ veryStaleFrom: null }, now)).toBe(false);
  });
});
