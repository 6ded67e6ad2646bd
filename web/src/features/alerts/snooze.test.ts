import { expect, it } from 'vitest';
import { SNOOZE_OPTIONS } from './snooze';

/** Times of the reader's zone, whatever it is. */
const at = (text: string) => new Date(text);
const untilOf = (label: string, now: Date) => SNOOZE_OPTIONS.find((option) => option.label === label)?.until(now);

it.each([
  ['Tomorrow morning', '2026-11-26T23:30:00', '2026-11-27T09:00:00'],
  ['Tomorrow morning', '2026-12-31T08:00:00', '2027-01-01T09:00:00'],
  ['Next Monday', '2026-11-26T12:00:00', '2026-11-30T09:00:00'],
  ['Next Monday', '2026-11-30T08:00:00', '2026-12-07T09:00:00'],
  ['In 3 hours', '2026-11-26T12:00:00', '2026-11-26T15:00:00'],
  ['In 30 days', '2026-11-26T12:00:00', '2026-12-26T09:00:00'],
])('%s after %s', (label, now, until) => {
  expect(untilOf(label, at(now))).toEqual(at(until));
});
