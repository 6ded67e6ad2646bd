/** The open tasks about pitches: drafts to finish, and pitches that await a reply. */
import type { ListedPodcast, ProjectWithPodcasts } from '../../../api/lists/types';
import type { PitchSummary } from '../../../api/outreach/types';

export interface WaitingPitch {
  pitch: PitchSummary;
  /** The day on which someone wants to act on it; null when none is set. */
  nextActionOn: string | null;
}

const entryOf = ({ podcast, project }: PitchSummary, projects: readonly ProjectWithPodcasts[]): ListedPodcast | undefined =>
  projects.find(({ slug }) => slug === project?.slug)?.listedPodcasts.find((entry) => entry.podcast.podcastId === podcast.podcastId);

/**
 * The newest pitch of each podcast and guest that awaits a reply: those with a next action first, then the oldest. A podcast that has
 * moved on from pitched on its list has replied. A pitch without a list, or whose list is not among the projects, stays.
 */
export function findWaiting(pitched: readonly PitchSummary[], projects: readonly ProjectWithPodcasts[]): WaitingPitch[] {
  const newest = new Map<string, PitchSummary>();
  for (const pitch of pitched) {
    const key = `${pitch.podcast.podcastId} ${pitch.guestProfileId} ${pitch.project?.slug}`;
    const known = newest.get(key);
    if (!known || (pitch.pitchedAt ?? '') > (known.pitchedAt ?? '')) newest.set(key, pitch);
  }
  return [...newest.values()]
    .flatMap((pitch) => {
      const entry = entryOf(pitch, projects);
      return entry && entry.status !== 'pitched' ? [] : [{ pitch, nextActionOn: entry?.nextActionOn ?? null }];
    })
    .toSorted((left, right) => dayOf(left).localeCompare(dayOf(right)) || (left.pitch.pitchedAt ?? '').localeCompare(right.pitch.pitchedAt ?? ''));
}

/** Pitches without a day come last. */
const dayOf = ({ nextActionOn }: WaitingPitch) => nextActionOn ?? '9999';
