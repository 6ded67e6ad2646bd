import { expect, it } from 'vitest';
import { formatUpcoming } from '../ui/text/format';
import { describeQuota } from './quota-text';

const NOW = Date.UTC(2026, 10, 30, 20);
const RESET = Date.UTC(2026, 11, 1);
const describe = (message: string, isQuotaExceeded = true) => describeQuota({ isQuotaExceeded, retryAfterSeconds: 4 * 3600, message }, NOW);

it('names the reset of a quota in the time of the reader, beside the limit and the next plan', () => {
  const message = 'You have used all 10 searches of your plan for today. They reset on 2026-12-01 at 00:00 UTC. The business plan includes 1,000 a month.';
  expect(describe(message)).toBe(`You have used all 10 searches of your plan for today. They reset ${formatUpcoming(RESET, NOW)}. The business plan includes 1,000 a month.`);
});

it('adds the reset to a message without one, and leaves other errors alone', () => {
  expect(describe('Used up.')).toBe(`Used up. They reset ${formatUpcoming(RESET, NOW)}.`);
  expect(describe('Too fast.', false)).toBeNull();
});
