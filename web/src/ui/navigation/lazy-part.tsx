/** Parts of a page whose code follows after what the reader sees first. */
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { afterPaint } from './after-paint';
import { loadChunk } from './chunks';

/**
 * A component whose code is loaded when it is first rendered. Code that is already loaded is rendered immediately. Not with Suspense,
 * for which React hides what has arrived for a third of a second. `place` stands where the part will be.
 */
export function lazyPart<Props extends object>(importPart: () => Promise<ComponentType<Props>>, place: ReactNode = null): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null;
  const load = async () => {
    loaded = await loadChunk(importPart);
    return loaded;
  };
  return function LazyPart(props: Props) {
    const [Part, setPart] = useState(() => loaded);
    useEffect(() => {
      if (Part) return undefined;
      let isGone = false;
      const show = (part: ComponentType<Props>) => {
        if (!isGone) setPart(() => part);
      };
      // Without its code the part stays away; the banner of a lost connection explains it. The next visit tries again.
      void load().then(show, () => undefined);
      return () => {
        isGone = true;
      };
    }, [Part]);
    return Part ? <Part {...props} /> : place;
  };
}

/**
 * Like `lazyPart`, for what a page has from the start, but is not what its reader came for. Its code begins to load when the page is
 * painted, and so takes nothing from the files that the page waits for. Not for what opens by a press: that would wait for nothing.
 */
export function followingPart<Props extends object>(importPart: () => Promise<ComponentType<Props>>, place: ReactNode = null): ComponentType<Props> {
  return lazyPart(async () => {
    await afterPaint();
    return importPart();
  }, place);
}
