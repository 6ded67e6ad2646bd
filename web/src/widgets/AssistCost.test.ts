import { expect, it } from 'vitest';
import type { CurrentUsage } from '../api/types';
import { describeAssistCost } from './AssistCost';

const usage = (used: number, limit: number | null) => ({ periodEnd: '2026-12-01T00:00:00.000Z', aiAssists: { used, limit } }) as unknown as CurrentUsage;

it('shows the cost before the act, and what is left', () => {
  expect(describeAssistCost(undefined)).toBe('Uses 1 AI assist.');
  expect(describeAssistCost(usage(3, null))).toBe('Uses 1 AI assist.');
  expect(describeAssistCost(usage(3, 100))).toBe('Uses 1 AI assist. 97 of 100 are left.');
  expect(describeAssistCost(usage(100, 100))).toMatch(/^You’ve used all 100 AI assists on your plan\. Resets on /);
});
