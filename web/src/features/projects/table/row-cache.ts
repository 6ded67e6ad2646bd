/** Rows of the responses of the API. Each entry has one row, so that a refetch which changes nothing renders nothing. */
import type { ListedPodcast, ListedPodcastWithFacts } from '../../../api/lists/types';
import { type ListRow, toListRow } from './list-row';

const rows = new WeakMap<ListedPodcastWithFacts, ListRow>();
const entries = new WeakMap<ListRow, ListedPodcastWithFacts>();

export function rowOf(entry: ListedPodcastWithFacts): ListRow {
  const known = rows.get(entry);
  if (known) return known;
  const row = toListRow(entry);
  rows.set(entry, row);
  entries.set(row, entry);
  return row;
}

export const entryOf = (row: ListRow) => entries.get(row);

/** The row after a change. The response of a change has no facts, so that those of the row before it stay. */
export function changedRow(row: ListRow, changed: ListedPodcast): ListRow {
  const before = entryOf(row);
  return before ? rowOf({ ...before, ...changed, facts: before.facts }) : row;
}
