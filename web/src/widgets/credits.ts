/** Labels and search links for the people and sponsors of episodes. */
import { hostName } from '../ui/text/format';
import { paths } from '../urls/paths';

/** Where a name is credited, which decides between namesakes. */
export type CreditPlace = { episode: string } | { podcast: string };

/** Returns the page of a person. Only hosts and guests have one; where it is missing, the server shows a search for the name. */
export function personPath(type: string, name: string, place: CreditPlace): string | null {
  return type === 'guest' || type === 'host' ? paths.namedPerson({ name, role: type, ...place }) : null;
}

export const sponsorPath = (name: string, place: CreditPlace) => paths.namedSponsor({ name, ...place });

const SOURCES: Readonly<Record<string, string>> = {
  'person-tag': 'Tagged in the feed',
  author: 'Feed author',
  title: 'Episode title',
  description: 'Show notes',
  show: 'Podcast description',
  transcript: 'Transcript',
  'other-episodes': 'In most other episodes',
};

const HIGH_CONFIDENCE = 0.85;
const MEDIUM_CONFIDENCE = 0.65;

/** "Show notes, likely". A word, because a percentage would look more exact than it is. Feed tags are taken as certain. */
export function describeSource(source: string, confidence: number): string {
  const label = SOURCES[source] ?? source;
  if (source === 'person-tag') return label;
  return `${label}, ${confidence >= HIGH_CONFIDENCE ? 'certain' : confidence >= MEDIUM_CONFIDENCE ? 'likely' : 'possible'}`;
}

/** "founder, Tea Works" */
export const describeRole = ({ role, organization }: { role?: string | null; organization?: string | null }) => [role, organization].filter(Boolean).join(', ');

const SPONSOR_LABELS: Readonly<Record<string, string>> = {
  sponsor: 'Sponsor', advertiser: 'Advertiser', guest: 'Guest’s offer', affiliate: 'Affiliate', 'self promotion': 'Own product',
  charity: 'Charity', donation: 'Donation', other: 'Partner', unknown: 'Promoted',
};

export const sponsorLabel = (type: string) => SPONSOR_LABELS[type] ?? type;

const ROLE_GROUPS: readonly [type: string, heading: string][] = [
  ['guest', 'Guests'],
  ['host', 'Hosts'],
  ['unknown', 'Other people'],
  ['mentioned', 'Mentioned'],
];

/** Groups people by role: guests first, people who are only mentioned last. Empty groups are dropped. */
export function groupByRole<Person extends { type: string }>(people: readonly Person[]): { heading: string; people: Person[] }[] {
  return ROLE_GROUPS.map(([type, heading]) => ({ heading, people: people.filter((person) => person.type === type) })).filter(({ people: of }) => of.length > 0);
}

/** Returns the host name of a URL: "acme.com". */
export const siteName = (url: string) => hostName(url).replace(/^www\./, '');

/** Returns the `count` items with the most recent appearances. */
export const mostRecent = <Item extends { mostRecentAppearanceDate: string }>(items: readonly Item[], count: number): Item[] =>
  items.toSorted((one, other) => Date.parse(other.mostRecentAppearanceDate) - Date.parse(one.mostRecentAppearanceDate)).slice(0, count);
