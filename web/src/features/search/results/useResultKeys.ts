import type { RefObject } from 'react';
import { useShortcut } from '../../../ui/shortcuts';

/** The link of a result carries this attribute; j and k move the focus from one to the next, Enter opens it. */
export const RESULT_LINK = { 'data-result': '' } as const;

export function useResultKeys(container: RefObject<HTMLElement | null>): void {
  const move = (step: 1 | -1) => {
    const links = Array.from(container.current?.querySelectorAll<HTMLElement>('[data-result]') ?? []);
    const here = links.findIndex((link) => link === document.activeElement);
    const next = here === -1 ? links[0] : links[Math.min(links.length - 1, Math.max(0, here + step))];
    next?.focus();
    next?.scrollIntoView({ block: 'nearest' });
  };
  useShortcut({ key: 'j', keyLabel: 'j', label: 'Next result (Enter opens it)' }, () => move(1));
  useShortcut({ key: 'k', keyLabel: 'k', label: 'Result before' }, () => move(-1));
}
