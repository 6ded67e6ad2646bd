import { expect, it } from 'vitest';
import { describeRunLimit, runLimitOf, runLockOf } from './run-limits';

const RAN = { at: '2026-11-26T00:00:00Z', keywords: [], found: 1, added: 1, problem: null };
const of = (id: string, hasRun: boolean, keywordInspiration = ['salt']) => ({ id, lastRun: hasRun ? RAN : null, keywordInspiration });

it('has the limits of spec 9', () => {
  expect(['public', 'free', 'individual', 'business', 'agency', 'admin'].map((tier) => Object.values(runLimitOf(tier)))).toEqual([[0, 0], [0, 0], [3, 5], [1, 5], [10, 10], [7, 9]]);
});

it('locks what the plan does not run', () => {
  const fresh = of('a', false);
  expect(runLockOf(fresh, [fresh], undefined)).toBeNull();
  expect(runLockOf(fresh, [fresh], 'free')).toEqual({ kind: 'plan' });
  expect(runLockOf(fresh, [fresh, of('b', true)], 'business')).toEqual({ kind: 'count', max: 1 });
  expect(runLockOf(of('b', true), [fresh, of('b', true)], 'business')).toBeNull();
  expect(runLockOf(fresh, [fresh, of('b', true), of('c', true)], 'individual')).toBeNull();
  expect(runLockOf(of('a', false, []), [], 'agency')).toEqual({ kind: 'no-keywords' });
});

it('explains the limits before a run', () => {
  expect(describeRunLimit([], 'business')).toBe('Your plan runs 1 strategy per list and searches the first 5 keywords of each.');
  expect(describeRunLimit([of('a', true), of('b', false)], 'agency')).toBe('Your plan runs 10 strategies per list and searches the first 10 keywords of each. 1 has run.');
  expect(describeRunLimit([], 'free')).toMatch(/^Running strategies requires the Individual plan\./);
});
