import { useCallback, useEffect, useRef } from 'react';
import type { PlayerControls } from '../../widgets/player/usePlayer';

export interface Clip {
  start: number;
  end: number;
}

/** Returns the clip of a link; null when its end is not after its start. */
export const toClip = (start: number | null, end: number | null): Clip | null => (start !== null && end !== null && end > start ? { start, end } : null);

/** Pauses the player at the end of the clip that a link names, until the reader plays another place. */
export function useClip(clip: Clip | null, second: number | null, { seek, pause }: Pick<PlayerControls, 'seek' | 'pause'>): { playClip: () => void; leaveClip: () => void } {
  const isActive = useRef(true);
  const end = clip?.end ?? null;
  useEffect(() => {
    if (!isActive.current || end === null || second === null || second < end) return;
    isActive.current = false;
    pause();
  }, [end, second, pause]);
  const playClip = useCallback(() => {
    if (!clip) return;
    isActive.current = true;
    seek(clip.start, true);
  }, [clip, seek]);
  const leaveClip = useCallback(() => {
    isActive.current = false;
  }, []);
  return { playClip, leaveClip };
}
