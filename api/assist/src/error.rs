//! The error of a request without a result.

/// The reason why neither the rules nor a model made a result. The text is for users.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum AssistError {
    #[error("The guest profile is empty. Add topics, expertise or a short bio first.")]
    NoSubjects,
    #[error(
        "No podcast in the catalog mentions any subject of the profile. Name subjects in one to three words, such as “food waste”."
    )]
    SubjectsNotFound,
    #[error("This podcast asked not to be contacted.")]
    OptedOut,
    #[error("This podcast is on your team's blacklist.")]
    Blacklisted,
    #[error(
        "The earlier texts use everything we found. Add a topic or a link to the profile to have something new to write."
    )]
    NothingNew,
    #[error("There is no text of this podcast to work with.")]
    NoShowText,
    #[error("This podcast has no transcripts yet. Request some to see which questions are common.")]
    NoTranscripts,
}

impl AssistError {
    /// The stable code of the error, for the API.
    #[must_use]
    pub fn code(self) -> &'static str {
        match self {
            Self::NoSubjects | Self::SubjectsNotFound => "empty_profile",
            Self::OptedOut => "opted_out",
            Self::Blacklisted => "blacklisted",
            Self::NothingNew => "nothing_new",
            Self::NoShowText => "no_show_text",
            Self::NoTranscripts => "no_transcripts",
        }
    }
}
