import { type RefObject, useEffect, useRef } from 'react';

/**
 * Focuses the first new item after more items load. The pressed button may be gone by then, and keyboard users continue from the
 * new item. Call the returned function when requesting more.
 */
export function useFocusFirstNew(container: RefObject<HTMLElement | null>, selector: string, count: number): () => void {
  const countBefore = useRef<number | null>(null);
  useEffect(() => {
    const first = countBefore.current;
    if (first === null || count === first) return;
    countBefore.current = null;
    // A smaller count belongs to another list.
    if (count > first) container.current?.querySelectorAll<HTMLElement>(selector)[first]?.focus({ preventScroll: true });
  }, [container, selector, count]);
  return () => {
    countBefore.current = count;
  };
}
