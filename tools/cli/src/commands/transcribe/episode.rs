//! The transcript of one episode: the podcast's own, or one that is made from its audio.

use super::lease::run_with_lease;
use super::queue::{Pause, Queue};
use super::report::EpisodeEnd;
use crate::commands::ingest::store_failure;
use crate::failure::{CommandResult, Failure};
use crate::serve_sources::to_database_failure;
use earshot_app::{TranscriptionJob, TranscriptionState};
use earshot_catalog::{EpisodeToTranscribe, MissingTranscript, Writer, recognized_source};
use earshot_ingest::run::{Network, fetch_linked_transcript};
use earshot_model::{Transcript, TranscriptFormat};
use earshot_transcription::{AudioLimits, RecognizedSpeech, Transcriber, TranscriptionError, fetch_audio, recognize};
use std::time::Duration;

const COMMAND: &str = "transcribe";
/// Without a service, how long an episode waits until the links of its podcast are fetched again.
const LINKS_INTERVAL: Duration = Duration::from_secs(60 * 60);

/// Ends an episode one way or another, and its job with it.
pub(super) fn transcribe_episode(
    queue: &Queue<'_>,
    job: &TranscriptionJob,
    pause: &Pause,
) -> CommandResult<EpisodeEnd> {
    if !block_on(queue, queue.db.keep_transcription(job, TranscriptionState::Fetching))? {
        return drop_job(queue, job);
    }
    let Some(episode) = open_catalog(queue)?.episode_to_transcribe(job.episode)? else {
        return fail(queue, job, "the episode is no longer in the catalog");
    };
    if episode.has_transcript {
        return finish(queue, job, EpisodeEnd::Known);
    }
    if !episode.links.is_empty() && fetch_published(queue, &episode)? {
        return finish(queue, job, EpisodeEnd::Published);
    }
    let Some(transcriber) = queue.transcriber else {
        // The queue goes on with episodes that may have one. The links of this one are fetched again later.
        block_on(queue, queue.db.give_back_transcription(job, LINKS_INTERVAL))?;
        return Ok(EpisodeEnd::Waiting);
    };
    recognize_audio(queue, job, &episode, (transcriber, pause))
}

/// Opens the catalog for one unit of work. Other writers wait only for that.
fn open_catalog(queue: &Queue<'_>) -> CommandResult<Writer> {
    let mut writer = queue.context.writer(COMMAND)?;
    writer.use_small_units();
    Ok(writer)
}

fn fetch_published(queue: &Queue<'_>, episode: &EpisodeToTranscribe) -> CommandResult<bool> {
    let missing = MissingTranscript {
        episode_id: episode.episode_id,
        podcast_id: episode.podcast_id,
        feed_url: episode.feed_url.clone(),
        language: episode.language.clone(),
        links: episode.links.clone(),
    };
    let network = Network { http: queue.http, runtime: queue.runtime, checks: queue.checks };
    let mut store = open_catalog(queue)?;
    fetch_linked_transcript(missing, &mut store, network, &queue.context.clock, &()).map_err(store_failure)
}

fn recognize_audio(
    queue: &Queue<'_>,
    job: &TranscriptionJob,
    episode: &EpisodeToTranscribe,
    (transcriber, pause): (&dyn Transcriber, &Pause),
) -> CommandResult<EpisodeEnd> {
    let Some(url) = &episode.enclosure_url else {
        return fail(queue, job, "the episode has no audio");
    };
    let fetching = fetch_audio(queue.http, url, episode.enclosure_type.as_deref(), AudioLimits::default());
    let fetched = queue.runtime.block_on(run_with_lease(queue.db, job, TranscriptionState::Fetching, fetching))?;
    let audio = match fetched {
        None => return drop_job(queue, job),
        Some(Ok(audio)) => audio,
        Some(Err(error)) if error.is_transient() => return retry(queue, job, &error.to_string()),
        Some(Err(error)) => return fail(queue, job, &error.to_string()),
    };
    let mut on_piece =
        |piece, until_ms| tracing::debug!(episode = %job.episode, piece, until_ms, "a piece is transcribed");
    let recognizing = recognize(transcriber, queue.decoder, &audio, episode.language.as_deref(), &mut on_piece);
    let recognized =
        queue.runtime.block_on(run_with_lease(queue.db, job, TranscriptionState::Transcribing, recognizing))?;
    match recognized {
        None => drop_job(queue, job),
        Some(Ok(speech)) => {
            let transcript = to_transcript(queue, episode, speech, transcriber.model());
            let is_written = open_catalog(queue)?.put_recognized_transcript(transcript)?;
            finish(queue, job, if is_written { EpisodeEnd::Recognized } else { EpisodeEnd::Known })
        }
        Some(Err(error)) => end_failed(queue, job, error, pause),
    }
}

fn end_failed(
    queue: &Queue<'_>,
    job: &TranscriptionJob,
    error: TranscriptionError,
    pause: &Pause,
) -> CommandResult<EpisodeEnd> {
    if let TranscriptionError::Unauthorized { .. } = error {
        block_on(queue, queue.db.give_back_transcription(job, Duration::ZERO))?;
        return Err(
            Failure::input(error).with_advice("set the key of the service with --speech-key or EARSHOT_SPEECH_KEY")
        );
    }
    if let Some(wait) = error.pause() {
        block_on(queue, queue.db.give_back_transcription(job, Duration::ZERO))?;
        pause.extend(wait);
        return Ok(EpisodeEnd::Retried);
    }
    let problem = error.to_string();
    if error.is_transient() { retry(queue, job, &problem) } else { fail(queue, job, &problem) }
}

fn to_transcript(
    queue: &Queue<'_>,
    episode: &EpisodeToTranscribe,
    speech: RecognizedSpeech,
    model: &str,
) -> Transcript {
    Transcript {
        episode_id: episode.episode_id,
        podcast_id: episode.podcast_id,
        language: speech.language.or_else(|| episode.language.clone()),
        source: recognized_source(model),
        format: TranscriptFormat::Json,
        cues: speech.cues,
        fetched_at: queue.context.clock.now(),
        corrected_at: None,
        confidence: speech.confidence,
    }
}

fn finish(queue: &Queue<'_>, job: &TranscriptionJob, end: EpisodeEnd) -> CommandResult<EpisodeEnd> {
    block_on(queue, queue.db.finish_transcription(job))?;
    Ok(end)
}

fn fail(queue: &Queue<'_>, job: &TranscriptionJob, problem: &str) -> CommandResult<EpisodeEnd> {
    block_on(queue, queue.db.fail_transcription(job, problem))?;
    tracing::warn!(episode = %job.episode, problem, "no transcript");
    Ok(EpisodeEnd::Failed)
}

fn retry(queue: &Queue<'_>, job: &TranscriptionJob, problem: &str) -> CommandResult<EpisodeEnd> {
    let is_repeated = block_on(queue, queue.db.retry_transcription(job, problem))?;
    tracing::warn!(episode = %job.episode, problem, attempt = job.attempt(), "an attempt failed");
    Ok(if is_repeated { EpisodeEnd::Retried } else { EpisodeEnd::Failed })
}

fn drop_job(queue: &Queue<'_>, job: &TranscriptionJob) -> CommandResult<EpisodeEnd> {
    block_on(queue, queue.db.drop_transcription(job))?;
    Ok(EpisodeEnd::Dropped)
}

fn block_on<T>(queue: &Queue<'_>, work: impl Future<Output = Result<T, earshot_app::DbError>>) -> CommandResult<T> {
    queue.runtime.block_on(work).map_err(to_database_failure)
}
