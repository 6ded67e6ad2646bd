/** What the team has done with podcasts that are not hits of a search: the rows of charts and of the directory. */
import { queryOptions } from '@tanstack/react-query';
import { client } from '../client';
import { unwrap } from '../errors';

/** The most podcasts per call. */
const MAX_PODCASTS = 200;

/** Lists and blacklist of each podcast, by its id. */
export const podcastMarksQuery = (podcastIds: readonly string[]) =>
  queryOptions({
    queryKey: ['podcast-marks', podcastIds],
    queryFn: async ({ signal }) => {
      const parts = Array.from({ length: Math.ceil(podcastIds.length / MAX_PODCASTS) }, (_, index) => podcastIds.slice(index * MAX_PODCASTS, (index + 1) * MAX_PODCASTS));
      const pages = await Promise.all(parts.map((part) => unwrap(client.POST('/api/v1/teams/podcast-marks', { body: { podcastIds: part }, signal }))));
      return pages.flatMap(({ podcasts }) => podcasts);
    },
    staleTime: 30_000,
    retry: false,
  });
