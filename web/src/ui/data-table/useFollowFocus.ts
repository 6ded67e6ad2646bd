import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

interface FollowFocusOptions {
  root: RefObject<HTMLElement | null>;
  /** The element that should have the focus. The focus follows when it changes. */
  place: string;
  /** Whether something else, such as an editor, has the focus. */
  isSuspended?: boolean;
  focus: () => void;
}

/**
 * Keys of the page move the focus of a table or board, and an element with the focus can disappear. The focus then goes to the
 * element that has become active, unless the reader has left the table. Returns a function to call when the reader enters it.
 */
export function useFollowFocus({ root, place, isSuspended = false, focus }: FollowFocusOptions): () => void {
  const isWanted = useRef(false);
  const follow = useEffectEvent((_place: string) => {
    const isInside = document.activeElement === document.body || root.current?.contains(document.activeElement);
    if (isWanted.current && isInside && !isSuspended) focus();
  });
  useEffect(() => follow(place), [place]);
  useEffect(() => {
    const release = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) isWanted.current = false;
    };
    document.addEventListener('focusin', release);
    document.addEventListener('pointerdown', release);
    return () => {
      document.removeEventListener('focusin', release);
      document.removeEventListener('pointerdown', release);
    };
  }, [root]);
  return () => {
    isWanted.current = true;
  };
}
