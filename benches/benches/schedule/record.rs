//! Publish times recorded from feeds, and the simulated windows.

use earshot_ingest::feed::{ParseContext, parse};
use std::path::Path;

pub(crate) const DAY_S: i64 = 86_400;
const MIN_DATED: usize = 12;
const MIN_IN_WINDOW: usize = 3;

/// The publish times of a show.
pub(crate) struct PublishRecord {
    pub(crate) name: String,
    /// Distinct timestamps in seconds since 1970, oldest first.
    pub(crate) times: Vec<i64>,
}

/// Days before the newest episode of a show.
#[derive(Clone, Copy)]
pub(crate) struct Window {
    pub(crate) from_day: i64,
    pub(crate) to_day: i64,
}

impl PublishRecord {
    /// Returns the first and last second of the window, when it has enough episodes. A show is known from its first
    /// recorded episode on.
    pub(crate) fn span(&self, window: Window) -> Option<(i64, i64)> {
        let (first, newest) = (*self.times.first()?, *self.times.last()?);
        let (from, to) = (newest - window.from_day * DAY_S, newest - window.to_day * DAY_S);
        let inside = self.times.iter().filter(|at| (from..=to).contains(at)).count();
        (inside >= MIN_IN_WINDOW).then_some((from.max(first), to))
    }
}

/// Reads the shows below a folder that have enough dated episodes.
pub(crate) fn read_records(folder: &Path) -> Vec<PublishRecord> {
    let mut files: Vec<_> =
        std::fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path()).collect();
    files.sort();
    let record = |path: std::path::PathBuf| {
        let feed = parse(&std::fs::read(&path).ok()?, &ParseContext::default()).ok()?;
        let mut times: Vec<i64> = feed.items.iter().filter_map(|item| Some(item.published_at?.timestamp())).collect();
        times.sort_unstable();
        times.dedup();
        let name = path.file_name()?.to_string_lossy().into_owned();
        (times.len() >= MIN_DATED).then_some(PublishRecord { name, times })
    };
    files.into_iter().filter_map(record).collect()
}
