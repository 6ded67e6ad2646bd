import { useState } from 'react';
import { EMPTY_SELECTION, extendTo, type Selection, toggleAll, toggleItem } from './selection';

export interface SelectionControls {
  /** The selected ids. Ids that are no longer in the list are left out. */
  selected: ReadonlySet<string>;
  /** Selects or deselects an item; with Shift, everything from the last item to this one. */
  toggle: (id: string, isRange: boolean) => void;
  toggleAll: () => void;
  clear: () => void;
}

/** The selection of a list. `order` has the ids as they are shown. Another `listKey` is another list, which begins without a selection. */
export function useSelection(order: readonly string[], listKey: string): SelectionControls {
  const [state, setState] = useState<{ listKey: string; selection: Selection }>({ listKey, selection: EMPTY_SELECTION });
  const selection = state.listKey === listKey ? state.selection : EMPTY_SELECTION;
  const set = (next: Selection) => setState({ listKey, selection: next });
  const selected = order.every((id) => !selection.ids.has(id)) ? EMPTY_SELECTION.ids : new Set(order.filter((id) => selection.ids.has(id)));
  return {
    selected,
    toggle: (id, isRange) => set(isRange ? extendTo(selection, order, id) : toggleItem(selection, id)),
    toggleAll: () => set(toggleAll(selection, order)),
    clear: () => set(EMPTY_SELECTION),
  };
}
