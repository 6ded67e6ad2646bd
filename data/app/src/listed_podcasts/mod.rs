//! The podcasts on projects, their state and the notes of the team about them.

mod add;
mod memberships;
mod pitches;
mod planned;
mod reading;
mod remove;
mod update;

pub(crate) use add::count_entries;
pub use add::{AddOutcome, AddedPodcasts, NewListedPodcast, OverLimit};
pub use memberships::ListMembership;
pub use pitches::LastPitch;
pub(crate) use pitches::write_pitches;
pub use planned::{PlannedActionFilter, PlannedActions};
pub use reading::ListedPodcastFilter;
pub use remove::RemovedPodcasts;
pub(crate) use remove::remove_entry;
pub(crate) use update::apply_changes;
pub use update::{LabelUpdate, ListedPodcastUpdate, UpdatedPodcasts};
