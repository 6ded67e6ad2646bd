import { useState } from 'react';
import artwork from './Artwork.module.css';
import { photoSource } from './cover';
import { hueOf, initials } from './initials';

interface PhotoProps {
  name: string;
  /** As the server names it; null without a photo. */
  path: string | null | undefined;
  size: number;
  isEager?: boolean;
}

/** The initials of a person, and their photo over them as soon as it is here. It decorates the name beside it, so screen readers skip it. */
export function Photo({ name, path, size, isEager = false }: PhotoProps) {
  const [missing, setMissing] = useState<string | null>(null);
  const box = { width: size, height: size, borderRadius: size / 2, '--artwork-hue': hueOf(name), '--artwork-initials-size': `${Math.round(size * 0.36)}px` };
  const source = path ? photoSource(path, size) : null;
  return (
    <span className={artwork.artwork} style={box} data-initials={initials(name)} aria-hidden="true">
      {source !== null && source !== missing && (
        <img className={artwork.image} src={source} width={size} height={size} alt="" loading={isEager ? 'eager' : 'lazy'} decoding="async" onError={() => setMissing(source)} />
      )}
    </span>
  );
}
