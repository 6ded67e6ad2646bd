//! `feeds.tsv` in memory: the text with sorted row offsets. Rows are parsed on access.

use std::fs::File;
use std::io::{self, BufRead as _, BufReader};
use std::path::{Path, PathBuf};

/// The columns that responses need, which are the first ones of the file. The others are for people and tests.
const COLUMNS: &str = "path\tfrom\tstatus\tfile\tlocation\ttype\tetag\tmodified\tnews\tpodcast";
const COLUMN_COUNT: usize = 10;

/// Why a folder cannot be served.
#[derive(Debug, thiserror::Error)]
pub enum ManifestError {
    #[error("cannot read {}", path.display())]
    Read { path: PathBuf, source: io::Error },
    #[error("{}:{line}: not a row of feeds.tsv", path.display())]
    Row { path: PathBuf, line: usize },
}

/// The response of a URL from a round on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ManifestRow<'a> {
    pub path: &'a str,
    pub from_round: u32,
    pub status: u16,
    pub file: &'a str,
    pub location: &'a str,
    pub content_type: &'a str,
    pub etag: Option<&'a str>,
    /// Seconds since 1970.
    pub modified: Option<u64>,
    /// First byte and end of the newest episode.
    pub news_range: Option<(u64, u64)>,
    pub podcast: u64,
}

/// All URLs, about 150 bytes each.
pub struct Manifest {
    text: String,
    /// The start of each row in the text, sorted by path and round.
    starts: Vec<usize>,
}

impl Manifest {
    /// Reads `feeds.tsv`.
    ///
    /// # Errors
    /// When the file cannot be read or has another format.
    pub fn read(path: &Path) -> Result<Self, ManifestError> {
        let failed = |source| ManifestError::Read { path: path.to_owned(), source };
        let broken = |line: usize| ManifestError::Row { path: path.to_owned(), line: line + 1 };
        let (mut text, mut starts) = (String::new(), Vec::new());
        for (number, line) in BufReader::new(File::open(path).map_err(failed)?).lines().enumerate() {
            let line = line.map_err(failed)?;
            let end = line.match_indices('\t').nth(COLUMN_COUNT - 1).map_or(line.len(), |(end, _)| end);
            let line = &line[..end];
            if number == 0 {
                if line != COLUMNS {
                    return Err(broken(number));
                }
                continue;
            }
            parse(line).ok_or_else(|| broken(number))?;
            starts.push(text.len());
            text.push_str(line);
            text.push('\n');
        }
        let mut manifest = Self { text, starts: Vec::new() };
        starts.sort_unstable_by_key(|start| manifest.key(*start));
        manifest.starts = starts;
        Ok(manifest)
    }

    /// Returns the row of a URL in a round.
    pub fn find(&self, path: &str, round: u32) -> Option<ManifestRow<'_>> {
        let after = self.starts.partition_point(|start| self.key(*start) <= (path, round));
        let row = self.row(*self.starts.get(after.checked_sub(1)?)?)?;
        (row.path == path).then_some(row)
    }

    /// Returns every URL once, sorted.
    pub fn paths(&self) -> impl Iterator<Item = &str> {
        let paths = self.starts.iter().map(|start| self.key(*start).0);
        let mut before = None;
        paths.filter(move |path| before.replace(*path) != Some(*path))
    }

    fn key(&self, start: usize) -> (&str, u32) {
        let mut columns = self.text[start..].splitn(3, '\t');
        let path = columns.next().unwrap_or_default();
        (path, columns.next().and_then(|from| from.parse().ok()).unwrap_or(0))
    }

    fn row(&self, start: usize) -> Option<ManifestRow<'_>> {
        parse(self.text[start..].lines().next()?)
    }
}

fn parse(line: &str) -> Option<ManifestRow<'_>> {
    let mut columns = line.split('\t');
    let mut next = || columns.next();
    let row = ManifestRow {
        path: next()?,
        from_round: next()?.parse().ok()?,
        status: next()?.parse().ok()?,
        file: next()?,
        location: next()?,
        content_type: next()?,
        etag: non_empty_column(next()?),
        modified: parse_optional(next()?, |text| text.parse().ok())?,
        news_range: parse_optional(next()?, |text| {
            let (start, end) = text.split_once('-')?;
            Some((start.parse().ok()?, end.parse().ok()?))
        })?,
        podcast: next()?.strip_prefix('p')?.parse().ok()?,
    };
    row.path.starts_with('/').then_some(row)
}

fn non_empty_column(text: &str) -> Option<&str> {
    (text != "-").then_some(text)
}

/// Returns `None` when a value is present but invalid.
#[expect(clippy::option_option, reason = "not given and not readable are two things")]
fn parse_optional<T>(text: &str, read: impl Fn(&str) -> Option<T>) -> Option<Option<T>> {
    match non_empty_column(text) {
        None => Some(None),
        Some(text) => read(text).map(Some),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(rows: &str) -> Result<Manifest, ManifestError> {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("feeds.tsv");
        std::fs::write(&path, format!("{COLUMNS}\titems\n{rows}")).unwrap();
        Manifest::read(&path)
    }

    #[test]
    fn the_latest_row_of_the_round_is_used() {
        let manifest = read(
            "/b/rss\t1\t410\t-\t-\t-\t-\t-\t-\tp0000001\t0\n\
             /b/rss\t0\t200\tf.xml\t-\ttext/xml\tW/\"1\"\t77\t5-9\tp0000001\t3\n\
             /b/rss/\t0\t404\t-\t-\t-\t-\t-\t-\tp0000001\t0\n",
        )
        .unwrap();
        let row = manifest.find("/b/rss", 0).unwrap();
        assert_eq!((row.status, row.file, row.etag, row.news_range), (200, "f.xml", Some("W/\"1\""), Some((5, 9))));
        assert_eq!(manifest.find("/b/rss", 7).unwrap().status, 410);
        assert_eq!(manifest.find("/b/rss/", 0).unwrap().status, 404);
        assert_eq!(manifest.find("/b", 0), None);
        assert_eq!(manifest.find("/z", 0), None);
        assert_eq!(manifest.paths().collect::<Vec<_>>(), ["/b/rss", "/b/rss/"]);
    }

    #[test]
    fn an_invalid_manifest_is_reported_with_its_line() {
        for row in ["x", "/b\t0\tmany\t-\t-\t-\t-\t-\t-\tp1", "/b\t0\t200\t-\t-\t-\t-\tsoon\t-\tp1"] {
            assert!(matches!(read(row), Err(ManifestError::Row { line: 2, .. })), "{row}");
        }
    }
}
