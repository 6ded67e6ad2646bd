import { useState } from 'react';
import classes from './Art.module.css';
import { safeHref } from './format';
import { hueOf, initials } from './initials';

interface ArtProps {
  title: string;
  src: string | null | undefined;
  size: number;
  /** The one picture a page opens with is not lazy. */
  eager?: boolean;
}

/** A show's art. It only decorates the title beside it, so it says nothing to a screen reader. */
export function Art({ title, src, size, eager = false }: ArtProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const usable = safeHref(src) ?? (src?.startsWith('/') ? src : null);
  const box = { width: size, height: size, '--art-hue': hueOf(title), '--art-letters': `${Math.round(size * 0.36)}px` };
  if (!usable || failed === usable) {
    return (
      <span className={classes.letters} style={box} aria-hidden="true">
        {initials(title)}
      </span>
    );
  }
  return (
    <img
      className={classes.image}
      style={box}
      src={usable}
      width={size}
      height={size}
      alt=""
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setFailed(usable)}
    />
  );
}
