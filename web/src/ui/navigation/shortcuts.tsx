/**
 * What the current page can do: its keyboard shortcuts and the actions of the command palette, in one registry. A component
 * registers what it handles while it is shown. The list that `?` opens shows the same registrations as the keys use, so it never
 * lists a key that does nothing.
 */
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

export interface Shortcut {
  /** The value of `KeyboardEvent.key`; "mod+k" is Ctrl or Cmd with k; "g s" is g and then s. */
  key: string;
  /** The key as readers see it. */
  keyLabel: string;
  label: string;
  /** Whether the key works for the focused element. Without it, the key works everywhere. */
  appliesTo?: (focused: Element) => boolean;
}

/** Something that the command palette offers. With a key, it is a shortcut too. */
export interface Action {
  label: string;
  /** Other words that find the action. */
  keywords?: string;
  key?: string;
  keyLabel?: string;
  run: () => void;
}

interface Registration {
  label: string;
  key?: string | undefined;
  keyLabel?: string | undefined;
  keywords?: string | undefined;
  isInPalette: boolean;
  appliesTo?: (focused: Element) => boolean;
  run: (event?: KeyboardEvent) => void;
}

/** In the order of their components: the groups of a page follow those of its frame. */
let groups: readonly (readonly Registration[])[] = [];
const listeners = new Set<() => void>();

function setGroups(next: readonly (readonly Registration[])[]): void {
  groups = next;
  for (const listener of listeners) listener();
}

function register(added: readonly Registration[]): () => void {
  setGroups([...groups, added]);
  return () => setGroups(groups.filter((group) => group !== added));
}

export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  // Nobody types into a checkbox, so after selecting a row the page's shortcuts keep working.
  if (target instanceof HTMLInputElement && ['checkbox', 'radio'].includes(target.type)) return false;
  return target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName);
}

/** For keys that mean something else in a text or a dialog. */
export const isOutsideOfText = (focused: Element) => focused.closest('input:not([type=checkbox]), textarea, select, [contenteditable], [role="dialog"]') === null;

/** How long the second key of a sequence may take. */
const SEQUENCE_MS = 1_000;
let firstKey: { key: string; at: number } | null = null;

/** Finds the latest registration: its component is the most specific one on the page. */
const findRegistration = (pressed: string, target: EventTarget | null) =>
  groups.flat().findLast(({ key, appliesTo }) => key === pressed && (!appliesTo || (target instanceof Element && appliesTo(target))));

/** Closes the menu whose button has the focus. A menu that was opened with the mouse leaves the focus there. */
function closeMenuOf(target: EventTarget | null): boolean {
  const button = target instanceof Element ? target.closest('[aria-haspopup="menu"][aria-expanded="true"]') : null;
  if (button instanceof HTMLElement) button.click();
  return button !== null;
}

export function onKeyDown(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.altKey) return;
  const mod = event.ctrlKey || event.metaKey;
  if (!mod && isTyping(event.target)) return;
  if (event.key === 'Escape' && closeMenuOf(event.target)) return;
  // An open dialog or menu disables the shortcuts of the page.
  if (!mod && document.querySelector('[role="dialog"], [role="menu"]')) return;
  const pressed = mod ? `mod+${event.key.toLowerCase()}` : event.key;
  const sequence = firstKey !== null && event.timeStamp - firstKey.at <= SEQUENCE_MS ? `${firstKey.key} ${pressed}` : null;
  firstKey = null;
  const registration = (sequence === null ? undefined : findRegistration(sequence, event.target)) ?? findRegistration(pressed, event.target);
  if (registration) {
    event.preventDefault();
    registration.run(event);
  } else if (groups.flat().some(({ key }) => key?.startsWith(`${pressed} `))) {
    firstKey = { key: pressed, at: event.timeStamp };
  }
}

export function useShortcut(shortcut: Shortcut, run: (event: KeyboardEvent) => void, enabled = true): void {
  const { key, keyLabel, label } = shortcut;
  const onPress = useEffectEvent((event?: KeyboardEvent) => event && run(event));
  const appliesTo = useEffectEvent((focused: Element) => shortcut.appliesTo?.(focused) ?? true);
  useEffect(() => {
    if (!enabled) return undefined;
    return register([{ key, keyLabel, label, isInPalette: false, appliesTo: (focused) => appliesTo(focused), run: (event) => onPress(event) }]);
  }, [key, keyLabel, label, enabled]);
}

/** Adds actions to the command palette and, with a key, to the shortcuts, while the component is shown. */
export function useActions(actions: readonly Action[]): void {
  const runAt = useEffectEvent((index: number) => actions[index]?.run());
  const texts = JSON.stringify(actions.map(({ label, keywords, key, keyLabel }) => ({ label, keywords, key, keyLabel })));
  useEffect(() => {
    const listed = JSON.parse(texts) as Omit<Action, 'run'>[];
    return register(listed.map((action, index) => ({ ...action, isInPalette: true, run: () => runAt(index) })));
  }, [texts]);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const useGroups = () => useSyncExternalStore(subscribe, () => groups);

/** Returns the shortcuts of the current page. */
export function useShortcutList(): readonly Shortcut[] {
  return useGroups()
    .flat()
    .flatMap(({ key, keyLabel, label }) => (key && keyLabel ? [{ key, keyLabel, label }] : []));
}

/** Returns the actions of the command palette: those of the current page first. */
export function useActionList(): readonly Action[] {
  return useGroups()
    .toReversed()
    .flat()
    .filter(({ isInPalette }) => isInPalette)
    .map(({ label, keywords, key, keyLabel, run }) => ({ label, ...(keywords && { keywords }), ...(key && { key }), ...(keyLabel && { keyLabel }), run: () => run() }));
}
