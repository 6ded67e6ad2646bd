//! Lists that fill themselves on both databases: when they are due, and what they leave out.

use crate::support::lists::{self};
use crate::support::prelude::*;
use earshot_app::{
    AutoFill, AutoFillRun, ListRejection, NewListedPodcast, OverLimit, PodcastSnapshot, Project, ProjectUpdate,
};
use earshot_model::PodcastId;
use earshot_model::project::{ListedPodcastState, ProjectState};
use std::collections::HashSet;

const SEARCH: (&str, &str) = ("podcasts", "{\"topics\":[\"rust\"]}");

async fn user(db: &Db, name: &str) -> Account {
    lists::user(db, name, Tier::Agency).await
}

async fn set(db: &Db, account: &Account, project: &Project) -> Result<AutoFill, DbError> {
    db.set_auto_fill(account, project.id, (SEARCH.0, SEARCH.1.to_owned()), db.clock().now(), None).await
}

async fn due(db: &Db, generation: &str) -> Vec<AutoFill> {
    db.due_auto_fills(generation, Uuid::nil(), 100).await.expect("works")
}

fn podcast(name: &str) -> NewListedPodcast {
    NewListedPodcast::new(
        PodcastSnapshot { id: id(name), title: name.to_owned(), slug: name.to_owned(), image_url: None },
        ListedPodcastState::Prospect,
    )
}

fn id(name: &str) -> PodcastId {
    PodcastId::from_feed_url(&format!("https://{name}.example/feed"))
}

on_both_databases!(a_search_runs_once_for_each_generation, |db, time| {
    let ann = user(&db, "ann").await;
    let tour = project(&db, &ann, "Spring tour").await;
    assert_eq!(due(&db, "g1").await, []);
    let first = set(&db, &ann, &tour).await.expect("works");
    assert_eq!((first.search_options.as_str(), first.last_run_at, first.added_count), (SEARCH.1, None, 0));
    assert_eq!(due(&db, "g1").await, std::slice::from_ref(&first));
    assert_eq!(db.due_auto_fills("g1", tour.id, 100).await.expect("works"), [], "after the last one");
    let run = AutoFillRun { added: vec![id("a"), id("b")], problem: Some("The list is full.".to_owned()) };
    db.record_auto_fill_run(&first, "g1", run).await.expect("works");
    assert_eq!(due(&db, "g1").await, []);
    let known = db.auto_fill_of(tour.id).await.expect("works").expect("exists");
    assert_eq!((known.added_count, known.last_added_count, known.last_run_at.is_some()), (2, 2, true));
    assert_eq!(known.problem.as_deref(), Some("The list is full."));
    assert_eq!(due(&db, "g2").await.len(), 1);
    // The same podcast twice is recorded once.
    let run = AutoFillRun { added: vec![id("b")], problem: None };
    db.record_auto_fill_run(&known, "g2", run).await.expect("works");
    let known = db.auto_fill_of(tour.id).await.expect("works").expect("exists");
    assert_eq!((known.added_count, known.last_added_count, known.problem), (3, 1, None));

    // A changed search runs on the same generation, and a run of the old one is not counted.
    time.advance(Duration::from_secs(1));
    let changed = set(&db, &ann, &tour).await.expect("works");
    assert_eq!((changed.added_count, changed.created_at), (3, first.created_at));
    assert_eq!(changed.new_since, first.new_since, "the same search leaves nothing out");
    let other = (SEARCH.0, "{\"topics\":[\"bread\"]}".to_owned());
    let now = db.clock().now();
    assert_eq!(db.set_auto_fill(&ann, tour.id, other, now, None).await.expect("works").new_since, now);
    let changed = set(&db, &ann, &tour).await.expect("works");
    db.record_auto_fill_run(&first, "g2", AutoFillRun::default()).await.expect("works");
    assert_eq!(due(&db, "g2").await.len(), 1);
    assert!(db.stop_auto_fill(&ann, tour.id, None).await.expect("works"));
    assert!(!db.stop_auto_fill(&ann, tour.id, None).await.expect("works"));
    assert_eq!(due(&db, "g3").await, []);
    db.record_auto_fill_run(&changed, "g3", AutoFillRun::default()).await.expect("works");
    assert_eq!(db.auto_fill_of(tour.id).await.expect("works"), None);
});

on_both_databases!(a_search_that_a_colleague_chose_meanwhile_is_neither_replaced_nor_stopped, |db, time| {
    let ann = user(&db, "ann").await;
    let tour = project(&db, &ann, "Spring tour").await;
    let choose = async |topic: &str, expected: i64| {
        let search = (SEARCH.0, format!("{{\"topics\":[\"{topic}\"]}}"));
        db.set_auto_fill(&ann, tour.id, search, db.clock().now(), Some(expected)).await
    };
    let is_conflict = |error: &DbError| matches!(error, DbError::Rejected(ListRejection::VersionConflict));
    let first = choose("rust", 0).await.expect("has none yet");
    time.advance(Duration::from_secs(1));
    let late = choose("bread", 0).await.expect_err("has one");
    assert!(is_conflict(&late), "{late:?}");
    let second = choose("bread", first.version()).await.expect("is the known one");
    let late = db.stop_auto_fill(&ann, tour.id, Some(first.version())).await.expect_err("another search");
    assert!(is_conflict(&late), "{late:?}");
    assert_eq!(db.auto_fill_of(tour.id).await.expect("works"), Some(second.clone()));
    assert!(db.stop_auto_fill(&ann, tour.id, Some(second.version())).await.expect("works"));
    let late = choose("rust", second.version()).await.expect_err("was stopped");
    assert!(is_conflict(&late), "{late:?}");
});

on_both_databases!(removed_podcasts_are_not_added_again, |db, _| {
    let ann = user(&db, "ann").await;
    let (tour, other) = (project(&db, &ann, "Spring tour").await, project(&db, &ann, "Autumn tour").await);
    let auto_fill = set(&db, &ann, &tour).await.expect("works");
    let new = ["listed", "removed"].map(podcast).to_vec();
    db.add_listed_podcasts(&ann, tour.id, new, OverLimit::Reject).await.expect("fits");
    db.add_listed_podcasts(&ann, other.id, vec![podcast("elsewhere")], OverLimit::Reject).await.expect("fits");
    let removed = db.find_listed_podcast(&ann, tour.id, "removed").await.expect("works").expect("is listed");
    db.remove_listed_podcasts(&ann, tour.id, &[removed.id], None).await.expect("works");
    let run = AutoFillRun { added: vec![id("filled")], problem: None };
    db.record_auto_fill_run(&auto_fill, "g1", run).await.expect("works");
    let known = db.auto_fill_exclusions(tour.id).await.expect("works");
    assert_eq!(known, HashSet::from(["listed", "removed", "filled"].map(id)));
});

on_both_databases!(only_lists_in_use_of_the_own_team_fill_themselves, |db, _| {
    let (ann, eve) = (user(&db, "ann").await, user(&db, "eve").await);
    let tour = project(&db, &ann, "Spring tour").await;
    let foreign = set(&db, &eve, &tour).await;
    assert!(matches!(foreign, Err(DbError::Rejected(ListRejection::ProjectNotFound))), "{foreign:?}");
    set(&db, &ann, &tour).await.expect("works");
    let foreign = db.stop_auto_fill(&eve, tour.id, None).await;
    assert!(matches!(foreign, Err(DbError::Rejected(ListRejection::ProjectNotFound))), "{foreign:?}");
    let state = |state| ProjectUpdate { state: Some(state), ..ProjectUpdate::default() };
    db.update_project(&ann, tour.id, state(ProjectState::Archived), None).await.expect("works");
    assert_eq!(due(&db, "g1").await, []);
    let archived = set(&db, &ann, &tour).await;
    assert!(matches!(archived, Err(DbError::Rejected(ListRejection::Archived))), "{archived:?}");
    db.update_project(&ann, tour.id, state(ProjectState::Active), None).await.expect("works");
    assert_eq!(due(&db, "g1").await.len(), 1);
    db.delete_project(&ann, tour.id, None).await.expect("works");
    assert_eq!(due(&db, "g1").await, []);
});

on_both_databases!(a_list_is_filled_for_its_chooser_or_else_for_the_owner, |db, _| {
    let (ann, bob) = (user(&db, "ann").await, user(&db, "bob").await);
    let tour = project(&db, &ann, "Spring tour").await;
    let of_ann = set(&db, &ann, &tour).await.expect("works");
    let account = db.auto_fill_account(of_ann).await.expect("works").expect("the team exists").account;
    assert_eq!((account.user_id, account.team_id, account.tier), (ann.user_id, ann.team_id, Tier::Agency));
    // Bob is not in the team any more.
    let of_bob = set(&db, &Account { team_id: ann.team_id, ..bob }, &tour).await.expect("works");
    let account = db.auto_fill_account(of_bob).await.expect("works").expect("the team exists").account;
    assert_eq!((account.user_id, account.team_id), (ann.user_id, ann.team_id));
});
