import { describe, expect, test } from 'vitest';
import { formatDateTime } from '../../ui/text/format';
import { describeLockedContacts, describeQuota } from './locked-contacts';

const RESET = '2026-12-01T00:00:00.000Z';

const locked = (access: string, emails: number, phoneNumbers: number, contactPages: number) => ({ access, emails, phoneNumbers, contactPages });

describe('contacts that are not shown', () => {
  test.each([
    [locked('none', 1, 0, 0), '1 email address'],
    [locked('primary', 2, 1, 1), '2 more email addresses, 1 phone number and 1 contact page'],
    [locked('primary', 0, 0, 2), '2 contact pages'],
    [locked('primary', 0, 0, 0), null],
  ])('%o', (counts, text) => expect(describeLockedContacts(counts)).toBe(text));

  test.each([
    [{ used: 3, limit: 10 }, true, 'Uses 1 of your 10 contact unlocks this month; 7 left.'],
    [{ used: 9, limit: 10 }, true, 'Uses 1 of your 10 contact unlocks this month; 1 left.'],
    [{ used: 12, limit: 10 }, false, `You’ve used all 10 contact unlocks this month. Resets on ${formatDateTime(RESET)}.`],
    [{ used: 12, limit: null }, true, 'No limit on your plan.'],
  ])('%o', (given, canSpend, text) => {
    expect(describeQuota({ ...given, resetsAt: RESET })).toEqual({ canSpend, text });
  });
});
