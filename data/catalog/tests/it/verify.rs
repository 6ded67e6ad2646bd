//! Verification of generations: every flipped byte is found, and its file is named.

use super::*;
use earshot_catalog::generation::{self, Verification, damage_of_error, remove_abandoned_folders, verify};
use earshot_catalog::{BuildManifest, Generation, PartialGeneration};
use rand::rngs::StdRng;
use rand::{Rng as _, SeedableRng as _};
use std::path::Path;
use std::time::Duration;
use std::{fs, io};

const FLIPS: usize = 500;

/// Fills each folder of a generation with a few files of arbitrary content.
fn fill(built: &PartialGeneration, seed: u64) {
    let mut random = StdRng::seed_from_u64(seed);
    let files = [
        "tables/podcasts/000001.parquet",
        "tables/episodes/000001.parquet",
        "index/meta.json",
        "index/shard-0/segment.term",
        "index/shard-0/segment.pos",
        "index/shard-0/segment.vectors",
        "charts/days.parquet",
        "rss-statistics.json",
    ];
    for file in files {
        let mut content = vec![0_u8; random.random_range(1..5_000)];
        random.fill(&mut content[..]);
        let path = built.path.join(file);
        fs::create_dir_all(path.parent().expect("a folder")).expect("folder");
        fs::write(path, content).expect("file");
    }
}

fn publish(dir: &DataDir, built: PartialGeneration) -> Generation {
    generation::publish(dir, built, now(), 1, vec![], Default::default()).expect("publishes")
}

fn publish_filled(dir: &DataDir, seed: u64) -> Generation {
    let built = generation::start(dir, Duration::ZERO).expect("starts");
    fill(&built, seed);
    publish(dir, built)
}

fn verify_served(dir: &DataDir) -> Verification {
    verify(dir, None, &|_, _| {}).expect("verifies")
}

fn flip_bit(path: &Path, random: &mut StdRng) {
    let mut content = fs::read(path).expect("a file");
    let at = random.random_range(0..content.len());
    content[at] ^= 1 << random.random_range(0..8);
    fs::write(path, content).expect("written");
}

#[test]
fn each_of_500_flipped_bits_is_found_in_its_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let dir = DataDir::new(folder.path());
    // An earlier generation exists too: a changed digit in `CURRENT` names it.
    publish_filled(&dir, 1);
    let served = publish_filled(&dir, 2);
    assert_eq!(verify_served(&dir).damaged, []);

    let mut files: Vec<String> = served.manifest.files.iter().map(|(file, _)| file.clone()).collect();
    assert_eq!(files.len(), 8);
    files.extend(["manifest.json", "manifest.sha256", "CURRENT"].map(str::to_owned));
    let mut random = StdRng::seed_from_u64(28);
    for number in 0..FLIPS {
        let file = &files[number % files.len()];
        let path = if file == "CURRENT" { dir.generations().join(file) } else { served.path.join(file) };
        let sound = fs::read(&path).expect("a file");
        flip_bit(&path, &mut random);
        let found = verify_served(&dir);
        let damaged: Vec<&str> = found.damaged.iter().map(|damaged| damaged.file.as_str()).collect();
        assert_eq!(damaged, [file.as_str()], "flip {number}: {found:?}");
        if ["manifest.json", "manifest.sha256", "CURRENT"].contains(&file.as_str()) {
            // These files are checked whenever a generation is opened, so a damaged one is never served.
            generation::open_current(&dir).expect_err(file);
        }
        fs::write(&path, sound).expect("mended");
    }
    assert_eq!(verify_served(&dir).damaged, []);
}

/// A test user may be root, who can read every file, so the errors are made here.
#[test]
fn a_file_that_may_not_be_read_is_not_damaged() {
    let path = Path::new("generations/000001/podcasts.parquet");
    let denied = damage_of_error(path, io::ErrorKind::PermissionDenied.into());
    assert!(matches!(denied, Err(CatalogError::File { path: found, .. }) if found == path));
    assert!(damage_of_error(path, io::ErrorKind::NotFound.into()).is_ok());
}

#[test]
fn a_file_that_is_shared_keeps_the_hash_it_was_published_with() {
    let folder = tempfile::tempdir().expect("a folder");
    let dir = DataDir::new(folder.path());
    let first = publish_filled(&dir, 1);
    let table = first.path.join("tables/episodes/000001.parquet");
    flip_bit(&table, &mut StdRng::seed_from_u64(1));
    let built = generation::start(&dir, Duration::ZERO).expect("starts");
    generation::share_parts(&first, &built).expect("shares");
    fs::write(built.path.join("tables/new.parquet"), "new").expect("file");
    let second = publish(&dir, built);
    // The file is not read again, so its current content has no recorded hash.
    let file = "tables/episodes/000001.parquet";
    assert_eq!(second.manifest.hashes[file], first.manifest.hashes[file]);
    assert_eq!(verify_served(&dir).damaged[0].file, file);
    assert_eq!(verify_served(&dir).damaged.len(), 1);
}

#[test]
fn a_rollback_rewrites_a_damaged_pointer() {
    let folder = tempfile::tempdir().expect("a folder");
    let dir = DataDir::new(folder.path());
    publish_filled(&dir, 1);
    publish_filled(&dir, 2);
    let pointer = dir.generations().join("CURRENT");
    let damaged = fs::read_to_string(&pointer).expect("read").replace("000002", "000001");
    fs::write(&pointer, damaged).expect("written");
    let error = generation::open_current(&dir).expect_err("damaged");
    assert!(error.to_string().starts_with("CURRENT is damaged: it names generation 000001"), "{error}");
    assert_eq!(generation::roll_back(&dir).expect("goes back").manifest.name, "000002");
    assert_eq!(verify_served(&dir).damaged, []);
}

#[test]
fn a_generation_without_hashes_opens() {
    let folder = tempfile::tempdir().expect("a folder");
    let dir = DataDir::new(folder.path());
    let served = publish_filled(&dir, 1);
    // As an older program wrote it.
    let manifest = served.path.join("manifest.json");
    let mut json: serde_json::Value = serde_json::from_slice(&fs::read(&manifest).expect("read")).expect("JSON");
    json.as_object_mut().expect("an object").remove("hashes").expect("hashes");
    fs::write(&manifest, json.to_string()).expect("written");
    fs::remove_file(served.path.join("manifest.sha256")).expect("removed");
    fs::write(dir.generations().join("CURRENT"), "000001\n").expect("written");

    assert!(generation::open_current(&dir).expect("opens").is_some());
    let found = verify_served(&dir);
    assert_eq!((found.has_hashes, found.damaged.len()), (false, 0));
    fs::write(served.path.join("index/meta.json"), "short").expect("written");
    assert_eq!(verify_served(&dir).damaged[0].file, "index/meta.json");
}

#[test]
fn abandoned_folders_are_removed_and_waiting_or_running_builds_are_kept() {
    let folder = tempfile::tempdir().expect("a folder");
    let dir = DataDir::new(folder.path());
    let first = publish_filled(&dir, 1);
    let second = publish_filled(&dir, 2);

    let under_way = generation::start(&dir, Duration::ZERO).expect("starts");
    fill(&under_way, 3);
    // The lock treats it as another process.
    assert_eq!(remove_abandoned_folders(&dir).expect("looks"), Vec::<String>::new());
    assert!(generation::start(&dir, Duration::ZERO).is_err(), "two builds at the same time");
    assert!(under_way.path.join("index/meta.json").exists());

    // A killed process loses its lock, and its folder is removed.
    let path = under_way.path.clone();
    drop(under_way);
    assert_eq!(remove_abandoned_folders(&dir).expect("removes"), ["000003.partial"]);
    assert!(!path.exists());

    let built = generation::start(&dir, Duration::ZERO).expect("starts");
    fill(&built, 3);
    built.write_build_manifest(&BuildManifest { revision: 1, parts: vec![] }).expect("marked");
    drop(built);
    // A process killed while removing the first generation.
    fs::remove_file(first.path.join("manifest.json")).expect("removed");
    assert_eq!(remove_abandoned_folders(&dir).expect("removes"), ["000001"]);
    assert!(second.path.join("index/meta.json").exists());
    let waiting = generation::open_partial(&dir, Duration::ZERO).expect("looks").expect("a build that waits");
    assert_eq!(publish(&dir, waiting).manifest.name, "000003");
}
