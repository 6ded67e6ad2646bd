import { type RefObject, useRef } from 'react';
import { useShortcut } from '../../../ui/navigation/shortcuts';

interface MatchKeys {
  onSeen: (matchId: string) => void;
  onSelect: (matchId: string) => void;
  onSnooze: (matchId: string) => void;
  onReject: (matchId: string) => void;
  onPlay: (matchId: string) => void;
}

const isMatch = (element: Element) => element.matches('[data-match]');
/** Whether the focus is within a match, or nowhere. */
const isOnMatches = (element: Element) => element === document.body || element.id === 'content' || element.closest('[data-match-row]') !== null;

function findFocused(links: readonly HTMLElement[]): number {
  const row = document.activeElement?.closest('[data-match-row]');
  return row ? links.findIndex((link) => row.contains(link)) : -1;
}

/** The keys of the inbox. j and k move the focus between the links of the matches, so Enter opens one. */
export function useMatchKeys(container: RefObject<HTMLElement | null>, { onSeen, onSelect, onSnooze, onReject, onPlay }: MatchKeys): void {
  /** Where the focus was. A match that left the list makes room for the one below. */
  const place = useRef(-1);
  const links = () => Array.from(container.current?.querySelectorAll<HTMLElement>('[data-match]') ?? []);
  const focusAt = (all: readonly HTMLElement[], index: number) => {
    place.current = Math.min(all.length - 1, Math.max(0, index));
    const link = all[place.current];
    link?.focus();
    link?.scrollIntoView({ block: 'nearest' });
  };
  const move = (step: 1 | -1) => {
    const all = links();
    const current = findFocused(all);
    focusAt(all, current === -1 ? Math.max(0, place.current) : current + step);
  };
  const act = (run: (matchId: string) => void, next = false) => {
    const all = links();
    const current = findFocused(all);
    const id = all[current]?.dataset.match;
    if (id === undefined) return;
    place.current = current;
    run(id);
    if (next) focusAt(all, current + 1);
  };
  useShortcut({ key: 'j', keyLabel: 'j', label: 'Next match (Enter opens it)' }, () => move(1));
  useShortcut({ key: 'k', keyLabel: 'k', label: 'Previous match' }, () => move(-1));
  useShortcut({ key: 'e', keyLabel: 'e', label: 'Mark as seen or unseen, and continue', appliesTo: isOnMatches }, () => act(onSeen, true));
  useShortcut({ key: 'x', keyLabel: 'x', label: 'Select the match', appliesTo: isOnMatches }, () => act(onSelect));
  useShortcut({ key: 's', keyLabel: 's', label: 'Snooze the match', appliesTo: isOnMatches }, () => act(onSnooze));
  useShortcut({ key: 'n', keyLabel: 'n', label: 'Mark the match as not relevant', appliesTo: isOnMatches }, () => act(onReject));
  useShortcut({ key: ' ', keyLabel: 'Space', label: 'Play the match, or pause', appliesTo: isMatch }, () => act(onPlay));
}
