import { type RefObject, useCallback, useMemo, useRef, useState } from 'react';

export interface PlayerControls {
  seek: (seconds: number, play: boolean) => void;
  /** Plays, or pauses. */
  toggle: () => void;
  pause: () => void;
  step: (seconds: number) => void;
  setSpeed: (speed: number) => void;
  onTimeUpdate: () => void;
}

interface Player {
  audioRef: RefObject<HTMLAudioElement | null>;
  controls: PlayerControls;
  /** The current whole second; null before the first play. */
  second: number | null;
}

export function usePlayer(): Player {
  const audioRef = useRef<HTMLAudioElement>(null);
  const [second, setSecond] = useState<number | null>(null);
  const seek = useCallback((seconds: number, play: boolean) => {
    const audio = audioRef.current;
    if (!audio) return;
    // Before the recording is loaded, this sets where playback starts.
    audio.currentTime = Math.max(0, seconds);
    if (play) void audio.play().catch(() => undefined);
  }, []);
  const toggle = useCallback(() => {
    const audio = audioRef.current;
    if (!audio) return;
    if (audio.paused) void audio.play().catch(() => undefined);
    else audio.pause();
  }, []);
  const pause = useCallback(() => audioRef.current?.pause(), []);
  const step = useCallback((seconds: number) => seek((audioRef.current?.currentTime ?? 0) + seconds, false), [seek]);
  const setSpeed = useCallback((speed: number) => {
    if (audioRef.current) audioRef.current.playbackRate = speed;
  }, []);
  const onTimeUpdate = useCallback(() => {
    if (audioRef.current) setSecond(Math.floor(audioRef.current.currentTime));
  }, []);
  const controls = useMemo(() => ({ seek, toggle, pause, step, setSpeed, onTimeUpdate }), [seek, toggle, pause, step, setSpeed, onTimeUpdate]);
  return { audioRef, controls, second };
}
