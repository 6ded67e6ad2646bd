// Tests the types of calls and their results. `npm run check` compiles this file; it is never run.
import { Connection, Earshot, type Input, type Schemas } from '../../src/index.js';

const client = new Earshot({ baseUrl: '/' });

export const podcast: Promise<Schemas['PodcastView']> = client.podcasts.getPodcast({ podcastIdOrSlug: 'x' }).then((data) => data.podcast);
export const file: Promise<Blob> = client.episodes.downloadEpisodeTranscript({ episodeId: 'x', format: 'vtt' });
export const nothingNeeded: Input<'/api/v1/charts/latest', 'get'> = {};

export async function lists(): Promise<string[]> {
  const slugs: string[] = [];
  for await (const episode of client.podcasts.iterPodcastEpisodes({ podcastIdOrSlug: 'a' }, { maxItems: 3 })) slugs.push(episode.episodeSlug);
  for await (const hit of client.search.iterEpisodes({ searchTerms: [{ searchTerm: 'a', searchTargets: ['transcript'] }] })) slugs.push(hit.episodeId);
  return slugs;
}

export async function byPath(): Promise<string> {
  const { data, limits } = await new Connection({ baseUrl: '/' }).GET('/api/v1/podcasts/{podcastIdOrSlug}', { params: { path: { podcastIdOrSlug: 'x' } } });
  return `${data.podcast.title} ${limits.burst?.remaining}`;
}

// @ts-expect-error a path parameter is missing
void client.podcasts.getPodcast({});
// @ts-expect-error there is no such parameter
void client.podcasts.getPodcast({ podcastIdOrSlug: 'x', limit: 1 });
// @ts-expect-error a required key of the body is missing
void client.search.getTranscriptPassages({ episodeId: 'x', searchOptions: {} });
// @ts-expect-error this path has no POST
void client.POST('/api/v1/public/health');
