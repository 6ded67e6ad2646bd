/** Describes the activities of a team. Pure. */
import type { TeamActivity } from '../../../api/account/team';

type Texts = Readonly<Record<string, (object: string) => string>>;

const of = (text: string) => (object: string) => (object ? `${text}: ${object}` : text);

const ACTION_TEXTS: Texts = {
  'added-to-list': of('Added'),
  'removed-from-list': of('Removed'),
  'update-state': of('Changed the state of'),
  'update-priority': of('Changed the priority of'),
  'update-labels': of('Changed the labels of'),
  'update-notes': of('Changed the notes on'),
  'update-next-action': of('Planned the next action for'),
  'update-assignee': of('Changed the assignee of'),
  'update-custom-value': of('Changed a value of'),
  'client-answer': of('Answered on'),
  'project-created': () => 'Created the list',
  'project-renamed': () => 'Renamed the list',
  'project-state': () => 'Changed the state of the list',
  'project-updated': () => 'Changed the list',
  'project-deleted': () => 'Deleted the list',
  'project-restored': () => 'Restored the list',
  created: of('Created an alert'),
  updated: of('Changed an alert'),
  deleted: of('Deleted an alert'),
  'key-made': of('Created an API key'),
  'key-rotated': of('Rotated an API key'),
  'key-revoked': of('Revoked an API key'),
  'member-invited': () => 'Invited someone',
  'invitation-resent': () => 'Sent an invitation again',
  'invitation-revoked': () => 'Revoked an invitation',
  'role-changed': () => 'Changed a role',
  'team-handed-over': () => 'Transferred ownership',
  'member-removed': () => 'Removed a member',
  'team-left': () => 'Left the team',
  'team-renamed': () => 'Renamed the team',
  'podcasts-exported': of('Exported podcasts'),
  'webhook-created': () => 'Added a webhook',
  'webhook-deleted': () => 'Deleted a webhook',
  'webhook-secret-rotated': () => 'Rotated the secret of a webhook',
  'guest-profile-created': () => 'Created a guest profile',
  'guest-profile-deleted': () => 'Deleted a guest profile',
  'guest-profile-restored': () => 'Restored a guest profile',
  'guest-file-uploaded': () => 'Added a file to a guest profile',
  'plan-set': of('Set the plan'),
  'guest-file-removed': () => 'Removed a file from a guest profile',
};

/** What was done. An action of a newer server is shown by its wire name. */
export function describeActivity({ action, object }: Pick<TeamActivity, 'action' | 'object'>): string {
  return ACTION_TEXTS[action]?.(object ?? '') ?? of(action)(object ?? '');
}

/** Where it was done, and what changed: `Spring tour · prospect → pitched`. */
export function describeContext({ list, fromValue, toValue }: Pick<TeamActivity, 'list' | 'fromValue' | 'toValue'>): string {
  // A new list is named twice.
  if (toValue === list && !fromValue) return list ?? '';
  const change = fromValue && toValue ? `${fromValue} → ${toValue}` : (toValue ?? fromValue);
  return [list, change].filter(Boolean).join(' · ');
}
