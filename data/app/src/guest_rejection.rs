//! Why a change of a guest profile is rejected.

use earshot_model::Tier;
use earshot_model::guest_profile::{InvalidGuestField, file_count_message, file_room_message};

/// Why a change of a guest profile was rejected. Nothing is written.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum GuestRejection {
    /// It does not exist, is deleted, or belongs to another team.
    #[error("guest profile not found")]
    ProfileNotFound,
    /// It does not exist, or belongs to another profile.
    #[error("file not found")]
    FileNotFound,
    #[error("the guest profile is archived")]
    Archived,
    /// The profile has another version than the request expected.
    #[error("the guest profile has changed")]
    VersionConflict,
    /// Fields that are not valid, or that the form requires (spec 5).
    #[error("{} fields are not valid", .0.len())]
    Invalid(Vec<InvalidGuestField>),
    #[error("{}", file_count_message(*.existing))]
    TooManyFiles { existing: usize },
    /// The files of the team leave no room for it. `used` counts no files of deleted profiles, which would make room.
    #[error("{}", file_room_message(*.tier, *.used))]
    NoRoomForFile { tier: Tier, used: u64 },
    #[error("the project has another guest")]
    ProjectHasGuest,
    /// A step of spec 4 is running.
    #[error("the profile is being generated")]
    Busy,
    #[error("the change is too old to be undone")]
    ChangeTooOld,
    /// The team has changed so much since that it has no room for what this change replaced.
    #[error("the change has made room for newer ones")]
    ChangeEnded,
    #[error("the change was already undone")]
    ChangeUndone,
}
