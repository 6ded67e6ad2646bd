//! `earshot refresh` and `earshot watch`: fetch the feeds that are due, once or continuously.

use super::corrected_facts::CorrectedFacts;
use super::ingest::{IngestReporter, feeds_json, feeds_text, run_failure};
use super::pipeline::publish_changes;
use super::publish::describe_upload;
use super::submitted_feeds::SubmittedFeeds;
use super::transcript_corrections::apply_accepted_corrections;
use crate::args::{FeedFetchArgs, IndexArgs, RefreshArgs, WatchArgs};
use crate::context::Context;
use crate::failure::CommandResult;
use crate::hints::{HintListeners, HintSink};
use crate::lazy_writer::LazyWriter;
use crate::network_context::NetworkContext;
use crate::object_storage::upload;
use crate::output::{format_count, group_digits};
use earshot_catalog::generation::open_current;
use earshot_ingest::run::{IngestReport, RunOptions, refresh_due_feeds};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// The longest sleep of `watch` before it checks for due feeds again, because other processes may add feeds.
const ROUND_INTERVAL: Duration = Duration::from_secs(30);
/// How often a sleeping `watch` checks whether it should stop.
const TICK: Duration = Duration::from_millis(250);
/// How many older generations stay in object storage, as in the data folder.
const KEPT_UPLOADS: usize = 2;

pub fn refresh_once(context: &Context, args: &RefreshArgs) -> CommandResult {
    let online = NetworkContext::new(context, &args.fetching.network)?;
    if args.all {
        online.checks.make_all_due(context.clock.now())?;
    }
    let stop = online.stop_flag();
    let limit = args.limit.unwrap_or(usize::MAX);
    let report = fetch_due(context, &online, &args.fetching, limit, &stop)?;
    let generation = publish_after_refresh(context, &args.fetching, &report)?;
    if generation.is_some() {
        upload_published(context, &args.fetching)?;
    }
    let mut json = feeds_json(&report);
    json["generation"] = generation.into();
    let next = online.checks.next_due_at()?;
    json["nextDueAt"] = serde_json::json!(next);
    context.print_result(&json, || {
        if report.seen > 0 {
            return feeds_text(&report);
        }
        next.map_or_else(
            || "there are no feeds yet; add some with `earshot ingest`".to_owned(),
            |next| format!("no feed is due; the next one is at {}", next.format("%Y-%m-%d %H:%M UTC")),
        )
    })
}

pub fn watch(context: &Context, args: &WatchArgs) -> CommandResult {
    let online = NetworkContext::new(context, &args.fetching.network)?;
    let stop = online.stop_flag();
    let submitted = SubmittedFeeds::open(context, &args.app, &online);
    let sink = HintSink::new(context, &online.checks);
    std::thread::scope(|scope| {
        // Dropping it stops the listening threads; the scope waits for them.
        let _listening = HintListeners::start(scope, context, &online, &sink, &args.hints)?;
        run_rounds(context, &online, args, &submitted, &stop)
    })
}

/// Fetches due feeds in rounds, until stopped.
fn run_rounds(
    context: &Context,
    online: &NetworkContext,
    args: &WatchArgs,
    submitted: &SubmittedFeeds<'_>,
    stop: &Arc<AtomicBool>,
) -> CommandResult {
    let (known, due) = online.checks.count(context.clock.now())?;
    context.print_notice(&format!(
        "watching {}, {} due; Ctrl-C stops after the current unit",
        format_count(known, "feed"),
        group_digits(due)
    ));
    // A watch that was killed may have published without an upload.
    let mut is_upload_due = open_current(&context.data)?.is_some();
    let mut facts = CorrectedFacts::default();
    while !stop.load(Ordering::Relaxed) {
        // Somebody waits for these, so that they are published before all feeds that are due.
        if submitted.are_waiting() {
            let report = fetch_submitted(context, online, &args.fetching, submitted, stop)?;
            end_round(context, &args.fetching, &report, &mut is_upload_due)?;
        }
        if correct_transcripts(context, online, submitted) + correct_facts(context, online, submitted, &mut facts) > 0 {
            publish_round(context, &args.fetching, &mut is_upload_due)?;
        }
        let report = fetch_due(context, online, &args.fetching, usize::MAX, stop)?;
        end_round(context, &args.fetching, &report, &mut is_upload_due)?;
        sleep(context, online, submitted, stop)?;
    }
    Ok(())
}

/// Prints, publishes and uploads what a round has read.
fn end_round(
    context: &Context,
    args: &FeedFetchArgs,
    report: &IngestReport,
    is_upload_due: &mut bool,
) -> CommandResult {
    if report.seen > 0 {
        context.print_result(&feeds_json(report), || feeds_text(report))?;
    }
    *is_upload_due |= publish_after_refresh(context, args, report)?.is_some();
    upload_if_due(context, args, is_upload_due)
}

/// Publishes and uploads what was written beside feeds.
fn publish_round(context: &Context, args: &FeedFetchArgs, is_upload_due: &mut bool) -> CommandResult {
    *is_upload_due |= args.publish && publish(context, args)?.is_some();
    upload_if_due(context, args, is_upload_due)
}

/// Writes accepted corrections into transcripts. The app database may be away for a while: the next round tries again.
fn correct_transcripts(context: &Context, online: &NetworkContext, submitted: &SubmittedFeeds<'_>) -> u64 {
    let Some(db) = submitted.db() else { return 0 };
    apply_accepted_corrections(context, "watch", db, online.runtime.handle()).unwrap_or_else(|failure| {
        tracing::warn!("transcripts are not corrected: {}", failure.message());
        0
    })
}

/// Writes accepted facts into the catalog.
fn correct_facts(
    context: &Context,
    online: &NetworkContext,
    submitted: &SubmittedFeeds<'_>,
    facts: &mut CorrectedFacts,
) -> u64 {
    let Some(db) = submitted.db() else { return 0 };
    let written = facts.write(context, "watch", db, online.runtime.handle());
    let changed = written.unwrap_or_else(|failure| {
        tracing::warn!("facts are not corrected: {}", failure.message());
        0
    });
    changed as u64
}

fn upload_if_due(context: &Context, args: &FeedFetchArgs, is_upload_due: &mut bool) -> CommandResult {
    if *is_upload_due {
        match upload_published(context, args) {
            Ok(()) => *is_upload_due = false,
            Err(failure) if failure.is_conflict() => return Err(failure),
            // The store may be away for a while. The next round tries again.
            Err(failure) => tracing::warn!("the generation is not uploaded yet: {}", failure.message()),
        }
    }
    Ok(())
}

fn run_options(context: &Context, args: &FeedFetchArgs, stop: &Arc<AtomicBool>) -> RunOptions {
    RunOptions {
        fetch_transcripts: args.transcripts.into(),
        in_flight: args.network.in_flight.into(),
        stop: Arc::clone(stop),
        ..RunOptions::new(context.clock.clone())
    }
}

/// Fetches the feeds that people submitted or have read again.
fn fetch_submitted(
    context: &Context,
    online: &NetworkContext,
    args: &FeedFetchArgs,
    submitted: &SubmittedFeeds<'_>,
    stop: &Arc<AtomicBool>,
) -> CommandResult<IngestReport> {
    let mut store = LazyWriter::new(context, "refresh");
    let reporter = IngestReporter::new(context, args.issues, context.progress_bar("fetching", None));
    let report = submitted.read(&mut store, online, &run_options(context, args, stop), &reporter);
    reporter.bar.finish_and_clear();
    report
}

/// Fetches the feeds that are due now.
fn fetch_due(
    context: &Context,
    online: &NetworkContext,
    args: &FeedFetchArgs,
    limit: usize,
    stop: &Arc<AtomicBool>,
) -> CommandResult<IngestReport> {
    let mut store = LazyWriter::new(context, "refresh");
    let (_, due) = online.checks.count(context.clock.now())?;
    let reporter = IngestReporter::new(context, args.issues, context.progress_bar("fetching", Some(due)));
    let options = run_options(context, args, stop);
    let report = refresh_due_feeds(limit, &mut store, online.network(), &options, &reporter);
    reporter.bar.finish_and_clear();
    report.map_err(run_failure)
}

/// Runs the later stages if requested and something changed. Returns the name of the generation that is served then.
fn publish_after_refresh(
    context: &Context,
    args: &FeedFetchArgs,
    report: &IngestReport,
) -> CommandResult<Option<String>> {
    if !args.publish || report.new + report.changed == 0 {
        return Ok(None);
    }
    publish(context, args)
}

/// Runs the later stages. Returns the name of the generation that is served then.
fn publish(context: &Context, args: &FeedFetchArgs) -> CommandResult<Option<String>> {
    let index = IndexArgs { meaning: args.meaning.clone(), cluster: args.cluster.clone(), ..IndexArgs::default() };
    let served = publish_changes(context, &index)?;
    Ok(served.map(|served| served.manifest.name))
}

/// Uploads the served generation, if `--to` names a place.
fn upload_published(context: &Context, args: &FeedFetchArgs) -> CommandResult {
    if let Some(url) = &args.to {
        let uploaded = upload(context, url, &args.object_storage, false, KEPT_UPLOADS)?;
        context.print_notice(&describe_upload(&uploaded));
    }
    Ok(())
}

fn sleep(
    context: &Context,
    online: &NetworkContext,
    submitted: &SubmittedFeeds<'_>,
    stop: &AtomicBool,
) -> CommandResult {
    let mut slept = Duration::ZERO;
    while slept < ROUND_INTERVAL && !stop.load(Ordering::Relaxed) {
        let next = online.checks.next_due_at()?;
        if next.is_some_and(|next| next <= context.clock.now()) || submitted.are_waiting() {
            break;
        }
        std::thread::sleep(TICK);
        slept += TICK;
    }
    Ok(())
}
