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
    "/api/v1/alerts/alert-config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Creates an alert. It finds what comes into the catalog from now on. */
        post: operations["createAlertConfig"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/alerts/alert-config/{alertConfigId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns an alert. */
        get: operations["getAlertConfig"];
        put?: never;
        post?: never;
        /** Deletes an alert. Undo restores it for 10 minutes, with what it found. */
        delete: operations["deleteAlertConfig"];
        options?: never;
        head?: never;
        /**
         * Changes an alert.
         * @description With `If-Match`, an alert that somebody else has changed since is left as it is, and the error has it in
         *     `data.current`.
         */
        patch: operations["updateAlertConfig"];
        trace?: never;
    };
    "/api/v1/alerts/alert-config/{alertConfigId}/feeds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the private feeds of an alert. Their URLs are not stored, so that only their creation shows them. */
        get: operations["getAlertFeeds"];
        put?: never;
        /** Creates a private feed of an alert, for feed readers. The response is the only one that has its URLs. */
        post: operations["createAlertFeed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/alerts/alert-config/{alertConfigId}/feeds/{feedId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Revokes a private feed at once and permanently. Revoking it again has no effect. */
        delete: operations["revokeAlertFeed"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/alerts/alert-config/{alertConfigId}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists what was changed of an alert, by whom and when, newest first. */
        get: operations["getAlertChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/alerts/alert-config/{alertConfigId}/muted-podcasts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mutes a show for an alert: its matches are filtered from now on. */
        post: operations["muteAlertPodcast"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/alerts/alert-config/{alertConfigId}/recipients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists who gets the digests of an alert.
         * @description The other addresses are those of the alert's settings. Each gets a link first that confirms it, except addresses of
         *     members of the team.
         */
        get: operations["getAlertRecipients"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/alerts/alert-config/{alertConfigId}/recipients/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends the link again that confirms an address of an alert, at most once an hour. The link before ends. */
        post: operations["resendRecipientConfirmation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/alerts/alert-config/{alertConfigId}/recipients/resubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lets the caller get the digests of an alert again, after they stopped them or a mail server rejected their address.
         *     Nobody can do that for others.
         */
        post: operations["resubscribeToAlert"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/alerts/alert-config/{alertConfigId}/trend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Counts the matches of an alert by day. */
        get: operations["getAlertTrend"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/alerts/alert-configs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the alerts of the team. */
        get: operations["listAlertConfigs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/alerts/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists all matches of episodes, kept and filtered, newest first. */
        get: operations["getAlertMatchHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/alerts/matches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists what the alerts of the team found, newest first. */
        get: operations["listAlertMatches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/alerts/matches/seen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Marks matches as seen, or as not seen. */
        post: operations["markAlertMatchesSeen"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/alerts/matches/snooze": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Snoozes matches: hides them from the new ones for a time. */
        post: operations["snoozeAlertMatches"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/alerts/matches/{matchId}/keep": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keeps a filtered match. It is not delivered. */
        post: operations["keepAlertMatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/alerts/matches/{matchId}/not-relevant": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Marks a match as not relevant: filters it, and proposes changes of the alert that would filter others like it. */
        post: operations["rejectAlertMatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/alerts/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Shows what an alert would have found in the last 30 days, without saving it. */
        post: operations["previewAlert"];
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
    "/api/v1/changes/{changeId}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undoes a change within 10 minutes.
         * @description It restores what nobody has changed since, and reports what it left.
         */
        post: operations["undoChange"];
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
    "/api/v1/charts/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the latest captures of charts with their podcasts. */
        get: operations["getChartList"];
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
        /** Lists the countries that have charts, those with priority first. */
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
    "/api/v1/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Streams the changes of the caller's team as server-sent events, for the pages of the web app.
         * @description The first event is `ready`. Each change is one event, named after its kind, with a change as data. After
         *     `resync`, changes may be missing, so that the page should read its data again; the same holds after a reconnect.
         *     The last event is `stream-ended` with a `reason`: signed-out, team-changed, expired or shutdown; a browser then
         *     connects again by itself. A comment every 15 seconds keeps the connection open.
         */
        get: operations["streamEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/export/podcasts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exports the podcasts of a search as a file.
         * @description The search is run again under the caller's plan. A search for episodes gives the podcasts of its first 10,000
         *     episodes, each once. Costs one export, however many podcasts it has; the same export is free again for 15 minutes, and
         *     failures are free.
         */
        post: operations["exportPodcasts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/export/podcasts/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Previews an export of a search.
         * @description The preview has the columns, the first five rows, and the number of podcasts against the limit of the plan. It costs
         *     nothing. Plans without exports get one, too, and columns that a plan does not export are left out.
         */
        post: operations["previewPodcastExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/export/project/{projectIdOrSlug}/listed-podcasts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exports the podcasts of a list as a file, last added first.
         * @description A podcast that has left the catalog is exported as it was when it was added. Costs one export, however many podcasts the
         *     list has; the same export is free again for 15 minutes, and failures are free.
         */
        post: operations["exportListedPodcasts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/export/project/{projectIdOrSlug}/listed-podcasts/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Previews an export of a list.
         * @description The preview has the columns, the first five rows, and the number of podcasts against the limit of the plan. It costs
         *     nothing. Plans without exports get one, too, and columns that a plan does not export are left out.
         */
        post: operations["previewListedPodcastExport"];
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
    "/api/v1/polling/updates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns what happened in the team: completed requests, appearances of guests, podcasts added to lists, and matches of
         *     alerts.
         * @description Start with `since`, or with neither `since` nor `cursor` for all events of the last 30 days. Then send the cursor of
         *     each response with the next call: no event is missed, and none comes twice.
         */
        get: operations["getUpdates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/projects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the projects of the team.
         * @description Deleted projects are left out.
         */
        get: operations["getProjects"];
        /** Creates a project of the team. Archived projects do not count against the plan's limit. */
        put: operations["createProject"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/projects/deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the projects that were deleted in the last 30 days and can be restored. */
        get: operations["getDeletedProjects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/projects/{projectIdOrSlug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Deletes a project. It can be restored for 30 days. */
        delete: operations["deleteProject"];
        options?: never;
        head?: never;
        /**
         * Changes a project.
         * @description With `If-Match`, a project that somebody else has changed since is left as it is, and the error has it in
         *     `data.current`.
         */
        patch: operations["updateProject"];
        trace?: never;
    };
    "/api/v1/projects/{projectIdOrSlug}/activity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists what was changed on a project, by whom and when, newest first. */
        get: operations["getProjectActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/projects/{projectIdOrSlug}/auto-fill": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Lets a project fill itself: after each update of the catalog, new matches of a search are added.
         * @description New is what comes into the catalog after this call: podcasts, and in searches for episodes the podcasts of new episodes.
         *     What the search finds today is not added; the bulk call with `searchId` does that. Another search begins anew, and the
         *     same one continues.
         *
         *     New matches are added as prospects with the label `automated`, the best first, at most 100 each time and as many as the
         *     plan allows on a project; what has no room is added after a later update. Podcasts that somebody removed from the
         *     project are not added again. The searches are free.
         */
        put: operations["setProjectAutoFill"];
        post?: never;
        /** Stops a project from filling itself. What was added stays on it. */
        delete: operations["stopProjectAutoFill"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/projects/{projectIdOrSlug}/details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns a project with the podcasts on it.
         * @description Send its `version` in `If-Match` with changes of the project.
         */
        get: operations["getProjectDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/projects/{projectIdOrSlug}/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adds the podcasts that people chose in a preview. They are one change, which is undone as one.
         * @description When the plan's limit has no room for all of them, the first ones are added as far as they fit.
         */
        post: operations["importPodcasts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/projects/{projectIdOrSlug}/import/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Finds the podcasts of a list: a CSV, OPML or text file, or pasted titles and URLs. Nothing is added.
         * @description Rows are matched by feed, ids at Apple and Spotify, guid, website, title and author, and then by similar titles.
         *     Each match states its confidence, and a row without a podcast states the reason.
         */
        post: operations["getProjectImportPreview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/projects/{projectIdOrSlug}/next-actions.ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the dates of the next actions of a project's podcasts as a calendar (RFC 5545), one entry a day and podcast. */
        get: operations["downloadProjectNextActions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/projects/{projectIdOrSlug}/podcasts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds a podcast to a project. A podcast that is on it already stays as it is. */
        post: operations["addPodcastToProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/projects/{projectIdOrSlug}/podcasts/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adds, changes or removes up to 1,000 entries of a project in one change, which is undone as one.
         * @description `searchId` adds the podcasts of all results of a search, which costs a search unless it was run within 15 minutes.
         *     Of podcasts beyond the plan's limit, the first ones are added as far as they fit, or none with `allOrNothing`.
         */
        post: operations["changeListedPodcasts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/projects/{projectIdOrSlug}/podcasts/details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the podcasts on a project with what the catalog and the team store about them, as far as the plan shows it. */
        get: operations["getListedPodcastDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/projects/{projectIdOrSlug}/podcasts/recent-episodes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the episodes that the podcasts of a project published in the last days, newest first. */
        get: operations["getProjectRecentEpisodes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/projects/{projectIdOrSlug}/podcasts/{listedPodcastId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Removes a podcast from a project. The record of its pitch stays. */
        delete: operations["removeListedPodcastFromProject"];
        options?: never;
        head?: never;
        /**
         * Changes an entry of a project.
         * @description With `If-Match`, an entry that somebody else has changed since is left as it is, and the error has it in
         *     `data.current`. Every move between states is allowed; a move to pitched warns when somebody of the team wrote to the
         *     podcast before, for any project.
         */
        patch: operations["updateProjectListedPodcast"];
        trace?: never;
    };
    "/api/v1/projects/{projectIdOrSlug}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restores a project that was deleted in the last 30 days. */
        post: operations["restoreProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/projects/{projectIdOrSlug}/shares": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the client views of a project. Their links are not stored, so that only their creation shows them. */
        get: operations["getProjectShares"];
        put?: never;
        /**
         * Creates a link to a read-only page of the project, for people without an account.
         * @description The response is the only one that has the link. The page shows the podcasts as they are when it is opened, without
         *     ignored ones.
         */
        post: operations["createProjectShare"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/projects/{projectIdOrSlug}/shares/{shareId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Revokes a client view at once and permanently. Revoking it again has no effect. */
        delete: operations["revokeProjectShare"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/projects/{projectIdOrSlug}/views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the saved views of a project: the caller's own, and those of the team. */
        get: operations["getProjectViews"];
        put?: never;
        /** Saves a view of a project, for oneself or for the team. A project has at most 200 views. */
        post: operations["createProjectView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/projects/{projectIdOrSlug}/views/{viewId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Deletes a saved view: one's own, or one of the team. Whose page opened with it sees all podcasts. */
        delete: operations["deleteProjectView"];
        options?: never;
        head?: never;
        /** Changes a saved view: one's own, or one of the team. */
        patch: operations["updateProjectView"];
        trace?: never;
    };
    "/api/v1/public/alert-feeds/{token}/json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the private feed of an alert, JSON Feed 1.1, with its newest 50 matches. The token is its only credential. */
        get: operations["getAlertFeedJson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/public/alert-feeds/{token}/rss": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the private feed of an alert, RSS 2.0, with its newest 50 matches. The token is its only credential. */
        get: operations["getAlertFeedRss"];
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
    "/api/v1/public/listicles/{publicSlug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns a public list by its slug. */
        get: operations["getListicle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/public/profile-url": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Checks the URL of a social profile or of a show in a podcast directory, and returns its canonical form.
         * @description An invalid one gets a message that names the platform and the defect.
         */
        get: operations["checkProfileUrl"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/public/shared/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the project of a link: a read-only list for people without an account.
         * @description A link that is unknown, revoked or expired gives 404. The list is as it is now.
         */
        get: operations["getSharedProject"];
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
         * @description Only the first thousand results can be reached.
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
    "/api/v1/saved-searches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the saved searches that the caller sees, with the number of their new results.
         * @description New results are those that match now and came into the catalog after the results that the caller last looked at:
         *     when they saved the search, or called `POST /saved-searches/{savedSearchId}/seen`. What the team hides is not
         *     counted. Counts are exact up to 10,000 and cost no search.
         */
        get: operations["listSavedSearches"];
        put?: never;
        /** Saves a search. From now on, its new results are counted. */
        post: operations["createSavedSearch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/saved-searches/{savedSearchId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns a saved search: one of the caller's own, or one that is shared with the team. */
        get: operations["getSavedSearch"];
        put?: never;
        post?: never;
        /**
         * Deletes a saved search. Shared ones can be deleted by their owner and by admins of the team.
         * @description The response has the search as it was, so that it can be saved again.
         */
        delete: operations["deleteSavedSearch"];
        options?: never;
        head?: never;
        /** Changes a saved search. Shared ones can be changed by their owner and by admins of the team. */
        patch: operations["updateSavedSearch"];
        trace?: never;
    };
    "/api/v1/saved-searches/{savedSearchId}/seen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Records that the caller looks at the results of a saved search: none of them is new from now on.
         * @description It concerns the caller alone, also for a search that is shared.
         */
        post: operations["markSavedSearchSeen"];
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
    "/api/v1/search/history/{searchId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns a search of the team by the `searchId` of its response, for 90 days after it was last run. */
        get: operations["getSearchFromHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/search/history/{searchId}/podcasts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the podcasts of all results of a search of the team, up to the plan's results per search.
         * @description It runs the search again and leaves out what the team hides now. Costs one search, or nothing within 15 minutes.
         */
        get: operations["getPodcastsOfSearch"];
        put?: never;
        post?: never;
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
    "/api/v1/teams": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the teams of the user. */
        get: operations["listTeams"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/teams/current": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Renames the team that the session acts for. Admins and the owner can do this. */
        patch: operations["renameTeam"];
        trace?: never;
    };
    "/api/v1/teams/current/deletion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deletes the team that the session acts for, at once and permanently.
         * @description Its projects, API keys, invitations, saved searches and usage records are deleted, too. The sessions of its members act
         *     for another team; someone without any other team gets one of their own, on the free plan. Only the owner can do this,
         *     after confirming their identity. A team that nobody else is in, and that is the user's only one, is deleted with the
         *     account.
         */
        post: operations["deleteTeam"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/teams/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the open invitations of the team, for admins and the owner. Expired ones stay for 30 days. */
        get: operations["listInvitations"];
        put?: never;
        /**
         * Invites a person to the team by email, as an admin or a member.
         * @description The link in the email works once, for seven days. Inviting an address again sends a new link, and ends the one
         *     before. The response does not depend on whether the address has an account.
         */
        post: operations["inviteTeamUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/teams/invitations/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accepts an invitation, and acts for the team from then on. Each link works once.
         * @description The signed-in user must have the invited address. Without a session, the link creates the account of an address that
         *     has none, and signs in to it. An address with an account has to sign in first: the link is valid for days, which is
         *     too long for a link that opens an existing account.
         */
        post: operations["acceptInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/teams/invitations/by-token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the invitation of a link. It does not use up the link. */
        get: operations["getInvitation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/teams/invitations/{invitationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Revokes an open invitation. Its link ends at once. */
        delete: operations["revokeInvitation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/teams/invitations/{invitationId}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends the email of an open invitation again, with a new link for another seven days. The link before ends. */
        post: operations["resendInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/teams/podcast-marks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Returns for up to 200 podcasts on which lists of the team they are, whether the team has blacklisted them, and its last
         *     pitch.
         * @description The hits of a search have the same fields; this is for other lists of podcasts, such as charts and the directory. A
         *     podcast that was merged has what its former ids have. Unknown podcasts are on no list. The call is free.
         */
        post: operations["getPodcastMarks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/teams/podcasts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the podcasts of the team, with the projects that list them. */
        get: operations["getTeamPodcasts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/teams/podcasts/multiple": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Removes several podcasts from the team, with their flags. Projects that list them keep them. */
        delete: operations["removeMultiplePodcastsFromTeam"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/teams/podcasts/{podcastId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Adds a podcast to the team, or changes its flags.
         * @description Blacklisted podcasts leave every search of the team. Only admins of the team can change the blacklist.
         */
        put: operations["addPodcastToTeam"];
        post?: never;
        /** Removes a podcast from the team, with its flags. Projects that list it keep it. */
        delete: operations["removePodcastFromTeam"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/teams/switch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes the session act for another team of the user. Later sign-ins start with this team. */
        post: operations["switchTeam"];
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
    "/api/v1/teams/users/{userId}": {
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
         * Removes a member from the team, or lets the caller leave it.
         * @description What the member did for the team stays. Their API keys of the team and their open invitations are revoked, and their
         *     sessions act for another team at once. The owner hands over the team first.
         */
        delete: operations["removeTeamUser"];
        options?: never;
        head?: never;
        /**
         * Changes the role of a member of the team.
         * @description Admins and the owner give others the role admin or member. Only the owner hands over the team, after confirming
         *     their identity.
         */
        patch: operations["changeTeamUserRole"];
        trace?: never;
    };
    "/api/v1/teams/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the webhooks of the team. */
        get: operations["getWebhooks"];
        put?: never;
        /**
         * Adds a webhook to the team: an endpoint that gets its events.
         * @description Deliveries follow the Standard Webhooks rules. Their headers are `webhook-id`, the same in all attempts,
         *     `webhook-timestamp` and `webhook-signature`. An endpoint responds with 2xx within 15 seconds; redirects are not
         *     followed. A failed delivery is attempted again for about 40 hours. A team has at most 10 webhooks.
         */
        post: operations["createWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/teams/webhooks/{webhookId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Deletes a webhook with its log. What is queued is not sent any more. */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        /** Changes a webhook. With `If-Match`, one that has changed since is not changed. */
        patch: operations["updateWebhook"];
        trace?: never;
    };
    "/api/v1/teams/webhooks/{webhookId}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the deliveries to a webhook. */
        get: operations["getWebhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/teams/webhooks/{webhookId}/deliveries/{deliveryId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns a delivery with its body and attempts. */
        get: operations["getWebhookDelivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/teams/webhooks/{webhookId}/deliveries/{deliveryId}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a delivery again, with the same id and body, by a whole new schedule of attempts. */
        post: operations["replayWebhookDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/teams/webhooks/{webhookId}/secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives a webhook another secret. For 24 hours deliveries have two signatures, one by each secret. */
        post: operations["rotateWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/teams/webhooks/{webhookId}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a test to a webhook, also to a disabled one, and returns the attempt. It waits for the endpoint, at most 15
         *     seconds. A failed test is not repeated.
         */
        post: operations["testWebhook"];
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
        /**
         * Creates a key for the user's team, of which the user must be an admin or the owner. The response is the only one that
         *     contains the key.
         */
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
         * @description The old key stays valid for a while. Like a new key, it takes an admin or the owner of the team.
         */
        post: operations["rotateApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/preferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the preferences of the user. `ETag` is their version. */
        get: operations["getPreferences"];
        /**
         * Replaces all preferences of the user. What is left out gets its default.
         * @description Unknown keys are rejected. With `If-Match`, preferences that have changed since are not replaced.
         */
        put: operations["replacePreferences"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Changes some preferences of the user. Objects are merged, other values replaced; `null` restores a default (RFC
         *     7396).
         * @description Unknown keys are rejected. With `If-Match`, preferences that have changed since are not changed.
         */
        patch: operations["updatePreferences"];
        trace?: never;
    };
    "/api/v1/users/search-history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the searches that the user ran in the team within the last 90 days. */
        get: operations["listSearchHistory"];
        put?: never;
        post?: never;
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
        /** @description The key of an invitation link. */
        AcceptInvitationRequest: {
            /** @description The `key` of the link. */
            key: string;
        };
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
        /** @description A podcast to add. */
        AddListedPodcastRequest: {
            /** @description Labels: automated, guest-appearance, mcp, or own ones. */
            labels?: string[] | null;
            /** @description Notes, plain text. */
            notes?: string | null;
            /** @description Id or slug of the podcast. */
            podcastId: string;
            /** @description low, medium, high or urgent. */
            priority?: string | null;
            /** @description prospect, qualified, pitched, lost, booked or ignored; prospect by default. */
            state?: string | null;
        };
        /** @description Who added a podcast to a list. */
        AddedByUserView: {
            /** @description The name shown in the app; `null` until one is chosen. */
            displayName: string | null;
            /** @description The email address; empty when the account was deleted. */
            email: string;
            /** @description Id of the user; all zeros when their account was deleted. */
            userId: string;
        };
        /** @description An added podcast. */
        AddedListedPodcastData: {
            /** @description Whether the podcast was on the project before. Then the entry is as it was. */
            alreadyListed: boolean;
            /** @description Id of the change, for undo; `null` when the podcast was on the project before. */
            changeId: string | null;
            /** @description The entry. */
            listedPodcast: components["schemas"]["ListedPodcastView"];
        };
        /** @description Some of the settings of an alert. */
        AdditionalAlertSettingsRequest: {
            filters?: components["schemas"]["AlertFiltersRequest"] | null;
            /** @description Other addresses that get the mails, once they have confirmed. */
            otherEmails?: string[] | null;
            /** @description Other spellings that match like the value. */
            otherSpellings?: string[] | null;
            /** @description Describes the subject, in words. */
            subjectNote?: string | null;
        };
        /** @description What the entities of a list refer to. */
        AdditionalEntities: {
            /** @description The podcasts of all rankings, each once. */
            podcasts: components["schemas"]["ChartedPodcastView"][];
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
            /** @description Where the affiliation was found: `author`, `owner`, `website` or `description`. */
            source: string | null;
        };
        /** @description A change of an alert. */
        AlertChangeView: {
            /** @description When it was made. */
            at: components["schemas"]["Moment"];
            /** @description The fields that were changed. */
            fields: components["schemas"]["ChangedFieldView"][];
            /** @description Id of the change, for undo. */
            id: string;
            /** @description created, updated, deleted or restored. */
            kind: string;
            undoneAt: components["schemas"]["Moment"] | null;
            /** @description Id of the user who made it; `null` when their account was deleted. */
            userId: string | null;
            /** @description Name of the user who made it. */
            userName: string;
        };
        /** @description A page of the changes of an alert. */
        AlertChangesData: {
            /** @description The changes, newest first. */
            changes: components["schemas"]["AlertChangeView"][];
            /** @description Where the next page begins; `null` on the last one. */
            cursor: string | null;
        };
        /** @description A chart, and the movement to watch. */
        AlertChartRequest: {
            /**
             * Format: int32
             * @description Number of positions, for moves.
             */
            by?: number | null;
            /** @description The category of the chart. */
            category: string;
            /** @description apple or spotify. */
            chartType: string;
            /** @description The country's code in lower case. */
            country: string;
            /** @description enters, leaves, moves or reaches. */
            movement: string;
            /**
             * Format: uuid
             * @description Id of the podcast to watch; `null` watches all.
             */
            podcastId?: string | null;
            /**
             * Format: int32
             * @description The last of the best positions, for reaches.
             */
            top?: number | null;
        };
        /** @description The chart of an alert, and the movement that it watches. */
        AlertChartView: {
            /**
             * Format: int32
             * @description Number of positions, for moves; `null` for others.
             */
            by: number | null;
            /** @description The category of the chart. */
            category: string;
            /** @description apple or spotify. */
            chartType: string;
            /** @description The country's code in lower case. */
            country: string;
            /** @description enters, leaves, moves or reaches. */
            movement: string;
            /** @description Id of the podcast to watch; `null` watches all. */
            podcastId: string | null;
            /**
             * Format: int32
             * @description The last of the best positions, for reaches; `null` for others.
             */
            top: number | null;
        };
        /** @description An alert. */
        AlertConfigData: {
            /** @description The alert. */
            alertConfig: components["schemas"]["AlertConfigView"];
        };
        /** @description What to change of an alert; what is left out or `null` stays. */
        AlertConfigUpdatesRequest: {
            /** @description Name of the alert. */
            alertName?: string | null;
            alertSettings?: components["schemas"]["AlertSettingsRequest"] | null;
            emailSettings?: components["schemas"]["AlertEmailRequest"] | null;
            /** @description Whether it looks for matches. */
            enabled?: boolean | null;
        };
        /** @description An alert. */
        AlertConfigView: {
            /** @description Name of the alert. */
            alertName: string;
            /** @description What it looks for. */
            alertSettings: components["schemas"]["AlertSettingsView"];
            /** @description person, company or custom-keyword; also saved-search or chart-movement where all types are requested. */
            alertType: string;
            /** @description When it was created. */
            createdAt: components["schemas"]["Moment"];
            /** @description Id of the user who created it; empty when their account was deleted. */
            createdByUserId: string;
            /** @description When mails are sent. */
            emailSettings: components["schemas"]["AlertEmailView"];
            /** @description Whether it looks for matches. */
            enabled: boolean;
            /** @description Id of the alert. */
            id: string;
            lastMatchDate: components["schemas"]["Moment"] | null;
            lastRunDate: components["schemas"]["Moment"] | null;
            /** @description Why the last run left something out, for people; `null` when it did not. */
            problem: string | null;
            /** @description Id of the team. */
            teamId: string;
            /**
             * Format: int64
             * @description Number of kept matches that nobody has seen.
             */
            unseenCount: number;
            /** @description When its fields last changed. */
            updatedAt: components["schemas"]["Moment"];
            /**
             * Format: int64
             * @description Grows with each change of the alert.
             */
            version: number;
        };
        /** @description The alerts of the team. */
        AlertConfigsData: {
            /** @description The alerts. */
            alertConfigs: components["schemas"]["AlertConfigView"][];
            /** @description The number of alerts and the limit of the plan. */
            limit: components["schemas"]["AlertConfigsLimitView"];
            /** @description The options as applied. */
            options: components["schemas"]["AlertConfigsOptions"];
        };
        /** @description The number of alerts and the limit of the plan. */
        AlertConfigsLimitView: {
            /**
             * Format: int64
             * @description Most alerts on the plan; `null` is unlimited.
             */
            max: number | null;
            /**
             * Format: int64
             * @description Alerts of the team.
             */
            used: number;
        };
        /** @description The options as applied. */
        AlertConfigsOptions: {
            /** @description Id of the only alert; `null` for all. */
            alertConfigId: string | null;
            /** @description `true` for alerts that look for matches, `false` for the others; `null` for all. */
            enabled: boolean | null;
            /** @description What alerts are sorted by; `null` for newest first. */
            sortBy: ("lastRunDate" | "alertName") | null;
            /** @description The direction of the order. */
            sortDirection: ("asc" | "desc") | null;
        };
        /** @description When mails with new matches are sent. What is left out stays as it is. */
        AlertEmailRequest: {
            /** @description Whether mails are sent. */
            enabled?: boolean | null;
            /** @description hourly, daily or weekly. */
            frequency?: string | null;
            /**
             * Format: int32
             * @description Hour of daily and weekly mails.
             */
            hour?: number | null;
            /** @description IANA time zone, such as Europe/Vienna. */
            timeZone?: string | null;
            /**
             * Format: int32
             * @description Day of weekly mails: 1 (Monday) to 7 (Sunday).
             */
            weekday?: number | null;
        };
        /** @description When mails with new matches are sent. */
        AlertEmailView: {
            /** @description Whether mails are sent. */
            enabled: boolean;
            /** @description hourly, daily or weekly. */
            frequency: string;
            /**
             * Format: int32
             * @description Hour of daily and weekly mails: 0 to 23.
             */
            hour: number;
            /** @description IANA time zone, such as Europe/Vienna. */
            timeZone: string;
            /**
             * Format: int32
             * @description Day of weekly mails: 1 (Monday) to 7 (Sunday).
             */
            weekday: number;
        };
        /** @description A private feed of an alert. */
        AlertFeedData: {
            /** @description The feed. */
            feed: components["schemas"]["AlertFeedView"];
        };
        /** @description A private feed of an alert. */
        AlertFeedView: {
            /** @description When it was made. */
            createdAt: components["schemas"]["Moment"];
            /** @description Id of the user who made it; `null` when their account was deleted. */
            createdBy: string | null;
            /** @description Id of the feed. */
            id: string;
            /** @description The URL for feed readers, JSON Feed 1.1. Only the response that creates the feed has it; `null` otherwise. */
            jsonUrl: string | null;
            lastReadAt: components["schemas"]["Moment"] | null;
            revokedAt: components["schemas"]["Moment"] | null;
            /** @description The URL for feed readers, RSS 2.0. Only the response that creates the feed has it; `null` otherwise. */
            rssUrl: string | null;
        };
        /** @description The private feeds of an alert. */
        AlertFeedsData: {
            /** @description Newest first, with those that were revoked; at most 100. */
            feeds: components["schemas"]["AlertFeedView"][];
        };
        /** @description Which mentions are filtered. */
        AlertFiltersRequest: {
            /** @description Whether mentions in advertisements are filtered. */
            excludeAds?: boolean | null;
            /** @description Whether mentions of others with the same name are filtered. */
            requireSubject?: boolean | null;
        };
        /** @description Which mentions are filtered. */
        AlertFiltersView: {
            /** @description Whether mentions in advertisements are filtered. */
            excludeAds: boolean;
            /** @description Whether mentions of others with the same name are filtered. */
            requireSubject: boolean;
        };
        /** @description A page of the history of matches, newest first. */
        AlertHistoryData: {
            /** @description The matches, kept and filtered. */
            alertMatches: components["schemas"]["AlertHistoryMatchView"][];
            /** @description The options as applied. */
            options: components["schemas"]["AlertHistoryOptions"];
            /**
             * Format: int64
             * @description Number of matches on all pages.
             */
            totalAlertMatches: number;
        };
        /** @description A match in the history. */
        AlertHistoryMatchView: {
            /**
             * Format: int64
             * @description Always `null`: no language model decides.
             */
            advertisementLLMHistoryId: number | null;
            /** @description The alert. */
            alertConfig: components["schemas"]["HistoryAlertView"];
            /**
             * Format: int64
             * @description Always `null`: no language model decides.
             */
            contextLLMHistoryId: number | null;
            /**
             * Format: int64
             * @description Always `null`.
             */
            emailHistoryId: number | null;
            /**
             * Format: int32
             * @description Second at which the first mention ends. Only of type TRANSCRIPT.
             */
            endSecond: number | null;
            episodeDate: components["schemas"]["Moment"] | null;
            /** @description Id of the episode. */
            episodeId: string;
            /** @description Slug of the episode. */
            episodeSlug: string;
            /** @description Title of the episode. */
            episodeTitle: string;
            /** @description Whether it is filtered. */
            filteredOut: boolean;
            /** @description Why it is filtered, for people; `null` when it is not. */
            filteredOutReason: string | null;
            /** @description Id of the match. */
            id: string;
            /** @description URL of the image; `null` without one. */
            imageUrl: string | null;
            /** @description Id of the podcast. */
            podcastId: string;
            /** @description Slug of the podcast. */
            podcastSlug: string;
            /** @description Title of the podcast. */
            podcastTitle: string;
            /** @description When it was found. */
            processedDate: components["schemas"]["Moment"];
            /**
             * Format: int32
             * @description Second at which the first mention begins. Only of type TRANSCRIPT.
             */
            startSecond: number | null;
            /** @description The text around the first mention. */
            text: string;
            /** @description Always `null`. Only of type TRANSCRIPT. */
            transcriptEmbeddingId: string | null;
            /** @description Id of the transcript. Only of type TRANSCRIPT. */
            transcriptId: string | null;
            transcriptionDate: components["schemas"]["Moment"] | null;
            /** @description EPISODE when the title, the description or a credit has the words, TRANSCRIPT when the transcript has. */
            type: string;
        };
        /** @description The options as applied. */
        AlertHistoryOptions: {
            /** @description Id of the alert; `null` for all. */
            alertConfigId: string | null;
            /**
             * Format: int64
             * @description Number of the page.
             */
            page: number;
            sinceDate: components["schemas"]["Moment"] | null;
        };
        /** @description What an alert found: an episode with its mentions, a podcast, or a movement on a chart. */
        AlertMatchView: {
            /** @description The alert. */
            alertConfig: components["schemas"]["MatchAlertView"];
            appearance: components["schemas"]["AppearanceView"] | null;
            /** @description URL of the episode's audio; `null` without one. */
            audioUrl: string | null;
            chart: components["schemas"]["MatchChartView"] | null;
            episode: components["schemas"]["MatchEpisodeView"] | null;
            /** @description Why it is filtered, with a sentence for people. */
            filterDetails: components["schemas"]["MatchFilterView"][];
            /** @description Why it is filtered, in the names of the contract: ad, not_subject or unchecked. */
            filterReasons: string[];
            firstMatchedAt: components["schemas"]["Moment"] | null;
            /** @description Id of the match; empty in a preview. */
            id: string;
            /** @description Number of mentions that pass the filters of the alert. */
            keptMentionCount: number;
            /** @description Number of mentions. */
            mentionCount: number;
            /** @description The mentions, in the order of the episode: title, description, transcript. At most 20. */
            mentions: components["schemas"]["MentionView"][];
            /** @description The podcast. */
            podcast: components["schemas"]["MatchPodcastView"];
            seenAt: components["schemas"]["Moment"] | null;
            snoozedUntil: components["schemas"]["Moment"] | null;
            /** @description kept or filtered. */
            status: string;
            /** @description Ids of other episodes with the same audio or text. */
            syndicatedEpisodeIds: string[];
            /** @description What somebody decided: not_relevant or relevant; `null` when nobody did. */
            verdict: string | null;
        };
        /** @description A page of what alerts found, newest first. */
        AlertMatchesData: {
            /** @description Where the next page begins; `null` on the last one. */
            cursor: string | null;
            /** @description The matches. */
            matches: components["schemas"]["AlertMatchView"][];
            /** @description The options as applied. */
            options: components["schemas"]["AlertMatchesOptions"];
            /**
             * Format: int64
             * @description Number of matches on all pages.
             */
            total: number;
            /**
             * Format: int64
             * @description Number of kept matches of the team that nobody has seen.
             */
            unseenCount: number;
        };
        /** @description The options as applied. */
        AlertMatchesOptions: {
            /** @description Id of the alert; `null` for all. */
            alertConfigId: string | null;
            /** @description Whether filtered matches are listed. */
            includeFiltered: boolean;
            /**
             * Format: int64
             * @description Number of the page.
             */
            page: number;
            /**
             * Format: int64
             * @description Matches of a page.
             */
            pageSize: number;
        };
        /** @description What an alert would have found in the last 30 days. */
        AlertPreviewData: {
            /** @description Whether `total` is an estimate. */
            isEstimate: boolean;
            /** @description The newest matches, kept and filtered; at most 50. */
            matches: components["schemas"]["AlertMatchView"][];
            /**
             * Format: double
             * @description Kept matches per week to expect.
             */
            perWeek: number;
            /**
             * Format: int64
             * @description Number of kept matches of the last 30 days, estimated when there are many.
             */
            total: number;
            /** @description Warnings to read before saving, for people. */
            warnings: string[];
            /** @description Kept matches of each week, oldest first. */
            weeks: components["schemas"]["PreviewWeek"][];
        };
        /** @description A recipient of digests. */
        AlertRecipientData: {
            /** @description The recipient. */
            recipient: components["schemas"]["AlertRecipientView"];
        };
        /** @description A recipient of the digests of an alert. */
        AlertRecipientView: {
            confirmationSentAt: components["schemas"]["Moment"] | null;
            /** @description The email address. */
            email: string;
            /** @description creator for the member who made the alert, other for its other addresses. */
            kind: string;
            /** @description active; pending until the address is confirmed; unsubscribed; or rejected by a mail server. */
            state: string;
        };
        /** @description Who gets the digests of an alert, and when. */
        AlertRecipientsData: {
            nextDigestAt: components["schemas"]["Moment"] | null;
            /** @description The member who made the alert, then its other addresses in their order. */
            recipients: components["schemas"]["AlertRecipientView"][];
        };
        /** @description The search of an alert: a saved search of the caller, or a search as a search call takes it. */
        AlertSearchRequest: {
            /** @description What is searched: podcasts or episodes. */
            kind?: string | null;
            /** @description Id of a saved search, which is copied when `searchOptions` is left out. */
            savedSearchId?: string | null;
            searchOptions?: components["schemas"]["SearchRequest"] | null;
        };
        /** @description The search of an alert. */
        AlertSearchView: {
            /** @description What is searched: podcasts or episodes. */
            kind: string;
            /** @description Id of the saved search from which it was copied; `null` without one. */
            savedSearchId: string | null;
            /** @description The search, as a search call takes it. */
            searchOptions: Record<string, never>;
        };
        /** @description What an alert looks for. What is left out or `null` stays as it is; an empty list or text removes it. */
        AlertSettingsRequest: {
            /** @description Whether case matters. */
            caseSensitive?: boolean | null;
            chart?: components["schemas"]["AlertChartRequest"] | null;
            contextAwareDetails?: components["schemas"]["ContextDetailsRequest"] | null;
            /** @description A question that distinguishes the subject from others. */
            contextAwareQuestion?: string | null;
            /** @description A mention with one of these words near it is filtered. */
            excludedWords?: string[] | null;
            /** @description The same as `filters.excludeAds`, which has priority. */
            filterAdvertisements?: boolean | null;
            filters?: components["schemas"]["AlertFiltersRequest"] | null;
            /** @description Genres of shows; empty includes all. */
            genresToInclude?: string[] | null;
            /** @description Genres whose shows are left out. */
            genresToSkip?: string[] | null;
            /** @description Languages of shows, such as en; empty includes all. */
            languagesToInclude?: string[] | null;
            /** @description Languages whose shows are left out. */
            languagesToSkip?: string[] | null;
            /** @description The muted shows that stay muted. Mute others by the call for muted podcasts. */
            mutedPodcasts?: components["schemas"]["MutedPodcastRequest"][] | null;
            /** @description Other addresses that get the mails, once they have confirmed. */
            otherEmails?: string[] | null;
            /** @description Other spellings that match like the value. */
            otherSpellings?: string[] | null;
            search?: components["schemas"]["AlertSearchRequest"] | null;
            /** @description Describes the subject, in words. */
            subjectNote?: string | null;
            /** @description Whether appearances as guest are kept. Only for persons. */
            trackGuestAppearances?: boolean | null;
            /** @description Whether appearances as host are kept. Only for persons. */
            trackHostAppearances?: boolean | null;
            /** @description Whether mentions are kept. Only for persons. */
            trackMentions?: boolean | null;
            /** @description The type of the alert, which never changes. */
            type?: string | null;
            /** @description The name or words to find. */
            value?: string | null;
            /** @description Whether the value matches whole words only. */
            wholeWords?: boolean | null;
        };
        /** @description What an alert looks for. */
        AlertSettingsView: {
            /** @description Whether case matters. */
            caseSensitive: boolean;
            chart: components["schemas"]["AlertChartView"] | null;
            contextAwareDetails: components["schemas"]["ContextDetailsView"] | null;
            /** @description A question that distinguishes the subject from others; `null` without one. */
            contextAwareQuestion: string | null;
            /** @description A mention with one of these words near it is filtered. */
            excludedWords: string[];
            /** @description The same as `filters.excludeAds`. */
            filterAdvertisements: boolean;
            /** @description Which mentions are filtered. */
            filters: components["schemas"]["AlertFiltersView"];
            /** @description Genres of shows; empty includes all. */
            genresToInclude: string[];
            /** @description Genres whose shows are left out. */
            genresToSkip: string[];
            /** @description Languages of shows, such as en; empty includes all. */
            languagesToInclude: string[];
            /** @description Languages whose shows are left out. */
            languagesToSkip: string[];
            /** @description Shows whose matches are filtered. */
            mutedPodcasts: components["schemas"]["MutedPodcastView"][];
            /** @description Other addresses that get the mails, once they have confirmed. */
            otherEmails: string[];
            /** @description Other spellings that match like the value. */
            otherSpellings: string[];
            search: components["schemas"]["AlertSearchView"] | null;
            /** @description Describes the subject, in words; `null` without one. */
            subjectNote: string | null;
            /** @description Whether appearances as guest are kept. Only for persons. */
            trackGuestAppearances: boolean;
            /** @description Whether appearances as host are kept. Only for persons. */
            trackHostAppearances: boolean;
            /** @description Whether mentions are kept. Only for persons. */
            trackMentions: boolean;
            /** @description The type of the alert. */
            type: string;
            /** @description The name or words to find; a description for saved searches and charts. */
            value: string;
            /** @description Whether the value matches whole words only. */
            wholeWords: boolean;
        };
        /** @description The matches of an alert by day. */
        AlertTrendData: {
            /** @description Each day in UTC, oldest first. */
            days: components["schemas"]["AlertTrendDay"][];
            /**
             * Format: double
             * @description Kept matches per week to expect: the mean of the last four weeks, or of the time since the alert was created when it has no
             *     matches from before.
             */
            perWeek: number;
        };
        /** @description The matches of an alert on one day. */
        AlertTrendDay: {
            /** @description The day in UTC. */
            day: string;
            /**
             * Format: int64
             * @description Number of filtered matches.
             */
            filtered: number;
            /**
             * Format: int64
             * @description Number of kept matches.
             */
            kept: number;
        };
        /** @description The usage of one meter. */
        AliasUsageView: {
            /** @description searchCount, exportCount, transcriptDownloadCount or transcriptionRequests. */
            alias: string;
            /** @description Name of the meter for people. */
            label: string;
            /**
             * Format: int32
             * @description Limit of the plan for the period; `null` is unlimited.
             */
            limit: number | null;
            /**
             * Format: int64
             * @description How much was used in the period.
             */
            used: number;
        };
        /** @description A podcast with everything that the tier sees of it. */
        AllDetailsData: {
            /** @description The podcast with the data of its other calls. */
            podcast: components["schemas"]["PodcastAllDetails"];
        };
        /** @description Other ways to spell the name, most likely first. */
        AlternativeSpellingsData: {
            /** @description The other spellings, most likely first. */
            spellings: string[];
        };
        /** @description The name whose spellings are requested. */
        AlternativeSpellingsRequest: {
            /** @description A name or a few words, 2 to 100 characters. */
            value: string;
        };
        /** @description A key without its secret. */
        ApiKeyView: {
            /** @description When the key was created. */
            createdAt: components["schemas"]["Moment"];
            expiresAt: components["schemas"]["Moment"] | null;
            /** @description Id of the key. */
            id: string;
            lastUsedAt: components["schemas"]["Moment"] | null;
            /** @description The name that its owner gave the key. */
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
        /** @description The role of a person or company in an episode. */
        AppearanceView: {
            /**
             * Format: float
             * @description How certain the role is: 0 to 1.
             */
            probability: number;
            /** @description One sentence for people. */
            reason: string;
            /** @description guest, host, mentioned or unknown. */
            role: string;
            /** @description people_data or title_description. */
            source: string;
        };
        /** @description All charts on which a podcast was on a day, best position first. */
        AppearancesData: {
            /** @description The charts and the podcast that is on them. */
            appearances: components["schemas"]["AppearancesView"];
        };
        /** @description The charts on which a podcast or chart entry appears. */
        AppearancesView: {
            /** @description The charts, best position first. */
            appearances: components["schemas"]["ChartAppearance"][];
            /** @description The platform: `apple` or `spotify`. */
            chartType: string;
            /** @description The day of the charts, such as `2026-11-21`. */
            date: string;
            /** @description What the request names: a podcast of the catalog, or a show of the platform. */
            identity: components["schemas"]["ChartIdentity"];
            podcastOnChart: components["schemas"]["PlatformShow"] | null;
            podenginePodcast: components["schemas"]["PodcastSummary"] | null;
            /** @description Number of charts. */
            totalCount: number;
        };
        /** @description The podcast on Apple Podcasts. */
        ApplePlatform: {
            /**
             * Format: int64
             * @description Id in Apple Podcasts.
             */
            id: number;
            /** @description URL of the podcast in Apple Podcasts. */
            url: string;
        };
        /** @description Apple's ratings of a country. */
        AppleReviewView: {
            /**
             * Format: int64
             * @description Id in Apple Podcasts.
             */
            appleId: number;
            /** @description ISO 3166 alpha-2, in lower case. */
            country: string;
            /**
             * Format: int64
             * @description Number of ratings with five stars.
             */
            fiveStarCount: number;
            /**
             * Format: int64
             * @description Number of ratings with four stars.
             */
            fourStarCount: number;
            /** @description What Apple did not provide: `reviewsCount` or `stars`. */
            missing: string[];
            /**
             * Format: int64
             * @description Number of ratings with one star.
             */
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
            /** @description When the figures were read from the platform. */
            scrapedAt: components["schemas"]["Moment"];
            /**
             * Format: int64
             * @description Number of ratings with three stars.
             */
            threeStarCount: number;
            /**
             * Format: int64
             * @description Number of ratings with two stars.
             */
            twoStarCount: number;
        };
        /** @description The estimated audience. It is our estimate from counts of other platforms, reliable only to its bracket. */
        AudienceEstimateView: {
            /** @description Always `null`: demographics are unknown. */
            audienceDemographics: Record<string, never> | null;
            /** @description high, medium or low. */
            confidence: string;
            /**
             * Format: int64
             * @description Estimated number of people who listen at least once a month.
             */
            estimatedMonthlyListeners: number;
            /** @description 0-1K, 1K-10K, 10K-100K, 100K-1M or 1M+. */
            estimatedMonthlyListenersBucket: string;
            /** @description When the estimate was calculated. */
            estimatedMonthyListenersCalculatedAt: components["schemas"]["Moment"];
            /** @description The sources of the estimate. */
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
            /** @description Name of the source, such as `update-frequency`. */
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
             *     key-rotated, key-revoked, contact-reported, member-invited, invitation-resent, invitation-revoked,
             *     invitation-accepted, role-changed, team-handed-over, member-removed, team-left, team-renamed, team-deleted,
             *     podcasts-exported, webhook-created, webhook-deleted or webhook-secret-rotated.
             */
            action: string;
            /** @description When it happened. */
            at: components["schemas"]["Moment"];
            /** @description Browser and system, if they are known: `Firefox on Linux`. */
            device: string | null;
            /** @description Id of the event. */
            id: string;
            /** @description Whether the event came from the address of this request. */
            isHere: boolean;
            /** @description A hash of the address, which is the same for events from the same address. The address itself is not stored. */
            place: string;
            /**
             * @description The object of the action: the beginning of a key, a session, a podcast, an invitation, a user, a team, a
             *     webhook, or what was exported.
             */
            what: string | null;
        };
        /** @description The authority score of a podcast. */
        AuthorityScoreData: {
            authorityScore: components["schemas"]["AuthorityScoreView"] | null;
            /** @description Id of the podcast. */
            podcastId: string;
            /** @description Slug of the podcast. */
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
            /**
             * @description The averages of the catalog for which inputs without data count, by sub-score, 0 to 100. Empty for a podcast that
             *     was scored before there were any.
             */
            prior: {
                [key: string]: number;
            };
            standing: components["schemas"]["ScorePercentilesView"] | null;
            /** @description Inputs without data. They count as the average of their sub-score in the catalog. */
            unknownInputs: components["schemas"]["UnknownInputView"][];
            /** @description Weights of the sub-scores. */
            weights: {
                [key: string]: number;
            };
            /**
             * Format: int64
             * @description Version of the weights. Scores of different versions are not comparable.
             */
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
        /**
         * @description Scores are 0 to 100. The contract's numbers cannot be null: a sub-score without data is 0 and listed in `missing`. In
         *     the authority score it counts as the average of the catalog, and so does each input without data.
         */
        AuthorityScoreView: {
            /**
             * Format: double
             * @description The authority score, 0 to 100. On plans that do not show all figures, scores are computed from the inputs as they
             *     are shown.
             */
            authorityScore: number;
            /** @description When it was calculated. */
            calculatedAt: components["schemas"]["Moment"];
            /**
             * Format: double
             * @description The weight of the inputs with data, 0 to 1. The rest counts as the average of the catalog.
             */
            confidence: number;
            /** @description The confidence as `high`, `medium` or `low`, and what it rests on. */
            confidenceInWords: string;
            /**
             * Format: double
             * @description The sub-score for engagement, 0 to 100.
             */
            engagementScore: number;
            /**
             * Format: double
             * @description The same as `authorityScore`.
             */
            finalScore: number;
            /** @description Names of the sub-scores without data, such as `youtube`. */
            missing: string[];
            /**
             * Format: double
             * @description The sub-score for quality, 0 to 100.
             */
            qualityScore: number;
            /**
             * Format: double
             * @description The sub-score for social media, 0 to 100.
             */
            socialScore: number;
            /**
             * Format: double
             * @description The sub-score for YouTube, 0 to 100.
             */
            youtubeScore: number;
        };
        /** @description The search with which a project fills itself. */
        AutoFillData: {
            /** @description The search and its runs. */
            autoFill: components["schemas"]["AutoFillView"];
        };
        /** @description The search with which a project fills itself. */
        AutoFillView: {
            /**
             * Format: int64
             * @description Podcasts that were added since the project began to fill itself.
             */
            addedCount: number;
            /** @description When the project began to fill itself. */
            createdAt: components["schemas"]["Moment"];
            /**
             * Format: int64
             * @description Podcasts that the last run added.
             */
            lastAddedCount: number;
            lastRunAt: components["schemas"]["Moment"] | null;
            /**
             * @description Only podcasts that came into the catalog after this are added; in searches for episodes, those with an episode that
             *     did.
             */
            newSince: components["schemas"]["Moment"];
            /** @description Why the last run added less than it found; `null` when it added all. */
            problem: string | null;
            /** @description `podcasts` or `episodes`. */
            searchKind: string;
            /** @description The search, as a search call takes it. */
            searchOptions: Record<string, never>;
            /** @description When the search was last changed. */
            updatedAt: components["schemas"]["Moment"];
            /** @description Id of the user who chose the search; `null` when their account was deleted. */
            userId: string | null;
        };
        /** @description Suggestions, best first. */
        AutocompleteData: {
            /** @description Podcasts whose title matches the typed text, best first. */
            podcasts: components["schemas"]["PodcastSummary"][];
            /** @description Words of the catalog that complete the last typed word, best first. */
            words: string[];
        };
        /** @description The first and last capture of a chart, and the captures near a day. */
        AvailabilityData: {
            /** @description The days of the chart. */
            availability: components["schemas"]["AvailabilityView"];
            /** @description The options as applied. */
            options: components["schemas"]["AvailabilityOptions"];
        };
        /** @description The options as applied. */
        AvailabilityOptions: {
            /** @description Category of the chart, in lower case, such as `true crime`. */
            category: string;
            /** @description The platform: `apple` or `spotify`. */
            chartType: string;
            /** @description The country of the chart, ISO 3166-1 alpha-2 in lower case. */
            country: string;
            /** @description The requested day; `null` when the request has none. */
            date: string | null;
        };
        /** @description The days for which a chart is available. */
        AvailabilityView: {
            /** @description The first day with a capture; `null` when there is none. */
            earliestChartDate: string | null;
            /** @description The last day with a capture; `null` when there is none. */
            latestChartDate: string | null;
            /** @description The next day with a capture after the requested one; `null` when there is none. */
            nextChartDate: string | null;
            /** @description The last day with a capture before the requested one; `null` when there is none. */
            previousChartDate: string | null;
            /** @description The requested day, or the day of the last capture. */
            selectedDate: string | null;
            /** @description Whether the requested day has a capture. */
            selectedDateAvailable: boolean;
        };
        /** @description The positions of a week together. */
        BucketView: {
            /**
             * Format: double
             * @description Average position on the days on the chart, 1 is the best; `null` when there are none.
             */
            averagePosition: number | null;
            /**
             * Format: int32
             * @description The best position; `null` when it is not on the chart.
             */
            bestPosition: number | null;
            /**
             * Format: int32
             * @description Number of calendar days.
             */
            calendarDays: number;
            /**
             * Format: int32
             * @description Number of days with a capture.
             */
            chartDays: number;
            /**
             * Format: int32
             * @description Number of captured days on which it is on the chart.
             */
            daysCharted: number;
            /** @description The last day, such as `2026-11-21`. */
            endDate: string;
            /** @description Whether a day of the week has no complete capture. */
            hasCoverageGaps: boolean;
            /** @description Whether the range cuts the week. */
            isPartial: boolean;
            /** @description The days without a capture. */
            missingDates: string[];
            /**
             * Format: int32
             * @description Number of days with a complete capture on which it is not on the chart.
             */
            offChartDays: number;
            /** @description The first day, such as `2026-11-21`. */
            startDate: string;
            /**
             * Format: int32
             * @description Number of days whose capture is not complete enough to decide whether it is on the chart.
             */
            unknownDays: number;
        };
        /**
         * @description What a bulk change does.
         * @enum {string}
         */
        BulkActionRequest: "add" | "state" | "priority" | "labels" | "remove";
        /** @description What a bulk change did. */
        BulkChangeData: {
            /** @description Id of the change, for undo; `null` when nothing has changed. */
            changeId: string | null;
            /** @description Number of entries that were added, changed or removed. */
            changedCount: number;
            limit: components["schemas"]["ReachedLimit"] | null;
            /** @description What was left as it is. */
            skipped: components["schemas"]["SkippedEntryView"][];
        };
        /** @description Plays and subscribers of a podcast on Castbox. */
        CastboxView: {
            /** @description What Castbox did not provide: `plays` or `subscribers`. */
            missing: string[];
            /**
             * Format: int64
             * @description Number of plays; 0 when it is listed in `missing`.
             */
            plays: number;
            /** @description When the figures were read from the platform. */
            scrapedAt: components["schemas"]["Moment"];
            /**
             * Format: int64
             * @description Number of subscribers; 0 when it is listed in `missing`.
             */
            subscribers: number;
        };
        /** @description An episode in short form. */
        CatalogEpisode: {
            /** @description URL of the episode in Apple Podcasts; `null` when unknown. */
            applePodcastsUrl: string | null;
            /**
             * Format: int64
             * @description Length of the episode in seconds; `null` when unknown.
             */
            durationSeconds: number | null;
            /** @description Whether the catalog has a transcript. */
            hasTranscript: boolean;
            /** @description Id of the episode. */
            id: string;
            /** @description URL of the image; `null` when there is none. */
            imageUrl: string | null;
            /** @description People who take part or are mentioned; `null` in the summary, and when there are none. */
            people: components["schemas"]["EpisodePerson"][] | null;
            /** @description When it was published. */
            publishedAt: components["schemas"]["Moment"];
            /** @description `new` or `rerun`, if known. */
            releaseType: string | null;
            /** @description Slug of the episode, unique within its podcast. */
            slug: string;
            /** @description Names of the sponsors; `null` in the summary, and when there are none. */
            sponsors: string[] | null;
            /** @description URL of the episode on Spotify; `null` when unknown. */
            spotifyUrl: string | null;
            /** @description Title of the episode. */
            title: string;
            /** @description URL of the episode on YouTube; `null` when unknown. */
            youtubeUrl: string | null;
        };
        /** @description The new role of a member. */
        ChangeRoleRequest: {
            /** @description owner, admin or member. A new owner takes the place of the caller, who becomes an admin. */
            role: string;
        };
        /** @description The data of an event. */
        ChangeView: {
            /**
             * Format: uuid
             * @description Id of the user who made the change; `null` for a change by the service itself.
             */
            actor: string | null;
            /**
             * Format: uuid
             * @description Id of the alert that changed or found something; absent for other changes.
             */
            alertId: string | null;
            /** @description When the change was made. */
            at: components["schemas"]["Moment"];
            /**
             * Format: uuid
             * @description Id of the change set; `null` when the change cannot be undone.
             */
            changeId: string | null;
            /**
             * @description The name of the event: project-changed, listed-podcast-changed, members-changed, saved-search-changed,
             *     alert-changed or alert-matches.
             */
            kind: string;
            /**
             * Format: uuid
             * @description Id of the entry, if exactly one changed; `null` otherwise.
             */
            listedPodcastId: string | null;
            /**
             * Format: uuid
             * @description Id of the project that changed or has the entry; `null` for other changes.
             */
            projectId: string | null;
        };
        /** @description A changed field of an alert. */
        ChangedFieldView: {
            /** @description The value after. */
            after: unknown;
            /** @description The value before. */
            before: unknown;
            /** @description The name of the field in the alert, such as alertName or alertSettings.otherSpellings. */
            name: string;
        };
        /** @description The counts of a YouTube channel at one time. */
        ChannelReading: {
            /** @description When the counts were read. */
            recordedAt: components["schemas"]["Moment"];
            /**
             * Format: int64
             * @description Number of subscribers.
             */
            subscriberCount: number;
            /**
             * Format: int64
             * @description Number of videos; `null` when unknown.
             */
            videoCount: number | null;
            /**
             * Format: int64
             * @description Number of views of all videos; `null` when unknown.
             */
            viewCount: number | null;
        };
        /** @description A podcast's position on a chart. */
        ChartAppearance: {
            /** @description Category of the chart, in lower case, such as `true crime`. */
            category: string;
            /** @description The day of the chart, such as `2026-11-21`. */
            chartDate: string;
            /** @description The platform: `apple` or `spotify`. */
            chartType: string;
            /** @description The country of the chart, ISO 3166-1 alpha-2 in lower case. */
            country: string;
            /**
             * Format: int32
             * @description Position on the chart; 1 is the best.
             */
            position: number;
        };
        /** @description The categories that have charts on a platform, each followed by its subcategories. */
        ChartCategoriesData: {
            /** @description Names of the categories and subcategories. */
            categories: string[];
            /** @description The categories with their subcategories. */
            tree: components["schemas"]["ChartCategoryView"][];
        };
        /** @description A category and its subcategories. */
        ChartCategoryView: {
            /** @description Name of the category, in lower case. */
            name: string;
            /** @description Names of its subcategories, in lower case. */
            subcategories: string[];
        };
        /** @description Countries with captured charts. */
        ChartCountriesData: {
            /** @description The captured categories of each country. */
            categoriesByCountry: {
                [key: string]: string[];
            };
            /** @description ISO 3166 alpha-2, lower case. Countries with priority come first, the others by name. */
            countries: string[];
            /** @description The same countries in the same order, with their names. */
            countryDetails: components["schemas"]["ChartCountryView"][];
        };
        /** @description A country with charts. */
        ChartCountryView: {
            /** @description ISO 3166 alpha-2, lower case. */
            code: string;
            /** @description Whether the language of most podcasts is English. Set for countries with priority only. */
            isEnglishSpeaking: boolean;
            /** @description One of the 13 countries that lists begin with. */
            isHighPriority: boolean;
            /** @description The English name. */
            name: string;
        };
        /** @description A chart; `null` when it was not captured on that day. */
        ChartData: {
            chart: components["schemas"]["ChartView"] | null;
            /** @description The options as applied. */
            options: components["schemas"]["ChartOptions"];
        };
        /** @description A chart of a day, compared with an earlier one. */
        ChartHead: {
            /** @description When the chart was made, according to the platform. */
            capturedAt: components["schemas"]["Moment"];
            /** @description Category of the chart, in lower case, such as `true crime`. */
            category: string;
            /** @description The day of the chart, such as `2026-11-21`. */
            chartDate: string;
            /** @description `apple` or `spotify`. */
            chartType: string;
            /** @description The interval of the comparison: `1d` or `7d`. */
            compare: string;
            /** @description How complete the earlier chart is: `complete`, `unresolved_identities` or `incomplete`; `null` without one. */
            compareChartCoverageStatus: string | null;
            /** @description The last captured day up to the requested one. */
            compareChartDate: string | null;
            /**
             * Format: int32
             * @description The lowest captured position of the earlier chart; `null` without one.
             */
            compareChartObservedDepth: number | null;
            /** @description `available` or `unavailable`. */
            comparisonStatus: string;
            /** @description Why there is no comparison; `null` when there is one. */
            comparisonUnavailableReason: string | null;
            /** @description The country of the chart, ISO 3166-1 alpha-2 in lower case. */
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
            /** @description The day to compare with, one or seven days before the chart. */
            requestedCompareDate: string;
            /**
             * Format: int32
             * @description Number of positions on the chart.
             */
            totalPositions: number;
            /**
             * Format: int32
             * @description Number of positions whose show is unknown. They are not in the list.
             */
            unresolvedPositions: number;
        };
        /** @description The identity of a row: a podcast of the catalog, or a show of the platform. */
        ChartIdentity: {
            /** @description Id of the podcast. */
            podcastId: string;
            /** @description Slug of the podcast. */
            slug: string;
            /**
             * @description Always `podcast`.
             * @enum {string}
             */
            type: "podcast";
        } | {
            /** @description The platform: `apple` or `spotify`. */
            chartType: string;
            /** @description Id of the show on the platform: Apple's number or Spotify's id. */
            platformId: string;
            /**
             * @description Always `platform`.
             * @enum {string}
             */
            type: "platform";
        };
        /** @description The latest captures of charts, ordered by platform, country and category. */
        ChartListData: {
            /** @description The podcasts of the charts. */
            additional_entities: components["schemas"]["AdditionalEntities"];
            /** @description The charts of this page. */
            entities: components["schemas"]["ListedChart"][];
            /** @description Number of matching charts on all pages. */
            total: number;
        };
        /** @description The options as applied. */
        ChartOptions: {
            /** @description Category of the chart, in lower case, such as `true crime`. */
            category: string;
            /** @description The platform: `apple` or `spotify`. */
            chartType: string;
            /** @description The interval of the comparison: `1d` or `7d`. */
            compare: string;
            /** @description The country of the chart, ISO 3166-1 alpha-2 in lower case. */
            country: string;
            /** @description The requested day; `null` for the last capture. */
            date: string | null;
            /** @description Maximum number of positions in the response. */
            positionsLimit: number;
        };
        /** @description A position of a chart. */
        ChartPosition: {
            /**
             * Format: int32
             * @description Number of captures in the last 30 days.
             */
            chartsInWindow30d: number;
            /**
             * Format: int32
             * @description Number of the last 30 days on which it was on the chart.
             */
            daysCharted30d: number;
            /**
             * Format: int64
             * @description When it is `null`, `estimatedMonthlyListenersUnavailableReason` has the reason.
             */
            estimatedMonthlyListeners: number | null;
            /** @description 0-1K, 1K-10K, 10K-100K, 100K-1M or 1M+. */
            estimatedMonthlyListenersBucket: string | null;
            /**
             * @description `no_podcast` when the podcast is unknown, `plan` when the plan has no estimates, or
             *     `not_estimated`.
             */
            estimatedMonthlyListenersUnavailableReason: string | null;
            /** @description Positions on the days of the head's `historyWindow`. */
            history30d: (number | null)[];
            /** @description `observed`, `off_chart`, `no_chart` or `unknown`. */
            history30dStatus: string[];
            /** @description Whether it was not on the earlier chart; `null` when that chart is not complete enough to decide. */
            isNew: boolean | null;
            /**
             * Format: double
             * @description Confidence of the match, 0 to 1; `null` without one.
             */
            matchConfidence: number | null;
            /** @description How the podcast was matched: `listed-id`, `feed-url`, `own-link` or `title-and-author`. */
            matchedBy: string | null;
            /** @description `up`, `down`, `unchanged`, `entered` or `unknown`. */
            movement: string;
            /**
             * Format: int32
             * @description Best position of the last 30 days; `null` when it was not on the chart.
             */
            peakPosition30d: number | null;
            /** @description The show, as the platform lists it. */
            podcastOnChart: components["schemas"]["PodcastOnChart"];
            podenginePodcast: components["schemas"]["PodcastSummary"] | null;
            /**
             * Format: int32
             * @description Position on the chart; 1 is the best.
             */
            position: number;
            /**
             * Format: int32
             * @description Positions gained; negative when lost.
             */
            positionChange: number | null;
            /**
             * Format: int32
             * @description Position on the earlier chart; `null` when it was not on it.
             */
            previousPosition: number | null;
            /**
             * Format: int32
             * @description Number of the last 30 days whose capture is not complete enough to decide.
             */
            unknownDays30d: number;
        };
        /** @description A position on a chart; fields that are absent match any chart. */
        ChartPositionsRequest: {
            /** @description A category or subcategory of charts. */
            category?: string | null;
            /** @description Platform of the chart: `apple` or `spotify`. */
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
            /**
             * Format: double
             * @description Average position in the window, 1 is the best; `null` when it was not on the chart.
             */
            averageInWindow: number | null;
            /** @description The best position so far, with its day. */
            bestAllTime: components["schemas"]["DatedPositionView"];
            /**
             * Format: int32
             * @description Best position in the window; `null` when it was not on the chart.
             */
            bestInWindow: number | null;
            /**
             * Format: int32
             * @description Number of captures in the window.
             */
            capturesInWindow: number;
            /** @description Category of the chart, in lower case, such as `true crime`. */
            category: string;
            /**
             * Format: int32
             * @description Positions gained since the previous capture.
             */
            change: number | null;
            /** @description `moved`, `unchanged`, `new`, `back`, `off` or `unknown`. */
            changeKind: string;
            /** @description The platform: `apple` or `spotify`. */
            chartType: string;
            /** @description The country of the chart, ISO 3166-1 alpha-2 in lower case. */
            country: string;
            /**
             * Format: int32
             * @description Number of captured days in the window on which it was on the chart.
             */
            daysOnChartInWindow: number;
            /** @description The first day on which it was on the chart. */
            firstSeenDate: string;
            /** @description The last day on which it was on the chart, with its position. */
            lastSeen: components["schemas"]["DatedPositionView"];
            /** @description The day of the chart's last capture. */
            latestCaptureDate: string;
            previous: components["schemas"]["DatedPositionView"] | null;
            /** @description `on_now`, `dropped_30d`, `older` or `unknown`. */
            state: string;
            /** @description One for each week of the window. */
            weeks: components["schemas"]["WeekView"][];
            /** @description Number of weeks of the window with a capture. */
            weeksCaptured: number;
            /** @description Number of weeks of the window in which it was on the chart. */
            weeksOn: number;
        };
        /** @description A position of a chart. */
        ChartRanking: {
            /** @description `up`, `down`, `unchanged`, `entered` or `unknown`. */
            change_status: string;
            /** @description The day of the chart, such as `2026-11-21`. */
            date: string;
            /** @description URL of the cover on the platform; `null` when it has none. */
            image: string | null;
            /** @description Id of the podcast; `null` when it is not in the catalog. */
            podcast_id: string | null;
            /**
             * Format: int32
             * @description Position on the chart, from 1 on.
             */
            position: number;
            /**
             * Format: int32
             * @description Position on the capture of the day before; `null` when the show was not on it.
             */
            previous_position: number | null;
            /** @description The title on the platform. */
            title: string;
        };
        /** @description A chart of one country and one category, with at least one position. */
        ChartView: {
            /** @description The chart: platform, country, category, day and comparison. */
            chart: components["schemas"]["ChartWithWindow"];
            /** @description The positions, best first. */
            positions: components["schemas"]["ChartPosition"][];
        };
        /** @description A chart with the days that its history covers. */
        ChartWithWindow: components["schemas"]["ChartHead"] & {
            /** @description The days that the figures of the last 30 days cover. */
            historyWindow: components["schemas"]["HistoryWindow"];
        };
        /** @description A podcast of a chart list. */
        ChartedPodcastView: {
            first_episode_date: components["schemas"]["Moment"] | null;
            /** @description Whether episodes have guests; `null` when it is unknown, or the plan does not show it. */
            has_guests: boolean | null;
            /** @description Id of the podcast. */
            id: string;
            /**
             * Format: int64
             * @description Id in Apple Podcasts; `null` when it is unknown, or the plan does not show it.
             */
            itunes_id: number | null;
            latest_episode_date: components["schemas"]["Moment"] | null;
            /** @description The network or publisher, as the feed names it. */
            networks: components["schemas"]["PodcastNetworkView"][];
            /** @description Name of the owner in the feed; `null` when it has none, or the plan does not show it. */
            owner_name: string | null;
            /**
             * Format: double
             * @description The authority score, 0 to 100; `null` when the podcast is not scored.
             */
            power_score: number | null;
            /**
             * Format: double
             * @description Average rating on Apple Podcasts, 1 to 5; `null` when unknown or not on the plan.
             */
            rating: number | null;
            /**
             * Format: int64
             * @description Ratings on Apple Podcasts in all countries; `null` when unknown, or the plan does not show them.
             */
            rating_count: number | null;
            /** @description The part of the podcast's URL that names it. */
            slug: string;
            /** @description Id in Spotify; `null` when unknown. */
            spotify_id: string | null;
            /** @description Title of the podcast. */
            title: string;
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
            /** @description Why `deliverabilityStatus` is `invalid`; otherwise `null`. */
            deliverabilityReason: string | null;
            /**
             * @description `invalid` when the syntax or the domain is invalid, otherwise `null`. Whether the mailbox exists is not
             *     checked.
             */
            deliverabilityStatus: string | null;
            /** @description The email address. */
            email: string;
            firstSeenAt: components["schemas"]["Moment"] | null;
            /** @description Whether the domain belongs to a free mail service, such as gmail.com. */
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
            /** @description Whether the address is well-formed. */
            syntaxValid: boolean | null;
            verifiedAt: components["schemas"]["Moment"] | null;
        };
        /** @description A page for contacting the podcast. */
        ContactPageView: {
            /** @description When it was first seen. */
            firstSeenAt: components["schemas"]["Moment"];
            /** @description Whether the page has a form for messages. */
            hasForm: boolean;
            /** @description The purpose of the page: `contact`, `about`, `imprint`. */
            kind: string;
            /** @description When it was last seen. */
            lastSeenAt: components["schemas"]["Moment"];
            /** @description Title of the page. */
            title: string;
            /** @description URL of the page. */
            url: string;
        };
        /** @description A phone number. */
        ContactPhoneView: {
            /**
             * Format: float
             * @description Confidence that the number belongs to the podcast, 0 to 1.
             */
            confidence: number;
            firstSeenAt: components["schemas"]["Moment"] | null;
            /** @description Whether it is a fax number. */
            isFax: boolean;
            lastSeenAt: components["schemas"]["Moment"] | null;
            /** @description The phone number, E.164. */
            phone: string;
            /**
             * Format: int32
             * @description Number of users who reported it as wrong.
             */
            reportedBy: number;
            /** @description Where the number was seen. */
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
            /** @description A remark for people, at most 500 characters. */
            note?: string | null;
            /** @description What is wrong with the contact. */
            reason: components["schemas"]["ContactReportReason"];
        };
        /** @description A website of the podcast. */
        ContactWebsiteView: {
            checkedAt: components["schemas"]["Moment"] | null;
            /** @description URLs of its pages for contact. */
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
            /** @description URL of the site. */
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
             * @description Podcasts per period whose contacts the plan shows; `null` is unlimited.
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
        /** @description What distinguishes the subject of an alert from others. */
        ContextDetailsRequest: {
            /** @description Words near mentions of others. */
            commonFalsePositives?: string | null;
            /** @description Words near mentions of the subject. */
            relevantClues?: string | null;
            /** @description Describes the subject. */
            what?: string | null;
        };
        /** @description What distinguishes the subject of an alert from others. */
        ContextDetailsView: {
            /** @description Words near mentions of others. */
            commonFalsePositives: string | null;
            /** @description Words near mentions of the subject. */
            relevantClues: string | null;
            /** @description Describes the subject. */
            what: string | null;
        };
        /** @description A range, both ends included. */
        CountRangeRequest: {
            /**
             * Format: int64
             * @description Upper bound, included; open when absent.
             */
            max?: number | null;
            /**
             * Format: int64
             * @description Lower bound, included; open when absent.
             */
            min?: number | null;
        };
        /** @description An alert to create. */
        CreateAlertConfigRequest: {
            additionalAlertSettings?: components["schemas"]["AdditionalAlertSettingsRequest"] | null;
            /** @description Name of the alert. */
            alertName: string;
            alertSettings?: components["schemas"]["AlertSettingsRequest"] | null;
            /** @description person, company, custom-keyword, saved-search or chart-movement. */
            alertType: string;
            /** @description Whether the matches of the last 30 days are added, as seen and without notice; `false` by default. */
            backfill?: boolean | null;
            emailSettings?: components["schemas"]["AlertEmailRequest"] | null;
            /** @description Whether it looks for matches; `true` by default. */
            enabled?: boolean | null;
            /** @description Whether other spellings of the name that occur in the catalog are added. */
            generateAlternativeSpellings?: boolean | null;
            /** @description The name or words to find; a description for saved searches and charts. */
            value: string;
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
        /** @description A project to create. */
        CreateProjectRequest: {
            /** @description Words that describe what the team looks for. */
            keywords?: string[] | null;
            /** @description The name. */
            name: string;
            /** @description What it is for, in words, when the types include other. */
            otherReason?: string | null;
            /**
             * @description What it is for: advertisers, api, content-creation, guest-booking, interesting-podcasts, lead-generation,
             *     monitoring, other, transcriptions.
             */
            projectTypes: string[];
            /** @description What the team wants to achieve. */
            purpose?: string | null;
        };
        /** @description A new client view. */
        CreateProjectShareRequest: {
            /**
             * @description The columns that the page shows beside the title: state, priority, labels, notes, nextActionOn, addedAt, author,
             *     description, genres, language, countries, website, authorityScore, hasGuests, episodeCount,
             *     lastEpisodePublishedAt, updateFrequency. What the team's plan does not include stays empty.
             */
            columns?: string[];
            /** @description When the link ends, RFC 3339, within five years; absent for a link that is valid until it is revoked. */
            expiresAt?: string | null;
            /** @description Whether the page shows the address in the podcast's feed; `false` by default. Only on plans that show it. */
            includeContacts?: boolean;
        };
        /** @description A new view. */
        CreateProjectViewRequest: {
            /** @description Whether the caller's page of the project opens with it; `false` by default. */
            isDefault?: boolean;
            /** @description The name of the view. */
            name: string;
            settings?: components["schemas"]["ViewSettingsRequest"] | null;
            /** @description Whether the whole team sees it; `false` by default. */
            shared?: boolean;
        };
        /** @description A search to save. */
        CreateSavedSearchRequest: {
            /** @description Whether it becomes the caller's default instead of the present one. */
            isDefault?: boolean | null;
            /** @description What is searched: podcasts or episodes. */
            kind: string;
            /** @description Name of the saved search. */
            name: string;
            /** @description The search, as a search call takes it. Cursor, page size, facets and output options are not saved. */
            searchOptions: components["schemas"]["SearchRequest"];
            /** @description Whether the whole team sees it. */
            shared?: boolean | null;
        };
        /** @description A new webhook. */
        CreateWebhookRequest: {
            /** @description The only alert whose matches are sent; absent or `null` for all. */
            alertConfigId?: string | null;
            /** @description What it is for, at most 200 characters. */
            description?: string | null;
            /** @description The events to send: request_completed, guest_appearance, listed_podcast_added, alert_match; all by default. */
            eventTypes?: string[] | null;
            /** @description standard, the default, or slack. */
            kind?: string | null;
            /** @description Where events are sent: a public https URL. */
            url: string;
        };
        /** @description A created alert. */
        CreatedAlertConfigData: {
            /** @description Id of the change, for undo. */
            changeId: string;
            /** @description The alert. */
            createdAlertConfig: components["schemas"]["AlertConfigView"];
        };
        /** @description A new project. */
        CreatedProjectData: {
            /** @description Id of the change, for undo. */
            changeId: string | null;
            /** @description The project. */
            project: components["schemas"]["ProjectDetailsView"];
        };
        /** @description On how many charts of each platform a podcast is now. */
        CurrentChartsByPlatform: {
            /** @description Number of Apple's charts. */
            apple: number;
            /** @description Number of Spotify's charts. */
            spotify: number;
        };
        /** @description The usage of the team in the current period: a day on the free plan, otherwise a month. */
        CurrentUsageData: {
            /** @description Usage and limit of each meter. */
            aliases: components["schemas"]["AliasUsageView"][];
            /** @description Features that can be enabled for a team. */
            featureFlags: components["schemas"]["FeatureFlagsView"];
            /** @description When the next period begins and all counts restart at zero. */
            periodEnd: components["schemas"]["Moment"];
            /** @description When the current period began. */
            periodStart: components["schemas"]["Moment"];
            /** @description The team's plan: free, individual, business, agency or admin. */
            plan: string;
            /** @description Always `null`: Earshot has no projects. */
            projectUsage: Record<string, never> | null;
            /**
             * Format: int64
             * @description Sum of all counts.
             */
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
            /** @description The day, such as `2026-11-21`. */
            date: string;
            /**
             * Format: int32
             * @description Position on that day; 1 is the best.
             */
            position: number;
        };
        /** @description The alert that was deleted. */
        DeletedAlertConfigData: {
            /** @description Id of the change, for undo. */
            changeId: string;
            /** @description Id of the alert. */
            deletedAlertConfigId: string;
        };
        /** @description A deleted project. */
        DeletedProjectData: {
            /** @description Id of the change, for undo. */
            changeId: string | null;
            /** @description What happened, for people. */
            message: string;
        };
        /** @description A project that was deleted and can be restored. */
        DeletedProjectView: components["schemas"]["ProjectView"] & {
            /** @description When it was deleted. */
            deletedAt: components["schemas"]["Moment"];
            /** @description When it is deleted for good. */
            purgeAt: components["schemas"]["Moment"];
        };
        /** @description The deleted projects of the team. */
        DeletedProjectsData: {
            /** @description The projects, last deleted first. */
            projects: components["schemas"]["DeletedProjectView"][];
        };
        /** @description The saved search that was deleted. */
        DeletedSavedSearchData: {
            /** @description What happened, for people. */
            message: string;
            /** @description The saved search as it was. */
            savedSearch: components["schemas"]["SavedSearchView"];
        };
        /** @description A webhook that was deleted. */
        DeletedWebhookData: {
            /** @description Id of the webhook. */
            deletedWebhookId: string;
        };
        /** @description A podcast in short form or in full. */
        DetailedPodcast: components["schemas"]["PodcastSummary"] | components["schemas"]["PodcastView"];
        /** @description A page of the directory. */
        DirectoryData: {
            /** @description The letter of the page, a to z, or `0` for everything else. */
            letter: string;
            /** @description All letters that have podcasts. */
            letters: components["schemas"]["LetterCount"][];
            /** @description The podcasts of the page, in the order of their titles. */
            podcasts: components["schemas"]["PodcastSummary"][];
            /**
             * Format: int64
             * @description Number of podcasts under this letter.
             */
            total: number;
        };
        /** @description A directory listing and where it was found. */
        DirectoryLinkView: {
            /** @description The directory, such as `apple` or `spotify`. */
            directory: string;
            /** @description Where and when the link was seen. */
            pedigree: components["schemas"]["LinkProvenance"];
            /** @description Where the link was found: `rss`, `podcast-website`. */
            sources: string[];
            /** @description URL of the listing. */
            url: string;
        };
        /** @description Documents of a guest profile. */
        DocumentsCountView: {
            /**
             * Format: int64
             * @description Number of documents that were read.
             */
            processed: number;
            /**
             * Format: int64
             * @description Number of documents.
             */
            total: number;
        };
        /** @description A passage of a transcript with its embedding. */
        EmbeddingChunkView: {
            /** @description 768 numbers of length one, at the precision of one byte each. */
            embedding: number[];
            /** @description Transcript and number of the passage. It stays the same as long as the transcript does. */
            embeddingId: string;
            /**
             * Format: double
             * @description End in seconds; `null` when the transcript has no times.
             */
            endSecond: number | null;
            /** @description The model that computed the embedding. */
            model: string;
            /**
             * Format: double
             * @description Start in seconds; `null` when the transcript has no times.
             */
            startSecond: number | null;
            /** @description The text of the passage. */
            text: string;
            /** @description Number of tokens of the text. */
            tokens: number;
        };
        /** @description How complete the last day of a rank history is. */
        EndChart: {
            /** @description `complete`, `unresolved_identities` or `incomplete`. */
            coverageStatus: string;
            /**
             * Format: int32
             * @description The lowest captured position.
             */
            observedDepth: number;
            /**
             * Format: int32
             * @description Number of positions on the chart.
             */
            totalPositions: number;
            /**
             * Format: int32
             * @description Number of positions whose show is unknown.
             */
            unresolvedPositions: number;
        };
        /** @description A change of an entry. */
        EntryActivityView: {
            /** @description added-to-list, update-labels, update-priority or update-state. */
            actionType: string;
            /** @description When it happened. */
            activityDate: components["schemas"]["Moment"];
            /** @description The value before; `null` without one. */
            fromValue: string | null;
            /** @description The value after; `null` without one. */
            toValue: string | null;
            /** @description Name of the user who did it. */
            userDisplayName: string;
            /** @description Id of the user who did it; all zeros when their account was deleted. */
            userId: string;
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
        Envelope_AddedListedPodcastData: {
            /** @description An added podcast. */
            data: {
                /** @description Whether the podcast was on the project before. Then the entry is as it was. */
                alreadyListed: boolean;
                /** @description Id of the change, for undo; `null` when the podcast was on the project before. */
                changeId: string | null;
                /** @description The entry. */
                listedPodcast: components["schemas"]["ListedPodcastView"];
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A successful response. */
        Envelope_AlertChangesData: {
            /** @description A page of the changes of an alert. */
            data: {
                /** @description The changes, newest first. */
                changes: components["schemas"]["AlertChangeView"][];
                /** @description Where the next page begins; `null` on the last one. */
                cursor: string | null;
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A successful response. */
        Envelope_AlertConfigData: {
            /** @description An alert. */
            data: {
                /** @description The alert. */
                alertConfig: components["schemas"]["AlertConfigView"];
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A successful response. */
        Envelope_AlertConfigsData: {
            /** @description The alerts of the team. */
            data: {
                /** @description The alerts. */
                alertConfigs: components["schemas"]["AlertConfigView"][];
                /** @description The number of alerts and the limit of the plan. */
                limit: components["schemas"]["AlertConfigsLimitView"];
                /** @description The options as applied. */
                options: components["schemas"]["AlertConfigsOptions"];
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A successful response. */
        Envelope_AlertFeedData: {
            /** @description A private feed of an alert. */
            data: {
                /** @description The feed. */
                feed: components["schemas"]["AlertFeedView"];
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A successful response. */
        Envelope_AlertFeedsData: {
            /** @description The private feeds of an alert. */
            data: {
                /** @description Newest first, with those that were revoked; at most 100. */
                feeds: components["schemas"]["AlertFeedView"][];
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A successful response. */
        Envelope_AlertHistoryData: {
            /** @description A page of the history of matches, newest first. */
            data: {
                /** @description The matches, kept and filtered. */
                alertMatches: components["schemas"]["AlertHistoryMatchView"][];
                /** @description The options as applied. */
                options: components["schemas"]["AlertHistoryOptions"];
                /**
                 * Format: int64
                 * @description Number of matches on all pages.
                 */
                totalAlertMatches: number;
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A successful response. */
        Envelope_AlertMatchesData: {
            /** @description A page of what alerts found, newest first. */
            data: {
                /** @description Where the next page begins; `null` on the last one. */
                cursor: string | null;
                /** @description The matches. */
                matches: components["schemas"]["AlertMatchView"][];
                /** @description The options as applied. */
                options: components["schemas"]["AlertMatchesOptions"];
                /**
                 * Format: int64
                 * @description Number of matches on all pages.
                 */
                total: number;
                /**
                 * Format: int64
                 * @description Number of kept matches of the team that nobody has seen.
                 */
                unseenCount: number;
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A successful response. */
        Envelope_AlertPreviewData: {
            /** @description What an alert would have found in the last 30 days. */
            data: {
                /** @description Whether `total` is an estimate. */
                isEstimate: boolean;
                /** @description The newest matches, kept and filtered; at most 50. */
                matches: components["schemas"]["AlertMatchView"][];
                /**
                 * Format: double
                 * @description Kept matches per week to expect.
                 */
                perWeek: number;
                /**
                 * Format: int64
                 * @description Number of kept matches of the last 30 days, estimated when there are many.
                 */
                total: number;
                /** @description Warnings to read before saving, for people. */
                warnings: string[];
                /** @description Kept matches of each week, oldest first. */
                weeks: components["schemas"]["PreviewWeek"][];
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A successful response. */
        Envelope_AlertRecipientData: {
            /** @description A recipient of digests. */
            data: {
                /** @description The recipient. */
                recipient: components["schemas"]["AlertRecipientView"];
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A successful response. */
        Envelope_AlertRecipientsData: {
            /** @description Who gets the digests of an alert, and when. */
            data: {
                nextDigestAt: components["schemas"]["Moment"] | null;
                /** @description The member who made the alert, then its other addresses in their order. */
                recipients: components["schemas"]["AlertRecipientView"][];
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A successful response. */
        Envelope_AlertTrendData: {
            /** @description The matches of an alert by day. */
            data: {
                /** @description Each day in UTC, oldest first. */
                days: components["schemas"]["AlertTrendDay"][];
                /**
                 * Format: double
                 * @description Kept matches per week to expect: the mean of the last four weeks, or of the time since the alert was created when it has no
                 *     matches from before.
                 */
                perWeek: number;
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
                /** @description The podcast with the data of its other calls. */
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
                /** @description The other spellings, most likely first. */
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
                /** @description The charts and the podcast that is on them. */
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
                /** @description Id of the podcast. */
                podcastId: string;
                /** @description Slug of the podcast. */
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
                /**
                 * @description The averages of the catalog for which inputs without data count, by sub-score, 0 to 100. Empty for a podcast that
                 *     was scored before there were any.
                 */
                prior: {
                    [key: string]: number;
                };
                standing?: components["schemas"]["ScorePercentilesView"] | null;
                /** @description Inputs without data. They count as the average of their sub-score in the catalog. */
                unknownInputs: components["schemas"]["UnknownInputView"][];
                /** @description Weights of the sub-scores. */
                weights: {
                    [key: string]: number;
                };
                /**
                 * Format: int64
                 * @description Version of the weights. Scores of different versions are not comparable.
                 */
                weightsVersion: number;
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A successful response. */
        Envelope_AutoFillData: {
            /** @description The search with which a project fills itself. */
            data: {
                /** @description The search and its runs. */
                autoFill: components["schemas"]["AutoFillView"];
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
                /** @description Podcasts whose title matches the typed text, best first. */
                podcasts: components["schemas"]["PodcastSummary"][];
                /** @description Words of the catalog that complete the last typed word, best first. */
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
                /** @description The days of the chart. */
                availability: components["schemas"]["AvailabilityView"];
                /** @description The options as applied. */
                options: components["schemas"]["AvailabilityOptions"];
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A successful response. */
        Envelope_BulkChangeData: {
            /** @description What a bulk change did. */
            data: {
                /** @description Id of the change, for undo; `null` when nothing has changed. */
                changeId: string | null;
                /** @description Number of entries that were added, changed or removed. */
                changedCount: number;
                limit: components["schemas"]["ReachedLimit"] | null;
                /** @description What was left as it is. */
                skipped: components["schemas"]["SkippedEntryView"][];
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A successful response. */
        Envelope_ChartCategoriesData: {
            /** @description The categories that have charts on a platform, each followed by its subcategories. */
            data: {
                /** @description Names of the categories and subcategories. */
                categories: string[];
                /** @description The categories with their subcategories. */
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
                /** @description ISO 3166 alpha-2, lower case. Countries with priority come first, the others by name. */
                countries: string[];
                /** @description The same countries in the same order, with their names. */
                countryDetails: components["schemas"]["ChartCountryView"][];
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
                /** @description The options as applied. */
                options: components["schemas"]["ChartOptions"];
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A successful response. */
        Envelope_ChartListData: {
            /** @description The latest captures of charts, ordered by platform, country and category. */
            data: {
                /** @description The podcasts of the charts. */
                additional_entities: components["schemas"]["AdditionalEntities"];
                /** @description The charts of this page. */
                entities: components["schemas"]["ListedChart"][];
                /** @description Number of matching charts on all pages. */
                total: number;
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A successful response. */
        Envelope_CreatedAlertConfigData: {
            /** @description A created alert. */
            data: {
                /** @description Id of the change, for undo. */
                changeId: string;
                /** @description The alert. */
                createdAlertConfig: components["schemas"]["AlertConfigView"];
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A successful response. */
        Envelope_CreatedProjectData: {
            /** @description A new project. */
            data: {
                /** @description Id of the change, for undo. */
                changeId: string | null;
                /** @description The project. */
                project: components["schemas"]["ProjectDetailsView"];
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
                /** @description Usage and limit of each meter. */
                aliases: components["schemas"]["AliasUsageView"][];
                /** @description Features that can be enabled for a team. */
                featureFlags: components["schemas"]["FeatureFlagsView"];
                /** @description When the next period begins and all counts restart at zero. */
                periodEnd: components["schemas"]["Moment"];
                /** @description When the current period began. */
                periodStart: components["schemas"]["Moment"];
                /** @description The team's plan: free, individual, business, agency or admin. */
                plan: string;
                /** @description Always `null`: Earshot has no projects. */
                projectUsage: Record<string, never> | null;
                /**
                 * Format: int64
                 * @description Sum of all counts.
                 */
                totalUsed: number;
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A successful response. */
        Envelope_DeletedAlertConfigData: {
            /** @description The alert that was deleted. */
            data: {
                /** @description Id of the change, for undo. */
                changeId: string;
                /** @description Id of the alert. */
                deletedAlertConfigId: string;
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A successful response. */
        Envelope_DeletedProjectData: {
            /** @description A deleted project. */
            data: {
                /** @description Id of the change, for undo. */
                changeId: string | null;
                /** @description What happened, for people. */
                message: string;
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A successful response. */
        Envelope_DeletedProjectsData: {
            /** @description The deleted projects of the team. */
            data: {
                /** @description The projects, last deleted first. */
                projects: components["schemas"]["DeletedProjectView"][];
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A successful response. */
        Envelope_DeletedSavedSearchData: {
            /** @description The saved search that was deleted. */
            data: {
                /** @description What happened, for people. */
                message: string;
                /** @description The saved search as it was. */
                savedSearch: components["schemas"]["SavedSearchView"];
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A successful response. */
        Envelope_DeletedWebhookData: {
            /** @description A webhook that was deleted. */
            data: {
                /** @description Id of the webhook. */
                deletedWebhookId: string;
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
                /** @description The letter of the page, a to z, or `0` for everything else. */
                letter: string;
                /** @description All letters that have podcasts. */
                letters: components["schemas"]["LetterCount"][];
                /** @description The podcasts of the page, in the order of their titles. */
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
                /** @description The episodes and the publishing rhythm. */
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
                /** @description The episode. */
                episode: components["schemas"]["EpisodeView"];
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A successful response. */
        Envelope_ExportPreviewData: {
            /** @description A preview of an export. It costs nothing. */
            data: {
                /** @description The columns once more, with their names for programs. */
                columnDetails: components["schemas"]["ExportColumnView"][];
                /** @description The headings of the columns, in the order of the file. Columns that the plan does not export are left out. */
                columns: string[];
                /** @description Number of podcasts that the file will have. */
                count: number;
                /** @description All groups of columns that this kind of export has. */
                groups: components["schemas"]["ExportGroupView"][];
                /** @description Most podcasts that the plan exports at once; 0 when it has no exports. */
                limit: number;
                /**
                 * Format: int32
                 * @description Exports that are left this month; `null` is unlimited.
                 */
                remaining: number | null;
                /** @description The cells of the first five rows: texts, numbers, `true`, `false` or `null`. */
                rows: Record<string, never>[][];
                /** @description Number of podcasts that the search or the list has. */
                total: number;
                /** @description Whether `total` is exact. Otherwise there are more. */
                totalIsExact: boolean;
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
                /** @description Version of the program. */
                version: string;
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A successful response. */
        Envelope_ImportPreviewData: {
            /** @description What an import would add. Nothing is added yet. */
            data: {
                /** @description The different rows of the list, in its order; at most 1,000. */
                rows: components["schemas"]["ImportRowView"][];
                /** @description Counts of the rows. */
                summary: components["schemas"]["ImportSummaryView"];
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A successful response. */
        Envelope_InvitationData: {
            /** @description One invitation. */
            data: {
                /** @description The invitation. */
                invitation: components["schemas"]["InvitationView"];
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A successful response. */
        Envelope_InvitationDetailsData: {
            /** @description The invitation of a link. */
            data: {
                /** @description The invitation. */
                invitation: components["schemas"]["InvitationDetailsView"];
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A successful response. */
        Envelope_InvitationsData: {
            /** @description The open invitations of the team. */
            data: {
                /** @description Newest first. */
                invitations: components["schemas"]["InvitationView"][];
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A successful response. */
        Envelope_KeptMatchData: {
            /** @description The match as it is now. */
            data: {
                /** @description The match as it is now. */
                match: components["schemas"]["AlertMatchView"];
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
                /** @description The podcasts with their latest episodes. */
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
                /** @description The podcasts. */
                podcasts: components["schemas"]["PodcastSummary"][];
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A successful response. */
        Envelope_ListedPodcastDetailsData: {
            /** @description The podcasts on a project with their facts. */
            data: {
                /** @description The podcasts, last added first. */
                listedPodcasts: components["schemas"]["ListedPodcastWithFactsView"][];
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A successful response. */
        Envelope_ListicleData: {
            /** @description A public list. */
            data: {
                /** @description The list. */
                listicle: components["schemas"]["ListicleView"];
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A successful response. */
        Envelope_LookupData: {
            /** @description A podcast; `null` when none has the id. */
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
        Envelope_MarkedMatchesData: {
            /** @description How many matches changed. */
            data: {
                /**
                 * Format: int64
                 * @description Number of matches that changed.
                 */
                changed: number;
                /**
                 * Format: int64
                 * @description Number of kept matches of the team that nobody has seen.
                 */
                unseenCount: number;
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
                /** @description What the caller's plan allows. */
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
                /** @description What happened, for people. */
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
                /** @description The options as applied. */
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
                /** @description The options as applied. */
                options: components["schemas"]["MultipleOptions"];
                /** @description The podcasts that were found. */
                podcasts: components["schemas"]["DetailedPodcast"][];
                /** @description Number of podcasts that were found. */
                totalFound: number;
                /** @description Number of ids in the request. */
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
                /** @description The API key, without its secret. */
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
        Envelope_NotRelevantMatchData: {
            /** @description The match as it is now, and how others like it can be filtered. */
            data: {
                /** @description The match as it is now. */
                match: components["schemas"]["AlertMatchView"];
                /** @description Changes of the alert that would have filtered it, the most specific first. */
                proposals: components["schemas"]["ExclusionProposal"][];
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
                /** @description How feeds use the podcast namespace. */
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
                /** @description The options as applied. */
                options: components["schemas"]["PodcastChartsOptions"];
                /** @description The podcast. */
                podcast: components["schemas"]["PodcastSummary"];
                /** @description The charts, best position first. */
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
                /** @description The podcast. */
                podcast: components["schemas"]["PodcastSummary"];
                /** @description The contacts. */
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
                /** @description The podcast. */
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
                /** @description The options as applied. */
                options: components["schemas"]["EpisodesOptions"];
                /** @description The podcast with a page of its episodes. */
                podcastWithEpisodes: components["schemas"]["PodcastWithEpisodes"];
                /** @description Number of the podcast's episodes, whatever the options. */
                totalEpisodes: number;
                /** @description Number of episodes after applying `hasTranscript`. */
                totalMatching: number;
                /** @description Number of the podcast's episodes with a transcript. */
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
                /** @description The people and the episodes that were read. */
                guests: components["schemas"]["PodcastGuestsView"];
                /** @description The podcast. */
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
                /** @description The positions over time. */
                history: components["schemas"]["PodcastHistoryView"];
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A successful response. */
        Envelope_PodcastMarksData: {
            /** @description What the team has done with podcasts. */
            data: {
                /** @description The podcasts, in the order of the request. */
                podcasts: components["schemas"]["PodcastMarksView"][];
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
                /** @description The podcast. */
                podcast: components["schemas"]["PodcastSummary"];
                /** @description The ratings and reviews. */
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
                /** @description The podcast. */
                podcast: components["schemas"]["PodcastSummary"];
                /** @description The profiles and their followers. */
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
                /** @description The podcast. */
                podcast: components["schemas"]["PodcastSummary"];
                /** @description The sponsors and the episodes that were read. */
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
                /** @description The podcast. */
                podcast: components["schemas"]["PodcastSummary"];
                /** @description The channels. */
                youtubeData: components["schemas"]["YoutubeView"];
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A successful response. */
        Envelope_PodcastsOfSearchData: {
            /** @description The podcasts of a search. */
            data: {
                /** @description Ids of the podcasts, in the order of the hits. In a search for episodes, those of the episodes, each once. */
                podcastIds: string[];
                /** @description The search has more hits than the plan's results per search. */
                truncated: boolean;
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A successful response. */
        Envelope_PreferencesData: {
            /** @description The preferences of the user. */
            data: {
                /** @description All preferences; those that were never set have their defaults. */
                preferences: components["schemas"]["PreferencesView"];
                /**
                 * Format: int64
                 * @description Grows with each change; 0 before the first one.
                 */
                version: number;
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
                /** @description The charts and their weeks. */
                presence: components["schemas"]["PresenceView"];
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A successful response. */
        Envelope_ProfileUrlData: {
            /** @description The profile of a URL. */
            data: {
                /** @description The recognized profile. */
                profileUrl: components["schemas"]["ProfileUrlView"];
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A successful response. */
        Envelope_ProjectActivityData: {
            /** @description A page of the activity of a project. */
            data: {
                /** @description The activities, newest first. */
                activities: components["schemas"]["ProjectActivityView"][];
                /** @description Where the next page begins; `null` on the last one. */
                cursor: string | null;
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A successful response. */
        Envelope_ProjectDetailsData: {
            /** @description A project with its podcasts. */
            data: {
                /** @description The project. */
                project: components["schemas"]["ProjectDetailsView"];
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A successful response. */
        Envelope_ProjectListData: {
            /** @description The projects of the team. */
            data: {
                /** @description The options as applied. */
                options: components["schemas"]["ProjectListOptions"];
                /** @description The projects. */
                projects: components["schemas"]["ProjectView"][];
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A successful response. */
        Envelope_ProjectShareData: {
            /** @description A client view. */
            data: {
                /** @description The client view. */
                share: components["schemas"]["ProjectShareView"];
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A successful response. */
        Envelope_ProjectSharesData: {
            /** @description The client views of a project. */
            data: {
                /** @description Newest first, with those that have ended; at most 200. */
                shares: components["schemas"]["ProjectShareView"][];
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A successful response. */
        Envelope_ProjectViewData: {
            /** @description A saved view. */
            data: {
                /** @description The view. */
                view: components["schemas"]["ProjectViewView"];
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A successful response. */
        Envelope_ProjectViewsData: {
            /** @description The saved views of a project. */
            data: {
                /** @description The caller's own views and those of the team, oldest first. */
                views: components["schemas"]["ProjectViewView"][];
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
                /** @description The options as applied. */
                options: components["schemas"]["RankHistoryOptions"];
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A successful response. */
        Envelope_RecentEpisodesData: {
            /** @description The recent episodes of a project's podcasts. */
            data: {
                /** @description The episodes, newest first. */
                episodes: components["schemas"]["ListedEpisodeView"][];
                /** @description The options as applied. */
                options: components["schemas"]["RecentEpisodesOptions"];
                /** @description Number of episodes on all pages. */
                totalEpisodes: number;
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
                /** @description The podcast. */
                podcast: components["schemas"]["PodcastSummary"];
                /** @description The related podcasts. */
                relatedPodcasts: components["schemas"]["RelatedPodcasts"];
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A successful response. */
        Envelope_RemovedListedPodcastData: {
            /** @description A removed entry. */
            data: {
                /** @description Id of the change, for undo. */
                changeId: string | null;
                /** @description Id of the entry. */
                listedPodcastId: string;
                /** @description Slug of the project. */
                projectSlug: string;
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A successful response. */
        Envelope_RemovedTeamPodcastsData: {
            /** @description What was removed. */
            data: {
                /**
                 * Format: int64
                 * @description Number of podcasts that were not removed because they are blacklisted, and members cannot change the blacklist.
                 */
                errors: number;
                /** @description Ids in Apple Podcasts that belong to no podcast of the catalog. */
                notFoundAppleIds: number[];
                /**
                 * Format: int64
                 * @description Number of podcasts that the team does not have.
                 */
                notOnList: number;
                /**
                 * Format: int64
                 * @description Number of podcasts that were removed.
                 */
                removedPodcasts: number;
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A successful response. */
        Envelope_RemovedTeamUserData: {
            /** @description What ended with a membership. */
            data: {
                /** @description What happened, for people. */
                message: string;
                /**
                 * Format: int64
                 * @description Number of the user's API keys of the team that were revoked.
                 */
                revokedApiKeys: number;
                /**
                 * Format: int64
                 * @description Number of open invitations of the user that were revoked.
                 */
                revokedInvitations: number;
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A successful response. */
        Envelope_ReplayedDeliveryData: {
            /** @description A delivery that is sent again. */
            data: {
                /** @description The delivery, queued. */
                delivery: components["schemas"]["WebhookDeliveryView"];
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A successful response. */
        Envelope_RestoredProjectData: {
            /** @description A restored project. */
            data: {
                /** @description Id of the change, for undo; `null` when the project was not deleted. */
                changeId: string | null;
                /** @description The project. */
                project: components["schemas"]["ProjectView"];
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
                /** @description Maximum number of entries in the response. */
                limit: number;
                /** @description Number of entries that are skipped. */
                offset: number;
                /** @description The reviews. */
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
                /** @description The key that was revoked. */
                apiKey: components["schemas"]["ApiKeyView"];
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A successful response. */
        Envelope_SavedSearchData: {
            /** @description A saved search. */
            data: {
                /** @description The saved search. */
                savedSearch: components["schemas"]["SavedSearchView"];
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A successful response. */
        Envelope_SavedSearchesData: {
            /** @description A page of saved searches. */
            data: {
                /** @description The cursor of the next page; `null` on the last one. */
                cursor: string | null;
                /** @description The caller's own saved searches in the team and those shared with it, newest first. */
                savedSearches: components["schemas"]["SavedSearchView"][];
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
                /**
                 * @description Number of podcasts that match as the hits do, or have episodes that do, and are left out because the team
                 *     blacklisted them; 0 without an account and with `includeBlacklisted`.
                 */
                blacklistedPodcasts: number;
                /** @description The cursor of the next page; `null` when there is none, or when the plan's limit is reached. */
                cursor: string | null;
                /**
                 * @description A corrected spelling, when a word has no matches. It is the text of the terms, with
                 *     groups as `(these or those)`.
                 */
                didYouMean: string | null;
                /** @description The requested facets, in the order of the request. */
                facets: components["schemas"]["FacetView"][];
                /** @description How the hits were found. */
                foundBy: components["schemas"]["RetrievalModeView"];
                /**
                 * @description Number of podcasts that match as the hits do, or have episodes that do, and are left out because of `project`.
                 *     Blacklisted ones are not counted.
                 */
                hiddenListedPodcasts: number;
                /** @description The search reached its time limit, and there may be better and more hits. */
                partial: boolean;
                /** @description The hits of the page, with their total. */
                result: components["schemas"]["SearchResult_EpisodeHitView"];
                /**
                 * @description Names this search in later calls, for 90 days after it was last run. Repeats and further pages have the same
                 *     id. Searches without an account are not stored.
                 */
                searchId: string;
                /** @description podcasts or episodes. */
                searchMode: string;
                /** @description The search as it was sent. */
                searchOptions: components["schemas"]["SearchRequest"];
                /** @description Times and totals of the search. */
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
                /**
                 * @description Number of podcasts that match as the hits do, or have episodes that do, and are left out because the team
                 *     blacklisted them; 0 without an account and with `includeBlacklisted`.
                 */
                blacklistedPodcasts: number;
                /** @description The cursor of the next page; `null` when there is none, or when the plan's limit is reached. */
                cursor: string | null;
                /**
                 * @description A corrected spelling, when a word has no matches. It is the text of the terms, with
                 *     groups as `(these or those)`.
                 */
                didYouMean: string | null;
                /** @description The requested facets, in the order of the request. */
                facets: components["schemas"]["FacetView"][];
                /** @description How the hits were found. */
                foundBy: components["schemas"]["RetrievalModeView"];
                /**
                 * @description Number of podcasts that match as the hits do, or have episodes that do, and are left out because of `project`.
                 *     Blacklisted ones are not counted.
                 */
                hiddenListedPodcasts: number;
                /** @description The search reached its time limit, and there may be better and more hits. */
                partial: boolean;
                /** @description The hits of the page, with their total. */
                result: components["schemas"]["SearchResult_PodcastHitView"];
                /**
                 * @description Names this search in later calls, for 90 days after it was last run. Repeats and further pages have the same
                 *     id. Searches without an account are not stored.
                 */
                searchId: string;
                /** @description podcasts or episodes. */
                searchMode: string;
                /** @description The search as it was sent. */
                searchOptions: components["schemas"]["SearchRequest"];
                /** @description Times and totals of the search. */
                searchResultsStats: components["schemas"]["SearchStats"];
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A successful response. */
        Envelope_SearchHistoryData: {
            /** @description A page of the user's searches. */
            data: {
                /** @description The cursor of the next page; `null` on the last one. */
                cursor: string | null;
                /** @description The searches, last run first. A search that was run again is listed once. */
                searches: components["schemas"]["StoredSearchView"][];
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
        Envelope_SharedListData: {
            /** @description A project as people see it who have a link to it. */
            data: {
                /** @description The list. */
                list: components["schemas"]["SharedListView"];
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A successful response. */
        Envelope_SimilarEpisodesData: {
            /** @description Similar episodes, most similar first. */
            data: {
                /** @description Id of the episode to which the others are similar. */
                episodeId: string;
                /** @description The episodes, most similar first. */
                similarEpisodes: components["schemas"]["SimilarEpisodeView"][];
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A successful response. */
        Envelope_SnoozedMatchesData: {
            /** @description How many matches changed. */
            data: {
                /**
                 * Format: int64
                 * @description Number of matches that changed.
                 */
                changed: number;
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
                /**
                 * Format: int64
                 * @description Number of episodes in the catalog.
                 */
                episodes: number;
                /** @description Name of the served generation of the catalog. */
                generation: string;
                /** @description Categories with their number of podcasts, most frequent first. */
                genres: components["schemas"]["ValueCountView"][];
                /** @description Most frequent first. */
                languages: components["schemas"]["ValueCountView"][];
                /**
                 * Format: int64
                 * @description Number of podcasts in the catalog.
                 */
                podcasts: number;
                /** @description When the generation was published. */
                publishedAt: components["schemas"]["Moment"];
                /**
                 * Format: int64
                 * @description Number of transcripts in the catalog.
                 */
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
                /** @description Alerts on the catalog that is served. */
                alerts: components["schemas"]["StatusAlertsView"];
                /** @description The last 90 days in UTC, oldest first. */
                days: components["schemas"]["StatusDayView"][];
                /** @description Webhooks of the last 24 hours. */
                webhooks: components["schemas"]["StatusWebhooksView"];
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A successful response. */
        Envelope_StoredSearchData: {
            /** @description The search of an id. */
            data: {
                /** @description The search. */
                search: components["schemas"]["StoredSearchView"];
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
                /** @description The tag, for example `podcast:transcript`. */
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
                /** @description The days. */
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
        Envelope_TeamData: {
            /** @description A team of the user. */
            data: {
                /** @description The team. */
                team: components["schemas"]["TeamView"];
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
                /** @description The members. */
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
                /** @description The months. */
                months: components["schemas"]["TeamUsageMonthView"][];
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A successful response. */
        Envelope_TeamPodcastData: {
            /** @description The podcast of the team. */
            data: {
                /** @description The podcast with its flags. */
                teamPodcast: components["schemas"]["TeamPodcastView"];
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A successful response. */
        Envelope_TeamPodcastsData: {
            /** @description A page of the team's podcasts. */
            data: {
                /** @description The podcasts of the page. */
                teamPodcasts: components["schemas"]["TeamPodcastView"][];
                /**
                 * Format: int64
                 * @description Number of all podcasts of the team.
                 */
                total: number;
                /**
                 * Format: int64
                 * @description Number of podcasts that the filters accept.
                 */
                totalFiltered: number;
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A successful response. */
        Envelope_TeamUserData: {
            /** @description A user of the team. */
            data: {
                /** @description The user. */
                user: components["schemas"]["TeamUserView"];
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
                /** @description The members. */
                users: components["schemas"]["TeamUserView"][];
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A successful response. */
        Envelope_TeamsData: {
            /** @description The teams of the user, in the order of joining. */
            data: {
                /** @description The teams. */
                teams: components["schemas"]["TeamView"][];
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
                /** @description Id of the episode. */
                episodeId: string;
                /** @description Whether there are more passages. */
                hasMore: boolean;
                /** @description The cursor of the next page; `null` on the last one. */
                nextCursor: string | null;
                /** @description The search reached its time limit, and there may be more passages. */
                partial: boolean;
                /** @description Largest page size. */
                passageLimit: number;
                /** @description The passages of the page. */
                passages: components["schemas"]["PassageView"][];
                /** @description The total number of passages. */
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
                /** @description The transcript. */
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
                /** @description The beginning of the transcript. */
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
                /** @description Id of the episode. */
                episodeId: string;
                /** @description Id of the podcast. */
                podcastId: string;
                /** @description The sentences, in order of time. */
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
                /** @description Id of the episode. */
                episodeId: string;
                /** @description Id of the podcast. */
                podcastId: string;
                /** @description The sentences, in order of time. */
                sentences: components["schemas"]["SentenceView"][];
                /** @description The beginning of a transcript without times, otherwise `null`. */
                textWithoutTimes: string | null;
                /** @description Sentences in the whole transcript. */
                totalSentences: number;
                /** @description Whether the transcript continues. */
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
                /** @description The request. */
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
                /** @description The requests of the page. */
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
        Envelope_UndoneChangeData: {
            /** @description What an undo restored. */
            data: {
                /** @description Id of the undo itself, which can be undone, too; `null` when nothing was restored. */
                changeId: string | null;
                /** @description What was left as it is, because somebody has changed it since. */
                left: components["schemas"]["LeftRowView"][];
                /** @description Number of entries, projects and alerts that are as they were before the change. */
                restoredCount: number;
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A successful response. */
        Envelope_UpdatedAlertConfigData: {
            /** @description A changed alert. */
            data: {
                /** @description Id of the change, for undo; `null` when nothing has changed. */
                changeId: string | null;
                /** @description The alert as it is now. */
                updatedAlertConfig: components["schemas"]["AlertConfigView"];
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A successful response. */
        Envelope_UpdatedListedPodcastData: {
            /** @description A changed entry. */
            data: {
                /** @description Id of the change, for undo; `null` when nothing has changed. */
                changeId: string | null;
                /** @description Id of the entry. */
                listedPodcastId: string;
                /** @description The new values as sent. */
                options: components["schemas"]["ListedPodcastOptions"];
                /** @description Slug of the project. */
                projectSlug: string;
                /** @description The entry as it is now. */
                updatedListedPodcast: components["schemas"]["ListedPodcastView"];
                /** @description Warnings about the change. */
                warnings: components["schemas"]["ListWarningView"][];
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A successful response. */
        Envelope_UpdatedProjectData: {
            /** @description A changed project. */
            data: {
                /** @description Id of the change, for undo; `null` when nothing has changed. */
                changeId: string | null;
                /** @description The project as it is now. */
                project: components["schemas"]["ProjectView"];
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A successful response. */
        Envelope_UpdatesData: {
            /** @description What happened in the team. */
            data: {
                /** @description The cursor for the next call, also when there are no more events yet; `null` before the first event. */
                cursor: string | null;
                /** @description The events, oldest first. */
                events: components["schemas"]["UpdateEventView"][];
                /** @description Whether there are more events now. */
                hasMore: boolean;
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A successful response. */
        Envelope_UserDailyUsageData: {
            /** @description Usage records, one for each day in UTC, oldest first. */
            data: {
                /** @description The days. */
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
                /** @description The months. */
                months: components["schemas"]["UsageMonthView"][];
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A successful response. */
        Envelope_WebhookData: {
            /** @description A webhook. */
            data: {
                /** @description The webhook. */
                webhook: components["schemas"]["WebhookView"];
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A successful response. */
        Envelope_WebhookDeliveriesData: {
            /** @description A page of the log of a webhook. */
            data: {
                /** @description The cursor of the next page; `null` on the last one. */
                cursor: string | null;
                /** @description Newest first. They are kept for 30 days. */
                deliveries: components["schemas"]["WebhookDeliveryView"][];
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A successful response. */
        Envelope_WebhookDeliveryData: {
            /** @description A delivery with its attempts. */
            data: {
                /** @description Newest first; at most 100. */
                attempts: components["schemas"]["WebhookAttemptView"][];
                /** @description What is sent, byte by byte. */
                body: string;
                /** @description The delivery. */
                delivery: components["schemas"]["WebhookDeliveryView"];
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A successful response. */
        Envelope_WebhookWithSecretData: {
            /** @description A webhook with its secret. */
            data: {
                /** @description The secret that signs deliveries, `whsec_…`. It is not shown again; `null` for Slack, which needs none. */
                secret: string | null;
                /** @description The webhook. */
                webhook: components["schemas"]["WebhookView"];
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description A successful response. */
        Envelope_WebhooksData: {
            /** @description The webhooks of the team. */
            data: {
                /** @description Oldest first. */
                webhooks: components["schemas"]["WebhookView"][];
            };
            /**
             * @description Always `OK`.
             * @example OK
             */
            status: string;
        };
        /** @description All episodes of a podcast in short form. */
        EpisodeCatalogData: {
            /** @description The episodes and the publishing rhythm. */
            catalogue: components["schemas"]["EpisodeCatalogView"];
        };
        /** @description A podcast's episodes in brief, newest first, and its publishing rhythm. Episodes without a date are left out. */
        EpisodeCatalogView: {
            /** @description Whether repeats can be recognized. Always false. */
            classificationAvailable: boolean;
            /** @description The episodes, newest first. */
            episodes: components["schemas"]["CatalogEpisode"][];
            /** @description The publishing rhythm of the last year. */
            rhythm: components["schemas"]["RhythmView"];
            /** @description There are more than 1,000 episodes. */
            truncated: boolean;
        };
        /** @description An episode. */
        EpisodeData: {
            /** @description The episode. */
            episode: components["schemas"]["EpisodeView"];
        };
        /** @description The episode of a hit. */
        EpisodeFields: components["schemas"]["UnknownOfEpisode"] & {
            /** @description When the episode was added to the catalog. */
            episodeCreatedAt: components["schemas"]["Moment"];
            /**
             * Format: int64
             * @description Length of the episode in seconds; `null` when unknown.
             */
            episodeDurationSeconds: number | null;
            /** @description The main categories to which the categories of the feed belong; for admins. */
            episodeEarshotGenres: string[] | null;
            /** @description Empty when the item has no enclosure, because existing clients accept no null here. */
            episodeEnclosureUrl: string;
            /** @description People who take part or are mentioned, from feed, texts and transcript; `null` when there are none. */
            episodeGuestsAndHosts: components["schemas"]["HitPerson"][] | null;
            /** @description The guid that the feed gives the episode. */
            episodeGuid: string | null;
            /** @description Whether the catalog has a transcript. */
            episodeHasTranscript: boolean;
            /** @description Id of the episode. */
            episodeId: string;
            /** @description URL of the episode's image; `null` when there is none. */
            episodeImageUrl: string | null;
            /** @description Keywords of the feed, and phrases of the episode's texts. */
            episodeKeywords: string[] | null;
            /** @description The podcast's description as plain text. */
            episodePodcastDescriptionDenormalized: string | null;
            /** @description The podcast's language, BCP 47; `und` when unknown. */
            episodePodcastLanguageDenormalized: string;
            /** @description Title of the podcast. */
            episodePodcastTitleDenormalized: string;
            /** @description The podcast's categories; `null` when there are none. */
            episodePodcastTopGenresDenormalized: string[] | null;
            /** @description The description as sanitized HTML; `null` when there is none. */
            episodeRssDescription: string | null;
            /** @description The embedding of the episode's texts; `null` unless `includeEmbeddings` requests it. */
            episodeRssDescriptionEmbedding: number[] | null;
            episodeRssDescriptionGeneratedFrom: components["schemas"]["GeneratedFromView"] | null;
            /** @description Sentences of the notes that sum up the episode. See `episodeRssDescriptionGeneratedFrom`. */
            episodeRssDescriptionGeneratedLong: string | null;
            /** @description The sentence of the notes that sums up the episode best. See `episodeRssDescriptionGeneratedFrom`. */
            episodeRssDescriptionGeneratedShort: string | null;
            /** @description The description as plain text. */
            episodeRssDescriptionNoHtml: string | null;
            /** @description The subtitle in the feed; `null` when there is none. */
            episodeRssItunesSubtitle: string | null;
            /**
             * @description The time when the episode was first seen, when the item has no date, because existing clients accept no null
             *     here.
             */
            episodeRssPublishedAt: components["schemas"]["Moment"];
            /** @description Title of the episode. */
            episodeRssTitle: string;
            /** @description Slug of the episode, unique within its podcast. */
            episodeSlug: string;
            /** @description The sponsors; `null` when there are none. */
            episodeSponsorsAndAdvertisers: components["schemas"]["HitSponsor"][] | null;
            /** @description Topics, keywords, people, sponsors, format and season in one list. */
            episodeTags: components["schemas"]["TagView"][] | null;
            /** @description Topics of the episode, from its texts and the catalog's vocabulary, in their most common spelling. */
            episodeTopics: string[] | null;
            /** @description When the episode last changed in the catalog. */
            episodeUpdatedAt: components["schemas"]["Moment"];
            /** @description URL of the episode's page; `null` when the feed has none. */
            episodeWebUrl: string | null;
            /** @description The passages of the transcript with their embeddings; `null` unless `includeEmbeddings` requests them. */
            transcriptEmbeddingsChunks: components["schemas"]["EmbeddingChunkView"][] | null;
            /** @description Id of the transcript; `null` without one. */
            transcriptId: string | null;
        };
        /** @description An episode in search results. */
        EpisodeHitView: components["schemas"]["PodcastFields"] & components["schemas"]["EpisodeFields"] & components["schemas"]["HitTeamFields"] & {
            /**
             * @description Snippets of the episode's description with `<em>` around matches, and everything else escaped; `null` without
             *     matches.
             */
            episodeDescriptionHighlights: string[] | null;
            /** @description The episode's title with `<em>` around matches, and everything else escaped; `null` without matches. */
            episodeTitleHighlights: string[] | null;
            explanation: components["schemas"]["ExplanationView"] | null;
            /** @description The best snippet of all fields; `null` unless requested. */
            matchSnippet: string | null;
            /**
             * @description Snippets of the podcast's description with `<em>` around matches, and everything else escaped; `null` without
             *     matches.
             */
            podcastDescriptionHighlights: string[] | null;
            /** @description Author, hosts and keywords of the podcast that match; empty when none does. */
            podcastOtherHighlights: components["schemas"]["FieldHighlightView"][];
            /** @description The podcast's title with `<em>` around matches, and everything else escaped; `null` without matches. */
            podcastTitleHighlights: string[] | null;
            /** @description How the episode was found: `words`, `meaning` or `both`. */
            reason: string;
            /**
             * Format: double
             * @description Score of the hit. Scores are comparable within one search only.
             */
            score: number;
            /** @description Snippets of the transcript with `<em>` around matches, and everything else escaped; `null` without matches. */
            transcriptHighlights: string[] | null;
            /** @description The matching passages of the transcript with their times, best first. */
            transcriptMatches: components["schemas"]["TranscriptMatchView"][];
            /** @description The best passage of the transcript, as plain text. */
            transcriptTextSnippet: string | null;
        };
        /** @description A person of an episode. */
        EpisodePerson: {
            /**
             * Format: double
             * @description Confidence, 0 to 1.
             */
            confidence: number;
            /** @description URL of the person's image; `null` when the feed has none. */
            imageUrl: string | null;
            /** @description The person's name. */
            name: string;
            /** @description The organization, as the texts name it; `null` when unknown. */
            organization: string | null;
            /** @description The person's role, as it is written. */
            role: string | null;
            /** @description The text around the name; `null` where the name is the whole field. */
            snippet: string | null;
            /**
             * @description The text that names the person: `person-tag`, `author`, `title`, `description`, `show`,
             *     `transcript`, `other-episodes`.
             */
            source: string;
            /** @description host, guest, mentioned or unknown. */
            type: string;
            /** @description URLs of the person that the feed gives. */
            urls: string[];
        };
        /** @description An episode. */
        EpisodeView: {
            /** @description URL of the episode in Apple Podcasts; `null` when unknown. */
            applePodcastsUrl: string | null;
            /** @description The author, as the feed names it. */
            author: string | null;
            deepAnalysisRequestedAt: components["schemas"]["Moment"] | null;
            /** @description The description as sanitized HTML; `null` when there is none. */
            description: string | null;
            descriptionGeneratedFrom: components["schemas"]["GeneratedFromView"] | null;
            /** @description Sentences of the notes that sum up the episode; `null` in lists of episodes. */
            descriptionGeneratedLong: string | null;
            /** @description The sentence of the notes that sums up the episode best; `null` in lists of episodes. */
            descriptionGeneratedShort: string | null;
            /** @description The description as plain text. */
            descriptionNoHtml: string | null;
            /**
             * Format: int64
             * @description Length of the episode in seconds; `null` when unknown.
             */
            durationSeconds: number | null;
            /** @description Empty when the item has no enclosure, because existing clients accept no null here. */
            enclosureUrl: string;
            /**
             * @description The main categories to which the categories of the feed belong; for admins. `null` in lists of
             *     episodes.
             */
            episodeEarshotGenres: string[] | null;
            /** @description People who take part or are mentioned, from feed, texts and transcript; `null` when there are none. */
            episodeGuestsAndHosts: components["schemas"]["EpisodePerson"][] | null;
            /** @description Id of the episode. */
            episodeId: string;
            /** @description Keywords of the feed, and phrases of the episode's texts; `null` in lists. */
            episodeKeywords: string[] | null;
            /** @description The embedding of the episode's texts; `null` unless `includeEmbeddings` requests it. */
            episodeRssDescriptionEmbedding: number[] | null;
            /** @description The subtitle in the feed, or the first 240 characters of the description. */
            episodeShortDescription: string | null;
            /** @description Slug of the episode, unique within its podcast. */
            episodeSlug: string;
            /** @description The sponsors with details. */
            episodeSponsorDetails: components["schemas"]["SponsorView"][] | null;
            /** @description Names of the sponsors; `null` when there are none. */
            episodeSponsors: string[] | null;
            /** @description Topics, keywords, people, sponsors, format and season in one list; `null` in lists of episodes. */
            episodeTags: components["schemas"]["TagView"][] | null;
            /** @description URL of the image in the feed; `null` when there is none. */
            episodeThumbnailRssUrl: string | null;
            /**
             * @description Topics of the episode, from its texts and the catalog's vocabulary, in their most common
             *     spelling; `null` in lists.
             */
            episodeTopics: string[] | null;
            /** @description Whether the feed marks the episode as explicit; `null` when it does not state it. */
            explicit: boolean | null;
            goneFromFeedAt: components["schemas"]["Moment"] | null;
            /** @description Whether the catalog has a transcript. */
            hasTranscript: boolean;
            /** @description Whether the enclosure is a video. */
            hasVideo: boolean;
            /** @description URL of the image; `null` when there is none. */
            imageUrl: string | null;
            /**
             * Format: int32
             * @description Number of the episode in the feed; `null` when there is none.
             */
            number: number | null;
            /** @description Id of the podcast. */
            podcastId: string;
            /** @description Slug of the podcast. */
            podcastSlug: string;
            /** @description Title of the podcast. */
            podcastTitle: string;
            publishedAt: components["schemas"]["Moment"] | null;
            /**
             * Format: int32
             * @description Number of the season in the feed; `null` when there is none.
             */
            season: number | null;
            /** @description Title of the episode. */
            title: string;
            /** @description The passages of the transcript with their embeddings; `null` unless `includeEmbeddings` requests them. */
            transcriptEmbeddingsChunks: components["schemas"]["EmbeddingChunkView"][] | null;
            /** @description Id of the transcript; `null` without one. */
            transcriptId: string | null;
            transcriptionRequestedAt: components["schemas"]["Moment"] | null;
            /** @description URL of the video; `null` when the enclosure is not a video. */
            videoUrl: string | null;
            /** @description URL of the episode's page; `null` when the feed has none. */
            webUrl: string | null;
            /** @description Always `null`: videos are not matched to episodes. */
            youtubeEpisodeDetails: Record<string, never> | null;
        };
        /** @description The options as applied. */
        EpisodesOptions: {
            /** @description Whether only episodes with, or without, a transcript are listed; `null` for all. */
            hasTranscript: boolean | null;
            /** @description Maximum number of entries in the response. */
            limit: number;
            /** @description Number of entries that are skipped. */
            skip: number;
        };
        /** @description The data of a failure. */
        ErrorData: {
            /** @description The row as it is, when a change expected another version of it (`If-Match`); absent otherwise. */
            current?: Record<string, never> | null;
            limit?: components["schemas"]["ReachedLimit"] | null;
            /** @description The message for people. */
            message: string;
        };
        /** @description One invalid value and its position. */
        ErrorDetail: {
            /** @description What is wrong with the value. */
            message: string;
            /** @description JSON pointer into the body, or the parameter's name after a slash. */
            pointer: string;
        };
        /** @description A failure. */
        ErrorView: {
            /** @description The error code for programs. */
            code: string;
            /** @description The message once more, where clients of search calls read it. */
            data: components["schemas"]["ErrorData"];
            /** @description The invalid values; empty for failures of another kind. */
            errors: components["schemas"]["ErrorDetail"][];
            /** @description The message for people. */
            message: string;
            /** @description The request id, also in the header `x-request-id`. */
            requestId: string;
            /** @description `ERROR`, or `UNAUTHORIZED` when the authorization failed. */
            status: string;
        };
        /** @description A change of the alert that would have filtered the match. */
        ExclusionProposal: {
            /** @description exclude-ads, require-subject, exclude-word or mute-show. */
            kind: string;
            /** @description The change in words, for people. */
            label: string;
            /** @description The body of the call that changes the alert; `null` for mute-show, which has its own call. */
            updates: Record<string, never> | null;
            /** @description The word or the id of the podcast; `null` for others. */
            value: string | null;
        };
        /** @description A part of a score. */
        ExplanationView: {
            /** @description The parts from which `value` is computed. */
            parts: components["schemas"]["ExplanationView"][];
            /**
             * Format: double
             * @description The value that this part contributes.
             */
            value: number;
            /** @description Text for people: `title matches exactly`. */
            what: string;
        };
        /** @description A column of an export. */
        ExportColumnView: {
            /** @description The group with which it is chosen. */
            group: string;
            /** @description The name in JSON, NDJSON and Parquet. */
            key: string;
            /** @description text, list, integer, decimal, boolean, time or date. */
            kind: string;
            /** @description The heading in CSV and XLSX. */
            label: string;
        };
        /** @description A group of columns. */
        ExportGroupView: {
            /** @description The name in a request. */
            key: string;
            /** @description The name for people. */
            label: string;
            /** @description The lowest plan that exports the group; `null` when the caller's plan does. */
            plan: string | null;
        };
        /** @description An export of a list. */
        ExportListedPodcastsRequest: {
            /** @description Whether a CSV file begins with a byte order mark, which Excel needs; false by default. */
            bom?: boolean | null;
            /**
             * @description Groups of columns: basicInfo, description, location, website, contactDetails, socials, appleReviews,
             *     spotifyReviews, castboxListens, authorityScore, listDetails. At least one, except for opml. basicInfo has states,
             *     priorities and labels; listDetails has notes, next actions, and who added the podcast when.
             */
            columns?: string[] | null;
            /** @description csv (default), json, ndjson, xlsx, parquet or opml. */
            format?: string | null;
            /** @description States of the entries to export: prospect, qualified, pitched, lost, booked, ignored; all by default. */
            listedPodcastStatesFilter?: string[] | null;
        };
        /** @description An export of a search. */
        ExportPodcastsRequest: {
            /** @description Whether a CSV file begins with a byte order mark, which Excel needs; false by default. */
            bom?: boolean | null;
            /**
             * @description Groups of columns: basicInfo, description, location, website, contactDetails, socials, appleReviews,
             *     spotifyReviews, castboxListens, authorityScore. At least one, except for opml.
             */
            columns?: string[] | null;
            /** @description csv (default), json, ndjson, xlsx, parquet or opml. */
            format?: string | null;
            /**
             * Format: int64
             * @description Number of podcasts, 1 to 1,000, best first; `null` exports all, if the plan exports as many at once.
             */
            limit?: number | null;
            /** @description `searchId` of the response to the search. The search is run again. */
            searchHistoryId: string;
        };
        /** @description Preferences for exports. */
        ExportPreferencesRequest: {
            /** @description Columns that exports leave out; at most 200. */
            columnsToNotExport?: string[] | null;
        };
        /** @description Preferences for exports. */
        ExportPreferencesView: {
            /** @description Columns that exports leave out. */
            columnsToNotExport: string[];
        };
        /** @description A preview of an export. It costs nothing. */
        ExportPreviewData: {
            /** @description The columns once more, with their names for programs. */
            columnDetails: components["schemas"]["ExportColumnView"][];
            /** @description The headings of the columns, in the order of the file. Columns that the plan does not export are left out. */
            columns: string[];
            /** @description Number of podcasts that the file will have. */
            count: number;
            /** @description All groups of columns that this kind of export has. */
            groups: components["schemas"]["ExportGroupView"][];
            /** @description Most podcasts that the plan exports at once; 0 when it has no exports. */
            limit: number;
            /**
             * Format: int32
             * @description Exports that are left this month; `null` is unlimited.
             */
            remaining: number | null;
            /** @description The cells of the first five rows: texts, numbers, `true`, `false` or `null`. */
            rows: Record<string, never>[][];
            /** @description Number of podcasts that the search or the list has. */
            total: number;
            /** @description Whether `total` is exact. Otherwise there are more. */
            totalIsExact: boolean;
        };
        /** @description A page. */
        FacebookPageView: {
            /** @description Id of the page, or its name in the URL when the id is unknown. */
            facebookPageId: string;
            /** @description URL of the page. */
            facebookPageUrl: string;
            /**
             * Format: int64
             * @description Number of followers; 0 when it is listed in `missing`.
             */
            followers: number;
            /**
             * Format: int64
             * @description Number of pages that it follows; 0 when it is listed in `missing`.
             */
            following: number;
            /**
             * Format: int64
             * @description Number of people who like the page; 0 when it is listed in `missing`.
             */
            likes: number;
            /** @description Counts that the platform did not provide. */
            missing: string[];
            /** @description Name of the page. */
            name: string;
            /** @description URL of the profile photo; `null` when unknown. */
            profilePhotoUrl: string | null;
            /** @description When the counts were read from the platform. */
            scrapedAt: components["schemas"]["Moment"];
            /**
             * Format: int64
             * @description Number of people who talk about the page; `null` when unknown.
             */
            talkingAboutCount: number | null;
        };
        /** @description A range of a figure with the number of its hits. */
        FacetRangeView: {
            /**
             * Format: double
             * @description The first value above the range; `null` for the last range, which is open.
             */
            below: number | null;
            /** @description Number of hits in the range. */
            count: number;
            /**
             * Format: double
             * @description The smallest value of the range.
             */
            min: number;
        };
        /** @description A value of a facet with the number of its hits. */
        FacetValueView: {
            /** @description Number of hits with this value. */
            count: number;
            /** @description The value, such as `en`. */
            value: string;
        };
        /** @description The values of a property among the hits. */
        FacetView: {
            /** @description Number of hits that were counted: a part of them when there are very many. */
            counted: number;
            /**
             * @description language, genre, country, updateFrequency, hasTranscript, hasGuests, likelyMachineMade, veryStale, topics,
             *     keywords, or the name of a figure.
             */
            facet: string;
            /**
             * @description The distribution of a figure in ascending order. Hits whose figure is unknown are in no range. Empty for other
             *     facets.
             */
            ranges: components["schemas"]["FacetRangeView"][];
            /** @description Most frequent first. Empty for a figure. */
            values: components["schemas"]["FacetValueView"][];
        };
        /** @description Features that can be enabled for a team. None of them is available. */
        FeatureFlagsView: {
            /** @description Always `false`: exports to Airtable are not available. */
            airtableIntegration: boolean;
            /** @description Always `false`: pages for applications are not available. */
            applyPage: boolean;
            /** @description Always `false`: exports to S3 are not available. */
            s3Integration: boolean;
        };
        /** @description A matching short text of a podcast, besides title and description. */
        FieldHighlightView: {
            /** @description `author`, `host` or `keyword`. */
            field: string;
            /** @description The whole text with `<em>` around matches, and everything else escaped. */
            highlighted: string;
        };
        /** @description How a description was generated. */
        GeneratedFromView: {
            /** @description `extractive`: whole sentences of the feed, unchanged. No text is written. */
            method: string;
            /** @description Where the sentences come from: `description`, `episode-notes`. */
            sources: string[];
        };
        /** @description How a term of a group matches. */
        GroupTermOptionsRequest: {
            /** @description Whether similar spellings match too, with a lower score. */
            fuzzy?: boolean | null;
            /** @description Whether the words must be adjacent and in order. */
            phraseMatch?: boolean | null;
            /**
             * Format: double
             * @description How many positions the words of a phrase may be apart, 0 to 100.
             */
            slop?: number | null;
        };
        /** @description A term of a group. It has no match mode. */
        GroupTermRequest: {
            /** @description podcast-title, podcast-description; for episodes also episode-title, episode-description, transcript. */
            searchTargets: string[];
            /** @description At least 2 characters. */
            searchTerm: string;
            searchTermOptions?: components["schemas"]["GroupTermOptionsRequest"] | null;
            /** @description The type of the term; always `text`. */
            searchType?: string;
        };
        /** @description The state of the service. */
        HealthData: {
            /** @description The served generation. */
            generation: string | null;
            /** @description `ok`, or `empty` before the first generation is published. */
            state: string;
            /** @description Version of the program. */
            version: string;
        };
        /** @description The alert of a match in the history. */
        HistoryAlertView: {
            /** @description Id of the user who created it; empty when their account was deleted. */
            createdByUserId: string;
            /** @description Id of the alert. */
            id: string;
            /** @description Name of the alert. */
            name: string;
            /** @description Id of the team. */
            teamId: string;
            /** @description The name or words that it looks for. */
            value: string;
        };
        /** @description The chart of a position history, with its first and last day. */
        HistoryChart: {
            /** @description Category of the chart, in lower case, such as `true crime`. */
            category: string;
            /** @description The platform: `apple` or `spotify`. */
            chartType: string;
            /** @description The country of the chart, ISO 3166-1 alpha-2 in lower case. */
            country: string;
            /** @description The first day with a capture of the chart. */
            earliestChartDate: string;
            /** @description The last day with a capture of the chart. */
            latestChartDate: string;
        };
        /** @description The days of a position history. */
        HistoryRangeView: {
            /** @description The last day, such as `2026-11-21`. */
            endDate: string;
            /** @description The range: `30d`, `90d`, `14w`, `6m`, `1y` or `all`. */
            range: string;
            /** @description The first day, such as `2026-11-21`. */
            startDate: string;
        };
        /** @description Days, or weeks for longer ranges. */
        HistorySeries: {
            /** @description The days, oldest first. */
            points: components["schemas"]["PointView"][];
            /**
             * @description Always `daily`.
             * @enum {string}
             */
            resolution: "daily";
        } | {
            /** @description The weeks, oldest first. */
            buckets: components["schemas"]["BucketView"][];
            /**
             * @description Always `weekly`.
             * @enum {string}
             */
            resolution: "weekly";
        };
        /** @description Best and average position, and the days on and off the chart. */
        HistoryStatsView: {
            /**
             * Format: double
             * @description Average position on the days on the chart, 1 is the best; `null` when there are none.
             */
            averagePositionWhenCharting: number | null;
            /**
             * Format: int32
             * @description The best position in the range; `null` when it was not on the chart.
             */
            bestPosition: number | null;
            /**
             * Format: int32
             * @description Number of days in the range.
             */
            calendarDays: number;
            /**
             * Format: int32
             * @description Days with a capture.
             */
            chartDays: number;
            /**
             * Format: int32
             * @description Number of days on the chart.
             */
            daysOnChart: number;
            /** @description The first day of the range on the chart; `null` when there is none. */
            firstSeenDate: string | null;
            /** @description The last day of the range on the chart; `null` when there is none. */
            lastSeenDate: string | null;
            /**
             * Format: int32
             * @description Days without a capture.
             */
            missingDays: number;
            /**
             * Format: int32
             * @description Number of days with a complete capture on which it is not on the chart.
             */
            offChartDays: number;
            /** @description The days on the chart up to the last capture without a break. */
            streak: components["schemas"]["StreakView"];
            /**
             * Format: int32
             * @description Number of days whose capture is not complete enough to decide whether it is on the chart.
             */
            unknownDays: number;
        };
        /** @description Days, and how complete the chart is on each. */
        HistoryWindow: {
            /** @description `complete`, `unresolved_identities`, `incomplete` or `no_chart`. */
            coverage: string[];
            /** @description The days, oldest first. */
            dates: string[];
        };
        /** @description A podcast's current position on a chart. Its keys are in snake case, as existing clients expect them. */
        HitChartPosition: {
            /** @description Category of the chart, in lower case, such as `true crime`. */
            category: string;
            /** @description The latest date of the chart, which is the same. */
            chart_latest_date: string;
            /** @description The platform: `apple` or `spotify`. */
            chart_type: string;
            /** @description ISO 3166 alpha-2, in lower case. */
            country_code: string;
            /** @description The date of the chart's latest capture. */
            date: string;
            /**
             * Format: int32
             * @description Number of days on the chart without a break.
             */
            days_streak_count: number;
            /**
             * Format: int32
             * @description Position on the chart; 1 is the best.
             */
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
            /** @description Subcategory of the chart; `null` for the chart of a whole category. */
            sub_category: string | null;
            /**
             * Format: int32
             * @description Number of captures with the podcast, and of consecutive ones up to the latest. Days without a capture do not
             *     count.
             */
            total_days_in_chart: number;
        };
        /** @description A Facebook page in a hit. The contract uses snake case here. */
        HitFacebookPage: {
            /** @description When the counts were read. */
            data_last_updated: components["schemas"]["Moment"];
            /**
             * Format: int64
             * @description Number of followers; 0 when it is listed in `missing`.
             */
            followers_count: number;
            /**
             * Format: int64
             * @description Number of accounts that it follows; 0 when it is listed in `missing`.
             */
            following_count: number;
            /** @description The platform's id; else the handle in the URL. */
            id: string;
            /** @description URL of the profile image; `null` when unknown. */
            image_url: string | null;
            /**
             * Format: int64
             * @description Number of likes; 0 when it is listed in `missing`.
             */
            likes_count: number;
            /** @description Counts that the platform did not provide. They are 0. */
            missing: string[];
            /** @description Name, or the one in the URL when it is unknown. */
            name: string;
            /**
             * Format: int64
             * @description Number of people who talk about it; 0 when it is listed in `missing`.
             */
            talking_about_count: number;
            /** @description URL of the profile. */
            url: string;
        };
        /** @description A host, as named in the feed. */
        HitHost: {
            /** @description URL of the image; `null` when there is none. */
            imageUrl: string | null;
            /** @description Name of the host. */
            name: string;
            /** @description URL of the host's page; `null` when the feed has none. */
            url: string | null;
        };
        /** @description An Instagram profile in a hit. The contract uses snake case here. */
        HitInstagramProfile: {
            /** @description When the counts were read. */
            data_last_updated: components["schemas"]["Moment"];
            /**
             * Format: int64
             * @description Number of followers; 0 when it is listed in `missing`.
             */
            followers_count: number;
            /**
             * Format: int64
             * @description Number of accounts that it follows; 0 when it is listed in `missing`.
             */
            following_count: number;
            /** @description The platform's id; else the handle in the URL. */
            id: string;
            /** @description URL of the profile image; `null` when unknown. */
            image_url: string | null;
            /** @description Counts that the platform did not provide. They are 0. */
            missing: string[];
            /**
             * Format: int64
             * @description Number of posts; 0 when it is listed in `missing`.
             */
            posts_count: number;
            /** @description URL of the profile. */
            url: string;
            /** @description Name of the account, without `@`. */
            username: string;
        };
        /** @description A social profile, or a directory listing. */
        HitLink: {
            /** @description The platform or directory, such as `youtube` or `apple`. */
            type: string;
            /** @description The URL. */
            url: string;
        };
        /** @description An organization on LinkedIn in a hit. The contract uses snake case here. */
        HitLinkedInCompany: {
            /** @description The text in which the profile describes itself; `null` when unknown. */
            about: string | null;
            /** @description Size of the organization; always `null`: the service does not provide it. */
            company_size: string | null;
            /** @description Country, ISO 3166-1 alpha-2; `null` when unknown. */
            country_code: string | null;
            /** @description When the counts were read. */
            data_last_updated: components["schemas"]["Moment"];
            /** @description A longer description; always `null`: the service does not provide it. */
            description: string | null;
            /**
             * Format: int64
             * @description Number of employees on LinkedIn; always 0 and listed in `missing`.
             */
            employees_count: number;
            /**
             * Format: int64
             * @description Number of followers; 0 when it is listed in `missing`.
             */
            followers_count: number;
            /** @description The platform's id; else the handle in the URL. */
            id: string;
            /** @description URL of the profile image; `null` when unknown. */
            image_url: string | null;
            /** @description Industries of the organization; always `null`: the service does not provide them. */
            industries: string | null;
            /** @description Counts that the platform did not provide. They are 0. */
            missing: string[];
            /** @description Name, or the one in the URL when it is unknown. */
            name: string;
            /** @description URL of the profile. */
            url: string;
        };
        /** @description A person on LinkedIn in a hit. The contract uses snake case here. */
        HitLinkedInPerson: {
            /** @description The text in which the profile describes itself; `null` when unknown. */
            about: string | null;
            /**
             * Format: int64
             * @description Number of connections; always 0 and listed in `missing`.
             */
            connections_count: number;
            /** @description Country, ISO 3166-1 alpha-2; `null` when unknown. */
            country_code: string | null;
            /** @description When the counts were read. */
            data_last_updated: components["schemas"]["Moment"];
            /** @description A longer description; always `null`: the service does not provide it. */
            description: string | null;
            /**
             * Format: int64
             * @description Number of followers; 0 when it is listed in `missing`.
             */
            followers_count: number;
            /** @description The platform's id; else the handle in the URL. */
            id: string;
            /** @description URL of the profile image; `null` when unknown. */
            image_url: string | null;
            /** @description Counts that the platform did not provide. They are 0. */
            missing: string[];
            /** @description Name, or the one in the URL when it is unknown. */
            name: string;
            /** @description URL of the profile. */
            url: string;
        };
        /** @description A project that lists the podcast of a hit. */
        HitListView: {
            /** @description Id of the entry on the project. */
            listedPodcastId: string;
            pitchedAt: components["schemas"]["Moment"] | null;
            /** @description Who pitched it: their name, or else their email address; `null` when it was not pitched. */
            pitchedBy: string | null;
            /** @description Id of the project. */
            projectId: string;
            /** @description Name of the project. */
            projectName: string;
            /** @description Slug of the project. */
            projectSlug: string;
            /** @description State of the entry: prospect, qualified, pitched, lost, booked or ignored. */
            state: string;
        };
        /** @description The owner in the feed. */
        HitOwner: {
            /** @description Name of the owner. */
            ownerName: string;
            /**
             * @description `person` for a host, `organization` for the organization behind the podcast; `null` for others, because feeds do
             *     not distinguish them.
             */
            ownerType: string | null;
        };
        /** @description A person of an episode. Its keys are in snake case, as existing clients expect them. */
        HitPerson: {
            /** @description URL of the image; `null` when there is none. */
            image_url: string | null;
            /** @description The person's name. */
            name: string;
            /** @description Organizations of the person, as the texts name them. */
            organizations: string[];
            /** @description Roles, as they are written. */
            roles: string[];
            /** @description The text around the name; `null` where the name is the whole field. */
            snippet: string | null;
            /** @description host, guest, mentioned or unknown. */
            type: string;
            /** @description URLs of the person that the feed gives. */
            urls: string[];
        };
        /** @description A pitch to a podcast. */
        HitPitchView: {
            /** @description When it was pitched. */
            at: components["schemas"]["Moment"];
            /** @description Name of the project. */
            projectName: string;
            /** @description Who pitched it: their name, or else their email address; `null` when their account was deleted. */
            userDisplayName: string | null;
        };
        /** @description A podcast that another one recommends. Its keys are in snake case, as existing clients expect them. */
        HitPodcast: {
            /** @description URL of the image; `null` when there is none. */
            image_url: string | null;
            /** @description Id of the podcast. */
            podcast_id: string;
            /** @description Slug of the podcast. */
            slug: string;
            /** @description Title of the podcast. */
            title: string;
        };
        /** @description A sponsor of an episode. Its keys are in snake case, as existing clients expect them. */
        HitSponsor: {
            /** @description Coupon codes of the sponsor, separated by commas; `null` when there are none. */
            coupon_codes: string | null;
            /** @description Name of the sponsor. */
            name: string;
            /** @description The text that names the sponsor; empty when unknown. */
            snippet: string;
            /** @description URLs that the texts give for the sponsor. */
            urls: string[];
        };
        /** @description Lists, last pitch and blacklist of the caller's team. All are `null` without an account. */
        HitTeamFields: {
            /** @description Whether the team has blacklisted the podcast; `null` without an account. */
            blacklisted: boolean | null;
            lastPitch: components["schemas"]["HitPitchView"] | null;
            /** @description The projects of the team that list the podcast, in the order of adding; `null` without an account. */
            lists: components["schemas"]["HitListView"][] | null;
        };
        /** @description A TikTok profile in a hit. The contract uses snake case here. */
        HitTiktokProfile: {
            /** @description The text in which the profile describes itself; `null` when unknown. */
            biography: string | null;
            /** @description When the counts were read. */
            data_last_updated: components["schemas"]["Moment"];
            /**
             * Format: int64
             * @description Number of followers; 0 when it is listed in `missing`.
             */
            followers_count: number;
            /**
             * Format: int64
             * @description Number of accounts that it follows; 0 when it is listed in `missing`.
             */
            following_count: number;
            /** @description Name of the account, without `@`. */
            handle: string;
            /** @description The platform's id; else the handle in the URL. */
            id: string;
            /** @description URL of the profile image; `null` when unknown. */
            image_url: string | null;
            /**
             * Format: int64
             * @description Number of likes; 0 when it is listed in `missing`.
             */
            likes_count: number;
            /** @description Counts that the platform did not provide. They are 0. */
            missing: string[];
            /** @description Display name, or the one in the URL when it is unknown. */
            profile_name: string;
            /** @description URL of the profile. */
            url: string;
        };
        /** @description A Twitter profile in a hit. The contract uses snake case here. */
        HitTwitterProfile: {
            /** @description The text in which the profile describes itself; `null` when unknown. */
            biography: string | null;
            /** @description When the counts were read. */
            data_last_updated: components["schemas"]["Moment"];
            date_joined: components["schemas"]["Moment"] | null;
            /**
             * Format: int64
             * @description Number of followers; 0 when it is listed in `missing`.
             */
            followers_count: number;
            /**
             * Format: int64
             * @description Number of accounts that it follows; 0 when it is listed in `missing`.
             */
            following_count: number;
            /** @description Name of the account, without `@`. */
            handle: string;
            /** @description The platform's id; else the handle in the URL. */
            id: string;
            /** @description URL of the profile image; `null` when unknown. */
            image_url: string | null;
            /** @description Counts that the platform did not provide. They are 0. */
            missing: string[];
            /**
             * Format: int64
             * @description Number of posts; 0 when it is listed in `missing`.
             */
            posts_count: number;
            /** @description URL of the profile. */
            url: string;
        };
        /** @description A YouTube channel in a hit. The contract uses snake case here. */
        HitYoutubeChannel: {
            /**
             * Format: double
             * @description Views by number of videos; 0 when one of them is unknown.
             */
            average_views_per_video: number;
            /** @description When the counts were read. */
            channel_data_last_updated: components["schemas"]["Moment"];
            /** @description The text in which the channel describes itself; `null` when unknown. */
            channel_description: string | null;
            /** @description Handle of the channel; `null` when unknown. */
            channel_handle: string | null;
            /** @description The platform's id; else the handle in the URL. */
            channel_id: string;
            channel_published_date: components["schemas"]["Moment"] | null;
            /** @description Title of the channel; `null` when unknown. */
            channel_title: string | null;
            /** @description Counts that YouTube did not provide. They are 0. */
            missing: string[];
            /**
             * Format: int64
             * @description Number of subscribers; 0 when it is listed in `missing`.
             */
            total_subscribers: number;
            /**
             * Format: int64
             * @description Number of videos; 0 when it is listed in `missing`.
             */
            total_videos: number;
            /**
             * Format: int64
             * @description Number of views; 0 when it is listed in `missing`.
             */
            total_views: number;
        };
        /** @description The share of podcasts at a hosting company. */
        HostShare: {
            /** @description The hosting company. */
            host: string;
            /**
             * Format: double
             * @description Share of the feeds, 0 to 100.
             */
            percentage: number;
            /**
             * Format: int64
             * @description Number of podcasts at the hosting company.
             */
            totalPodcasts: number;
        };
        /** @description How many tags the podcasts of a hosting company use on average. */
        HostTags: {
            /**
             * Format: double
             * @description Average number of podcast namespace tags in a feed.
             */
            averageNumPodcast2Fields: number;
            /** @description The hosting company. */
            host: string;
            /**
             * Format: int64
             * @description Number of podcasts at the hosting company.
             */
            totalPodcasts: number;
        };
        /** @description The share of a hosting company's podcasts that have transcripts. */
        HostTranscripts: {
            /** @description The hosting company. */
            host: string;
            /**
             * Format: int64
             * @description Number of its podcasts with a transcript in the feed.
             */
            numPodcastsWithTranscripts: number;
            /**
             * Format: double
             * @description Share of the hosting company's podcasts, 0 to 100.
             */
            percentage: number;
            /**
             * Format: int64
             * @description Number of podcasts at the hosting company.
             */
            totalPodcasts: number;
        };
        /** @description A podcast that a row names. */
        ImportPodcastView: {
            /** @description The author, as the feed names it; `null` when it does not. */
            author: string | null;
            /** @description URL of the image; `null` when there is none. */
            imageUrl: string | null;
            lastEpisodePublishedAt: components["schemas"]["Moment"] | null;
            /** @description Id of the podcast. */
            podcastId: string;
            /** @description Slug of the podcast. */
            slug: string;
            /** @description Title of the podcast. */
            title: string;
        };
        /** @description The podcasts of a preview that people chose. */
        ImportPodcastsRequest: {
            /** @description Labels of the new entries. */
            labels?: string[] | null;
            /** @description Ids or slugs of the podcasts, 1 to 1,000. */
            podcastIds: string[];
            /** @description Priority of the new entries; none by default. */
            priority?: string | null;
            /** @description State of the new entries; prospect by default. */
            state?: string | null;
        };
        /** @description What an import would add. Nothing is added yet. */
        ImportPreviewData: {
            /** @description The different rows of the list, in its order; at most 1,000. */
            rows: components["schemas"]["ImportRowView"][];
            /** @description Counts of the rows. */
            summary: components["schemas"]["ImportSummaryView"];
        };
        /** @description A pasted list. A file is sent as the part `file` of a form (`multipart/form-data`). */
        ImportPreviewRequest: {
            /** @description Titles or URLs, one per line, cells copied from a spreadsheet, CSV or OPML; at most 5,242,880 bytes. */
            text: string;
        };
        /** @description A row of a list, with the podcast that it names. */
        ImportRowView: {
            /** @description Whether the podcast is on the project already. */
            alreadyListed: boolean;
            /**
             * @description `certain` when an id, the feed, or title and author name the podcast; `likely` when title or website fit and
             *     nothing contradicts; `guess` for the most similar podcast. `null` when none was found.
             */
            confidence: string | null;
            /** @description The number of an earlier row that names the same podcast; `null` when there is none. */
            duplicateOf: number | null;
            /** @description The row as people recognize it, shortened. */
            input: string;
            /**
             * @description `podcast-id`, `feed-url`, `apple-id`, `spotify-id`, `guid`, `website`, `title-and-author`, `title` or `search`;
             *     `null` when no podcast was found.
             */
            matchedBy: string | null;
            podcast: components["schemas"]["ImportPodcastView"] | null;
            /** @description Why no podcast was found, or why the match is not certain; `null` otherwise. */
            reason: string | null;
            /** @description The number of the row or line in the list, from 1. */
            row: number;
        };
        /** @description Counts of the rows of a list. */
        ImportSummaryView: {
            /** @description Matched rows whose podcast is on the project already. */
            alreadyListed: number;
            /** @description Matched rows whose match is certain. */
            certain: number;
            /** @description Matched rows that name the podcast of an earlier row. */
            duplicates: number;
            /** @description The encoding in which the list was read. */
            encoding: string;
            /** @description How the list was read: `csv`, `opml` or `text`. */
            format: string;
            /** @description Matched rows whose match is a guess. */
            guesses: number;
            /** @description Different rows beyond the 1,000 of one import. They are not in `rows`: import them next. */
            leftOut: number;
            /** @description Matched rows whose match is likely. */
            likely: number;
            limit: components["schemas"]["ReachedLimit"] | null;
            /** @description Rows with a podcast. */
            matched: number;
            /** @description How many different podcasts the rows would add. */
            newPodcasts: number;
            /** @description Rows that repeat an earlier one word for word. They are not in `rows`. */
            repeated: number;
            /** @description Different rows. */
            total: number;
            /** @description Rows without a podcast. */
            unmatched: number;
        };
        /** @description A business or creator account. */
        InstagramView: {
            /**
             * Format: int64
             * @description Number of followers; 0 when it is listed in `missing`.
             */
            followers: number;
            /**
             * Format: int64
             * @description Number of accounts that it follows; 0 when it is listed in `missing`.
             */
            following: number;
            /** @description Name of the account, without `@`. */
            instagramProfileName: string;
            /** @description Counts that the platform did not provide. */
            missing: string[];
            /**
             * Format: int64
             * @description Number of posts; 0 when it is listed in `missing`.
             */
            posts: number;
            /**
             * Format: int64
             * @description Id of the account; 0 when unknown.
             */
            profileId: number;
            /** @description URL of the profile photo; `null` when unknown. */
            profilePhotoUrl: string | null;
            /** @description When the counts were read from the platform. */
            scrapedAt: components["schemas"]["Moment"];
            /** @description URL of the profile. */
            url: string;
        };
        /** @description One invitation. */
        InvitationData: {
            /** @description The invitation. */
            invitation: components["schemas"]["InvitationView"];
        };
        /** @description The invitation of a link. */
        InvitationDetailsData: {
            /** @description The invitation. */
            invitation: components["schemas"]["InvitationDetailsView"];
        };
        /** @description An invitation, as the invited person sees it. */
        InvitationDetailsView: {
            /** @description The email address that is invited. */
            email: string;
            /** @description When the link ends. */
            expiresAt: components["schemas"]["Moment"];
            /** @description Whether the address has an account. It then has to sign in to accept; otherwise, accepting creates the account. */
            hasAccount: boolean;
            /** @description The email address of the person who invited; `null` when the account was deleted. */
            invitedBy: string | null;
            /** @description Whether the invitation is for the signed-in user; `null` when nobody is signed in. */
            isForCaller: boolean | null;
            /** @description The role that the person will have: admin or member. */
            role: string;
            /** @description Name of the team: at first the email address of its owner. */
            teamName: string;
        };
        /** @description An open invitation. */
        InvitationView: {
            /** @description When the person was first invited. */
            createdAt: components["schemas"]["Moment"];
            /** @description The email address that is invited. */
            email: string;
            /** @description When the link in the newest email ends. */
            expiresAt: components["schemas"]["Moment"];
            /** @description Id of the invitation. */
            id: string;
            /** @description Id of the user who invited; `null` when the account was deleted. */
            invitedByUserId: string | null;
            /** @description The role that the person will have: admin or member. */
            role: string;
            /** @description When the newest email was sent. */
            sentAt: components["schemas"]["Moment"];
            /** @description `open`, or `expired` when its link has ended; sending it again makes it open. */
            state: string;
        };
        /** @description The open invitations of the team. */
        InvitationsData: {
            /** @description Newest first. */
            invitations: components["schemas"]["InvitationView"][];
        };
        /** @description Who is invited. */
        InviteRequest: {
            /** @description The email address of the person, with or without an account. */
            email: string;
            /** @description The role that the person will have: admin, or member by default. */
            role?: string | null;
        };
        /** @description The match as it is now. */
        KeptMatchData: {
            /** @description The match as it is now. */
            match: components["schemas"]["AlertMatchView"];
        };
        /** @description A pitch to a podcast by somebody of the team. */
        LastPitchView: {
            /** @description When the podcast was marked as pitched. */
            at: components["schemas"]["Moment"];
            /** @description Id of the project for which they wrote. It may be gone. */
            projectId: string;
            /** @description Name of the project for which they wrote. */
            projectName: string;
            /** @description Name of the user who wrote. */
            userDisplayName: string;
        };
        /** @description The latest episodes, grouped by podcast. Podcasts are sorted by their latest episode. */
        LatestEpisodesData: {
            /** @description The podcasts with their latest episodes. */
            latestPodcasts: components["schemas"]["PodcastWithEpisodes"][];
        };
        /** @description Podcasts, sorted by their latest episode. */
        LatestPodcastsData: {
            /** @description The podcasts. */
            podcasts: components["schemas"]["PodcastSummary"][];
        };
        /** @description A row that an undo left as it is. */
        LeftRowView: {
            /** @description Id of the listed podcast, project or alert. */
            id: string;
            /** @description changed-since, removed-since, listed-again, or limit when the plan has no room for it. */
            reason: string;
        };
        /** @description How many podcasts begin with a letter. */
        LetterCount: {
            /**
             * Format: int64
             * @description Number of podcasts under the letter.
             */
            count: number;
            /** @description The letter, a to z, or `0` for everything else. */
            letter: string;
        };
        /** @description The limits of the plan. */
        LimitsView: {
            /** @description Whether the plan includes API keys. */
            apiAccess: boolean;
            /** @description Maximum number of results of one search, over all its pages. */
            maxResultsPerSearch: number;
            /** @description Whether the caller may read whole transcripts. */
            readsTranscripts: boolean;
            /** @description Search filters that the plan includes. */
            searchFilters: string[];
            searches: components["schemas"]["SearchLimitView"] | null;
            /** @description Whether the caller sees Apple ids and countries. */
            seesAppleId: boolean;
            /** @description Whether the caller sees all contacts. */
            seesContacts: boolean;
            /** @description Whether the caller sees primary contacts. */
            seesPrimaryContacts: boolean;
            /** @description Whether the caller sees ratings, followers and plays. */
            seesSocials: boolean;
            /** @description Whether the caller may set the page size. */
            setsPageSize: boolean;
            /** @description Whether the plan includes team members, in any number. */
            teamMembers: boolean;
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
            /** @description When the link was first seen. */
            firstSeenAt: components["schemas"]["Moment"];
            /** @description When the link was last seen. */
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
        /** @description A guest profile with a project. */
        LinkedGuestProfileView: {
            /**
             * Format: int64
             * @description Number of episodes with the guest.
             */
            appearancesCount: number;
            /** @description The guest's company; `null` without one. */
            companyName: string | null;
            /** @description Id of the profile. */
            id: string;
            /** @description URL of the guest's image; `null` without one. */
            imageUrl: string | null;
            /** @description The guest's profile on LinkedIn; `null` without one. */
            linkedinUrl: string | null;
            /** @description Name of the guest. */
            name: string;
            /** @description Slug of the profile. */
            slug: string;
            /** @description ACTIVE, DRAFT, PENDING, ARCHIVED or ERROR. */
            status: string;
        };
        /** @description An organization. */
        LinkedInCompanyView: {
            /** @description The text in which the profile describes itself; `null` when unknown. */
            about: string | null;
            /** @description Always `null`: no service provides it. */
            companySize: string | null;
            /** @description Country of the headquarters, ISO 3166-1 alpha-2; `null` when unknown. */
            countryCode: string | null;
            /** @description Always `null`: the text of the profile is in `about`. */
            description: string | null;
            /**
             * Format: int64
             * @description Always 0: no service provides the number of employees.
             */
            employeesInLinkedin: number;
            /**
             * Format: int64
             * @description Number of followers; `null` when unknown.
             */
            followers: number | null;
            /** @description Always `null`: no service provides them. */
            industries: string | null;
            /** @description Id of the organization, or its name in the URL when the id is unknown. */
            linkedInCompanyId: string;
            /** @description URL of the profile. */
            linkedInUrl: string;
            /** @description URL of the logo; `null` when unknown. */
            logoImageUrl: string | null;
            /** @description Counts that the platform did not provide. */
            missing: string[];
            /** @description Always `null`: posts are not read. */
            mostRecentUpdate: Record<string, never> | null;
            /** @description Name of the organization. */
            name: string;
            /** @description When the counts were read from the platform. */
            scrapedAt: components["schemas"]["Moment"];
        };
        /** @description A person. */
        LinkedInPersonView: {
            /** @description The text in which the profile describes itself; `null` when unknown. */
            about: string | null;
            /** @description URL of the profile image; `null` when unknown. */
            avatarUrl: string | null;
            /** @description City; always `null`: the service does not provide it. */
            city: string | null;
            /**
             * Format: int64
             * @description Number of connections; always 0 and listed in `missing`.
             */
            connectionsCount: number;
            /** @description Country, ISO 3166-1 alpha-2; `null` when unknown. */
            countryCode: string | null;
            /** @description A longer description; always `null`: the service does not provide it. */
            description: string | null;
            /**
             * Format: int64
             * @description Number of followers; 0 when it is listed in `missing`.
             */
            followerCount: number;
            /**
             * Format: int64
             * @description Number of the profile; always 0: the service does not provide it.
             */
            linkedInNumericId: number;
            /** @description The name in the profile's URL. */
            linkedInProfileId: string;
            /** @description Place; always `null`: the service does not provide it. */
            location: string | null;
            /** @description Counts that the platform did not provide. */
            missing: string[];
            /** @description The host of this name, else the name in the profile's URL. */
            name: string;
            /** @description URL of the profile image; `null` when unknown. */
            profilePhotoUrl: string | null;
            /**
             * Format: int64
             * @description Number of recommendations; always 0 and listed in `missing`.
             */
            recommendationsCount: number;
            /** @description When the counts were read from the platform. */
            scrapedAt: components["schemas"]["Moment"];
            /** @description URL of the profile. */
            url: string;
        };
        /** @description A project that has a podcast. */
        ListOfPodcastView: {
            /** @description Id of the entry. */
            listedPodcastId: string;
            /** @description Id of the project. */
            projectId: string;
            /** @description Name of the project. */
            projectName: string;
            /** @description Slug of the project. */
            projectSlug: string;
            /** @description Status of the podcast there. */
            status: string;
        };
        /** @description A warning about a change. */
        ListWarningView: {
            /** @description `duplicate_pitch`: somebody of the team wrote to the podcast before. */
            code: string;
            /** @description The pitch before. */
            lastPitch: components["schemas"]["LastPitchView"];
            /** @description The warning, for people. */
            message: string;
        };
        /** @description A chart with exactly one country and one category. */
        ListedChart: {
            /** @description apple or spotify. */
            chart_type: string;
            /** @description The country of the chart; always one. */
            countries: components["schemas"]["ListedChartCountry"][];
            /** @description When the chart was made, according to the platform. */
            last_updated: components["schemas"]["Moment"];
        };
        /** @description The category of a chart, with the rankings. */
        ListedChartCategory: {
            /** @description Name of the category above; `null` for a main category. */
            parent_category: string | null;
            /** @description Best first; at least one. */
            rankings: components["schemas"]["ChartRanking"][];
            /** @description Name of the category. */
            title: string;
        };
        /** @description The country of a chart. */
        ListedChartCountry: {
            /** @description The category of the chart; always one. */
            categories: components["schemas"]["ListedChartCategory"][];
            /** @description ISO 3166-1 alpha-2, in lower case. */
            code: string;
            /** @description The English name; `null` when it is unknown. */
            name: string | null;
        };
        /** @description An episode of a listed podcast. */
        ListedEpisodeView: components["schemas"]["EpisodeView"] & {
            /** @description Id of the listed podcast. */
            listedPodcastId: string;
            /** @description URL of the podcast's image; `null` when there is none. */
            podcastImageUrl: string | null;
            /** @description State of the listed podcast. */
            state: string;
        };
        /** @description The podcasts on a project with their facts. */
        ListedPodcastDetailsData: {
            /** @description The podcasts, last added first. */
            listedPodcasts: components["schemas"]["ListedPodcastWithFactsView"][];
        };
        /** @description What the catalog and the team store about a listed podcast. Values of a podcast that has left the catalog are empty. */
        ListedPodcastFactsView: {
            /** @description The author in the feed; `null` when there is none. */
            author: string | null;
            /**
             * Format: double
             * @description The authority score, 0 to 100; `null` before it was calculated.
             */
            authorityScore: number | null;
            /** @description Whether the team has blacklisted the podcast. */
            blacklisted: boolean;
            /**
             * @description `available`, `locked` when the plan does not show the contact, or `none`; `null` when the podcast has left the
             *     catalog.
             */
            contactState: string | null;
            /** @description Countries of the podcast, ISO 3166-1 alpha-2; `null` when unknown or not on the plan. */
            countries: string[] | null;
            /**
             * Format: int64
             * @description Number of episodes; `null` before they were counted.
             */
            episodeCount: number | null;
            /** @description Names of the categories in the feed. */
            genres: string[];
            /** @description Whether episodes have guests; `null` when unknown or not on the plan. */
            hasGuests: boolean | null;
            /** @description Whether the catalog has the podcast. An entry without one keeps the values from when it was added. */
            inCatalog: boolean;
            /** @description BCP 47; `null` when unknown. */
            language: string | null;
            lastEpisodePublishedAt: components["schemas"]["Moment"] | null;
            /** @description The other projects of the team that have the podcast. */
            lists: components["schemas"]["ListOfPodcastView"][];
            /** @description Id of the podcast that it was merged into; `null` when it was not. */
            mergedInto: string | null;
            /** @description daily, weekly, bi-weekly, monthly or stale; `null` without dated episodes. */
            updateFrequency: string | null;
        };
        /** @description The new values of an entry as sent. */
        ListedPodcastOptions: {
            /** @description The priority; `null` when it was not sent or is removed. */
            priority: string | null;
            /** @description The state; `null` when it was not sent. */
            state: string | null;
        };
        /** @description A podcast on a project. */
        ListedPodcastView: {
            /** @description The latest changes, oldest first. The activity of the project has all. */
            activityHistory: components["schemas"]["EntryActivityView"][];
            /** @description When the podcast was added. */
            addedAt: components["schemas"]["Moment"];
            /** @description Who added it. */
            addedByUser: components["schemas"]["AddedByUserView"];
            /** @description How well the podcast fits the project. */
            analysis: components["schemas"]["RelevancyView"];
            /** @description Labels of the entry. */
            labels: string[];
            lastPitch: components["schemas"]["LastPitchView"] | null;
            /** @description Id of the entry. */
            listedPodcastId: string;
            /** @description The day of the next action, `2026-11-21`; `null` without one. */
            nextActionOn: string | null;
            /** @description Notes of the team, plain text; empty without any. */
            notes: string;
            /** @description The podcast. */
            podcast: components["schemas"]["PodcastOfListView"];
            /** @description low, medium, high or urgent; `null` without one. */
            priority: string | null;
            /** @description Id of the project. */
            projectId: string;
            /** @description prospect, qualified, pitched, lost, booked or ignored. */
            status: string;
            /** @description When the entry was last changed. */
            updatedAt: components["schemas"]["Moment"];
            /**
             * Format: int64
             * @description The version, for `If-Match`.
             */
            version: number;
        };
        /** @description A listed podcast with its facts. */
        ListedPodcastWithFactsView: components["schemas"]["ListedPodcastView"] & {
            /** @description What the catalog and the team store about it. */
            facts: components["schemas"]["ListedPodcastFactsView"];
        };
        /** @description A public list. */
        ListicleData: {
            /** @description The list. */
            listicle: components["schemas"]["ListicleView"];
        };
        /** @description A podcast of a public list. */
        ListiclePodcastView: {
            /** @description The author, as the feed names it; `null` when it does not. */
            author: string | null;
            /** @description The sentence that sums up the podcast best, or the beginning of its description; `null` when there is none. */
            description: string | null;
            /**
             * Format: int64
             * @description Number of episodes; `null` when unknown.
             */
            episodeCount: number | null;
            /** @description Categories of the podcast. */
            genres: string[];
            /** @description URL of the image; `null` when there is none. */
            imageUrl: string | null;
            /** @description Language of the podcast, BCP 47; `null` when unknown. */
            language: string | null;
            lastEpisodePublishedAt: components["schemas"]["Moment"] | null;
            /** @description Id of the podcast. */
            podcastId: string;
            /** @description Place on the list, from 1. */
            position: number;
            /** @description Slug of the podcast. */
            slug: string;
            /** @description Title of the podcast. */
            title: string;
        };
        /** @description A project that anybody may read. */
        ListicleView: {
            /** @description The public description; `null` when there is none. */
            description: string | null;
            /** @description Whether everybody sees the page. Members of the team may see it before. */
            isPublic: boolean;
            /** @description The podcasts without ignored and lost ones: first those of the highest priority, then those added first. */
            podcasts: components["schemas"]["ListiclePodcastView"][];
            /** @description The part of the page's URL. */
            slug: string;
            /** @description The public title, or else the name of the project. */
            title: string;
            /** @description When the project, or what is on it, last changed. */
            updatedAt: components["schemas"]["Moment"];
        };
        /** @description The contacts that are not shown. */
        LockedContactsView: {
            /** @description `none`, `primary` (the address in the feed), `all`. */
            access: string;
            /** @description Number of pages for contact. */
            contactPages: number;
            /** @description Number of email addresses. */
            emails: number;
            /** @description Number of phone numbers. */
            phoneNumbers: number;
            /** @description The lowest plan that shows everything; `null` when the caller's plan does. */
            plan: string | null;
        };
        /** @description A podcast; `null` when none has the id. */
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
             * @description Strength of the signal, 0 to 1.
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
            /** @description Whether the podcast counts as likely made by a machine. */
            likely: boolean;
            /** @description The signals, strongest first. */
            signs: components["schemas"]["MachineSignalView"][];
        };
        /** @description Which matches are seen: exactly one of the first three. */
        MarkMatchesSeenRequest: {
            /**
             * Format: uuid
             * @description Id of an alert, for all its matches.
             */
            alertConfigId?: string | null;
            /** @description `true` for all matches of the team. */
            all?: boolean | null;
            /** @description Ids of matches. */
            matchIds?: string[] | null;
            /** @description `false` marks them as not seen; `true` by default. */
            seen?: boolean | null;
        };
        /** @description How many matches changed. */
        MarkedMatchesData: {
            /**
             * Format: int64
             * @description Number of matches that changed.
             */
            changed: number;
            /**
             * Format: int64
             * @description Number of kept matches of the team that nobody has seen.
             */
            unseenCount: number;
        };
        /** @description The alert of a match. */
        MatchAlertView: {
            /** @description Id of the alert. */
            id: string;
            /** @description Name of the alert. */
            name: string;
            /** @description Type of the alert. */
            type: string;
        };
        /** @description A movement on a chart. */
        MatchChartView: {
            /** @description The category of the chart. */
            category: string;
            /** @description apple or spotify. */
            chartType: string;
            /** @description The country's code in lower case. */
            country: string;
            /** @description The day of the chart. */
            day: string;
            /**
             * Format: int32
             * @description Position before; `null` off the chart.
             */
            from: number | null;
            /** @description enters, leaves, moves or reaches. */
            movement: string;
            /**
             * Format: int32
             * @description Position after; `null` off the chart.
             */
            to: number | null;
        };
        /** @description The episode of a match. */
        MatchEpisodeView: {
            /** @description Id of the episode. */
            id: string;
            /** @description URL of its image, or of the podcast's; `null` without one. */
            imageUrl: string | null;
            publishedAt: components["schemas"]["Moment"] | null;
            /** @description Slug of the episode. */
            slug: string;
            /** @description Title of the episode. */
            title: string;
        };
        /** @description Why a match is filtered. */
        MatchFilterView: {
            /** @description ad, not_subject, unchecked, excluded_word, muted_show, role or not_relevant. */
            reason: string;
            /** @description One sentence for people. */
            text: string;
        };
        /** @description The podcast of a match. */
        MatchPodcastView: {
            /** @description Id of the podcast. */
            id: string;
            /** @description URL of its image; `null` without one. */
            imageUrl: string | null;
            /** @description Slug of the podcast. */
            slug: string;
            /** @description Title of the podcast. */
            title: string;
        };
        /** @description The caller and what their plan allows. */
        MeData: {
            /** @description What the caller's plan allows. */
            limits: components["schemas"]["LimitsView"];
            user: components["schemas"]["UserView"] | null;
        };
        /** @description What one member of a team used. */
        MemberUsageView: {
            /** @description The member's name; `null` until one is chosen, and when the account was deleted. */
            displayName: string | null;
            /** @description The member's email address; `null` when the account was deleted. */
            email: string | null;
            /**
             * Format: int64
             * @description Sum of all counts.
             */
            totalUsage: number;
            /** @description The counts by meter: searchCount, exportCount, transcriptDownloadCount and transcriptionRequests. */
            usageByAlias: {
                [key: string]: number;
            };
            /** @description Id of the member. */
            userId: string;
        };
        /** @description The label of a classifier for a mention. */
        MentionLabelView: {
            /** @description isAd or isSubject. */
            classifier: string;
            /** @description Whether the alert filters the mention for it. */
            filteredOut: boolean;
            /** @description `ad`, `talk`, `subject` or `namesake?`. */
            label: string;
            /**
             * Format: float
             * @description Probability that the classifier's question is answered with yes: 0 to 1.
             */
            probability: number;
            /** @description One sentence for people. */
            reason: string;
        };
        /** @description A place where the words of the alert occur. */
        MentionView: {
            /**
             * Format: int32
             * @description Second at which it ends; `null` outside transcripts.
             */
            endSecond: number | null;
            /** @description Why it does not, in the names of the contract. */
            filterReasons: string[];
            /** @description Unique in its match. */
            id: string;
            /** @description The labels of the classifiers. */
            labels: components["schemas"]["MentionLabelView"][];
            /** @description Whether it passes the filters of the alert. */
            passesFilters: boolean;
            /** @description URL that plays the episode from here, or shows it when it has no audio. */
            playUrl: string;
            /** @description The text around it. */
            snippet: string;
            /**
             * Format: int32
             * @description Seconds from the start of the audio; `null` outside transcripts.
             */
            startSecond: number | null;
        };
        /** @description A response with a message. */
        MessageData: {
            /** @description What happened, for people. */
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
            /** @description The options as applied. */
            options: components["schemas"]["MovementOptions"];
        };
        /** @description The shows with one kind of movement. */
        MovementList: {
            /** @description The shows. */
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
            /** @description Category of the chart, in lower case, such as `true crime`. */
            category: string;
            /** @description The platform: `apple` or `spotify`. */
            chartType: string;
            /** @description The interval of the comparison: `1d` or `7d`. */
            compare: string;
            /** @description The country of the chart, ISO 3166-1 alpha-2 in lower case. */
            country: string;
            /** @description The requested day; `null` for the last capture. */
            date: string | null;
            /** @description Maximum number of shows in each list. */
            limit: number;
        };
        /** @description A row in a list of movements. */
        MovementRow: {
            /** @description The publisher, as the platform lists it. */
            creator: string | null;
            /** @description What identifies the show: a podcast of the catalog, or an id of the platform. */
            identity: components["schemas"]["ChartIdentity"];
            /** @description URL of the image; `null` when there is none. */
            imageUrl: string | null;
            podenginePodcast: components["schemas"]["PodcastSummary"] | null;
            /**
             * Format: int32
             * @description Position on the chart; `null` for a show that left it.
             */
            position: number | null;
            /**
             * Format: int32
             * @description Positions gained, negative when lost; `null` for shows that entered or left the chart.
             */
            positionChange: number | null;
            /**
             * Format: int32
             * @description Position on the earlier chart; `null` when it was not on it.
             */
            previousPosition: number | null;
            /** @description Title of the show, as the platform lists it. */
            title: string;
        };
        /** @description The podcasts that rose, fell, entered and left a chart between two days. */
        MovementView: {
            /** @description The chart and the one that it is compared with. */
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
            /** @description Which fields the podcasts have. */
            details: components["schemas"]["PodcastDetail"];
            /** @description Ids of the podcasts. */
            podcastIds: string[];
        };
        /** @description The podcasts that exist, in the order of the request. */
        MultiplePodcastsData: {
            /** @description The options as applied. */
            options: components["schemas"]["MultipleOptions"];
            /** @description The podcasts that were found. */
            podcasts: components["schemas"]["DetailedPodcast"][];
            /** @description Number of podcasts that were found. */
            totalFound: number;
            /** @description Number of ids in the request. */
            totalRequested: number;
        };
        /** @description A show to mute for an alert. */
        MutePodcastRequest: {
            /** @description `false` ends it; `true` by default. */
            muted?: boolean | null;
            /**
             * Format: uuid
             * @description Id of the podcast.
             */
            podcastId: string;
        };
        /** @description A muted show. */
        MutedPodcastRequest: {
            /**
             * Format: uuid
             * @description Id of the podcast.
             */
            id: string;
        };
        /** @description A show whose matches are filtered. */
        MutedPodcastView: {
            /** @description Id of the podcast. */
            id: string;
            /** @description Slug of the podcast when it was muted. */
            slug: string;
            /** @description Title of the podcast when it was muted. */
            title: string;
        };
        /** @description A new key. Only this response contains its secret. */
        NewApiKeyData: {
            /** @description The API key, without its secret. */
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
        /** @description The match as it is now, and how others like it can be filtered. */
        NotRelevantMatchData: {
            /** @description The match as it is now. */
            match: components["schemas"]["AlertMatchView"];
            /** @description Changes of the alert that would have filtered it, the most specific first. */
            proposals: components["schemas"]["ExclusionProposal"][];
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
             * @description Number of passages on a page, 1 to 100.
             */
            pageSize: number;
            /**
             * @description A search, as it was sent or as its response echoes it. Only its terms that target transcripts find passages.
             *     Its order, cursor and page size are ignored.
             */
            searchOptions: components["schemas"]["SearchRequest"];
        };
        /** @description The new values of an entry; at least one. */
        PatchListedPodcastRequest: {
            /** @description All labels of the entry. */
            labels?: string[] | null;
            /** @description The day of the next action, `2026-11-21`; `null` removes it. */
            nextActionOn?: string | null;
            /** @description Notes, plain text; `null` or empty removes them. */
            notes?: string | null;
            /** @description low, medium, high or urgent. `null` removes it, unless the body also has a state. */
            priority?: string | null;
            /** @description prospect, qualified, pitched, lost, booked or ignored. */
            state?: string | null;
        };
        /** @description A change of up to 1,000 entries of a project. */
        PatchListedPodcastsRequest: {
            /** @description What is done. */
            action?: components["schemas"]["BulkActionRequest"];
            /** @description Labels that `labels` adds, and labels of `add`. */
            addLabels?: string[] | null;
            /**
             * @description With `add`: adds nothing when the plan's limit does not have room for all. Without it, the first ones are added as
             *     far as they fit.
             */
            allOrNothing?: boolean | null;
            /** @description `true` is required with `searchId`. */
            allResults?: boolean | null;
            /** @description Ids of the entries to change or remove. */
            listedPodcastIds?: string[] | null;
            /** @description Ids or slugs of the podcasts to add. */
            podcastIds?: string[] | null;
            /** @description The priority of `priority`, and of `add`: low, medium, high or urgent. With `priority`, `null` removes it. */
            priority?: string | null;
            /** @description Labels that `labels` removes. */
            removeLabels?: string[] | null;
            /**
             * @description With `add`, instead of `podcastIds`: `searchId` of the response to a search of the team. The podcasts of all its
             *     results are added, up to the plan's results per search.
             */
            searchId?: string | null;
            /** @description The state of `state`, and of `add`: prospect, qualified, pitched, lost, booked or ignored. */
            state?: string | null;
        };
        /** @description The new values of a project; at least one. */
        PatchProjectRequest: {
            /** @description Whether members of the team see the page before it is public. */
            isPublicForTeam?: boolean | null;
            /** @description Whether the public page exists. */
            isPublicListicle?: boolean | null;
            /** @description The name. The slug stays. */
            name?: string | null;
            /** @description What it is for, in words; `null` or empty removes it. */
            otherReason?: string | null;
            /** @description Words that describe what the team looks for. */
            projectKeywords?: string[] | null;
            /** @description What the team wants to achieve; empty removes it. */
            projectPurpose?: string | null;
            /** @description What it is for. */
            projectTypes?: string[] | null;
            /** @description Text of the public page; `null` or empty removes it. */
            publicDescription?: string | null;
            /**
             * Format: int64
             * @description Most podcasts on the public page.
             */
            publicPodcastLimit?: number | null;
            /** @description The public page is at `/lists/` and this slug. A page that becomes public without one gets one. */
            publicSlug?: string | null;
            /** @description Title of the public page; `null` or empty shows the name. */
            publicTitle?: string | null;
            /** @description DRAFT, PENDING, ACTIVE, ARCHIVED or ERROR. An archived project can only be made active again. */
            state?: string | null;
        };
        /** @description A creator. */
        PatreonView: {
            /** @description Counts that the platform did not provide. */
            missing: string[];
            /** @description Name of the creator; `null` when unknown. */
            name: string | null;
            /**
             * Format: int64
             * @description Number of patrons; 0 when it is listed in `missing`.
             */
            patrons: number;
            /** @description Id of the campaign; `null` when unknown. */
            profileId: string | null;
            /** @description When the counts were read from the platform. */
            scrapedAt: components["schemas"]["Moment"];
            /** @description URL of the page. */
            url: string;
        };
        /** @description A person who takes part, or does not. */
        PersonRequest: {
            /** @description Whether similar spellings match too, with a lower score. */
            fuzzy?: boolean | null;
            /** @description must (default) or not. */
            matchMode?: string | null;
            /** @description Name of the person. */
            name: string;
            /** @description Whether the words must be adjacent and in order. */
            phraseMatch?: boolean | null;
            /**
             * Format: double
             * @description How many positions the words of a phrase may be apart, 0 to 100.
             */
            slop?: number | null;
            /** @description Role of the person: `guest` or `host`. */
            type: string;
        };
        /** @description A user of the team. */
        PersonView: {
            /** @description A seed for generated pictures; the same for a user each time. */
            avatarSeed: string | null;
            /** @description The name shown in the app; `null` until one is chosen. */
            displayName: string | null;
            /** @description Id of the user. */
            id: string;
        };
        /** @description A show as the platform lists it, under the field name that histories use for its id. */
        PlatformShow: {
            /** @description The publisher, as the platform lists it. */
            creator: string | null;
            /** @description URL of the image; `null` when there is none. */
            imageUrl: string | null;
            /** @description Id of the show on the platform: Apple's number or Spotify's id. */
            platformId: string;
            /** @description Title of the show, as the platform lists it. */
            title: string;
        };
        /** @description The podcast's listings on platforms, when the plan shows its Apple id. */
        PlatformsView: {
            /** @description The podcast in Apple Podcasts. */
            apple: components["schemas"]["ApplePlatform"];
            spotify: components["schemas"]["SpotifyPlatform"] | null;
            /** @description Always `null`: channels are not matched. */
            youtube: Record<string, never> | null;
        };
        /** @description Use of the podcast namespace in feeds. */
        Podcast2Data: {
            /** @description How feeds use the podcast namespace. */
            podcast2Stats: components["schemas"]["Podcast2Stats"];
        };
        /** @description A podcast with the number of podcast namespace tags it uses. */
        Podcast2Podcast: {
            /** @description The hosting company, or the domain of the media files. Empty when the feed has no media files. */
            host: string;
            /** @description The tags that the feed uses. */
            implementedFields: string[];
            /** @description Number of tags that the feed uses. */
            numPodcast20Fields: number;
            /** @description Id of the podcast. */
            podcastId: string;
            /** @description URL of the podcast's image; `null` when there is none. */
            podcastImageUrl: string | null;
            /** @description Slug of the podcast. */
            podcastSlug: string;
            /** @description Title of the podcast. */
            podcastTitle: string;
            /** @description URL of the feed. */
            rssFeedUrl: string;
        };
        /** @description How feeds use the podcast namespace. */
        Podcast2Stats: {
            /** @description Tags of episodes. */
            episodeLevelStats: components["schemas"]["TagLevel"];
            /** @description Tags of podcasts. */
            podcastLevelStats: components["schemas"]["TagLevel"];
            /** @description When the counts were made. */
            snapshotAt: components["schemas"]["Moment"];
            /** @description The hosting companies with the most podcasts. */
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
            /** @description The charts that the podcast is on now, best position first. */
            chartPositions: components["schemas"]["ChartAppearance"][];
            /** @description The contacts of the podcast. */
            contacts: components["schemas"]["PodcastContactsView"];
            guests: components["schemas"]["PodcastGuestsView"] | null;
            /** @description The podcast. */
            podcast: components["schemas"]["PodcastView"];
            publishingHistory: components["schemas"]["PublishingHistory"] | null;
            /** @description The ten latest episodes. */
            recentEpisodes: components["schemas"]["EpisodeView"][];
            /** @description Podcasts that are similar. */
            relatedPodcasts: components["schemas"]["RelatedPodcasts"];
            reviews: components["schemas"]["PodcastReviewsView"] | null;
            socialMedia: components["schemas"]["SocialMediaView"] | null;
            /** @description The sponsors of its episodes. */
            sponsors: components["schemas"]["PodcastSponsorsView"];
            youtubeData: components["schemas"]["YoutubeView"] | null;
        };
        /** @description The charts of a podcast, best position first. */
        PodcastChartsData: {
            /** @description The options as applied. */
            options: components["schemas"]["PodcastChartsOptions"];
            /** @description The podcast. */
            podcast: components["schemas"]["PodcastSummary"];
            /** @description The charts, best position first. */
            positions: components["schemas"]["ChartAppearance"][];
            /** @description Number of all charts; the list may be shorter. */
            totalCharts: number;
        };
        /** @description The options as applied. */
        PodcastChartsOptions: {
            /** @description Category of the charts; `null` for all. */
            category: string | null;
            /** @description Platform of the charts; `null` for both. */
            chartType: string | null;
            /** @description The interval of the comparison; `null` when the request has none. */
            compare: string | null;
            /** @description Country of the charts; `null` for all. */
            country: string | null;
            /** @description The requested day; `null` for the last captures. */
            date: string | null;
            /** @description Maximum number of charts in the response. */
            limit: number;
            /** @description The lowest position that is returned; `null` for all. */
            positionsLimit: number | null;
        };
        /** @description The contacts of a podcast. */
        PodcastContactsData: {
            allowance: components["schemas"]["ContactsQuotaView"] | null;
            /** @description The contacts that are not shown. */
            locked: components["schemas"]["LockedContactsView"];
            /** @description The podcast. */
            podcast: components["schemas"]["PodcastSummary"];
            /** @description The contacts. */
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
            /** @description The phone numbers, E.164. */
            phoneNumbers: string[];
            /** @description Id of the podcast. */
            podcastId: string;
            /** @description The websites that the podcast names. */
            websites: components["schemas"]["ContactWebsiteView"][];
        };
        /** @description A podcast, with its listings on platforms. */
        PodcastData: {
            platforms: components["schemas"]["PlatformsView"] | null;
            /** @description The podcast. */
            podcast: components["schemas"]["PodcastView"];
        };
        /**
         * @description How much of each podcast is returned.
         * @enum {string}
         */
        PodcastDetail: "basic" | "full";
        /** @description A podcast's episodes, newest first. */
        PodcastEpisodesData: {
            /** @description The options as applied. */
            options: components["schemas"]["EpisodesOptions"];
            /** @description The podcast with a page of its episodes. */
            podcastWithEpisodes: components["schemas"]["PodcastWithEpisodes"];
            /** @description Number of the podcast's episodes, whatever the options. */
            totalEpisodes: number;
            /** @description Number of episodes after applying `hasTranscript`. */
            totalMatching: number;
            /** @description Number of the podcast's episodes with a transcript. */
            totalTranscripts: number;
        };
        /** @description The podcast of a hit. */
        PodcastFields: components["schemas"]["ProfileFields"] & components["schemas"]["UnknownOfPodcast"] & {
            /**
             * Format: int64
             * @description Id in Apple Podcasts; `null` when unknown or not on the plan.
             */
            appleId: number | null;
            /** @description The categories of the feed that are Apple's, in lower case. */
            applePodcastsCategories: string[] | null;
            /** @description `explicit` or `clean`; `null` when the feed does not state it. */
            applePodcastsContentRating: string | null;
            /**
             * Format: double
             * @description Average rating in Apple Podcasts, 1 to 5; `null` when unknown or not on the plan.
             */
            applePodcastsRating: number | null;
            /**
             * Format: double
             * @description Lower bound of the rating at 95 % confidence, 0 to 1.
             */
            applePodcastsRatingWilsonScore: number | null;
            /**
             * Format: int64
             * @description Number of ratings in Apple Podcasts; `null` when unknown or not on the plan.
             */
            applePodcastsRatingsCount: number | null;
            /**
             * Format: int64
             * @description Number of plays on Castbox; `null` when unknown or not on the plan.
             */
            castboxPlays: number | null;
            /**
             * Format: int64
             * @description Number of subscribers on Castbox; `null` when unknown or not on the plan.
             */
            castboxSubscribers: number | null;
            /** @description Positions on the latest capture of each chart, in the order of charts; for admins. */
            chartPositions: components["schemas"]["HitChartPosition"][] | null;
            foundedDate: components["schemas"]["Moment"] | null;
            /** @description Whether the podcast is left out of lists; always `false`. */
            ignore: boolean;
            lastEpisodeDate: components["schemas"]["Moment"] | null;
            /** @description The organization behind the podcast, as the feed names it; `null` when unknown. */
            podcastAffiliationOrganizationName: string | null;
            /**
             * @description Kind of the organization behind the podcast: academic, branded, government, independent, legacy media, podcast
             *     company, new media, not for profit, religious or unknown.
             */
            podcastAffiliationType: string | null;
            /** @description high, medium or low. */
            podcastAudienceConfidence: string | null;
            /**
             * Format: int64
             * @description Estimated number of people who listen at least once a month; `null` when unknown or not on the plan.
             */
            podcastAudienceEstimatedMonthlyListeners: number | null;
            /** @description Whether no episode was published for a while, or ever. */
            podcastAudienceIsDormant: boolean | null;
            podcastAuthorityScoreCalculatedDate: components["schemas"]["Moment"] | null;
            /**
             * Format: double
             * @description The sub-score for engagement, 0 to 100; `null` without data.
             */
            podcastAuthorityScoreEngagement: number | null;
            /**
             * Format: double
             * @description The sub-score for quality, 0 to 100; `null` without data.
             */
            podcastAuthorityScoreQuality: number | null;
            /**
             * Format: double
             * @description The sub-score for social media, 0 to 100; `null` without data.
             */
            podcastAuthorityScoreSocial: number | null;
            /**
             * Format: double
             * @description The authority score, 0 to 100; `null` before it was calculated.
             */
            podcastAuthorityScoreTotal: number | null;
            /**
             * Format: double
             * @description The sub-score for YouTube, 0 to 100; `null` without data.
             */
            podcastAuthorityScoreYoutube: number | null;
            /** @description Countries of the podcast, ISO 3166-1 alpha-2; `null` when unknown or not on the plan. */
            podcastCountries: string[] | null;
            /** @description The main categories to which the categories of the feed belong; for admins. */
            podcastEarshotGenres: string[] | null;
            /** @description Email addresses of the podcast; `null` when there are none, or the plan does not show them. */
            podcastEmails: string[] | null;
            /** @description The podcast's GUID in the podcast namespace; `null` when the feed has none. */
            podcastGuid: string | null;
            /** @description Whether the podcast has advertisers. */
            podcastHasAdvertisers: boolean | null;
            /** @description Whether episodes have guests; `null` when unknown or not on the plan. */
            podcastHasGuests: boolean | null;
            /** @description Whether hosts read out messages of sponsors; `null` when unknown. */
            podcastHasHostReadSponsors: boolean | null;
            /** @description Whether episodes have sponsors; `null` when unknown. */
            podcastHasSponsors: boolean | null;
            /** @description Names of the hosts; `null` when unknown. */
            podcastHostNames: string[] | null;
            /** @description The hosts; `null` when unknown. */
            podcastHosts: components["schemas"]["HitHost"][] | null;
            /** @description Id of the podcast. */
            podcastId: string;
            /** @description URL of the podcast's image; `null` when there is none. */
            podcastImageUrl: string | null;
            /**
             * @description Keywords of the feed, and phrases of the podcast's texts; for the podcast of an episode only those of the
             *     feed.
             */
            podcastKeywords: string[] | null;
            /**
             * @description Whether the podcast is likely made by a machine. The podcast's own call returns the
             *     signals.
             */
            podcastLikelyMachineMade: boolean;
            /** @description The podcast's listings in directories. */
            podcastLinks: components["schemas"]["HitLink"][] | null;
            podcastOwner: components["schemas"]["HitOwner"] | null;
            /** @description Professions of hosts and guests in lower case, most frequent first, at most ten. */
            podcastProfessions: string[] | null;
            /** @description The author in the feed; `null` when there is none. */
            podcastRssAuthor: string | null;
            /** @description The description as sanitized HTML; `null` when there is none. */
            podcastRssDescription: string | null;
            /** @description The embedding of the podcast's texts; `null` unless `includeEmbeddings` requests it. */
            podcastRssDescriptionEmbedding: number[] | null;
            podcastRssDescriptionGeneratedFrom: components["schemas"]["GeneratedFromView"] | null;
            /** @description Sentences of the feed that sum up the podcast. See `podcastRssDescriptionGeneratedFrom`. */
            podcastRssDescriptionGeneratedLong: string | null;
            /** @description The sentence of the feed that sums up the podcast best. See `podcastRssDescriptionGeneratedFrom`. */
            podcastRssDescriptionGeneratedShort: string | null;
            /** @description The description as plain text; `null` when there is none. */
            podcastRssDescriptionNoHtml: string | null;
            /** @description URL of the feed. */
            podcastRssFeedUrl: string;
            /** @description Title of the podcast. */
            podcastRssTitle: string;
            /** @description Title at the last reading of the feed. */
            podcastRssTitleLatest: string | null;
            /** @description The title at the first reading of the feed. */
            podcastRssTitleOriginal: string | null;
            /** @description Slug of the podcast. */
            podcastSlug: string;
            /** @description Social profiles of the podcast; `null` when there are none. */
            podcastSocialMediaLinks: components["schemas"]["HitLink"][] | null;
            /**
             * @description Genres, topics, keywords, hosts, format and medium in one list; without topics for the podcast of an
             *     episode.
             */
            podcastTags: components["schemas"]["TagView"][] | null;
            /**
             * @description Topics of the podcast, from its texts and the catalog's vocabulary, in their most common spelling; `null` for
             *     the podcast of an episode.
             */
            podcastTopics: string[] | null;
            podcastVeryStaleFrom: components["schemas"]["Moment"] | null;
            /** @description URL of the podcast's website; `null` when the feed has none. */
            podcastWebsiteUrl: string | null;
            /** @description The website in the feed. */
            podcastWebsites: string[] | null;
            /** @description The email address to write to first; `null` when unknown or not on the plan. */
            primaryContact: string | null;
            /** @description Names of the categories in the feed; `null` when there are none. */
            rssCategories: string[] | null;
            /** @description The podcast's language, BCP 47; `null` when unknown. */
            rssLanguage: string | null;
            /** @description Podcasts with the nearest embeddings; `null` unless `includeSimilarPodcasts` requests them. */
            similarPodcasts: components["schemas"]["HitPodcast"][] | null;
            /** @description Id in Spotify; `null` when unknown or not on the plan. */
            spotifyId: string | null;
            /**
             * Format: double
             * @description Average rating on Spotify, 1 to 5; `null` when unknown or not on the plan.
             */
            spotifyRating: number | null;
            /**
             * Format: double
             * @description Lower bound of the rating at 95 % confidence, 0 to 1.
             */
            spotifyRatingWilsonScore: number | null;
            /**
             * Format: int64
             * @description Number of ratings on Spotify; `null` when unknown or not on the plan.
             */
            spotifyRatingsCount: number | null;
            /**
             * Format: int64
             * @description Number of episodes; `null` before it was counted.
             */
            totalEpisodes: number | null;
            /**
             * Format: int64
             * @description Number of episodes with a transcript; `null` before it was counted.
             */
            totalTranscripts: number | null;
            /** @description Which episodes are transcribed; always `none`, because transcripts come from feeds. */
            transcriptionMode: string;
            /** @description How often the podcast publishes: daily, weekly, bi-weekly, monthly or stale; `null` when unknown. */
            updateFrequency: string | null;
            /** @description When the podcast last changed in the catalog. */
            updatedAt: components["schemas"]["Moment"];
        };
        /** @description A person over the episodes of a podcast. */
        PodcastGuestView: {
            /** @description Number of episodes. */
            appearancesCount: number;
            /**
             * Format: double
             * @description The highest confidence of any text, 0 to 1.
             */
            confidence: number;
            /** @description URL of the person's image; `null` when the feed has none. */
            imageUrl: string | null;
            /** @description When the newest of the episodes was published. */
            mostRecentAppearanceDate: components["schemas"]["Moment"];
            /** @description The newest of the episodes. */
            mostRecentEpisodeSlug: string;
            /** @description The person's name. */
            name: string;
            /** @description When the oldest of the episodes was published. */
            oldestAppearanceDate: components["schemas"]["Moment"];
            /** @description The organization, as the texts name it; `null` when unknown. */
            organization: string | null;
            /** @description The role in the newest text that gives one. */
            role: string | null;
            /** @description host, guest, mentioned or unknown: the most frequent kind. */
            type: string;
        };
        /** @description The people in a podcast's episodes. */
        PodcastGuestsData: {
            /** @description The people and the episodes that were read. */
            guests: components["schemas"]["PodcastGuestsView"];
            /** @description The podcast. */
            podcast: components["schemas"]["PodcastSummary"];
        };
        /** @description The people in a podcast's episodes. */
        PodcastGuestsView: {
            /** @description Number of episodes that were read, and their dates. */
            episodesCount: number;
            /** @description Number of episodes with guests. */
            episodesWithGuestsCount: number;
            /** @description Sorted by number of episodes, most first. */
            guests: components["schemas"]["PodcastGuestView"][];
            mostRecentEpisodeDate: components["schemas"]["Moment"] | null;
            oldestEpisodeDate: components["schemas"]["Moment"] | null;
        };
        /** @description The positions of a podcast on a chart. */
        PodcastHistoryData: {
            /** @description The positions over time. */
            history: components["schemas"]["PodcastHistoryView"];
        };
        /** @description The positions of one podcast on one chart over time. */
        PodcastHistoryView: {
            /** @description The chart. */
            chart: components["schemas"]["HistoryChart"];
            /** @description What identifies the show: a podcast of the catalog, or an id of the platform. */
            identity: components["schemas"]["ChartIdentity"];
            podcastOnChart: components["schemas"]["PlatformShow"] | null;
            podenginePodcast: components["schemas"]["PodcastSummary"] | null;
            /** @description The days of the history. */
            range: components["schemas"]["HistoryRangeView"];
            /** @description The positions, by day or longer. */
            series: components["schemas"]["HistorySeries"];
            /** @description Best and average position, and the days on and off the chart. */
            stats: components["schemas"]["HistoryStatsView"];
        };
        /** @description A podcast in search results. */
        PodcastHitView: components["schemas"]["PodcastFields"] & components["schemas"]["HitTeamFields"] & {
            explanation: components["schemas"]["ExplanationView"] | null;
            /** @description Recommended podcasts that are in the catalog; `null` when there are none. */
            podRoll: components["schemas"]["HitPodcast"][] | null;
            /** @description Snippets of the description with `<em>` around matches, and everything else escaped; `null` without matches. */
            podcastDescriptionHighlights: string[] | null;
            /** @description Author, hosts and keywords that match; empty when none does. */
            podcastOtherHighlights: components["schemas"]["FieldHighlightView"][];
            /** @description Plain text with `<em>` around matches, and everything else escaped. */
            podcastTitleHighlights: string[] | null;
            /** @description How the podcast was found: `words`, `meaning` or `both`. */
            reason: string;
            /**
             * Format: double
             * @description Score of the hit. Scores are comparable within one search only.
             */
            score: number;
        };
        /** @description What the team has done with podcasts. */
        PodcastMarksData: {
            /** @description The podcasts, in the order of the request. */
            podcasts: components["schemas"]["PodcastMarksView"][];
        };
        /** @description The podcasts of a page. */
        PodcastMarksRequest: {
            /** @description Ids or slugs of podcasts, 1 to 200. */
            podcastIds: string[];
        };
        /** @description What the team has done with a podcast. */
        PodcastMarksView: components["schemas"]["HitTeamFields"] & {
            /** @description The id or slug as sent. */
            podcastId: string;
        };
        /** @description A network or publisher. */
        PodcastNetworkView: {
            /** @description The name in lower case, with hyphens. */
            id: string;
            /** @description The name, as the feed writes it. */
            title: string;
            /** @description Whether the network confirms the podcast. Always false: the name is what the feed claims. */
            verified: boolean;
        };
        /** @description The podcast of an entry. A podcast that has left the catalog keeps the values from when it was added. */
        PodcastOfListView: {
            /**
             * Format: int64
             * @description Estimated listeners per month; `null` when there is no estimate, or the plan does not show it.
             */
            estimatedMonthlyListeners: number | null;
            /** @description The estimate as a range: 0-1K, 1K-10K, 10K-100K, 100K-1M or 1M+; `null` like the estimate. */
            estimatedMonthlyListenersBucket: string | null;
            /** @description URL of the image; `null` when there is none. */
            imageUrl: string | null;
            /** @description Whether the catalog has the podcast; `null` while no catalog is published. */
            inCatalog: boolean | null;
            /** @description Id of the podcast that it was merged into; `null` when it was not. */
            mergedInto: string | null;
            /** @description Id of the podcast. */
            podcastId: string;
            /** @description Slug of the podcast. */
            slug: string;
            /** @description Title of the podcast now. */
            title: string;
            /** @description The same as `title`. */
            titleLatest: string;
            /** @description Title of the podcast when it was added. */
            titleOriginal: string;
        };
        /** @description A show as the platform lists it. */
        PodcastOnChart: {
            /** @description The publisher, as the platform lists it. */
            creator: string | null;
            /** @description URL of the image; `null` when there is none. */
            imageUrl: string | null;
            /** @description Apple's number or Spotify's id. */
            podcastOnChartId: string;
            /** @description Title of the show, as the platform lists it. */
            title: string;
        };
        /** @description Ratings and reviews of a podcast. */
        PodcastReviewsData: {
            /** @description The podcast. */
            podcast: components["schemas"]["PodcastSummary"];
            /** @description The ratings and reviews. */
            podcastReviews: components["schemas"]["PodcastReviewsView"];
        };
        /** @description Ratings and reviews of a podcast on other platforms. */
        PodcastReviewsView: {
            /**
             * Format: int64
             * @description 0 when it is unknown or not visible, because existing clients accept no null here. No podcast has this id.
             */
            appleId: number;
            applePodcastsReview: components["schemas"]["AppleReviewView"] | null;
            applePodcastsReviewText: components["schemas"]["ReviewTextsView"] | null;
            /** @description Sorted by number of ratings, most first. */
            applePodcastsReviewsByCountry: components["schemas"]["AppleReviewView"][];
            applePodcastsTotal: components["schemas"]["RatingTotalView"] | null;
            castbox: components["schemas"]["CastboxView"] | null;
            /** @description Id of the podcast. */
            podcastId: string;
            /** @description Id in Spotify; `null` when unknown or not on the plan. */
            spotifyId: string | null;
            spotifyReview: components["schemas"]["SpotifyReviewView"] | null;
        };
        /** @description A podcast's social profiles and their followers. */
        PodcastSocialMediaData: {
            /** @description The podcast. */
            podcast: components["schemas"]["PodcastSummary"];
            /** @description The profiles and their followers. */
            socialMediaData: components["schemas"]["SocialMediaView"];
        };
        /** @description A sponsor over the episodes of a podcast. */
        PodcastSponsorView: {
            /** @description Number of episodes. */
            appearancesCount: number;
            /**
             * Format: double
             * @description The highest confidence of any text, 0 to 1.
             */
            confidence: number;
            /** @description Coupon codes of the newest episode that has any. */
            couponCodes: string[];
            /** @description Always `null`: the texts contain no images. */
            imageUrl: string | null;
            /** @description Whether a host reads it out in one of the episodes. */
            isHostRead: boolean | null;
            /** @description When the newest of the episodes was published. */
            mostRecentAppearanceDate: components["schemas"]["Moment"];
            /** @description Name of the sponsor. */
            name: string;
            /** @description When the oldest of the episodes was published. */
            oldestAppearanceDate: components["schemas"]["Moment"];
            /**
             * @description The most frequent kind: sponsor, advertiser, guest, affiliate, self promotion, charity, donation, other or
             *     unknown.
             */
            type: string;
            /** @description URLs that the texts give for the sponsor. */
            urls: string[];
        };
        /** @description The sponsors of a podcast's episodes. */
        PodcastSponsorsData: {
            /** @description The podcast. */
            podcast: components["schemas"]["PodcastSummary"];
            /** @description The sponsors and the episodes that were read. */
            sponsors: components["schemas"]["PodcastSponsorsView"];
        };
        /** @description The sponsors of a podcast's episodes. */
        PodcastSponsorsView: {
            /** @description Number of episodes that were read, and their dates. */
            episodesCount: number;
            /** @description Number of episodes with sponsors. */
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
             * @description Always 0: no source of download counts is connected, and existing clients accept no null here.
             */
            downloadCount: number;
            /**
             * Format: int64
             * @description Number of episodes.
             */
            episodeCount: number;
            firstEpisodePublishedAt: components["schemas"]["Moment"] | null;
            latestPublishedAt: components["schemas"]["Moment"] | null;
            /**
             * Format: int64
             * @description Number of episodes with a transcript.
             */
            transcriptsCount: number;
            /** @description daily, weekly, bi-weekly, monthly or stale. */
            updateFrequency: string;
        };
        /** @description A podcast in a list. */
        PodcastSummary: {
            /** @description The author in the feed; `null` when there is none. */
            author: string | null;
            authorityScore: components["schemas"]["AuthorityScoreView"] | null;
            /**
             * Format: int64
             * @description Number of episodes; `null` before it was counted.
             */
            episodeCount: number | null;
            /** @description Names of the categories in the feed, in their order there. */
            genres: string[];
            /** @description Id of the podcast. */
            id: string;
            /** @description URL of the image; `null` when there is none. */
            imageUrl: string | null;
            /** @description BCP 47; `und` when unknown. */
            language: string;
            lastEpisodePublishedAt: components["schemas"]["Moment"] | null;
            /** @description Slug of the podcast. */
            slug: string;
            /** @description Title of the podcast. */
            title: string;
            /** @description The title at the last reading of the feed; the same as `title`. */
            titleLatest: string;
        };
        /** @description A podcast with all fields that the plan shows. */
        PodcastView: {
            /**
             * Format: int64
             * @description 0 when it is unknown or not visible, because existing clients accept no null here. No podcast has this id.
             */
            appleId: number;
            /** @description The categories of the feed that are Apple's, in lower case. */
            applePodcastsCategories: string[] | null;
            audienceEstimate: components["schemas"]["AudienceEstimateView"] | null;
            /** @description The author in the feed; `null` when there is none. */
            author: string | null;
            authorityScore: components["schemas"]["AuthorityScoreView"] | null;
            /** @description The inputs of the score. */
            authorityScoreInputs: components["schemas"]["ScoreInputView"][];
            /** @description Whether the feed states that no further episodes will come. */
            complete: boolean;
            /** @description The description as sanitized HTML; `null` when there is none. */
            description: string | null;
            descriptionGeneratedFrom: components["schemas"]["GeneratedFromView"] | null;
            /** @description Sentences of the feed that sum up the podcast. See `descriptionGeneratedFrom`. */
            descriptionGeneratedLong: string | null;
            /** @description The sentence of the feed that sums up the podcast best. See `descriptionGeneratedFrom`. */
            descriptionGeneratedShort: string | null;
            /** @description The description as plain text; `null` when there is none. */
            descriptionNoHtml: string | null;
            /** @description Email addresses of the podcast that the plan shows. */
            emails: string[];
            /** @description Whether the feed is marked as explicit; `null` when it does not state it. */
            explicitRss: boolean | null;
            /** @description URL where listeners can support the podcast; `null` when the feed has none. */
            fundingUrl: string | null;
            /** @description Names of the categories in the feed, in their order there. */
            genres: string[];
            /** @description Names of the hosts; `null` when unknown. */
            hostNames: string[] | null;
            /** @description Id of the podcast. */
            id: string;
            /** @description Whether the podcast is left out of lists; always `false`. */
            ignore: boolean;
            /** @description URL of the image; `null` when there is none. */
            imageUrl: string | null;
            /** @description Whether its owner has claimed the podcast; always `false`. */
            isClaimed: boolean;
            /** @description BCP 47; `und` when unknown. */
            language: string;
            lastEpisodePublishedAt: components["schemas"]["Moment"] | null;
            machineMade: components["schemas"]["MachineSignalsView"] | null;
            podcastAffiliation: components["schemas"]["AffiliationView"] | null;
            /** @description The directory listings with where and when each was seen. */
            podcastDirectoryLinkDetails: components["schemas"]["DirectoryLinkView"][];
            /**
             * @description URLs by the name of the directory; only listings that were found. Links with the Apple id are left out on plans
             *     that do not show it.
             */
            podcastDirectoryLinks: {
                [key: string]: string;
            };
            /** @description The main categories to which the categories of the feed belong; for admins. */
            podcastEarshotGenres: string[] | null;
            /** @description The podcast's GUID in the podcast namespace; `null` when the feed has none. */
            podcastGuid: string | null;
            /** @description Whether episodes have guests; `null` when unknown or not on the plan. */
            podcastHasGuests: boolean | null;
            /** @description Whether hosts read out messages of sponsors; `null` when unknown. */
            podcastHasHostReadSponsors: boolean | null;
            /** @description Whether episodes have sponsors; `null` when unknown. */
            podcastHasSponsors: boolean | null;
            /** @description Keywords of the feed, and phrases of the podcast's texts. */
            podcastKeywords: string[] | null;
            /** @description Countries of the podcast, ISO 3166-1 alpha-2; `null` when unknown or not on the plan. */
            podcastLocations: string[] | null;
            /** @description Professions of hosts and guests in lower case, most frequent first, at most ten. */
            podcastProfessions: string[] | null;
            /** @description Genres, topics, keywords, hosts, format and medium in one list. */
            podcastTags: components["schemas"]["TagView"][] | null;
            /**
             * @description Topics of the podcast, from its texts and the catalog's vocabulary, in their most common
             *     spelling.
             */
            podcastTopics: string[] | null;
            /** @description The email address to write to first; `null` when unknown or not on the plan. */
            primaryContactEmail: string | null;
            /** @description URL of the feed. */
            rssFeedUrl: string;
            /**
             * @description Podcasts with the nearest embeddings, at most ten; `null` in a catalog without embeddings, and where
             *     several podcasts are returned.
             */
            similarPodcasts: components["schemas"]["HitPodcast"][] | null;
            /** @description Slug of the podcast. */
            slug: string;
            /** @description Social profiles of the podcast. */
            socialMediaLinks: components["schemas"]["SocialLinkView"][];
            /** @description Id in Spotify; `null` when unknown or not on the plan. */
            spotifyId: string | null;
            /** @description Figures over the episodes. */
            stats: components["schemas"]["PodcastStats"];
            /** @description Title of the podcast. */
            title: string;
            /** @description Title at the last reading of the feed. */
            titleLatest: string;
            /** @description Always `null`: advertising is not removed from titles. */
            titleLatestCleaned: string | null;
            /** @description The title at the first reading of the feed. */
            titleOriginal: string;
            /** @description Which episodes are transcribed. */
            transcriptionMode: components["schemas"]["TranscriptionModeView"];
            /** @description When the podcast last changed in the catalog. */
            updatedAt: components["schemas"]["Moment"];
            veryStaleFrom: components["schemas"]["Moment"] | null;
            /** @description URL of the podcast's website; `null` when the feed has none. */
            websiteUrl: string | null;
        };
        /** @description A podcast with a page of its episodes. */
        PodcastWithEpisodes: {
            /** @description The episodes, newest first. */
            episodes: components["schemas"]["EpisodeView"][];
            /** @description The podcast. */
            podcast: components["schemas"]["PodcastSummary"];
        };
        /** @description A podcast's YouTube channels. */
        PodcastYoutubeData: {
            /** @description The podcast. */
            podcast: components["schemas"]["PodcastSummary"];
            /** @description The channels. */
            youtubeData: components["schemas"]["YoutubeView"];
        };
        /** @description The podcasts of a search. */
        PodcastsOfSearchData: {
            /** @description Ids of the podcasts, in the order of the hits. In a search for episodes, those of the episodes, each once. */
            podcastIds: string[];
            /** @description The search has more hits than the plan's results per search. */
            truncated: boolean;
        };
        /** @description The position on one day. */
        PointView: {
            /** @description How complete the capture is: `complete`, `unresolved_identities`, `incomplete` or `no_chart`. */
            chartCoverage: string;
            /** @description The day, such as `2026-11-21`. */
            date: string;
            /**
             * Format: int32
             * @description Position on that day; `null` when it is not on the chart, or this is unknown.
             */
            position: number | null;
            /** @description `observed`, `off_chart`, `no_chart` or `unknown`. */
            status: string;
        };
        /** @description The preferences of the user. */
        PreferencesData: {
            /** @description All preferences; those that were never set have their defaults. */
            preferences: components["schemas"]["PreferencesView"];
            /**
             * Format: int64
             * @description Grows with each change; 0 before the first one.
             */
            version: number;
        };
        /** @description Preferences of a user. All keys are optional; unknown keys are rejected. */
        PreferencesRequest: {
            projects?: components["schemas"]["ProjectPreferencesRequest"] | null;
            search?: components["schemas"]["SearchPreferencesRequest"] | null;
            /** @description Whether podcast pages show all directories. */
            showAdditionalPodcastDirectories?: boolean | null;
        };
        /** @description All preferences of a user. */
        PreferencesView: {
            /** @description Preferences for projects. */
            projects: components["schemas"]["ProjectPreferencesView"];
            /** @description Preferences for searches. */
            search: components["schemas"]["SearchPreferencesView"];
            /** @description Whether podcast pages show all directories; `false` by default. */
            showAdditionalPodcastDirectories: boolean;
        };
        /** @description All charts on which a podcast has ever been, with its positions. */
        PresenceData: {
            /** @description The charts and their weeks. */
            presence: components["schemas"]["PresenceView"];
        };
        /** @description How many charts have the podcast now, and how many had it before. */
        PresenceSummary: {
            /** @description Number of charts that it left within the last 30 days. */
            droppedOff30d: number;
            /** @description Countries of these charts. */
            markets: number;
            /** @description Number of charts that it left earlier. */
            older: number;
            /** @description Number of charts that it is on now. */
            onNow: number;
            /** @description Current charts by platform. */
            onNowByPlatform: components["schemas"]["CurrentChartsByPlatform"];
            /** @description Number of charts on which it is among the first ten now. */
            top10Now: number;
        };
        /** @description On which charts a podcast was in the last weeks, and where it is now. */
        PresenceView: {
            /** @description The charts. */
            charts: components["schemas"]["ChartPresenceView"][];
            /** @description The country with most of its current charts. */
            homeCountry: string | null;
            /** @description The day of the last capture of any chart; `null` when there is none. */
            latestChartDate: string | null;
            /** @description Counts over all charts. */
            summary: components["schemas"]["PresenceSummary"];
            /** @description The weeks that the response covers. */
            window: components["schemas"]["PresenceWindow"];
        };
        /** @description A week of a chart presence. */
        PresenceWeek: {
            /** @description The last day, such as `2026-11-21`. */
            endDate: string;
            /** @description Whether the window cuts the week. */
            isPartial: boolean;
            /** @description The first day, such as `2026-11-21`. */
            startDate: string;
        };
        /** @description The weeks of a chart presence. */
        PresenceWindow: {
            /** @description The last day, such as `2026-11-21`. */
            endDate: string;
            /** @description The first day, such as `2026-11-21`. */
            startDate: string;
            /** @description The weeks, oldest first. */
            weeks: components["schemas"]["PresenceWeek"][];
        };
        /** @description The alert to try. */
        PreviewAlertRequest: {
            alertSettings?: components["schemas"]["AlertSettingsRequest"] | null;
            /** @description person, company, custom-keyword, saved-search or chart-movement. */
            alertType: string;
            /** @description The name or words to find; a description for saved searches and charts. */
            value: string;
        };
        /** @description The kept matches of a week. */
        PreviewWeek: {
            /**
             * Format: int64
             * @description Number of kept matches.
             */
            count: number;
            /** @description The first day of the week in UTC: 1 to 5 times seven days ago. */
            week: string;
        };
        /** @description A failure in the format of RFC 9457, for clients that accept `application/problem+json`. */
        Problem: {
            /** @description The error code for programs. */
            code: string;
            /** @description The message for people. */
            detail: string;
            /** @description The invalid values; empty for failures of another kind. */
            errors: components["schemas"]["ErrorDetail"][];
            /** @description The request id, also in the header `x-request-id`. */
            requestId: string;
            /**
             * Format: int32
             * @description The HTTP status.
             */
            status: number;
            /** @description The same for every failure with this code. */
            title: string;
            /** @description `urn:earshot:error:` and the code. */
            type: string;
        };
        /** @description Counts of a podcast's profiles. All are `null` when they are unknown, or the plan does not show followers. */
        ProfileFields: {
            /**
             * Format: int64
             * @description Followers of all Facebook pages of the podcast.
             */
            facebookFollowers: number | null;
            /**
             * Format: int64
             * @description Followers of all Instagram profiles of the podcast.
             */
            instagramFollowers: number | null;
            /**
             * Format: int64
             * @description Number of accounts that the Instagram profiles follow.
             */
            instagramFollowing: number | null;
            /**
             * Format: int64
             * @description Posts of all Instagram profiles of the podcast together; `null` when unknown or not on the plan.
             */
            instagramPosts: number | null;
            /** @description Its Facebook pages whose counts were read; `null` when there are none, or not on the plan. */
            socialsFacebook: components["schemas"]["HitFacebookPage"][] | null;
            /**
             * Format: int64
             * @description Followers of its Facebook pages together; `null` when unknown or not on the plan.
             */
            socialsFacebookTotalFollowersCount: number | null;
            /**
             * Format: int64
             * @description Accounts that its Facebook pages follow together; `null` when unknown or not on the plan.
             */
            socialsFacebookTotalFollowingCount: number | null;
            /**
             * Format: int64
             * @description Likes of its Facebook pages together; `null` when unknown or not on the plan.
             */
            socialsFacebookTotalLikesCount: number | null;
            /** @description Number of its Facebook pages whose counts were read; `null` without any. */
            socialsFacebookTotalPagesCount: number | null;
            /**
             * Format: int64
             * @description People who talk about its Facebook pages; `null` when unknown or not on the plan.
             */
            socialsFacebookTotalTalkingAboutCount: number | null;
            /** @description Its Instagram accounts whose counts were read; `null` when there are none, or not on the plan. */
            socialsInstagram: components["schemas"]["HitInstagramProfile"][] | null;
            /**
             * Format: int64
             * @description Followers of its Instagram accounts together; `null` when unknown or not on the plan.
             */
            socialsInstagramTotalFollowersCount: number | null;
            /**
             * Format: int64
             * @description Accounts that its Instagram accounts follow together; `null` when unknown or not on the plan.
             */
            socialsInstagramTotalFollowingCount: number | null;
            /**
             * Format: int64
             * @description Posts of its Instagram accounts together; `null` when unknown or not on the plan.
             */
            socialsInstagramTotalPostsCount: number | null;
            /** @description Number of its Instagram accounts whose counts were read; `null` without any. */
            socialsInstagramTotalProfilesCount: number | null;
            /** @description Its LinkedIn pages of organizations whose counts were read; `null` when there are none, or not on the plan. */
            socialsLinkedinCompany: components["schemas"]["HitLinkedInCompany"][] | null;
            /**
             * Format: int64
             * @description Employees of its LinkedIn pages of organizations; always `null`: the service does not provide them.
             */
            socialsLinkedinCompanyTotalEmployeesCount: number | null;
            /**
             * Format: int64
             * @description Followers of its LinkedIn pages of organizations together; `null` when unknown or not on the plan.
             */
            socialsLinkedinCompanyTotalFollowersCount: number | null;
            /** @description Number of its LinkedIn pages of organizations whose counts were read; `null` without any. */
            socialsLinkedinCompanyTotalPagesCount: number | null;
            /** @description Its LinkedIn profiles of people, whose counts no service provides; `null` when there are none, or not on the plan. */
            socialsLinkedinPerson: components["schemas"]["HitLinkedInPerson"][] | null;
            /**
             * Format: int64
             * @description Connections of its LinkedIn profiles of people; always `null`: the service does not provide them.
             */
            socialsLinkedinPersonTotalConnectionsCount: number | null;
            /**
             * Format: int64
             * @description Followers of its LinkedIn profiles of people together; `null` when unknown or not on the plan.
             */
            socialsLinkedinPersonTotalFollowersCount: number | null;
            /** @description Number of its LinkedIn profiles of people whose counts were read; `null` without any. */
            socialsLinkedinPersonTotalProfilesCount: number | null;
            /** @description Its TikTok accounts whose counts were read; `null` when there are none, or not on the plan. */
            socialsTiktok: components["schemas"]["HitTiktokProfile"][] | null;
            /**
             * Format: int64
             * @description Followers of its TikTok accounts together; `null` when unknown or not on the plan.
             */
            socialsTiktokTotalFollowersCount: number | null;
            /**
             * Format: int64
             * @description Accounts that its TikTok accounts follow together; `null` when unknown or not on the plan.
             */
            socialsTiktokTotalFollowingCount: number | null;
            /**
             * Format: int64
             * @description Likes of its TikTok accounts together; `null` when unknown or not on the plan.
             */
            socialsTiktokTotalLikesCount: number | null;
            /** @description Number of its TikTok accounts whose counts were read; `null` without any. */
            socialsTiktokTotalProfilesCount: number | null;
            /** @description Its X (Twitter) accounts whose counts were read; `null` when there are none, or not on the plan. */
            socialsTwitter: components["schemas"]["HitTwitterProfile"][] | null;
            /**
             * Format: int64
             * @description Followers of its X (Twitter) accounts together; `null` when unknown or not on the plan.
             */
            socialsTwitterTotalFollowersCount: number | null;
            /**
             * Format: int64
             * @description Accounts that its X (Twitter) accounts follow together; `null` when unknown or not on the plan.
             */
            socialsTwitterTotalFollowingCount: number | null;
            /**
             * Format: int64
             * @description Posts of its X (Twitter) accounts together; `null` when unknown or not on the plan.
             */
            socialsTwitterTotalPostsCount: number | null;
            /** @description Number of its X (Twitter) accounts whose counts were read; `null` without any. */
            socialsTwitterTotalProfilesCount: number | null;
            /**
             * Format: int64
             * @description Followers of all TikTok profiles of the podcast.
             */
            tiktokFollowers: number | null;
            /**
             * Format: int64
             * @description Number of accounts that the TikTok profiles follow.
             */
            tiktokFollowing: number | null;
            /**
             * Format: int64
             * @description Likes of all TikTok profiles of the podcast together; `null` when unknown or not on the plan.
             */
            tiktokLikes: number | null;
            /**
             * Format: int64
             * @description Followers of all Twitter profiles of the podcast.
             */
            twitterFollowers: number | null;
            /**
             * Format: double
             * @description Views of the largest channel by its number of videos.
             */
            youtubeAverageViewsPerVideo: number | null;
            /** @description Number of its YouTube channels whose counts were read; `null` without any. */
            youtubeChannelCount: number | null;
            /** @description Its YouTube channels whose counts were read; `null` when there are none, or not on the plan. */
            youtubeChannels: components["schemas"]["HitYoutubeChannel"][] | null;
            youtubeDataLastUpdated: components["schemas"]["Moment"] | null;
            youtubePrimaryChanelDataLastUpdated: components["schemas"]["Moment"] | null;
            /** @description The channel with most subscribers. */
            youtubePrimaryChannelId: string | null;
            /** @description Name of the channel with most subscribers; `null` when unknown. */
            youtubePrimaryChannelName: string | null;
            /**
             * Format: int64
             * @description Subscribers of the channel with most subscribers; `null` when unknown or not on the plan.
             */
            youtubePrimaryChannelSubscribers: number | null;
            /**
             * Format: int64
             * @description Videos of the channel with most subscribers; `null` when unknown or not on the plan.
             */
            youtubePrimaryChannelVideos: number | null;
            /**
             * Format: int64
             * @description Views of the channel with most subscribers; `null` when unknown or not on the plan.
             */
            youtubePrimaryChannelViews: number | null;
            /**
             * Format: int64
             * @description Subscribers of the largest YouTube channel; the same as `youtubeTotalSubscribers`.
             */
            youtubeSubscribers: number | null;
            /**
             * Format: int64
             * @description Subscribers of the largest channel.
             */
            youtubeTotalSubscribers: number | null;
            /**
             * Format: int64
             * @description Videos of the largest channel.
             */
            youtubeTotalVideos: number | null;
            /**
             * Format: int64
             * @description Views of the channel that has most.
             */
            youtubeTotalViews: number | null;
        };
        /** @description The profile of a URL. */
        ProfileUrlData: {
            /** @description The recognized profile. */
            profileUrl: components["schemas"]["ProfileUrlView"];
        };
        /** @description A recognized profile or show. */
        ProfileUrlView: {
            /** @description Whether the platform is a podcast directory. */
            isPodcastDirectory: boolean;
            /** @description The name of the platform for people. */
            label: string;
            /** @description The social platform, or the podcast directory. */
            platform: string;
            /** @description The canonical URL: the same for all URLs of the profile. */
            url: string;
        };
        /** @description A page of the activity of a project. */
        ProjectActivityData: {
            /** @description The activities, newest first. */
            activities: components["schemas"]["ProjectActivityView"][];
            /** @description Where the next page begins; `null` on the last one. */
            cursor: string | null;
        };
        /** @description What somebody changed on a project. */
        ProjectActivityView: {
            /**
             * @description added-to-list, removed-from-list, update-labels, update-priority, update-state, update-notes, update-next-action,
             *     project-created, project-renamed, project-state, project-updated, project-deleted or project-restored.
             */
            actionType: string;
            /** @description When it happened. */
            activityDate: components["schemas"]["Moment"];
            /** @description Id of the change. Activities of one change have the same. */
            changeId: string;
            /** @description The value before; `null` without one. */
            fromValue: string | null;
            /** @description Id of the activity. */
            id: string;
            /** @description Id of the entry, which may be gone; `null` for a change of the project itself. */
            listedPodcastId: string | null;
            /** @description Id of the podcast; `null` for a change of the project itself. */
            podcastId: string | null;
            /** @description URL of the podcast's image; `null` when there is none. */
            podcastImageUrl: string | null;
            /** @description Slug of the podcast when it happened; `null` for a change of the project itself. */
            podcastSlug: string | null;
            /** @description Title of the podcast when it happened; `null` for a change of the project itself. */
            podcastTitle: string | null;
            /** @description The value after; `null` without one. */
            toValue: string | null;
            user: components["schemas"]["PersonView"] | null;
            /** @description Name of the user who did it. */
            userDisplayName: string;
        };
        /** @description A project with its podcasts. */
        ProjectDetailsData: {
            /** @description The project. */
            project: components["schemas"]["ProjectDetailsView"];
        };
        /** @description A project in full. */
        ProjectDetailsView: components["schemas"]["ProjectView"] & {
            autoFill: components["schemas"]["AutoFillView"] | null;
            /** @description Whether members of the team see the page before it is public. */
            isPublicForTeam: boolean;
            /** @description Whether the public page exists. */
            isPublicListicle: boolean;
            /** @description The podcasts on it, last added first. */
            listedPodcasts: components["schemas"]["ListedPodcastView"][];
            /** @description Words that describe what the team looks for. */
            projectKeywords: string[];
            /** @description What the project is for when its types include other; `null` without it. */
            projectTypeOtherReason: string | null;
            /** @description Text of the public page; `null` without one. */
            publicDescription: string | null;
            /**
             * Format: int64
             * @description Most podcasts on the public page.
             */
            publicPodcastLimit: number;
            /** @description The public page is at `/lists/` and this slug; `null` before it was public. */
            publicSlug: string | null;
            /** @description Title of the public page; `null` shows the name. */
            publicTitle: string | null;
            /** @description The caller's role in the team: owner, admin or member. */
            viewerRole: string;
        };
        /** @description The projects of the team. */
        ProjectListData: {
            /** @description The options as applied. */
            options: components["schemas"]["ProjectListOptions"];
            /** @description The projects. */
            projects: components["schemas"]["ProjectView"][];
        };
        /** @description The options of a list of projects. */
        ProjectListOptions: {
            sortBy: components["schemas"]["ProjectOrder"] | null;
            /** @description The statuses; `null` for all. */
            states: string[] | null;
        };
        /**
         * @description The order of projects.
         * @enum {string}
         */
        ProjectOrder: "recent-activity" | "name" | "created";
        /** @description Preferences for projects. */
        ProjectPreferencesRequest: {
            /** @description Ids of the pinned projects, in their order; at most 500. */
            favoriteProjectIds?: string[] | null;
            /** @description Slug of the project that was last selected. */
            lastSelectedProjectSlug?: string | null;
        };
        /** @description Preferences for projects. */
        ProjectPreferencesView: {
            /** @description Ids of the pinned projects, in their order. */
            favoriteProjectIds: string[];
            /** @description Slug of the project that was last selected; `null` when none was. */
            lastSelectedProjectSlug: string | null;
        };
        /** @description A project, and what of it the search leaves out. The spelling errors are those of existing clients. */
        ProjectRequest: {
            /** @description Leaves out podcasts that are ignored on the project; `true` by default. */
            excludeIgnoredPodcasts?: boolean | null;
            /** @description Leaves out all podcasts on the project; `true` by default. */
            excludePodcastsOnList?: boolean | null;
            /** @description Rejected unless empty: there are no relevancy scores yet. */
            excludeRelvancyValues?: number[] | null;
            /** @description `true` is rejected: there are no relevancy scores yet. */
            forceRecalculateRelevancy?: boolean | null;
            /** @description `true` is rejected: there are no relevancy scores yet. */
            includePodcastRelevancy?: boolean | null;
            /** @description Id or slug of the project. */
            projectId?: string | null;
        };
        /** @description A client view. */
        ProjectShareData: {
            /** @description The client view. */
            share: components["schemas"]["ProjectShareView"];
        };
        /** @description A client view of a project. */
        ProjectShareView: {
            /** @description The columns that the page shows, in its order. */
            columns: string[];
            /** @description When it was made. */
            createdAt: components["schemas"]["Moment"];
            /** @description Id of the user who made it; `null` when their account was deleted. */
            createdBy: string | null;
            expiresAt: components["schemas"]["Moment"] | null;
            /** @description Id of the client view. */
            id: string;
            /** @description Whether the page shows the address in the podcast's feed, if the team's plan does. */
            includeContacts: boolean;
            lastViewedAt: components["schemas"]["Moment"] | null;
            revokedAt: components["schemas"]["Moment"] | null;
            /** @description The secret part of the link. Only the response that creates the client view has it; `null` otherwise. */
            token: string | null;
            /** @description The link. Only the response that creates the client view has it; `null` otherwise. */
            url: string | null;
        };
        /** @description The client views of a project. */
        ProjectSharesData: {
            /** @description Newest first, with those that have ended; at most 200. */
            shares: components["schemas"]["ProjectShareView"][];
        };
        /** @description A project as lists show it. */
        ProjectView: {
            /** @description When the project was created. */
            createdAt: components["schemas"]["Moment"];
            createdBy: components["schemas"]["PersonView"] | null;
            /** @description Documents of the guest profile. */
            documentsCount: components["schemas"]["DocumentsCountView"];
            /** @description The last change of the project or of what is on it. */
            lastUpdated: components["schemas"]["Moment"];
            linkedGuestProfile: components["schemas"]["LinkedGuestProfileView"] | null;
            /**
             * Format: int64
             * @description Number of podcasts on it.
             */
            listedPodcastsCount: number;
            /** @description Name of the project. */
            name: string;
            /** @description Whether the caller has pinned the project. */
            pinned: boolean;
            /** @description Id of the project. */
            projectId: string;
            /** @description What the team wants to achieve; `null` without one. */
            projectPurpose: string | null;
            /**
             * @description What the project is for: advertisers, api, content-creation, guest-booking, interesting-podcasts, lead-generation,
             *     monitoring, other, transcriptions.
             */
            projectTypes: string[];
            /** @description The latest changes of what is on it, newest first. */
            recentActivities: components["schemas"]["RecentActivityView"][];
            /** @description Slug of the project, unique in the team. It stays when the project is renamed. */
            slug: string;
            /** @description Number of podcasts by status. */
            stateCounts: components["schemas"]["StateCountsView"];
            /** @description DRAFT, PENDING, ACTIVE, ARCHIVED or ERROR. An archived project can only be read. */
            status: string;
            /** @description Why the project has the status ERROR; `null` with other statuses. */
            statusReason: string | null;
            /** @description Id of the team. */
            teamId: string;
            /**
             * Format: int64
             * @description The version, for `If-Match`. It grows with changes of the project's own fields.
             */
            version: number;
        };
        /** @description A saved view. */
        ProjectViewData: {
            /** @description The view. */
            view: components["schemas"]["ProjectViewView"];
        };
        /** @description A saved view of a project, as the caller sees it. */
        ProjectViewView: {
            /** @description When it was made. */
            createdAt: components["schemas"]["Moment"];
            /** @description Id of the view. */
            id: string;
            /** @description Whether the caller's page of the project opens with it. */
            isDefault: boolean;
            /** @description The name that people gave it. */
            name: string;
            /** @description How it shows which podcasts. */
            settings: components["schemas"]["ViewSettingsRequest"];
            /** @description Whether the whole team sees it; other views are seen only by who made them. */
            shared: boolean;
            /** @description When it was last changed. */
            updatedAt: components["schemas"]["Moment"];
            /** @description Id of the user who made it; `null` when their account was deleted. */
            userId: string | null;
            /**
             * Format: int64
             * @description Grows with each change of name, sharing or settings. Send it in `If-Match`.
             */
            version: number;
        };
        /** @description The saved views of a project. */
        ProjectViewsData: {
            /** @description The caller's own views and those of the team, oldest first. */
            views: components["schemas"]["ProjectViewView"][];
        };
        /** @description The publishing history of a podcast. */
        PublishingHistory: {
            /**
             * Format: double
             * @description Over complete months, from the month of the first episode in the window on; `null` when there is none.
             */
            averageEpisodesPerMonth: number | null;
            lastEpisodeAt: components["schemas"]["Moment"] | null;
            /** @description The number of episodes in each of the last 24 months. */
            monthlyEpisodeCounts: components["schemas"]["MonthlyEpisodeCounts"];
            /** @description Older episodes were not counted. */
            truncated: boolean;
        };
        /** @description A range of 0 to 100, both ends included. Responses echo both ends, `null` where it is open. */
        RangeRequest: {
            /**
             * Format: double
             * @description Upper bound, included; open when absent.
             */
            max?: number | null;
            /**
             * Format: double
             * @description Lower bound, included; open when absent.
             */
            min?: number | null;
        };
        /** @description The chart of a rank history, with the state of its last day. */
        RankHistoryChart: {
            /** @description Number of rows in the response; fewer than requested when the chart is shorter. */
            actualRows: number;
            /** @description Category of the chart, in lower case, such as `true crime`. */
            category: string;
            /** @description The platform: `apple` or `spotify`. */
            chartType: string;
            /** @description The country of the chart, ISO 3166-1 alpha-2 in lower case. */
            country: string;
            /** @description For how many of the days there are captures. */
            coverage: components["schemas"]["WindowCoverageView"];
            /** @description Number of days. */
            days: number;
            endChart: components["schemas"]["EndChart"] | null;
            /** @description The last day, such as `2026-11-21`. */
            endDate: string;
            /** @description `available` or `no_chart`. */
            endDateStatus: string;
            /** @description Number of rows in the request. */
            requestedRows: number;
            /** @description The first day, such as `2026-11-21`. */
            startDate: string;
        };
        /** @description The history of a chart's top positions; `null` for a chart that was never captured. */
        RankHistoryData: {
            history: components["schemas"]["RankHistoryView"] | null;
            /** @description The options as applied. */
            options: components["schemas"]["RankHistoryOptions"];
        };
        /** @description One day of a rank history, with the completeness of its capture. */
        RankHistoryDate: {
            /** @description `complete`, `unresolved_identities`, `incomplete` or `no_chart`. */
            coverage: string;
            /** @description The day, such as `2026-11-21`. */
            date: string;
            /**
             * Format: int32
             * @description The lowest captured position; `null` without a capture.
             */
            observedDepth: number | null;
            /**
             * Format: int32
             * @description Number of positions on the chart; `null` without a capture.
             */
            totalPositions: number | null;
            /**
             * Format: int32
             * @description Number of positions whose show is unknown; `null` without a capture.
             */
            unresolvedPositions: number | null;
        };
        /** @description The options as applied. */
        RankHistoryOptions: {
            /** @description Category of the chart, in lower case, such as `true crime`. */
            category: string;
            /** @description The platform: `apple` or `spotify`. */
            chartType: string;
            /** @description The country of the chart, ISO 3166-1 alpha-2 in lower case. */
            country: string;
            /** @description Number of days. */
            days: number;
            /** @description The requested last day; `null` for the last capture. */
            endDate: string | null;
            /** @description Number of top positions. */
            rows: number;
        };
        /** @description The positions of one podcast in a rank history. */
        RankHistoryRow: {
            /**
             * Format: int32
             * @description The best position in the days; `null` when it is not on the chart.
             */
            bestPosition: number | null;
            /** @description The publisher, as the platform lists it. */
            creator: string | null;
            /**
             * Format: int32
             * @description Number of captured days on which it is on the chart.
             */
            daysCharted: number;
            /** @description What identifies the show: a podcast of the catalog, or an id of the platform. */
            identity: components["schemas"]["ChartIdentity"];
            /** @description URL of the image; `null` when there is none. */
            imageUrl: string | null;
            /** @description Id of the show on the platform; `null` when unknown. */
            platformId: string | null;
            podenginePodcast: components["schemas"]["PodcastSummary"] | null;
            /**
             * Format: int32
             * @description Position on the last day; 1 is the best.
             */
            position: number;
            /** @description One for each date. */
            ranks: components["schemas"]["RankView"][];
            /** @description Title of the show, as the platform lists it. */
            title: string;
            /**
             * Format: int32
             * @description Number of days whose capture is not complete enough to decide whether it is on the chart.
             */
            unknownDays: number;
        };
        /** @description The positions of a chart's podcasts over days. */
        RankHistoryView: {
            /** @description The chart and its days. */
            chart: components["schemas"]["RankHistoryChart"];
            /** @description The days, oldest first. */
            dates: components["schemas"]["RankHistoryDate"][];
            /** @description The shows of the last day, best position first. */
            rows: components["schemas"]["RankHistoryRow"][];
        };
        /** @description A position on one day, or why there is none. */
        RankView: {
            /**
             * Format: int32
             * @description Position on that day; `null` when it is not on the chart, or this is unknown.
             */
            position: number | null;
            /** @description `observed`, `off_chart`, `no_chart` or `unknown`. */
            status: string;
        };
        /** @description Ratings of all countries. */
        RatingTotalView: {
            /** @description Number of countries with ratings. */
            countries: number;
            /**
             * Format: double
             * @description 1 to 5; `null` when there are no ratings.
             */
            rating: number | null;
            /**
             * Format: int64
             * @description Number of ratings, with or without a text; `null` when unknown.
             */
            reviewsCount: number | null;
            /**
             * Format: double
             * @description Lower bound of the rating at 95 % confidence, 0 to 1.
             */
            wilsonScore: number | null;
        };
        /** @description A limit of the plan that has no room for what was to be added. */
        ReachedLimit: {
            /**
             * Format: int64
             * @description How many the plan includes.
             */
            max: number;
            /**
             * Format: int64
             * @description How many more fit.
             */
            remaining: number;
            /**
             * Format: int64
             * @description How many there are.
             */
            used: number;
        };
        /** @description A change of what is on a project. */
        RecentActivityView: {
            /** @description When it happened. */
            date: components["schemas"]["Moment"];
            /** @description URL of the podcast's image; `null` when there is none. */
            podcastImageUrl: string | null;
            /** @description Slug of the podcast when it happened. */
            podcastSlug: string | null;
            /** @description Title of the podcast when it happened. */
            podcastTitle: string | null;
            /** @description The new value; `null` when it was removed. */
            toValue: string | null;
            /** @description added-to-list, update-labels, update-priority or update-state. */
            type: string;
            user: components["schemas"]["PersonView"] | null;
        };
        /** @description The recent episodes of a project's podcasts. */
        RecentEpisodesData: {
            /** @description The episodes, newest first. */
            episodes: components["schemas"]["ListedEpisodeView"][];
            /** @description The options as applied. */
            options: components["schemas"]["RecentEpisodesOptions"];
            /** @description Number of episodes on all pages. */
            totalEpisodes: number;
        };
        /** @description The options of the call. */
        RecentEpisodesOptions: {
            /**
             * Format: int64
             * @description Episodes of the last so many days.
             */
            days: number;
            /** @description Maximum number of episodes in the response. */
            limit: number;
            /** @description Number of episodes that are skipped. */
            skip: number;
            /** @description States of the listed podcasts; empty for all. */
            states: string[];
        };
        /** @description Related podcasts, most related first. */
        RelatedData: {
            /** @description The podcast. */
            podcast: components["schemas"]["PodcastSummary"];
            /** @description The related podcasts. */
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
            /** @description Id of the podcast. */
            podcastId: string;
            /** @description The podcasts, most related first. */
            similarPodcasts: components["schemas"]["RelatedPodcastView"][];
        };
        /** @description How well a podcast fits a project. */
        RelevancyView: {
            /**
             * Format: double
             * @description 1 to 5, from transcripts; `null` before it was reviewed.
             */
            deepRelevancyScore: number | null;
            /**
             * Format: double
             * @description 1 to 5, of the hosts; `null` before it was reviewed.
             */
            hostRelevancyScore: number | null;
            /**
             * Format: double
             * @description 1 to 5; `null` before it was reviewed.
             */
            relevancyScore: number | null;
        };
        /** @description The podcasts to remove: at least one, at most 1,000. */
        RemoveTeamPodcastsRequest: {
            /** @description Ids of the podcasts in Apple Podcasts. */
            appleIds?: number[] | null;
            /** @description Ids or slugs of podcasts. */
            podcastIds?: string[] | null;
        };
        /** @description A removed entry. */
        RemovedListedPodcastData: {
            /** @description Id of the change, for undo. */
            changeId: string | null;
            /** @description Id of the entry. */
            listedPodcastId: string;
            /** @description Slug of the project. */
            projectSlug: string;
        };
        /** @description What was removed. */
        RemovedTeamPodcastsData: {
            /**
             * Format: int64
             * @description Number of podcasts that were not removed because they are blacklisted, and members cannot change the blacklist.
             */
            errors: number;
            /** @description Ids in Apple Podcasts that belong to no podcast of the catalog. */
            notFoundAppleIds: number[];
            /**
             * Format: int64
             * @description Number of podcasts that the team does not have.
             */
            notOnList: number;
            /**
             * Format: int64
             * @description Number of podcasts that were removed.
             */
            removedPodcasts: number;
        };
        /** @description What ended with a membership. */
        RemovedTeamUserData: {
            /** @description What happened, for people. */
            message: string;
            /**
             * Format: int64
             * @description Number of the user's API keys of the team that were revoked.
             */
            revokedApiKeys: number;
            /**
             * Format: int64
             * @description Number of open invitations of the user that were revoked.
             */
            revokedInvitations: number;
        };
        /** @description The new name of a team. */
        RenameTeamRequest: {
            /** @description The name: one line of 1 to 60 characters. */
            name: string;
        };
        /** @description A delivery that is sent again. */
        ReplayedDeliveryData: {
            /** @description The delivery, queued. */
            delivery: components["schemas"]["WebhookDeliveryView"];
        };
        /** @description The recipient who gets another link. */
        ResendConfirmationRequest: {
            /** @description An address of the alert that is not confirmed yet. */
            email: string;
        };
        /** @description A restored project. */
        RestoredProjectData: {
            /** @description Id of the change, for undo; `null` when the project was not deleted. */
            changeId: string | null;
            /** @description The project. */
            project: components["schemas"]["ProjectView"];
        };
        /**
         * @description How results are shown.
         * @enum {string}
         */
        ResultsView: "list" | "table";
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
            /** @description The podcast. */
            podcast: components["schemas"]["PodcastSummary"];
            /** @description The review. */
            review: components["schemas"]["ReviewView"];
        };
        /** @description Reviews of several podcasts. */
        ReviewSearchData: {
            /** @description The search reached its time limit and returns nothing. Narrower filters are faster. */
            cutOff: boolean;
            /** @description There are more reviews within the first thousand. */
            hasMore: boolean;
            /** @description Maximum number of entries in the response. */
            limit: number;
            /** @description Number of entries that are skipped. */
            offset: number;
            /** @description The reviews. */
            reviews: components["schemas"]["ReviewHitView"][];
        };
        /** @description The reviews that match the request. */
        ReviewTextsView: {
            /** @description The requested country. */
            country: string | null;
            /** @description Maximum number of entries in the response. */
            limit: number;
            /** @description Number of entries that are skipped. */
            offset: number;
            /** @description The reviews. */
            reviews: components["schemas"]["ReviewView"][];
            /**
             * Format: int64
             * @description Number of all matching reviews.
             */
            total: number;
        };
        /** @description A rating with a text. */
        ReviewView: {
            /** @description The name that the author of the review uses. */
            author: string;
            /** @description The text of the review, without markup. */
            body: string;
            /** @description ISO 3166 alpha-2, in lower case. */
            country: string;
            /** @description The searched words; `null` without a search. */
            matchedWords: string[] | null;
            /**
             * Format: int32
             * @description The rating, 1 to 5 stars.
             */
            rating: number;
            reviewedAt: components["schemas"]["Moment"] | null;
            /** @description Title of the review. */
            title: string;
        };
        /** @description The API key that was revoked. */
        RevokedApiKeyData: {
            /** @description The key that was revoked. */
            apiKey: components["schemas"]["ApiKeyView"];
        };
        /** @description The episodes of one day. */
        RhythmDay: {
            /** @description Number of episodes that were published on the day. */
            count: number;
            /** @description The day, such as `2026-11-21`. */
            date: string;
            /** @description Whether the day is still to come. */
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
            /**
             * Format: double
             * @description Median length of the episodes in seconds; `null` when unknown.
             */
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
        /** @description A saved search. */
        SavedSearchData: {
            /** @description The saved search. */
            savedSearch: components["schemas"]["SavedSearchView"];
        };
        /** @description A saved search, as its caller sees it. */
        SavedSearchView: {
            /** @description When it was saved. */
            createdAt: components["schemas"]["Moment"];
            /** @description Id of the saved search. */
            id: string;
            /** @description Whether it is the caller's default; each user has at most one. */
            isDefault: boolean;
            /** @description What is searched: podcasts or episodes. */
            kind: string;
            lastSeenAt: components["schemas"]["Moment"] | null;
            /** @description Name of the saved search. */
            name: string;
            /**
             * @description Number of results that came into the catalog since the caller last looked; `null` when the caller has never
             *     looked, when counts were not requested, and when the search cannot run (see `problem`).
             */
            newCount: number | null;
            /** @description Whether `newCount` is exact. It is not above 10,000, or when the search reached its time limit. */
            newCountIsExact: boolean;
            /** @description Id of the user who saved it; `null` when their account was deleted. */
            ownerUserId: string | null;
            /** @description Why the search cannot run now, for example because the plan no longer includes a filter; `null` when it can. */
            problem: string | null;
            /** @description The search. Send it to run it. */
            searchOptions: components["schemas"]["SearchRequest"];
            /** @description Whether the whole team sees it. */
            shared: boolean;
            /** @description A short id, which stands for `id` in paths and in the link `/app/search?saved={shortId}`. */
            shortId: string;
            /** @description When name, search or sharing last changed. */
            updatedAt: components["schemas"]["Moment"];
            /**
             * Format: int64
             * @description Grows with each change of name, search or sharing.
             */
            version: number;
        };
        /** @description A page of saved searches. */
        SavedSearchesData: {
            /** @description The cursor of the next page; `null` on the last one. */
            cursor: string | null;
            /** @description The caller's own saved searches in the team and those shared with it, newest first. */
            savedSearches: components["schemas"]["SavedSearchView"][];
        };
        /** @description One input of a sub-score, with its share of the authority score. */
        ScoreInputView: {
            /** @description When it was measured. */
            measuredAt: components["schemas"]["Moment"];
            /** @description Name of the input, such as `chart-position`. */
            name: string;
            nextStep: components["schemas"]["NextStepView"] | null;
            /** @description The measured value in words; `not on your plan` for a figure that the plan does not show. */
            observed: string;
            /**
             * Format: double
             * @description Points that the input adds to the authority score. With those of the inputs without data they add up to the score.
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
            /** @description The sub-score that it belongs to: quality, engagement, social or youtube. */
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
            /**
             * Format: int64
             * @description Number of active podcasts, among which the percentiles are computed.
             */
            activeShows: number;
            /** @description When the percentiles were computed. */
            countedAt: components["schemas"]["Moment"];
            /**
             * @description For each score, the share of active podcasts that have it and score lower, 0 to 100. Keys are `authority` and
             *     the names of the sub-scores; without those that rest on figures that the plan does not show.
             */
            percentiles: {
                [key: string]: number;
            };
            rank: components["schemas"]["ScoreRankView"] | null;
        };
        /** @description The scores on a day on which one of them changed, in whole points. */
        ScorePointView: {
            /**
             * Format: double
             * @description The authority score on that day, 0 to 100.
             */
            authorityScore: number;
            /** @description The day, such as `2026-11-21`. */
            date: string;
            /**
             * Format: double
             * @description The sub-score for engagement, 0 to 100; `null` without data.
             */
            engagementScore: number | null;
            /**
             * Format: double
             * @description The same as `authorityScore`.
             */
            finalScore: number;
            /**
             * Format: double
             * @description The sub-score for quality, 0 to 100; `null` without data.
             */
            qualityScore: number | null;
            /**
             * Format: double
             * @description The sub-score for social media, 0 to 100; `null` without data.
             */
            socialScore: number | null;
            /**
             * Format: int64
             * @description The version of the weights. A change of it explains a change of the score.
             */
            weightsVersion: number;
            /**
             * Format: double
             * @description The sub-score for YouTube, 0 to 100; `null` without data.
             */
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
        /** @description Totals by relevancy score, which are empty as long as there are no such scores. */
        SearchFilterStats: {
            /** @description Always `null`: there are no relevancy scores yet. */
            projectPodcastRelevancyScores: Record<string, never> | null;
            /** @description Number of podcasts by relevancy score; always empty. */
            relevancyScoresTotals: {
                [key: string]: number;
            };
        };
        /** @description A page of the user's searches. */
        SearchHistoryData: {
            /** @description The cursor of the next page; `null` on the last one. */
            cursor: string | null;
            /** @description The searches, last run first. A search that was run again is listed once. */
            searches: components["schemas"]["StoredSearchView"][];
        };
        /** @description How many searches the plan allows per period. */
        SearchLimitView: {
            /**
             * Format: int32
             * @description Number of searches.
             */
            count: number;
            /** @description The period: `day` or `month`. */
            period: string;
        };
        /** @description Preferences for searches. */
        SearchPreferencesRequest: {
            defaultResultsView?: components["schemas"]["ResultsView"] | null;
            defaultSearchFilters?: components["schemas"]["SearchRequest"] | null;
            export?: components["schemas"]["ExportPreferencesRequest"] | null;
        };
        /** @description Preferences for searches. */
        SearchPreferencesView: {
            /** @description `list` or `table`; `list` by default. */
            defaultResultsView: components["schemas"]["ResultsView"];
            defaultSearchFilters: components["schemas"]["SearchRequest"] | null;
            /** @description Preferences for exports. */
            export: components["schemas"]["ExportPreferencesView"];
        };
        /** @description A search. All keys are optional; unknown keys are rejected. */
        SearchRequest: {
            addedSince?: components["schemas"]["DateRequest"] | null;
            chartPositions?: components["schemas"]["ChartPositionsRequest"] | null;
            /**
             * @description `true` counts hits and facets and returns no hits. A count is free, but it is rejected
             *     when the searches are used up.
             */
            countOnly?: boolean | null;
            /** @description The cursor of the previous response, with the same search. */
            cursor?: string | null;
            episodeCreatedSince?: components["schemas"]["DateRequest"] | null;
            episodeUpdatedSince?: components["schemas"]["DateRequest"] | null;
            /** @description Leaves out these episodes. Has no effect in a search for podcasts. */
            excludeEpisodeIds?: string[] | null;
            /** @description Leaves out podcasts of these categories, ignoring case. */
            excludeItunesGenres?: string[] | null;
            /** @description Leaves out these podcasts. */
            excludePodcastIds?: string[] | null;
            /** @description Adds to each hit how its score is computed. */
            explain?: boolean | null;
            /** @description Podcasts that are `clean` or `explicit`. */
            explicit?: string | null;
            /**
             * @description Properties to count among the hits: language, genre, country, updateFrequency, hasTranscript, hasGuests,
             *     likelyMachineMade, veryStale, topics, keywords. Figures are counted in ranges: totalEpisodes,
             *     podcastAuthorityScoreTotal, podcastAuthorityScoreQuality, podcastAuthorityScoreEngagement,
             *     podcastAuthorityScoreSocial, podcastAuthorityScoreYoutube, podcastAudienceEstimatedMonthlyListeners,
             *     applePodcastsRating, applePodcastsRatingsCount, spotifyRating, spotifyRatingsCount, castboxPlays,
             *     castboxSubscribers. Those that the plan does not include are left out.
             */
            facets?: string[] | null;
            foundedSince?: components["schemas"]["DateRequest"] | null;
            /** @description Whether the podcast has a primary contact. */
            hasPrimaryContact?: boolean | null;
            /** @description Podcasts with a profile on each of these platforms, such as `youtube`. */
            hasSocials?: string[] | null;
            /** @description Episodes only: whether the catalog has a transcript. */
            hasTranscript?: boolean | null;
            /** @description `true` also finds podcasts on the team's blacklist, which are left out otherwise. */
            includeBlacklisted?: boolean | null;
            /**
             * @description `true` fills `podcastRssDescriptionEmbedding` in searches for podcasts, and
             *     `episodeRssDescriptionEmbedding` and `transcriptEmbeddingsChunks` in searches for episodes. For users.
             */
            includeEmbeddings?: boolean | null;
            /** @description Episodes only: only these episodes. */
            includeEpisodeIds?: string[] | null;
            /** @description Podcasts of one of these categories, ignoring case. */
            includeItunesGenres?: string[] | null;
            /** @description Episodes only: fills `matchSnippet`. */
            includeMatchSnippet?: boolean | null;
            /** @description Only these podcasts. */
            includePodcastIds?: string[] | null;
            /** @description `true` fills `similarPodcasts`. Podcasts only. */
            includeSimilarPodcasts?: boolean | null;
            /** @description Episodes only: `false` leaves out the passages of the transcript, which are included by default. */
            includeTranscriptSnippet?: boolean | null;
            /** @description One of these keywords must match, under the rules for `topics`. */
            keywords?: string[] | null;
            /** @description Podcasts in these languages, BCP 47; `en` also matches `en-GB`. */
            languages?: string[] | null;
            lastEpisodeDateSince?: components["schemas"]["DateRequest"] | null;
            /**
             * Format: int64
             * @description Podcasts with at most this many episodes.
             */
            maxTotalEpisodes?: number | null;
            /**
             * Format: double
             * @description The weight of meaning against words, 0 to 1. The default depends on the model.
             */
            meaningWeight?: number | null;
            /**
             * Format: int64
             * @description Podcasts with at least this many plays on Castbox.
             */
            minCastboxPlays?: number | null;
            /**
             * Format: int64
             * @description Podcasts with at least this many subscribers on Castbox.
             */
            minCastboxSubscribers?: number | null;
            /**
             * Format: double
             * @description Podcasts with at least this average rating in Apple Podcasts, 0 to 5. Podcasts without a known rating do not
             *     match; this holds for all filters by a figure.
             */
            minItunesRating?: number | null;
            /**
             * Format: int64
             * @description Podcasts with at least this many ratings in Apple Podcasts.
             */
            minItunesRatingCount?: number | null;
            /**
             * Format: double
             * @description Podcasts with at least this average rating on Spotify, 0 to 5.
             */
            minSpotifyRating?: number | null;
            /**
             * Format: int64
             * @description Podcasts with at least this many ratings on Spotify.
             */
            minSpotifyRatingCount?: number | null;
            /**
             * Format: int64
             * @description Podcasts with at least this many episodes.
             */
            minTotalEpisodes?: number | null;
            /**
             * @description How hits are found, by `words`, by `meaning` or by `both`. The default is `both` when a
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
            /** @description Podcasts of these countries, ISO 3166-1 alpha-2. */
            podcastCountries?: string[] | null;
            /** @description Whether the podcast has guests. */
            podcastHasGuests?: boolean | null;
            /** @description True for podcasts that are likely made by a machine, false for all others. */
            podcastLikelyMachineMade?: boolean | null;
            /**
             * @description True for podcasts that have been silent for long by their own rhythm, false for all
             *     others.
             */
            podcastVeryStale?: boolean | null;
            project?: components["schemas"]["ProjectRequest"] | null;
            /** @description Id or slug of a project of the team: leaves out what is on it. For users. The short form of `project`. */
            projectId?: string | null;
            publishedBefore?: components["schemas"]["DateRequest"] | null;
            publishedSince?: components["schemas"]["DateRequest"] | null;
            /** @description At least one term of each group must match, in addition to `searchTerms`. */
            searchTermGroups?: components["schemas"]["TermGroupRequest"][] | null;
            /** @description The terms. By default at least one must match. */
            searchTerms?: components["schemas"]["SearchTermRequest"][] | null;
            /** @description By relevance when absent. The first entry decides, the next one orders ties. Each field may occur once. */
            sortOrder?: components["schemas"]["SortRequest"][] | null;
            /** @description Episodes only: all of these sponsors must be named. */
            sponsorFilters?: components["schemas"]["SponsorRequest"][] | null;
            /**
             * @description One of these topics must match, ignoring case. Searches for podcasts match topics of
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
            /** @description The hits of the page, in the requested order. */
            hits: (components["schemas"]["PodcastFields"] & components["schemas"]["EpisodeFields"] & components["schemas"]["HitTeamFields"] & {
                /**
                 * @description Snippets of the episode's description with `<em>` around matches, and everything else escaped; `null` without
                 *     matches.
                 */
                episodeDescriptionHighlights?: string[] | null;
                /** @description The episode's title with `<em>` around matches, and everything else escaped; `null` without matches. */
                episodeTitleHighlights?: string[] | null;
                explanation?: components["schemas"]["ExplanationView"] | null;
                /** @description The best snippet of all fields; `null` unless requested. */
                matchSnippet?: string | null;
                /**
                 * @description Snippets of the podcast's description with `<em>` around matches, and everything else escaped; `null` without
                 *     matches.
                 */
                podcastDescriptionHighlights?: string[] | null;
                /** @description Author, hosts and keywords of the podcast that match; empty when none does. */
                podcastOtherHighlights: components["schemas"]["FieldHighlightView"][];
                /** @description The podcast's title with `<em>` around matches, and everything else escaped; `null` without matches. */
                podcastTitleHighlights?: string[] | null;
                /** @description How the episode was found: `words`, `meaning` or `both`. */
                reason: string;
                /**
                 * Format: double
                 * @description Score of the hit. Scores are comparable within one search only.
                 */
                score: number;
                /** @description Snippets of the transcript with `<em>` around matches, and everything else escaped; `null` without matches. */
                transcriptHighlights?: string[] | null;
                /** @description The matching passages of the transcript with their times, best first. */
                transcriptMatches: components["schemas"]["TranscriptMatchView"][];
                /** @description The best passage of the transcript, as plain text. */
                transcriptTextSnippet?: string | null;
            })[];
            /** @description Number of hits on the page. */
            hitsReturned: number;
            /**
             * Format: double
             * @description The best score; `null` when not sorted by relevance.
             */
            maxScore: number | null;
            /** @description The total number of hits. */
            total: components["schemas"]["SearchTotal"];
        };
        /** @description The hits of a page. */
        SearchResult_PodcastHitView: {
            /** @description The hits of the page, in the requested order. */
            hits: (components["schemas"]["PodcastFields"] & components["schemas"]["HitTeamFields"] & {
                explanation?: components["schemas"]["ExplanationView"] | null;
                /** @description Recommended podcasts that are in the catalog; `null` when there are none. */
                podRoll?: components["schemas"]["HitPodcast"][] | null;
                /** @description Snippets of the description with `<em>` around matches, and everything else escaped; `null` without matches. */
                podcastDescriptionHighlights?: string[] | null;
                /** @description Author, hosts and keywords that match; empty when none does. */
                podcastOtherHighlights: components["schemas"]["FieldHighlightView"][];
                /** @description Plain text with `<em>` around matches, and everything else escaped. */
                podcastTitleHighlights?: string[] | null;
                /** @description How the podcast was found: `words`, `meaning` or `both`. */
                reason: string;
                /**
                 * Format: double
                 * @description Score of the hit. Scores are comparable within one search only.
                 */
                score: number;
            })[];
            /** @description Number of hits on the page. */
            hitsReturned: number;
            /**
             * Format: double
             * @description The best score; `null` when not sorted by relevance.
             */
            maxScore: number | null;
            /** @description The total number of hits. */
            total: components["schemas"]["SearchTotal"];
        };
        /** @description Times and totals of a search. */
        SearchStats: {
            /** @description Totals by relevancy score. */
            filters: components["schemas"]["SearchFilterStats"];
            /** @description Durations in milliseconds. */
            time: components["schemas"]["SearchTimes"];
            /** @description Counts of results. */
            totals: components["schemas"]["SearchTotals"];
        };
        /** @description A search term. */
        SearchTermRequest: {
            /** @description podcast-title, podcast-description; for episodes also episode-title, episode-description, transcript. */
            searchTargets: string[];
            /** @description At least 2 characters. */
            searchTerm: string;
            /** @description How the term matches. */
            searchTermOptions?: components["schemas"]["TermOptionsBodyRequest"];
            /** @description The type of the term; always `text`. */
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
            /** @description The number, exact up to 10,000. */
            value: number;
        };
        /** @description How many results a search had, and how many were left out. */
        SearchTotals: {
            /** @description Number of podcasts left out because the team blacklisted them. */
            blacklistedPodcasts: number;
            /** @description Number of podcasts left out because of `project`. */
            projectExcludedPodcasts: number;
            /** @description Number of results that were left out; always 0. */
            resultsFiltered: number;
            /** @description Number of results on the page. */
            resultsProcessed: number;
            /** @description Number of results on the page. */
            resultsReturned: number;
            /** @description Number of all results, exact up to 10,000. */
            totalResultsAvailable: number;
        };
        /** @description A sentence of a transcript. */
        SentenceView: {
            /**
             * Format: double
             * @description Where the sentence ends, in seconds from the beginning of the episode.
             */
            endSecond: number;
            /** @description The speaker; `null` when the transcript does not name speakers. */
            speaker: string | null;
            /**
             * Format: double
             * @description Where the sentence begins, in seconds from the beginning of the episode.
             */
            startSecond: number;
            /** @description The sentence. */
            text: string;
        };
        /** @description A session of the user. */
        SessionView: {
            /** @description When the session began. */
            createdAt: components["schemas"]["Moment"];
            /** @description Browser and system, if they are known: `Firefox on Linux`. */
            device: string | null;
            /** @description When the session ends if it is not used before. */
            endsAt: components["schemas"]["Moment"];
            /** @description Id of the session. */
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
        /** @description The search with which a project is to fill itself. */
        SetAutoFillRequest: {
            /** @description `podcasts`, or `episodes` for the podcasts of the episodes that are found. */
            searchKind: string;
            /** @description The search. Its cursor, page size and output options are ignored. */
            searchOptions: components["schemas"]["SearchRequest"];
        };
        /** @description A project as people see it who have a link to it. */
        SharedListData: {
            /** @description The list. */
            list: components["schemas"]["SharedListView"];
        };
        /** @description A project as people see it who have a link to it. */
        SharedListView: {
            /** @description The columns that the page shows, in its order. */
            columns: string[];
            expiresAt: components["schemas"]["Moment"] | null;
            /** @description Whether the page shows addresses for contact. */
            includeContacts: boolean;
            /** @description Name of the project. */
            name: string;
            /** @description The podcasts without ignored ones: first those of the highest priority, then those added first. */
            podcasts: components["schemas"]["SharedPodcastView"][];
            /** @description Name of the team; `null` when it has none. */
            teamName: string | null;
            /** @description When the project, or what is on it, last changed. */
            updatedAt: components["schemas"]["Moment"];
        };
        /** @description A podcast of the page. A field whose column was not chosen is `null`. */
        SharedPodcastView: {
            addedAt: components["schemas"]["Moment"] | null;
            /** @description The author, as the feed names it. */
            author: string | null;
            /**
             * Format: double
             * @description The authority score, 0 to 100.
             */
            authorityScore: number | null;
            /** @description The address in the podcast's feed; `null` unless the page includes contacts. */
            contactEmail: string | null;
            /** @description Countries of the podcast, ISO 3166-1 alpha-2. */
            countries: string[] | null;
            /** @description The description as plain text, shortened. */
            description: string | null;
            /**
             * Format: int64
             * @description Number of episodes.
             */
            episodeCount: number | null;
            /** @description Categories of the podcast. */
            genres: string[] | null;
            /** @description Whether the podcast has guests. */
            hasGuests: boolean | null;
            /** @description URL of the image; `null` when there is none. */
            imageUrl: string | null;
            /** @description Whether the catalog still has the podcast. Without it, the page has only what the team noted. */
            inCatalog: boolean;
            /** @description Labels of the listed podcast. */
            labels: string[] | null;
            /** @description Language of the podcast, BCP 47. */
            language: string | null;
            lastEpisodePublishedAt: components["schemas"]["Moment"] | null;
            /** @description The date of the next action. */
            nextActionOn: string | null;
            /** @description The team's notes. */
            notes: string | null;
            /** @description Id of the podcast. */
            podcastId: string;
            /** @description Priority of the listed podcast. */
            priority: string | null;
            /** @description Slug of the podcast. */
            slug: string;
            /** @description State of the listed podcast. */
            state: string | null;
            /** @description Title of the podcast. */
            title: string;
            /** @description How often the podcast publishes. */
            updateFrequency: string | null;
            /** @description URL of the website. */
            website: string | null;
        };
        /** @description A place where a contact was seen. */
        SightingView: {
            /**
             * Format: float
             * @description Confidence that this place shows a contact of the podcast, 0 to 1.
             */
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
            /** @description The email address of the account. */
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
            /** @description The email address for the new account. */
            email: string;
        };
        /** @description An episode, and why it is similar. */
        SimilarEpisodeView: {
            /**
             * Format: int64
             * @description Length of the episode in seconds; `null` when unknown.
             */
            durationSeconds: number | null;
            /** @description Id of the episode. */
            episodeId: string;
            /** @description Slug of the episode, unique within its podcast. */
            episodeSlug: string;
            /** @description URL of the image; `null` when there is none. */
            imageUrl: string | null;
            /** @description Slug of the podcast. */
            podcastSlug: string;
            /** @description Title of the podcast. */
            podcastTitle: string;
            publishedAt: components["schemas"]["Moment"] | null;
            /** @description For example `topic: fermentation`. */
            reasons: string[];
            /** @description Title of the episode. */
            title: string;
        };
        /** @description Similar episodes, most similar first. */
        SimilarEpisodesData: {
            /** @description Id of the episode to which the others are similar. */
            episodeId: string;
            /** @description The episodes, most similar first. */
            similarEpisodes: components["schemas"]["SimilarEpisodeView"][];
        };
        /** @description A podcast or an entry that a bulk change left as it is. */
        SkippedEntryView: {
            /** @description The id as sent. */
            id: string;
            /** @description already-listed, not-found, over-limit, unchanged or too-many-labels. */
            reason: string;
        };
        /** @description Which matches are snoozed. */
        SnoozeMatchesRequest: {
            /** @description Ids of matches. */
            matchIds: string[];
            /** @description Until when they are hidden from the new ones, RFC 3339, within a year; `null` shows them again. */
            until?: string | null;
        };
        /** @description How many matches changed. */
        SnoozedMatchesData: {
            /**
             * Format: int64
             * @description Number of matches that changed.
             */
            changed: number;
        };
        /** @description A social profile and where it was found. */
        SocialLinkView: {
            /** @description Where and when the link was seen. */
            pedigree: components["schemas"]["LinkProvenance"];
            /** @description The platform, such as `youtube`. */
            socialMediaType: string;
            /** @description Where the link was found: `rss`, `podcast-website`. */
            sources: string[];
            /** @description URL of the profile. */
            url: string;
        };
        /** @description A podcast's social profiles and their followers. */
        SocialMediaView: {
            /** @description Facebook pages whose counts were read. */
            facebookPageData: components["schemas"]["FacebookPageView"][];
            /** @description Instagram accounts whose counts were read. */
            instagramData: components["schemas"]["InstagramView"][];
            /** @description LinkedIn organizations whose counts were read. */
            linkedInCompanyData: components["schemas"]["LinkedInCompanyView"][];
            /** @description People to whom the podcast links. No service provides the followers of a person. */
            linkedInPersonData: components["schemas"]["LinkedInPersonView"][];
            /** @description Platforms with a profile of the podcast but without a count. */
            notCounted: string[];
            /** @description Pages for supporting the creator. */
            patreonData: components["schemas"]["PatreonView"][];
            /** @description Id of the podcast. */
            podcastId: string;
            /** @description All social profiles of the podcast, also those whose counts were not read. */
            socialMediaLinks: components["schemas"]["SocialLinkView"][];
            /** @description TikTok accounts whose counts were read. */
            tiktokData: components["schemas"]["TiktokView"][];
            /** @description X (Twitter) accounts whose counts were read. */
            twitterData: components["schemas"]["TwitterView"][];
        };
        /** @description A sort order. */
        SortRequest: {
            /** @description `asc` or `desc`. */
            direction?: string | null;
            /**
             * @description relevance, recentActivity, title, appleReviews or spotifyReviews; estimatedListeners, youtubeSubscribers,
             *     youtubeViews, authorityScore, castboxSubscribers; or the name of a sortable field of the hits, such as
             *     foundedDate, lastEpisodeDate, totalEpisodes, castboxPlays or applePodcastsRating.
             */
            field: string;
            /** @description Where hits without a value are: `first` or `last`. */
            nullOrder?: string | null;
        };
        /** @description The words of one speaker, until another one begins. */
        SpeakerTurnView: {
            /** @description The text with `<em>` around matches, and everything else escaped. */
            highlighted: string;
            /** @description Name of the speaker; `null` before the first one that the transcript names. */
            speaker: string | null;
            /**
             * Format: double
             * @description Second at which the turn begins; `null` when the transcript has no times.
             */
            startSecond: number | null;
        };
        /** @description A sponsor who is named, or is not. */
        SponsorRequest: {
            /** @description Whether similar spellings match too, with a lower score. */
            fuzzy?: boolean | null;
            /** @description must (default) or not. */
            matchMode?: string | null;
            /** @description Name of the sponsor. */
            name: string;
            /** @description Whether the words must be adjacent and in order. */
            phraseMatch?: boolean | null;
            /**
             * Format: double
             * @description How many positions the words of a phrase may be apart, 0 to 100.
             */
            slop?: number | null;
        };
        /** @description A sponsor of an episode, or somebody who is promoted in it. */
        SponsorView: {
            /**
             * Format: double
             * @description Confidence, 0 to 1.
             */
            confidence: number;
            /** @description Coupon codes that the texts give. */
            couponCodes: string[];
            /** @description Whether a host reads it out; `null` when unknown. */
            isHostRead: boolean | null;
            /** @description Name of the sponsor. */
            name: string;
            /** @description The text around the name. */
            snippet: string | null;
            /** @description The text that names the sponsor: `description`, `transcript`. */
            source: string;
            /** @description sponsor, advertiser, guest, affiliate, self promotion, charity, donation, other or unknown. */
            type: string;
            /** @description URLs that the texts give for the sponsor. */
            urls: string[];
        };
        /** @description The podcast on Spotify. */
        SpotifyPlatform: {
            /** @description Id in Spotify. */
            id: string;
            /** @description URL of the podcast on Spotify. */
            url: string;
            verifiedAt: components["schemas"]["Moment"] | null;
        };
        /** @description The rating of a podcast on Spotify. */
        SpotifyReviewView: {
            /** @description What Spotify did not provide: `reviewsCount`. */
            missing: string[];
            /**
             * Format: double
             * @description 1 to 5; `null` when there are no ratings.
             */
            rating: number | null;
            /**
             * Format: int64
             * @description Number of ratings; 0 when it is listed in `missing`.
             */
            reviewsCount: number;
            /** @description When the figures were read from the platform. */
            scrapedAt: components["schemas"]["Moment"];
            /** @description Id in Spotify. */
            spotifyId: string;
        };
        /** @description Number of podcasts by status. */
        StateCountsView: {
            /**
             * Format: int64
             * @description Podcasts with a booking.
             */
            booked: number;
            /**
             * Format: int64
             * @description Podcasts that do not fit.
             */
            ignored: number;
            /**
             * Format: int64
             * @description Podcasts that declined.
             */
            lost: number;
            /**
             * Format: int64
             * @description Podcasts that somebody wrote to.
             */
            pitched: number;
            /**
             * Format: int64
             * @description Podcasts that were added and not looked at.
             */
            prospect: number;
            /**
             * Format: int64
             * @description Podcasts that fit.
             */
            qualified: number;
        };
        /** @description Counts over the whole catalog. */
        StatisticsData: {
            /**
             * Format: int64
             * @description Number of episodes in the catalog.
             */
            episodes: number;
            /** @description Name of the served generation of the catalog. */
            generation: string;
            /** @description Categories with their number of podcasts, most frequent first. */
            genres: components["schemas"]["ValueCountView"][];
            /** @description Most frequent first. */
            languages: components["schemas"]["ValueCountView"][];
            /**
             * Format: int64
             * @description Number of podcasts in the catalog.
             */
            podcasts: number;
            /** @description When the generation was published. */
            publishedAt: components["schemas"]["Moment"];
            /**
             * Format: int64
             * @description Number of transcripts in the catalog.
             */
            transcripts: number;
        };
        /** @description How soon after its publication the served catalog was matched with all alerts. */
        StatusAlertsView: {
            /** @description Whether all of it is matched. */
            isMatched: boolean;
            /**
             * Format: double
             * @description Time from its publication to its last match, in seconds; `null` while it is being matched, and after a rollback.
             */
            seconds: number | null;
        };
        /** @description The history of the service, as it recorded it itself. */
        StatusData: {
            /** @description Alerts on the catalog that is served. */
            alerts: components["schemas"]["StatusAlertsView"];
            /** @description The last 90 days in UTC, oldest first. */
            days: components["schemas"]["StatusDayView"][];
            /** @description Webhooks of the last 24 hours. */
            webhooks: components["schemas"]["StatusWebhooksView"];
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
        /** @description How fast events reached webhooks in the last 24 hours. */
        StatusWebhooksView: {
            /**
             * Format: int64
             * @description Deliveries that succeeded, at most the newest 500.
             */
            deliveries: number;
            /**
             * Format: double
             * @description Median time from an event to its delivery, in seconds; `null` without deliveries.
             */
            medianSeconds: number | null;
        };
        /** @description The search of an id. */
        StoredSearchData: {
            /** @description The search. */
            search: components["schemas"]["StoredSearchView"];
        };
        /** @description A search of the team. */
        StoredSearchView: {
            /** @description Its id, as in the response to the search. */
            searchId: string;
            /** @description podcasts or episodes. */
            searchMode: string;
            /** @description The search, without cursor, page size, facets and lengths of snippets. Send it again to get its first page. */
            searchOptions: components["schemas"]["SearchRequest"];
            /** @description When it was last run. */
            searchedAt: components["schemas"]["Moment"];
        };
        /** @description Consecutive captured days up to the last one. Days without a capture neither break nor extend the streak. */
        StreakView: {
            /** @description The streak may have begun earlier. */
            boundedByMissingCoverage: boolean;
            /**
             * Format: int32
             * @description Number of days; `null` when the last capture is not complete enough to decide.
             */
            days: number | null;
            /** @description State of the last day: `observed`, `off_chart`, `no_chart` or `unknown`. */
            endDateStatus: string;
            /** @description The first day of the streak; `null` without one. */
            startDate: string | null;
        };
        /** @description The team to act for. */
        SwitchTeamRequest: {
            /** @description Id of a team of the user. */
            teamId: string;
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
            /**
             * Format: int64
             * @description Number of feeds that were counted.
             */
            totalRssFeeds: number;
        };
        /** @description How many feeds, and how many of their episodes, have a tag. */
        TagFrequency: {
            /**
             * Format: int64
             * @description Episodes that use the tag; null on the podcast level.
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
            /** @description The tag, for example `podcast:transcript`. */
            field: string;
        };
        /** @description How many feeds use each tag on one level, podcast or episode. */
        TagLevel: {
            /** @description Most frequent first. */
            fieldFrequency: components["schemas"]["TagFrequency"][];
            /**
             * Format: int64
             * @description Episodes in these feeds; null on the podcast level.
             */
            totalEpisodes: number | null;
            /**
             * Format: int64
             * @description Number of feeds; a podcast with several feeds counts once.
             */
            totalRssFeeds: number;
        };
        /** @description A tag. */
        TagView: {
            /** @description Type and value in lower case: `topic:fermentation`. The same for the same tag of other documents. */
            id: string;
            /** @description genre, topic, keyword, host, format or medium; of an episode also guest, sponsor or season. */
            type: string;
            /** @description The tag's text. */
            value: string;
        };
        /** @description The usage of the team on each day in UTC, oldest first. */
        TeamDailyUsageData: {
            /** @description The days. */
            days: components["schemas"]["TeamUsageDayView"][];
            /** @description Limits by alias, per day on the free plan and otherwise per month; `null` is unlimited. */
            limits: {
                [key: string]: number | null;
            };
        };
        /** @description A team of the user. */
        TeamData: {
            /** @description The team. */
            team: components["schemas"]["TeamView"];
        };
        /** @description The team's name, typed as a confirmation. */
        TeamDeletionRequest: {
            /** @description The name of the team that the session acts for, which prevents accidental deletion. */
            name: string;
        };
        /** @description The members with usage, sorted by searches, most first. */
        TeamMembersUsageData: {
            /** @description The members. */
            members: components["schemas"]["MemberUsageView"][];
        };
        /** @description The usage of the team in each month in UTC, oldest first. */
        TeamMonthlyUsageData: {
            /** @description Limits by alias, per day on the free plan and otherwise per month; `null` is unlimited. */
            limits: {
                [key: string]: number | null;
            };
            /** @description The months. */
            months: components["schemas"]["TeamUsageMonthView"][];
        };
        /** @description The podcast of the team. */
        TeamPodcastData: {
            /** @description The podcast with its flags. */
            teamPodcast: components["schemas"]["TeamPodcastView"];
        };
        /** @description A project that lists a podcast of the team. */
        TeamPodcastProject: {
            /**
             * @description Id of the user who added it to the project; empty when their account was deleted, because existing clients
             *     accept no null here.
             */
            addedByUserId: string;
            /** @description Id of the entry on the project. */
            listedPodcastId: string;
            /** @description prospect, qualified, pitched, lost, booked or ignored. */
            listedPodcastState: string;
            /** @description Id of the project. */
            projectId: string;
            /** @description Name of the project. */
            projectName: string;
            /** @description Slug of the project. */
            projectSlug: string;
        };
        /** @description Flags of a podcast of the team. What is left out or `null` stays as it is. */
        TeamPodcastRequest: {
            /** @description Whether searches of the team leave the podcast out. Admins of the team can change it. */
            blacklist?: boolean | null;
            /** @description Whether it is marked for synchronization with an integration. */
            sync?: boolean | null;
        };
        /** @description A podcast of the team. */
        TeamPodcastView: {
            /** @description Id of the user who added it; `null` when a program did, or the user's account was deleted. */
            addedByUserId: string | null;
            /** @description `add-to-team-podcasts-button`, `listed-podcast`, `script`, `migration` or `search-export`. */
            addedReason: string;
            /** @description Always `null`: no such integration is connected. */
            airtableRecordId: string | null;
            /** @description Whether searches of the team leave the podcast out. */
            blacklist: boolean;
            blacklistedAt: components["schemas"]["Moment"] | null;
            /** @description When it was added. */
            createdAt: components["schemas"]["Moment"];
            /** @description Whether the catalog has the podcast. */
            inCatalog: boolean;
            lastAirtableErrorSyncDate: components["schemas"]["Moment"] | null;
            lastAirtableSync: components["schemas"]["Moment"] | null;
            /** @description Id of the podcast that it was merged into; `null` when it was not merged. */
            mergedInto: string | null;
            /** @description The podcast. When it has left the catalog: its title, slug and image when it was added. */
            podcast: components["schemas"]["PodcastSummary"];
            /** @description Id of the podcast. */
            podcastId: string;
            /** @description The projects of the team that list the podcast. */
            projects: components["schemas"]["TeamPodcastProject"][];
            /** @description Whether it is marked for synchronization with an integration. */
            sync: boolean;
            /** @description Id of the team. */
            teamId: string;
            /** @description When its flags last changed. */
            updatedAt: components["schemas"]["Moment"];
        };
        /** @description A page of the team's podcasts. */
        TeamPodcastsData: {
            /** @description The podcasts of the page. */
            teamPodcasts: components["schemas"]["TeamPodcastView"][];
            /**
             * Format: int64
             * @description Number of all podcasts of the team.
             */
            total: number;
            /**
             * Format: int64
             * @description Number of podcasts that the filters accept.
             */
            totalFiltered: number;
        };
        /** @description What a team used on one day. */
        TeamUsageDayView: {
            /** @description For example `2026-11-22`. */
            date: string;
            /**
             * Format: int64
             * @description Sum of all counts.
             */
            totalUsage: number;
            /** @description The counts by meter: searchCount, exportCount, transcriptDownloadCount and transcriptionRequests. */
            usageByAlias: {
                [key: string]: number;
            };
        };
        /** @description What a team used in one month. */
        TeamUsageMonthView: {
            /** @description When the next month begins. */
            periodEnd: components["schemas"]["Moment"];
            /** @description When the month began. */
            periodStart: components["schemas"]["Moment"];
            /**
             * Format: int64
             * @description Sum of all counts.
             */
            totalUsage: number;
            /** @description The counts by meter: searchCount, exportCount, transcriptDownloadCount and transcriptionRequests. */
            usageByAlias: {
                [key: string]: number;
            };
        };
        /** @description A user of the team. */
        TeamUserData: {
            /** @description The user. */
            user: components["schemas"]["TeamUserView"];
        };
        /** @description A user of a team. */
        TeamUserView: {
            /** @description A seed for generated pictures; the same for a user each time. */
            avatarSeed: string;
            /** @description The name shown in the app; `null` until one is chosen. */
            displayName: string | null;
            /** @description The email address. */
            email: string;
            /** @description Always `null`: users enter only a full name. */
            firstName: string | null;
            /** @description Id of the user. */
            id: string;
            /** @description When the user joined the team. */
            joinedAt: components["schemas"]["Moment"];
            /** @description Always `null`: users enter only a full name. */
            lastName: string | null;
            /** @description Role in the team: owner, admin or member. */
            role: string;
        };
        /** @description The members of the team, in the order of joining. */
        TeamUsersData: {
            /** @description The members. */
            users: components["schemas"]["TeamUserView"][];
        };
        /** @description A team of the user. */
        TeamView: {
            /** @description Id of the team. */
            id: string;
            /** @description Whether the request acted for this team. */
            isCurrent: boolean;
            /** @description When the user joined the team. */
            joinedAt: components["schemas"]["Moment"];
            /** @description Name of the team: the email address of its owner until it is renamed. */
            name: string;
            /** @description The team's plan: free, individual, business, agency or admin. */
            plan: string;
            /** @description The user's role in the team: owner, admin or member. */
            role: string;
        };
        /** @description The teams of the user, in the order of joining. */
        TeamsData: {
            /** @description The teams. */
            teams: components["schemas"]["TeamView"][];
        };
        /** @description Terms of which at least one must match. */
        TermGroupRequest: {
            /** @description The terms, of which at least one must match. */
            searchTerms: components["schemas"]["GroupTermRequest"][];
        };
        /** @description How a term matches. */
        TermOptionsBodyRequest: {
            /** @description Similar spellings match too, with a lower score. In a phrase, each word may be misspelled or in another form. */
            fuzzy?: boolean | null;
            /** @description must, not or optional. */
            matchMode?: string;
            /**
             * @description The words must be adjacent, in order, and as written: `running` does not match "run". A single word must be as
             *     written too.
             */
            phraseMatch?: boolean | null;
            /**
             * Format: double
             * @description How many positions the words of a phrase may be apart, 0 to 100.
             */
            slop?: number | null;
        };
        /** @description Profile pictures of a YouTube channel by size. */
        ThumbnailsView: {
            /** @description URL of the small picture; `null` when unknown. */
            default: string | null;
            /** @description URL of the large picture; `null` when unknown. */
            high: string | null;
            /** @description URL of the medium picture; `null` when unknown. */
            medium: string | null;
        };
        /** @description An account. */
        TiktokView: {
            /** @description Id of the account, or its name in the URL when the id is unknown. */
            accountId: string;
            /**
             * Format: double
             * @description Always `null`: posts are not read.
             */
            awgEngagementRate: number | null;
            /** @description The text in which the profile describes itself; `null` when unknown. */
            biography: string | null;
            /**
             * Format: double
             * @description Always `null`: posts are not read.
             */
            commentEngagementRate: number | null;
            dateJoined: components["schemas"]["Moment"] | null;
            /**
             * Format: int64
             * @description Number of followers; 0 when it is listed in `missing`.
             */
            followers: number;
            /**
             * Format: int64
             * @description Number of accounts that it follows; 0 when it is listed in `missing`.
             */
            following: number;
            /** @description Name of the account in its URL. */
            handle: string;
            /** @description Always false: private accounts are not counted. */
            isPrivate: boolean;
            /** @description Whether TikTok has verified the account; `false` when unknown. */
            isVerified: boolean;
            /**
             * Format: double
             * @description Always `null`: posts are not read.
             */
            likeEngagementRate: number | null;
            /**
             * Format: int64
             * @description Number of likes of all videos; 0 when it is listed in `missing`.
             */
            likes: number;
            /** @description Counts that the platform did not provide. */
            missing: string[];
            /** @description The name that the profile displays. */
            nickname: string;
            /** @description URL of the profile picture; `null` when unknown. */
            profilePicUrl: string | null;
            /** @description When the counts were read from the platform. */
            scrapedAt: components["schemas"]["Moment"];
            /**
             * Format: int64
             * @description Number of videos; 0 when it is listed in `missing`.
             */
            videosCount: number;
        };
        /** @description A matching passage with its time. */
        TranscriptMatchView: {
            /** @description Whether the passage was found by meaning and contains none of the words. */
            byMeaning: boolean;
            /**
             * Format: double
             * @description Where the passage ends, in seconds from the beginning of the episode; `null` when the transcript has no times.
             */
            endSecond: number | null;
            /** @description `text` with `<em>` around matches, and everything else escaped. */
            highlighted: string;
            /**
             * Format: double
             * @description The time of the first highlighted word, estimated within its timed line. `null` without times, and without a
             *     highlighted word.
             */
            matchSecond: number | null;
            /**
             * @description The speaker of the first highlighted word; `null` when the transcript does not name speakers. Others may speak in
             *     the same passage: see `turns`.
             */
            speaker: string | null;
            /**
             * Format: double
             * @description Where the passage begins, in seconds from the beginning of the episode; `null` when the transcript has no times.
             */
            startSecond: number | null;
            /** @description The passage as plain text. */
            text: string;
            /** @description The whole text by speaker, in order. Empty when the transcript names no speaker here. */
            turns: components["schemas"]["SpeakerTurnView"][];
        };
        /** @description The passages of a transcript that match, in order of time. Matches that are close together share one passage. */
        TranscriptPassagesData: {
            /** @description Number of passages after this page. */
            additionalCount: number;
            bestPassage: components["schemas"]["PassageView"] | null;
            /** @description Id of the episode. */
            episodeId: string;
            /** @description Whether there are more passages. */
            hasMore: boolean;
            /** @description The cursor of the next page; `null` on the last one. */
            nextCursor: string | null;
            /** @description The search reached its time limit, and there may be more passages. */
            partial: boolean;
            /** @description Largest page size. */
            passageLimit: number;
            /** @description The passages of the page. */
            passages: components["schemas"]["PassageView"][];
            /** @description The total number of passages. */
            total: components["schemas"]["SearchTotal"];
            /** @description Some passages are not shown: without an account, only the first ones are, within the daily budget. */
            truncated: boolean;
        };
        /** @description The whole text of a transcript. */
        TranscriptText: {
            /** @description Id of the episode. */
            episodeId: string;
            /** @description Id of the podcast. */
            podcastId: string;
            /** @description One cue per line, with `Name: ` before the first cue of each speaker's turn. */
            text: string | null;
            /** @description Id of the transcript. */
            transcriptId: string;
        };
        /** @description The whole transcript as text. */
        TranscriptTextData: {
            /** @description The transcript. */
            episodeTranscriptText: components["schemas"]["TranscriptText"];
        };
        /** @description The beginning of a transcript's text. */
        TranscriptTextPreview: {
            /** @description Id of the episode. */
            episodeId: string;
            /** @description Id of the podcast. */
            podcastId: string;
            /** @description The beginning of the text. */
            text: string | null;
            /** @description Length of the whole transcript. */
            totalCharacters: number;
            /** @description Id of the transcript. */
            transcriptId: string;
            /** @description Whether the transcript continues. */
            truncated: boolean;
        };
        /** @description The beginning of a transcript as text. */
        TranscriptTextPreviewData: {
            /** @description The beginning of the transcript. */
            episodeTranscriptText: components["schemas"]["TranscriptTextPreview"];
        };
        /** @description The sentences of a transcript with their times. */
        TranscriptTimestampsData: {
            /** @description Id of the episode. */
            episodeId: string;
            /** @description Id of the podcast. */
            podcastId: string;
            /** @description The sentences, in order of time. */
            sentences: components["schemas"]["SentenceView"][];
            /** @description The whole text of a transcript without times, otherwise `null`. */
            textWithoutTimes: string | null;
        };
        /** @description The first sentences with their times. */
        TranscriptTimestampsPreviewData: {
            /** @description Id of the episode. */
            episodeId: string;
            /** @description Id of the podcast. */
            podcastId: string;
            /** @description The sentences, in order of time. */
            sentences: components["schemas"]["SentenceView"][];
            /** @description The beginning of a transcript without times, otherwise `null`. */
            textWithoutTimes: string | null;
            /** @description Sentences in the whole transcript. */
            totalSentences: number;
            /** @description Whether the transcript continues. */
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
            /** @description The request. */
            request: components["schemas"]["TranscriptionRequestView"];
        };
        /** @description A transcription request. Fields of the episode are `null` when it is not in the catalog any more. */
        TranscriptionRequestView: {
            /** @description Id of the episode. */
            episodeId: string;
            /** @description URL of the episode's image; `null` when there is none. */
            episodeImageUrl: string | null;
            /** @description Slug of the episode. */
            episodeSlug: string | null;
            /** @description Title of the episode. */
            episodeTitle: string | null;
            /** @description Id of the podcast. */
            podcastId: string | null;
            /** @description URL of the podcast's image; `null` when there is none. */
            podcastImageUrl: string | null;
            /** @description Slug of the podcast. */
            podcastSlug: string | null;
            /** @description Title of the podcast. */
            podcastTitle: string | null;
            /** @description When the transcript was requested. */
            requestedAt: components["schemas"]["Moment"];
            /** @description Id of the user who requested it; `null` when the account was deleted. */
            requestedByUserId: string | null;
            /** @description The state of the request. */
            status: components["schemas"]["TranscriptionStatus"];
            transcribedAt: components["schemas"]["Moment"] | null;
        };
        /** @description The transcription requests of the user's team, newest first. */
        TranscriptionRequestsData: {
            /** @description The requests of the page. */
            requests: components["schemas"]["TranscriptionRequestView"][];
            /**
             * Format: int64
             * @description Number of requests with this status.
             */
            totalRequests: number;
        };
        /**
         * @description The state of a transcription request.
         * @enum {string}
         */
        TranscriptionStatus: "not_started" | "completed";
        /** @description An account. */
        TwitterView: {
            /** @description The text in which the profile describes itself; `null` when unknown. */
            biography: string | null;
            dateJoined: components["schemas"]["Moment"] | null;
            /**
             * Format: int64
             * @description Number of followers; 0 when it is listed in `missing`.
             */
            followerCount: number;
            /**
             * Format: int64
             * @description Number of accounts that it follows; 0 when it is listed in `missing`.
             */
            followingCount: number;
            /** @description Counts that the platform did not provide. */
            missing: string[];
            /**
             * Format: int64
             * @description Number of posts; 0 when it is listed in `missing`.
             */
            postsCount: number;
            /** @description Id of the account, or its name in the URL when the id is unknown. */
            profileId: string;
            /** @description URL of the profile image; `null` when unknown. */
            profileImageUrl: string | null;
            /** @description Name of the account, without `@`. */
            profileName: string;
            /** @description URL of the profile. */
            profileUrl: string;
            /** @description When the counts were read from the platform. */
            scrapedAt: components["schemas"]["Moment"];
        };
        /** @description What an undo restored. */
        UndoneChangeData: {
            /** @description Id of the undo itself, which can be undone, too; `null` when nothing was restored. */
            changeId: string | null;
            /** @description What was left as it is, because somebody has changed it since. */
            left: components["schemas"]["LeftRowView"][];
            /** @description Number of entries, projects and alerts that are as they were before the change. */
            restoredCount: number;
        };
        /** @description An input without data. */
        UnknownInputView: {
            /** @description Name of the input. */
            name: string;
            /**
             * Format: double
             * @description Points that it adds to the authority score: those of the average in the catalog.
             */
            points: number;
            /** @description The sub-score that it belongs to: quality, engagement, social or youtube. */
            subScore: string;
            /**
             * Format: double
             * @description Its weight among the inputs of the sub-score.
             */
            weight: number;
        };
        /** @description Fields of an episode that are always `null`. */
        UnknownOfEpisode: {
            /** @description Key of a stored audio file; always `null`, because audio is not stored. */
            episodeAudioKey: string | null;
            /** @description See `/episodes/{episodeId}/transcript-text`. */
            transcriptText: string | null;
            /** @description When the figures of the YouTube video were read; always `null`. */
            youtubeVideoDataDate: string | null;
            /** @description URL of the episode's video on YouTube; always `null`. */
            youtubeVideoUrl: string | null;
            /**
             * Format: double
             * @description Views of the episode's video on YouTube; always `null`.
             */
            youtubeVideoViewCount: number | null;
        };
        /** @description Fields of a podcast that are always `null`. */
        UnknownOfPodcast: {
            /** @description When its figures in Apple Podcasts were read; always `null`, see `/podcasts/{podcastIdOrSlug}/reviews`. */
            applePodcastsScrapedDate: string | null;
            /** @description When its figures on Castbox were read; always `null`, see `/podcasts/{podcastIdOrSlug}/reviews`. */
            castboxDataLastUpdated: string | null;
            /** @description Id on Castbox; always `null`. */
            castboxId: string | null;
            /** @description When the chart positions were calculated; always `null`, because they are those of the latest captures. */
            chartPositionsCalculatedAt: string | null;
            /** @description Estimated age of the audience; always `null`: demographics are unknown. */
            podcastEstimatedAudienceAge: string | null;
            /** @description Estimated education of the audience; always `null`: demographics are unknown. */
            podcastEstimatedAudienceEducation: string | null;
            /** @description Estimated gender of the audience; always `null`: demographics are unknown. */
            podcastEstimatedAudienceGender: string | null;
            /** @description Estimated income of the audience; always `null`: demographics are unknown. */
            podcastEstimatedAudienceIncome: string | null;
            /** @description Estimated number of listeners as text; always `null`, see `podcastAudienceEstimatedMonthlyListeners`. */
            podcastEstimatedListeners: string | null;
            /** @description Estimated political bias; always `null`: it is not estimated. */
            podcastEstimatedPoliticalBias: string | null;
            /** @description The title without advertising; always `null`: advertising is not removed from titles. */
            podcastRssTitleLatestCleaned: string | null;
            /** @description Slug on Podchaser; always `null`. */
            podchaserUrlSlug: string | null;
            /** @description Slug on Podnews; always `null`. */
            podnewsUrlSlug: string | null;
            /** @description Slug on Rephonic; always `null`. */
            rephonicUrlSlug: string | null;
            /** @description When its figures on Spotify were read; always `null`, see `/podcasts/{podcastIdOrSlug}/reviews`. */
            spotifyDataLastUpdated: string | null;
        };
        /** @description The new values of an alert. */
        UpdateAlertConfigRequest: {
            /** @description What to change; what is left out or `null` stays. */
            updates: components["schemas"]["AlertConfigUpdatesRequest"];
        };
        /** @description An event. */
        UpdateEventView: {
            /**
             * @description What happened. Its fields depend on the event: `requestId`, `requestType`, `podcastId`, `episodeId`,
             *     `guestProfileId`, `completedAt` and `error`; `guestAppearanceId`, `guestProfileId`, `episodeId`, `aiVerified`,
             *     `humanVerified` and `createdAt`; `listedPodcastId`, `projectId`, `podcastId`, `status` and `createdAt`; or
             *     `alertMatchId`, `alertConfigId`, `alertConfigName`, `alertType`, `episodeId`, `podcastId` and `createdAt`.
             */
            data: Record<string, never>;
            /** @description request_completed, guest_appearance, listed_podcast_added or alert_match. */
            eventType: string;
            /** @description Id of the event. */
            id: string;
            /** @description When it happened. */
            occurredAt: components["schemas"]["Moment"];
        };
        /** @description A change of a view. What is absent stays. */
        UpdateProjectViewRequest: {
            /** @description Whether the caller's page of the project opens with it. Other people's pages are not changed. */
            isDefault?: boolean | null;
            /** @description The name of the view. */
            name?: string | null;
            settings?: components["schemas"]["ViewSettingsRequest"] | null;
            /** @description Whether the whole team sees it. Only the person who made a view can take it from the team. */
            shared?: boolean | null;
        };
        /** @description What to change of a saved search; what is left out stays. */
        UpdateSavedSearchRequest: {
            /** @description Whether it is the caller's default. Everybody who sees the search may set it for themselves. */
            isDefault?: boolean | null;
            /** @description What is searched: podcasts or episodes. Only with `searchOptions`. */
            kind?: string | null;
            /** @description Name of the saved search. */
            name?: string | null;
            searchOptions?: components["schemas"]["SearchRequest"] | null;
            /** @description Whether the whole team sees it. */
            shared?: boolean | null;
        };
        /** @description A change of a webhook. Absent fields stay as they are. */
        UpdateWebhookRequest: {
            /** @description The only alert whose matches are sent; `null` for all. */
            alertConfigId?: string | null;
            /** @description What it is for, at most 200 characters. */
            description?: string | null;
            /** @description Whether events are sent. Disabling cancels what is queued. */
            enabled?: boolean | null;
            /** @description The events to send, at least one. */
            eventTypes?: string[] | null;
            /** @description Where events are sent: a public https URL. */
            url?: string | null;
        };
        /** @description A changed alert. */
        UpdatedAlertConfigData: {
            /** @description Id of the change, for undo; `null` when nothing has changed. */
            changeId: string | null;
            /** @description The alert as it is now. */
            updatedAlertConfig: components["schemas"]["AlertConfigView"];
        };
        /** @description A changed entry. */
        UpdatedListedPodcastData: {
            /** @description Id of the change, for undo; `null` when nothing has changed. */
            changeId: string | null;
            /** @description Id of the entry. */
            listedPodcastId: string;
            /** @description The new values as sent. */
            options: components["schemas"]["ListedPodcastOptions"];
            /** @description Slug of the project. */
            projectSlug: string;
            /** @description The entry as it is now. */
            updatedListedPodcast: components["schemas"]["ListedPodcastView"];
            /** @description Warnings about the change. */
            warnings: components["schemas"]["ListWarningView"][];
        };
        /** @description A changed project. */
        UpdatedProjectData: {
            /** @description Id of the change, for undo; `null` when nothing has changed. */
            changeId: string | null;
            /** @description The project as it is now. */
            project: components["schemas"]["ProjectView"];
        };
        /** @description What happened in the team. */
        UpdatesData: {
            /** @description The cursor for the next call, also when there are no more events yet; `null` before the first event. */
            cursor: string | null;
            /** @description The events, oldest first. */
            events: components["schemas"]["UpdateEventView"][];
            /** @description Whether there are more events now. */
            hasMore: boolean;
        };
        /** @description Counts of a usage record. */
        UsageCountsView: {
            /**
             * Format: int64
             * @description Number of uses of AI assistance.
             */
            aiAssistCount: number;
            /**
             * Format: int64
             * @description Podcasts whose contacts were requested, each once per month.
             */
            contactsRequestedCount: number;
            /**
             * Format: int64
             * @description Number of exports.
             */
            csvExportCount: number;
            /**
             * Format: int64
             * @description Number of searches.
             */
            searchCount: number;
            /**
             * Format: int64
             * @description Number of downloaded transcripts.
             */
            transcriptDownloadCount: number;
            /**
             * Format: int64
             * @description Number of requested transcripts.
             */
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
        /** @description Usage records, one for each day in UTC, oldest first. */
        UserDailyUsageData: {
            /** @description The days. */
            days: components["schemas"]["UsageRecordView"][];
        };
        /** @description The usage in each month in UTC, oldest first. */
        UserMonthlyUsageData: {
            /** @description The months. */
            months: components["schemas"]["UsageMonthView"][];
        };
        /** @description The signed-in user with plan and team. */
        UserView: {
            /** @description When the account was created. */
            createdAt: components["schemas"]["Moment"];
            /** @description The name shown in the app; `null` until one is chosen. */
            displayName: string | null;
            /** @description The email address. */
            email: string;
            /** @description Id of the user. */
            id: string;
            /** @description free, individual, business, agency or admin. */
            plan: string;
            /** @description Id of the user's team. */
            teamId: string;
        };
        /** @description The key of a sign-up link. */
        ValidateSignUpRequest: {
            /** @description The `key` of the link. */
            key: string;
        };
        /** @description A value and the number of podcasts that have it. */
        ValueCountView: {
            /**
             * Format: int64
             * @description Number of podcasts.
             */
            count: number;
            /** @description The value, such as `Technology`. */
            value: string;
        };
        /** @description A column of a view. */
        ViewColumnRequest: {
            /** @description Whether the column is hidden; absent for the default. */
            hidden?: boolean | null;
            /** @description The key of the column. */
            key: string;
            /** @description The side at which the column stays, `start` or `end`; absent for a column that scrolls. */
            pinned?: string | null;
            /**
             * Format: int32
             * @description Width in CSS pixels; absent for the default.
             */
            width?: number | null;
        };
        /** @description The filters of a view. A podcast must satisfy all of them, and of each list one value. */
        ViewFiltersRequest: {
            /** @description Ids of the users who added the podcast. */
            addedBy?: string[] | null;
            /** @description Whether the team's blacklist has the podcast. */
            blacklisted?: boolean | null;
            /** @description States of the podcast's contacts. */
            contactState?: string[] | null;
            /** @description Countries of the podcast, ISO 3166-1 alpha-2. */
            countries?: string[] | null;
            /** @description Categories of the podcast. */
            genres?: string[] | null;
            /** @description Whether the podcast has guests. */
            hasGuests?: boolean | null;
            /** @description Labels. */
            labels?: string[] | null;
            /** @description Languages of the podcast, BCP 47. */
            languages?: string[] | null;
            /**
             * Format: double
             * @description The least authority score, 0 to 100.
             */
            minAuthorityScore?: number | null;
            /**
             * Format: int32
             * @description The least number of episodes.
             */
            minEpisodes?: number | null;
            /** @description `overdue`, `today`, `week`, `any` or `none`: when the next action is due. */
            nextAction?: string | null;
            /** @description Whether another list of the team has the podcast, too. */
            onOtherLists?: boolean | null;
            /** @description Priorities; `none` for podcasts without one. */
            priorities?: string[] | null;
            /** @description `true` for podcasts that were pitched more than 14 days ago. */
            stale?: boolean | null;
            /** @description States of the listed podcast. */
            states?: string[] | null;
            /** @description Words that title, author, notes or labels contain. */
            text?: string | null;
            /** @description How often the podcast publishes. */
            updateFrequencies?: string[] | null;
        };
        /** @description How a view shows which podcasts. */
        ViewSettingsRequest: {
            /** @description The columns whose place, width or visibility differs from the default, in their order; at most 100. */
            columns?: components["schemas"]["ViewColumnRequest"][];
            /** @description Which podcasts are shown; without filters, all of them. */
            filters?: components["schemas"]["ViewFiltersRequest"];
            /** @description The key of the column by which podcasts are grouped; `null` for one list. */
            groupBy?: string | null;
            /** @description `table`, which is the default, or `board`. */
            layout?: string;
            /** @description The columns by which podcasts are sorted, the deciding one first; at most 5. */
            sort?: components["schemas"]["ViewSortRequest"][];
        };
        /** @description A column by which podcasts are sorted. */
        ViewSortRequest: {
            /** @description The key of the column. */
            column: string;
            /** @description `asc` or `desc`. */
            direction: string;
        };
        /** @description An attempt of a delivery. */
        WebhookAttemptView: {
            /** @description When it began. */
            at: components["schemas"]["Moment"];
            /**
             * Format: int64
             * @description Its duration in milliseconds.
             */
            durationMs: number;
            /** @description Why it failed; `null` when it succeeded. */
            error: string | null;
            /**
             * Format: int32
             * @description Number of the attempt, from 1.
             */
            number: number;
            /** @description The beginning of the response; `null` when it was empty. */
            response: string | null;
            /**
             * Format: int32
             * @description The status of the response; `null` without one.
             */
            status: number | null;
        };
        /** @description A webhook. */
        WebhookData: {
            /** @description The webhook. */
            webhook: components["schemas"]["WebhookView"];
        };
        /** @description A page of the log of a webhook. */
        WebhookDeliveriesData: {
            /** @description The cursor of the next page; `null` on the last one. */
            cursor: string | null;
            /** @description Newest first. They are kept for 30 days. */
            deliveries: components["schemas"]["WebhookDeliveryView"][];
        };
        /** @description A delivery with its attempts. */
        WebhookDeliveryData: {
            /** @description Newest first; at most 100. */
            attempts: components["schemas"]["WebhookAttemptView"][];
            /** @description What is sent, byte by byte. */
            body: string;
            /** @description The delivery. */
            delivery: components["schemas"]["WebhookDeliveryView"];
        };
        /** @description A delivery of the log. */
        WebhookDeliveryView: {
            /**
             * Format: int32
             * @description Number of attempts so far.
             */
            attemptCount: number;
            /** @description When it was written. */
            createdAt: components["schemas"]["Moment"];
            /** @description The event, or test. */
            eventType: string;
            finishedAt: components["schemas"]["Moment"] | null;
            /** @description Id of the delivery: the header `webhook-id` of all its attempts. */
            id: string;
            /** @description Whether it is a test. */
            isTest: boolean;
            /** @description Why the last attempt failed; `null` when it did not. */
            lastError: string | null;
            /**
             * Format: int32
             * @description The status of the last response; `null` without one.
             */
            lastStatus: number | null;
            nextAttemptAt: components["schemas"]["Moment"] | null;
            /** @description queued, delivered, failed or canceled. */
            state: string;
        };
        /** @description An endpoint that gets the events of the team. */
        WebhookView: {
            /** @description The only alert whose matches are sent; `null` for all. */
            alertConfigId: string | null;
            /** @description When it was added. */
            createdAt: components["schemas"]["Moment"];
            /** @description Id of the user who added it; `null` when their account was deleted. */
            createdBy: string | null;
            /** @description What it is for. */
            description: string;
            /** @description Why none are sent: user, gone (it responded with 410) or failing (all attempts failed); `null` while enabled. */
            disabledReason: string | null;
            /** @description Whether events are sent. */
            enabled: boolean;
            /** @description The events that are sent: request_completed, guest_appearance, listed_podcast_added, alert_match. */
            eventTypes: string[];
            /** @description Id of the webhook. */
            id: string;
            /** @description standard for signed JSON by the Standard Webhooks rules, slack for messages of a chat. */
            kind: string;
            lastFailureAt: components["schemas"]["Moment"] | null;
            lastSuccessAt: components["schemas"]["Moment"] | null;
            previousSecretValidUntil: components["schemas"]["Moment"] | null;
            /** @description When it was last changed. */
            updatedAt: components["schemas"]["Moment"];
            /** @description Where events are sent. */
            url: string;
            /**
             * Format: int64
             * @description Grows with each change; the `ETag`.
             */
            version: number;
        };
        /** @description A webhook with its secret. */
        WebhookWithSecretData: {
            /** @description The secret that signs deliveries, `whsec_…`. It is not shown again; `null` for Slack, which needs none. */
            secret: string | null;
            /** @description The webhook. */
            webhook: components["schemas"]["WebhookView"];
        };
        /** @description The webhooks of the team. */
        WebhooksData: {
            /** @description Oldest first. */
            webhooks: components["schemas"]["WebhookView"][];
        };
        /** @description The best position of a week, or why there is none. */
        WeekView: {
            /**
             * Format: int32
             * @description The best position of the week; `null` when it was not on the chart, or this is unknown.
             */
            best: number | null;
            /** @description `observed`, `off_chart`, `no_chart` or `unknown`. */
            status: string;
        };
        /** @description Weekdays are counted from Sunday, which is 0. */
        WeekdayShift: {
            /**
             * Format: int32
             * @description The former weekday; 0 is Sunday.
             */
            fromDay: number;
            /** @description Date of the first episode after the change. */
            since: string;
            /**
             * Format: int32
             * @description The new weekday; 0 is Sunday.
             */
            toDay: number;
        };
        /** @description For how many days of a window there are captures, and how complete they are. */
        WindowCoverageView: {
            /**
             * Format: int32
             * @description Number of days in the window.
             */
            calendarDays: number;
            /**
             * Format: int32
             * @description Number of days with a capture.
             */
            chartDays: number;
            /**
             * Format: int32
             * @description Number of days with a complete capture.
             */
            completeDays: number;
            /** @description Whether the captures have different depths. */
            depthChanged: boolean;
            /**
             * Format: int32
             * @description Number of days with an incomplete capture.
             */
            incompleteDays: number;
            /**
             * Format: int32
             * @description The lowest position that any capture has; `null` without captures.
             */
            maxObservedDepth: number | null;
            /**
             * Format: int32
             * @description The lowest position that all captures have; `null` without captures.
             */
            minObservedDepth: number | null;
            /**
             * Format: int32
             * @description Number of days without a capture.
             */
            missingDays: number;
            /**
             * Format: int32
             * @description Number of days with positions whose show is unknown.
             */
            unresolvedIdentityDays: number;
        };
        /** @description A channel that the podcast links to. */
        YoutubeChannelView: {
            /** @description Always `null`: banners are not read. */
            bannerImageUrl: string | null;
            /** @description Country of the channel, ISO 3166-1 alpha-2; `null` when it does not state one. */
            country: string | null;
            /** @description The channel's handle, such as `@example`; `null` when it has none. */
            customUrl: string | null;
            /** @description When the counts were read. */
            dataLastUpdated: components["schemas"]["Moment"];
            /** @description The channel's description; `null` when it has none. */
            description: string | null;
            /** @description Always `null`: channels are found by links, not by keywords. */
            discoverInputKeyword: string | null;
            /** @description Id of the channel, or its name in the URL when the id is unknown. */
            id: string;
            /** @description Always `null`: it is not determined. */
            isPodcastChannel: boolean | null;
            lastVideoUploadDate: components["schemas"]["Moment"] | null;
            lastVideoUploadDateCheckedAt: components["schemas"]["Moment"] | null;
            /** @description Always `null`: videos are not read. */
            lastVideoUploadDateSource: string | null;
            /** @description Always `null`: the channel's links are not read. */
            links: string[] | null;
            /** @description Counts that YouTube did not provide; subscribers may be hidden. */
            missing: string[];
            /** @description URL of the profile picture; `null` when unknown. */
            profileImageUrl: string | null;
            publishedAt: components["schemas"]["Moment"] | null;
            /** @description The readings with changed counts, oldest first. */
            statsHistory: components["schemas"]["ChannelReading"][];
            /**
             * Format: int64
             * @description Number of subscribers; 0 when it is listed in `missing`.
             */
            subscriberCount: number;
            /** @description URLs of the profile picture by size. */
            thumbnails: components["schemas"]["ThumbnailsView"];
            /** @description Name of the channel. */
            title: string;
            /**
             * Format: int64
             * @description Number of videos; 0 when it is listed in `missing`.
             */
            videoCount: number;
            /** @description Always `null`: videos are not read. */
            videos: Record<string, never>[] | null;
            /**
             * Format: int64
             * @description Number of views of all videos; 0 when it is listed in `missing`.
             */
            viewCount: number;
        };
        /** @description A podcast's YouTube channels. */
        YoutubeView: {
            /** @description Id of the podcast. */
            podcastId: string;
            /** @description The channels whose counts were read. */
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
    createAlertConfig: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateAlertConfigRequest"];
            };
        };
        responses: {
            /** @description The alert */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_CreatedAlertConfigData"];
                };
            };
            /** @description A field is not valid, or the words are in nearly every episode */
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
            /** @description The plan does not include another alert */
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
    getAlertConfig: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the alert. */
                alertConfigId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The alert */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_AlertConfigData"];
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
            /** @description Alert not found */
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
    deleteAlertConfig: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the alert. */
                alertConfigId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The alert is deleted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_DeletedAlertConfigData"];
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
            /** @description Alert not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Somebody has changed the alert since */
            412: {
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
    updateAlertConfig: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the alert. */
                alertConfigId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateAlertConfigRequest"];
            };
        };
        responses: {
            /** @description The alert */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_UpdatedAlertConfigData"];
                };
            };
            /** @description A field is not valid, or there is none */
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
            /** @description Alert not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Somebody has changed the alert since */
            412: {
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
    getAlertFeeds: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the alert. */
                alertConfigId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The feeds */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_AlertFeedsData"];
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
            /** @description Alert not found */
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
    createAlertFeed: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the alert. */
                alertConfigId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The feed with its URLs */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_AlertFeedData"];
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
            /** @description Alert not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The alert has 20 feeds that are valid */
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
    revokeAlertFeed: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the alert. */
                alertConfigId: string;
                /** @description Id of the feed. */
                feedId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The feed, revoked */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_AlertFeedData"];
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
            /** @description Alert or feed not found */
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
    getAlertChanges: {
        parameters: {
            query?: {
                /** @description The cursor of the page before. */
                cursor?: string;
            };
            header?: never;
            path: {
                /** @description Id of the alert. */
                alertConfigId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The changes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_AlertChangesData"];
                };
            };
            /** @description The cursor is not valid */
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
            /** @description Alert not found */
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
    muteAlertPodcast: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the alert. */
                alertConfigId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MutePodcastRequest"];
            };
        };
        responses: {
            /** @description The alert */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_UpdatedAlertConfigData"];
                };
            };
            /** @description The alert has as many muted shows as it can have */
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
            /** @description Alert or podcast not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Somebody has changed the alert since */
            412: {
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
    getAlertRecipients: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the alert. */
                alertConfigId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The recipients */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_AlertRecipientsData"];
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
            /** @description Alert not found */
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
    resendRecipientConfirmation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the alert. */
                alertConfigId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResendConfirmationRequest"];
            };
        };
        responses: {
            /** @description The recipient */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_AlertRecipientData"];
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
            /** @description Alert not found, or the address is none of its pending recipients */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The last link is less than an hour old, or the team has sent 50 today */
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
    resubscribeToAlert: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the alert. */
                alertConfigId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The recipient */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_AlertRecipientData"];
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
            /** @description Alert not found, or the caller is none of its recipients */
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
    getAlertTrend: {
        parameters: {
            query?: {
                /** @description Number of days: 1 to 366, 90 by default. */
                days?: number;
            };
            header?: never;
            path: {
                /** @description Id of the alert. */
                alertConfigId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The matches by day */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_AlertTrendData"];
                };
            };
            /** @description The number of days is not valid */
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
            /** @description Alert not found */
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
    listAlertConfigs: {
        parameters: {
            query?: {
                /** @description `true` for alerts that look for matches, `false` for the others. */
                enabled?: boolean;
                /** @description Id of the only alert to return. */
                alertConfigId?: string;
                /** @description lastRunDate or alertName; newest first by default. */
                sortBy?: "lastRunDate" | "alertName";
                /** @description asc or desc; desc by default for lastRunDate, asc for alertName. */
                sortDirection?: "asc" | "desc";
                /** @description Whether alerts of the types saved-search and chart-movement are listed, too. */
                includeAllTypes?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The alerts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_AlertConfigsData"];
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
    getAlertMatchHistory: {
        parameters: {
            query?: {
                /** @description Id of an alert; all alerts by default. */
                alertConfigId?: string;
                /** @description Number of the page, from 1. A page has 50 matches. */
                page?: number;
                /** @description Only matches that were found at or after this time, as RFC 3339 or a day. */
                sinceDate?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The matches */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_AlertHistoryData"];
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
    listAlertMatches: {
        parameters: {
            query?: {
                /** @description Id of an alert; all alerts by default. */
                alertConfigId?: string;
                /** @description Whether filtered matches are listed with the kept ones; `false` by default. */
                includeFiltered?: boolean;
                /** @description Number of the page, from 1. */
                page?: number;
                /** @description Matches of a page: 1 to 100, 20 by default. */
                pageSize?: number;
                /** @description kept or filtered. It has priority over `includeFiltered`. */
                status?: "kept" | "filtered";
                /** @description new, seen, snoozed or not_relevant; all by default. */
                state?: "new" | "seen" | "snoozed" | "not_relevant";
                /** @description Id of a podcast; all podcasts by default. */
                podcastId?: string;
                /** @description The cursor of the page before, instead of a number of a page. */
                cursor?: string;
                /** @description Whether matches of saved searches and charts are listed, too. */
                includeAllTypes?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The matches */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_AlertMatchesData"];
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
    markAlertMatchesSeen: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MarkMatchesSeenRequest"];
            };
        };
        responses: {
            /** @description They are marked. Ids of other teams change nothing */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_MarkedMatchesData"];
                };
            };
            /** @description None or several of matchIds, alertConfigId and all */
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
    snoozeAlertMatches: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SnoozeMatchesRequest"];
            };
        };
        responses: {
            /** @description They are snoozed. Ids of other teams change nothing */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_SnoozedMatchesData"];
                };
            };
            /** @description The time is in the past or too far away */
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
    keepAlertMatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the match. */
                matchId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The match */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_KeptMatchData"];
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
            /** @description Match not found */
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
    rejectAlertMatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the match. */
                matchId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The match and the proposals */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_NotRelevantMatchData"];
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
            /** @description Match not found */
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
    previewAlert: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreviewAlertRequest"];
            };
        };
        responses: {
            /** @description What it would have found */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_AlertPreviewData"];
                };
            };
            /** @description A field is not valid, or the words are in nearly every episode */
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
                /** @description Id of the session. */
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
    undoChange: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the change. */
                changeId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was restored */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_UndoneChangeData"];
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
            /** @description Change not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The change is too old or was already undone, or the project is archived */
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
    getChart: {
        parameters: {
            query?: {
                /** @description `apple` (default) or `spotify`. */
                chartType?: string;
                /** @description Category of the chart, in lower case; `top podcasts` by default. */
                category?: string;
                /** @description Country of the chart, ISO 3166-1 alpha-2; `us` by default. */
                country?: string;
                /** @description Number of positions; all when absent. */
                positionsLimit?: number;
                /** @description `1d` (default) or `7d`. */
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
                /** @description Category of the chart, in lower case; `top podcasts` by default. */
                category?: string;
                /** @description Country of the chart, ISO 3166-1 alpha-2; `us` by default. */
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
                /** @description Category of the chart, in lower case; `top podcasts` by default. */
                category?: string;
                /** @description Country of the chart, ISO 3166-1 alpha-2; `us` by default. */
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
    getChartList: {
        parameters: {
            query?: {
                /** @description `apple` or `spotify`; both when absent. */
                chartType?: string;
                /** @description Country, ISO 3166-1 alpha-2; all countries when absent. */
                country?: string;
                /** @description Category or subcategory; all categories when absent. */
                category?: string;
                /** @description Charts per page, 1 to 20; 5 by default. */
                limit?: number;
                /** @description Charts to skip. */
                skip?: number;
                /** @description Positions of each chart, 1 to 200; 10 by default. */
                positionsLimit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of charts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_ChartListData"];
                };
            };
            /** @description Unknown category, country or chart type, or an invalid number */
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
                /** @description Category of the chart, in lower case; `top podcasts` by default. */
                category?: string;
                /** @description Country of the chart, ISO 3166-1 alpha-2; `us` by default. */
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
                /** @description Category of the chart, in lower case; `top podcasts` by default. */
                category?: string;
                /** @description Country of the chart, ISO 3166-1 alpha-2; `us` by default. */
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
                /** @description Only episodes with, or without, a transcript. */
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
            query?: {
                /** @description `true` fills `episodeRssDescriptionEmbedding` and `transcriptEmbeddingsChunks`, for users. */
                includeEmbeddings?: boolean;
            };
            header?: never;
            path: {
                /** @description Id of the episode. */
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
            /** @description Embeddings are for users */
            401: {
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
                /** @description Id of the episode. */
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
                /** @description Id of the episode. */
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
                /** @description Id of the episode. */
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
                /** @description Id of the episode. */
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
                /** @description Id of the episode. */
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
                /** @description Id of the episode. */
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
                /** @description Id of the episode. */
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
    streamEvents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stream of events. The data of a change is a ChangeView */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["ChangeView"];
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
            /** @description Too many streams are open for the user or the client */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many streams are open in all */
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
    exportPodcasts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExportPodcastsRequest"];
            };
        };
        responses: {
            /** @description The file, as the media type of its format */
            200: {
                headers: {
                    /** @description Number of podcasts */
                    "x-export-count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            /** @description A value is not valid */
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
            /** @description The plan has no exports, or not so many podcasts at once, or not these columns */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The team has no such search */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The plan's exports for this month are used up */
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
    previewPodcastExport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExportPodcastsRequest"];
            };
        };
        responses: {
            /** @description The preview */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_ExportPreviewData"];
                };
            };
            /** @description A value is not valid */
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
            /** @description The plan has lost a filter of the search */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The team has no such search */
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
    exportListedPodcasts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id or slug of the project. */
                projectIdOrSlug: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExportListedPodcastsRequest"];
            };
        };
        responses: {
            /** @description The file, as the media type of its format */
            200: {
                headers: {
                    /** @description Number of podcasts */
                    "x-export-count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            /** @description A value is not valid */
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
            /** @description The plan has no exports, or not so many podcasts at once, or not these columns */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Project not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The plan's exports for this month are used up */
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
    previewListedPodcastExport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id or slug of the project. */
                projectIdOrSlug: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExportListedPodcastsRequest"];
            };
        };
        responses: {
            /** @description The preview */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_ExportPreviewData"];
                };
            };
            /** @description A value is not valid */
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
            /** @description Project not found */
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
    getPodcastAuthorityScore: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id or slug of the podcast. */
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
                /** @description Id or slug of the podcast. */
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
                /** @description Slug of the podcast. */
                slug?: string;
                /** @description Id of the podcast. */
                earshotId?: string;
                /** @description Id of the podcast, under the name of existing clients. */
                podEngineId?: string;
                /** @description A current or former URL of the feed. A private feed is found by its secret URL only. */
                rssFeedUrl?: string;
                /** @description `podcast:guid` as the feed has it, in any notation; else as the podcast namespace derives it from the feed's URL. */
                podcastGuid?: string;
                /**
                 * @description The podcast's id at Apple. Of podcasts that claim the id, the one with the strongest evidence is returned: a directory
                 *     that lists its feed, a chart, a link in its feed, a link on its website.
                 */
                appleId?: number;
                /** @description The podcast's id at Spotify, also as `spotify:show:…`. The rule is that of `appleId`. */
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
                /** @description Which fields the podcasts have. */
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
                /** @description Id or slug of the podcast. */
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
                /** @description Id or slug of the podcast. */
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
                /** @description Only charts of this category, in lower case. */
                category?: string;
                /** @description Only charts of this country, ISO 3166-1 alpha-2. */
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
                /** @description Id or slug of the podcast. */
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
                /** @description Id or slug of the podcast. */
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
                /** @description Id or slug of the podcast. */
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
                /** @description Id or slug of the podcast. */
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
                /** @description `summary`, or `full` with people and sponsors. */
                view: "summary" | "full";
            };
            header?: never;
            path: {
                /** @description Id or slug of the podcast. */
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
                /** @description Only episodes with, or without, a transcript. */
                hasTranscript?: boolean;
                /** @description Episodes to skip, at most 100000000. */
                skip?: number;
                /** @description 1 to 100; 20 by default. */
                limit?: number;
            };
            header?: never;
            path: {
                /** @description Id or slug of the podcast. */
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
                /** @description Only episodes of the last so many days. The whole podcast by default, up to its latest 5,000 episodes. */
                sinceDays?: number;
                /** @description `guest` or `host`: only people who mostly have this role. Everybody by default. */
                role?: string;
            };
            header?: never;
            path: {
                /** @description Id or slug of the podcast. */
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
                /** @description Id or slug of the podcast. */
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
                /** @description A date such as 2026-11-21; reviews of that day or later. */
                since?: string;
                /** @description A date such as 2026-11-21; reviews of that day or earlier. */
                until?: string;
            };
            header?: never;
            path: {
                /** @description Id or slug of the podcast. */
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
                /** @description Id or slug of the podcast. */
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
                /** @description Only episodes of the last so many days. The whole podcast by default, up to its latest 5,000 episodes. */
                sinceDays?: number;
            };
            header?: never;
            path: {
                /** @description Id or slug of the podcast. */
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
                /** @description Id or slug of the podcast. */
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
    getUpdates: {
        parameters: {
            query: {
                /** @description Only events at or after this time, RFC 3339. Events are kept for 30 days. */
                since?: string;
                /** @description `cursor` of the previous response: only events after it. */
                cursor?: string;
                /** @description Only these events: request_completed, guest_appearance, listed_podcast_added, alert_match. */
                eventTypes?: string[];
                /** @description Only events of this project, by id or slug. */
                projectId?: string;
                /** @description Only events of this guest profile. */
                guestProfileId?: string;
                /** @description Only events of this alert. */
                alertConfigId?: string;
                /** @description 1 to 1,000. */
                limit: number;
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
                    "application/json": components["schemas"]["Envelope_UpdatesData"];
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
            /** @description Project or alert not found */
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
    getProjects: {
        parameters: {
            query?: {
                /**
                 * @description Only projects with these statuses: DRAFT, PENDING, ACTIVE, ARCHIVED, ERROR. Repeat the parameter, or separate them
                 *     by commas.
                 */
                states?: string[];
                /** @description The order. Without it: pinned projects, then active ones, then the newest change. */
                sortBy?: components["schemas"]["ProjectOrder"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The projects */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_ProjectListData"];
                };
            };
            /** @description A status or the order does not exist */
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
    createProject: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateProjectRequest"];
            };
        };
        responses: {
            /** @description The project */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_CreatedProjectData"];
                };
            };
            /** @description The name or another field is not valid */
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
            /** @description The team has as many projects as its plan includes */
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
    getDeletedProjects: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The projects */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_DeletedProjectsData"];
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
    deleteProject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id or slug of the project. */
                projectIdOrSlug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The project is deleted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_DeletedProjectData"];
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
            /** @description Project not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Somebody has changed the project since */
            412: {
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
    updateProject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id or slug of the project. */
                projectIdOrSlug: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PatchProjectRequest"];
            };
        };
        responses: {
            /** @description The project */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_UpdatedProjectData"];
                };
            };
            /** @description A field is not valid, or there is none */
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
            /** @description The plan does not include another active project */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Project not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The project is archived, or the public slug is taken */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Somebody has changed the project since */
            412: {
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
    getProjectActivity: {
        parameters: {
            query?: {
                /** @description The cursor of the page before. */
                cursor?: string;
                /** @description Number of activities: 1 to 200, 50 by default. */
                limit?: number;
            };
            header?: never;
            path: {
                /** @description Id or slug of the project. */
                projectIdOrSlug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The activities */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_ProjectActivityData"];
                };
            };
            /** @description The cursor or the limit is not valid */
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
            /** @description Project not found */
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
    setProjectAutoFill: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id or slug of the project. */
                projectIdOrSlug: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetAutoFillRequest"];
            };
        };
        responses: {
            /** @description The search and its runs */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_AutoFillData"];
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
            /** @description The plan does not include automated searches, or a filter of the search */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Project not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The project is archived */
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
    stopProjectAutoFill: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id or slug of the project. */
                projectIdOrSlug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It has stopped */
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
            /** @description Project not found, or it does not fill itself */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The project is archived */
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
    getProjectDetails: {
        parameters: {
            query?: {
                /**
                 * @description Only podcasts with these statuses: prospect, qualified, pitched, lost, booked, ignored. Repeat the parameter, or
                 *     separate them by commas.
                 */
                states?: string[];
                /** @description Only podcasts with these priorities: low, medium, high, urgent, or none for those without one. */
                priorities?: string[];
            };
            header?: never;
            path: {
                /** @description Id or slug of the project. */
                projectIdOrSlug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The project */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_ProjectDetailsData"];
                };
            };
            /** @description A status or priority does not exist */
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
            /** @description Project not found */
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
    importPodcasts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id or slug of the project. */
                projectIdOrSlug: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportPodcastsRequest"];
            };
        };
        responses: {
            /** @description What was added */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_BulkChangeData"];
                };
            };
            /** @description No podcast, too many, or a state, priority or label that is not valid */
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
            /** @description Project not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The project is archived */
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
    getProjectImportPreview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id or slug of the project. */
                projectIdOrSlug: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportPreviewRequest"];
            };
        };
        responses: {
            /** @description The rows with their podcasts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_ImportPreviewData"];
                };
            };
            /** @description The list is empty, or the file holds no text */
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
            /** @description Project not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The list is larger than 5 MB */
            413: {
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
    downloadProjectNextActions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id or slug of the project. */
                projectIdOrSlug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The calendar */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
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
            /** @description Project not found */
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
    addPodcastToProject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id or slug of the project. */
                projectIdOrSlug: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddListedPodcastRequest"];
            };
        };
        responses: {
            /** @description The entry */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_AddedListedPodcastData"];
                };
            };
            /** @description A field is not valid */
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
            /** @description The project has as many podcasts as the plan includes */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Project or podcast not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The project is archived */
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
    changeListedPodcasts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id or slug of the project. */
                projectIdOrSlug: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PatchListedPodcastsRequest"];
            };
        };
        responses: {
            /** @description What was changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_BulkChangeData"];
                };
            };
            /** @description A field is not valid, or there are too many ids */
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
            /** @description The plan's limit does not have room for all podcasts */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Project not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The project is archived */
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
    getListedPodcastDetails: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id or slug of the project. */
                projectIdOrSlug: string;
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
                    "application/json": components["schemas"]["Envelope_ListedPodcastDetailsData"];
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
            /** @description Project not found */
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
    getProjectRecentEpisodes: {
        parameters: {
            query?: {
                /** @description Episodes of the last so many days, 1 to 365; 7 by default. */
                days?: number;
                /** @description Only episodes of listed podcasts in these states. Repeat the parameter for each state. */
                states?: string[];
                /** @description Number of episodes to skip; 0 by default. */
                skip?: number;
                /** @description Maximum number of episodes, 1 to 200; 100 by default. */
                limit?: number;
            };
            header?: never;
            path: {
                /** @description Id or slug of the project. */
                projectIdOrSlug: string;
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
                    "application/json": components["schemas"]["Envelope_RecentEpisodesData"];
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
            /** @description Project not found */
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
    removeListedPodcastFromProject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id or slug of the project. */
                projectIdOrSlug: string;
                /** @description Id of the entry, or id or slug of its podcast. */
                listedPodcastId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The podcast is removed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_RemovedListedPodcastData"];
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
            /** @description Project or listed podcast not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The project is archived */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Somebody has changed the entry since */
            412: {
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
    updateProjectListedPodcast: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id or slug of the project. */
                projectIdOrSlug: string;
                /** @description Id of the entry, or id or slug of its podcast. */
                listedPodcastId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PatchListedPodcastRequest"];
            };
        };
        responses: {
            /** @description The entry */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_UpdatedListedPodcastData"];
                };
            };
            /** @description A field is not valid, or there is none */
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
            /** @description Project or listed podcast not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The project is archived */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Somebody has changed the entry since */
            412: {
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
    restoreProject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id or slug of the project. */
                projectIdOrSlug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The project */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_RestoredProjectData"];
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
            /** @description The team has as many projects as its plan includes */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Project not found */
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
    getProjectShares: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id or slug of the project. */
                projectIdOrSlug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The client views */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_ProjectSharesData"];
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
            /** @description Project not found */
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
    createProjectShare: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id or slug of the project. */
                projectIdOrSlug: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateProjectShareRequest"];
            };
        };
        responses: {
            /** @description The client view with its link */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_ProjectShareData"];
                };
            };
            /** @description A column or the end is not valid */
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
            /** @description The plan does not show contacts */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Project not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The project has 50 client views that are valid */
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
    revokeProjectShare: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id or slug of the project. */
                projectIdOrSlug: string;
                /** @description Id of the client view. */
                shareId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The client view, revoked */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_ProjectShareData"];
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
            /** @description Project or client view not found */
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
    getProjectViews: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id or slug of the project. */
                projectIdOrSlug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The views */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_ProjectViewsData"];
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
            /** @description Project not found */
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
    createProjectView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id or slug of the project. */
                projectIdOrSlug: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateProjectViewRequest"];
            };
        };
        responses: {
            /** @description The view */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_ProjectViewData"];
                };
            };
            /** @description The name or the settings are not valid */
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
            /** @description Project not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The project has 200 views */
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
    deleteProjectView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id or slug of the project. */
                projectIdOrSlug: string;
                /** @description Id of the view. */
                viewId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The view that was deleted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_ProjectViewData"];
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
            /** @description Project or view not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Somebody has changed the view: `data.current` is the view as it is */
            412: {
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
    updateProjectView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id or slug of the project. */
                projectIdOrSlug: string;
                /** @description Id of the view. */
                viewId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateProjectViewRequest"];
            };
        };
        responses: {
            /** @description The view as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_ProjectViewData"];
                };
            };
            /** @description Nothing is changed, or the name or the settings are not valid */
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
            /** @description Only the person who made the view can take it from the team */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Project or view not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Somebody has changed the view: `data.current` is the view as it is */
            412: {
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
    getAlertFeedJson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The secret part of the feed's URL. */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The feed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/feed+json": string;
                };
            };
            /** @description The feed is unknown or was revoked */
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
    getAlertFeedRss: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The secret part of the feed's URL. */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The feed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/rss+xml": string;
                };
            };
            /** @description The feed is unknown or was revoked */
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
    getListicle: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Slug of the public list. */
                publicSlug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_ListicleData"];
                };
            };
            /** @description There is no public list with this slug */
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
    checkProfileUrl: {
        parameters: {
            query: {
                /**
                 * @description The URL of a profile on a social platform, or of a show in a podcast directory. The scheme may be missing.
                 * @example https://x.com/earshot
                 */
                url: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_ProfileUrlData"];
                };
            };
            /** @description Not the URL of a profile, with the reason */
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
    getSharedProject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The secret part of the link. */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_SharedListData"];
                };
            };
            /** @description The link is unknown, revoked or expired */
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
            /** @description No figures yet */
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
            /** @description No figures yet, or no feed uses the tag */
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
    listSavedSearches: {
        parameters: {
            query?: {
                /** @description 1 to 100; 20 by default. */
                limit?: number;
                /** @description `cursor` of the previous page. */
                cursor?: string;
                /** @description Whether new results are counted; `true` by default. */
                counts?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The saved searches */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_SavedSearchesData"];
                };
            };
            /** @description The limit or the cursor is not valid */
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
            /** @description The server is busy with searches */
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
    createSavedSearch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateSavedSearchRequest"];
            };
        };
        responses: {
            /** @description The saved search */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_SavedSearchData"];
                };
            };
            /** @description The name or the search is not valid */
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
            /** @description The team has no such project */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The user has the maximum number of saved searches */
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
    getSavedSearch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description `id` or `shortId` of a saved search. */
                savedSearchId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The saved search */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_SavedSearchData"];
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
            /** @description Saved search not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The server is busy with searches */
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
    deleteSavedSearch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description `id` or `shortId` of a saved search. */
                savedSearchId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The saved search as it was */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_DeletedSavedSearchData"];
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
            /** @description It belongs to somebody else */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Saved search not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It has changed; `data.current` has it as it is */
            412: {
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
    updateSavedSearch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description `id` or `shortId` of a saved search. */
                savedSearchId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateSavedSearchRequest"];
            };
        };
        responses: {
            /** @description The saved search */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_SavedSearchData"];
                };
            };
            /** @description The name or the search is not valid, or there is nothing to change */
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
            /** @description It belongs to somebody else, or the plan does not include a filter */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Saved search not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It has changed; `data.current` has it as it is */
            412: {
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
    markSavedSearchSeen: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description `id` or `shortId` of a saved search. */
                savedSearchId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The saved search, without a count */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_SavedSearchData"];
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
            /** @description Saved search not found */
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
            /** @description Embeddings are for users */
            401: {
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
                /** @description Id of the episode. */
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
    getSearchFromHistory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description `searchId` of the response to a search. */
                searchId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The search */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_StoredSearchData"];
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
            /** @description The team has no such search */
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
    getPodcastsOfSearch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description `searchId` of the response to a search. */
                searchId: string;
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
                    "application/json": components["schemas"]["Envelope_PodcastsOfSearchData"];
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
            /** @description The plan no longer includes a filter of the search */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The team has no such search */
            404: {
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
            /** @description Embeddings are for users */
            401: {
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
    listTeams: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The teams */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_TeamsData"];
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
    renameTeam: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RenameTeamRequest"];
            };
        };
        responses: {
            /** @description The team with the new name */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_TeamData"];
                };
            };
            /** @description The name is not valid */
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
            /** @description The caller's role does not allow it, or API keys are not accepted */
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
    deleteTeam: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TeamDeletionRequest"];
            };
        };
        responses: {
            /** @description Deleted; the caller with the team that the session acts for now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_MeData"];
                };
            };
            /** @description Not the name of the team */
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
            /** @description The caller does not own the team, API keys are not accepted, or the identity is not confirmed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody else is in the team, and the user has no other one */
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
    listInvitations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invitations */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_InvitationsData"];
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
            /** @description The caller's role does not allow it */
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
    inviteTeamUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InviteRequest"];
            };
        };
        responses: {
            /** @description Invited */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_InvitationData"];
                };
            };
            /** @description The email address or the role is not valid */
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
            /** @description The plan includes no team members, the caller's role does not allow it, or API keys are not accepted */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The person is a member already, or there are too many open invitations */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many invitations from the team or to the address */
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
    acceptInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AcceptInvitationRequest"];
            };
        };
        responses: {
            /** @description The new member; for a new account, the cookie holds the session */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_MeData"];
                };
            };
            /** @description The link has expired, was revoked or was already used, or no account can be created for the address */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The address has an account, which has to sign in first */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The invitation is for another address, the plan of the team includes no team members any more, or API keys are not accepted */
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
    getInvitation: {
        parameters: {
            query: {
                /**
                 * @description The `key` of the link.
                 * @example no-such-key
                 */
                key: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invitation */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_InvitationDetailsData"];
                };
            };
            /** @description The link has expired, was revoked or was already used */
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
    revokeInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the invitation. */
                invitationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Revoked */
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
            /** @description The caller's role does not allow it, or API keys are not accepted */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The team has no such open invitation */
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
    resendInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the invitation. */
                invitationId: string;
            };
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
                    "application/json": components["schemas"]["Envelope_InvitationData"];
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
            /** @description The plan includes no team members, the caller's role does not allow it, or API keys are not accepted */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The team has no such open invitation */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many invitations from the team or to the address */
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
    getPodcastMarks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PodcastMarksRequest"];
            };
        };
        responses: {
            /** @description The podcasts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_PodcastMarksData"];
                };
            };
            /** @description No podcast, or too many */
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
    getTeamPodcasts: {
        parameters: {
            query?: {
                /** @description `true` for blacklisted podcasts, `false` for all others. */
                blacklist?: boolean;
                /** @description `true` for podcasts marked for synchronization, `false` for all others. */
                sync?: boolean;
                /** @description No podcast has such an error: `true` finds none. */
                hasAirtableError?: boolean;
                /** @description 1 to 200; 50 by default. */
                limit?: number;
                /** @description Podcasts to skip; 0 by default. */
                offset?: number;
                /** @description A part of the title, ignoring case and accents. */
                textFilter?: string;
                /** @description By title, or newest first, which is the default and what `lastAirtableSync` does. */
                sortOrder?: "podcastTitle" | "addedAt" | "lastAirtableSync";
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
                    "application/json": components["schemas"]["Envelope_TeamPodcastsData"];
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
    removeMultiplePodcastsFromTeam: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RemoveTeamPodcastsRequest"];
            };
        };
        responses: {
            /** @description What was removed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_RemovedTeamPodcastsData"];
                };
            };
            /** @description No id, or too many */
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
    addPodcastToTeam: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id or slug of a podcast.
                 * @example rust-talk
                 */
                podcastId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TeamPodcastRequest"];
            };
        };
        responses: {
            /** @description The podcast */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_TeamPodcastData"];
                };
            };
            /** @description A flag is not valid */
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
            /** @description Members cannot change the blacklist */
            403: {
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
            /** @description The blacklist is full */
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
    removePodcastFromTeam: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id or slug of a podcast.
                 * @example rust-talk
                 */
                podcastId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It was removed */
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
            /** @description It is blacklisted, and members cannot change the blacklist */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The team does not have the podcast */
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
    switchTeam: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SwitchTeamRequest"];
            };
        };
        responses: {
            /** @description The caller with the team's plan and limits */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_MeData"];
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
            /** @description The user has no such team */
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
    removeTeamUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the user; the caller's own to leave the team. */
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_RemovedTeamUserData"];
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
            /** @description The caller's role does not allow it, or API keys are not accepted */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The team has no such user */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The user is the owner */
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
    changeTeamUserRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the user. */
                userId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeRoleRequest"];
            };
        };
        responses: {
            /** @description The user with the new role */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_TeamUserData"];
                };
            };
            /** @description The role does not exist */
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
            /** @description The caller's role does not allow it, API keys are not accepted, or the identity is not confirmed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The team has no such user */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The user is the owner */
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
    getWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhooks */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_WebhooksData"];
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
            /** @description The caller's role does not allow it */
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
    createWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateWebhookRequest"];
            };
        };
        responses: {
            /** @description The webhook with its secret */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_WebhookWithSecretData"];
                };
            };
            /** @description The URL or another field is not valid */
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
            /** @description The caller's role or plan does not allow it */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Alert not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The team has 10 webhooks */
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
    deleteWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the webhook. */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_DeletedWebhookData"];
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
            /** @description The caller's role does not allow it */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Webhook not found */
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
    updateWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the webhook. */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateWebhookRequest"];
            };
        };
        responses: {
            /** @description The webhook */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_WebhookData"];
                };
            };
            /** @description A field is not valid */
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
            /** @description The caller's role or plan does not allow it */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Webhook or alert not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The webhook has changed; `data.current` has it */
            412: {
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
    getWebhookDeliveries: {
        parameters: {
            query?: {
                /** @description Only deliveries in this state: queued, delivered, failed or canceled. */
                state?: string;
                /** @description 1 to 100; 20 by default. */
                limit?: number;
                /** @description `cursor` of the previous page. */
                cursor?: string;
            };
            header?: never;
            path: {
                /** @description Id of the webhook. */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deliveries */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_WebhookDeliveriesData"];
                };
            };
            /** @description The state, the limit or the cursor is not valid */
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
            /** @description The caller's role does not allow it */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Webhook not found */
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
    getWebhookDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the webhook. */
                webhookId: string;
                /** @description Id of the delivery. */
                deliveryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_WebhookDeliveryData"];
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
            /** @description The caller's role does not allow it */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Webhook or delivery not found */
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
    replayWebhookDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the webhook. */
                webhookId: string;
                /** @description Id of the delivery. */
                deliveryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_ReplayedDeliveryData"];
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
            /** @description The caller's role or plan does not allow it */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Webhook or delivery not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The webhook is disabled */
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
    rotateWebhookSecret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the webhook. */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook with its new secret */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_WebhookWithSecretData"];
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
            /** @description The caller's role does not allow it */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Webhook not found */
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
    testWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the webhook. */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery with its attempt */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_WebhookDeliveryData"];
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
            /** @description The caller's role or plan does not allow it */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Webhook not found */
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
                /** @description Number of events to skip, at most 10,000. */
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
            /** @description The plan has no API access, the user is no admin of the team, the request used a key, or the identity is not confirmed */
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
                /** @description Id of the API key. */
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
                /** @description Id of the API key. */
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
            /** @description The plan has no API access, the caller's role does not allow it, the request used a key, or the identity is not confirmed */
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
    getPreferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The preferences */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_PreferencesData"];
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
    replacePreferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreferencesRequest"];
            };
        };
        responses: {
            /** @description The preferences */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_PreferencesData"];
                };
            };
            /** @description A key is unknown, or a value is not valid */
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
            /** @description The preferences have changed; `data.current` has them */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The preferences have more than 64 KiB */
            413: {
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
    updatePreferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreferencesRequest"];
            };
        };
        responses: {
            /** @description The preferences */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_PreferencesData"];
                };
            };
            /** @description A key is unknown, or a value is not valid */
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
            /** @description The preferences have changed; `data.current` has them */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The preferences have more than 64 KiB */
            413: {
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
    listSearchHistory: {
        parameters: {
            query?: {
                /** @description 1 to 100; 20 by default. */
                limit?: number;
                /** @description `cursor` of the previous page. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The searches */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_SearchHistoryData"];
                };
            };
            /** @description The limit or the cursor is not valid */
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
                /** @description Number of requests to skip, at most 100,000. */
                skip?: number;
                /** @description Only requests in this state. */
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
