/** What results can be sorted by (spec 3, Sortable; spec 5, Sort fields). */
import type { SearchMode, SearchOptions } from '../../api/types';
import type { Codec } from './codecs';
import type { Plan } from './plans';

type Direction = 'asc' | 'desc';

interface SortField {
  label: string;
  natural: Direction;
  /** What each direction is called. */
  asc: string;
  desc: string;
  /** The first plan that shows the figure, and so may sort by it (spec 6). */
  plan: Plan;
}

const figure = (label: string, plan: Plan = 'public'): SortField => ({ label, natural: 'desc', asc: 'Lowest first', desc: 'Highest first', plan });
const moment = (label: string): SortField => ({ label, natural: 'desc', asc: 'Oldest first', desc: 'Newest first', plan: 'public' });

/** By the names of the API. Some of these have a second name there; it means the same and is not listed. */
export const SORT_FIELDS = {
  relevance: { label: 'Relevance', natural: 'desc', asc: 'Worst first', desc: 'Best first', plan: 'public' },
  recentActivity: moment('Recent activity'),
  title: { label: 'Title', natural: 'asc', asc: 'A to Z', desc: 'Z to A', plan: 'public' },
  foundedDate: moment('First episode'),
  chartPosition: { label: 'Chart position', natural: 'asc', asc: 'Best first', desc: 'Worst first', plan: 'public' },
  totalEpisodes: figure('Episodes'),
  totalTranscripts: figure('Transcripts'),
  authorityScore: figure('Authority score'),
  podcastAuthorityScoreQuality: figure('Quality score'),
  podcastAuthorityScoreEngagement: figure('Engagement score'),
  podcastAuthorityScoreSocial: figure('Social score'),
  podcastAuthorityScoreYoutube: figure('YouTube score'),
  estimatedListeners: figure('Monthly listeners', 'individual'),
  appleReviews: figure('Apple ratings, number', 'free'),
  applePodcastsRating: figure('Apple rating', 'free'),
  applePodcastsRatingWilsonScore: figure('Apple rating, weighed', 'free'),
  spotifyReviews: figure('Spotify ratings, number', 'free'),
  spotifyRating: figure('Spotify rating', 'free'),
  spotifyRatingWilsonScore: figure('Spotify rating, weighed', 'free'),
  castboxSubscribers: figure('Castbox subscribers', 'free'),
  castboxPlays: figure('Castbox plays', 'free'),
  youtubeSubscribers: figure('YouTube subscribers', 'free'),
  youtubeViews: figure('YouTube views', 'free'),
} as const satisfies Record<string, SortField>;

export type SortName = keyof typeof SORT_FIELDS;
export const SORT_NAMES = Object.keys(SORT_FIELDS) as SortName[];

export interface Sort {
  field: SortName;
  direction: Direction;
  /** Where those stand of which the figure is not known. */
  nulls: 'first' | 'last';
}

export const sortBy = (field: SortName): Sort => ({ field, direction: SORT_FIELDS[field].natural, nulls: 'last' });

export const RELEVANCE: readonly Sort[] = [sortBy('relevance')];
export const isByRelevance = (sorts: readonly Sort[]) => sorts.length === 1 && sorts[0]?.field === 'relevance' && sorts[0].direction === 'desc';

function readSort(item: string): Sort | null {
  const [name, ...marks] = item.split(',');
  const field = SORT_NAMES.find((known) => known === name);
  if (!field) return null;
  const sort = sortBy(field);
  for (const mark of marks) {
    if (mark === 'asc' || mark === 'desc') sort.direction = mark;
    else if (mark === 'unknown-first') sort.nulls = 'first';
    else return null;
  }
  return sort;
}

const writeSort = ({ field, direction, nulls }: Sort) =>
  [field, ...(direction === SORT_FIELDS[field].natural ? [] : [direction]), ...(nulls === 'first' ? ['unknown-first'] : [])].join(',');

/** `sort=authorityScore,asc,unknown-first&sort=title`: the first decides, the next between equal ones. */
export const sorts: Codec<readonly Sort[]> = {
  empty: RELEVANCE,
  read: (items) => {
    const read = items.map(readSort).filter((sort) => sort !== null);
    const fields = new Set(read.map((sort) => sort.field));
    return read.length === items.length && fields.size === read.length ? read : undefined;
  },
  write: (value) => (isByRelevance(value) ? [] : value.map(writeSort)),
};

/** Episodes have no place on charts: the order goes without it. */
export const sortsOf = (mode: SearchMode, value: readonly Sort[]): readonly Sort[] => {
  const left = value.filter(({ field }) => mode === 'podcasts' || field !== 'chartPosition');
  return left.length > 0 ? left : RELEVANCE;
};

export const askSorts = (value: readonly Sort[]): NonNullable<SearchOptions['sortOrder']> =>
  value.map(({ field, direction, nulls }) => ({ field, ...(field === 'relevance' && direction === 'desc' ? {} : { direction }), ...(nulls === 'first' ? { nullOrder: nulls } : {}) }));
