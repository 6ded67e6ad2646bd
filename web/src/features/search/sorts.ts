/** What results can be sorted by (spec 3, Sortable; spec 5, Sort fields). */
import type { SearchMode, SearchOptions } from '../../api/types';
import type { Codec } from './codecs';
import type { Plan } from './plans';

type Direction = 'asc' | 'desc';

interface SortField {
  label: string;
  defaultDirection: Direction;
  /** What each direction is called. */
  asc: string;
  desc: string;
  /** The first plan that shows the figure, and so may sort by it (spec 6). */
  plan: Plan;
}

const numberField = (label: string, plan: Plan = 'public'): SortField => ({ label, defaultDirection: 'desc', asc: 'Lowest first', desc: 'Highest first', plan });
const dateField = (label: string): SortField => ({ label, defaultDirection: 'desc', asc: 'Oldest first', desc: 'Newest first', plan: 'public' });

/** By the names of the API. Some of these have a second name there; it means the same and is not listed. */
export const SORT_FIELDS = {
  relevance: { label: 'Relevance', defaultDirection: 'desc', asc: 'Worst first', desc: 'Best first', plan: 'public' },
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
  appleReviews: numberField('Apple ratings, number', 'free'),
  applePodcastsRating: numberField('Apple rating', 'free'),
  applePodcastsRatingWilsonScore: numberField('Apple rating, weighed', 'free'),
  spotifyReviews: numberField('Spotify ratings, number', 'free'),
  spotifyRating: numberField('Spotify rating', 'free'),
  spotifyRatingWilsonScore: numberField('Spotify rating, weighed', 'free'),
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
  /** Where those stand of which the figure is not known. */
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

/** `sort=authorityScore,asc,unknown-first&sort=title`: the first decides, the next between equal ones. */
export const sorts: Codec<readonly Sort[]> = {
  empty: RELEVANCE,
  read: (items) => {
    const read = items.map(parseSort).filter((sort) => sort !== null);
    const fields = new Set(read.map((sort) => sort.field));
    return read.length === items.length && fields.size === read.length ? read : undefined;
  },
  write: (value) => (isByRelevance(value) ? [] : value.map(formatSort)),
};

/** Episodes have no place on charts: the order goes without it. */
export const applicableSorts = (mode: SearchMode, value: readonly Sort[]): readonly Sort[] => {
  const left = value.filter(({ field }) => mode === 'podcasts' || field !== 'chartPosition');
  return left.length > 0 ? left : RELEVANCE;
};

export const toSortOrder = (value: readonly Sort[]): NonNullable<SearchOptions['sortOrder']> =>
  value.map(({ field, direction, nulls }) => ({ field, ...(field === 'relevance' && direction === 'desc' ? {} : { direction }), ...(nulls === 'first' ? { nullOrder: nulls } : {}) }));
