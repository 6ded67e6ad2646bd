//! What a team creates in a day, and what it keeps with archived and deleted rows, on both databases.

use crate::support::guests::new_guest;
use crate::support::lists::new_project;
use crate::support::prelude::*;
use earshot_app::{GuestProject, ListRejection, NewGuestProfile};
use earshot_model::ListLimit;
use earshot_model::alert::{AlertFields, AlertKind};

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

fn limit<T: std::fmt::Debug>(result: Result<T, DbError>) -> (ListLimit, u64, u64) {
    match result {
        Err(DbError::Rejected(ListRejection::Limit(reached))) => (reached.limit, reached.max, reached.used),
        other => panic!("{other:?}"),
    }
}

async fn create_and_delete(db: &Db, account: &Account, count: usize) {
    for _ in 0..count {
        let list = project(db, account, "Short list").await;
        db.delete_project(account, list.id, None).await.expect("works");
    }
}

on_both_databases!(a_team_creates_and_keeps_so_many_projects, |db, time| {
    let (ann, bob) = (user(&db, "ann", Tier::Free).await, user(&db, "bob", Tier::Free).await);
    create_and_delete(&db, &ann, 20).await;
    assert_eq!(limit(db.create_project(&ann, new_project("One more")).await), (ListLimit::NewProjects, 20, 20));
    assert_eq!(limit(db.create_guest_profile(&ann, new_guest("Ada")).await).0, ListLimit::NewProjects);
    project(&db, &bob, "Other team").await;
    time.advance(DAY);
    create_and_delete(&db, &ann, 20).await;
    time.advance(DAY);
    create_and_delete(&db, &ann, 10).await;
    assert_eq!(limit(db.create_project(&ann, new_project("One more")).await), (ListLimit::KeptProjects, 50, 50));
    time.advance(29 * DAY);
    db.purge_projects().await.expect("works");
    project(&db, &ann, "One more").await;
});

on_both_databases!(a_team_creates_so_many_guest_profiles_and_alerts_a_day, |db, time| {
    let ann = user(&db, "ann", Tier::Free).await;
    let list = project(&db, &ann, "Guest list").await;
    let new = || NewGuestProfile { project: GuestProject::Existing(list.id), ..new_guest("Ada") };
    let alert = || AlertFields::new(AlertKind::Person, "Ada Lovelace");
    for _ in 0..20 {
        let (ada, _) = db.create_guest_profile(&ann, new()).await.expect("works");
        db.delete_guest_profile(&ann, ada.id, None).await.expect("works");
        let (found, _) = db.create_alert(&ann, alert()).await.expect("works");
        db.delete_alert(&ann, found.id, None).await.expect("works");
    }
    assert_eq!(limit(db.create_guest_profile(&ann, new()).await), (ListLimit::NewGuestProfiles, 20, 20));
    assert_eq!(limit(db.create_alert(&ann, alert()).await), (ListLimit::NewAlerts, 20, 20));
    time.advance(DAY);
    db.create_guest_profile(&ann, new()).await.expect("works");
    db.create_alert(&ann, alert()).await.expect("works");
});
