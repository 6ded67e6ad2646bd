/** The texts of messages about changes. */
import type { BulkAction, BulkResult } from '../../../api/lists/listed-podcasts';
import { formatDay, plural } from '../../../ui/text/format';
import { priorityLabel, STATE_LABELS } from '../../../ui/listed/listed-state';
import { type CustomColumn, type CustomKey, customKey, isCustomKey } from './custom-columns';
import type { ListEdit, ListRow } from './list-row';

const MAX_TITLE = 60;
/** Titles can have hundreds of characters. */
const shorten = (title: string) => (title.length > MAX_TITLE ? `${title.slice(0, MAX_TITLE - 1).trimEnd()}…` : title);

export function describeEdit(row: Pick<ListRow, 'title'>, edit: ListEdit): string {
  const parts = [
    edit.state && `moved to ${STATE_LABELS[edit.state]}`,
    edit.priority !== undefined && `priority: ${priorityLabel(edit.priority).toLowerCase()}`,
    edit.labels && 'labels changed',
    edit.notes !== undefined && 'notes saved',
    edit.nextActionOn !== undefined && (edit.nextActionOn === null ? 'next action cleared' : `next action on ${formatDay(edit.nextActionOn)}`),
    Object.keys(edit).some(isCustomKey) && 'value saved',
    edit.assignee !== undefined && (edit.assignee === null ? 'unassigned' : `assigned to ${edit.assignee.name}`),
  ].filter((part) => typeof part === 'string');
  return `${shorten(row.title)}: ${parts.join(', ')}.`;
}

function describeAction(action: BulkAction, subject: string): string {
  switch (action.action) {
    case 'state':
      return [`${subject} moved to ${STATE_LABELS[action.state]}.`, action.followUpOn && `Next action where there was none: ${formatDay(action.followUpOn)}.`].filter(Boolean).join(' ');
    case 'priority':
      return action.priority === null ? `Priority removed from ${subject}.` : `Priority of ${subject} set to ${priorityLabel(action.priority).toLowerCase()}.`;
    case 'assignee':
      return action.assigneeId === null ? `${subject} unassigned.` : `${subject} assigned.`;
    case 'labels':
      return `Labels of ${subject} changed.`;
    case 'remove':
      return `${subject} removed from the list.`;
    case 'add':
      return `${subject} added to the list.`;
  }
}

/** "12 podcasts moved to Pitched. 2 were skipped." */
export function describeBulk(action: BulkAction, rows: readonly Pick<ListRow, 'title'>[], { changedCount, skipped, limit }: Pick<BulkResult, 'changedCount' | 'skipped' | 'limit'>): string {
  const subject = rows.length === 1 && rows[0] ? shorten(rows[0].title) : plural(changedCount, 'podcast');
  const notes = [
    skipped.length > 0 && `${skipped.length} ${skipped.length === 1 ? 'was' : 'were'} skipped.`,
    limit && `The list holds ${limit.used} of ${limit.max} podcasts.`,
  ].filter((note) => typeof note === 'string');
  return [describeAction(action, subject), ...notes].join(' ');
}

const FIELD_LABELS: Readonly<Record<Exclude<keyof ListEdit, CustomKey>, string>> = {
  state: 'State', priority: 'Priority', labels: 'Labels', notes: 'Notes', nextActionOn: 'Next action', assignee: 'Assignee',
};

/** The name of a field, also of a column of the list. */
export const fieldLabel = (field: keyof ListEdit, columns: readonly CustomColumn[]): string =>
  isCustomKey(field) ? (columns.find(({ id }) => customKey(id) === field)?.name ?? 'Removed column') : FIELD_LABELS[field];

/** A value of a field as text, for the question about a conflict. */
export function describeValue(edit: ListEdit, field: keyof ListEdit): string {
  switch (field) {
    case 'state':
      return edit.state ? STATE_LABELS[edit.state] : '';
    case 'priority':
      return priorityLabel(edit.priority ?? null);
    case 'labels':
      return edit.labels && edit.labels.length > 0 ? edit.labels.join(', ') : 'No labels';
    case 'notes':
      return edit.notes?.trim() ? edit.notes : 'No notes';
    case 'nextActionOn':
      return edit.nextActionOn ? formatDay(edit.nextActionOn) : 'No date';
    case 'assignee':
      return edit.assignee?.name ?? 'Nobody';
    default:
      return edit[field] || 'No value';
  }
}
