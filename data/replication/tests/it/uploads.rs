//! What an upload sends, and who is first.

use crate::support::{Folder, in_days, new_store, upload_options};
use earshot_replication::{StoreError, UploadOptions};
use earshot_testkit::s3_endpoint;

#[tokio::test(flavor = "multi_thread")]
async fn only_new_files_are_uploaded() {
    let Some(endpoint) = s3_endpoint() else { return };
    let (store, folder) = (new_store(&endpoint), Folder::new());
    // Larger than a part of an upload.
    let large = vec![7; 20 << 20];
    folder.publish(&[("large", &large), ("small", b"one"), ("twice", b"one")]);
    let first = folder.upload(&store).await.expect("an upload");
    assert_eq!((first.files, first.uploaded_files, first.uploaded_bytes), (3, 2, large.len() as u64 + 3));
    let again = folder.upload(&store).await.expect("an upload");
    assert_eq!((again.uploaded_files, again.generation.as_str()), (0, "000001"));

    folder.publish(&[("large", &large), ("small", b"one"), ("new", b"four")]);
    let second = folder.upload(&store).await.expect("an upload");
    assert_eq!((second.uploaded_files, second.uploaded_bytes), (1, 4));
}

#[tokio::test(flavor = "multi_thread")]
async fn one_of_two_publishers_wins() {
    let Some(endpoint) = s3_endpoint() else { return };
    let store = new_store(&endpoint);
    let (one, other) = (Folder::new(), Folder::new());
    for round in 1_u8..=4 {
        one.publish(&[("file", &[round, 1])]);
        other.publish(&[("file", &[round, 2])]);
        let (first, second) = tokio::join!(one.upload(&store), other.upload(&store));
        assert_ne!(first.is_ok(), second.is_ok(), "{first:?} {second:?}");
        let (winner, lost) = if first.is_ok() { (&one, second) } else { (&other, first) };
        assert!(matches!(lost, Err(StoreError::Conflict { .. } | StoreError::NotNewer { .. })), "{lost:?}");
        let copy = Folder::new();
        copy.follower(&store).poll().await.expect("a copy");
        assert_eq!(copy.read("file"), winner.read("file"));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_older_generation_needs_a_rollback() {
    let Some(endpoint) = s3_endpoint() else { return };
    let (store, folder) = (new_store(&endpoint), Folder::new());
    folder.publish(&[("file", b"one")]);
    folder.upload(&store).await.expect("an upload");
    folder.publish(&[("file", b"two")]);
    folder.upload(&store).await.expect("an upload");
    let copy = Folder::new();
    let mut follower = copy.follower(&store);
    follower.poll().await.expect("a copy");

    earshot_catalog::generation::roll_back(&folder.dir).expect("goes back");
    let refused = folder.upload(&store).await;
    assert!(matches!(refused, Err(StoreError::NotNewer { .. })), "{refused:?}");
    let options = UploadOptions { is_rollback: true, ..upload_options() };
    folder.upload_with(&store, options).await.expect("an upload");
    assert_eq!(follower.poll().await.expect("a copy").as_deref(), Some("000001"));
    assert_eq!(copy.read("file"), b"one");
}

#[tokio::test(flavor = "multi_thread")]
async fn old_generations_end_after_a_day() {
    let Some(endpoint) = s3_endpoint() else { return };
    let (store, folder) = (new_store(&endpoint), Folder::new());
    for content in [b"one", b"two"] {
        folder.publish(&[("file", content), ("common", b"common")]);
        folder.upload(&store).await.expect("an upload");
    }
    let options = UploadOptions { keep: 1, ..upload_options() };
    folder.publish(&[("file", b"three"), ("common", b"common")]);
    let kept = folder.upload_with(&store, options).await.expect("an upload");
    assert_eq!(kept.removed, [""; 0], "an upload of another publisher may need the files");
    folder.publish(&[("file", b"four"), ("common", b"common")]);
    let later = UploadOptions { now: in_days(2), ..options };
    let removed = folder.upload_with(&store, later).await.expect("an upload");
    assert_eq!(removed.removed, ["000001", "000002"]);
    let copy = Folder::new();
    copy.follower(&store).poll().await.expect("a copy");
    assert_eq!((copy.read("file"), copy.read("common")), (b"four".to_vec(), b"common".to_vec()));
    copy.assert_intact();
}
