//! Removes podcasts from a team. Projects that list them keep them.

use super::IDS_PER_QUERY;
use crate::entities::team_podcasts::{Column, Entity};
use crate::prelude::*;
use earshot_model::{PodcastId, TeamAction};
use sea_orm::ExprTrait;
use std::collections::BTreeSet;

/// The outcome of a removal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RemovedTeamPodcasts {
    pub removed: u64,
    /// Podcasts that the team does not have.
    pub missing: u64,
    /// Podcasts on the blacklist, which the account's role may not change. They stay.
    pub role_missing: u64,
}

impl Db {
    /// Removes podcasts from the account's team, with their flags.
    pub async fn remove_team_podcasts(
        &self,
        account: &Account,
        podcasts: impl IntoIterator<Item = PodcastId>,
    ) -> Result<RemovedTeamPodcasts, DbError> {
        let ids: Vec<Uuid> =
            podcasts.into_iter().map(|podcast| podcast.0).collect::<BTreeSet<_>>().into_iter().collect();
        let (team, may_blacklist) = (account.team_id, account.role.allows(TeamAction::ManageBlacklist));
        self.write_keeping_caches(work!(|transaction| {
            let mut outcome = RemovedTeamPodcasts::default();
            for chunk in ids.chunks(IDS_PER_QUERY) {
                let of_team = Column::TeamId.eq(team).and(Column::PodcastId.is_in(chunk.iter().copied()));
                let known: Vec<(Uuid, Option<i64>)> = Entity::find()
                    .filter(of_team.clone())
                    .select_only()
                    .columns([Column::PodcastId, Column::BlacklistedAt])
                    .into_tuple()
                    .all(transaction)
                    .await?;
                let blacklisted = known.iter().filter(|(_, blacklisted_at)| blacklisted_at.is_some()).count();
                let mut removal = Entity::delete_many().filter(of_team);
                if !may_blacklist {
                    removal = removal.filter(Column::BlacklistedAt.is_null());
                    outcome.role_missing += blacklisted as u64;
                }
                outcome.missing += (chunk.len() - known.len()) as u64;
                outcome.removed += removal.exec(transaction).await?.rows_affected;
            }
            Ok(outcome)
        }))
        .await
    }
}
