/** The changes of the API, newest first. Every removed or changed field is listed here first. */
export const CHANGELOG: readonly { date: string; changes: readonly string[] }[] = [
  {
    date: '2026-11-30',
    changes: [
      '`runStrategy` returns what it left out: `searches` (each keyword, or why it was not searched), `foundCount`, `newCount` and `leftOut`, each podcast with its reason. `generateStrategies` returns `madeCount` and `shortfall`.',
    ],
  },
  {
    date: '2026-11-29',
    changes: [
      'Added podcast claims (`listPodcastClaims`, `createPodcastClaim`, `provePodcastClaim`, `statePodcast`, `endPodcastClaim`): a podcast has `isClaimed` and `openToGuestsOn`, and contacts that its owner states have the source `owner`. Added corrections of facts (`proposeCorrection`, `listCorrections`, `decideCorrection`), downloads of all data (`getDataDownload`, `requestDataDownload`, `downloadData`), `requestAddressChange` and `confirmAddressChange`. Added the error codes `too_many_claims` and `claim_not_proven`.',
      'Added `submitFeed` and `getFeedSubmission`: podcasts that are not in the catalog. Errors of used-up quotas name the plan that includes more, and have `data.limit`.',
      'Added answers of clients (`answerSharedPodcast`, `takesAnswers` of client views, `clientAnswers` of listed podcasts), `getProjectShareLink`, `listNextActions`, and assignees of listed podcasts: `assigneeId` of `updateProjectListedPodcast`, the action `assignee` of `changeListedPodcasts`. Activities have the types `client-answer` and `update-assignee`. Added the error codes `answers_not_taken` and `too_many_answers`.',
      'An episode has `chapters`. `getEpisodeTranscriptTimestamps` and its preview have `origin`: who made the transcript, with which model, when, in which language, and by how much its times may have drifted. `uploadDocuments` accepts a request without a body.',
      'Added people and sponsors across podcasts: `getPeople`, `getPerson`, `getPersonAppearances`, `getSponsors`, `getSponsor`, `getSponsorReads`.',
      'There is one pitch for a guest and a podcast: `generateOutreach` adds a version to it. Added `writeOutreachFollowUp`; pitches have `followsId` and `followUps`, and `getOutreachHistory` leaves out follow-ups. `markOutreachPitched` rejects open slots unless `acceptPlaceholders` is set. Added the error codes `pitch_copied`, `not_pitched`, `pitch_answered`, `nothing_new` and `too_many_follow_ups`. Added `getGuestProfileSubjects` and `updateGuestProfileSubjects`.',
      'Added profiles (`getProfile`, `updateProfile`), `clearSearchHistory`, the activity of a team (`listTeamActivity`, `exportTeamActivity`), `getTeamBilling` and `receiveBillingEvent`. Team settings have `senderCompany` and `senderSignature`. Recipients of alerts can be `paused`.',
      'The authority score of a podcast is the same for every caller, with its sub-scores, points and history. Inputs that measure figures which not every plan shows count in tenths.',
      'One-sheets leave out topics to avoid unless `topicsToAvoid=true`.',
      'An alert’s `timeZone` must exist; the error has the nearest name.',
      '`changeListedPodcasts` returns `resultsLimit` when a search has more results than the plan reaches. Activities of changed notes have both texts. `updateOutreachTemplate` accepts `If-Match`, and templates have `version`. `stats.missing` names figures of a podcast that are unknown.',
    ],
  },
  {
    date: '2026-11-26',
    changes: [
      'Added `renameTeam`, `deleteTeam` and the error code `only_team`. Added `getPodcastMarks`, which returns the lists that podcasts are on, for pages other than search results.',
      'Projects that fill themselves add only what comes into the catalog after their search was chosen: `autoFill.newSince`.',
      'Added team podcasts: `getTeamPodcasts`, `addPodcastToTeam`, `removePodcastFromTeam`, `removeMultiplePodcastsFromTeam`. Blacklisted podcasts are left out of team searches unless `includeBlacklisted` is set.',
      'Searches accept `project` and `projectId` and leave out what is on the project. Responses count what was left out: `blacklistedPodcasts`, `hiddenListedPodcasts`. Hits have `lists`, `blacklisted` and `lastPitch`. Added the filter `addedSince`.',
      'Added saved searches with the number of new results (`listSavedSearches`, `createSavedSearch`, `getSavedSearch`, `updateSavedSearch`, `deleteSavedSearch`, `markSavedSearchSeen`), `listSearchHistory`, `getPodcastsOfSearch`, and preferences of a user (`getPreferences`, `replacePreferences`, `updatePreferences`).',
      'Added the error codes `role_required`, `precondition_failed`, `too_many_saved_searches` and `blacklist_full`. Calls that change a row with a version accept `If-Match`; 412 has the row in `data.current`.',
      'Added `checkProfileUrl`, which checks the URL of a social profile and returns its canonical form.',
      'Searches of accounts are kept for 90 days by their `searchId`, which repeats and further pages share. Added `getSearchFromHistory`.',
      'Errors repeat their message in `data.message`. `null` counts as absent for every optional key of a body. An invalid key returns 401 on every route, even where no key is needed.',
      '`/mcp` accepts every `Accept` header that covers JSON, and answers all failures as JSON-RPC. Added the error code `not_acceptable`.',
      'A term with `phraseMatch` matches its words as written: `running` no longer matches "run". With `fuzzy`, it matches as before.',
      'Transcript matches and passages have `turns`, their text by speaker, and `matchSecond`, when the first highlighted word is spoken.',
      'Facets count figures in ranges: `totalEpisodes`, scores, audiences, ratings, plays. Each facet has `ranges`.',
      'Words such as "the" are no longer highlighted, unless the term has no others or they belong to a phrase.',
      'Inputs of the authority score without data count as the average of the catalog. `confidence` is the weight of the inputs with data, `confidenceInWords` explains it. Details have `prior`, and `unknownInputs` have `points`: those of all inputs, with and without data, add up to the score. Guests are an input of quality.',
    ],
  },
  {
    date: '2026-11-25',
    changes: ['Added `deleteAccount`, which deletes the account of the signed-in user.'],
  },
  {
    date: '2026-11-23',
    changes: [
      'Added `requestTranscription`, which requests the transcript of an episode, and `getUserTranscriptionRequests`, which lists the requests of the team. Added the error code `not_on_plan`.',
      '`podcastAffiliation` of podcasts and `podcastAffiliationType`, `podcastAffiliationOrganizationName` and `podcastProfessions` of hits have values when the feed provides them.',
    ],
  },
  {
    date: '2026-11-22',
    changes: [
      'Chart positions have `estimatedMonthlyListeners` and its range, or `estimatedMonthlyListenersUnavailableReason`.',
      'Authority score details have `standing`, `history`, `unknownInputs`, `inputWeights`, `weightsVersion`, and inputs have `nextStep`. Podcasts have `audienceEstimate`, passages have `partial`. `emails` of a podcast are those of the feed where contacts are counted.',
      'Added `getPodcastAllDetails`, a podcast with all its data; `listActivity`, the activity of the account, for sessions only; and `getStatus`, the service history of the last 90 days. The document lists errors as `application/problem+json` (RFC 9457).',
      'All contacts of a podcast cost one contact request of the plan (`advanced-contacts`) per month. `spend=false` returns the cost without charging. Before, contact requests were counted but not limited.',
      'Added ratings, reviews and followers: `getPodcastReviews`, `getPodcastSocialMediaDetails`, `getPodcastYoutubeDetails`. The matching fields of hits have values when they are known. Added feed tags: `getRssStatsPodcast2` and its history.',
      'Added `getPodcastEpisodeCatalogue` and `getTeamUsers`. An expired key is rejected even where no key is needed. HEAD returns the entity tag of GET. The document lists the accepted keys (`security`) and the required plan (`x-plan`) of each endpoint.',
      'Added Model Context Protocol tools at `/mcp`, entity tags for GET (send them in `If-None-Match` to get 304 for unchanged data), `/livez` and `/readyz`.',
      'Keys have scopes (`read`, `write`), an expiration, and a rotation with overlap. `listApiKeys`, `createApiKey`, `rotateApiKey` and `revokeApiKey` require a session. Added sign-up, sign-in codes and sessions.',
      'Added client packages for TypeScript and Python, this documentation, and `/llms.txt`. The OpenAPI document has plans, filters and error codes in `x-earshot`.',
      'Searches and downloads are charged to the plan. Responses have the remaining quota in `RateLimit`, `RateLimit-Policy` and the `X-RateLimit` headers. Added the error code `quota_exceeded` and six usage endpoints.',
      'Added people and sponsors of episodes: `getPodcastGuests`, `getPodcastSponsors`, and the filters `personFilters` and `sponsorFilters`.',
      'Added `downloadEpisodeTranscript`, `getLatestEpisodes`, `getMultiplePodcasts` and `getPodcastAuthorityScoreDetails`. Lists in the query string repeat their parameter.',
      'Added topics and keywords as fields, filters and facets.',
      'Added search by meaning: `mode` and `meaningWeight`. Hits have the reason of their match. Added `getSimilarEpisodes`.',
      'Added contacts with their sources and dates: `getPodcastContacts`, `reportPodcastContact`.',
      'Added eleven chart endpoints.',
    ],
  },
  {
    date: '2026-11-21',
    changes: [
      'Searches accept all options. Added `getTranscriptPassages` and `getAlternativeSpellings`.',
      'First endpoints: search, podcasts, episodes, transcripts, autocomplete, directory, statistics.',
    ],
  },
];
