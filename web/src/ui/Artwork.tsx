import { useState } from 'react';
import classes from './Artwork.module.css';
import { safeHref } from './format';
import { hueOf, initials } from './initials';

interface ArtworkProps {
  title: string;
  src: string | null | undefined;
  size: number;
  /** Loads at once. For the main image of a page; others load lazily. */
  isEager?: boolean;
}

/** The artwork of a podcast, or its initials. It decorates the title beside it, so screen readers skip it. */
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
