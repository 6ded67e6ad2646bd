import type { RefObject } from 'react';
import { useShortcut } from '../../../ui/shortcuts';

/** Marks the link of a result. The keys j and k move the focus between these links; Enter opens one. */
export const RESULT_LINK = { 'data-result': '' } as const;

export function useResultKeys(container: RefObject<HTMLElement | null>): void {
  const move = (step: 1 | -1) => {
    const links = Array.from(container.current?.querySelectorAll<HTMLElement>('[data-result]') ?? []);
    const current = links.findIndex((link) => link === document.activeElement);
    const next = current === -1 ? links[0] : links[Math.min(links.length - 1, Math.max(0, current + step))];
    next?.focus();
    next?.scrollIntoView({ block: 'nearest' });
  };
  useShortcut({ key: 'j', keyLabel: 'j', label: 'Next result (Enter opens it)' }, () => move(1));
  useShortcut({ key: 'k', keyLabel: 'k', label: 'Previous result' }, () => move(-1));
}
