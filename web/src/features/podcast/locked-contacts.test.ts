import { describe, expect, test } from 'vitest';
import { formatDateTime } from '../../ui/format';
import { describeQuota, isAre, describeLockedContacts } from './locked-contacts';

const RESET = '2026-12-01T00:00:00.000Z';

const locked = (access: string, emails: number, phoneNumbers: number, contactPages: number) => ({ access, emails, phoneNumbers, contactPages });

describe('contacts that are not shown', () => {
  test.each([
    [locked('none', 1, 0, 0), '1 email address', 'is'],
    [locked('primary', 2, 1, 1), '2 more email addresses, 1 phone number and 1 page to write on', 'are'],
    [locked('primary', 0, 0, 2), '2 pages to write on', 'are'],
    [locked('primary', 0, 0, 0), null, 'are'],
  ])('%o', (given, words, verb) => {
    expect(describeLockedContacts(given)).toBe(words);
    expect(isAre(given)).toBe(verb);
  });

  test.each([
    [{ used: 3, limit: 10 }, true, 'Uses 1 of 10 this month, 7 left.'],
    [{ used: 9, limit: 10 }, true, 'Uses 1 of 10 this month, 1 left.'],
    [{ used: 12, limit: 10 }, false, `All 10 of your plan are used this month. There are new ones on ${formatDateTime(RESET)}.`],
    [{ used: 12, limit: null }, true, 'Your plan has no limit.'],
  ])('%o', (given, canSpend, text) => {
    expect(describeQuota({ ...given, resetsAt: RESET })).toEqual({ canSpend, text });
  });
});
