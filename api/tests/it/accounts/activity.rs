//! Audit events are recorded and shown to their owner; the daily status of the service is public.

use crate::support::catalog::generation;
use crate::support::prelude::*;
use crate::support::test_databases::on_both_database_urls;
use earshot_app::{AuditAction, Db, NewAuditEvent, ServiceCounts};
use earshot_model::Clock;
use earshot_testkit::wait_until;
use sea_orm::{ConnectionTrait, Database};

const MINUTE: Duration = Duration::from_secs(60);
const DAY: Duration = Duration::from_secs(24 * 60 * 60);
const ACTIVITY: &str = "/api/v1/users/activity";
const KEYS: &str = "/api/v1/users/api-keys";
const ANN: &str = "ann@example.org";

on_both_databases!(audit_events_are_kept_for_a_year, |db, time| {
    let ann = db.create_user(ANN, Tier::Free).await.expect("a user");
    let bob = db.create_user("bob@example.org", Tier::Free).await.expect("a user");
    for (account, action, what) in [
        (&ann, AuditAction::SignedIn, None),
        (&bob, AuditAction::SignedIn, None),
        (&ann, AuditAction::KeyCreated, Some("pk_live_a1B2c3D4".to_owned())),
    ] {
        let (place, device) = ("5f1c".to_owned(), Some("Firefox on Linux".to_owned()));
        let event = NewAuditEvent {
            user_id: account.user_id,
            team_id: None,
            action,
            object: what,
            address_hash: place,
            device,
        };
        db.record_audit_event(event).await.expect("written");
        time.advance(MINUTE);
    }
    let events = db.audit_events_of(ann.user_id, 0, 10).await.expect("works");
    let reported: Vec<_> = events.iter().map(|event| (event.action.as_str(), event.object.as_deref())).collect();
    assert_eq!(
        reported,
        [("key-made", Some("pk_live_a1B2c3D4")), ("signed-in", None)],
        "the newest first, and no others'"
    );
    assert_eq!(db.audit_events_of(ann.user_id, 1, 10).await.expect("works")[..], events[1..]);

    time.advance(365 * DAY - 2 * MINUTE);
    assert_eq!(db.delete_old_audit_events().await.expect("works"), 1, "the first is older than a year");
    assert_eq!(db.audit_events_of(ann.user_id, 0, 10).await.expect("works").len(), 1);
});

/// The audit events that a user sees.
async fn activity(app: &TestApp, cookie: &str) -> Vec<Value> {
    let reply = app.get_as(ACTIVITY, &[("cookie", cookie)]).await;
    assert_eq!(reply.status, StatusCode::OK, "{}", reply.text);
    reply.data()["activity"].as_array().expect("a list").clone()
}

/// ASVS 16.3.1.
#[tokio::test]
async fn the_owner_sees_actions_and_their_origin() {
    // Each event has a time of its own.
    let time = ManualClock::new();
    let clock = Clock::from_fn({
        let time = time.clone();
        move || {
            time.advance(Duration::from_millis(1));
            time.clock().now()
        }
    });
    let app = TestApp::with_clock(clock).await;
    app.state.swap_generation(generation("g1"));
    let ann = app.state.db.create_user(ANN, Tier::Business).await.expect("a user");
    app.post("/api/v1/auth/sign-in-link", &json!({ "email": ANN })).await;
    let mail = app.mail_to(ANN).await;
    // The event is recorded after the mail, independently of the response.
    let is_recorded = async || !app.state.db.audit_events_of(ann.user_id, 0, 1).await.expect("works").is_empty();
    wait_until("the event is recorded", is_recorded).await;
    let key = mail.split_once("?key=").expect("a link").1.split_whitespace().next().expect("a key").to_owned();
    let firefox = ("user-agent", "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0");
    let entered = app.post_as("/api/v1/auth/sign-in", &json!({ "key": key }), &[firefox]).await;
    let cookie = entered.header("set-cookie").split(';').next().expect("a cookie").to_owned();
    let headers = [("cookie", cookie.as_str()), firefox];

    let made = app.post_as(KEYS, &json!({ "name": "laptop" }), &headers).await.data();
    let (secret, id) = (made["secret"].as_str().expect("a key"), made["apiKey"]["id"].as_str().expect("an id"));
    app.post_as(&format!("{KEYS}/{id}/rotate"), &json!({}), &headers).await;
    app.send(Method::DELETE, &format!("{KEYS}/{id}"), &headers, None).await;
    let shown = app.get_as("/api/v1/podcasts/rust-talk/contacts", &headers).await.data();
    let contact = shown["podcastContacts"]["emails"][0]["email"].as_str().expect("a contact").to_owned();
    let report = json!({ "contact": contact, "reason": "bounced" });
    app.post_as("/api/v1/podcasts/rust-talk/contacts/reports", &report, &headers).await;
    let other = app.state.db.start_session(ann.user_id, None).await.expect("a session");
    app.post_as("/api/v1/auth/sign-out", &json!({}), &[("cookie", &format!("__Host-session={other}"))]).await;
    app.post_as("/api/v1/auth/sign-out-everywhere", &json!({ "keepThis": true }), &headers).await;

    let events = activity(&app, &cookie).await;
    let actions: Vec<_> = events.iter().filter_map(|event| event["action"].as_str()).collect();
    let expected = [
        "signed-out-everywhere",
        "signed-out",
        "contact-reported",
        "key-revoked",
        "key-rotated",
        "key-made",
        "signed-in",
        "link-asked",
    ];
    assert_eq!(actions, expected);
    assert_eq!(events[2]["what"], "rust-talk");
    assert_eq!((&events[5]["what"], &events[5]["device"]), (&made["apiKey"]["prefix"], &json!("Firefox on Linux")));
    assert!(events.iter().all(|event| event["isHere"] == json!(true) && event["place"] == events[0]["place"]));
    let text = format!("{events:?}");
    assert!(!text.contains(secret) && !text.contains(&key) && !text.contains("127.0.0.1") && !text.contains(&contact));

    // Another address has another hash, and other users see none of the events.
    let elsewhere = app.send_from([192, 0, 2, 9].into(), Method::GET, ACTIVITY, &headers, None).await.data();
    assert!(elsewhere["activity"].as_array().expect("a list").iter().all(|event| event["isHere"] == json!(false)));
    assert!(activity(&app, &app.cookie_of("bob@example.org", Tier::Business).await).await.is_empty());
    for (limit, skip) in [(0, 0), (101, 0), (1, 10_001)] {
        let path = format!("{ACTIVITY}?limit={limit}&skip={skip}");
        assert_eq!(app.get_as(&path, &headers).await.status, StatusCode::BAD_REQUEST, "{path}");
    }
}

on_both_databases!(a_minute_counts_once_and_old_days_are_deleted, |db, time| {
    let first = db.clock().now().date_naive();
    let counts = ServiceCounts { requests: 10, failures: 1, slow: 2 };
    for _ in 0..2 {
        // Two servers share a database.
        db.record_service_minute(counts).await.expect("written");
        db.record_service_minute(counts).await.expect("written");
        time.advance(MINUTE);
    }
    time.advance(DAY);
    db.record_service_minute(ServiceCounts::default()).await.expect("written");
    let days = db.service_days(first).await.expect("works");
    let reported: Vec<_> = days.values().map(|day| (day.minutes, day.counts.requests, day.counts.failures)).collect();
    assert_eq!(reported, [(2, 40, 4), (1, 0, 0)]);
    time.advance(100 * DAY);
    assert_eq!(db.delete_old_service_days().await.expect("works"), 1);
});

#[tokio::test]
async fn a_day_without_data_has_null_figures() {
    let time = ManualClock::new();
    let app = TestApp::with_clock(time.clock()).await;
    let counts = ServiceCounts { requests: 8, failures: 2, slow: 4 };
    app.state.db.record_service_minute(counts).await.expect("written");
    let first = app.get("/api/v1/public/status").await.data()["days"][89].clone();
    assert_eq!((&first["upMinutes"], &first["ofMinutes"]), (&json!(1), &json!(1)), "the first minute has no gap");
    time.advance(DAY);
    let days = app.get("/api/v1/public/status").await.data()["days"].as_array().expect("days").clone();
    assert_eq!((days.len(), &days[0]["date"], &days[89]["date"]), (90, &json!("2026-08-25"), &json!("2026-11-22")));
    let nothing =
        json!({ "date": "2026-11-20", "upMinutes": null, "ofMinutes": 1440, "failedShare": null, "slowShare": null });
    assert_eq!(days[87], nothing);
    // The service began at ten o'clock.
    let known =
        json!({ "date": "2026-11-21", "upMinutes": 1, "ofMinutes": 840, "failedShare": 0.25, "slowShare": 0.5 });
    assert_eq!(days[88], known);
    // The time is ten o'clock.
    assert_eq!((&days[89]["upMinutes"], &days[89]["ofMinutes"]), (&Value::Null, &json!(600)));
}

/// Databases of earlier versions have no first minute, or have it from the migration that created the table.
#[tokio::test]
async fn days_written_before_the_migration_are_returned() {
    for lacks_the_column in [true, false] {
        on_both_database_urls(async |url| {
            let time = ManualClock::new();
            let db = Db::open(&url, time.clock()).await.expect("the database opens");
            db.record_service_minute(ServiceCounts::default()).await.expect("written");
            drop(db);
            let earlier = Database::connect(&url).await.expect("the database answers");
            let forget = "DELETE FROM seaql_migrations WHERE version = 'm0008_first_minute'";
            earlier.execute_unprepared(forget).await.expect("forgotten");
            if lacks_the_column {
                let drop = "ALTER TABLE service_days DROP COLUMN first_minute";
                earlier.execute_unprepared(drop).await.expect("dropped");
            }
            earlier.close().await.expect("closed");

            let db = Db::open(&url, time.clock()).await.expect("the database opens");
            let today = time.clock().now().date_naive();
            let day = db.service_days(today).await.expect("read")[&today];
            assert_eq!(day.minutes, 1);
            assert_eq!(day.first_minute, if lacks_the_column { 0 } else { 10 * 60 });
        })
        .await;
    }
}
