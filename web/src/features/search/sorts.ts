/** The sort fields of results (spec 3, Sortable; spec 5, Sort fields). */
import type { SearchMode, SearchOptions } from '../../api/types';
import type { Codec } from './codecs';
import type { Plan } from './plans';

type Direction = 'asc' | 'desc';

interface SortField {
  label: string;
  defaultDirection: Direction;
  /** The label of each direction. */
  asc: string;
  desc: string;
  /** The lowest plan that shows the figure and so may sort by it (spec 6). */
  plan: Plan;
}

const numberField = (label: string, plan: Plan = 'public'): SortField => ({ label, defaultDirection: 'desc', asc: 'Lowest first', desc: 'Highest first', plan });
const dateField = (label: string): SortField => ({ label, defaultDirection: 'desc', asc: 'Oldest first', desc: 'Newest first', plan: 'public' });

/** Keyed by the names of the API. Aliases of the API are not listed. */
export const SORT_FIELDS = {
  relevance: { label: 'Relevance', defaultDirection: 'desc', asc: 'Least relevant first', desc: 'Most relevant first', plan: 'public' },
  recentActivity: dateField('Recent activity'),
  title: { label: 'Title', defaultDirection: 'asc', asc: 'A to Z', desc: 'Z to A', plan: 'public' },
  foundedDate: dateField('First episode'),
  chartPosition: { label: 'Chart position', defaultDirection: 'asc', asc: 'Best first', desc: 'Worst first', plan: 'public' },
  totalEpisodes: numberField('Episodes'),
  totalTranscripts: numberField('Transcripts'),
  authorityScore: numberField('Authority score'),
  podcastAuthorityScoreQuality: numberField('Quality score'),
  podcastAuthorityScoreEngagement: numberField('Engagement score'),
  podcastAuthorityScoreSocial: numberField('Social score'),
  podcastAuthorityScoreYoutube: numberField('YouTube score'),
  estimatedListeners: numberField('Monthly listeners', 'individual'),
  appleReviews: numberField('Number of Apple ratings', 'free'),
  applePodcastsRating: numberField('Apple rating', 'free'),
  applePodcastsRatingWilsonScore: numberField('Apple rating, weighted', 'free'),
  spotifyReviews: numberField('Number of Spotify ratings', 'free'),
  spotifyRating: numberField('Spotify rating', 'free'),
  spotifyRatingWilsonScore: numberField('Spotify rating, weighted', 'free'),
  castboxSubscribers: numberField('Castbox subscribers', 'free'),
  castboxPlays: numberField('Castbox plays', 'free'),
  youtubeSubscribers: numberField('YouTube subscribers', 'free'),
  youtubeViews: numberField('YouTube views', 'free'),
} as const satisfies Record<string, SortField>;

export type SortName = keyof typeof SORT_FIELDS;
export const SORT_NAMES = Object.keys(SORT_FIELDS) as SortName[];

export interface Sort {
  field: SortName;
  direction: Direction;
  /** Whether results without the value come first or last. */
  nulls: 'first' | 'last';
}

export const sortBy = (field: SortName): Sort => ({ field, direction: SORT_FIELDS[field].defaultDirection, nulls: 'last' });

export const RELEVANCE: readonly Sort[] = [sortBy('relevance')];
export const isByRelevance = (sorts: readonly Sort[]) => sorts.length === 1 && sorts[0]?.field === 'relevance' && sorts[0].direction === 'desc';

function parseSort(item: string): Sort | null {
  const [name, ...tags] = item.split(',');
  const field = SORT_NAMES.find((candidate) => candidate === name);
  if (!field) return null;
  const sort = sortBy(field);
  for (const tag of tags) {
    if (tag === 'asc' || tag === 'desc') sort.direction = tag;
    else if (tag === 'unknown-first') sort.nulls = 'first';
    else return null;
  }
  return sort;
}

const formatSort = ({ field, direction, nulls }: Sort) =>
  [field, ...(direction === SORT_FIELDS[field].defaultDirection ? [] : [direction]), ...(nulls === 'first' ? ['unknown-first'] : [])].join(',');

/** `sort=authorityScore,asc,unknown-first&sort=title`: later fields break the ties of earlier ones. */
export const sorts: Codec<readonly Sort[]> = {
  empty: RELEVANCE,
  read: (items) => {
    const read = items.map(parseSort).filter((sort) => sort !== null);
    const fields = new Set(read.map((sort) => sort.field));
    return read.length === items.length && fields.size === read.length ? read : undefined;
  },
  write: (value) => (isByRelevance(value) ? [] : value.map(formatSort)),
};

/** Drops the chart position for episodes, which have none. */
export const applicableSorts = (mode: SearchMode, value: readonly Sort[]): readonly Sort[] => {
  const applicable = value.filter(({ field }) => mode === 'podcasts' || field !== 'chartPosition');
  return applicable.length > 0 ? applicable : RELEVANCE;
};

export const toSortOrder = (value: readonly Sort[]): NonNullable<SearchOptions['sortOrder']> =>
  value.map(({ field, direction, nulls }) => ({ field, ...(field === 'relevance' && direction === 'desc' ? {} : { direction }), ...(nulls === 'first' ? { nullOrder: nulls } : {}) }));
