/**
 * Covers come from our own server, which fetches them from their publishers, so that a reader's browser talks to no stranger. An
 * address names the podcast or episode; the publisher's URL is only hashed into it, so that a new cover is seen at once.
 */
import { safeHref } from '../text/format';

export interface Cover {
  of: 'podcasts' | 'episodes';
  id: string;
  /** The publisher's URL. */
  url: string;
}

/** The widths that the server has. */
const SIZES = [80, 160, 480] as const;
/** Pixels per point of most screens; a little less is not seen. */
const PIXELS_PER_POINT = 1.8;

/** The cover of a podcast, by its id or slug; null when it has none. */
export function podcastCover(id: string | null | undefined, url: string | null | undefined): Cover | null {
  const usable = safeHref(url);
  return id && usable ? { of: 'podcasts', id, url: usable } : null;
}

/** The cover of an episode. Most have that of their podcast. */
export function episodeCover(id: string | null | undefined, url: string | null | undefined, podcast: Cover | null): Cover | null {
  const usable = safeHref(url);
  return id && usable && usable !== podcast?.url ? { of: 'episodes', id, url: usable } : podcast;
}

/** The address of a cover that is shown with this width, in points. */
export function coverPath({ of, id, url }: Cover, width: number): string {
  return `/img/${of}/${encodeURIComponent(id)}/${sizeOf(width)}?v=${hash(url)}`;
}

/** The address of a photo that is shown with this width, in points. `path` is that of its middle size. */
export const photoSource = (path: string, width: number): string => path.replace('/160?', `/${sizeOf(width)}?`);

const sizeOf = (width: number) => SIZES.find((pixels) => pixels >= width * PIXELS_PER_POINT) ?? SIZES[SIZES.length - 1];

function hash(text: string): string {
  let sum = 0;
  for (const letter of text) sum = (Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0)) >>> 0;
  return sum.toString(36);
}
