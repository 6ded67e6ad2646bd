//! The archive of vectors: each text once, by model, in parts.

use earshot_catalog::{CatalogOptions, DataDir, EmbeddingArchive, EmbeddingArchiveWriter};
use std::error::Error as _;
use std::fs;
use std::path::{Path, PathBuf};

/// Vectors per part.
const PART_ROWS: usize = 4_096;

fn vector(first: f32) -> Vec<f32> {
    let mut numbers = vec![0.25; 768];
    numbers[0] = first;
    numbers
}

fn only_entry(folder: &Path) -> PathBuf {
    let mut entries = fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path());
    let entry = entries.next().expect("an entry");
    assert_eq!(entries.next(), None);
    entry
}

#[test]
fn vectors_are_kept_by_text_and_by_model() {
    let folder = tempfile::tempdir().expect("makes a folder");
    let dir = DataDir::new(folder.path());
    let options = CatalogOptions::default();
    let mut writer = EmbeddingArchiveWriter::open(&dir, "model's own", &options).expect("opens");
    assert!(writer.is_empty());
    for number in 0..5_000_u16 {
        writer.add(&format!("text {number}"), &vector(f32::from(number))).expect("adds");
    }
    writer.add("text 3", &vector(9.0)).expect("is there already");
    assert!(writer.add("short", &[1.0]).is_err());
    drop(writer);

    // The first part is complete; the rest was never flushed.
    let mut writer = EmbeddingArchiveWriter::open(&dir, "model's own", &options).expect("opens");
    assert_eq!(writer.len(), PART_ROWS);
    assert!(writer.contains("text 0") && !writer.contains("text 4999"));
    writer.add("text 4999", &vector(-1.5)).expect("adds");
    writer.flush().expect("writes");
    let kept = EmbeddingArchive::open(&dir, "model's own", &options).expect("opens");
    assert_eq!(kept.len(), PART_ROWS + 1);
    assert_eq!(kept.find("text 7").expect("reads"), Some(vector(7.0)));
    assert_eq!(kept.find("text 4999").expect("reads"), Some(vector(-1.5)));
    assert_eq!(kept.find("text 3").expect("reads"), Some(vector(3.0)));
    assert_eq!(kept.find("nobody said this").expect("reads"), None);
    assert!(EmbeddingArchive::open(&dir, "another", &options).expect("opens").is_empty());
}

#[test]
fn a_damaged_part_is_rejected_by_name() {
    let folder = tempfile::tempdir().expect("makes a folder");
    let dir = DataDir::new(folder.path());
    let options = CatalogOptions::default();
    let mut writer = EmbeddingArchiveWriter::open(&dir, "m", &options).expect("opens");
    writer.add("a", &vector(0.5)).expect("adds");
    writer.flush().expect("writes");
    let part = only_entry(&only_entry(&dir.path().join("vectors")));
    let whole = fs::read(&part).expect("reads");
    fs::write(&part, &whole[..whole.len() / 2]).expect("writes");
    let refused = EmbeddingArchive::open(&dir, "m", &options).expect_err("is damaged");
    let reported = format!("{refused}: {:?}", refused.source().map(ToString::to_string));
    assert!(reported.contains("part-000001"), "{reported}");
}
