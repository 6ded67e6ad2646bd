//! An occurrence of an alert's words.

/// The part of an episode in which words were found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum MentionField {
    Title,
    Description,
    /// The name of a credit, which the text need not have.
    Credit,
    Transcript,
}

/// An occurrence of an alert's words in an episode.
#[derive(Clone, Debug, PartialEq)]
pub struct FoundMention {
    pub field: MentionField,
    /// Milliseconds from the start of the audio.
    pub start_ms: Option<i64>,
    pub end_ms: Option<i64>,
    /// The words as the text has them.
    pub matched: String,
    /// The shown part of the text.
    pub snippet: String,
    /// More of the text before and after it, from which it is classified.
    pub context: String,
}
