/**
 * The keyboard shortcuts. A component registers each key that it handles. The list that `?` opens shows the same
 * registrations, so it never lists a key that does nothing.
 */
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

export interface Shortcut {
  /** The value of `KeyboardEvent.key`; "mod+k" is Ctrl or Cmd with k. */
  key: string;
  /** The key as readers see it. */
  keyLabel: string;
  label: string;
  /** Whether the key works for the focused element. Without it, the key works everywhere. */
  appliesTo?: (focused: Element) => boolean;
}

interface Registration extends Shortcut {
  run: (event: KeyboardEvent) => void;
}

let registrations: readonly Registration[] = [];
const listeners = new Set<() => void>();

function setRegistrations(next: readonly Registration[]): void {
  registrations = next;
  for (const listener of listeners) listener();
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName);
}

export function onKeyDown(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.altKey) return;
  const mod = event.ctrlKey || event.metaKey;
  if (!mod && isTyping(event.target)) return;
  // An open dialog disables the shortcuts of the page.
  if (!mod && document.querySelector('[role="dialog"]')) return;
  const pressed = mod ? `mod+${event.key.toLowerCase()}` : event.key;
  // The latest registration wins: its component is the most specific one on the page.
  const registration = registrations.findLast(({ key, appliesTo }) => key === pressed && (!appliesTo || (event.target instanceof Element && appliesTo(event.target))));
  if (!registration) return;
  event.preventDefault();
  registration.run(event);
}

export function useShortcut(shortcut: Shortcut, run: (event: KeyboardEvent) => void, enabled = true): void {
  const { key, keyLabel, label } = shortcut;
  const onPress = useEffectEvent(run);
  const appliesTo = useEffectEvent((focused: Element) => shortcut.appliesTo?.(focused) ?? true);
  useEffect(() => {
    if (!enabled) return undefined;
    const registration: Registration = { key, keyLabel, label, appliesTo: (focused) => appliesTo(focused), run: (event) => onPress(event) };
    setRegistrations([...registrations, registration]);
    return () => setRegistrations(registrations.filter((candidate) => candidate !== registration));
  }, [key, keyLabel, label, enabled]);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the shortcuts of the current page. */
export function useShortcutList(): readonly Shortcut[] {
  return useSyncExternalStore(subscribe, () => registrations);
}
