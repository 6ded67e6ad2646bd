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
        /** How a name is written elsewhere in the catalog: what sounds or looks alike. */
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
        /** Sends a code to who is signed in, to prove again that it is them. What outlives a session asks for that: making keys. */
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
        /** Uses the code of a confirmation. The session goes on under a new token, and is believed for ten minutes. */
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
        /** The user, or null for who is not signed in. */
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
        /** Where the user is signed in. */
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
         * Ends a session of the user at once. Who sees one that is not theirs should not have to wait for a mail to end it, so
         *     nothing is to be confirmed.
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
        /** Uses a link, once, and begins a session. */
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
        /** Uses the code of a mail, once, in the browser that asked for it, to sign in or up. Five may be tried for a mail. */
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
         * Sends a link to sign in with, and a code for the browser that asks. The answer is the same whether the address is known or
         *     not.
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
        /** Ends every session of the user, or every other one. Keys stay. */
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
         * Sends a link that makes an account on the plan free, and a code for the browser that asks. An address that has an account
         *     gets a mail that says so and signs in; one that can be mistaken for the address of an account gets a mail that says so. The
         *     answer is the same.
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
        /** Uses the link of a sign-up, once: makes the account, and begins a session. */
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
        /** Podcasts and words that begin like what is typed. */
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
        /** The chart of a day. */
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
        /** Which days of a chart there are. */
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
        /** How the best of a chart got there. */
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
        /** The chart that was captured last. */
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
        /** Who rose, fell, came and went. */
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
        /** Every chart of a day that a podcast stood on. */
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
        /** Where a podcast stood on a chart, day by day or week by week. */
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
        /** Categories that have charts. */
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
        /** Countries that have charts. */
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
        /** An episode by its slug and its podcast's. */
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
        /** The newest episodes of the catalog. */
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
        /** An episode by its id. */
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
         * The transcript of an episode as a file, in the formats of the caller's plan.
         * @description Costs one download of the plan; the same episode again within the month costs nothing.
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
        /** Episodes like this one. */
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
        /** The transcript of an episode as text. */
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
        /** The start of an episode's transcript, for everybody. */
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
        /** The transcript of an episode with the moments it was said. */
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
        /** The first sentences of an episode's transcript, for everybody. */
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
         * Asks for the transcript of an episode, for the caller's team.
         * @description It is completed when the catalog has the transcript: today what the show itself publishes, looked for at each ingest.
         *     Costs one transcription request of the plan; an episode that the team asked for before costs nothing.
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
        /** The authority score of a podcast. */
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
        /** The authority score of a podcast with every input that it is made of. */
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
        /** A podcast by the URL of its feed. */
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
        /** A podcast by one of its ids. */
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
        /** The podcasts with the newest episodes. */
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
        /** Several podcasts by their ids. */
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
        /** A podcast by its id or slug. */
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
         * A podcast with everything at once.
         * @description Each part is what its own call tells. Contacts cost nothing here: all of them come where this podcast's were asked for this
         *     month or the plan has no limit, else the address in the feed.
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
        /** The charts that a podcast stands on. */
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
        /** Every chart that a podcast was ever on. */
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
         * How to reach a podcast: addresses, numbers and pages, each with where and when it was seen.
         * @description From the plan business on everything, on the plan individual the address in the feed. Everything costs one of the plan's
         *     advanced contacts of the month; the same podcast again within the month costs nothing, nor does one of which no more is known
         *     than the feed says.
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
         * Reports a contact of a podcast as wrong. A second report of the same contact replaces the first. The answer is the same
         *     whether the podcast has the contact or not: only one that the plan shows counts.
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
        /** The episodes of a podcast at a glance, and its rhythm over the last year. */
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
        /** The episodes of a podcast. */
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
        /** The people of a podcast's episodes: how often, first and last. */
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
        /** Podcasts like this one. */
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
        /** The ratings of a podcast on Apple, Spotify and Castbox, and its reviews. */
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
        /** The profiles of a podcast, and how many follow them. */
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
        /** The sponsors of a podcast's episodes: how often, first and last. */
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
        /** The channels of a podcast on YouTube, and how they grew. */
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
        /** Podcasts by the first letter of their title. */
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
        /** Whether the API is up. */
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
        /** What the catalog holds. */
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
        /** How the service was on each of the last 90 days. Of a day that nothing is known of, nothing is said. */
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
         * Search the reviews of all podcasts.
         * @description Beyond the contract. The first thousand are given out.
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
        /** What feeds implement of the podcast namespace, and who hosts them. */
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
        /** How the use of a tag went over time. */
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
         * Search episodes and what is said in them.
         * @description Without an account, passages are left out once 4,000 characters of their transcript were shown that day.
         *
         *     Costs one search of the plan. The same search within 15 minutes costs nothing, nor do its further pages for whoever paid
         *     for the first, nor a call that fails. A search that began costs, also when its client goes away.
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
         * Find in what was said in an episode.
         * @description Without an account, 4,000 characters of a transcript are shown a day, passages in search results included; a passage
         *     that was shown that day costs nothing again, and a question costs 40. `truncated` says when something was left out.
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
         * Search podcasts.
         * @description Costs one search of the plan. The same search within 15 minutes costs nothing, nor do its further pages for whoever paid
         *     for the first, nor a call that fails. A search that began costs, also when its client goes away.
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
        /** What the team used of its plan. */
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
        /** What the team used, day by day. */
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
        /** What the members of the team used. */
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
        /** What the team used, month by month. */
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
        /** The users of the caller's team. */
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
         * Deletes the account of who asks, at once and for good: sessions, keys, reports and the record of what was done go with it,
         *     and so does a team in which nobody else is. A team with others goes to its next admin or member.
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
        /** What was done to the account: sign-ins, sessions, keys, reports of contacts. */
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
        /** The keys that the user made. Not for keys: they are looked after in person. */
        get: operations["listApiKeys"];
        put?: never;
        /** Makes a key for the user's team. It is told once, here. */
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
        /** Ends a key at once, and for ever. A second time changes nothing. */
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
        /** Makes a key in place of another: with its name, its scopes and as long a life. The old one stays valid for a while. */
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
        /** What the user used, day by day, in all of their teams. */
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
        /** What the user used, month by month, in all of their teams. */
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
        /** The transcripts that the user's team asked for, and which of them came. */
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
        AccountDeletionRequest: {
            /** @description The address of the account, so that nothing is deleted by mistake. */
            email: string;
        };
        ActivityData: {
            /** @description The newest first; what is older than a year is forgotten. */
            activity: components["schemas"]["DeedView"][];
        };
        /** @description Who stands behind a podcast, as its feed tells it. */
        AffiliationView: {
            /** @description As the feed writes it. */
            affiliateOrganizationName: string | null;
            /**
             * @description academic, branded, government, independent, legacy media, podcast company, new media, not for profit, religious or
             *     unknown.
             */
            affiliationType: string | null;
            /** @description Beyond the contract: what tells, `author`, `owner`, `website` or `description`. */
            source: string | null;
        };
        /** @description What was used of one thing. */
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
        AllDetailsData: {
            podcast: components["schemas"]["PodcastAllDetails"];
        };
        /** @description Other ways to write it, the likeliest first. */
        AlternativeSpellingsData: {
            spellings: string[];
        };
        /** @description What is spelt. */
        AlternativeSpellingsRequest: {
            /** @description A name or a few words, 2 to 100 characters. */
            value: string;
        };
        /** @description A key, without what makes it one. */
        ApiKeyView: {
            createdAt: components["schemas"]["Moment"];
            expiresAt: components["schemas"]["Moment"] | null;
            id: string;
            lastUsedAt: components["schemas"]["Moment"] | null;
            name: string;
            /** @description The beginning of the key, to know it again by: `pk_live_a1B2c3D4`. */
            prefix: string;
            revokedAt: components["schemas"]["Moment"] | null;
            rotatedAt: components["schemas"]["Moment"] | null;
            /** @description `read`, and `write` for calls that change something. */
            scopes: string[];
            /** @description `active`; `rotated`, when another took its place and it is valid until `expiresAt`; `expired`; `revoked`. */
            state: string;
        };
        ApiKeysData: {
            /** @description The newest first, those that have ended among them. */
            apiKeys: components["schemas"]["ApiKeyView"][];
        };
        /** @description Every chart of a day that a podcast stood on, best position first. */
        AppearancesData: {
            appearances: components["schemas"]["AppearancesView"];
        };
        AppearancesView: {
            appearances: components["schemas"]["ChartAppearance"][];
            chartType: string;
            date: string;
            identity: components["schemas"]["ChartIdentity"];
            podcastOnChart: components["schemas"]["PlatformShow"] | null;
            podenginePodcast: components["schemas"]["PodcastSummary"] | null;
            totalCount: number;
        };
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
            /** @description Beyond the contract: what Apple did not say, `reviewsCount` or `stars`. */
            missing: string[];
            /** Format: int64 */
            oneStarCount: number;
            /**
             * Format: double
             * @description 1 to 5; `null` where nobody rated.
             */
            rating: number | null;
            /**
             * Format: int64
             * @description Ratings, with and without a text.
             */
            reviewsCount: number;
            scrapedAt: components["schemas"]["Moment"];
            /** Format: int64 */
            threeStarCount: number;
            /** Format: int64 */
            twoStarCount: number;
        };
        /** @description How many may listen. An estimate of ours by what other places count, good for its bracket. */
        AudienceEstimateView: {
            /** @description `null`: who listens is not known. */
            audienceDemographics: Record<string, never> | null;
            /** @description high, medium or low. */
            confidence: string;
            /** Format: int64 */
            estimatedMonthlyListeners: number;
            /** @description 0-1K, 1K-10K, 10K-100K, 100K-1M or 1M+. */
            estimatedMonthlyListenersBucket: string;
            estimatedMonthyListenersCalculatedAt: components["schemas"]["Moment"];
            /** @description Beyond the contract: what it was made of. */
            inputs: components["schemas"]["AudienceInputView"][];
            /** @description Nothing came out in the last 90 days, or ever. */
            isDormant: boolean;
        };
        /** @description A source of an estimate. */
        AudienceInputView: {
            /**
             * Format: int64
             * @description What it alone speaks for; `null` for what makes all of it more or less.
             */
            listeners: number | null;
            name: string;
            /** @description What was measured, in words. */
            observed: string;
            /**
             * Format: double
             * @description Its share among the sources; of what makes all of it more or less, the factor.
             */
            share: number;
        };
        /** @description How much weight a podcast has. */
        AuthorityScoreData: {
            authorityScore: components["schemas"]["AuthorityScoreView"] | null;
            podcastId: string;
            podcastSlug: string;
        };
        /** @description The same with what it is made of. */
        AuthorityScoreDetailsData: components["schemas"]["AuthorityScoreData"] & {
            /** @description The days on which the score changed, oldest first. */
            history: components["schemas"]["ScorePointView"][];
            /** @description Weights of the inputs of each sub-score. */
            inputWeights: {
                [key: string]: {
                    [key: string]: number;
                };
            };
            /** @description Those that are known, by sub-score; what has no data is not among them. */
            inputs: components["schemas"]["ScoreInputView"][];
            standing: components["schemas"]["ScoreStandingView"] | null;
            /** @description Those that are not: they would share the weight of the others. */
            unknownInputs: components["schemas"]["UnknownInputView"][];
            /** @description Weights of the sub-scores; those that have data share the whole by them. */
            weights: {
                [key: string]: number;
            };
            /** Format: int64 */
            weightsVersion: number;
        };
        /** @description The score, and what it is made of. */
        AuthorityScoreRequest: {
            authorityScore?: components["schemas"]["RangeRequest"] | null;
            engagementScore?: components["schemas"]["RangeRequest"] | null;
            qualityScore?: components["schemas"]["RangeRequest"] | null;
            socialScore?: components["schemas"]["RangeRequest"] | null;
            youtubeScore?: components["schemas"]["RangeRequest"] | null;
        };
        /**
         * @description Scores are 0 to 100. The contract's numbers cannot be null: a sub-score without data is 0 here and is named in
         *     `missing`.
         */
        AuthorityScoreView: {
            /** Format: double */
            authorityScore: number;
            calculatedAt: components["schemas"]["Moment"];
            /**
             * Format: double
             * @description Beyond the contract, 0 to 1: the weight of the sub-scores that have data. The score is of those alone.
             */
            confidence: number;
            /** Format: double */
            engagementScore: number;
            /** @description Names of the sub-scores that have no data: `youtube`, say. */
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
        /** @description From when to when a chart was captured, and around a day. */
        AvailabilityData: {
            availability: components["schemas"]["AvailabilityView"];
            options: components["schemas"]["AvailabilityOptions"];
        };
        /** @description The options as they were applied. */
        AvailabilityOptions: {
            category: string;
            chartType: string;
            country: string;
            date: string | null;
        };
        AvailabilityView: {
            earliestChartDate: string | null;
            latestChartDate: string | null;
            nextChartDate: string | null;
            previousChartDate: string | null;
            /** @description The day that was asked for, else the last that was captured. */
            selectedDate: string | null;
            selectedDateAvailable: boolean;
        };
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
        CastboxView: {
            /** @description Beyond the contract: what Castbox did not say, `plays` or `subscribers`. */
            missing: string[];
            /** Format: int64 */
            plays: number;
            scrapedAt: components["schemas"]["Moment"];
            /** Format: int64 */
            subscribers: number;
        };
        CatalogueEpisode: {
            applePodcastsUrl: string | null;
            /** Format: int64 */
            durationSeconds: number | null;
            hasTranscript: boolean;
            id: string;
            imageUrl: string | null;
            people: components["schemas"]["EpisodePerson"][] | null;
            publishedAt: components["schemas"]["Moment"];
            /** @description `new` or `rerun`, where that is known. */
            releaseType: string | null;
            slug: string;
            sponsors: string[] | null;
            spotifyUrl: string | null;
            title: string;
            youtubeUrl: string | null;
        };
        ChannelReading: {
            recordedAt: components["schemas"]["Moment"];
            /** Format: int64 */
            subscriberCount: number;
            /** Format: int64 */
            videoCount: number | null;
            /** Format: int64 */
            viewCount: number | null;
        };
        /** @description Where a podcast stands on a chart. */
        ChartAppearance: {
            category: string;
            chartDate: string;
            chartType: string;
            country: string;
            /** Format: int32 */
            position: number;
        };
        /** @description The categories of spec 3 that a platform has charts of, each followed by its subcategories. */
        ChartCategoriesData: {
            categories: string[];
            tree: components["schemas"]["ChartCategoryView"][];
        };
        /** @description A category with what belongs to it. */
        ChartCategoryView: {
            name: string;
            subcategories: string[];
        };
        /** @description Countries whose charts were captured. */
        ChartCountriesData: {
            /** @description The categories of each that were captured. */
            categoriesByCountry: {
                [key: string]: string[];
            };
            /** @description ISO 3166 alpha-2, lower case. */
            countries: string[];
        };
        /** @description A chart; `null` when it was not captured that day. */
        ChartData: {
            chart: components["schemas"]["ChartView"] | null;
            options: components["schemas"]["ChartOptions"];
        };
        /** @description A chart of a day, held against an earlier one. */
        ChartHead: {
            /** @description When the chart was made, as far as the platform says. */
            capturedAt: components["schemas"]["Moment"];
            category: string;
            chartDate: string;
            /** @description `apple` or `spotify`. */
            chartType: string;
            /** @description `1d` or `7d`. */
            compare: string;
            compareChartCoverageStatus: string | null;
            /** @description The last day up to the requested one that was captured. */
            compareChartDate: string | null;
            /** Format: int32 */
            compareChartObservedDepth: number | null;
            /** @description `available` or `unavailable`. */
            comparisonStatus: string;
            comparisonUnavailableReason: string | null;
            country: string;
            /** @description `complete`, `unresolved_identities` or `incomplete`. */
            coverageStatus: string;
            /** @description Whether it is certain who is new and who is gone. */
            entryExitConfirmable: boolean;
            /**
             * Format: int32
             * @description The deepest position that was seen.
             */
            observedDepth: number;
            requestedCompareDate: string;
            /** Format: int32 */
            totalPositions: number;
            /**
             * Format: int32
             * @description Positions of which it is not known who has them; they are not in the list.
             */
            unresolvedPositions: number;
        };
        /** @description Who a row of a chart is: a podcast of ours, or what the platform calls it. */
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
        /** @description The options as they were applied. */
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
             * @description `null`: `estimatedMonthlyListenersUnavailableReason` says why.
             */
            estimatedMonthlyListeners: number | null;
            /** @description 0-1K, 1K-10K, 10K-100K, 100K-1M or 1M+. */
            estimatedMonthlyListenersBucket: string | null;
            /** @description Beyond the contract: `no_podcast` is known, the `plan` has no estimates, or it is `not_estimated`. */
            estimatedMonthlyListenersUnavailableReason: string | null;
            /** @description The days of the head's `historyWindow`. */
            history30d: (number | null)[];
            /** @description `observed`, `off_chart`, `no_chart` or `unknown`. */
            history30dStatus: string[];
            /** @description `null` when the earlier chart does not tell. */
            isNew: boolean | null;
            /**
             * Format: double
             * @description 0 to 1.
             */
            matchConfidence: number | null;
            /** @description How it is known: `listed-id`, `feed-url`, `own-link` or `title-and-author`. */
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
             * @description Places won; negative when lost.
             */
            positionChange: number | null;
            /** Format: int32 */
            previousPosition: number | null;
            /** Format: int32 */
            unknownDays30d: number;
        };
        /** @description A place on a chart; any chart where nothing is given. */
        ChartPositionsRequest: {
            /** @description A category or subcategory of charts. */
            category?: string | null;
            /** @description apple or spotify. */
            chartType?: string | null;
            /** @description ISO 3166-1 alpha-2. */
            country?: string | null;
            /**
             * Format: int64
             * @description No deeper than this, 1 to 1000.
             */
            maxPosition?: number | null;
        };
        ChartPresenceView: {
            /** Format: double */
            averageInWindow: number | null;
            bestAllTime: components["schemas"]["SeenView"];
            /** Format: int32 */
            bestInWindow: number | null;
            /** Format: int32 */
            capturesInWindow: number;
            category: string;
            /**
             * Format: int32
             * @description Places won since the capture before.
             */
            change: number | null;
            /** @description `moved`, `unchanged`, `new`, `back`, `off` or `unknown`. */
            changeKind: string;
            chartType: string;
            country: string;
            /** Format: int32 */
            daysOnChartInWindow: number;
            firstSeenDate: string;
            lastSeen: components["schemas"]["SeenView"];
            latestCaptureDate: string;
            previous: components["schemas"]["SeenView"] | null;
            /** @description `on_now`, `dropped_30d`, `older` or `unknown`. */
            state: string;
            /** @description One for each week of the window. */
            weeks: components["schemas"]["WeekView"][];
            weeksCaptured: number;
            weeksOn: number;
        };
        /** @description Spec 5: of exactly one country and exactly one category, with at least one ranking. */
        ChartView: {
            chart: components["schemas"]["ChartWithWindow"];
            positions: components["schemas"]["ChartPosition"][];
        };
        ChartWithWindow: components["schemas"]["ChartHead"] & {
            historyWindow: components["schemas"]["HistoryWindow"];
        };
        ConfirmRequest: {
            /** @description The code of the mail: eight digits, with or without spaces. */
            code: string;
        };
        /** @description An address, with what is known of it. */
        ContactEmailView: {
            /**
             * Format: float
             * @description That it is the show's own, from 0 to 1.
             */
            confidence: number;
            /** @description Always `null`: no mail server is connected to. */
            deepVerifiedAt: string | null;
            deliverabilityReason: string | null;
            /** @description `invalid` when the syntax or the domain says so, else `null`: whether a mailbox is there is not asked. */
            deliverabilityStatus: string | null;
            email: string;
            firstSeenAt: components["schemas"]["Moment"] | null;
            isFreeEmailProvider: boolean | null;
            /** @description On the domain of the show's site. */
            isOwnDomain: boolean;
            lastSeenAt: components["schemas"]["Moment"] | null;
            /** @description Whether the domain takes mail; `null` when it was not asked. */
            mxValid: boolean | null;
            /**
             * Format: int32
             * @description Readers who reported it as wrong.
             */
            reportedBy: number;
            /** @description Where it was seen. */
            sightings: components["schemas"]["SightingView"][];
            /** @description The address as it was probably meant. */
            suggestedCorrection: string | null;
            syntaxValid: boolean | null;
            verifiedAt: components["schemas"]["Moment"] | null;
        };
        /** @description A page for writing to the show. */
        ContactPageView: {
            firstSeenAt: components["schemas"]["Moment"];
            hasForm: boolean;
            /** @description What it is for: `contact`, `about`, `imprint`. */
            kind: string;
            lastSeenAt: components["schemas"]["Moment"];
            title: string;
            url: string;
        };
        /** @description A telephone number. */
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
        ContactReportRequest: {
            /** @description The address or the number, as it is shown. */
            contact: string;
            note?: string | null;
            reason: components["schemas"]["ContactReportReason"];
        };
        /** @description A site of the show. */
        ContactWebsiteView: {
            checkedAt: components["schemas"]["Moment"] | null;
            contactUrls: string[];
            /**
             * Format: int32
             * @description Podcasts that name the site.
             */
            shows: number;
            /** @description `fine`, `parked`, `needs-javascript`, `unread`: no page of it could be read; `null` when it was not read yet. */
            state: string | null;
            url: string;
            /** @description The site was read, and names the show or leads to its feed. */
            verified: boolean;
        };
        /** @description What the plan has for contacts beyond the feed's. */
        ContactsAllowanceView: {
            /** @description This podcast is among them: asking again costs nothing this month. */
            isSpent: boolean;
            /**
             * Format: int32
             * @description `null` is unlimited.
             */
            limit: number | null;
            /** @description When there are new ones. */
            resetsAt: components["schemas"]["Moment"];
            /**
             * Format: int32
             * @description Podcasts whose contacts were asked for this month.
             */
            used: number;
        };
        /** @description From and to, both included. */
        CountRangeRequest: {
            /** Format: int64 */
            max?: number | null;
            /** Format: int64 */
            min?: number | null;
        };
        CreateApiKeyRequest: {
            /**
             * Format: int32
             * @description Days until it ends; without it the key is valid until it is revoked.
             */
            expiresInDays?: number | null;
            /** @description What it is for. */
            name: string;
            /** @description `read` is always there; `write` is for calls that change something. */
            scopes?: string[];
        };
        /** @description What the team used in the period that its plan counts by: the day on the plan free, else the month. */
        CurrentUsageData: {
            aliases: components["schemas"]["AliasUsageView"][];
            featureFlags: components["schemas"]["FeatureFlagsView"];
            /** @description When the next period begins, and with it everything is counted from zero. */
            periodEnd: components["schemas"]["Moment"];
            periodStart: components["schemas"]["Moment"];
            plan: string;
            /** @description Always `null`: there are no projects yet. */
            projectUsage: Record<string, never> | null;
            /** Format: int64 */
            totalUsed: number;
        };
        /** @description A date: a custom one, or one that counts back from now. */
        DateRequest: string | {
            /** @description The same in an object. */
            date: string;
        } | {
            /** @description hours, days, months (30 days each) or years (365 days each). */
            unit: string;
            /**
             * Format: int64
             * @description Positive.
             */
            value: number;
        };
        /** @description Something that was done to the account. */
        DeedView: {
            /**
             * @description link-asked, signed-up, signed-in, confirmed, signed-out, session-ended, signed-out-everywhere, key-made, key-rotated,
             *     key-revoked or contact-reported.
             */
            action: string;
            at: components["schemas"]["Moment"];
            /** @description As far as it is known: `Firefox on Linux`. */
            device: string | null;
            id: string;
            /** @description Came from where this call comes from. */
            isHere: boolean;
            /** @description The same for what came from the same address, which is not kept itself. */
            place: string;
            /** @description What it was done to: the beginning of a key, a session, a podcast. */
            what: string | null;
        };
        /** @enum {string} */
        Details: "basic" | "full";
        /** @description A page of the directory. */
        DirectoryData: {
            letter: string;
            /** @description Every letter that has podcasts. */
            letters: components["schemas"]["LetterCount"][];
            podcasts: components["schemas"]["PodcastSummary"][];
            /**
             * Format: int64
             * @description Podcasts under this letter.
             */
            total: number;
        };
        /** @description An entry in a directory, with the places where it was found. */
        DirectoryLinkView: {
            directory: string;
            pedigree: components["schemas"]["LinkPedigree"];
            /** @description `rss`, `podcast-website`. */
            sources: string[];
            url: string;
        };
        EndChart: {
            coverageStatus: string;
            /** Format: int32 */
            observedDepth: number;
            /** Format: int32 */
            totalPositions: number;
            /** Format: int32 */
            unresolvedPositions: number;
        };
        /** @description A success. */
        Envelope_ActivityData: {
            data: {
                /** @description The newest first; what is older than a year is forgotten. */
                activity: components["schemas"]["DeedView"][];
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A success. */
        Envelope_AllDetailsData: {
            data: {
                podcast: components["schemas"]["PodcastAllDetails"];
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A success. */
        Envelope_AlternativeSpellingsData: {
            /** @description Other ways to write it, the likeliest first. */
            data: {
                spellings: string[];
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A success. */
        Envelope_ApiKeysData: {
            data: {
                /** @description The newest first, those that have ended among them. */
                apiKeys: components["schemas"]["ApiKeyView"][];
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A success. */
        Envelope_AppearancesData: {
            /** @description Every chart of a day that a podcast stood on, best position first. */
            data: {
                appearances: components["schemas"]["AppearancesView"];
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A success. */
        Envelope_AuthorityScoreData: {
            /** @description How much weight a podcast has. */
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
        /** @description A success. */
        Envelope_AuthorityScoreDetailsData: {
            /** @description The same with what it is made of. */
            data: components["schemas"]["AuthorityScoreData"] & {
                /** @description The days on which the score changed, oldest first. */
                history: components["schemas"]["ScorePointView"][];
                /** @description Weights of the inputs of each sub-score. */
                inputWeights: {
                    [key: string]: {
                        [key: string]: number;
                    };
                };
                /** @description Those that are known, by sub-score; what has no data is not among them. */
                inputs: components["schemas"]["ScoreInputView"][];
                standing?: components["schemas"]["ScoreStandingView"] | null;
                /** @description Those that are not: they would share the weight of the others. */
                unknownInputs: components["schemas"]["UnknownInputView"][];
                /** @description Weights of the sub-scores; those that have data share the whole by them. */
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
        /** @description A success. */
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
        /** @description A success. */
        Envelope_AvailabilityData: {
            /** @description From when to when a chart was captured, and around a day. */
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
        /** @description A success. */
        Envelope_ChartCategoriesData: {
            /** @description The categories of spec 3 that a platform has charts of, each followed by its subcategories. */
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
        /** @description A success. */
        Envelope_ChartCountriesData: {
            /** @description Countries whose charts were captured. */
            data: {
                /** @description The categories of each that were captured. */
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
        /** @description A success. */
        Envelope_ChartData: {
            /** @description A chart; `null` when it was not captured that day. */
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
        /** @description A success. */
        Envelope_CurrentUsageData: {
            /** @description What the team used in the period that its plan counts by: the day on the plan free, else the month. */
            data: {
                aliases: components["schemas"]["AliasUsageView"][];
                featureFlags: components["schemas"]["FeatureFlagsView"];
                /** @description When the next period begins, and with it everything is counted from zero. */
                periodEnd: components["schemas"]["Moment"];
                periodStart: components["schemas"]["Moment"];
                plan: string;
                /** @description Always `null`: there are no projects yet. */
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
        /** @description A success. */
        Envelope_DirectoryData: {
            /** @description A page of the directory. */
            data: {
                letter: string;
                /** @description Every letter that has podcasts. */
                letters: components["schemas"]["LetterCount"][];
                podcasts: components["schemas"]["PodcastSummary"][];
                /**
                 * Format: int64
                 * @description Podcasts under this letter.
                 */
                total: number;
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A success. */
        Envelope_EpisodeCatalogueData: {
            data: {
                catalogue: components["schemas"]["EpisodeCatalogueView"];
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A success. */
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
        /** @description A success. */
        Envelope_FoundReviewsData: {
            /** @description Reviews of several podcasts. */
            data: {
                /** @description The texts could not be gone through in time, and nothing is told: rarer conditions are faster. */
                cutOff: boolean;
                /** @description There are more, within the first thousand. */
                hasMore: boolean;
                limit: number;
                offset: number;
                reviews: components["schemas"]["FoundReviewView"][];
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A success. */
        Envelope_HealthData: {
            /** @description Answers as long as the process does. */
            data: {
                /** @description The generation in service. */
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
        /** @description A success. */
        Envelope_LatestEpisodesData: {
            /** @description The newest episodes, under the shows they are of. Shows in the order of their newest episode. */
            data: {
                latestPodcasts: components["schemas"]["PodcastWithEpisodes"][];
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A success. */
        Envelope_LatestPodcastsData: {
            /** @description Podcasts, the newest episode first. */
            data: {
                podcasts: components["schemas"]["PodcastSummary"][];
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A success. */
        Envelope_LookupData: {
            /** @description `null` when it is not known. */
            data: {
                podcast: components["schemas"]["PodcastSummary"] | null;
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A success. */
        Envelope_MeData: {
            /** @description Who is asking and what their plan allows. */
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
        /** @description A success. */
        Envelope_MessageData: {
            /** @description An answer in words. */
            data: {
                message: string;
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A success. */
        Envelope_MovementData: {
            /** @description What happened on a chart since a day or a week before; `null` when it was not captured. */
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
        /** @description A success. */
        Envelope_MultiplePodcastsData: {
            /** @description Those that are known, in the order they were asked for. */
            data: {
                options: components["schemas"]["MultipleOptions"];
                podcasts: components["schemas"]["PodcastInList"][];
                totalFound: number;
                totalRequested: number;
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A success. */
        Envelope_NewApiKeyData: {
            /** @description A key that was just made. The key itself is told only here. */
            data: {
                apiKey: components["schemas"]["ApiKeyView"];
                /** @description For the header `Authorization`. */
                secret: string;
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A success. */
        Envelope_Podcast2Data: {
            /** @description What feeds implement of the podcast namespace. */
            data: {
                podcast2Stats: components["schemas"]["Podcast2Stats"];
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A success. */
        Envelope_PodcastChartsData: {
            /** @description The charts that a podcast stands on, best position first. */
            data: {
                options: components["schemas"]["PodcastChartsOptions"];
                podcast: components["schemas"]["PodcastSummary"];
                positions: components["schemas"]["ChartAppearance"][];
                /** @description How many there are; the list may be shorter. */
                totalCharts: number;
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A success. */
        Envelope_PodcastContactsData: {
            /** @description How to reach a podcast. */
            data: {
                allowance: components["schemas"]["ContactsAllowanceView"] | null;
                /** @description What there is beyond what is shown. */
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
        /** @description A success. */
        Envelope_PodcastData: {
            /** @description A podcast, with where it is listed. */
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
        /** @description A success. */
        Envelope_PodcastEpisodesData: {
            /** @description A podcast's episodes, newest first. */
            data: {
                options: components["schemas"]["EpisodesOptions"];
                podcastWithEpisodes: components["schemas"]["PodcastWithEpisodes"];
                totalEpisodes: number;
                /** @description How many there are with `hasTranscript` applied. */
                totalMatching: number;
                totalTranscripts: number;
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A success. */
        Envelope_PodcastGuestsData: {
            /** @description Who was in a podcast's episodes. */
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
        /** @description A success. */
        Envelope_PodcastHistoryData: {
            /** @description Where a podcast stood on a chart. */
            data: {
                history: components["schemas"]["PodcastHistoryView"];
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A success. */
        Envelope_PodcastReviewsData: {
            /** @description What listeners say of a podcast elsewhere. */
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
        /** @description A success. */
        Envelope_PodcastSocialMediaData: {
            /** @description A podcast's profiles elsewhere, and who follows them. */
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
        /** @description A success. */
        Envelope_PodcastSponsorsData: {
            /** @description Who paid for a podcast's episodes. */
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
        /** @description A success. */
        Envelope_PodcastYoutubeData: {
            /** @description A podcast's channels on YouTube. */
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
        /** @description A success. */
        Envelope_PresenceData: {
            /** @description Every chart that a podcast was ever on, and where it stands there. */
            data: {
                presence: components["schemas"]["PresenceView"];
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A success. */
        Envelope_RankHistoryData: {
            /** @description How the best of a chart got there; `null` for a chart that was never captured. */
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
        /** @description A success. */
        Envelope_RelatedData: {
            /** @description Podcasts like this one, the most alike first. */
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
        /** @description A success. */
        Envelope_RevokedApiKeyData: {
            data: {
                apiKey: components["schemas"]["ApiKeyView"];
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A success. */
        Envelope_SearchData_EpisodeHitView: {
            /** @description What a search found. */
            data: {
                /** @description For the next page; `null` when there is none, or when the plan goes no deeper. */
                cursor: string | null;
                /**
                 * @description Beyond the contract: the words as they were probably meant, when nothing is spelt as they are. A line of the terms, groups as
                 *     `(these or those)`.
                 */
                didYouMean: string | null;
                /** @description Beyond the contract: those that were asked for, in that order. */
                facets: components["schemas"]["FacetView"][];
                /** @description Beyond the contract: what found the hits. */
                foundBy: components["schemas"]["FoundByView"];
                /** @description Beyond the contract: the search ran out of time, there may be better hits and more. */
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
        /** @description A success. */
        Envelope_SearchData_PodcastHitView: {
            /** @description What a search found. */
            data: {
                /** @description For the next page; `null` when there is none, or when the plan goes no deeper. */
                cursor: string | null;
                /**
                 * @description Beyond the contract: the words as they were probably meant, when nothing is spelt as they are. A line of the terms, groups as
                 *     `(these or those)`.
                 */
                didYouMean: string | null;
                /** @description Beyond the contract: those that were asked for, in that order. */
                facets: components["schemas"]["FacetView"][];
                /** @description Beyond the contract: what found the hits. */
                foundBy: components["schemas"]["FoundByView"];
                /** @description Beyond the contract: the search ran out of time, there may be better hits and more. */
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
        /** @description A success. */
        Envelope_SessionsData: {
            data: {
                /** @description The one that was used last first. */
                sessions: components["schemas"]["SessionView"][];
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A success. */
        Envelope_SimilarEpisodesData: {
            /** @description Beyond the contract: episodes like this one, the most alike first. */
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
        /** @description A success. */
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
        /** @description A success. */
        Envelope_StatusData: {
            /** @description How the service was, as it wrote down itself. */
            data: {
                /** @description The last 90 days of UTC, the oldest first. */
                days: components["schemas"]["StatusDayView"][];
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A success. */
        Envelope_TagHistoryData: {
            /** @description How the use of a tag went, for each day on which it was counted. */
            data: {
                /** @description Oldest first. Days without a count are not there. */
                days: components["schemas"]["TagDay"][];
                field: string;
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A success. */
        Envelope_TeamDailyUsageData: {
            /** @description What the team used on each day of UTC, the oldest first. */
            data: {
                days: components["schemas"]["TeamUsageDayView"][];
                /** @description By alias, for a day on the plan free, else for a month; `null` is unlimited. */
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
        /** @description A success. */
        Envelope_TeamMembersUsageData: {
            /** @description Members who used something, who searched most first. */
            data: {
                members: components["schemas"]["MemberUsageView"][];
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A success. */
        Envelope_TeamMonthlyUsageData: {
            /** @description What the team used in each month of UTC, the oldest first. */
            data: {
                /** @description By alias, for a day on the plan free, else for a month; `null` is unlimited. */
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
        /** @description A success. */
        Envelope_TeamUsersData: {
            /** @description Who is in the team, who came first before others. */
            data: {
                users: components["schemas"]["TeamUserView"][];
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A success. */
        Envelope_TranscriptPassagesData: {
            /** @description Where the terms stand, in the order in which it was said: every place in one passage, near ones together. */
            data: {
                /** @description Passages after this page. */
                additionalCount: number;
                bestPassage: components["schemas"]["PassageView"] | null;
                episodeId: string;
                hasMore: boolean;
                nextCursor: string | null;
                /** @description Beyond the contract: the search ran out of time, there may be more passages. */
                partial: boolean;
                /** @description Passages on the largest page. */
                passageLimit: number;
                passages: components["schemas"]["PassageView"][];
                total: components["schemas"]["SearchTotal"];
                /** @description There are passages that are not shown: without an account the first ones only, and no more than the day's budget. */
                truncated: boolean;
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A success. */
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
        /** @description A success. */
        Envelope_TranscriptTextPreviewData: {
            /** @description The start of a transcript as text. */
            data: {
                episodeTranscriptText: components["schemas"]["TranscriptTextPreview"];
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A success. */
        Envelope_TranscriptTimestampsData: {
            /** @description What was said, with the moments. */
            data: {
                episodeId: string;
                podcastId: string;
                sentences: components["schemas"]["SentenceView"][];
                /** @description The whole text of a transcript that has no times, else `null`. */
                textWithoutTimes: string | null;
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A success. */
        Envelope_TranscriptTimestampsPreviewData: {
            /** @description The first sentences, with the moments. */
            data: {
                episodeId: string;
                podcastId: string;
                sentences: components["schemas"]["SentenceView"][];
                /** @description The start of a transcript that has no times, else `null`. */
                textWithoutTimes: string | null;
                /** @description Of the whole. */
                totalSentences: number;
                truncated: boolean;
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A success. */
        Envelope_TranscriptionRequestData: {
            data: {
                request: components["schemas"]["TranscriptionRequestView"];
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A success. */
        Envelope_TranscriptionRequestsData: {
            /** @description The transcripts that the user's team asked for, the newest first. */
            data: {
                requests: components["schemas"]["TranscriptionRequestView"][];
                /**
                 * Format: int64
                 * @description With this status.
                 */
                totalRequests: number;
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A success. */
        Envelope_UserDailyUsageData: {
            /** @description Usage records (spec 3), one for each day of UTC, the oldest first. */
            data: {
                days: components["schemas"]["UsageRecordView"][];
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A success. */
        Envelope_UserMonthlyUsageData: {
            /** @description What was used in each month of UTC, the oldest first. */
            data: {
                months: components["schemas"]["UsageMonthView"][];
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        EpisodeCatalogueData: {
            catalogue: components["schemas"]["EpisodeCatalogueView"];
        };
        /** @description A podcast's episodes at a glance, newest first, and when it publishes. Those without a date are left out. */
        EpisodeCatalogueView: {
            /** @description Whether it is known which episodes are repeats. They are not told apart yet. */
            classificationAvailable: boolean;
            episodes: components["schemas"]["CatalogueEpisode"][];
            rhythm: components["schemas"]["RhythmView"];
            /** @description There are more than 1,000. */
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
            /** @description Empty when the item has no enclosure: the contract has no null here. */
            episodeEnclosureUrl: string;
            /** @description Who takes part or is talked about, by feed, texts and transcript; `null` when they name nobody. */
            episodeGuestsAndHosts: components["schemas"]["HitPerson"][] | null;
            episodeGuid: string | null;
            episodeHasTranscript: boolean;
            episodeId: string;
            episodeImageUrl: string | null;
            /** @description The feed's, and phrases of its texts. */
            episodeKeywords: string[] | null;
            /** @description As plain text. */
            episodePodcastDescriptionDenormalized: string | null;
            episodePodcastLanguageDenormalized: string;
            episodePodcastTitleDenormalized: string;
            episodePodcastTopGenresDenormalized: string[] | null;
            /** @description Sanitised HTML. */
            episodeRssDescription: string | null;
            episodeRssDescriptionNoHtml: string | null;
            episodeRssItunesSubtitle: string | null;
            /** @description When the item gives no date, the moment it was first seen: the contract has no null here. */
            episodeRssPublishedAt: components["schemas"]["Moment"];
            episodeRssTitle: string;
            episodeSlug: string;
            episodeSponsorsAndAdvertisers: components["schemas"]["HitSponsor"][] | null;
            /** @description What the episode is about, by its texts and the catalog's, as most write it. */
            episodeTopics: string[] | null;
            episodeUpdatedAt: components["schemas"]["Moment"];
            episodeWebUrl: string | null;
            transcriptId: string | null;
        };
        /** @description An episode that was found. */
        EpisodeHitView: components["schemas"]["PodcastFields"] & components["schemas"]["EpisodeFields"] & {
            episodeDescriptionHighlights: string[] | null;
            episodeTitleHighlights: string[] | null;
            explanation: components["schemas"]["ExplanationView"] | null;
            /** @description The best fragment of all, `null` unless it was asked for. */
            matchSnippet: string | null;
            podcastDescriptionHighlights: string[] | null;
            /** @description Author, hosts and keywords of the show that hold the words; empty when none does. */
            podcastOtherHighlights: components["schemas"]["FieldHighlightView"][];
            podcastTitleHighlights: string[] | null;
            /** @description Beyond the contract: what found it, `words`, `meaning` or `both`. */
            reason: string;
            /** Format: double */
            score: number;
            transcriptHighlights: string[] | null;
            transcriptMatches: components["schemas"]["TranscriptMatchView"][];
            /** @description The passage that matched best, as plain text. */
            transcriptTextSnippet: string | null;
        };
        /** @description A person of an episode. */
        EpisodePerson: {
            /**
             * Format: double
             * @description Beyond the contract, from 0 to 1.
             */
            confidence: number;
            imageUrl: string | null;
            name: string;
            organization: string | null;
            /** @description Beyond the contract: what they are, as written. */
            role: string | null;
            /** @description Beyond the contract: the text around the name. */
            snippet: string | null;
            /**
             * @description Beyond the contract: which text names them: `person-tag`, `author`, `title`, `description`, `show`, `transcript`,
             *     `other-episodes`.
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
            /** @description Sanitised HTML. */
            description: string | null;
            descriptionNoHtml: string | null;
            /** Format: int64 */
            durationSeconds: number | null;
            /** @description Empty when the item has no enclosure: the contract has no null here. */
            enclosureUrl: string;
            /** @description Who takes part or is talked about, by feed, texts and transcript; `null` when they name nobody. */
            episodeGuestsAndHosts: components["schemas"]["EpisodePerson"][] | null;
            episodeId: string;
            /** @description Beyond the contract: the feed's, and phrases of its texts; `null` in lists. */
            episodeKeywords: string[] | null;
            episodeShortDescription: string | null;
            episodeSlug: string;
            /** @description Beyond the contract: the sponsors with what is told of them. */
            episodeSponsorDetails: components["schemas"]["SponsorView"][] | null;
            episodeSponsors: string[] | null;
            episodeThumbnailRssUrl: string | null;
            /** @description Beyond the contract: what the episode is about, by its texts and the catalog's, as most write it; `null` in lists. */
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
        /** @description The options as they were applied. */
        EpisodesOptions: {
            hasTranscript: boolean | null;
            limit: number;
            skip: number;
        };
        /** @description What is wrong, and where. */
        ErrorDetail: {
            message: string;
            /** @description JSON pointer into the body, or the parameter's name after a slash. */
            pointer: string;
        };
        /** @description A failure. */
        ErrorView: {
            /** @description For programs. */
            code: string;
            errors: components["schemas"]["ErrorDetail"][];
            /** @description For people. */
            message: string;
            /** @description Also in the header `x-request-id`. */
            requestId: string;
            /** @description `ERROR`, or `UNAUTHORIZED` when the authorization is at fault. */
            status: string;
        };
        /** @description A part of a score. */
        ExplanationView: {
            /** @description What `value` comes from. */
            parts: components["schemas"]["ExplanationView"][];
            /** Format: double */
            value: number;
            /** @description For people: `title matches exactly`. */
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
            /** @description Beyond the contract: counts that the platform did not say. */
            missing: string[];
            name: string;
            profilePhotoUrl: string | null;
            scrapedAt: components["schemas"]["Moment"];
            /** Format: int64 */
            talkingAboutCount: number | null;
        };
        FacetValueView: {
            /** @description Hits that have it. */
            count: number;
            value: string;
        };
        /** @description The values of a property among the hits. */
        FacetView: {
            /** @description Hits that were counted: not all of them when there are very many. */
            counted: number;
            /**
             * @description language, genre, country, updateFrequency, hasTranscript, hasGuests, likelyMachineMade,
             *     veryStale, topics or keywords.
             */
            facet: string;
            /** @description The most frequent first. */
            values: components["schemas"]["FacetValueView"][];
        };
        /** @description What a team may have switched on. None of it exists yet. */
        FeatureFlagsView: {
            airtableIntegration: boolean;
            applyPage: boolean;
            s3Integration: boolean;
        };
        /** @description A short text of a show that matched beside title and description. */
        FieldHighlightView: {
            /** @description `author`, `host` or `keyword`. */
            field: string;
            /** @description The whole text with `<em>` around what matched, everything else escaped. */
            highlighted: string;
        };
        /** @description What found the hits of an answer. */
        FoundByView: {
            /** @description words, meaning or both. */
            mode: string;
            /** @description The model that says what is meant; `lexical-semantic` is a table of the catalog's own words, no neural one. */
            model: string | null;
            /** @description Why by words alone, where more was wanted. */
            shortfall: string | null;
        };
        /** @description A review, and of which podcast it is. */
        FoundReviewView: {
            podcast: components["schemas"]["PodcastSummary"];
            review: components["schemas"]["ReviewView"];
        };
        /** @description Reviews of several podcasts. */
        FoundReviewsData: {
            /** @description The texts could not be gone through in time, and nothing is told: rarer conditions are faster. */
            cutOff: boolean;
            /** @description There are more, within the first thousand. */
            hasMore: boolean;
            limit: number;
            offset: number;
            reviews: components["schemas"]["FoundReviewView"][];
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
            /** @description As those of a term outside of groups. */
            searchTargets: string[];
            /** @description At least 2 characters. */
            searchTerm: string;
            searchTermOptions?: components["schemas"]["GroupTermOptionsRequest"] | null;
            /** @description `text`. */
            searchType?: string;
        };
        /** @description Answers as long as the process does. */
        HealthData: {
            /** @description The generation in service. */
            generation: string | null;
            /** @description `ok`, or `empty` before the first generation is published. */
            state: string;
            version: string;
        };
        HistoryChart: {
            category: string;
            chartType: string;
            country: string;
            earliestChartDate: string;
            latestChartDate: string;
        };
        HistoryRangeView: {
            endDate: string;
            range: string;
            startDate: string;
        };
        /** @description Days, or weeks where there are many days. */
        HistorySeries: {
            points: components["schemas"]["PointView"][];
            /** @enum {string} */
            resolution: "daily";
        } | {
            buckets: components["schemas"]["BucketView"][];
            /** @enum {string} */
            resolution: "weekly";
        };
        HistoryStatsView: {
            /** Format: double */
            averagePositionWhenCharting: number | null;
            /** Format: int32 */
            bestPosition: number | null;
            /** Format: int32 */
            calendarDays: number;
            /**
             * Format: int32
             * @description Days that were captured.
             */
            chartDays: number;
            /** Format: int32 */
            daysOnChart: number;
            firstSeenDate: string | null;
            lastSeenDate: string | null;
            /**
             * Format: int32
             * @description Days that nobody captured.
             */
            missingDays: number;
            /** Format: int32 */
            offChartDays: number;
            streak: components["schemas"]["StreakView"];
            /** Format: int32 */
            unknownDays: number;
        };
        /** @description Days, and how much of the chart is known on each. */
        HistoryWindow: {
            /** @description `complete`, `unresolved_identities`, `incomplete` or `no_chart`. */
            coverage: string[];
            dates: string[];
        };
        /** @description Where a podcast stands on a chart now. The contract writes this one with underscores. */
        HitChartPosition: {
            category: string;
            /** @description The newest day of the chart, which is this one. */
            chart_latest_date: string;
            /** @description apple or spotify. */
            chart_type: string;
            /** @description ISO 3166 alpha-2, in lower case. */
            country_code: string;
            /** @description The day of the chart's newest capture. */
            date: string;
            /** Format: int32 */
            days_streak_count: number;
            /** Format: int32 */
            position: number;
            /**
             * Format: int32
             * @description Up is positive.
             */
            position_change: number | null;
            /**
             * Format: int32
             * @description On the capture before; `null` when it was not on it.
             */
            previous_position: number | null;
            sub_category: string | null;
            /**
             * Format: int32
             * @description Captures that it was on, and those in a row up to the newest; days that nobody captured count for nothing.
             */
            total_days_in_chart: number;
        };
        /** @description A host, as the feed names them. */
        HitHost: {
            imageUrl: string | null;
            name: string;
            url: string | null;
        };
        /** @description A social profile, or an entry in a directory. */
        HitLink: {
            type: string;
            url: string;
        };
        /** @description Whom the feed names as the owner. */
        HitOwner: {
            ownerName: string;
            /** @description `null`: feeds do not say whether it is a person or an organisation. */
            ownerType: string | null;
        };
        /** @description A person of an episode. The contract writes this one with underscores. */
        HitPerson: {
            image_url: string | null;
            name: string;
            organizations: string[];
            /** @description As the texts have them. */
            roles: string[];
            /** @description host, guest, mentioned or unknown. */
            type: string;
            urls: string[];
        };
        /** @description A podcast that another one names. The contract writes this one with underscores. */
        HitPodcast: {
            image_url: string | null;
            podcast_id: string;
            slug: string;
            title: string;
        };
        /** @description Who pays for an episode. The contract writes this one with underscores. */
        HitSponsor: {
            coupon_codes: string | null;
            name: string;
            /** @description Where it is named; empty when that is not known. */
            snippet: string;
            urls: string[];
        };
        HostShare: {
            host: string;
            /**
             * Format: double
             * @description Of the feeds, 0 to 100.
             */
            percentage: number;
            /** Format: int64 */
            totalPodcasts: number;
        };
        HostTags: {
            /** Format: double */
            averageNumPodcast2Fields: number;
            host: string;
            /** Format: int64 */
            totalPodcasts: number;
        };
        HostTranscripts: {
            host: string;
            /** Format: int64 */
            numPodcastsWithTranscripts: number;
            /**
             * Format: double
             * @description Of the host's podcasts, 0 to 100.
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
            /** @description Beyond the contract: counts that the platform did not say. */
            missing: string[];
            /** Format: int64 */
            posts: number;
            /**
             * Format: int64
             * @description 0 when it is not known.
             */
            profileId: number;
            profilePhotoUrl: string | null;
            scrapedAt: components["schemas"]["Moment"];
            /** @description Beyond the contract. */
            url: string;
        };
        /** @description The newest episodes, under the shows they are of. Shows in the order of their newest episode. */
        LatestEpisodesData: {
            latestPodcasts: components["schemas"]["PodcastWithEpisodes"][];
        };
        /** @description Podcasts, the newest episode first. */
        LatestPodcastsData: {
            podcasts: components["schemas"]["PodcastSummary"][];
        };
        LetterCount: {
            /** Format: int64 */
            count: number;
            letter: string;
        };
        /** @description Spec 6 and 9, the row of the plan. */
        LimitsView: {
            apiAccess: boolean;
            maxResultsPerSearch: number;
            readsTranscripts: boolean;
            /** @description Keys of a search that the plan may use. */
            searchFilters: string[];
            searches: components["schemas"]["SearchLimitView"] | null;
            seesAppleId: boolean;
            seesContacts: boolean;
            seesPrimaryContacts: boolean;
            seesSocials: boolean;
            setsPageSize: boolean;
            /** @description public when not signed in, else as the user's plan. */
            tier: string;
            /** @description Formats in which transcripts are downloaded: txt, vtt, sentence-vtt. */
            transcriptFormats: string[];
        };
        /** @description Where and when a link was seen, and how sure it is that it is the show's own. */
        LinkPedigree: {
            /**
             * Format: float
             * @description From 0 to 1; what the feed names is taken as said.
             */
            confidence: number | null;
            firstSeenAt: components["schemas"]["Moment"];
            lastSeenAt: components["schemas"]["Moment"];
            /**
             * Format: int32
             * @description Occurrences on the whole site.
             */
            occurrences: number | null;
            /** @description What the page is for: `home`, `contact`. */
            pageKind: string | null;
            /** @description The page of the site on which it stands; `null` for what only the feed says. */
            pageUrl: string | null;
        };
        /** @description An organisation. */
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
            /** @description Beyond the contract: counts that the platform did not say. */
            missing: string[];
            /** @description Always `null`: posts are not read. */
            mostRecentUpdate: Record<string, never> | null;
            name: string;
            scrapedAt: components["schemas"]["Moment"];
        };
        /** @description A person, of whom nobody tells the followers. */
        LinkedInPersonView: {
            linkedInProfileId: string;
            name: string;
            scrapedAt: components["schemas"]["Moment"];
        };
        /** @description What is not shown. */
        LockedContactsView: {
            /** @description `none`, `primary` (the address in the feed), `all`. */
            access: string;
            contactPages: number;
            emails: number;
            phoneNumbers: number;
            /** @description The first plan that shows everything; `null` when the caller's does. */
            plan: string | null;
        };
        /** @description `null` when it is not known. */
        LookupData: {
            podcast: components["schemas"]["PodcastSummary"] | null;
        };
        /** @description A sign that was found. */
        MachineSignView: {
            /** @description What it was found in. */
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
             * @description How sure it makes one at its strongest, 0 to 1.
             */
            weight: number;
        };
        /**
         * @description What tells that nobody speaks in a show. People may bring it about as well: a show is likely made by a machine from a
         *     certainty of 0.75 on.
         */
        MachineSignsView: {
            /**
             * Format: double
             * @description 0 to 1: each sign takes its share of the doubt that the others leave. Circumstances alone are worth 0.6 at most.
             */
            certainty: number;
            likely: boolean;
            /** @description What weighs most first. */
            signs: components["schemas"]["MachineSignView"][];
        };
        /** @description Who is asking and what their plan allows. */
        MeData: {
            limits: components["schemas"]["LimitsView"];
            user: components["schemas"]["UserView"] | null;
        };
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
        /** @description An answer in words. */
        MessageData: {
            message: string;
        };
        /**
         * Format: date-time
         * @example 2026-11-21T03:28:05.000Z
         */
        Moment: string;
        MonthlyEpisodeCounts: {
            /** @description One for each of 24 months of UTC, the last is the one that it is. */
            counts: number[];
            /** @description `2024-12`. */
            fromMonth: string;
        };
        /** @description What happened on a chart since a day or a week before; `null` when it was not captured. */
        MovementData: {
            movement: components["schemas"]["MovementView"] | null;
            options: components["schemas"]["MovementOptions"];
        };
        /** @description Those who moved in one way. */
        MovementList: {
            items: components["schemas"]["MovementRow"][];
            /** @description `available` or `unavailable`. */
            status: string;
            /** @description How many there are; the list may be shorter. */
            totalCount: number;
            /** @description `no_earlier_chart`, `depth_changed` or `incomplete_coverage`. */
            unavailableReason: string | null;
        };
        /** @description The options as they were applied. */
        MovementOptions: {
            category: string;
            chartType: string;
            compare: string;
            country: string;
            date: string | null;
            limit: number;
        };
        /** @description A row of a list of movements. */
        MovementRow: {
            creator: string | null;
            identity: components["schemas"]["ChartIdentity"];
            imageUrl: string | null;
            podenginePodcast: components["schemas"]["PodcastSummary"] | null;
            /**
             * Format: int32
             * @description `null` for one that is gone.
             */
            position: number | null;
            /** Format: int32 */
            positionChange: number | null;
            /** Format: int32 */
            previousPosition: number | null;
            title: string;
        };
        MovementView: {
            chart: components["schemas"]["ChartHead"];
            /** @description Most places won first. */
            climbers: components["schemas"]["MovementList"];
            /** @description By the position that they had. */
            droppedOff: components["schemas"]["MovementList"];
            /** @description Most places lost first. */
            fallers: components["schemas"]["MovementList"];
            /** @description By position. */
            newEntries: components["schemas"]["MovementList"];
        };
        MultipleOptions: {
            details: components["schemas"]["Details"];
            podcastIds: string[];
        };
        /** @description Those that are known, in the order they were asked for. */
        MultiplePodcastsData: {
            options: components["schemas"]["MultipleOptions"];
            podcasts: components["schemas"]["PodcastInList"][];
            totalFound: number;
            totalRequested: number;
        };
        /** @description A key that was just made. The key itself is told only here. */
        NewApiKeyData: {
            apiKey: components["schemas"]["ApiKeyView"];
            /** @description For the header `Authorization`. */
            secret: string;
        };
        /** @description What would raise an input, and by how much if all else stays. */
        NextStepView: {
            /**
             * Format: double
             * @description Points of the authority score beyond those of now.
             */
            points: number;
            /** @description In words: `200 episodes`. */
            what: string;
        };
        OnNowByPlatform: {
            apple: number;
            spotify: number;
        };
        /** @description A passage of one transcript. */
        PassageView: components["schemas"]["TranscriptMatchView"] & {
            /** @description The same as long as the transcript is. */
            id: string;
        };
        /** @description Which passages of a transcript are wanted. */
        PassagesRequest: {
            /** @description `nextCursor` of the answer before, with the same search. */
            cursor?: string | null;
            /**
             * Format: int64
             * @description 1 to 100.
             */
            pageSize: number;
            /**
             * @description A search, as it was sent or as its answer repeats it. Only its terms that look at transcripts find passages; its
             *     order, its cursor and its page size are those of the search and count for nothing here.
             */
            searchOptions: components["schemas"]["SearchRequest"];
        };
        /** @description A creator. */
        PatreonView: {
            /** @description Beyond the contract: counts that the platform did not say. */
            missing: string[];
            name: string | null;
            /** Format: int64 */
            patrons: number;
            profileId: string | null;
            scrapedAt: components["schemas"]["Moment"];
            url: string;
        };
        /** @description Who takes part, or does not. */
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
        /** @description The same under the name that histories have for its id. */
        PlatformShow: {
            creator: string | null;
            imageUrl: string | null;
            platformId: string;
            title: string;
        };
        /** @description Where the show is listed, when the plan shows its Apple id. */
        PlatformsView: {
            apple: components["schemas"]["ApplePlatform"];
            spotify: components["schemas"]["SpotifyPlatform"] | null;
            /** @description Always `null`: channels are not matched. */
            youtube: Record<string, never> | null;
        };
        /** @description What feeds implement of the podcast namespace. */
        Podcast2Data: {
            podcast2Stats: components["schemas"]["Podcast2Stats"];
        };
        Podcast2Podcast: {
            /** @description Who keeps the files: a company, or a domain. Empty when the feed has no files. */
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
        Podcast2Stats: {
            episodeLevelStats: components["schemas"]["TagLevel"];
            podcastLevelStats: components["schemas"]["TagLevel"];
            /** @description When this was counted. Beyond the contract. */
            snapshotAt: components["schemas"]["Moment"];
            topHosts: components["schemas"]["HostShare"][];
            /** @description Of the 50 largest hosts, those whose podcasts implement most. */
            topHostsWithPodcast2Stats: components["schemas"]["HostTags"][];
            /** @description Of the 50 largest hosts, those with the highest share of podcasts with a transcript. */
            topHostsWithPodcast2Transcripts: components["schemas"]["HostTranscripts"][];
            /** @description Podcasts whose feeds implement most tags, of equals those with more authority. */
            topPodcast2Podcasts: components["schemas"]["Podcast2Podcast"][];
        };
        /** @description A podcast, and what the calls below it tell. `null` is what the plan does not show. */
        PodcastAllDetails: {
            chartPositions: components["schemas"]["ChartAppearance"][];
            contacts: components["schemas"]["PodcastContactsView"];
            guests: components["schemas"]["PodcastGuestsView"] | null;
            podcast: components["schemas"]["PodcastView"];
            publishingHistory: components["schemas"]["PublishingHistory"] | null;
            /** @description The ten newest. */
            recentEpisodes: components["schemas"]["EpisodeView"][];
            relatedPodcasts: components["schemas"]["RelatedPodcasts"];
            reviews: components["schemas"]["PodcastReviewsView"] | null;
            socialMedia: components["schemas"]["SocialMediaView"] | null;
            sponsors: components["schemas"]["PodcastSponsorsView"];
            youtubeData: components["schemas"]["YoutubeView"] | null;
        };
        /** @description The charts that a podcast stands on, best position first. */
        PodcastChartsData: {
            options: components["schemas"]["PodcastChartsOptions"];
            podcast: components["schemas"]["PodcastSummary"];
            positions: components["schemas"]["ChartAppearance"][];
            /** @description How many there are; the list may be shorter. */
            totalCharts: number;
        };
        /** @description The options as they were applied. */
        PodcastChartsOptions: {
            category: string | null;
            chartType: string | null;
            compare: string | null;
            country: string | null;
            date: string | null;
            limit: number;
            positionsLimit: number | null;
        };
        /** @description How to reach a podcast. */
        PodcastContactsData: {
            allowance: components["schemas"]["ContactsAllowanceView"] | null;
            /** @description What there is beyond what is shown. */
            locked: components["schemas"]["LockedContactsView"];
            podcast: components["schemas"]["PodcastSummary"];
            podcastContacts: components["schemas"]["PodcastContactsView"];
        };
        /** @description Contacts as far as the plan shows them. */
        PodcastContactsView: {
            /** @description Pages for writing to the show, with a form or an address. */
            contactPages: components["schemas"]["ContactPageView"][];
            /** @description Best first: the first is whom to write to. */
            emails: components["schemas"]["ContactEmailView"][];
            /** @description The numbers with their pedigree. */
            phoneDetails: components["schemas"]["ContactPhoneView"][];
            phoneNumbers: string[];
            podcastId: string;
            websites: components["schemas"]["ContactWebsiteView"][];
        };
        /** @description A podcast, with where it is listed. */
        PodcastData: {
            platforms: components["schemas"]["PlatformsView"] | null;
            podcast: components["schemas"]["PodcastView"];
        };
        /** @description A podcast's episodes, newest first. */
        PodcastEpisodesData: {
            options: components["schemas"]["EpisodesOptions"];
            podcastWithEpisodes: components["schemas"]["PodcastWithEpisodes"];
            totalEpisodes: number;
            /** @description How many there are with `hasTranscript` applied. */
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
            /** @description On the newest capture of each chart, in the order of charts; for admins (spec 6). */
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
            /** @description Nothing came out for a while, or ever. */
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
            /** @description Beyond the contract, and the same (spec 3, Podcast search fields). */
            podcastHasAdvertisers: boolean | null;
            podcastHasGuests: boolean | null;
            /** @description Beyond the contract; `null` when no voice tells. */
            podcastHasHostReadSponsors: boolean | null;
            podcastHasSponsors: boolean | null;
            podcastHostNames: string[] | null;
            podcastHosts: components["schemas"]["HitHost"][] | null;
            podcastId: string;
            podcastImageUrl: string | null;
            /** @description The feed's, and phrases of its texts; of the show of an episode only the feed's. */
            podcastKeywords: string[] | null;
            /** @description Beyond the contract: signs of it outweigh the doubt. The podcast itself tells them. */
            podcastLikelyMachineMade: boolean;
            /** @description The show's entries in directories. */
            podcastLinks: components["schemas"]["HitLink"][] | null;
            podcastOwner: components["schemas"]["HitOwner"] | null;
            /** @description Beyond the contract: of hosts and guests, in lower case; those of most people first, ten at most. */
            podcastProfessions: string[] | null;
            podcastRssAuthor: string | null;
            /** @description Sanitised HTML. */
            podcastRssDescription: string | null;
            podcastRssDescriptionNoHtml: string | null;
            podcastRssFeedUrl: string;
            podcastRssTitle: string;
            podcastRssTitleLatest: string | null;
            /** @description Of the first reading of the feed. */
            podcastRssTitleOriginal: string | null;
            podcastSlug: string;
            podcastSocialMediaLinks: components["schemas"]["HitLink"][] | null;
            /** @description What the show is about, by its texts and the catalog's, as most write it; `null` for the show of an episode. */
            podcastTopics: string[] | null;
            podcastVeryStaleFrom: components["schemas"]["Moment"] | null;
            podcastWebsiteUrl: string | null;
            /** @description The one that the feed names. */
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
        /** @description Somebody over the episodes of a podcast. */
        PodcastGuestView: {
            appearancesCount: number;
            /**
             * Format: double
             * @description Beyond the contract, from 0 to 1: of the surest text.
             */
            confidence: number;
            imageUrl: string | null;
            mostRecentAppearanceDate: components["schemas"]["Moment"];
            /** @description Beyond the contract: the newest of the episodes. */
            mostRecentEpisodeSlug: string;
            name: string;
            oldestAppearanceDate: components["schemas"]["Moment"];
            organization: string | null;
            /** @description Beyond the contract: as the newest text that tells has it. */
            role: string | null;
            /** @description host, guest, mentioned or unknown; what they are most often. */
            type: string;
        };
        /** @description Who was in a podcast's episodes. */
        PodcastGuestsData: {
            guests: components["schemas"]["PodcastGuestsView"];
            podcast: components["schemas"]["PodcastSummary"];
        };
        /** @description The people of a podcast's episodes. */
        PodcastGuestsView: {
            /** @description Episodes that were looked at, and their dates. */
            episodesCount: number;
            episodesWithGuestsCount: number;
            /** @description Those of most episodes first. */
            guests: components["schemas"]["PodcastGuestView"][];
            mostRecentEpisodeDate: components["schemas"]["Moment"] | null;
            oldestEpisodeDate: components["schemas"]["Moment"] | null;
        };
        /** @description Where a podcast stood on a chart. */
        PodcastHistoryData: {
            history: components["schemas"]["PodcastHistoryView"];
        };
        PodcastHistoryView: {
            chart: components["schemas"]["HistoryChart"];
            identity: components["schemas"]["ChartIdentity"];
            podcastOnChart: components["schemas"]["PlatformShow"] | null;
            podenginePodcast: components["schemas"]["PodcastSummary"] | null;
            range: components["schemas"]["HistoryRangeView"];
            series: components["schemas"]["HistorySeries"];
            stats: components["schemas"]["HistoryStatsView"];
        };
        /** @description A podcast that was found. */
        PodcastHitView: components["schemas"]["PodcastFields"] & {
            explanation: components["schemas"]["ExplanationView"] | null;
            /** @description Beyond the contract (spec 3): podcasts that it recommends, those that are in the catalog; `null` without any. */
            podRoll: components["schemas"]["HitPodcast"][] | null;
            podcastDescriptionHighlights: string[] | null;
            /** @description Author, hosts and keywords that matched; empty when none did. */
            podcastOtherHighlights: components["schemas"]["FieldHighlightView"][];
            /** @description Plain text with `<em>` around what matched, everything else escaped. */
            podcastTitleHighlights: string[] | null;
            /** @description Beyond the contract: what found it, `words`, `meaning` or `both`. */
            reason: string;
            /** Format: double */
            score: number;
        };
        PodcastInList: components["schemas"]["PodcastSummary"] | components["schemas"]["PodcastView"];
        /** @description A show as the platform names it. */
        PodcastOnChart: {
            creator: string | null;
            imageUrl: string | null;
            /** @description Apple's number or Spotify's id. */
            podcastOnChartId: string;
            title: string;
        };
        /** @description What listeners say of a podcast elsewhere. */
        PodcastReviewsData: {
            podcast: components["schemas"]["PodcastSummary"];
            podcastReviews: components["schemas"]["PodcastReviewsView"];
        };
        /** @description What listeners say of a podcast elsewhere. */
        PodcastReviewsView: {
            /**
             * Format: int64
             * @description 0 when it is not known or not on the plan: the contract has no null here, and no show has this id.
             */
            appleId: number;
            applePodcastsReview: components["schemas"]["AppleReviewView"] | null;
            applePodcastsReviewText: components["schemas"]["ReviewTextsView"] | null;
            /** @description Those of most ratings first. */
            applePodcastsReviewsByCountry: components["schemas"]["AppleReviewView"][];
            applePodcastsTotal: components["schemas"]["RatingTotalView"] | null;
            castbox: components["schemas"]["CastboxView"] | null;
            podcastId: string;
            spotifyId: string | null;
            spotifyReview: components["schemas"]["SpotifyReviewView"] | null;
        };
        /** @description A podcast's profiles elsewhere, and who follows them. */
        PodcastSocialMediaData: {
            podcast: components["schemas"]["PodcastSummary"];
            socialMediaData: components["schemas"]["SocialMediaView"];
        };
        /** @description A sponsor over the episodes of a podcast. */
        PodcastSponsorView: {
            appearancesCount: number;
            /**
             * Format: double
             * @description Beyond the contract, from 0 to 1: of the surest text.
             */
            confidence: number;
            /** @description Beyond the contract: of the newest episode that names one. */
            couponCodes: string[];
            /** @description Always `null`: texts show none. */
            imageUrl: string | null;
            /** @description Beyond the contract: whether a host speaks it in one of the episodes. */
            isHostRead: boolean | null;
            mostRecentAppearanceDate: components["schemas"]["Moment"];
            name: string;
            oldestAppearanceDate: components["schemas"]["Moment"];
            /** @description Beyond the contract: what they are most often, as [`SponsorView`] has it. */
            type: string;
            urls: string[];
        };
        /** @description Who paid for a podcast's episodes. */
        PodcastSponsorsData: {
            podcast: components["schemas"]["PodcastSummary"];
            sponsors: components["schemas"]["PodcastSponsorsView"];
        };
        /** @description The sponsors of a podcast's episodes. */
        PodcastSponsorsView: {
            /** @description Episodes that were looked at, and their dates. */
            episodesCount: number;
            episodesWithSponsorsCount: number;
            mostRecentEpisodeDate: components["schemas"]["Moment"] | null;
            oldestEpisodeDate: components["schemas"]["Moment"] | null;
            /** @description Those of most episodes first. */
            sponsors: components["schemas"]["PodcastSponsorView"][];
        };
        /** @description Figures over the episodes. */
        PodcastStats: {
            /**
             * Format: int64
             * @description Always 0: no source of download counts is connected, and the contract has no null here.
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
            /** @description BCP 47; `und` when it is not known. */
            language: string;
            lastEpisodePublishedAt: components["schemas"]["Moment"] | null;
            slug: string;
            title: string;
            /** @description The title of the last reading of the feed; the same as `title`. */
            titleLatest: string;
        };
        /** @description A podcast in full, as far as the plan shows it. */
        PodcastView: {
            /**
             * Format: int64
             * @description 0 when it is not known or not on the plan: the contract has no null here, and no show has this id.
             */
            appleId: number;
            audienceEstimate: components["schemas"]["AudienceEstimateView"] | null;
            author: string | null;
            authorityScore: components["schemas"]["AuthorityScoreView"] | null;
            /** @description What the score is made of. */
            authorityScoreInputs: components["schemas"]["ScoreInputView"][];
            /** @description The feed says that no further episodes will come. */
            complete: boolean;
            /** @description Sanitised HTML. */
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
            /** @description BCP 47; `und` when it is not known. */
            language: string;
            lastEpisodePublishedAt: components["schemas"]["Moment"] | null;
            machineMade: components["schemas"]["MachineSignsView"] | null;
            podcastAffiliation: components["schemas"]["AffiliationView"] | null;
            /** @description The same with where and when each was seen. */
            podcastDirectoryLinkDetails: components["schemas"]["DirectoryLinkView"][];
            /** @description By the directory's name; only those that are known. */
            podcastDirectoryLinks: {
                [key: string]: string;
            };
            podcastGuid: string | null;
            podcastHasGuests: boolean | null;
            /** @description Beyond the contract; `null` when no voice tells. */
            podcastHasHostReadSponsors: boolean | null;
            podcastHasSponsors: boolean | null;
            /** @description Beyond the contract: the feed's, and phrases of its texts. */
            podcastKeywords: string[] | null;
            podcastLocations: string[] | null;
            /** @description Beyond the contract: what the show is about, by its texts and the catalog's, as most write it. */
            podcastTopics: string[] | null;
            primaryContactEmail: string | null;
            rssFeedUrl: string;
            slug: string;
            socialMediaLinks: components["schemas"]["SocialLinkView"][];
            spotifyId: string | null;
            stats: components["schemas"]["PodcastStats"];
            title: string;
            titleLatest: string;
            /** @description `null`: titles are not cleaned of advertising. */
            titleLatestCleaned: string | null;
            /** @description The title of the first reading of the feed. */
            titleOriginal: string;
            transcriptionMode: components["schemas"]["TranscriptionModeView"];
            updatedAt: components["schemas"]["Moment"];
            veryStaleFrom: components["schemas"]["Moment"] | null;
            websiteUrl: string | null;
        };
        PodcastWithEpisodes: {
            episodes: components["schemas"]["EpisodeView"][];
            podcast: components["schemas"]["PodcastSummary"];
        };
        /** @description A podcast's channels on YouTube. */
        PodcastYoutubeData: {
            podcast: components["schemas"]["PodcastSummary"];
            youtubeData: components["schemas"]["YoutubeView"];
        };
        PointView: {
            chartCoverage: string;
            date: string;
            /** Format: int32 */
            position: number | null;
            /** @description `observed`, `off_chart`, `no_chart` or `unknown`. */
            status: string;
        };
        /** @description Every chart that a podcast was ever on, and where it stands there. */
        PresenceData: {
            presence: components["schemas"]["PresenceView"];
        };
        PresenceSummary: {
            droppedOff30d: number;
            /** @description Countries of those. */
            markets: number;
            older: number;
            /** @description Charts that it is on now. */
            onNow: number;
            onNowByPlatform: components["schemas"]["OnNowByPlatform"];
            top10Now: number;
        };
        PresenceView: {
            charts: components["schemas"]["ChartPresenceView"][];
            /** @description The country of most charts that it is on now. */
            homeCountry: string | null;
            latestChartDate: string | null;
            summary: components["schemas"]["PresenceSummary"];
            window: components["schemas"]["PresenceWindow"];
        };
        PresenceWeek: {
            endDate: string;
            isPartial: boolean;
            startDate: string;
        };
        PresenceWindow: {
            endDate: string;
            startDate: string;
            weeks: components["schemas"]["PresenceWeek"][];
        };
        /** @description A failure as RFC 9457 has it, for who asks for `application/problem+json`. */
        Problem: {
            /** @description For programs. */
            code: string;
            /** @description For people. */
            detail: string;
            errors: components["schemas"]["ErrorDetail"][];
            /** @description Also in the header `x-request-id`. */
            requestId: string;
            /** Format: int32 */
            status: number;
            /** @description The same for every failure of the code. */
            title: string;
            /** @description `urn:earshot:error:` and the code. */
            type: string;
        };
        /** @description A project and what of it changes the search. The typing errors are the contract's. */
        ProjectRequest: {
            excludeIgnoredPodcasts?: boolean | null;
            excludePodcastsOnList?: boolean | null;
            excludeRelvancyValues?: number[] | null;
            forceRecalculateRelevancy?: boolean | null;
            includePodcastRelevancy?: boolean | null;
            projectId?: string | null;
        };
        /** @description How often a podcast published. */
        PublishingHistory: {
            /**
             * Format: double
             * @description Over the months that are told and over, from that of the first episode in them; `null` without any.
             */
            averageEpisodesPerMonth: number | null;
            lastEpisodeAt: components["schemas"]["Moment"] | null;
            monthlyEpisodeCounts: components["schemas"]["MonthlyEpisodeCounts"];
            /** @description Older episodes were not counted. */
            truncated: boolean;
        };
        /** @description From and to, both included, 0 to 100. The contract has both ends in its echo, `null` where it is open. */
        RangeRequest: {
            /** Format: double */
            max?: number | null;
            /** Format: double */
            min?: number | null;
        };
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
        /** @description How the best of a chart got there; `null` for a chart that was never captured. */
        RankHistoryData: {
            history: components["schemas"]["RankHistoryView"] | null;
            options: components["schemas"]["RankHistoryOptions"];
        };
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
        /** @description The options as they were applied. */
        RankHistoryOptions: {
            category: string;
            chartType: string;
            country: string;
            days: number;
            endDate: string | null;
            rows: number;
        };
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
            /** @description One for each of the dates. */
            ranks: components["schemas"]["RankView"][];
            title: string;
            /** Format: int32 */
            unknownDays: number;
        };
        RankHistoryView: {
            chart: components["schemas"]["RankHistoryChart"];
            dates: components["schemas"]["RankHistoryDate"][];
            rows: components["schemas"]["RankHistoryRow"][];
        };
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
             * @description 1 to 5; `null` where nobody rated.
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
        /** @description Podcasts like this one, the most alike first. */
        RelatedData: {
            podcast: components["schemas"]["PodcastSummary"];
            relatedPodcasts: components["schemas"]["RelatedPodcasts"];
        };
        /** @description A podcast and why it is related. */
        RelatedPodcastView: components["schemas"]["PodcastSummary"] & {
            /** @description `person: Ada Lovelace`, `charts: 3` (that list both), `genre: Technology`, `topic: fermentation`. */
            reasons: string[];
        };
        RelatedPodcasts: {
            podcastId: string;
            similarPodcasts: components["schemas"]["RelatedPodcastView"][];
        };
        /** @description Reviews that satisfy what was asked for. */
        ReviewTextsView: {
            /** @description The country that was asked for. */
            country: string | null;
            limit: number;
            offset: number;
            reviews: components["schemas"]["ReviewView"][];
            /**
             * Format: int64
             * @description All that satisfy it.
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
            /** @description The words that were asked for; `null` without. */
            matchedWords: string[] | null;
            /**
             * Format: int32
             * @description 1 to 5 stars.
             */
            rating: number;
            reviewedAt: components["schemas"]["Moment"] | null;
            title: string;
        };
        RevokedApiKeyData: {
            apiKey: components["schemas"]["ApiKeyView"];
        };
        RhythmDay: {
            count: number;
            date: string;
            future: boolean;
            /**
             * Format: int64
             * @description Of all episodes of the day whose length is known.
             */
            runtimeSeconds: number | null;
        };
        RhythmView: {
            /** @description Each day from start to end. */
            days: components["schemas"]["RhythmDay"][];
            /** @description Mondays of the weeks, since the first episode and before this week, in which nothing came. */
            emptyWeeks: string[];
            /** @description This week's Sunday. */
            end: string;
            /** @description In these days. */
            episodeCount: number;
            /**
             * Format: double
             * @description Between one episode and the next.
             */
            medianIntervalDays: number | null;
            /** Format: double */
            medianRuntimeSeconds: number | null;
            /** @description A Monday, a year ago. */
            start: string;
            /** @description Whether older episodes than those that are listed may lie in these days. */
            truncated: boolean;
            weekdayShift: components["schemas"]["WeekdayShift"] | null;
        };
        RotateApiKeyRequest: {
            /**
             * Format: int32
             * @description Hours for which the old key goes on being valid; 24 when absent, 0 ends it at once.
             */
            overlapHours?: number | null;
        };
        /** @description One input of a sub-score, for the reader to see what the score is made of. */
        ScoreInputView: {
            /** @description When it was measured. */
            measuredAt: components["schemas"]["Moment"];
            name: string;
            nextStep: components["schemas"]["NextStepView"] | null;
            /** @description What was measured, in words; `not on your plan` for a figure that the plan does not show. */
            observed: string;
            /**
             * Format: double
             * @description What it gives of the authority score's points; those of all inputs sum to the score.
             */
            points: number;
            /**
             * Format: double
             * @description What it could give at most.
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
             * @description 0 to 1; in tenths for such a figure.
             */
            value: number;
        };
        /** @description The scores of a day on which one of them, in whole points, was another than before. */
        ScorePointView: {
            /** Format: double */
            authorityScore: number;
            date: string;
            /** Format: double */
            engagementScore: number | null;
            /**
             * Format: double
             * @description `null` is a sub-score without data.
             */
            qualityScore: number | null;
            /** Format: double */
            socialScore: number | null;
            /**
             * Format: int64
             * @description The version of the weights: where it changes, the score changed because of it.
             */
            weightsVersion: number;
            /** Format: double */
            youtubeScore: number | null;
        };
        /** @description The rank among active shows of one category and language. */
        ScoreRankView: {
            /** @description The first that the feed names, without its subcategory. */
            category: string;
            /** @description Without the region: `pt`. */
            language: string;
            /**
             * Format: int64
             * @description 1 for the best; shows of the same score share it.
             */
            rank: number;
            /**
             * Format: int64
             * @description How many shows there are.
             */
            shows: number;
        };
        /** @description Where the scores stand among those of shows that still publish. */
        ScoreStandingView: {
            /**
             * Format: int64
             * @description Active is who published in so many days.
             */
            activeDays: number;
            /** Format: int64 */
            activeShows: number;
            /** @description When the scores of all were counted. */
            countedAt: components["schemas"]["Moment"];
            /**
             * @description Of each score the share of active shows that have it and score lower, 0 to 100. By the score's name: `authority`,
             *     and the sub-scores.
             */
            percentiles: {
                [key: string]: number;
            };
            rank: components["schemas"]["ScoreRankView"] | null;
        };
        SearchFilterStats: {
            /** @description Always `null`: there are no projects yet. */
            projectPodcastRelevancyScores: Record<string, never> | null;
            relevancyScoresTotals: {
                [key: string]: number;
            };
        };
        SearchLimitView: {
            /** Format: int32 */
            count: number;
            /** @description day or month. */
            period: string;
        };
        /** @description A search. Every key is optional, unknown ones are refused. */
        SearchRequest: {
            chartPositions?: components["schemas"]["ChartPositionsRequest"] | null;
            /** @description The cursor of the answer before, with the same search. */
            cursor?: string | null;
            episodeCreatedSince?: components["schemas"]["DateRequest"] | null;
            episodeUpdatedSince?: components["schemas"]["DateRequest"] | null;
            /** @description Leaves nothing out of a search of podcasts. */
            excludeEpisodeIds?: string[] | null;
            excludeItunesGenres?: string[] | null;
            excludePodcastIds?: string[] | null;
            /** @description Each hit says what its score is made of. */
            explain?: boolean | null;
            /** @description `clean` or `explicit`. */
            explicit?: string | null;
            /**
             * @description What to count among the hits: language, genre, country, updateFrequency, hasTranscript, hasGuests,
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
            /** @description Category names, in any case. */
            includeItunesGenres?: string[] | null;
            /** @description Episodes only: fill `matchSnippet`. */
            includeMatchSnippet?: boolean | null;
            includePodcastIds?: string[] | null;
            /** @description Episodes only: `false` leaves the passages of the transcript out (spec 5: they are there by default). */
            includeTranscriptSnippet?: boolean | null;
            /** @description Beyond the contract: one of these keywords; the same. */
            keywords?: string[] | null;
            /** @description BCP 47; `en` also finds `en-GB`. */
            languages?: string[] | null;
            lastEpisodeDateSince?: components["schemas"]["DateRequest"] | null;
            /** Format: int64 */
            maxTotalEpisodes?: number | null;
            /**
             * Format: double
             * @description Beyond the contract: how much meaning counts beside words, 0 to 1; as the model deserves when absent.
             */
            meaningWeight?: number | null;
            /** Format: int64 */
            minCastboxPlays?: number | null;
            /** Format: int64 */
            minCastboxSubscribers?: number | null;
            /**
             * Format: double
             * @description 0 to 5. Shows whose rating is not known are not found; so it is with all figures.
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
             * @description Beyond the contract: what finds hits, `words`, `meaning` or `both`. When absent both where a model is
             *     connected, else words. Filters, and terms that must or must not match, hold in any case.
             */
            mode?: string | null;
            /**
             * Format: int64
             * @description 1 to 1000, for admins.
             */
            pageSize?: number | null;
            /** @description Episodes only: every one of these persons takes part. */
            personFilters?: components["schemas"]["PersonRequest"][] | null;
            podcastAudienceEstimatedMonthlyListeners?: components["schemas"]["CountRangeRequest"] | null;
            podcastAuthorityScore?: components["schemas"]["AuthorityScoreRequest"] | null;
            /** @description ISO 3166-1 alpha-2. */
            podcastCountries?: string[] | null;
            podcastHasGuests?: boolean | null;
            /** @description Beyond the contract: shows that are likely made by a machine, or all others. */
            podcastLikelyMachineMade?: boolean | null;
            /** @description Beyond the contract: shows that fell silent long ago by their own rhythm, or all others. */
            podcastVeryStale?: boolean | null;
            project?: components["schemas"]["ProjectRequest"] | null;
            /** @description Refused, as `project`. */
            projectId?: string | null;
            publishedBefore?: components["schemas"]["DateRequest"] | null;
            publishedSince?: components["schemas"]["DateRequest"] | null;
            /** @description Of each group one term matches at least, in addition to `searchTerms`. */
            searchTermGroups?: components["schemas"]["TermGroupRequest"][] | null;
            searchTerms?: components["schemas"]["SearchTermRequest"][] | null;
            /** @description By relevance when absent. The first decides, the next between equal ones; each field once. */
            sortOrder?: components["schemas"]["SortRequest"][] | null;
            /** @description Episodes only: every one of these sponsors is named. */
            sponsorFilters?: components["schemas"]["SponsorRequest"][] | null;
            /**
             * @description Beyond the contract: one of these topics, in any case. Of podcasts in searches of podcasts, of episodes in those
             *     of episodes. Refused where the catalog was indexed without meaning.
             */
            topics?: string[] | null;
            /**
             * Format: int64
             * @description Episodes only: how long each highlighted fragment is, 1 to 2000 characters; 400 when absent.
             */
            transcriptHighlightLength?: number | null;
            /**
             * Format: int64
             * @description Episodes only: how long a passage is, 1 to 2000 characters; 400 when absent.
             */
            transcriptSnippetLength?: number | null;
        };
        /** @description The hits of a page. */
        SearchResult_EpisodeHitView: {
            hits: (components["schemas"]["PodcastFields"] & components["schemas"]["EpisodeFields"] & {
                episodeDescriptionHighlights?: string[] | null;
                episodeTitleHighlights?: string[] | null;
                explanation?: components["schemas"]["ExplanationView"] | null;
                /** @description The best fragment of all, `null` unless it was asked for. */
                matchSnippet?: string | null;
                podcastDescriptionHighlights?: string[] | null;
                /** @description Author, hosts and keywords of the show that hold the words; empty when none does. */
                podcastOtherHighlights: components["schemas"]["FieldHighlightView"][];
                podcastTitleHighlights?: string[] | null;
                /** @description Beyond the contract: what found it, `words`, `meaning` or `both`. */
                reason: string;
                /** Format: double */
                score: number;
                transcriptHighlights?: string[] | null;
                transcriptMatches: components["schemas"]["TranscriptMatchView"][];
                /** @description The passage that matched best, as plain text. */
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
                /** @description Beyond the contract (spec 3): podcasts that it recommends, those that are in the catalog; `null` without any. */
                podRoll?: components["schemas"]["HitPodcast"][] | null;
                podcastDescriptionHighlights?: string[] | null;
                /** @description Author, hosts and keywords that matched; empty when none did. */
                podcastOtherHighlights: components["schemas"]["FieldHighlightView"][];
                /** @description Plain text with `<em>` around what matched, everything else escaped. */
                podcastTitleHighlights?: string[] | null;
                /** @description Beyond the contract: what found it, `words`, `meaning` or `both`. */
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
        SearchStats: {
            filters: components["schemas"]["SearchFilterStats"];
            time: components["schemas"]["SearchTimes"];
            totals: components["schemas"]["SearchTotals"];
        };
        /** @description A term to look for. */
        SearchTermRequest: {
            /** @description podcast-title, podcast-description; for episodes also episode-title, episode-description, transcript. */
            searchTargets: string[];
            /** @description At least 2 characters. */
            searchTerm: string;
            searchTermOptions?: components["schemas"]["TermOptionsBodyRequest"];
            /** @description `text`. */
            searchType?: string;
        };
        /** @description In milliseconds. */
        SearchTimes: {
            /**
             * Format: double
             * @description Giving the hits their wire names.
             */
            totalPostProcessingTimeMs: number;
            /**
             * Format: double
             * @description In the engine.
             */
            totalSearchTimeMs: number;
            /**
             * Format: double
             * @description From the reading of the search to its answer: also checking it, and waiting for a thread.
             */
            totalTimeTakenMs: number;
        };
        /** @description How many there are: exact up to 10,000. */
        SearchTotal: {
            /** @description eq, or gte where counting stopped. */
            relation: string;
            value: number;
        };
        SearchTotals: {
            blacklistedPodcasts: number;
            projectExcludedPodcasts: number;
            resultsFiltered: number;
            resultsProcessed: number;
            resultsReturned: number;
            totalResultsAvailable: number;
        };
        SeenView: {
            date: string;
            /** Format: int32 */
            position: number;
        };
        /** @description A stretch of speech. */
        SentenceView: {
            /** Format: double */
            endSecond: number;
            speaker: string | null;
            /** Format: double */
            startSecond: number;
            text: string;
        };
        /** @description Somewhere the user is signed in. */
        SessionView: {
            createdAt: components["schemas"]["Moment"];
            /** @description As far as it is known: `Firefox on Linux`. */
            device: string | null;
            /** @description When it ends, if it is not used until then. */
            endsAt: components["schemas"]["Moment"];
            id: string;
            /** @description The one that asks. */
            isThis: boolean;
            /** @description To the hour. */
            lastUsedAt: components["schemas"]["Moment"];
        };
        SessionsData: {
            /** @description The one that was used last first. */
            sessions: components["schemas"]["SessionView"][];
        };
        /** @description One place in which a contact was seen. */
        SightingView: {
            /** Format: float */
            confidence: number;
            /** @description The text around it. */
            context: string;
            firstSeenAt: components["schemas"]["Moment"] | null;
            /** @description Whether it was there when the place was last looked at. */
            isCurrent: boolean;
            lastSeenAt: components["schemas"]["Moment"] | null;
            /**
             * Format: int32
             * @description Occurrences on the whole site.
             */
            occurrences: number;
            /** @description The tag of the feed, or what the page is for: `itunes:owner`, `contact`, `imprint`. */
            place: string;
            /** @description `rss` or `podcast-website`. */
            source: string;
            /** @description The page. */
            url: string | null;
        };
        SignInCodeRequest: {
            /** @description The code of the mail: eight digits, with or without spaces. */
            code: string;
        };
        SignInLinkRequest: {
            email: string;
        };
        SignInRequest: {
            /** @description The `key` of the link. */
            key: string;
        };
        SignOutEverywhereRequest: {
            /** @description Whether this session goes on. */
            keepThis?: boolean;
        };
        SignUpRequest: {
            email: string;
        };
        /** @description An episode and why it is similar. */
        SimilarEpisodeView: {
            /** Format: int64 */
            durationSeconds: number | null;
            episodeId: string;
            episodeSlug: string;
            imageUrl: string | null;
            podcastSlug: string;
            podcastTitle: string;
            publishedAt: components["schemas"]["Moment"] | null;
            /** @description `topic: fermentation`. */
            reasons: string[];
            title: string;
        };
        /** @description Beyond the contract: episodes like this one, the most alike first. */
        SimilarEpisodesData: {
            episodeId: string;
            similarEpisodes: components["schemas"]["SimilarEpisodeView"][];
        };
        /** @description A social profile, with the places where it was found. */
        SocialLinkView: {
            pedigree: components["schemas"]["LinkPedigree"];
            socialMediaType: string;
            /** @description `rss`, `podcast-website`. */
            sources: string[];
            url: string;
        };
        /** @description A podcast's profiles, and who follows them. */
        SocialMediaView: {
            facebookPageData: components["schemas"]["FacebookPageView"][];
            instagramData: components["schemas"]["InstagramView"][];
            linkedInCompanyData: components["schemas"]["LinkedInCompanyView"][];
            /** @description Always empty: no service tells how many follow a person. */
            linkedInPersonData: components["schemas"]["LinkedInPersonView"][];
            /** @description Beyond the contract: platforms with a profile of the podcast of which no count is known. */
            notCounted: string[];
            /** @description Beyond the contract: who pays for a creator's work. */
            patreonData: components["schemas"]["PatreonView"][];
            podcastId: string;
            socialMediaLinks: components["schemas"]["SocialLinkView"][];
            tiktokData: components["schemas"]["TiktokView"][];
            twitterData: components["schemas"]["TwitterView"][];
        };
        /** @description What comes first. */
        SortRequest: {
            /** @description asc or desc. */
            direction?: string | null;
            /**
             * @description relevance, recentActivity, title, appleReviews or spotifyReviews; estimatedListeners, youtubeSubscribers,
             *     youtubeViews, authorityScore, castboxSubscribers; or the name of a sortable field of the hits: foundedDate,
             *     lastEpisodeDate, totalEpisodes, castboxPlays, applePodcastsRating and the like.
             */
            field: string;
            /** @description first or last. */
            nullOrder?: string | null;
        };
        /** @description Who pays, or does not. */
        SponsorRequest: {
            fuzzy?: boolean | null;
            /** @description must (default) or not. */
            matchMode?: string | null;
            name: string;
            phraseMatch?: boolean | null;
            /** Format: double */
            slop?: number | null;
        };
        /** @description Who pays for an episode, or is promoted in it. */
        SponsorView: {
            /**
             * Format: double
             * @description From 0 to 1.
             */
            confidence: number;
            couponCodes: string[];
            /** @description Whether a host speaks it; `null` when that cannot be told. */
            isHostRead: boolean | null;
            name: string;
            /** @description The text around the name. */
            snippet: string | null;
            /** @description Which text names it: `description`, `transcript`. */
            source: string;
            /** @description sponsor, advertiser, guest, affiliate, self promotion, charity, donation, other or unknown. */
            type: string;
            urls: string[];
        };
        SpotifyPlatform: {
            id: string;
            url: string;
            verifiedAt: components["schemas"]["Moment"] | null;
        };
        SpotifyReviewView: {
            /** @description Beyond the contract: what Spotify did not say, `reviewsCount`. */
            missing: string[];
            /**
             * Format: double
             * @description 1 to 5; `null` where nobody rated.
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
        /** @description How the service was, as it wrote down itself. */
        StatusData: {
            /** @description The last 90 days of UTC, the oldest first. */
            days: components["schemas"]["StatusDayView"][];
        };
        /** @description A day of the service. */
        StatusDayView: {
            /** @description `2026-11-22`. */
            date: string;
            /**
             * Format: double
             * @description Of the answers those that say the fault is ours, from 0 to 1; `null` when there were none.
             */
            failedShare: number | null;
            /**
             * Format: int64
             * @description Minutes that the day has, or has had so far; of the first day that is known, from when the service began.
             */
            ofMinutes: number;
            /**
             * Format: double
             * @description Of the answers those that took longer than a second, from 0 to 1; `null` when there were none.
             */
            slowShare: number | null;
            /**
             * Format: int64
             * @description Minutes in which it was up; `null` when nothing is known of the day.
             */
            upMinutes: number | null;
        };
        /** @description Captured days in a row up to the last; days that nobody captured neither break it nor count. */
        StreakView: {
            /** @description It may have begun earlier. */
            boundedByMissingCoverage: boolean;
            /** Format: int32 */
            days: number | null;
            endDateStatus: string;
            startDate: string | null;
        };
        TagDay: {
            /** @description `2026-11-22` */
            date: string;
            /**
             * Format: double
             * @description Feeds with the tag on an episode, 0 to 100.
             */
            episodePercentage: number;
            /**
             * Format: double
             * @description Feeds with the tag on the level of the podcast, 0 to 100.
             */
            podcastPercentage: number;
            /** Format: int64 */
            totalRssFeeds: number;
        };
        TagFrequency: {
            /**
             * Format: int64
             * @description Episodes that have it, null on the level of podcasts. Beyond the contract.
             */
            episodes: number | null;
            /** @description `podcast:transcript` */
            field: string;
            /**
             * Format: int64
             * @description Feeds that have it, on at least one episode on the level of episodes.
             */
            frequency: number;
            /**
             * Format: double
             * @description Of the feeds, 0 to 100.
             */
            percentage: number;
        };
        /** @description How the use of a tag went, for each day on which it was counted. */
        TagHistoryData: {
            /** @description Oldest first. Days without a count are not there. */
            days: components["schemas"]["TagDay"][];
            field: string;
        };
        /** @description How many feeds use each tag of the podcast namespace on one level. */
        TagLevel: {
            /** @description Most frequent first. */
            fieldFrequency: components["schemas"]["TagFrequency"][];
            /**
             * Format: int64
             * @description Episodes in these feeds, null on the level of podcasts. Beyond the contract.
             */
            totalEpisodes: number | null;
            /**
             * Format: int64
             * @description Feeds that were read; a show with several feeds counts once.
             */
            totalRssFeeds: number;
        };
        /** @description What the team used on each day of UTC, the oldest first. */
        TeamDailyUsageData: {
            days: components["schemas"]["TeamUsageDayView"][];
            /** @description By alias, for a day on the plan free, else for a month; `null` is unlimited. */
            limits: {
                [key: string]: number | null;
            };
        };
        /** @description Members who used something, who searched most first. */
        TeamMembersUsageData: {
            members: components["schemas"]["MemberUsageView"][];
        };
        /** @description What the team used in each month of UTC, the oldest first. */
        TeamMonthlyUsageData: {
            /** @description By alias, for a day on the plan free, else for a month; `null` is unlimited. */
            limits: {
                [key: string]: number | null;
            };
            months: components["schemas"]["TeamUsageMonthView"][];
        };
        TeamUsageDayView: {
            /** @description `2026-11-22`. */
            date: string;
            /** Format: int64 */
            totalUsage: number;
            usageByAlias: {
                [key: string]: number;
            };
        };
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
        /** @description Spec 3, Team user. */
        TeamUserView: {
            /** @description What a picture can be made from: the same for a user each time. */
            avatarSeed: string;
            displayName: string | null;
            email: string;
            /** @description Only the whole name is asked for. */
            firstName: string | null;
            id: string;
            /** @description Beyond the spec. */
            joinedAt: components["schemas"]["Moment"];
            lastName: string | null;
            /** @description Beyond the spec: owner, admin or member. */
            role: string;
        };
        /** @description Who is in the team, who came first before others. */
        TeamUsersData: {
            users: components["schemas"]["TeamUserView"][];
        };
        /** @description Terms of which one matches at least. */
        TermGroupRequest: {
            searchTerms: components["schemas"]["GroupTermRequest"][];
        };
        /** @description How a term takes part. */
        TermOptionsBodyRequest: {
            /** @description Near spellings match too, with a lower score; of a phrase each word may be misspelt. */
            fuzzy?: boolean | null;
            /** @description must, not or optional. */
            matchMode?: string;
            /** @description The words stand next to each other. */
            phraseMatch?: boolean | null;
            /**
             * Format: double
             * @description Moves that the words of a phrase may be apart: 0 to 100.
             */
            slop?: number | null;
        };
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
            /** @description Always false: who is private is not counted. */
            isPrivate: boolean;
            isVerified: boolean;
            /** Format: double */
            likeEngagementRate: number | null;
            /** Format: int64 */
            likes: number;
            /** @description Beyond the contract: counts that the platform did not say. */
            missing: string[];
            nickname: string;
            profilePicUrl: string | null;
            scrapedAt: components["schemas"]["Moment"];
            /** Format: int64 */
            videosCount: number;
        };
        /** @description A passage that matched, with the moment it was said. */
        TranscriptMatchView: {
            /** @description Beyond the contract: it has none of the words, and says what is meant. */
            byMeaning: boolean;
            /** Format: double */
            endSecond: number | null;
            /** @description `text` with `<em>` around what matched, everything else escaped. */
            highlighted: string;
            speaker: string | null;
            /**
             * Format: double
             * @description `null` when the transcript has no times.
             */
            startSecond: number | null;
            text: string;
        };
        /** @description Where the terms stand, in the order in which it was said: every place in one passage, near ones together. */
        TranscriptPassagesData: {
            /** @description Passages after this page. */
            additionalCount: number;
            bestPassage: components["schemas"]["PassageView"] | null;
            episodeId: string;
            hasMore: boolean;
            nextCursor: string | null;
            /** @description Beyond the contract: the search ran out of time, there may be more passages. */
            partial: boolean;
            /** @description Passages on the largest page. */
            passageLimit: number;
            passages: components["schemas"]["PassageView"][];
            total: components["schemas"]["SearchTotal"];
            /** @description There are passages that are not shown: without an account the first ones only, and no more than the day's budget. */
            truncated: boolean;
        };
        TranscriptText: {
            episodeId: string;
            podcastId: string;
            /** @description A cue a line, `Name: ` before the first cue of each speaker's turn. */
            text: string | null;
            transcriptId: string;
        };
        /** @description The whole transcript as text. */
        TranscriptTextData: {
            episodeTranscriptText: components["schemas"]["TranscriptText"];
        };
        TranscriptTextPreview: {
            episodeId: string;
            podcastId: string;
            text: string | null;
            /** @description Of the whole. */
            totalCharacters: number;
            transcriptId: string;
            truncated: boolean;
        };
        /** @description The start of a transcript as text. */
        TranscriptTextPreviewData: {
            episodeTranscriptText: components["schemas"]["TranscriptTextPreview"];
        };
        /** @description What was said, with the moments. */
        TranscriptTimestampsData: {
            episodeId: string;
            podcastId: string;
            sentences: components["schemas"]["SentenceView"][];
            /** @description The whole text of a transcript that has no times, else `null`. */
            textWithoutTimes: string | null;
        };
        /** @description The first sentences, with the moments. */
        TranscriptTimestampsPreviewData: {
            episodeId: string;
            podcastId: string;
            sentences: components["schemas"]["SentenceView"][];
            /** @description The start of a transcript that has no times, else `null`. */
            textWithoutTimes: string | null;
            /** @description Of the whole. */
            totalSentences: number;
            truncated: boolean;
        };
        /** @description Which episodes are transcribed by us: none yet, transcripts come from feeds. */
        TranscriptionModeView: {
            /** @description none, all or episodes-since. */
            mode: string;
            transcribeSince: components["schemas"]["Moment"] | null;
        };
        TranscriptionRequestData: {
            request: components["schemas"]["TranscriptionRequestView"];
        };
        /** @description A transcript that was asked for. What is `null` of the episode is not in the catalog any more. */
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
            /** @description `null` when the account is gone. */
            requestedByUserId: string | null;
            status: components["schemas"]["TranscriptionStatus"];
            transcribedAt: components["schemas"]["Moment"] | null;
        };
        /** @description The transcripts that the user's team asked for, the newest first. */
        TranscriptionRequestsData: {
            requests: components["schemas"]["TranscriptionRequestView"][];
            /**
             * Format: int64
             * @description With this status.
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
            /** @description Beyond the contract: counts that the platform did not say. */
            missing: string[];
            /** Format: int64 */
            postsCount: number;
            profileId: string;
            profileImageUrl: string | null;
            profileName: string;
            profileUrl: string;
            scrapedAt: components["schemas"]["Moment"];
        };
        /** @description An input that has no data. */
        UnknownInputView: {
            name: string;
            subScore: string;
            /**
             * Format: double
             * @description Its weight among the inputs of the sub-score.
             */
            weight: number;
        };
        /** @description Of an episode: always `null`. */
        UnknownOfEpisode: {
            episodeAudioKey: string | null;
            episodeRssDescriptionGeneratedLong: string | null;
            episodeRssDescriptionGeneratedShort: string | null;
            /** @description `/episodes/{episodeId}/transcript-text` has it. */
            transcriptText: string | null;
            youtubeVideoDataDate: string | null;
            youtubeVideoUrl: string | null;
            /** Format: double */
            youtubeVideoViewCount: number | null;
        };
        /** @description Of a podcast: always `null`. */
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
            /** @description `/podcasts/{podcastIdOrSlug}/related-podcasts` tells them. */
            similarPodcasts: Record<string, never>[] | null;
            /** @description Profiles and who follows them are in `/podcasts/{podcastIdOrSlug}/social-media`. */
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
            /** @description Spelt as the contract spells it. */
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
             * @description Podcasts whose contacts were read, each once a month.
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
        /** @description What was used in a month. */
        UsageMonthView: components["schemas"]["UsageCountsView"] & {
            /** @description `2026-11`. */
            month: string;
        };
        /** @description What was used on a day. */
        UsageRecordView: components["schemas"]["UsageCountsView"] & {
            /** @description `2026-11-22`. */
            date: string;
        };
        /** @description Usage records (spec 3), one for each day of UTC, the oldest first. */
        UserDailyUsageData: {
            days: components["schemas"]["UsageRecordView"][];
        };
        /** @description What was used in each month of UTC, the oldest first. */
        UserMonthlyUsageData: {
            months: components["schemas"]["UsageMonthView"][];
        };
        UserView: {
            createdAt: components["schemas"]["Moment"];
            displayName: string | null;
            email: string;
            id: string;
            /** @description free, individual, business, agency or admin. */
            plan: string;
            teamId: string;
        };
        ValidateSignUpRequest: {
            /** @description The `key` of the link. */
            key: string;
        };
        /** @description A value and how many podcasts have it. */
        ValueCountView: {
            /** Format: int64 */
            count: number;
            value: string;
        };
        WeekView: {
            /** Format: int32 */
            best: number | null;
            /** @description `observed`, `off_chart`, `no_chart` or `unknown`. */
            status: string;
        };
        /** @description Days are counted from Sunday, which is 0. */
        WeekdayShift: {
            /** Format: int32 */
            fromDay: number;
            /** @description The day of the first episode after. */
            since: string;
            /** Format: int32 */
            toDay: number;
        };
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
            /** @description Beyond the contract: counts that YouTube did not say; subscribers may be hidden. */
            missing: string[];
            profileImageUrl: string | null;
            publishedAt: components["schemas"]["Moment"] | null;
            /** @description Each time that the counts were others than before, oldest first. */
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
        /** @description A podcast's channels. */
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
            /** @description Spellings, maybe none */
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
            /** @description Asked with a key */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many mails to the address, or from this client */
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
            /** @description Confirmed; the session is in the cookie */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_MessageData"];
                };
            };
            /** @description The code is wrong, was used or has expired */
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
            /** @description Asked with a key */
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
            /** @description Who is asking */
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
            /** @description Asked with a key */
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
            /** @description Asked with a key */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The user has no such session */
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
            /** @description Signed in; the session is in the cookie */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_MeData"];
                };
            };
            /** @description The link was used or has expired */
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
            /** @description Signed in; the session is in the cookie */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_MeData"];
                };
            };
            /** @description The code is wrong, was used or has expired */
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
            /** @description Sent, if the address is known */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_MessageData"];
                };
            };
            /** @description Not an address */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many mails to the address, or from this client */
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
            /** @description Asked with a key */
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
            /** @description Not an address */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many mails to the address, or from this client */
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
            /** @description The account is there; the session is in the cookie */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_MeData"];
                };
            };
            /** @description The link was used or has expired */
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
                /** @description What is typed so far. */
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
                /** @description A day like 2026-11-21; the last that was captured when absent. */
                date?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The chart, null when it was not captured */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_ChartData"];
                };
            };
            /** @description No such category, country, chart type or day */
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
                /** @description `apple` (when absent) or `spotify`. */
                chartType?: string;
                category?: string;
                country?: string;
                /** @description A day like 2026-11-21. */
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
            /** @description No such category, country, chart type or day */
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
                /** @description `apple` (when absent) or `spotify`. */
                chartType?: string;
                category?: string;
                country?: string;
                /** @description A day like 2026-11-21; the last that was captured when absent. */
                endDate?: string;
                /** @description 7 to 90; 30 when absent. */
                days?: number;
                /** @description The best so many of the last day, 1 to 200; 20 when absent. */
                rows?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The history, null for a chart never captured */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_RankHistoryData"];
                };
            };
            /** @description No such category, country, chart type, day or number */
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
                /** @description `apple` (when absent) or `spotify`. */
                chartType?: string;
                /** @description `top podcasts` when absent. */
                category?: string;
                /** @description ISO 3166 alpha-2; `us` when absent. */
                country?: string;
                /** @description Positions in the answer; all when absent. */
                positionsLimit?: number;
                /** @description `1d` (when absent) or `7d`. */
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
            /** @description No such category, country or chart type */
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
                /** @description `apple` (when absent) or `spotify`. */
                chartType?: string;
                category?: string;
                country?: string;
                /** @description A day like 2026-11-21; the last that was captured when absent. */
                date?: string;
                /** @description `1d` (when absent) or `7d`. */
                compare?: string;
                /** @description Rows of each list, 1 to 200; 10 when absent. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The movement, null when the chart was not captured */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_MovementData"];
                };
            };
            /** @description No such category, country, chart type, day or limit */
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
                /** @description For `podcast`. */
                podcastIdOrSlug?: string;
                /** @description For `platform`: Apple's number or Spotify's id. */
                platformId?: string;
                /** @description `apple` (when absent) or `spotify`. */
                chartType?: string;
                /** @description A day like 2026-11-21. */
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
            /** @description A parameter is missing or wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No such podcast or show */
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
                /** @description For `podcast`. */
                podcastIdOrSlug?: string;
                /** @description For `platform`: Apple's number or Spotify's id. */
                platformId?: string;
                /** @description `apple` (when absent) or `spotify`. */
                chartType?: string;
                category?: string;
                country?: string;
                /** @description `30d` (when absent), `90d`, `14w`, `6m`, `1y` or `all`; from `14w` on by weeks. */
                range?: string;
                /** @description The last day; the last that was captured when absent. */
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
            /** @description A parameter is missing or wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No such podcast, show or chart */
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
            /** @description No such chart type */
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
            /** @description No such chart type */
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
            /** @description No such episode */
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
                /** @description Genres of the show, in any case; one of them is enough. Repeat the parameter for several. */
                categories?: string[];
                /** @description Only of shows that have a picture. */
                podcastImageRequired?: boolean;
                hasTranscript?: boolean;
                /** @description BCP 47; a bare language also finds its regions. `en` when absent. */
                language?: string;
                /** @description Without what is marked explicit. */
                excludeExplicit?: boolean;
                /** @description 1 to 150; 150 when absent. */
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
            /** @description The limit is over 150, or there are too many categories */
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
            /** @description No such episode */
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
                /** @description `txt`, `vtt` or `sentence-vtt`; txt when absent. */
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
            /** @description No such format, or the transcript has no times, which subtitles need */
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
            /** @description The format is not on the caller's plan */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No such episode, or it has no transcript */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The plan's downloads of the month are used */
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
            /** @description No such episode */
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
            /** @description No such episode, or it has no transcript */
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
            /** @description The start */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_TranscriptTextPreviewData"];
                };
            };
            /** @description No such episode, or it has no transcript */
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
            /** @description No such episode, or it has no transcript */
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
            /** @description No such episode, or it has no transcript */
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
            /** @description Asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_TranscriptionRequestData"];
                };
            };
            /** @description The episode has a transcript */
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
            /** @description The plan has no transcription requests */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No such episode */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The plan's requests of the month are used */
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
            /** @description No such podcast */
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
            /** @description No such podcast */
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
                /** @description Also a URL under which the feed was read before. */
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
            /** @description No such podcast */
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
                /** @description The field's client calls our id so. */
                podEngineId?: string;
                rssFeedUrl?: string;
                /** @description `podcast:guid`. Found when it is the one that the feed's first URL gives. */
                podcastGuid?: string;
                /** @description Not indexed: answers `null`. */
                appleId?: number;
                /** @description Not indexed: answers `null`. */
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
            /** @description Not exactly one id */
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
                /** @description Only those with a transcript. */
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
                /** @description Repeat the parameter for each podcast, 1 to 100. */
                podcastIds?: string[];
                details: components["schemas"]["Details"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The podcasts that are known */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_MultiplePodcastsData"];
                };
            };
            /** @description No id, too many, or one that is none */
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
            /** @description No such podcast */
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
                /** @description Whether how many episodes each of the last 24 months had is told, too. */
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
            /** @description A parameter is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No such podcast */
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
                /** @description Charts on which it stands at this position or better. */
                positionsLimit?: number;
                /** @description `1d` or `7d`; for the field's client, the answer has no comparison. */
                compare?: string;
                /** @description 1 to 1000; all when absent. */
                limit?: number;
                /** @description A day like 2026-11-21; the last capture of each chart when absent. */
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
            /** @description A parameter is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No such podcast */
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
                /** @description A day like 2026-11-21; the last that was captured when absent. */
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
            /** @description No such day */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No such podcast */
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
                 * @description `false` spends nothing: all contacts come when this podcast was asked for this month or the plan has no limit, else
                 *     the address in the feed and how much more there is.
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
            /** @description No such podcast */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The plan's advanced contacts of the month are used */
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
            /** @description Noted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_MessageData"];
                };
            };
            /** @description Not a contact, or too long a note */
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
            /** @description No such podcast */
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
                    "application/json": components["schemas"]["Envelope_EpisodeCatalogueData"];
                };
            };
            /** @description Neither summary nor full */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No such podcast */
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
                /** @description Episodes to pass over: at most 100000000. */
                skip?: number;
                /** @description 1 to 100; 20 when absent. */
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
            /** @description The limit is over 100, or the skip too large */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No such podcast */
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
                /** @description Episodes of so many days, at most the newest 1,000; the newest 10 episodes when absent. */
                sinceDays?: number;
                /** @description `guest` or `host`: only who is that most often. Everybody when absent. */
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
            /** @description A parameter is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Guests are shown to who is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No such podcast */
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
            /** @description No such podcast */
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
                /** @description Reviews of one country, ISO 3166 alpha-2; the ratings by country stay whole. */
                country?: string;
                /** @description Reviews of a page, 1 to 100; 20 when absent. */
                limit?: number;
                /** @description Reviews to pass over. */
                offset?: number;
                /** @description 1 to 5 stars. */
                minRating?: number;
                /** @description 1 to 5 stars. */
                maxRating?: number;
                /** @description Words that are all in title or body, in any case; at most 10. */
                q?: string;
                /** @description `newest`, `lowest` or `highest` first; newest when absent. */
                sort?: string;
                /** @description Beyond the contract: a day like 2026-11-21, written on it or later. */
                since?: string;
                /** @description Beyond the contract: a day like 2026-11-21, written on it or before. */
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
            /** @description A parameter is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Ratings are shown to who is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No such podcast */
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
            /** @description Socials are shown to who is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No such podcast */
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
                /** @description Episodes of so many days, at most the newest 1,000; the newest 10 episodes when absent. */
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
            /** @description A parameter is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No such podcast */
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
            /** @description Socials are shown to who is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No such podcast */
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
                /** @description Podcasts to pass over: at most 100000000. */
                skip?: number;
                /** @description 1 to 1000; 100 when absent. */
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
            /** @description Not a letter, or a number that is too large */
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
            /** @description It is up */
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
                 * @description Words that are all in title or body, in any case; 1 to 10.
                 * @example calm voice
                 */
                q: string;
                /** @description Reviews of one country, ISO 3166 alpha-2. */
                country?: string;
                /** @description 1 to 5 stars. */
                minRating?: number;
                /** @description 1 to 5 stars. */
                maxRating?: number;
                /** @description A day like 2026-11-21, written on it or later. */
                since?: string;
                /** @description A day like 2026-11-21, written on it or before. */
                until?: string;
                /** @description `newest`, `lowest` or `highest` first; newest when absent. */
                sort?: string;
                /** @description Reviews of a page, 1 to 100; 20 when absent. */
                limit?: number;
                /** @description Reviews to pass over. */
                offset?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Reviews that were found */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_FoundReviewsData"];
                };
            };
            /** @description A parameter is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Reviews are shown to who is signed in */
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
            /** @description Not counted yet */
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
                 * @description A tag of the podcast namespace: `podcast:transcript`.
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
            /** @description Not a tag */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not counted yet, or nobody uses the tag */
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
            /** @description What was found */
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
            /** @description A filter or an order is not on the plan */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The catalog was published anew since the first page: search again */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The searches of the plan are used, or too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many searches at the same time */
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
            /** @description The passages, maybe none */
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
            /** @description A filter is not on the plan */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No such episode, or it has no transcript */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The catalog was published anew since the first page: search again */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description As much of the transcript was shown as is without an account, or too many requests */
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
            /** @description What was found */
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
            /** @description A filter or an order is not on the plan */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The catalog was published anew since the first page: search again */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The searches of the plan are used, or too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many searches at the same time */
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
            /** @description What is used, and of how much */
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
            /** @description Not a window */
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
            /** @description Not a window */
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
                /** @description 1 to 24, with the month that it is. */
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
            /** @description Not 1 to 24 months */
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
            /** @description Not the address of the account */
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
            /** @description Asked with a key, or not confirmed */
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
                /** @description 1 to 100; 20 when absent. */
                limit?: number;
                skip?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_ActivityData"];
                };
            };
            /** @description Not a number */
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
            /** @description Asked with a key */
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
            /** @description Asked with a key */
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
            /** @description Not a name, a scope or a number of days */
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
            /** @description The plan has no API access, asked with a key, or not confirmed */
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
            /** @description Asked with a key */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The user has no such key */
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
            /** @description Not a number of hours */
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
            /** @description The plan has no API access, asked with a key, or not confirmed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The user has no such key */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The key has ended, or there are too many */
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
                /** @description `7d`, `30d` or `90d`; `30d` when absent. */
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
            /** @description Not a window */
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
                /** @description 1 to 24, with the month that it is; 12 when absent. */
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
            /** @description Not 1 to 24 months */
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
                /** @description 1 to 100; 20 when absent. */
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
