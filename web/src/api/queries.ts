/**
 * Every read of the API, with its key in the query cache. Only `lists/`, `alerts/`, `guests/`, `outreach/`, `strategies/` and
 * `assistant/` define further keys, for what a team makes; of those only the public pages of a list and of a guest are embedded.
 *
 * The server can embed the first responses in the page, so that the page renders without waiting:
 * `<script type="application/json" id="earshot-data">{"queries":[{"key":[…],"data":…}]}</script>`. `data` is the `data`
 * of the envelope. The server writes keys exactly as in this table; absent parts are `null`:
 *
 * | key | call |
 * |---|---|
 * | ["me"] | GET /api/v1/auth/me |
 * | ["usage-current"] | GET /api/v1/teams/usage/current; not embedded |
 * | ["usage-daily"] | GET /api/v1/users/usage/daily, window 30d; not embedded |
 * | ["sessions"] | GET /api/v1/auth/sessions; not embedded |
 * | ["activity"] | GET /api/v1/users/activity, limit 100; not embedded |
 * | ["api-keys"] | GET /api/v1/users/api-keys; not embedded |
 * | ["statistics"] | GET /api/v1/public/statistics |
 * | ["podcast2-stats"] | GET /api/v1/rss/stats/public/podcast2 |
 * | ["podcast2-history", field] | GET /api/v1/rss/stats/public/podcast2/history |
 * | ["health"] | GET /api/v1/public/health; not embedded |
 * | ["status"] | GET /api/v1/public/status; not embedded |
 * | ["openapi"] | GET /openapi.json; not embedded |
 * | ["api-sample"] | a podcast with an episode, from several calls; not embedded |
 * | ["latest-podcasts"] | GET /api/v1/podcasts/latest |
 * | ["podcast", slug] | GET /api/v1/podcasts/{slug} |
 * | ["podcast-episodes", slug, skip, hasTranscript] | GET /api/v1/podcasts/{slug}/episodes, limit 25, hasTranscript true or null |
 * | ["podcast-contacts", slug] | GET /api/v1/podcasts/{slug}/contacts?spend=false; not embedded |
 * | ["podcast-guests", slug, days] | GET /api/v1/podcasts/{slug}/guests, role guest; not embedded |
 * | ["podcast-reviews", slug] | GET /api/v1/podcasts/{slug}/reviews, limit 1; not embedded |
 * | ["podcast-review-texts", slug, parameters] | GET /api/v1/podcasts/{slug}/reviews, filtered, in pages of 10; not embedded |
 * | ["podcast-social-media", slug] | GET /api/v1/podcasts/{slug}/social-media; not embedded |
 * | ["podcast-youtube", slug] | GET /api/v1/podcasts/{slug}/youtube; not embedded |
 * | ["related-sponsors", slug] | GET /api/v1/podcasts/{slug}/related-sponsors |
 * | ["related", slug] | GET /api/v1/podcasts/{slug}/related-podcasts |
 * | ["episode", podcastSlug, episodeSlug] | GET /api/v1/episodes/by-slug |
 * | ["transcript", episodeId] | GET /api/v1/episodes/{episodeId}/transcript-timestamps, else its preview |
 * | ["directory", letter, skip] | GET /api/v1/public/directory, limit 100 |
 * | ["chart-presence", slug] | GET /api/v1/podcasts/{slug}/charts/presence; not embedded, as no chart call is |
 * | ["public-guest", slug] | GET /api/v1/public/guests/{slug}, in `guests/` |
 * | ["autocomplete", text] | GET /api/v1/autocomplete/podcasts |
 * | ["people", text] | GET /api/v1/people, search, limit 4; not embedded |
 * | ["search", mode, options] | POST /api/v1/search/{mode}, in pages; not embedded |
 * | ["explanations", mode, options, cursor] | POST /api/v1/search/{mode} with `explain`, the page of that cursor; not embedded |
 * | ["passages", episodeId, options] | POST /api/v1/search/episodes/{episodeId}/transcript, in pages of 10; not embedded |
 * | ["spellings", value] | POST /api/v1/agent/alternative-spellings; not embedded |
 */
import { infiniteQueryOptions, keepPreviousData, partialMatchKey, type QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query';
import type { ChartType } from './chart-types';
import { client } from './client';
import { ApiError, OFFLINE_MESSAGE, unwrap } from './errors';
import type { ChartComparison, ChartHistoryRange, EpisodeSearch, Explanation, PodcastSearch, ReviewOrder, SearchMode, SearchOptions, Transcript } from './types';
import { readQuery } from './read-query';

export const EPISODES_PAGE_SIZE = 25;
export const PASSAGES_PAGE_SIZE = 10;
export const DIRECTORY_PAGE_SIZE = 100; // Spec 9: the directory's default limit

const MINUTE_MS = 60_000;
const CATALOG_STALE_MS = 5 * MINUTE_MS;
const HEALTH_INTERVAL_MS = 10_000;
const MAX_HEALTH_SAMPLES = 30;

/** Shows the former data while the next load, if both keys begin alike: another page of the same podcast, but not of another podcast. */
const keepDataOf =
  (...beginning: QueryKey) =>
  <Data>(data: Data | undefined, query: { queryKey: QueryKey } | undefined): Data | undefined =>
    query && partialMatchKey(query.queryKey, beginning) ? data : undefined;

export const meQuery = readQuery(['me'], '/api/v1/auth/me', {}, MINUTE_MS);

/** Usage changes with every search, so it is fetched on every visit. */
export const currentUsageQuery = readQuery(['usage-current'], '/api/v1/teams/usage/current', {}, 0);

export const dailyUsageQuery = readQuery(['usage-daily'], '/api/v1/users/usage/daily', { query: { window: '30d' } }, 0);

export const sessionsQuery = readQuery(['sessions'], '/api/v1/auth/sessions', {}, 0);

export const activityQuery = readQuery(['activity'], '/api/v1/users/activity', { query: { limit: 100 } }, 0);

/** Other devices use and change keys too, so they are fetched on every visit. */
export const apiKeysQuery = readQuery(['api-keys'], '/api/v1/users/api-keys', {}, 0);

export const statisticsQuery = readQuery(['statistics'], '/api/v1/public/statistics', {}, CATALOG_STALE_MS);

export const podcast2StatsQuery = readQuery(['podcast2-stats'], '/api/v1/rss/stats/public/podcast2', {}, CATALOG_STALE_MS);

export const tagHistoryQuery = (field: string) =>
  readQuery(['podcast2-history', field], '/api/v1/rss/stats/public/podcast2/history', { query: { field } }, CATALOG_STALE_MS);

export const statusQuery = readQuery(['status'], '/api/v1/public/status', {}, MINUTE_MS);

/** Whether the server answers, outside of the cache. */
export const fetchHealth = (signal?: AbortSignal) => unwrap(client.GET('/api/v1/public/health', { signal }));

/** The health of the server, with the durations of the latest responses in milliseconds. */
export const healthQuery = queryOptions({
  queryKey: ['health'],
  queryFn: async ({ signal, client: cache }) => {
    const started = performance.now();
    const health = await fetchHealth(signal);
    const earlierTimes = cache.getQueryData<{ times: number[] }>(['health'])?.times ?? [];
    return { ...health, times: [...earlierTimes, performance.now() - started].slice(-MAX_HEALTH_SAMPLES) };
  },
  refetchInterval: HEALTH_INTERVAL_MS,
  retry: false,
  staleTime: 0,
});

/** The OpenAPI document of this server. */
export const apiDocumentQuery = queryOptions({
  queryKey: ['openapi'],
  queryFn: ({ signal }) => fetchApiDocument(signal),
  staleTime: Infinity,
});

async function fetchApiDocument(signal: AbortSignal): Promise<unknown> {
  try {
    const response = await fetch('/openapi.json', { signal });
    if (!response.ok) throw new ApiError(response.statusText || 'Unknown error', { status: response.status });
    return await response.json();
  } catch (error) {
    if (signal.aborted || error instanceof ApiError) throw error;
    throw new ApiError(OFFLINE_MESSAGE, { status: 0 });
  }
}

/** A podcast that has an episode with a transcript, for the examples of the documentation. `undefined` when there is none. */
export const apiSampleQuery = queryOptions({
  queryKey: ['api-sample'],
  queryFn: async ({ signal }) => {
    const { podcasts } = await unwrap(client.GET('/api/v1/podcasts/latest', { params: { query: { hasTranscripts: true } }, signal }));
    const [summary] = podcasts;
    if (!summary) return undefined;
    const path = { podcastIdOrSlug: summary.slug };
    const [{ podcast }, { podcastWithEpisodes }, { chart }] = await Promise.all([
      unwrap(client.GET('/api/v1/podcasts/{podcastIdOrSlug}', { params: { path }, signal })),
      unwrap(client.GET('/api/v1/podcasts/{podcastIdOrSlug}/episodes', { params: { path, query: { hasTranscript: true, limit: 1 } }, signal })),
      unwrap(client.GET('/api/v1/charts/latest', { signal })),
    ]);
    const [episode] = podcastWithEpisodes.episodes;
    if (!episode) return undefined;
    const { id, slug, title, rssFeedUrl } = podcast;
    const chartDate = chart?.chart.chartDate ?? podcast.updatedAt.slice(0, 'yyyy-mm-dd'.length);
    return { podcastId: id, slug, title, rssFeedUrl, episodeId: episode.episodeId, episodeSlug: episode.episodeSlug, chartDate };
  },
  staleTime: Infinity,
});

export const latestPodcastsQuery = readQuery(['latest-podcasts'], '/api/v1/podcasts/latest', {}, CATALOG_STALE_MS);

export const podcastQuery = (slug: string) =>
  readQuery(['podcast', slug], '/api/v1/podcasts/{podcastIdOrSlug}', { path: { podcastIdOrSlug: slug } }, CATALOG_STALE_MS);

export const podcastEpisodesQuery = (slug: string, skip: number, hasTranscript: true | null) =>
  queryOptions({
    queryKey: ['podcast-episodes', slug, skip, hasTranscript],
    queryFn: ({ signal }) =>
      unwrap(
        client.GET('/api/v1/podcasts/{podcastIdOrSlug}/episodes', {
          params: {
            path: { podcastIdOrSlug: slug },
            query: { skip, limit: EPISODES_PAGE_SIZE, ...(hasTranscript ? { hasTranscript } : {}) },
          },
          signal,
        }),
      ),
    staleTime: CATALOG_STALE_MS,
    placeholderData: keepDataOf('podcast-episodes', slug),
  });

export const contactsQuery = (slug: string) =>
  queryOptions({
    queryKey: ['podcast-contacts', slug],
    // Opening the page charges nothing. The reader decides whether to unlock all contacts.
    queryFn: ({ signal }) =>
      unwrap(client.GET('/api/v1/podcasts/{podcastIdOrSlug}/contacts', { params: { path: { podcastIdOrSlug: slug }, query: { spend: false } }, signal })),
    staleTime: CATALOG_STALE_MS,
  });

export const guestsQuery = (slug: string, sinceDays: number) =>
  queryOptions({
    queryKey: ['podcast-guests', slug, sinceDays],
    queryFn: ({ signal }) =>
      unwrap(client.GET('/api/v1/podcasts/{podcastIdOrSlug}/guests', { params: { path: { podcastIdOrSlug: slug }, query: { sinceDays, role: 'guest' } }, signal })),
    staleTime: CATALOG_STALE_MS,
  });

export const sponsorsQuery = (slug: string, sinceDays: number) =>
  queryOptions({
    queryKey: ['podcast-sponsors', slug, sinceDays],
    queryFn: ({ signal }) =>
      unwrap(client.GET('/api/v1/podcasts/{podcastIdOrSlug}/sponsors', { params: { path: { podcastIdOrSlug: slug }, query: { sinceDays } }, signal })),
    staleTime: CATALOG_STALE_MS,
  });

export const relatedPodcastsQuery = (slug: string) =>
  readQuery(['related', slug], '/api/v1/podcasts/{podcastIdOrSlug}/related-podcasts', { path: { podcastIdOrSlug: slug } }, CATALOG_STALE_MS);

export const relatedSponsorsQuery = (slug: string) =>
  readQuery(['related-sponsors', slug], '/api/v1/podcasts/{podcastIdOrSlug}/related-sponsors', { path: { podcastIdOrSlug: slug } }, CATALOG_STALE_MS);

export const similarEpisodesQuery = (episodeId: string) =>
  readQuery(['similar-episodes', episodeId], '/api/v1/episodes/{episodeId}/similar-episodes', { path: { episodeId } }, CATALOG_STALE_MS);

export const episodeQuery = (podcastSlug: string, episodeSlug: string) =>
  readQuery(['episode', podcastSlug, episodeSlug], '/api/v1/episodes/by-slug', { query: { podcast: podcastSlug, episode: episodeSlug } }, CATALOG_STALE_MS);

async function fetchTranscript(episodeId: string, signal: AbortSignal): Promise<Transcript> {
  const params = { path: { episodeId } };
  try {
    return await unwrap(client.GET('/api/v1/episodes/{episodeId}/transcript-timestamps', { params, signal }));
  } catch (error) {
    if (!(error instanceof ApiError) || !error.isAccessDenied) throw error;
    return unwrap(client.GET('/api/v1/episodes/{episodeId}/transcript-timestamps/preview', { params, signal }));
  }
}

export const transcriptQuery = (episodeId: string) =>
  queryOptions({
    queryKey: ['transcript', episodeId],
    queryFn: ({ signal }) => fetchTranscript(episodeId, signal),
    staleTime: CATALOG_STALE_MS,
  });

export const directoryQuery = (letter: string, skip: number) =>
  queryOptions({
    queryKey: ['directory', letter, skip],
    queryFn: ({ signal }) =>
      unwrap(client.GET('/api/v1/public/directory', { params: { query: { letter, skip, limit: DIRECTORY_PAGE_SIZE } }, signal })),
    staleTime: CATALOG_STALE_MS,
    placeholderData: keepPreviousData,
  });

/** Identifies a chart. */
export interface ChartKey {
  chartType: ChartType;
  country: string;
  category: string;
}

export const chartCountriesQuery = (chartType: ChartType) =>
  readQuery(['chart-countries', chartType], '/api/v1/charts/{chartType}/countries', { path: { chartType } }, CATALOG_STALE_MS);

/** The chart of a day, or the latest one, which is public. */
export const chartQuery = (chart: ChartKey, date: string | null, compare: ChartComparison) =>
  queryOptions({
    queryKey: ['chart', chart, date, compare],
    queryFn: ({ signal }) =>
      date === null
        ? unwrap(client.GET('/api/v1/charts/latest', { params: { query: { ...chart, compare } }, signal }))
        : unwrap(client.GET('/api/v1/charts', { params: { query: { ...chart, compare, date } }, signal })),
    staleTime: CATALOG_STALE_MS,
    placeholderData: keepPreviousData,
  });

export const chartAvailabilityQuery = (chart: ChartKey, date: string | null) =>
  queryOptions({
    queryKey: ['chart-availability', chart, date],
    queryFn: ({ signal }) =>
      unwrap(client.GET('/api/v1/charts/availability', { params: { query: { ...chart, ...(date === null ? {} : { date }) } }, signal })),
    staleTime: CATALOG_STALE_MS,
    placeholderData: keepDataOf('chart-availability', chart),
  });

export const MAX_CHART_MOVEMENTS = 50;

export const chartMovementQuery = (chart: ChartKey, date: string | null, compare: ChartComparison) =>
  queryOptions({
    queryKey: ['chart-movement', chart, date, compare],
    queryFn: ({ signal }) =>
      unwrap(client.GET('/api/v1/charts/movement', { params: { query: { ...chart, compare, limit: MAX_CHART_MOVEMENTS, ...(date === null ? {} : { date }) } }, signal })),
    staleTime: CATALOG_STALE_MS,
  });

/** Reviews per page. */
const REVIEWS_PAGE_SIZE = 10;

export const reviewsQuery = (slug: string) =>
  readQuery(['podcast-reviews', slug], '/api/v1/podcasts/{podcastIdOrSlug}/reviews', { path: { podcastIdOrSlug: slug }, query: { limit: 1 } }, CATALOG_STALE_MS);

export interface ReviewParameters {
  country?: string | undefined;
  minRating?: number | undefined;
  maxRating?: number | undefined;
  q?: string | undefined;
  sort?: ReviewOrder | undefined;
}

export const reviewTextsQuery = (slug: string, parameters: ReviewParameters) =>
  infiniteQueryOptions({
    queryKey: ['podcast-review-texts', slug, parameters],
    initialPageParam: 0,
    queryFn: async ({ signal, pageParam }) => {
      const query = { ...parameters, offset: pageParam, limit: REVIEWS_PAGE_SIZE };
      const data = await unwrap(client.GET('/api/v1/podcasts/{podcastIdOrSlug}/reviews', { params: { path: { podcastIdOrSlug: slug }, query }, signal }));
      const texts = data.podcastReviews.applePodcastsReviewText;
      return { total: texts?.total ?? 0, reviews: texts?.reviews ?? [] };
    },
    getNextPageParam: ({ total }, pages) => (pages.length * REVIEWS_PAGE_SIZE < total ? pages.length * REVIEWS_PAGE_SIZE : undefined),
    staleTime: CATALOG_STALE_MS,
    placeholderData: keepDataOf('podcast-review-texts', slug),
  });

export const socialMediaQuery = (slug: string) =>
  readQuery(['podcast-social-media', slug], '/api/v1/podcasts/{podcastIdOrSlug}/social-media', { path: { podcastIdOrSlug: slug } }, CATALOG_STALE_MS);

export const youtubeQuery = (slug: string) =>
  readQuery(['podcast-youtube', slug], '/api/v1/podcasts/{podcastIdOrSlug}/youtube', { path: { podcastIdOrSlug: slug } }, CATALOG_STALE_MS);

export const authorityDetailsQuery = (slug: string) =>
  readQuery(['authority-details', slug], '/api/v1/podcasts/authority-score/{podcastIdOrSlug}/details', { path: { podcastIdOrSlug: slug } }, CATALOG_STALE_MS);

export const chartPresenceQuery = (slug: string) =>
  readQuery(['chart-presence', slug], '/api/v1/podcasts/{podcastIdOrSlug}/charts/presence', { path: { podcastIdOrSlug: slug } }, CATALOG_STALE_MS);

export const podcastChartHistoryQuery = (slug: string, chart: ChartKey, range: ChartHistoryRange) =>
  queryOptions({
    queryKey: ['podcast-chart-history', slug, chart, range],
    queryFn: ({ signal }) =>
      unwrap(client.GET('/api/v1/charts/podcast-history', { params: { query: { identityType: 'podcast', podcastIdOrSlug: slug, ...chart, range } }, signal })),
    staleTime: CATALOG_STALE_MS,
    placeholderData: keepDataOf('podcast-chart-history', slug, chart),
  });

export const autocompleteQuery = (text: string) =>
  queryOptions({
    queryKey: ['autocomplete', text],
    queryFn: ({ signal }) => unwrap(client.GET('/api/v1/autocomplete/podcasts', { params: { query: { query: text } }, signal })),
    staleTime: CATALOG_STALE_MS,
    retry: false,
  });

/** People across podcasts whose name has words that begin like the text. */
export const peopleQuery = (text: string) =>
  queryOptions({
    queryKey: ['people', text],
    queryFn: ({ signal }) => unwrap(client.GET('/api/v1/people', { params: { query: { search: text, limit: 4 } }, signal })),
    staleTime: CATALOG_STALE_MS,
    retry: false,
  });

export type SearchResultPage = ({ mode: 'podcasts' } & PodcastSearch) | ({ mode: 'episodes' } & EpisodeSearch);

async function fetchResultPage(mode: SearchMode, options: SearchOptions, cursor: string | null, signal: AbortSignal): Promise<SearchResultPage> {
  const body = cursor === null ? options : { ...options, cursor };
  return mode === 'podcasts'
    ? { mode, ...(await unwrap(client.POST('/api/v1/search/podcasts', { body, signal }))) }
    : { mode, ...(await unwrap(client.POST('/api/v1/search/episodes', { body, signal }))) };
}

/** Facets that the filters show. They are requested with the first page only. */
const FACETS = ['language', 'genre', 'country', 'updateFrequency', 'hasTranscript', 'hasGuests', 'likelyMachineMade', 'veryStale', 'topics', 'keywords', 'totalEpisodes', 'podcastEpisodeMinutes'];

/** A search is charged to the plan, so the cache never refetches it by itself. */
const NO_REFETCH = { staleTime: Number.POSITIVE_INFINITY, gcTime: 30 * MINUTE_MS, retry: false, refetchOnReconnect: false } as const;

export const searchQuery = (mode: SearchMode, options: SearchOptions) =>
  infiniteQueryOptions({
    queryKey: ['search', mode, options],
    queryFn: ({ pageParam, signal }) => fetchResultPage(mode, pageParam === null ? { ...options, facets: FACETS } : options, pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.cursor ?? null,
    // The former results stay until the next ones are there.
    placeholderData: keepDataOf('search', mode),
    ...NO_REFETCH,
  });

/**
 * The total of a search and its facets, without hits. A count is free. It is optional information, so a failure is not repeated.
 */
export const countQuery = (mode: SearchMode, options: SearchOptions, facets: readonly string[] = []) =>
  queryOptions({
    queryKey: ['search-count', mode, options, facets],
    queryFn: async ({ signal }) => {
      const { result, facets: counted } = await fetchResultPage(mode, { ...options, facets: [...facets], countOnly: true }, null, signal);
      return { mode, total: result.total, facets: counted };
    },
    ...NO_REFETCH,
  });

/** The score explanations of a result page, by the id of the hit. */
export const explanationsQuery = (mode: SearchMode, options: SearchOptions, cursor: string | null) =>
  queryOptions({
    queryKey: ['explanations', mode, options, cursor],
    queryFn: async ({ signal }) => {
      const page = await fetchResultPage(mode, { ...options, explain: true }, cursor, signal);
      const hits = page.mode === 'podcasts' ? page.result.hits.map((hit) => [hit.podcastId, hit] as const) : page.result.hits.map((hit) => [hit.episodeId, hit] as const);
      return Object.fromEntries(hits.map(([id, { explanation }]) => [id, explanation ?? null])) as Record<string, Explanation | null>;
    },
    ...NO_REFETCH,
  });

export const passagesQuery = (episodeId: string, options: SearchOptions) =>
  infiniteQueryOptions({
    queryKey: ['passages', episodeId, options],
    queryFn: ({ pageParam, signal }) => {
      const body = { searchOptions: options, pageSize: PASSAGES_PAGE_SIZE, ...(pageParam === null ? {} : { cursor: pageParam }) };
      return unwrap(client.POST('/api/v1/search/episodes/{episodeId}/transcript', { params: { path: { episodeId } }, body, signal }));
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor ?? null,
    ...NO_REFETCH,
  });

export const spellingsQuery = (value: string) =>
  queryOptions({
    queryKey: ['spellings', value],
    queryFn: ({ signal }) => unwrap(client.POST('/api/v1/agent/alternative-spellings', { body: { value }, signal })),
    staleTime: CATALOG_STALE_MS,
    retry: false,
  });

interface EmbeddedData {
  queries: { key: readonly unknown[]; data: unknown }[];
}

/** Puts the responses embedded in the page into the cache. Data that cannot be parsed is dropped and fetched as usual. */
export function loadEmbeddedData(queryClient: QueryClient, page: Document): void {
  const text = page.getElementById('earshot-data')?.textContent;
  if (!text) return;
  try {
    const embedded = JSON.parse(text) as EmbeddedData;
    for (const { key, data } of embedded.queries) queryClient.setQueryData(key, data);
  } catch {
    queryClient.clear();
  }
}
