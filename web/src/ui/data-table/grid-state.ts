/**
 * The focus and the selection of rows. Rows have keys in the order of the screen; headings of groups are rows that cannot be
 * selected. Every function is pure: the state of a row that is gone moves to the row that took its place.
 */

export interface GridState {
  /** The row with the focus, and its column. */
  activeKey: string | null;
  column: string | null;
  selected: ReadonlySet<string>;
  /** The start of a range, and the selection before it. */
  anchorKey: string | null;
  beforeRange: ReadonlySet<string>;
  /** The keys that the state was last changed with. */
  keys: readonly string[];
}

export interface GridRows {
  keys: readonly string[];
  isSelectable: (key: string) => boolean;
}

export type GridAction =
  | { type: 'move'; by: number; isRange?: boolean }
  | { type: 'move-to'; end: 'first' | 'last'; isRange?: boolean }
  | { type: 'activate'; key: string; column?: string | null }
  | { type: 'column'; columns: readonly string[]; by: number }
  | { type: 'toggle'; key: string }
  | { type: 'range-to'; key: string }
  | { type: 'select-all' }
  | { type: 'select'; keys: readonly string[] }
  | { type: 'clear' };

const NONE: ReadonlySet<string> = new Set();

export const EMPTY_GRID: GridState = { activeKey: null, column: null, selected: NONE, anchorKey: null, beforeRange: NONE, keys: [] };

const clamp = (index: number, length: number) => Math.min(length - 1, Math.max(0, index));

/** The state for other rows: rows that are gone are not selected, and the focus stays at its place. */
export function reconcile(state: GridState, { keys }: GridRows): GridState {
  if (state.keys === keys) return state;
  const present = new Set(keys);
  const kept = (all: ReadonlySet<string>) => ([...all].every((key) => present.has(key)) ? all : new Set([...all].filter((key) => present.has(key))));
  let { activeKey } = state;
  if (activeKey !== null && !present.has(activeKey)) activeKey = keys[clamp(state.keys.indexOf(activeKey), keys.length)] ?? null;
  return {
    ...state, keys, activeKey, selected: kept(state.selected), beforeRange: kept(state.beforeRange),
    anchorKey: state.anchorKey !== null && present.has(state.anchorKey) ? state.anchorKey : null,
  };
}

function rangeOf({ keys, isSelectable }: GridRows, from: string, to: string): string[] {
  const [first, last] = [keys.indexOf(from), keys.indexOf(to)].toSorted((left, right) => left - right);
  return first === undefined || last === undefined || first < 0 ? [] : keys.slice(first, last + 1).filter(isSelectable);
}

/** Selects from the anchor to a row, and adds it to what was selected before the range. */
function extendTo(state: GridState, rows: GridRows, key: string): GridState {
  const isNew = state.anchorKey === null;
  const anchorKey = state.anchorKey ?? state.activeKey ?? key;
  const beforeRange = isNew ? state.selected : state.beforeRange;
  return { ...state, activeKey: key, anchorKey, beforeRange, selected: new Set([...beforeRange, ...rangeOf(rows, anchorKey, key)]) };
}

function moveTo(state: GridState, rows: GridRows, index: number, isRange: boolean): GridState {
  const key = rows.keys[clamp(index, rows.keys.length)];
  if (key === undefined) return state;
  return isRange ? extendTo(state, rows, key) : { ...state, activeKey: key, anchorKey: null };
}

export function reduceGrid(previous: GridState, action: GridAction, rows: GridRows): GridState {
  const state = reconcile(previous, rows);
  switch (action.type) {
    case 'move': {
      const index = state.activeKey === null ? -1 : rows.keys.indexOf(state.activeKey);
      // Without a focused row, any move goes to the first one.
      return moveTo(state, rows, index === -1 ? 0 : index + action.by, action.isRange === true && index !== -1);
    }
    case 'move-to':
      return moveTo(state, rows, action.end === 'first' ? 0 : rows.keys.length - 1, action.isRange === true);
    case 'activate':
      return { ...state, activeKey: action.key, column: action.column === undefined ? state.column : action.column, anchorKey: null };
    case 'column': {
      const index = state.column === null ? 0 : Math.max(0, action.columns.indexOf(state.column));
      return { ...state, column: action.columns[clamp(index + action.by, action.columns.length)] ?? null };
    }
    case 'toggle': {
      if (!rows.isSelectable(action.key)) return state;
      const selected = new Set(state.selected);
      if (!selected.delete(action.key)) selected.add(action.key);
      return { ...state, activeKey: action.key, selected, anchorKey: action.key, beforeRange: selected };
    }
    case 'range-to':
      return extendTo(state, rows, action.key);
    case 'select-all':
      return { ...state, selected: new Set(rows.keys.filter(rows.isSelectable)), anchorKey: null };
    case 'select':
      return { ...state, selected: new Set(action.keys.filter(rows.isSelectable)), anchorKey: null };
    case 'clear':
      return { ...state, selected: NONE, anchorKey: null };
  }
}

/** What a change of many rows applies to: the selected rows, or the row with the focus. In the order of the screen. */
export function targetKeys(state: GridState, rows: GridRows): string[] {
  if (state.selected.size > 0) return rows.keys.filter((key) => state.selected.has(key));
  return state.activeKey !== null && rows.isSelectable(state.activeKey) ? [state.activeKey] : [];
}
