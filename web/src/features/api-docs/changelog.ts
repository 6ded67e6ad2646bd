/** What changed for callers of the API, the newest first. A field is never taken away without being listed here first. */
export const CHANGELOG: readonly { date: string; changes: readonly string[] }[] = [
  {
    date: '2026-11-25',
    changes: ['`deleteAccount` deletes the account of the signed-in user.'],
  },
  {
    date: '2026-11-23',
    changes: [
      '`requestTranscription` asks for the transcript of an episode, `getUserTranscriptionRequests` lists what the team asked for. New code `not_on_plan`.',
      '`podcastAffiliation` of podcasts, `podcastAffiliationType`, `podcastAffiliationOrganizationName` and `podcastProfessions` of hits have values where a feed tells.',
    ],
  },
  {
    date: '2026-11-22',
    changes: [
      'Rows of charts have `estimatedMonthlyListeners` and its bracket where they are known; `estimatedMonthlyListenersUnavailableReason` says why not.',
      'Authority score details have `standing`, `history`, `unknownInputs`, `inputWeights`, `weightsVersion`, and inputs a `nextStep`; podcasts have `audienceEstimate`. Passages say `partial`. `emails` of a podcast are the feed’s where contacts are counted.',
      '`getPodcastAllDetails`: a podcast with everything at once. `listActivity`: what was done to the account, for people who are signed in. `getStatus`: how the service was on each of the last 90 days. Failures as `application/problem+json` (RFC 9457) stand in the document, too.',
      'All contacts of a podcast cost one of the plan’s of the month (`advanced-contacts`), again within the month nothing; `spend=false` asks what that would be. Before, they were counted and not limited.',
      'Ratings, reviews and followers: `getPodcastReviews`, `getPodcastSocialMediaDetails`, `getPodcastYoutubeDetails`; fields of hits that were `null` have values where something is known. Tags of feeds: `getRssStatsPodcast2` and its history.',
      '`getPodcastEpisodeCatalogue`, `getTeamUsers`. A key that has ended is refused also where no key is needed. HEAD has the entity tag of GET. Calls say in the document which keys they take (`security`) and which plan they need (`x-plan`).',
      'Tools of the Model Context Protocol at `/mcp`. Answers to GET have an entity tag: send it in `If-None-Match`, and what you know already is answered 304. `/livez` and `/readyz`.',
      'Keys have scopes (`read`, `write`), an end, and a rotation with overlap; `listApiKeys`, `createApiKey`, `rotateApiKey`, `revokeApiKey` are for people who are signed in. Sign-up, sign-in codes, sessions.',
      'Client packages for TypeScript and Python, this documentation, and `/llms.txt`. The OpenAPI document has plans, filters and error codes in `x-earshot`.',
      'Searches and downloads count against the plan; every answer tells what is left in `RateLimit`, `RateLimit-Policy` and the `X-RateLimit` headers. New code `quota_exceeded`. Six calls of usage.',
      'People and sponsors of episodes: `getPodcastGuests`, `getPodcastSponsors`, the filters `personFilters` and `sponsorFilters` find them.',
      '`downloadEpisodeTranscript`, `getLatestEpisodes`, `getMultiplePodcasts`, `getPodcastAuthorityScoreDetails`. Lists in a query repeat their parameter.',
      'Topics and keywords: fields, filters and facets.',
      'Search by meaning: `mode` and `meaningWeight`; hits say why they were found. `getSimilarEpisodes`.',
      'Contacts with where and when each was seen: `getPodcastContacts`, `reportPodcastContact`.',
      'Charts: eleven calls.',
    ],
  },
  {
    date: '2026-11-21',
    changes: [
      'Searches take every option of the contract; `getTranscriptPassages`, `getAlternativeSpellings`.',
      'The first calls: search, podcasts, episodes, transcripts, autocomplete, directory, statistics.',
    ],
  },
];
