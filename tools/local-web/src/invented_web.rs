//! The web of an invented catalog: what is where in which round.

use crate::manifest::{Manifest, ManifestError, ManifestRow};
use crate::rounds::Rounds;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};

/// How the catalog is served.
#[derive(Clone, Copy, Debug)]
pub struct WebOptions {
    /// The round to begin with.
    pub round: u32,
    /// Of a hundred podcasts that still appear: how many publish in each round.
    pub share_percent: u32,
    /// Bodies are compressed for clients that take it.
    pub gzip: bool,
}

impl Default for WebOptions {
    fn default() -> Self {
        Self { round: 0, share_percent: 10, gzip: true }
    }
}

/// Why a folder cannot be served.
#[derive(Debug, thiserror::Error)]
#[error("there is no invented catalog in {}: {source}", folder.display())]
pub struct OpenError {
    folder: PathBuf,
    source: ManifestError,
}

/// A catalog, ready to be served.
pub struct InventedWeb {
    pub(crate) folder: PathBuf,
    pub(crate) options: WebOptions,
    pub(crate) rounds: Rounds,
    pub(crate) response_counts: ResponseCounts,
    manifest: Manifest,
}

/// How often which status was answered.
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
    /// Reads the addresses of the catalog that was generated into `folder`.
    ///
    /// # Errors
    /// When there is none.
    pub fn open(folder: &Path, options: WebOptions) -> Result<Self, OpenError> {
        let manifest = Manifest::read(&folder.join("feeds.tsv"))
            .map_err(|source| OpenError { folder: folder.to_owned(), source })?;
        let rounds = Rounds::new(options.round, options.share_percent);
        Ok(Self { folder: folder.to_owned(), options, rounds, response_counts: ResponseCounts::default(), manifest })
    }

    /// How many feeds' addresses there are.
    #[must_use]
    pub fn address_count(&self) -> usize {
        self.manifest.paths().count()
    }

    /// The row of a path in the round that is served, and the part of its file that is not out yet.
    pub(crate) fn find_feed(&self, path: &str) -> Option<(ManifestRow<'_>, Option<(u64, u64)>)> {
        self.find_feed_in_round(path, self.rounds.current())
    }

    fn find_feed_in_round(&self, path: &str, round: u32) -> Option<(ManifestRow<'_>, Option<(u64, u64)>)> {
        let row = self.manifest.find(path, round)?;
        Some((row, row.news_range.filter(|_| !self.rounds.has_published(row.podcast, round))))
    }

    /// Serves another round; returns how many addresses answer otherwise than before.
    pub(crate) fn set_round(&self, round: u32) -> usize {
        let before = self.rounds.set(round);
        self.manifest
            .paths()
            .filter(|path| self.find_feed_in_round(path, before) != self.find_feed_in_round(path, round))
            .count()
    }
}
