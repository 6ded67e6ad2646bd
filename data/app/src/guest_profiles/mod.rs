//! Guest profiles of teams: who is offered to podcasts, with files and a project each.

mod appearances;
mod create;
mod file_reading;
mod file_room;
mod file_store;
mod files;
mod history;
mod photos;
mod profile;
mod public_pages;
mod reading;
mod removal;
mod rows;
mod steps;
mod subjects;
mod update;

pub use appearances::{NewGuestAppearance, TrackedGuest};
pub use create::{GuestProject, NewGuestProfile};
pub use file_reading::{GuestFileOutcome, GuestFileText};
pub use file_store::GuestFileStore;
pub use files::{GuestFile, NewGuestFile};
pub use history::{GuestChange, GuestUndo};
pub use photos::GuestPhoto;
pub use profile::{GuestPage, GuestProfile, GuestProfileFilter, GuestProfileKey, GuestSummary, LinkedGuest};
pub use public_pages::PublicGuestEntry;
pub use steps::{GUEST_PROFILE_JOB, GuestProfileJob};
pub use update::SaveKind;
