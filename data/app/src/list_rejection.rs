//! Why a change of a project or of its podcasts is rejected.

use earshot_model::LimitReached;
use uuid::Uuid;

/// Why a change of a list was rejected. Nothing is written.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ListRejection {
    /// It does not exist, is deleted, or belongs to another team.
    #[error("project not found")]
    ProjectNotFound,
    #[error("listed podcast not found")]
    ListedPodcastNotFound,
    /// It does not exist, is deleted, or belongs to another team.
    #[error("alert not found")]
    AlertNotFound,
    #[error("match not found")]
    AlertMatchNotFound,
    #[error("the project is archived")]
    Archived,
    /// The row has another version than the request expected.
    #[error("the row has changed")]
    VersionConflict,
    #[error(transparent)]
    Limit(#[from] LimitReached),
    #[error("the team keeps {most} podcasts")]
    TooManyTeamPodcasts { most: u64 },
    /// Only members of the team can be assigned.
    #[error("the assignee is not a member of the team")]
    AssigneeNotMember,
    /// A value that is not of the kind of its custom column, or a column that the list does not have.
    #[error("the value in the custom column {column} {detail}")]
    CustomValue { column: Uuid, detail: String },
    /// The type "other" without a reason in words.
    #[error("the other reason is missing")]
    OtherReasonMissing,
    #[error("another list has this public address")]
    PublicSlugTaken,
    /// It does not exist, or belongs to another team.
    #[error("change not found")]
    ChangeNotFound,
    #[error("the change is too old to be undone")]
    ChangeTooOld,
    /// The team has changed so much since that it has no room for what this change replaced.
    #[error("the change has made room for newer ones")]
    ChangeEnded,
    #[error("the change was already undone")]
    ChangeUndone,
}
