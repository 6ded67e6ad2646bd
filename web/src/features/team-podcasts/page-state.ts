/** The state of the page of team podcasts. All of it is in the URL. */
import { TEAM_PODCASTS_PAGE_SIZE, type TeamPodcastFilter, type TeamPodcastSort } from '../../api/lists/team-podcasts';
import { type QueryString, readCount, readText } from '../../urls/query-string';

export const SHOWN = ['all', 'sync', 'blacklist'] as const;
export type PodcastSelection = (typeof SHOWN)[number];
export const SHOWN_LABELS: Readonly<Record<PodcastSelection, string>> = { all: 'All', sync: 'For integrations', blacklist: 'Blacklisted' };

export const SORT_LABELS: Readonly<Record<TeamPodcastSort, string>> = { addedAt: 'Newest first', podcastTitle: 'Title' };

export interface TeamPodcastsState {
  text: string;
  shown: PodcastSelection;
  sort: TeamPodcastSort;
  skip: number;
}

const MAX_TEXT = 200;

export function parseTeamPodcastsState(query: QueryString): TeamPodcastsState {
  return {
    text: (readText(query.q) ?? '').slice(0, MAX_TEXT),
    shown: SHOWN.find((each) => each === readText(query.show)) ?? 'all',
    sort: readText(query.sort) === 'podcastTitle' ? 'podcastTitle' : 'addedAt',
    skip: readCount(query.skip) ?? 0,
  };
}

/** The query of a page. Defaults are left out. */
export const formatTeamPodcastsState = ({ text, shown, sort, skip }: TeamPodcastsState) => ({
  q: text || null, show: shown === 'all' ? null : shown, sort: sort === 'addedAt' ? null : sort, skip: skip || null,
});

export const toFilter = ({ text, shown, sort, skip }: TeamPodcastsState): TeamPodcastFilter => ({
  sortOrder: sort, offset: skip, ...(text && { textFilter: text }), ...(shown === 'sync' && { sync: true }), ...(shown === 'blacklist' && { blacklist: true }),
});

/** The beginning of the last page with something on it, for when everything on a page was removed. */
export const lastSkip = (skip: number, total: number) => (skip < total || skip === 0 ? skip : Math.max(0, Math.ceil(total / TEAM_PODCASTS_PAGE_SIZE) - 1) * TEAM_PODCASTS_PAGE_SIZE);
