//! The events of a team that clients poll and webhooks deliver.

named! {
    /// The kinds of events of the contract's polling.
    PollingEventKind {
        RequestCompleted = "request_completed",
        GuestAppearance = "guest_appearance",
        ListedPodcastAdded = "listed_podcast_added",
        AlertMatch = "alert_match",
    }

    /// The requests whose completion is an event.
    RequestKind {
        AutoOutreach = "autoOutreach",
        DeepAnalysis = "deepAnalysis",
        Diarization = "diarization",
        GuestPrep = "guestPrep",
        Transcription = "transcription",
    }
}
