//! When a team had guests prepared, for its request history.

use crate::PodcastSnapshot;
use crate::entities::guest_preparations::{Column, Entity, Model};
use crate::ids;
use crate::json_column::{from_json, to_json};
use crate::prelude::*;
use std::time::Duration;

const TABLE: &str = "guest_preparations";
/// How long the history has a preparation.
const RETENTION: Duration = Duration::from_secs(365 * 24 * 60 * 60);

/// A preparation that a team requested.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RequestedPreparation {
    /// The podcast as it was then.
    pub podcast: PodcastSnapshot,
    /// `None` when the user's account was deleted.
    pub requested_by: Option<Uuid>,
    pub requested_at: Timestamp,
    pub completed_at: Timestamp,
}

impl RequestedPreparation {
    fn from_row(row: Model) -> Result<Self, DbError> {
        Ok(Self {
            podcast: from_json(TABLE, row.podcast)?,
            requested_by: row.user_id,
            requested_at: row.requested_at.into(),
            completed_at: row.completed_at.into(),
        })
    }
}

impl Db {
    /// Stores that a preparation was completed now.
    pub async fn record_guest_preparation(
        &self,
        account: &Account,
        podcast: &PodcastSnapshot,
        requested_at: Timestamp,
    ) -> Result<(), DbError> {
        let row = Model {
            id: ids::new_id(&self.clock),
            team_id: account.team_id,
            user_id: Some(account.user_id),
            podcast: to_json(podcast),
            requested_at: requested_at.into(),
            completed_at: self.now(),
        };
        self.write_keeping_caches(work!(|transaction| {
            Entity::insert(row.into_active_model()).exec_without_returning(transaction).await?;
            Ok(())
        }))
        .await
    }

    /// Returns preparations of a team, newest first, and their total number.
    pub async fn guest_preparations_of(
        &self,
        team: Uuid,
        skip: u64,
        limit: u64,
    ) -> Result<(u64, Vec<RequestedPreparation>), DbError> {
        let query = Entity::find().filter(Column::TeamId.eq(team));
        let total = query.clone().count(&self.reader).await?;
        let rows = query.order_by_desc(Column::Id).offset(skip).limit(limit).all(&self.reader).await?;
        Ok((total, rows.into_iter().map(RequestedPreparation::from_row).collect::<Result<_, _>>()?))
    }

    /// Deletes old preparations from the history. Returns their number.
    pub async fn delete_old_guest_preparations(&self) -> Result<u64, DbError> {
        let before = self.now().minus(RETENTION);
        self.delete_rows(Entity::delete_many().filter(Column::CompletedAt.lt(before))).await
    }
}
