/** Describes the provenance of contacts and links: where they were seen, and with what confidence. */
import { hostName, joinAnd } from '../../ui/text/format';

export interface SightingPlace {
  source: string;
  place: string;
  url?: string | null;
}

const PLACE_LABELS: Readonly<Record<string, string>> = {
  'itunes:owner': 'feed owner',
  'podcast:locked': 'lock tag',
  home: 'home page',
  contact: 'contact page',
  about: 'about page',
  team: 'team page',
  press: 'press page',
  imprint: 'legal notice',
  advertise: 'sponsorship page',
  booking: 'guest booking page',
  listen: 'links page',
  privacy: 'privacy page',
  guest: 'guest page',
  listing: 'list of posts',
  owner: 'stated by the owner',
  other: 'website',
};

export const placeLabel = (place: string) => PLACE_LABELS[place] ?? place;

const SOURCE_LABELS: Readonly<Record<string, string>> = { rss: 'feed', 'podcast-website': 'website', owner: 'owner' };

/** "feed, website" */
export const listSources = (sources: readonly string[]) => sources.map((source) => SOURCE_LABELS[source] ?? source).join(', ');

/** "feed owner and contact page": lists each kind of place once, in order. */
export function listPlaces(places: readonly SightingPlace[]): string {
  return joinAnd([...new Set(places.map(({ place }) => placeLabel(place)))]);
}

const HIGH_CONFIDENCE = 0.85;
export const isHighConfidence = (confidence: number) => confidence >= HIGH_CONFIDENCE;

/** "90% confidence" */
export const formatConfidence = (confidence: number) => `${Math.round(confidence * 100)}% confidence`;

/** Shortens a URL for display: "slowledger.com/contact". */
export function shortUrl(url: string): string {
  const path = URL.canParse(url) ? decodeSafely(new URL(url).pathname).replace(/\/(index\.html?)?$/, '') : '';
  return `${hostName(url)}${path}`;
}

/** Returns the handle in a profile URL: "slowledger" for instagram.com/slowledger and for slowledger.substack.com. */
function handleOf(url: string): string {
  const address = shortUrl(url);
  const [host = ''] = address.split('/');
  return (address.includes('/') ? address.split('/').at(-1) : host.split('.')[0])?.replace(/^@/, '') ?? address;
}

/** Returns the handles that distinguish links with the same label, or `null` when a label is unique. */
export function distinctHandles(links: readonly { label: string; href: string }[]): (string | null)[] {
  const count = (wanted: string) => links.filter(({ label }) => label === wanted).length;
  return links.map(({ label, href }) => (count(label) > 1 ? handleOf(href) : null));
}

function decodeSafely(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
