import type { ApiKey } from '../../../api/types';
import { formatDateTime, formatDay } from '../../../ui/text/format';

export const MAX_NAME_CHARS = 100;
export const ROTATION_OVERLAP_HOURS = 24;

/** Expirations to choose from, in days; `null` is never. */
export const EXPIRY_OPTIONS: readonly { value: string; days: number | null; label: string }[] = [
  { value: '30', days: 30, label: '30 days' },
  { value: '90', days: 90, label: '90 days' },
  { value: '365', days: 365, label: '1 year' },
  { value: 'none', days: null, label: 'Never' },
];

/** Returns an error message, or `null` for a valid name. Checks the same rules as the server. */
export function validateKeyName(name: string): string | null {
  const length = [...name.trim()].length;
  if (length === 0) return 'Enter a name, so you know later what the key is for.';
  return length > MAX_NAME_CHARS ? `Use at most ${MAX_NAME_CHARS} characters.` : null;
}

export const isUsable = ({ state }: ApiKey) => state === 'active' || state === 'rotated';

/** Describes what a key may do. */
export const describeScopes = ({ scopes }: ApiKey) => (scopes.includes('write') ? 'Read and write' : 'Read only');

interface KeyStatus {
  label: string;
  color: string;
  /** The expiration, or since when the key is invalid. */
  detail: string;
}

/** Describes the status of a key. */
export function keyStatusOf({ state, expiresAt, revokedAt }: ApiKey): KeyStatus {
  switch (state) {
    case 'active':
      return { label: 'Active', color: 'green', detail: expiresAt ? `expires ${formatDay(expiresAt)}` : 'never expires' };
    case 'rotated':
      return { label: 'Rotated', color: 'brand', detail: `works until ${formatDateTime(expiresAt)}` };
    case 'expired':
      return { label: 'Expired', color: 'gray', detail: `expired ${formatDay(expiresAt)}` };
    default:
      return { label: 'Revoked', color: 'gray', detail: `revoked ${formatDay(revokedAt)}` };
  }
}

/** A command that tries the key. */
export const curlCommand = (origin: string, secret: string) => `curl -H "Authorization: ${secret}" ${origin}/api/v1/auth/me`;
