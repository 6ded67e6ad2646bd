//! What a follower copies.

use crate::support::{Folder, new_store};
use chrono::DateTime;
use earshot_catalog::{read_opt_outs, replace_opt_outs};
use earshot_model::OptOut;
use earshot_replication::StoreError;
use earshot_testkit::s3_endpoint;
use std::fs;
use std::os::unix::fs::MetadataExt as _;

#[tokio::test(flavor = "multi_thread")]
async fn a_folder_follows_a_store() {
    let Some(endpoint) = s3_endpoint() else { return };
    let (store, publisher, copy) = (new_store(&endpoint), Folder::new(), Folder::new());
    let mut follower = copy.follower(&store);
    assert_eq!(follower.poll().await.expect("an empty store"), None);

    publisher.publish(&[("shared", b"shared"), ("folder/file", b"one")]);
    publisher.upload(&store).await.expect("an upload");
    assert_eq!(follower.poll().await.expect("a copy").as_deref(), Some("000001"));
    assert_eq!(follower.poll().await.expect("no change"), None);
    let inode =
        |folder: &Folder| fs::metadata(folder.served().expect("served").index().join("shared")).expect("file").ino();
    let before = inode(&copy);

    publisher.publish(&[("shared", b"shared"), ("folder/file", b"two")]);
    publisher.upload(&store).await.expect("an upload");
    assert_eq!(follower.poll().await.expect("a copy").as_deref(), Some("000002"));
    assert_eq!((copy.read("folder/file"), inode(&copy)), (b"two".to_vec(), before), "what the folder has is linked");
    copy.assert_intact();
    assert!(copy.served().expect("served").index().join("empty/folder").is_dir());
}

#[tokio::test(flavor = "multi_thread")]
async fn opt_outs_are_copied_without_a_new_generation() {
    let Some(endpoint) = s3_endpoint() else { return };
    let (store, publisher, copy) = (new_store(&endpoint), Folder::new(), Folder::new());
    publisher.publish(&[("file", b"one")]);
    let mut follower = copy.follower(&store);
    for domains in [&["show.example"][..], &["show.example", "host.example"]] {
        let list: Vec<OptOut> =
            domains.iter().filter_map(|domain| OptOut::new(domain, "a request", DateTime::UNIX_EPOCH)).collect();
        let json = serde_json::to_vec(&list).expect("JSON");
        replace_opt_outs(&publisher.dir, &json).expect("a list");
        publisher.upload(&store).await.expect("an upload");
        follower.poll().await.expect("a copy");
        let copied = read_opt_outs(&copy.dir).expect("a list");
        assert!(domains.iter().all(|domain| copied.has_domain(domain)));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn older_copies_make_room() {
    let Some(endpoint) = s3_endpoint() else { return };
    let (store, publisher, copy) = (new_store(&endpoint), Folder::new(), Folder::new());
    // Room for two generations with their manifests, and not for three.
    let mut follower = copy.follower_within(&store, 250_000);
    for number in 0_u8..4 {
        publisher.publish(&[("file", &[number; 100_000])]);
        publisher.upload(&store).await.expect("an upload");
        follower.poll().await.expect("a copy");
        assert_eq!(copy.read("file")[0], number);
    }
    let mut kept: Vec<_> = fs::read_dir(copy.dir.generations())
        .expect("folder")
        .map(|entry| entry.expect("entry").file_name().into_string().expect("UTF-8"))
        .collect();
    kept.sort();
    assert_eq!(kept, ["000003", "000004", "CURRENT"]);

    publisher.publish(&[("file", &[9; 300_000])]);
    publisher.upload(&store).await.expect("an upload");
    let refused = follower.poll().await;
    assert!(matches!(refused, Err(StoreError::TooLarge { .. })), "{refused:?}");
    assert_eq!(copy.read("file")[0], 3, "the last one stays in service");
}
