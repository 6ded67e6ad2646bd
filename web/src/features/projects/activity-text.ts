/** Sentences about what happened on a list. */
import { type ListedState, NO_PRIORITY_LABEL, type Priority, PRIORITY_LABELS, STATE_LABELS } from '../../ui/listed/listed-state';

export interface ActivityFacts {
  actionType: string;
  fromValue?: string | null;
  toValue: string | null;
  podcastTitle: string | null;
}

const stateLabel = (value: string | null | undefined) => (value ? (STATE_LABELS[value as ListedState] ?? value) : 'no state');
const priorityLabel = (value: string | null | undefined) => (value ? (PRIORITY_LABELS[value as Priority] ?? value) : NO_PRIORITY_LABEL);

/** What was done, after the name of the person: "moved The Cold Shelf from Qualified to Pitched". */
export function describeActivity({ actionType, fromValue, toValue, podcastTitle }: ActivityFacts): string {
  const podcast = podcastTitle ?? 'a podcast';
  switch (actionType) {
    case 'added-to-list':
      return `added ${podcast}`;
    case 'removed-from-list':
      return `removed ${podcast}`;
    case 'update-state':
      return `moved ${podcast}${fromValue ? ` from ${stateLabel(fromValue)}` : ''} to ${stateLabel(toValue)}`;
    case 'update-priority':
      return `set the priority of ${podcast} to ${priorityLabel(toValue)}`;
    case 'update-labels':
      return toValue ? `set the labels of ${podcast} to ${toValue}` : `removed the labels of ${podcast}`;
    case 'update-notes':
      return `changed the notes on ${podcast}`;
    case 'update-next-action':
      return toValue ? `set the next action on ${podcast} to ${toValue}` : `cleared the next action on ${podcast}`;
    case 'update-assignee':
      return toValue ? `assigned ${podcast} to ${toValue}` : `unassigned ${podcast}`;
    case 'update-custom-value':
      return toValue ? `set ${toValue} of ${podcast}` : `removed ${fromValue ?? 'a value'} of ${podcast}`;
    case 'client-answer':
      return toValue ? `answered ${toValue} on ${podcast}` : `took back the answer on ${podcast}`;
    case 'project-created':
      return 'created the list';
    case 'project-renamed':
      return `renamed the list${fromValue ? ` from ${fromValue}` : ''} to ${toValue ?? 'another name'}`;
    case 'project-state':
      return toValue === 'ARCHIVED' ? 'archived the list' : toValue === 'ACTIVE' ? 'made the list active' : `changed the list’s state to ${toValue ?? 'another one'}`;
    case 'project-deleted':
      return 'deleted the list';
    case 'project-restored':
      return 'restored the list';
    default:
      return podcastTitle ? `changed ${podcast}` : 'changed the list';
  }
}
