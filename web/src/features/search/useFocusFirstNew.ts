import { type RefObject, useEffect, useRef } from 'react';

/**
 * After "more" the focus goes to the first of what came: the button may be gone by then, and who works by keyboard goes on there.
 * Call what is returned when more is asked for.
 */
export function useFocusFirstNew(container: RefObject<HTMLElement | null>, selector: string, count: number): () => void {
  const before = useRef<number | null>(null);
  useEffect(() => {
    const first = before.current;
    if (first === null || count === first) return;
    before.current = null;
    // Fewer than before are those of another list.
    if (count > first) container.current?.querySelectorAll<HTMLElement>(selector)[first]?.focus({ preventScroll: true });
  }, [container, selector, count]);
  return () => {
    before.current = count;
  };
}
