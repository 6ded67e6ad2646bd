//! Relevancy reviews and runs on both databases.

use crate::support::prelude::*;
use earshot_app::{
    ListRejection, ProjectVersions, RELEVANCY_JOB, RelevancyReviewRow, ReviewedVersions, RunStart, RunState, RunStep,
};
use earshot_model::{PodcastId, Timestamp};

fn podcast(number: u128) -> PodcastId {
    PodcastId(Uuid::from_u128(number))
}

fn review(number: u128, rating: u8) -> RelevancyReviewRow {
    RelevancyReviewRow {
        podcast: podcast(number),
        rating,
        score: rating * 20,
        review: json!({ "rating": rating }),
        made_with: json!({ "generatedBy": "rules" }),
        versions: ReviewedVersions { guest: None, project: 1, podcast: "1:2".to_owned() },
        made_at: Timestamp::UNIX_EPOCH,
    }
}

on_both_databases!(a_review_replaces_the_former_one, |db, _| {
    let (ann, eve) = (user(&db, "ann", Tier::Agency).await, user(&db, "eve", Tier::Agency).await);
    let tour = project(&db, &ann, "Spring tour").await;
    db.store_relevancy_review(&ann, tour.id, review(1, 2)).await.expect("works");
    let newer = RelevancyReviewRow {
        versions: ReviewedVersions { guest: Some((Uuid::from_u128(9), 3)), project: 2, podcast: "2".to_owned() },
        ..review(1, 4)
    };
    db.store_relevancy_review(&ann, tour.id, newer.clone()).await.expect("works");
    db.store_relevancy_review(&ann, tour.id, review(2, 5)).await.expect("works");
    let found = db.relevancy_reviews(&ann, tour.id, &[podcast(1), podcast(3)]).await.expect("works");
    assert_eq!(found.into_values().collect::<Vec<_>>(), [newer]);
    let ids: Vec<PodcastId> = (0..1_200).map(podcast).collect();
    let ratings = db.relevancy_ratings(&ann, &[tour.id], &ids).await.expect("works");
    let mut ratings: Vec<_> = ratings.into_iter().map(|((_, id), rating)| (id, rating.rating, rating.score)).collect();
    ratings.sort_unstable();
    assert_eq!(ratings, [(podcast(1), 4, 80), (podcast(2), 5, 100)]);
    // Another team can neither read nor write the reviews.
    assert!(db.relevancy_reviews(&eve, tour.id, &[podcast(1)]).await.expect("works").is_empty());
    assert!(db.relevancy_ratings(&eve, &[tour.id], &ids).await.expect("works").is_empty());
    let foreign = db.store_relevancy_review(&eve, tour.id, review(1, 1)).await;
    assert!(matches!(foreign, Err(DbError::Rejected(ListRejection::ProjectNotFound))), "{foreign:?}");
});

on_both_databases!(a_project_has_one_run_at_a_time, |db, _| {
    let (ann, eve) = (user(&db, "ann", Tier::Agency).await, user(&db, "eve", Tier::Agency).await);
    let tour = project(&db, &ann, "Spring tour").await;
    let all = [podcast(1), podcast(2), podcast(3)];
    let RunStart::Begun(run) = db.begin_relevancy_run(&ann, tour.id, &all).await.expect("works") else {
        panic!("not begun")
    };
    assert_eq!((run.total, run.podcasts.as_slice(), run.state), (3, all.as_slice(), RunState::Running));
    let second = db.begin_relevancy_run(&ann, tour.id, &all).await.expect("works");
    assert_eq!(second, RunStart::AlreadyRunning(run.clone()));
    assert!(db.begin_relevancy_run(&eve, tour.id, &all).await.is_err());
    let job = db.claim_job(RELEVANCY_JOB, "w", Duration::from_secs(60)).await.expect("works").expect("a job");
    assert_eq!(job.payload["runId"], json!(run.id));
    let (to_do, account) = db.find_unfinished_relevancy_run(run.id).await.expect("works").expect("to do");
    assert_eq!((to_do.id, account.user_id, account.tier), (run.id, ann.user_id, Tier::Agency));
    let step = RunStep { remaining: vec![podcast(3)], reviewed: 1, failed: 1, ..RunStep::default() };
    let after = db.record_relevancy_step(run.id, step).await.expect("works").expect("the run");
    assert_eq!((after.reviewed, after.failed, after.state), (1, 1, RunState::Running));
    let last = RunStep { reviewed: 1, ..RunStep::default() };
    let after = db.record_relevancy_step(run.id, last).await.expect("works").expect("the run");
    assert_eq!((after.reviewed, after.state, after.finished_at.is_some()), (2, RunState::Done, true));
    assert_eq!(db.last_relevancy_run(&ann, tour.id).await.expect("works"), Some(after));
    assert_eq!(db.last_relevancy_run(&eve, tour.id).await.expect("works"), None);
    assert!(db.find_unfinished_relevancy_run(run.id).await.expect("works").is_none());
    assert!(matches!(db.begin_relevancy_run(&ann, tour.id, &all).await, Ok(RunStart::Begun(_))));
});

on_both_databases!(a_run_of_a_deleted_project_stops, |db, _| {
    let ann = user(&db, "ann", Tier::Agency).await;
    let tour = project(&db, &ann, "Spring tour").await;
    let Ok(RunStart::Begun(run)) = db.begin_relevancy_run(&ann, tour.id, &[podcast(1)]).await else {
        panic!("not begun")
    };
    db.delete_project(&ann, tour.id, None).await.expect("works");
    assert!(db.find_unfinished_relevancy_run(run.id).await.expect("works").is_none());
    let stopped = db.last_relevancy_run(&ann, tour.id).await.expect("works").expect("the run");
    assert_eq!((stopped.state, stopped.problem.is_some()), (RunState::Stopped, true));
});

on_both_databases!(a_canceled_run_keeps_its_reviews, |db, _| {
    let (ann, eve) = (user(&db, "ann", Tier::Agency).await, user(&db, "eve", Tier::Agency).await);
    let tour = project(&db, &ann, "Spring tour").await;
    assert_eq!(db.cancel_relevancy_run(&ann, tour.id).await.expect("works"), None);
    let all = [podcast(1), podcast(2), podcast(3)];
    let RunStart::Begun(run) = db.begin_relevancy_run(&ann, tour.id, &all).await.expect("works") else {
        panic!("not begun")
    };
    let step = RunStep { remaining: vec![podcast(2), podcast(3)], reviewed: 1, ..RunStep::default() };
    db.record_relevancy_step(run.id, step).await.expect("works");
    let foreign = db.cancel_relevancy_run(&eve, tour.id).await;
    assert!(matches!(foreign, Err(DbError::Rejected(ListRejection::ProjectNotFound))), "{foreign:?}");
    assert!(db.is_relevancy_run_running(run.id).await.expect("works"));

    let (canceled, is_changed) = db.cancel_relevancy_run(&ann, tour.id).await.expect("works").expect("a run");
    assert_eq!((canceled.state, canceled.reviewed, is_changed), (RunState::Canceled, 1, true));
    assert!(canceled.finished_at.is_some() && !db.is_relevancy_run_running(run.id).await.expect("works"));
    let again = db.cancel_relevancy_run(&ann, tour.id).await.expect("works").expect("a run");
    assert_eq!(again, (canceled.clone(), false));
    assert!(db.find_unfinished_relevancy_run(run.id).await.expect("works").is_none());
    // The review that was in progress is counted, and the run stays canceled.
    let step = RunStep { remaining: vec![podcast(3)], reviewed: 1, ..RunStep::default() };
    let after = db.record_relevancy_step(run.id, step).await.expect("works").expect("the run");
    assert_eq!((after.state, after.reviewed), (RunState::Canceled, 2));
    assert_eq!(after.finished_at, canceled.finished_at);
    // Another run may begin.
    let next = db.begin_relevancy_run(&ann, tour.id, &all).await.expect("works");
    assert!(matches!(next, RunStart::Begun(next) if next.id != run.id));
});

on_both_databases!(versions_of_projects_and_guests_are_those_of_the_team, |db, _| {
    let (ann, eve) = (user(&db, "ann", Tier::Agency).await, user(&db, "eve", Tier::Agency).await);
    let (tour, other) = (project(&db, &ann, "Spring tour").await, project(&db, &eve, "Spring tour").await);
    let ids: Vec<Uuid> = (0..600).map(Uuid::from_u128).chain([tour.id, other.id]).collect();
    let found = db.project_versions(&ann, &ids).await.expect("works");
    assert_eq!(found.len(), 1);
    assert_eq!(found[&tour.id], ProjectVersions { project: tour.version, guest: None });
});
