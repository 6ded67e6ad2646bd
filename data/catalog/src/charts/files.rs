//! Paths of chart files, and the day files from which each month file is derived.

use super::sql::ROW_GROUP;
use crate::atomic_file::replace_file_with;
use crate::error::{CatalogError, IoContext as _};
use crate::paths::DataDir;
use chrono::{Datelike, NaiveDate};
use earshot_model::chart::ChartPlatform;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::UNIX_EPOCH;

const EXTENSION: &str = ".parquet";

/// One month of one platform. Its name is for example `apple-2026-11`.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct PlatformMonth {
    pub platform: &'static str,
    pub year: i32,
    pub month: u32,
}

/// The three files of a month: by chart, by show, and the captures.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct MonthFiles {
    pub by_chart: PathBuf,
    pub by_show: PathBuf,
    pub captures: PathBuf,
}

impl PlatformMonth {
    pub(super) fn new(platform: ChartPlatform, date: NaiveDate) -> Self {
        Self { platform: platform.as_str(), year: date.year(), month: date.month() }
    }

    pub(super) fn name(&self) -> String {
        format!("{}-{:04}-{:02}", self.platform, self.year, self.month)
    }

    fn parse(name: &str) -> Option<Self> {
        let mut parts = name.split('-');
        let platform = ChartPlatform::parse(parts.next()?)?.as_str();
        let month = Self { platform, year: parts.next()?.parse().ok()?, month: parts.next()?.parse().ok()? };
        parts.next().is_none().then_some(month)
    }
}

impl MonthFiles {
    /// Returns the paths for a month and a stamp (see [`compute_stamp`]).
    pub(super) fn new(folder: &Path, month: &PlatformMonth, stamp: &str) -> Self {
        let file = |order: &str| folder.join(format!("{}.{stamp}.{order}{EXTENSION}", month.name()));
        Self { by_chart: file("by-chart"), by_show: file("by-show"), captures: file("captures") }
    }

    pub(super) fn paths(&self) -> [&Path; 3] {
        [&self.by_chart, &self.by_show, &self.captures]
    }

    pub(super) fn exist(&self) -> bool {
        self.paths().iter().all(|file| file.is_file())
    }
}

pub(super) fn day_file_path(dir: &DataDir, platform: ChartPlatform, date: NaiveDate) -> PathBuf {
    dir.chart_days().join(platform.as_str()).join(format!("{date}{EXTENSION}"))
}

/// Lists the day files by month.
pub(super) fn list_days_by_month(dir: &DataDir) -> Result<BTreeMap<PlatformMonth, Vec<PathBuf>>, CatalogError> {
    let mut months: BTreeMap<PlatformMonth, Vec<PathBuf>> = BTreeMap::new();
    for platform in ChartPlatform::ALL {
        for (name, path) in list_files(&dir.chart_days().join(platform.as_str()))? {
            let date = name.strip_suffix(EXTENSION).and_then(|date| date.parse().ok());
            if let Some(date) = date {
                months.entry(PlatformMonth::new(*platform, date)).or_default().push(path);
            }
        }
    }
    Ok(months)
}

/// Returns a stamp that changes when one of the day files is replaced, or when the format of month files changes.
pub(super) fn compute_stamp(days: &[PathBuf]) -> Result<String, CatalogError> {
    let mut sum = u64::from(ROW_GROUP);
    for (day, number) in days.iter().zip(1_u64..) {
        let found = fs::metadata(day).at("cannot inspect", day)?;
        let since = found.modified().at("cannot inspect", day)?.duration_since(UNIX_EPOCH).unwrap_or_default();
        let nanos = u64::try_from(since.as_nanos()).unwrap_or(u64::MAX);
        sum = sum.wrapping_add(nanos.wrapping_mul(2 * number + 1)).wrapping_add(found.len());
    }
    Ok(format!("{sum:016x}"))
}

/// Returns the newest complete file set of each month in a folder.
pub(super) fn list_months(folder: &Path) -> Result<BTreeMap<PlatformMonth, MonthFiles>, CatalogError> {
    let mut months = BTreeMap::new();
    for (name, _) in list_files(folder)? {
        let mut parts = name.split('.');
        let (Some(month), Some(stamp), Some("captures")) = (parts.next(), parts.next(), parts.next()) else { continue };
        let Some(month) = PlatformMonth::parse(month) else { continue };
        let found = MonthFiles::new(folder, &month, stamp);
        if found.exist() {
            months.insert(month, found);
        }
    }
    Ok(months)
}

/// Removes month files with an older stamp.
pub(super) fn remove_outdated_files(
    folder: &Path,
    month: &PlatformMonth,
    kept: &MonthFiles,
) -> Result<(), CatalogError> {
    let prefix = format!("{}.", month.name());
    for (name, path) in list_files(folder)? {
        if name.starts_with(&prefix) && !kept.paths().contains(&path.as_path()) {
            fs::remove_file(&path).at("cannot remove", &path)?;
        }
    }
    Ok(())
}

/// Replaces a file and creates its folder when it is missing.
pub(super) fn replace_chart_file(
    path: &Path,
    write: impl FnOnce(&Path) -> Result<(), CatalogError>,
) -> Result<(), CatalogError> {
    let folder = path.parent().expect("a file in a folder");
    fs::create_dir_all(folder).at("cannot create", folder)?;
    replace_file_with(path, write)
}

/// Lists the files of a folder by name. A missing folder has none.
fn list_files(folder: &Path) -> Result<Vec<(String, PathBuf)>, CatalogError> {
    let entries = match fs::read_dir(folder) {
        Ok(entries) => entries,
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(Vec::new()),
        Err(error) => return Err(error).at("cannot read", folder),
    };
    let mut found = Vec::new();
    for entry in entries {
        let entry = entry.at("cannot read", folder)?;
        let name = entry.file_name().to_string_lossy().into_owned();
        if name.ends_with(EXTENSION) {
            found.push((name, entry.path()));
        }
    }
    found.sort();
    Ok(found)
}
