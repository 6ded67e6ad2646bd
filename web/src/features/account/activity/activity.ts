/** What was done to an account, in words. Pure. */
import type { Deed } from '../../../api/types';

const WORDS: Readonly<Record<string, (what: string) => string>> = {
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
export function wordsOf({ action, what }: Pick<Deed, 'action' | 'what'>): string {
  return WORDS[action]?.(what ?? '') ?? action;
}

export function placeOf({ device, isHere, place }: Pick<Deed, 'device' | 'isHere' | 'place'>): string {
  return `${device ?? 'Unknown device'}, ${isHere ? 'from where you are now' : `from place ${place}`}`;
}
