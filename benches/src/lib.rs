#![doc = include_str!("../README.md")]

pub mod alert_labels;
pub mod chart_bench;
mod command;
pub mod crawl_labels;
pub mod credit_texts;
mod failure;
pub mod people_labels;
pub mod search_bench;
pub mod vector_bench;

pub use command::run_command;
pub use failure::Failure;

use earshot_generate::synthetic::{SyntheticOptions, generate};
use std::path::{Path, PathBuf};

/// Returns feed files to measure with, and their description: real ones beside the checkout if available, else
/// synthetic ones generated in `scratch`.
///
/// # Panics
/// When the synthetic feeds cannot be written.
#[must_use]
pub fn feed_files(scratch: &Path) -> (Vec<PathBuf>, &'static str) {
    let real = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../shared/real/feeds/shows");
    if real.is_dir() {
        return (list_files(&real), "real");
    }
    let today = chrono::NaiveDate::from_ymd_opt(2026, 11, 1).expect("a day");
    let options = SyntheticOptions { has_defects: false, ..SyntheticOptions::new(200, 10_000, today) };
    generate(&options, scratch, &mut |_| {}).expect("synthetic feeds are written");
    (list_files(&scratch.join("feeds")), "synthetic")
}

/// Returns every file below a folder, sorted.
///
/// # Panics
/// When the folder cannot be listed.
#[must_use]
pub fn list_files(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(&folder).expect("a folder").flatten() {
            let path = entry.path();
            if path.is_dir() { folders.push(path) } else { found.push(path) }
        }
    }
    found.sort();
    found
}
