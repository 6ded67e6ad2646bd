//! Imports a folder of transcripts. Files are matched by name to episodes of the catalog, without reading feeds.

use super::folder::{Folders, ListedFolder};
use super::format_preference::path_rank;
use super::links::is_in_language;
use super::transcript_job::{TranscriptFile, TranscriptJob};
use super::transcript_runner::{TranscriptCounts, TranscriptRunner};
use crate::counts::{Counts, add_counts, count_kind};
use crate::run::report::IngestProgress;
use crate::store::StoreError;
use earshot_catalog::{TranscriptFileMatch, TranscriptFileName, Writer, file_key};
use earshot_model::{Clock, EpisodeId, slug};
use serde::Serialize;
use std::cell::RefCell;
use std::collections::{BTreeMap, HashSet};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// Names per lookup. A lookup scans the catalog's episodes once.
const NAMES_PER_LOOKUP: usize = 20_000;

/// Counts of an import. `seen` is the sum of `matched`, `duplicates`, `unmatched` and `ambiguous`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct TranscriptImportReport {
    /// Files with the extension of a transcript.
    pub seen: u64,
    /// Matched files, by what their name contains: `id`, `slug`, `guid`, `transcript-link`, `enclosure`, `title`.
    pub matched: Counts,
    /// Files whose episode has a better file in the folder: the same name, or a more specific one.
    pub duplicates: u64,
    /// Files whose name matches no episode.
    pub unmatched: u64,
    /// Files whose name matches several episodes.
    pub ambiguous: u64,
    /// New and changed transcripts.
    pub written: u64,
    /// Unchanged transcripts.
    pub unchanged: u64,
    /// Matched files that are not transcripts, by the kind of failure, and as `unread-format` files of formats that are
    /// not read, such as `.docx`, which `seen` does not contain.
    pub failed: Counts,
    /// Issues of the files, by kind.
    pub issues: Counts,
    pub elapsed: Duration,
}

/// Why an import stopped.
#[derive(Debug, thiserror::Error)]
pub enum TranscriptImportError {
    #[error("the transcripts in {path} cannot be listed")]
    Folder { path: String, source: std::io::Error },
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Receives the progress of an import. Names are relative to its folder.
pub trait TranscriptImportProgress: IngestProgress {
    /// Called after each unit, with the report so far.
    fn on_unit_imported(&self, report: &TranscriptImportReport) {
        let _ = report;
    }
}

impl TranscriptImportProgress for () {}

/// Files with the same name, but different extension or language.
struct FileGroup {
    /// The name relative to the folder, for messages.
    name: String,
    keys: TranscriptFileName,
    files: Vec<TranscriptFile>,
}

/// Imports the transcripts below `root`: matches them to episodes by the rule in the README, and writes new and changed
/// ones. What was written before an error or a kill stays written, and the same import resumes from there.
///
/// # Errors
/// [`TranscriptImportError`] when the folder cannot be listed or the catalog fails.
pub fn import_transcripts(
    root: &Path,
    writer: &mut Writer,
    clock: &Clock,
    progress: &dyn TranscriptImportProgress,
) -> Result<TranscriptImportReport, TranscriptImportError> {
    std::fs::read_dir(root)
        .map_err(|source| TranscriptImportError::Folder { path: root.display().to_string(), source })?;
    let started = Instant::now();
    let report = TranscriptImportReport::default();
    let mut import = TranscriptImport { writer, clock, progress, report, taken: HashSet::new(), started };
    let unread = RefCell::new(Vec::new());
    let mut groups = Folders::new(root).flat_map(|ListedFolder { path, transcripts, unread: files }| {
        unread.borrow_mut().extend(files);
        group_files(root, &path, transcripts)
    });
    loop {
        let look: Vec<FileGroup> = groups.by_ref().take(NAMES_PER_LOOKUP).collect();
        if look.is_empty() {
            break;
        }
        import.import_groups(look)?;
    }
    drop(groups);
    for file in unread.into_inner() {
        count_kind(&mut import.report.failed, "unread-format");
        let name = file.strip_prefix(root).unwrap_or(&file).display().to_string();
        progress.on_transcript_failed(&name, "transcripts of this format are not read");
    }
    import.report.elapsed = started.elapsed();
    Ok(import.report)
}

struct TranscriptImport<'a> {
    writer: &'a mut Writer,
    clock: &'a Clock,
    progress: &'a dyn TranscriptImportProgress,
    report: TranscriptImportReport,
    /// Episodes matched so far, 16 bytes each.
    taken: HashSet<EpisodeId>,
    started: Instant,
}

impl TranscriptImport<'_> {
    fn import_groups(&mut self, look: Vec<FileGroup>) -> Result<(), TranscriptImportError> {
        let names: Vec<TranscriptFileName> = look.iter().map(|group| group.keys.clone()).collect();
        let matches = self.writer.match_transcript_files(&names).map_err(StoreError::from)?;
        // More specific names come first and take precedence.
        let mut found: Vec<(FileGroup, TranscriptFileMatch)> = look.into_iter().zip(matches).collect();
        found.sort_by_key(|(_, found)| match found {
            TranscriptFileMatch::Episode { kind: by, .. } => Some(*by),
            TranscriptFileMatch::Ambiguous { .. } | TranscriptFileMatch::None => None,
        });
        let jobs: Vec<TranscriptJob> =
            found.into_iter().filter_map(|(group, found)| self.build_job(group, found)).collect();
        let progress: &dyn IngestProgress = self.progress;
        let tools =
            TranscriptRunner { network: None, in_flight: 1, retries_failed_links: false, clock: self.clock, progress };
        let (report, started, progress) = (&mut self.report, self.started, self.progress);
        tools.run_jobs(jobs, self.writer, |done| {
            count_results(report, done);
            report.elapsed = started.elapsed();
            progress.on_unit_imported(report);
        })?;
        Ok(())
    }

    fn build_job(&mut self, group: FileGroup, found: TranscriptFileMatch) -> Option<TranscriptJob> {
        let count_of_files = group.files.len() as u64;
        self.report.seen += count_of_files;
        let (episode_id, podcast_id, language, by) = match found {
            TranscriptFileMatch::Episode { episode_id, podcast_id, language, kind: by } => {
                (episode_id, podcast_id, language, by)
            }
            TranscriptFileMatch::Ambiguous { episodes } => {
                self.report.ambiguous += count_of_files;
                let reason = format!("{episodes} episodes match: move the file to a folder named after the podcast");
                self.progress.on_entry_skipped(&group.name, &reason);
                return None;
            }
            TranscriptFileMatch::None => {
                self.report.unmatched += count_of_files;
                self.progress.on_entry_skipped(&group.name, "no episode matches the name");
                return None;
            }
        };
        if !self.taken.insert(episode_id) {
            self.report.duplicates += count_of_files;
            self.progress.on_entry_skipped(&group.name, "another file matches the same episode");
            return None;
        }
        count_kind(&mut self.report.matched, by.as_str());
        self.report.duplicates += count_of_files - 1;
        let mut files = group.files;
        files.sort_by_key(|file| {
            // If the show's language is unknown, the file without a language in its name is the original.
            let is_other = match (&file.language, &language) {
                (Some(_), None) => true,
                (own, show) => !is_in_language(own.as_deref(), show.as_deref()),
            };
            (is_other, path_rank(&file.path))
        });
        Some(TranscriptJob { podcast_id, episode_id, feed_url: String::new(), language, files, links: Vec::new() })
    }
}

fn count_results(report: &mut TranscriptImportReport, done: TranscriptCounts) {
    report.written += done.written;
    report.unchanged += done.read - done.written;
    add_counts(&mut report.failed, done.failed);
    add_counts(&mut report.issues, done.issues);
}

/// Groups the files of one folder by name.
fn group_files(root: &Path, folder: &Path, files: Vec<PathBuf>) -> Vec<FileGroup> {
    let below = folder.strip_prefix(root).unwrap_or(folder);
    let folders: Vec<String> =
        below.components().flat_map(|part| parse_name_keys(&part.as_os_str().to_string_lossy())).collect();
    let mut groups: BTreeMap<String, FileGroup> = BTreeMap::new();
    for path in files {
        let stem = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let (base, language) = split_language(&stem);
        let group = groups.entry(base.to_owned()).or_insert_with(|| FileGroup {
            name: below.join(base).display().to_string(),
            keys: TranscriptFileName { name_keys: parse_name_keys(base), folder_keys: folders.clone() },
            files: Vec::new(),
        });
        group.keys.name_keys.extend(parse_name_keys(&stem));
        if let Some(parent) = folder.file_name() {
            // Folder and name, as at the end of a URL.
            group.keys.name_keys.push(file_key(&format!("{}/{base}", parent.to_string_lossy())));
        }
        group.keys.name_keys.sort_unstable();
        group.keys.name_keys.dedup();
        group.files.push(TranscriptFile { path, language: language.map(str::to_owned) });
    }
    groups.into_values().collect()
}

/// Returns the keys of a name: the name itself, the slug of a title, and a URL in escaped form.
fn parse_name_keys(name: &str) -> Vec<String> {
    let mut keys = vec![file_key(name)];
    keys.extend(slug::from_title(name));
    if name.contains('%') {
        keys.push(file_key(&unescape_name(name)));
    }
    keys.sort_unstable();
    keys.dedup();
    keys.retain(|key| !key.is_empty());
    keys
}

/// Removes percent-encoding of ASCII characters.
fn unescape_name(name: &str) -> String {
    let pairs = url::form_urlencoded::parse(name.as_bytes());
    pairs.map(|(key, value)| format!("{key} {value}")).collect::<Vec<_>>().join(" ")
}

/// Splits off a language: `episode.de` is `episode` in German.
fn split_language(stem: &str) -> (&str, Option<&str>) {
    let Some((base, tag)) = stem.rsplit_once('.') else { return (stem, None) };
    let (language, region) = tag.split_once(['-', '_']).unwrap_or((tag, "xx"));
    let letters = |part: &str| part.bytes().all(|byte| byte.is_ascii_alphabetic());
    let is_tag = language.len() == 2 && letters(language) && (2..=4).contains(&region.len()) && letters(region);
    if is_tag && !base.is_empty() { (base, Some(tag)) } else { (stem, None) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_languages_are_split() {
        let cases = [
            ("episode", ("episode", None)),
            ("episode.de", ("episode", Some("de"))),
            ("episode.pt-BR", ("episode", Some("pt-BR"))),
            ("v1.2", ("v1.2", None)),
            ("episode.mp3", ("episode.mp3", None)),
            (".de", (".de", None)),
        ];
        for (stem, expected) in cases {
            assert_eq!(split_language(stem), expected, "{stem}");
        }
        assert_eq!(parse_name_keys("Café 1"), ["caf-1", "cafe-1"]);
        assert!(parse_name_keys("https%3A%2F%2Fa.example%2F1").contains(&"https-a-example-1".to_owned()));
        assert!(parse_name_keys("---").is_empty());
    }
}
