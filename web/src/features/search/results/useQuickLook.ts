import { useRouter } from '@tanstack/react-router';
import { type RefObject, useEffect, useRef } from 'react';
import type { SearchState } from '../state';
import type { QuickLookHit } from './QuickLook';

/** The part of the URL that names a result. */
const lookKey = (look: QuickLookHit) => (look.kind === 'podcast' ? look.hit.podcastSlug : look.hit.episodeId);

interface QuickLookState {
  /** The place of the result among those shown; null while the panel is closed. */
  position: number | null;
  /** The URL names a result that is not among those shown. */
  isMissing: boolean;
  open: (position: number) => void;
  step: (by: 1 | -1) => void;
  close: () => void;
}

/** The quick look is in the URL: a link opens it, Back closes it. Stepping through results leaves one entry in the history. */
export function useQuickLook(
  state: SearchState,
  looks: readonly QuickLookHit[],
  container: RefObject<HTMLElement | null>,
  onChange: (state: SearchState) => void,
  onReplace: (state: SearchState) => void,
): QuickLookState {
  const router = useRouter();
  const isOpenedHere = useRef(false);
  const found = state.look === null ? -1 : looks.findIndex((look) => lookKey(look) === state.look);
  const position = found < 0 ? null : found;

  // The focus returns to the result that was shown last.
  const shownLast = useRef<number | null>(null);
  useEffect(() => {
    const last = shownLast.current;
    shownLast.current = position;
    if (position !== null || last === null) return;
    isOpenedHere.current = false;
    requestAnimationFrame(() => container.current?.querySelectorAll<HTMLElement>('[data-result]')[last]?.focus());
  }, [position, container]);

  return {
    position,
    isMissing: state.look !== null && position === null,
    open: (at) => {
      const look = looks[at];
      if (!look) return;
      isOpenedHere.current = true;
      onChange({ ...state, look: lookKey(look) });
    },
    step: (by) => {
      const look = position === null ? undefined : looks[Math.min(looks.length - 1, Math.max(0, position + by))];
      if (look) onReplace({ ...state, look: lookKey(look) });
    },
    close: () => {
      // A link that opened the panel has no entry without it to go back to.
      if (isOpenedHere.current) router.history.back();
      else onReplace({ ...state, look: null });
    },
  };
}
