//! Jobs on both databases: done at least once, and never leased twice at the same time.

use crate::support::prelude::*;
use earshot_app::NewJob;
use futures::future::join_all;
use std::collections::HashSet;

const KIND: &str = "test";
const LEASE: Duration = Duration::from_secs(60);

fn job(name: &str, dedupe_key: Option<&str>) -> NewJob {
    NewJob {
        kind: KIND.to_owned(),
        payload: serde_json::json!({ "of": name }),
        priority: 0,
        dedupe_key: dedupe_key.map(str::to_owned),
        team_id: None,
    }
}

on_both_databases!(a_finished_job_is_not_claimed_again, |db, _| {
    assert_eq!(db.claim_job(KIND, "w", LEASE).await.expect("works"), None);
    db.enqueue(job("late", None)).await.expect("works");
    db.enqueue(NewJob { priority: 5, ..job("urgent", None) }).await.expect("works");
    let first = db.claim_job(KIND, "w", LEASE).await.expect("works").expect("queued");
    assert_eq!((first.kind.as_str(), first.attempt), (KIND, 1));
    assert_eq!(db.claim_job("other", "w", LEASE).await.expect("works"), None, "each kind has its workers");
    assert_eq!(first.payload, serde_json::json!({ "of": "urgent" }));
    assert!(db.finish_job(&first).await.expect("works"));
    assert!(!db.finish_job(&first).await.expect("works"), "finished already");
    assert_eq!(db.claim_job(KIND, "w", LEASE).await.expect("works").expect("queued").payload["of"], "late");
    assert_eq!(db.claim_job(KIND, "w", LEASE).await.expect("works"), None);
});

on_both_databases!(an_expired_lease_passes_the_job_to_another_worker, |db, time| {
    db.enqueue(job("x", None)).await.expect("works");
    let lost = db.claim_job(KIND, "crashed", LEASE).await.expect("works").expect("queued");
    time.advance(LEASE / 2);
    assert!(db.extend_lease(&lost, LEASE).await.expect("works"));
    time.advance(LEASE / 2 + Duration::from_secs(1));
    assert_eq!(db.claim_job(KIND, "other", LEASE).await.expect("works"), None, "still held");
    time.advance(LEASE);
    let taken = db.claim_job(KIND, "other", LEASE).await.expect("works").expect("the lease ran out");
    assert_eq!((taken.id, taken.attempt), (lost.id, 2));
    assert!(!db.finish_job(&lost).await.expect("works"), "the first worker comes too late");
    assert!(db.finish_job(&taken).await.expect("works"));
});

on_both_databases!(a_failing_job_is_retried_and_becomes_dead, |db, time| {
    db.enqueue(job("x", None)).await.expect("works");
    let mut attempts = 0;
    while let Some(job) = db.claim_job(KIND, "w", LEASE).await.expect("works") {
        attempts += 1;
        assert!(db.fail_job(&job, "no luck").await.expect("works"));
        assert_eq!(db.claim_job(KIND, "w", LEASE).await.expect("works"), None, "not at once");
        time.advance(Duration::from_secs(3 * 60 * 60));
    }
    assert_eq!(attempts, 8);
});

on_both_databases!(a_dedupe_key_is_queued_once, |db, _| {
    assert!(db.enqueue(job("x", Some("k"))).await.expect("works").is_some());
    assert!(db.enqueue(job("x", Some("k"))).await.expect("works").is_none());
    let claimed = db.claim_job(KIND, "w", LEASE).await.expect("works").expect("queued");
    assert!(db.enqueue(job("x", Some("k"))).await.expect("works").is_none(), "running");
    db.finish_job(&claimed).await.expect("works");
    assert!(db.enqueue(job("x", Some("k"))).await.expect("works").is_some(), "done");
});

on_both_databases!(workers_never_share_a_job, |db, _| {
    for _ in 0..40 {
        db.enqueue(job("x", None)).await.expect("works");
    }
    let workers = (0..8).map(|number| {
        let db = db.clone();
        tokio::spawn(async move {
            let mut done = Vec::new();
            while let Some(job) = db.claim_job(KIND, &format!("w{number}"), LEASE).await.expect("works") {
                assert!(db.finish_job(&job).await.expect("works"));
                done.push(job.id);
            }
            done
        })
    });
    let done: Vec<_> =
        futures::future::join_all(workers).await.into_iter().flat_map(|ids| ids.expect("no panic")).collect();
    assert_eq!(done.len(), 40);
    assert_eq!(done.iter().collect::<HashSet<_>>().len(), 40);
});

on_both_databases!(teams_take_turns, |db, time| {
    let teams = [Uuid::from_u128(1), Uuid::from_u128(2)];
    let of = |team: usize, name: &str| NewJob { team_id: Some(teams[team]), ..job(name, None) };
    for name in ["a1", "a2", "a3"] {
        db.enqueue(of(0, name)).await.expect("works");
        time.advance(Duration::from_secs(1));
    }
    db.enqueue(of(1, "b1")).await.expect("works");
    let claim = async || {
        time.advance(Duration::from_secs(1));
        db.claim_job(KIND, "w", LEASE).await.expect("works").expect("queued")
    };
    let first = claim().await;
    assert_eq!(first.payload["of"], "a1");
    // The job has more to do, and gives the other team its turn.
    assert!(db.give_back_job(&first, Duration::ZERO).await.expect("works"));
    let second = claim().await;
    assert_eq!((&second.payload["of"], second.attempt), (&"b1".into(), 1));
    assert!(db.finish_job(&second).await.expect("works"));
    let third = claim().await;
    assert_eq!(third.payload["of"], "a2", "what waited longer than the job that was given back");
    let busy = [teams[0].to_string()];
    assert_eq!(db.claim_job_except(KIND, "w", LEASE, &busy).await.expect("works"), None);
    db.enqueue(job("of the server", None)).await.expect("works");
    let own = db.claim_job_except(KIND, "w", LEASE, &busy).await.expect("works").expect("queued");
    assert_eq!(own.payload["of"], "of the server");
    // Turns are no attempts.
    for _ in 0..20 {
        let next = claim().await;
        assert_eq!(next.attempt, 1);
        assert!(db.give_back_job(&next, Duration::ZERO).await.expect("works"));
    }
});

on_both_databases!(servers_that_queue_the_same_job_at_the_same_time_get_one, |db, _| {
    let queued = join_all((0..8).map(|_| db.enqueue(job("once", Some("key"))))).await;
    let ids: Vec<_> = queued.into_iter().filter_map(|id| id.expect("works")).collect();
    assert_eq!(ids.len(), 1, "{ids:?}");
});
