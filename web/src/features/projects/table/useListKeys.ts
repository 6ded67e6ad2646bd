import { type ListedState, LISTED_STATES, keyOfState, STATE_LABELS } from '../../../ui/listed/listed-state';
import { isOutsideOfText, useShortcut } from '../../../ui/navigation/shortcuts';

interface ListKeys {
  isReadOnly: boolean;
  hasSelection: boolean;
  onMove: (by: 1 | -1, isRange: boolean) => void;
  onState: (state: ListedState) => void;
  onPriority: () => void;
  onMenu: () => void;
  onLook: () => void;
  onActivity: () => void;
  onOpen: () => void;
  onToggle: () => void;
  onSelectAll: () => void;
  onClear: () => void;
  onRemove: () => void;
  onFilter: () => void;
}

/** Whether the focus is on a row or card, on the bar of the selection, or nowhere. */
const isOnRows = (focused: Element) => focused === document.body || focused.id === 'content' || focused.closest('[data-list-rows], [data-selection-bar]') !== null;
/** Space and Enter press the button or follow the link that has the focus. */
const isOnRow = (focused: Element) => focused.closest('[data-list-rows]') !== null && focused.closest('a, button') === null;

/** The keys of a list. The list of shortcuts that `?` opens shows them. */
export function useListKeys({ isReadOnly, hasSelection, onMove, onState, onPriority, onMenu, onLook, onActivity, onOpen, onToggle, onSelectAll, onClear, onRemove, onFilter }: ListKeys): void {
  const canChange = !isReadOnly;
  useShortcut({ key: 'j', keyLabel: 'j', label: 'Next podcast' }, () => onMove(1, false));
  useShortcut({ key: 'k', keyLabel: 'k', label: 'Previous podcast' }, () => onMove(-1, false));
  useShortcut({ key: 'J', keyLabel: 'Shift j', label: 'Select the next podcast too' }, () => onMove(1, true));
  useShortcut({ key: 'K', keyLabel: 'Shift k', label: 'Select the previous podcast too' }, () => onMove(-1, true));
  useShortcut({ key: 'Enter', keyLabel: 'Enter', label: 'Open the podcast, or edit the cell', appliesTo: isOnRow }, onOpen);
  useShortcut({ key: ' ', keyLabel: 'Space', label: 'Quick look', appliesTo: isOnRow }, onLook);
  useShortcut({ key: 'a', keyLabel: 'a', label: 'Activity of the podcast', appliesTo: isOnRows }, onActivity);
  useShortcut({ key: 'x', keyLabel: 'x', label: 'Select the podcast', appliesTo: isOnRows }, onToggle);
  useShortcut({ key: 'mod+a', keyLabel: 'Ctrl or ⌘ A', label: 'Select all podcasts', appliesTo: isOutsideOfText }, onSelectAll);
  useShortcut({ key: 'Escape', keyLabel: 'Esc', label: 'Clear the selection', appliesTo: isOnRows }, onClear, hasSelection);
  useStateKey(0, onState, canChange);
  useStateKey(1, onState, canChange);
  useStateKey(2, onState, canChange);
  useStateKey(3, onState, canChange);
  useStateKey(4, onState, canChange);
  useStateKey(5, onState, canChange);
  useShortcut({ key: 'p', keyLabel: 'p', label: 'Set the priority', appliesTo: isOnRows }, onPriority, canChange);
  useShortcut({ key: 'm', keyLabel: 'm', label: 'Move to another state', appliesTo: isOnRows }, onMenu, canChange);
  useShortcut({ key: 'Delete', keyLabel: 'Delete', label: 'Remove from the list', appliesTo: isOnRows }, onRemove, canChange);
  useShortcut({ key: 'Backspace', keyLabel: '⌫', label: 'Remove from the list', appliesTo: isOnRows }, onRemove, canChange);
  useShortcut({ key: 'f', keyLabel: 'f', label: 'Filter by text' }, onFilter);
}

function useStateKey(place: number, onState: (state: ListedState) => void, isEnabled: boolean): void {
  const state = LISTED_STATES[place] ?? LISTED_STATES[0];
  useShortcut({ key: keyOfState(state), keyLabel: keyOfState(state), label: `Move to ${STATE_LABELS[state]}`, appliesTo: isOnRows }, () => onState(state), isEnabled);
}
