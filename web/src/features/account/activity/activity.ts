/** What was done to an account, in words. Pure. */
import type { AuditEvent } from '../../../api/types';

const EVENT_TEXTS: Readonly<Record<string, (what: string) => string>> = {
  'link-asked': () => 'A link to sign in was asked for',
  'signed-up': () => 'The account was made',
  'signed-in': () => 'Signed in',
  confirmed: () => 'Proved by a code that it is you',
  'signed-out': () => 'Signed out',
  'session-ended': () => 'Ended a session',
  'signed-out-everywhere': () => 'Signed out everywhere',
  'key-made': (what) => `Made the key ${what}…`,
  'key-rotated': (what) => `Rotated a key; the new one is ${what}…`,
  'key-revoked': (what) => `Revoked the key ${what}…`,
  'contact-reported': (what) => `Reported a contact of ${what}`,
};

/** What a later server calls otherwise is told as it calls it. */
export function describeEvent({ action, what }: Pick<AuditEvent, 'action' | 'what'>): string {
  return EVENT_TEXTS[action]?.(what ?? '') ?? action;
}

export function describeOrigin({ device, isHere, place }: Pick<AuditEvent, 'device' | 'isHere' | 'place'>): string {
  return `${device ?? 'Unknown device'}, ${isHere ? 'from where you are now' : `from place ${place}`}`;
}
