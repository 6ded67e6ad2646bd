//! Histories of teams on both databases: their bytes are bounded by plan, and the oldest entries end first.

use crate::support::guests::{rejection, set_goals};
use crate::support::lists::{add, added};
use crate::support::prelude::*;
use earshot_app::{
    GuestRejection, ListRejection, ListedPodcastUpdate, NewOutreach, PodcastSnapshot, SaveKind, StoredSearch,
};
use earshot_model::PodcastId;
use earshot_model::alert::{AlertFields, AlertKind};
use earshot_model::guest_profile::GuestProfileFields;
use earshot_model::project::MAX_NOTES_CHARS;
use sea_orm::{ConnectionTrait as _, Database};

const SECOND: Duration = Duration::from_secs(1);
const DAY: Duration = Duration::from_secs(24 * 60 * 60);
/// Rows of this size fill the 8 MB of the free plan with three of them.
const LARGE_ROW: &str = "3000000";

/// Sets the size of all rows of a table, as if they had long texts.
async fn enlarge_rows(url: &str, table: &str) {
    let connection = Database::connect(url).await.expect("connects");
    let update = format!("UPDATE {table} SET bytes = {LARGE_ROW}");
    connection.execute_unprepared(&update).await.expect("works");
    connection.close().await.expect("closes");
}

/// Opens the database a second time. A process sums the rows of a team at its first write.
async fn reopen(url: &str, time: &ManualClock) -> Db {
    Db::open(url, time.clock()).await.expect("opens")
}

async fn alert_changes(db: &Db, account: &Account, alert: Uuid) -> usize {
    db.alert_history(account, alert, None, 100).await.expect("works").changes.len()
}

on_both_databases!(undo_is_bounded_in_bytes_and_says_why_a_change_has_ended, |db, time| {
    let (ann, bob) = (user(&db, "ann", Tier::Free).await, user(&db, "bob", Tier::Free).await);
    let others = project(&db, &bob, "Other list").await;
    let of_bob = add(&db, &bob, &others, [1]).await.change_id.expect("a change");
    let list = project(&db, &ann, "Long notes").await;
    let entries: Vec<Uuid> = added(&add(&db, &ann, &list, 0..100).await).iter().map(|entry| entry.id).collect();
    let mut changes = Vec::new();
    for letter in ["a", "b", "c", "d", "e", "f", "g"] {
        time.advance(SECOND);
        let notes = Some(letter.repeat(MAX_NOTES_CHARS));
        let update = ListedPodcastUpdate { notes, ..ListedPodcastUpdate::default() };
        let updated = db.update_listed_podcasts(&ann, list.id, &entries, update, None).await.expect("works");
        changes.push(updated.change_id.expect("a change"));
    }
    // Each has the former and the new notes of 100 podcasts, 2 MB: three fit into three quarters of 8 MB.
    time.advance(SECOND);
    for ended in [changes[0], changes[3]] {
        match db.undo_change(&ann, ended).await {
            Err(DbError::Rejected(ListRejection::ChangeEnded)) => {}
            other => panic!("{other:?}"),
        }
    }
    let undone = db.undo_change(&ann, changes[6]).await.expect("the newest is kept");
    assert_eq!((undone.restored, undone.skipped.len()), (100, 0));
    assert_eq!(db.undo_change(&bob, of_bob).await.expect("another team's").restored, 1);
});

on_both_databases!(a_single_change_larger_than_the_limit_can_be_undone, |url| {
    let time = ManualClock::new();
    let db = reopen(&url, &time).await;
    let ann = user(&db, "ann", Tier::Free).await;
    let list = project(&db, &ann, "A list").await;
    let change = add(&db, &ann, &list, [1]).await.change_id.expect("a change");
    let connection = Database::connect(&url).await.expect("connects");
    connection.execute_unprepared("UPDATE changes SET bytes = 90000000").await.expect("works");
    connection.close().await.expect("closes");
    // Written in the same moment, so that nothing ends yet.
    let db = reopen(&url, &time).await;
    add(&db, &ann, &list, [2]).await;
    assert_eq!(db.undo_change(&ann, change).await.expect("works").restored, 1);
});

on_both_databases!(changes_of_guests_are_bounded_in_bytes, |url| {
    let time = ManualClock::new();
    let db = reopen(&url, &time).await;
    let ann = user(&db, "ann", Tier::Free).await;
    let ada = guest(&db, &ann, "Ada").await;
    let mut changes = Vec::new();
    for goal in ["one", "two", "three", "four"] {
        time.advance(SECOND);
        changes.push(set_goals(&db, &ann, ada.id, &[goal], SaveKind::Manual).await.1.expect("a change"));
    }
    enlarge_rows(&url, "guest_changes").await;
    let db = reopen(&url, &time).await;
    time.advance(SECOND);
    let newest = set_goals(&db, &ann, ada.id, &["five"], SaveKind::Manual).await.1.expect("a change");
    let history = db.guest_history(&ann, ada.id, None, 100).await.expect("works").changes;
    let kept: Vec<Uuid> = history.iter().map(|change| change.id).collect();
    assert_eq!(kept, [newest, changes[3], changes[2]]);
    assert_eq!(rejection(db.undo_guest_change(&ann, changes[0]).await), GuestRejection::ChangeEnded);
    assert!(db.undo_guest_change(&ann, newest).await.expect("works").is_some());

    // Those that nobody can undo any more are deleted as a whole.
    time.advance(11 * 60 * SECOND);
    enlarge_rows(&url, "guest_changes").await;
    let db = reopen(&url, &time).await;
    set_goals(&db, &ann, ada.id, &["six"], SaveKind::Manual).await;
    assert_eq!(db.undo_guest_change(&ann, changes[0]).await.expect("works"), None);
    assert_eq!(db.guest_history(&ann, ada.id, None, 100).await.expect("works").changes.len(), 3);
});

on_both_databases!(long_edits_of_a_guest_are_counted_while_they_are_typed, |db, time| {
    let ann = user(&db, "ann", Tier::Free).await;
    let ada = guest(&db, &ann, "Ada").await;
    let mut changes = Vec::new();
    // Autosaves within a minute extend one change, with 200 KB before and after.
    for letter in (b'a'..=b'z').chain(b'A'..=b'Z') {
        time.advance(61 * SECOND);
        for number in 0..2 {
            let edit = move |fields: &mut GuestProfileFields| {
                let long = |item: usize| format!("{item} {number} {}", char::from(letter)).repeat(90);
                fields.bio.goals = (0..50).map(long).collect();
                fields.bio.topics_to_discuss = fields.bio.goals.clone();
                fields.bio.things_to_avoid = fields.bio.goals.clone();
                fields.bio.areas_of_expertise = fields.bio.goals.clone();
            };
            let saved = db.update_guest_profile(&ann, ada.id, edit, None, SaveKind::Autosave).await;
            changes.push(saved.expect("works").1.expect("a change"));
        }
    }
    changes.dedup();
    assert_eq!(changes.len(), 52, "two autosaves are one change");
    let history = db.guest_history(&ann, ada.id, None, 100).await.expect("works").changes;
    assert!((20..52).contains(&history.len()), "{}", history.len());
    assert_eq!(history.first().map(|change| change.id), changes.last().copied());
});

on_both_databases!(activity_changes_of_alerts_saved_texts_and_searches_are_bounded_in_bytes, |url| {
    let time = ManualClock::new();
    let db = reopen(&url, &time).await;
    let (ann, bob) = (user(&db, "ann", Tier::Free).await, user(&db, "bob", Tier::Free).await);
    let (list, others) = (project(&db, &ann, "A list").await, project(&db, &bob, "Other list").await);
    let alert = |name: &str| AlertFields { name: name.to_owned(), ..AlertFields::new(AlertKind::Person, "Ada") };
    let alert_row = db.create_alert(&ann, alert("0")).await.expect("works").0;
    let ada = guest_of(&db, &ann, list.id).await;
    let pitch = db.store_outreach(&ann, new_pitch(ada)).await.expect("works");
    let write = async |db: &Db, number: usize| {
        time.advance(61 * SECOND);
        add(db, &ann, &list, [number]).await;
        let found = db.alert(&ann, alert_row.id).await.expect("works").expect("found");
        let fields = alert(&number.to_string());
        db.update_alert(&ann, alert_row.id, fields, found.version).await.expect("works");
        let text = number.to_string();
        db.save_outreach(&ann, pitch.id, ("Hello", text.as_str()), None).await.expect("works");
        db.record_search(search(db, &ann, number));
        db.finish_search_writes().await;
    };
    for number in 1..=5 {
        write(&db, number).await;
    }
    add(&db, &bob, &others, [1]).await;
    for table in ["project_activity", "alert_changes", "outreach_revisions", "search_history"] {
        enlarge_rows(&url, table).await;
    }
    let db = reopen(&url, &time).await;
    write(&db, 6).await;
    let activity = db.project_activity(list.id, None, 100).await.expect("works").activities;
    let titles: Vec<_> = activity.iter().filter_map(|each| each.podcast_title.as_deref()).collect();
    assert_eq!(titles, ["Show 6", "Show 5", "Show 4"]);
    assert_eq!(alert_changes(&db, &ann, alert_row.id).await, 3);
    let texts = db.outreach_revisions(&ann, pitch.id).await.expect("works");
    assert_eq!(texts.iter().map(|text| text.number).collect::<Vec<_>>(), [4, 5, 6]);
    assert_eq!(db.searches_of(&ann, None, 100).await.expect("works").len(), 3);
    assert_eq!(db.project_activity(others.id, None, 100).await.expect("works").activities.len(), 2);
});

on_both_databases!(rows_are_summed_at_the_first_write_of_each_team_and_after_each_part_of_its_limit, |url| {
    let time = ManualClock::new();
    let db = reopen(&url, &time).await;
    let (ann, bob) = (user(&db, "ann", Tier::Free).await, user(&db, "bob", Tier::Free).await);
    // A sixteenth of the limit is more than two of these searches.
    let write = async |db: &Db, account: &Account, number: usize| {
        time.advance(SECOND);
        db.record_search(StoredSearch { request: "x".repeat(200_000), ..search(db, account, number) });
        db.finish_search_writes().await;
    };
    for number in 0..3 {
        write(&db, &ann, number).await;
    }
    enlarge_rows(&url, "search_history").await;
    let db = reopen(&url, &time).await;
    write(&db, &bob, 0).await;
    write(&db, &ann, 3).await;
    let kept = async || db.searches_of(&ann, None, 100).await.expect("works").len();
    assert_eq!(kept().await, 3, "the oldest one has ended");
    for (number, expected) in [(4, 4), (5, 5), (6, 3), (7, 4)] {
        enlarge_rows(&url, "search_history").await;
        write(&db, &ann, number).await;
        assert_eq!(kept().await, expected, "after search {number}");
    }
});

on_both_databases!(activity_and_changes_of_alerts_are_kept_for_a_year, |db, time| {
    let ann = user(&db, "ann", Tier::Free).await;
    let list = project(&db, &ann, "A list").await;
    let alert = db.create_alert(&ann, AlertFields::new(AlertKind::Person, "Ada")).await.expect("works").0;
    time.advance(365 * DAY);
    add(&db, &ann, &list, [1]).await;
    time.advance(SECOND);
    assert_eq!(db.delete_old_project_activity().await.expect("works"), 1, "the creation");
    assert_eq!(db.project_activity(list.id, None, 10).await.expect("works").activities.len(), 1);
    assert_eq!(db.delete_old_alert_changes().await.expect("works"), 1);
    assert_eq!(alert_changes(&db, &ann, alert.id).await, 0);
});

async fn guest_of(db: &Db, account: &Account, project: Uuid) -> Uuid {
    let new = earshot_app::NewGuestProfile {
        project: earshot_app::GuestProject::Existing(project),
        ..crate::support::guests::new_guest("Ada")
    };
    db.create_guest_profile(account, new).await.expect("a guest").0.id
}

fn new_pitch(guest: Uuid) -> NewOutreach {
    NewOutreach {
        podcast: PodcastSnapshot {
            id: PodcastId(Uuid::from_u128(1)),
            title: "Show 1".to_owned(),
            slug: "show-1".to_owned(),
            image_url: None,
        },
        project_id: None,
        guest_profile_id: guest,
        guest_name: "Ada Lovelace".to_owned(),
        follows_id: None,
        options: json!({}),
        draft: json!({}),
        subject: "Hello".to_owned(),
        body: "0".to_owned(),
    }
}

fn search(db: &Db, account: &Account, number: usize) -> StoredSearch {
    StoredSearch {
        id: StoredSearch::id_of(account.team_id, &number.to_string()),
        team_id: account.team_id,
        user_id: Some(account.user_id),
        mode: "podcasts".to_owned(),
        request: json!({ "searchTerms": number }).to_string(),
        searched_at: db.clock().now(),
    }
}
