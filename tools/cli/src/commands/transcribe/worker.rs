//! Serves the queue with several threads.

use super::episode::transcribe_episode;
use super::queue::{Pause, Queue};
use super::report::{EpisodeEnd, TranscribeReport};
use crate::failure::CommandResult;
use crate::serve_sources::to_database_failure;
use indicatif::ProgressBar;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

/// Serves episodes until none is due, `until` has passed, or the process should stop.
pub(super) fn serve_queue(
    queue: &Queue<'_>,
    threads: usize,
    until: Option<Instant>,
    stop: &AtomicBool,
) -> CommandResult<TranscribeReport> {
    let due = queue.runtime.block_on(queue.db.count_queued_transcriptions()).map_err(to_database_failure)?;
    if due == 0 {
        return Ok(TranscribeReport::default());
    }
    let bar = queue.context.progress_bar("transcribing", Some(due));
    let report = Mutex::new(TranscribeReport::default());
    let pause = Pause::default();
    let is_over = || stop.load(Ordering::Relaxed) || until.is_some_and(|until| Instant::now() >= until);
    let result = std::thread::scope(|scope| {
        let serve = |number| {
            let (report, pause, bar) = (&report, &pause, &bar);
            move || {
                while !is_over() {
                    pause.wait(stop);
                    match serve_one(queue, number, pause, bar)? {
                        None => break,
                        Some(end) => report.lock().unwrap_or_else(PoisonError::into_inner).count(end),
                    }
                }
                Ok(())
            }
        };
        let threads: Vec<_> = (0..threads).map(|number| scope.spawn(serve(number))).collect();
        let ended =
            threads.into_iter().map(|thread| thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)));
        // All threads end before the first failure is reported.
        ended.collect::<Vec<CommandResult>>().into_iter().collect::<CommandResult<()>>()
    });
    bar.finish_and_clear();
    result?;
    Ok(report.into_inner().unwrap_or_else(PoisonError::into_inner))
}

fn serve_one(queue: &Queue<'_>, thread: usize, pause: &Pause, bar: &ProgressBar) -> CommandResult<Option<EpisodeEnd>> {
    let worker = format!("transcribe-{}-{thread}", std::process::id());
    let claimed = queue.runtime.block_on(queue.db.claim_transcription(&worker)).map_err(to_database_failure)?;
    let Some(job) = claimed else { return Ok(None) };
    let end = transcribe_episode(queue, &job, pause)?;
    bar.inc(1);
    Ok(Some(end))
}
