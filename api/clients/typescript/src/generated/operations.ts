// Generated from api/openapi.json by scripts/generate.mjs: `npm run generate`.
import { type CallOptions, Connection } from '../connection.js';
import { type IterOptions, pages } from '../pages.js';
import type { Input, Output } from '../types.js';

export class AdministrationCalls {
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /**
   * Lists the podcasts that are ignored; for administrators of the installation, in a session.
   *
   * `GET /api/v1/administration/ignored-podcasts`
   */
  listIgnoredPodcasts(input: Input<'/api/v1/administration/ignored-podcasts', 'get'> = {}, options?: CallOptions): Promise<Output<'/api/v1/administration/ignored-podcasts', 'get'>> {
    return this.#connection.call('get', '/api/v1/administration/ignored-podcasts', input, options);
  }

  /**
   * Ignores a podcast, or changes the reason; for administrators of the installation, in a session. Searches, suggestions
and similar podcasts leave it out at once. Its page and lists that have it stay, and are marked.
   *
   * `PUT /api/v1/administration/ignored-podcasts/{podcastIdOrSlug}`
   */
  ignorePodcast(input: Input<'/api/v1/administration/ignored-podcasts/{podcastIdOrSlug}', 'put'>, options?: CallOptions): Promise<Output<'/api/v1/administration/ignored-podcasts/{podcastIdOrSlug}', 'put'>> {
    return this.#connection.call('put', '/api/v1/administration/ignored-podcasts/{podcastIdOrSlug}', input, options, { body: true });
  }

  /**
   * Shows a podcast again that was ignored; for administrators of the installation, in a session.
   *
   * `DELETE /api/v1/administration/ignored-podcasts/{podcastIdOrSlug}`
   */
  stopIgnoringPodcast(input: Input<'/api/v1/administration/ignored-podcasts/{podcastIdOrSlug}', 'delete'>, options?: CallOptions): Promise<Output<'/api/v1/administration/ignored-podcasts/{podcastIdOrSlug}', 'delete'>> {
    return this.#connection.call('delete', '/api/v1/administration/ignored-podcasts/{podcastIdOrSlug}', input, options);
  }

  /**
   * Lists what administrators state about people, with its history; for administrators of the installation, in a session.
   *
   * `GET /api/v1/administration/person-statements`
   */
  listPersonStatements(input: Input<'/api/v1/administration/person-statements', 'get'> = {}, options?: CallOptions): Promise<Output<'/api/v1/administration/person-statements', 'get'>> {
    return this.#connection.call('get', '/api/v1/administration/person-statements', input, options);
  }

  /**
   * States that two pages are about one person (`intoSlug`), or that the credits of a podcast or an episode are
not a person's (`podcast`, `episode`); for administrators of the installation, in a session. Pages and calls follow at once. A merged page
leads to the one that stays, and credits that are split off get a page.
   *
   * `POST /api/v1/administration/person-statements`
   */
  statePerson(input: Input<'/api/v1/administration/person-statements', 'post'>, options?: CallOptions): Promise<Output<'/api/v1/administration/person-statements', 'post'>> {
    return this.#connection.call('post', '/api/v1/administration/person-statements', input, options, { body: true });
  }

  /**
   * Undoes a statement about people, which stays in the history; for administrators of the installation, in a session.
   *
   * `DELETE /api/v1/administration/person-statements/{personStatementId}`
   */
  undoPersonStatement(input: Input<'/api/v1/administration/person-statements/{personStatementId}', 'delete'>, options?: CallOptions): Promise<Output<'/api/v1/administration/person-statements/{personStatementId}', 'delete'>> {
    return this.#connection.call('delete', '/api/v1/administration/person-statements/{personStatementId}', input, options);
  }

  /**
   * Finds teams with their plans; for administrators of the installation, in a session.
   *
   * `GET /api/v1/administration/teams`
   */
  findTeams(input: Input<'/api/v1/administration/teams', 'get'>, options?: CallOptions): Promise<Output<'/api/v1/administration/teams', 'get'>> {
    return this.#connection.call('get', '/api/v1/administration/teams', input, options);
  }

  /**
   * Sets the plan of a team and its period; for administrators of the installation who confirmed their identity within
ten minutes. The activity of the team has the plan with its reason. A later event of a payment provider replaces it.
   *
   * `PUT /api/v1/administration/teams/{teamId}/plan`
   */
  setTeamPlan(input: Input<'/api/v1/administration/teams/{teamId}/plan', 'put'>, options?: CallOptions): Promise<Output<'/api/v1/administration/teams/{teamId}/plan', 'put'>> {
    return this.#connection.call('put', '/api/v1/administration/teams/{teamId}/plan', input, options, { body: true });
  }
}

export class AgentCalls {
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /**
   * Returns other spellings of a name: names of the catalog that sound or look alike, then spellings of the same sound,
as a listener or a speech recognizer might write them.
   *
   * `POST /api/v1/agent/alternative-spellings`
   */
  getAlternativeSpellings(input: Input<'/api/v1/agent/alternative-spellings', 'post'>, options?: CallOptions): Promise<Output<'/api/v1/agent/alternative-spellings', 'post'>> {
    return this.#connection.call('post', '/api/v1/agent/alternative-spellings', input, options, { body: true, reads: true });
  }

  /**
   * Returns the deep analysis of an episode that the team requested.
   *
   * `GET /api/v1/agent/episode/{episodeId}/deep-analysis`
   */
  getEpisodeDeepAnalysis(input: Input<'/api/v1/agent/episode/{episodeId}/deep-analysis', 'get'>, options?: CallOptions): Promise<Output<'/api/v1/agent/episode/{episodeId}/deep-analysis', 'get'>> {
    return this.#connection.call('get', '/api/v1/agent/episode/{episodeId}/deep-analysis', input, options);
  }

  /**
   * Reviews how well a podcast fits a project and its guest, and keeps the review with the project.
   *
   * Costs one AI assist. A stored review is returned for free while guest, project and podcast have not changed.
   *
   * `POST /api/v1/agent/project/relevancy`
   */
  askAgentProjectPodcastRelevancy(input: Input<'/api/v1/agent/project/relevancy', 'post'>, options?: CallOptions): Promise<Output<'/api/v1/agent/project/relevancy', 'post'>> {
    return this.#connection.call('post', '/api/v1/agent/project/relevancy', input, options, { body: true });
  }

  /**
   * Lets the assistant answer a request about a podcast, an episode, a transcript, a guest or a project, apply a prompt
of the team, or draft search strategies. Costs one AI assist.
   *
   * With `Accept: text/event-stream`, the answer comes as server-sent events: `text` events with parts of it as
   * `{"text": …}`, then `done` with the same data as the JSON response, whose text replaces the parts. `error` ends the
   * stream instead, with `code` and `message`.
   *
   * `POST /api/v1/agent/{kind}`
   */
  askAgent(input: Input<'/api/v1/agent/{kind}', 'post'>, options?: CallOptions): Promise<Output<'/api/v1/agent/{kind}', 'post'>> {
    return this.#connection.call('post', '/api/v1/agent/{kind}', input, options, { body: true });
  }
}

export class AlertsCalls {
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /**
   * Creates an alert. It finds what comes into the catalog from now on.
   *
   * With `backfill`, it also finds the matches of the last 30 days. That counts as one search, free within some minutes
   * after its preview; when the searches are used up, the alert is created without them.
   *
   * `POST /api/v1/alerts/alert-config`
   */
  createAlertConfig(input: Input<'/api/v1/alerts/alert-config', 'post'>, options?: CallOptions): Promise<Output<'/api/v1/alerts/alert-config', 'post'>> {
    return this.#connection.call('post', '/api/v1/alerts/alert-config', input, options, { body: true });
  }

  /**
   * Returns an alert.
   *
   * `GET /api/v1/alerts/alert-config/{alertConfigId}`
   */
  getAlertConfig(input: Input<'/api/v1/alerts/alert-config/{alertConfigId}', 'get'>, options?: CallOptions): Promise<Output<'/api/v1/alerts/alert-config/{alertConfigId}', 'get'>> {
    return this.#connection.call('get', '/api/v1/alerts/alert-config/{alertConfigId}', input, options);
  }

  /**
   * Changes an alert.
   *
   * With `If-Match`, an alert that someone else has changed since is left as it is, and the error has it in
   * `data.current`.
   *
   * `PATCH /api/v1/alerts/alert-config/{alertConfigId}`
   */
  updateAlertConfig(input: Input<'/api/v1/alerts/alert-config/{alertConfigId}', 'patch'>, options?: CallOptions): Promise<Output<'/api/v1/alerts/alert-config/{alertConfigId}', 'patch'>> {
    return this.#connection.call('patch', '/api/v1/alerts/alert-config/{alertConfigId}', input, options, { body: true });
  }

  /**
   * Deletes an alert. Undo restores it for 10 minutes, with what it found.
   *
   * `DELETE /api/v1/alerts/alert-config/{alertConfigId}`
   */
  deleteAlertConfig(input: Input<'/api/v1/alerts/alert-config/{alertConfigId}', 'delete'>, options?: CallOptions): Promise<Output<'/api/v1/alerts/alert-config/{alertConfigId}', 'delete'>> {
    return this.#connection.call('delete', '/api/v1/alerts/alert-config/{alertConfigId}', input, options);
  }

  /**
   * Lists the private feeds of an alert. Their URLs are returned only on creation, because they are not stored.
   *
   * `GET /api/v1/alerts/alert-config/{alertConfigId}/feeds`
   */
  getAlertFeeds(input: Input<'/api/v1/alerts/alert-config/{alertConfigId}/feeds', 'get'>, options?: CallOptions): Promise<Output<'/api/v1/alerts/alert-config/{alertConfigId}/feeds', 'get'>> {
    return this.#connection.call('get', '/api/v1/alerts/alert-config/{alertConfigId}/feeds', input, options);
  }

  /**
   * Creates a private feed of an alert, for feed readers. Only this response contains its URLs.
   *
   * `POST /api/v1/alerts/alert-config/{alertConfigId}/feeds`
   */
  createAlertFeed(input: Input<'/api/v1/alerts/alert-config/{alertConfigId}/feeds', 'post'>, options?: CallOptions): Promise<Output<'/api/v1/alerts/alert-config/{alertConfigId}/feeds', 'post'>> {
    return this.#connection.call('post', '/api/v1/alerts/alert-config/{alertConfigId}/feeds', input, options);
  }

  /**
   * Revokes a private feed at once and permanently. Revoking it again has no effect.
   *
   * `DELETE /api/v1/alerts/alert-config/{alertConfigId}/feeds/{feedId}`
   */
  revokeAlertFeed(input: Input<'/api/v1/alerts/alert-config/{alertConfigId}/feeds/{feedId}', 'delete'>, options?: CallOptions): Promise<Output<'/api/v1/alerts/alert-config/{alertConfigId}/feeds/{feedId}', 'delete'>> {
    return this.#connection.call('delete', '/api/v1/alerts/alert-config/{alertConfigId}/feeds/{feedId}', input, options);
  }

  /**
   * Lists the changes of an alert with their users and times, newest first.
   *
   * `GET /api/v1/alerts/alert-config/{alertConfigId}/history`
   */
  getAlertChanges(input: Input<'/api/v1/alerts/alert-config/{alertConfigId}/history', 'get'>, options?: CallOptions): Promise<Output<'/api/v1/alerts/alert-config/{alertConfigId}/history', 'get'>> {
    return this.#connection.call('get', '/api/v1/alerts/alert-config/{alertConfigId}/history', input, options);
  }

  /**
   * Mutes a show for an alert: its matches are filtered from now on.
   *
   * `POST /api/v1/alerts/alert-config/{alertConfigId}/muted-podcasts`
   */
  muteAlertPodcast(input: Input<'/api/v1/alerts/alert-config/{alertConfigId}/muted-podcasts', 'post'>, options?: CallOptions): Promise<Output<'/api/v1/alerts/alert-config/{alertConfigId}/muted-podcasts', 'post'>> {
    return this.#connection.call('post', '/api/v1/alerts/alert-config/{alertConfigId}/muted-podcasts', input, options, { body: true });
  }

  /**
   * Lists who gets the digests of an alert.
   *
   * The other addresses are those of the alert's settings. Earshot first sends each address a confirmation link, except
   * addresses of members of the team.
   *
   * `GET /api/v1/alerts/alert-config/{alertConfigId}/recipients`
   */
  getAlertRecipients(input: Input<'/api/v1/alerts/alert-config/{alertConfigId}/recipients', 'get'>, options?: CallOptions): Promise<Output<'/api/v1/alerts/alert-config/{alertConfigId}/recipients', 'get'>> {
    return this.#connection.call('get', '/api/v1/alerts/alert-config/{alertConfigId}/recipients', input, options);
  }

  /**
   * Sends the link again that confirms an address of an alert, at most once an hour. The previous link stops working.
   *
   * `POST /api/v1/alerts/alert-config/{alertConfigId}/recipients/resend`
   */
  resendRecipientConfirmation(input: Input<'/api/v1/alerts/alert-config/{alertConfigId}/recipients/resend', 'post'>, options?: CallOptions): Promise<Output<'/api/v1/alerts/alert-config/{alertConfigId}/recipients/resend', 'post'>> {
    return this.#connection.call('post', '/api/v1/alerts/alert-config/{alertConfigId}/recipients/resend', input, options, { body: true });
  }

  /**
   * Lets the caller get the digests of an alert again, after they stopped them or a mail server rejected their address.
Nobody can do that for others.
   *
   * `POST /api/v1/alerts/alert-config/{alertConfigId}/recipients/resubscribe`
   */
  resubscribeToAlert(input: Input<'/api/v1/alerts/alert-config/{alertConfigId}/recipients/resubscribe', 'post'>, options?: CallOptions): Promise<Output<'/api/v1/alerts/alert-config/{alertConfigId}/recipients/resubscribe', 'post'>> {
    return this.#connection.call('post', '/api/v1/alerts/alert-config/{alertConfigId}/recipients/resubscribe', input, options);
  }

  /**
   * Counts the matches of an alert by day.
   *
   * `GET /api/v1/alerts/alert-config/{alertConfigId}/trend`
   */
  getAlertTrend(input: Input<'/api/v1/alerts/alert-config/{alertConfigId}/trend', 'get'>, options?: CallOptions): Promise<Output<'/api/v1/alerts/alert-config/{alertConfigId}/trend', 'get'>> {
    return this.#connection.call('get', '/api/v1/alerts/alert-config/{alertConfigId}/trend', input, options);
  }

  /**
   * Lists the alerts of the team.
   *
   * `GET /api/v1/alerts/alert-configs`
   */
  listAlertConfigs(input: Input<'/api/v1/alerts/alert-configs', 'get'> = {}, options?: CallOptions): Promise<Output<'/api/v1/alerts/alert-configs', 'get'>> {
    return this.#connection.call('get', '/api/v1/alerts/alert-configs', input, options);
  }

  /**
   * Lists the matches of episodes, kept and filtered, without the back catalog, the newest episodes first.
   *
   * `GET /api/v1/alerts/history`
   */
  getAlertMatchHistory(input: Input<'/api/v1/alerts/history', 'get'> = {}, options?: CallOptions): Promise<Output<'/api/v1/alerts/history', 'get'>> {
    return this.#connection.call('get', '/api/v1/alerts/history', input, options);
  }

  /**
   * Lists what the alerts of the team found, the newest episodes first.
   *
   * Episodes that were not new when they were found are the back catalog, which has a list of its own: `backCatalog=true`.
   *
   * `GET /api/v1/alerts/matches`
   */
  listAlertMatches(input: Input<'/api/v1/alerts/matches', 'get'> = {}, options?: CallOptions): Promise<Output<'/api/v1/alerts/matches', 'get'>> {
    return this.#connection.call('get', '/api/v1/alerts/matches', input, options);
  }

  /**
   * Marks matches as seen, or as not seen.
   *
   * `POST /api/v1/alerts/matches/seen`
   */
  markAlertMatchesSeen(input: Input<'/api/v1/alerts/matches/seen', 'post'>, options?: CallOptions): Promise<Output<'/api/v1/alerts/matches/seen', 'post'>> {
    return this.#connection.call('post', '/api/v1/alerts/matches/seen', input, options, { body: true });
  }

  /**
   * Snoozes matches: hides them from the new ones for a time.
   *
   * `POST /api/v1/alerts/matches/snooze`
   */
  snoozeAlertMatches(input: Input<'/api/v1/alerts/matches/snooze', 'post'>, options?: CallOptions): Promise<Output<'/api/v1/alerts/matches/snooze', 'post'>> {
    return this.#connection.call('post', '/api/v1/alerts/matches/snooze', input, options, { body: true });
  }

  /**
   * Keeps a filtered match. It is not delivered.
   *
   * `POST /api/v1/alerts/matches/{matchId}/keep`
   */
  keepAlertMatch(input: Input<'/api/v1/alerts/matches/{matchId}/keep', 'post'>, options?: CallOptions): Promise<Output<'/api/v1/alerts/matches/{matchId}/keep', 'post'>> {
    return this.#connection.call('post', '/api/v1/alerts/matches/{matchId}/keep', input, options);
  }

  /**
   * Marks a match as not relevant: filters it, and proposes changes of the alert that would filter others like it.
   *
   * `POST /api/v1/alerts/matches/{matchId}/not-relevant`
   */
  rejectAlertMatch(input: Input<'/api/v1/alerts/matches/{matchId}/not-relevant', 'post'>, options?: CallOptions): Promise<Output<'/api/v1/alerts/matches/{matchId}/not-relevant', 'post'>> {
    return this.#connection.call('post', '/api/v1/alerts/matches/{matchId}/not-relevant', input, options);
  }

  /**
   * Shows what an alert would have found in the last 30 days, without saving it.
   *
   * It counts as one search; the same words are free again for some minutes. Charts are free.
   *
   * `POST /api/v1/alerts/preview`
   */
  previewAlert(input: Input<'/api/v1/alerts/preview', 'post'>, options?: CallOptions): Promise<Output<'/api/v1/alerts/preview', 'post'>> {
    return this.#connection.call('post', '/api/v1/alerts/preview', input, options, { body: true });
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
   * Signs in with a passkey.
   *
   * The response is the same for an unknown passkey and for a wrong signature.
   *
   * `POST /api/v1/auth/passkey`
   */
  signInWithPasskey(input: Input<'/api/v1/auth/passkey', 'post'>, options?: CallOptions): Promise<Output<'/api/v1/auth/passkey', 'post'>> {
    return this.#connection.call('post', '/api/v1/auth/passkey', input, options, { body: true });
  }

  /**
   * Returns what the browser needs to sign in with a passkey. It names no account: the device does.
   *
   * `POST /api/v1/auth/passkey/options`
   */
  requestPasskeySignIn(input: Input<'/api/v1/auth/passkey/options', 'post'> = {}, options?: CallOptions): Promise<Output<'/api/v1/auth/passkey/options', 'post'>> {
    return this.#connection.call('post', '/api/v1/auth/passkey/options', input, options);
  }

  /**
   * Returns the identity provider that people can sign in with.
   *
   * `GET /api/v1/auth/provider`
   */
  getIdentityProvider(input: Input<'/api/v1/auth/provider', 'get'> = {}, options?: CallOptions): Promise<Output<'/api/v1/auth/provider', 'get'>> {
    return this.#connection.call('get', '/api/v1/auth/provider', input, options);
  }

  /**
   * Starts a sign-in at the identity provider, in this browser, for 10 minutes.
   *
   * `POST /api/v1/auth/provider`
   */
  startProviderSignIn(input: Input<'/api/v1/auth/provider', 'post'> = {}, options?: CallOptions): Promise<Output<'/api/v1/auth/provider', 'post'>> {
    return this.#connection.call('post', '/api/v1/auth/provider', input, options);
  }

  /**
   * Signs in with the code of the identity provider, in the browser that started the sign-in.
   *
   * The verified address of the provider signs in to its account; an address without an account gets one on the free plan.
   *
   * `POST /api/v1/auth/provider/code`
   */
  finishProviderSignIn(input: Input<'/api/v1/auth/provider/code', 'post'>, options?: CallOptions): Promise<Output<'/api/v1/auth/provider/code', 'post'>> {
    return this.#connection.call('post', '/api/v1/auth/provider/code', input, options, { body: true });
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

  /** Iterates over the items of all pages of `listActivity`. */
  iterlistActivity(input: Input<'/api/v1/users/activity', 'get'> = {}, options?: CallOptions & IterOptions): AsyncGenerator<Output<'/api/v1/users/activity', 'get'>['activity'][number], void, undefined> {
    return pages((page) => this.listActivity(page as Input<'/api/v1/users/activity', 'get'>, options), input, {"by":"skip","items":"activity","limit":100}, options);
  }

  /**
   * Sends a code to the new address of the user, which the next call uses.
   *
   * The response is the same for every address. The current address is confirmed by the code of a confirmation, within
   * ten minutes before.
   *
   * `POST /api/v1/users/address-change`
   */
  requestAddressChange(input: Input<'/api/v1/users/address-change', 'post'>, options?: CallOptions): Promise<Output<'/api/v1/users/address-change', 'post'>> {
    return this.#connection.call('post', '/api/v1/users/address-change', input, options, { body: true });
  }

  /**
   * Changes the address of the user with the code in the mail to the new one. The former address gets a notice.
   *
   * `POST /api/v1/users/address-change/code`
   */
  confirmAddressChange(input: Input<'/api/v1/users/address-change/code', 'post'>, options?: CallOptions): Promise<Output<'/api/v1/users/address-change/code', 'post'>> {
    return this.#connection.call('post', '/api/v1/users/address-change/code', input, options, { body: true });
  }

  /**
   * Lists the passkeys of the user.
   *
   * `GET /api/v1/users/passkeys`
   */
  listPasskeys(input: Input<'/api/v1/users/passkeys', 'get'> = {}, options?: CallOptions): Promise<Output<'/api/v1/users/passkeys', 'get'>> {
    return this.#connection.call('get', '/api/v1/users/passkeys', input, options);
  }

  /**
   * Adds a passkey that the browser made for the user. The user gets a mail about it.
   *
   * `POST /api/v1/users/passkeys`
   */
  addPasskey(input: Input<'/api/v1/users/passkeys', 'post'>, options?: CallOptions): Promise<Output<'/api/v1/users/passkeys', 'post'>> {
    return this.#connection.call('post', '/api/v1/users/passkeys', input, options, { body: true });
  }

  /**
   * Returns what the browser needs to make a passkey for the user. The next call adds it.
   *
   * It is valid for 10 minutes, and requires a recent confirmation of the identity, because a passkey outlives the session.
   *
   * `POST /api/v1/users/passkeys/options`
   */
  requestPasskey(input: Input<'/api/v1/users/passkeys/options', 'post'> = {}, options?: CallOptions): Promise<Output<'/api/v1/users/passkeys/options', 'post'>> {
    return this.#connection.call('post', '/api/v1/users/passkeys/options', input, options);
  }

  /**
   * Removes a passkey of the user: nobody can sign in with it any more.
   *
   * It needs no confirmation, so that a user who finds a foreign passkey can remove it at once. Sessions stay open.
   *
   * `DELETE /api/v1/users/passkeys/{passkeyId}`
   */
  removePasskey(input: Input<'/api/v1/users/passkeys/{passkeyId}', 'delete'>, options?: CallOptions): Promise<Output<'/api/v1/users/passkeys/{passkeyId}', 'delete'>> {
    return this.#connection.call('delete', '/api/v1/users/passkeys/{passkeyId}', input, options);
  }
}

export class AutocompleteCalls {
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /**
   * Suggests podcasts, words, people and publishers that begin with the typed text.
   *
   * `GET /api/v1/autocomplete/podcasts`
   */
  searchAutocompletePodcasts(input: Input<'/api/v1/autocomplete/podcasts', 'get'>, options?: CallOptions): Promise<Output<'/api/v1/autocomplete/podcasts', 'get'>> {
    return this.#connection.call('get', '/api/v1/autocomplete/podcasts', input, options);
  }
}

export class TeamsCalls {
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /**
   * Sets the plan of a team, as the payment provider has it. Each event counts once, and none after a later one.
   *
   * The header `billing-signature` has the time in seconds and the hexadecimal HMAC-SHA256 of `time.body` under the
   * configured secret: `t=1700000000,v1=5257a8…`. The time may differ from the server's by at most five minutes.
   *
   * `POST /api/v1/billing/events`
   */
  receiveBillingEvent(input: Input<'/api/v1/billing/events', 'post'>, options?: CallOptions): Promise<Output<'/api/v1/billing/events', 'post'>> {
    return this.#connection.call('post', '/api/v1/billing/events', input, options, { body: true });
  }

  /**
   * Lists the teams of the user.
   *
   * `GET /api/v1/teams`
   */
  listTeams(input: Input<'/api/v1/teams', 'get'> = {}, options?: CallOptions): Promise<Output<'/api/v1/teams', 'get'>> {
    return this.#connection.call('get', '/api/v1/teams', input, options);
  }

  /**
   * Lists what the members of the team did with lists, alerts, members, keys, webhooks, exports and guests.
   *
   * `GET /api/v1/teams/activity`
   */
  listTeamActivity(input: Input<'/api/v1/teams/activity', 'get'> = {}, options?: CallOptions): Promise<Output<'/api/v1/teams/activity', 'get'>> {
    return this.#connection.call('get', '/api/v1/teams/activity', input, options);
  }

  /** Iterates over the items of all pages of `listTeamActivity`. */
  iterlistTeamActivity(input: Input<'/api/v1/teams/activity', 'get'> = {}, options?: CallOptions & IterOptions): AsyncGenerator<Output<'/api/v1/teams/activity', 'get'>['activities'][number], void, undefined> {
    return pages((page) => this.listTeamActivity(page as Input<'/api/v1/teams/activity', 'get'>, options), input, {"by":"cursor","items":"activities","next":"cursor"}, options);
  }

  /**
   * Downloads the activity of the team as CSV, newest first: the newest 10,000 activities that match. `limit` has no effect.
   *
   * `GET /api/v1/teams/activity/export`
   */
  exportTeamActivity(input: Input<'/api/v1/teams/activity/export', 'get'> = {}, options?: CallOptions): Promise<Output<'/api/v1/teams/activity/export', 'get'>> {
    return this.#connection.call('get', '/api/v1/teams/activity/export', input, options, { kind: 'file' });
  }

  /**
   * Returns the plan of the team, the period that is paid, and where to pay.
   *
   * `GET /api/v1/teams/billing`
   */
  getTeamBilling(input: Input<'/api/v1/teams/billing', 'get'> = {}, options?: CallOptions): Promise<Output<'/api/v1/teams/billing', 'get'>> {
    return this.#connection.call('get', '/api/v1/teams/billing', input, options);
  }

  /**
   * Renames the team that the session acts for. Admins and the owner can do this.
   *
   * `PATCH /api/v1/teams/current`
   */
  renameTeam(input: Input<'/api/v1/teams/current', 'patch'>, options?: CallOptions): Promise<Output<'/api/v1/teams/current', 'patch'>> {
    return this.#connection.call('patch', '/api/v1/teams/current', input, options, { body: true });
  }

  /**
   * Deletes the team that the session acts for, at once and permanently.
   *
   * Its projects, API keys, invitations, saved searches and usage records are deleted, too. The sessions of its members
   * act for another team; someone without any other team gets one of their own, on the free plan. Only the owner can do
   * this, after confirming their identity. A team that nobody else is in, and that is the user's only one, is deleted
   * with the account.
   *
   * `POST /api/v1/teams/current/deletion`
   */
  deleteTeam(input: Input<'/api/v1/teams/current/deletion', 'post'>, options?: CallOptions): Promise<Output<'/api/v1/teams/current/deletion', 'post'>> {
    return this.#connection.call('post', '/api/v1/teams/current/deletion', input, options, { body: true });
  }

  /**
   * Lists the prompts of the team.
   *
   * `GET /api/v1/teams/custom-prompts`
   */
  getCustomPrompts(input: Input<'/api/v1/teams/custom-prompts', 'get'> = {}, options?: CallOptions): Promise<Output<'/api/v1/teams/custom-prompts', 'get'>> {
    return this.#connection.call('get', '/api/v1/teams/custom-prompts', input, options);
  }

  /**
   * Creates a prompt for the whole team. Admins and the owner can do this. A team has at most 200 prompts.
   *
   * `POST /api/v1/teams/custom-prompts`
   */
  createCustomPrompt(input: Input<'/api/v1/teams/custom-prompts', 'post'>, options?: CallOptions): Promise<Output<'/api/v1/teams/custom-prompts', 'post'>> {
    return this.#connection.call('post', '/api/v1/teams/custom-prompts', input, options, { body: true });
  }

  /**
   * Replaces the values of a prompt. Admins and the owner can do this.
   *
   * `PUT /api/v1/teams/custom-prompts/{promptId}`
   */
  updateCustomPrompt(input: Input<'/api/v1/teams/custom-prompts/{promptId}', 'put'>, options?: CallOptions): Promise<Output<'/api/v1/teams/custom-prompts/{promptId}', 'put'>> {
    return this.#connection.call('put', '/api/v1/teams/custom-prompts/{promptId}', input, options, { body: true });
  }

  /**
   * Deletes a prompt. Admins and the owner can do this.
   *
   * `DELETE /api/v1/teams/custom-prompts/{promptId}`
   */
  deleteCustomPrompt(input: Input<'/api/v1/teams/custom-prompts/{promptId}', 'delete'>, options?: CallOptions): Promise<Output<'/api/v1/teams/custom-prompts/{promptId}', 'delete'>> {
    return this.#connection.call('delete', '/api/v1/teams/custom-prompts/{promptId}', input, options);
  }

  /**
   * Lists the open invitations of the team, for admins and the owner. Expired ones stay for 30 days.
   *
   * `GET /api/v1/teams/invitations`
   */
  listInvitations(input: Input<'/api/v1/teams/invitations', 'get'> = {}, options?: CallOptions): Promise<Output<'/api/v1/teams/invitations', 'get'>> {
    return this.#connection.call('get', '/api/v1/teams/invitations', input, options);
  }

  /**
   * Invites a person to the team by email, as an admin or a member.
   *
   * The link in the email works once, for seven days. Inviting an address again sends a new link and invalidates the
   * previous one. The response does not depend on whether the address has an account.
   *
   * `POST /api/v1/teams/invitations`
   */
  inviteTeamUser(input: Input<'/api/v1/teams/invitations', 'post'>, options?: CallOptions): Promise<Output<'/api/v1/teams/invitations', 'post'>> {
    return this.#connection.call('post', '/api/v1/teams/invitations', input, options, { body: true });
  }

  /**
   * Accepts an invitation, and acts for the team from then on. Each link works once.
   *
   * The signed-in user must have the invited address. Without a session, the link creates the account of an address that
   * has none, and signs in to it. An address with an account has to sign in first: the link is valid for days, which is
   * too long for a link that opens an existing account.
   *
   * `POST /api/v1/teams/invitations/accept`
   */
  acceptInvitation(input: Input<'/api/v1/teams/invitations/accept', 'post'>, options?: CallOptions): Promise<Output<'/api/v1/teams/invitations/accept', 'post'>> {
    return this.#connection.call('post', '/api/v1/teams/invitations/accept', input, options, { body: true });
  }

  /**
   * Returns the invitation of a link. It does not use up the link.
   *
   * `GET /api/v1/teams/invitations/by-token`
   */
  getInvitation(input: Input<'/api/v1/teams/invitations/by-token', 'get'>, options?: CallOptions): Promise<Output<'/api/v1/teams/invitations/by-token', 'get'>> {
    return this.#connection.call('get', '/api/v1/teams/invitations/by-token', input, options);
  }

  /**
   * Revokes an open invitation. Its link ends at once.
   *
   * `DELETE /api/v1/teams/invitations/{invitationId}`
   */
  revokeInvitation(input: Input<'/api/v1/teams/invitations/{invitationId}', 'delete'>, options?: CallOptions): Promise<Output<'/api/v1/teams/invitations/{invitationId}', 'delete'>> {
    return this.#connection.call('delete', '/api/v1/teams/invitations/{invitationId}', input, options);
  }

  /**
   * Sends the email of an open invitation again, with a new link for another seven days. The previous link stops
working.
   *
   * `POST /api/v1/teams/invitations/{invitationId}/resend`
   */
  resendInvitation(input: Input<'/api/v1/teams/invitations/{invitationId}/resend', 'post'>, options?: CallOptions): Promise<Output<'/api/v1/teams/invitations/{invitationId}/resend', 'post'>> {
    return this.#connection.call('post', '/api/v1/teams/invitations/{invitationId}/resend', input, options);
  }

  /**
   * Returns the team's lists, blacklist flag and last pitch for up to 200 podcasts.
   *
   * The hits of a search have the same fields; this is for other lists of podcasts, such as charts and the directory.
   * The marks of a merged podcast include those of its former IDs. Unknown podcasts are on no list. The call is free.
   *
   * `POST /api/v1/teams/podcast-marks`
   */
  getPodcastMarks(input: Input<'/api/v1/teams/podcast-marks', 'post'>, options?: CallOptions): Promise<Output<'/api/v1/teams/podcast-marks', 'post'>> {
    return this.#connection.call('post', '/api/v1/teams/podcast-marks', input, options, { body: true, reads: true });
  }

  /**
   * Lists the podcasts of the team, with the projects that list them.
   *
   * `GET /api/v1/teams/podcasts`
   */
  getTeamPodcasts(input: Input<'/api/v1/teams/podcasts', 'get'> = {}, options?: CallOptions): Promise<Output<'/api/v1/teams/podcasts', 'get'>> {
    return this.#connection.call('get', '/api/v1/teams/podcasts', input, options);
  }

  /**
   * Removes several podcasts from the team, with their flags. Projects that list them keep them.
   *
   * `DELETE /api/v1/teams/podcasts/multiple`
   */
  removeMultiplePodcastsFromTeam(input: Input<'/api/v1/teams/podcasts/multiple', 'delete'>, options?: CallOptions): Promise<Output<'/api/v1/teams/podcasts/multiple', 'delete'>> {
    return this.#connection.call('delete', '/api/v1/teams/podcasts/multiple', input, options, { body: true });
  }

  /**
   * Adds a podcast to the team, or changes its flags.
   *
   * Blacklisted podcasts leave every search of the team. Only admins of the team can change the blacklist.
   *
   * `PUT /api/v1/teams/podcasts/{podcastId}`
   */
  addPodcastToTeam(input: Input<'/api/v1/teams/podcasts/{podcastId}', 'put'>, options?: CallOptions): Promise<Output<'/api/v1/teams/podcasts/{podcastId}', 'put'>> {
    return this.#connection.call('put', '/api/v1/teams/podcasts/{podcastId}', input, options, { body: true });
  }

  /**
   * Removes a podcast from the team, with its flags. Projects that list it keep it.
   *
   * `DELETE /api/v1/teams/podcasts/{podcastId}`
   */
  removePodcastFromTeam(input: Input<'/api/v1/teams/podcasts/{podcastId}', 'delete'>, options?: CallOptions): Promise<Output<'/api/v1/teams/podcasts/{podcastId}', 'delete'>> {
    return this.#connection.call('delete', '/api/v1/teams/podcasts/{podcastId}', input, options);
  }

  /**
   * Lists the requests of the team of one kind, newest first.
   *
   * Pitches and preparations of guests are done at once, so that all of them are completed. Preparations are listed for a year.
   *
   * `GET /api/v1/teams/request-history`
   */
  getTeamRequestHistory(input: Input<'/api/v1/teams/request-history', 'get'>, options?: CallOptions): Promise<Output<'/api/v1/teams/request-history', 'get'>> {
    return this.#connection.call('get', '/api/v1/teams/request-history', input, options);
  }

  /**
   * Returns the settings of the team.
   *
   * `GET /api/v1/teams/settings`
   */
  getTeamSettings(input: Input<'/api/v1/teams/settings', 'get'> = {}, options?: CallOptions): Promise<Output<'/api/v1/teams/settings', 'get'>> {
    return this.#connection.call('get', '/api/v1/teams/settings', input, options);
  }

  /**
   * Changes the settings of the team. Admins and the owner can do this.
   *
   * `PATCH /api/v1/teams/settings`
   */
  updateTeamSettings(input: Input<'/api/v1/teams/settings', 'patch'>, options?: CallOptions): Promise<Output<'/api/v1/teams/settings', 'patch'>> {
    return this.#connection.call('patch', '/api/v1/teams/settings', input, options, { body: true });
  }

  /**
   * Makes the session act for another team of the user. Later sign-ins start with this team.
   *
   * `POST /api/v1/teams/switch`
   */
  switchTeam(input: Input<'/api/v1/teams/switch', 'post'>, options?: CallOptions): Promise<Output<'/api/v1/teams/switch', 'post'>> {
    return this.#connection.call('post', '/api/v1/teams/switch', input, options, { body: true });
  }

  /**
   * Lists the users of the caller's team.
   *
   * `GET /api/v1/teams/users`
   */
  getTeamUsers(input: Input<'/api/v1/teams/users', 'get'> = {}, options?: CallOptions): Promise<Output<'/api/v1/teams/users', 'get'>> {
    return this.#connection.call('get', '/api/v1/teams/users', input, options);
  }

  /**
   * Changes the role of a member of the team.
   *
   * Admins and the owner give others the role admin or member. Only the owner hands over the team, after confirming
   * their identity.
   *
   * `PATCH /api/v1/teams/users/{userId}`
   */
  changeTeamUserRole(input: Input<'/api/v1/teams/users/{userId}', 'patch'>, options?: CallOptions): Promise<Output<'/api/v1/teams/users/{userId}', 'patch'>> {
    return this.#connection.call('patch', '/api/v1/teams/users/{userId}', input, options, { body: true });
  }

  /**
   * Removes a member from the team, or lets the caller leave it.
   *
   * What the member did for the team stays. Their API keys of the team, their open invitations and their private feeds of
   * alerts are revoked, and their sessions act for another team at once. What they made for others belongs to the team
   * and is listed: client views, webhooks, and recipients of digests. The owner hands over the team first.
   *
   * `DELETE /api/v1/teams/users/{userId}`
   */
  removeTeamUser(input: Input<'/api/v1/teams/users/{userId}', 'delete'>, options?: CallOptions): Promise<Output<'/api/v1/teams/users/{userId}', 'delete'>> {
    return this.#connection.call('delete', '/api/v1/teams/users/{userId}', input, options);
  }
}

export class ProjectsCalls {
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /**
   * Undoes a change within 10 minutes.
   *
   * It restores the values that nobody has changed since, and reports the others.
   *
   * `POST /api/v1/changes/{changeId}/undo`
   */
  undoChange(input: Input<'/api/v1/changes/{changeId}/undo', 'post'>, options?: CallOptions): Promise<Output<'/api/v1/changes/{changeId}/undo', 'post'>> {
    return this.#connection.call('post', '/api/v1/changes/{changeId}/undo', input, options);
  }

  /**
   * Lists the projects of the team.
   *
   * Deleted projects are left out.
   *
   * `GET /api/v1/projects`
   */
  getProjects(input: Input<'/api/v1/projects', 'get'> = {}, options?: CallOptions): Promise<Output<'/api/v1/projects', 'get'>> {
    return this.#connection.call('get', '/api/v1/projects', input, options);
  }

  /**
   * Creates a project of the team. Archived projects do not count against the plan's limit.
   *
   * `PUT /api/v1/projects`
   */
  createProject(input: Input<'/api/v1/projects', 'put'>, options?: CallOptions): Promise<Output<'/api/v1/projects', 'put'>> {
    return this.#connection.call('put', '/api/v1/projects', input, options, { body: true });
  }

  /**
   * Lists the projects that were deleted in the last 30 days and can be restored.
   *
   * `GET /api/v1/projects/deleted`
   */
  getDeletedProjects(input: Input<'/api/v1/projects/deleted', 'get'> = {}, options?: CallOptions): Promise<Output<'/api/v1/projects/deleted', 'get'>> {
    return this.#connection.call('get', '/api/v1/projects/deleted', input, options);
  }

  /**
   * Changes a project.
   *
   * With `If-Match`, a project that someone else has changed since is left as it is, and the error has it in
   * `data.current`.
   *
   * `PATCH /api/v1/projects/{projectIdOrSlug}`
   */
  updateProject(input: Input<'/api/v1/projects/{projectIdOrSlug}', 'patch'>, options?: CallOptions): Promise<Output<'/api/v1/projects/{projectIdOrSlug}', 'patch'>> {
    return this.#connection.call('patch', '/api/v1/projects/{projectIdOrSlug}', input, options, { body: true });
  }

  /**
   * Deletes a project. It can be restored for 30 days.
   *
   * `DELETE /api/v1/projects/{projectIdOrSlug}`
   */
  deleteProject(input: Input<'/api/v1/projects/{projectIdOrSlug}', 'delete'>, options?: CallOptions): Promise<Output<'/api/v1/projects/{projectIdOrSlug}', 'delete'>> {
    return this.#connection.call('delete', '/api/v1/projects/{projectIdOrSlug}', input, options);
  }

  /**
   * Lists the changes on a project with their users and times, newest first.
   *
   * `GET /api/v1/projects/{projectIdOrSlug}/activity`
   */
  getProjectActivity(input: Input<'/api/v1/projects/{projectIdOrSlug}/activity', 'get'>, options?: CallOptions): Promise<Output<'/api/v1/projects/{projectIdOrSlug}/activity', 'get'>> {
    return this.#connection.call('get', '/api/v1/projects/{projectIdOrSlug}/activity', input, options);
  }

  /**
   * Turns on auto-fill: after each update of the catalog, new matches of a search are added to the project.
   *
   * New is what comes into the catalog after this call: podcasts, and in searches for episodes the podcasts of new
   * episodes. What the search finds today is not added; the bulk call with `searchId` does that. A different search
   * starts over; the same one continues.
   *
   * New matches are added as prospects with the label `automated`, the best first, at most 100 each time and as many as
   * the plan allows on a project; what has no room is added after a later update. Podcasts that someone removed from the
   * project are not added again. The searches are free.
   *
   * With `If-Match`, a search that someone else has chosen since stays, and the error has it in `data.current`. The version
   * of a project that does not fill itself is 0.
   *
   * `PUT /api/v1/projects/{projectIdOrSlug}/auto-fill`
   */
  setProjectAutoFill(input: Input<'/api/v1/projects/{projectIdOrSlug}/auto-fill', 'put'>, options?: CallOptions): Promise<Output<'/api/v1/projects/{projectIdOrSlug}/auto-fill', 'put'>> {
    return this.#connection.call('put', '/api/v1/projects/{projectIdOrSlug}/auto-fill', input, options, { body: true });
  }

  /**
   * Stops a project from filling itself. What was added stays on it.
   *
   * With `If-Match`, a search that someone else has chosen since stays, and the error has it in `data.current`.
   *
   * `DELETE /api/v1/projects/{projectIdOrSlug}/auto-fill`
   */
  stopProjectAutoFill(input: Input<'/api/v1/projects/{projectIdOrSlug}/auto-fill', 'delete'>, options?: CallOptions): Promise<Output<'/api/v1/projects/{projectIdOrSlug}/auto-fill', 'delete'>> {
    return this.#connection.call('delete', '/api/v1/projects/{projectIdOrSlug}/auto-fill', input, options);
  }

  /**
   * Returns a project with the podcasts on it.
   *
   * Send its `version` in `If-Match` with changes of the project.
   *
   * `GET /api/v1/projects/{projectIdOrSlug}/details`
   */
  getProjectDetails(input: Input<'/api/v1/projects/{projectIdOrSlug}/details', 'get'>, options?: CallOptions): Promise<Output<'/api/v1/projects/{projectIdOrSlug}/details', 'get'>> {
    return this.#connection.call('get', '/api/v1/projects/{projectIdOrSlug}/details', input, options);
  }

  /**
   * Adds the podcasts that people chose in a preview. They are one change, which is undone as one.
   *
   * When the plan's limit has no room for all of them, the first ones are added as far as they fit.
   *
   * `POST /api/v1/projects/{projectIdOrSlug}/import`
   */
  importPodcasts(input: Input<'/api/v1/projects/{projectIdOrSlug}/import', 'post'>, options?: CallOptions): Promise<Output<'/api/v1/projects/{projectIdOrSlug}/import', 'post'>> {
    return this.#connection.call('post', '/api/v1/projects/{projectIdOrSlug}/import', input, options, { body: true });
  }

  /**
   * Finds the podcasts of a list: a CSV, OPML or text file, or pasted titles and URLs. Nothing is added.
   *
   * Rows are matched by feed, IDs at Apple and Spotify, guid, website, title and author, and then by similar titles.
   * Each match states its confidence, and a row without a podcast states the reason.
   *
   * `POST /api/v1/projects/{projectIdOrSlug}/import/preview`
   */
  getProjectImportPreview(input: Input<'/api/v1/projects/{projectIdOrSlug}/import/preview', 'post'>, options?: CallOptions): Promise<Output<'/api/v1/projects/{projectIdOrSlug}/import/preview', 'post'>> {
    return this.#connection.call('post', '/api/v1/projects/{projectIdOrSlug}/import/preview', input, options, { body: true, reads: true });
  }

  /**
   * Returns the dates of the next actions of a project's podcasts as a calendar (RFC 5545), one entry a day and podcast.
   *
   * `GET /api/v1/projects/{projectIdOrSlug}/next-actions.ics`
   */
  downloadProjectNextActions(input: Input<'/api/v1/projects/{projectIdOrSlug}/next-actions.ics', 'get'>, options?: CallOptions): Promise<Output<'/api/v1/projects/{projectIdOrSlug}/next-actions.ics', 'get'>> {
    return this.#connection.call('get', '/api/v1/projects/{projectIdOrSlug}/next-actions.ics', input, options, { kind: 'file' });
  }

  /**
   * Adds a podcast to a project. A podcast that is on it already stays as it is.
   *
   * `POST /api/v1/projects/{projectIdOrSlug}/podcasts`
   */
  addPodcastToProject(input: Input<'/api/v1/projects/{projectIdOrSlug}/podcasts', 'post'>, options?: CallOptions): Promise<Output<'/api/v1/projects/{projectIdOrSlug}/podcasts', 'post'>> {
    return this.#connection.call('post', '/api/v1/projects/{projectIdOrSlug}/podcasts', input, options, { body: true });
  }

  /**
   * Adds, changes or removes up to 1,000 entries of a project in one change, which is undone as one.
   *
   * `searchId` adds the podcasts of all results of a search, which costs a search unless it was run within 15 minutes.
   * Of podcasts beyond the plan's limit, the first ones are added as far as they fit, or none with `allOrNothing`.
   *
   * `POST /api/v1/projects/{projectIdOrSlug}/podcasts/bulk`
   */
  changeListedPodcasts(input: Input<'/api/v1/projects/{projectIdOrSlug}/podcasts/bulk', 'post'>, options?: CallOptions): Promise<Output<'/api/v1/projects/{projectIdOrSlug}/podcasts/bulk', 'post'>> {
    return this.#connection.call('post', '/api/v1/projects/{projectIdOrSlug}/podcasts/bulk', input, options, { body: true });
  }

  /**
   * Lists the podcasts on a project with what the catalog and the team store about them, as far as the plan shows it.
   *
   * `GET /api/v1/projects/{projectIdOrSlug}/podcasts/details`
   */
  getListedPodcastDetails(input: Input<'/api/v1/projects/{projectIdOrSlug}/podcasts/details', 'get'>, options?: CallOptions): Promise<Output<'/api/v1/projects/{projectIdOrSlug}/podcasts/details', 'get'>> {
    return this.#connection.call('get', '/api/v1/projects/{projectIdOrSlug}/podcasts/details', input, options);
  }

  /**
   * Returns the episodes that the podcasts of a project published in the last days, newest first.
   *
   * `GET /api/v1/projects/{projectIdOrSlug}/podcasts/recent-episodes`
   */
  getProjectRecentEpisodes(input: Input<'/api/v1/projects/{projectIdOrSlug}/podcasts/recent-episodes', 'get'>, options?: CallOptions): Promise<Output<'/api/v1/projects/{projectIdOrSlug}/podcasts/recent-episodes', 'get'>> {
    return this.#connection.call('get', '/api/v1/projects/{projectIdOrSlug}/podcasts/recent-episodes', input, options);
  }

  /**
   * Returns how far the last run is that reviews the podcasts on a project.
   *
   * `GET /api/v1/projects/{projectIdOrSlug}/podcasts/relevancy`
   */
  getRelevancyProgress(input: Input<'/api/v1/projects/{projectIdOrSlug}/podcasts/relevancy', 'get'>, options?: CallOptions): Promise<Output<'/api/v1/projects/{projectIdOrSlug}/podcasts/relevancy', 'get'>> {
    return this.#connection.call('get', '/api/v1/projects/{projectIdOrSlug}/podcasts/relevancy', input, options);
  }

  /**
   * Reviews podcasts on a project, each for one AI assist, in the background. `dryRun` returns the cost first.
   *
   * A project has one run at a time; a second request returns the current one. Open pages get `listed-podcast-changed`
   * during the run.
   *
   * `POST /api/v1/projects/{projectIdOrSlug}/podcasts/relevancy`
   */
  reviewListedPodcasts(input: Input<'/api/v1/projects/{projectIdOrSlug}/podcasts/relevancy', 'post'>, options?: CallOptions): Promise<Output<'/api/v1/projects/{projectIdOrSlug}/podcasts/relevancy', 'post'>> {
    return this.#connection.call('post', '/api/v1/projects/{projectIdOrSlug}/podcasts/relevancy', input, options, { body: true });
  }

  /**
   * Cancels the run that reviews the podcasts on a project. Costs nothing.
   *
   * Finished reviews and their charges stay; the remaining podcasts cost nothing. The review in progress is completed
   * and stored. Canceling again, or a run that has ended, changes nothing. Open pages get `listed-podcast-changed`.
   *
   * `POST /api/v1/projects/{projectIdOrSlug}/podcasts/relevancy/cancel`
   */
  cancelRelevancyRun(input: Input<'/api/v1/projects/{projectIdOrSlug}/podcasts/relevancy/cancel', 'post'>, options?: CallOptions): Promise<Output<'/api/v1/projects/{projectIdOrSlug}/podcasts/relevancy/cancel', 'post'>> {
    return this.#connection.call('post', '/api/v1/projects/{projectIdOrSlug}/podcasts/relevancy/cancel', input, options);
  }

  /**
   * Changes an entry of a project.
   *
   * With `If-Match`, an entry that someone else has changed since is left as it is, and the error has it in
   * `data.current`. Every move between states is allowed; a move to pitched warns when someone of the team wrote to the
   * podcast before, for any project.
   *
   * `PATCH /api/v1/projects/{projectIdOrSlug}/podcasts/{listedPodcastId}`
   */
  updateProjectListedPodcast(input: Input<'/api/v1/projects/{projectIdOrSlug}/podcasts/{listedPodcastId}', 'patch'>, options?: CallOptions): Promise<Output<'/api/v1/projects/{projectIdOrSlug}/podcasts/{listedPodcastId}', 'patch'>> {
    return this.#connection.call('patch', '/api/v1/projects/{projectIdOrSlug}/podcasts/{listedPodcastId}', input, options, { body: true });
  }

  /**
   * Removes a podcast from a project. The record of its pitch stays.
   *
   * `DELETE /api/v1/projects/{projectIdOrSlug}/podcasts/{listedPodcastId}`
   */
  removeListedPodcastFromProject(input: Input<'/api/v1/projects/{projectIdOrSlug}/podcasts/{listedPodcastId}', 'delete'>, options?: CallOptions): Promise<Output<'/api/v1/projects/{projectIdOrSlug}/podcasts/{listedPodcastId}', 'delete'>> {
    return this.#connection.call('delete', '/api/v1/projects/{projectIdOrSlug}/podcasts/{listedPodcastId}', input, options);
  }

  /**
   * Returns how well a podcast fits a project, with the reasons. Costs nothing and changes nothing.
   *
   * Returns the stored review, also when it is stale. Without one, rules make a review for this response. `POST
   * /api/v1/agent/project/relevancy` makes one that is kept.
   *
   * `GET /api/v1/projects/{projectIdOrSlug}/podcasts/{listedPodcastId}/relevancy`
   */
  getListedPodcastRelevancy(input: Input<'/api/v1/projects/{projectIdOrSlug}/podcasts/{listedPodcastId}/relevancy', 'get'>, options?: CallOptions): Promise<Output<'/api/v1/projects/{projectIdOrSlug}/podcasts/{listedPodcastId}/relevancy', 'get'>> {
    return this.#connection.call('get', '/api/v1/projects/{projectIdOrSlug}/podcasts/{listedPodcastId}/relevancy', input, options);
  }

  /**
   * Restores a project that was deleted in the last 30 days.
   *
   * `POST /api/v1/projects/{projectIdOrSlug}/restore`
   */
  restoreProject(input: Input<'/api/v1/projects/{projectIdOrSlug}/restore', 'post'>, options?: CallOptions): Promise<Output<'/api/v1/projects/{projectIdOrSlug}/restore', 'post'>> {
    return this.#connection.call('post', '/api/v1/projects/{projectIdOrSlug}/restore', input, options);
  }

  /**
   * Lists the client views of a project, without their links: `GET …/shares/{shareId}/link` returns one.
   *
   * `GET /api/v1/projects/{projectIdOrSlug}/shares`
   */
  getProjectShares(input: Input<'/api/v1/projects/{projectIdOrSlug}/shares', 'get'>, options?: CallOptions): Promise<Output<'/api/v1/projects/{projectIdOrSlug}/shares', 'get'>> {
    return this.#connection.call('get', '/api/v1/projects/{projectIdOrSlug}/shares', input, options);
  }

  /**
   * Creates a link to a read-only page of the project, for people without an account.
   *
   * The page shows the podcasts as they are when it is opened, without ignored ones. The link is not in lists of client
   * views; `GET …/shares/{shareId}/link` returns it again.
   *
   * `POST /api/v1/projects/{projectIdOrSlug}/shares`
   */
  createProjectShare(input: Input<'/api/v1/projects/{projectIdOrSlug}/shares', 'post'>, options?: CallOptions): Promise<Output<'/api/v1/projects/{projectIdOrSlug}/shares', 'post'>> {
    return this.#connection.call('post', '/api/v1/projects/{projectIdOrSlug}/shares', input, options, { body: true });
  }

  /**
   * Revokes a client view at once and permanently. Revoking it again has no effect.
   *
   * `DELETE /api/v1/projects/{projectIdOrSlug}/shares/{shareId}`
   */
  revokeProjectShare(input: Input<'/api/v1/projects/{projectIdOrSlug}/shares/{shareId}', 'delete'>, options?: CallOptions): Promise<Output<'/api/v1/projects/{projectIdOrSlug}/shares/{shareId}', 'delete'>> {
    return this.#connection.call('delete', '/api/v1/projects/{projectIdOrSlug}/shares/{shareId}', input, options);
  }

  /**
   * Returns a valid client view with its link, to send it again.
   *
   * `token` and `url` are `null` for links of earlier versions, of which only a hash is stored.
   *
   * `GET /api/v1/projects/{projectIdOrSlug}/shares/{shareId}/link`
   */
  getProjectShareLink(input: Input<'/api/v1/projects/{projectIdOrSlug}/shares/{shareId}/link', 'get'>, options?: CallOptions): Promise<Output<'/api/v1/projects/{projectIdOrSlug}/shares/{shareId}/link', 'get'>> {
    return this.#connection.call('get', '/api/v1/projects/{projectIdOrSlug}/shares/{shareId}/link', input, options);
  }

  /**
   * Lists the search strategies of a project.
   *
   * `GET /api/v1/projects/{projectIdOrSlug}/strategies`
   */
  getProjectStrategies(input: Input<'/api/v1/projects/{projectIdOrSlug}/strategies', 'get'>, options?: CallOptions): Promise<Output<'/api/v1/projects/{projectIdOrSlug}/strategies', 'get'>> {
    return this.#connection.call('get', '/api/v1/projects/{projectIdOrSlug}/strategies', input, options);
  }

  /**
   * Lists the saved views of a project: the caller's own, and those of the team.
   *
   * `GET /api/v1/projects/{projectIdOrSlug}/views`
   */
  getProjectViews(input: Input<'/api/v1/projects/{projectIdOrSlug}/views', 'get'>, options?: CallOptions): Promise<Output<'/api/v1/projects/{projectIdOrSlug}/views', 'get'>> {
    return this.#connection.call('get', '/api/v1/projects/{projectIdOrSlug}/views', input, options);
  }

  /**
   * Saves a view of a project, for oneself or for the team. A project has at most 200 views.
   *
   * `POST /api/v1/projects/{projectIdOrSlug}/views`
   */
  createProjectView(input: Input<'/api/v1/projects/{projectIdOrSlug}/views', 'post'>, options?: CallOptions): Promise<Output<'/api/v1/projects/{projectIdOrSlug}/views', 'post'>> {
    return this.#connection.call('post', '/api/v1/projects/{projectIdOrSlug}/views', input, options, { body: true });
  }

  /**
   * Changes a saved view: one's own, or one of the team.
   *
   * `PATCH /api/v1/projects/{projectIdOrSlug}/views/{viewId}`
   */
  updateProjectView(input: Input<'/api/v1/projects/{projectIdOrSlug}/views/{viewId}', 'patch'>, options?: CallOptions): Promise<Output<'/api/v1/projects/{projectIdOrSlug}/views/{viewId}', 'patch'>> {
    return this.#connection.call('patch', '/api/v1/projects/{projectIdOrSlug}/views/{viewId}', input, options, { body: true });
  }

  /**
   * Deletes a saved view: a private view of the caller, or one of the team. Users who had it as their default see all
podcasts.
   *
   * `DELETE /api/v1/projects/{projectIdOrSlug}/views/{viewId}`
   */
  deleteProjectView(input: Input<'/api/v1/projects/{projectIdOrSlug}/views/{viewId}', 'delete'>, options?: CallOptions): Promise<Output<'/api/v1/projects/{projectIdOrSlug}/views/{viewId}', 'delete'>> {
    return this.#connection.call('delete', '/api/v1/projects/{projectIdOrSlug}/views/{viewId}', input, options);
  }

  /**
   * Makes search strategies for a project from its guest, its purpose and podcasts that fit. Costs one AI assist.
   *
   * Strategies that people changed, or that ran, always stay.
   *
   * `POST /api/v1/strategies/generate`
   */
  generateStrategies(input: Input<'/api/v1/strategies/generate', 'post'>, options?: CallOptions): Promise<Output<'/api/v1/strategies/generate', 'post'>> {
    return this.#connection.call('post', '/api/v1/strategies/generate', input, options, { body: true });
  }

  /**
   * Changes the texts of a strategy.
   *
   * `PUT /api/v1/strategies/{strategyId}`
   */
  updateStrategy(input: Input<'/api/v1/strategies/{strategyId}', 'put'>, options?: CallOptions): Promise<Output<'/api/v1/strategies/{strategyId}', 'put'>> {
    return this.#connection.call('put', '/api/v1/strategies/{strategyId}', input, options, { body: true });
  }

  /**
   * Deletes a strategy. Podcasts that it added stay.
   *
   * `DELETE /api/v1/strategies/{strategyId}`
   */
  deleteStrategy(input: Input<'/api/v1/strategies/{strategyId}', 'delete'>, options?: CallOptions): Promise<Output<'/api/v1/strategies/{strategyId}', 'delete'>> {
    return this.#connection.call('delete', '/api/v1/strategies/{strategyId}', input, options);
  }

  /**
   * Counts the podcasts that each keyword of a strategy finds. Needs a search of the plan to be left, and costs none.
   *
   * `GET /api/v1/strategies/{strategyId}/keywords`
   */
  getStrategyKeywords(input: Input<'/api/v1/strategies/{strategyId}/keywords', 'get'>, options?: CallOptions): Promise<Output<'/api/v1/strategies/{strategyId}/keywords', 'get'>> {
    return this.#connection.call('get', '/api/v1/strategies/{strategyId}/keywords', input, options);
  }

  /**
   * Searches the keywords of a strategy, and adds the best podcasts that are not on the project, with the label
`automated`. Costs one search.
   *
   * The plan limits how many keywords are searched, and how many strategies of a project may run. Blacklisted podcasts,
   * and those that someone removed from the project, are left out. Rules review the candidates; the reviews are kept
   * with the entries. If the team setting `autoQuickDecisionEnabled` is on, the rating decides whether they are
   * qualified or ignored.
   *
   * `POST /api/v1/strategies/{strategyId}/run`
   */
  runStrategy(input: Input<'/api/v1/strategies/{strategyId}/run', 'post'>, options?: CallOptions): Promise<Output<'/api/v1/strategies/{strategyId}/run', 'post'>> {
    return this.#connection.call('post', '/api/v1/strategies/{strategyId}/run', input, options);
  }

  /**
   * Lists the next actions of all projects of the team: of podcasts that are neither booked, lost nor ignored, without
those of archived projects.
   *
   * `GET /api/v1/teams/next-actions`
   */
  listNextActions(input: Input<'/api/v1/teams/next-actions', 'get'> = {}, options?: CallOptions): Promise<Output<'/api/v1/teams/next-actions', 'get'>> {
    return this.#connection.call('get', '/api/v1/teams/next-actions', input, options);
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

export class PodcastsCalls {
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /**
   * Returns corrections that people have proposed; for administrators of the installation.
   *
   * `GET /api/v1/corrections`
   */
  listCorrections(input: Input<'/api/v1/corrections', 'get'> = {}, options?: CallOptions): Promise<Output<'/api/v1/corrections', 'get'>> {
    return this.#connection.call('get', '/api/v1/corrections', input, options);
  }

  /**
   * Accepts or refuses a correction; for administrators of the installation. An accepted value is shown at once, and a
decision can be changed.
   *
   * `POST /api/v1/corrections/{correctionId}/decision`
   */
  decideCorrection(input: Input<'/api/v1/corrections/{correctionId}/decision', 'post'>, options?: CallOptions): Promise<Output<'/api/v1/corrections/{correctionId}/decision', 'post'>> {
    return this.#connection.call('post', '/api/v1/corrections/{correctionId}/decision', input, options, { body: true });
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
   * Requests deep analyses of episodes. They run in the background and cost one AI assist each. `dryRun` returns the
cost first.
   *
   * `POST /api/v1/podcasts/deep-analysis`
   */
  requestDeepAnalysis(input: Input<'/api/v1/podcasts/deep-analysis', 'post'>, options?: CallOptions): Promise<Output<'/api/v1/podcasts/deep-analysis', 'post'>> {
    return this.#connection.call('post', '/api/v1/podcasts/deep-analysis', input, options, { body: true });
  }

  /**
   * Returns a podcast by one of its IDs.
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
   * Returns several podcasts by their IDs.
   *
   * `GET /api/v1/podcasts/multiple`
   */
  getMultiplePodcasts(input: Input<'/api/v1/podcasts/multiple', 'get'>, options?: CallOptions): Promise<Output<'/api/v1/podcasts/multiple', 'get'>> {
    return this.#connection.call('get', '/api/v1/podcasts/multiple', input, options);
  }

  /**
   * Returns a podcast by its ID or slug.
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
   * contact was seen. All contacts cost one of the plan's contact unlocks per month. Repeated calls for the same podcast
   * within the month are free, and so are podcasts whose only contacts are those in the feed.
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

  /** Iterates over the items of all pages of `getPodcastEpisodes`. */
  iterPodcastEpisodes(input: Input<'/api/v1/podcasts/{podcastIdOrSlug}/episodes', 'get'>, options?: CallOptions & IterOptions): AsyncGenerator<Output<'/api/v1/podcasts/{podcastIdOrSlug}/episodes', 'get'>['podcastWithEpisodes']['episodes'][number], void, undefined> {
    return pages((page) => this.getPodcastEpisodes(page as Input<'/api/v1/podcasts/{podcastIdOrSlug}/episodes', 'get'>, options), input, {"by":"skip","items":"podcastWithEpisodes.episodes","limit":100}, options);
  }

  /**
   * Lists the deep analyses of a podcast's episodes that the team requested.
   *
   * `GET /api/v1/podcasts/{podcastIdOrSlug}/episodes/deep-analysis`
   */
  getDeepAnalyses(input: Input<'/api/v1/podcasts/{podcastIdOrSlug}/episodes/deep-analysis', 'get'>, options?: CallOptions): Promise<Output<'/api/v1/podcasts/{podcastIdOrSlug}/episodes/deep-analysis', 'get'>> {
    return this.#connection.call('get', '/api/v1/podcasts/{podcastIdOrSlug}/episodes/deep-analysis', input, options);
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
   * Refreshes a podcast like the POST, for clients that use GET. It accepts API keys only, because a link in a page must not
cause a fetch.
   *
   * `GET /api/v1/podcasts/{podcastIdOrSlug}/refresh`
   */
  refreshPodcast(input: Input<'/api/v1/podcasts/{podcastIdOrSlug}/refresh', 'get'>, options?: CallOptions): Promise<Output<'/api/v1/podcasts/{podcastIdOrSlug}/refresh', 'get'>> {
    return this.#connection.call('get', '/api/v1/podcasts/{podcastIdOrSlug}/refresh', input, options);
  }

  /**
   * Has the feed of a podcast read again now, before its next poll, and waits up to 20 seconds for it.
   *
   * New episodes are served after the next publication, usually within a minute. Each podcast can be refreshed once a
   * minute, and each team can refresh 10 podcasts a minute, 200 an hour and 1,000 a day.
   *
   * `POST /api/v1/podcasts/{podcastIdOrSlug}/refresh`
   */
  refreshPodcastFeed(input: Input<'/api/v1/podcasts/{podcastIdOrSlug}/refresh', 'post'>, options?: CallOptions): Promise<Output<'/api/v1/podcasts/{podcastIdOrSlug}/refresh', 'post'>> {
    return this.#connection.call('post', '/api/v1/podcasts/{podcastIdOrSlug}/refresh', input, options);
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
   * Returns who pays for messages in podcasts like this one, and not in this one yet.
   *
   * `GET /api/v1/podcasts/{podcastIdOrSlug}/related-sponsors`
   */
  getPodcastRelatedSponsors(input: Input<'/api/v1/podcasts/{podcastIdOrSlug}/related-sponsors', 'get'>, options?: CallOptions): Promise<Output<'/api/v1/podcasts/{podcastIdOrSlug}/related-sponsors', 'get'>> {
    return this.#connection.call('get', '/api/v1/podcasts/{podcastIdOrSlug}/related-sponsors', input, options);
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
   * Returns the sponsors of a podcast's episodes, with counts and dates: those who pay, unless `group` requests others.
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
   * Requests transcripts of a podcast's episodes without one. Each costs one transcription request; when they are used up,
the rest is left out, and `message` states it. `dryRun` returns the cost first.
   *
   * `POST /api/v1/podcasts/{podcastId}/transcription-request`
   */
  requestTranscriptionsOfPodcast(input: Input<'/api/v1/podcasts/{podcastId}/transcription-request', 'post'>, options?: CallOptions): Promise<Output<'/api/v1/podcasts/{podcastId}/transcription-request', 'post'>> {
    return this.#connection.call('post', '/api/v1/podcasts/{podcastId}/transcription-request', input, options, { body: true });
  }

  /**
   * Stops requesting the podcast's future episodes. Episodes that are requested already stay so.
   *
   * `DELETE /api/v1/podcasts/{podcastId}/transcription-request`
   */
  stopTranscriptionsOfPodcast(input: Input<'/api/v1/podcasts/{podcastId}/transcription-request', 'delete'>, options?: CallOptions): Promise<Output<'/api/v1/podcasts/{podcastId}/transcription-request', 'delete'>> {
    return this.#connection.call('delete', '/api/v1/podcasts/{podcastId}/transcription-request', input, options);
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

export class UsersCalls {
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /**
   * Returns the download of all data of the user or of the team, and how far it is.
   *
   * `GET /api/v1/data-downloads/{dataScope}`
   */
  getDataDownload(input: Input<'/api/v1/data-downloads/{dataScope}', 'get'>, options?: CallOptions): Promise<Output<'/api/v1/data-downloads/{dataScope}', 'get'>> {
    return this.#connection.call('get', '/api/v1/data-downloads/{dataScope}', input, options);
  }

  /**
   * Requests a download of all data of the user or of the team: a ZIP with a JSON file for each table.
   *
   * One is written at a time, and an earlier file ends. The file can be downloaded for three days.
   *
   * `POST /api/v1/data-downloads/{dataScope}`
   */
  requestDataDownload(input: Input<'/api/v1/data-downloads/{dataScope}', 'post'>, options?: CallOptions): Promise<Output<'/api/v1/data-downloads/{dataScope}', 'post'>> {
    return this.#connection.call('post', '/api/v1/data-downloads/{dataScope}', input, options);
  }

  /**
   * Downloads the file with all data of the user or of the team.
   *
   * `GET /api/v1/data-downloads/{dataScope}/file`
   */
  downloadData(input: Input<'/api/v1/data-downloads/{dataScope}/file', 'get'>, options?: CallOptions): Promise<Output<'/api/v1/data-downloads/{dataScope}/file', 'get'>> {
    return this.#connection.call('get', '/api/v1/data-downloads/{dataScope}/file', input, options, { kind: 'file' });
  }

  /**
   * Returns the podcasts that the user claims.
   *
   * `GET /api/v1/users/podcast-claims`
   */
  listPodcastClaims(input: Input<'/api/v1/users/podcast-claims', 'get'> = {}, options?: CallOptions): Promise<Output<'/api/v1/users/podcast-claims', 'get'>> {
    return this.#connection.call('get', '/api/v1/users/podcast-claims', input, options);
  }

  /**
   * Claims a podcast for the user, who then proves that they control its feed.
   *
   * An open claim of the user for the podcast is replaced. Each user can start 5 claims an hour and 20 a day, and 3 mails a
   * day are sent for a podcast.
   *
   * `POST /api/v1/users/podcast-claims`
   */
  createPodcastClaim(input: Input<'/api/v1/users/podcast-claims', 'post'>, options?: CallOptions): Promise<Output<'/api/v1/users/podcast-claims', 'post'>> {
    return this.#connection.call('post', '/api/v1/users/podcast-claims', input, options, { body: true });
  }

  /**
   * Ends a claim, with everything that was stated by it: contacts that Earshot finds are shown again.
   *
   * `DELETE /api/v1/users/podcast-claims/{claimId}`
   */
  endPodcastClaim(input: Input<'/api/v1/users/podcast-claims/{claimId}', 'delete'>, options?: CallOptions): Promise<Output<'/api/v1/users/podcast-claims/{claimId}', 'delete'>> {
    return this.#connection.call('delete', '/api/v1/users/podcast-claims/{claimId}', input, options);
  }

  /**
   * Proves a claim: reads the feed, or uses the key of a mailed link.
   *
   * The newest proof counts: a claim that another account has proven before ends.
   *
   * `POST /api/v1/users/podcast-claims/{claimId}/proof`
   */
  provePodcastClaim(input: Input<'/api/v1/users/podcast-claims/{claimId}/proof', 'post'>, options?: CallOptions): Promise<Output<'/api/v1/users/podcast-claims/{claimId}/proof', 'post'>> {
    return this.#connection.call('post', '/api/v1/users/podcast-claims/{claimId}/proof', input, options, { body: true });
  }

  /**
   * States what a claimed podcast is open to, and how to reach it. It replaces what was stated before, and applies at once.
   *
   * `PUT /api/v1/users/podcast-claims/{claimId}/statement`
   */
  statePodcast(input: Input<'/api/v1/users/podcast-claims/{claimId}/statement', 'put'>, options?: CallOptions): Promise<Output<'/api/v1/users/podcast-claims/{claimId}/statement', 'put'>> {
    return this.#connection.call('put', '/api/v1/users/podcast-claims/{claimId}/statement', input, options, { body: true });
  }

  /**
   * Returns the preferences of the user. `ETag` is their version.
   *
   * `GET /api/v1/users/preferences`
   */
  getPreferences(input: Input<'/api/v1/users/preferences', 'get'> = {}, options?: CallOptions): Promise<Output<'/api/v1/users/preferences', 'get'>> {
    return this.#connection.call('get', '/api/v1/users/preferences', input, options);
  }

  /**
   * Replaces all preferences of the user. Absent preferences get their defaults.
   *
   * Unknown keys are rejected. With `If-Match`, preferences that have changed since are not replaced.
   *
   * `PUT /api/v1/users/preferences`
   */
  replacePreferences(input: Input<'/api/v1/users/preferences', 'put'>, options?: CallOptions): Promise<Output<'/api/v1/users/preferences', 'put'>> {
    return this.#connection.call('put', '/api/v1/users/preferences', input, options, { body: true });
  }

  /**
   * Changes some preferences of the user. Objects are merged, other values replaced; `null` restores a default (RFC
7396).
   *
   * Unknown keys are rejected. With `If-Match`, preferences that have changed since are not changed.
   *
   * `PATCH /api/v1/users/preferences`
   */
  updatePreferences(input: Input<'/api/v1/users/preferences', 'patch'>, options?: CallOptions): Promise<Output<'/api/v1/users/preferences', 'patch'>> {
    return this.#connection.call('patch', '/api/v1/users/preferences', input, options, { body: true });
  }

  /**
   * Returns the profile of the user. `ETag` is its version.
   *
   * `GET /api/v1/users/profile`
   */
  getProfile(input: Input<'/api/v1/users/profile', 'get'> = {}, options?: CallOptions): Promise<Output<'/api/v1/users/profile', 'get'>> {
    return this.#connection.call('get', '/api/v1/users/profile', input, options);
  }

  /**
   * Changes the profile of the user. Colleagues see the new name at once.
   *
   * `PATCH /api/v1/users/profile`
   */
  updateProfile(input: Input<'/api/v1/users/profile', 'patch'>, options?: CallOptions): Promise<Output<'/api/v1/users/profile', 'patch'>> {
    return this.#connection.call('patch', '/api/v1/users/profile', input, options, { body: true });
  }

  /**
   * Deletes the photo of the user permanently.
   *
   * `DELETE /api/v1/users/profile/photo`
   */
  deleteProfilePhoto(input: Input<'/api/v1/users/profile/photo', 'delete'> = {}, options?: CallOptions): Promise<Output<'/api/v1/users/profile/photo', 'delete'>> {
    return this.#connection.call('delete', '/api/v1/users/profile/photo', input, options);
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
   * Returns an episode by its ID.
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
   * Returns the corrections of an episode's transcript that the caller has suggested, the newest first.
   *
   * Their state follows the transcript as it is served: a correction whose sentence the podcast has replaced is outdated.
   *
   * `GET /api/v1/episodes/{episodeId}/transcript-corrections`
   */
  listOwnTranscriptCorrections(input: Input<'/api/v1/episodes/{episodeId}/transcript-corrections', 'get'>, options?: CallOptions): Promise<Output<'/api/v1/episodes/{episodeId}/transcript-corrections', 'get'>> {
    return this.#connection.call('get', '/api/v1/episodes/{episodeId}/transcript-corrections', input, options);
  }

  /**
   * Suggests another text for a sentence of a transcript, for a part of a line of a transcript without times, or for the name of a
speaker.
   *
   * An administrator accepts or refuses it. A suggestion that the caller has open already is returned instead of a second one. Each
   * account can have 50 open suggestions.
   *
   * `POST /api/v1/episodes/{episodeId}/transcript-corrections`
   */
  suggestTranscriptCorrection(input: Input<'/api/v1/episodes/{episodeId}/transcript-corrections', 'post'>, options?: CallOptions): Promise<Output<'/api/v1/episodes/{episodeId}/transcript-corrections', 'post'>> {
    return this.#connection.call('post', '/api/v1/episodes/{episodeId}/transcript-corrections', input, options, { body: true });
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
   * The podcast's own transcript is looked for first; otherwise the audio is transcribed. The request is completed when
   * the transcript can be read and searched. Costs one transcription request; an episode that the team has already
   * requested is free, and a request without a result is refunded. Requesting it again repeats one that failed.
   *
   * `POST /api/v1/episodes/{episodeId}/transcription-request`
   */
  requestTranscription(input: Input<'/api/v1/episodes/{episodeId}/transcription-request', 'post'>, options?: CallOptions): Promise<Output<'/api/v1/episodes/{episodeId}/transcription-request', 'post'>> {
    return this.#connection.call('post', '/api/v1/episodes/{episodeId}/transcription-request', input, options);
  }

  /**
   * Cancels a request whose audio is not being transcribed yet, and refunds it.
   *
   * `DELETE /api/v1/episodes/{episodeId}/transcription-request`
   */
  cancelTranscriptionRequest(input: Input<'/api/v1/episodes/{episodeId}/transcription-request', 'delete'>, options?: CallOptions): Promise<Output<'/api/v1/episodes/{episodeId}/transcription-request', 'delete'>> {
    return this.#connection.call('delete', '/api/v1/episodes/{episodeId}/transcription-request', input, options);
  }

  /**
   * Returns up to 200 corrections of transcripts that readers have suggested; for administrators of the installation. Open ones
come oldest first, decided ones newest first.
   *
   * `GET /api/v1/transcript-corrections`
   */
  listTranscriptCorrections(input: Input<'/api/v1/transcript-corrections', 'get'> = {}, options?: CallOptions): Promise<Output<'/api/v1/transcript-corrections', 'get'>> {
    return this.#connection.call('get', '/api/v1/transcript-corrections', input, options);
  }

  /**
   * Accepts or refuses a correction of a transcript; for administrators of the installation.
   *
   * An accepted text is in the transcript, and found by searches, with the next generation. A decision can be changed until then; a
   * correction that was applied or is outdated is returned as it is.
   *
   * `POST /api/v1/transcript-corrections/{correctionId}/decision`
   */
  decideTranscriptCorrection(input: Input<'/api/v1/transcript-corrections/{correctionId}/decision', 'post'>, options?: CallOptions): Promise<Output<'/api/v1/transcript-corrections/{correctionId}/decision', 'post'>> {
    return this.#connection.call('post', '/api/v1/transcript-corrections/{correctionId}/decision', input, options, { body: true });
  }
}

export class TranscriptionsCalls {
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /**
   * Requests a transcript of an episode like the POST, for clients that use GET. It accepts API keys only, because a link
in a page must not cost anything.
   *
   * `GET /api/v1/episodes/{episodeId}/transcription-request`
   */
  requestEpisodeTranscription(input: Input<'/api/v1/episodes/{episodeId}/transcription-request', 'get'>, options?: CallOptions): Promise<Output<'/api/v1/episodes/{episodeId}/transcription-request', 'get'>> {
    return this.#connection.call('get', '/api/v1/episodes/{episodeId}/transcription-request', input, options);
  }

  /**
   * Requests transcripts of a podcast's episodes like the POST, for clients that use GET. It accepts API keys only, because
a link in a page must not cost anything.
   *
   * `GET /api/v1/podcasts/{podcastId}/transcription-request`
   */
  requestPodcastTranscription(input: Input<'/api/v1/podcasts/{podcastId}/transcription-request', 'get'>, options?: CallOptions): Promise<Output<'/api/v1/podcasts/{podcastId}/transcription-request', 'get'>> {
    return this.#connection.call('get', '/api/v1/podcasts/{podcastId}/transcription-request', input, options);
  }

  /**
   * Lists the transcription requests of the team.
   *
   * `GET /api/v1/teams/transcriptions`
   */
  getTranscriptionRequests(input: Input<'/api/v1/teams/transcriptions', 'get'> = {}, options?: CallOptions): Promise<Output<'/api/v1/teams/transcriptions', 'get'>> {
    return this.#connection.call('get', '/api/v1/teams/transcriptions', input, options);
  }
}

export class ExportsCalls {
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /**
   * Exports what an alert found as a file, the newest episodes first.
   *
   * Costs one export, however many matches it has; the same matches in the same form are free again for 15 minutes, and
   * failures are free.
   *
   * `POST /api/v1/export/alerts/{alertConfigId}/matches`
   */
  exportAlertMatches(input: Input<'/api/v1/export/alerts/{alertConfigId}/matches', 'post'>, options?: CallOptions): Promise<Output<'/api/v1/export/alerts/{alertConfigId}/matches', 'post'>> {
    return this.#connection.call('post', '/api/v1/export/alerts/{alertConfigId}/matches', input, options, { body: true, kind: 'file' });
  }

  /**
   * Exports a chart of a day as a file, best position first.
   *
   * Costs one export, however long the chart is; the same chart in the same form is free again for 15 minutes, and failures are
   * free.
   *
   * `POST /api/v1/export/chart`
   */
  exportChart(input: Input<'/api/v1/export/chart', 'post'>, options?: CallOptions): Promise<Output<'/api/v1/export/chart', 'post'>> {
    return this.#connection.call('post', '/api/v1/export/chart', input, options, { body: true, kind: 'file' });
  }

  /**
   * Exports the episodes of a search as a file.
   *
   * The search is run again under the caller's plan. Costs one export, however many episodes it has; the same episodes in the
   * same form are free again for 15 minutes, and failures are free.
   *
   * `POST /api/v1/export/episodes`
   */
  exportEpisodes(input: Input<'/api/v1/export/episodes', 'post'>, options?: CallOptions): Promise<Output<'/api/v1/export/episodes', 'post'>> {
    return this.#connection.call('post', '/api/v1/export/episodes', input, options, { body: true, kind: 'file' });
  }

  /**
   * Exports the pitches of the team as a file, newest first, with their texts as they are now. Follow-ups are left out.
   *
   * Costs one export, however many pitches it has; the same pitches in the same form are free again for 15 minutes, and
   * failures are free.
   *
   * `POST /api/v1/export/outreach`
   */
  exportOutreach(input: Input<'/api/v1/export/outreach', 'post'>, options?: CallOptions): Promise<Output<'/api/v1/export/outreach', 'post'>> {
    return this.#connection.call('post', '/api/v1/export/outreach', input, options, { body: true, kind: 'file' });
  }

  /**
   * Exports the podcasts of a search as a file.
   *
   * The search is run again under the caller's plan. A search for episodes gives the podcasts of its first 10,000
   * episodes, each once. Costs one export, however many podcasts it has; the same podcasts in the same form are free again
   * for 15 minutes, and failures are free.
   *
   * `POST /api/v1/export/podcasts`
   */
  exportPodcasts(input: Input<'/api/v1/export/podcasts', 'post'>, options?: CallOptions): Promise<Output<'/api/v1/export/podcasts', 'post'>> {
    return this.#connection.call('post', '/api/v1/export/podcasts', input, options, { body: true, kind: 'file' });
  }

  /**
   * Previews an export of a search.
   *
   * The preview has the columns, the first five rows, and the number of podcasts against the limit of the plan. It costs
   * nothing. Plans without exports get one, too, and columns that a plan does not export are left out.
   *
   * `POST /api/v1/export/podcasts/preview`
   */
  previewPodcastExport(input: Input<'/api/v1/export/podcasts/preview', 'post'>, options?: CallOptions): Promise<Output<'/api/v1/export/podcasts/preview', 'post'>> {
    return this.#connection.call('post', '/api/v1/export/podcasts/preview', input, options, { body: true });
  }

  /**
   * Exports the podcasts of a list as a file, last added first.
   *
   * A podcast that has left the catalog is exported as it was when it was added. Costs one export, however many podcasts
   * the list has; the same podcasts in the same form are free again for 15 minutes, and failures are free.
   *
   * `POST /api/v1/export/project/{projectIdOrSlug}/listed-podcasts`
   */
  exportListedPodcasts(input: Input<'/api/v1/export/project/{projectIdOrSlug}/listed-podcasts', 'post'>, options?: CallOptions): Promise<Output<'/api/v1/export/project/{projectIdOrSlug}/listed-podcasts', 'post'>> {
    return this.#connection.call('post', '/api/v1/export/project/{projectIdOrSlug}/listed-podcasts', input, options, { body: true, kind: 'file' });
  }

  /**
   * Previews an export of a list.
   *
   * The preview has the columns, the first five rows, and the number of podcasts against the limit of the plan. It costs
   * nothing. Plans without exports get one, too, and columns that a plan does not export are left out.
   *
   * `POST /api/v1/export/project/{projectIdOrSlug}/listed-podcasts/preview`
   */
  previewListedPodcastExport(input: Input<'/api/v1/export/project/{projectIdOrSlug}/listed-podcasts/preview', 'post'>, options?: CallOptions): Promise<Output<'/api/v1/export/project/{projectIdOrSlug}/listed-podcasts/preview', 'post'>> {
    return this.#connection.call('post', '/api/v1/export/project/{projectIdOrSlug}/listed-podcasts/preview', input, options, { body: true });
  }
}

export class GuestProfilesCalls {
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /**
   * Prepares a guest for a podcast and sends the result by email.
   *
   * The mail has the questions with links to their episodes, and no text that the sender can choose. It goes to your own
   * address, to members of your team, and to addresses that were confirmed for alerts of your team. One AI assist; refunded
   * when there is no result.
   *
   * `POST /api/v1/guest-prep/email`
   */
  mailGuestPreparation(input: Input<'/api/v1/guest-prep/email', 'post'>, options?: CallOptions): Promise<Output<'/api/v1/guest-prep/email', 'post'>> {
    return this.#connection.call('post', '/api/v1/guest-prep/email', input, options, { body: true });
  }

  /**
   * Prepares a guest for a podcast: the usual questions of its hosts, with episode and second, and what to do before.
   *
   * It needs transcripts of the show. One AI assist; refunded when there is no result.
   *
   * `POST /api/v1/guest-prep/generate`
   */
  generateGuestPreparation(input: Input<'/api/v1/guest-prep/generate', 'post'>, options?: CallOptions): Promise<Output<'/api/v1/guest-prep/generate', 'post'>> {
    return this.#connection.call('post', '/api/v1/guest-prep/generate', input, options, { body: true });
  }

  /**
   * Lists the guest profiles of the team, newest first.
   *
   * `GET /api/v1/guest-profiles`
   */
  getGuestProfiles(input: Input<'/api/v1/guest-profiles', 'get'> = {}, options?: CallOptions): Promise<Output<'/api/v1/guest-profiles', 'get'>> {
    return this.#connection.call('get', '/api/v1/guest-profiles', input, options);
  }

  /**
   * Creates a guest profile, with a guest-booking project or for an existing one.
   *
   * Names and the short bio are required, except in a draft.
   *
   * `POST /api/v1/guest-profiles`
   */
  createGuestProfile(input: Input<'/api/v1/guest-profiles', 'post'>, options?: CallOptions): Promise<Output<'/api/v1/guest-profiles', 'post'>> {
    return this.#connection.call('post', '/api/v1/guest-profiles', input, options, { body: true });
  }

  /**
   * Returns a guest profile, by its own ID or slug or by that of its project.
   *
   * `GET /api/v1/guest-profiles/{guestProfileId}`
   */
  getGuestProfileDetails(input: Input<'/api/v1/guest-profiles/{guestProfileId}', 'get'>, options?: CallOptions): Promise<Output<'/api/v1/guest-profiles/{guestProfileId}', 'get'>> {
    return this.#connection.call('get', '/api/v1/guest-profiles/{guestProfileId}', input, options);
  }

  /**
   * Deletes a guest profile. It can be restored for 30 days. Its project stays.
   *
   * `DELETE /api/v1/guest-profiles/{guestProfileId}`
   */
  deleteGuestProfile(input: Input<'/api/v1/guest-profiles/{guestProfileId}', 'delete'>, options?: CallOptions): Promise<Output<'/api/v1/guest-profiles/{guestProfileId}', 'delete'>> {
    return this.#connection.call('delete', '/api/v1/guest-profiles/{guestProfileId}', input, options);
  }

  /**
   * Returns the episodes of the catalog whose credits name a guest.
   *
   * `GET /api/v1/guest-profiles/{guestProfileId}/appearances`
   */
  getGuestProfileAppearances(input: Input<'/api/v1/guest-profiles/{guestProfileId}/appearances', 'get'>, options?: CallOptions): Promise<Output<'/api/v1/guest-profiles/{guestProfileId}/appearances', 'get'>> {
    return this.#connection.call('get', '/api/v1/guest-profiles/{guestProfileId}/appearances', input, options);
  }

  /**
   * Tracks the appearances of a guest, or stops it. New profiles are tracked.
   *
   * After each publication, a guest in the credits of a new episode is one event of type `guest_appearance` in
   * `GET /polling/updates`, unless it is probably someone else of the same name.
   *
   * `PUT /api/v1/guest-profiles/{guestProfileId}/appearances-tracking`
   */
  updateGuestProfileAppearancesTracking(input: Input<'/api/v1/guest-profiles/{guestProfileId}/appearances-tracking', 'put'>, options?: CallOptions): Promise<Output<'/api/v1/guest-profiles/{guestProfileId}/appearances-tracking', 'put'>> {
    return this.#connection.call('put', '/api/v1/guest-profiles/{guestProfileId}/appearances-tracking', input, options, { body: true });
  }

  /**
   * Archives a guest profile with its project: both can be read and not changed.
   *
   * `POST /api/v1/guest-profiles/{guestProfileId}/archive`
   */
  archiveGuestProfile(input: Input<'/api/v1/guest-profiles/{guestProfileId}/archive', 'post'>, options?: CallOptions): Promise<Output<'/api/v1/guest-profiles/{guestProfileId}/archive', 'post'>> {
    return this.#connection.call('post', '/api/v1/guest-profiles/{guestProfileId}/archive', input, options);
  }

  /**
   * Changes the texts of a guest profile.
   *
   * With `If-Match`, a profile that someone else has changed since is left as it is, and the error has it in
   * `data.current`.
   *
   * `PUT /api/v1/guest-profiles/{guestProfileId}/bio`
   */
  updateGuestProfileBio(input: Input<'/api/v1/guest-profiles/{guestProfileId}/bio', 'put'>, options?: CallOptions): Promise<Output<'/api/v1/guest-profiles/{guestProfileId}/bio', 'put'>> {
    return this.#connection.call('put', '/api/v1/guest-profiles/{guestProfileId}/bio', input, options, { body: true, query: ["autosave"] });
  }

  /**
   * Lists the changes of a guest profile with their users and times, newest first.
   *
   * `GET /api/v1/guest-profiles/{guestProfileId}/changes`
   */
  getGuestProfileChanges(input: Input<'/api/v1/guest-profiles/{guestProfileId}/changes', 'get'>, options?: CallOptions): Promise<Output<'/api/v1/guest-profiles/{guestProfileId}/changes', 'get'>> {
    return this.#connection.call('get', '/api/v1/guest-profiles/{guestProfileId}/changes', input, options);
  }

  /**
   * Changes who a guest is and how to reach them.
   *
   * With `If-Match`, a profile that someone else has changed since is left as it is, and the error has it in
   * `data.current`.
   *
   * `PUT /api/v1/guest-profiles/{guestProfileId}/contact-details`
   */
  updateGuestProfileContactDetails(input: Input<'/api/v1/guest-profiles/{guestProfileId}/contact-details', 'put'>, options?: CallOptions): Promise<Output<'/api/v1/guest-profiles/{guestProfileId}/contact-details', 'put'>> {
    return this.#connection.call('put', '/api/v1/guest-profiles/{guestProfileId}/contact-details', input, options, { body: true, query: ["autosave"] });
  }

  /**
   * Deletes a file of a guest profile permanently.
   *
   * `DELETE /api/v1/guest-profiles/{guestProfileId}/documents/{documentId}`
   */
  deleteGuestProfileDocument(input: Input<'/api/v1/guest-profiles/{guestProfileId}/documents/{documentId}', 'delete'>, options?: CallOptions): Promise<Output<'/api/v1/guest-profiles/{guestProfileId}/documents/{documentId}', 'delete'>> {
    return this.#connection.call('delete', '/api/v1/guest-profiles/{guestProfileId}/documents/{documentId}', input, options);
  }

  /**
   * Downloads the one-sheet of a guest: name, bios, subjects, letter and contact details.
   *
   * Goals and the context for outreach are not on it, and topics to avoid only on request. The newest episodes with the
   * guest are on it if the public page shows them. The header `x-missing-letters` names the scripts that a PDF cannot
   * show: words stand in for their letters.
   *
   * `GET /api/v1/guest-profiles/{guestProfileId}/download`
   */
  downloadGuestProfile(input: Input<'/api/v1/guest-profiles/{guestProfileId}/download', 'get'>, options?: CallOptions): Promise<Output<'/api/v1/guest-profiles/{guestProfileId}/download', 'get'>> {
    return this.#connection.call('get', '/api/v1/guest-profiles/{guestProfileId}/download', input, options, { kind: 'file' });
  }

  /**
   * Deletes the photo of a guest permanently.
   *
   * `DELETE /api/v1/guest-profiles/{guestProfileId}/photo`
   */
  deleteGuestProfilePhoto(input: Input<'/api/v1/guest-profiles/{guestProfileId}/photo', 'delete'>, options?: CallOptions): Promise<Output<'/api/v1/guest-profiles/{guestProfileId}/photo', 'delete'>> {
    return this.#connection.call('delete', '/api/v1/guest-profiles/{guestProfileId}/photo', input, options);
  }

  /**
   * Changes the public page of a guest profile.
   *
   * The page shows names, company, bios, subjects and links, and never email address, phone number or context. The slug
   * is given when the page becomes public for the first time.
   *
   * `PUT /api/v1/guest-profiles/{guestProfileId}/public-view`
   */
  updateGuestProfilePublicView(input: Input<'/api/v1/guest-profiles/{guestProfileId}/public-view', 'put'>, options?: CallOptions): Promise<Output<'/api/v1/guest-profiles/{guestProfileId}/public-view', 'put'>> {
    return this.#connection.call('put', '/api/v1/guest-profiles/{guestProfileId}/public-view', input, options, { body: true, query: ["autosave"] });
  }

  /**
   * Writes the bio of a guest again, from the profile and its files, and stores it as a change that can be undone.
   *
   * Uses one AI assist, which is refunded when there is no result, or when a connected text model should have written it
   * and did not. Texts that someone changes meanwhile stay.
   *
   * `POST /api/v1/guest-profiles/{guestProfileId}/regenerate-bio`
   */
  regenerateBio(input: Input<'/api/v1/guest-profiles/{guestProfileId}/regenerate-bio', 'post'>, options?: CallOptions): Promise<Output<'/api/v1/guest-profiles/{guestProfileId}/regenerate-bio', 'post'>> {
    return this.#connection.call('post', '/api/v1/guest-profiles/{guestProfileId}/regenerate-bio', input, options);
  }

  /**
   * Restores a guest profile that is archived, with its project, or that was deleted in the last 30 days.
   *
   * `POST /api/v1/guest-profiles/{guestProfileId}/restore`
   */
  restoreGuestProfile(input: Input<'/api/v1/guest-profiles/{guestProfileId}/restore', 'post'>, options?: CallOptions): Promise<Output<'/api/v1/guest-profiles/{guestProfileId}/restore', 'post'>> {
    return this.#connection.call('post', '/api/v1/guest-profiles/{guestProfileId}/restore', input, options);
  }

  /**
   * Replaces the social profiles of a guest. Each URL must be a profile on its platform.
   *
   * `PUT /api/v1/guest-profiles/{guestProfileId}/social-media-links`
   */
  updateGuestProfileSocialMediaLinks(input: Input<'/api/v1/guest-profiles/{guestProfileId}/social-media-links', 'put'>, options?: CallOptions): Promise<Output<'/api/v1/guest-profiles/{guestProfileId}/social-media-links', 'put'>> {
    return this.#connection.call('put', '/api/v1/guest-profiles/{guestProfileId}/social-media-links', input, options, { body: true, query: ["autosave"] });
  }

  /**
   * Returns what podcasts are searched and compared for, for a guest, each with the podcasts that it would find.
   *
   * `GET /api/v1/guest-profiles/{guestProfileId}/subjects`
   */
  getGuestProfileSubjects(input: Input<'/api/v1/guest-profiles/{guestProfileId}/subjects', 'get'>, options?: CallOptions): Promise<Output<'/api/v1/guest-profiles/{guestProfileId}/subjects', 'get'>> {
    return this.#connection.call('get', '/api/v1/guest-profiles/{guestProfileId}/subjects', input, options);
  }

  /**
   * Sets what podcasts are searched and compared for, for a guest. Reviews, strategies and pitches use it.
   *
   * With `If-Match`, a profile that someone else has changed since is left as it is, and the error has it in
   * `data.current`.
   *
   * `PUT /api/v1/guest-profiles/{guestProfileId}/subjects`
   */
  updateGuestProfileSubjects(input: Input<'/api/v1/guest-profiles/{guestProfileId}/subjects', 'put'>, options?: CallOptions): Promise<Output<'/api/v1/guest-profiles/{guestProfileId}/subjects', 'put'>> {
    return this.#connection.call('put', '/api/v1/guest-profiles/{guestProfileId}/subjects', input, options, { body: true });
  }

  /**
   * Submits the form of a guest profile: its files are read and its bio is written in the background.
   *
   * Names, short bio, goals, expertise and topics to discuss are required. A profile whose bio is written may be
   * submitted again. A bio by a text model costs an AI assist, one by rules nothing.
   *
   * `POST /api/v1/guest-profiles/{guestProfileId}/submit`
   */
  submitGuestProfile(input: Input<'/api/v1/guest-profiles/{guestProfileId}/submit', 'post'>, options?: CallOptions): Promise<Output<'/api/v1/guest-profiles/{guestProfileId}/submit', 'post'>> {
    return this.#connection.call('post', '/api/v1/guest-profiles/{guestProfileId}/submit', input, options);
  }

  /**
   * Reads the files of a guest, and a resume that is sent, for the fields of the profile. Changes nothing, and is free.
   *
   * Headings are recognized in English, German, Spanish, French, Portuguese, Dutch, Italian, Norwegian, Danish, Swedish,
   * Finnish, Russian and Japanese. Only whole sentences become a bio.
   *
   * `POST /api/v1/guest-profiles/{guestProfileId}/suggestions`
   */
  suggestGuestProfileFields(input: Input<'/api/v1/guest-profiles/{guestProfileId}/suggestions', 'post'>, options?: CallOptions): Promise<Output<'/api/v1/guest-profiles/{guestProfileId}/suggestions', 'post'>> {
    return this.#connection.call('post', '/api/v1/guest-profiles/{guestProfileId}/suggestions', input, options, { body: true });
  }
}

export class OutreachCalls {
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /**
   * Returns reasons for a guest to write to a podcast, with the facts behind them. It is free.
   *
   * `GET /api/v1/guest-profiles/{guestProfileId}/outreach-hooks`
   */
  getOutreachHooks(input: Input<'/api/v1/guest-profiles/{guestProfileId}/outreach-hooks', 'get'>, options?: CallOptions): Promise<Output<'/api/v1/guest-profiles/{guestProfileId}/outreach-hooks', 'get'>> {
    return this.#connection.call('get', '/api/v1/guest-profiles/{guestProfileId}/outreach-hooks', input, options);
  }

  /**
   * Writes pitches of a guest to a podcast.
   *
   * There is one pitch for a guest and a podcast: writing again adds a version to it, and the former text stays in its
   * revisions. The pitch is written from facts around one concrete hook with its source; a slot that nothing on record fills stays
   * visible in brackets. With a text model the model writes, and what it claims is checked; otherwise, and when the
   * model fails, rules write, as `generatedBy` shows. Nothing is sent. One AI assist; refunded when there is no result.
   *
   * `POST /api/v1/outreach/generate`
   */
  generateOutreach(input: Input<'/api/v1/outreach/generate', 'post'>, options?: CallOptions): Promise<Output<'/api/v1/outreach/generate', 'post'>> {
    return this.#connection.call('post', '/api/v1/outreach/generate', input, options, { body: true });
  }

  /**
   * Lists the pitches of the team, newest first. Follow-ups are in the details of their pitch.
   *
   * `GET /api/v1/outreach/history`
   */
  getOutreachHistory(input: Input<'/api/v1/outreach/history', 'get'> = {}, options?: CallOptions): Promise<Output<'/api/v1/outreach/history', 'get'>> {
    return this.#connection.call('get', '/api/v1/outreach/history', input, options);
  }

  /**
   * Returns the built-in templates and those of the caller.
   *
   * `GET /api/v1/outreach/templates`
   */
  getOutreachTemplates(input: Input<'/api/v1/outreach/templates', 'get'> = {}, options?: CallOptions): Promise<Output<'/api/v1/outreach/templates', 'get'>> {
    return this.#connection.call('get', '/api/v1/outreach/templates', input, options);
  }

  /**
   * Stores a template of the caller. Nobody else of the team sees it.
   *
   * `POST /api/v1/outreach/templates`
   */
  createOutreachTemplate(input: Input<'/api/v1/outreach/templates', 'post'>, options?: CallOptions): Promise<Output<'/api/v1/outreach/templates', 'post'>> {
    return this.#connection.call('post', '/api/v1/outreach/templates', input, options, { body: true });
  }

  /**
   * Replaces a template of the caller.
   *
   * With `If-Match`, a template that was changed since, such as in another window, is left as it is, and the error has it
   * in `data.current`.
   *
   * `PUT /api/v1/outreach/templates/{templateId}`
   */
  updateOutreachTemplate(input: Input<'/api/v1/outreach/templates/{templateId}', 'put'>, options?: CallOptions): Promise<Output<'/api/v1/outreach/templates/{templateId}', 'put'>> {
    return this.#connection.call('put', '/api/v1/outreach/templates/{templateId}', input, options, { body: true });
  }

  /**
   * Deletes a template of the caller. Pitches that were written with it stay.
   *
   * `DELETE /api/v1/outreach/templates/{templateId}`
   */
  deleteOutreachTemplate(input: Input<'/api/v1/outreach/templates/{templateId}', 'delete'>, options?: CallOptions): Promise<Output<'/api/v1/outreach/templates/{templateId}', 'delete'>> {
    return this.#connection.call('delete', '/api/v1/outreach/templates/{templateId}', input, options);
  }

  /**
   * Saves the text of a pitch, and checks it.
   *
   * The edits of one person within a minute are one saved text; copied texts stay in the history. With `If-Match`, a
   * pitch that someone else has changed since is left as it is, and the error has it in `data.current`.
   *
   * `PUT /api/v1/outreach/{outreachId}`
   */
  updateOutreach(input: Input<'/api/v1/outreach/{outreachId}', 'put'>, options?: CallOptions): Promise<Output<'/api/v1/outreach/{outreachId}', 'put'>> {
    return this.#connection.call('put', '/api/v1/outreach/{outreachId}', input, options, { body: true });
  }

  /**
   * Deletes a pitch with its saved texts and its follow-ups. The state of the podcast on its project stays.
   *
   * `DELETE /api/v1/outreach/{outreachId}`
   */
  deleteOutreach(input: Input<'/api/v1/outreach/{outreachId}', 'delete'>, options?: CallOptions): Promise<Output<'/api/v1/outreach/{outreachId}', 'delete'>> {
    return this.#connection.call('delete', '/api/v1/outreach/{outreachId}', input, options);
  }

  /**
   * Returns the pitch for sending: as text, as a `mailto:` link, and as a file for mail programs. Nothing is sent.
   *
   * A pitch to a podcast that has opted out or is on the blacklist is rejected. Open slots and an earlier pitch of the
   * team are rejected until the user accepts them.
   *
   * `POST /api/v1/outreach/{outreachId}/copy`
   */
  copyOutreach(input: Input<'/api/v1/outreach/{outreachId}/copy', 'post'>, options?: CallOptions): Promise<Output<'/api/v1/outreach/{outreachId}/copy', 'post'>> {
    return this.#connection.call('post', '/api/v1/outreach/{outreachId}/copy', input, options, { body: true });
  }

  /**
   * Returns a pitch in full, with its hooks, its other texts, and its problems.
   *
   * `GET /api/v1/outreach/{outreachId}/details`
   */
  getOutreachDetails(input: Input<'/api/v1/outreach/{outreachId}/details', 'get'>, options?: CallOptions): Promise<Output<'/api/v1/outreach/{outreachId}/details', 'get'>> {
    return this.#connection.call('get', '/api/v1/outreach/{outreachId}/details', input, options);
  }

  /**
   * Writes a follow-up of a pitch that is marked as pitched: with one thing that its texts do not have, by rules, free of
charge. A pitch has at most two.
   *
   * There is none after an answer, that is, when the podcast has moved on from pitched on its list, and none without
   * something new on record. Nothing is sent. Save, copy and mark it like a pitch.
   *
   * `POST /api/v1/outreach/{outreachId}/follow-ups`
   */
  writeOutreachFollowUp(input: Input<'/api/v1/outreach/{outreachId}/follow-ups', 'post'>, options?: CallOptions): Promise<Output<'/api/v1/outreach/{outreachId}/follow-ups', 'post'>> {
    return this.#connection.call('post', '/api/v1/outreach/{outreachId}/follow-ups', input, options);
  }

  /**
   * Marks a pitch as sent, and moves the podcast on its project to pitched. A podcast that is not on the project is
added.
   *
   * Open slots, and an earlier pitch of the team to the podcast, are rejected until the user accepts them, as for a copy. Unmarking does not change the
   * project. Undo the move there.
   *
   * `PUT /api/v1/outreach/{outreachId}/pitched`
   */
  markOutreachPitched(input: Input<'/api/v1/outreach/{outreachId}/pitched', 'put'>, options?: CallOptions): Promise<Output<'/api/v1/outreach/{outreachId}/pitched', 'put'>> {
    return this.#connection.call('put', '/api/v1/outreach/{outreachId}/pitched', input, options, { body: true });
  }

  /**
   * Returns the saved texts of a pitch, oldest first.
   *
   * `GET /api/v1/outreach/{outreachId}/revisions`
   */
  getOutreachRevisions(input: Input<'/api/v1/outreach/{outreachId}/revisions', 'get'>, options?: CallOptions): Promise<Output<'/api/v1/outreach/{outreachId}/revisions', 'get'>> {
    return this.#connection.call('get', '/api/v1/outreach/{outreachId}/revisions', input, options);
  }
}

export class PeopleCalls {
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /**
   * Lists hosts and guests across podcasts: everybody, by name, of a podcast or of an episode. Those who opted out are
left out.
   *
   * `GET /api/v1/people`
   */
  getPeople(input: Input<'/api/v1/people', 'get'> = {}, options?: CallOptions): Promise<Output<'/api/v1/people', 'get'>> {
    return this.#connection.call('get', '/api/v1/people', input, options);
  }

  /** Iterates over the items of all pages of `getPeople`. */
  iterPeople(input: Input<'/api/v1/people', 'get'> = {}, options?: CallOptions & IterOptions): AsyncGenerator<Output<'/api/v1/people', 'get'>['people'][number], void, undefined> {
    return pages((page) => this.getPeople(page as Input<'/api/v1/people', 'get'>, options), input, {"by":"cursor","items":"people","next":"cursor"}, options);
  }

  /**
   * Returns a person across podcasts: names, podcasts with the reason why they belong together, topics and profiles. The
credits of a name are one person only where evidence joins them. A page that was merged into another leads to it: the
person has the other slug.
   *
   * `GET /api/v1/people/{personSlug}`
   */
  getPerson(input: Input<'/api/v1/people/{personSlug}', 'get'>, options?: CallOptions): Promise<Output<'/api/v1/people/{personSlug}', 'get'>> {
    return this.#connection.call('get', '/api/v1/people/{personSlug}', input, options);
  }

  /**
   * Returns the appearances of a person, one per episode.
   *
   * `GET /api/v1/people/{personSlug}/appearances`
   */
  getPersonAppearances(input: Input<'/api/v1/people/{personSlug}/appearances', 'get'>, options?: CallOptions): Promise<Output<'/api/v1/people/{personSlug}/appearances', 'get'>> {
    return this.#connection.call('get', '/api/v1/people/{personSlug}/appearances', input, options);
  }

  /** Iterates over the items of all pages of `getPersonAppearances`. */
  iterPersonAppearances(input: Input<'/api/v1/people/{personSlug}/appearances', 'get'>, options?: CallOptions & IterOptions): AsyncGenerator<Output<'/api/v1/people/{personSlug}/appearances', 'get'>['appearances'][number], void, undefined> {
    return pages((page) => this.getPersonAppearances(page as Input<'/api/v1/people/{personSlug}/appearances', 'get'>, options), input, {"by":"skip","items":"appearances","limit":100}, options);
  }
}

export class PollingCalls {
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /**
   * Returns what happened in the team: completed requests, appearances of guests, podcasts added to lists, and matches
of alerts.
   *
   * Start with `since`, or with neither `since` nor `cursor` for all events of the last 30 days. Then send the cursor of
   * each response with the next call: no event is missed, and none comes twice.
   *
   * `GET /api/v1/polling/updates`
   */
  getUpdates(input: Input<'/api/v1/polling/updates', 'get'>, options?: CallOptions): Promise<Output<'/api/v1/polling/updates', 'get'>> {
    return this.#connection.call('get', '/api/v1/polling/updates', input, options);
  }
}

export class PublicCalls {
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /**
   * Returns the private feed of an alert, JSON Feed 1.1, with its newest 50 matches. The token is its only credential.
   *
   * `GET /api/v1/public/alert-feeds/{token}/json`
   */
  getAlertFeedJson(input: Input<'/api/v1/public/alert-feeds/{token}/json', 'get'>, options?: CallOptions): Promise<Output<'/api/v1/public/alert-feeds/{token}/json', 'get'>> {
    return this.#connection.call('get', '/api/v1/public/alert-feeds/{token}/json', input, options);
  }

  /**
   * Returns the private feed of an alert, RSS 2.0, with its newest 50 matches. The token is its only credential.
   *
   * `GET /api/v1/public/alert-feeds/{token}/rss`
   */
  getAlertFeedRss(input: Input<'/api/v1/public/alert-feeds/{token}/rss', 'get'>, options?: CallOptions): Promise<Output<'/api/v1/public/alert-feeds/{token}/rss', 'get'>> {
    return this.#connection.call('get', '/api/v1/public/alert-feeds/{token}/rss', input, options, { kind: 'file' });
  }

  /**
   * Proposes the correction of a fact of a podcast.
   *
   * An administrator accepts or refuses it. Each client can propose 5 corrections a minute and 30 a day.
   *
   * `POST /api/v1/public/corrections`
   */
  proposeCorrection(input: Input<'/api/v1/public/corrections', 'post'>, options?: CallOptions): Promise<Output<'/api/v1/public/corrections', 'post'>> {
    return this.#connection.call('post', '/api/v1/public/corrections', input, options, { body: true });
  }

  /**
   * Lists podcasts by the first letter of their title.
   *
   * `GET /api/v1/public/directory`
   */
  getDirectory(input: Input<'/api/v1/public/directory', 'get'>, options?: CallOptions): Promise<Output<'/api/v1/public/directory', 'get'>> {
    return this.#connection.call('get', '/api/v1/public/directory', input, options);
  }

  /** Iterates over the items of all pages of `getDirectory`. */
  iterDirectory(input: Input<'/api/v1/public/directory', 'get'>, options?: CallOptions & IterOptions): AsyncGenerator<Output<'/api/v1/public/directory', 'get'>['podcasts'][number], void, undefined> {
    return pages((page) => this.getDirectory(page as Input<'/api/v1/public/directory', 'get'>, options), input, {"by":"skip","items":"podcasts","limit":100}, options);
  }

  /**
   * Submits the feed of a podcast that is not in the catalog.
   *
   * The feed is fetched and checked at once, then queued. A URL of a web page is not an error: the response lists the
   * feeds that the page links to. Each client can submit 5 feeds a minute, 30 an hour and 100 a day.
   *
   * `POST /api/v1/public/feed-submissions`
   */
  submitFeed(input: Input<'/api/v1/public/feed-submissions', 'post'>, options?: CallOptions): Promise<Output<'/api/v1/public/feed-submissions', 'post'>> {
    return this.#connection.call('post', '/api/v1/public/feed-submissions', input, options, { body: true });
  }

  /**
   * Returns what became of a submitted feed.
   *
   * `GET /api/v1/public/feed-submissions/{submissionId}`
   */
  getFeedSubmission(input: Input<'/api/v1/public/feed-submissions/{submissionId}', 'get'>, options?: CallOptions): Promise<Output<'/api/v1/public/feed-submissions/{submissionId}', 'get'>> {
    return this.#connection.call('get', '/api/v1/public/feed-submissions/{submissionId}', input, options);
  }

  /**
   * Returns the public page of a guest by its slug.
   *
   * `GET /api/v1/public/guests/{publicSlug}`
   */
  getPublicGuest(input: Input<'/api/v1/public/guests/{publicSlug}', 'get'>, options?: CallOptions): Promise<Output<'/api/v1/public/guests/{publicSlug}', 'get'>> {
    return this.#connection.call('get', '/api/v1/public/guests/{publicSlug}', input, options);
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
   * Returns a public list by its slug.
   *
   * `GET /api/v1/public/listicles/{publicSlug}`
   */
  getListicle(input: Input<'/api/v1/public/listicles/{publicSlug}', 'get'>, options?: CallOptions): Promise<Output<'/api/v1/public/listicles/{publicSlug}', 'get'>> {
    return this.#connection.call('get', '/api/v1/public/listicles/{publicSlug}', input, options);
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
   * Lists countries with their priority, the brackets of audiences and the formats of content. They change with a version
of the service only.
   *
   * `GET /api/v1/public/reference-data`
   */
  getReferenceData(input: Input<'/api/v1/public/reference-data', 'get'> = {}, options?: CallOptions): Promise<Output<'/api/v1/public/reference-data', 'get'>> {
    return this.#connection.call('get', '/api/v1/public/reference-data', input, options);
  }

  /**
   * Returns the project of a link: a read-only list for people without an account.
   *
   * A link that is unknown, revoked or expired gives 404. The list is as it is now.
   *
   * `GET /api/v1/public/shared/{token}`
   */
  getSharedProject(input: Input<'/api/v1/public/shared/{token}', 'get'>, options?: CallOptions): Promise<Output<'/api/v1/public/shared/{token}', 'get'>> {
    return this.#connection.call('get', '/api/v1/public/shared/{token}', input, options);
  }

  /**
   * Answers yes or no to a podcast of a shared list, with a comment. The team sees it at once, and so does everyone with
the same link.
   *
   * A later answer replaces the one before. A link takes 5,000 answers, with changed ones.
   *
   * `PUT /api/v1/public/shared/{token}/podcasts/{listedPodcastId}/answer`
   */
  answerSharedPodcast(input: Input<'/api/v1/public/shared/{token}/podcasts/{listedPodcastId}/answer', 'put'>, options?: CallOptions): Promise<Output<'/api/v1/public/shared/{token}/podcasts/{listedPodcastId}/answer', 'put'>> {
    return this.#connection.call('put', '/api/v1/public/shared/{token}/podcasts/{listedPodcastId}/answer', input, options, { body: true });
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
   * Lists the saved searches that the caller sees, with the number of their new results.
   *
   * New results are those that match now and came into the catalog after the results that the caller last looked at:
   * when they saved the search, or called `POST /saved-searches/{savedSearchId}/seen`. What the team hides is not
   * counted. Counts are exact up to 10,000 and cost no search.
   *
   * `GET /api/v1/saved-searches`
   */
  listSavedSearches(input: Input<'/api/v1/saved-searches', 'get'> = {}, options?: CallOptions): Promise<Output<'/api/v1/saved-searches', 'get'>> {
    return this.#connection.call('get', '/api/v1/saved-searches', input, options);
  }

  /** Iterates over the items of all pages of `listSavedSearches`. */
  iterlistSavedSearches(input: Input<'/api/v1/saved-searches', 'get'> = {}, options?: CallOptions & IterOptions): AsyncGenerator<Output<'/api/v1/saved-searches', 'get'>['savedSearches'][number], void, undefined> {
    return pages((page) => this.listSavedSearches(page as Input<'/api/v1/saved-searches', 'get'>, options), input, {"by":"cursor","items":"savedSearches","next":"cursor"}, options);
  }

  /**
   * Saves a search. From now on, its new results are counted.
   *
   * `POST /api/v1/saved-searches`
   */
  createSavedSearch(input: Input<'/api/v1/saved-searches', 'post'>, options?: CallOptions): Promise<Output<'/api/v1/saved-searches', 'post'>> {
    return this.#connection.call('post', '/api/v1/saved-searches', input, options, { body: true });
  }

  /**
   * Returns a saved search: one of the caller's own, or one that is shared with the team.
   *
   * `GET /api/v1/saved-searches/{savedSearchId}`
   */
  getSavedSearch(input: Input<'/api/v1/saved-searches/{savedSearchId}', 'get'>, options?: CallOptions): Promise<Output<'/api/v1/saved-searches/{savedSearchId}', 'get'>> {
    return this.#connection.call('get', '/api/v1/saved-searches/{savedSearchId}', input, options);
  }

  /**
   * Changes a saved search. Shared ones can be changed by their owner and by admins of the team.
   *
   * `PATCH /api/v1/saved-searches/{savedSearchId}`
   */
  updateSavedSearch(input: Input<'/api/v1/saved-searches/{savedSearchId}', 'patch'>, options?: CallOptions): Promise<Output<'/api/v1/saved-searches/{savedSearchId}', 'patch'>> {
    return this.#connection.call('patch', '/api/v1/saved-searches/{savedSearchId}', input, options, { body: true });
  }

  /**
   * Deletes a saved search. Shared ones can be deleted by their owner and by admins of the team.
   *
   * The response has the search as it was, so that it can be saved again.
   *
   * `DELETE /api/v1/saved-searches/{savedSearchId}`
   */
  deleteSavedSearch(input: Input<'/api/v1/saved-searches/{savedSearchId}', 'delete'>, options?: CallOptions): Promise<Output<'/api/v1/saved-searches/{savedSearchId}', 'delete'>> {
    return this.#connection.call('delete', '/api/v1/saved-searches/{savedSearchId}', input, options);
  }

  /**
   * Marks a saved search's results as seen.
   *
   * Affects only the caller, even for shared searches.
   *
   * `POST /api/v1/saved-searches/{savedSearchId}/seen`
   */
  markSavedSearchSeen(input: Input<'/api/v1/saved-searches/{savedSearchId}/seen', 'post'>, options?: CallOptions): Promise<Output<'/api/v1/saved-searches/{savedSearchId}/seen', 'post'>> {
    return this.#connection.call('post', '/api/v1/saved-searches/{savedSearchId}/seen', input, options);
  }

  /**
   * Searches episodes and their transcripts.
   *
   * Without an account, passages are left out once 4,000 characters of their transcript have been shown on that day.
   *
   * Costs one search. Free: repeats within 15 minutes, further pages for the same caller, counts, and failed calls. A
   * search that has begun is charged even when its client disconnects.
   *
   * `POST /api/v1/search/episodes`
   */
  searchEpisodes(input: Input<'/api/v1/search/episodes', 'post'>, options?: CallOptions): Promise<Output<'/api/v1/search/episodes', 'post'>> {
    return this.#connection.call('post', '/api/v1/search/episodes', input, options, { body: true, reads: true, kind: 'search' });
  }

  /** Iterates over the items of all pages of `searchEpisodes`. */
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

  /** Iterates over the items of all pages of `getTranscriptPassages`. */
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
   * Returns the podcasts of all results of a search of the team, up to the plan's results per search.
   *
   * It runs the search again and leaves out what the team hides now. Costs one search, or nothing within 15 minutes.
   *
   * `GET /api/v1/search/history/{searchId}/podcasts`
   */
  getPodcastsOfSearch(input: Input<'/api/v1/search/history/{searchId}/podcasts', 'get'>, options?: CallOptions): Promise<Output<'/api/v1/search/history/{searchId}/podcasts', 'get'>> {
    return this.#connection.call('get', '/api/v1/search/history/{searchId}/podcasts', input, options, { kind: 'search' });
  }

  /**
   * Searches podcasts.
   *
   * Costs one search. Free: repeats within 15 minutes, further pages for the same caller, counts, and failed calls. A
   * search that has begun is charged even when its client disconnects.
   *
   * `POST /api/v1/search/podcasts`
   */
  searchPodcasts(input: Input<'/api/v1/search/podcasts', 'post'>, options?: CallOptions): Promise<Output<'/api/v1/search/podcasts', 'post'>> {
    return this.#connection.call('post', '/api/v1/search/podcasts', input, options, { body: true, reads: true, kind: 'search' });
  }

  /** Iterates over the items of all pages of `searchPodcasts`. */
  iterPodcasts(input: Input<'/api/v1/search/podcasts', 'post'>, options?: CallOptions & IterOptions): AsyncGenerator<Output<'/api/v1/search/podcasts', 'post'>['result']['hits'][number], void, undefined> {
    return pages((page) => this.searchPodcasts(page as Input<'/api/v1/search/podcasts', 'post'>, options), input, {"by":"cursor","items":"result.hits","next":"cursor"}, options);
  }

  /**
   * Lists the searches that the user ran in the team within the last 90 days.
   *
   * `GET /api/v1/users/search-history`
   */
  listSearchHistory(input: Input<'/api/v1/users/search-history', 'get'> = {}, options?: CallOptions): Promise<Output<'/api/v1/users/search-history', 'get'>> {
    return this.#connection.call('get', '/api/v1/users/search-history', input, options);
  }

  /** Iterates over the items of all pages of `listSearchHistory`. */
  iterlistSearchHistory(input: Input<'/api/v1/users/search-history', 'get'> = {}, options?: CallOptions & IterOptions): AsyncGenerator<Output<'/api/v1/users/search-history', 'get'>['searches'][number], void, undefined> {
    return pages((page) => this.listSearchHistory(page as Input<'/api/v1/users/search-history', 'get'>, options), input, {"by":"cursor","items":"searches","next":"cursor"}, options);
  }

  /**
   * Deletes the searches that the user ran in the team. Their `searchId` can no longer be exported.
   *
   * `DELETE /api/v1/users/search-history`
   */
  clearSearchHistory(input: Input<'/api/v1/users/search-history', 'delete'> = {}, options?: CallOptions): Promise<Output<'/api/v1/users/search-history', 'delete'>> {
    return this.#connection.call('delete', '/api/v1/users/search-history', input, options);
  }
}

export class SponsorsCalls {
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /**
   * Lists sponsors across podcasts: those who pay, unless `group` requests others.
   *
   * `GET /api/v1/sponsors`
   */
  getSponsors(input: Input<'/api/v1/sponsors', 'get'> = {}, options?: CallOptions): Promise<Output<'/api/v1/sponsors', 'get'>> {
    return this.#connection.call('get', '/api/v1/sponsors', input, options);
  }

  /** Iterates over the items of all pages of `getSponsors`. */
  iterSponsors(input: Input<'/api/v1/sponsors', 'get'> = {}, options?: CallOptions & IterOptions): AsyncGenerator<Output<'/api/v1/sponsors', 'get'>['sponsors'][number], void, undefined> {
    return pages((page) => this.getSponsors(page as Input<'/api/v1/sponsors', 'get'>, options), input, {"by":"cursor","items":"sponsors","next":"cursor"}, options);
  }

  /**
   * Returns a sponsor across podcasts: podcasts, months, categories, domains and coupon codes.
   *
   * `GET /api/v1/sponsors/{sponsorSlug}`
   */
  getSponsor(input: Input<'/api/v1/sponsors/{sponsorSlug}', 'get'>, options?: CallOptions): Promise<Output<'/api/v1/sponsors/{sponsorSlug}', 'get'>> {
    return this.#connection.call('get', '/api/v1/sponsors/{sponsorSlug}', input, options);
  }

  /**
   * Returns the reads of a sponsor, one per episode, with the text around the name.
   *
   * `GET /api/v1/sponsors/{sponsorSlug}/reads`
   */
  getSponsorReads(input: Input<'/api/v1/sponsors/{sponsorSlug}/reads', 'get'>, options?: CallOptions): Promise<Output<'/api/v1/sponsors/{sponsorSlug}/reads', 'get'>> {
    return this.#connection.call('get', '/api/v1/sponsors/{sponsorSlug}/reads', input, options);
  }

  /** Iterates over the items of all pages of `getSponsorReads`. */
  iterSponsorReads(input: Input<'/api/v1/sponsors/{sponsorSlug}/reads', 'get'>, options?: CallOptions & IterOptions): AsyncGenerator<Output<'/api/v1/sponsors/{sponsorSlug}/reads', 'get'>['reads'][number], void, undefined> {
    return pages((page) => this.getSponsorReads(page as Input<'/api/v1/sponsors/{sponsorSlug}/reads', 'get'>, options), input, {"by":"skip","items":"reads","limit":100}, options);
  }
}

export class ApiKeysCalls {
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /**
   * Lists requests to the API with the keys of the team, for those who may manage its keys. API keys are not accepted.
   *
   * `GET /api/v1/teams/request-log`
   */
  listLoggedRequests(input: Input<'/api/v1/teams/request-log', 'get'> = {}, options?: CallOptions): Promise<Output<'/api/v1/teams/request-log', 'get'>> {
    return this.#connection.call('get', '/api/v1/teams/request-log', input, options);
  }

  /** Iterates over the items of all pages of `listLoggedRequests`. */
  iterlistLoggedRequests(input: Input<'/api/v1/teams/request-log', 'get'> = {}, options?: CallOptions & IterOptions): AsyncGenerator<Output<'/api/v1/teams/request-log', 'get'>['requests'][number], void, undefined> {
    return pages((page) => this.listLoggedRequests(page as Input<'/api/v1/teams/request-log', 'get'>, options), input, {"by":"cursor","items":"requests","next":"cursor"}, options);
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
   * Creates a key for the user's team, of which the user must be an admin or the owner. The response is the only one
that contains the key.
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
   * The old key stays valid for a while. Like a new key, it takes an admin or the owner of the team.
   *
   * `POST /api/v1/users/api-keys/{apiKeyId}/rotate`
   */
  rotateApiKey(input: Input<'/api/v1/users/api-keys/{apiKeyId}/rotate', 'post'>, options?: CallOptions): Promise<Output<'/api/v1/users/api-keys/{apiKeyId}/rotate', 'post'>> {
    return this.#connection.call('post', '/api/v1/users/api-keys/{apiKeyId}/rotate', input, options, { body: true });
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

export class WebhooksCalls {
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /**
   * Lists the webhooks of the team.
   *
   * `GET /api/v1/teams/webhooks`
   */
  getWebhooks(input: Input<'/api/v1/teams/webhooks', 'get'> = {}, options?: CallOptions): Promise<Output<'/api/v1/teams/webhooks', 'get'>> {
    return this.#connection.call('get', '/api/v1/teams/webhooks', input, options);
  }

  /**
   * Adds a webhook to the team: an endpoint that gets its events.
   *
   * Deliveries follow the Standard Webhooks rules. Their headers are `webhook-id`, the same in all attempts,
   * `webhook-timestamp` and `webhook-signature`. An endpoint responds with 2xx within 15 seconds; redirects are not
   * followed. A failed delivery is attempted again for about 40 hours. A team has at most 10 webhooks.
   *
   * Podcasts that one call adds to a list share a delivery: its `data` has `projectId` and `listedPodcasts`, with the data
   * that each has in an event of its own. Additions that are undone before they are sent are not sent. At most 10,000
   * deliveries of a team wait; the oldest ones beyond fail, with the reason in the log, and can be sent again.
   *
   * `POST /api/v1/teams/webhooks`
   */
  createWebhook(input: Input<'/api/v1/teams/webhooks', 'post'>, options?: CallOptions): Promise<Output<'/api/v1/teams/webhooks', 'post'>> {
    return this.#connection.call('post', '/api/v1/teams/webhooks', input, options, { body: true });
  }

  /**
   * Changes a webhook. With `If-Match`, one that has changed since is not changed.
   *
   * `PATCH /api/v1/teams/webhooks/{webhookId}`
   */
  updateWebhook(input: Input<'/api/v1/teams/webhooks/{webhookId}', 'patch'>, options?: CallOptions): Promise<Output<'/api/v1/teams/webhooks/{webhookId}', 'patch'>> {
    return this.#connection.call('patch', '/api/v1/teams/webhooks/{webhookId}', input, options, { body: true });
  }

  /**
   * Deletes a webhook with its log. What is queued is not sent any more.
   *
   * `DELETE /api/v1/teams/webhooks/{webhookId}`
   */
  deleteWebhook(input: Input<'/api/v1/teams/webhooks/{webhookId}', 'delete'>, options?: CallOptions): Promise<Output<'/api/v1/teams/webhooks/{webhookId}', 'delete'>> {
    return this.#connection.call('delete', '/api/v1/teams/webhooks/{webhookId}', input, options);
  }

  /**
   * Lists the deliveries to a webhook.
   *
   * `GET /api/v1/teams/webhooks/{webhookId}/deliveries`
   */
  getWebhookDeliveries(input: Input<'/api/v1/teams/webhooks/{webhookId}/deliveries', 'get'>, options?: CallOptions): Promise<Output<'/api/v1/teams/webhooks/{webhookId}/deliveries', 'get'>> {
    return this.#connection.call('get', '/api/v1/teams/webhooks/{webhookId}/deliveries', input, options);
  }

  /**
   * Returns a delivery with its body and attempts.
   *
   * `GET /api/v1/teams/webhooks/{webhookId}/deliveries/{deliveryId}`
   */
  getWebhookDelivery(input: Input<'/api/v1/teams/webhooks/{webhookId}/deliveries/{deliveryId}', 'get'>, options?: CallOptions): Promise<Output<'/api/v1/teams/webhooks/{webhookId}/deliveries/{deliveryId}', 'get'>> {
    return this.#connection.call('get', '/api/v1/teams/webhooks/{webhookId}/deliveries/{deliveryId}', input, options);
  }

  /**
   * Sends a delivery again, with the same ID and body, by a whole new schedule of attempts.
   *
   * `POST /api/v1/teams/webhooks/{webhookId}/deliveries/{deliveryId}/replay`
   */
  replayWebhookDelivery(input: Input<'/api/v1/teams/webhooks/{webhookId}/deliveries/{deliveryId}/replay', 'post'>, options?: CallOptions): Promise<Output<'/api/v1/teams/webhooks/{webhookId}/deliveries/{deliveryId}/replay', 'post'>> {
    return this.#connection.call('post', '/api/v1/teams/webhooks/{webhookId}/deliveries/{deliveryId}/replay', input, options);
  }

  /**
   * Gives a webhook another secret. For 24 hours deliveries have two signatures, one by each secret.
   *
   * `POST /api/v1/teams/webhooks/{webhookId}/secret`
   */
  rotateWebhookSecret(input: Input<'/api/v1/teams/webhooks/{webhookId}/secret', 'post'>, options?: CallOptions): Promise<Output<'/api/v1/teams/webhooks/{webhookId}/secret', 'post'>> {
    return this.#connection.call('post', '/api/v1/teams/webhooks/{webhookId}/secret', input, options);
  }

  /**
   * Sends a test to a webhook, also to a disabled one, and returns the attempt. It waits for the endpoint, at most 15
seconds. A failed test is not repeated.
   *
   * `POST /api/v1/teams/webhooks/{webhookId}/test`
   */
  testWebhook(input: Input<'/api/v1/teams/webhooks/{webhookId}/test', 'post'>, options?: CallOptions): Promise<Output<'/api/v1/teams/webhooks/{webhookId}/test', 'post'>> {
    return this.#connection.call('post', '/api/v1/teams/webhooks/{webhookId}/test', input, options);
  }
}

/** All calls of the API, by group. */
export class Earshot extends Connection {
  readonly administration = new AdministrationCalls(this);
  readonly agent = new AgentCalls(this);
  readonly alerts = new AlertsCalls(this);
  readonly auth = new AuthCalls(this);
  readonly autocomplete = new AutocompleteCalls(this);
  readonly teams = new TeamsCalls(this);
  readonly projects = new ProjectsCalls(this);
  readonly charts = new ChartsCalls(this);
  readonly podcasts = new PodcastsCalls(this);
  readonly users = new UsersCalls(this);
  readonly episodes = new EpisodesCalls(this);
  readonly transcriptions = new TranscriptionsCalls(this);
  readonly exports = new ExportsCalls(this);
  readonly guestProfiles = new GuestProfilesCalls(this);
  readonly outreach = new OutreachCalls(this);
  readonly people = new PeopleCalls(this);
  readonly polling = new PollingCalls(this);
  readonly public = new PublicCalls(this);
  readonly stats = new StatsCalls(this);
  readonly search = new SearchCalls(this);
  readonly sponsors = new SponsorsCalls(this);
  readonly apiKeys = new ApiKeysCalls(this);
  readonly usage = new UsageCalls(this);
  readonly webhooks = new WebhooksCalls(this);
}
