import type { RefObject } from 'react';
import { useShortcut } from '../../../ui/navigation/shortcuts';

/** Marks the link of a result. The keys j and k move the focus between these links; Enter opens one, Space shows its quick look. */
export const RESULT_LINK = { 'data-result': '' } as const;

const isResult = (element: Element) => element.matches('[data-result]');

/** `onQuickLook` gets the position of the focused result. */
export function useResultKeys(container: RefObject<HTMLElement | null>, onQuickLook: (position: number) => void): void {
  const links = () => Array.from(container.current?.querySelectorAll<HTMLElement>('[data-result]') ?? []);
  const move = (step: 1 | -1) => {
    const all = links();
    const current = all.findIndex((link) => link === document.activeElement);
    const next = current === -1 ? all[0] : all[Math.min(all.length - 1, Math.max(0, current + step))];
    next?.focus();
    next?.scrollIntoView({ block: 'nearest' });
  };
  useShortcut({ key: 'j', keyLabel: 'j', label: 'Next result (Enter opens it)' }, () => move(1));
  useShortcut({ key: 'k', keyLabel: 'k', label: 'Previous result' }, () => move(-1));
  useShortcut({ key: ' ', keyLabel: 'Space', label: 'Quick look at the focused result', appliesTo: isResult }, () => {
    const position = links().findIndex((link) => link === document.activeElement);
    if (position !== -1) onQuickLook(position);
  });
}
