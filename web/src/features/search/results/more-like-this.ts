/** Searches by meaning for similar hits. The query is the subjects of the hit, which the reader can read and change. */
import type { EpisodeHit, PodcastHit } from '../../../api/types';
import { paths } from '../../../urls/paths';

const MAX_SUBJECTS = 6;

function subjectsOf(title: string, ...lists: readonly (readonly string[] | null | undefined)[]): string {
  const subjects = new Map(lists.flatMap((list) => list ?? []).map((subject) => [subject.toLowerCase(), subject]));
  return subjects.size > 0 ? [...subjects.keys()].slice(0, MAX_SUBJECTS).join(' ') : title;
}

type PodcastSubjects = Pick<PodcastHit, 'podcastId' | 'podcastRssTitle' | 'podcastKeywords' | 'podcastTopics'>;

export const morePodcastsLike = (hit: PodcastSubjects) =>
  paths.search({ q: subjectsOf(hit.podcastRssTitle, hit.podcastKeywords, hit.podcastTopics), by: 'meaning', 'not-podcasts': hit.podcastId });

type EpisodeSubjects = Pick<EpisodeHit, 'episodeRssTitle' | 'episodeKeywords' | 'episodeTopics'>;

/** The title of an episode names its subject, and its topics add to it. */
export const moreEpisodesLike = (hit: EpisodeSubjects) =>
  paths.search({ q: [hit.episodeRssTitle, subjectsOf('', hit.episodeTopics, hit.episodeKeywords)].filter(Boolean).join(' '), mode: 'episodes', by: 'meaning' });
