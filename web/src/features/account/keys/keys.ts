import type { ApiKey } from '../../../api/types';
import { formatDay, formatDateTime } from '../../../ui/format';

export const MAX_NAME_CHARS = 100;
export const ROTATION_OVERLAP_HOURS = 24;

/** Lives to choose from, in days; `null` is until the key is revoked. */
export const EXPIRY_OPTIONS: readonly { value: string; days: number | null; label: string }[] = [
  { value: '30', days: 30, label: '30 days' },
  { value: '90', days: 90, label: '90 days' },
  { value: '365', days: 365, label: 'A year' },
  { value: 'none', days: null, label: 'Until I revoke it' },
];

/** What is wrong with a name, as the server sees it; `null` when nothing is. */
export function validateKeyName(name: string): string | null {
  const length = [...name.trim()].length;
  if (length === 0) return 'Give the key a name, so that you know later what it is for.';
  return length > MAX_NAME_CHARS ? `A name has at most ${MAX_NAME_CHARS} characters.` : null;
}

export const isUsable = ({ state }: ApiKey) => state === 'active' || state === 'rotated';

/** What a key may do. */
export const describeScopes = ({ scopes }: ApiKey) => (scopes.includes('write') ? 'Reads and changes' : 'Reads');

interface KeyStatus {
  label: string;
  color: string;
  /** Until when, or since when. */
  detail: string;
}

/** Whether a key is valid, in words. */
export function keyStatusOf({ state, expiresAt, revokedAt }: ApiKey): KeyStatus {
  switch (state) {
    case 'active':
      return { label: 'Active', color: 'green', detail: expiresAt ? `until ${formatDay(expiresAt)}` : 'until it is revoked' };
    case 'rotated':
      return { label: 'Rotated', color: 'brand', detail: `works until ${formatDateTime(expiresAt)}` };
    case 'expired':
      return { label: 'Expired', color: 'gray', detail: `on ${formatDay(expiresAt)}` };
    default:
      return { label: 'Revoked', color: 'gray', detail: `on ${formatDay(revokedAt)}` };
  }
}

/** What a program sends, to try the key with. */
export const curlCommand = (origin: string, secret: string) => `curl -H "Authorization: ${secret}" ${origin}/api/v1/auth/me`;
