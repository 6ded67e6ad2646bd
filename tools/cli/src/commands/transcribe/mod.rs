//! `earshot transcribe`: serves the queue of transcription requests, and writes accepted corrections of transcripts, once or
//! continuously.
//!
//! The process that transcribes also writes the catalog, so that a finished transcript needs no other place to wait. A
//! process that is killed loses only the episode it works on, which another one continues with when its lease has expired:
//! if the catalog has the transcript by then, nothing is transcribed again.

mod episode;
mod lease;
mod queue;
mod recognizer;
mod report;
mod worker;

use super::corrected_facts::CorrectedFacts;
use super::pipeline::publish_changes;
use super::transcript_corrections::apply_accepted_corrections;
use crate::args::{IndexArgs, TranscribeArgs};
use crate::context::Context;
use crate::failure::{CommandResult, Failure};
use crate::file_reader::audio_decoder;
use crate::network_context::client_config;
use crate::output::format_count;
use crate::serve_sources::{open_app_database, to_database_failure};
use crate::signals;
use earshot_app::Db;
use earshot_catalog::FeedCheckStore;
use earshot_net::HttpClient;
use queue::Queue;
use recognizer::open_recognizer;
use report::TranscribeReport;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use tokio::runtime::Runtime;
use worker::serve_queue;

/// How often the queue is checked for new requests.
const CHECK_INTERVAL: Duration = Duration::from_secs(2);
/// With `--publish`, new transcripts wait at most about this long for the rest of the queue.
const PUBLISH_INTERVAL: Duration = Duration::from_secs(60);
/// How often a sleeping process checks whether it should stop.
const TICK: Duration = Duration::from_millis(250);

pub fn run(context: &Context, args: &TranscribeArgs) -> CommandResult {
    let runtime = Runtime::new().map_err(Failure::internal)?;
    let db = runtime.block_on(open_app_database(context, &args.app))?;
    let stop = signals::stop_flag(runtime.handle());
    let config = client_config(context, args.allow_private);
    let http = HttpClient::new(config.clone()).map_err(Failure::internal)?;
    let transcriber = open_recognizer(&args.service, config)?;
    let checks = FeedCheckStore::open(&context.data)?;
    let decoder =
        audio_decoder().ok_or_else(|| Failure::internal(anyhow::anyhow!("the file of this program is not found")))?;
    let queue = Queue {
        context,
        db: &db,
        runtime: runtime.handle(),
        http: &http,
        checks: &checks,
        transcriber: transcriber.as_deref(),
        decoder: &decoder,
    };
    run_rounds(&queue, args, &stop)
}

fn run_rounds(queue: &Queue<'_>, args: &TranscribeArgs, stop: &Arc<AtomicBool>) -> CommandResult {
    let context = queue.context;
    let mut total = TranscribeReport::default();
    if queue.transcriber.is_none() {
        context.print_notice("no recognizer of speech is set (--speech-url or --speech-model-folder): only transcripts that podcasts publish are fetched");
    }
    let mut facts = CorrectedFacts::default();
    loop {
        requeue(queue)?;
        let corrected = apply_accepted_corrections(context, "transcribe", queue.db, queue.runtime)?;
        let changed = facts.write(context, "transcribe", queue.db, queue.runtime)?;
        let until = args.publish.then(|| Instant::now() + PUBLISH_INTERVAL);
        let mut round = serve_queue(queue, args.at_once.into(), until, stop)?;
        round.corrected = corrected;
        if args.publish && (round.written + round.corrected > 0 || changed > 0) {
            publish_changes(context, &IndexArgs { meaning: args.meaning.clone(), ..IndexArgs::default() })?;
        }
        let has_more = until.is_some_and(|until| Instant::now() >= until);
        total.add(&round);
        if stop.load(Ordering::Relaxed) || !(args.follow || has_more) {
            break;
        }
        if !has_more {
            sleep(stop);
        }
    }
    let waiting = block_on_db(queue, queue.db.count_queued_transcriptions())?;
    let mut json = serde_json::to_value(&total).map_err(Failure::internal)?;
    json["waiting"] = waiting.into();
    context.print_result(&json, || format!("{}; {} in the queue", total.describe(), format_count(waiting, "episode")))
}

/// Gives requests a job that have none.
fn requeue(queue: &Queue<'_>) -> CommandResult<u64> {
    block_on_db(queue, Db::requeue_lost_transcriptions(queue.db))
}

fn block_on_db<T>(queue: &Queue<'_>, work: impl Future<Output = Result<T, earshot_app::DbError>>) -> CommandResult<T> {
    queue.runtime.block_on(work).map_err(to_database_failure)
}

fn sleep(stop: &AtomicBool) {
    let mut slept = Duration::ZERO;
    while slept < CHECK_INTERVAL && !stop.load(Ordering::Relaxed) {
        std::thread::sleep(TICK);
        slept += TICK;
    }
}
