import type { ReactNode } from 'react';
import { formatCount, formatDecimal, plural } from '../../../ui/text/format';
import { describePriorities, describeStates, type GroupKey, type ListSummary } from './list-groups';

const some = (count: number, text: string) => (count === 0 ? null : `${formatCount(count)} ${text}`);

/** The sums below the table, by column. */
export function totalsOf(summary: ListSummary): Readonly<Record<string, ReactNode>> {
  return {
    title: <strong>{plural(summary.count, 'podcast')}</strong>,
    state: <span title={describeStates(summary)}>{plural(summary.states.size, 'state')}</span>,
    priority: describePriorities(summary) || null,
    labels: some(summary.labelled, 'labelled'),
    nextActionOn: summary.overdue > 0 ? `${summary.overdue} overdue` : some(summary.withNextAction, 'planned'),
    contact: some(summary.withContact, 'with contact'),
    authority: summary.averageAuthority === null ? null : <span title="Average of the known scores">Avg {formatDecimal(summary.averageAuthority)}</span>,
    relevancy: summary.averageRelevancy === null ? null : <span title="Average of the known scores">Avg {formatDecimal(summary.averageRelevancy)}</span>,
    notes: some(summary.withNotes, 'with notes'),
    hasGuests: some(summary.withGuests, 'yes'),
    episodeCount: summary.episodes === null ? null : formatCount(summary.episodes),
  };
}

/** The text of a group's heading beside its count. */
export function describeGroup(summary: ListSummary, groupBy: GroupKey): string {
  return [
    groupBy !== 'priority' && describePriorities(summary),
    summary.averageAuthority !== null && `average authority ${formatDecimal(summary.averageAuthority)}`,
    summary.overdue > 0 && `${summary.overdue} overdue`,
  ].filter((part) => part).join(' · ');
}
