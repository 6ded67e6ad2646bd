//! Generations are published, rolled back and pruned.

use super::now;
use earshot_catalog::generation::{list, open_current, prune, publish, roll_back, start};
use earshot_catalog::{DataDir, Generation};
use earshot_model::Statistics;
use std::fs;
use std::time::Duration;

fn publish_one(dir: &DataDir, content: &str) -> Generation {
    let built = start(dir, Duration::ZERO).expect("starts");
    fs::create_dir_all(built.index()).expect("folder");
    fs::write(built.index().join("segment"), content).expect("file");
    publish(dir, built, now(), 1, vec![], Statistics::default()).expect("publishes")
}

#[test]
fn generations_are_published_rolled_back_and_pruned() {
    let folder = tempfile::tempdir().expect("temporary folder");
    let dir = DataDir::new(folder.path());
    assert!(open_current(&dir).expect("reads").is_none());
    for content in ["one", "two", "three", "four"] {
        publish_one(&dir, content);
    }
    let name = |generation: Option<Generation>| generation.map(|it| it.manifest.name).unwrap_or_default();
    assert_eq!(name(open_current(&dir).expect("reads")), "000004");
    assert_eq!(roll_back(&dir).expect("goes back").manifest.name, "000003");
    assert_eq!(name(open_current(&dir).expect("reads")), "000003");
    assert_eq!(prune(&dir, 1, None).expect("prunes"), ["000001"]);
    assert_eq!(list(&dir).expect("lists"), ["000002", "000003", "000004"]);
    assert_eq!(publish_one(&dir, "five").manifest.name, "000005");
    // Generation 3 was served until now: clients still request further pages of searches that began in it.
    assert_eq!(prune(&dir, 0, Some("000003")).expect("prunes"), ["000002", "000004"]);
    assert_eq!(list(&dir).expect("lists"), ["000003", "000005"]);
}

#[test]
fn a_damaged_generation_is_rejected_with_a_remedy() {
    let folder = tempfile::tempdir().expect("temporary folder");
    let dir = DataDir::new(folder.path());
    publish_one(&dir, "one");
    let second = publish_one(&dir, "two");
    fs::write(second.index().join("segment"), "tw").expect("file");
    let error = open_current(&dir).expect_err("damaged");
    assert_eq!(
        error.to_string(),
        "CURRENT names generation 000002, which is missing or incomplete: index/segment has 2 bytes, expected 3"
    );
    assert!(error.hint().is_some_and(|hint| hint.contains("--rollback")));
    assert_eq!(roll_back(&dir).expect("goes back").manifest.name, "000001");
}

#[test]
fn an_unfinished_build_is_removed_by_the_next() {
    let folder = tempfile::tempdir().expect("temporary folder");
    let dir = DataDir::new(folder.path());
    let unfinished = start(&dir, Duration::ZERO).expect("starts");
    fs::write(unfinished.path.join("half"), "x").expect("file");
    drop(unfinished);
    let next = start(&dir, Duration::ZERO).expect("starts");
    assert!(!next.path.join("half").exists());
    assert!(open_current(&dir).expect("reads").is_none());
}
