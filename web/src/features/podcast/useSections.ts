import { useEffect, useRef, useState } from 'react';

/** A line a little below the sticky bars: the section that crosses it is the one being read. */
const READING_ZONE = '-20% 0px -75% 0px';
/** Content above a section may still arrive for this long after it was chosen. */
const HOLD_MS = 10_000;
const USER_SCROLL_EVENTS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** Keeps the section of the hash in place while content above it arrives, until the reader scrolls. Returns how to end that. */
function holdSection(root: Element): () => void {
  const observer = new ResizeObserver(() => document.getElementById(location.hash.slice(1))?.scrollIntoView());
  const release = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const event of USER_SCROLL_EVENTS) removeEventListener(event, release);
  };
  // Readers who drag the scroll bar cause no event that is theirs alone.
  const timer = setTimeout(release, HOLD_MS);
  observer.observe(root);
  for (const event of USER_SCROLL_EVENTS) addEventListener(event, release, { passive: true });
  return release;
}

/**
 * Returns the ids of the sections that are on the page now, in order, and the one being read. A section in the URL's hash is kept in
 * place while content above it arrives, until the reader scrolls.
 */
export function useSections(ids: readonly string[]) {
  const content = useRef<HTMLDivElement>(null);
  const [present, setPresent] = useState<readonly string[]>([]);
  const [current, setCurrent] = useState<string | null>(null);

  useEffect(() => {
    const root = content.current;
    if (!root) return undefined;
    const sectionOf = (id: string) => document.getElementById(id)?.closest('section') ?? null;
    const reading = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) if (isIntersecting) setCurrent(ids.find((id) => sectionOf(id) === target) ?? null);
      },
      { rootMargin: READING_ZONE },
    );
    const watch = () => {
      const found = ids.filter((id) => sectionOf(id) !== null);
      setPresent((before) => (before.join() === found.join() ? before : found));
      for (const id of found) {
        const section = sectionOf(id);
        if (section) reading.observe(section);
      }
    };
    watch();
    const additions = new MutationObserver(watch);
    additions.observe(root, { childList: true, subtree: true });

    let release = () => {};
    // A click on a section's link releases the one before, and then changes the hash.
    const hold = () => {
      release();
      if (ids.includes(location.hash.slice(1))) release = holdSection(root);
    };
    hold();
    addEventListener('hashchange', hold);
    return () => {
      reading.disconnect();
      additions.disconnect();
      removeEventListener('hashchange', hold);
      release();
    };
  }, [ids]);

  return { content, present, current };
}
