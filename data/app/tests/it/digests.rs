//! Digests on both databases: one for each window, also after a crash, and their recipients.

use crate::support::alert_rows::AlertRows;
use crate::support::prelude::*;
use crate::support::test_databases::on_both_database_urls;
use earshot_app::{
    AddressHash, DigestCommit, DigestOutcome, DueDigest, Mail, NewMail, PendingDigest, RecipientKind, RecipientState,
    SuppressionReason, ids,
};
use earshot_model::{EmailAddress, Timestamp};

const MINUTE: Duration = Duration::from_secs(60);
const HOUR: Duration = Duration::from_secs(60 * 60);

async fn on_both(test: impl AsyncFn(Db, ManualClock, AlertRows)) {
    on_both_database_urls(async |url| {
        let time = ManualClock::new();
        let db = Db::open(&url, time.clock()).await.expect("the database opens");
        let rows = AlertRows::connect(&url).await;
        test(db, time, rows).await;
    })
    .await;
}

fn now_ms(db: &Db) -> i64 {
    db.clock().now().timestamp_millis()
}

/// The hour of a time, and the next one.
fn window(now: Timestamp) -> (Timestamp, Timestamp) {
    let start = chrono::DateTime::from_timestamp(now.timestamp() - now.timestamp() % 3_600, 0).expect("in range");
    (start, start + chrono::TimeDelta::hours(1))
}

/// Distributes new events to digests, due at the end of the hour.
async fn distribute(db: &Db) {
    while let Some(batch) = db.next_fan_out(100).await.expect("works") {
        let due_at = window(db.clock().now()).1;
        let pending = |event: &earshot_app::PollingEvent| {
            event.alert_id.map(|alert_id| PendingDigest { alert_id, seq: event.seq, due_at })
        };
        let pending = batch.events.iter().filter_map(pending).collect();
        db.record_fan_out((batch.from, batch.through), Vec::new(), pending).await.expect("works");
    }
}

async fn due(db: &Db) -> Vec<DueDigest> {
    db.due_digests(10).await.expect("works")
}

/// Builds the digest that a worker would commit now.
async fn digest(db: &Db, due: &DueDigest) -> DigestCommit {
    let content = db.digest_content(due.alert.id, due.since_seq, 2).await.expect("works").expect("matches");
    let (window_start, next_due_at) = window(db.clock().now());
    let subject = content.total.to_string();
    let to = "ann@example.org".to_owned();
    let mail = Mail { to, subject, text: String::new(), html: String::new(), unsubscribe_url: Some("x".to_owned()) };
    DigestCommit {
        team_id: due.alert.team_id,
        alert_id: due.alert.id,
        since_seq: due.since_seq,
        through_seq: content.through_seq,
        window_start,
        match_count: content.total,
        next_due_at,
        mails: vec![NewMail { mail, valid_for: 72 * HOUR }],
    }
}

/// The numbers of matches in the mails, newest first.
async fn mailed(db: &Db) -> Vec<String> {
    db.newest_mails(99).await.expect("works").into_iter().map(|mail| mail.subject).collect()
}

async fn alert(db: &Db, rows: &AlertRows, account: &Account) -> Uuid {
    rows.alert(account, "Ann", "hourly", json!({}), now_ms(db)).await
}

#[tokio::test]
async fn each_window_has_one_digest_also_after_a_crash() {
    on_both(async |db, time, rows| {
        let ann = user(&db, "ann", Tier::Agency).await;
        let alert = alert(&db, &rows, &ann).await;
        for number in 1..=3 {
            rows.find(&ann, alert, number, "guest", now_ms(&db)).await;
        }
        distribute(&db).await;
        assert_eq!(due(&db).await, [], "not before the hour ends");
        assert!(db.next_digest_at(alert).await.expect("works").is_some());
        time.advance(HOUR);
        let found = due(&db).await.remove(0);
        // Killed between reading and writing: nothing is written, and the digest is due again.
        let lost = digest(&db, &found).await;
        assert_eq!(due(&db).await, std::slice::from_ref(&found));
        // A match that is recorded while the digest is built waits for the next one.
        rows.find(&ann, alert, 4, "host", now_ms(&db)).await;
        let commit = digest(&db, &found).await;
        rows.find(&ann, alert, 5, "host", now_ms(&db)).await;
        assert_eq!(db.commit_digest(commit.clone()).await.expect("works"), DigestOutcome::Sent);
        // Killed after writing: the same step is repeated.
        assert_eq!(db.commit_digest(commit).await.expect("works"), DigestOutcome::AlreadySent);
        assert_eq!(db.commit_digest(lost).await.expect("works"), DigestOutcome::AlreadySent);
        assert_eq!(mailed(&db).await, ["4"]);
        // The event of a match that the digest contained is distributed only now.
        distribute(&db).await;
        assert_eq!(due(&db).await, []);
        time.advance(HOUR);
        let next = due(&db).await.remove(0);
        assert_eq!(db.commit_digest(digest(&db, &next).await).await.expect("works"), DigestOutcome::Sent);
        assert_eq!(mailed(&db).await, ["1", "4"]);
        assert_eq!(db.next_digest_at(alert).await.expect("works"), None);
        time.advance(100 * 24 * HOUR);
        assert_eq!(db.delete_old_digests().await.expect("works"), 2);
    })
    .await;
}

#[tokio::test]
async fn a_window_that_had_its_digest_postpones_the_next_one() {
    on_both(async |db, time, rows| {
        let ann = user(&db, "ann", Tier::Agency).await;
        let alert = alert(&db, &rows, &ann).await;
        rows.find(&ann, alert, 1, "guest", now_ms(&db)).await;
        distribute(&db).await;
        time.advance(HOUR);
        let first = due(&db).await.remove(0);
        assert_eq!(db.commit_digest(digest(&db, &first).await).await.expect("works"), DigestOutcome::Sent);
        rows.find(&ann, alert, 2, "guest", now_ms(&db)).await;
        distribute(&db).await;
        // The alert is changed within the same hour.
        time.advance(MINUTE);
        rows.change_alert(alert, "name", "Ann B.", now_ms(&db)).await;
        let stale = due(&db).await.remove(0);
        assert!(stale.is_stale && stale.alert.name == "Ann B.");
        assert_eq!(db.commit_digest(digest(&db, &stale).await).await.expect("works"), DigestOutcome::Postponed);
        assert_eq!(mailed(&db).await, ["1"]);
        assert_eq!(due(&db).await, []);
        time.advance(HOUR);
        let next = due(&db).await.remove(0);
        assert_eq!(db.commit_digest(digest(&db, &next).await).await.expect("works"), DigestOutcome::Sent);
        assert_eq!(mailed(&db).await, ["1", "1"]);
        // An alert that sends no more digests drops its waiting matches.
        rows.find(&ann, alert, 3, "guest", now_ms(&db)).await;
        distribute(&db).await;
        time.advance(HOUR);
        rows.change_alert(alert, "email_enabled", false, now_ms(&db)).await;
        let off = due(&db).await.remove(0);
        assert_eq!(off.alert.digests, None);
        db.drop_digest(alert, off.since_seq).await.expect("works");
        assert_eq!(due(&db).await, []);
    })
    .await;
}

#[tokio::test]
async fn other_addresses_are_confirmed_first() {
    on_both(async |db, time, rows| {
        let ann = user(&db, "ann", Tier::Agency).await;
        user(&db, "bob", Tier::Free).await;
        let settings = json!({ "otherEmails": ["Bob@example.org", "ANN@example.org", "not an address"] });
        let alert = rows.alert(&ann, "Ann", "daily", settings, now_ms(&db)).await;
        let state = async || {
            let alert = db.delivery_alert(&ann, alert).await.expect("exists");
            let recipients = db.alert_recipients(&alert).await.expect("works");
            recipients.into_iter().map(|it| (it.email, it.kind, it.state)).collect::<Vec<_>>()
        };
        let with = |bob| {
            let bob = ("Bob@example.org".to_owned(), RecipientKind::Other, bob);
            vec![("ann@example.org".to_owned(), RecipientKind::Creator, RecipientState::Active), bob]
        };
        assert_eq!(state().await, with(RecipientState::Pending));
        let (missing, until) = db.missing_confirmations().await.expect("works");
        assert_eq!(missing.len(), 1, "{missing:?}");
        assert_eq!(missing[0].requested_by.as_deref(), Some("ann@example.org"));
        let email = &missing[0].email;
        let mail = |text: &str| {
            let to = email.to_string();
            let mail = Mail {
                to,
                subject: "Confirm".to_owned(),
                text: text.to_owned(),
                html: String::new(),
                unsubscribe_url: None,
            };
            NewMail { mail, valid_for: HOUR }
        };
        // Returns the token in the mail, if one was sent.
        let ask = async || {
            let placeholder = ids::new_token();
            let mail = mail(&placeholder);
            db.request_recipient_confirmation(ann.team_id, email, &placeholder, mail).await.expect("works");
            take_mails(&db).await
        };
        let first = ask().await.expect("a mail");
        db.finish_confirmation_requests(until).await.expect("works");
        assert_eq!(db.missing_confirmations().await.expect("works").0, [], "asked once");
        assert_eq!(ask().await, None, "not twice an hour");
        time.advance(2 * HOUR);
        let second = ask().await.expect("a mail");
        assert_eq!(db.confirm_recipient(&first).await.expect("works"), None, "the link before has ended");
        assert_eq!(db.recipient_by_token(&second).await.expect("works").as_deref(), Some("Bob@example.org"));
        assert_eq!(state().await, with(RecipientState::Pending), "looking at the page confirms nothing");
        assert_eq!(db.confirm_recipient(&second).await.expect("works").as_deref(), Some("Bob@example.org"));
        assert_eq!(state().await, with(RecipientState::Active));

        let hash = |text: &str| AddressHash::from_key(&EmailAddress::parse(text).expect("an address").key());
        db.unsubscribe(alert, hash("bob@example.org")).await.expect("works");
        db.unsubscribe(alert, hash("bob@example.org")).await.expect("again");
        assert_eq!(state().await, with(RecipientState::Unsubscribed));
        assert_eq!(db.confirm_recipient(&second).await.expect("works").as_deref(), Some("Bob@example.org"));
        assert_eq!(state().await, with(RecipientState::Unsubscribed), "an old link does not subscribe again");
        db.suppress_address(hash("ann@example.org"), SuppressionReason::Rejected).await.expect("works");
        assert_eq!(state().await[0].2, RecipientState::Rejected);
        let own = db.resubscribe_to_alert(&ann, alert).await.expect("works");
        assert_eq!((own.kind, own.state), (RecipientKind::Creator, RecipientState::Active));
        let eve = user(&db, "eve", Tier::Free).await;
        assert!(db.resubscribe_to_alert(&eve, alert).await.is_err(), "foreign");
        assert!(db.delivery_alert(&eve, alert).await.is_err(), "foreign");
    })
    .await;
}

#[tokio::test]
async fn feeds_are_private_and_can_be_revoked() {
    on_both(async |db, time, rows| {
        let ann = user(&db, "ann", Tier::Agency).await;
        let eve = user(&db, "eve", Tier::Agency).await;
        let alert = alert(&db, &rows, &ann).await;
        assert!(db.create_alert_feed(&eve, alert).await.is_err(), "foreign");
        let (feed, token) = db.create_alert_feed(&ann, alert).await.expect("works");
        let found = db.find_alert_feed(&token).await.expect("works").expect("valid");
        assert_eq!((found.feed.id, found.alert.id, found.feed.last_read_at), (feed.id, alert, None));
        let listed = db.alert_feeds(&ann, alert).await.expect("works");
        assert!(listed[0].last_read_at.is_some());
        rows.find(&ann, alert, 1, "guest", now_ms(&db)).await;
        time.advance(MINUTE);
        rows.find(&ann, alert, 2, "guest", now_ms(&db)).await;
        let newest = db.newest_delivered_matches(alert, 9).await.expect("works");
        let titles: Vec<_> = newest.iter().filter_map(|found| found.content.episode_title.as_deref()).collect();
        assert_eq!(titles, ["Episode 2", "Episode 1"]);
        assert!(db.revoke_alert_feed(&eve, alert, feed.id).await.is_err(), "foreign");
        let revoked = db.revoke_alert_feed(&ann, alert, feed.id).await.expect("works");
        assert_eq!(db.revoke_alert_feed(&ann, alert, feed.id).await.expect("again"), revoked);
        assert_eq!(db.find_alert_feed(&token).await.expect("works"), None);
        assert_eq!(db.find_alert_feed("x").await.expect("works"), None);
        let (_, token) = db.create_alert_feed(&ann, alert).await.expect("works");
        rows.change_alert(alert, "deleted_at", now_ms(&db), now_ms(&db)).await;
        assert_eq!(db.find_alert_feed(&token).await.expect("works"), None);
    })
    .await;
}
