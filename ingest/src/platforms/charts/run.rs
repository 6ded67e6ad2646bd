//! Imports charts into the catalog, from files and from fetched responses.

use super::parsed_chart::{ChartError, ExpectedChart, MAX_PAYLOAD_BYTES, ParsedChart};
use super::read::read_chart;
use crate::platforms::apple_lookup::{AppleFeed, read_apple_lookup};
use crate::platforms::payload_files::{ImportError, PayloadFile, date_of_name, import_files, read_payload};
use crate::platforms::report::{MAX_PROBLEMS, PayloadProblem};
use chrono::{NaiveDate, NaiveTime};
use earshot_catalog::{CatalogError, ChartMatchReport, Writer};
use earshot_model::chart::{ChartCapture, ChartCategory, ChartCountry, ChartFrequency, ChartPlatform};
use earshot_model::{Issue, Timestamp};
use flate2::Compression;
use flate2::write::GzEncoder;
use std::collections::BTreeMap;
use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

/// Positions kept in memory before a day is written. All charts of a day have about 300,000.
const POSITIONS_PER_BATCH: usize = 1_000_000;

/// Options of an import. They take precedence over file names.
#[derive(Clone, Debug)]
pub struct ChartImportOptions {
    pub platform: Option<ChartPlatform>,
    pub country: Option<ChartCountry>,
    pub category: Option<ChartCategory>,
    pub frequency: ChartFrequency,
    pub date: Option<NaiveDate>,
    pub now: Timestamp,
}

/// Counts of an import.
#[derive(Debug, Default)]
pub struct ChartImportReport {
    pub payloads: u64,
    pub charts: u64,
    pub positions: u64,
    pub new_shows: u64,
    /// Feed URLs found by lookups.
    pub feeds: u64,
    pub failed: u64,
    /// Issue counts by kind.
    pub issues: BTreeMap<String, u64>,
    /// The first problems, at most [`MAX_PROBLEMS`].
    pub problems: Vec<PayloadProblem>,
    pub matches: ChartMatchReport,
    pub months: usize,
}

/// Imports chart payloads: files, and all `.json` files below folders. Importing the same payload twice stores it once.
///
/// # Errors
/// When a path cannot be read or the catalog cannot be written. A payload that is not a chart becomes a problem in the
/// report.
pub fn import_chart_files(
    paths: &[PathBuf],
    import: &ChartImportOptions,
    writer: &mut Writer,
    progress: &dyn Fn(u64, u64),
) -> Result<ChartImportReport, ImportError> {
    let mut batch = DayBatch::default();
    // The files come in the order of their dates, so that all files of one day are written in one batch.
    let store = |files: Vec<PayloadFile<ChartFile>>| -> Result<(), CatalogError> {
        for file in files {
            batch.start_day(file.date, writer)?;
            batch.add_payload(file.path.display().to_string(), file.content, writer)?;
        }
        Ok(())
    };
    import_files(paths, |path| read_file(path, import), store, progress)?;
    batch.finish(writer)
}

/// Stores fetched charts: each payload unchanged and compressed, and the capture parsed from it.
///
/// # Errors
/// When the payloads or the catalog cannot be written.
pub fn store_fetched_charts(
    fetched: Vec<(Vec<u8>, ParsedChart)>,
    payloads: &Path,
    writer: &mut Writer,
) -> Result<ChartImportReport, ImportError> {
    let mut batch = DayBatch::default();
    for (payload, reading) in fetched {
        let path = payload_path(payloads, &reading.capture);
        write_payload(&path, &payload).map_err(|source| {
            let path = path.clone();
            ImportError::File { doing: "cannot write", path, source }
        })?;
        batch.add_payload(reading.capture.key.to_string(), Ok(ChartFile::Chart(Box::new(reading))), writer)?;
    }
    batch.finish(writer)
}

/// The path of a stored payload, such as `payloads/apple/2026-11-21/us-news-0315.json.gz`.
fn payload_path(payloads: &Path, capture: &ChartCapture) -> PathBuf {
    let key = capture.key;
    let time = capture.captured_at.format("%H%M");
    let name = format!("{}-{}-{}-{time}.json.gz", key.country.as_str(), key.category.slug(), key.frequency.as_str());
    payloads.join(key.platform().as_str()).join(capture.date().to_string()).join(name)
}

fn write_payload(path: &Path, payload: &[u8]) -> io::Result<()> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    let mut encoder = GzEncoder::new(Vec::new(), Compression::default());
    encoder.write_all(payload)?;
    let unfinished = path.with_extension("partial");
    fs::write(&unfinished, encoder.finish()?)?;
    fs::rename(unfinished, path)
}

enum ChartFile {
    Chart(Box<ParsedChart>),
    Lookup(Vec<AppleFeed>, Vec<Issue>),
}

/// Parsed captures that are not written yet.
#[derive(Default)]
struct DayBatch {
    report: ChartImportReport,
    captures: BTreeMap<(ChartPlatform, NaiveDate), Vec<ChartCapture>>,
    positions: usize,
    date: Option<NaiveDate>,
    /// Apple ids with feed URLs.
    feeds: Vec<(String, String)>,
}

impl DayBatch {
    /// Starts the batch of another day: writes the previous one when the date differs.
    fn start_day(&mut self, date: Option<NaiveDate>, writer: &mut Writer) -> Result<(), CatalogError> {
        if self.date != date {
            self.write(writer)?;
            self.date = date;
        }
        Ok(())
    }

    fn add_payload(
        &mut self,
        what: String,
        payload: Result<ChartFile, String>,
        writer: &mut Writer,
    ) -> Result<(), CatalogError> {
        self.report.payloads += 1;
        match payload {
            Ok(ChartFile::Chart(reading)) => {
                self.count_issues(&what, &reading.issues);
                let capture = reading.capture;
                self.positions += capture.rankings.len();
                self.captures.entry((capture.key.platform(), capture.date())).or_default().push(capture);
            }
            Ok(ChartFile::Lookup(feeds, issues)) => {
                self.count_issues(&what, &issues);
                self.feeds.extend(feeds.into_iter().map(|feed| (feed.apple_id.to_string(), feed.url)));
            }
            Err(message) => {
                self.report.failed += 1;
                self.add_problem(what, message);
            }
        }
        if self.positions >= POSITIONS_PER_BATCH { self.write(writer) } else { Ok(()) }
    }

    fn count_issues(&mut self, what: &str, issues: &[Issue]) {
        for issue in issues {
            *self.report.issues.entry(issue.kind.clone()).or_default() += 1;
        }
        // One line per payload suffices to locate the problem.
        if let Some(first) = issues.first() {
            self.add_problem(what.to_owned(), first.message.clone());
        }
    }

    fn add_problem(&mut self, what: String, message: String) {
        if self.report.problems.len() < MAX_PROBLEMS {
            self.report.problems.push(PayloadProblem { subject: what, message });
        }
    }

    fn write(&mut self, writer: &mut Writer) -> Result<(), CatalogError> {
        for ((platform, date), captures) in std::mem::take(&mut self.captures) {
            let written = writer.put_charts(platform, date, &captures)?;
            self.report.charts += written.charts;
            self.report.positions += written.positions;
            self.report.new_shows += written.new_shows;
        }
        self.positions = 0;
        Ok(())
    }

    fn finish(mut self, writer: &mut Writer) -> Result<ChartImportReport, ImportError> {
        self.write(writer)?;
        if !self.feeds.is_empty() {
            self.report.feeds = writer.put_chart_feeds(&self.feeds)?;
        }
        self.report.matches = writer.match_chart_shows()?;
        self.report.months = writer.compact_charts()?;
        Ok(self.report)
    }
}

fn read_file(path: &Path, import: &ChartImportOptions) -> Result<ChartFile, String> {
    let bytes = read_payload(path, MAX_PAYLOAD_BYTES)?;
    match read_chart(&bytes, &expected_chart_of_path(path, import)) {
        Ok(reading) => Ok(ChartFile::Chart(Box::new(reading))),
        Err(ChartError::UnknownFormat) => {
            let mut issues = Vec::new();
            match read_apple_lookup(&bytes, &mut issues) {
                Ok(Some(feeds)) => Ok(ChartFile::Lookup(feeds, issues)),
                _ => Err(ChartError::UnknownFormat.to_string()),
            }
        }
        Err(error) => Err(error.to_string()),
    }
}

/// Derives the expected chart from the file path `…/<platform>/<country>/<category>/<date>.json`, read from the end as
/// far as it matches. Values of `import` take precedence.
#[must_use]
pub fn expected_chart_of_path(path: &Path, import: &ChartImportOptions) -> ExpectedChart {
    let mut names = path.iter().rev().map(|name| name.to_string_lossy());
    let date = names.next().and_then(|name| date_of_name(&name));
    let category = names.next().and_then(|name| ChartCategory::parse(&name));
    let country = names.next().and_then(|name| ChartCountry::parse(&name));
    let platform = names.next().and_then(|name| ChartPlatform::parse(&name));
    let at = import.date.or(date).map(|date| date.and_time(NaiveTime::MIN).and_utc());
    ExpectedChart {
        platform: import.platform.or(platform),
        country: import.country.or(country),
        category: import.category.or(category),
        frequency: import.frequency,
        captured_at: at,
        now: import.now,
    }
}
