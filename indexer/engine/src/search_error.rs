/// The reason for which a search failed.
#[derive(Debug, thiserror::Error)]
pub enum SearchError {
    #[error("index of generation {generation} cannot be read")]
    Unreadable { generation: String, source: Box<dyn std::error::Error + Send + Sync> },
    #[error("passage store {path} is damaged: {reason}")]
    Passages { path: String, reason: String },
    #[error("only the first {limit} results are available")]
    TooDeep { limit: usize },
    /// Only the engine can check this limit, because it counts words as its analyzer splits them. It rejects the search
    /// instead of dropping words: a shortened `not` term would exclude too few documents.
    #[error("{what} must have at most {limit} words")]
    TooManyWords { what: QueryPart, limit: usize },
    /// Rejected instead of searched in fewer spellings, which would exclude too few documents.
    #[error(
        "excluded fuzzy phrases must have at most {limit} spellings together: exclude fewer or shorter phrases, or exact ones"
    )]
    TooManyExcludedSpellings { limit: usize },
    #[error("filters by topics and keywords are unavailable: this catalog was indexed without meaning")]
    NoTopics,
    /// The cluster that holds the index does not respond, or some of its shards are missing. A retry may help.
    #[error("the search cluster is unavailable: {reason}")]
    Unavailable { reason: String },
    /// The backend cannot answer the request, and an approximate answer would be wrong.
    #[error("this search backend does not support {what}")]
    Unsupported { what: &'static str },
    /// The caller cancelled the search.
    #[error("the search was cancelled")]
    Cancelled,
}

/// The part of a search that has too many words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum QueryPart {
    /// All search terms together.
    Terms,
    /// Terms and groups together, when the terms alone are within the limit.
    Groups,
    /// The name of the person filter with this index.
    Person(usize),
    /// The name of the sponsor filter with this index.
    Sponsor(usize),
}

impl std::fmt::Display for QueryPart {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.write_str(match self {
            Self::Terms => "the search terms together",
            Self::Groups => "the search terms, those in groups included,",
            Self::Person(_) | Self::Sponsor(_) => "a name",
        })
    }
}
