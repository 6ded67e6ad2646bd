//! Appearances of guests on both databases: one event for each profile and episode, also after a crash.

use crate::support::guests::rejection;
use crate::support::lists::podcast_id;
use crate::support::prelude::*;
use earshot_app::{
    EPISODE_PROGRESS, GuestRejection, LeasedJob, NewGuestAppearance, NewJob, PollingEvent, PollingQuery,
};
use earshot_model::{EpisodeId, PollingEventKind};

const LEASE: Duration = Duration::from_secs(60);

fn heard(profile: Uuid, episode: u128) -> NewGuestAppearance {
    NewGuestAppearance {
        profile_id: profile,
        episode_id: EpisodeId(Uuid::from_u128(episode)),
        podcast_id: podcast_id(1),
    }
}

async fn lease(db: &Db) -> LeasedJob {
    let job = NewJob {
        kind: "match-alerts".to_owned(),
        payload: serde_json::Value::Null,
        priority: 0,
        dedupe_key: Some("match-alerts".to_owned()),
        team_id: None,
    };
    db.enqueue(job).await.expect("works");
    db.claim_job("match-alerts", "test", LEASE).await.expect("works").expect("a job")
}

async fn events(db: &Db, account: &Account) -> Vec<PollingEvent> {
    let query = PollingQuery { team_id: Some(account.team_id), ..PollingQuery::default() };
    db.polling_events_after(&query, 1_000).await.expect("works")
}

on_both_databases!(each_episode_has_one_event_for_each_profile, |db, time| {
    let ann = user(&db, "ann", Tier::Agency).await;
    let (ada, bea) = (guest(&db, &ann, "Ada").await, guest(&db, &ann, "Bea").await);
    db.begin_matching(EPISODE_PROGRESS, "g1", "2026-11-20T00:00:00Z".parse().expect("a time")).await.expect("works");
    let job = lease(&db).await;
    let at = "2026-11-21T00:00:00Z".parse().expect("a time");
    db.set_matching_target(&job, EPISODE_PROGRESS, "g2", at).await.expect("works").expect("the lease");
    let record = async |job: &LeasedJob, found| db.record_guest_appearances(job, found).await.expect("works");

    let first = record(&job, vec![heard(ada.id, 1), heard(ada.id, 1), heard(bea.id, 1), heard(ada.id, 2)]).await;
    let mut projects = [ada.project_id, bea.project_id].map(|project| (ann.team_id, project));
    projects.sort_unstable();
    assert_eq!(first, Some(projects.to_vec()));
    let written = events(&db, &ann).await;
    assert_eq!(written.len(), 3);
    let event = &written[0];
    assert_eq!((event.kind, event.podcast_id), (PollingEventKind::GuestAppearance, Some(podcast_id(1))));
    assert_eq!(event.payload["guestAppearanceId"], event.id.to_string());
    assert_eq!(event.payload["guestProfileId"], event.guest_profile_id.expect("a profile").to_string());
    assert_eq!(event.payload["aiVerified"], serde_json::Value::Null);

    // The same batch is recorded again, as after a crash, also in the middle of it.
    assert_eq!(record(&job, vec![heard(ada.id, 1), heard(bea.id, 1)]).await, Some(Vec::new()));
    assert_eq!(
        record(&job, (1..=1_200).map(|episode| heard(bea.id, episode)).collect()).await.map(|all| all.len()),
        Some(1)
    );
    let project = bea.project_id.expect("a project");
    let linked = db.linked_guests_of(&ann, &[project]).await.expect("works");
    assert_eq!(linked[&project].appearance_count, 1_200);
    let of_bea = PollingQuery { guest_profile_id: Some(bea.id), ..PollingQuery::default() };
    assert_eq!(db.polling_events_after(&of_bea, 2_000).await.expect("works").len(), 1_200);

    // A worker that lost its lease stores nothing.
    time.advance(LEASE + Duration::from_secs(1));
    let other = lease(&db).await;
    assert_eq!(record(&job, vec![heard(ada.id, 9)]).await, None);
    assert!(record(&other, vec![heard(ada.id, 9)]).await.is_some_and(|projects| projects.len() == 1));
});

on_both_databases!(only_tracked_guests_are_looked_for, |db, _| {
    let (ann, bob) = (user(&db, "ann", Tier::Agency).await, user(&db, "bob", Tier::Agency).await);
    let ada = guest(&db, &ann, "Ada").await;
    let (bea, cleo, dora) =
        (guest(&db, &ann, "Bea").await, guest(&db, &ann, "Cleo").await, guest(&db, &bob, "Dora").await);
    assert!(ada.tracks_appearances, "as soon as it is created");
    db.set_guest_profile_archived(&ann, bea.id, true, None).await.expect("works");
    db.delete_guest_profile(&ann, cleo.id, None).await.expect("works");
    let tracked = async || {
        let first = db.tracked_guests(Uuid::nil(), 1).await.expect("works");
        let Some(last) = first.last().map(|guest| guest.id) else { return Vec::new() };
        let rest = db.tracked_guests(last, 9).await.expect("works");
        first.into_iter().chain(rest).map(|guest| guest.fields.first_name).collect::<Vec<_>>()
    };
    let mut names = tracked().await;
    names.sort_unstable();
    assert_eq!(names, ["Ada", "Dora"]);
    let version = ada.version;
    let changed = db.set_appearances_tracked(&ann, ada.id, false).await.expect("works");
    assert_eq!((changed.tracks_appearances, changed.version), (false, version), "it is no field of the form");
    assert_eq!(tracked().await, ["Dora"]);
    assert_eq!(rejection(db.set_appearances_tracked(&ann, dora.id, false).await), GuestRejection::ProfileNotFound);
    assert_eq!(rejection(db.set_appearances_tracked(&ann, bea.id, true).await), GuestRejection::Archived);

    let job = lease(&db).await;
    db.begin_matching(EPISODE_PROGRESS, "g1", "2026-11-20T00:00:00Z".parse().expect("a time")).await.expect("works");
    let found = [ada.id, bea.id, cleo.id].map(|profile| heard(profile, 1));
    // They were tracked when the run began.
    assert_eq!(db.record_guest_appearances(&job, found.to_vec()).await.expect("works"), Some(Vec::new()));
    assert_eq!(events(&db, &ann).await, []);
});
