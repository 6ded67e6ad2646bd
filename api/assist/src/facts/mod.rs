//! The plain facts from which this crate works. The caller reads them from the catalog, the index and the app database;
//! nothing here reads a store.

mod guest;
mod project;
mod show;

pub use guest::{Appearance, GuestFacts, GuestLink, SenderFacts};
pub use project::ProjectFacts;
pub use show::{EpisodeFacts, ShowFacts, SizeBracket, SpeakerRole, TranscriptCue};
