import { expect, it } from 'vitest';
import { outcomeOf, prettyBody, statusOf } from './webhook-text';

it('says why a webhook is off', () => {
  expect(statusOf({ enabled: true, disabledReason: null })).toEqual({ label: 'On', color: 'green', detail: null });
  expect(statusOf({ enabled: false, disabledReason: 'user' })).toEqual({ label: 'Off', color: 'gray', detail: null });
  expect(statusOf({ enabled: false, disabledReason: 'gone' }).detail).toContain('410');
  expect(statusOf({ enabled: false, disabledReason: 'failing' }).label).toBe('Turned off');
});

const outcome = (lastStatus: number | null, lastError: string | null, attemptCount = 1) => outcomeOf({ lastStatus, lastError, attemptCount });

it('says how an attempt ended', () => {
  expect([outcome(200, null), outcome(500, 'server error'), outcome(null, 'timed out'), outcome(null, null, 0), outcome(null, null)]).toEqual(['HTTP 200', '500: server error', 'timed out', 'no attempt yet', 'no response']);
});

it('breaks JSON into lines and keeps other text', () => {
  expect(prettyBody('{"a":1}')).toBe('{\n  "a": 1\n}');
  expect(prettyBody('no json')).toBe('no json');
});
