//! Guest profiles on both databases: their projects, whose they are, lists, the archive, and deletion for 30 days.

use crate::support::guests::{fields, new_guest, rejection, set_goals};
use crate::support::lists::new_project;
use crate::support::prelude::*;
use earshot_app::{
    GuestProfileFilter, GuestProfileKey, GuestProject, GuestRejection, ListRejection, NewGuestProfile, ProjectKey,
    ProjectUpdate, SaveKind,
};
use earshot_model::guest_profile::{GuestProfileFields, GuestProfileState};
use earshot_model::project::{ProjectState, ProjectType};
use sea_orm::{ConnectionTrait as _, Database};

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

fn key(text: &str) -> GuestProfileKey {
    GuestProfileKey::parse(text)
}

on_both_databases!(a_guest_comes_with_a_project, |db, _| {
    let ann = user(&db, "ann", Tier::Business).await;
    let ada = guest(&db, &ann, "Ada").await;
    let other = guest(&db, &ann, "Ada").await;
    assert_eq!((ada.slug.as_str(), other.slug.as_str()), ("ada-lovelace", "ada-lovelace-2"));
    assert_eq!((ada.version, ada.state, ada.public_slug.as_deref()), (1, GuestProfileState::Draft, None));
    let projects = db.projects_of(&ann, &[]).await.expect("works");
    let list = projects.iter().find(|project| Some(project.id) == ada.project_id).expect("a project");
    assert_eq!(list.name, "Ada Lovelace guest booking");
    assert_eq!(
        (list.project_types.as_slice(), list.state),
        ([ProjectType::GuestBooking].as_slice(), ProjectState::Active)
    );
    // The profile is found by its id and slug, and by those of its project.
    for text in [ada.id.to_string(), ada.slug.clone(), list.id.to_string(), list.slug.clone()] {
        let found = db.find_guest_profile(&ann, &key(&text)).await.expect("works").expect("found");
        assert_eq!(found, ada, "{text}");
    }
    for text in ["", "a\0b", "nobody", "%"] {
        assert_eq!(db.find_guest_profile(&ann, &key(text)).await.expect("works"), None, "{text:?}");
    }
    let linked = db.linked_guests_of(&ann, &[list.id, Uuid::nil()]).await.expect("works");
    assert_eq!((linked.len(), linked[&list.id].name.as_str()), (1, "Ada Lovelace"));
});

on_both_databases!(a_project_has_one_guest, |db, _| {
    let (ann, bob) = (user(&db, "ann", Tier::Agency).await, user(&db, "bob", Tier::Agency).await);
    let mut list = new_project("Spring tour");
    list.project_types = vec![ProjectType::Monitoring];
    let list = db.create_project(&ann, list).await.expect("works").0;
    let on_list = |id| NewGuestProfile { project: GuestProject::Existing(id), ..new_guest("Ada") };
    let foreign = db.create_guest_profile(&bob, on_list(list.id)).await;
    assert!(matches!(foreign, Err(DbError::Rejected(ListRejection::ProjectNotFound))), "{foreign:?}");
    let (ada, _) = db.create_guest_profile(&ann, on_list(list.id)).await.expect("works");
    let types = db.find_project(&ann, &ProjectKey::Id(list.id)).await.expect("works").expect("found").project_types;
    assert_eq!(types, [ProjectType::Monitoring, ProjectType::GuestBooking]);
    let second = db.create_guest_profile(&ann, on_list(list.id)).await;
    assert_eq!(rejection(second), GuestRejection::ProjectHasGuest);
    // Another guest may take the project of a deleted one; the restored guest has no project.
    db.delete_guest_profile(&ann, ada.id, None).await.expect("works");
    db.create_guest_profile(&ann, on_list(list.id)).await.expect("the project is free");
    let (ada, _) = db.restore_guest_profile(&ann, ada.id).await.expect("works");
    assert_eq!(ada.project_id, None);
});

on_both_databases!(the_plan_has_room_for_the_project, |db, _| {
    let ann = user(&db, "ann", Tier::Free).await;
    guest(&db, &ann, "Ada").await;
    let full = db.create_guest_profile(&ann, new_guest("Bea")).await;
    assert!(matches!(full, Err(DbError::Rejected(ListRejection::Limit(_)))), "{full:?}");
    let page = db.guest_profiles_of(&ann, GuestProfileFilter::Current, None, 10).await.expect("works");
    assert_eq!(page.profiles.len(), 1, "nothing of it was written");
});

on_both_databases!(other_teams_see_and_change_nothing, |db, _| {
    let (ann, bob) = (user(&db, "ann", Tier::Agency).await, user(&db, "bob", Tier::Agency).await);
    let ada = guest(&db, &ann, "Ada").await;
    for text in [ada.id.to_string(), ada.slug.clone(), ada.project_id.expect("a project").to_string()] {
        assert_eq!(db.find_guest_profile(&bob, &key(&text)).await.expect("works"), None, "{text}");
    }
    let edit = |fields: &mut GuestProfileFields| fields.first_name = "Eve".to_owned();
    let writes = [
        db.update_guest_profile(&bob, ada.id, edit, None, SaveKind::Manual).await.map(drop),
        db.delete_guest_profile(&bob, ada.id, None).await.map(drop),
        db.restore_guest_profile(&bob, ada.id).await.map(drop),
        db.set_guest_profile_archived(&bob, ada.id, true, None).await.map(drop),
        db.submit_guest_form(&bob, ada.id, None).await.map(drop),
        db.begin_guest_bio(&bob, ada.id).await.map(drop),
    ];
    for write in writes {
        assert_eq!(rejection(write), GuestRejection::ProfileNotFound);
    }
    assert!(
        db.guest_profiles_of(&bob, GuestProfileFilter::Current, None, 10).await.expect("works").profiles.is_empty()
    );
    assert!(db.guest_history(&bob, ada.id, None, 10).await.expect("works").changes.is_empty());
    assert!(db.linked_guests_of(&bob, &[ada.project_id.expect("a project")]).await.expect("works").is_empty());
});

on_both_databases!(versions_protect_the_changes_of_others, |db, time| {
    let ann = user(&db, "ann", Tier::Agency).await;
    let ada = guest(&db, &ann, "Ada").await;
    time.advance(Duration::from_secs(1));
    let (changed, change) = set_goals(&db, &ann, ada.id, &[" Meet hosts ", "Meet hosts"], SaveKind::Manual).await;
    assert_eq!((changed.version, changed.fields.bio.goals.as_slice()), (2, ["Meet hosts".to_owned()].as_slice()));
    assert!(change.is_some() && changed.updated_at > ada.updated_at);
    let edit = |fields: &mut GuestProfileFields| fields.first_name = "Eve".to_owned();
    let late = db.update_guest_profile(&ann, ada.id, edit, Some(1), SaveKind::Manual).await;
    assert_eq!(rejection(late), GuestRejection::VersionConflict);
    let (same, change) = set_goals(&db, &ann, ada.id, &["Meet hosts"], SaveKind::Manual).await;
    assert_eq!((same.version, change), (2, None), "nothing has changed");
    let edit = |fields: &mut GuestProfileFields| fields.email = Some("no address".to_owned());
    let invalid = rejection(db.update_guest_profile(&ann, ada.id, edit, Some(2), SaveKind::Manual).await);
    assert!(matches!(&invalid, GuestRejection::Invalid(problems) if problems[0].field == "email"), "{invalid:?}");
    let wrong = NewGuestProfile {
        fields: GuestProfileFields { website_url: Some("javascript:x".to_owned()), ..fields("Ada") },
        ..new_guest("Ada")
    };
    assert!(matches!(rejection(db.create_guest_profile(&ann, wrong).await), GuestRejection::Invalid(_)));
});

on_both_databases!(archived_profiles_are_read_only, |db, _| {
    let ann = user(&db, "ann", Tier::Agency).await;
    let ada = guest(&db, &ann, "Ada").await;
    let (archived, change) = db.set_guest_profile_archived(&ann, ada.id, true, None).await.expect("works");
    assert!(archived.archived_at.is_some() && change.is_some());
    let (_, again) = db.set_guest_profile_archived(&ann, ada.id, true, None).await.expect("works");
    assert_eq!(again, None);
    let edit = |fields: &mut GuestProfileFields| fields.first_name = "Eve".to_owned();
    let write = db.update_guest_profile(&ann, ada.id, edit, None, SaveKind::Autosave).await;
    assert_eq!(rejection(write), GuestRejection::Archived);
    assert_eq!(rejection(db.submit_guest_form(&ann, ada.id, None).await), GuestRejection::Archived);
    let on = async |shelf| db.guest_profiles_of(&ann, shelf, None, 10).await.expect("works").profiles.len();
    assert_eq!((on(GuestProfileFilter::Current).await, on(GuestProfileFilter::Archived).await), (0, 1));
    let (back, _) = db.set_guest_profile_archived(&ann, ada.id, false, None).await.expect("works");
    assert_eq!(back.archived_at, None);
    assert_eq!((on(GuestProfileFilter::Current).await, on(GuestProfileFilter::Archived).await), (1, 0));
});

on_both_databases!(a_project_is_archived_with_its_guest, |db, _| {
    let ann = user(&db, "ann", Tier::Agency).await;
    let ada = guest(&db, &ann, "Ada").await;
    let project = ada.project_id.expect("a project");
    let state = async || {
        let found = db.find_project(&ann, &ProjectKey::Id(project)).await.expect("works");
        found.expect("the project").state
    };
    let archive = async |is_archived| {
        db.set_guest_profile_archived(&ann, ada.id, is_archived, None).await.expect("works").1.expect("a change")
    };
    let change = archive(true).await;
    assert_eq!(state().await, ProjectState::Archived);
    db.undo_guest_change(&ann, change).await.expect("works").expect("a change");
    assert_eq!(state().await, ProjectState::Active, "undone with the profile");
    archive(true).await;
    let change = archive(false).await;
    assert_eq!(state().await, ProjectState::Active);
    db.undo_guest_change(&ann, change).await.expect("works").expect("a change");
    assert_eq!(state().await, ProjectState::Archived);
    // Someone works on the project meanwhile.
    let active = ProjectUpdate { state: Some(ProjectState::Active), ..ProjectUpdate::default() };
    db.update_project(&ann, project, active, None).await.expect("works");
    archive(false).await;
    assert_eq!(state().await, ProjectState::Active);
    db.delete_project(&ann, project, None).await.expect("works");
    archive(true).await;
});

on_both_databases!(deleted_profiles_are_kept_for_30_days, |db, time| {
    let ann = user(&db, "ann", Tier::Agency).await;
    let (ada, bea) = (guest(&db, &ann, "Ada").await, guest(&db, &ann, "Bea").await);
    db.delete_guest_profile(&ann, ada.id, Some(1)).await.expect("works");
    db.delete_guest_profile(&ann, bea.id, None).await.expect("works");
    assert_eq!(db.find_guest_profile(&ann, &key(&ada.slug)).await.expect("works"), None);
    let deleted = db.find_guest_profile_or_deleted(&ann, &key(&ada.slug)).await.expect("works").expect("kept");
    assert_eq!(deleted.purge_at(), deleted.deleted_at.map(|at| at + 30 * DAY));
    let page = db.guest_profiles_of(&ann, GuestProfileFilter::Deleted, None, 10).await.expect("works");
    assert_eq!(page.profiles.len(), 2);
    time.advance(29 * DAY);
    let (back, change) = db.restore_guest_profile(&ann, ada.id).await.expect("works");
    assert!(back.deleted_at.is_none() && back.project_id == ada.project_id && change.is_some());
    assert_eq!(db.purge_guest_profiles().await.expect("works"), 0);
    time.advance(2 * DAY);
    assert_eq!(rejection(db.restore_guest_profile(&ann, bea.id).await), GuestRejection::ProfileNotFound);
    assert_eq!(db.find_guest_profile_or_deleted(&ann, &key(&bea.slug)).await.expect("works"), None);
    assert_eq!(db.purge_guest_profiles().await.expect("works"), 1);
    assert!(db.find_guest_profile(&ann, &key(&ada.slug)).await.expect("works").is_some());
});

on_both_databases!(a_profile_outlives_its_project, |db, time| {
    let ann = user(&db, "ann", Tier::Agency).await;
    let ada = guest(&db, &ann, "Ada").await;
    let list = ada.project_id.expect("a project");
    db.delete_project(&ann, list, None).await.expect("works");
    let slug = "ada-lovelace-guest-booking";
    assert_eq!(db.find_guest_profile(&ann, &key(slug)).await.expect("works"), None, "the project is hidden");
    time.advance(31 * DAY);
    assert_eq!(db.purge_projects().await.expect("works"), 1);
    let found = db.find_guest_profile(&ann, &key(&ada.slug)).await.expect("works").expect("stays");
    assert_eq!(found.project_id, None);
});

on_both_databases!(pages_follow_one_another, |db, time| {
    let ann = user(&db, "ann", Tier::Agency).await;
    let list = project(&db, &ann, "Another list").await;
    for number in 0..5 {
        time.advance(Duration::from_millis(5));
        guest(&db, &ann, &format!("Guest{number}")).await;
    }
    let (mut names, mut before) = (Vec::new(), None);
    loop {
        let page = db.guest_profiles_of(&ann, GuestProfileFilter::Current, before, 2).await.expect("works");
        names.extend(page.profiles.iter().map(|profile| profile.name.clone()));
        before = page.profiles.last().map(|profile| profile.id);
        if !page.has_more {
            break;
        }
    }
    let expected: Vec<_> = (0..5).rev().map(|number| format!("Guest{number} Lovelace")).collect();
    assert_eq!(names, expected);
    assert!(db.linked_guests_of(&ann, &[list.id]).await.expect("works").is_empty());
});

// A list of a thousand would read megabytes.
on_both_databases!(a_list_reads_no_bios, |url| {
    let db = Db::open(&url, ManualClock::new().clock()).await.expect("the database opens");
    let ann = user(&db, "ann", Tier::Agency).await;
    let ada = guest(&db, &ann, "Ada").await;
    let rows = Database::connect(&url).await.expect("the database answers");
    rows.execute_unprepared("UPDATE guest_profiles SET fields = '\"none\"'").await.expect("written");
    db.find_guest_profile(&ann, &GuestProfileKey::Id(ada.id)).await.expect_err("who reads the fields fails");
    let page = db.guest_profiles_of(&ann, GuestProfileFilter::Current, None, 10).await.expect("works");
    assert_eq!(page.profiles.iter().map(|profile| profile.id).collect::<Vec<_>>(), [ada.id]);
});

on_both_databases!(the_public_page_is_switched_on, |db, _| {
    let (ann, bob) = (user(&db, "ann", Tier::Agency).await, user(&db, "bob", Tier::Agency).await);
    let (ada, other) = (guest(&db, &ann, "Ada").await, guest(&db, &bob, "Ada").await);
    let show = |is_public| move |fields: &mut GuestProfileFields| fields.public_view.is_public = is_public;
    let (ada, _) = db.update_guest_profile(&ann, ada.id, show(true), None, SaveKind::Manual).await.expect("works");
    let (other, _) = db.update_guest_profile(&bob, other.id, show(true), None, SaveKind::Manual).await.expect("works");
    assert_eq!(ada.public_slug.as_deref(), Some("ada-lovelace"));
    assert_eq!(other.public_slug.as_deref(), Some("ada-lovelace-2"));
    let public = async |slug| db.find_public_guest_profile(slug).await.expect("works").map(|profile| profile.id);
    assert_eq!((public("ada-lovelace").await, public("no such").await), (Some(ada.id), None));
    let listed = async |limit| {
        let listed = db.public_guests(limit).await.expect("works").into_iter();
        listed.map(|entry| entry.slug).collect::<Vec<_>>()
    };
    assert_eq!((listed(9).await, listed(1).await.len()), (vec!["ada-lovelace".into(), "ada-lovelace-2".into()], 1));
    let (hidden, _) = db.update_guest_profile(&ann, ada.id, show(false), None, SaveKind::Manual).await.expect("works");
    assert_eq!((hidden.public_slug.as_deref(), public("ada-lovelace").await), (Some("ada-lovelace"), None));
    db.set_guest_profile_archived(&bob, other.id, true, None).await.expect("works");
    assert_eq!(public("ada-lovelace-2").await, None);
    assert!(listed(9).await.is_empty(), "one is hidden, the other archived");
});
