//! Files of guest profiles on both databases: limits, numbers, bytes in a private folder, and the deletion of orphaned
//! files.

use crate::support::guests::rejection;
use crate::support::mails::invite;
use crate::support::prelude::*;
use earshot_app::{GuestFileOutcome, GuestFileStore, GuestProfileKey, GuestRejection, NewGuestFile, UndoSkipReason};
use earshot_model::guest_profile::{GuestFileState, GuestFileType};
use sea_orm::ConnectionTrait as _;
use std::fs::{self, File};
use std::os::unix::fs::PermissionsExt as _;
use std::path::Path;
use std::time::SystemTime;

fn file(name: &str, content: &str) -> NewGuestFile {
    NewGuestFile {
        name: name.to_owned(),
        file_type: GuestFileType::Txt,
        bytes: content.as_bytes().to_vec(),
        number: None,
    }
}

fn stored(folder: &Path) -> usize {
    fs::read_dir(folder).map_or(0, Iterator::count)
}

/// Makes all files look older than any upload.
fn age(folder: &Path) {
    let entries: Vec<_> = fs::read_dir(folder).expect("a folder").collect();
    for entry in entries {
        let file = File::options().write(true).open(entry.expect("a file").path()).expect("opens");
        file.set_modified(SystemTime::UNIX_EPOCH + Duration::from_secs(1)).expect("set");
    }
}

async fn add_member(db: &Db, account: &Account, email: &str) -> Account {
    let token = invite(db, account, email, Role::Admin).await;
    db.accept_invitation(&token, None).await.expect("accepted").account
}

on_both_databases!(files_are_numbered_and_limited, |db, _| {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path().join("guest-files");
    let store = GuestFileStore::new(folder.clone());
    let (ann, bob) = (user(&db, "ann", Tier::Agency).await, user(&db, "bob", Tier::Agency).await);
    let ada = guest(&db, &ann, "Ada").await;
    let first = db.add_guest_file(&ann, &store, ada.id, file("../cv.pdf", "one")).await.expect("works");
    assert_eq!((first.number, first.name.as_str(), first.bytes), (1, "cv.pdf", 3));
    assert_eq!((first.state, first.file_type), (GuestFileState::Queued, GuestFileType::Txt));
    let image = NewGuestFile { file_type: GuestFileType::Png, number: Some(3), ..file("me.png", "two") };
    let image = db.add_guest_file(&ann, &store, ada.id, image).await.expect("works");
    assert_eq!((image.number, image.state), (3, GuestFileState::NoText));
    let taken = NewGuestFile { number: Some(3), ..file("three.txt", "three") };
    assert_eq!(db.add_guest_file(&ann, &store, ada.id, taken).await.expect("works").number, 2);
    let same = db.add_guest_file(&ann, &store, ada.id, file("copy.txt", "one")).await.expect("works");
    assert_eq!(same.id, first.id, "the content is there already");
    for content in ["four", "five"] {
        db.add_guest_file(&ann, &store, ada.id, file("more.txt", content)).await.expect("works");
    }
    let sixth = db.add_guest_file(&ann, &store, ada.id, file("six.txt", "six")).await;
    assert_eq!(rejection(sixth), GuestRejection::TooManyFiles { existing: 5 });
    let foreign = db.add_guest_file(&bob, &store, ada.id, file("x.txt", "x")).await;
    assert_eq!(rejection(foreign), GuestRejection::ProfileNotFound);
    assert_eq!(stored(&folder), 5, "rejected uploads leave nothing behind");
    let mode = |path: &Path| fs::metadata(path).expect("exists").permissions().mode() & 0o777;
    assert_eq!((mode(&folder), mode(&folder.join(first.id.to_string()))), (0o700, 0o600));
    assert_eq!(store.read(first.id).await.expect("reads"), b"one");

    let files = db.guest_files_of(&ann, ada.id).await.expect("works");
    assert_eq!(files.iter().map(|file| file.number).collect::<Vec<_>>(), [1, 2, 3, 4, 5]);
    assert!(db.guest_files_of(&bob, ada.id).await.expect("works").is_empty());
    let found = db.find_guest_profile(&ann, &GuestProfileKey::Id(ada.id)).await.expect("works").expect("found");
    assert_eq!((found.file_count, found.version), (5, 1));
    assert_eq!(found.completeness().percent, ada.completeness().percent + 4);

    let removed = db.remove_guest_file(&bob, &store, ada.id, first.id).await;
    assert_eq!(rejection(removed), GuestRejection::ProfileNotFound);
    db.remove_guest_file(&ann, &store, ada.id, first.id).await.expect("works");
    let again = db.remove_guest_file(&ann, &store, ada.id, first.id).await;
    assert_eq!((rejection(again), stored(&folder)), (GuestRejection::FileNotFound, 4));
    let next = db.add_guest_file(&ann, &store, ada.id, file("new.txt", "new")).await.expect("works");
    assert_eq!(next.number, 1);
});

on_both_databases!(texts_of_files_are_kept, |db, _| {
    let folder = tempfile::tempdir().expect("a folder");
    let store = GuestFileStore::new(folder.path().to_owned());
    let ann = user(&db, "ann", Tier::Agency).await;
    let ada = guest(&db, &ann, "Ada").await;
    let mut ids = Vec::new();
    for content in ["one", "two"] {
        let name = format!("{content}.txt");
        ids.push(db.add_guest_file(&ann, &store, ada.id, file(&name, content)).await.expect("works").id);
    }
    let queued = db.queued_guest_files(ada.id).await.expect("works");
    assert_eq!(queued.iter().map(|file| file.id).collect::<Vec<_>>(), ids);
    let read = GuestFileOutcome::Read { text: "שלום\0 one".to_owned(), skipped: vec!["page 2".to_owned()] };
    assert!(db.finish_guest_file(ids[0], read.clone()).await.expect("works"));
    let failed = GuestFileOutcome::Failed { reason: "The PDF is damaged.".to_owned() };
    assert!(db.finish_guest_file(ids[1], failed).await.expect("works"));
    assert!(!db.finish_guest_file(Uuid::nil(), read).await.expect("works"));
    assert!(db.queued_guest_files(ada.id).await.expect("works").is_empty());
    let files = db.guest_files_of(&ann, ada.id).await.expect("works");
    assert_eq!((files[0].state, files[0].skipped.as_slice()), (GuestFileState::Read, ["page 2".to_owned()].as_slice()));
    assert_eq!(
        (files[1].state, files[1].state_reason.as_deref()),
        (GuestFileState::Failed, Some("The PDF is damaged."))
    );
    let project = ada.project_id.expect("a project");
    let linked = &db.linked_guests_of(&ann, &[project]).await.expect("works")[&project];
    assert_eq!((linked.file_count, linked.read_file_count), (2, 2));
    let texts = db.guest_file_texts(ada.id).await.expect("works");
    assert_eq!((texts.len(), texts[0].name.as_str(), texts[0].text.as_str()), (1, "one.txt", "שלום one"));
});

on_both_databases!(files_of_deleted_teams_and_accounts_are_deleted, |url| {
    let db = Db::open(&url, ManualClock::new().clock()).await.expect("opens");
    let folder = tempfile::tempdir().expect("a folder");
    let store = GuestFileStore::new(folder.path().to_owned());
    assert_eq!(db.delete_orphaned_files(&GuestFileStore::new("/nowhere".into())).await.expect("no folder"), 0);
    let mut accounts = Vec::new();
    for name in ["ann", "bob", "cal"] {
        let account = user(&db, name, Tier::Agency).await;
        let profile = guest(&db, &account, "Ada").await;
        db.add_guest_file(&account, &store, profile.id, file("cv.txt", name)).await.expect("works");
        accounts.push((account, profile));
    }
    let [(ann, _), (bob, bobs), (cal, cals)] = accounts.as_slice() else { panic!("three") };
    assert!(db.delete_user(ann.user_id).await.expect("works"), "with her team");
    assert_eq!(db.delete_orphaned_files(&store).await.expect("works"), 0, "uploads of the last hour stay");
    age(folder.path());
    assert_eq!((db.delete_orphaned_files(&store).await.expect("works"), stored(folder.path())), (1, 2));

    // Profiles of a deleted member stay with the team, without the member's id.
    let guest_of_bob = GuestProfileKey::Id(bobs.id);
    let heir = add_member(&db, bob, "dee@example.org").await;
    assert!(db.delete_user(bob.user_id).await.expect("works"));
    let kept = db.find_guest_profile(&heir, &guest_of_bob).await.expect("works").expect("stays");
    assert_eq!(kept.created_by, None);
    assert_eq!(db.guest_files_of(&heir, bobs.id).await.expect("works")[0].added_by, None);
    assert_eq!(db.guest_history(&heir, bobs.id, None, 10).await.expect("works").changes[0].user_id, None);

    db.delete_guest_profile(cal, cals.id, None).await.expect("works");
    assert_eq!(db.delete_orphaned_files(&store).await.expect("works"), 0, "it can be restored");
    add_member(&db, cal, "eve@example.org").await;
    db.delete_team(cal).await.expect("works");
    assert_eq!((db.delete_orphaned_files(&store).await.expect("works"), stored(folder.path())), (1, 1));
});

on_both_databases!(files_of_deleted_profiles_make_room_oldest_first, |url| {
    let time = ManualClock::new();
    let db = Db::open(&url, time.clock()).await.expect("opens");
    let folder = tempfile::tempdir().expect("a folder");
    let store = GuestFileStore::new(folder.path().to_owned());
    let connection = sea_orm::Database::connect(&url).await.expect("connects");
    let ann = user(&db, "ann", Tier::Free).await;
    let mut profiles = Vec::new();
    for name in ["Ada", "Bea", "Cal"] {
        let profile = guest(&db, &ann, name).await;
        db.delete_project(&ann, profile.project_id.expect("a project"), None).await.expect("works");
        profiles.push(profile.id);
    }
    let [ada, bea, cal] = profiles[..] else { panic!("three") };
    for number in 0..10 {
        let profile = if number < 5 { ada } else { bea };
        db.add_guest_file(&ann, &store, profile, file("cv.txt", &number.to_string())).await.expect("works");
    }
    // As if each had 5 MB, so that they take the 50 MB of the plan.
    connection.execute_unprepared("UPDATE guest_files SET bytes = 5242880").await.expect("works");
    let add = async |content: &str| db.add_guest_file(&ann, &store, cal, file("cv.txt", content)).await;
    let full = GuestRejection::NoRoomForFile { tier: Tier::Free, used: 50 << 20 };
    assert_eq!(rejection(add("x").await), full, "files of profiles without a project stay");
    db.set_guest_profile_archived(&ann, bea, true, None).await.expect("works");
    assert_eq!(rejection(add("x").await), full, "and those of archived profiles");
    assert_eq!(stored(folder.path()), 10);

    db.delete_guest_profile(&ann, ada, None).await.expect("works");
    time.advance(Duration::from_secs(1));
    let deletion_of_bea = db.delete_guest_profile(&ann, bea, None).await.expect("works");
    let first = add("x").await.expect("one of Ada's makes room");
    assert_eq!(stored(folder.path()), 10, "with its bytes");
    // The text of a file takes room, too.
    let read = GuestFileOutcome::Read { text: "x".repeat(5 << 20), skipped: Vec::new() };
    db.finish_guest_file(first.id, read).await.expect("works");
    add("y").await.expect("another of Ada's makes room");
    let (restored, _) = db.restore_guest_profile(&ann, ada).await.expect("works");
    assert_eq!((restored.file_count, restored.ended_files), (3, 2));
    assert_eq!(db.guest_files_of(&ann, ada).await.expect("works").len(), 3);
    add(&"z".repeat(5 << 20)).await.expect("now one of Bea's makes room");
    let undone = db.undo_guest_change(&ann, deletion_of_bea).await.expect("works").expect("a change");
    assert_eq!(undone.skipped, Some(UndoSkipReason::FilesEnded));
    assert!(undone.change_id.is_some(), "the profile is restored");
    let kept = db.find_guest_profile(&ann, &GuestProfileKey::Id(bea)).await.expect("works").expect("found");
    assert_eq!(kept.ended_files + kept.file_count, 5);
});

on_both_databases!(photos_count_in_the_room_and_end_with_their_owners, |db, _| {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path().join("guest-files");
    let store = GuestFileStore::new(folder.clone());
    let (ann, bob) = (user(&db, "ann", Tier::Free).await, user(&db, "bob", Tier::Free).await);
    let ada = guest(&db, &ann, "Ada").await;
    let foreign = db.set_guest_photo(&bob, &store, ada.id, Some(vec![1])).await;
    assert_eq!((rejection(foreign), stored(&folder)), (GuestRejection::ProfileNotFound, 0));
    let shown = db.set_guest_photo(&ann, &store, ada.id, Some(vec![1; 1_000])).await.expect("works");
    assert_eq!((shown.version, shown.photo.is_some()), (ada.version, true));
    let own = db.guest_photo(Some(&ann), ada.id).await.expect("works").expect("a member sees it");
    assert_eq!((Some(own.file), own.is_public), (shown.photo, false));
    assert_eq!(db.guest_photo(Some(&bob), ada.id).await.expect("works"), None);
    assert_eq!(db.guest_photo(None, ada.id).await.expect("works"), None);

    let most = usize::try_from(Tier::Free.limits().guest_file_bytes).expect("a size");
    let full = db.set_guest_photo(&ann, &store, ada.id, Some(vec![1; most + 1])).await;
    assert_eq!(rejection(full), GuestRejection::NoRoomForFile { tier: Tier::Free, used: 1_000 });
    db.set_guest_photo(&ann, &store, ada.id, Some(vec![2; 2_000])).await.expect("works");
    let full = db.set_guest_photo(&ann, &store, ada.id, Some(vec![1; most + 1])).await;
    assert_eq!(rejection(full), GuestRejection::NoRoomForFile { tier: Tier::Free, used: 2_000 }, "one photo a guest");

    let face = db.set_user_photo(&bob, &store, Some(vec![3])).await.expect("works");
    assert_eq!(db.colleague_photo(&bob, bob.user_id).await.expect("works"), face);
    assert_eq!(db.colleague_photo(&ann, bob.user_id).await.expect("works"), None, "they share no team");
    age(&folder);
    assert_eq!((db.delete_orphaned_files(&store).await.expect("works"), stored(&folder)), (0, 2));
    assert!(db.delete_user(bob.user_id).await.expect("works"));
    db.set_guest_photo(&ann, &store, ada.id, None).await.expect("works");
    assert_eq!(stored(&folder), 1, "a removed photo is gone at once");
    assert_eq!((db.delete_orphaned_files(&store).await.expect("works"), stored(&folder)), (1, 0));
});
