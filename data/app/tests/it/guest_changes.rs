//! Changes of guest profiles on both databases: autosave, history, undo, and the deletion of accounts and teams.

use crate::support::guests::{new_guest, rejection, set_goals};
use crate::support::lists::add;
use crate::support::prelude::*;
use earshot_app::{GuestProfileFilter, GuestProfileKey, GuestRejection, ProjectKey, SaveKind, UndoSkipReason};
use earshot_model::guest_profile::{GuestChangeKind, GuestProfileFields};

const SECOND: Duration = Duration::from_secs(1);

on_both_databases!(edits_within_a_minute_are_one_change, |db, time| {
    let (ann, bob) = (user(&db, "ann", Tier::Agency).await, user(&db, "bob", Tier::Agency).await);
    let ada = guest(&db, &ann, "Ada").await;
    let save = async |goals: &[&str]| {
        time.advance(SECOND);
        set_goals(&db, &ann, ada.id, goals, SaveKind::Autosave).await.1.expect("a change")
    };
    let first = save(&["M"]).await;
    assert_eq!(save(&["Me"]).await, first);
    assert_eq!(save(&["Meet hosts"]).await, first);
    time.advance(60 * SECOND);
    let second = save(&["Meet hosts", "Sell books"]).await;
    assert_ne!(second, first);
    let manual = set_goals(&db, &ann, ada.id, &["Sell books"], SaveKind::Manual).await.1.expect("a change");
    assert_ne!(manual, second);
    let history = db.guest_history(&ann, ada.id, None, 10).await.expect("works").changes;
    let kinds: Vec<_> = history.iter().map(|change| change.kind).collect();
    use GuestChangeKind::{Created, Updated};
    assert_eq!(kinds.iter().filter(|kind| **kind == Updated).count(), 3);
    assert_eq!(kinds.last(), Some(&Created));
    // Undoing the first change restores the fields from before the typing.
    let undone = db.undo_guest_change(&ann, second).await.expect("works").expect("a change");
    assert_eq!(undone.skipped, Some(UndoSkipReason::Changed), "the goals were changed since");
    assert_eq!(db.undo_guest_change(&bob, first).await.expect("works"), None, "another team's");
});

on_both_databases!(changes_are_undone_field_by_field, |db, time| {
    let ann = user(&db, "ann", Tier::Agency).await;
    let ada = guest(&db, &ann, "Ada").await;
    let edit = |fields: &mut GuestProfileFields| {
        fields.first_name = "Augusta".to_owned();
        fields.bio.short_bio = "Writes notes.".to_owned();
        fields.bio.goals = vec!["Meet hosts".to_owned()];
    };
    let (_, change) = db.update_guest_profile(&ann, ada.id, edit, None, SaveKind::Manual).await.expect("works");
    time.advance(SECOND);
    set_goals(&db, &ann, ada.id, &["Sell books"], SaveKind::Manual).await;
    let change = change.expect("a change");
    let undone = db.undo_guest_change(&ann, change).await.expect("works").expect("a change");
    assert_eq!((undone.profile_id, undone.skipped), (ada.id, Some(UndoSkipReason::Changed)));
    let found = db.find_guest_profile(&ann, &GuestProfileKey::Id(ada.id)).await.expect("works").expect("found");
    assert_eq!(
        (found.fields.name().as_str(), found.fields.bio.short_bio.as_str()),
        ("Ada Lovelace", "Builds engines.")
    );
    assert_eq!(found.fields.bio.goals, ["Sell books"], "what somebody changed since stays");
    assert_eq!(rejection(db.undo_guest_change(&ann, change).await), GuestRejection::ChangeUndone);
    let again = undone.change_id.expect("can be undone itself");
    db.undo_guest_change(&ann, again).await.expect("works").expect("a change");
    let found = db.find_guest_profile(&ann, &GuestProfileKey::Id(ada.id)).await.expect("works").expect("found");
    assert_eq!(found.fields.first_name, "Augusta");
    let (_, late) = set_goals(&db, &ann, ada.id, &["Rest"], SaveKind::Manual).await;
    time.advance(600 * SECOND);
    assert_eq!(rejection(db.undo_guest_change(&ann, late.expect("a change")).await), GuestRejection::ChangeTooOld);
});

on_both_databases!(creating_and_deleting_can_be_undone, |db, _| {
    let ann = user(&db, "ann", Tier::Agency).await;
    let (ada, created) = db.create_guest_profile(&ann, new_guest("Ada")).await.expect("works");
    let current =
        async || db.guest_profiles_of(&ann, GuestProfileFilter::Current, None, 10).await.expect("works").profiles.len();
    let deleted = db.delete_guest_profile(&ann, ada.id, None).await.expect("works");
    assert_eq!(current().await, 0);
    let undone = db.undo_guest_change(&ann, created).await.expect("works").expect("a change");
    assert_eq!(undone.skipped, Some(UndoSkipReason::Removed));
    let undone = db.undo_guest_change(&ann, deleted).await.expect("works").expect("a change");
    assert_eq!((undone.skipped, current().await), (None, 1));
    let list = ProjectKey::Id(ada.project_id.expect("a project"));

    // Undoing the creation of a profile also deletes its project, which nobody has used.
    let (bea, created) = db.create_guest_profile(&ann, new_guest("Bea")).await.expect("works");
    db.undo_guest_change(&ann, created).await.expect("works").expect("a change");
    let unused = ProjectKey::Id(bea.project_id.expect("a project"));
    assert_eq!(db.find_project(&ann, &unused).await.expect("works"), None);
    assert!(db.find_project(&ann, &list).await.expect("works").is_some());

    let (cal, created) = db.create_guest_profile(&ann, new_guest("Cal")).await.expect("works");
    let used = ProjectKey::Id(cal.project_id.expect("a project"));
    let project = db.find_project(&ann, &used).await.expect("works").expect("found");
    add(&db, &ann, &project, [1]).await;
    db.undo_guest_change(&ann, created).await.expect("works").expect("a change");
    assert!(db.find_project(&ann, &used).await.expect("works").is_some(), "somebody has used it");
    let (_, archived) = db.set_guest_profile_archived(&ann, ada.id, true, None).await.expect("works");
    let undone = db.undo_guest_change(&ann, archived.expect("a change")).await.expect("works").expect("a change");
    assert_eq!((undone.skipped, current().await), (None, 1));
});

on_both_databases!(old_changes_are_deleted, |db, time| {
    let ann = user(&db, "ann", Tier::Agency).await;
    let ada = guest(&db, &ann, "Ada").await;
    time.advance(366 * 24 * 3_600 * SECOND);
    set_goals(&db, &ann, ada.id, &["Meet hosts"], SaveKind::Manual).await;
    assert_eq!(db.delete_old_guest_changes().await.expect("works"), 1);
    assert_eq!(db.guest_history(&ann, ada.id, None, 10).await.expect("works").changes.len(), 1);
});
