/** Which items of a list are selected. The last item that was pressed is where a range begins. */

export interface Selection {
  ids: ReadonlySet<string>;
  anchor: string | null;
}

export const EMPTY_SELECTION: Selection = { ids: new Set(), anchor: null };

/** Selects an item, or removes it from the selection. */
export function toggleItem({ ids }: Selection, id: string): Selection {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return { ids: next, anchor: id };
}

/** Gives all items from the anchor to `id` the state that `id` gets. `order` has the items as they are shown. */
export function extendTo(selection: Selection, order: readonly string[], id: string): Selection {
  const from = selection.anchor === null ? -1 : order.indexOf(selection.anchor);
  const to = order.indexOf(id);
  if (from === -1 || to === -1) return toggleItem(selection, id);
  const isSelected = !selection.ids.has(id);
  const ids = new Set(selection.ids);
  for (const each of order.slice(Math.min(from, to), Math.max(from, to) + 1)) {
    if (isSelected) ids.add(each);
    else ids.delete(each);
  }
  return { ids, anchor: id };
}

/** Selects all items, or none when all are selected already. */
export function toggleAll(selection: Selection, order: readonly string[]): Selection {
  const areAllSelected = order.length > 0 && order.every((id) => selection.ids.has(id));
  return areAllSelected ? EMPTY_SELECTION : { ids: new Set(order), anchor: null };
}
