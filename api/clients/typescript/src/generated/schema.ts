// Generated from api/openapi.json by scripts/generate.mjs: `npm run generate`.
export interface paths {
    "/api/v1/agent/alternative-spellings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Returns other spellings of a name in the catalog: names that sound or look alike. */
        post: operations["getAlternativeSpellings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a code to confirm the identity of the signed-in user.
         * @description Calls with lasting effect, such as creating API keys, require a recent confirmation.
         */
        post: operations["sendConfirmationCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/confirmation/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirms the user's identity with a code.
         * @description The session continues under a new token. The confirmation is valid for ten minutes.
         */
        post: operations["confirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the signed-in user and their limits; `user` is null without a session or key. */
        get: operations["getMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the sessions of the user. */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/sessions/{sessionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Ends a session of the user at once.
         * @description It needs no confirmation, so that a user who finds a foreign session can end it without waiting for an email.
         */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/sign-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Signs in with a link. Each link works once. */
        post: operations["signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/sign-in-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Signs in or up with a code from an email.
         * @description The code works once, and only in the browser that requested it. Five attempts are allowed for each email.
         */
        post: operations["signInWithCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/sign-in-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a sign-in link, and a code for the requesting browser.
         * @description The response is the same whether or not the address has an account.
         */
        post: operations["sendSignInLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/sign-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends the session, if there is one. */
        post: operations["signOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/sign-out-everywhere": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends all sessions of the user, or all others. API keys stay valid. */
        post: operations["signOutEverywhere"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/sign-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a link that creates an account on the free plan, and a code for the requesting browser.
         * @description An address that already has an account gets an email with a sign-in link instead. An address that looks too
         *     similar to that of another account gets an email that explains this. The response is the same in all cases.
         */
        post: operations["signUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/sign-up/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Creates the account with the link of a sign-up, and signs in. Each link works once. */
        post: operations["validateSignUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/autocomplete/podcasts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Suggests podcasts and words that begin with the typed text. */
        get: operations["searchAutocompletePodcasts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/charts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the chart of a day. */
        get: operations["getChart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/charts/availability": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the days on which a chart was captured. */
        get: operations["getChartAvailability"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/charts/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the rank history of a chart's top podcasts. */
        get: operations["getChartRankHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/charts/latest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the latest capture of a chart. */
        get: operations["getLatestChart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/charts/movement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns who rose, fell, entered and left a chart. */
        get: operations["getChartMovement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/charts/podcast-appearances": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists all charts on which a podcast was on a day. */
        get: operations["getPodcastChartAppearances"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/charts/podcast-history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the positions of a podcast on a chart, by day or by week. */
        get: operations["getPodcastChartHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/charts/{chartType}/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the categories that have charts. */
        get: operations["getCategoriesByChartType"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/charts/{chartType}/countries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the countries that have charts. */
        get: operations["getAvailableCountriesByChartType"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/episodes/by-slug": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns an episode by its slug and the slug of its podcast. */
        get: operations["getEpisodeDetailsBySlug"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/episodes/latest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the latest episodes of the catalog. */
        get: operations["getLatestEpisodes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/episodes/{episodeId}/details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns an episode by its id. */
        get: operations["getEpisodeDetailsById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/episodes/{episodeId}/download/transcript": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Downloads the transcript of an episode, in a format of the caller's plan.
         * @description Costs one transcript download. Repeated downloads of the same episode within the month are free.
         */
        get: operations["downloadEpisodeTranscript"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/episodes/{episodeId}/similar-episodes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns similar episodes. */
        get: operations["getSimilarEpisodes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/episodes/{episodeId}/transcript-text": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the transcript of an episode as text. */
        get: operations["getEpisodeTranscriptText"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/episodes/{episodeId}/transcript-text/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the beginning of an episode's transcript. Needs no account. */
        get: operations["getEpisodeTranscriptTextPreview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/episodes/{episodeId}/transcript-timestamps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the sentences of an episode's transcript with their times. */
        get: operations["getEpisodeTranscriptTimestamps"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/episodes/{episodeId}/transcript-timestamps/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the first sentences of an episode's transcript. Needs no account. */
        get: operations["getEpisodeTranscriptTimestampsPreview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/episodes/{episodeId}/transcription-request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Requests a transcript of an episode for the caller's team.
         * @description The request is completed when the catalog has the transcript. Today transcripts come from the podcasts themselves,
         *     which are checked at each ingest. Costs one transcription request; an episode that the team has already requested
         *     is free.
         */
        post: operations["requestTranscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/podcasts/authority-score/{podcastIdOrSlug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the authority score of a podcast. */
        get: operations["getPodcastAuthorityScore"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/podcasts/authority-score/{podcastIdOrSlug}/details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the authority score of a podcast with all of its inputs. */
        get: operations["getPodcastAuthorityScoreDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/podcasts/by-feed-url": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns a podcast by the URL of its feed. */
        get: operations["getPodcastByFeedUrl"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/podcasts/id/lookup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns a podcast by one of its ids. */
        get: operations["getPodcastIdLookup"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/podcasts/latest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the podcasts with the latest episodes. */
        get: operations["getLatestPodcasts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/podcasts/multiple": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns several podcasts by their ids. */
        get: operations["getMultiplePodcasts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/podcasts/{podcastIdOrSlug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns a podcast by its id or slug. */
        get: operations["getPodcast"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/podcasts/{podcastIdOrSlug}/all-details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns a podcast with all of its details.
         * @description Each part is the same as in its own call. Contacts cost nothing here: all of them are returned when this podcast's
         *     contacts were already paid for this month or the plan has no limit; otherwise only the address in the feed.
         */
        get: operations["getPodcastAllDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/podcasts/{podcastIdOrSlug}/charts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the charts that a podcast is on. */
        get: operations["getPodcastCharts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/podcasts/{podcastIdOrSlug}/charts/presence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns all charts on which a podcast has ever been. */
        get: operations["getPodcastChartPresence"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/podcasts/{podcastIdOrSlug}/contacts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the contacts of a podcast: email addresses, phone numbers and pages, with sources.
         * @description The individual plan gets the address in the feed; plans from business on get everything, with where and when each
         *     contact was seen. All contacts cost one of the plan's advanced contacts per month. Repeated calls for the same
         *     podcast within the month are free, and so are podcasts whose only contacts are those in the feed.
         */
        get: operations["getPodcastContacts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/podcasts/{podcastIdOrSlug}/contacts/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reports a contact of a podcast as wrong.
         * @description A second report of the same contact replaces the first. The response is the same whether or not the podcast has
         *     the contact; only contacts that the plan shows count.
         */
        post: operations["reportPodcastContact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/podcasts/{podcastIdOrSlug}/episode-catalogue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the episodes of a podcast in brief, and its publishing rhythm over the last year. */
        get: operations["getPodcastEpisodeCatalogue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/podcasts/{podcastIdOrSlug}/episodes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the episodes of a podcast. */
        get: operations["getPodcastEpisodes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/podcasts/{podcastIdOrSlug}/guests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the people in a podcast's episodes, with counts and dates. */
        get: operations["getPodcastGuests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/podcasts/{podcastIdOrSlug}/related-podcasts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns related podcasts. */
        get: operations["getPodcastRelatedPodcasts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/podcasts/{podcastIdOrSlug}/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the ratings of a podcast on Apple, Spotify and Castbox, and its reviews. */
        get: operations["getPodcastReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/podcasts/{podcastIdOrSlug}/social-media": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the social profiles of a podcast, with follower counts. */
        get: operations["getPodcastSocialMediaDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/podcasts/{podcastIdOrSlug}/sponsors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the sponsors of a podcast's episodes, with counts and dates. */
        get: operations["getPodcastSponsors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/podcasts/{podcastIdOrSlug}/youtube": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the YouTube channels of a podcast and their growth. */
        get: operations["getPodcastYoutubeDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/public/directory": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists podcasts by the first letter of their title. */
        get: operations["getDirectory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/public/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns whether the API is up. */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/public/statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns counts over the whole catalog. */
        get: operations["getStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/public/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the status of the service on each of the last 90 days. Days without records have null values. */
        get: operations["getStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Searches the reviews of all podcasts.
         * @description Beyond the contract. Only the first thousand results can be reached.
         */
        get: operations["searchReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/rss/stats/public/podcast2": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns how feeds use the podcast namespace, and which companies host them. */
        get: operations["getRssStatsPodcast2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/rss/stats/public/podcast2/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the use of a tag over time. */
        get: operations["getRssStatsPodcast2History"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/search/episodes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Searches episodes and their transcripts.
         * @description Without an account, passages are left out once 4,000 characters of their transcript have been shown on that day.
         *
         *     Costs one search. Repeats within 15 minutes, further pages for the caller who paid for the first one, and failed
         *     calls are free, and so are counts. A search that has begun is charged even when its client disconnects.
         */
        post: operations["searchEpisodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/search/episodes/{episodeId}/transcript": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Searches the transcript of an episode.
         * @description Without an account, 4,000 characters of a transcript are shown per day, including passages in search results. A
         *     passage that was already shown that day is free; each query costs 40 characters. `truncated` is true when
         *     something was left out.
         */
        post: operations["getTranscriptPassages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/search/podcasts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Searches podcasts.
         * @description Costs one search. Repeats within 15 minutes, further pages for the caller who paid for the first one, and failed
         *     calls are free, and so are counts. A search that has begun is charged even when its client disconnects.
         */
        post: operations["searchPodcasts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/teams/usage/current": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the current usage of the team's plan. */
        get: operations["getCurrent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/teams/usage/daily": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the usage of the team by day. */
        get: operations["getDaily"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/teams/usage/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the usage of the team by member. */
        get: operations["getMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/teams/usage/monthly": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the usage of the team by month. */
        get: operations["getMonthly"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/teams/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the users of the caller's team. */
        get: operations["getTeamUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/account-deletion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deletes the caller's account at once and permanently.
         * @description Its sessions, keys, reports and audit events are deleted, too, and so is every team without other members. A team
         *     with other members passes to its next admin or member.
         */
        post: operations["deleteAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/activity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the audit events of the account: sign-ins, sessions, keys, reports of contacts. */
        get: operations["listActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/api-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the API keys of the user. API keys are not accepted: keys are managed in a session. */
        get: operations["listApiKeys"];
        put?: never;
        /** Creates a key for the user's team. The response is the only one that contains the key. */
        post: operations["createApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/api-keys/{apiKeyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Revokes a key at once and permanently. Revoking it again has no effect. */
        delete: operations["revokeApiKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/api-keys/{apiKeyId}/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replaces a key with a new one that has its name, scopes and lifetime.
         * @description The old key stays valid for a while.
         */
        post: operations["rotateApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/usage/daily": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the usage of the user by day, over all of their teams. */
        get: operations["getUserDailyUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/usage/monthly": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the usage of the user by month, over all of their teams. */
        get: operations["getUserMonthlyUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/usage/transcription-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the transcription requests of the user's team and their status. */
        get: operations["getUserTranscriptionRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description The account's email address, typed as a confirmation. */
        AccountDeletionRequest: {
            /** @description The email address of the account, which prevents accidental deletion. */
            email: string;
        };
        /** @description A page of the user's audit log. */
        ActivityData: {
            /** @description Newest first. Events are kept for a year. */
            activity: components["schemas"]["AuditEventView"][];
        };
        /** @description The organization behind a podcast, according to its feed. */
        AffiliationView: {
            /** @description The name, as the feed writes it. */
            affiliateOrganizationName: string | null;
            /**
             * @description academic, branded, government, independent, legacy media, podcast company, new media, not for profit, religious or
             *     unknown.
             */
            affiliationType: string | null;
            /** @description Beyond the contract: where the affiliation was found: `author`, `owner`, `website` or `description`. */
            source: string | null;
        };
        /** @description The usage of one meter. */
        AliasUsageView: {
            /** @description searchCount, exportCount, transcriptDownloadCount or transcriptionRequests. */
            alias: string;
            label: string;
            /**
             * Format: int32
             * @description `null` is unlimited.
             */
            limit: number | null;
            /** Format: int64 */
            used: number;
        };
        /** @description A podcast with everything that the tier sees of it. */
        AllDetailsData: {
            podcast: components["schemas"]["PodcastAllDetails"];
        };
        /** @description Other ways to spell the name, most likely first. */
        AlternativeSpellingsData: {
            spellings: string[];
        };
        /** @description The name whose spellings are requested. */
        AlternativeSpellingsRequest: {
            /** @description A name or a few words, 2 to 100 characters. */
            value: string;
        };
        /** @description A key without its secret. */
        ApiKeyView: {
            createdAt: components["schemas"]["Moment"];
            expiresAt: components["schemas"]["Moment"] | null;
            id: string;
            lastUsedAt: components["schemas"]["Moment"] | null;
            name: string;
            /** @description The beginning of the key, by which its owner can recognize it: `pk_live_a1B2c3D4`. */
            prefix: string;
            revokedAt: components["schemas"]["Moment"] | null;
            rotatedAt: components["schemas"]["Moment"] | null;
            /** @description `read`, and `write` for calls that change data. */
            scopes: string[];
            /** @description `active`; `rotated` when another key has replaced it and it is valid until `expiresAt`; `expired`; `revoked`. */
            state: string;
        };
        /** @description All API keys of the team. */
        ApiKeysData: {
            /** @description Newest first, with those that have ended. */
            apiKeys: components["schemas"]["ApiKeyView"][];
        };
        /** @description All charts on which a podcast was on a day, best position first. */
        AppearancesData: {
            appearances: components["schemas"]["AppearancesView"];
        };
        /** @description The charts on which a podcast or chart entry appears. */
        AppearancesView: {
            appearances: components["schemas"]["ChartAppearance"][];
            chartType: string;
            date: string;
            identity: components["schemas"]["ChartIdentity"];
            podcastOnChart: components["schemas"]["PlatformShow"] | null;
            podenginePodcast: components["schemas"]["PodcastSummary"] | null;
            totalCount: number;
        };
        /** @description The podcast on Apple Podcasts. */
        ApplePlatform: {
            /** Format: int64 */
            id: number;
            url: string;
        };
        /** @description Apple's ratings of a country. */
        AppleReviewView: {
            /** Format: int64 */
            appleId: number;
            /** @description ISO 3166 alpha-2, in lower case. */
            country: string;
            /** Format: int64 */
            fiveStarCount: number;
            /** Format: int64 */
            fourStarCount: number;
            /** @description Beyond the contract: what Apple did not provide: `reviewsCount` or `stars`. */
            missing: string[];
            /** Format: int64 */
            oneStarCount: number;
            /**
             * Format: double
             * @description 1 to 5; `null` when there are no ratings.
             */
            rating: number | null;
            /**
             * Format: int64
             * @description Ratings, with or without a text.
             */
            reviewsCount: number;
            scrapedAt: components["schemas"]["Moment"];
            /** Format: int64 */
            threeStarCount: number;
            /** Format: int64 */
            twoStarCount: number;
        };
        /** @description The estimated audience. It is our estimate from counts of other platforms, reliable only to its bracket. */
        AudienceEstimateView: {
            /** @description `null`: demographics are unknown. */
            audienceDemographics: Record<string, never> | null;
            /** @description high, medium or low. */
            confidence: string;
            /** Format: int64 */
            estimatedMonthlyListeners: number;
            /** @description 0-1K, 1K-10K, 10K-100K, 100K-1M or 1M+. */
            estimatedMonthlyListenersBucket: string;
            estimatedMonthyListenersCalculatedAt: components["schemas"]["Moment"];
            /** @description Beyond the contract: the sources of the estimate. */
            inputs: components["schemas"]["AudienceInputView"][];
            /** @description Whether no episode was published in the last 90 days, or ever. */
            isDormant: boolean;
        };
        /** @description A source of an estimate. */
        AudienceInputView: {
            /**
             * Format: int64
             * @description The listeners that this source alone implies; `null` for a factor that scales the whole estimate.
             */
            listeners: number | null;
            name: string;
            /** @description The measured value in words. */
            observed: string;
            /**
             * Format: double
             * @description Weight of the source; for a scaling factor, the factor.
             */
            share: number;
        };
        /** @description An audit event of the account. */
        AuditEventView: {
            /**
             * @description link-asked, signed-up, signed-in, confirmed, signed-out, session-ended, signed-out-everywhere, key-made,
             *     key-rotated, key-revoked or contact-reported.
             */
            action: string;
            at: components["schemas"]["Moment"];
            /** @description Browser and system, if they are known: `Firefox on Linux`. */
            device: string | null;
            id: string;
            /** @description Whether the event came from the address of this request. */
            isHere: boolean;
            /** @description A hash of the address, which is the same for events from the same address. The address itself is not stored. */
            place: string;
            /** @description The object of the action: the beginning of a key, a session, a podcast. */
            what: string | null;
        };
        /** @description The authority score of a podcast. */
        AuthorityScoreData: {
            authorityScore: components["schemas"]["AuthorityScoreView"] | null;
            podcastId: string;
            podcastSlug: string;
        };
        /** @description The authority score with its inputs. */
        AuthorityScoreDetailsData: components["schemas"]["AuthorityScoreData"] & {
            /** @description The days on which the score changed, oldest first. */
            history: components["schemas"]["ScorePointView"][];
            /** @description Weights of the inputs of each sub-score. */
            inputWeights: {
                [key: string]: {
                    [key: string]: number;
                };
            };
            /** @description Inputs with data, by sub-score. */
            inputs: components["schemas"]["ScoreInputView"][];
            standing: components["schemas"]["ScorePercentilesView"] | null;
            /** @description Inputs without data. With data, they would share the weight of the others. */
            unknownInputs: components["schemas"]["UnknownInputView"][];
            /** @description Weights of the sub-scores. Those with data share the total weight in proportion. */
            weights: {
                [key: string]: number;
            };
            /** Format: int64 */
            weightsVersion: number;
        };
        /** @description The authority score and its sub-scores. */
        AuthorityScoreRequest: {
            authorityScore?: components["schemas"]["RangeRequest"] | null;
            engagementScore?: components["schemas"]["RangeRequest"] | null;
            qualityScore?: components["schemas"]["RangeRequest"] | null;
            socialScore?: components["schemas"]["RangeRequest"] | null;
            youtubeScore?: components["schemas"]["RangeRequest"] | null;
        };
        /** @description Scores are 0 to 100. The contract's numbers cannot be null: a sub-score without data is 0 and listed in `missing`. */
        AuthorityScoreView: {
            /** Format: double */
            authorityScore: number;
            calculatedAt: components["schemas"]["Moment"];
            /**
             * Format: double
             * @description Beyond the contract, 0 to 1: the weight of the sub-scores with data. Only they make up the score.
             */
            confidence: number;
            /** Format: double */
            engagementScore: number;
            /** @description Names of the sub-scores without data, such as `youtube`. */
            missing: string[];
            /** Format: double */
            qualityScore: number;
            /** Format: double */
            socialScore: number;
            /** Format: double */
            youtubeScore: number;
        };
        /** @description Suggestions, best first. */
        AutocompleteData: {
            podcasts: components["schemas"]["PodcastSummary"][];
            words: string[];
        };
        /** @description The first and last capture of a chart, and the captures near a day. */
        AvailabilityData: {
            availability: components["schemas"]["AvailabilityView"];
            options: components["schemas"]["AvailabilityOptions"];
        };
        /** @description The options as applied. */
        AvailabilityOptions: {
            category: string;
            chartType: string;
            country: string;
            date: string | null;
        };
        /** @description The days for which a chart is available. */
        AvailabilityView: {
            earliestChartDate: string | null;
            latestChartDate: string | null;
            nextChartDate: string | null;
            previousChartDate: string | null;
            /** @description The requested day, or the day of the last capture. */
            selectedDate: string | null;
            selectedDateAvailable: boolean;
        };
        /** @description The positions of a week or month together. */
        BucketView: {
            /** Format: double */
            averagePosition: number | null;
            /** Format: int32 */
            bestPosition: number | null;
            /** Format: int32 */
            calendarDays: number;
            /** Format: int32 */
            chartDays: number;
            /** Format: int32 */
            daysCharted: number;
            endDate: string;
            hasCoverageGaps: boolean;
            isPartial: boolean;
            missingDates: string[];
            /** Format: int32 */
            offChartDays: number;
            startDate: string;
            /** Format: int32 */
            unknownDays: number;
        };
        /** @description Plays and subscribers of a podcast on Castbox. */
        CastboxView: {
            /** @description Beyond the contract: what Castbox did not provide: `plays` or `subscribers`. */
            missing: string[];
            /** Format: int64 */
            plays: number;
            scrapedAt: components["schemas"]["Moment"];
            /** Format: int64 */
            subscribers: number;
        };
        /** @description An episode in short form. */
        CatalogEpisode: {
            applePodcastsUrl: string | null;
            /** Format: int64 */
            durationSeconds: number | null;
            hasTranscript: boolean;
            id: string;
            imageUrl: string | null;
            people: components["schemas"]["EpisodePerson"][] | null;
            publishedAt: components["schemas"]["Moment"];
            /** @description `new` or `rerun`, if known. */
            releaseType: string | null;
            slug: string;
            sponsors: string[] | null;
            spotifyUrl: string | null;
            title: string;
            youtubeUrl: string | null;
        };
        /** @description The counts of a YouTube channel at one time. */
        ChannelReading: {
            recordedAt: components["schemas"]["Moment"];
            /** Format: int64 */
            subscriberCount: number;
            /** Format: int64 */
            videoCount: number | null;
            /** Format: int64 */
            viewCount: number | null;
        };
        /** @description A podcast's position on a chart. */
        ChartAppearance: {
            category: string;
            chartDate: string;
            chartType: string;
            country: string;
            /** Format: int32 */
            position: number;
        };
        /** @description The categories (spec 3) that have charts on a platform, each followed by its subcategories. */
        ChartCategoriesData: {
            categories: string[];
            tree: components["schemas"]["ChartCategoryView"][];
        };
        /** @description A category and its subcategories. */
        ChartCategoryView: {
            name: string;
            subcategories: string[];
        };
        /** @description Countries with captured charts. */
        ChartCountriesData: {
            /** @description The captured categories of each country. */
            categoriesByCountry: {
                [key: string]: string[];
            };
            /** @description ISO 3166 alpha-2, lower case. */
            countries: string[];
        };
        /** @description A chart; `null` when it was not captured on that day. */
        ChartData: {
            chart: components["schemas"]["ChartView"] | null;
            options: components["schemas"]["ChartOptions"];
        };
        /** @description A chart of a day, compared with an earlier one. */
        ChartHead: {
            /** @description When the chart was made, according to the platform. */
            capturedAt: components["schemas"]["Moment"];
            category: string;
            chartDate: string;
            /** @description `apple` or `spotify`. */
            chartType: string;
            /** @description `1d` or `7d`. */
            compare: string;
            compareChartCoverageStatus: string | null;
            /** @description The last captured day up to the requested one. */
            compareChartDate: string | null;
            /** Format: int32 */
            compareChartObservedDepth: number | null;
            /** @description `available` or `unavailable`. */
            comparisonStatus: string;
            comparisonUnavailableReason: string | null;
            country: string;
            /** @description `complete`, `unresolved_identities` or `incomplete`. */
            coverageStatus: string;
            /** @description Whether the charts are complete enough to determine entries and exits. */
            entryExitConfirmable: boolean;
            /**
             * Format: int32
             * @description The lowest captured position.
             */
            observedDepth: number;
            requestedCompareDate: string;
            /** Format: int32 */
            totalPositions: number;
            /**
             * Format: int32
             * @description Number of positions whose show is unknown. They are not in the list.
             */
            unresolvedPositions: number;
        };
        /** @description The identity of a row: a podcast of the catalog, or a show of the platform. */
        ChartIdentity: {
            podcastId: string;
            slug: string;
            /** @enum {string} */
            type: "podcast";
        } | {
            chartType: string;
            platformId: string;
            /** @enum {string} */
            type: "platform";
        };
        /** @description The options as applied. */
        ChartOptions: {
            category: string;
            chartType: string;
            compare: string;
            country: string;
            date: string | null;
            positionsLimit: number;
        };
        /** @description A position of a chart. */
        ChartPosition: {
            /** Format: int32 */
            chartsInWindow30d: number;
            /** Format: int32 */
            daysCharted30d: number;
            /**
             * Format: int64
             * @description When it is `null`, `estimatedMonthlyListenersUnavailableReason` has the reason.
             */
            estimatedMonthlyListeners: number | null;
            /** @description 0-1K, 1K-10K, 10K-100K, 100K-1M or 1M+. */
            estimatedMonthlyListenersBucket: string | null;
            /**
             * @description Beyond the contract: `no_podcast` when the podcast is unknown, `plan` when the plan has no estimates, or
             *     `not_estimated`.
             */
            estimatedMonthlyListenersUnavailableReason: string | null;
            /** @description Positions on the days of the head's `historyWindow`. */
            history30d: (number | null)[];
            /** @description `observed`, `off_chart`, `no_chart` or `unknown`. */
            history30dStatus: string[];
            /** @description `null` when the earlier chart is not complete enough to decide. */
            isNew: boolean | null;
            /**
             * Format: double
             * @description 0 to 1.
             */
            matchConfidence: number | null;
            /** @description How the podcast was matched: `listed-id`, `feed-url`, `own-link` or `title-and-author`. */
            matchedBy: string | null;
            /** @description `up`, `down`, `unchanged`, `entered` or `unknown`. */
            movement: string;
            /** Format: int32 */
            peakPosition30d: number | null;
            podcastOnChart: components["schemas"]["PodcastOnChart"];
            podenginePodcast: components["schemas"]["PodcastSummary"] | null;
            /** Format: int32 */
            position: number;
            /**
             * Format: int32
             * @description Positions gained; negative when lost.
             */
            positionChange: number | null;
            /** Format: int32 */
            previousPosition: number | null;
            /** Format: int32 */
            unknownDays30d: number;
        };
        /** @description A position on a chart; fields that are absent match any chart. */
        ChartPositionsRequest: {
            /** @description A category or subcategory of charts. */
            category?: string | null;
            /** @description apple or spotify. */
            chartType?: string | null;
            /** @description ISO 3166-1 alpha-2. */
            country?: string | null;
            /**
             * Format: int64
             * @description The lowest position, 1 to 1000.
             */
            maxPosition?: number | null;
        };
        /** @description The presence of a podcast on one chart, week by week. */
        ChartPresenceView: {
            /** Format: double */
            averageInWindow: number | null;
            bestAllTime: components["schemas"]["DatedPositionView"];
            /** Format: int32 */
            bestInWindow: number | null;
            /** Format: int32 */
            capturesInWindow: number;
            category: string;
            /**
             * Format: int32
             * @description Positions gained since the previous capture.
             */
            change: number | null;
            /** @description `moved`, `unchanged`, `new`, `back`, `off` or `unknown`. */
            changeKind: string;
            chartType: string;
            country: string;
            /** Format: int32 */
            daysOnChartInWindow: number;
            firstSeenDate: string;
            lastSeen: components["schemas"]["DatedPositionView"];
            latestCaptureDate: string;
            previous: components["schemas"]["DatedPositionView"] | null;
            /** @description `on_now`, `dropped_30d`, `older` or `unknown`. */
            state: string;
            /** @description One for each week of the window. */
            weeks: components["schemas"]["WeekView"][];
            weeksCaptured: number;
            weeksOn: number;
        };
        /** @description A chart of one country and one category, with at least one position (spec 5). */
        ChartView: {
            chart: components["schemas"]["ChartWithWindow"];
            positions: components["schemas"]["ChartPosition"][];
        };
        /** @description A chart with the days that its history covers. */
        ChartWithWindow: components["schemas"]["ChartHead"] & {
            historyWindow: components["schemas"]["HistoryWindow"];
        };
        /** @description The code of a confirmation mail. */
        ConfirmRequest: {
            /** @description The code from the email: eight digits, with or without spaces. */
            code: string;
        };
        /** @description An email address and its checks. */
        ContactEmailView: {
            /**
             * Format: float
             * @description Confidence that the address belongs to the podcast, 0 to 1.
             */
            confidence: number;
            /** @description Always `null`: no mail server is contacted. */
            deepVerifiedAt: string | null;
            deliverabilityReason: string | null;
            /**
             * @description `invalid` when the syntax or the domain is invalid, otherwise `null`. Whether the mailbox exists is not
             *     checked.
             */
            deliverabilityStatus: string | null;
            email: string;
            firstSeenAt: components["schemas"]["Moment"] | null;
            isFreeEmailProvider: boolean | null;
            /** @description Whether the address is on the domain of the podcast's website. */
            isOwnDomain: boolean;
            lastSeenAt: components["schemas"]["Moment"] | null;
            /** @description Whether the domain accepts mail; `null` when it was not looked up. */
            mxValid: boolean | null;
            /**
             * Format: int32
             * @description Number of users who reported it as wrong.
             */
            reportedBy: number;
            /** @description Where the address was seen. */
            sightings: components["schemas"]["SightingView"][];
            /** @description A likely correction of a mistyped address. */
            suggestedCorrection: string | null;
            syntaxValid: boolean | null;
            verifiedAt: components["schemas"]["Moment"] | null;
        };
        /** @description A page for contacting the podcast. */
        ContactPageView: {
            firstSeenAt: components["schemas"]["Moment"];
            hasForm: boolean;
            /** @description The purpose of the page: `contact`, `about`, `imprint`. */
            kind: string;
            lastSeenAt: components["schemas"]["Moment"];
            title: string;
            url: string;
        };
        /** @description A phone number. */
        ContactPhoneView: {
            /** Format: float */
            confidence: number;
            firstSeenAt: components["schemas"]["Moment"] | null;
            isFax: boolean;
            lastSeenAt: components["schemas"]["Moment"] | null;
            /** @description E.164. */
            phone: string;
            /** Format: int32 */
            reportedBy: number;
            sightings: components["schemas"]["SightingView"][];
        };
        /**
         * @description Why a contact is wrong.
         * @enum {string}
         */
        ContactReportReason: "bounced" | "wrong-person" | "outdated" | "other";
        /** @description A contact that is wrong, with the reason. */
        ContactReportRequest: {
            /** @description The email address or phone number, as shown. */
            contact: string;
            note?: string | null;
            reason: components["schemas"]["ContactReportReason"];
        };
        /** @description A website of the podcast. */
        ContactWebsiteView: {
            checkedAt: components["schemas"]["Moment"] | null;
            contactUrls: string[];
            /**
             * Format: int32
             * @description Number of podcasts that name the site.
             */
            shows: number;
            /**
             * @description `fine`, `parked`, `needs-javascript`, or `unread` when no page could be read; `null` when the site was not
             *     visited yet.
             */
            state: string | null;
            url: string;
            /** @description Whether the site was read, and names the podcast or links to its feed. */
            verified: boolean;
        };
        /** @description The quota for contacts beyond those in the feed. */
        ContactsQuotaView: {
            /** @description Whether this podcast is already paid for, so that repeats are free this month. */
            isSpent: boolean;
            /**
             * Format: int32
             * @description `null` is unlimited.
             */
            limit: number | null;
            /** @description When the quota resets. */
            resetsAt: components["schemas"]["Moment"];
            /**
             * Format: int32
             * @description Number of podcasts whose contacts were requested this month.
             */
            used: number;
        };
        /** @description A range, both ends included. */
        CountRangeRequest: {
            /** Format: int64 */
            max?: number | null;
            /** Format: int64 */
            min?: number | null;
        };
        /** @description Name, scopes and lifetime of a new API key. */
        CreateApiKeyRequest: {
            /**
             * Format: int32
             * @description Days until the key expires. Without it, the key is valid until it is revoked.
             */
            expiresInDays?: number | null;
            /** @description What the key is for. */
            name: string;
            /** @description `read` is always included; `write` allows calls that change data. */
            scopes?: string[];
        };
        /** @description On how many charts of each platform a podcast is now. */
        CurrentChartsByPlatform: {
            apple: number;
            spotify: number;
        };
        /** @description The usage of the team in the current period: a day on the free plan, otherwise a month. */
        CurrentUsageData: {
            aliases: components["schemas"]["AliasUsageView"][];
            featureFlags: components["schemas"]["FeatureFlagsView"];
            /** @description When the next period begins and all counts restart at zero. */
            periodEnd: components["schemas"]["Moment"];
            periodStart: components["schemas"]["Moment"];
            plan: string;
            /** @description Always `null`: Earshot has no projects. */
            projectUsage: Record<string, never> | null;
            /** Format: int64 */
            totalUsed: number;
        };
        /** @description A date, or a period that counts back from now. */
        DateRequest: string | {
            /** @description 2026-01-31, or an RFC 3339 date and time. */
            date: string;
        } | {
            /** @description hours, days, months (30 days each) or years (365 days each). */
            unit: string;
            /**
             * Format: int64
             * @description A positive number.
             */
            value: number;
        };
        /** @description A day with the position on it. */
        DatedPositionView: {
            date: string;
            /** Format: int32 */
            position: number;
        };
        /** @description A podcast in short form or in full. */
        DetailedPodcast: components["schemas"]["PodcastSummary"] | components["schemas"]["PodcastView"];
        /** @description A page of the directory. */
        DirectoryData: {
            letter: string;
            /** @description All letters that have podcasts. */
            letters: components["schemas"]["LetterCount"][];
            podcasts: components["schemas"]["PodcastSummary"][];
            /**
             * Format: int64
             * @description Number of podcasts under this letter.
             */
            total: number;
        };
        /** @description A directory listing and where it was found. */
        DirectoryLinkView: {
            directory: string;
            pedigree: components["schemas"]["LinkProvenance"];
            /** @description Where the link was found: `rss`, `podcast-website`. */
            sources: string[];
            url: string;
        };
        /** @description How complete the last day of a rank history is. */
        EndChart: {
            coverageStatus: string;
            /** Format: int32 */
            observedDepth: number;
            /** Format: int32 */
            totalPositions: number;
            /** Format: int32 */
            unresolvedPositions: number;
        };
        /** @description A successful response. */
        Envelope_ActivityData: {
            /** @description A page of the user's audit log. */
            data: {
                /** @description Newest first. Events are kept for a year. */
                activity: components["schemas"]["AuditEventView"][];
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A successful response. */
        Envelope_AllDetailsData: {
            /** @description A podcast with everything that the tier sees of it. */
            data: {
                podcast: components["schemas"]["PodcastAllDetails"];
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A successful response. */
        Envelope_AlternativeSpellingsData: {
            /** @description Other ways to spell the name, most likely first. */
            data: {
                spellings: string[];
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A successful response. */
        Envelope_ApiKeysData: {
            /** @description All API keys of the team. */
            data: {
                /** @description Newest first, with those that have ended. */
                apiKeys: components["schemas"]["ApiKeyView"][];
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A successful response. */
        Envelope_AppearancesData: {
            /** @description All charts on which a podcast was on a day, best position first. */
            data: {
                appearances: components["schemas"]["AppearancesView"];
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A successful response. */
        Envelope_AuthorityScoreData: {
            /** @description The authority score of a podcast. */
            data: {
                authorityScore: components["schemas"]["AuthorityScoreView"] | null;
                podcastId: string;
                podcastSlug: string;
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A successful response. */
        Envelope_AuthorityScoreDetailsData: {
            /** @description The authority score with its inputs. */
            data: components["schemas"]["AuthorityScoreData"] & {
                /** @description The days on which the score changed, oldest first. */
                history: components["schemas"]["ScorePointView"][];
                /** @description Weights of the inputs of each sub-score. */
                inputWeights: {
                    [key: string]: {
                        [key: string]: number;
                    };
                };
                /** @description Inputs with data, by sub-score. */
                inputs: components["schemas"]["ScoreInputView"][];
                standing?: components["schemas"]["ScorePercentilesView"] | null;
                /** @description Inputs without data. With data, they would share the weight of the others. */
                unknownInputs: components["schemas"]["UnknownInputView"][];
                /** @description Weights of the sub-scores. Those with data share the total weight in proportion. */
                weights: {
                    [key: string]: number;
                };
                /** Format: int64 */
                weightsVersion: number;
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A successful response. */
        Envelope_AutocompleteData: {
            /** @description Suggestions, best first. */
            data: {
                podcasts: components["schemas"]["PodcastSummary"][];
                words: string[];
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A successful response. */
        Envelope_AvailabilityData: {
            /** @description The first and last capture of a chart, and the captures near a day. */
            data: {
                availability: components["schemas"]["AvailabilityView"];
                options: components["schemas"]["AvailabilityOptions"];
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A successful response. */
        Envelope_ChartCategoriesData: {
            /** @description The categories (spec 3) that have charts on a platform, each followed by its subcategories. */
            data: {
                categories: string[];
                tree: components["schemas"]["ChartCategoryView"][];
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A successful response. */
        Envelope_ChartCountriesData: {
            /** @description Countries with captured charts. */
            data: {
                /** @description The captured categories of each country. */
                categoriesByCountry: {
                    [key: string]: string[];
                };
                /** @description ISO 3166 alpha-2, lower case. */
                countries: string[];
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A successful response. */
        Envelope_ChartData: {
            /** @description A chart; `null` when it was not captured on that day. */
            data: {
                chart: components["schemas"]["ChartView"] | null;
                options: components["schemas"]["ChartOptions"];
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A successful response. */
        Envelope_CurrentUsageData: {
            /** @description The usage of the team in the current period: a day on the free plan, otherwise a month. */
            data: {
                aliases: components["schemas"]["AliasUsageView"][];
                featureFlags: components["schemas"]["FeatureFlagsView"];
                /** @description When the next period begins and all counts restart at zero. */
                periodEnd: components["schemas"]["Moment"];
                periodStart: components["schemas"]["Moment"];
                plan: string;
                /** @description Always `null`: Earshot has no projects. */
                projectUsage: Record<string, never> | null;
                /** Format: int64 */
                totalUsed: number;
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A successful response. */
        Envelope_DirectoryData: {
            /** @description A page of the directory. */
            data: {
                letter: string;
                /** @description All letters that have podcasts. */
                letters: components["schemas"]["LetterCount"][];
                podcasts: components["schemas"]["PodcastSummary"][];
                /**
                 * Format: int64
                 * @description Number of podcasts under this letter.
                 */
                total: number;
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A successful response. */
        Envelope_EpisodeCatalogData: {
            /** @description All episodes of a podcast in short form. */
            data: {
                catalogue: components["schemas"]["EpisodeCatalogView"];
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A successful response. */
        Envelope_EpisodeData: {
            /** @description An episode. */
            data: {
                episode: components["schemas"]["EpisodeView"];
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A successful response. */
        Envelope_HealthData: {
            /** @description The state of the service. */
            data: {
                /** @description The served generation. */
                generation: string | null;
                /** @description `ok`, or `empty` before the first generation is published. */
                state: string;
                version: string;
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A successful response. */
        Envelope_LatestEpisodesData: {
            /** @description The latest episodes, grouped by podcast. Podcasts are sorted by their latest episode. */
            data: {
                latestPodcasts: components["schemas"]["PodcastWithEpisodes"][];
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A successful response. */
        Envelope_LatestPodcastsData: {
            /** @description Podcasts, sorted by their latest episode. */
            data: {
                podcasts: components["schemas"]["PodcastSummary"][];
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A successful response. */
        Envelope_LookupData: {
            /** @description `null` when no podcast has the id. */
            data: {
                podcast: components["schemas"]["PodcastSummary"] | null;
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A successful response. */
        Envelope_MeData: {
            /** @description The caller and what their plan allows. */
            data: {
                limits: components["schemas"]["LimitsView"];
                user: components["schemas"]["UserView"] | null;
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A successful response. */
        Envelope_MessageData: {
            /** @description A response with a message. */
            data: {
                message: string;
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A successful response. */
        Envelope_MovementData: {
            /** @description The movement on a chart since the day or week before; `null` when it was not captured. */
            data: {
                movement: components["schemas"]["MovementView"] | null;
                options: components["schemas"]["MovementOptions"];
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A successful response. */
        Envelope_MultiplePodcastsData: {
            /** @description The podcasts that exist, in the order of the request. */
            data: {
                options: components["schemas"]["MultipleOptions"];
                podcasts: components["schemas"]["DetailedPodcast"][];
                totalFound: number;
                totalRequested: number;
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A successful response. */
        Envelope_NewApiKeyData: {
            /** @description A new key. Only this response contains its secret. */
            data: {
                apiKey: components["schemas"]["ApiKeyView"];
                /** @description The secret, for the header `Authorization`. */
                secret: string;
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A successful response. */
        Envelope_Podcast2Data: {
            /** @description Use of the podcast namespace in feeds. */
            data: {
                podcast2Stats: components["schemas"]["Podcast2Stats"];
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A successful response. */
        Envelope_PodcastChartsData: {
            /** @description The charts of a podcast, best position first. */
            data: {
                options: components["schemas"]["PodcastChartsOptions"];
                podcast: components["schemas"]["PodcastSummary"];
                positions: components["schemas"]["ChartAppearance"][];
                /** @description Number of all charts; the list may be shorter. */
                totalCharts: number;
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A successful response. */
        Envelope_PodcastContactsData: {
            /** @description The contacts of a podcast. */
            data: {
                allowance: components["schemas"]["ContactsQuotaView"] | null;
                /** @description The contacts that are not shown. */
                locked: components["schemas"]["LockedContactsView"];
                podcast: components["schemas"]["PodcastSummary"];
                podcastContacts: components["schemas"]["PodcastContactsView"];
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A successful response. */
        Envelope_PodcastData: {
            /** @description A podcast, with its listings on platforms. */
            data: {
                platforms: components["schemas"]["PlatformsView"] | null;
                podcast: components["schemas"]["PodcastView"];
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A successful response. */
        Envelope_PodcastEpisodesData: {
            /** @description A podcast's episodes, newest first. */
            data: {
                options: components["schemas"]["EpisodesOptions"];
                podcastWithEpisodes: components["schemas"]["PodcastWithEpisodes"];
                totalEpisodes: number;
                /** @description Number of episodes after applying `hasTranscript`. */
                totalMatching: number;
                totalTranscripts: number;
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A successful response. */
        Envelope_PodcastGuestsData: {
            /** @description The people in a podcast's episodes. */
            data: {
                guests: components["schemas"]["PodcastGuestsView"];
                podcast: components["schemas"]["PodcastSummary"];
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A successful response. */
        Envelope_PodcastHistoryData: {
            /** @description The positions of a podcast on a chart. */
            data: {
                history: components["schemas"]["PodcastHistoryView"];
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A successful response. */
        Envelope_PodcastReviewsData: {
            /** @description Ratings and reviews of a podcast. */
            data: {
                podcast: components["schemas"]["PodcastSummary"];
                podcastReviews: components["schemas"]["PodcastReviewsView"];
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A successful response. */
        Envelope_PodcastSocialMediaData: {
            /** @description A podcast's social profiles and their followers. */
            data: {
                podcast: components["schemas"]["PodcastSummary"];
                socialMediaData: components["schemas"]["SocialMediaView"];
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A successful response. */
        Envelope_PodcastSponsorsData: {
            /** @description The sponsors of a podcast's episodes. */
            data: {
                podcast: components["schemas"]["PodcastSummary"];
                sponsors: components["schemas"]["PodcastSponsorsView"];
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A successful response. */
        Envelope_PodcastYoutubeData: {
            /** @description A podcast's YouTube channels. */
            data: {
                podcast: components["schemas"]["PodcastSummary"];
                youtubeData: components["schemas"]["YoutubeView"];
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A successful response. */
        Envelope_PresenceData: {
            /** @description All charts on which a podcast has ever been, with its positions. */
            data: {
                presence: components["schemas"]["PresenceView"];
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A successful response. */
        Envelope_RankHistoryData: {
            /** @description The history of a chart's top positions; `null` for a chart that was never captured. */
            data: {
                history: components["schemas"]["RankHistoryView"] | null;
                options: components["schemas"]["RankHistoryOptions"];
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A successful response. */
        Envelope_RelatedData: {
            /** @description Related podcasts, most related first. */
            data: {
                podcast: components["schemas"]["PodcastSummary"];
                relatedPodcasts: components["schemas"]["RelatedPodcasts"];
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A successful response. */
        Envelope_ReviewSearchData: {
            /** @description Reviews of several podcasts. */
            data: {
                /** @description The search reached its time limit and returns nothing. Narrower filters are faster. */
                cutOff: boolean;
                /** @description There are more reviews within the first thousand. */
                hasMore: boolean;
                limit: number;
                offset: number;
                reviews: components["schemas"]["ReviewHitView"][];
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A successful response. */
        Envelope_RevokedApiKeyData: {
            /** @description The API key that was revoked. */
            data: {
                apiKey: components["schemas"]["ApiKeyView"];
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A successful response. */
        Envelope_SearchData_EpisodeHitView: {
            /** @description The results of a search. */
            data: {
                /** @description The cursor of the next page; `null` when there is none, or when the plan's limit is reached. */
                cursor: string | null;
                /**
                 * @description Beyond the contract: a corrected spelling, when a word has no matches. It is the text of the terms, with
                 *     groups as `(these or those)`.
                 */
                didYouMean: string | null;
                /** @description Beyond the contract: the requested facets, in the order of the request. */
                facets: components["schemas"]["FacetView"][];
                /** @description Beyond the contract: how the hits were found. */
                foundBy: components["schemas"]["RetrievalModeView"];
                /** @description Beyond the contract: the search reached its time limit, and there may be better and more hits. */
                partial: boolean;
                result: components["schemas"]["SearchResult_EpisodeHitView"];
                searchId: string;
                /** @description podcasts or episodes. */
                searchMode: string;
                searchOptions: components["schemas"]["SearchRequest"];
                searchResultsStats: components["schemas"]["SearchStats"];
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A successful response. */
        Envelope_SearchData_PodcastHitView: {
            /** @description The results of a search. */
            data: {
                /** @description The cursor of the next page; `null` when there is none, or when the plan's limit is reached. */
                cursor: string | null;
                /**
                 * @description Beyond the contract: a corrected spelling, when a word has no matches. It is the text of the terms, with
                 *     groups as `(these or those)`.
                 */
                didYouMean: string | null;
                /** @description Beyond the contract: the requested facets, in the order of the request. */
                facets: components["schemas"]["FacetView"][];
                /** @description Beyond the contract: how the hits were found. */
                foundBy: components["schemas"]["RetrievalModeView"];
                /** @description Beyond the contract: the search reached its time limit, and there may be better and more hits. */
                partial: boolean;
                result: components["schemas"]["SearchResult_PodcastHitView"];
                searchId: string;
                /** @description podcasts or episodes. */
                searchMode: string;
                searchOptions: components["schemas"]["SearchRequest"];
                searchResultsStats: components["schemas"]["SearchStats"];
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A successful response. */
        Envelope_SessionsData: {
            /** @description All open sessions of the user. */
            data: {
                /** @description Sorted by last use, most recent first. */
                sessions: components["schemas"]["SessionView"][];
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A successful response. */
        Envelope_SimilarEpisodesData: {
            /** @description Beyond the contract: similar episodes, most similar first. */
            data: {
                episodeId: string;
                similarEpisodes: components["schemas"]["SimilarEpisodeView"][];
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A successful response. */
        Envelope_StatisticsData: {
            /** @description Counts over the whole catalog. */
            data: {
                /** Format: int64 */
                episodes: number;
                generation: string;
                genres: components["schemas"]["ValueCountView"][];
                /** @description Most frequent first. */
                languages: components["schemas"]["ValueCountView"][];
                /** Format: int64 */
                podcasts: number;
                publishedAt: components["schemas"]["Moment"];
                /** Format: int64 */
                transcripts: number;
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A successful response. */
        Envelope_StatusData: {
            /** @description The history of the service, as it recorded it itself. */
            data: {
                /** @description The last 90 days in UTC, oldest first. */
                days: components["schemas"]["StatusDayView"][];
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A successful response. */
        Envelope_TagHistoryData: {
            /** @description The use of a tag on each day with counts. */
            data: {
                /** @description Oldest first. Days without counts are left out. */
                days: components["schemas"]["TagDay"][];
                field: string;
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A successful response. */
        Envelope_TeamDailyUsageData: {
            /** @description The usage of the team on each day in UTC, oldest first. */
            data: {
                days: components["schemas"]["TeamUsageDayView"][];
                /** @description Limits by alias, per day on the free plan and otherwise per month; `null` is unlimited. */
                limits: {
                    [key: string]: number | null;
                };
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A successful response. */
        Envelope_TeamMembersUsageData: {
            /** @description The members with usage, sorted by searches, most first. */
            data: {
                members: components["schemas"]["MemberUsageView"][];
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A successful response. */
        Envelope_TeamMonthlyUsageData: {
            /** @description The usage of the team in each month in UTC, oldest first. */
            data: {
                /** @description Limits by alias, per day on the free plan and otherwise per month; `null` is unlimited. */
                limits: {
                    [key: string]: number | null;
                };
                months: components["schemas"]["TeamUsageMonthView"][];
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A successful response. */
        Envelope_TeamUsersData: {
            /** @description The members of the team, in the order of joining. */
            data: {
                users: components["schemas"]["TeamUserView"][];
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A successful response. */
        Envelope_TranscriptPassagesData: {
            /** @description The passages of a transcript that match, in order of time. Matches that are close together share one passage. */
            data: {
                /** @description Number of passages after this page. */
                additionalCount: number;
                bestPassage: components["schemas"]["PassageView"] | null;
                episodeId: string;
                hasMore: boolean;
                nextCursor: string | null;
                /** @description Beyond the contract: the search reached its time limit, and there may be more passages. */
                partial: boolean;
                /** @description Largest page size. */
                passageLimit: number;
                passages: components["schemas"]["PassageView"][];
                total: components["schemas"]["SearchTotal"];
                /** @description Some passages are not shown: without an account, only the first ones are, within the daily budget. */
                truncated: boolean;
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A successful response. */
        Envelope_TranscriptTextData: {
            /** @description The whole transcript as text. */
            data: {
                episodeTranscriptText: components["schemas"]["TranscriptText"];
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A successful response. */
        Envelope_TranscriptTextPreviewData: {
            /** @description The beginning of a transcript as text. */
            data: {
                episodeTranscriptText: components["schemas"]["TranscriptTextPreview"];
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A successful response. */
        Envelope_TranscriptTimestampsData: {
            /** @description The sentences of a transcript with their times. */
            data: {
                episodeId: string;
                podcastId: string;
                sentences: components["schemas"]["SentenceView"][];
                /** @description The whole text of a transcript without times, otherwise `null`. */
                textWithoutTimes: string | null;
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A successful response. */
        Envelope_TranscriptTimestampsPreviewData: {
            /** @description The first sentences with their times. */
            data: {
                episodeId: string;
                podcastId: string;
                sentences: components["schemas"]["SentenceView"][];
                /** @description The beginning of a transcript without times, otherwise `null`. */
                textWithoutTimes: string | null;
                /** @description Sentences in the whole transcript. */
                totalSentences: number;
                truncated: boolean;
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A successful response. */
        Envelope_TranscriptionRequestData: {
            /** @description The transcription request that was created or found. */
            data: {
                request: components["schemas"]["TranscriptionRequestView"];
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A successful response. */
        Envelope_TranscriptionRequestsData: {
            /** @description The transcription requests of the user's team, newest first. */
            data: {
                requests: components["schemas"]["TranscriptionRequestView"][];
                /**
                 * Format: int64
                 * @description Number of requests with this status.
                 */
                totalRequests: number;
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A successful response. */
        Envelope_UserDailyUsageData: {
            /** @description Usage records (spec 3), one for each day in UTC, oldest first. */
            data: {
                days: components["schemas"]["UsageRecordView"][];
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A successful response. */
        Envelope_UserMonthlyUsageData: {
            /** @description The usage in each month in UTC, oldest first. */
            data: {
                months: components["schemas"]["UsageMonthView"][];
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description All episodes of a podcast in short form. */
        EpisodeCatalogData: {
            catalogue: components["schemas"]["EpisodeCatalogView"];
        };
        /** @description A podcast's episodes in brief, newest first, and its publishing rhythm. Episodes without a date are left out. */
        EpisodeCatalogView: {
            /** @description Whether repeats can be recognized. Always false. */
            classificationAvailable: boolean;
            episodes: components["schemas"]["CatalogEpisode"][];
            rhythm: components["schemas"]["RhythmView"];
            /** @description There are more than 1,000 episodes. */
            truncated: boolean;
        };
        /** @description An episode. */
        EpisodeData: {
            episode: components["schemas"]["EpisodeView"];
        };
        /** @description The episode of a hit. */
        EpisodeFields: components["schemas"]["UnknownOfEpisode"] & {
            episodeCreatedAt: components["schemas"]["Moment"];
            /** Format: int64 */
            episodeDurationSeconds: number | null;
            /** @description Empty when the item has no enclosure, because the contract allows no null here. */
            episodeEnclosureUrl: string;
            /** @description People who take part or are mentioned, from feed, texts and transcript; `null` when there are none. */
            episodeGuestsAndHosts: components["schemas"]["HitPerson"][] | null;
            episodeGuid: string | null;
            episodeHasTranscript: boolean;
            episodeId: string;
            episodeImageUrl: string | null;
            /** @description Keywords of the feed, and phrases of the episode's texts. */
            episodeKeywords: string[] | null;
            /** @description Plain text. */
            episodePodcastDescriptionDenormalized: string | null;
            episodePodcastLanguageDenormalized: string;
            episodePodcastTitleDenormalized: string;
            episodePodcastTopGenresDenormalized: string[] | null;
            /** @description Sanitized HTML. */
            episodeRssDescription: string | null;
            episodeRssDescriptionNoHtml: string | null;
            episodeRssItunesSubtitle: string | null;
            /** @description The time when the episode was first seen, when the item has no date, because the contract allows no null here. */
            episodeRssPublishedAt: components["schemas"]["Moment"];
            episodeRssTitle: string;
            episodeSlug: string;
            episodeSponsorsAndAdvertisers: components["schemas"]["HitSponsor"][] | null;
            /** @description Topics of the episode, from its texts and the catalog's vocabulary, in their most common spelling. */
            episodeTopics: string[] | null;
            episodeUpdatedAt: components["schemas"]["Moment"];
            episodeWebUrl: string | null;
            transcriptId: string | null;
        };
        /** @description An episode in search results. */
        EpisodeHitView: components["schemas"]["PodcastFields"] & components["schemas"]["EpisodeFields"] & {
            episodeDescriptionHighlights: string[] | null;
            episodeTitleHighlights: string[] | null;
            explanation: components["schemas"]["ExplanationView"] | null;
            /** @description The best snippet of all fields; `null` unless requested. */
            matchSnippet: string | null;
            podcastDescriptionHighlights: string[] | null;
            /** @description Author, hosts and keywords of the podcast that match; empty when none does. */
            podcastOtherHighlights: components["schemas"]["FieldHighlightView"][];
            podcastTitleHighlights: string[] | null;
            /** @description Beyond the contract: how the episode was found: `words`, `meaning` or `both`. */
            reason: string;
            /** Format: double */
            score: number;
            transcriptHighlights: string[] | null;
            transcriptMatches: components["schemas"]["TranscriptMatchView"][];
            /** @description The best passage of the transcript, as plain text. */
            transcriptTextSnippet: string | null;
        };
        /** @description A person of an episode. */
        EpisodePerson: {
            /**
             * Format: double
             * @description Beyond the contract: confidence, 0 to 1.
             */
            confidence: number;
            imageUrl: string | null;
            name: string;
            organization: string | null;
            /** @description Beyond the contract: the person's role, as it is written. */
            role: string | null;
            /** @description Beyond the contract: the text around the name. */
            snippet: string | null;
            /**
             * @description Beyond the contract: the text that names the person: `person-tag`, `author`, `title`, `description`, `show`,
             *     `transcript`, `other-episodes`.
             */
            source: string;
            /** @description host, guest, mentioned or unknown. */
            type: string;
        };
        /** @description An episode. */
        EpisodeView: {
            applePodcastsUrl: string | null;
            author: string | null;
            deepAnalysisRequestedAt: components["schemas"]["Moment"] | null;
            /** @description Sanitized HTML. */
            description: string | null;
            descriptionNoHtml: string | null;
            /** Format: int64 */
            durationSeconds: number | null;
            /** @description Empty when the item has no enclosure, because the contract allows no null here. */
            enclosureUrl: string;
            /** @description People who take part or are mentioned, from feed, texts and transcript; `null` when there are none. */
            episodeGuestsAndHosts: components["schemas"]["EpisodePerson"][] | null;
            episodeId: string;
            /** @description Beyond the contract: keywords of the feed, and phrases of the episode's texts; `null` in lists. */
            episodeKeywords: string[] | null;
            episodeShortDescription: string | null;
            episodeSlug: string;
            /** @description Beyond the contract: the sponsors with details. */
            episodeSponsorDetails: components["schemas"]["SponsorView"][] | null;
            episodeSponsors: string[] | null;
            episodeThumbnailRssUrl: string | null;
            /**
             * @description Beyond the contract: topics of the episode, from its texts and the catalog's vocabulary, in their most common
             *     spelling; `null` in lists.
             */
            episodeTopics: string[] | null;
            explicit: boolean | null;
            goneFromFeedAt: components["schemas"]["Moment"] | null;
            hasTranscript: boolean;
            hasVideo: boolean;
            imageUrl: string | null;
            /** Format: int32 */
            number: number | null;
            podcastId: string;
            podcastSlug: string;
            podcastTitle: string;
            publishedAt: components["schemas"]["Moment"] | null;
            /** Format: int32 */
            season: number | null;
            title: string;
            transcriptId: string | null;
            transcriptionRequestedAt: components["schemas"]["Moment"] | null;
            videoUrl: string | null;
            webUrl: string | null;
            youtubeEpisodeDetails: Record<string, never> | null;
        };
        /** @description The options as applied. */
        EpisodesOptions: {
            hasTranscript: boolean | null;
            limit: number;
            skip: number;
        };
        /** @description One invalid value and its position. */
        ErrorDetail: {
            message: string;
            /** @description JSON pointer into the body, or the parameter's name after a slash. */
            pointer: string;
        };
        /** @description A failure. */
        ErrorView: {
            /** @description The error code for programs. */
            code: string;
            errors: components["schemas"]["ErrorDetail"][];
            /** @description The message for people. */
            message: string;
            /** @description The request id, also in the header `x-request-id`. */
            requestId: string;
            /** @description `ERROR`, or `UNAUTHORIZED` when the authorization failed. */
            status: string;
        };
        /** @description A part of a score. */
        ExplanationView: {
            /** @description The parts from which `value` is computed. */
            parts: components["schemas"]["ExplanationView"][];
            /** Format: double */
            value: number;
            /** @description Text for people: `title matches exactly`. */
            what: string;
        };
        /** @description A page. */
        FacebookPageView: {
            facebookPageId: string;
            facebookPageUrl: string;
            /** Format: int64 */
            followers: number;
            /** Format: int64 */
            following: number;
            /** Format: int64 */
            likes: number;
            /** @description Beyond the contract: counts that the platform did not provide. */
            missing: string[];
            name: string;
            profilePhotoUrl: string | null;
            scrapedAt: components["schemas"]["Moment"];
            /** Format: int64 */
            talkingAboutCount: number | null;
        };
        /** @description A value of a facet with the number of its hits. */
        FacetValueView: {
            /** @description Number of hits with this value. */
            count: number;
            value: string;
        };
        /** @description The values of a property among the hits. */
        FacetView: {
            /** @description Number of hits that were counted: a part of them when there are very many. */
            counted: number;
            /**
             * @description language, genre, country, updateFrequency, hasTranscript, hasGuests, likelyMachineMade, veryStale, topics or
             *     keywords.
             */
            facet: string;
            /** @description Most frequent first. */
            values: components["schemas"]["FacetValueView"][];
        };
        /** @description Features that can be enabled for a team. None of them is available. */
        FeatureFlagsView: {
            airtableIntegration: boolean;
            applyPage: boolean;
            s3Integration: boolean;
        };
        /** @description A matching short text of a podcast, besides title and description. */
        FieldHighlightView: {
            /** @description `author`, `host` or `keyword`. */
            field: string;
            /** @description The whole text with `<em>` around matches, and everything else escaped. */
            highlighted: string;
        };
        /** @description How a term of a group matches. */
        GroupTermOptionsRequest: {
            fuzzy?: boolean | null;
            phraseMatch?: boolean | null;
            /** Format: double */
            slop?: number | null;
        };
        /** @description A term of a group. It has no match mode. */
        GroupTermRequest: {
            /** @description podcast-title, podcast-description; for episodes also episode-title, episode-description, transcript. */
            searchTargets: string[];
            /** @description At least 2 characters. */
            searchTerm: string;
            searchTermOptions?: components["schemas"]["GroupTermOptionsRequest"] | null;
            /** @description `text`. */
            searchType?: string;
        };
        /** @description The state of the service. */
        HealthData: {
            /** @description The served generation. */
            generation: string | null;
            /** @description `ok`, or `empty` before the first generation is published. */
            state: string;
            version: string;
        };
        /** @description The chart of a position history, with its first and last day. */
        HistoryChart: {
            category: string;
            chartType: string;
            country: string;
            earliestChartDate: string;
            latestChartDate: string;
        };
        /** @description The days of a position history. */
        HistoryRangeView: {
            endDate: string;
            range: string;
            startDate: string;
        };
        /** @description Days, or weeks for longer ranges. */
        HistorySeries: {
            points: components["schemas"]["PointView"][];
            /** @enum {string} */
            resolution: "daily";
        } | {
            buckets: components["schemas"]["BucketView"][];
            /** @enum {string} */
            resolution: "weekly";
        };
        /** @description Best and average position, and the days on and off the chart. */
        HistoryStatsView: {
            /** Format: double */
            averagePositionWhenCharting: number | null;
            /** Format: int32 */
            bestPosition: number | null;
            /** Format: int32 */
            calendarDays: number;
            /**
             * Format: int32
             * @description Days with a capture.
             */
            chartDays: number;
            /** Format: int32 */
            daysOnChart: number;
            firstSeenDate: string | null;
            lastSeenDate: string | null;
            /**
             * Format: int32
             * @description Days without a capture.
             */
            missingDays: number;
            /** Format: int32 */
            offChartDays: number;
            streak: components["schemas"]["StreakView"];
            /** Format: int32 */
            unknownDays: number;
        };
        /** @description Days, and how complete the chart is on each. */
        HistoryWindow: {
            /** @description `complete`, `unresolved_identities`, `incomplete` or `no_chart`. */
            coverage: string[];
            dates: string[];
        };
        /** @description A podcast's current position on a chart. The contract uses snake case here. */
        HitChartPosition: {
            category: string;
            /** @description The latest date of the chart, which is the same. */
            chart_latest_date: string;
            /** @description apple or spotify. */
            chart_type: string;
            /** @description ISO 3166 alpha-2, in lower case. */
            country_code: string;
            /** @description The date of the chart's latest capture. */
            date: string;
            /** Format: int32 */
            days_streak_count: number;
            /** Format: int32 */
            position: number;
            /**
             * Format: int32
             * @description Positions gained; negative when lost.
             */
            position_change: number | null;
            /**
             * Format: int32
             * @description Position on the previous capture; `null` when the podcast was not on it.
             */
            previous_position: number | null;
            sub_category: string | null;
            /**
             * Format: int32
             * @description Number of captures with the podcast, and of consecutive ones up to the latest. Days without a capture do not
             *     count.
             */
            total_days_in_chart: number;
        };
        /** @description A host, as named in the feed. */
        HitHost: {
            imageUrl: string | null;
            name: string;
            url: string | null;
        };
        /** @description A social profile, or a directory listing. */
        HitLink: {
            type: string;
            url: string;
        };
        /** @description The owner in the feed. */
        HitOwner: {
            ownerName: string;
            /** @description `null`: feeds do not distinguish people and organizations. */
            ownerType: string | null;
        };
        /** @description A person of an episode. The contract uses snake case here. */
        HitPerson: {
            image_url: string | null;
            name: string;
            organizations: string[];
            /** @description Roles, as they are written. */
            roles: string[];
            /** @description host, guest, mentioned or unknown. */
            type: string;
            urls: string[];
        };
        /** @description A podcast that another one recommends. The contract uses snake case here. */
        HitPodcast: {
            image_url: string | null;
            podcast_id: string;
            slug: string;
            title: string;
        };
        /** @description A sponsor of an episode. The contract uses snake case here. */
        HitSponsor: {
            coupon_codes: string | null;
            name: string;
            /** @description The text that names the sponsor; empty when unknown. */
            snippet: string;
            urls: string[];
        };
        /** @description The share of podcasts at a hosting company. */
        HostShare: {
            host: string;
            /**
             * Format: double
             * @description Share of the feeds, 0 to 100.
             */
            percentage: number;
            /** Format: int64 */
            totalPodcasts: number;
        };
        /** @description How many tags the podcasts of a hosting company use on average. */
        HostTags: {
            /** Format: double */
            averageNumPodcast2Fields: number;
            host: string;
            /** Format: int64 */
            totalPodcasts: number;
        };
        /** @description The share of a hosting company's podcasts that have transcripts. */
        HostTranscripts: {
            host: string;
            /** Format: int64 */
            numPodcastsWithTranscripts: number;
            /**
             * Format: double
             * @description Share of the hosting company's podcasts, 0 to 100.
             */
            percentage: number;
            /** Format: int64 */
            totalPodcasts: number;
        };
        /** @description A business or creator account. */
        InstagramView: {
            /** Format: int64 */
            followers: number;
            /** Format: int64 */
            following: number;
            instagramProfileName: string;
            /** @description Beyond the contract: counts that the platform did not provide. */
            missing: string[];
            /** Format: int64 */
            posts: number;
            /**
             * Format: int64
             * @description 0 when unknown.
             */
            profileId: number;
            profilePhotoUrl: string | null;
            scrapedAt: components["schemas"]["Moment"];
            /** @description Beyond the contract. */
            url: string;
        };
        /** @description The latest episodes, grouped by podcast. Podcasts are sorted by their latest episode. */
        LatestEpisodesData: {
            latestPodcasts: components["schemas"]["PodcastWithEpisodes"][];
        };
        /** @description Podcasts, sorted by their latest episode. */
        LatestPodcastsData: {
            podcasts: components["schemas"]["PodcastSummary"][];
        };
        /** @description How many podcasts begin with a letter. */
        LetterCount: {
            /** Format: int64 */
            count: number;
            letter: string;
        };
        /** @description The limits of the plan (spec 6 and 9). */
        LimitsView: {
            apiAccess: boolean;
            maxResultsPerSearch: number;
            readsTranscripts: boolean;
            /** @description Search filters that the plan includes. */
            searchFilters: string[];
            searches: components["schemas"]["SearchLimitView"] | null;
            seesAppleId: boolean;
            seesContacts: boolean;
            seesPrimaryContacts: boolean;
            seesSocials: boolean;
            setsPageSize: boolean;
            /** @description public when not signed in, otherwise the user's plan. */
            tier: string;
            /** @description Formats for downloads of transcripts: txt, vtt, sentence-vtt. */
            transcriptFormats: string[];
        };
        /** @description Where and when a link was seen, and the confidence that it belongs to the podcast. */
        LinkProvenance: {
            /**
             * Format: float
             * @description Confidence, 0 to 1. Links in the feed are trusted.
             */
            confidence: number | null;
            firstSeenAt: components["schemas"]["Moment"];
            lastSeenAt: components["schemas"]["Moment"];
            /**
             * Format: int32
             * @description Number of occurrences on the whole site.
             */
            occurrences: number | null;
            /** @description The purpose of the page: `home`, `contact`. */
            pageKind: string | null;
            /** @description The page of the website that contains the link; `null` for links that only the feed contains. */
            pageUrl: string | null;
        };
        /** @description An organization. */
        LinkedInCompanyView: {
            about: string | null;
            companySize: string | null;
            countryCode: string | null;
            description: string | null;
            /** Format: int64 */
            employeesInLinkedin: number;
            /** Format: int64 */
            followers: number | null;
            industries: string | null;
            linkedInCompanyId: string;
            linkedInUrl: string;
            logoImageUrl: string | null;
            /** @description Beyond the contract: counts that the platform did not provide. */
            missing: string[];
            /** @description Always `null`: posts are not read. */
            mostRecentUpdate: Record<string, never> | null;
            name: string;
            scrapedAt: components["schemas"]["Moment"];
        };
        /** @description A person, for whom no service provides the followers. */
        LinkedInPersonView: {
            linkedInProfileId: string;
            name: string;
            scrapedAt: components["schemas"]["Moment"];
        };
        /** @description The contacts that are not shown. */
        LockedContactsView: {
            /** @description `none`, `primary` (the address in the feed), `all`. */
            access: string;
            contactPages: number;
            emails: number;
            phoneNumbers: number;
            /** @description The lowest plan that shows everything; `null` when the caller's plan does. */
            plan: string | null;
        };
        /** @description `null` when no podcast has the id. */
        LookupData: {
            podcast: components["schemas"]["PodcastSummary"] | null;
        };
        /** @description A signal that was found. */
        MachineSignalView: {
            /** @description An example of where it was found. */
            example: string;
            /** @description statement, generator, phrasing, bursts, output, same-texts, shared-texts or same-audio. */
            sign: string;
            /**
             * Format: double
             * @description 0 to 1.
             */
            strength: number;
            /**
             * Format: double
             * @description The certainty of this signal at full strength, 0 to 1.
             */
            weight: number;
        };
        /**
         * @description Signals that a podcast is made by a machine. People may cause some of them as well. A podcast counts as likely
         *     made by a machine from a certainty of 0.75 on.
         */
        MachineSignalsView: {
            /**
             * Format: double
             * @description 0 to 1. Each signal removes its share of the remaining doubt. Circumstantial signals alone reach at most 0.6.
             */
            certainty: number;
            likely: boolean;
            /** @description Strongest first. */
            signs: components["schemas"]["MachineSignalView"][];
        };
        /** @description The caller and what their plan allows. */
        MeData: {
            limits: components["schemas"]["LimitsView"];
            user: components["schemas"]["UserView"] | null;
        };
        /** @description What one member of a team used. */
        MemberUsageView: {
            displayName: string | null;
            email: string | null;
            /** Format: int64 */
            totalUsage: number;
            usageByAlias: {
                [key: string]: number;
            };
            userId: string;
        };
        /** @description A response with a message. */
        MessageData: {
            message: string;
        };
        /**
         * Format: date-time
         * @example 2026-11-21T03:28:05.000Z
         */
        Moment: string;
        /** @description How many episodes each month had. */
        MonthlyEpisodeCounts: {
            /** @description One count for each of 24 months in UTC; the last is the current month. */
            counts: number[];
            /** @description For example `2024-12`. */
            fromMonth: string;
        };
        /** @description The movement on a chart since the day or week before; `null` when it was not captured. */
        MovementData: {
            movement: components["schemas"]["MovementView"] | null;
            options: components["schemas"]["MovementOptions"];
        };
        /** @description The shows with one kind of movement. */
        MovementList: {
            items: components["schemas"]["MovementRow"][];
            /** @description `available` or `unavailable`. */
            status: string;
            /** @description Number of all such shows; the list may be shorter. */
            totalCount: number;
            /** @description `no_earlier_chart`, `depth_changed` or `incomplete_coverage`. */
            unavailableReason: string | null;
        };
        /** @description The options as applied. */
        MovementOptions: {
            category: string;
            chartType: string;
            compare: string;
            country: string;
            date: string | null;
            limit: number;
        };
        /** @description A row in a list of movements. */
        MovementRow: {
            creator: string | null;
            identity: components["schemas"]["ChartIdentity"];
            imageUrl: string | null;
            podenginePodcast: components["schemas"]["PodcastSummary"] | null;
            /**
             * Format: int32
             * @description `null` for a show that left the chart.
             */
            position: number | null;
            /** Format: int32 */
            positionChange: number | null;
            /** Format: int32 */
            previousPosition: number | null;
            title: string;
        };
        /** @description The podcasts that rose, fell, entered and left a chart between two days. */
        MovementView: {
            chart: components["schemas"]["ChartHead"];
            /** @description Largest gain first. */
            climbers: components["schemas"]["MovementList"];
            /** @description Sorted by their previous position. */
            droppedOff: components["schemas"]["MovementList"];
            /** @description Largest loss first. */
            fallers: components["schemas"]["MovementList"];
            /** @description Sorted by position. */
            newEntries: components["schemas"]["MovementList"];
        };
        /** @description The podcasts that are returned, in the body. */
        MultipleOptions: {
            details: components["schemas"]["PodcastDetail"];
            podcastIds: string[];
        };
        /** @description The podcasts that exist, in the order of the request. */
        MultiplePodcastsData: {
            options: components["schemas"]["MultipleOptions"];
            podcasts: components["schemas"]["DetailedPodcast"][];
            totalFound: number;
            totalRequested: number;
        };
        /** @description A new key. Only this response contains its secret. */
        NewApiKeyData: {
            apiKey: components["schemas"]["ApiKeyView"];
            /** @description The secret, for the header `Authorization`. */
            secret: string;
        };
        /** @description What would raise an input, and by how much when everything else stays the same. */
        NextStepView: {
            /**
             * Format: double
             * @description Additional points of the authority score.
             */
            points: number;
            /** @description In words: `200 episodes`. */
            what: string;
        };
        /** @description A passage of a transcript. */
        PassageView: components["schemas"]["TranscriptMatchView"] & {
            /** @description Stays the same as long as the transcript does not change. */
            id: string;
        };
        /** @description Which passages of a transcript are requested. */
        PassagesRequest: {
            /** @description `nextCursor` of the previous response, with the same search. */
            cursor?: string | null;
            /**
             * Format: int64
             * @description 1 to 100.
             */
            pageSize: number;
            /**
             * @description A search, as it was sent or as its response echoes it. Only its terms that target transcripts find passages.
             *     Its order, cursor and page size are ignored.
             */
            searchOptions: components["schemas"]["SearchRequest"];
        };
        /** @description A creator. */
        PatreonView: {
            /** @description Beyond the contract: counts that the platform did not provide. */
            missing: string[];
            name: string | null;
            /** Format: int64 */
            patrons: number;
            profileId: string | null;
            scrapedAt: components["schemas"]["Moment"];
            url: string;
        };
        /** @description A person who takes part, or does not. */
        PersonRequest: {
            fuzzy?: boolean | null;
            /** @description must (default) or not. */
            matchMode?: string | null;
            name: string;
            phraseMatch?: boolean | null;
            /** Format: double */
            slop?: number | null;
            /** @description guest or host. */
            type: string;
        };
        /** @description A show as the platform lists it, under the field name that histories use for its id. */
        PlatformShow: {
            creator: string | null;
            imageUrl: string | null;
            platformId: string;
            title: string;
        };
        /** @description The podcast's listings on platforms, when the plan shows its Apple id. */
        PlatformsView: {
            apple: components["schemas"]["ApplePlatform"];
            spotify: components["schemas"]["SpotifyPlatform"] | null;
            /** @description Always `null`: channels are not matched. */
            youtube: Record<string, never> | null;
        };
        /** @description Use of the podcast namespace in feeds. */
        Podcast2Data: {
            podcast2Stats: components["schemas"]["Podcast2Stats"];
        };
        /** @description A podcast with the number of podcast namespace tags it uses. */
        Podcast2Podcast: {
            /** @description The hosting company, or the domain of the media files. Empty when the feed has no media files. */
            host: string;
            implementedFields: string[];
            numPodcast20Fields: number;
            podcastId: string;
            podcastImageUrl: string | null;
            podcastSlug: string;
            /** @description Beyond the contract. */
            podcastTitle: string;
            rssFeedUrl: string;
        };
        /** @description How feeds use the podcast namespace. */
        Podcast2Stats: {
            episodeLevelStats: components["schemas"]["TagLevel"];
            podcastLevelStats: components["schemas"]["TagLevel"];
            /** @description When the counts were made. Beyond the contract. */
            snapshotAt: components["schemas"]["Moment"];
            topHosts: components["schemas"]["HostShare"][];
            /** @description Of the 50 largest hosting companies, those whose podcasts use the most tags. */
            topHostsWithPodcast2Stats: components["schemas"]["HostTags"][];
            /** @description Of the 50 largest hosting companies, those with the highest share of podcasts with a transcript. */
            topHostsWithPodcast2Transcripts: components["schemas"]["HostTranscripts"][];
            /** @description Podcasts whose feeds use the most tags; ties are ordered by authority score. */
            topPodcast2Podcasts: components["schemas"]["Podcast2Podcast"][];
        };
        /** @description A podcast with the data of its other calls. A part is `null` when the plan does not include it. */
        PodcastAllDetails: {
            chartPositions: components["schemas"]["ChartAppearance"][];
            contacts: components["schemas"]["PodcastContactsView"];
            guests: components["schemas"]["PodcastGuestsView"] | null;
            podcast: components["schemas"]["PodcastView"];
            publishingHistory: components["schemas"]["PublishingHistory"] | null;
            /** @description The ten latest episodes. */
            recentEpisodes: components["schemas"]["EpisodeView"][];
            relatedPodcasts: components["schemas"]["RelatedPodcasts"];
            reviews: components["schemas"]["PodcastReviewsView"] | null;
            socialMedia: components["schemas"]["SocialMediaView"] | null;
            sponsors: components["schemas"]["PodcastSponsorsView"];
            youtubeData: components["schemas"]["YoutubeView"] | null;
        };
        /** @description The charts of a podcast, best position first. */
        PodcastChartsData: {
            options: components["schemas"]["PodcastChartsOptions"];
            podcast: components["schemas"]["PodcastSummary"];
            positions: components["schemas"]["ChartAppearance"][];
            /** @description Number of all charts; the list may be shorter. */
            totalCharts: number;
        };
        /** @description The options as applied. */
        PodcastChartsOptions: {
            category: string | null;
            chartType: string | null;
            compare: string | null;
            country: string | null;
            date: string | null;
            limit: number;
            positionsLimit: number | null;
        };
        /** @description The contacts of a podcast. */
        PodcastContactsData: {
            allowance: components["schemas"]["ContactsQuotaView"] | null;
            /** @description The contacts that are not shown. */
            locked: components["schemas"]["LockedContactsView"];
            podcast: components["schemas"]["PodcastSummary"];
            podcastContacts: components["schemas"]["PodcastContactsView"];
        };
        /** @description The contacts of a podcast, as far as the plan shows them. */
        PodcastContactsView: {
            /** @description Pages for contacting the podcast, with a form or an address. */
            contactPages: components["schemas"]["ContactPageView"][];
            /** @description Best first: the first one is the primary contact. */
            emails: components["schemas"]["ContactEmailView"][];
            /** @description The phone numbers with their provenance. */
            phoneDetails: components["schemas"]["ContactPhoneView"][];
            phoneNumbers: string[];
            podcastId: string;
            websites: components["schemas"]["ContactWebsiteView"][];
        };
        /** @description A podcast, with its listings on platforms. */
        PodcastData: {
            platforms: components["schemas"]["PlatformsView"] | null;
            podcast: components["schemas"]["PodcastView"];
        };
        /**
         * @description How much of each podcast is returned.
         * @enum {string}
         */
        PodcastDetail: "basic" | "full";
        /** @description A podcast's episodes, newest first. */
        PodcastEpisodesData: {
            options: components["schemas"]["EpisodesOptions"];
            podcastWithEpisodes: components["schemas"]["PodcastWithEpisodes"];
            totalEpisodes: number;
            /** @description Number of episodes after applying `hasTranscript`. */
            totalMatching: number;
            totalTranscripts: number;
        };
        /** @description The podcast of a hit. */
        PodcastFields: components["schemas"]["UnknownOfPodcast"] & {
            /** Format: int64 */
            appleId: number | null;
            applePodcastsContentRating: string | null;
            /** Format: double */
            applePodcastsRating: number | null;
            /**
             * Format: double
             * @description Lower bound of the rating at 95 % confidence, 0 to 1.
             */
            applePodcastsRatingWilsonScore: number | null;
            /** Format: int64 */
            applePodcastsRatingsCount: number | null;
            /** Format: int64 */
            castboxPlays: number | null;
            /** Format: int64 */
            castboxSubscribers: number | null;
            /** @description Positions on the latest capture of each chart, in the order of charts; for admins (spec 6). */
            chartPositions: components["schemas"]["HitChartPosition"][] | null;
            foundedDate: components["schemas"]["Moment"] | null;
            ignore: boolean;
            lastEpisodeDate: components["schemas"]["Moment"] | null;
            podcastAffiliationOrganizationName: string | null;
            /** @description Spec 3, Affiliation types. */
            podcastAffiliationType: string | null;
            /** @description high, medium or low. */
            podcastAudienceConfidence: string | null;
            /** Format: int64 */
            podcastAudienceEstimatedMonthlyListeners: number | null;
            /** @description Whether no episode was published for a while, or ever. */
            podcastAudienceIsDormant: boolean | null;
            podcastAuthorityScoreCalculatedDate: components["schemas"]["Moment"] | null;
            /** Format: double */
            podcastAuthorityScoreEngagement: number | null;
            /** Format: double */
            podcastAuthorityScoreQuality: number | null;
            /** Format: double */
            podcastAuthorityScoreSocial: number | null;
            /** Format: double */
            podcastAuthorityScoreTotal: number | null;
            /** Format: double */
            podcastAuthorityScoreYoutube: number | null;
            podcastCountries: string[] | null;
            podcastEmails: string[] | null;
            podcastGuid: string | null;
            /** @description Beyond the contract: whether the podcast has advertisers (spec 3, Podcast search fields). */
            podcastHasAdvertisers: boolean | null;
            podcastHasGuests: boolean | null;
            /** @description Beyond the contract; `null` when unknown. */
            podcastHasHostReadSponsors: boolean | null;
            podcastHasSponsors: boolean | null;
            podcastHostNames: string[] | null;
            podcastHosts: components["schemas"]["HitHost"][] | null;
            podcastId: string;
            podcastImageUrl: string | null;
            /**
             * @description Keywords of the feed, and phrases of the podcast's texts; for the podcast of an episode only those of the
             *     feed.
             */
            podcastKeywords: string[] | null;
            /**
             * @description Beyond the contract: whether the podcast is likely made by a machine. The podcast's own call returns the
             *     signals.
             */
            podcastLikelyMachineMade: boolean;
            /** @description The podcast's listings in directories. */
            podcastLinks: components["schemas"]["HitLink"][] | null;
            podcastOwner: components["schemas"]["HitOwner"] | null;
            /** @description Beyond the contract: professions of hosts and guests in lower case, most frequent first, at most ten. */
            podcastProfessions: string[] | null;
            podcastRssAuthor: string | null;
            /** @description Sanitized HTML. */
            podcastRssDescription: string | null;
            podcastRssDescriptionNoHtml: string | null;
            podcastRssFeedUrl: string;
            podcastRssTitle: string;
            podcastRssTitleLatest: string | null;
            /** @description The title at the first reading of the feed. */
            podcastRssTitleOriginal: string | null;
            podcastSlug: string;
            podcastSocialMediaLinks: components["schemas"]["HitLink"][] | null;
            /**
             * @description Topics of the podcast, from its texts and the catalog's vocabulary, in their most common spelling; `null` for
             *     the podcast of an episode.
             */
            podcastTopics: string[] | null;
            podcastVeryStaleFrom: components["schemas"]["Moment"] | null;
            podcastWebsiteUrl: string | null;
            /** @description The website in the feed. */
            podcastWebsites: string[] | null;
            primaryContact: string | null;
            rssCategories: string[] | null;
            rssLanguage: string | null;
            spotifyId: string | null;
            /** Format: double */
            spotifyRating: number | null;
            /**
             * Format: double
             * @description Lower bound of the rating at 95 % confidence, 0 to 1.
             */
            spotifyRatingWilsonScore: number | null;
            /** Format: int64 */
            spotifyRatingsCount: number | null;
            /** Format: int64 */
            totalEpisodes: number | null;
            /** Format: int64 */
            totalTranscripts: number | null;
            transcriptionMode: string;
            updateFrequency: string | null;
            updatedAt: components["schemas"]["Moment"];
            /** Format: int64 */
            youtubeChannelCount: number | null;
            /** Format: int64 */
            youtubeTotalSubscribers: number | null;
            /** Format: int64 */
            youtubeTotalVideos: number | null;
            /** Format: int64 */
            youtubeTotalViews: number | null;
        };
        /** @description A person over the episodes of a podcast. */
        PodcastGuestView: {
            appearancesCount: number;
            /**
             * Format: double
             * @description Beyond the contract: the highest confidence of any text, 0 to 1.
             */
            confidence: number;
            imageUrl: string | null;
            mostRecentAppearanceDate: components["schemas"]["Moment"];
            /** @description Beyond the contract: the newest of the episodes. */
            mostRecentEpisodeSlug: string;
            name: string;
            oldestAppearanceDate: components["schemas"]["Moment"];
            organization: string | null;
            /** @description Beyond the contract: the role in the newest text that gives one. */
            role: string | null;
            /** @description host, guest, mentioned or unknown: the most frequent kind. */
            type: string;
        };
        /** @description The people in a podcast's episodes. */
        PodcastGuestsData: {
            guests: components["schemas"]["PodcastGuestsView"];
            podcast: components["schemas"]["PodcastSummary"];
        };
        /** @description The people in a podcast's episodes. */
        PodcastGuestsView: {
            /** @description Number of episodes that were read, and their dates. */
            episodesCount: number;
            episodesWithGuestsCount: number;
            /** @description Sorted by number of episodes, most first. */
            guests: components["schemas"]["PodcastGuestView"][];
            mostRecentEpisodeDate: components["schemas"]["Moment"] | null;
            oldestEpisodeDate: components["schemas"]["Moment"] | null;
        };
        /** @description The positions of a podcast on a chart. */
        PodcastHistoryData: {
            history: components["schemas"]["PodcastHistoryView"];
        };
        /** @description The positions of one podcast on one chart over time. */
        PodcastHistoryView: {
            chart: components["schemas"]["HistoryChart"];
            identity: components["schemas"]["ChartIdentity"];
            podcastOnChart: components["schemas"]["PlatformShow"] | null;
            podenginePodcast: components["schemas"]["PodcastSummary"] | null;
            range: components["schemas"]["HistoryRangeView"];
            series: components["schemas"]["HistorySeries"];
            stats: components["schemas"]["HistoryStatsView"];
        };
        /** @description A podcast in search results. */
        PodcastHitView: components["schemas"]["PodcastFields"] & {
            explanation: components["schemas"]["ExplanationView"] | null;
            /** @description Beyond the contract (spec 3): recommended podcasts that are in the catalog; `null` when there are none. */
            podRoll: components["schemas"]["HitPodcast"][] | null;
            podcastDescriptionHighlights: string[] | null;
            /** @description Author, hosts and keywords that match; empty when none does. */
            podcastOtherHighlights: components["schemas"]["FieldHighlightView"][];
            /** @description Plain text with `<em>` around matches, and everything else escaped. */
            podcastTitleHighlights: string[] | null;
            /** @description Beyond the contract: how the podcast was found: `words`, `meaning` or `both`. */
            reason: string;
            /** Format: double */
            score: number;
        };
        /** @description A show as the platform lists it. */
        PodcastOnChart: {
            creator: string | null;
            imageUrl: string | null;
            /** @description Apple's number or Spotify's id. */
            podcastOnChartId: string;
            title: string;
        };
        /** @description Ratings and reviews of a podcast. */
        PodcastReviewsData: {
            podcast: components["schemas"]["PodcastSummary"];
            podcastReviews: components["schemas"]["PodcastReviewsView"];
        };
        /** @description Ratings and reviews of a podcast on other platforms. */
        PodcastReviewsView: {
            /**
             * Format: int64
             * @description 0 when it is unknown or not visible, because the contract allows no null here. No podcast has this id.
             */
            appleId: number;
            applePodcastsReview: components["schemas"]["AppleReviewView"] | null;
            applePodcastsReviewText: components["schemas"]["ReviewTextsView"] | null;
            /** @description Sorted by number of ratings, most first. */
            applePodcastsReviewsByCountry: components["schemas"]["AppleReviewView"][];
            applePodcastsTotal: components["schemas"]["RatingTotalView"] | null;
            castbox: components["schemas"]["CastboxView"] | null;
            podcastId: string;
            spotifyId: string | null;
            spotifyReview: components["schemas"]["SpotifyReviewView"] | null;
        };
        /** @description A podcast's social profiles and their followers. */
        PodcastSocialMediaData: {
            podcast: components["schemas"]["PodcastSummary"];
            socialMediaData: components["schemas"]["SocialMediaView"];
        };
        /** @description A sponsor over the episodes of a podcast. */
        PodcastSponsorView: {
            appearancesCount: number;
            /**
             * Format: double
             * @description Beyond the contract: the highest confidence of any text, 0 to 1.
             */
            confidence: number;
            /** @description Beyond the contract: coupon codes of the newest episode that has any. */
            couponCodes: string[];
            /** @description Always `null`: the texts contain no images. */
            imageUrl: string | null;
            /** @description Beyond the contract: whether a host reads it out in one of the episodes. */
            isHostRead: boolean | null;
            mostRecentAppearanceDate: components["schemas"]["Moment"];
            name: string;
            oldestAppearanceDate: components["schemas"]["Moment"];
            /** @description Beyond the contract: the most frequent kind, see [`SponsorView`]. */
            type: string;
            urls: string[];
        };
        /** @description The sponsors of a podcast's episodes. */
        PodcastSponsorsData: {
            podcast: components["schemas"]["PodcastSummary"];
            sponsors: components["schemas"]["PodcastSponsorsView"];
        };
        /** @description The sponsors of a podcast's episodes. */
        PodcastSponsorsView: {
            /** @description Number of episodes that were read, and their dates. */
            episodesCount: number;
            episodesWithSponsorsCount: number;
            mostRecentEpisodeDate: components["schemas"]["Moment"] | null;
            oldestEpisodeDate: components["schemas"]["Moment"] | null;
            /** @description Sorted by number of episodes, most first. */
            sponsors: components["schemas"]["PodcastSponsorView"][];
        };
        /** @description Figures over the episodes. */
        PodcastStats: {
            /**
             * Format: int64
             * @description Always 0: no source of download counts is connected, and the contract allows no null here.
             */
            downloadCount: number;
            /** Format: int64 */
            episodeCount: number;
            firstEpisodePublishedAt: components["schemas"]["Moment"] | null;
            latestPublishedAt: components["schemas"]["Moment"] | null;
            /** Format: int64 */
            transcriptsCount: number;
            /** @description daily, weekly, bi-weekly, monthly or stale. */
            updateFrequency: string;
        };
        /** @description A podcast in a list. */
        PodcastSummary: {
            author: string | null;
            authorityScore: components["schemas"]["AuthorityScoreView"] | null;
            /**
             * Format: int64
             * @description `null` before the podcast was scored.
             */
            episodeCount: number | null;
            genres: string[];
            id: string;
            imageUrl: string | null;
            /** @description BCP 47; `und` when unknown. */
            language: string;
            lastEpisodePublishedAt: components["schemas"]["Moment"] | null;
            slug: string;
            title: string;
            /** @description The title at the last reading of the feed; the same as `title`. */
            titleLatest: string;
        };
        /** @description A podcast with all fields that the plan shows. */
        PodcastView: {
            /**
             * Format: int64
             * @description 0 when it is unknown or not visible, because the contract allows no null here. No podcast has this id.
             */
            appleId: number;
            audienceEstimate: components["schemas"]["AudienceEstimateView"] | null;
            author: string | null;
            authorityScore: components["schemas"]["AuthorityScoreView"] | null;
            /** @description The inputs of the score. */
            authorityScoreInputs: components["schemas"]["ScoreInputView"][];
            /** @description Whether the feed states that no further episodes will come. */
            complete: boolean;
            /** @description Sanitized HTML. */
            description: string | null;
            descriptionNoHtml: string | null;
            emails: string[];
            explicitRss: boolean | null;
            fundingUrl: string | null;
            genres: string[];
            hostNames: string[] | null;
            id: string;
            ignore: boolean;
            imageUrl: string | null;
            isClaimed: boolean;
            /** @description BCP 47; `und` when unknown. */
            language: string;
            lastEpisodePublishedAt: components["schemas"]["Moment"] | null;
            machineMade: components["schemas"]["MachineSignalsView"] | null;
            podcastAffiliation: components["schemas"]["AffiliationView"] | null;
            /** @description The directory listings with where and when each was seen. */
            podcastDirectoryLinkDetails: components["schemas"]["DirectoryLinkView"][];
            /** @description URLs by the name of the directory; only known listings. */
            podcastDirectoryLinks: {
                [key: string]: string;
            };
            podcastGuid: string | null;
            podcastHasGuests: boolean | null;
            /** @description Beyond the contract; `null` when unknown. */
            podcastHasHostReadSponsors: boolean | null;
            podcastHasSponsors: boolean | null;
            /** @description Beyond the contract: keywords of the feed, and phrases of the podcast's texts. */
            podcastKeywords: string[] | null;
            podcastLocations: string[] | null;
            /**
             * @description Beyond the contract: topics of the podcast, from its texts and the catalog's vocabulary, in their most common
             *     spelling.
             */
            podcastTopics: string[] | null;
            primaryContactEmail: string | null;
            rssFeedUrl: string;
            slug: string;
            socialMediaLinks: components["schemas"]["SocialLinkView"][];
            spotifyId: string | null;
            stats: components["schemas"]["PodcastStats"];
            title: string;
            titleLatest: string;
            /** @description `null`: advertising is not removed from titles. */
            titleLatestCleaned: string | null;
            /** @description The title at the first reading of the feed. */
            titleOriginal: string;
            transcriptionMode: components["schemas"]["TranscriptionModeView"];
            updatedAt: components["schemas"]["Moment"];
            veryStaleFrom: components["schemas"]["Moment"] | null;
            websiteUrl: string | null;
        };
        /** @description A podcast with a page of its episodes. */
        PodcastWithEpisodes: {
            episodes: components["schemas"]["EpisodeView"][];
            podcast: components["schemas"]["PodcastSummary"];
        };
        /** @description A podcast's YouTube channels. */
        PodcastYoutubeData: {
            podcast: components["schemas"]["PodcastSummary"];
            youtubeData: components["schemas"]["YoutubeView"];
        };
        /** @description The position on one day. */
        PointView: {
            chartCoverage: string;
            date: string;
            /** Format: int32 */
            position: number | null;
            /** @description `observed`, `off_chart`, `no_chart` or `unknown`. */
            status: string;
        };
        /** @description All charts on which a podcast has ever been, with its positions. */
        PresenceData: {
            presence: components["schemas"]["PresenceView"];
        };
        /** @description How many charts have the podcast now, and how many had it before. */
        PresenceSummary: {
            droppedOff30d: number;
            /** @description Countries of these charts. */
            markets: number;
            older: number;
            /** @description Current charts. */
            onNow: number;
            onNowByPlatform: components["schemas"]["CurrentChartsByPlatform"];
            top10Now: number;
        };
        /** @description On which charts a podcast was in the last weeks, and where it is now. */
        PresenceView: {
            charts: components["schemas"]["ChartPresenceView"][];
            /** @description The country with most of its current charts. */
            homeCountry: string | null;
            latestChartDate: string | null;
            summary: components["schemas"]["PresenceSummary"];
            window: components["schemas"]["PresenceWindow"];
        };
        /** @description A week of a chart presence. */
        PresenceWeek: {
            endDate: string;
            isPartial: boolean;
            startDate: string;
        };
        /** @description The weeks of a chart presence. */
        PresenceWindow: {
            endDate: string;
            startDate: string;
            weeks: components["schemas"]["PresenceWeek"][];
        };
        /** @description A failure in the format of RFC 9457, for clients that accept `application/problem+json`. */
        Problem: {
            /** @description The error code for programs. */
            code: string;
            /** @description The message for people. */
            detail: string;
            errors: components["schemas"]["ErrorDetail"][];
            /** @description The request id, also in the header `x-request-id`. */
            requestId: string;
            /** Format: int32 */
            status: number;
            /** @description The same for every failure with this code. */
            title: string;
            /** @description `urn:earshot:error:` and the code. */
            type: string;
        };
        /** @description A project, and how it changes the search. The spelling errors are the contract's. */
        ProjectRequest: {
            excludeIgnoredPodcasts?: boolean | null;
            excludePodcastsOnList?: boolean | null;
            excludeRelvancyValues?: number[] | null;
            forceRecalculateRelevancy?: boolean | null;
            includePodcastRelevancy?: boolean | null;
            projectId?: string | null;
        };
        /** @description The publishing history of a podcast. */
        PublishingHistory: {
            /**
             * Format: double
             * @description Over complete months, from the month of the first episode in the window on; `null` when there is none.
             */
            averageEpisodesPerMonth: number | null;
            lastEpisodeAt: components["schemas"]["Moment"] | null;
            monthlyEpisodeCounts: components["schemas"]["MonthlyEpisodeCounts"];
            /** @description Older episodes were not counted. */
            truncated: boolean;
        };
        /** @description A range of 0 to 100, both ends included. The contract echoes both ends, `null` where it is open. */
        RangeRequest: {
            /** Format: double */
            max?: number | null;
            /** Format: double */
            min?: number | null;
        };
        /** @description The chart of a rank history, with the state of its last day. */
        RankHistoryChart: {
            actualRows: number;
            category: string;
            chartType: string;
            country: string;
            coverage: components["schemas"]["WindowCoverageView"];
            days: number;
            endChart: components["schemas"]["EndChart"] | null;
            endDate: string;
            /** @description `available` or `no_chart`. */
            endDateStatus: string;
            requestedRows: number;
            startDate: string;
        };
        /** @description The history of a chart's top positions; `null` for a chart that was never captured. */
        RankHistoryData: {
            history: components["schemas"]["RankHistoryView"] | null;
            options: components["schemas"]["RankHistoryOptions"];
        };
        /** @description One day of a rank history, with the completeness of its capture. */
        RankHistoryDate: {
            /** @description `complete`, `unresolved_identities`, `incomplete` or `no_chart`. */
            coverage: string;
            date: string;
            /** Format: int32 */
            observedDepth: number | null;
            /** Format: int32 */
            totalPositions: number | null;
            /** Format: int32 */
            unresolvedPositions: number | null;
        };
        /** @description The options as applied. */
        RankHistoryOptions: {
            category: string;
            chartType: string;
            country: string;
            days: number;
            endDate: string | null;
            rows: number;
        };
        /** @description The positions of one podcast in a rank history. */
        RankHistoryRow: {
            /** Format: int32 */
            bestPosition: number | null;
            creator: string | null;
            /** Format: int32 */
            daysCharted: number;
            identity: components["schemas"]["ChartIdentity"];
            imageUrl: string | null;
            platformId: string | null;
            podenginePodcast: components["schemas"]["PodcastSummary"] | null;
            /** Format: int32 */
            position: number;
            /** @description One for each date. */
            ranks: components["schemas"]["RankView"][];
            title: string;
            /** Format: int32 */
            unknownDays: number;
        };
        /** @description The positions of a chart's podcasts over days. */
        RankHistoryView: {
            chart: components["schemas"]["RankHistoryChart"];
            dates: components["schemas"]["RankHistoryDate"][];
            rows: components["schemas"]["RankHistoryRow"][];
        };
        /** @description A position on one day, or why there is none. */
        RankView: {
            /** Format: int32 */
            position: number | null;
            /** @description `observed`, `off_chart`, `no_chart` or `unknown`. */
            status: string;
        };
        /** @description Ratings of all countries. */
        RatingTotalView: {
            countries: number;
            /**
             * Format: double
             * @description 1 to 5; `null` when there are no ratings.
             */
            rating: number | null;
            /** Format: int64 */
            reviewsCount: number | null;
            /**
             * Format: double
             * @description Lower bound of the rating at 95 % confidence, 0 to 1.
             */
            wilsonScore: number | null;
        };
        /** @description Related podcasts, most related first. */
        RelatedData: {
            podcast: components["schemas"]["PodcastSummary"];
            relatedPodcasts: components["schemas"]["RelatedPodcasts"];
        };
        /** @description A podcast, and why it is related. */
        RelatedPodcastView: components["schemas"]["PodcastSummary"] & {
            /**
             * @description For example `person: Ada Lovelace`, `charts: 3` (charts with both), `genre: Technology`, `topic:
             *     fermentation`.
             */
            reasons: string[];
        };
        /** @description Podcasts that are similar to another. */
        RelatedPodcasts: {
            podcastId: string;
            similarPodcasts: components["schemas"]["RelatedPodcastView"][];
        };
        /** @description How the hits of a response were found. */
        RetrievalModeView: {
            /** @description words, meaning or both. */
            mode: string;
            /**
             * @description The model that computed embeddings. `lexical-semantic` is trained on the catalog's own texts and is not a
             *     neural network.
             */
            model: string | null;
            /** @description Why only words were used, when another mode was requested. */
            shortfall: string | null;
        };
        /** @description A review and its podcast. */
        ReviewHitView: {
            podcast: components["schemas"]["PodcastSummary"];
            review: components["schemas"]["ReviewView"];
        };
        /** @description Reviews of several podcasts. */
        ReviewSearchData: {
            /** @description The search reached its time limit and returns nothing. Narrower filters are faster. */
            cutOff: boolean;
            /** @description There are more reviews within the first thousand. */
            hasMore: boolean;
            limit: number;
            offset: number;
            reviews: components["schemas"]["ReviewHitView"][];
        };
        /** @description The reviews that match the request. */
        ReviewTextsView: {
            /** @description The requested country. */
            country: string | null;
            limit: number;
            offset: number;
            reviews: components["schemas"]["ReviewView"][];
            /**
             * Format: int64
             * @description Number of all matching reviews.
             */
            total: number;
        };
        /** @description A rating with a text. */
        ReviewView: {
            author: string;
            /** @description Plain text. */
            body: string;
            /** @description ISO 3166 alpha-2, in lower case. */
            country: string;
            /** @description The searched words; `null` without a search. */
            matchedWords: string[] | null;
            /**
             * Format: int32
             * @description 1 to 5 stars.
             */
            rating: number;
            reviewedAt: components["schemas"]["Moment"] | null;
            title: string;
        };
        /** @description The API key that was revoked. */
        RevokedApiKeyData: {
            apiKey: components["schemas"]["ApiKeyView"];
        };
        /** @description The episodes of one day. */
        RhythmDay: {
            count: number;
            date: string;
            future: boolean;
            /**
             * Format: int64
             * @description Length of all episodes of the day together, as far as it is known.
             */
            runtimeSeconds: number | null;
        };
        /** @description The publishing rhythm of the last year, day by day. */
        RhythmView: {
            /** @description All days from start to end. */
            days: components["schemas"]["RhythmDay"][];
            /** @description Mondays of past weeks without an episode, since the first one. */
            emptyWeeks: string[];
            /** @description Sunday of the current week. */
            end: string;
            /** @description Episodes in these days. */
            episodeCount: number;
            /**
             * Format: double
             * @description Days between consecutive episodes.
             */
            medianIntervalDays: number | null;
            /** Format: double */
            medianRuntimeSeconds: number | null;
            /** @description A Monday one year ago. */
            start: string;
            /** @description Whether these days may have more episodes, older than the listed ones. */
            truncated: boolean;
            weekdayShift: components["schemas"]["WeekdayShift"] | null;
        };
        /** @description For how many hours the old key stays valid. */
        RotateApiKeyRequest: {
            /**
             * Format: int32
             * @description Hours for which the old key stays valid; 24 by default, 0 ends it at once.
             */
            overlapHours?: number | null;
        };
        /** @description One input of a sub-score, with its share of the authority score. */
        ScoreInputView: {
            /** @description When it was measured. */
            measuredAt: components["schemas"]["Moment"];
            name: string;
            nextStep: components["schemas"]["NextStepView"] | null;
            /** @description The measured value in words; `not on your plan` for a figure that the plan does not show. */
            observed: string;
            /**
             * Format: double
             * @description Points that the input adds to the authority score. The points of all inputs add up to the score.
             */
            points: number;
            /**
             * Format: double
             * @description The most points that the input can add.
             */
            pointsAtMost: number;
            /**
             * Format: double
             * @description Share within the sub-score, 0 to 1.
             */
            share: number;
            subScore: string;
            /**
             * Format: double
             * @description 0 to 1; rounded to tenths for a figure that the plan does not show.
             */
            value: number;
        };
        /** @description The percentiles of the scores among active podcasts. */
        ScorePercentilesView: {
            /**
             * Format: int64
             * @description A podcast is active if it published within this number of days.
             */
            activeDays: number;
            /** Format: int64 */
            activeShows: number;
            /** @description When the percentiles were computed. */
            countedAt: components["schemas"]["Moment"];
            /**
             * @description For each score, the share of active podcasts that have it and score lower, 0 to 100. Keys are `authority` and
             *     the names of the sub-scores.
             */
            percentiles: {
                [key: string]: number;
            };
            rank: components["schemas"]["ScoreRankView"] | null;
        };
        /** @description The scores on a day on which one of them changed, in whole points. */
        ScorePointView: {
            /** Format: double */
            authorityScore: number;
            date: string;
            /** Format: double */
            engagementScore: number | null;
            /**
             * Format: double
             * @description `null` for a sub-score without data.
             */
            qualityScore: number | null;
            /** Format: double */
            socialScore: number | null;
            /**
             * Format: int64
             * @description The version of the weights. A change of it explains a change of the score.
             */
            weightsVersion: number;
            /** Format: double */
            youtubeScore: number | null;
        };
        /** @description The rank among active podcasts of one category and language. */
        ScoreRankView: {
            /** @description The first category in the feed, without its subcategory. */
            category: string;
            /** @description Without the region: `pt`. */
            language: string;
            /**
             * Format: int64
             * @description 1 for the best; podcasts with the same score share a rank.
             */
            rank: number;
            /**
             * Format: int64
             * @description Number of podcasts in the group.
             */
            shows: number;
        };
        /** @description Totals by relevancy score, which are empty as long as there are no projects. */
        SearchFilterStats: {
            /** @description Always `null`: Earshot has no projects. */
            projectPodcastRelevancyScores: Record<string, never> | null;
            relevancyScoresTotals: {
                [key: string]: number;
            };
        };
        /** @description How many searches the plan allows per period. */
        SearchLimitView: {
            /** Format: int32 */
            count: number;
            /** @description day or month. */
            period: string;
        };
        /** @description A search. All keys are optional; unknown keys are rejected. */
        SearchRequest: {
            chartPositions?: components["schemas"]["ChartPositionsRequest"] | null;
            /**
             * @description Beyond the contract: `true` counts hits and facets and returns no hits. A count is free, but it is rejected
             *     when the searches are used up.
             */
            countOnly?: boolean | null;
            /** @description The cursor of the previous response, with the same search. */
            cursor?: string | null;
            episodeCreatedSince?: components["schemas"]["DateRequest"] | null;
            episodeUpdatedSince?: components["schemas"]["DateRequest"] | null;
            /** @description Has no effect in a search for podcasts. */
            excludeEpisodeIds?: string[] | null;
            excludeItunesGenres?: string[] | null;
            excludePodcastIds?: string[] | null;
            /** @description Adds to each hit how its score is computed. */
            explain?: boolean | null;
            /** @description `clean` or `explicit`. */
            explicit?: string | null;
            /**
             * @description Properties to count among the hits: language, genre, country, updateFrequency, hasTranscript, hasGuests,
             *     likelyMachineMade, veryStale, topics, keywords.
             */
            facets?: string[] | null;
            foundedSince?: components["schemas"]["DateRequest"] | null;
            hasPrimaryContact?: boolean | null;
            hasSocials?: string[] | null;
            /** @description Episodes only. */
            hasTranscript?: boolean | null;
            /** @description Episodes only. */
            includeEpisodeIds?: string[] | null;
            /** @description Names of categories, ignoring case. */
            includeItunesGenres?: string[] | null;
            /** @description Episodes only: fills `matchSnippet`. */
            includeMatchSnippet?: boolean | null;
            includePodcastIds?: string[] | null;
            /** @description Episodes only: `false` leaves out the passages of the transcript, which are included by default (spec 5). */
            includeTranscriptSnippet?: boolean | null;
            /** @description Beyond the contract: one of these keywords must match, under the rules for `topics`. */
            keywords?: string[] | null;
            /** @description BCP 47; `en` also matches `en-GB`. */
            languages?: string[] | null;
            lastEpisodeDateSince?: components["schemas"]["DateRequest"] | null;
            /** Format: int64 */
            maxTotalEpisodes?: number | null;
            /**
             * Format: double
             * @description Beyond the contract: the weight of meaning against words, 0 to 1. The default depends on the model.
             */
            meaningWeight?: number | null;
            /** Format: int64 */
            minCastboxPlays?: number | null;
            /** Format: int64 */
            minCastboxSubscribers?: number | null;
            /**
             * Format: double
             * @description 0 to 5. Podcasts without a known rating do not match; this holds for all filters by a figure.
             */
            minItunesRating?: number | null;
            /** Format: int64 */
            minItunesRatingCount?: number | null;
            /**
             * Format: double
             * @description 0 to 5.
             */
            minSpotifyRating?: number | null;
            /** Format: int64 */
            minSpotifyRatingCount?: number | null;
            /** Format: int64 */
            minTotalEpisodes?: number | null;
            /**
             * @description Beyond the contract: how hits are found, by `words`, by `meaning` or by `both`. The default is `both` when a
             *     model is connected, otherwise `words`. Filters, and terms that must or must not match, apply in all modes.
             */
            mode?: string | null;
            /**
             * Format: int64
             * @description 1 to 1000, for admins.
             */
            pageSize?: number | null;
            /** @description Episodes only: all of these people must take part. */
            personFilters?: components["schemas"]["PersonRequest"][] | null;
            podcastAudienceEstimatedMonthlyListeners?: components["schemas"]["CountRangeRequest"] | null;
            podcastAuthorityScore?: components["schemas"]["AuthorityScoreRequest"] | null;
            /** @description ISO 3166-1 alpha-2. */
            podcastCountries?: string[] | null;
            podcastHasGuests?: boolean | null;
            /** @description Beyond the contract: true for podcasts that are likely made by a machine, false for all others. */
            podcastLikelyMachineMade?: boolean | null;
            /**
             * @description Beyond the contract: true for podcasts that have been silent for long by their own rhythm, false for all
             *     others.
             */
            podcastVeryStale?: boolean | null;
            project?: components["schemas"]["ProjectRequest"] | null;
            /** @description Rejected: Earshot has no projects. */
            projectId?: string | null;
            publishedBefore?: components["schemas"]["DateRequest"] | null;
            publishedSince?: components["schemas"]["DateRequest"] | null;
            /** @description At least one term of each group must match, in addition to `searchTerms`. */
            searchTermGroups?: components["schemas"]["TermGroupRequest"][] | null;
            searchTerms?: components["schemas"]["SearchTermRequest"][] | null;
            /** @description By relevance when absent. The first entry decides, the next one orders ties. Each field may occur once. */
            sortOrder?: components["schemas"]["SortRequest"][] | null;
            /** @description Episodes only: all of these sponsors must be named. */
            sponsorFilters?: components["schemas"]["SponsorRequest"][] | null;
            /**
             * @description Beyond the contract: one of these topics must match, ignoring case. Searches for podcasts match topics of
             *     podcasts, searches for episodes those of episodes. Rejected when the catalog was indexed without embeddings.
             */
            topics?: string[] | null;
            /**
             * Format: int64
             * @description Episodes only: length of each highlighted snippet, 1 to 2000 characters; 400 by default.
             */
            transcriptHighlightLength?: number | null;
            /**
             * Format: int64
             * @description Episodes only: length of a passage, 1 to 2000 characters; 400 by default.
             */
            transcriptSnippetLength?: number | null;
        };
        /** @description The hits of a page. */
        SearchResult_EpisodeHitView: {
            hits: (components["schemas"]["PodcastFields"] & components["schemas"]["EpisodeFields"] & {
                episodeDescriptionHighlights?: string[] | null;
                episodeTitleHighlights?: string[] | null;
                explanation?: components["schemas"]["ExplanationView"] | null;
                /** @description The best snippet of all fields; `null` unless requested. */
                matchSnippet?: string | null;
                podcastDescriptionHighlights?: string[] | null;
                /** @description Author, hosts and keywords of the podcast that match; empty when none does. */
                podcastOtherHighlights: components["schemas"]["FieldHighlightView"][];
                podcastTitleHighlights?: string[] | null;
                /** @description Beyond the contract: how the episode was found: `words`, `meaning` or `both`. */
                reason: string;
                /** Format: double */
                score: number;
                transcriptHighlights?: string[] | null;
                transcriptMatches: components["schemas"]["TranscriptMatchView"][];
                /** @description The best passage of the transcript, as plain text. */
                transcriptTextSnippet?: string | null;
            })[];
            hitsReturned: number;
            /**
             * Format: double
             * @description `null` when not sorted by relevance.
             */
            maxScore: number | null;
            total: components["schemas"]["SearchTotal"];
        };
        /** @description The hits of a page. */
        SearchResult_PodcastHitView: {
            hits: (components["schemas"]["PodcastFields"] & {
                explanation?: components["schemas"]["ExplanationView"] | null;
                /** @description Beyond the contract (spec 3): recommended podcasts that are in the catalog; `null` when there are none. */
                podRoll?: components["schemas"]["HitPodcast"][] | null;
                podcastDescriptionHighlights?: string[] | null;
                /** @description Author, hosts and keywords that match; empty when none does. */
                podcastOtherHighlights: components["schemas"]["FieldHighlightView"][];
                /** @description Plain text with `<em>` around matches, and everything else escaped. */
                podcastTitleHighlights?: string[] | null;
                /** @description Beyond the contract: how the podcast was found: `words`, `meaning` or `both`. */
                reason: string;
                /** Format: double */
                score: number;
            })[];
            hitsReturned: number;
            /**
             * Format: double
             * @description `null` when not sorted by relevance.
             */
            maxScore: number | null;
            total: components["schemas"]["SearchTotal"];
        };
        /** @description Times and totals of a search. */
        SearchStats: {
            filters: components["schemas"]["SearchFilterStats"];
            time: components["schemas"]["SearchTimes"];
            totals: components["schemas"]["SearchTotals"];
        };
        /** @description A search term. */
        SearchTermRequest: {
            /** @description podcast-title, podcast-description; for episodes also episode-title, episode-description, transcript. */
            searchTargets: string[];
            /** @description At least 2 characters. */
            searchTerm: string;
            searchTermOptions?: components["schemas"]["TermOptionsBodyRequest"];
            /** @description `text`. */
            searchType?: string;
        };
        /** @description Durations in milliseconds. */
        SearchTimes: {
            /**
             * Format: double
             * @description Converting the hits to the response.
             */
            totalPostProcessingTimeMs: number;
            /**
             * Format: double
             * @description In the search engine.
             */
            totalSearchTimeMs: number;
            /**
             * Format: double
             * @description From reading the search to its response, with validation and waiting for a thread.
             */
            totalTimeTakenMs: number;
        };
        /** @description The total number of hits, exact up to 10,000. */
        SearchTotal: {
            /** @description eq, or gte when counting stopped. */
            relation: string;
            value: number;
        };
        /** @description How many results a search had, and how many were left out. */
        SearchTotals: {
            blacklistedPodcasts: number;
            projectExcludedPodcasts: number;
            resultsFiltered: number;
            resultsProcessed: number;
            resultsReturned: number;
            totalResultsAvailable: number;
        };
        /** @description A sentence of a transcript. */
        SentenceView: {
            /** Format: double */
            endSecond: number;
            speaker: string | null;
            /** Format: double */
            startSecond: number;
            text: string;
        };
        /** @description A session of the user. */
        SessionView: {
            createdAt: components["schemas"]["Moment"];
            /** @description Browser and system, if they are known: `Firefox on Linux`. */
            device: string | null;
            /** @description When the session ends if it is not used before. */
            endsAt: components["schemas"]["Moment"];
            id: string;
            /** @description Whether this is the session of the request. */
            isThis: boolean;
            /** @description Rounded to the hour. */
            lastUsedAt: components["schemas"]["Moment"];
        };
        /** @description All open sessions of the user. */
        SessionsData: {
            /** @description Sorted by last use, most recent first. */
            sessions: components["schemas"]["SessionView"][];
        };
        /** @description A place where a contact was seen. */
        SightingView: {
            /** Format: float */
            confidence: number;
            /** @description The surrounding text. */
            context: string;
            firstSeenAt: components["schemas"]["Moment"] | null;
            /** @description Whether the contact was there at the last visit. */
            isCurrent: boolean;
            lastSeenAt: components["schemas"]["Moment"] | null;
            /**
             * Format: int32
             * @description Number of occurrences on the whole site.
             */
            occurrences: number;
            /** @description The tag of the feed, or the purpose of the page: `itunes:owner`, `contact`, `imprint`. */
            place: string;
            /** @description `rss` or `podcast-website`. */
            source: string;
            /** @description The URL of the page. */
            url: string | null;
        };
        /** @description The code of a sign-in mail. */
        SignInCodeRequest: {
            /** @description The code from the email: eight digits, with or without spaces. */
            code: string;
        };
        /** @description The address that a sign-in mail is sent to. */
        SignInLinkRequest: {
            email: string;
        };
        /** @description The key of a sign-in link. */
        SignInRequest: {
            /** @description The `key` of the link. */
            key: string;
        };
        /** @description Whether the current session stays open. */
        SignOutEverywhereRequest: {
            /** @description Whether to keep the session of this request. */
            keepThis?: boolean;
        };
        /** @description The address that an account is requested for. */
        SignUpRequest: {
            email: string;
        };
        /** @description An episode, and why it is similar. */
        SimilarEpisodeView: {
            /** Format: int64 */
            durationSeconds: number | null;
            episodeId: string;
            episodeSlug: string;
            imageUrl: string | null;
            podcastSlug: string;
            podcastTitle: string;
            publishedAt: components["schemas"]["Moment"] | null;
            /** @description For example `topic: fermentation`. */
            reasons: string[];
            title: string;
        };
        /** @description Beyond the contract: similar episodes, most similar first. */
        SimilarEpisodesData: {
            episodeId: string;
            similarEpisodes: components["schemas"]["SimilarEpisodeView"][];
        };
        /** @description A social profile and where it was found. */
        SocialLinkView: {
            pedigree: components["schemas"]["LinkProvenance"];
            socialMediaType: string;
            /** @description Where the link was found: `rss`, `podcast-website`. */
            sources: string[];
            url: string;
        };
        /** @description A podcast's social profiles and their followers. */
        SocialMediaView: {
            facebookPageData: components["schemas"]["FacebookPageView"][];
            instagramData: components["schemas"]["InstagramView"][];
            linkedInCompanyData: components["schemas"]["LinkedInCompanyView"][];
            /** @description Always empty: no service provides the followers of a person. */
            linkedInPersonData: components["schemas"]["LinkedInPersonView"][];
            /** @description Beyond the contract: platforms with a profile of the podcast but without a known count. */
            notCounted: string[];
            /** @description Beyond the contract: pages for supporting the creator. */
            patreonData: components["schemas"]["PatreonView"][];
            podcastId: string;
            socialMediaLinks: components["schemas"]["SocialLinkView"][];
            tiktokData: components["schemas"]["TiktokView"][];
            twitterData: components["schemas"]["TwitterView"][];
        };
        /** @description A sort order. */
        SortRequest: {
            /** @description asc or desc. */
            direction?: string | null;
            /**
             * @description relevance, recentActivity, title, appleReviews or spotifyReviews; estimatedListeners, youtubeSubscribers,
             *     youtubeViews, authorityScore, castboxSubscribers; or the name of a sortable field of the hits, such as
             *     foundedDate, lastEpisodeDate, totalEpisodes, castboxPlays or applePodcastsRating.
             */
            field: string;
            /** @description first or last. */
            nullOrder?: string | null;
        };
        /** @description A sponsor who is named, or is not. */
        SponsorRequest: {
            fuzzy?: boolean | null;
            /** @description must (default) or not. */
            matchMode?: string | null;
            name: string;
            phraseMatch?: boolean | null;
            /** Format: double */
            slop?: number | null;
        };
        /** @description A sponsor of an episode, or somebody who is promoted in it. */
        SponsorView: {
            /**
             * Format: double
             * @description Confidence, 0 to 1.
             */
            confidence: number;
            couponCodes: string[];
            /** @description Whether a host reads it out; `null` when unknown. */
            isHostRead: boolean | null;
            name: string;
            /** @description The text around the name. */
            snippet: string | null;
            /** @description The text that names the sponsor: `description`, `transcript`. */
            source: string;
            /** @description sponsor, advertiser, guest, affiliate, self promotion, charity, donation, other or unknown. */
            type: string;
            urls: string[];
        };
        /** @description The podcast on Spotify. */
        SpotifyPlatform: {
            id: string;
            url: string;
            verifiedAt: components["schemas"]["Moment"] | null;
        };
        /** @description The rating of a podcast on Spotify. */
        SpotifyReviewView: {
            /** @description Beyond the contract: what Spotify did not provide: `reviewsCount`. */
            missing: string[];
            /**
             * Format: double
             * @description 1 to 5; `null` when there are no ratings.
             */
            rating: number | null;
            /** Format: int64 */
            reviewsCount: number;
            scrapedAt: components["schemas"]["Moment"];
            spotifyId: string;
        };
        /** @description Counts over the whole catalog. */
        StatisticsData: {
            /** Format: int64 */
            episodes: number;
            generation: string;
            genres: components["schemas"]["ValueCountView"][];
            /** @description Most frequent first. */
            languages: components["schemas"]["ValueCountView"][];
            /** Format: int64 */
            podcasts: number;
            publishedAt: components["schemas"]["Moment"];
            /** Format: int64 */
            transcripts: number;
        };
        /** @description The history of the service, as it recorded it itself. */
        StatusData: {
            /** @description The last 90 days in UTC, oldest first. */
            days: components["schemas"]["StatusDayView"][];
        };
        /** @description A day of the service. */
        StatusDayView: {
            /** @description For example `2026-11-22`. */
            date: string;
            /**
             * Format: double
             * @description Share of responses that failed by a server fault, 0 to 1; `null` when there were no responses.
             */
            failedShare: number | null;
            /**
             * Format: int64
             * @description Minutes of the day, for today so far. On the first recorded day, counted from the first minute of the service.
             */
            ofMinutes: number;
            /**
             * Format: double
             * @description Share of responses that took longer than a second, 0 to 1; `null` when there were no responses.
             */
            slowShare: number | null;
            /**
             * Format: int64
             * @description Minutes in which the service was up; `null` when nothing was recorded that day.
             */
            upMinutes: number | null;
        };
        /** @description Consecutive captured days up to the last one. Days without a capture neither break nor extend the streak. */
        StreakView: {
            /** @description The streak may have begun earlier. */
            boundedByMissingCoverage: boolean;
            /** Format: int32 */
            days: number | null;
            endDateStatus: string;
            startDate: string | null;
        };
        /** @description The share of feeds that had a tag on one day. */
        TagDay: {
            /** @description For example `2026-11-22`. */
            date: string;
            /**
             * Format: double
             * @description Share of feeds that use the tag on an episode, 0 to 100.
             */
            episodePercentage: number;
            /**
             * Format: double
             * @description Share of feeds that use the tag on the podcast level, 0 to 100.
             */
            podcastPercentage: number;
            /** Format: int64 */
            totalRssFeeds: number;
        };
        /** @description How many feeds, and how many of their episodes, have a tag. */
        TagFrequency: {
            /**
             * Format: int64
             * @description Episodes that use the tag; null on the podcast level. Beyond the contract.
             */
            episodes: number | null;
            /** @description For example `podcast:transcript`. */
            field: string;
            /**
             * Format: int64
             * @description Feeds that use the tag; on the episode level, on at least one episode.
             */
            frequency: number;
            /**
             * Format: double
             * @description Share of the feeds, 0 to 100.
             */
            percentage: number;
        };
        /** @description The use of a tag on each day with counts. */
        TagHistoryData: {
            /** @description Oldest first. Days without counts are left out. */
            days: components["schemas"]["TagDay"][];
            field: string;
        };
        /** @description How many feeds use each tag on one level, podcast or episode. */
        TagLevel: {
            /** @description Most frequent first. */
            fieldFrequency: components["schemas"]["TagFrequency"][];
            /**
             * Format: int64
             * @description Episodes in these feeds; null on the podcast level. Beyond the contract.
             */
            totalEpisodes: number | null;
            /**
             * Format: int64
             * @description Number of feeds; a podcast with several feeds counts once.
             */
            totalRssFeeds: number;
        };
        /** @description The usage of the team on each day in UTC, oldest first. */
        TeamDailyUsageData: {
            days: components["schemas"]["TeamUsageDayView"][];
            /** @description Limits by alias, per day on the free plan and otherwise per month; `null` is unlimited. */
            limits: {
                [key: string]: number | null;
            };
        };
        /** @description The members with usage, sorted by searches, most first. */
        TeamMembersUsageData: {
            members: components["schemas"]["MemberUsageView"][];
        };
        /** @description The usage of the team in each month in UTC, oldest first. */
        TeamMonthlyUsageData: {
            /** @description Limits by alias, per day on the free plan and otherwise per month; `null` is unlimited. */
            limits: {
                [key: string]: number | null;
            };
            months: components["schemas"]["TeamUsageMonthView"][];
        };
        /** @description What a team used on one day. */
        TeamUsageDayView: {
            /** @description For example `2026-11-22`. */
            date: string;
            /** Format: int64 */
            totalUsage: number;
            usageByAlias: {
                [key: string]: number;
            };
        };
        /** @description What a team used in one month. */
        TeamUsageMonthView: {
            /** @description When the next month begins. */
            periodEnd: components["schemas"]["Moment"];
            periodStart: components["schemas"]["Moment"];
            /** Format: int64 */
            totalUsage: number;
            usageByAlias: {
                [key: string]: number;
            };
        };
        /** @description A user of a team (spec 3, Team user). */
        TeamUserView: {
            /** @description A seed for generated pictures; the same for a user each time. */
            avatarSeed: string;
            displayName: string | null;
            email: string;
            /** @description Users enter only a full name. */
            firstName: string | null;
            id: string;
            /** @description Beyond the spec: when the user joined. */
            joinedAt: components["schemas"]["Moment"];
            lastName: string | null;
            /** @description Beyond the spec: owner, admin or member. */
            role: string;
        };
        /** @description The members of the team, in the order of joining. */
        TeamUsersData: {
            users: components["schemas"]["TeamUserView"][];
        };
        /** @description Terms of which at least one must match. */
        TermGroupRequest: {
            searchTerms: components["schemas"]["GroupTermRequest"][];
        };
        /** @description How a term matches. */
        TermOptionsBodyRequest: {
            /** @description Similar spellings match too, with a lower score. In a phrase, each word may be misspelled. */
            fuzzy?: boolean | null;
            /** @description must, not or optional. */
            matchMode?: string;
            /** @description The words must be adjacent and in order. */
            phraseMatch?: boolean | null;
            /**
             * Format: double
             * @description How many positions the words of a phrase may be apart, 0 to 100.
             */
            slop?: number | null;
        };
        /** @description Profile pictures of a YouTube channel by size. */
        ThumbnailsView: {
            default: string | null;
            high: string | null;
            medium: string | null;
        };
        /** @description An account. */
        TiktokView: {
            accountId: string;
            /** Format: double */
            awgEngagementRate: number | null;
            biography: string | null;
            /** Format: double */
            commentEngagementRate: number | null;
            dateJoined: components["schemas"]["Moment"] | null;
            /** Format: int64 */
            followers: number;
            /** Format: int64 */
            following: number;
            handle: string;
            /** @description Always false: private accounts are not counted. */
            isPrivate: boolean;
            isVerified: boolean;
            /** Format: double */
            likeEngagementRate: number | null;
            /** Format: int64 */
            likes: number;
            /** @description Beyond the contract: counts that the platform did not provide. */
            missing: string[];
            nickname: string;
            profilePicUrl: string | null;
            scrapedAt: components["schemas"]["Moment"];
            /** Format: int64 */
            videosCount: number;
        };
        /** @description A matching passage with its time. */
        TranscriptMatchView: {
            /** @description Beyond the contract: whether the passage was found by meaning and contains none of the words. */
            byMeaning: boolean;
            /** Format: double */
            endSecond: number | null;
            /** @description `text` with `<em>` around matches, and everything else escaped. */
            highlighted: string;
            speaker: string | null;
            /**
             * Format: double
             * @description `null` when the transcript has no times.
             */
            startSecond: number | null;
            text: string;
        };
        /** @description The passages of a transcript that match, in order of time. Matches that are close together share one passage. */
        TranscriptPassagesData: {
            /** @description Number of passages after this page. */
            additionalCount: number;
            bestPassage: components["schemas"]["PassageView"] | null;
            episodeId: string;
            hasMore: boolean;
            nextCursor: string | null;
            /** @description Beyond the contract: the search reached its time limit, and there may be more passages. */
            partial: boolean;
            /** @description Largest page size. */
            passageLimit: number;
            passages: components["schemas"]["PassageView"][];
            total: components["schemas"]["SearchTotal"];
            /** @description Some passages are not shown: without an account, only the first ones are, within the daily budget. */
            truncated: boolean;
        };
        /** @description The whole text of a transcript. */
        TranscriptText: {
            episodeId: string;
            podcastId: string;
            /** @description One cue per line, with `Name: ` before the first cue of each speaker's turn. */
            text: string | null;
            transcriptId: string;
        };
        /** @description The whole transcript as text. */
        TranscriptTextData: {
            episodeTranscriptText: components["schemas"]["TranscriptText"];
        };
        /** @description The beginning of a transcript's text. */
        TranscriptTextPreview: {
            episodeId: string;
            podcastId: string;
            text: string | null;
            /** @description Length of the whole transcript. */
            totalCharacters: number;
            transcriptId: string;
            truncated: boolean;
        };
        /** @description The beginning of a transcript as text. */
        TranscriptTextPreviewData: {
            episodeTranscriptText: components["schemas"]["TranscriptTextPreview"];
        };
        /** @description The sentences of a transcript with their times. */
        TranscriptTimestampsData: {
            episodeId: string;
            podcastId: string;
            sentences: components["schemas"]["SentenceView"][];
            /** @description The whole text of a transcript without times, otherwise `null`. */
            textWithoutTimes: string | null;
        };
        /** @description The first sentences with their times. */
        TranscriptTimestampsPreviewData: {
            episodeId: string;
            podcastId: string;
            sentences: components["schemas"]["SentenceView"][];
            /** @description The beginning of a transcript without times, otherwise `null`. */
            textWithoutTimes: string | null;
            /** @description Sentences in the whole transcript. */
            totalSentences: number;
            truncated: boolean;
        };
        /** @description Which episodes we transcribe: none, because transcripts come from feeds. */
        TranscriptionModeView: {
            /** @description none, all or episodes-since. */
            mode: string;
            transcribeSince: components["schemas"]["Moment"] | null;
        };
        /** @description The transcription request that was created or found. */
        TranscriptionRequestData: {
            request: components["schemas"]["TranscriptionRequestView"];
        };
        /** @description A transcription request. Fields of the episode are `null` when it is not in the catalog any more. */
        TranscriptionRequestView: {
            episodeId: string;
            episodeImageUrl: string | null;
            episodeSlug: string | null;
            episodeTitle: string | null;
            podcastId: string | null;
            podcastImageUrl: string | null;
            podcastSlug: string | null;
            podcastTitle: string | null;
            requestedAt: components["schemas"]["Moment"];
            /** @description `null` when the account was deleted. */
            requestedByUserId: string | null;
            status: components["schemas"]["TranscriptionStatus"];
            transcribedAt: components["schemas"]["Moment"] | null;
        };
        /** @description The transcription requests of the user's team, newest first. */
        TranscriptionRequestsData: {
            requests: components["schemas"]["TranscriptionRequestView"][];
            /**
             * Format: int64
             * @description Number of requests with this status.
             */
            totalRequests: number;
        };
        /**
         * @description Spec 4, Transcription request.
         * @enum {string}
         */
        TranscriptionStatus: "not_started" | "completed";
        /** @description An account. */
        TwitterView: {
            biography: string | null;
            dateJoined: components["schemas"]["Moment"] | null;
            /** Format: int64 */
            followerCount: number;
            /** Format: int64 */
            followingCount: number;
            /** @description Beyond the contract: counts that the platform did not provide. */
            missing: string[];
            /** Format: int64 */
            postsCount: number;
            profileId: string;
            profileImageUrl: string | null;
            profileName: string;
            profileUrl: string;
            scrapedAt: components["schemas"]["Moment"];
        };
        /** @description An input without data. */
        UnknownInputView: {
            name: string;
            subScore: string;
            /**
             * Format: double
             * @description Its weight among the inputs of the sub-score.
             */
            weight: number;
        };
        /** @description Fields of an episode that are always `null`. */
        UnknownOfEpisode: {
            episodeAudioKey: string | null;
            episodeRssDescriptionGeneratedLong: string | null;
            episodeRssDescriptionGeneratedShort: string | null;
            /** @description See `/episodes/{episodeId}/transcript-text`. */
            transcriptText: string | null;
            youtubeVideoDataDate: string | null;
            youtubeVideoUrl: string | null;
            /** Format: double */
            youtubeVideoViewCount: number | null;
        };
        /** @description Fields of a podcast that are always `null`. */
        UnknownOfPodcast: {
            applePodcastsScrapedDate: string | null;
            castboxDataLastUpdated: string | null;
            castboxId: string | null;
            chartPositionsCalculatedAt: string | null;
            podcastEstimatedAudienceAge: string | null;
            podcastEstimatedAudienceEducation: string | null;
            podcastEstimatedAudienceGender: string | null;
            podcastEstimatedAudienceIncome: string | null;
            podcastEstimatedListeners: string | null;
            podcastEstimatedPoliticalBias: string | null;
            podcastRssDescriptionGeneratedLong: string | null;
            podcastRssDescriptionGeneratedShort: string | null;
            podcastRssTitleLatestCleaned: string | null;
            podchaserUrlSlug: string | null;
            podnewsUrlSlug: string | null;
            rephonicUrlSlug: string | null;
            /** @description See `/podcasts/{podcastIdOrSlug}/related-podcasts`. */
            similarPodcasts: Record<string, never>[] | null;
            /** @description Profiles and followers are in `/podcasts/{podcastIdOrSlug}/social-media`. */
            socialsFacebook: Record<string, never>[] | null;
            /** Format: double */
            socialsFacebookTotalFollowersCount: number | null;
            /** Format: double */
            socialsFacebookTotalFollowingCount: number | null;
            /** Format: double */
            socialsFacebookTotalLikesCount: number | null;
            /** Format: double */
            socialsFacebookTotalPagesCount: number | null;
            /** Format: double */
            socialsFacebookTotalTalkingAboutCount: number | null;
            socialsInstagram: Record<string, never>[] | null;
            /** Format: double */
            socialsInstagramTotalFollowersCount: number | null;
            /** Format: double */
            socialsInstagramTotalFollowingCount: number | null;
            /** Format: double */
            socialsInstagramTotalPostsCount: number | null;
            /** Format: double */
            socialsInstagramTotalProfilesCount: number | null;
            socialsLinkedinCompany: Record<string, never>[] | null;
            /** Format: double */
            socialsLinkedinCompanyTotalEmployeesCount: number | null;
            /** Format: double */
            socialsLinkedinCompanyTotalFollowersCount: number | null;
            /** Format: double */
            socialsLinkedinCompanyTotalPagesCount: number | null;
            socialsLinkedinPerson: Record<string, never>[] | null;
            /** Format: double */
            socialsLinkedinPersonTotalConnectionsCount: number | null;
            /** Format: double */
            socialsLinkedinPersonTotalFollowersCount: number | null;
            /** Format: double */
            socialsLinkedinPersonTotalProfilesCount: number | null;
            socialsTiktok: Record<string, never>[] | null;
            /** Format: double */
            socialsTiktokTotalFollowersCount: number | null;
            /** Format: double */
            socialsTiktokTotalFollowingCount: number | null;
            /** Format: double */
            socialsTiktokTotalLikesCount: number | null;
            /** Format: double */
            socialsTiktokTotalProfilesCount: number | null;
            socialsTwitter: Record<string, never>[] | null;
            /** Format: double */
            socialsTwitterTotalFollowersCount: number | null;
            /** Format: double */
            socialsTwitterTotalFollowingCount: number | null;
            /** Format: double */
            socialsTwitterTotalPostsCount: number | null;
            /** Format: double */
            socialsTwitterTotalProfilesCount: number | null;
            spotifyDataLastUpdated: string | null;
            /** Format: double */
            youtubeAverageViewsPerVideo: number | null;
            /** @description Channels are in `/podcasts/{podcastIdOrSlug}/youtube`. */
            youtubeChannels: Record<string, never>[] | null;
            youtubeDataLastUpdated: string | null;
            /** @description The spelling is the contract's. */
            youtubePrimaryChanelDataLastUpdated: string | null;
            youtubePrimaryChannelId: string | null;
            youtubePrimaryChannelName: string | null;
            /** Format: double */
            youtubePrimaryChannelSubscribers: number | null;
            /** Format: double */
            youtubePrimaryChannelVideos: number | null;
            /** Format: double */
            youtubePrimaryChannelViews: number | null;
        };
        /** @description Counts of a usage record (spec 3). */
        UsageCountsView: {
            /** Format: int64 */
            aiAssistCount: number;
            /**
             * Format: int64
             * @description Podcasts whose contacts were requested, each once per month.
             */
            contactsRequestedCount: number;
            /** Format: int64 */
            csvExportCount: number;
            /** Format: int64 */
            searchCount: number;
            /** Format: int64 */
            transcriptDownloadCount: number;
            /** Format: int64 */
            transcriptionRequests: number;
        };
        /** @description The usage of a month. */
        UsageMonthView: components["schemas"]["UsageCountsView"] & {
            /** @description For example `2026-11`. */
            month: string;
        };
        /** @description The usage of a day. */
        UsageRecordView: components["schemas"]["UsageCountsView"] & {
            /** @description For example `2026-11-22`. */
            date: string;
        };
        /** @description Usage records (spec 3), one for each day in UTC, oldest first. */
        UserDailyUsageData: {
            days: components["schemas"]["UsageRecordView"][];
        };
        /** @description The usage in each month in UTC, oldest first. */
        UserMonthlyUsageData: {
            months: components["schemas"]["UsageMonthView"][];
        };
        /** @description The signed-in user with plan and team. */
        UserView: {
            createdAt: components["schemas"]["Moment"];
            displayName: string | null;
            email: string;
            id: string;
            /** @description free, individual, business, agency or admin. */
            plan: string;
            teamId: string;
        };
        /** @description The key of a sign-up link. */
        ValidateSignUpRequest: {
            /** @description The `key` of the link. */
            key: string;
        };
        /** @description A value and the number of podcasts that have it. */
        ValueCountView: {
            /** Format: int64 */
            count: number;
            value: string;
        };
        /** @description The best position of a week, or why there is none. */
        WeekView: {
            /** Format: int32 */
            best: number | null;
            /** @description `observed`, `off_chart`, `no_chart` or `unknown`. */
            status: string;
        };
        /** @description Weekdays are counted from Sunday, which is 0. */
        WeekdayShift: {
            /** Format: int32 */
            fromDay: number;
            /** @description Date of the first episode after the change. */
            since: string;
            /** Format: int32 */
            toDay: number;
        };
        /** @description For how many days of a window there are captures, and how complete they are. */
        WindowCoverageView: {
            /** Format: int32 */
            calendarDays: number;
            /** Format: int32 */
            chartDays: number;
            /** Format: int32 */
            completeDays: number;
            depthChanged: boolean;
            /** Format: int32 */
            incompleteDays: number;
            /** Format: int32 */
            maxObservedDepth: number | null;
            /** Format: int32 */
            minObservedDepth: number | null;
            /** Format: int32 */
            missingDays: number;
            /** Format: int32 */
            unresolvedIdentityDays: number;
        };
        /** @description A channel that the podcast links to. */
        YoutubeChannelView: {
            bannerImageUrl: string | null;
            country: string | null;
            customUrl: string | null;
            dataLastUpdated: components["schemas"]["Moment"];
            description: string | null;
            discoverInputKeyword: string | null;
            id: string;
            isPodcastChannel: boolean | null;
            lastVideoUploadDate: components["schemas"]["Moment"] | null;
            lastVideoUploadDateCheckedAt: components["schemas"]["Moment"] | null;
            lastVideoUploadDateSource: string | null;
            links: string[] | null;
            /** @description Beyond the contract: counts that YouTube did not provide; subscribers may be hidden. */
            missing: string[];
            profileImageUrl: string | null;
            publishedAt: components["schemas"]["Moment"] | null;
            /** @description The readings with changed counts, oldest first. */
            statsHistory: components["schemas"]["ChannelReading"][];
            /** Format: int64 */
            subscriberCount: number;
            thumbnails: components["schemas"]["ThumbnailsView"];
            title: string;
            /** Format: int64 */
            videoCount: number;
            /** @description Always `null`: videos are not read. */
            videos: Record<string, never>[] | null;
            /** Format: int64 */
            viewCount: number;
        };
        /** @description A podcast's YouTube channels. */
        YoutubeView: {
            podcastId: string;
            youtubeData: components["schemas"]["YoutubeChannelView"][];
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getAlternativeSpellings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AlternativeSpellingsRequest"];
            };
        };
        responses: {
            /** @description The spellings, possibly none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_AlternativeSpellingsData"];
                };
            };
            /** @description The value is blank or too long */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    sendConfirmationCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sent */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_MessageData"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description API keys are not accepted */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many emails to the address, or requests from this client */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    confirm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmRequest"];
            };
        };
        responses: {
            /** @description Confirmed; the cookie holds the new session token */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_MessageData"];
                };
            };
            /** @description The code is wrong, already used or expired */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description API keys are not accepted */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many attempts from this client */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The caller and their limits */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_MeData"];
                };
            };
            /** @description The key is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sessions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_SessionsData"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description API keys are not accepted */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                sessionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ended */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_MessageData"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description API keys are not accepted */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Session not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    signIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignInRequest"];
            };
        };
        responses: {
            /** @description Signed in; the cookie holds the session */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_MeData"];
                };
            };
            /** @description The link has expired or was already used */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many attempts from this client */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    signInWithCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignInCodeRequest"];
            };
        };
        responses: {
            /** @description Signed in; the cookie holds the session */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_MeData"];
                };
            };
            /** @description The code is wrong, already used or expired */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many attempts from this client */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    sendSignInLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignInLinkRequest"];
            };
        };
        responses: {
            /** @description Sent, if the address has an account */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_MessageData"];
                };
            };
            /** @description Not an email address */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many emails to the address, or requests from this client */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    signOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed out */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_MessageData"];
                };
            };
            /** @description Any failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    signOutEverywhere: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignOutEverywhereRequest"];
            };
        };
        responses: {
            /** @description Signed out */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_MessageData"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description API keys are not accepted */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    signUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignUpRequest"];
            };
        };
        responses: {
            /** @description Sent */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_MessageData"];
                };
            };
            /** @description Not an email address */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many emails to the address, or requests from this client */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    validateSignUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ValidateSignUpRequest"];
            };
        };
        responses: {
            /** @description Account created; the cookie holds the session */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_MeData"];
                };
            };
            /** @description The link has expired or was already used */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many attempts from this client */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    searchAutocompletePodcasts: {
        parameters: {
            query: {
                /** @description The text typed so far. */
                query: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Suggestions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_AutocompleteData"];
                };
            };
            /** @description The query is missing */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getChart: {
        parameters: {
            query?: {
                chartType?: string;
                category?: string;
                country?: string;
                positionsLimit?: number;
                compare?: string;
                /** @description A date such as 2026-11-21; the last capture when absent. */
                date?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The chart; null when it was not captured on that day */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_ChartData"];
                };
            };
            /** @description Unknown category, country or chart type, or an invalid date */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getChartAvailability: {
        parameters: {
            query?: {
                /** @description `apple` (default) or `spotify`. */
                chartType?: string;
                category?: string;
                country?: string;
                /** @description A date such as 2026-11-21. */
                date?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The days */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_AvailabilityData"];
                };
            };
            /** @description Unknown category, country or chart type, or an invalid date */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getChartRankHistory: {
        parameters: {
            query?: {
                /** @description `apple` (default) or `spotify`. */
                chartType?: string;
                category?: string;
                country?: string;
                /** @description A date such as 2026-11-21; the last capture when absent. */
                endDate?: string;
                /** @description Number of days, 7 to 90; 30 by default. */
                days?: number;
                /** @description Number of top positions on the last day, 1 to 200; 20 by default. */
                rows?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The history; null for a chart that was never captured */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_RankHistoryData"];
                };
            };
            /** @description Unknown category, country or chart type, or an invalid date or number */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getLatestChart: {
        parameters: {
            query?: {
                /** @description `apple` (default) or `spotify`. */
                chartType?: string;
                /** @description `top podcasts` by default. */
                category?: string;
                /** @description ISO 3166 alpha-2; `us` by default. */
                country?: string;
                /** @description Number of positions; all when absent. */
                positionsLimit?: number;
                /** @description `1d` (default) or `7d`. */
                compare?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The chart */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_ChartData"];
                };
            };
            /** @description Unknown category, country or chart type */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getChartMovement: {
        parameters: {
            query?: {
                /** @description `apple` (default) or `spotify`. */
                chartType?: string;
                category?: string;
                country?: string;
                /** @description A date such as 2026-11-21; the last capture when absent. */
                date?: string;
                /** @description `1d` (default) or `7d`. */
                compare?: string;
                /** @description Rows of each list, 1 to 200; 10 by default. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The movement; null when the chart was not captured */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_MovementData"];
                };
            };
            /** @description Unknown category, country or chart type, or an invalid date or limit */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getPodcastChartAppearances: {
        parameters: {
            query: {
                /** @description `podcast` or `platform`. */
                identityType: string;
                /** @description Required for `podcast`. */
                podcastIdOrSlug?: string;
                /** @description Required for `platform`: Apple's number or Spotify's id. */
                platformId?: string;
                /** @description `apple` (default) or `spotify`. */
                chartType?: string;
                /** @description A date such as 2026-11-21. */
                date: string;
                /** @description 1 to 1000; all when absent. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The charts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_AppearancesData"];
                };
            };
            /** @description A parameter is missing or not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Podcast or show not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getPodcastChartHistory: {
        parameters: {
            query: {
                /** @description `podcast` or `platform`. */
                identityType: string;
                /** @description Required for `podcast`. */
                podcastIdOrSlug?: string;
                /** @description Required for `platform`: Apple's number or Spotify's id. */
                platformId?: string;
                /** @description `apple` (default) or `spotify`. */
                chartType?: string;
                category?: string;
                country?: string;
                /** @description `30d` (default), `90d`, `14w`, `6m`, `1y` or `all`. Ranges from `14w` on are by week. */
                range?: string;
                /** @description The last day; the last capture when absent. */
                date?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The history */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_PodcastHistoryData"];
                };
            };
            /** @description A parameter is missing or not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Podcast, show or chart not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getCategoriesByChartType: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description `apple` or `spotify` */
                chartType: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The categories */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_ChartCategoriesData"];
                };
            };
            /** @description Unknown chart type */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getAvailableCountriesByChartType: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description `apple` or `spotify` */
                chartType: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The countries */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_ChartCountriesData"];
                };
            };
            /** @description Unknown chart type */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getEpisodeDetailsBySlug: {
        parameters: {
            query: {
                /** @description The podcast's slug. */
                podcast: string;
                /** @description The episode's slug. */
                episode: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The episode */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_EpisodeData"];
                };
            };
            /** @description Episode not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getLatestEpisodes: {
        parameters: {
            query?: {
                /** @description Genres of the podcast, ignoring case; one match is enough. Repeat the parameter for several genres. */
                categories?: string[];
                /** @description Only podcasts with an image. */
                podcastImageRequired?: boolean;
                hasTranscript?: boolean;
                /** @description BCP 47; a bare language also matches its regions. `en` by default. */
                language?: string;
                /** @description Excludes explicit episodes. */
                excludeExplicit?: boolean;
                /** @description 1 to 150; 150 by default. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The episodes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_LatestEpisodesData"];
                };
            };
            /** @description The limit is above 150, or there are too many categories */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getEpisodeDetailsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                episodeId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The episode */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_EpisodeData"];
                };
            };
            /** @description Episode not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    downloadEpisodeTranscript: {
        parameters: {
            query?: {
                /** @description `txt` (default), `vtt` or `sentence-vtt`. */
                format?: string;
            };
            header?: never;
            path: {
                episodeId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                    "text/vtt": string;
                };
            };
            /** @description Unknown format, or the transcript has no timestamps, which subtitles need */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The plan does not include the format */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Episode not found, or it has no transcript */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The plan's downloads for this month are used up */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getSimilarEpisodes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                episodeId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The episodes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_SimilarEpisodesData"];
                };
            };
            /** @description Episode not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getEpisodeTranscriptText: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                episodeId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The transcript */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_TranscriptTextData"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Episode not found, or it has no transcript */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getEpisodeTranscriptTextPreview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                episodeId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The beginning of the transcript */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_TranscriptTextPreviewData"];
                };
            };
            /** @description Episode not found, or it has no transcript */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getEpisodeTranscriptTimestamps: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                episodeId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sentences */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_TranscriptTimestampsData"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Episode not found, or it has no transcript */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getEpisodeTranscriptTimestampsPreview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                episodeId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The first sentences */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_TranscriptTimestampsPreviewData"];
                };
            };
            /** @description Episode not found, or it has no transcript */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    requestTranscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                episodeId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Requested */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_TranscriptionRequestData"];
                };
            };
            /** @description The episode already has a transcript */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The plan does not include transcription requests */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Episode not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The plan's requests for this month are used up */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getPodcastAuthorityScore: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                podcastIdOrSlug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The score */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_AuthorityScoreData"];
                };
            };
            /** @description Podcast not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getPodcastAuthorityScoreDetails: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                podcastIdOrSlug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The score and its inputs */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_AuthorityScoreDetailsData"];
                };
            };
            /** @description Podcast not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getPodcastByFeedUrl: {
        parameters: {
            query: {
                /** @description A current or former URL of the feed. */
                rssFeedUrl: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The podcast */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_PodcastData"];
                };
            };
            /** @description Podcast not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getPodcastIdLookup: {
        parameters: {
            query?: {
                slug?: string;
                earshotId?: string;
                /** @description Our id. The name is that of existing clients. */
                podEngineId?: string;
                rssFeedUrl?: string;
                /** @description `podcast:guid`. Only the guid that is derived from the feed's first URL is found. */
                podcastGuid?: string;
                /** @description Not indexed: always returns `null`. */
                appleId?: number;
                /** @description Not indexed: always returns `null`. */
                spotifyId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The podcast, or null */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_LookupData"];
                };
            };
            /** @description The request does not have exactly one id */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getLatestPodcasts: {
        parameters: {
            query?: {
                /** @description Only podcasts with a transcript. */
                hasTranscripts?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The podcasts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_LatestPodcastsData"];
                };
            };
            /** @description Any failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getMultiplePodcasts: {
        parameters: {
            query: {
                /** @description 1 to 100 ids. Repeat the parameter for each podcast. */
                podcastIds?: string[];
                details: components["schemas"]["PodcastDetail"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The podcasts that exist */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_MultiplePodcastsData"];
                };
            };
            /** @description No id, too many ids, or an invalid one */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getPodcast: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                podcastIdOrSlug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The podcast */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_PodcastData"];
                };
            };
            /** @description Podcast not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getPodcastAllDetails: {
        parameters: {
            query?: {
                /** @description Also returns the number of episodes in each of the last 24 months. */
                includePublishingHistory?: boolean;
            };
            header?: never;
            path: {
                podcastIdOrSlug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The podcast */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_AllDetailsData"];
                };
            };
            /** @description A parameter is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Podcast not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getPodcastCharts: {
        parameters: {
            query?: {
                /** @description `apple` or `spotify`; both when absent. */
                chartType?: string;
                category?: string;
                country?: string;
                /** @description Only charts on which it is at this position or better. */
                positionsLimit?: number;
                /** @description `1d` or `7d`. Accepted for compatibility; the response has no comparison. */
                compare?: string;
                /** @description 1 to 1000; all when absent. */
                limit?: number;
                /** @description A date such as 2026-11-21; the last capture of each chart when absent. */
                date?: string;
            };
            header?: never;
            path: {
                podcastIdOrSlug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The charts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_PodcastChartsData"];
                };
            };
            /** @description A parameter is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Podcast not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getPodcastChartPresence: {
        parameters: {
            query?: {
                /** @description A date such as 2026-11-21; the last capture when absent. */
                endDate?: string;
            };
            header?: never;
            path: {
                podcastIdOrSlug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The charts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_PresenceData"];
                };
            };
            /** @description Invalid date */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Podcast not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getPodcastContacts: {
        parameters: {
            query?: {
                /**
                 * @description `false` spends nothing. Then all contacts are returned when this podcast was already paid for this month or
                 *     the plan has no limit; otherwise the address in the feed and the number of other contacts.
                 */
                spend?: boolean;
            };
            header?: never;
            path: {
                podcastIdOrSlug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contacts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_PodcastContactsData"];
                };
            };
            /** @description A parameter is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Podcast not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The plan's advanced contacts for this month are used up */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    reportPodcastContact: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                podcastIdOrSlug: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactReportRequest"];
            };
        };
        responses: {
            /** @description Report stored */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_MessageData"];
                };
            };
            /** @description The contact is not valid, or the note is too long */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Podcast not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many reports today */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getPodcastEpisodeCatalogue: {
        parameters: {
            query: {
                view: "summary" | "full";
            };
            header?: never;
            path: {
                podcastIdOrSlug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The episodes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_EpisodeCatalogData"];
                };
            };
            /** @description The detail is neither summary nor full */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Podcast not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getPodcastEpisodes: {
        parameters: {
            query?: {
                hasTranscript?: boolean;
                /** @description Episodes to skip, at most 100000000. */
                skip?: number;
                /** @description 1 to 100; 20 by default. */
                limit?: number;
            };
            header?: never;
            path: {
                podcastIdOrSlug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The episodes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_PodcastEpisodesData"];
                };
            };
            /** @description The limit is above 100, or skip is too large */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Podcast not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getPodcastGuests: {
        parameters: {
            query?: {
                /** @description Only episodes of the last so many days, up to the latest 1,000. The latest 10 episodes by default. */
                sinceDays?: number;
                /** @description `guest` or `host`: only people who mostly have this role. Everybody by default. */
                role?: string;
            };
            header?: never;
            path: {
                podcastIdOrSlug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The people */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_PodcastGuestsData"];
                };
            };
            /** @description A parameter is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Podcast not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getPodcastRelatedPodcasts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                podcastIdOrSlug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The podcasts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_RelatedData"];
                };
            };
            /** @description Podcast not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getPodcastReviews: {
        parameters: {
            query?: {
                /** @description Only reviews of this country, ISO 3166 alpha-2. The ratings by country are not filtered. */
                country?: string;
                /** @description Reviews per page, 1 to 100; 20 by default. */
                limit?: number;
                /** @description Reviews to skip. */
                offset?: number;
                /** @description 1 to 5 stars. */
                minRating?: number;
                /** @description 1 to 5 stars. */
                maxRating?: number;
                /** @description Words that must all be in title or body, ignoring case; at most 10. */
                q?: string;
                /** @description `newest` (default), `lowest` or `highest` first. */
                sort?: string;
                /** @description Beyond the contract: a date such as 2026-11-21; reviews of that day or later. */
                since?: string;
                /** @description Beyond the contract: a date such as 2026-11-21; reviews of that day or earlier. */
                until?: string;
            };
            header?: never;
            path: {
                podcastIdOrSlug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ratings and reviews */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_PodcastReviewsData"];
                };
            };
            /** @description A parameter is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Podcast not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getPodcastSocialMediaDetails: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                podcastIdOrSlug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profiles */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_PodcastSocialMediaData"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Podcast not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getPodcastSponsors: {
        parameters: {
            query?: {
                /** @description Only episodes of the last so many days, up to the latest 1,000. The latest 10 episodes by default. */
                sinceDays?: number;
            };
            header?: never;
            path: {
                podcastIdOrSlug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sponsors */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_PodcastSponsorsData"];
                };
            };
            /** @description A parameter is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Podcast not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getPodcastYoutubeDetails: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                podcastIdOrSlug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The channels */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_PodcastYoutubeData"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Podcast not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getDirectory: {
        parameters: {
            query: {
                /** @description a to z, or 0 for everything else. */
                letter: string;
                /** @description Podcasts to skip, at most 100000000. */
                skip?: number;
                /** @description 1 to 1000; 100 by default. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_DirectoryData"];
                };
            };
            /** @description The letter is not valid, or a number is too large */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The API is up */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_HealthData"];
                };
            };
            /** @description Any failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getStatistics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Counts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_StatisticsData"];
                };
            };
            /** @description Any failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The days */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_StatusData"];
                };
            };
            /** @description The days cannot be read */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    searchReviews: {
        parameters: {
            query: {
                /**
                 * @description Words that must all be in title or body, ignoring case; 1 to 10.
                 * @example calm voice
                 */
                q: string;
                /** @description Only reviews of this country, ISO 3166 alpha-2. */
                country?: string;
                /** @description 1 to 5 stars. */
                minRating?: number;
                /** @description 1 to 5 stars. */
                maxRating?: number;
                /** @description A date such as 2026-11-21; reviews of that day or later. */
                since?: string;
                /** @description A date such as 2026-11-21; reviews of that day or earlier. */
                until?: string;
                /** @description `newest` (default), `lowest` or `highest` first. */
                sort?: string;
                /** @description Reviews per page, 1 to 100; 20 by default. */
                limit?: number;
                /** @description Reviews to skip. */
                offset?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reviews */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_ReviewSearchData"];
                };
            };
            /** @description A parameter is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getRssStatsPodcast2: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_Podcast2Data"];
                };
            };
            /** @description No counts */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getRssStatsPodcast2History: {
        parameters: {
            query: {
                /**
                 * @description A tag of the podcast namespace, such as `podcast:transcript`.
                 * @example podcast:transcript
                 */
                field: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The days */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_TagHistoryData"];
                };
            };
            /** @description The tag is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No counts, or no feed uses the tag */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    searchEpisodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SearchRequest"];
            };
        };
        responses: {
            /** @description The search results */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_SearchData_EpisodeHitView"];
                };
            };
            /** @description The search is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The plan does not include a filter or a sort order */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The catalog has changed since the first page: start again from the first page */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The plan's searches are used up, or too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The server is busy with other searches */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getTranscriptPassages: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                episodeId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PassagesRequest"];
            };
        };
        responses: {
            /** @description The passages, possibly none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_TranscriptPassagesData"];
                };
            };
            /** @description The search is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The plan does not include a filter */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Episode not found, or it has no transcript */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The catalog has changed since the first page: start again from the first page */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The daily limit without an account is reached, or too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    searchPodcasts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SearchRequest"];
            };
        };
        responses: {
            /** @description The search results */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_SearchData_PodcastHitView"];
                };
            };
            /** @description The search is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The plan does not include a filter or a sort order */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The catalog has changed since the first page: start again from the first page */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The plan's searches are used up, or too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The server is busy with other searches */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getCurrent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The usage and its limits */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_CurrentUsageData"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getDaily: {
        parameters: {
            query: {
                /** @description `7d`, `30d` or `90d`. */
                window: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The days */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_TeamDailyUsageData"];
                };
            };
            /** @description The window is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getMembers: {
        parameters: {
            query: {
                /** @description `7d`, `30d` or `90d`. */
                window: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The members */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_TeamMembersUsageData"];
                };
            };
            /** @description The window is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getMonthly: {
        parameters: {
            query: {
                /** @description Number of months, 1 to 24, with the current one. */
                months: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The months */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_TeamMonthlyUsageData"];
                };
            };
            /** @description The number of months is not 1 to 24 */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getTeamUsers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The users */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_TeamUsersData"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountDeletionRequest"];
            };
        };
        responses: {
            /** @description Deleted; the cookies are cleared */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_MessageData"];
                };
            };
            /** @description Not the email address of the account */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description API keys are not accepted, or the identity is not confirmed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listActivity: {
        parameters: {
            query?: {
                /** @description 1 to 100; 20 by default. */
                limit?: number;
                skip?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The events */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_ActivityData"];
                };
            };
            /** @description A number is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description API keys are not accepted */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listApiKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The keys */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_ApiKeysData"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description API keys are not accepted */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createApiKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateApiKeyRequest"];
            };
        };
        responses: {
            /** @description The key */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_NewApiKeyData"];
                };
            };
            /** @description The name, a scope or the number of days is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The plan has no API access, the request used a key, or the identity is not confirmed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many keys */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    revokeApiKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                apiKeyId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key, revoked */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_RevokedApiKeyData"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description API keys are not accepted */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Key not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    rotateApiKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                apiKeyId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RotateApiKeyRequest"];
            };
        };
        responses: {
            /** @description The new key */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_NewApiKeyData"];
                };
            };
            /** @description The number of hours is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The plan has no API access, the request used a key, or the identity is not confirmed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Key not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The key has ended, or there are too many keys */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getUserDailyUsage: {
        parameters: {
            query?: {
                /** @description `7d`, `30d` (default) or `90d`. */
                window?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The days */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_UserDailyUsageData"];
                };
            };
            /** @description The window is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getUserMonthlyUsage: {
        parameters: {
            query?: {
                /** @description Number of months, 1 to 24, with the current one; 12 by default. */
                months?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The months */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_UserMonthlyUsageData"];
                };
            };
            /** @description The number of months is not 1 to 24 */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getUserTranscriptionRequests: {
        parameters: {
            query?: {
                /** @description 1 to 100; 20 by default. */
                limit?: number;
                skip?: number;
                status?: "not_started" | "completed";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requests */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_TranscriptionRequestsData"];
                };
            };
            /** @description A parameter is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
}
