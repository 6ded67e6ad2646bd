/** Words for contacts that are not shown, and for what they cost. */
import { formatCount, formatDateTime, joinAnd, plural } from '../../ui/format';

export interface LockedContactCounts {
  /** `none`: not even the address in the feed. */
  access: string;
  emails: number;
  phoneNumbers: number;
  contactPages: number;
}

/** "2 more email addresses and 1 phone number"; `null` when nothing is hidden. */
export function describeLockedContacts({ access, emails, phoneNumbers, contactPages }: LockedContactCounts): string | null {
  const more = access === 'none' ? '' : 'more ';
  const parts = [
    emails > 0 && plural(emails, `${more}email address`, `${more}email addresses`),
    phoneNumbers > 0 && plural(phoneNumbers, 'phone number'),
    contactPages > 0 && plural(contactPages, 'page to write on', 'pages to write on'),
  ].filter((part): part is string => part !== false);
  return parts.length > 0 ? joinAnd(parts) : null;
}

export const isAre = ({ emails, phoneNumbers, contactPages }: LockedContactCounts) => (emails + phoneNumbers + contactPages === 1 ? 'is' : 'are');

export interface ContactQuota {
  used: number;
  limit?: number | null;
  resetsAt: string;
}

/** What it costs to see them, before it is spent. */
export function describeQuota({ used, limit, resetsAt }: ContactQuota): { canSpend: boolean; text: string } {
  if (limit === null || limit === undefined) return { canSpend: true, text: 'Your plan has no limit.' };
  const left = Math.max(0, limit - used);
  if (left === 0) return { canSpend: false, text: `All ${formatCount(limit)} of your plan are used this month. There are new ones on ${formatDateTime(resetsAt)}.` };
  return { canSpend: true, text: `Uses 1 of ${formatCount(limit)} this month, ${formatCount(left)} left.` };
}
