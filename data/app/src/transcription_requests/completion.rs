//! Completion of requests, when the served generation has their transcripts.

use super::request::{TranscriptionRequest, TranscriptionState};
use crate::entities::transcription_requests::{self, Column, Entity};
use crate::ids;
use crate::jobs::insert_job;
use crate::polling_events::write_polling_events;
use crate::prelude::*;
use crate::{NewMail, NewPollingEvent};
use chrono::SecondsFormat;
use earshot_model::{Clock, EpisodeId, PodcastId, PollingEventKind, RequestKind};
use std::collections::HashSet;

/// A request whose transcript is available.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CompletedTranscription {
    pub request: Uuid,
    pub podcast_id: PodcastId,
    /// When the transcript became available.
    pub at: Timestamp,
}

/// A mail about completed requests. It is sent once, by the call that completes them.
#[derive(Clone, Debug)]
pub struct CompletionMail {
    pub requests: Vec<Uuid>,
    pub mail: NewMail,
}

impl Db {
    /// Returns requests of all teams that wait for a transcript, ordered by id, after the given id.
    pub async fn open_transcription_requests(
        &self,
        after: Uuid,
        limit: u64,
    ) -> Result<Vec<TranscriptionRequest>, DbError> {
        let open = Entity::find()
            .filter(Column::TranscribedAt.is_null())
            .filter(Column::State.is_not_in(TranscriptionState::ENDED))
            .filter(Column::Id.gt(after));
        let rows = open.order_by_asc(Column::Id).limit(limit).all(&self.reader).await?;
        rows.into_iter().map(TranscriptionRequest::from_row).collect()
    }

    /// Marks requests as completed, and writes an event for each, and the mails.
    pub async fn complete_transcription_requests(
        &self,
        completed: Vec<CompletedTranscription>,
        mails: Vec<CompletionMail>,
    ) -> Result<(), DbError> {
        let (clock, now) = (self.clock.clone(), self.now());
        let mails = mails
            .into_iter()
            .map(|mail| Ok((mail.requests, self.new_mail_row(mail.mail)?)))
            .collect::<Result<Vec<_>, DbError>>()?;
        self.write_keeping_caches(work!(|transaction| {
            let mut events = Vec::with_capacity(completed.len());
            let mut done = HashSet::new();
            for completed in completed {
                let Some(row) = Entity::find_by_id(completed.request).one(transaction).await? else { continue };
                if row.transcribed_at.is_some() {
                    continue;
                }
                done.insert(row.id);
                events.push(completed_event(&row, &completed, &clock));
                let mut row = row.into_active_model();
                row.transcribed_at = Set(Some(completed.at.into()));
                row.podcast_id = Set(Some(completed.podcast_id.0));
                row.state = Set(TranscriptionState::Completed.as_str().to_owned());
                row.update(transaction).await?;
            }
            for (requests, mail) in mails {
                if requests.iter().any(|request| done.contains(request)) {
                    insert_job(transaction, mail).await?;
                }
            }
            // Write events last: this takes a lock that other transactions wait for until this one ends.
            write_polling_events(transaction, events, now).await
        }))
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
