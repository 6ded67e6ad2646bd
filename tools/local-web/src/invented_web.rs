//! The web of a generated catalog: which URL has which response in which round.

use crate::manifest::{Manifest, ManifestError, ManifestRow};
use crate::rounds::Rounds;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};

/// Options of the server.
#[derive(Clone, Copy, Debug)]
pub struct WebOptions {
    /// The initial round.
    pub round: u32,
    /// The percentage of active podcasts that publish in each round.
    pub share_percent: u32,
    /// Whether bodies are compressed for clients that accept it.
    pub gzip: bool,
}

impl Default for WebOptions {
    fn default() -> Self {
        Self { round: 0, share_percent: 10, gzip: true }
    }
}

/// Why a folder cannot be served.
#[derive(Debug, thiserror::Error)]
#[error("there is no generated catalog in {}: {source}", folder.display())]
pub struct OpenError {
    folder: PathBuf,
    source: ManifestError,
}

/// A loaded catalog.
pub struct InventedWeb {
    pub(crate) folder: PathBuf,
    pub(crate) options: WebOptions,
    pub(crate) rounds: Rounds,
    pub(crate) response_counts: ResponseCounts,
    manifest: Manifest,
}

/// Number of responses by status.
#[derive(Default)]
pub(crate) struct ResponseCounts([AtomicU64; 8]);

const COUNTED_STATUSES: [u16; 7] = [200, 301, 302, 304, 404, 410, 500];

impl ResponseCounts {
    pub(crate) fn count(&self, status: u16) {
        let index = COUNTED_STATUSES.iter().position(|counted| *counted == status).unwrap_or(COUNTED_STATUSES.len());
        self.0[index].fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn to_json(&self) -> serde_json::Value {
        let names = COUNTED_STATUSES.iter().map(ToString::to_string).chain(["other".to_owned()]);
        names.zip(&self.0).map(|(name, count)| (name, serde_json::Value::from(count.load(Ordering::Relaxed)))).collect()
    }
}

impl InventedWeb {
    /// Reads the URLs of the catalog in `folder`.
    ///
    /// # Errors
    /// When the folder has no catalog.
    pub fn open(folder: &Path, options: WebOptions) -> Result<Self, OpenError> {
        let manifest = Manifest::read(&folder.join("feeds.tsv"))
            .map_err(|source| OpenError { folder: folder.to_owned(), source })?;
        let rounds = Rounds::new(options.round, options.share_percent);
        Ok(Self { folder: folder.to_owned(), options, rounds, response_counts: ResponseCounts::default(), manifest })
    }

    /// Returns the number of feed URLs.
    #[must_use]
    pub fn address_count(&self) -> usize {
        self.manifest.paths().count()
    }

    /// Returns the row of a path in the current round, and the withheld range of its file.
    pub(crate) fn find_feed(&self, path: &str) -> Option<(ManifestRow<'_>, Option<(u64, u64)>)> {
        self.find_feed_in_round(path, self.rounds.current())
    }

    fn find_feed_in_round(&self, path: &str, round: u32) -> Option<(ManifestRow<'_>, Option<(u64, u64)>)> {
        let row = self.manifest.find(path, round)?;
        Some((row, row.news_range.filter(|_| !self.rounds.has_published(row.podcast, round))))
    }

    /// Switches to another round. Returns the number of URLs whose response changed.
    pub(crate) fn set_round(&self, round: u32) -> usize {
        let before = self.rounds.set(round);
        self.manifest
            .paths()
            .filter(|path| self.find_feed_in_round(path, before) != self.find_feed_in_round(path, round))
            .count()
    }
}
