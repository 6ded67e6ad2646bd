import { expect, it } from 'vitest';
import { barHeights, describeDay, median, dayState } from './status';

it('knows the middle of what was measured', () => {
  expect([median([]), median([5]), median([9, 1, 5]), median([4, 1, 3, 2])]).toEqual([null, 5, 5, 2.5]);
});

it('draws the slowest highest', () => {
  expect(barHeights([2, 4, 1])).toEqual([0.5, 1, 0.25]);
  expect(barHeights([0])).toEqual([0]);
});

const day = { date: '2026-11-21', upMinutes: 1440, ofMinutes: 1440, failedShare: 0, slowShare: 0.25 };

it('a day that nothing is known of is neither good nor bad', () => {
  expect(dayState({ ...day, upMinutes: null, failedShare: null, slowShare: null })).toBe('unknown');
  expect(dayState(day)).toBe('good');
  expect(dayState({ ...day, upMinutes: 1400 })).toBe('degraded');
  expect(dayState({ ...day, failedShare: 0.01 })).toBe('degraded');
  expect(dayState({ ...day, failedShare: null, slowShare: null })).toBe('good');
});

it('a day in a line', () => {
  expect(describeDay(day)).toBe('2026-11-21: up 100 % of the time, 100 % of the answers without a fault of ours, 25 % slower than a second');
  expect(describeDay({ ...day, failedShare: null, slowShare: null })).toBe('2026-11-21: up 100 % of the time, no requests');
  expect(describeDay({ ...day, upMinutes: null })).toBe('2026-11-21: no data');
});
