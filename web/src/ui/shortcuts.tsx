/**
 * The keyboard shortcuts. A component that listens for a key registers it here, and the list that `?` opens is made of
 * the same registrations, so it cannot tell of a key that does nothing.
 */
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

export interface Shortcut {
  /** As `KeyboardEvent.key`; "mod+k" wants Ctrl or Cmd. */
  key: string;
  /** How it is written for a reader. */
  keyLabel: string;
  label: string;
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
  // Inside an open dialog the page's keys are off.
  if (!mod && document.querySelector('[role="dialog"]')) return;
  const pressed = mod ? `mod+${event.key.toLowerCase()}` : event.key;
  // The one that came last is the nearest to what is on the screen.
  const registration = registrations.findLast((candidate) => candidate.key === pressed);
  if (!registration) return;
  event.preventDefault();
  registration.run(event);
}

export function useShortcut(shortcut: Shortcut, run: (event: KeyboardEvent) => void, enabled = true): void {
  const { key, keyLabel, label } = shortcut;
  const onPress = useEffectEvent(run);
  useEffect(() => {
    if (!enabled) return undefined;
    const registration: Registration = { key, keyLabel, label, run: (event) => onPress(event) };
    setRegistrations([...registrations, registration]);
    return () => setRegistrations(registrations.filter((candidate) => candidate !== registration));
  }, [key, keyLabel, label, enabled]);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What works on the screen that is shown now. */
export function useShortcutList(): readonly Shortcut[] {
  return useSyncExternalStore(subscribe, () => registrations);
}
