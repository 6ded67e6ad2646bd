//! Listed podcasts on both databases: once on a project, limits, changes of many, undo, and pitches.

use crate::support::lists::{add, added, day, entry, podcast_id, to_state};
use crate::support::mails::invite;
use crate::support::prelude::*;
use earshot_app::{
    AddOutcome, LabelUpdate, ListRejection, ListedPodcastFilter, ListedPodcastUpdate, NewListedPodcast, OverLimit,
    PlannedActionFilter, Project, ProjectKey, UndoSkipReason,
};
use earshot_model::project::{ActivityKind, ListedPodcastState as State, Priority};

const MINUTE: Duration = Duration::from_secs(60);

async fn states(db: &Db, account: &Account, list: &Project) -> Vec<(String, State)> {
    let entries = db.listed_podcasts(account, list.id, &ListedPodcastFilter::default()).await.expect("works");
    let mut states: Vec<_> = entries.into_iter().map(|entry| (entry.podcast.title, entry.state)).collect();
    states.sort();
    states
}

async fn counts(db: &Db, account: &Account, list: &Project) -> Vec<u64> {
    let project = db.find_project(account, &ProjectKey::Id(list.id)).await.expect("works").expect("found");
    State::ALL.iter().map(|state| project.state_counts.count(*state)).collect()
}

on_both_databases!(a_podcast_is_on_a_project_once, |db, _| {
    let ann = user(&db, "ann", Tier::Agency).await;
    let list = project(&db, &ann, "Spring tour").await;
    let first = added(&add(&db, &ann, &list, [1]).await)[0].clone();
    assert_eq!((first.state, first.priority, first.version), (State::Prospect, None, 1));
    let again = NewListedPodcast { state: State::Booked, notes: "other".to_owned(), ..entry(1) };
    // The podcast was merged into another one, which is added.
    let merged = NewListedPodcast { former_ids: vec![podcast_id(1)], ..entry(7) };
    let twice = vec![again, merged, entry(2), entry(2)];
    let outcome = db.add_listed_podcasts(&ann, list.id, twice, OverLimit::Reject).await.expect("works");
    assert_eq!(outcome.outcomes[0], AddOutcome::AlreadyListed(first.clone()));
    assert_eq!(outcome.outcomes[1], AddOutcome::AlreadyListed(first.clone()));
    let AddOutcome::Added(second) = &outcome.outcomes[2] else { panic!("{:?}", outcome.outcomes[2]) };
    assert_eq!(outcome.outcomes[3], AddOutcome::AlreadyListed(second.clone()));
    let nothing = add(&db, &ann, &list, [1, 2]).await;
    assert_eq!((added(&nothing).len(), nothing.change_id), (0, None));
    assert_eq!(counts(&db, &ann, &list).await, [2, 0, 0, 0, 0, 0]);
    for name in [first.id.to_string(), first.podcast.id.to_string(), "show-1".to_owned()] {
        let found = db.find_listed_podcast(&ann, list.id, &name).await.expect("works");
        assert_eq!(found.as_ref(), Some(&first), "{name}");
    }
});

// No request is half-written: it adds all podcasts, none, or the first ones that fit.
on_both_databases!(the_limit_rejects_all_or_adds_what_fits, |db, _| {
    let ann = user(&db, "ann", Tier::Individual).await;
    let list = project(&db, &ann, "Spring tour").await;
    add(&db, &ann, &list, 0..48).await;
    let more = || (46..52).map(entry).collect::<Vec<_>>();
    let rejected = db.add_listed_podcasts(&ann, list.id, more(), OverLimit::Reject).await;
    let Err(DbError::Rejected(ListRejection::Limit(limit))) = rejected else { panic!("{rejected:?}") };
    assert_eq!((limit.max, limit.used, limit.wanted, limit.remaining()), (50, 48, 4, 2));
    assert_eq!(counts(&db, &ann, &list).await[0], 48, "nothing is written");
    let outcome = db.add_listed_podcasts(&ann, list.id, more(), OverLimit::AddWhatFits).await.expect("works");
    let kinds: Vec<_> = outcome
        .outcomes
        .iter()
        .map(|outcome| match outcome {
            AddOutcome::Added(_) => "added",
            AddOutcome::AlreadyListed(_) => "listed",
            AddOutcome::OverLimit => "over",
        })
        .collect();
    assert_eq!(kinds, ["listed", "listed", "added", "added", "over", "over"]);
    assert_eq!(outcome.limit, Some(limit));
    assert_eq!(counts(&db, &ann, &list).await[0], 50);
    // A podcast that is listed already needs no room.
    assert_eq!(added(&add(&db, &ann, &list, [3]).await).len(), 0);
});

// On PostgreSQL, transactions run concurrently.
on_both_databases!(concurrent_additions_keep_the_limit_and_the_counts, |db, _| {
    let ann = user(&db, "ann", Tier::Individual).await;
    let list = project(&db, &ann, "Spring tour").await;
    let additions = (0..8).map(|part| {
        let (db, ann, project) = (db.clone(), ann.clone(), list.id);
        let new = (part * 5..part * 5 + 12).map(entry).collect::<Vec<_>>();
        async move { db.add_listed_podcasts(&ann, project, new, OverLimit::AddWhatFits).await }
    });
    for outcome in futures::future::join_all(additions).await {
        outcome.expect("works");
    }
    assert_eq!(counts(&db, &ann, &list).await[0], 47);
    let new = (100..110).map(|number| {
        let (db, ann, project) = (db.clone(), ann.clone(), list.id);
        async move { db.add_listed_podcasts(&ann, project, vec![entry(number)], OverLimit::AddWhatFits).await }
    });
    for outcome in futures::future::join_all(new).await {
        outcome.expect("works");
    }
    assert_eq!(counts(&db, &ann, &list).await[0], 50);
    assert_eq!(states(&db, &ann, &list).await.len(), 50);
});

on_both_databases!(many_entries_change_in_one_change_set_and_back, |db, time| {
    let ann = user(&db, "ann", Tier::Admin).await;
    let list = project(&db, &ann, "Spring tour").await;
    let ids: Vec<Uuid> = added(&add(&db, &ann, &list, 0..700).await).iter().map(|entry| entry.id).collect();
    time.advance(MINUTE);
    let update = ListedPodcastUpdate {
        priority: Some(Some(Priority::High)),
        labels: Some(LabelUpdate::Change { add: vec!["warm".to_owned()], remove: Vec::new() }),
        ..to_state(State::Qualified)
    };
    let mut wanted = ids.clone();
    wanted.push(Uuid::nil());
    let updated = db.update_listed_podcasts(&ann, list.id, &wanted, update.clone(), None).await.expect("works");
    assert_eq!((updated.changed, updated.missing.as_slice()), (700, [Uuid::nil()].as_slice()));
    assert_eq!(updated.entries.iter().map(|entry| entry.id).collect::<Vec<_>>(), ids, "in the order of the request");
    assert_eq!(counts(&db, &ann, &list).await, [0, 700, 0, 0, 0, 0]);
    let again = db.update_listed_podcasts(&ann, list.id, &ids, update, None).await.expect("works");
    assert_eq!((again.changed, again.unchanged.len(), again.change_id), (0, 700, None));
    let entry = db.find_listed_podcast(&ann, list.id, &ids[3].to_string()).await.expect("works").expect("found");
    let kinds: Vec<_> = entry.history.iter().map(|change| change.kind).collect();
    assert_eq!(
        kinds,
        [
            ActivityKind::AddedToList,
            ActivityKind::UpdateState,
            ActivityKind::UpdatePriority,
            ActivityKind::UpdateLabels
        ]
    );
    // A colleague changes one of them and removes another one.
    db.update_listed_podcasts(&ann, list.id, &ids[..1], to_state(State::Booked), None).await.expect("works");
    db.remove_listed_podcasts(&ann, list.id, &ids[1..2], None).await.expect("works");
    let undone = db.undo_change(&ann, updated.change_id.expect("a change")).await.expect("works");
    assert_eq!(undone.restored, 698);
    assert_eq!(undone.skipped, [(ids[0], UndoSkipReason::Changed), (ids[1], UndoSkipReason::Removed)]);
    assert_eq!(counts(&db, &ann, &list).await, [698, 0, 0, 0, 1, 0]);
    let entry = db.find_listed_podcast(&ann, list.id, &ids[0].to_string()).await.expect("works").expect("found");
    assert_eq!((entry.state, entry.priority, entry.labels), (State::Booked, None, Vec::new()), "field by field");
    let redone = db.undo_change(&ann, undone.change_id.expect("a change")).await.expect("an undo can be undone");
    assert_eq!((redone.restored, redone.skipped.len()), (699, 0));
    assert_eq!(counts(&db, &ann, &list).await, [0, 698, 0, 0, 1, 0]);
});

on_both_databases!(additions_and_removals_are_undone, |db, time| {
    let ann = user(&db, "ann", Tier::Individual).await;
    let list = project(&db, &ann, "Spring tour").await;
    let first = add(&db, &ann, &list, 0..3).await;
    let entries = added(&first);
    let note = ListedPodcastUpdate {
        notes: Some("Call Bob".to_owned()),
        next_action_on: Some(Some(day("2026-12-01"))),
        ..ListedPodcastUpdate::default()
    };
    db.update_listed_podcasts(&ann, list.id, &[entries[0].id], note, None).await.expect("works");
    let undone = db.undo_change(&ann, first.change_id.expect("a change")).await.expect("works");
    assert_eq!(undone.skipped, [(entries[0].id, UndoSkipReason::Changed)], "somebody works on it");
    assert_eq!(states(&db, &ann, &list).await, [("Show 0".to_owned(), State::Prospect)]);
    let removed = db.remove_listed_podcasts(&ann, list.id, &[entries[0].id], None).await.expect("works");
    add(&db, &ann, &list, 10..60).await;
    let change = removed.change_id.expect("a change");
    let full = db.undo_change(&ann, change).await.expect("works");
    assert_eq!((full.restored, full.skipped), (0, vec![(entries[0].id, UndoSkipReason::Limit)]));
    assert!(matches!(db.undo_change(&ann, change).await, Err(DbError::Rejected(ListRejection::ChangeUndone))));

    let all = db.listed_podcasts(&ann, list.id, &ListedPodcastFilter::default()).await.expect("works");
    let ids: Vec<Uuid> = all.iter().map(|entry| entry.id).collect();
    let update = ListedPodcastUpdate { notes: Some("Kept".to_owned()), ..to_state(State::Pitched) };
    db.update_listed_podcasts(&ann, list.id, &ids, update, None).await.expect("works");
    let removed = db.remove_listed_podcasts(&ann, list.id, &ids, None).await.expect("works");
    assert_eq!((removed.removed.len(), counts(&db, &ann, &list).await), (50, vec![0; 6]));
    add(&db, &ann, &list, [10]).await;
    time.advance(9 * MINUTE);
    let undone = db.undo_change(&ann, removed.change_id.expect("a change")).await.expect("works");
    assert_eq!(undone.restored, 49);
    assert_eq!(undone.skipped.iter().map(|(_, reason)| *reason).collect::<Vec<_>>(), [UndoSkipReason::ListedAgain]);
    let entry = db.find_listed_podcast(&ann, list.id, "show-11").await.expect("works").expect("is back");
    assert_eq!((entry.notes.as_str(), entry.state), ("Kept", State::Pitched));
    assert!(ids.contains(&entry.id), "under its id");
});

on_both_databases!(a_change_is_undone_by_its_team_within_10_minutes, |db, time| {
    let (ann, bob) = (user(&db, "ann", Tier::Agency).await, user(&db, "bob", Tier::Agency).await);
    let list = project(&db, &ann, "Spring tour").await;
    let change = add(&db, &ann, &list, [1]).await.change_id.expect("a change");
    for (account, id) in [(&bob, change), (&ann, Uuid::nil())] {
        let refused = db.undo_change(account, id).await;
        assert!(matches!(refused, Err(DbError::Rejected(ListRejection::ChangeNotFound))), "{refused:?}");
    }
    time.advance(10 * MINUTE);
    let late = db.undo_change(&ann, change).await;
    assert!(matches!(late, Err(DbError::Rejected(ListRejection::ChangeTooOld))), "{late:?}");
    assert_eq!(db.delete_old_changes().await.expect("works"), 0, "at ten minutes sharp");
    time.advance(MINUTE);
    assert_eq!(db.delete_old_changes().await.expect("works"), 2, "with the creation of the project");
    let gone = db.undo_change(&ann, change).await;
    assert!(matches!(gone, Err(DbError::Rejected(ListRejection::ChangeNotFound))), "{gone:?}");
});

on_both_databases!(an_expected_version_prevents_a_lost_update_of_an_entry, |db, _| {
    let ann = user(&db, "ann", Tier::Agency).await;
    let list = project(&db, &ann, "Spring tour").await;
    let entry = added(&add(&db, &ann, &list, [1]).await)[0].clone();
    let write =
        async |state, version| db.update_listed_podcasts(&ann, list.id, &[entry.id], to_state(state), version).await;
    assert_eq!(write(State::Qualified, Some(1)).await.expect("works").entries[0].version, 2);
    for late in [write(State::Lost, Some(1)).await.map(drop), write(State::Lost, Some(3)).await.map(drop)] {
        assert!(matches!(late, Err(DbError::Rejected(ListRejection::VersionConflict))), "{late:?}");
    }
    let late = db.remove_listed_podcasts(&ann, list.id, &[entry.id], Some(1)).await;
    assert!(matches!(late, Err(DbError::Rejected(ListRejection::VersionConflict))), "{late:?}");
    assert_eq!(write(State::Pitched, None).await.expect("the last write wins").entries[0].version, 3);
});

on_both_databases!(a_pitch_stays_recorded_unless_it_is_revoked, |db, time| {
    let ann = user(&db, "ann", Tier::Agency).await;
    let (spring, autumn) = (project(&db, &ann, "Spring tour").await, project(&db, &ann, "Autumn tour").await);
    let entry = added(&add(&db, &ann, &spring, [1]).await)[0].clone();
    time.advance(MINUTE);
    add(&db, &ann, &autumn, [1, 2]).await;
    let podcasts = [podcast_id(1), podcast_id(2)];
    let pitch = async || db.last_pitches(ann.team_id, &podcasts).await.expect("works").remove(&podcast_id(1));
    let write = async |state| {
        time.advance(MINUTE);
        let updated = db.update_listed_podcasts(&ann, spring.id, &[entry.id], to_state(state), None).await;
        updated.expect("works").change_id.expect("a change")
    };
    assert_eq!(pitch().await, None);
    let change = write(State::Pitched).await;
    let known = pitch().await.expect("a pitch");
    assert_eq!((known.project_name.as_str(), known.user_id), ("Spring tour", Some(ann.user_id)));
    db.undo_change(&ann, change).await.expect("works");
    assert_eq!(pitch().await, None, "undone");
    write(State::Pitched).await;
    write(State::Qualified).await;
    assert_eq!(pitch().await, None, "moved back");
    write(State::Pitched).await;
    let at = pitch().await.expect("a pitch").at;
    write(State::Booked).await;
    assert_eq!(pitch().await.expect("a pitch").at, at, "work goes on");
    let lists = db.lists_of_podcasts(&ann, &podcasts).await.expect("works");
    let reported: Vec<_> = lists[&podcast_id(1)]
        .iter()
        .map(|list| (list.project_slug.as_str(), list.state, list.pitched.is_some()))
        .collect();
    assert_eq!(reported, [("spring-tour", State::Booked, true), ("autumn-tour", State::Prospect, false)]);
    db.remove_listed_podcasts(&ann, spring.id, &[entry.id], None).await.expect("works");
    db.delete_project(&ann, spring.id, None).await.expect("works");
    time.advance(31 * 24 * 60 * MINUTE);
    assert_eq!(db.purge_projects().await.expect("works"), 1);
    assert_eq!(pitch().await.expect("a pitch").project_name, "Spring tour", "also without its project");
    let bob = user(&db, "bob", Tier::Agency).await;
    assert!(db.last_pitches(bob.team_id, &podcasts).await.expect("works").is_empty());
    assert!(db.lists_of_podcasts(&bob, &podcasts).await.expect("works").is_empty());
});

on_both_databases!(entries_are_filtered_by_state_and_priority, |db, _| {
    let ann = user(&db, "ann", Tier::Agency).await;
    let list = project(&db, &ann, "Spring tour").await;
    let new = [(1, State::Prospect, None), (2, State::Booked, Some(Priority::Low)), (3, State::Booked, None)];
    let new = new.map(|(number, state, priority)| NewListedPodcast { state, priority, ..entry(number) });
    db.add_listed_podcasts(&ann, list.id, new.to_vec(), OverLimit::Reject).await.expect("works");
    let found = async |states: &[State], priorities: &[Option<Priority>]| {
        let filter = ListedPodcastFilter { states: states.to_vec(), priorities: priorities.to_vec() };
        let entries = db.listed_podcasts(&ann, list.id, &filter).await.expect("works");
        entries.into_iter().map(|entry| entry.podcast.title).collect::<Vec<_>>()
    };
    assert_eq!(found(&[], &[]).await, ["Show 1", "Show 2", "Show 3"], "in the order of the request");
    assert_eq!(found(&[State::Booked], &[]).await, ["Show 2", "Show 3"]);
    assert_eq!(found(&[], &[Some(Priority::Low), Some(Priority::High)]).await, ["Show 2"]);
    assert_eq!(found(&[State::Booked, State::Lost], &[None]).await, ["Show 3"]);
    let bob = user(&db, "bob", Tier::Agency).await;
    assert!(db.listed_podcasts(&bob, list.id, &ListedPodcastFilter::default()).await.expect("works").is_empty());
    assert_eq!(db.find_listed_podcast(&bob, list.id, "show-1").await.expect("works"), None);
});

/// When a member's account is deleted, the team's entries stay without the member's name. A team without members is
/// deleted as a whole.
#[tokio::test]
async fn lists_are_deleted_with_their_team_not_with_a_member() {
    use crate::support::test_databases::on_both_database_urls;
    use sea_orm::{ConnectionTrait, Database, Statement};
    on_both_database_urls(async |url| {
        let db = Db::open(&url, crate::support::ManualClock::new().clock()).await.expect("opens");
        let (ann, bob) = (user(&db, "ann", Tier::Agency).await, user(&db, "bob", Tier::Free).await);
        let raw = Database::connect(&url).await.expect("opens");
        let id = |id: Uuid| match url.starts_with("sqlite") {
            true => format!("x'{}'", id.simple()),
            false => format!("'{id}'"),
        };
        let row = format!("({}, {}, 'member', 1)", id(ann.team_id), id(bob.user_id));
        raw.execute_unprepared(&format!("INSERT INTO memberships (team_id, user_id, role, created_at) VALUES {row}"))
            .await
            .expect("a member");
        let bob = db.account_by_email("bob@example.org").await.expect("an account");
        assert_eq!((bob.team_id, bob.role), (ann.team_id, earshot_model::Role::Member));
        let list = project(&db, &bob, "Spring tour").await;
        let outcome = add(&db, &bob, &list, [1]).await;
        let entry = added(&outcome)[0].id;
        let pitched = db.update_listed_podcasts(&bob, list.id, &[entry], to_state(State::Pitched), None).await;
        let removed = db.remove_listed_podcasts(&bob, list.id, &[entry], None).await.expect("works");
        assert!(pitched.is_ok());

        assert!(db.delete_user(bob.user_id).await.expect("works"));
        let kept = db.find_project(&ann, &ProjectKey::Id(list.id)).await.expect("works").expect("the team's");
        assert_eq!(kept.created_by, None);
        let pitch = db.last_pitches(ann.team_id, &[podcast_id(1)]).await.expect("works").remove(&podcast_id(1));
        assert_eq!(pitch.expect("stays known").user_id, None);
        let page = db.project_activity(list.id, None, 10).await.expect("works");
        assert!(page.activities.len() > 2 && page.activities.iter().all(|activity| activity.user_id.is_none()));
        let undone = db.undo_change(&ann, removed.change_id.expect("a change")).await.expect("works");
        assert_eq!(undone.restored, 1);
        let entry = db.find_listed_podcast(&ann, list.id, "show-1").await.expect("works").expect("is back");
        assert_eq!((entry.added_by, entry.pitched.expect("a pitch").by), (None, None), "their account is gone");

        assert!(db.delete_user(ann.user_id).await.expect("works"));
        for table in ["projects", "listed_podcasts", "pitches", "project_activity", "changes"] {
            let statement = Statement::from_string(raw.get_database_backend(), format!("SELECT * FROM {table}"));
            assert!(raw.query_all_raw(statement).await.expect("reads").is_empty(), "{table}");
        }
    })
    .await;
}

on_both_databases!(podcasts_are_assigned_to_members_until_they_leave, |db, _| {
    let ann = user(&db, "ann", Tier::Agency).await;
    let eve = user(&db, "eve", Tier::Agency).await;
    let token = invite(&db, &ann, "bob@example.org", Role::Member).await;
    let bob = db.accept_invitation(&token, None).await.expect("accepted").account;
    let list = project(&db, &ann, "Spring tour").await;
    let ids: Vec<Uuid> = added(&add(&db, &ann, &list, [1, 2, 3]).await).iter().map(|entry| entry.id).collect();
    let to = |user| ListedPodcastUpdate { assignee: Some(user), ..ListedPodcastUpdate::default() };
    let rejected = db.update_listed_podcasts(&ann, list.id, &ids, to(Some(eve.user_id)), None).await;
    assert!(matches!(rejected, Err(DbError::Rejected(ListRejection::AssigneeNotMember))), "{rejected:?}");
    let assigned = db.update_listed_podcasts(&ann, list.id, &ids[..2], to(Some(bob.user_id)), None).await;
    let change = assigned.expect("works").change_id.expect("a change");
    let activity = db.project_activity(list.id, None, 1).await.expect("works").activities.remove(0);
    assert_eq!((activity.kind, activity.to_value), (ActivityKind::UpdateAssignee, Some(bob.user_id.to_string())));

    let due = |date| ListedPodcastUpdate { next_action_on: Some(Some(day(date))), ..ListedPodcastUpdate::default() };
    for (id, date) in [(ids[0], "2026-12-03"), (ids[2], "2026-12-01")] {
        db.update_listed_podcasts(&ann, list.id, &[id], due(date), None).await.expect("works");
    }
    let planned = async |assignee, limit| {
        let found = db.planned_actions(&ann, PlannedActionFilter { assignee, limit }).await.expect("works");
        let ids: Vec<Uuid> = found.entries.iter().map(|entry| entry.id).collect();
        (ids, found.has_more, found.projects.len())
    };
    assert_eq!(planned(None, 9).await, (vec![ids[2], ids[0]], false, 1), "the earliest first");
    assert_eq!(planned(None, 1).await, (vec![ids[2]], true, 1));
    assert_eq!(planned(Some(bob.user_id), 9).await.0, [ids[0]]);
    db.update_listed_podcasts(&ann, list.id, &[ids[2]], to_state(State::Lost), None).await.expect("works");
    assert_eq!(planned(None, 9).await.0, [ids[0]], "nothing is left to do for a lost one");

    db.remove_member(&ann, bob.user_id).await.expect("removed");
    assert!(planned(Some(bob.user_id), 9).await.0.is_empty());
    db.undo_change(&ann, change).await.expect("works");
    let entries = db.listed_podcasts(&ann, list.id, &ListedPodcastFilter::default()).await.expect("works");
    assert!(entries.iter().all(|entry| entry.assignee.is_none()));
});

on_both_databases!(moved_podcasts_without_a_date_get_a_follow_up, |db, _| {
    let ann = user(&db, "ann", Tier::Agency).await;
    let list = project(&db, &ann, "Spring tour").await;
    let ids: Vec<Uuid> = added(&add(&db, &ann, &list, [1, 2, 3]).await).iter().map(|entry| entry.id).collect();
    let due = ListedPodcastUpdate { next_action_on: Some(Some(day("2026-12-24"))), ..ListedPodcastUpdate::default() };
    db.update_listed_podcasts(&ann, list.id, &ids[..1], due, None).await.expect("works");
    db.update_listed_podcasts(&ann, list.id, &ids[1..2], to_state(State::Pitched), None).await.expect("works");
    let pitch = ListedPodcastUpdate { follow_up_on: Some(day("2026-12-01")), ..to_state(State::Pitched) };
    let moved = db.update_listed_podcasts(&ann, list.id, &ids, pitch, None).await.expect("works");
    let days = |entries: &[earshot_app::ListedPodcast]| {
        entries.iter().map(|entry| entry.next_action_on.map(|day| day.to_string())).collect::<Vec<_>>()
    };
    let dates = [Some("2026-12-24".to_owned()), None, Some("2026-12-01".to_owned())];
    assert_eq!(days(&moved.entries), dates, "its own date, not moved, and the follow-up");
    db.undo_change(&ann, moved.change_id.expect("a change")).await.expect("works");
    let entries = db.listed_podcasts(&ann, list.id, &ListedPodcastFilter::default()).await.expect("works");
    assert_eq!(entries.iter().filter(|entry| entry.next_action_on.is_some()).count(), 1);
});
