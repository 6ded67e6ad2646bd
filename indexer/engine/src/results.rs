//! Results of the engine: totals, facets, explanations and snippets.

use earshot_model::limits::MAX_EXACT_COUNT;
use earshot_model::search::Facet;

/// The part of the ranking to return.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Page {
    /// Number of hits before the page.
    pub skip: usize,
    pub limit: usize,
}

/// The number of hits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Total {
    Exactly(usize),
    /// The number is at least this. Counting stopped at [`earshot_model::limits::COUNT_CAP`].
    AtLeast(usize),
}

impl Total {
    /// The number, or the least that it is.
    #[must_use]
    pub fn count(self) -> usize {
        match self {
            Self::Exactly(count) | Self::AtLeast(count) => count,
        }
    }

    /// The sum of two totals.
    #[must_use]
    pub fn plus(self, other: Self) -> Self {
        match (self, other) {
            (Self::Exactly(one), Self::Exactly(other)) if one + other <= MAX_EXACT_COUNT => Self::Exactly(one + other),
            _ => Self::AtLeast(MAX_EXACT_COUNT),
        }
    }
}

/// The values of one facet among the hits.
#[derive(Clone, Debug, PartialEq)]
pub struct FacetCounts {
    pub facet: Facet,
    /// Each value with its number of hits, the most frequent first. Empty for a measure.
    pub values: Vec<(String, usize)>,
    /// The distribution of a measure in ascending order: all of its ranges. Hits without a value are in none. Empty for
    /// other facets.
    pub ranges: Vec<RangeCount>,
    /// Number of hits that were counted. It is less than the number of all hits when there are very many.
    pub counted: usize,
}

/// The number of hits whose value is in a range.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RangeCount {
    pub min: f64,
    /// The first value above the range; `None` for the last range, which is open.
    pub below: Option<f64>,
    pub count: usize,
}

/// A score with the values that it consists of.
#[derive(Clone, Debug, PartialEq)]
pub struct Explanation {
    /// Text for people. Example: `title matches exactly`.
    pub label: String,
    pub value: f32,
    /// The values that `value` is made of.
    pub parts: Vec<Explanation>,
}

impl Explanation {
    /// A value without parts.
    #[must_use]
    pub fn leaf(label: &str, value: f32) -> Self {
        Self { label: label.to_owned(), value, parts: Vec::new() }
    }
}

/// A passage of one transcript with its matches.
#[derive(Clone, Debug, PartialEq)]
pub struct PassageHit {
    /// The byte at which the first match begins in the text of the transcript. It identifies the match cluster within a
    /// response, and stays the same as long as the transcript does.
    pub number: usize,
    pub snippet: TranscriptSnippet,
}

/// A snippet of a transcript with its time and speaker.
#[derive(Clone, Debug, PartialEq)]
pub struct TranscriptSnippet {
    pub text: String,
    /// `text` with `<em>` around matches, escaped for HTML.
    pub highlighted: String,
    pub start_ms: Option<i64>,
    pub end_ms: Option<i64>,
    /// The time of the first highlighted word, estimated within its cue.
    pub match_ms: Option<i64>,
    /// The speaker of the first highlighted word.
    pub speaker: Option<String>,
    /// The whole text by speaker. Empty when the transcript names no speaker here.
    pub turns: Vec<SpeakerTurn>,
    /// The passage matched by meaning and contains none of the query's words.
    pub is_semantic: bool,
}

/// The words of one speaker in a snippet, until another one begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SpeakerTurn {
    /// `None` before the first speaker that the transcript names.
    pub speaker: Option<String>,
    pub start_ms: Option<i64>,
    /// The text with `<em>` around matches, escaped for HTML.
    pub highlighted: String,
}
