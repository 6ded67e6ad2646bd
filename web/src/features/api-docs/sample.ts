/** The values in the examples. They come from the served catalog. */

export interface Sample {
  podcastId: string;
  slug: string;
  title: string;
  rssFeedUrl: string;
  episodeId: string;
  episodeSlug: string;
  /** A day with charts. */
  chartDate: string;
}

/** Used until the catalog has responded, and when it is empty. */
export const PLACEHOLDER_SAMPLE: Sample = {
  podcastId: '018f3b1e-0000-7000-8000-000000000000',
  slug: 'podcast-slug',
  title: 'climate',
  rssFeedUrl: 'https://feeds.example/show.xml',
  episodeId: '018f3b1e-0000-7000-8000-000000000001',
  episodeSlug: 'episode-slug',
  chartDate: '2026-11-21',
};
