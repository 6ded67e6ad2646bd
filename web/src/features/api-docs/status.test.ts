import { expect, it } from 'vitest';
import { barHeights, dayState, describeAlerts, describeDay, describeHistory, describeWebhooks, median } from './status';

it('computes the median', () => {
  expect([median([]), median([5]), median([9, 1, 5]), median([4, 1, 3, 2])]).toEqual([null, 5, 5, 2.5]);
});

it('scales bars to the slowest response', () => {
  expect(barHeights([2, 4, 1])).toEqual([0.5, 1, 0.25]);
  expect(barHeights([0])).toEqual([0]);
});

const day = { date: '2026-11-21', upMinutes: 1440, ofMinutes: 1440, failedShare: 0, slowShare: 0.25 };

it('classifies days, with unknown for missing data', () => {
  expect(dayState({ ...day, upMinutes: null, failedShare: null, slowShare: null })).toBe('unknown');
  expect(dayState(day)).toBe('good');
  expect(dayState({ ...day, upMinutes: 1400 })).toBe('degraded');
  expect(dayState({ ...day, failedShare: 0.01 })).toBe('degraded');
  expect(dayState({ ...day, failedShare: null, slowShare: null })).toBe('good');
});

it('describes how fast webhooks are', () => {
  expect(describeWebhooks({ deliveries: 0, medianSeconds: null })).toBe('No deliveries in the last 24 hours.');
  expect(describeWebhooks({ deliveries: 1, medianSeconds: 0.4 })).toBe('Median less than 1 s from an event to its delivery (1 delivery in 24 hours).');
  expect(describeWebhooks({ deliveries: 120, medianSeconds: 95 })).toBe('Median 2 min from an event to its delivery (120 deliveries in 24 hours).');
});

it('describes how soon alerts see a new catalog', () => {
  expect(describeAlerts({ isMatched: false, seconds: null })).toBe('Checking all alerts against the latest catalog.');
  expect(describeAlerts({ isMatched: true, seconds: null })).toBe('All alerts were checked against the latest catalog.');
  expect(describeAlerts({ isMatched: true, seconds: 0.2 })).toBe('All alerts were checked less than 1 s after the latest catalog was published.');
  expect(describeAlerts({ isMatched: true, seconds: 12 })).toBe('All alerts were checked 12 s after the latest catalog was published.');
});

it('describes a day', () => {
  expect(describeDay(day)).toBe('2026-11-21: 100% uptime, 100% of requests without server errors, 25% slower than 1 s');
  expect(describeDay({ ...day, failedShare: null, slowShare: null })).toBe('2026-11-21: 100% uptime, no requests');
  expect(describeDay({ ...day, upMinutes: null })).toBe('2026-11-21: no data');
});

it('does not count the running day, with which the history of a new server begins', () => {
  const unknown = { ...day, upMinutes: null, failedShare: null, slowShare: null };
  const today = { ...day, upMinutes: 3, ofMinutes: 3 };
  expect(describeHistory([unknown, unknown])).toBe('No data yet.');
  expect(describeHistory([unknown, today])).toBe('Recording began today: no incidents so far.');
  expect(describeHistory([unknown, { ...today, upMinutes: 1, ofMinutes: 4 }])).toBe('Recording began today: 25% uptime so far.');
  expect(describeHistory([unknown, day, { ...day, upMinutes: 1_300 }, { ...today, failedShare: 0.5 }])).toBe(
    '1 of 2 days without incidents; no data for 1 day. Today: 100% uptime so far, 50% of requests failed.',
  );
});
