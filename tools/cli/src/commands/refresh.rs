//! `earshot refresh` and `earshot watch`: fetch feeds that are due, once or for ever.

use super::ingest::{Teller, feeds_json, feeds_text, run_failure};
use super::pipeline::publish_changes;
use crate::args::{FetchingArgs, IndexArgs, RefreshArgs, WatchArgs};
use crate::context::Context;
use crate::failure::Outcome;
use crate::hints::{Desk, Listening};
use crate::late_writer::LateWriter;
use crate::network::Online;
use crate::output::{counted, grouped};
use earshot_ingest::run::{Report, RunOptions, refresh};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// How long `watch` sleeps at most before it looks again: something else may have added feeds.
const LOOK_AGAIN: Duration = Duration::from_secs(30);
/// How often a sleeping `watch` looks whether it is to stop.
const TICK: Duration = Duration::from_millis(250);

pub fn once(context: &Context, args: &RefreshArgs) -> Outcome {
    let online = Online::new(context, &args.fetching.network)?;
    if args.all {
        online.checks.make_all_due(context.clock.now())?;
    }
    let stop = online.stop_flag();
    let limit = args.limit.unwrap_or(usize::MAX);
    let report = round(context, &online, &args.fetching, limit, &stop)?;
    let generation = publish(context, &args.fetching, &report)?;
    let mut json = feeds_json(&report);
    json["generation"] = generation.into();
    let next = online.checks.next_due()?;
    json["nextDueAt"] = serde_json::json!(next);
    context.result(&json, || {
        if report.seen > 0 {
            return feeds_text(&report);
        }
        next.map_or_else(
            || "no feed is known yet; earshot ingest adds some".to_owned(),
            |next| format!("no feed is due; the next one is at {}", next.format("%Y-%m-%d %H:%M UTC")),
        )
    })
}

pub fn watch(context: &Context, args: &WatchArgs) -> Outcome {
    let online = Online::new(context, &args.fetching.network)?;
    let stop = online.stop_flag();
    let desk = Desk::new(context, &online.checks);
    std::thread::scope(|scope| {
        // Its end, however it comes about, ends the threads that listen; the scope waits for them.
        let _listening = Listening::start(scope, context, &online, &desk, &args.hints)?;
        rounds(context, &online, args, &stop)
    })
}

/// Fetches what is due, again and again.
fn rounds(context: &Context, online: &Online, args: &WatchArgs, stop: &Arc<AtomicBool>) -> Outcome {
    let (known, due) = online.checks.count(context.clock.now())?;
    context.say(&format!(
        "watching {}, {} due; Ctrl-C stops after the unit under way",
        counted(known, "feed"),
        grouped(due)
    ));
    while !stop.load(Ordering::Relaxed) {
        let report = round(context, online, &args.fetching, usize::MAX, stop)?;
        if report.seen > 0 {
            context.result(&feeds_json(&report), || feeds_text(&report))?;
        }
        publish(context, &args.fetching, &report)?;
        sleep(context, online, stop)?;
    }
    Ok(())
}

/// Fetches what is due now.
fn round(
    context: &Context,
    online: &Online,
    args: &FetchingArgs,
    limit: usize,
    stop: &Arc<AtomicBool>,
) -> Outcome<Report> {
    let mut store = LateWriter::new(context, "refresh");
    let options = RunOptions {
        fetch_transcripts: args.transcripts.into(),
        in_flight: args.network.in_flight.into(),
        stop: Arc::clone(stop),
        ..RunOptions::new(context.clock.clone())
    };
    let (_, due) = online.checks.count(context.clock.now())?;
    let teller = Teller::new(context, args.issues, context.progress("fetching", Some(due)));
    let report = refresh(limit, &mut store, online.network(), &options, &teller);
    teller.bar.finish_and_clear();
    report.map_err(run_failure)
}

/// The later stages, when they are wanted and something changed; the name of the generation that is served then.
fn publish(context: &Context, args: &FetchingArgs, report: &Report) -> Outcome<Option<String>> {
    if !args.publish || report.new + report.changed == 0 {
        return Ok(None);
    }
    let served = publish_changes(context, &IndexArgs { meaning: args.meaning.clone(), ..IndexArgs::default() })?;
    Ok(served.map(|served| served.manifest.name))
}

fn sleep(context: &Context, online: &Online, stop: &AtomicBool) -> Outcome {
    let mut slept = Duration::ZERO;
    while slept < LOOK_AGAIN && !stop.load(Ordering::Relaxed) {
        let next = online.checks.next_due()?;
        if next.is_some_and(|next| next <= context.clock.now()) {
            break;
        }
        std::thread::sleep(TICK);
        slept += TICK;
    }
    Ok(())
}
