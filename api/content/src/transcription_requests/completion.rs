//! Completes transcription requests when a generation has the transcript.

use super::future_episodes::request_future_episodes;
use earshot_api_server::mail::transcripts_mail;
use earshot_api_server::prelude::*;
use earshot_app::{CompletedTranscription, CompletionMail, NewMail, TranscriptionRequest};
use earshot_indexer::EpisodeKey;
use std::collections::BTreeMap;
use std::time::Duration;

/// Interval of the check for a new generation.
const CHECK_INTERVAL: Duration = Duration::from_secs(60);
const BATCH_SIZE: u64 = 500;
/// After this time, the news is old.
const MAIL_LIFETIME: Duration = Duration::from_secs(3 * 24 * 60 * 60);

/// A request whose transcript the generation has.
struct FoundTranscript {
    request: TranscriptionRequest,
    completed: CompletedTranscription,
    title: String,
}

/// Completes requests, and requests new episodes, whenever another generation comes into service.
pub async fn complete_requests_after_each_publication(state: AppState) {
    let mut settled = None;
    let mut looks = tokio::time::interval(CHECK_INTERVAL);
    loop {
        looks.tick().await;
        let served = state.generations.current_name();
        if served.is_none() || served == settled {
            continue;
        }
        let done = async {
            complete_requests(&state).await?;
            request_future_episodes(&state).await
        };
        match done.await {
            Ok(()) => settled = served,
            Err(error) => tracing::warn!(%error, "transcription requests could not be completed"),
        }
    }
}

/// Completes the requests whose transcript the served generation has.
///
/// # Errors
/// When the database or the index fails.
pub async fn complete_requests(state: &AppState) -> Result<(), ApiError> {
    let mut after = Uuid::nil();
    loop {
        let open = state.db.open_transcription_requests(after, BATCH_SIZE).await?;
        let Some(last) = open.last() else { return Ok(()) };
        after = last.id;
        let found = state.read_generation(move |generation| find_completed(generation, open)).await?;
        if !found.is_empty() {
            complete(state, found).await?;
        }
    }
}

async fn complete(state: &AppState, found: Vec<FoundTranscript>) -> Result<(), ApiError> {
    let mails = build_mails(state, &found).await?;
    let completed = found.iter().map(|found| found.completed).collect();
    state.db.complete_transcription_requests(completed, mails).await?;
    state.outbox.notify();
    Ok(())
}

/// Builds one mail for each person who waits.
async fn build_mails(state: &AppState, found: &[FoundTranscript]) -> Result<Vec<CompletionMail>, ApiError> {
    let mut of_person: BTreeMap<(Uuid, Uuid), Vec<&FoundTranscript>> = BTreeMap::new();
    for found in found {
        if let Some(user) = found.request.requested_by {
            of_person.entry((user, found.request.team_id)).or_default().push(found);
        }
    }
    let mut mails = Vec::with_capacity(of_person.len());
    for ((user, team), found) in of_person {
        // People who left the team get none.
        let Some(account) = state.db.account_in_team(user, team).await? else { continue };
        let titles: Vec<&str> = found.iter().map(|found| found.title.as_str()).collect();
        let mail = transcripts_mail(&account.email, &titles, &state.config.public_url).map_err(ApiError::internal)?;
        let requests = found.iter().map(|found| found.request.id).collect();
        mails.push(CompletionMail { requests, mail: NewMail { mail, valid_for: MAIL_LIFETIME } });
    }
    Ok(mails)
}

fn find_completed(
    generation: &OpenGeneration,
    waiting: Vec<TranscriptionRequest>,
) -> Result<Vec<FoundTranscript>, ApiError> {
    let mut found = Vec::new();
    for request in waiting {
        let document = generation.backend.episode(EpisodeKey::Id(request.episode_id))?;
        let Some(document) = document.filter(|document| document.has_transcript) else { continue };
        if let Some(transcript) = generation.backend.transcript(request.episode_id)? {
            let podcast_id = document.episode.podcast_id;
            let completed = CompletedTranscription { request: request.id, podcast_id, at: transcript.fetched_at };
            found.push(FoundTranscript { request, completed, title: document.episode.title.clone() });
        }
    }
    Ok(found)
}
