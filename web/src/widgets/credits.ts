/** Words and addresses for people and sponsors of episodes. */
import { paths } from '../app/paths';
import { hostName } from '../ui/format';

/** The search for the episodes in which somebody takes part; only a host or a guest can be searched for. */
export function personPath(type: string, name: string): string | null {
  return type === 'guest' || type === 'host' ? paths.search({ mode: 'episodes', person: `${type},phrase|${name}` }) : null;
}

export const sponsorPath = (name: string) => paths.search({ mode: 'episodes', sponsor: `phrase|${name}` });

const SOURCES: Readonly<Record<string, string>> = {
  'person-tag': 'marked in the feed',
  author: 'author in the feed',
  title: 'from the title',
  description: 'from the show notes',
  show: 'from the text of the show',
  transcript: 'from the transcript',
  'other-episodes': 'in most other episodes',
};

const HIGH_CONFIDENCE = 0.85;
const MEDIUM_CONFIDENCE = 0.65;

/** "from the show notes, likely": a number would claim more than there is. What the feed marks is taken as said. */
export function describeSource(source: string, confidence: number): string {
  const where = SOURCES[source] ?? source;
  if (source === 'person-tag') return where;
  return `${where}, ${confidence >= HIGH_CONFIDENCE ? 'sure' : confidence >= MEDIUM_CONFIDENCE ? 'likely' : 'possible'}`;
}

/** "founder, Tea Works" */
export const describeRole = ({ role, organization }: { role?: string | null; organization?: string | null }) => [role, organization].filter(Boolean).join(', ');

const SPONSOR_LABELS: Readonly<Record<string, string>> = {
  sponsor: 'Sponsor', advertiser: 'Advertiser', guest: 'Of a guest', affiliate: 'Affiliate', 'self promotion': 'Own product',
  charity: 'Charity', donation: 'Donation', other: 'Partner', unknown: 'Promoted',
};

export const sponsorLabel = (type: string) => SPONSOR_LABELS[type] ?? type;

const ROLE_GROUPS: readonly [type: string, heading: string][] = [
  ['guest', 'Guests'],
  ['host', 'Hosts'],
  ['unknown', 'Also in it'],
  ['mentioned', 'Talked about'],
];

/** Guests first, those who are only talked about last; without the groups that nobody is in. */
export function groupByRole<Person extends { type: string }>(people: readonly Person[]): { heading: string; people: Person[] }[] {
  return ROLE_GROUPS.map(([type, heading]) => ({ heading, people: people.filter((person) => person.type === type) })).filter(({ people: of }) => of.length > 0);
}

/** "acme.com" for what leads there. */
export const siteName = (url: string) => hostName(url).replace(/^www\./, '');

/** Those who appeared last, at most `count`. */
export const mostRecent = <Item extends { mostRecentAppearanceDate: string }>(items: readonly Item[], count: number): Item[] =>
  items.toSorted((one, other) => Date.parse(other.mostRecentAppearanceDate) - Date.parse(one.mostRecentAppearanceDate)).slice(0, count);
