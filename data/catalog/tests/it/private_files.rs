//! Files in the data folder are private, except for those that the service publishes.

use super::now;
use earshot_catalog::private_files::restrict_private_files;
use earshot_catalog::{CatalogOptions, DataDir, FeedCheckStore, Writer, generation};
use earshot_model::OptOut;
use std::fs::{self, Permissions};
use std::os::unix::fs::PermissionsExt as _;
use std::path::Path;
use std::time::Duration;

fn mode(path: &Path) -> u32 {
    fs::symlink_metadata(path).expect("there").permissions().mode() & 0o777
}

fn set_mode(path: &Path, mode: u32) {
    fs::set_permissions(path, Permissions::from_mode(mode)).expect("ours");
}

/// Returns the names in the data folder that others may read.
fn readable(dir: &DataDir) -> Vec<String> {
    let entries = fs::read_dir(dir.path()).expect("a folder").map(|entry| entry.expect("an entry"));
    let mut names: Vec<String> = entries
        .filter(|entry| mode(&entry.path()) & 0o077 != 0)
        .map(|entry| entry.file_name().to_string_lossy().into_owned())
        .collect();
    names.sort();
    names
}

fn opt_out(writer: &mut Writer, address: &str) {
    let entry = OptOut::new(address, "asked", now()).expect("an address");
    writer.add_opt_outs(&[entry]).expect("adds");
}

#[test]
fn created_files_are_private_to_their_owner() {
    let folder = tempfile::tempdir().expect("a folder");
    let dir = DataDir::new(folder.path().join("new/data"));
    let mut writer = Writer::open(&dir, CatalogOptions::default(), "test").expect("opens");
    assert_eq!(mode(dir.path()), 0o700);
    let log = dir.path().join("catalog.duckdb.wal");
    for address in ["ann@example.org", "bob@example.org"] {
        opt_out(&mut writer, address);
        assert!(fs::metadata(&log).expect("a log").len() > 0, "DuckDB writes the log that is there");
        assert_eq!(mode(&log), 0o600);
        // A killed writer leaves its log. Without one, the next writer creates a new one.
        writer.release();
    }
    let _checks = FeedCheckStore::open(&dir).expect("opens");
    drop(generation::start(&dir, Duration::ZERO).expect("starts"));
    for name in ["catalog.duckdb", "catalog.lock", "catalog.queue", "build.lock", "checks.sqlite", "opt-outs.json"] {
        assert_eq!(mode(&dir.path().join(name)), 0o600, "{name}");
    }
    assert_eq!(mode(&dir.spill()), 0o700);
    assert!(readable(&dir).iter().all(|name| name == "generations"), "{:?}", readable(&dir));
}

#[test]
fn existing_files_lose_group_access_except_generations() {
    let folder = tempfile::tempdir().expect("a folder");
    let dir = DataDir::new(folder.path());
    set_mode(dir.path(), 0o755);
    assert!(restrict_private_files(&dir).restricted.is_empty(), "an empty folder");
    opt_out(&mut Writer::open(&dir, CatalogOptions::default(), "test").expect("opens"), "ann@example.org");
    fs::create_dir(dir.generations()).expect("made");
    fs::create_dir(dir.outbox()).expect("made");
    fs::write(dir.app_database(), "").expect("written");
    let private = [dir.catalog(), dir.catalog_lock(), dir.opt_outs(), dir.outbox(), dir.app_database()];
    for path in &private {
        set_mode(path, 0o755);
    }
    set_mode(&dir.generations(), 0o755);
    let found = restrict_private_files(&dir);
    let mut restricted = found.restricted.clone();
    restricted.sort();
    let mut expected = private.to_vec();
    expected.sort();
    assert_eq!(restricted, expected);
    assert!(found.foreign_files.is_empty() && !found.is_folder_writable);
    assert!(private.iter().all(|path| mode(path) == 0o700));
    assert_eq!((mode(dir.path()), mode(&dir.generations())), (0o755, 0o755), "who made the folder decides");
    assert!(restrict_private_files(&dir).restricted.is_empty(), "once");

    set_mode(dir.path(), 0o777);
    assert!(restrict_private_files(&dir).is_folder_writable);
}
