//! Projects on both databases: slugs, limits, the archive, deletion for 30 days, and whose they are.

use crate::support::lists::{add, new_project};
use crate::support::prelude::*;
use earshot_app::{ListRejection, ProjectKey, ProjectUpdate, PublicListUpdate};
use earshot_model::ListLimit;
use earshot_model::project::{ActivityKind, ProjectState, ProjectType};

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

fn rejection<T: std::fmt::Debug>(result: Result<T, DbError>) -> ListRejection {
    match result {
        Err(DbError::Rejected(rejection)) => rejection,
        other => panic!("{other:?}"),
    }
}

fn renamed(name: &str) -> ProjectUpdate {
    ProjectUpdate { name: Some(name.to_owned()), ..ProjectUpdate::default() }
}

fn to_state(state: ProjectState) -> ProjectUpdate {
    ProjectUpdate { state: Some(state), ..ProjectUpdate::default() }
}

on_both_databases!(slugs_are_unique_in_a_team_and_stable, |db, _| {
    let (ann, bob) = (user(&db, "ann", Tier::Agency).await, user(&db, "bob", Tier::Agency).await);
    let first = project(&db, &ann, "Spring tour").await;
    let second = project(&db, &ann, "Spring Tour!").await;
    let other = project(&db, &bob, "Spring tour").await;
    let slugs = [&first, &second, &other].map(|project| project.slug.as_str());
    assert_eq!(slugs, ["spring-tour", "spring-tour-2", "spring-tour"]);
    assert_eq!((first.state, first.version, first.state_counts.total()), (ProjectState::Active, 1, 0));
    let (changed, _) = db.update_project(&ann, first.id, renamed("Autumn tour"), None).await.expect("works");
    assert_eq!((changed.name.as_str(), changed.slug.as_str()), ("Autumn tour", "spring-tour"));
    for key in [ProjectKey::parse("spring-tour"), ProjectKey::parse(&first.id.to_string())] {
        assert_eq!(db.find_project(&ann, &key).await.expect("works").expect("found").id, first.id);
    }
    for (account, foreign) in [(&ann, &other), (&bob, &first)] {
        let key = ProjectKey::Id(foreign.id);
        assert_eq!(db.find_project(account, &key).await.expect("works"), None);
        assert_eq!(
            rejection(db.update_project(account, foreign.id, renamed("Stolen list"), None).await),
            ListRejection::ProjectNotFound
        );
        assert_eq!(rejection(db.delete_project(account, foreign.id, None).await), ListRejection::ProjectNotFound);
        assert_eq!(rejection(db.restore_project(account, &key).await), ListRejection::ProjectNotFound);
    }
    for text in ["", "a\0b", "no such list", "%", "deleted"] {
        assert_eq!(db.find_project(&ann, &ProjectKey::parse(text)).await.expect("works"), None, "{text:?}");
    }
});

on_both_databases!(archived_and_deleted_projects_do_not_count_against_the_limit, |db, _| {
    let ann = user(&db, "ann", Tier::Free).await;
    let first = project(&db, &ann, "First list").await;
    let limit = |result| match rejection(result) {
        ListRejection::Limit(reached) => (reached.limit, reached.max, reached.used),
        other => panic!("{other:?}"),
    };
    let full = (ListLimit::Projects, 1, 1);
    assert_eq!(limit(db.create_project(&ann, new_project("Second list")).await), full);
    let archive = to_state(ProjectState::Archived);
    db.update_project(&ann, first.id, archive.clone(), None).await.expect("works");
    let second = project(&db, &ann, "Second list").await;
    assert_eq!(limit(db.update_project(&ann, first.id, to_state(ProjectState::Active), None).await), full);
    db.delete_project(&ann, second.id, None).await.expect("works");
    let third = project(&db, &ann, "Third list").await;
    assert_eq!(limit(db.restore_project(&ann, &ProjectKey::Id(second.id)).await), full);
    db.update_project(&ann, third.id, archive, None).await.expect("works");
    db.restore_project(&ann, &ProjectKey::Id(second.id)).await.expect("there is room again");
    // After a downgrade everything stays; nothing can be added.
    let bob = user(&db, "bob", Tier::Business).await;
    for name in ["List one", "List two", "List three"] {
        project(&db, &bob, name).await;
    }
    let bob = db.set_plan("bob@example.org", Tier::Free).await.expect("works");
    assert_eq!(limit(db.create_project(&bob, new_project("One more")).await), (ListLimit::Projects, 1, 3));
    let kept = db.projects_of(&bob, &[]).await.expect("works");
    assert_eq!(kept.len(), 3);
    db.update_project(&bob, kept[0].id, renamed("Still mine"), None).await.expect("can be changed");
});

on_both_databases!(an_archived_project_is_read_only, |db, _| {
    let ann = user(&db, "ann", Tier::Agency).await;
    let list = project(&db, &ann, "Spring tour").await;
    let outcome = add(&db, &ann, &list, [1]).await;
    let entry = crate::support::lists::added(&outcome)[0].id;
    let archive = to_state(ProjectState::Archived);
    let (_, change) = db.update_project(&ann, list.id, archive, None).await.expect("works");
    let update = crate::support::lists::to_state(earshot_model::project::ListedPodcastState::Booked);
    let writes = [
        db.update_project(&ann, list.id, renamed("Other name"), None).await.map(drop),
        db.update_listed_podcasts(&ann, list.id, &[entry], update, None).await.map(drop),
        db.remove_listed_podcasts(&ann, list.id, &[entry], None).await.map(drop),
        db.add_listed_podcasts(&ann, list.id, vec![], earshot_app::OverLimit::Reject).await.map(drop),
        db.undo_change(&ann, outcome.change_id.expect("a change")).await.map(drop),
    ];
    for write in writes {
        assert_eq!(rejection(write), ListRejection::Archived);
    }
    let undone = db.undo_change(&ann, change.expect("a change")).await.expect("leaves the archive");
    assert_eq!((undone.restored, undone.skipped), (1, Vec::new()));
    let both = ProjectUpdate { name: Some("Other name".to_owned()), ..to_state(ProjectState::Archived) };
    db.update_project(&ann, list.id, both, None).await.expect("into the archive, with another change");
    let back = ProjectUpdate { name: Some("Third name".to_owned()), ..to_state(ProjectState::Active) };
    let (project, _) = db.update_project(&ann, list.id, back, None).await.expect("and out of it");
    assert_eq!((project.name.as_str(), project.state), ("Third name", ProjectState::Active));
});

on_both_databases!(a_deleted_project_is_hidden_for_30_days_and_then_purged, |db, time| {
    let ann = user(&db, "ann", Tier::Agency).await;
    let (list, kept) = (project(&db, &ann, "Spring tour").await, project(&db, &ann, "Other list").await);
    add(&db, &ann, &list, 0..3).await;
    let change = db.delete_project(&ann, list.id, Some(1)).await.expect("works").expect("a change");
    let names = async || {
        let (shown, hidden) = (db.projects_of(&ann, &[]).await, db.deleted_projects_of(&ann).await);
        let names = |projects: Vec<earshot_app::Project>| projects.into_iter().map(|one| one.name).collect::<Vec<_>>();
        (names(shown.expect("works")), names(hidden.expect("works")))
    };
    let text = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect::<Vec<_>>();
    assert_eq!(names().await, (text(&["Other list"]), text(&["Spring tour"])));
    assert_eq!(rejection(db.delete_project(&ann, list.id, None).await), ListRejection::ProjectNotFound);
    db.undo_change(&ann, change).await.expect("works");
    assert_eq!(names().await.1, Vec::<String>::new());
    db.delete_project(&ann, list.id, None).await.expect("works");
    assert_eq!(project(&db, &ann, "Spring tour").await.slug, "spring-tour-2", "a hidden project keeps its slug");
    time.advance(30 * DAY - Duration::from_secs(1));
    assert_eq!(db.purge_projects().await.expect("works"), 0);
    let (restored, _) = db.restore_project(&ann, &ProjectKey::parse("spring-tour")).await.expect("works");
    assert_eq!((restored.id, restored.state_counts.total()), (list.id, 3));
    db.delete_project(&ann, list.id, None).await.expect("works");
    time.advance(30 * DAY);
    assert_eq!(names().await.1, Vec::<String>::new(), "also before the purge");
    let restored = db.restore_project(&ann, &ProjectKey::Id(list.id)).await;
    assert_eq!(rejection(restored), ListRejection::ProjectNotFound);
    assert_eq!(db.purge_projects().await.expect("works"), 1);
    assert!(db.find_project(&ann, &ProjectKey::Id(kept.id)).await.expect("works").is_some());
    let left = db.listed_podcast_ids(&ann, list.id).await.expect("works");
    assert_eq!(left, Vec::new(), "with everything on it");
});

on_both_databases!(an_expected_version_prevents_a_lost_update, |db, _| {
    let ann = user(&db, "ann", Tier::Agency).await;
    let list = project(&db, &ann, "Spring tour").await;
    add(&db, &ann, &list, [1]).await;
    let (changed, first) =
        db.update_project(&ann, list.id, renamed("Autumn tour"), Some(1)).await.expect("podcasts change no version");
    assert_eq!(changed.version, 2);
    let late = db.update_project(&ann, list.id, renamed("Winter tour"), Some(1)).await;
    assert_eq!(rejection(late), ListRejection::VersionConflict);
    assert_eq!(rejection(db.delete_project(&ann, list.id, Some(1)).await), ListRejection::VersionConflict);
    let (same, change) = db.update_project(&ann, list.id, renamed("Autumn tour"), None).await.expect("works");
    assert_eq!((same.version, change), (2, None), "nothing has changed");
    // An undo restores the fields that nobody has changed since.
    let types = Some(vec![ProjectType::Api]);
    let update = ProjectUpdate { name: Some("Summer tour".to_owned()), project_types: types, ..Default::default() };
    let (_, second) = db.update_project(&ann, list.id, update, None).await.expect("works");
    db.update_project(&ann, list.id, renamed("Final tour"), None).await.expect("works");
    let undone = db.undo_change(&ann, second.expect("a change")).await.expect("works");
    assert_eq!((undone.restored, undone.skipped.len()), (0, 1));
    let now = db.find_project(&ann, &ProjectKey::Id(list.id)).await.expect("works").expect("found");
    assert_eq!(
        (now.name.as_str(), now.project_types.as_slice()),
        ("Final tour", [ProjectType::GuestBooking].as_slice())
    );
    let undone = db.undo_change(&ann, first.expect("a change")).await.expect("works");
    assert_eq!((undone.restored, undone.change_id), (0, None));
});

on_both_databases!(public_slugs_are_unique_among_all_teams, |db, _| {
    let (ann, bob) = (user(&db, "ann", Tier::Agency).await, user(&db, "bob", Tier::Agency).await);
    let (of_ann, of_bob) = (project(&db, &ann, "Best of bread").await, project(&db, &bob, "Best of bread").await);
    let public = |slug: Option<&str>| ProjectUpdate {
        public: PublicListUpdate {
            is_public: Some(true),
            slug: slug.map(|slug| Some(slug.to_owned())),
            ..PublicListUpdate::default()
        },
        ..ProjectUpdate::default()
    };
    let (first, _) = db.update_project(&ann, of_ann.id, public(None), None).await.expect("works");
    let taken = db.update_project(&bob, of_bob.id, public(Some("best-of-bread")), None).await;
    assert_eq!(rejection(taken), ListRejection::PublicSlugTaken);
    let (second, _) = db.update_project(&bob, of_bob.id, public(None), None).await.expect("works");
    let slugs = [first, second].map(|project| project.public.slug);
    assert_eq!(slugs, [Some("best-of-bread".to_owned()), Some("best-of-bread-2".to_owned())]);
});

on_both_databases!(the_activity_records_who_changed_what, |db, time| {
    let ann = user(&db, "ann", Tier::Agency).await;
    let list = project(&db, &ann, "Spring tour").await;
    time.advance(Duration::from_secs(1));
    let outcome = add(&db, &ann, &list, 0..4).await;
    time.advance(Duration::from_secs(1));
    db.update_project(&ann, list.id, renamed("Autumn tour"), None).await.expect("works");
    let page = db.project_activity(list.id, None, 3).await.expect("works");
    assert!(page.has_more);
    let last = page.activities.last().expect("three").id;
    let rest = db.project_activity(list.id, Some(last), 3).await.expect("works");
    assert!(!rest.has_more);
    let all: Vec<_> = page.activities.iter().chain(&rest.activities).collect();
    let kinds: Vec<_> = all.iter().map(|activity| activity.kind).collect();
    let added = ActivityKind::AddedToList;
    assert_eq!(kinds, [ActivityKind::ProjectRenamed, added, added, added, added, ActivityKind::ProjectCreated]);
    let titles: Vec<_> = all[1..5].iter().map(|activity| activity.podcast_title.as_deref().unwrap_or("")).collect();
    assert_eq!(titles, ["Show 3", "Show 2", "Show 1", "Show 0"], "newest first, in the order of the request");
    assert!(all[1..5].iter().all(|activity| Some(activity.change_id) == outcome.change_id));
    assert!(all.iter().all(|activity| activity.user_id == Some(ann.user_id)));
    let project = db.find_project(&ann, &ProjectKey::Id(list.id)).await.expect("works").expect("found");
    let recent: Vec<_> = project.recent_activities.iter().map(|activity| activity.kind).collect();
    assert_eq!(recent, [added; 4], "only the kinds of the specification");
});
