import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useState } from 'react';
import { meQuery } from '../../../api/queries';
import { isOutsideOfText, useShortcut } from '../../../ui/navigation/shortcuts';
import { useSelection } from '../../../ui/forms/useSelection';
import { type AddedPodcast, type AddSource, reachOf } from '../../../widgets/lists/add-to-list';
import { ExportDialog } from '../../../widgets/lists/lazy-dialogs';
import { useAddToListDialog } from '../../../widgets/lists/useAddToListDialog';
import { MAX_COMPARED, MIN_COMPARED } from '../state';
import type { ListActions } from './list-actions';
import { SelectionBar } from './SelectionBar';

export interface ResultListsSetup {
  /** Identifies the search: another search starts without a selection. */
  listKey: string;
  target: ListActions['target'];
  /** The id of the search, by which the server adds and exports all of its results. */
  searchId: string;
  total: { value: number; relation?: string | null };
  /** Compares podcasts; null for results that are not podcasts. */
  onCompare: ((podcastIds: readonly string[]) => void) | null;
}

interface ResultLists {
  actions: ListActions;
  areAllShownSelected: boolean;
  isSomeSelected: boolean;
  toggleAllShown: () => void;
  openExport: () => void;
  /** The bar of the selection, and open dialogs. */
  overlays: ReactNode;
}

/**
 * Selects results and puts them on lists, with a, A, x and X for the focused one. `podcasts` are those of the results, in order and each
 * once. `focused` returns the podcast of the focused result.
 */
export function useResultLists(setup: ResultListsSetup, podcasts: readonly AddedPodcast[], focused: () => AddedPodcast | null, isEnabled: boolean): ResultLists {
  const { listKey, target, searchId, total, onCompare } = setup;
  const { data: me } = useQuery(meQuery);
  const reach = reachOf(total.value, me?.limits.maxResultsPerSearch ?? podcasts.length);
  const order = podcasts.map(({ podcastId }) => podcastId);
  const selection = useSelection(order, listKey);
  const [allSelectedOf, setAllSelectedOf] = useState<string | null>(null);
  const [isExporting, setIsExporting] = useState(false);
  const clear = () => {
    setAllSelectedOf(null);
    selection.clear();
  };
  const adder = useAddToListDialog(target, clear);
  const isAllSelected = allSelectedOf === listKey && selection.selected.size > 0;
  const chosen = podcasts.filter(({ podcastId }) => selection.selected.has(podcastId));

  const source = (): AddSource | null => {
    if (isAllSelected) return { kind: 'search', searchId, reach, shownPodcastIds: order };
    if (chosen.length > 0) return { kind: 'podcasts', podcasts: chosen };
    const podcast = focused();
    return podcast && { kind: 'podcasts', podcasts: [podcast] };
  };
  const canCompare = !isAllSelected && chosen.length >= MIN_COMPARED && chosen.length <= MAX_COMPARED;
  const addSelected = (add: (added: AddSource) => void) => {
    const added = source();
    if (added) add(added);
  };
  const toggle = (podcastId: string, isRange: boolean) => {
    setAllSelectedOf(null);
    selection.toggle(podcastId, isRange);
  };
  const toggleFocused = (isRange: boolean) => {
    const podcast = focused();
    if (podcast) toggle(podcast.podcastId, isRange);
  };
  useShortcut({ key: 'a', keyLabel: 'a', label: 'Add the selected results, or the focused one, to a list' }, () => addSelected(adder.add), isEnabled);
  useShortcut({ key: 'A', keyLabel: 'Shift a', label: 'Add to another list' }, () => addSelected(adder.choose), isEnabled && target !== null);
  useShortcut({ key: 'x', keyLabel: 'x', label: 'Select the focused result' }, () => toggleFocused(false), isEnabled);
  useShortcut({ key: 'X', keyLabel: 'Shift x', label: 'Select up to the focused result' }, () => toggleFocused(true), isEnabled);
  const toggleAllShown = () => {
    setAllSelectedOf(null);
    selection.toggleAll();
  };
  useShortcut({ key: 'mod+a', keyLabel: 'Ctrl or ⌘ A', label: 'Select all results shown', appliesTo: isOutsideOfText }, toggleAllShown, isEnabled);

  return {
    actions: { selected: selection.selected, toggle, target, add: (added) => adder.add({ kind: 'podcasts', podcasts: added }) },
    areAllShownSelected: order.length > 0 && selection.selected.size === order.length,
    isSomeSelected: selection.selected.size > 0,
    toggleAllShown,
    openExport: () => setIsExporting(true),
    overlays: (
      <>
        {selection.selected.size > 0 && (
          <SelectionBar
            count={selection.selected.size}
            reach={reach}
            isAdding={adder.isAdding}
            isAllSelected={isAllSelected}
            targetName={target?.name ?? null}
            onSelectAll={() => setAllSelectedOf(listKey)}
            onAdd={() => addSelected(adder.add)}
            onCompare={onCompare && canCompare ? () => onCompare(chosen.map(({ podcastId }) => podcastId)) : null}
            onExport={() => setIsExporting(true)}
            onClear={clear}
          />
        )}
        {adder.dialog}
        {isExporting && (
          <Suspense>
            <ExportDialog source={{ kind: 'search', searchId }} subject="results" onClose={() => setIsExporting(false)} />
          </Suspense>
        )}
      </>
    ),
  };
}
