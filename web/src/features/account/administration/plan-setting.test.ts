import { expect, it } from 'vitest';
import { fieldsOf, problemsOf, settingOf } from './plan-setting';

const TODAY = '2026-11-30';
const fields = { plan: 'business', period: 'annual', lastDay: '2027-11-30', reason: ' Paid by invoice ' };

it('sends a period with its last day, and none for plans without an end', () => {
  expect(settingOf(fields)).toEqual({ plan: 'business', period: 'annual', periodEndsAt: '2027-11-30T23:59:59Z', reason: 'Paid by invoice' });
  expect(settingOf({ ...fields, period: '' })).toEqual({ plan: 'business', reason: 'Paid by invoice' });
  expect(settingOf({ ...fields, plan: 'free' })).toEqual({ plan: 'free', reason: 'Paid by invoice' });
});

it('requires a reason, and a day that is not over for a period', () => {
  expect(problemsOf(fields, TODAY)).toEqual({});
  expect(problemsOf({ ...fields, lastDay: '2026-11-29', reason: ' ' }, TODAY)).toEqual({ lastDay: 'Enter a day from today on', reason: 'Enter the reason' });
  expect(problemsOf({ ...fields, lastDay: '' }, TODAY)).toHaveProperty('lastDay');
  expect(problemsOf({ ...fields, period: '', lastDay: '' }, TODAY)).toEqual({});
});

it('begins with the plan that the team has', () => {
  expect(fieldsOf({ plan: 'agency', period: 'monthly', periodEndsAt: '2027-01-31T23:59:59.000Z' })).toEqual({ plan: 'agency', period: 'monthly', lastDay: '2027-01-31', reason: '' });
  expect(fieldsOf({ plan: 'free', period: null, periodEndsAt: null })).toEqual({ plan: 'free', period: '', lastDay: '', reason: '' });
});
