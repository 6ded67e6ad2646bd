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
   * Returns other spellings of a name in the catalog: names that sound or look alike.
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
   * Sends a code to confirm the identity of the signed-in user.
   *
   * Calls with lasting effect, such as creating API keys, require a recent confirmation.
   *
   * `POST /api/v1/auth/confirmation`
   */
  sendConfirmationCode(input: Input<'/api/v1/auth/confirmation', 'post'> = {}, options?: CallOptions): Promise<Output<'/api/v1/auth/confirmation', 'post'>> {
    return this.#connection.call('post', '/api/v1/auth/confirmation', input, options);
  }

  /**
   * Confirms the user's identity with a code.
   *
   * The session continues under a new token. The confirmation is valid for ten minutes.
   *
   * `POST /api/v1/auth/confirmation/code`
   */
  confirm(input: Input<'/api/v1/auth/confirmation/code', 'post'>, options?: CallOptions): Promise<Output<'/api/v1/auth/confirmation/code', 'post'>> {
    return this.#connection.call('post', '/api/v1/auth/confirmation/code', input, options, { body: true });
  }

  /**
   * Returns the signed-in user and their limits; `user` is null without a session or key.
   *
   * `GET /api/v1/auth/me`
   */
  getMe(input: Input<'/api/v1/auth/me', 'get'> = {}, options?: CallOptions): Promise<Output<'/api/v1/auth/me', 'get'>> {
    return this.#connection.call('get', '/api/v1/auth/me', input, options);
  }

  /**
   * Lists the sessions of the user.
   *
   * `GET /api/v1/auth/sessions`
   */
  listSessions(input: Input<'/api/v1/auth/sessions', 'get'> = {}, options?: CallOptions): Promise<Output<'/api/v1/auth/sessions', 'get'>> {
    return this.#connection.call('get', '/api/v1/auth/sessions', input, options);
  }

  /**
   * Ends a session of the user at once.
   *
   * It needs no confirmation, so that a user who finds a foreign session can end it without waiting for an email.
   *
   * `DELETE /api/v1/auth/sessions/{sessionId}`
   */
  endSession(input: Input<'/api/v1/auth/sessions/{sessionId}', 'delete'>, options?: CallOptions): Promise<Output<'/api/v1/auth/sessions/{sessionId}', 'delete'>> {
    return this.#connection.call('delete', '/api/v1/auth/sessions/{sessionId}', input, options);
  }

  /**
   * Signs in with a link. Each link works once.
   *
   * `POST /api/v1/auth/sign-in`
   */
  signIn(input: Input<'/api/v1/auth/sign-in', 'post'>, options?: CallOptions): Promise<Output<'/api/v1/auth/sign-in', 'post'>> {
    return this.#connection.call('post', '/api/v1/auth/sign-in', input, options, { body: true });
  }

  /**
   * Signs in or up with a code from an email.
   *
   * The code works once, and only in the browser that requested it. Five attempts are allowed for each email.
   *
   * `POST /api/v1/auth/sign-in-code`
   */
  signInWithCode(input: Input<'/api/v1/auth/sign-in-code', 'post'>, options?: CallOptions): Promise<Output<'/api/v1/auth/sign-in-code', 'post'>> {
    return this.#connection.call('post', '/api/v1/auth/sign-in-code', input, options, { body: true });
  }

  /**
   * Sends a sign-in link, and a code for the requesting browser.
   *
   * The response is the same whether or not the address has an account.
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
   * Ends all sessions of the user, or all others. API keys stay valid.
   *
   * `POST /api/v1/auth/sign-out-everywhere`
   */
  signOutEverywhere(input: Input<'/api/v1/auth/sign-out-everywhere', 'post'>, options?: CallOptions): Promise<Output<'/api/v1/auth/sign-out-everywhere', 'post'>> {
    return this.#connection.call('post', '/api/v1/auth/sign-out-everywhere', input, options, { body: true });
  }

  /**
   * Sends a link that creates an account on the free plan, and a code for the requesting browser.
   *
   * An address that already has an account gets an email with a sign-in link instead. An address that looks too
   * similar to that of another account gets an email that explains this. The response is the same in all cases.
   *
   * `POST /api/v1/auth/sign-up`
   */
  signUp(input: Input<'/api/v1/auth/sign-up', 'post'>, options?: CallOptions): Promise<Output<'/api/v1/auth/sign-up', 'post'>> {
    return this.#connection.call('post', '/api/v1/auth/sign-up', input, options, { body: true });
  }

  /**
   * Creates the account with the link of a sign-up, and signs in. Each link works once.
   *
   * `POST /api/v1/auth/sign-up/validate`
   */
  validateSignUp(input: Input<'/api/v1/auth/sign-up/validate', 'post'>, options?: CallOptions): Promise<Output<'/api/v1/auth/sign-up/validate', 'post'>> {
    return this.#connection.call('post', '/api/v1/auth/sign-up/validate', input, options, { body: true });
  }

  /**
   * Deletes the caller's account at once and permanently.
   *
   * Its sessions, keys, reports and audit events are deleted, too, and so is every team without other members. A team
   * with other members passes to its next admin or member.
   *
   * `POST /api/v1/users/account-deletion`
   */
  deleteAccount(input: Input<'/api/v1/users/account-deletion', 'post'>, options?: CallOptions): Promise<Output<'/api/v1/users/account-deletion', 'post'>> {
    return this.#connection.call('post', '/api/v1/users/account-deletion', input, options, { body: true });
  }

  /**
   * Lists the audit events of the account: sign-ins, sessions, keys, reports of contacts.
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
   * Suggests podcasts and words that begin with the typed text.
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
   * Returns the chart of a day.
   *
   * `GET /api/v1/charts`
   */
  getChart(input: Input<'/api/v1/charts', 'get'> = {}, options?: CallOptions): Promise<Output<'/api/v1/charts', 'get'>> {
    return this.#connection.call('get', '/api/v1/charts', input, options);
  }

  /**
   * Returns the days on which a chart was captured.
   *
   * `GET /api/v1/charts/availability`
   */
  getChartAvailability(input: Input<'/api/v1/charts/availability', 'get'> = {}, options?: CallOptions): Promise<Output<'/api/v1/charts/availability', 'get'>> {
    return this.#connection.call('get', '/api/v1/charts/availability', input, options);
  }

  /**
   * Returns the rank history of a chart's top podcasts.
   *
   * `GET /api/v1/charts/history`
   */
  getChartRankHistory(input: Input<'/api/v1/charts/history', 'get'> = {}, options?: CallOptions): Promise<Output<'/api/v1/charts/history', 'get'>> {
    return this.#connection.call('get', '/api/v1/charts/history', input, options);
  }

  /**
   * Returns the latest capture of a chart.
   *
   * `GET /api/v1/charts/latest`
   */
  getLatestChart(input: Input<'/api/v1/charts/latest', 'get'> = {}, options?: CallOptions): Promise<Output<'/api/v1/charts/latest', 'get'>> {
    return this.#connection.call('get', '/api/v1/charts/latest', input, options);
  }

  /**
   * Lists the latest captures of charts with their podcasts.
   *
   * `GET /api/v1/charts/list`
   */
  getChartList(input: Input<'/api/v1/charts/list', 'get'> = {}, options?: CallOptions): Promise<Output<'/api/v1/charts/list', 'get'>> {
    return this.#connection.call('get', '/api/v1/charts/list', input, options);
  }

  /**
   * Returns who rose, fell, entered and left a chart.
   *
   * `GET /api/v1/charts/movement`
   */
  getChartMovement(input: Input<'/api/v1/charts/movement', 'get'> = {}, options?: CallOptions): Promise<Output<'/api/v1/charts/movement', 'get'>> {
    return this.#connection.call('get', '/api/v1/charts/movement', input, options);
  }

  /**
   * Lists all charts on which a podcast was on a day.
   *
   * `GET /api/v1/charts/podcast-appearances`
   */
  getPodcastChartAppearances(input: Input<'/api/v1/charts/podcast-appearances', 'get'>, options?: CallOptions): Promise<Output<'/api/v1/charts/podcast-appearances', 'get'>> {
    return this.#connection.call('get', '/api/v1/charts/podcast-appearances', input, options);
  }

  /**
   * Returns the positions of a podcast on a chart, by day or by week.
   *
   * `GET /api/v1/charts/podcast-history`
   */
  getPodcastChartHistory(input: Input<'/api/v1/charts/podcast-history', 'get'>, options?: CallOptions): Promise<Output<'/api/v1/charts/podcast-history', 'get'>> {
    return this.#connection.call('get', '/api/v1/charts/podcast-history', input, options);
  }

  /**
   * Lists the categories that have charts.
   *
   * `GET /api/v1/charts/{chartType}/categories`
   */
  getCategoriesByChartType(input: Input<'/api/v1/charts/{chartType}/categories', 'get'>, options?: CallOptions): Promise<Output<'/api/v1/charts/{chartType}/categories', 'get'>> {
    return this.#connection.call('get', '/api/v1/charts/{chartType}/categories', input, options);
  }

  /**
   * Lists the countries that have charts, those with priority first.
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
   * Returns an episode by its slug and the slug of its podcast.
   *
   * `GET /api/v1/episodes/by-slug`
   */
  getEpisodeDetailsBySlug(input: Input<'/api/v1/episodes/by-slug', 'get'>, options?: CallOptions): Promise<Output<'/api/v1/episodes/by-slug', 'get'>> {
    return this.#connection.call('get', '/api/v1/episodes/by-slug', input, options);
  }

  /**
   * Returns the latest episodes of the catalog.
   *
   * `GET /api/v1/episodes/latest`
   */
  getLatestEpisodes(input: Input<'/api/v1/episodes/latest', 'get'> = {}, options?: CallOptions): Promise<Output<'/api/v1/episodes/latest', 'get'>> {
    return this.#connection.call('get', '/api/v1/episodes/latest', input, options);
  }

  /**
   * Returns an episode by its id.
   *
   * `GET /api/v1/episodes/{episodeId}/details`
   */
  getEpisodeDetailsById(input: Input<'/api/v1/episodes/{episodeId}/details', 'get'>, options?: CallOptions): Promise<Output<'/api/v1/episodes/{episodeId}/details', 'get'>> {
    return this.#connection.call('get', '/api/v1/episodes/{episodeId}/details', input, options);
  }

  /**
   * Downloads the transcript of an episode, in a format of the caller's plan.
   *
   * Costs one transcript download. Repeated downloads of the same episode within the month are free.
   *
   * `GET /api/v1/episodes/{episodeId}/download/transcript`
   */
  downloadEpisodeTranscript(input: Input<'/api/v1/episodes/{episodeId}/download/transcript', 'get'>, options?: CallOptions): Promise<Output<'/api/v1/episodes/{episodeId}/download/transcript', 'get'>> {
    return this.#connection.call('get', '/api/v1/episodes/{episodeId}/download/transcript', input, options, { kind: 'file' });
  }

  /**
   * Returns similar episodes.
   *
   * `GET /api/v1/episodes/{episodeId}/similar-episodes`
   */
  getSimilarEpisodes(input: Input<'/api/v1/episodes/{episodeId}/similar-episodes', 'get'>, options?: CallOptions): Promise<Output<'/api/v1/episodes/{episodeId}/similar-episodes', 'get'>> {
    return this.#connection.call('get', '/api/v1/episodes/{episodeId}/similar-episodes', input, options);
  }

  /**
   * Returns the transcript of an episode as text.
   *
   * `GET /api/v1/episodes/{episodeId}/transcript-text`
   */
  getEpisodeTranscriptText(input: Input<'/api/v1/episodes/{episodeId}/transcript-text', 'get'>, options?: CallOptions): Promise<Output<'/api/v1/episodes/{episodeId}/transcript-text', 'get'>> {
    return this.#connection.call('get', '/api/v1/episodes/{episodeId}/transcript-text', input, options);
  }

  /**
   * Returns the beginning of an episode's transcript. Needs no account.
   *
   * `GET /api/v1/episodes/{episodeId}/transcript-text/preview`
   */
  getEpisodeTranscriptTextPreview(input: Input<'/api/v1/episodes/{episodeId}/transcript-text/preview', 'get'>, options?: CallOptions): Promise<Output<'/api/v1/episodes/{episodeId}/transcript-text/preview', 'get'>> {
    return this.#connection.call('get', '/api/v1/episodes/{episodeId}/transcript-text/preview', input, options);
  }

  /**
   * Returns the sentences of an episode's transcript with their times.
   *
   * `GET /api/v1/episodes/{episodeId}/transcript-timestamps`
   */
  getEpisodeTranscriptTimestamps(input: Input<'/api/v1/episodes/{episodeId}/transcript-timestamps', 'get'>, options?: CallOptions): Promise<Output<'/api/v1/episodes/{episodeId}/transcript-timestamps', 'get'>> {
    return this.#connection.call('get', '/api/v1/episodes/{episodeId}/transcript-timestamps', input, options);
  }

  /**
   * Returns the first sentences of an episode's transcript. Needs no account.
   *
   * `GET /api/v1/episodes/{episodeId}/transcript-timestamps/preview`
   */
  getEpisodeTranscriptTimestampsPreview(input: Input<'/api/v1/episodes/{episodeId}/transcript-timestamps/preview', 'get'>, options?: CallOptions): Promise<Output<'/api/v1/episodes/{episodeId}/transcript-timestamps/preview', 'get'>> {
    return this.#connection.call('get', '/api/v1/episodes/{episodeId}/transcript-timestamps/preview', input, options);
  }

  /**
   * Requests a transcript of an episode for the caller's team.
   *
   * The request is completed when the catalog has the transcript. Today transcripts come from the podcasts themselves,
   * which are checked at each ingest. Costs one transcription request; an episode that the team has already requested
   * is free.
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
   * Returns the authority score of a podcast.
   *
   * `GET /api/v1/podcasts/authority-score/{podcastIdOrSlug}`
   */
  getPodcastAuthorityScore(input: Input<'/api/v1/podcasts/authority-score/{podcastIdOrSlug}', 'get'>, options?: CallOptions): Promise<Output<'/api/v1/podcasts/authority-score/{podcastIdOrSlug}', 'get'>> {
    return this.#connection.call('get', '/api/v1/podcasts/authority-score/{podcastIdOrSlug}', input, options);
  }

  /**
   * Returns the authority score of a podcast with all of its inputs.
   *
   * `GET /api/v1/podcasts/authority-score/{podcastIdOrSlug}/details`
   */
  getPodcastAuthorityScoreDetails(input: Input<'/api/v1/podcasts/authority-score/{podcastIdOrSlug}/details', 'get'>, options?: CallOptions): Promise<Output<'/api/v1/podcasts/authority-score/{podcastIdOrSlug}/details', 'get'>> {
    return this.#connection.call('get', '/api/v1/podcasts/authority-score/{podcastIdOrSlug}/details', input, options);
  }

  /**
   * Returns a podcast by the URL of its feed.
   *
   * `GET /api/v1/podcasts/by-feed-url`
   */
  getPodcastByFeedUrl(input: Input<'/api/v1/podcasts/by-feed-url', 'get'>, options?: CallOptions): Promise<Output<'/api/v1/podcasts/by-feed-url', 'get'>> {
    return this.#connection.call('get', '/api/v1/podcasts/by-feed-url', input, options);
  }

  /**
   * Returns a podcast by one of its ids.
   *
   * `GET /api/v1/podcasts/id/lookup`
   */
  getPodcastIdLookup(input: Input<'/api/v1/podcasts/id/lookup', 'get'> = {}, options?: CallOptions): Promise<Output<'/api/v1/podcasts/id/lookup', 'get'>> {
    return this.#connection.call('get', '/api/v1/podcasts/id/lookup', input, options);
  }

  /**
   * Returns the podcasts with the latest episodes.
   *
   * `GET /api/v1/podcasts/latest`
   */
  getLatestPodcasts(input: Input<'/api/v1/podcasts/latest', 'get'> = {}, options?: CallOptions): Promise<Output<'/api/v1/podcasts/latest', 'get'>> {
    return this.#connection.call('get', '/api/v1/podcasts/latest', input, options);
  }

  /**
   * Returns several podcasts by their ids.
   *
   * `GET /api/v1/podcasts/multiple`
   */
  getMultiplePodcasts(input: Input<'/api/v1/podcasts/multiple', 'get'>, options?: CallOptions): Promise<Output<'/api/v1/podcasts/multiple', 'get'>> {
    return this.#connection.call('get', '/api/v1/podcasts/multiple', input, options);
  }

  /**
   * Returns a podcast by its id or slug.
   *
   * `GET /api/v1/podcasts/{podcastIdOrSlug}`
   */
  getPodcast(input: Input<'/api/v1/podcasts/{podcastIdOrSlug}', 'get'>, options?: CallOptions): Promise<Output<'/api/v1/podcasts/{podcastIdOrSlug}', 'get'>> {
    return this.#connection.call('get', '/api/v1/podcasts/{podcastIdOrSlug}', input, options);
  }

  /**
   * Returns a podcast with all of its details.
   *
   * Each part is the same as in its own call. Contacts cost nothing here: all of them are returned when this podcast's
   * contacts were already paid for this month or the plan has no limit; otherwise only the address in the feed.
   *
   * `GET /api/v1/podcasts/{podcastIdOrSlug}/all-details`
   */
  getPodcastAllDetails(input: Input<'/api/v1/podcasts/{podcastIdOrSlug}/all-details', 'get'>, options?: CallOptions): Promise<Output<'/api/v1/podcasts/{podcastIdOrSlug}/all-details', 'get'>> {
    return this.#connection.call('get', '/api/v1/podcasts/{podcastIdOrSlug}/all-details', input, options);
  }

  /**
   * Returns the charts that a podcast is on.
   *
   * `GET /api/v1/podcasts/{podcastIdOrSlug}/charts`
   */
  getPodcastCharts(input: Input<'/api/v1/podcasts/{podcastIdOrSlug}/charts', 'get'>, options?: CallOptions): Promise<Output<'/api/v1/podcasts/{podcastIdOrSlug}/charts', 'get'>> {
    return this.#connection.call('get', '/api/v1/podcasts/{podcastIdOrSlug}/charts', input, options);
  }

  /**
   * Returns all charts on which a podcast has ever been.
   *
   * `GET /api/v1/podcasts/{podcastIdOrSlug}/charts/presence`
   */
  getPodcastChartPresence(input: Input<'/api/v1/podcasts/{podcastIdOrSlug}/charts/presence', 'get'>, options?: CallOptions): Promise<Output<'/api/v1/podcasts/{podcastIdOrSlug}/charts/presence', 'get'>> {
    return this.#connection.call('get', '/api/v1/podcasts/{podcastIdOrSlug}/charts/presence', input, options);
  }

  /**
   * Returns the contacts of a podcast: email addresses, phone numbers and pages, with sources.
   *
   * The individual plan gets the address in the feed; plans from business on get everything, with where and when each
   * contact was seen. All contacts cost one of the plan's advanced contacts per month. Repeated calls for the same
   * podcast within the month are free, and so are podcasts whose only contacts are those in the feed.
   *
   * `GET /api/v1/podcasts/{podcastIdOrSlug}/contacts`
   */
  getPodcastContacts(input: Input<'/api/v1/podcasts/{podcastIdOrSlug}/contacts', 'get'>, options?: CallOptions): Promise<Output<'/api/v1/podcasts/{podcastIdOrSlug}/contacts', 'get'>> {
    return this.#connection.call('get', '/api/v1/podcasts/{podcastIdOrSlug}/contacts', input, options);
  }

  /**
   * Reports a contact of a podcast as wrong.
   *
   * A second report of the same contact replaces the first. The response is the same whether or not the podcast has
   * the contact; only contacts that the plan shows count.
   *
   * `POST /api/v1/podcasts/{podcastIdOrSlug}/contacts/reports`
   */
  reportPodcastContact(input: Input<'/api/v1/podcasts/{podcastIdOrSlug}/contacts/reports', 'post'>, options?: CallOptions): Promise<Output<'/api/v1/podcasts/{podcastIdOrSlug}/contacts/reports', 'post'>> {
    return this.#connection.call('post', '/api/v1/podcasts/{podcastIdOrSlug}/contacts/reports', input, options, { body: true });
  }

  /**
   * Returns the episodes of a podcast in brief, and its publishing rhythm over the last year.
   *
   * `GET /api/v1/podcasts/{podcastIdOrSlug}/episode-catalogue`
   */
  getPodcastEpisodeCatalogue(input: Input<'/api/v1/podcasts/{podcastIdOrSlug}/episode-catalogue', 'get'>, options?: CallOptions): Promise<Output<'/api/v1/podcasts/{podcastIdOrSlug}/episode-catalogue', 'get'>> {
    return this.#connection.call('get', '/api/v1/podcasts/{podcastIdOrSlug}/episode-catalogue', input, options);
  }

  /**
   * Returns the episodes of a podcast.
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
   * Returns the people in a podcast's episodes, with counts and dates.
   *
   * `GET /api/v1/podcasts/{podcastIdOrSlug}/guests`
   */
  getPodcastGuests(input: Input<'/api/v1/podcasts/{podcastIdOrSlug}/guests', 'get'>, options?: CallOptions): Promise<Output<'/api/v1/podcasts/{podcastIdOrSlug}/guests', 'get'>> {
    return this.#connection.call('get', '/api/v1/podcasts/{podcastIdOrSlug}/guests', input, options);
  }

  /**
   * Returns related podcasts.
   *
   * `GET /api/v1/podcasts/{podcastIdOrSlug}/related-podcasts`
   */
  getPodcastRelatedPodcasts(input: Input<'/api/v1/podcasts/{podcastIdOrSlug}/related-podcasts', 'get'>, options?: CallOptions): Promise<Output<'/api/v1/podcasts/{podcastIdOrSlug}/related-podcasts', 'get'>> {
    return this.#connection.call('get', '/api/v1/podcasts/{podcastIdOrSlug}/related-podcasts', input, options);
  }

  /**
   * Returns the ratings of a podcast on Apple, Spotify and Castbox, and its reviews.
   *
   * `GET /api/v1/podcasts/{podcastIdOrSlug}/reviews`
   */
  getPodcastReviews(input: Input<'/api/v1/podcasts/{podcastIdOrSlug}/reviews', 'get'>, options?: CallOptions): Promise<Output<'/api/v1/podcasts/{podcastIdOrSlug}/reviews', 'get'>> {
    return this.#connection.call('get', '/api/v1/podcasts/{podcastIdOrSlug}/reviews', input, options);
  }

  /**
   * Returns the social profiles of a podcast, with follower counts.
   *
   * `GET /api/v1/podcasts/{podcastIdOrSlug}/social-media`
   */
  getPodcastSocialMediaDetails(input: Input<'/api/v1/podcasts/{podcastIdOrSlug}/social-media', 'get'>, options?: CallOptions): Promise<Output<'/api/v1/podcasts/{podcastIdOrSlug}/social-media', 'get'>> {
    return this.#connection.call('get', '/api/v1/podcasts/{podcastIdOrSlug}/social-media', input, options);
  }

  /**
   * Returns the sponsors of a podcast's episodes, with counts and dates.
   *
   * `GET /api/v1/podcasts/{podcastIdOrSlug}/sponsors`
   */
  getPodcastSponsors(input: Input<'/api/v1/podcasts/{podcastIdOrSlug}/sponsors', 'get'>, options?: CallOptions): Promise<Output<'/api/v1/podcasts/{podcastIdOrSlug}/sponsors', 'get'>> {
    return this.#connection.call('get', '/api/v1/podcasts/{podcastIdOrSlug}/sponsors', input, options);
  }

  /**
   * Returns the YouTube channels of a podcast and their growth.
   *
   * `GET /api/v1/podcasts/{podcastIdOrSlug}/youtube`
   */
  getPodcastYoutubeDetails(input: Input<'/api/v1/podcasts/{podcastIdOrSlug}/youtube', 'get'>, options?: CallOptions): Promise<Output<'/api/v1/podcasts/{podcastIdOrSlug}/youtube', 'get'>> {
    return this.#connection.call('get', '/api/v1/podcasts/{podcastIdOrSlug}/youtube', input, options);
  }

  /**
   * Searches the reviews of all podcasts.
   *
   * Only the first thousand results can be reached.
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
   * Lists podcasts by the first letter of their title.
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
   * Returns whether the API is up.
   *
   * `GET /api/v1/public/health`
   */
  getHealth(input: Input<'/api/v1/public/health', 'get'> = {}, options?: CallOptions): Promise<Output<'/api/v1/public/health', 'get'>> {
    return this.#connection.call('get', '/api/v1/public/health', input, options);
  }

  /**
   * Checks the URL of a social profile or of a show in a podcast directory, and returns its canonical form.
   *
   * An invalid one gets a message that names the platform and the defect.
   *
   * `GET /api/v1/public/profile-url`
   */
  checkProfileUrl(input: Input<'/api/v1/public/profile-url', 'get'>, options?: CallOptions): Promise<Output<'/api/v1/public/profile-url', 'get'>> {
    return this.#connection.call('get', '/api/v1/public/profile-url', input, options);
  }

  /**
   * Returns counts over the whole catalog.
   *
   * `GET /api/v1/public/statistics`
   */
  getStatistics(input: Input<'/api/v1/public/statistics', 'get'> = {}, options?: CallOptions): Promise<Output<'/api/v1/public/statistics', 'get'>> {
    return this.#connection.call('get', '/api/v1/public/statistics', input, options);
  }

  /**
   * Returns the status of the service on each of the last 90 days. Days without records have null values.
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
   * Returns how feeds use the podcast namespace, and which companies host them.
   *
   * `GET /api/v1/rss/stats/public/podcast2`
   */
  getRssStatsPodcast2(input: Input<'/api/v1/rss/stats/public/podcast2', 'get'> = {}, options?: CallOptions): Promise<Output<'/api/v1/rss/stats/public/podcast2', 'get'>> {
    return this.#connection.call('get', '/api/v1/rss/stats/public/podcast2', input, options);
  }

  /**
   * Returns the use of a tag over time.
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
   * Searches episodes and their transcripts.
   *
   * Without an account, passages are left out once 4,000 characters of their transcript have been shown on that day.
   *
   * Costs one search. Repeats within 15 minutes, further pages for the caller who paid for the first one, and failed
   * calls are free, and so are counts. A search that has begun is charged even when its client disconnects.
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
   * Searches the transcript of an episode.
   *
   * Without an account, 4,000 characters of a transcript are shown per day, including passages in search results. A
   * passage that was already shown that day is free; each query costs 40 characters. `truncated` is true when
   * something was left out.
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
   * Returns a search of the team by the `searchId` of its response, for 90 days after it was last run.
   *
   * `GET /api/v1/search/history/{searchId}`
   */
  getSearchFromHistory(input: Input<'/api/v1/search/history/{searchId}', 'get'>, options?: CallOptions): Promise<Output<'/api/v1/search/history/{searchId}', 'get'>> {
    return this.#connection.call('get', '/api/v1/search/history/{searchId}', input, options, { kind: 'search' });
  }

  /**
   * Searches podcasts.
   *
   * Costs one search. Repeats within 15 minutes, further pages for the caller who paid for the first one, and failed
   * calls are free, and so are counts. A search that has begun is charged even when its client disconnects.
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
   * Returns the current usage of the team's plan.
   *
   * `GET /api/v1/teams/usage/current`
   */
  getCurrent(input: Input<'/api/v1/teams/usage/current', 'get'> = {}, options?: CallOptions): Promise<Output<'/api/v1/teams/usage/current', 'get'>> {
    return this.#connection.call('get', '/api/v1/teams/usage/current', input, options);
  }

  /**
   * Returns the usage of the team by day.
   *
   * `GET /api/v1/teams/usage/daily`
   */
  getDaily(input: Input<'/api/v1/teams/usage/daily', 'get'>, options?: CallOptions): Promise<Output<'/api/v1/teams/usage/daily', 'get'>> {
    return this.#connection.call('get', '/api/v1/teams/usage/daily', input, options);
  }

  /**
   * Returns the usage of the team by member.
   *
   * `GET /api/v1/teams/usage/members`
   */
  getMembers(input: Input<'/api/v1/teams/usage/members', 'get'>, options?: CallOptions): Promise<Output<'/api/v1/teams/usage/members', 'get'>> {
    return this.#connection.call('get', '/api/v1/teams/usage/members', input, options);
  }

  /**
   * Returns the usage of the team by month.
   *
   * `GET /api/v1/teams/usage/monthly`
   */
  getMonthly(input: Input<'/api/v1/teams/usage/monthly', 'get'>, options?: CallOptions): Promise<Output<'/api/v1/teams/usage/monthly', 'get'>> {
    return this.#connection.call('get', '/api/v1/teams/usage/monthly', input, options);
  }

  /**
   * Returns the usage of the user by day, over all of their teams.
   *
   * `GET /api/v1/users/usage/daily`
   */
  getUserDailyUsage(input: Input<'/api/v1/users/usage/daily', 'get'> = {}, options?: CallOptions): Promise<Output<'/api/v1/users/usage/daily', 'get'>> {
    return this.#connection.call('get', '/api/v1/users/usage/daily', input, options);
  }

  /**
   * Returns the usage of the user by month, over all of their teams.
   *
   * `GET /api/v1/users/usage/monthly`
   */
  getUserMonthlyUsage(input: Input<'/api/v1/users/usage/monthly', 'get'> = {}, options?: CallOptions): Promise<Output<'/api/v1/users/usage/monthly', 'get'>> {
    return this.#connection.call('get', '/api/v1/users/usage/monthly', input, options);
  }

  /**
   * Lists the transcription requests of the user's team and their status.
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
   * Lists the users of the caller's team.
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
   * Lists the API keys of the user. API keys are not accepted: keys are managed in a session.
   *
   * `GET /api/v1/users/api-keys`
   */
  listApiKeys(input: Input<'/api/v1/users/api-keys', 'get'> = {}, options?: CallOptions): Promise<Output<'/api/v1/users/api-keys', 'get'>> {
    return this.#connection.call('get', '/api/v1/users/api-keys', input, options);
  }

  /**
   * Creates a key for the user's team. The response is the only one that contains the key.
   *
   * `POST /api/v1/users/api-keys`
   */
  createApiKey(input: Input<'/api/v1/users/api-keys', 'post'>, options?: CallOptions): Promise<Output<'/api/v1/users/api-keys', 'post'>> {
    return this.#connection.call('post', '/api/v1/users/api-keys', input, options, { body: true });
  }

  /**
   * Revokes a key at once and permanently. Revoking it again has no effect.
   *
   * `DELETE /api/v1/users/api-keys/{apiKeyId}`
   */
  revokeApiKey(input: Input<'/api/v1/users/api-keys/{apiKeyId}', 'delete'>, options?: CallOptions): Promise<Output<'/api/v1/users/api-keys/{apiKeyId}', 'delete'>> {
    return this.#connection.call('delete', '/api/v1/users/api-keys/{apiKeyId}', input, options);
  }

  /**
   * Replaces a key with a new one that has its name, scopes and lifetime.
   *
   * The old key stays valid for a while.
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
