#![doc = include_str!("../README.md")]

mod clock;
mod episode;
mod ids;
mod issue;
pub mod limits;
mod link;
mod plan;
mod podcast;
mod recognise;
mod score;
pub mod search;
pub mod slug;
mod transcript;

pub use clock::{Clock, Timestamp};
pub use episode::{Episode, EpisodeDocument, TranscriptLink};
pub use ids::{EpisodeId, PodcastId, TranscriptId};
pub use issue::{Issue, Severity};
pub use link::{DirectoryKind, Link, LinkKind, LinkSource, SocialKind};
pub use plan::{LIMITS, Limits, Period, Tier};
pub use podcast::{Person, Podcast, PodcastDocument};
pub use recognise::{Recognised, recognise};
pub use score::{PodcastScore, ScoreInput, UpdateFrequency};
pub use transcript::{Cue, Transcript, TranscriptFormat};
