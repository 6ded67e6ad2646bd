//! `earshot ingest`: sources into the catalog.

use crate::args::IngestArgs;
use crate::context::Context;
use crate::failure::{Failure, Outcome};
use crate::output::{counted, grouped};
use earshot_ingest::StoreError;
use earshot_ingest::run::{Counts, Network, Progress, Report, RunError, RunOptions};
use earshot_ingest::source::SourceError;
use earshot_model::Issue;
use earshot_net::{ClientConfig, HttpClient};
use indicatif::ProgressBar;
use std::cell::RefCell;
use std::fmt::Write as _;

/// Where the owner of a site reads who we are; part of the user agent.
const CONTACT: &str = "https://earshot.example/bot";

/// Failures that are told one by one; the rest is counted.
const TOLD: usize = 20;

pub fn run(context: &Context, args: &IngestArgs) -> Outcome {
    let report = ingest(context, args)?;
    context.result(&report_json(&report), || report_text(&report))
}

/// Reads the sources. That nothing at all could be read is the input's fault.
pub fn ingest(context: &Context, args: &IngestArgs) -> Outcome<Report> {
    let mut store = context.writer("ingest")?;
    let options = RunOptions {
        transcripts: args.transcripts.clone(),
        fetch_transcripts: args.fetch_transcripts,
        ..RunOptions::new(context.clock.clone())
    };
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().map_err(Failure::ours)?;
    let config = ClientConfig {
        allow_private: args.allow_private,
        ..ClientConfig::new(env!("CARGO_PKG_VERSION"), CONTACT, context.clock.clone())
    };
    let http = HttpClient::new(config).map_err(Failure::ours)?;
    let network = Network { http: &http, runtime: runtime.handle() };
    let teller =
        Teller { context, lists_issues: args.issues, bar: context.progress("reading", None), told: RefCell::default() };
    let report = earshot_ingest::run::run(&args.sources, &mut store, Some(network), &options, &teller);
    teller.bar.finish_and_clear();
    let report = report.map_err(run_failure)?;
    if report.seen == 0 {
        return Err(Failure::input("there is no feed in what was given")
            .with_hint("give a feed URL, a feed file, a folder of feed files, a text list of URLs or an OPML file"));
    }
    if report.failures() == report.seen {
        let what = if report.seen == 1 { "the feed could not be read" } else { "none of the feeds could be read" };
        // The reasons were told already, unless nobody listened.
        let reasons = teller.told.into_inner();
        let is_silent = context.quiet || context.json;
        let message = if is_silent { format!("{what}: {}", reasons.join("; ")) } else { what.to_owned() };
        return Err(Failure::input(message));
    }
    Ok(report)
}

fn run_failure(error: RunError) -> Failure {
    match error {
        RunError::Source(error @ SourceError::Dump { .. }) => {
            Failure::input(error).with_hint("Podcast Index dumps come with a later version; export a list of URLs")
        }
        RunError::Source(SourceError::Unreadable { path, source }) => {
            Failure::input(format!("{path} cannot be read: {source}"))
        }
        RunError::Source(error) => Failure::input(error),
        RunError::Store(StoreError(source)) => match source.downcast::<earshot_catalog::CatalogError>() {
            Ok(error) => Failure::from(*error),
            Err(source) => Failure::ours(anyhow::anyhow!(source)),
        },
        RunError::Transcripts { path, source } => {
            Failure::input(format!("the transcripts in {path} cannot be listed: {source}"))
        }
    }
}

/// Says what happens, without flooding the terminal.
struct Teller<'a> {
    context: &'a Context,
    lists_issues: bool,
    bar: ProgressBar,
    told: RefCell<Vec<String>>,
}

impl Teller<'_> {
    fn tell(&self, line: String) {
        let mut told = self.told.borrow_mut();
        if told.len() >= TOLD {
            return;
        }
        if !self.context.json {
            self.bar.suspend(|| self.context.say(&line));
            if told.len() + 1 == TOLD {
                self.bar.suspend(|| self.context.say("further ones are only counted"));
            }
        }
        told.push(line);
    }
}

impl Progress for Teller<'_> {
    fn unit(&self, report: &Report) {
        self.bar.set_position(report.seen);
    }

    fn failed(&self, feed: &str, reason: &str) {
        self.tell(format!("failed: {feed}: {reason}"));
    }

    fn issue(&self, feed: &str, issue: &Issue) {
        if !self.lists_issues || self.context.json {
            return;
        }
        let place = match (issue.line, issue.column) {
            (Some(line), Some(column)) => format!(":{line}:{column}"),
            (Some(line), None) => format!(":{line}"),
            _ => String::new(),
        };
        let line = format!("{}: {feed}{place}: {} ({})", issue.severity.as_str(), issue.message, issue.kind);
        self.bar.suspend(|| self.context.say(&line));
    }

    fn skipped(&self, entry: &str, reason: &str) {
        self.tell(format!("skipped: {entry}: {reason}"));
    }
}

pub fn report_json(report: &Report) -> serde_json::Value {
    serde_json::json!({
        "seen": report.seen, "new": report.new, "changed": report.changed, "unchanged": report.unchanged,
        "failed": report.failed, "skipped": report.skipped, "issues": report.issues,
        "episodes": { "new": report.episodes_new, "changed": report.episodes_changed, "gone": report.episodes_gone },
        "transcripts": report.transcripts, "bytes": report.bytes, "seconds": report.elapsed.as_secs_f64(),
    })
}

pub fn report_text(report: &Report) -> String {
    let mut text = format!(
        "{} read: {} new, {} changed, {} unchanged, {} failed",
        counted(report.seen, "feed"),
        grouped(report.new),
        grouped(report.changed),
        grouped(report.unchanged),
        grouped(report.failures())
    );
    let mut line = |what: &str, counts: &Counts| {
        if !counts.is_empty() {
            let counts: Vec<String> =
                counts.iter().map(|(kind, count)| format!("{kind} {}", grouped(*count))).collect();
            write!(text, "\n{what}: {}", counts.join(", ")).expect("writing to a string");
        }
    };
    line("failed", &report.failed);
    line("skipped", &report.skipped);
    line("issues (--issues lists them)", &report.issues);
    let seconds = report.elapsed.as_secs_f64().max(0.001);
    #[expect(clippy::cast_precision_loss, reason = "a rate for people")]
    let rate = report.bytes as f64 / 1e6 / seconds;
    write!(
        text,
        "\n{} new, {} changed, {} gone; {} new; {seconds:.1} s, {rate:.1} MB/s",
        counted(report.episodes_new, "episode"),
        grouped(report.episodes_changed),
        grouped(report.episodes_gone),
        counted(report.transcripts, "transcript")
    )
    .expect("writing to a string");
    text
}
