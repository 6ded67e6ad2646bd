import { useMemo, useState } from 'react';
import type { ColumnLayout } from '../../../ui/data-table/column-layout';
import { browserStore } from '../../../ui/navigation/storage';
import type { ListColumn } from './columns';
import type { ListRow } from './list-row';
import { isEmptyColumn } from './list-sorts';

const store = browserStore('localStorage');
const KEY = 'earshot-empty-columns';

/**
 * Leaves out the columns in which no row of the list has a value, unless the reader wants to see them. What is stored of a view stays
 * as it is: a column is back with its first value.
 */
export function useEmptyColumns(all: readonly ListColumn[], rows: readonly ListRow[], layout: readonly ColumnLayout[]) {
  const [shownKeys, setShownKeys] = useState<readonly string[]>(() => store.getItem(KEY)?.split(' ') ?? []);
  const empty = useMemo(() => all.filter(({ key, isOptional }) => isOptional && isEmptyColumn(rows, key)).map(({ key }): string => key), [all, rows]);
  const hiddenKeys = useMemo(
    () => layout.filter(({ key, isHidden }) => !isHidden && empty.includes(key) && !shownKeys.includes(key)).map(({ key }) => key),
    [layout, empty, shownKeys],
  );
  const setShown = (keys: readonly string[]) => {
    setShownKeys(keys);
    if (keys.length === 0) store.removeItem(KEY);
    else store.setItem(KEY, keys.join(' '));
  };
  return {
    /** The layout without them. */
    layout: useMemo(() => layout.map((column) => (hiddenKeys.includes(column.key) ? { ...column, isHidden: true } : column)), [layout, hiddenKeys]),
    hiddenKeys,
    show: (keys: readonly string[]) => setShown([...new Set([...shownKeys, ...keys])]),
    hideAgain: () => setShown([]),
    isChanged: shownKeys.some((key) => empty.includes(key)),
  };
}

export type EmptyColumns = ReturnType<typeof useEmptyColumns>;
