//! The plain facts from which this crate works. The caller reads them from the catalog, the index and the app database;
//! nothing here reads a store.

mod guest;
mod guest_acceptance;
mod guest_file;
mod project;
mod show;

pub use guest::{Appearance, GuestFacts, GuestLink, SenderFacts};
pub(crate) use guest_acceptance::GuestAcceptance;
pub use guest_file::read_guest;
pub use project::ProjectFacts;
pub use show::{EpisodeFacts, ShowFacts, SizeBracket, SpeakerRole, TranscriptCue};
