//! The outcome of an undo.

use uuid::Uuid;

earshot_model::named! {
    /// Why an undo did not restore a row or a field.
    UndoSkipReason {
        /// Someone changed it since.
        Changed = "changed-since",
        /// Someone removed it since.
        Removed = "removed-since",
        /// The podcast is on the project again.
        ListedAgain = "listed-again",
        /// The plan's limit has no room for it.
        Limit = "limit",
        /// Some files of the guest made room for newer ones.
        FilesEnded = "files-ended",
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
