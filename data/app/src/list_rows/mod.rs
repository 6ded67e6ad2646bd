//! Projects and their podcasts as values and rows, and the lock under which a transaction changes them.

mod entries;
mod entry;
mod locking;
mod project;
mod project_fields;

pub(crate) use entries::{delete_entries, insert_entries, read_entries, upsert_entries};
pub(crate) use entry::ENTRY_TABLE;
pub use entry::{EntryActivity, ListedPodcast, PitchMark, PodcastSnapshot};
pub(crate) use locking::{lock_project, lock_writable_project};
pub(crate) use project::{PROJECT_TABLE, RECENT_ACTIVITIES};
pub use project::{Project, PublicList, RecentActivity, StateCounts};
pub(crate) use project_fields::ProjectFields;

/// Most values in the list of a query.
pub(crate) const IDS_PER_QUERY: usize = 500;
