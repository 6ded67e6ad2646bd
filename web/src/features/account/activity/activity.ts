/** Describes audit events of an account. Pure. */
import type { AuditEvent } from '../../../api/types';

const EVENT_TEXTS: Readonly<Record<string, (what: string) => string>> = {
  'link-asked': () => 'Sign-in link requested',
  'signed-up': () => 'Account created',
  'signed-in': () => 'Signed in',
  confirmed: () => 'Confirmed with a code',
  'signed-out': () => 'Signed out',
  'session-ended': () => 'Session ended',
  'signed-out-everywhere': () => 'Signed out everywhere',
  'passkey-added': (what) => `Passkey added: ${what}`,
  'passkey-removed': (what) => `Passkey removed: ${what}`,
  'signed-in-with-passkey': () => 'Signed in with a passkey',
  'passkey-refused': (what) => `Passkey refused, because it may be a copy: ${what}`,
  'signed-in-with-provider': () => 'Signed in with the identity provider',
  'key-made': (what) => `API key created: ${what}…`,
  'key-rotated': (what) => `API key rotated; new key: ${what}…`,
  'key-revoked': (what) => `API key revoked: ${what}…`,
  'contact-reported': (what) => `Contact reported: ${what}`,
  'member-invited': () => 'Team member invited',
  'invitation-resent': () => 'Invitation sent again',
  'invitation-revoked': () => 'Invitation revoked',
  'invitation-accepted': () => 'Joined a team by invitation',
  'role-changed': () => 'Team member’s role changed',
  'team-handed-over': () => 'Team ownership transferred',
  'member-removed': () => 'Team member removed',
  'team-left': () => 'Left a team',
  'team-renamed': () => 'Team renamed',
  'team-deleted': () => 'Team deleted',
  'webhook-created': (what) => `Webhook added: ${what}`,
  'webhook-deleted': (what) => `Webhook deleted: ${what}`,
  'webhook-secret-rotated': (what) => `Webhook secret rotated: ${what}`,
  'podcasts-exported': (what) => `Exported podcasts: ${what}`,
  'guest-profile-created': () => 'Guest profile created',
  'guest-profile-deleted': () => 'Guest profile deleted',
  'guest-profile-restored': () => 'Guest profile restored',
  'guest-file-uploaded': () => 'File added to a guest profile',
  'guest-file-removed': () => 'File removed from a guest profile',
  'data-requested': () => 'Download of all data requested',
  'address-changed': () => 'Email address changed',
  'people-merged': (what) => `Pages of people merged: ${what}`,
  'person-split': (what) => `Page of a person split: ${what}`,
  'person-statement-undone': (what) => `Merge or split of a person undone: ${what}`,
  'plan-set': (what) => `Plan of a team set: ${what}`,
};

/** Returns the text of an event. An action of a newer server is shown by its wire name. */
export function describeEvent({ action, what }: Pick<AuditEvent, 'action' | 'what'>): string {
  return EVENT_TEXTS[action]?.(what ?? '') ?? action;
}

export function describeOrigin({ device, isHere, place }: Pick<AuditEvent, 'device' | 'isHere' | 'place'>): string {
  return `${device ?? 'Unknown device'}, ${isHere ? 'your current location' : `location ${place}`}`;
}
