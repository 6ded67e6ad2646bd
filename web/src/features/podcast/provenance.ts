/** Words for where something was seen, and how sure it is. */
import { hostName } from '../../ui/format';

export interface SightingPlace {
  source: string;
  place: string;
  url?: string | null;
}

const PLACE_LABELS: Readonly<Record<string, string>> = {
  'itunes:owner': 'owner in the feed',
  'podcast:locked': 'lock in the feed',
  home: 'front page',
  contact: 'contact page',
  about: 'about page',
  team: 'team page',
  press: 'press page',
  imprint: 'imprint',
  advertise: 'page for sponsors',
  booking: 'page for guests',
  listen: 'page of links',
  privacy: 'privacy page',
  guest: 'page of a guest',
  listing: 'list of posts',
  other: 'page of the site',
};

export const placeLabel = (place: string) => PLACE_LABELS[place] ?? place;

const SOURCE_LABELS: Readonly<Record<string, string>> = { rss: 'feed', 'podcast-website': 'site' };

/** "feed, site" */
export const listSources = (sources: readonly string[]) => sources.map((source) => SOURCE_LABELS[source] ?? source).join(', ');

/** "owner in the feed, contact page": each kind of place once, in their order. */
export function listPlaces(places: readonly SightingPlace[]): string {
  return [...new Set(places.map(({ place }) => placeLabel(place)))].join(', ');
}

const HIGH_CONFIDENCE = 0.85;
const MEDIUM_CONFIDENCE = 0.65;

export const isHighConfidence = (confidence: number) => confidence >= HIGH_CONFIDENCE;

/** A word and a share; a number alone claims more than there is. */
export function formatConfidence(confidence: number): string {
  const word = isHighConfidence(confidence) ? 'sure' : confidence >= MEDIUM_CONFIDENCE ? 'likely' : 'possible';
  return `${word}, ${Math.round(confidence * 100)} %`;
}

/** "slowledger.com/contact" */
export function shortUrl(url: string): string {
  const path = URL.canParse(url) ? decodeSafely(new URL(url).pathname).replace(/\/(index\.html?)?$/, '') : '';
  return `${hostName(url)}${path}`;
}

/** The last name in an address: "slowledger" of instagram.com/slowledger, and of slowledger.substack.com. */
function handleOf(url: string): string {
  const address = shortUrl(url);
  const [host = ''] = address.split('/');
  return (address.includes('/') ? address.split('/').at(-1) : host.split('.')[0])?.replace(/^@/, '') ?? address;
}

/** What tells links with one label apart; `null` where the label is enough. */
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
