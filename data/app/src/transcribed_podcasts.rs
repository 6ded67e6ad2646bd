//! Podcasts whose future episodes a team has transcribed (spec 3, Podcast).

use crate::entities::transcribed_podcasts::{Column, Entity, Model};
use crate::list_rows::IDS_PER_QUERY;
use crate::prelude::*;
use chrono::DateTime;
use earshot_model::PodcastId;
use sea_orm::ExprTrait as _;
use std::collections::HashMap;

/// The time since which a team has all episodes of a podcast transcribed, also those without a date.
pub const ALL_EPISODES_SINCE: Timestamp = DateTime::UNIX_EPOCH;

/// A podcast whose future episodes are requested.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TranscribedPodcast {
    pub team_id: Uuid,
    pub podcast_id: PodcastId,
    /// `None` when the user's account was deleted.
    pub user_id: Option<Uuid>,
    /// Episodes that were published later are requested.
    pub since: Timestamp,
}

impl TranscribedPodcast {
    fn from_row(row: Model) -> Self {
        Self {
            team_id: row.team_id,
            podcast_id: PodcastId(row.podcast_id),
            user_id: row.user_id,
            since: row.since.into(),
        }
    }
}

impl Db {
    /// Requests the episodes of a podcast that are published after `since`, as they come.
    pub async fn transcribe_future_episodes(
        &self,
        account: &Account,
        podcast: PodcastId,
        since: Timestamp,
    ) -> Result<(), DbError> {
        let row = Model {
            team_id: account.team_id,
            podcast_id: podcast.0,
            user_id: Some(account.user_id),
            since: since.into(),
            requested_at: self.now(),
        };
        let again = OnConflict::columns([Column::TeamId, Column::PodcastId])
            .update_columns([Column::UserId, Column::Since, Column::RequestedAt])
            .to_owned();
        self.write_keeping_caches(work!(|transaction| {
            Entity::insert(row.into_active_model()).on_conflict(again).exec_without_returning(transaction).await?;
            Ok(())
        }))
        .await
    }

    /// Stops requesting future episodes of a podcast. Returns false when none were requested.
    pub async fn stop_transcribing_podcast(&self, team: Uuid, podcast: PodcastId) -> Result<bool, DbError> {
        self.write_keeping_caches(work!(|transaction| {
            let deleted = Entity::delete_by_id((team, podcast.0)).exec(transaction).await?;
            Ok(deleted.rows_affected > 0)
        }))
        .await
    }

    /// Returns the podcast of a team whose future episodes are requested.
    pub async fn transcribed_podcast(
        &self,
        team: Uuid,
        podcast: PodcastId,
    ) -> Result<Option<TranscribedPodcast>, DbError> {
        let row = Entity::find_by_id((team, podcast.0)).one(&self.reader).await?;
        Ok(row.map(TranscribedPodcast::from_row))
    }

    /// Returns since when a team has these podcasts transcribed. Those whose future episodes are not requested are missing.
    pub async fn transcribed_among(
        &self,
        team: Uuid,
        podcasts: &[PodcastId],
    ) -> Result<HashMap<PodcastId, Timestamp>, DbError> {
        let mut times = HashMap::new();
        for chunk in podcasts.chunks(IDS_PER_QUERY) {
            let rows: Vec<(Uuid, EpochMillis)> = Entity::find()
                .select_only()
                .columns([Column::PodcastId, Column::Since])
                .filter(Column::TeamId.eq(team))
                .filter(Column::PodcastId.is_in(chunk.iter().map(|podcast| podcast.0)))
                .into_tuple()
                .all(&self.reader)
                .await?;
            times.extend(rows.into_iter().map(|(podcast, since)| (PodcastId(podcast), since.into())));
        }
        Ok(times)
    }

    /// Returns podcasts of all teams whose future episodes are requested, ordered by team and podcast, after the given
    /// ones.
    pub async fn transcribed_podcasts(
        &self,
        after: (Uuid, PodcastId),
        limit: u64,
    ) -> Result<Vec<TranscribedPodcast>, DbError> {
        let (team, podcast) = after;
        let same_team = Column::TeamId.eq(team).and(Column::PodcastId.gt(podcast.0));
        let rows = Entity::find()
            .filter(Column::TeamId.gt(team).or(same_team))
            .order_by_asc(Column::TeamId)
            .order_by_asc(Column::PodcastId)
            .limit(limit)
            .all(&self.reader)
            .await?;
        Ok(rows.into_iter().map(TranscribedPodcast::from_row).collect())
    }
}
