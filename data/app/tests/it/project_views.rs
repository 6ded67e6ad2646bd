//! Saved views on both databases: who sees them, who changes them, and with which one a page opens.

use crate::support::lists::{self};
use crate::support::prelude::*;
use earshot_app::{ListRejection, NewProjectView, Project, ProjectView, ProjectViewUpdate, ViewChange};
use earshot_model::project::MAX_VIEWS;

async fn user(db: &Db, name: &str) -> Account {
    lists::user(db, name, Tier::Agency).await
}

/// A user who acts for the team of another one.
async fn colleague(db: &Db, name: &str, of: &Account) -> Account {
    Account { team_id: of.team_id, ..user(db, name).await }
}

fn view(name: &str, is_shared: bool, is_default: bool) -> NewProjectView {
    NewProjectView { name: name.to_owned(), is_shared, is_default, settings: "{\"layout\":\"board\"}".to_owned() }
}

fn done(change: Result<ViewChange, DbError>) -> ProjectView {
    match change {
        Ok(ViewChange::Done(view)) => view,
        other => panic!("not done: {other:?}"),
    }
}

async fn names(db: &Db, account: &Account, project: &Project) -> Vec<String> {
    let views = db.project_views(account, project.id).await.expect("works");
    let mut names: Vec<String> =
        views.into_iter().map(|view| if view.is_default { format!("{}*", view.name) } else { view.name }).collect();
    // Views of one moment are in no order.
    names.sort();
    names
}

on_both_databases!(private_views_are_seen_by_their_owner_alone, |db, _| {
    let ann = user(&db, "ann").await;
    let bob = colleague(&db, "bob", &ann).await;
    let tour = project(&db, &ann, "Spring tour").await;
    let own = done(db.create_project_view(&ann, tour.id, view("Mine", false, true)).await);
    let shared = done(db.create_project_view(&ann, tour.id, view("Ours", true, false)).await);
    assert_eq!((own.version, own.user_id, own.is_default), (1, Some(ann.user_id), true));
    assert_eq!(names(&db, &ann, &tour).await, ["Mine*", "Ours"]);
    assert_eq!(names(&db, &bob, &tour).await, ["Ours"]);
    let update = ProjectViewUpdate { name: Some("Stolen".to_owned()), ..ProjectViewUpdate::default() };
    let stolen = db.update_project_view(&bob, (tour.id, own.id), update.clone(), None).await;
    assert_eq!(stolen.expect("works"), ViewChange::NotFound);
    assert_eq!(db.delete_project_view(&bob, (tour.id, own.id), None).await.expect("works"), ViewChange::NotFound);
    // Members change the team's views.
    let renamed = done(db.update_project_view(&bob, (tour.id, shared.id), update, Some(1)).await);
    assert_eq!((renamed.name.as_str(), renamed.version, renamed.user_id), ("Stolen", 2, Some(ann.user_id)));
});

on_both_databases!(views_of_another_team_or_project_are_not_found, |db, _| {
    let (ann, eve) = (user(&db, "ann").await, user(&db, "eve").await);
    let (tour, other) = (project(&db, &ann, "Spring tour").await, project(&db, &ann, "Autumn tour").await);
    let own = project(&db, &eve, "Evening").await;
    let shared = done(db.create_project_view(&ann, tour.id, view("Ours", true, true)).await);
    let rejected = |change: Result<ViewChange, DbError>| {
        assert!(matches!(change, Err(DbError::Rejected(ListRejection::ProjectNotFound))), "{change:?}");
    };
    rejected(db.create_project_view(&eve, tour.id, view("Mine", false, false)).await);
    rejected(db.update_project_view(&eve, (tour.id, shared.id), ProjectViewUpdate::default(), None).await);
    rejected(db.delete_project_view(&eve, (tour.id, shared.id), None).await);
    for (account, project) in [(&eve, own.id), (&ann, other.id)] {
        let key = (project, shared.id);
        let update = ProjectViewUpdate { is_default: Some(true), ..ProjectViewUpdate::default() };
        let changed = db.update_project_view(account, key, update, None).await.expect("works");
        assert_eq!(changed, ViewChange::NotFound);
        assert_eq!(db.delete_project_view(account, key, None).await.expect("works"), ViewChange::NotFound);
    }
    db.delete_project(&ann, tour.id, None).await.expect("works");
    rejected(db.create_project_view(&ann, tour.id, view("Late", false, false)).await);
});

on_both_databases!(each_user_has_a_default_of_their_own, |db, _| {
    let ann = user(&db, "ann").await;
    let bob = colleague(&db, "bob", &ann).await;
    let tour = project(&db, &ann, "Spring tour").await;
    let one = done(db.create_project_view(&ann, tour.id, view("One", true, true)).await);
    let two = done(db.create_project_view(&ann, tour.id, view("Two", true, false)).await);
    let make_default = |is_default| ProjectViewUpdate { is_default: Some(is_default), ..ProjectViewUpdate::default() };
    let chosen = done(db.update_project_view(&bob, (tour.id, two.id), make_default(true), None).await);
    assert_eq!((chosen.is_default, chosen.version), (true, 1), "a choice of one's own is no change of the view");
    assert_eq!(names(&db, &ann, &tour).await, ["One*", "Two"]);
    assert_eq!(names(&db, &bob, &tour).await, ["One", "Two*"]);
    done(db.update_project_view(&bob, (tour.id, one.id), make_default(true), None).await);
    assert_eq!(names(&db, &bob, &tour).await, ["One*", "Two"]);
    // A view that is not the default one stays so.
    done(db.update_project_view(&bob, (tour.id, two.id), make_default(false), None).await);
    assert_eq!(names(&db, &bob, &tour).await, ["One*", "Two"]);
    done(db.delete_project_view(&ann, (tour.id, one.id), Some(1)).await);
    assert_eq!(names(&db, &bob, &tour).await, ["Two"]);
});

on_both_databases!(a_change_of_another_version_returns_the_view_as_it_is, |db, _| {
    let ann = user(&db, "ann").await;
    let tour = project(&db, &ann, "Spring tour").await;
    let one = done(db.create_project_view(&ann, tour.id, view("One", true, false)).await);
    let update = ProjectViewUpdate { settings: Some("{}".to_owned()), ..ProjectViewUpdate::default() };
    let changed = done(db.update_project_view(&ann, (tour.id, one.id), update.clone(), Some(1)).await);
    assert_eq!((changed.version, changed.settings.as_str()), (2, "{}"));
    for conflict in [
        db.update_project_view(&ann, (tour.id, one.id), update, Some(1)).await,
        db.delete_project_view(&ann, (tour.id, one.id), Some(1)).await,
    ] {
        assert_eq!(conflict.expect("works"), ViewChange::VersionConflict(changed.clone()));
    }
});

on_both_databases!(only_its_owner_takes_a_view_from_the_team, |db, _| {
    let ann = user(&db, "ann").await;
    let bob = colleague(&db, "bob", &ann).await;
    let tour = project(&db, &ann, "Spring tour").await;
    let of_bob = done(db.create_project_view(&bob, tour.id, view("Bob's", true, false)).await);
    let private = done(db.create_project_view(&bob, tour.id, view("Secret", false, false)).await);
    let withdraw = || ProjectViewUpdate { is_shared: Some(false), ..ProjectViewUpdate::default() };
    let taken = db.update_project_view(&ann, (tour.id, of_bob.id), withdraw(), None).await;
    assert_eq!(taken.expect("works"), ViewChange::NotOwner);
    assert!(db.delete_user(bob.user_id).await.expect("works"));
    // Bob's shared view stays; his own view is deleted with his account.
    let left = db.project_views(&ann, tour.id).await.expect("works");
    assert_eq!(left.iter().map(|view| (view.id, view.user_id)).collect::<Vec<_>>(), [(of_bob.id, None)]);
    let gone = db.delete_project_view(&ann, (tour.id, private.id), None).await;
    assert_eq!(gone.expect("works"), ViewChange::NotFound);
    let own = done(db.update_project_view(&ann, (tour.id, of_bob.id), withdraw(), None).await);
    assert_eq!((own.user_id, own.is_shared), (Some(ann.user_id), false));
});

on_both_databases!(the_number_of_views_is_limited, |db, time| {
    let ann = user(&db, "ann").await;
    let tour = project(&db, &ann, "Spring tour").await;
    for number in 0..MAX_VIEWS {
        time.advance(Duration::from_millis(1));
        done(db.create_project_view(&ann, tour.id, view(&number.to_string(), true, false)).await);
    }
    let more = db.create_project_view(&ann, tour.id, view("One more", true, true)).await;
    assert_eq!(more.expect("works"), ViewChange::TooMany);
    let views = db.project_views(&ann, tour.id).await.expect("works");
    let expected: Vec<String> = (0..MAX_VIEWS).map(|number| number.to_string()).collect();
    assert_eq!(views.into_iter().map(|view| view.name).collect::<Vec<_>>(), expected, "oldest first");
});
