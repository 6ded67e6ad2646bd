/** Remembers in the browser the columns that a reader has changed, for each view. Saving the view forgets them. */
import { type ColumnSetting, parseColumns } from '../../../ui/data-table/column-layout';
import type { Store } from '../../../ui/navigation/storage';

const KEY = 'earshot-list-columns';
/** The views that were changed last are kept. */
const MAX_VIEWS = 50;

type ColumnsByView = Readonly<Record<string, unknown>>;

function readAll(store: Store): ColumnsByView {
  try {
    const stored: unknown = JSON.parse(store.getItem(KEY) ?? '{}');
    return typeof stored === 'object' && stored !== null && !Array.isArray(stored) ? (stored as ColumnsByView) : {};
  } catch {
    return {};
  }
}

/** Returns null for a view whose columns the reader has not changed. */
export function readColumns(store: Store, view: string): readonly ColumnSetting[] | null {
  const all = readAll(store);
  return Object.hasOwn(all, view) ? parseColumns(all[view]) : null;
}

/** `null` forgets the columns of the view. */
export function rememberColumns(store: Store, view: string, columns: readonly ColumnSetting[] | null): void {
  const others = Object.entries(readAll(store)).filter(([key]) => key !== view);
  const kept = columns === null ? others : [...others, [view, columns] as const].slice(-MAX_VIEWS);
  store.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
}
