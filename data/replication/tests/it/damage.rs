//! A store with wrong content, an interrupted transfer, a store that is away.

use crate::support::{Folder, new_store, store_at};
use earshot_catalog::generation::{PublishedManifest, Replica};
use earshot_replication::StoreError;
use earshot_testkit::s3_endpoint;
use std::fs;
use std::time::Duration;

#[tokio::test(flavor = "multi_thread")]
async fn a_damaged_file_is_not_uploaded() {
    let Some(endpoint) = s3_endpoint() else { return };
    let (store, publisher) = (new_store(&endpoint), Folder::new());
    let served = publisher.publish(&[("file", b"one")]);
    fs::write(served.index().join("file"), b"two").expect("file");
    let refused = publisher.upload(&store).await;
    assert!(matches!(refused, Err(StoreError::DamagedFile { .. })), "{refused:?}");
    assert_eq!(Folder::new().follower(&store).poll().await.expect("an empty store"), None);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_interrupted_transfer_continues() {
    let Some(endpoint) = s3_endpoint() else { return };
    let (store, publisher, copy) = (new_store(&endpoint), Folder::new(), Folder::new());
    let contents: Vec<Vec<u8>> = (0_u8..40).map(|number| vec![number; 50_000]).collect();
    let names: Vec<String> = (0..40).map(|number| format!("file{number}")).collect();
    let files: Vec<(&str, &[u8])> = names.iter().map(String::as_str).zip(contents.iter().map(Vec::as_slice)).collect();
    publisher.publish(&files);
    // Each attempt gets more time than the last, until one is complete.
    let mut limit = Duration::from_millis(5);
    while tokio::time::timeout(limit, publisher.upload(&store)).await.is_err() {
        limit *= 2;
        let empty = Folder::new();
        if empty.follower(&store).poll().await.expect("a copy").is_some() {
            empty.assert_intact();
        }
    }
    let mut follower = copy.follower(&store);
    let mut limit = Duration::from_millis(5);
    while tokio::time::timeout(limit, follower.poll()).await.is_err() {
        limit *= 2;
        assert!(copy.served().is_none(), "half a copy is not served");
    }
    copy.assert_intact();
    assert_eq!(copy.read("file39"), contents[39]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_store_that_is_away_changes_nothing() {
    let Some(endpoint) = s3_endpoint() else { return };
    let (store, publisher, copy) = (new_store(&endpoint), Folder::new(), Folder::new());
    publisher.publish(&[("file", b"one")]);
    publisher.upload(&store).await.expect("an upload");
    copy.follower(&store).poll().await.expect("a copy");
    // Nothing listens at this address.
    let away = store_at("http://127.0.0.1:9", "s3://earshot/away");
    let failed = copy.follower(&away).poll().await;
    assert!(matches!(failed, Err(StoreError::Store(_))), "{failed:?}");
    assert_eq!(copy.read("file"), b"one");
}

/// No store is needed: a manifest is checked before a folder is touched.
#[test]
fn manifests_stay_in_their_folder() {
    let publisher = Folder::new();
    publisher.publish(&[("file", b"one")]);
    let good = PublishedManifest::of_current(&publisher.dir).expect("reads").expect("a manifest");
    let json = String::from_utf8(good.json).expect("JSON");
    for bad in ["../file", "/etc/file", "index/../../file", "manifest.json", ""] {
        let changed = json.replace("index/file", bad);
        assert!(PublishedManifest::parse(changed.into_bytes()).is_err(), "{bad}");
    }
    let copy = Folder::new();
    let published = PublishedManifest::parse(json.into_bytes()).expect("a manifest");
    let replica = Replica::begin(&copy.dir, published, Duration::ZERO).expect("begins").expect("a copy");
    assert_eq!(replica.missing().len(), 1);
    assert!(replica.complete(&copy.dir).is_err(), "a file is missing");
    assert!(copy.served().is_none());
}
