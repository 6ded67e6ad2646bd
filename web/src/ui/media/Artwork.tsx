import { useEffect, useState } from 'react';
import classes from './Artwork.module.css';
import { coverPath, type Cover } from './cover';
import { hueOf, initials } from './initials';

interface ArtworkProps {
  title: string;
  cover: Cover | null;
  size: number;
  /** Loads at once. For the main image of a page; others load lazily. */
  isEager?: boolean;
}

/** When to look again for a cover that the server was still fetching, in milliseconds. */
const RETRIES_MS = [2_500, 8_000, 30_000] as const;

/**
 * The initials of a podcast, and its artwork over them as soon as it is here. It decorates the title beside it, so screen readers skip
 * it.
 */
export function Artwork({ title, cover, size, isEager = false }: ArtworkProps) {
  const box = { width: size, height: size, '--artwork-hue': hueOf(title), '--artwork-initials-size': `${Math.round(size * 0.36)}px` };
  const path = cover && coverPath(cover, size);
  return (
    <span className={classes.artwork} style={box} data-initials={initials(title)} aria-hidden="true">
      {path && <CoverImage key={path} path={path} size={size} isEager={isEager} />}
    </span>
  );
}

function CoverImage({ path, size, isEager }: { path: string; size: number; isEager: boolean }) {
  const [failures, setFailures] = useState(0);
  const [isWaiting, setIsWaiting] = useState(false);
  const pause = RETRIES_MS[failures - 1];
  useEffect(() => {
    if (!isWaiting || pause === undefined) return undefined;
    const timer = setTimeout(() => setIsWaiting(false), pause);
    return () => clearTimeout(timer);
  }, [isWaiting, pause]);
  if (isWaiting) return null;
  const fail = () => {
    setFailures(failures + 1);
    setIsWaiting(true);
  };
  return (
    <img
      className={classes.image}
      src={path}
      width={size}
      height={size}
      alt=""
      loading={isEager ? 'eager' : 'lazy'}
      decoding="async"
      onError={fail}
    />
  );
}
