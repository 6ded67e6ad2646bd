//! The searches of teams on both databases: found by their team for 90 days after they were last run.

use crate::support::prelude::*;
use earshot_app::{SearchWriteQueue, StoredSearch};

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

fn search(db: &Db, account: &Account, hash: &str) -> StoredSearch {
    StoredSearch {
        id: StoredSearch::id_of(account.team_id, hash),
        team_id: account.team_id,
        user_id: Some(account.user_id),
        mode: "podcasts".to_owned(),
        request: format!("{{\"topics\":[\"{hash}\"]}}"),
        searched_at: db.clock().now(),
    }
}

async fn user(db: &Db, name: &str) -> Account {
    db.create_user(&format!("{name}@example.org"), Tier::Business).await.expect("a user")
}

on_both_databases!(a_search_is_found_by_its_team_alone, |db, _| {
    let (ann, bob) = (user(&db, "ann").await, user(&db, "bob").await);
    let stored = search(&db, &ann, "rust ' \u{1f399}");
    db.record_search(stored.clone());
    // Found before and after the queue writes it.
    for _ in 0..2 {
        assert_eq!(db.find_search(ann.team_id, stored.id).await.expect("works"), Some(stored.clone()));
        assert_eq!(db.find_search(bob.team_id, stored.id).await.expect("works"), None);
        db.finish_search_writes().await;
    }
    assert_ne!(search(&db, &bob, "rust").id, search(&db, &ann, "rust").id, "each team has its own ids");
    let other = search(&db, &ann, "never searched");
    assert_eq!(db.find_search(ann.team_id, other.id).await.expect("works"), None);
});

on_both_databases!(a_repeat_extends_the_life_of_a_search, |db, time| {
    let ann = user(&db, "ann").await;
    let (once, again) = (search(&db, &ann, "once"), search(&db, &ann, "again"));
    db.record_search(once.clone());
    db.record_search(again.clone());
    db.finish_search_writes().await;
    time.advance(60 * DAY);
    let repeated = search(&db, &ann, "again");
    assert_eq!(repeated.id, again.id);
    db.record_search(repeated.clone());
    db.finish_search_writes().await;
    assert_eq!(db.delete_old_searches().await.expect("works"), 0);
    time.advance(30 * DAY);
    assert_eq!(db.find_search(ann.team_id, once.id).await.expect("works"), Some(once.clone()), "90 days");
    time.advance(Duration::from_secs(1));
    assert_eq!(db.find_search(ann.team_id, once.id).await.expect("works"), None, "also before the cleanup");
    assert_eq!(db.delete_old_searches().await.expect("works"), 1);
    assert_eq!(db.find_search(ann.team_id, again.id).await.expect("works"), Some(repeated));
});

on_both_databases!(searches_are_deleted_with_their_team, |db, _| {
    let (ann, bob) = (user(&db, "ann").await, user(&db, "bob").await);
    let (of_ann, of_bob) = (search(&db, &ann, "rust"), search(&db, &bob, "rust"));
    db.record_search(of_ann.clone());
    db.record_search(of_bob.clone());
    db.finish_search_writes().await;
    assert!(db.delete_user(ann.user_id).await.expect("works"));
    assert_eq!(db.find_search(ann.team_id, of_ann.id).await.expect("works"), None);
    // A search of a deleted team fails its batch, and the others in it are still written.
    let late: Vec<_> = (0..20).map(|number| search(&db, &bob, &number.to_string())).collect();
    db.record_search(of_ann);
    for search in &late {
        db.record_search(search.clone());
    }
    db.finish_search_writes().await;
    for search in late.into_iter().chain([of_bob]) {
        assert_eq!(db.find_search(bob.team_id, search.id).await.expect("works"), Some(search));
    }
});

#[test]
fn one_writer_takes_all_searches_in_batches() {
    let search = |number: u128| StoredSearch {
        id: Uuid::from_u128(number),
        team_id: Uuid::nil(),
        user_id: None,
        mode: "podcasts".to_owned(),
        request: "{}".to_owned(),
        searched_at: "2026-11-21T10:00:00Z".parse().expect("a time"),
    };
    let queue = SearchWriteQueue::default();
    assert!(queue.push(search(0)).expect("fits"), "the first one starts a writer");
    for number in 0..100 {
        assert!(!queue.push(search(number)).expect("fits"));
    }
    let first = queue.take_batch();
    assert_eq!(first.len(), 64);
    assert_eq!(queue.find(first[0].id), Some(first[0].clone()), "until it is written");
    assert_eq!(queue.take_batch().len(), 36, "a repeat replaces the waiting one");
    assert_eq!(queue.find(first[0].id), None);
    assert!(queue.take_batch().is_empty());
    assert!(queue.push(search(0)).expect("fits"), "the next one starts a writer again");
}

on_both_databases!(the_memory_of_waiting_searches_is_bounded, |db, _| {
    let ann = user(&db, "ann").await;
    let large = |number: u32| StoredSearch { request: "x".repeat(2 << 20), ..search(&db, &ann, &number.to_string()) };
    let stored = async || {
        db.finish_search_writes().await;
        db.searches_of(&ann, None, 100).await.expect("works").len()
    };
    // Nothing is written before the test awaits.
    for number in 0..10 {
        db.record_search(large(number));
    }
    assert_eq!(stored().await, 3, "of 8 MiB");
    db.record_search(large(10));
    assert_eq!(stored().await, 4, "written ones no longer count");
});

on_both_databases!(more_searches_than_fit_into_a_transaction_are_all_written, |db, _| {
    let ann = user(&db, "ann").await;
    for number in (0..100).chain([0]) {
        db.record_search(search(&db, &ann, &number.to_string()));
    }
    db.finish_search_writes().await;
    assert_eq!(db.searches_of(&ann, None, 200).await.expect("works").len(), 100, "a repeat has the same row");
    db.record_search(search(&db, &ann, "one more"));
    db.finish_search_writes().await;
    assert_eq!(db.searches_of(&ann, None, 200).await.expect("works").len(), 101);
});
