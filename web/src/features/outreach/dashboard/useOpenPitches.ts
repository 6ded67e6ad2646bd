import { useInfiniteQuery, useQueries } from '@tanstack/react-query';
import { projectQuery } from '../../../api/lists/projects';
import { pitchHistoryQuery } from '../../../api/outreach/pitches';
import type { PitchSummary } from '../../../api/outreach/types';
import { EVERYTHING, type PitchedFilter, toFilter } from '../history/history-view';
import { findWaiting, type WaitingPitch } from './open-pitches';

/** Only the lists of the newest pitches are checked for replies. */
const MAX_PROJECTS = 6;

interface OpenPitches {
  drafts: readonly PitchSummary[];
  waiting: readonly WaitingPitch[];
  /** Whether the team has more drafts, or more pitches, than were loaded. */
  hasMore: { drafts: boolean; waiting: boolean };
  /** Whether the pitches couldn’t be loaded. */
  isError: boolean;
  isPending: boolean;
}

/** The newest open pitches of the team. */
export function useOpenPitches(): OpenPitches {
  const drafts = usePitches('open');
  const pitched = usePitches('pitched');
  const slugs = [...new Set(pitched.pitches.flatMap(({ project }) => (project ? [project.slug] : [])))].slice(0, MAX_PROJECTS);
  // A list that was deleted has no details: its pitches stay.
  const details = useQueries({ queries: slugs.map((slug) => ({ ...projectQuery(slug), retry: false })) });
  const projects = details.flatMap(({ data }) => (data ? [data.project] : []));
  return {
    drafts: drafts.pitches,
    waiting: findWaiting(pitched.pitches, projects),
    hasMore: { drafts: drafts.hasMore, waiting: pitched.hasMore },
    isError: drafts.isError || pitched.isError,
    isPending: drafts.isPending || pitched.isPending || details.some(({ isPending }) => isPending),
  };
}

function usePitches(pitched: PitchedFilter) {
  const { data, isPending, isError, hasNextPage } = useInfiniteQuery({ ...pitchHistoryQuery(toFilter({ ...EVERYTHING, pitched })), retry: false });
  return { pitches: data?.pages.flatMap(({ outreach }) => outreach) ?? [], hasMore: hasNextPage, isPending, isError };
}
