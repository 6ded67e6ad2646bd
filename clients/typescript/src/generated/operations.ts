// Generated from api/openapi.json by scripts/generate.mjs: `npm run generate`.
import { type CallOptions, Connection } from '../connection.js';
import { type IterOptions, pages } from '../pages.js';
import type { Input, Output } from '../types.js';

export class AgentCalls {
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /**
   * How a name is written elsewhere in the catalog: what sounds or looks alike.
   *
   * `POST /api/v1/agent/alternative-spellings`
   */
  getAlternativeSpellings(input: Input<'/api/v1/agent/alternative-spellings', 'post'>, options?: CallOptions): Promise<Output<'/api/v1/agent/alternative-spellings', 'post'>> {
    return this.#connection.call('post', '/api/v1/agent/alternative-spellings', input, options, { body: true, reads: true });
  }
}

export class AuthCalls {
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /**
   * Sends a code to who is signed in, to prove again that it is them. What outlives a session asks for that: making keys.
   *
   * `POST /api/v1/auth/confirmation`
   */
  sendConfirmationCode(input: Input<'/api/v1/auth/confirmation', 'post'> = {}, options?: CallOptions): Promise<Output<'/api/v1/auth/confirmation', 'post'>> {
    return this.#connection.call('post', '/api/v1/auth/confirmation', input, options);
  }

  /**
   * Uses the code of a confirmation. The session goes on under a new token, and is believed for ten minutes.
   *
   * `POST /api/v1/auth/confirmation/code`
   */
  confirm(input: Input<'/api/v1/auth/confirmation/code', 'post'>, options?: CallOptions): Promise<Output<'/api/v1/auth/confirmation/code', 'post'>> {
    return this.#connection.call('post', '/api/v1/auth/confirmation/code', input, options, { body: true });
  }

  /**
   * The user, or null for who is not signed in.
   *
   * `GET /api/v1/auth/me`
   */
  getMe(input: Input<'/api/v1/auth/me', 'get'> = {}, options?: CallOptions): Promise<Output<'/api/v1/auth/me', 'get'>> {
    return this.#connection.call('get', '/api/v1/auth/me', input, options);
  }

  /**
   * Where the user is signed in.
   *
   * `GET /api/v1/auth/sessions`
   */
  listSessions(input: Input<'/api/v1/auth/sessions', 'get'> = {}, options?: CallOptions): Promise<Output<'/api/v1/auth/sessions', 'get'>> {
    return this.#connection.call('get', '/api/v1/auth/sessions', input, options);
  }

  /**
   * Ends a session of the user at once. Who sees one that is not theirs should not have to wait for a mail to end it, so
nothing is to be confirmed.
   *
   * `DELETE /api/v1/auth/sessions/{sessionId}`
   */
  endSession(input: Input<'/api/v1/auth/sessions/{sessionId}', 'delete'>, options?: CallOptions): Promise<Output<'/api/v1/auth/sessions/{sessionId}', 'delete'>> {
    return this.#connection.call('delete', '/api/v1/auth/sessions/{sessionId}', input, options);
  }

  /**
   * Uses a link, once, and begins a session.
   *
   * `POST /api/v1/auth/sign-in`
   */
  signIn(input: Input<'/api/v1/auth/sign-in', 'post'>, options?: CallOptions): Promise<Output<'/api/v1/auth/sign-in', 'post'>> {
    return this.#connection.call('post', '/api/v1/auth/sign-in', input, options, { body: true });
  }

  /**
   * Uses the code of a mail, once, in the browser that asked for it, to sign in or up. Five may be tried for a mail.
   *
   * `POST /api/v1/auth/sign-in-code`
   */
  signInWithCode(input: Input<'/api/v1/auth/sign-in-code', 'post'>, options?: CallOptions): Promise<Output<'/api/v1/auth/sign-in-code', 'post'>> {
    return this.#connection.call('post', '/api/v1/auth/sign-in-code', input, options, { body: true });
  }

  /**
   * Sends a link to sign in with, and a code for the browser that asks. The answer is the same whether the address is known or
not.
   *
   * `POST /api/v1/auth/sign-in-link`
   */
  sendSignInLink(input: Input<'/api/v1/auth/sign-in-link', 'post'>, options?: CallOptions): Promise<Output<'/api/v1/auth/sign-in-link', 'post'>> {
    return this.#connection.call('post', '/api/v1/auth/sign-in-link', input, options, { body: true });
  }

  /**
   * Ends the session, if there is one.
   *
   * `POST /api/v1/auth/sign-out`
   */
  signOut(input: Input<'/api/v1/auth/sign-out', 'post'> = {}, options?: CallOptions): Promise<Output<'/api/v1/auth/sign-out', 'post'>> {
    return this.#connection.call('post', '/api/v1/auth/sign-out', input, options);
  }

  /**
   * Ends every session of the user, or every other one. Keys stay.
   *
   * `POST /api/v1/auth/sign-out-everywhere`
   */
  signOutEverywhere(input: Input<'/api/v1/auth/sign-out-everywhere', 'post'>, options?: CallOptions): Promise<Output<'/api/v1/auth/sign-out-everywhere', 'post'>> {
    return this.#connection.call('post', '/api/v1/auth/sign-out-everywhere', input, options, { body: true });
  }

  /**
   * Sends a link that makes an account on the plan free, and a code for the browser that asks. An address that has an account
gets a mail that says so and signs in; one that can be mistaken for the address of an account gets a mail that says so. The
answer is the same.
   *
   * `POST /api/v1/auth/sign-up`
   */
  signUp(input: Input<'/api/v1/auth/sign-up', 'post'>, options?: CallOptions): Promise<Output<'/api/v1/auth/sign-up', 'post'>> {
    return this.#connection.call('post', '/api/v1/auth/sign-up', input, options, { body: true });
  }

  /**
   * Uses the link of a sign-up, once: makes the account, and begins a session.
   *
   * `POST /api/v1/auth/sign-up/validate`
   */
  validateSignUp(input: Input<'/api/v1/auth/sign-up/validate', 'post'>, options?: CallOptions): Promise<Output<'/api/v1/auth/sign-up/validate', 'post'>> {
    return this.#connection.call('post', '/api/v1/auth/sign-up/validate', input, options, { body: true });
  }

  /**
   * Deletes the account of who asks, at once and for good: sessions, keys, reports and the record of what was done go with it,
and so does a team in which nobody else is. A team with others goes to its next admin or member.
   *
   * `POST /api/v1/users/account-deletion`
   */
  deleteAccount(input: Input<'/api/v1/users/account-deletion', 'post'>, options?: CallOptions): Promise<Output<'/api/v1/users/account-deletion', 'post'>> {
    return this.#connection.call('post', '/api/v1/users/account-deletion', input, options, { body: true });
  }

  /**
   * What was done to the account: sign-ins, sessions, keys, reports of contacts.
   *
   * `GET /api/v1/users/activity`
   */
  listActivity(input: Input<'/api/v1/users/activity', 'get'> = {}, options?: CallOptions): Promise<Output<'/api/v1/users/activity', 'get'>> {
    return this.#connection.call('get', '/api/v1/users/activity', input, options);
  }

  /** What `listActivity` gives page by page, one by one. */
  iterlistActivity(input: Input<'/api/v1/users/activity', 'get'> = {}, options?: CallOptions & IterOptions): AsyncGenerator<Output<'/api/v1/users/activity', 'get'>['activity'][number], void, undefined> {
    return pages((page) => this.listActivity(page as Input<'/api/v1/users/activity', 'get'>, options), input, {"by":"skip","items":"activity","limit":100}, options);
  }
}

export class AutocompleteCalls {
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /**
   * Podcasts and words that begin like what is typed.
   *
   * `GET /api/v1/autocomplete/podcasts`
   */
  searchAutocompletePodcasts(input: Input<'/api/v1/autocomplete/podcasts', 'get'>, options?: CallOptions): Promise<Output<'/api/v1/autocomplete/podcasts', 'get'>> {
    return this.#connection.call('get', '/api/v1/autocomplete/podcasts', input, options);
  }
}

export class ChartsCalls {
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /**
   * The chart of a day.
   *
   * `GET /api/v1/charts`
   */
  getChart(input: Input<'/api/v1/charts', 'get'> = {}, options?: CallOptions): Promise<Output<'/api/v1/charts', 'get'>> {
    return this.#connection.call('get', '/api/v1/charts', input, options);
  }

  /**
   * Which days of a chart there are.
   *
   * `GET /api/v1/charts/availability`
   */
  getChartAvailability(input: Input<'/api/v1/charts/availability', 'get'> = {}, options?: CallOptions): Promise<Output<'/api/v1/charts/availability', 'get'>> {
    return this.#connection.call('get', '/api/v1/charts/availability', input, options);
  }

  /**
   * How the best of a chart got there.
   *
   * `GET /api/v1/charts/history`
   */
  getChartRankHistory(input: Input<'/api/v1/charts/history', 'get'> = {}, options?: CallOptions): Promise<Output<'/api/v1/charts/history', 'get'>> {
    return this.#connection.call('get', '/api/v1/charts/history', input, options);
  }

  /**
   * The chart that was captured last.
   *
   * `GET /api/v1/charts/latest`
   */
  getLatestChart(input: Input<'/api/v1/charts/latest', 'get'> = {}, options?: CallOptions): Promise<Output<'/api/v1/charts/latest', 'get'>> {
    return this.#connection.call('get', '/api/v1/charts/latest', input, options);
  }

  /**
   * Who rose, fell, came and went.
   *
   * `GET /api/v1/charts/movement`
   */
  getChartMovement(input: Input<'/api/v1/charts/movement', 'get'> = {}, options?: CallOptions): Promise<Output<'/api/v1/charts/movement', 'get'>> {
    return this.#connection.call('get', '/api/v1/charts/movement', input, options);
  }

  /**
   * Every chart of a day that a podcast stood on.
   *
   * `GET /api/v1/charts/podcast-appearances`
   */
  getPodcastChartAppearances(input: Input<'/api/v1/charts/podcast-appearances', 'get'>, options?: CallOptions): Promise<Output<'/api/v1/charts/podcast-appearances', 'get'>> {
    return this.#connection.call('get', '/api/v1/charts/podcast-appearances', input, options);
  }

  /**
   * Where a podcast stood on a chart, day by day or week by week.
   *
   * `GET /api/v1/charts/podcast-history`
   */
  getPodcastChartHistory(input: Input<'/api/v1/charts/podcast-history', 'get'>, options?: CallOptions): Promise<Output<'/api/v1/charts/podcast-history', 'get'>> {
    return this.#connection.call('get', '/api/v1/charts/podcast-history', input, options);
  }

  /**
   * Categories that have charts.
   *
   * `GET /api/v1/charts/{chartType}/categories`
   */
  getCategoriesByChartType(input: Input<'/api/v1/charts/{chartType}/categories', 'get'>, options?: CallOptions): Promise<Output<'/api/v1/charts/{chartType}/categories', 'get'>> {
    return this.#connection.call('get', '/api/v1/charts/{chartType}/categories', input, options);
  }

  /**
   * Countries that have charts.
   *
   * `GET /api/v1/charts/{chartType}/countries`
   */
  getAvailableCountriesByChartType(input: Input<'/api/v1/charts/{chartType}/countries', 'get'>, options?: CallOptions): Promise<Output<'/api/v1/charts/{chartType}/countries', 'get'>> {
    return this.#connection.call('get', '/api/v1/charts/{chartType}/countries', input, options);
  }
}

export class EpisodesCalls {
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /**
   * An episode by its slug and its podcast's.
   *
   * `GET /api/v1/episodes/by-slug`
   */
  getEpisodeDetailsBySlug(input: Input<'/api/v1/episodes/by-slug', 'get'>, options?: CallOptions): Promise<Output<'/api/v1/episodes/by-slug', 'get'>> {
    return this.#connection.call('get', '/api/v1/episodes/by-slug', input, options);
  }

  /**
   * The newest episodes of the catalog.
   *
   * `GET /api/v1/episodes/latest`
   */
  getLatestEpisodes(input: Input<'/api/v1/episodes/latest', 'get'> = {}, options?: CallOptions): Promise<Output<'/api/v1/episodes/latest', 'get'>> {
    return this.#connection.call('get', '/api/v1/episodes/latest', input, options);
  }

  /**
   * An episode by its id.
   *
   * `GET /api/v1/episodes/{episodeId}/details`
   */
  getEpisodeDetailsById(input: Input<'/api/v1/episodes/{episodeId}/details', 'get'>, options?: CallOptions): Promise<Output<'/api/v1/episodes/{episodeId}/details', 'get'>> {
    return this.#connection.call('get', '/api/v1/episodes/{episodeId}/details', input, options);
  }

  /**
   * The transcript of an episode as a file, in the formats of the caller's plan.
   *
   * Costs one download of the plan; the same episode again within the month costs nothing.
   *
   * `GET /api/v1/episodes/{episodeId}/download/transcript`
   */
  downloadEpisodeTranscript(input: Input<'/api/v1/episodes/{episodeId}/download/transcript', 'get'>, options?: CallOptions): Promise<Output<'/api/v1/episodes/{episodeId}/download/transcript', 'get'>> {
    return this.#connection.call('get', '/api/v1/episodes/{episodeId}/download/transcript', input, options, { kind: 'file' });
  }

  /**
   * Episodes like this one.
   *
   * `GET /api/v1/episodes/{episodeId}/similar-episodes`
   */
  getSimilarEpisodes(input: Input<'/api/v1/episodes/{episodeId}/similar-episodes', 'get'>, options?: CallOptions): Promise<Output<'/api/v1/episodes/{episodeId}/similar-episodes', 'get'>> {
    return this.#connection.call('get', '/api/v1/episodes/{episodeId}/similar-episodes', input, options);
  }

  /**
   * The transcript of an episode as text.
   *
   * `GET /api/v1/episodes/{episodeId}/transcript-text`
   */
  getEpisodeTranscriptText(input: Input<'/api/v1/episodes/{episodeId}/transcript-text', 'get'>, options?: CallOptions): Promise<Output<'/api/v1/episodes/{episodeId}/transcript-text', 'get'>> {
    return this.#connection.call('get', '/api/v1/episodes/{episodeId}/transcript-text', input, options);
  }

  /**
   * The start of an episode's transcript, for everybody.
   *
   * `GET /api/v1/episodes/{episodeId}/transcript-text/preview`
   */
  getEpisodeTranscriptTextPreview(input: Input<'/api/v1/episodes/{episodeId}/transcript-text/preview', 'get'>, options?: CallOptions): Promise<Output<'/api/v1/episodes/{episodeId}/transcript-text/preview', 'get'>> {
    return this.#connection.call('get', '/api/v1/episodes/{episodeId}/transcript-text/preview', input, options);
  }

  /**
   * The transcript of an episode with the moments it was said.
   *
   * `GET /api/v1/episodes/{episodeId}/transcript-timestamps`
   */
  getEpisodeTranscriptTimestamps(input: Input<'/api/v1/episodes/{episodeId}/transcript-timestamps', 'get'>, options?: CallOptions): Promise<Output<'/api/v1/episodes/{episodeId}/transcript-timestamps', 'get'>> {
    return this.#connection.call('get', '/api/v1/episodes/{episodeId}/transcript-timestamps', input, options);
  }

  /**
   * The first sentences of an episode's transcript, for everybody.
   *
   * `GET /api/v1/episodes/{episodeId}/transcript-timestamps/preview`
   */
  getEpisodeTranscriptTimestampsPreview(input: Input<'/api/v1/episodes/{episodeId}/transcript-timestamps/preview', 'get'>, options?: CallOptions): Promise<Output<'/api/v1/episodes/{episodeId}/transcript-timestamps/preview', 'get'>> {
    return this.#connection.call('get', '/api/v1/episodes/{episodeId}/transcript-timestamps/preview', input, options);
  }

  /**
   * Asks for the transcript of an episode, for the caller's team.
   *
   * It is completed when the catalog has the transcript: today what the show itself publishes, looked for at each ingest.
   * Costs one transcription request of the plan; an episode that the team asked for before costs nothing.
   *
   * `POST /api/v1/episodes/{episodeId}/transcription-request`
   */
  requestTranscription(input: Input<'/api/v1/episodes/{episodeId}/transcription-request', 'post'>, options?: CallOptions): Promise<Output<'/api/v1/episodes/{episodeId}/transcription-request', 'post'>> {
    return this.#connection.call('post', '/api/v1/episodes/{episodeId}/transcription-request', input, options);
  }
}

export class PodcastsCalls {
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /**
   * The authority score of a podcast.
   *
   * `GET /api/v1/podcasts/authority-score/{podcastIdOrSlug}`
   */
  getPodcastAuthorityScore(input: Input<'/api/v1/podcasts/authority-score/{podcastIdOrSlug}', 'get'>, options?: CallOptions): Promise<Output<'/api/v1/podcasts/authority-score/{podcastIdOrSlug}', 'get'>> {
    return this.#connection.call('get', '/api/v1/podcasts/authority-score/{podcastIdOrSlug}', input, options);
  }

  /**
   * The authority score of a podcast with every input that it is made of.
   *
   * `GET /api/v1/podcasts/authority-score/{podcastIdOrSlug}/details`
   */
  getPodcastAuthorityScoreDetails(input: Input<'/api/v1/podcasts/authority-score/{podcastIdOrSlug}/details', 'get'>, options?: CallOptions): Promise<Output<'/api/v1/podcasts/authority-score/{podcastIdOrSlug}/details', 'get'>> {
    return this.#connection.call('get', '/api/v1/podcasts/authority-score/{podcastIdOrSlug}/details', input, options);
  }

  /**
   * A podcast by the URL of its feed.
   *
   * `GET /api/v1/podcasts/by-feed-url`
   */
  getPodcastByFeedUrl(input: Input<'/api/v1/podcasts/by-feed-url', 'get'>, options?: CallOptions): Promise<Output<'/api/v1/podcasts/by-feed-url', 'get'>> {
    return this.#connection.call('get', '/api/v1/podcasts/by-feed-url', input, options);
  }

  /**
   * A podcast by one of its ids.
   *
   * `GET /api/v1/podcasts/id/lookup`
   */
  getPodcastIdLookup(input: Input<'/api/v1/podcasts/id/lookup', 'get'> = {}, options?: CallOptions): Promise<Output<'/api/v1/podcasts/id/lookup', 'get'>> {
    return this.#connection.call('get', '/api/v1/podcasts/id/lookup', input, options);
  }

  /**
   * The podcasts with the newest episodes.
   *
   * `GET /api/v1/podcasts/latest`
   */
  getLatestPodcasts(input: Input<'/api/v1/podcasts/latest', 'get'> = {}, options?: CallOptions): Promise<Output<'/api/v1/podcasts/latest', 'get'>> {
    return this.#connection.call('get', '/api/v1/podcasts/latest', input, options);
  }

  /**
   * Several podcasts by their ids.
   *
   * `GET /api/v1/podcasts/multiple`
   */
  getMultiplePodcasts(input: Input<'/api/v1/podcasts/multiple', 'get'>, options?: CallOptions): Promise<Output<'/api/v1/podcasts/multiple', 'get'>> {
    return this.#connection.call('get', '/api/v1/podcasts/multiple', input, options);
  }

  /**
   * A podcast by its id or slug.
   *
   * `GET /api/v1/podcasts/{podcastIdOrSlug}`
   */
  getPodcast(input: Input<'/api/v1/podcasts/{podcastIdOrSlug}', 'get'>, options?: CallOptions): Promise<Output<'/api/v1/podcasts/{podcastIdOrSlug}', 'get'>> {
    return this.#connection.call('get', '/api/v1/podcasts/{podcastIdOrSlug}', input, options);
  }

  /**
   * A podcast with everything at once.
   *
   * Each part is what its own call tells. Contacts cost nothing here: all of them come where this podcast's were asked for this
   * month or the plan has no limit, else the address in the feed.
   *
   * `GET /api/v1/podcasts/{podcastIdOrSlug}/all-details`
   */
  getPodcastAllDetails(input: Input<'/api/v1/podcasts/{podcastIdOrSlug}/all-details', 'get'>, options?: CallOptions): Promise<Output<'/api/v1/podcasts/{podcastIdOrSlug}/all-details', 'get'>> {
    return this.#connection.call('get', '/api/v1/podcasts/{podcastIdOrSlug}/all-details', input, options);
  }

  /**
   * The charts that a podcast stands on.
   *
   * `GET /api/v1/podcasts/{podcastIdOrSlug}/charts`
   */
  getPodcastCharts(input: Input<'/api/v1/podcasts/{podcastIdOrSlug}/charts', 'get'>, options?: CallOptions): Promise<Output<'/api/v1/podcasts/{podcastIdOrSlug}/charts', 'get'>> {
    return this.#connection.call('get', '/api/v1/podcasts/{podcastIdOrSlug}/charts', input, options);
  }

  /**
   * Every chart that a podcast was ever on.
   *
   * `GET /api/v1/podcasts/{podcastIdOrSlug}/charts/presence`
   */
  getPodcastChartPresence(input: Input<'/api/v1/podcasts/{podcastIdOrSlug}/charts/presence', 'get'>, options?: CallOptions): Promise<Output<'/api/v1/podcasts/{podcastIdOrSlug}/charts/presence', 'get'>> {
    return this.#connection.call('get', '/api/v1/podcasts/{podcastIdOrSlug}/charts/presence', input, options);
  }

  /**
   * How to reach a podcast: addresses, numbers and pages, each with where and when it was seen.
   *
   * From the plan business on everything, on the plan individual the address in the feed. Everything costs one of the plan's
   * advanced contacts of the month; the same podcast again within the month costs nothing, nor does one of which no more is known
   * than the feed says.
   *
   * `GET /api/v1/podcasts/{podcastIdOrSlug}/contacts`
   */
  getPodcastContacts(input: Input<'/api/v1/podcasts/{podcastIdOrSlug}/contacts', 'get'>, options?: CallOptions): Promise<Output<'/api/v1/podcasts/{podcastIdOrSlug}/contacts', 'get'>> {
    return this.#connection.call('get', '/api/v1/podcasts/{podcastIdOrSlug}/contacts', input, options);
  }

  /**
   * Reports a contact of a podcast as wrong. A second report of the same contact replaces the first. The answer is the same
whether the podcast has the contact or not: only one that the plan shows counts.
   *
   * `POST /api/v1/podcasts/{podcastIdOrSlug}/contacts/reports`
   */
  reportPodcastContact(input: Input<'/api/v1/podcasts/{podcastIdOrSlug}/contacts/reports', 'post'>, options?: CallOptions): Promise<Output<'/api/v1/podcasts/{podcastIdOrSlug}/contacts/reports', 'post'>> {
    return this.#connection.call('post', '/api/v1/podcasts/{podcastIdOrSlug}/contacts/reports', input, options, { body: true });
  }

  /**
   * The episodes of a podcast at a glance, and its rhythm over the last year.
   *
   * `GET /api/v1/podcasts/{podcastIdOrSlug}/episode-catalogue`
   */
  getPodcastEpisodeCatalogue(input: Input<'/api/v1/podcasts/{podcastIdOrSlug}/episode-catalogue', 'get'>, options?: CallOptions): Promise<Output<'/api/v1/podcasts/{podcastIdOrSlug}/episode-catalogue', 'get'>> {
    return this.#connection.call('get', '/api/v1/podcasts/{podcastIdOrSlug}/episode-catalogue', input, options);
  }

  /**
   * The episodes of a podcast.
   *
   * `GET /api/v1/podcasts/{podcastIdOrSlug}/episodes`
   */
  getPodcastEpisodes(input: Input<'/api/v1/podcasts/{podcastIdOrSlug}/episodes', 'get'>, options?: CallOptions): Promise<Output<'/api/v1/podcasts/{podcastIdOrSlug}/episodes', 'get'>> {
    return this.#connection.call('get', '/api/v1/podcasts/{podcastIdOrSlug}/episodes', input, options);
  }

  /** What `getPodcastEpisodes` gives page by page, one by one. */
  iterPodcastEpisodes(input: Input<'/api/v1/podcasts/{podcastIdOrSlug}/episodes', 'get'>, options?: CallOptions & IterOptions): AsyncGenerator<Output<'/api/v1/podcasts/{podcastIdOrSlug}/episodes', 'get'>['podcastWithEpisodes']['episodes'][number], void, undefined> {
    return pages((page) => this.getPodcastEpisodes(page as Input<'/api/v1/podcasts/{podcastIdOrSlug}/episodes', 'get'>, options), input, {"by":"skip","items":"podcastWithEpisodes.episodes","limit":100}, options);
  }

  /**
   * The people of a podcast's episodes: how often, first and last.
   *
   * `GET /api/v1/podcasts/{podcastIdOrSlug}/guests`
   */
  getPodcastGuests(input: Input<'/api/v1/podcasts/{podcastIdOrSlug}/guests', 'get'>, options?: CallOptions): Promise<Output<'/api/v1/podcasts/{podcastIdOrSlug}/guests', 'get'>> {
    return this.#connection.call('get', '/api/v1/podcasts/{podcastIdOrSlug}/guests', input, options);
  }

  /**
   * Podcasts like this one.
   *
   * `GET /api/v1/podcasts/{podcastIdOrSlug}/related-podcasts`
   */
  getPodcastRelatedPodcasts(input: Input<'/api/v1/podcasts/{podcastIdOrSlug}/related-podcasts', 'get'>, options?: CallOptions): Promise<Output<'/api/v1/podcasts/{podcastIdOrSlug}/related-podcasts', 'get'>> {
    return this.#connection.call('get', '/api/v1/podcasts/{podcastIdOrSlug}/related-podcasts', input, options);
  }

  /**
   * The ratings of a podcast on Apple, Spotify and Castbox, and its reviews.
   *
   * `GET /api/v1/podcasts/{podcastIdOrSlug}/reviews`
   */
  getPodcastReviews(input: Input<'/api/v1/podcasts/{podcastIdOrSlug}/reviews', 'get'>, options?: CallOptions): Promise<Output<'/api/v1/podcasts/{podcastIdOrSlug}/reviews', 'get'>> {
    return this.#connection.call('get', '/api/v1/podcasts/{podcastIdOrSlug}/reviews', input, options);
  }

  /**
   * The profiles of a podcast, and how many follow them.
   *
   * `GET /api/v1/podcasts/{podcastIdOrSlug}/social-media`
   */
  getPodcastSocialMediaDetails(input: Input<'/api/v1/podcasts/{podcastIdOrSlug}/social-media', 'get'>, options?: CallOptions): Promise<Output<'/api/v1/podcasts/{podcastIdOrSlug}/social-media', 'get'>> {
    return this.#connection.call('get', '/api/v1/podcasts/{podcastIdOrSlug}/social-media', input, options);
  }

  /**
   * The sponsors of a podcast's episodes: how often, first and last.
   *
   * `GET /api/v1/podcasts/{podcastIdOrSlug}/sponsors`
   */
  getPodcastSponsors(input: Input<'/api/v1/podcasts/{podcastIdOrSlug}/sponsors', 'get'>, options?: CallOptions): Promise<Output<'/api/v1/podcasts/{podcastIdOrSlug}/sponsors', 'get'>> {
    return this.#connection.call('get', '/api/v1/podcasts/{podcastIdOrSlug}/sponsors', input, options);
  }

  /**
   * The channels of a podcast on YouTube, and how they grew.
   *
   * `GET /api/v1/podcasts/{podcastIdOrSlug}/youtube`
   */
  getPodcastYoutubeDetails(input: Input<'/api/v1/podcasts/{podcastIdOrSlug}/youtube', 'get'>, options?: CallOptions): Promise<Output<'/api/v1/podcasts/{podcastIdOrSlug}/youtube', 'get'>> {
    return this.#connection.call('get', '/api/v1/podcasts/{podcastIdOrSlug}/youtube', input, options);
  }

  /**
   * Search the reviews of all podcasts.
   *
   * Beyond the contract. The first thousand are given out.
   *
   * `GET /api/v1/reviews`
   */
  searchReviews(input: Input<'/api/v1/reviews', 'get'>, options?: CallOptions): Promise<Output<'/api/v1/reviews', 'get'>> {
    return this.#connection.call('get', '/api/v1/reviews', input, options);
  }
}

export class PublicCalls {
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /**
   * Podcasts by the first letter of their title.
   *
   * `GET /api/v1/public/directory`
   */
  getDirectory(input: Input<'/api/v1/public/directory', 'get'>, options?: CallOptions): Promise<Output<'/api/v1/public/directory', 'get'>> {
    return this.#connection.call('get', '/api/v1/public/directory', input, options);
  }

  /** What `getDirectory` gives page by page, one by one. */
  iterDirectory(input: Input<'/api/v1/public/directory', 'get'>, options?: CallOptions & IterOptions): AsyncGenerator<Output<'/api/v1/public/directory', 'get'>['podcasts'][number], void, undefined> {
    return pages((page) => this.getDirectory(page as Input<'/api/v1/public/directory', 'get'>, options), input, {"by":"skip","items":"podcasts","limit":100}, options);
  }

  /**
   * Whether the API is up.
   *
   * `GET /api/v1/public/health`
   */
  getHealth(input: Input<'/api/v1/public/health', 'get'> = {}, options?: CallOptions): Promise<Output<'/api/v1/public/health', 'get'>> {
    return this.#connection.call('get', '/api/v1/public/health', input, options);
  }

  /**
   * What the catalog holds.
   *
   * `GET /api/v1/public/statistics`
   */
  getStatistics(input: Input<'/api/v1/public/statistics', 'get'> = {}, options?: CallOptions): Promise<Output<'/api/v1/public/statistics', 'get'>> {
    return this.#connection.call('get', '/api/v1/public/statistics', input, options);
  }

  /**
   * How the service was on each of the last 90 days. Of a day that nothing is known of, nothing is said.
   *
   * `GET /api/v1/public/status`
   */
  getStatus(input: Input<'/api/v1/public/status', 'get'> = {}, options?: CallOptions): Promise<Output<'/api/v1/public/status', 'get'>> {
    return this.#connection.call('get', '/api/v1/public/status', input, options);
  }
}

export class StatsCalls {
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /**
   * What feeds implement of the podcast namespace, and who hosts them.
   *
   * `GET /api/v1/rss/stats/public/podcast2`
   */
  getRssStatsPodcast2(input: Input<'/api/v1/rss/stats/public/podcast2', 'get'> = {}, options?: CallOptions): Promise<Output<'/api/v1/rss/stats/public/podcast2', 'get'>> {
    return this.#connection.call('get', '/api/v1/rss/stats/public/podcast2', input, options);
  }

  /**
   * How the use of a tag went over time.
   *
   * `GET /api/v1/rss/stats/public/podcast2/history`
   */
  getRssStatsPodcast2History(input: Input<'/api/v1/rss/stats/public/podcast2/history', 'get'>, options?: CallOptions): Promise<Output<'/api/v1/rss/stats/public/podcast2/history', 'get'>> {
    return this.#connection.call('get', '/api/v1/rss/stats/public/podcast2/history', input, options);
  }
}

export class SearchCalls {
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /**
   * Search episodes and what is said in them.
   *
   * Without an account, passages are left out once 4,000 characters of their transcript were shown that day.
   *
   * Costs one search of the plan. The same search within 15 minutes costs nothing, nor do its further pages for whoever paid
   * for the first, nor a call that fails. A search that began costs, also when its client goes away.
   *
   * `POST /api/v1/search/episodes`
   */
  searchEpisodes(input: Input<'/api/v1/search/episodes', 'post'>, options?: CallOptions): Promise<Output<'/api/v1/search/episodes', 'post'>> {
    return this.#connection.call('post', '/api/v1/search/episodes', input, options, { body: true, reads: true, kind: 'search' });
  }

  /** What `searchEpisodes` gives page by page, one by one. */
  iterEpisodes(input: Input<'/api/v1/search/episodes', 'post'>, options?: CallOptions & IterOptions): AsyncGenerator<Output<'/api/v1/search/episodes', 'post'>['result']['hits'][number], void, undefined> {
    return pages((page) => this.searchEpisodes(page as Input<'/api/v1/search/episodes', 'post'>, options), input, {"by":"cursor","items":"result.hits","next":"cursor"}, options);
  }

  /**
   * Find in what was said in an episode.
   *
   * Without an account, 4,000 characters of a transcript are shown a day, passages in search results included; a passage
   * that was shown that day costs nothing again, and a question costs 40. `truncated` says when something was left out.
   *
   * `POST /api/v1/search/episodes/{episodeId}/transcript`
   */
  getTranscriptPassages(input: Input<'/api/v1/search/episodes/{episodeId}/transcript', 'post'>, options?: CallOptions): Promise<Output<'/api/v1/search/episodes/{episodeId}/transcript', 'post'>> {
    return this.#connection.call('post', '/api/v1/search/episodes/{episodeId}/transcript', input, options, { body: true, reads: true, kind: 'search' });
  }

  /** What `getTranscriptPassages` gives page by page, one by one. */
  iterTranscriptPassages(input: Input<'/api/v1/search/episodes/{episodeId}/transcript', 'post'>, options?: CallOptions & IterOptions): AsyncGenerator<Output<'/api/v1/search/episodes/{episodeId}/transcript', 'post'>['passages'][number], void, undefined> {
    return pages((page) => this.getTranscriptPassages(page as Input<'/api/v1/search/episodes/{episodeId}/transcript', 'post'>, options), input, {"by":"cursor","items":"passages","next":"nextCursor"}, options);
  }

  /**
   * Search podcasts.
   *
   * Costs one search of the plan. The same search within 15 minutes costs nothing, nor do its further pages for whoever paid
   * for the first, nor a call that fails. A search that began costs, also when its client goes away.
   *
   * `POST /api/v1/search/podcasts`
   */
  searchPodcasts(input: Input<'/api/v1/search/podcasts', 'post'>, options?: CallOptions): Promise<Output<'/api/v1/search/podcasts', 'post'>> {
    return this.#connection.call('post', '/api/v1/search/podcasts', input, options, { body: true, reads: true, kind: 'search' });
  }

  /** What `searchPodcasts` gives page by page, one by one. */
  iterPodcasts(input: Input<'/api/v1/search/podcasts', 'post'>, options?: CallOptions & IterOptions): AsyncGenerator<Output<'/api/v1/search/podcasts', 'post'>['result']['hits'][number], void, undefined> {
    return pages((page) => this.searchPodcasts(page as Input<'/api/v1/search/podcasts', 'post'>, options), input, {"by":"cursor","items":"result.hits","next":"cursor"}, options);
  }
}

export class UsageCalls {
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /**
   * What the team used of its plan.
   *
   * `GET /api/v1/teams/usage/current`
   */
  getCurrent(input: Input<'/api/v1/teams/usage/current', 'get'> = {}, options?: CallOptions): Promise<Output<'/api/v1/teams/usage/current', 'get'>> {
    return this.#connection.call('get', '/api/v1/teams/usage/current', input, options);
  }

  /**
   * What the team used, day by day.
   *
   * `GET /api/v1/teams/usage/daily`
   */
  getDaily(input: Input<'/api/v1/teams/usage/daily', 'get'>, options?: CallOptions): Promise<Output<'/api/v1/teams/usage/daily', 'get'>> {
    return this.#connection.call('get', '/api/v1/teams/usage/daily', input, options);
  }

  /**
   * What the members of the team used.
   *
   * `GET /api/v1/teams/usage/members`
   */
  getMembers(input: Input<'/api/v1/teams/usage/members', 'get'>, options?: CallOptions): Promise<Output<'/api/v1/teams/usage/members', 'get'>> {
    return this.#connection.call('get', '/api/v1/teams/usage/members', input, options);
  }

  /**
   * What the team used, month by month.
   *
   * `GET /api/v1/teams/usage/monthly`
   */
  getMonthly(input: Input<'/api/v1/teams/usage/monthly', 'get'>, options?: CallOptions): Promise<Output<'/api/v1/teams/usage/monthly', 'get'>> {
    return this.#connection.call('get', '/api/v1/teams/usage/monthly', input, options);
  }

  /**
   * What the user used, day by day, in all of their teams.
   *
   * `GET /api/v1/users/usage/daily`
   */
  getUserDailyUsage(input: Input<'/api/v1/users/usage/daily', 'get'> = {}, options?: CallOptions): Promise<Output<'/api/v1/users/usage/daily', 'get'>> {
    return this.#connection.call('get', '/api/v1/users/usage/daily', input, options);
  }

  /**
   * What the user used, month by month, in all of their teams.
   *
   * `GET /api/v1/users/usage/monthly`
   */
  getUserMonthlyUsage(input: Input<'/api/v1/users/usage/monthly', 'get'> = {}, options?: CallOptions): Promise<Output<'/api/v1/users/usage/monthly', 'get'>> {
    return this.#connection.call('get', '/api/v1/users/usage/monthly', input, options);
  }

  /**
   * The transcripts that the user's team asked for, and which of them came.
   *
   * `GET /api/v1/users/usage/transcription-requests`
   */
  getUserTranscriptionRequests(input: Input<'/api/v1/users/usage/transcription-requests', 'get'> = {}, options?: CallOptions): Promise<Output<'/api/v1/users/usage/transcription-requests', 'get'>> {
    return this.#connection.call('get', '/api/v1/users/usage/transcription-requests', input, options);
  }
}

export class TeamsCalls {
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /**
   * The users of the caller's team.
   *
   * `GET /api/v1/teams/users`
   */
  getTeamUsers(input: Input<'/api/v1/teams/users', 'get'> = {}, options?: CallOptions): Promise<Output<'/api/v1/teams/users', 'get'>> {
    return this.#connection.call('get', '/api/v1/teams/users', input, options);
  }
}

export class ApiKeysCalls {
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /**
   * The keys that the user made. Not for keys: they are looked after in person.
   *
   * `GET /api/v1/users/api-keys`
   */
  listApiKeys(input: Input<'/api/v1/users/api-keys', 'get'> = {}, options?: CallOptions): Promise<Output<'/api/v1/users/api-keys', 'get'>> {
    return this.#connection.call('get', '/api/v1/users/api-keys', input, options);
  }

  /**
   * Makes a key for the user's team. It is told once, here.
   *
   * `POST /api/v1/users/api-keys`
   */
  createApiKey(input: Input<'/api/v1/users/api-keys', 'post'>, options?: CallOptions): Promise<Output<'/api/v1/users/api-keys', 'post'>> {
    return this.#connection.call('post', '/api/v1/users/api-keys', input, options, { body: true });
  }

  /**
   * Ends a key at once, and for ever. A second time changes nothing.
   *
   * `DELETE /api/v1/users/api-keys/{apiKeyId}`
   */
  revokeApiKey(input: Input<'/api/v1/users/api-keys/{apiKeyId}', 'delete'>, options?: CallOptions): Promise<Output<'/api/v1/users/api-keys/{apiKeyId}', 'delete'>> {
    return this.#connection.call('delete', '/api/v1/users/api-keys/{apiKeyId}', input, options);
  }

  /**
   * Makes a key in place of another: with its name, its scopes and as long a life. The old one stays valid for a while.
   *
   * `POST /api/v1/users/api-keys/{apiKeyId}/rotate`
   */
  rotateApiKey(input: Input<'/api/v1/users/api-keys/{apiKeyId}/rotate', 'post'>, options?: CallOptions): Promise<Output<'/api/v1/users/api-keys/{apiKeyId}/rotate', 'post'>> {
    return this.#connection.call('post', '/api/v1/users/api-keys/{apiKeyId}/rotate', input, options, { body: true });
  }
}

/** Every call of the API, by the names of its groups. */
export class Earshot extends Connection {
  readonly agent = new AgentCalls(this);
  readonly auth = new AuthCalls(this);
  readonly autocomplete = new AutocompleteCalls(this);
  readonly charts = new ChartsCalls(this);
  readonly episodes = new EpisodesCalls(this);
  readonly podcasts = new PodcastsCalls(this);
  readonly public = new PublicCalls(this);
  readonly stats = new StatsCalls(this);
  readonly search = new SearchCalls(this);
  readonly usage = new UsageCalls(this);
  readonly teams = new TeamsCalls(this);
  readonly apiKeys = new ApiKeysCalls(this);
}
