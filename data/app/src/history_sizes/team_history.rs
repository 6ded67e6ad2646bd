//! The histories of a team.

use sea_orm::sea_query::Expr;

/// A table of past values with the columns `team_id`, `bytes` and a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum TeamHistory {
    /// What changes of projects replaced, for their undo.
    Changes,
    ProjectActivity,
    GuestChanges,
    AlertChanges,
    /// The saved texts of pitches.
    OutreachRevisions,
    Searches,
}

impl TeamHistory {
    pub(crate) fn table(self) -> &'static str {
        match self {
            Self::Changes => "changes",
            Self::ProjectActivity => "project_activity",
            Self::GuestChanges => "guest_changes",
            Self::AlertChanges => "alert_changes",
            Self::OutreachRevisions => "outreach_revisions",
            Self::Searches => "search_history",
        }
    }

    pub(crate) fn time(self) -> &'static str {
        match self {
            Self::Changes => "created_at",
            Self::Searches => "searched_at",
            _ => "at",
        }
    }

    /// The columns that an undo reads, with their empty value. A row that could still be undone ends without them and
    /// stays, so that its undo returns the reason.
    pub(crate) fn emptied(self) -> Vec<(&'static str, Expr)> {
        match self {
            Self::Changes => vec![("images", Expr::value(""))],
            Self::GuestChanges | Self::AlertChanges => ["before", "after"].map(|column| (column, Expr::null())).into(),
            Self::ProjectActivity | Self::OutreachRevisions | Self::Searches => Vec::new(),
        }
    }
}
