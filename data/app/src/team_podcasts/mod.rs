//! Podcasts that a team keeps beside its lists, and its blacklist (spec 3 and 4, Team podcast).

mod hidden;
mod listing;
mod projects;
mod removal;
mod writing;

pub use listing::{TeamPodcastOrder, TeamPodcastPage, TeamPodcastQuery};
pub use projects::ListedTeamPodcast;
pub use removal::RemovedTeamPodcasts;
pub(crate) use writing::add_listed_to_team;
pub use writing::{MAX_BLACKLISTED, TeamPodcastChange, TeamPodcastOutcome};

use crate::PodcastSnapshot;
use crate::entities::team_podcasts::{Column, Entity, Model};
use crate::prelude::*;
use earshot_model::{PodcastId, fold_text};

/// Most values in the list of a query.
const IDS_PER_QUERY: usize = 500;
/// Characters of a title that the list is filtered and sorted by.
const MAX_TEXT_KEY_CHARS: usize = 500;

/// A podcast that a team keeps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TeamPodcast {
    pub team_id: Uuid,
    pub podcast: PodcastSnapshot,
    /// `None` when a program added it, and when the user's account was deleted.
    pub added_by: Option<Uuid>,
    pub added_reason: TeamPodcastReason,
    pub sync: bool,
    /// `None` when it is not blacklisted.
    pub blacklisted_at: Option<Timestamp>,
    pub created_at: Timestamp,
    pub updated_at: Timestamp,
}

earshot_model::named! {
    /// How a podcast came to a team's podcasts (spec 3).
    TeamPodcastReason {
        /// A member added it directly, without a project.
        AddButton = "add-to-team-podcasts-button",
        /// It was added to a project.
        ListedPodcast = "listed-podcast",
        Script = "script",
        Migration = "migration",
        SearchExport = "search-export",
    }
}

/// The text that the list is filtered and sorted by.
fn text_key(podcast: &PodcastSnapshot) -> String {
    fold_text(&podcast.title).chars().take(MAX_TEXT_KEY_CHARS).collect()
}

impl TeamPodcast {
    fn from_row(row: Model) -> Result<Self, DbError> {
        let reason = TeamPodcastReason::parse(&row.added_reason).ok_or_else(|| DbError::CorruptRow {
            table: "team_podcasts",
            reason: format!("reason {:?} is unknown", row.added_reason),
        })?;
        Ok(Self {
            team_id: row.team_id,
            podcast: PodcastSnapshot {
                id: PodcastId(row.podcast_id),
                title: row.title,
                slug: row.slug,
                image_url: row.image_url,
            },
            added_by: row.added_by,
            added_reason: reason,
            sync: row.sync,
            blacklisted_at: row.blacklisted_at.map(Into::into),
            created_at: row.created_at.into(),
            updated_at: row.updated_at.into(),
        })
    }
}

impl Db {
    /// Returns a podcast of the account's team.
    pub async fn team_podcast(&self, account: &Account, podcast: PodcastId) -> Result<Option<TeamPodcast>, DbError> {
        let row = Entity::find_by_id((account.team_id, podcast.0)).one(&self.reader).await?;
        row.map(TeamPodcast::from_row).transpose()
    }

    /// Returns which of these podcasts the account's team has blacklisted.
    pub async fn blacklisted_among(
        &self,
        account: &Account,
        podcasts: &[PodcastId],
    ) -> Result<Vec<PodcastId>, DbError> {
        let mut found = Vec::new();
        for chunk in podcasts.chunks(IDS_PER_QUERY) {
            let ids: Vec<Uuid> = Entity::find()
                .filter(Column::TeamId.eq(account.team_id))
                .filter(Column::PodcastId.is_in(chunk.iter().map(|podcast| podcast.0)))
                .filter(Column::BlacklistedAt.is_not_null())
                .select_only()
                .column(Column::PodcastId)
                .into_tuple()
                .all(&self.reader)
                .await?;
            found.extend(ids.into_iter().map(PodcastId));
        }
        Ok(found)
    }
}
