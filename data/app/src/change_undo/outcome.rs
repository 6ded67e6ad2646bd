//! The outcome of an undo.

use uuid::Uuid;

/// Why an undo did not restore a row or a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UndoSkipReason {
    /// Someone changed it since.
    Changed,
    /// Someone removed it since.
    Removed,
    /// The podcast is on the project again.
    ListedAgain,
    /// The plan's limit has no room for it.
    Limit,
    /// Some files of the guest made room for newer ones.
    FilesEnded,
}

impl UndoSkipReason {
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Changed => "changed-since",
            Self::Removed => "removed-since",
            Self::ListedAgain => "listed-again",
            Self::Limit => "limit",
            Self::FilesEnded => "files-ended",
        }
    }
}

/// The outcome of an undo.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UndoOutcome {
    pub project_id: Uuid,
    /// How many rows are as they were before the change.
    pub restored: usize,
    /// Ids of listed podcasts or of the project that were not restored, or not in all fields, with the reason.
    pub skipped: Vec<(Uuid, UndoSkipReason)>,
    /// The change set of the undo, which can be undone itself; `None` when nothing was restored.
    pub change_id: Option<Uuid>,
}
