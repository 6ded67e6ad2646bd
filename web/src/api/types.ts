/**
 * Names for the response types of the API. They are derived from the calls, not from the component names of the schema,
 * so that renaming a component changes nothing here.
 */
import type { paths } from 'earshot';

/** A shape with narrower fields: the API document describes a field with few values as text. */
export type Narrowed<Shape, Fields> = Omit<Shape, keyof Fields> & Fields;

type Data<Call> = Call extends { responses: { 200: { content: { 'application/json': { data: infer Shape } } } } } ? Shape : never;
type Get<Path extends keyof paths> = Data<paths[Path]['get']>;
/** A query of a call, with all of its parameters. */
type QueryOf<Path extends keyof paths> = paths[Path] extends { get: { parameters: { query?: infer Query } } } ? Required<NonNullable<Query>> : never;
type Post<Path extends keyof paths> = Data<paths[Path]['post']>;

export type PodcastSummary = Get<'/api/v1/podcasts/latest'>['podcasts'][number];
export type Podcast = Get<'/api/v1/podcasts/{podcastIdOrSlug}'>['podcast'];
export type AuthorityDetails = Get<'/api/v1/podcasts/authority-score/{podcastIdOrSlug}/details'>;
export type Episode = Get<'/api/v1/episodes/by-slug'>['episode'];
export type PodcastContacts = Get<'/api/v1/podcasts/{podcastIdOrSlug}/contacts'>;
export type ContactEmail = PodcastContacts['podcastContacts']['emails'][number];
export type Sighting = ContactEmail['sightings'][number];
export type LinkProvenance = Podcast['socialMediaLinks'][number]['pedigree'];
export type ReportReason = paths['/api/v1/podcasts/{podcastIdOrSlug}/contacts/reports']['post']['requestBody']['content']['application/json']['reason'];
export type PodcastGuest = Get<'/api/v1/podcasts/{podcastIdOrSlug}/guests'>['guests']['guests'][number];
export type PodcastSponsor = Get<'/api/v1/podcasts/{podcastIdOrSlug}/sponsors'>['sponsors']['sponsors'][number];
export type ReviewOrder = QueryOf<'/api/v1/podcasts/{podcastIdOrSlug}/reviews'>['sort'];
export type ChartComparison = QueryOf<'/api/v1/charts'>['compare'];
export type UsageWindow = paths['/api/v1/teams/usage/daily']['get']['parameters']['query']['window'];
export type ChartHistoryRange = NonNullable<paths['/api/v1/charts/podcast-history']['get']['parameters']['query']['range']>;
export type PodcastReviews = Get<'/api/v1/podcasts/{podcastIdOrSlug}/reviews'>['podcastReviews'];
export type AppleReview = PodcastReviews['applePodcastsReviewsByCountry'][number];
export type SocialMedia = Get<'/api/v1/podcasts/{podcastIdOrSlug}/social-media'>['socialMediaData'];
export type YoutubeChannels = Get<'/api/v1/podcasts/{podcastIdOrSlug}/youtube'>['youtubeData'];
export type Directory = Get<'/api/v1/public/directory'>;
export type Me = Get<'/api/v1/auth/me'>;
export type Session = Get<'/api/v1/auth/sessions'>['sessions'][number];
export type AuditEvent = Get<'/api/v1/users/activity'>['activity'][number];
export type StatusDay = Get<'/api/v1/public/status'>['days'][number];
export type ApiKey = Get<'/api/v1/users/api-keys'>['apiKeys'][number];
export type NewApiKey = paths['/api/v1/users/api-keys']['post']['requestBody']['content']['application/json'];
export type CurrentUsage = Get<'/api/v1/teams/usage/current'>;
export type UsageDay = Get<'/api/v1/users/usage/daily'>['days'][number];

export type PodcastSearch = Post<'/api/v1/search/podcasts'>;
export type EpisodeSearch = Post<'/api/v1/search/episodes'>;
export type PodcastHit = PodcastSearch['result']['hits'][number];
export type EpisodeHit = EpisodeSearch['result']['hits'][number];
export type OtherHighlight = PodcastHit['podcastOtherHighlights'][number];

type TranscriptResponse = Get<'/api/v1/episodes/{episodeId}/transcript-timestamps'>;
export type Sentence = TranscriptResponse['sentences'][number];
export interface Transcript {
  episodeId: string;
  podcastId: string;
  sentences: Sentence[];
  /** Where the transcript comes from. */
  origin?: Get<'/api/v1/episodes/{episodeId}/transcript-timestamps'>['origin'];
  /** The full text of a transcript without timecodes. */
  textWithoutTimes?: string | null;
  /** Its lines, which the preview lacks. */
  lines?: TranscriptResponse['lines'];
  /** Set when this is the preview for readers whose plan does not include full transcripts. */
  totalSentences?: number;
  truncated?: boolean;
}

export type Podcast2Stats = Get<'/api/v1/rss/stats/public/podcast2'>['podcast2Stats'];
export type TagFrequency = Podcast2Stats['episodeLevelStats']['fieldFrequency'][number];
export type TagDay = Get<'/api/v1/rss/stats/public/podcast2/history'>['days'][number];

export type ChartResponse = Get<'/api/v1/charts/latest'>;
export type Chart = NonNullable<ChartResponse['chart']>;
export type ChartPosition = Chart['positions'][number];
export type ChartPresence = Get<'/api/v1/podcasts/{podcastIdOrSlug}/charts/presence'>['presence'];
export type ChartHistory = Get<'/api/v1/charts/podcast-history'>['history'];

export type SearchMode = 'podcasts' | 'episodes';
export type SearchTarget = 'podcast-title' | 'podcast-description' | 'episode-title' | 'episode-description' | 'transcript';
export type SearchOptions = paths['/api/v1/search/podcasts']['post']['requestBody']['content']['application/json'];
export type SearchTerm = NonNullable<SearchOptions['searchTerms']>[number];
export type SearchTermGroup = NonNullable<SearchOptions['searchTermGroups']>[number];
export type Facet = PodcastSearch['facets'][number];
export type FacetRange = Facet['ranges'][number];
export type Explanation = NonNullable<PodcastHit['explanation']>;
export type TranscriptMatch = EpisodeHit['transcriptMatches'][number];
export type SpeakerTurn = TranscriptMatch['turns'][number];
export type Passages = Post<'/api/v1/search/episodes/{episodeId}/transcript'>;
