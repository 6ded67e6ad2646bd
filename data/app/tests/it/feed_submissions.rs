//! The queue of submitted feeds, on both databases.

use earshot_app::{FeedRefresh, FeedSubmission, SubmissionFailure, SubmissionFailureKind, SubmissionState};
use std::time::Duration;

const URL: &str = "https://feeds.example/tea.xml";

on_both_databases!(a_feed_waits_once_and_keeps_its_outcome, |db, _| {
    assert_eq!(db.submissions_polled_at().await.expect("works"), None, "nobody reads");
    let first = db.submit_feed(URL, "Tea").await.expect("works").expect("room");
    let again = db.submit_feed(URL, "Tea again").await.expect("works").expect("room");
    assert_eq!(first, again, "it waits already");
    let later = db.submit_feed("https://feeds.example/salt.xml", "Salt").await.expect("works").expect("room");
    let ids = |feeds: Vec<earshot_app::FeedSubmission>| feeds.iter().map(|feed| feed.id).collect::<Vec<_>>();
    assert_eq!(ids(db.poll_submitted_feeds(10).await.expect("works")), [first.id, later.id]);
    assert!(db.submissions_polled_at().await.expect("works").is_some());

    let gone = SubmissionFailure { kind: SubmissionFailureKind::NotFound, reason: "it is gone".to_owned() };
    db.finish_feed_submission(first.id, Some(&gone)).await.expect("works");
    db.finish_feed_submission(later.id, None).await.expect("works");
    assert!(db.poll_submitted_feeds(10).await.expect("works").is_empty());
    let failed = db.feed_submission(first.id).await.expect("works").expect("is kept");
    assert_eq!((failed.state, failed.failure.as_deref()), (SubmissionState::Failed, Some("it is gone")));
    assert_eq!(failed.failure_kind, Some(SubmissionFailureKind::NotFound));
    let read = db.feed_submission(later.id).await.expect("works").expect("is kept");
    assert_eq!((read.state, read.failure), (SubmissionState::Read, None));

    let retried = db.submit_feed(URL, "Tea, mended").await.expect("works").expect("room");
    assert_eq!((retried.id, retried.state, retried.failure), (first.id, SubmissionState::Queued, None));
    assert_eq!(retried.failure_kind, None);
    assert_eq!(ids(db.poll_submitted_feeds(10).await.expect("works")), [first.id]);
    assert_eq!(db.delete_old_feed_submissions().await.expect("works"), 0, "nothing is old");
});

on_both_databases!(a_feed_is_read_again_once_a_minute, |db, time| {
    let refresh = async || db.refresh_feed(URL, "Tea").await.expect("works");
    let queued = |refresh| match refresh {
        FeedRefresh::Queued(FeedSubmission { id, .. }) => id,
        other => panic!("{other:?}"),
    };
    let first = queued(refresh().await);
    time.advance(Duration::from_secs(20));
    assert_eq!(refresh().await, FeedRefresh::TooSoon { wait: Duration::from_secs(40) });
    time.advance(Duration::from_secs(40));
    assert_eq!(queued(refresh().await), first, "it still waits");
    assert_eq!(db.poll_submitted_feeds(10).await.expect("works").len(), 1);
    db.finish_feed_submission(first, None).await.expect("works");
    assert_eq!(queued(refresh().await), first, "it is queued again");
    assert!(matches!(refresh().await, FeedRefresh::TooSoon { .. }), "also when it was read");
});
