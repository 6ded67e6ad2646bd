/** Describes contacts that the plan does not show, and the quota for unlocking them. */
import { formatCount, formatDateTime, joinAnd, plural } from '../../ui/text/format';

export interface LockedContactCounts {
  /** `none` hides even the email address in the feed. */
  access: string;
  emails: number;
  phoneNumbers: number;
  contactPages: number;
}

/** "2 more email addresses and 1 phone number". Returns `null` when nothing is hidden. */
export function describeLockedContacts({ access, emails, phoneNumbers, contactPages }: LockedContactCounts): string | null {
  const more = access === 'none' ? '' : 'more ';
  const parts = [
    emails > 0 && plural(emails, `${more}email address`, `${more}email addresses`),
    phoneNumbers > 0 && plural(phoneNumbers, 'phone number'),
    contactPages > 0 && plural(contactPages, 'contact page'),
  ].filter((part): part is string => part !== false);
  return parts.length > 0 ? joinAnd(parts) : null;
}


export interface ContactQuota {
  used: number;
  limit?: number | null;
  resetsAt: string;
}

/** Describes the cost of unlocking, and whether the quota allows it. */
export function describeQuota({ used, limit, resetsAt }: ContactQuota): { canSpend: boolean; text: string } {
  if (limit === null || limit === undefined) return { canSpend: true, text: 'No limit on your plan.' };
  const left = Math.max(0, limit - used);
  if (left === 0) return { canSpend: false, text: `You’ve used all ${formatCount(limit)} contact unlocks this month. Resets on ${formatDateTime(resetsAt)}.` };
  return { canSpend: true, text: `Uses 1 of your ${formatCount(limit)} contact unlocks this month; ${formatCount(left)} left.` };
}
