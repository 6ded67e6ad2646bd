//! Transcription requests of teams, and their completion.

use crate::entities::transcription_requests::{self, Column, Entity};
use crate::ids;
use crate::polling_events::write_polling_events;
use crate::{Account, Db, DbError, NewPollingEvent};
use chrono::SecondsFormat;
use earshot_model::alert::{PollingEventKind, RequestKind};
use earshot_model::{Clock, EpisodeId, PodcastId, Timestamp};
use futures::FutureExt;
use sea_orm::sea_query::OnConflict;
use sea_orm::{
    ActiveModelTrait, ActiveValue::Set, ColumnTrait, EntityTrait, IntoActiveModel, PaginatorTrait, QueryFilter,
    QueryOrder, QuerySelect, Select,
};
use uuid::Uuid;

/// A transcription request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TranscriptionRequest {
    pub id: Uuid,
    pub episode_id: EpisodeId,
    pub requested_at: Timestamp,
    /// `None` when the user's account was deleted.
    pub requested_by: Option<Uuid>,
    /// When the transcript became available.
    pub transcribed_at: Option<Timestamp>,
}

/// A request whose transcript is available.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CompletedTranscription {
    pub request: Uuid,
    pub podcast_id: PodcastId,
    /// When the transcript became available.
    pub at: Timestamp,
}

/// Filters and page of a list of requests (spec 4, Transcription request: not_started, completed).
#[derive(Clone, Copy, Debug, Default)]
pub struct TranscriptionRequestQuery {
    /// Only completed requests, or only open ones.
    pub is_completed: Option<bool>,
    pub skip: u64,
    pub limit: u64,
}

impl From<transcription_requests::Model> for TranscriptionRequest {
    fn from(row: transcription_requests::Model) -> Self {
        Self {
            id: row.id,
            episode_id: EpisodeId(row.episode_id),
            requested_at: row.requested_at.into(),
            requested_by: row.user_id,
            transcribed_at: row.transcribed_at.map(Into::into),
        }
    }
}

fn select_requests_of_team(team: Uuid) -> Select<Entity> {
    Entity::find().filter(Column::TeamId.eq(team))
}

impl Db {
    /// Stores a team's request. An existing request stays unchanged.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn request_transcription(&self, account: &Account, episode: EpisodeId) -> Result<(), DbError> {
        let row = transcription_requests::Model {
            id: ids::new_id(&self.clock),
            team_id: account.team_id,
            user_id: Some(account.user_id),
            episode_id: episode.0,
            requested_at: self.now(),
            transcribed_at: None,
        };
        let once = OnConflict::columns([Column::TeamId, Column::EpisodeId]).do_nothing().to_owned();
        self.write_keeping_caches(|transaction| {
            async move {
                Entity::insert(row.into_active_model()).on_conflict(once).exec_without_returning(transaction).await?;
                Ok(())
            }
            .boxed()
        })
        .await
    }

    /// Returns a team's request for an episode.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn transcription_request(
        &self,
        team: Uuid,
        episode: EpisodeId,
    ) -> Result<Option<TranscriptionRequest>, DbError> {
        let request = select_requests_of_team(team).filter(Column::EpisodeId.eq(episode.0)).one(&self.reader).await?;
        Ok(request.map(Into::into))
    }

    /// Returns the requests of a team, newest first, and their total number.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn transcription_requests_of(
        &self,
        team: Uuid,
        page: TranscriptionRequestQuery,
    ) -> Result<(u64, Vec<TranscriptionRequest>), DbError> {
        let mut wanted = select_requests_of_team(team);
        if let Some(is_completed) = page.is_completed {
            let state =
                if is_completed { Column::TranscribedAt.is_not_null() } else { Column::TranscribedAt.is_null() };
            wanted = wanted.filter(state);
        }
        let total = wanted.clone().count(&self.reader).await?;
        // Ids grow with time, so they order requests of the same time.
        let newest = wanted.order_by_desc(Column::RequestedAt).order_by_desc(Column::Id);
        let rows = newest.offset(page.skip).limit(page.limit).all(&self.reader).await?;
        Ok((total, rows.into_iter().map(Into::into).collect()))
    }

    /// Returns open requests of all teams, ordered by id, after the given id.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn open_transcription_requests(
        &self,
        after: Uuid,
        limit: u64,
    ) -> Result<Vec<TranscriptionRequest>, DbError> {
        let open = Entity::find().filter(Column::TranscribedAt.is_null()).filter(Column::Id.gt(after));
        let rows = open.order_by_asc(Column::Id).limit(limit).all(&self.reader).await?;
        Ok(rows.into_iter().map(Into::into).collect())
    }

    /// Marks requests as completed, and writes an event for each.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn complete_transcription_requests(&self, came: Vec<CompletedTranscription>) -> Result<(), DbError> {
        let (clock, now) = (self.clock.clone(), self.now());
        self.write_keeping_caches(|transaction| {
            async move {
                let mut events = Vec::with_capacity(came.len());
                for completed in came {
                    let Some(row) = Entity::find_by_id(completed.request).one(transaction).await? else { continue };
                    if row.transcribed_at.is_some() {
                        continue;
                    }
                    events.push(completed_event(&row, &completed, &clock));
                    let mut row = row.into_active_model();
                    row.transcribed_at = Set(Some(completed.at.into()));
                    row.update(transaction).await?;
                }
                // Write events last: this takes a lock that other transactions wait for until this one ends.
                write_polling_events(transaction, events, now).await
            }
            .boxed()
        })
        .await
    }
}

/// The event of a completed request, with the contract's fields.
fn completed_event(
    row: &transcription_requests::Model,
    completed: &CompletedTranscription,
    clock: &Clock,
) -> NewPollingEvent {
    NewPollingEvent {
        id: ids::new_id(clock),
        team_id: row.team_id,
        kind: PollingEventKind::RequestCompleted,
        project_id: None,
        guest_profile_id: None,
        alert_id: None,
        podcast_id: Some(completed.podcast_id),
        payload: serde_json::json!({
            "requestId": row.id.to_string(),
            "requestType": RequestKind::Transcription.as_str(),
            "podcastId": completed.podcast_id.to_string(),
            "episodeId": EpisodeId(row.episode_id).to_string(),
            "guestProfileId": null,
            "completedAt": completed.at.to_rfc3339_opts(SecondsFormat::Millis, true),
            "error": null,
        }),
    }
}
