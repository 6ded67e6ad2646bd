import { useState } from 'react';
import classes from './Artwork.module.css';
import { safeHref } from './format';
import { hueOf, initials } from './initials';

interface ArtworkProps {
  title: string;
  src: string | null | undefined;
  size: number;
  /** The one picture a page opens with is not lazy. */
  isEager?: boolean;
}

/** A show's art. It only decorates the title beside it, so it says nothing to a screen reader. */
export function Artwork({ title, src, size, isEager = false }: ArtworkProps) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const usableUrl = safeHref(src) ?? (src?.startsWith('/') ? src : null);
  const box = { width: size, height: size, '--artwork-hue': hueOf(title), '--artwork-initials-size': `${Math.round(size * 0.36)}px` };
  if (!usableUrl || failedUrl === usableUrl) {
    return (
      <span className={classes.initials} style={box} aria-hidden="true">
        {initials(title)}
      </span>
    );
  }
  return (
    <img
      className={classes.image}
      style={box}
      src={usableUrl}
      width={size}
      height={size}
      alt=""
      loading={isEager ? 'eager' : 'lazy'}
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setFailedUrl(usableUrl)}
    />
  );
}
