import type { APIRequestContext } from '@playwright/test';

/** A podcast of the sample catalog with transcripts. */
export const SHOW = { slug: 'the-cold-shelf', title: 'The Cold Shelf', letter: 't' };

/** A podcast of the sample catalog with ratings. */
export const RATED_SHOW = { slug: 'the-cold-shelf' };

interface Episode {
  title: string;
  episodeId: string;
  episodeSlug: string;
}

/** Returns an episode with a transcript, and its sentences. */
export async function findTranscribedEpisode(request: APIRequestContext) {
  const episodes = await request.get(`/api/v1/podcasts/${SHOW.slug}/episodes?hasTranscript=true&limit=25`);
  const [episode] = (await episodes.json()).data.podcastWithEpisodes.episodes as Episode[];
  if (!episode) throw new Error(`${SHOW.title} has no transcript in this catalog`);
  const transcript = await request.get(`/api/v1/episodes/${episode.episodeId}/transcript-timestamps/preview`);
  const sentences = (await transcript.json()).data.sentences as { text: string; startSecond: number }[];
  return { ...episode, sentences, path: `/podcasts/${SHOW.slug}/${episode.episodeSlug}` };
}
