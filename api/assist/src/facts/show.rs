//! Facts of a podcast and its episodes.

use crate::language::{are_neighbors, guess_language, is_same_language};
use chrono::{DateTime, Utc};
use earshot_model::UpdateFrequency;
use serde::{Deserialize, Serialize};

/// Episodes, and the bytes of each of their texts, that show the language of a show.
const EPISODES_FOR_LANGUAGE: usize = 10;
const MAX_SAMPLE_BYTES: usize = 600;

/// The facts on record about a podcast. All fields but the id and the title may be empty.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct ShowFacts {
    pub id: String,
    pub slug: String,
    pub title: String,
    pub author: Option<String>,
    /// Plain text, without markup.
    pub description: String,
    /// Full names.
    pub host_names: Vec<String>,
    /// Lower case, as in the catalog.
    pub genres: Vec<String>,
    /// BCP 47.
    pub language: Option<String>,
    /// ISO 3166 alpha-2, in upper or lower case.
    pub country: Option<String>,
    pub update_frequency: Option<UpdateFrequency>,
    pub episode_count: Option<u32>,
    /// Publication of the newest episode. Read from `episodes` when it is missing.
    pub last_published: Option<DateTime<Utc>>,
    /// Whether the catalog has credits of guests. See [`ShowFacts::takes_guests`].
    pub takes_guests: Option<bool>,
    pub size: Option<SizeBracket>,
    /// Estimated listeners a month.
    pub monthly_listeners: Option<u64>,
    /// 0 to 100.
    pub authority_score: Option<u8>,
    pub website_url: Option<String>,
    pub contact_email: Option<String>,
    /// Whether the team blacklisted the show.
    pub is_blacklisted: bool,
    /// Whether the show or its contact opted out of pitches.
    pub is_opted_out: bool,
    /// When a team member last wrote to the show, from any list.
    pub last_pitched: Option<DateTime<Utc>>,
    /// What shows that a program makes the show, such as its own statement, as a sentence.
    pub machine_signal: Option<String>,
    /// Cosine similarity of the embeddings of guest and show, -1 to 1, when the caller has it.
    pub semantic_similarity: Option<f32>,
    /// Newest first. 50 are enough; at most [`ShowFacts::MAX_EPISODES`] are read.
    pub episodes: Vec<EpisodeFacts>,
}

/// The facts on record about an episode.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct EpisodeFacts {
    pub id: String,
    pub slug: String,
    pub title: String,
    pub published: Option<DateTime<Utc>>,
    /// Plain text, without markup.
    pub description: String,
    pub duration_seconds: Option<u32>,
    /// Names of credited guests.
    pub guests: Vec<String>,
    pub topics: Vec<String>,
    /// Names of credited sponsors.
    pub sponsors: Vec<String>,
    pub url: Option<String>,
    /// The transcript or its relevant parts, in order. Empty without a transcript.
    pub cues: Vec<TranscriptCue>,
}

/// A timed line of a transcript.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct TranscriptCue {
    /// Seconds from the start of the episode. `None` in transcripts without times.
    pub second: Option<u32>,
    pub speaker: Option<String>,
    pub role: SpeakerRole,
    pub text: String,
}

/// The role of a speaker in an episode.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum SpeakerRole {
    Host,
    Guest,
    #[default]
    Unknown,
}

/// Range of a show's monthly listeners.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum SizeBracket {
    /// Below 1,000 listeners a month.
    Tiny,
    /// 1,000 to 9,999.
    Small,
    /// 10,000 to 99,999.
    Medium,
    /// 100,000 to 999,999.
    Large,
    /// 1,000,000 and more.
    Huge,
}

/// The beginning of a text that is long enough to show its language.
fn sample(text: &str) -> &str {
    &text[..text.floor_char_boundary(MAX_SAMPLE_BYTES)]
}

impl SizeBracket {
    /// The bracket that contains an estimate.
    #[must_use]
    pub fn from_listeners(listeners: u64) -> Self {
        match listeners {
            0..1_000 => Self::Tiny,
            1_000..10_000 => Self::Small,
            10_000..100_000 => Self::Medium,
            100_000..1_000_000 => Self::Large,
            _ => Self::Huge,
        }
    }

    /// The range in words: `1,000 to 9,999 listeners a month`.
    #[must_use]
    pub fn in_words(self) -> &'static str {
        match self {
            Self::Tiny => "fewer than 1,000 listeners a month",
            Self::Small => "1,000 to 9,999 listeners a month",
            Self::Medium => "10,000 to 99,999 listeners a month",
            Self::Large => "100,000 to 999,999 listeners a month",
            Self::Huge => "at least 1,000,000 listeners a month",
        }
    }
}

impl ShowFacts {
    /// Further episodes are ignored, so that the work is bounded.
    pub const MAX_EPISODES: usize = 200;

    /// The episodes that are read.
    pub(crate) fn episodes(&self) -> &[EpisodeFacts] {
        &self.episodes[..self.episodes.len().min(Self::MAX_EPISODES)]
    }

    /// The language of the show's texts. A tag that the texts clearly contradict is not trusted: hosting companies fill in
    /// their own.
    #[must_use]
    pub fn text_language(&self) -> Option<&str> {
        let tag = self.language.as_deref().filter(|tag| !tag.is_empty());
        let newest = self.episodes().iter().take(EPISODES_FOR_LANGUAGE);
        let texts: Vec<&str> = std::iter::once(sample(&self.description))
            .chain(newest.flat_map(|one| [one.title.as_str(), sample(&one.description)]))
            .collect();
        match (tag, guess_language(&texts.join("\n"))) {
            (Some(tag), Some(guess)) if is_same_language(tag, guess) || are_neighbors(tag, guess) => Some(tag),
            (_, Some(guess)) => Some(guess),
            (tag, None) => tag,
        }
    }

    /// Publication of the newest episode.
    #[must_use]
    pub fn last_published(&self) -> Option<DateTime<Utc>> {
        self.last_published.or_else(|| self.episodes().iter().filter_map(|episode| episode.published).max())
    }

    /// The given bracket, or the bracket of the estimate.
    #[must_use]
    pub fn size(&self) -> Option<SizeBracket> {
        self.size.or_else(|| self.monthly_listeners.map(SizeBracket::from_listeners))
    }

    /// How many of the [`episodes`](Self::episodes) credit a guest.
    #[must_use]
    pub fn episodes_with_guests(&self) -> usize {
        self.episodes().iter().filter(|episode| !episode.guests.is_empty()).count()
    }
}
