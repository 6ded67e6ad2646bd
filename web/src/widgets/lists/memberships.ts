/** The team's own work with a result: on which lists it is, who pitched it and when, and whether it is blacklisted. */
import type { ListedHit, ListMembership } from '../../api/lists/search-lists';
import { formatRecent } from '../../ui/text/format';
import { type ListedState, STATE_LABELS } from '../../ui/listed/listed-state';

export const MAX_SHOWN_LISTS = 2;

/** "Pitched by Ann 3 days ago", "Qualified". */
export function describeMembership({ state, pitchedAt, pitchedBy }: Pick<ListMembership, 'state' | 'pitchedAt' | 'pitchedBy'>, nowMs: number): string {
  const label = STATE_LABELS[state as ListedState];
  if (!pitchedAt) return label;
  const pitch = `${pitchedBy ? ` by ${pitchedBy}` : ''} ${formatRecent(pitchedAt, nowMs)}`;
  return state === 'pitched' ? `${label}${pitch}` : `${label}, pitched${pitch}`;
}

/** The lists that are shown, the list that results are added to first, and how many are left. */
export function shownMemberships({ lists }: Pick<ListedHit, 'lists'>, targetSlug: string | null): { shown: ListMembership[]; hidden: ListMembership[] } {
  const all = [...(lists ?? [])].toSorted((left, right) => Number(right.projectSlug === targetSlug) - Number(left.projectSlug === targetSlug));
  return { shown: all.slice(0, MAX_SHOWN_LISTS), hidden: all.slice(MAX_SHOWN_LISTS) };
}
