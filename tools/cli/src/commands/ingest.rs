//! `earshot ingest`: imports sources into the catalog.

use super::dump;
use crate::args::{IngestArgs, TranscriptsArg};
use crate::context::Context;
use crate::failure::{CommandResult, Failure};
use crate::network_context::NetworkContext;
use crate::output::{format_count, group_digits, push_counts};
use earshot_catalog::FeedCheckStore;
use earshot_catalog::Writer;
use earshot_ingest::dump::DumpReport;
use earshot_ingest::run::{
    FeedFailure, FetchTranscripts, IngestProgress, IngestReport, RunError, RunOptions, add_missing_checks,
};
use earshot_ingest::source::SourceError;
use earshot_ingest::{Counts, StoreError};
use earshot_model::Issue;
use indicatif::ProgressBar;
use std::cell::RefCell;
use std::fmt::Write as _;

/// The most failures that are printed individually; the rest are counted.
const MAX_PRINTED_LINES: usize = 20;
/// The most reasons in the message of a run that read nothing.
const MAX_PRINTED_REASONS: usize = 3;

pub fn run(context: &Context, args: &IngestArgs) -> CommandResult {
    let report = ingest_sources(context, args)?;
    context.print_result(&report_json(&report), || report_text(&report))?;
    report.damage().map_or(Ok(()), Err)
}

/// The reports of all sources.
pub struct IngestResult {
    /// `None` when all sources are dumps.
    feeds: Option<IngestReport>,
    dumps: Vec<DumpReport>,
}

impl IngestResult {
    /// Returns a failure for a damaged dump.
    fn damage(&self) -> Option<Failure> {
        let dump = self.dumps.iter().find(|dump| dump.damage.is_some())?;
        let damage = dump.damage.as_deref().unwrap_or_default();
        let message = format!("{} is damaged: {damage}; rows before the damage were imported", dump.path.display());
        Some(Failure::input(message).with_advice("download the dump again"))
    }
}

/// Imports the sources, dumps first, because what a feed states takes precedence over a dump. When nothing could be
/// read, the failure counts as wrong input.
pub fn ingest_sources(context: &Context, args: &IngestArgs) -> CommandResult<IngestResult> {
    let mut store = context.writer("ingest")?;
    let (mut dumps, mut others) = (Vec::new(), Vec::new());
    for source in &args.sources {
        match earshot_ingest::source::dump_kind(source).map_err(source_failure)? {
            Some(kind) => dumps.push((source, kind)),
            None => others.push(source.clone()),
        }
    }
    let mut imported = Vec::new();
    for (source, kind) in dumps {
        imported.push(dump::import_dump_file(context, source, kind, &mut store)?);
    }
    if imported.iter().any(|report| !report.is_known) {
        let checks = FeedCheckStore::open(&context.data)?;
        add_missing_checks(&mut store, &checks, context.clock.now()).map_err(store_failure)?;
    }
    store.use_small_units();
    let feeds = if others.is_empty() { None } else { Some(read_feeds(context, args, &others, &mut store)?) };
    Ok(IngestResult { feeds, dumps: imported })
}

fn read_feeds(
    context: &Context,
    args: &IngestArgs,
    sources: &[String],
    store: &mut Writer,
) -> CommandResult<IngestReport> {
    let options = RunOptions {
        transcripts_from: args.transcripts_from.clone(),
        fetch_transcripts: args.transcripts.into(),
        in_flight: args.network.in_flight.into(),
        ..RunOptions::new(context.clock.clone())
    };
    let online = NetworkContext::new(context, &args.network)?;
    let reporter = IngestReporter::new(context, args.issues, context.progress_bar("reading", None));
    let report = earshot_ingest::run::ingest_sources(sources, store, Some(online.network()), &options, &reporter);
    reporter.bar.finish_and_clear();
    let report = report.map_err(run_failure)?;
    // A source may lead to a show that the catalog has under another URL.
    if report.seen == 0 && !report.skipped.contains_key("same-show") {
        return Err(Failure::input("the given sources contain no feed")
            .with_advice("give a feed URL, a feed file, a folder of feed files, a text list of URLs or an OPML file"));
    }
    if report.seen > 0 && report.failures() == report.seen {
        let what = if report.seen == 1 { "the feed could not be read" } else { "none of the feeds could be read" };
        // The reasons were printed already, except with `--quiet`.
        let reasons = reporter.printed_lines.into_inner();
        let message = if context.quiet || context.json { summarize_reasons(what, &reasons) } else { what.to_owned() };
        return Err(Failure::input(message));
    }
    Ok(report)
}

/// Summarizes the reasons. A list of thousands that fails as a whole usually fails for a single reason.
fn summarize_reasons(what: &str, reasons: &[String]) -> String {
    let some = reasons.iter().take(MAX_PRINTED_REASONS).cloned().collect::<Vec<_>>().join("; ");
    let more = if reasons.len() > MAX_PRINTED_REASONS { "; and so on" } else { "" };
    format!("{what}: {some}{more}")
}

pub fn run_failure(error: RunError) -> Failure {
    match error {
        RunError::Source(error) => source_failure(error),
        RunError::Store(error) => store_failure(error),
        RunError::Transcripts { path, source } => {
            Failure::input(format!("the transcripts in {path} cannot be listed: {source}"))
        }
    }
}

pub fn store_failure(StoreError(source): StoreError) -> Failure {
    match source.downcast::<earshot_catalog::CatalogError>() {
        Ok(error) => Failure::from(*error),
        Err(source) => Failure::internal(anyhow::anyhow!(source)),
    }
}

impl From<TranscriptsArg> for FetchTranscripts {
    fn from(which: TranscriptsArg) -> Self {
        match which {
            TranscriptsArg::All => Self::All,
            TranscriptsArg::New => Self::New,
            TranscriptsArg::None => Self::None,
        }
    }
}

fn source_failure(error: SourceError) -> Failure {
    match error {
        SourceError::Unreadable { path, source } => Failure::input(format!("{path} cannot be read: {source}")),
        error @ SourceError::NotADump { .. } => Failure::input(error).with_advice(
            "servers of dumps refuse programs that do not say who they are, and send a few words instead: \
             fetch it again with a User-Agent",
        ),
        error => Failure::input(error),
    }
}

/// Prints progress without flooding the terminal.
pub struct IngestReporter<'a> {
    context: &'a Context,
    lists_issues: bool,
    pub bar: ProgressBar,
    printed_lines: RefCell<Vec<String>>,
}

impl<'a> IngestReporter<'a> {
    pub fn new(context: &'a Context, lists_issues: bool, bar: ProgressBar) -> Self {
        Self { context, lists_issues, bar, printed_lines: RefCell::default() }
    }

    fn print_line(&self, line: String) {
        let mut printed_lines = self.printed_lines.borrow_mut();
        if printed_lines.len() >= MAX_PRINTED_LINES {
            return;
        }
        if !self.context.json {
            self.bar.suspend(|| self.context.print_notice(&line));
            if printed_lines.len() + 1 == MAX_PRINTED_LINES {
                self.bar.suspend(|| self.context.print_notice("further messages are only counted"));
            }
        }
        printed_lines.push(line);
    }
}

impl IngestProgress for IngestReporter<'_> {
    fn on_unit_done(&self, report: &IngestReport) {
        self.bar.set_position(report.seen);
    }

    fn on_feed_failed(&self, feed: &str, failure: &FeedFailure) {
        self.print_line(format!("failed: {feed}: {}", failure.message));
    }

    fn on_transcript_failed(&self, source: &str, reason: &str) {
        self.print_line(format!("no transcript: {source}: {reason}"));
    }

    fn on_issue(&self, feed: &str, issue: &Issue) {
        if !self.lists_issues || self.context.json {
            return;
        }
        let place = match (issue.line, issue.column) {
            (Some(line), Some(column)) => format!(":{line}:{column}"),
            (Some(line), None) => format!(":{line}"),
            _ => String::new(),
        };
        let line = format!("{}: {feed}{place}: {} ({})", issue.severity.as_str(), issue.message, issue.kind);
        self.bar.suspend(|| self.context.print_notice(&line));
    }

    fn on_entry_skipped(&self, entry: &str, reason: &str) {
        self.print_line(format!("skipped: {entry}: {reason}"));
    }
}

pub fn report_json(ingested: &IngestResult) -> serde_json::Value {
    let feeds = ingested.feeds.clone().unwrap_or_default();
    let mut json = feeds_json(&feeds);
    if !ingested.dumps.is_empty() {
        json["dumps"] = ingested.dumps.iter().map(dump::report_json).collect();
    }
    json
}

pub fn report_text(ingested: &IngestResult) -> String {
    let dumps = ingested.dumps.iter().map(dump::report_text);
    dumps.chain(ingested.feeds.as_ref().map(feeds_text)).collect::<Vec<_>>().join("\n")
}

pub fn feeds_json(report: &IngestReport) -> serde_json::Value {
    serde_json::json!({
        "seen": report.seen, "new": report.new, "changed": report.changed, "unchanged": report.unchanged,
        "merged": report.merged,
        "failed": report.failed, "skipped": report.skipped, "issues": report.issues,
        "episodes": { "new": report.episodes_new, "changed": report.episodes_changed, "gone": report.episodes_gone },
        "transcripts": report.transcripts, "transcriptsFailed": report.transcripts_failed,
        "transcriptIssues": report.transcript_issues, "bytes": report.bytes, "seconds": report.elapsed.as_secs_f64(),
    })
}

pub fn feeds_text(report: &IngestReport) -> String {
    let mut text = format!(
        "{} read: {} new, {} changed, {} unchanged, {} failed",
        format_count(report.seen, "feed"),
        group_digits(report.new),
        group_digits(report.changed),
        group_digits(report.unchanged),
        group_digits(report.failures())
    );
    if report.merged > 0 {
        let merged = Counts::from([("duplicate podcasts".to_owned(), report.merged)]);
        push_counts(&mut text, "merged", &merged);
    }
    push_counts(&mut text, "failed", &report.failed);
    push_counts(&mut text, "skipped", &report.skipped);
    push_counts(&mut text, "issues (--issues lists them)", &report.issues);
    push_counts(&mut text, "transcripts failed", &report.transcripts_failed);
    push_counts(&mut text, "issues of transcripts", &report.transcript_issues);
    let seconds = report.elapsed.as_secs_f64().max(0.001);
    #[expect(clippy::cast_precision_loss, reason = "a rate for people")]
    let rate = report.bytes as f64 / 1e6 / seconds;
    write!(
        text,
        "\n{} new, {} changed, {} gone; {} new; {seconds:.1} s, {rate:.1} MB/s",
        format_count(report.episodes_new, "episode"),
        group_digits(report.episodes_changed),
        group_digits(report.episodes_gone),
        format_count(report.transcripts, "transcript")
    )
    .expect("writing to a string");
    text
}
