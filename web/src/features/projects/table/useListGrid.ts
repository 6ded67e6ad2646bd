import { useMemo, useState } from 'react';
import type { DataItem } from '../../../ui/data-table/data-column';
import { EMPTY_GRID, type GridAction, type GridRows, reconcile, reduceGrid, targetKeys } from '../../../ui/data-table/grid-state';
import { LISTED_STATES, type ListedState } from '../../../ui/listed/listed-state';
import { browserStore } from '../../../ui/navigation/storage';
import { groupByState, groupRows, summarize } from './list-groups';
import type { ListRow } from './list-row';
import type { ViewSettings } from './list-view';
import { describeGroup } from './totals';

const store = browserStore('localStorage');
const COLLAPSED_KEY = 'earshot-board-collapsed';
const GROUP_PREFIX = 'group:';

const isSelectable = (key: string) => !key.startsWith(GROUP_PREFIX);

/** The columns that the reader has collapsed or opened. The stored word of an open one begins with a plus sign. */
function readChoices(): ReadonlyMap<ListedState, boolean> {
  const words = (store.getItem(COLLAPSED_KEY) ?? '').split(' ');
  return new Map(LISTED_STATES.filter((state) => words.includes(state) || words.includes(`+${state}`)).map((state) => [state, words.includes(state)]));
}

/** A column is collapsed by choice; without one, when it is empty or holds what is of no interest. */
export const collapsedStates = (choices: ReadonlyMap<ListedState, boolean>, filled: ReadonlySet<ListedState>): ReadonlySet<ListedState> =>
  new Set(LISTED_STATES.filter((state) => choices.get(state) ?? (state === 'ignored' || !filled.has(state))));

const toggled = <Item,>(items: ReadonlySet<Item>, item: Item): Set<Item> => {
  const next = new Set(items);
  if (!next.delete(item)) next.add(item);
  return next;
};

/** The rows that the table or the board shows, with the focus and the selection. */
export function useListGrid(rows: readonly ListRow[], { layout, groupBy }: Pick<ViewSettings, 'layout' | 'groupBy'>, isPhone: boolean, nowMs: number) {
  const [state, setState] = useState(EMPTY_GRID);
  const [collapsedGroups, setCollapsedGroups] = useState<ReadonlySet<string>>(new Set());
  const [choices, setChoices] = useState(readChoices);
  const collapsed = useMemo(() => collapsedStates(choices, new Set(rows.map((row) => row.state))), [choices, rows]);

  const items = useMemo((): readonly DataItem<ListRow>[] => {
    const rowItems = (members: readonly ListRow[]) => members.map((row) => ({ kind: 'row' as const, key: row.id, row }));
    if (layout === 'board' || groupBy === null) return rowItems(rows);
    return groupRows(rows, groupBy).flatMap((group) => {
      const key = `${GROUP_PREFIX}${group.key}`;
      const isCollapsed = collapsedGroups.has(key);
      const heading = { kind: 'group' as const, key, name: group.name, count: group.rows.length, details: describeGroup(summarize(group.rows, nowMs), groupBy), isCollapsed };
      return [heading, ...(isCollapsed ? [] : rowItems(group.rows))];
    });
  }, [rows, layout, groupBy, collapsedGroups, nowMs]);

  const gridRows = useMemo((): GridRows => {
    if (layout === 'table') return { keys: items.map(({ key }) => key), isSelectable };
    const columns = [...groupByState(rows)].filter(([column]) => isPhone || !collapsed.has(column));
    return { keys: columns.flatMap(([, members]) => members.map(({ id }) => id)), isSelectable };
  }, [items, rows, layout, isPhone, collapsed]);

  const grid = useMemo(() => reconcile(state, gridRows), [state, gridRows]);
  const byId = useMemo(() => new Map(rows.map((row) => [row.id, row])), [rows]);
  const rowsOf = (keys: readonly string[]) => keys.flatMap((key) => byId.get(key) ?? []);
  return {
    grid,
    items,
    collapsedStates: collapsed,
    selected: rowsOf(gridRows.keys.filter((key) => grid.selected.has(key))),
    /** What a key applies to: the selected rows, or the row with the focus. */
    targets: rowsOf(targetKeys(grid, gridRows)),
    active: grid.activeKey === null ? null : (byId.get(grid.activeKey) ?? null),
    /** The rows in the order of the screen. */
    order: rowsOf(gridRows.keys),
    /** A card that is moved takes the other selected ones with it. */
    withSelection: (id: string) => rowsOf(grid.selected.has(id) ? gridRows.keys.filter((key) => grid.selected.has(key)) : [id]),
    dispatch: (action: GridAction) => setState((previous) => reduceGrid(previous, action, gridRows)),
    toggleGroup: (key: string) => setCollapsedGroups((groups) => toggled(groups, key)),
    toggleState: (column: ListedState) => {
      const next = new Map(choices).set(column, !collapsed.has(column));
      setChoices(next);
      store.setItem(COLLAPSED_KEY, [...next].map(([name, isCollapsed]) => (isCollapsed ? name : `+${name}`)).join(' '));
    },
  };
}

export type ListGrid = ReturnType<typeof useListGrid>;
