/** A listed podcast as table and board show it. */
import type { ListedPodcastWithFacts } from '../../../api/lists/types';
import type { ListedState, Priority } from '../../../ui/listed/listed-state';
import { type CustomKey, valuesByKey } from './custom-columns';

export interface ListChange {
  actionType: string;
  atMs: number;
  from: string | null;
  to: string | null;
  by: string;
}

export interface TeamPitch {
  by: string;
  projectName: string;
  atMs: number;
}

/** The member who works on a podcast. */
export interface Assignee {
  id: string;
  name: string;
}

/** What a client answered in a shared list. */
export interface ClientAnswer {
  answer: 'yes' | 'no';
  comment: string;
  /** As the client entered it, or empty. */
  name: string;
  atMs: number;
}

export interface OtherList {
  projectId: string;
  projectSlug: string;
  projectName: string;
  state: ListedState;
}

/** Values in the columns of the team, as texts. */
interface CustomValues {
  [key: CustomKey]: string | null | undefined;
}

export interface ListRow extends CustomValues {
  /** The id of the listed podcast. */
  id: string;
  podcastId: string;
  slug: string;
  title: string;
  author: string | null;
  imageUrl: string | null;
  state: ListedState;
  priority: Priority | null;
  labels: readonly string[];
  notes: string;
  /** "2026-11-24". */
  nextActionOn: string | null;
  assignee: Assignee | null;
  /** Newest first. */
  clientAnswers: readonly ClientAnswer[];
  addedAtMs: number;
  updatedAtMs: number;
  addedBy: string | null;
  version: number;
  /** The last pitch to this show by anyone of the team, on any list. */
  lastPitch: TeamPitch | null;
  /** Newest first. */
  activity: readonly ListChange[];
  /** 1 to 5. */
  relevancy: number | null;
  /** 0 to 100, which orders rows of the same rating. */
  relevancyPoints: number | null;
  authority: number | null;
  contactState: string | null;
  hasGuests: boolean | null;
  episodeCount: number | null;
  lastEpisodeAtMs: number | null;
  updateFrequency: string | null;
  language: string | null;
  genres: readonly string[];
  countries: readonly string[];
  isBlacklisted: boolean;
  /** Whether the podcast is still in the catalog. The row keeps its title and artwork when it is not. */
  isInCatalog: boolean;
  /** Whether Earshot leaves the podcast out of searches. */
  isIgnored: boolean;
  /** The slug of the podcast that this one was merged into. */
  mergedInto: string | null;
  /** The other lists of the team that the podcast is on. */
  otherLists: readonly OtherList[];
}

/** The fields that a reader edits, with the names of the API. */
export interface ListEdit extends CustomValues {
  state?: ListedState;
  priority?: Priority | null;
  labels?: readonly string[];
  notes?: string;
  nextActionOn?: string | null;
  assignee?: Assignee | null;
}

export const DAY_MS = 86_400_000;
/** A pitch without a response counts as stale after this many days. */
export const STALE_AFTER_DAYS = 14;

/** When the podcast came into its state; when it was added, if it never changed. */
export function stateSinceMs(row: Pick<ListRow, 'activity' | 'addedAtMs'>): number {
  return row.activity.find(({ actionType }) => actionType === 'update-state')?.atMs ?? row.addedAtMs;
}

/** The days since the pitch, if that is more than 14, else null. */
export function staleDays(row: Pick<ListRow, 'state' | 'activity' | 'addedAtMs'>, nowMs: number): number | null {
  if (row.state !== 'pitched') return null;
  const days = Math.floor((nowMs - stateSinceMs(row)) / DAY_MS);
  return days > STALE_AFTER_DAYS ? days : null;
}

/** Whether moving the row to pitched would pitch a show that the team has already pitched. */
export const isRepeatedPitch = (row: Pick<ListRow, 'state' | 'lastPitch'>, state: ListedState | undefined) =>
  state === 'pitched' && row.state !== 'pitched' && row.lastPitch !== null;

const pad = (value: number) => String(value).padStart(2, '0');

/** "2026-11-24" of a time, in the reader's time zone. */
export function localDay(timeMs: number): string {
  const time = new Date(timeMs);
  return `${time.getFullYear()}-${pad(time.getMonth() + 1)}-${pad(time.getDate())}`;
}

/** After this many days without a reply, a pitch is followed up. */
const FOLLOW_UP_DAYS = 7;

/** The day on which a pitch of today is followed up. */
export function followUpDay(nowMs: number): string {
  const day = new Date(nowMs);
  day.setDate(day.getDate() + FOLLOW_UP_DAYS);
  return localDay(day.getTime());
}

/** States in which nothing is left to do. */
export const DONE_STATES: readonly string[] = ['booked', 'lost', 'ignored'];

export const isOverdue = (row: Pick<ListRow, 'nextActionOn' | 'state'>, nowMs: number) =>
  row.nextActionOn !== null && !DONE_STATES.includes(row.state) && row.nextActionOn < localDay(nowMs);

/** The row with an edit applied. */
export const applyEdit = (row: ListRow, edit: ListEdit): ListRow => ({ ...row, ...edit });

const toMs = (time: string | null | undefined) => (time ? Date.parse(time) : null);

export function toListRow({ podcast, facts, ...entry }: ListedPodcastWithFacts): ListRow {
  const activity = entry.activityHistory.map(({ actionType, activityDate, fromValue, toValue, userDisplayName }) => ({
    actionType, atMs: toMs(activityDate) ?? 0, from: fromValue, to: toValue, by: userDisplayName,
  }));
  const { lastPitch } = entry;
  return {
    ...valuesByKey(entry.customValues),
    id: entry.listedPodcastId,
    podcastId: podcast.podcastId,
    slug: podcast.slug,
    title: podcast.titleLatest || podcast.title || podcast.titleOriginal,
    author: facts.author,
    imageUrl: podcast.imageUrl,
    state: entry.status,
    priority: entry.priority,
    labels: entry.labels,
    notes: entry.notes ?? '',
    nextActionOn: entry.nextActionOn,
    assignee: entry.assignee,
    clientAnswers: entry.clientAnswers.map(({ answer, comment, name, answeredAt }) => ({ answer: answer === 'no' ? 'no' : 'yes', comment, name, atMs: toMs(answeredAt) ?? 0 })),
    addedAtMs: toMs(entry.addedAt) ?? 0,
    updatedAtMs: toMs(entry.updatedAt) ?? 0,
    addedBy: entry.addedByUser.displayName ?? (entry.addedByUser.email || null),
    version: entry.version,
    lastPitch: lastPitch && { by: lastPitch.userDisplayName, projectName: lastPitch.projectName, atMs: toMs(lastPitch.at) ?? 0 },
    activity: activity.toSorted((left, right) => right.atMs - left.atMs),
    relevancy: entry.analysis.relevancyScore ?? null,
    relevancyPoints: entry.analysis.relevancyPoints ?? null,
    authority: facts.authorityScore,
    contactState: facts.contactState,
    hasGuests: facts.hasGuests,
    episodeCount: facts.episodeCount,
    lastEpisodeAtMs: toMs(facts.lastEpisodePublishedAt),
    updateFrequency: facts.updateFrequency,
    language: facts.language,
    genres: facts.genres,
    countries: facts.countries ?? [],
    isBlacklisted: facts.blacklisted,
    isInCatalog: facts.inCatalog,
    isIgnored: facts.ignore,
    mergedInto: facts.mergedInto,
    otherLists: facts.lists.map(({ status, ...list }) => ({ ...list, state: status })),
  };
}
