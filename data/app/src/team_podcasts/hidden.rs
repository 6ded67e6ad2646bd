//! The podcasts that a team hides from its searches: its blacklist, and the podcasts on a project.

use crate::entities::{listed_podcasts, team_podcasts};
use crate::prelude::*;
use earshot_model::PodcastId;
use earshot_model::project::ListedPodcastState;

impl Db {
    /// Returns the blacklist of the account's team as it was at a time, so that further pages of a search hide what its
    /// first page hid. Podcasts that left the blacklist since then are missing.
    pub async fn blacklisted_podcasts(&self, account: &Account, at: Timestamp) -> Result<Vec<PodcastId>, DbError> {
        use team_podcasts::{Column, Entity};
        let ids: Vec<Uuid> = Entity::find()
            .filter(Column::TeamId.eq(account.team_id))
            .filter(Column::BlacklistedAt.lte(EpochMillis::from(at)))
            .select_only()
            .column(Column::PodcastId)
            .order_by_asc(Column::PodcastId)
            .into_tuple()
            .all(&self.reader)
            .await?;
        Ok(ids.into_iter().map(PodcastId).collect())
    }

    /// Returns the podcasts that were on a project of the account's team at a time, or those of them that are ignored
    /// now. Podcasts that left the project since then are missing.
    pub async fn podcasts_hidden_by_project(
        &self,
        account: &Account,
        project: Uuid,
        at: Timestamp,
        is_only_ignored: bool,
    ) -> Result<Vec<PodcastId>, DbError> {
        use listed_podcasts::{Column, Entity};
        let mut listed = Entity::find()
            .filter(Column::ProjectId.eq(project))
            .filter(Column::TeamId.eq(account.team_id))
            .filter(Column::AddedAt.lte(EpochMillis::from(at)));
        if is_only_ignored {
            listed = listed.filter(Column::State.eq(ListedPodcastState::Ignored.as_str()));
        }
        let ids: Vec<Uuid> = listed
            .select_only()
            .column(Column::PodcastId)
            .order_by_asc(Column::PodcastId)
            .into_tuple()
            .all(&self.reader)
            .await?;
        Ok(ids.into_iter().map(PodcastId).collect())
    }
}
