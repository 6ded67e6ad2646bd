//! Alerts: limits, versions, undo; matches once and in order, also after a crash.

use crate::support::lists::podcast_id;
use crate::support::prelude::*;
use earshot_app::{
    Alert, AlertQuery, LeasedJob, ListRejection, MatchQuery, MatchSelection, MatchState, MatchedItem, NewAlertMatch,
    NewJob, PollingQuery, UndoSkipReason,
};
use earshot_model::alert::{
    AlertFields, AlertKind, AlertSettings, FilterReason, MatchContent, MatchSource, MatchStatus, VerdictKind,
};
use earshot_model::{EpisodeId, PollingEventKind, Timestamp};

const NAME: &str = "episodes";
const LEASE: Duration = Duration::from_secs(60);

fn fields(value: &str) -> AlertFields {
    AlertFields { name: format!("On {value}"), ..AlertFields::new(AlertKind::Person, value) }
}

async fn alert(db: &Db, account: &Account, value: &str) -> Alert {
    db.create_alert(account, fields(value)).await.expect("it fits").0
}

fn time(text: &str) -> Timestamp {
    text.parse().expect("a time")
}

fn found(alert: &Alert, episode: u128, status: MatchStatus) -> NewAlertMatch {
    NewAlertMatch {
        alert_id: alert.id,
        subject: MatchedItem::Episode(EpisodeId(Uuid::from_u128(episode))),
        podcast_id: podcast_id(1),
        status,
        source: MatchSource::Episode,
        audio_key: None,
        text_key: None,
        title_key: None,
        dated_at: None,
        is_back_catalog: false,
        content: MatchContent { episode_title: Some(format!("Episode {episode}")), ..MatchContent::default() },
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

/// A leased job that matches the generation `g2`.
async fn begin(db: &Db) -> LeasedJob {
    db.begin_matching(NAME, "g1", time("2026-11-20T00:00:00Z")).await.expect("works");
    let job = lease(db).await;
    db.set_matching_target(&job, NAME, "g2", time("2026-11-21T00:00:00Z")).await.expect("works").expect("the lease");
    job
}

async fn events(db: &Db, account: &Account) -> Vec<Uuid> {
    let query = PollingQuery { team_id: Some(account.team_id), ..PollingQuery::default() };
    db.polling_events_after(&query, 100).await.expect("works").into_iter().map(|event| event.id).collect()
}

async fn all(db: &Db, account: &Account) -> Vec<earshot_app::AlertMatch> {
    let query = MatchQuery { includes_all_kinds: true, limit: 100, ..MatchQuery::default() };
    db.alert_matches(account, &query).await.expect("works").matches
}

on_both_databases!(alerts_are_limited_by_the_plan_and_versioned, |db, clock| {
    let (ann, bob) = (user(&db, "ann", Tier::Free).await, user(&db, "bob", Tier::Agency).await);
    let (ada, change) = db.create_alert(&ann, fields("Ada Lovelace")).await.expect("it fits");
    assert_eq!(ada.version, 1);
    let full = db.create_alert(&ann, fields("Grace Hopper")).await.expect_err("one alert");
    let DbError::Rejected(ListRejection::Limit(limit)) = full else { panic!("{full:?}") };
    assert_eq!(
        limit.to_string(),
        "Your plan includes 1 alert, and you have 1. Delete one first, or upgrade to the individual plan."
    );

    let renamed = AlertFields { name: "Countess".to_owned(), ..ada.fields.clone() };
    let old = db.update_alert(&ann, ada.id, renamed.clone(), 7).await;
    assert!(matches!(old, Err(DbError::Rejected(ListRejection::VersionConflict))), "{old:?}");
    // Ids grow with time.
    clock.advance(Duration::from_millis(1));
    let (updated, second) = db.update_alert(&ann, ada.id, renamed.clone(), 1).await.expect("works");
    assert_eq!((updated.version, updated.fields.name.as_str()), (2, "Countess"));
    assert_eq!(db.update_alert(&ann, ada.id, renamed, 2).await.expect("works").1, None, "nothing has changed");

    // Another team sees no alert or match of this team.
    assert_eq!(db.alert(&bob, ada.id).await.expect("works"), None);
    for rejected in [
        db.update_alert(&bob, ada.id, fields("Ada"), 2).await.map(|_| ()),
        db.delete_alert(&bob, ada.id, None).await.map(|_| ()),
    ] {
        assert!(matches!(rejected, Err(DbError::Rejected(ListRejection::AlertNotFound))), "{rejected:?}");
    }
    assert_eq!(db.undo_alert_change(&bob, change).await.expect("works"), None);
    assert_eq!(db.alert_history(&bob, ada.id, None, 9).await.expect("works").changes, []);

    let history = db.alert_history(&ann, ada.id, None, 9).await.expect("works").changes;
    assert_eq!(history.iter().map(|change| change.id).collect::<Vec<_>>(), [second.expect("a change"), change]);
});

on_both_databases!(undo_restores_unchanged_fields, |db, clock| {
    let ann = user(&db, "ann", Tier::Free).await;
    let ada = alert(&db, &ann, "Ada Lovelace").await;
    let settings =
        AlertSettings { other_spellings: vec!["Ada Byron".to_owned()], exclude_ads: true, ..AlertSettings::default() };
    let changed = AlertFields { enabled: false, settings, ..ada.fields.clone() };
    let (_, change) = db.update_alert(&ann, ada.id, changed.clone(), 1).await.expect("works");
    // Someone adds a spelling.
    let mut later = changed.clone();
    later.settings.other_spellings.push("Countess Lovelace".to_owned());
    db.update_alert(&ann, ada.id, later.clone(), 2).await.expect("works");
    let undone = db.undo_alert_change(&ann, change.expect("a change")).await.expect("works").expect("known");
    assert_eq!(undone.skipped, Some(UndoSkipReason::Changed));
    let now = db.alert(&ann, ada.id).await.expect("works").expect("exists");
    assert!(now.fields.enabled && !now.fields.settings.exclude_ads);
    assert_eq!(now.fields.settings.other_spellings, later.settings.other_spellings);
    let again = db.undo_alert_change(&ann, change.expect("a change")).await;
    assert!(matches!(again, Err(DbError::Rejected(ListRejection::ChangeUndone))), "{again:?}");

    // A deleted alert is restored, unless another one took its place.
    let deleted = db.delete_alert(&ann, ada.id, None).await.expect("works");
    assert_eq!(db.alerts(&ann, &AlertQuery::default()).await.expect("works"), []);
    let grace = alert(&db, &ann, "Grace Hopper").await;
    let full = db.undo_alert_change(&ann, deleted).await.expect("works").expect("known");
    assert_eq!((full.skipped, full.change_id), (Some(UndoSkipReason::Limit), None));
    let gone = db.delete_alert(&ann, grace.id, None).await.expect("works");
    let undone = db.undo_alert_change(&ann, gone).await.expect("works").expect("known");
    assert_eq!(undone.skipped, None);
    assert_eq!(db.alerts(&ann, &AlertQuery::default()).await.expect("works").len(), 1);
    clock.advance(Duration::from_secs(11 * 60));
    let late = db.undo_alert_change(&ann, undone.change_id.expect("a change")).await;
    assert!(matches!(late, Err(DbError::Rejected(ListRejection::ChangeTooOld))), "{late:?}");
});

on_both_databases!(a_match_is_stored_and_sends_one_event, |db, clock| {
    let ann = user(&db, "ann", Tier::Individual).await;
    let (ada, grace) = (alert(&db, &ann, "Ada Lovelace").await, alert(&db, &ann, "Grace Hopper").await);
    let job = begin(&db).await;
    let batch = || {
        vec![
            found(&ada, 1, MatchStatus::Kept),
            found(&ada, 2, MatchStatus::Filtered),
            found(&grace, 1, MatchStatus::Kept),
        ]
    };
    let recorded = db.record_matches(&job, NAME, "1".to_owned(), batch()).await.expect("works").expect("the lease");
    assert_eq!((recorded.kept, recorded.filtered, recorded.alerts.len()), (2, 1, 2));
    // The worker is lost before the next batch; another one begins where it ended, or earlier.
    clock.advance(LEASE + LEASE);
    let next = db.claim_job("match-alerts", "other", LEASE).await.expect("works").expect("a job");
    let progress = db.set_matching_target(&next, NAME, "g2", time("2026-11-21T00:00:00Z")).await.expect("works");
    assert_eq!(progress.and_then(|progress| progress.position).as_deref(), Some("1"));
    let again = db.record_matches(&next, NAME, "1".to_owned(), batch()).await.expect("works").expect("the lease");
    assert_eq!((again.kept, again.filtered, again.alerts.len()), (0, 0, 0));
    // The first worker was only slow.
    let late = found(&grace, 9, MatchStatus::Kept);
    assert_eq!(db.record_matches(&job, NAME, "9".to_owned(), vec![late]).await.expect("works"), None);
    assert!(!db.finish_matching(&job, NAME).await.expect("works"));
    assert_eq!((all(&db, &ann).await.len(), events(&db, &ann).await.len()), (3, 2));

    assert!(db.finish_matching(&next, NAME).await.expect("works"));
    let progress = db.matching_progress(NAME).await.expect("works").expect("known");
    assert_eq!((progress.generation.as_str(), progress.target, progress.position), ("g2", None, None));
    let alerts = db.alerts(&ann, &AlertQuery::default()).await.expect("works");
    assert!(alerts.iter().all(|alert| alert.last_run_at.is_some() && alert.last_match_at.is_some()));
});

on_both_databases!(each_kept_match_has_an_event, |db, _| {
    let ann = user(&db, "ann", Tier::Individual).await;
    let (ada, grace) = (alert(&db, &ann, "Ada Lovelace").await, alert(&db, &ann, "Grace Hopper").await);
    let job = begin(&db).await;
    for episode in 1..=5 {
        let batch = vec![found(&ada, episode, MatchStatus::Kept), found(&grace, episode, MatchStatus::Filtered)];
        db.record_matches(&job, NAME, episode.to_string(), batch).await.expect("works").expect("the lease");
    }
    let reported = events(&db, &ann).await;
    let mut kept = all(&db, &ann).await;
    kept.retain(|found| found.alert_id == ada.id);
    kept.sort_by_key(|found| found.event_seq);
    assert_eq!(kept.iter().map(|found| found.id).collect::<Vec<_>>(), reported, "each match has the id of its event");
    let cursor = kept.last().and_then(|found| found.event_seq).expect("a number");
    assert_eq!(db.newest_polling_event(None).await.expect("works"), cursor);
    let query = PollingQuery { alert_id: Some(ada.id), after_seq: cursor - 1, ..PollingQuery::default() };
    let last = &db.polling_events_after(&query, 9).await.expect("works")[0];
    assert_eq!((last.kind, last.alert_id), (PollingEventKind::AlertMatch, Some(ada.id)));
    assert_eq!(last.payload["alertConfigName"], "On Ada Lovelace");
    assert_eq!(last.payload["episodeId"], Uuid::from_u128(5).to_string());
    assert_eq!(last.payload["createdAt"], "2026-11-21T10:00:00.000Z");
});

on_both_databases!(a_deleted_alert_loses_only_its_own_matches, |db, _| {
    let ann = user(&db, "ann", Tier::Individual).await;
    let (ada, grace) = (alert(&db, &ann, "Ada Lovelace").await, alert(&db, &ann, "Grace Hopper").await);
    let job = begin(&db).await;
    db.delete_alert(&ann, ada.id, None).await.expect("works");
    let batch = vec![found(&ada, 1, MatchStatus::Kept), found(&grace, 1, MatchStatus::Kept)];
    let recorded = db.record_matches(&job, NAME, "1".to_owned(), batch).await.expect("works").expect("the lease");
    assert_eq!(recorded.alerts, [(ann.team_id, grace.id)]);
    assert_eq!(all(&db, &ann).await.len(), 1);
});

on_both_databases!(copies_fold_into_one_match, |db, _| {
    let ann = user(&db, "ann", Tier::Individual).await;
    let ada = alert(&db, &ann, "Ada Lovelace").await;
    let job = begin(&db).await;
    let copy = |episode, audio: &str, text: &str| NewAlertMatch {
        audio_key: Some(audio.to_owned()),
        text_key: Some(text.to_owned()),
        ..found(&ada, episode, MatchStatus::Kept)
    };
    let first = vec![copy(1, "a", "t1"), copy(2, "a", "t2"), copy(3, "b", "t1"), copy(4, "c", "t4")];
    let recorded = db.record_matches(&job, NAME, "1".to_owned(), first.clone()).await.expect("works");
    assert_eq!(recorded.map(|recorded| (recorded.kept, recorded.folded)), Some((2, 2)));
    // The same matches are recorded again, with one later copy.
    let later = first.into_iter().chain([copy(5, "c", "t5")]).collect();
    let recorded = db.record_matches(&job, NAME, "2".to_owned(), later).await.expect("works");
    assert_eq!(recorded.map(|recorded| (recorded.kept, recorded.folded)), Some((0, 1)));
    let matches = all(&db, &ann).await;
    let copies = |number: usize| {
        let ids = &matches[number].content.syndicated_episode_ids;
        ids.iter().map(|id| id.0.as_u128()).collect::<Vec<_>>()
    };
    let mut both = [copies(0), copies(1)];
    both.sort();
    assert_eq!((matches.len(), both), (2, [vec![2, 3], vec![5]]));
});

on_both_databases!(the_back_catalog_is_stored_without_events, |db, _| {
    let ann = user(&db, "ann", Tier::Individual).await;
    let ada = alert(&db, &ann, "Ada Lovelace").await;
    let job = begin(&db).await;
    let dated = |episode, day: u32, is_back_catalog| NewAlertMatch {
        dated_at: Some(time(&format!("2026-11-{day:02}T08:00:00Z"))),
        is_back_catalog,
        ..found(&ada, episode, MatchStatus::Kept)
    };
    let later = NewAlertMatch { status: MatchStatus::Filtered, ..dated(4, 3, true) };
    let batch = vec![dated(1, 20, false), dated(2, 1, true), dated(3, 21, false), later];
    db.record_matches(&job, NAME, "1".to_owned(), batch).await.expect("works").expect("the lease");
    // A transcript makes the filtered one kept, and it is still no news.
    db.record_matches(&job, NAME, "2".to_owned(), vec![dated(4, 3, true)]).await.expect("works");
    assert_eq!(events(&db, &ann).await.len(), 2);
    assert_eq!(db.unseen_matches(&ann).await.expect("works"), [(ada.id, 2)].into());
    let titles = async |is_back_catalog| {
        let query = MatchQuery { is_back_catalog, limit: 9, ..MatchQuery::default() };
        let found = db.alert_matches(&ann, &query).await.expect("works").matches;
        found.into_iter().filter_map(|found| found.content.episode_title).collect::<Vec<_>>()
    };
    assert_eq!(titles(Some(false)).await, ["Episode 3", "Episode 1"], "newest first");
    assert_eq!(titles(Some(true)).await, ["Episode 4", "Episode 2"]);
    assert_eq!(titles(None).await.len(), 4);
    let delivered = db.newest_delivered_matches(ada.id, 9).await.expect("works");
    assert_eq!(delivered.len(), 2, "feeds have only news");
    assert!(delivered[0].dated_at > delivered[1].dated_at);
    let trend = db.alert_trend(&ann, ada.id, 1).await.expect("works");
    assert_eq!((trend[0].kept, trend[0].filtered), (2, 0));
});

on_both_databases!(an_episode_that_replaces_another_is_the_same_match, |db, _| {
    let ann = user(&db, "ann", Tier::Individual).await;
    let ada = alert(&db, &ann, "Ada Lovelace").await;
    let job = begin(&db).await;
    let version = |episode, at: &str, title: &str| NewAlertMatch {
        title_key: Some(title.to_owned()),
        dated_at: Some(time(at)),
        ..found(&ada, episode, MatchStatus::Kept)
    };
    // An early version, and in another publication the public one; a year later one with the same title.
    for (position, new) in [
        ("1", version(1, "2026-11-20T08:00:00Z", "engines")),
        ("2", version(2, "2026-11-23T08:00:00Z", "engines")),
        ("3", version(3, "2026-11-23T08:00:00Z", "looms")),
        ("4", version(4, "2027-11-23T08:00:00Z", "engines")),
        ("5", version(5, "2027-11-24T08:00:00Z", "engines")),
    ] {
        db.record_matches(&job, NAME, position.to_owned(), vec![new]).await.expect("works").expect("the lease");
    }
    let matches = all(&db, &ann).await;
    let copies: Vec<_> = matches
        .iter()
        .map(|found| {
            let ids = found.content.syndicated_episode_ids.iter().map(|id| id.0.as_u128()).collect::<Vec<_>>();
            (found.content.episode_title.clone().unwrap_or_default(), ids)
        })
        .collect();
    let expected = [("Episode 4", vec![5]), ("Episode 3", vec![]), ("Episode 1", vec![2])];
    assert_eq!(copies, expected.map(|(title, ids)| (title.to_owned(), ids)));
    assert_eq!(events(&db, &ann).await.len(), 3);
});

on_both_databases!(a_match_kept_later_sends_its_event, |db, _| {
    let ann = user(&db, "ann", Tier::Individual).await;
    let ada = alert(&db, &ann, "Ada Lovelace").await;
    let job = begin(&db).await;
    for (status, expected) in [(MatchStatus::Filtered, 0), (MatchStatus::Kept, 1), (MatchStatus::Filtered, 1)] {
        let batch = vec![found(&ada, 1, status)];
        db.record_matches(&job, NAME, "1".to_owned(), batch).await.expect("works").expect("the lease");
        assert_eq!(events(&db, &ann).await.len(), expected);
    }
    assert_eq!(all(&db, &ann).await[0].status, MatchStatus::Kept, "what was told stays");
    // People's verdicts stay, too.
    let rejected = all(&db, &ann).await[0].id;
    db.decide_match(&ann, rejected, VerdictKind::NotRelevant).await.expect("works");
    let batch = vec![found(&ada, 1, MatchStatus::Kept)];
    db.record_matches(&job, NAME, "1".to_owned(), batch).await.expect("works").expect("the lease");
    let now = &all(&db, &ann).await[0];
    assert_eq!((now.status, now.verdict), (MatchStatus::Filtered, Some(VerdictKind::NotRelevant)));
    assert_eq!(now.content.filters[0].reason, FilterReason::NotRelevant);
    assert_eq!(events(&db, &ann).await.len(), 1);
    let kept = db.decide_match(&ann, rejected, VerdictKind::Relevant).await.expect("works");
    assert_eq!((kept.status, kept.content.filters.len()), (MatchStatus::Kept, 0));
});

on_both_databases!(the_inbox_shows_new_matches, |db, clock| {
    let (ann, bob) = (user(&db, "ann", Tier::Individual).await, user(&db, "bob", Tier::Individual).await);
    let ada = alert(&db, &ann, "Ada Lovelace").await;
    let job = begin(&db).await;
    for episode in 1..=4 {
        let status = if episode == 4 { MatchStatus::Filtered } else { MatchStatus::Kept };
        let batch = vec![found(&ada, episode, status)];
        db.record_matches(&job, NAME, episode.to_string(), batch).await.expect("works").expect("the lease");
    }
    let ids: Vec<Uuid> = all(&db, &ann).await.into_iter().map(|found| found.id).collect();
    let count = async |state| {
        let kept = Some(MatchStatus::Kept);
        let query = MatchQuery { status: kept, state: Some(state), limit: 9, ..MatchQuery::default() };
        db.alert_matches(&ann, &query).await.expect("works").total
    };
    let new = async || (count(MatchState::New).await, db.unseen_matches(&ann).await.expect("works"));
    assert_eq!(new().await, (3, [(ada.id, 3)].into()));
    let foreign = MatchSelection::Ids(ids.clone());
    assert_eq!(db.mark_matches_seen(&bob, foreign, true).await.expect("works"), 0);
    assert_eq!(db.mark_matches_seen(&bob, MatchSelection::OfAlert(ada.id), true).await.expect("works"), 0);
    let mut kept = all(&db, &ann).await;
    kept.retain(|found| found.status == MatchStatus::Kept);
    let one = vec![kept[0].id];
    assert_eq!(db.mark_matches_seen(&ann, MatchSelection::Ids(one), true).await.expect("works"), 1);
    let until = Some(db.clock().now() + chrono::TimeDelta::hours(1));
    assert_eq!(db.snooze_matches(&ann, vec![kept[1].id], until).await.expect("works"), 1);
    assert_eq!((count(MatchState::New).await, count(MatchState::Snoozed).await), (1, 1));
    assert_eq!(new().await, (1, [(ada.id, 1)].into()), "what is snoozed is not new");
    clock.advance(Duration::from_secs(2 * 60 * 60));
    assert_eq!((count(MatchState::New).await, count(MatchState::Snoozed).await), (2, 0));
    assert_eq!(db.mark_matches_seen(&ann, MatchSelection::All, true).await.expect("works"), 3);
    assert_eq!(new().await, (0, [].into()));
    let trend = db.alert_trend(&ann, ada.id, 2).await.expect("works");
    let counts: Vec<_> = trend.iter().map(|day| (day.day.to_string(), day.kept, day.filtered)).collect();
    assert_eq!(counts, [("2026-11-20".to_owned(), 0, 0), ("2026-11-21".to_owned(), 3, 1)]);
    // Pages by cursor contain each match once.
    let mut query = MatchQuery { limit: 3, ..MatchQuery::default() };
    let first = db.alert_matches(&ann, &query).await.expect("works");
    query.before = first.matches.last().map(|last| last.id);
    let second = db.alert_matches(&ann, &query).await.expect("works");
    assert_eq!((first.has_more, second.has_more, first.total), (true, false, 4));
    let paged: Vec<Uuid> = first.matches.iter().chain(&second.matches).map(|found| found.id).collect();
    assert_eq!(paged, ids);
});

on_both_databases!(old_events_and_deleted_alerts_are_purged, |db, clock| {
    let ann = user(&db, "ann", Tier::Individual).await;
    let ada = alert(&db, &ann, "Ada Lovelace").await;
    let job = begin(&db).await;
    let batch = vec![found(&ada, 1, MatchStatus::Kept)];
    db.record_matches(&job, NAME, "1".to_owned(), batch).await.expect("works").expect("the lease");
    db.delete_alert(&ann, ada.id, None).await.expect("works");
    assert_eq!(all(&db, &ann).await, [], "hidden with its alert");
    assert_eq!(db.unseen_matches(&ann).await.expect("works"), [].into());
    assert_eq!(db.purge_alerts().await.expect("works"), 0);
    clock.advance(Duration::from_secs(31 * 24 * 60 * 60));
    assert_eq!(db.purge_alerts().await.expect("works"), 1);
    assert_eq!(db.delete_old_polling_events().await.expect("works"), 1);
    assert_eq!(events(&db, &ann).await.len(), 0);
});

on_both_databases!(the_newest_matches_of_an_alert_are_kept, |db, time| {
    let ann = user(&db, "ann", Tier::Free).await;
    let often = alert(&db, &ann, "the").await;
    let stored = async |from: u128, to: u128| {
        time.advance(Duration::from_secs(1));
        let new = (from..to).map(|episode| found(&often, episode, MatchStatus::Kept)).collect();
        db.backfill_matches(&ann, "g1", new).await.expect("works");
    };
    for thousand in 0..10 {
        stored(thousand * 1_000, (thousand + 1) * 1_000).await;
    }
    assert_eq!(db.delete_old_matches().await.expect("works"), 0);
    stored(10_000, 10_003).await;
    assert_eq!(db.delete_old_matches().await.expect("works"), 3);
    assert_eq!(db.delete_old_matches().await.expect("works"), 0);
});
