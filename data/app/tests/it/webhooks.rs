//! Webhooks on both databases: who manages them, leases, schedules, disabling, and what is distributed once.

use crate::support::alert_rows::AlertRows;
use crate::support::lists::{self};
use crate::support::prelude::*;
use crate::support::test_databases::on_both_database_urls;
use earshot_app::{
    AttemptOutcome, AttemptResult, CompletedTranscription, DeliveryPage, DeliveryRejection, DueDelivery, DueEndpoint,
    FanOutBatch, Mail, NewDelivery, NewMail, NewTranscriptionRequest, NewWebhook, PollingQuery, TeamRejection, Webhook,
    WebhookChange,
};
use earshot_model::project::ListedPodcastState;
use earshot_model::webhook::{DeliveryState, DisabledReason, MAX_WAITING_DELIVERIES, MAX_WEBHOOKS, WebhookKind};
use earshot_model::{EpisodeId, PollingEventKind};

/// Attempts of a delivery.
const MAX_ATTEMPTS: u32 = 9;
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

fn new_webhook(kinds: &[PollingEventKind]) -> NewWebhook {
    NewWebhook {
        kind: WebhookKind::Standard,
        url: "https://hooks.example/in".to_owned(),
        description: String::new(),
        event_kinds: kinds.to_vec(),
        alert_id: None,
    }
}

async fn webhook(db: &Db, account: &Account) -> Webhook {
    db.create_webhook(account, new_webhook(PollingEventKind::ALL)).await.expect("works").0
}

/// Distributes new events with a plain body. Returns how many deliveries were written.
async fn distribute(db: &Db) -> usize {
    let Some(batch) = db.next_fan_out(100).await.expect("works") else { return 0 };
    let deliveries = deliveries_of(db, &batch);
    let count = deliveries.len();
    assert!(db.record_fan_out((batch.from, batch.through), deliveries, Vec::new()).await.expect("works"));
    count
}

fn deliveries_of(db: &Db, batch: &FanOutBatch) -> Vec<NewDelivery> {
    let to_deliveries = |event| {
        batch.webhooks_for(event).map(|webhook| NewDelivery {
            webhook_id: webhook.id,
            team_id: webhook.team_id,
            event_seq: event.seq,
            through_seq: None,
            kind: event.kind,
            occurred_at: event.occurred_at,
            id: db.new_delivery_id(),
            body: event.payload.to_string(),
        })
    };
    batch.events.iter().flat_map(to_deliveries).collect()
}

fn failure(status: Option<u16>) -> AttemptResult {
    AttemptResult { status, error: Some("failed".to_owned()), ..AttemptResult::default() }
}

fn success() -> AttemptResult {
    AttemptResult { status: Some(200), ..AttemptResult::default() }
}

fn notice(email: &str, reason: DisabledReason) -> Option<NewMail> {
    let (to, subject) = (email.to_owned(), reason.as_str().to_owned());
    let mail = Mail { to, subject, text: String::new(), html: String::new(), unsubscribe_url: None };
    Some(NewMail { mail, valid_for: HOUR })
}

async fn record(db: &Db, due: &DueDelivery, result: AttemptResult) -> AttemptOutcome {
    db.record_attempt(due, result, notice).await.expect("works")
}

async fn claim(db: &Db) -> Option<DueDelivery> {
    let due = db.due_endpoints().await.expect("works").first()?.webhook_id;
    db.claim_delivery(due).await.expect("works")
}

#[tokio::test]
async fn admins_manage_the_webhooks_of_their_team() {
    on_both(async |db, time, rows| {
        let ann = user(&db, "ann", Tier::Agency).await;
        let eve = user(&db, "eve", Tier::Agency).await;
        let (hook, secret) =
            db.create_webhook(&ann, new_webhook(&[PollingEventKind::AlertMatch])).await.expect("works");
        assert_eq!((secret.len(), hook.enabled, hook.version, hook.former_secret_until), (32, true, 1, None));
        assert_eq!(db.webhooks(&ann).await.expect("works"), std::slice::from_ref(&hook));
        assert_eq!(db.webhooks(&eve).await.expect("works"), []);
        let missing = |error: DbError| matches!(error, DbError::Delivery(DeliveryRejection::WebhookNotFound));
        assert!(missing(db.webhook(&eve, hook.id).await.expect_err("foreign")));
        assert!(missing(db.delete_webhook(&eve, hook.id).await.expect_err("foreign")));
        assert!(missing(db.rotate_webhook_secret(&eve, hook.id).await.expect_err("foreign")));

        let foreign = rows.alert(&eve, "Eve", "daily", json!({}), now_ms(&db)).await;
        let of_foreign = WebhookChange { alert_id: Some(Some(foreign)), ..WebhookChange::default() };
        let error = db.change_webhook(&ann, hook.id, None, of_foreign).await.expect_err("foreign");
        assert!(matches!(error, DbError::Delivery(DeliveryRejection::AlertNotFound)), "{error}");

        let change = || WebhookChange { description: Some("CRM".to_owned()), ..WebhookChange::default() };
        let changed = db.change_webhook(&ann, hook.id, Some(1), change()).await.expect("works");
        assert_eq!((changed.description.as_str(), changed.version), ("CRM", 2));
        let error = db.change_webhook(&ann, hook.id, Some(1), change()).await.expect_err("changed");
        assert!(matches!(error, DbError::Delivery(DeliveryRejection::VersionConflict)), "{error}");

        let (rotated, second) = db.rotate_webhook_secret(&ann, hook.id).await.expect("works");
        assert!(second != secret && rotated.former_secret_until.is_some());
        time.advance(25 * HOUR);
        assert_eq!(db.webhook(&ann, hook.id).await.expect("works").former_secret_until, None);

        for _ in 1..MAX_WEBHOOKS {
            webhook(&db, &ann).await;
        }
        let error = db.create_webhook(&ann, new_webhook(PollingEventKind::ALL)).await.expect_err("full");
        assert!(matches!(error, DbError::Delivery(DeliveryRejection::TooManyWebhooks { .. })), "{error}");
        db.delete_webhook(&ann, hook.id).await.expect("works");
        webhook(&db, &ann).await;
        let demoted = Account { role: Role::Member, user_id: eve.user_id, ..ann.clone() };
        let error = db.webhooks(&demoted).await.expect_err("no member");
        assert!(matches!(error, DbError::Team(TeamRejection::RoleTooLow(_))), "{error}");
    })
    .await;
}

#[tokio::test]
async fn each_event_is_distributed_once_to_the_endpoints_that_want_it() {
    on_both(async |db, time, rows| {
        let ann = user(&db, "ann", Tier::Agency).await;
        let eve = user(&db, "eve", Tier::Agency).await;
        let alert = rows.alert(&ann, "Ann", "daily", json!({}), now_ms(&db)).await;
        let other = rows.alert(&ann, "Bob", "daily", json!({}), now_ms(&db)).await;
        rows.find(&ann, alert, 1, "guest", now_ms(&db)).await;
        time.advance(Duration::from_secs(1));
        let all = webhook(&db, &ann).await;
        webhook(&db, &eve).await;
        let of_alert = NewWebhook { alert_id: Some(alert), ..new_webhook(PollingEventKind::ALL) };
        let of_alert = db.create_webhook(&ann, of_alert).await.expect("works").0;
        let lists =
            db.create_webhook(&ann, new_webhook(&[PollingEventKind::ListedPodcastAdded])).await.expect("works").0;
        let off = webhook(&db, &ann).await;
        let disable = WebhookChange { enabled: Some(false), ..WebhookChange::default() };
        db.change_webhook(&ann, off.id, None, disable).await.expect("works");
        assert_eq!(distribute(&db).await, 0, "it happened before the endpoints were added");

        rows.find(&ann, alert, 2, "guest", now_ms(&db)).await;
        rows.find(&ann, other, 3, "guest", now_ms(&db)).await;
        rows.event(&ann, "listed_podcast_added", None, json!({ "listedPodcastId": "x" }), now_ms(&db)).await;
        let batch = db.next_fan_out(100).await.expect("works").expect("new ones");
        assert_eq!((batch.events.len(), batch.matches.len(), batch.alerts.len()), (3, 2, 2));
        // The process is killed before it commits: nothing is written, and the batch is returned again.
        let again = db.next_fan_out(100).await.expect("works").expect("the same");
        assert_eq!((again.from, again.through), (batch.from, batch.through));
        let deliveries = deliveries_of(&db, &batch);
        let of = |hook: &Webhook| deliveries.iter().filter(|delivery| delivery.webhook_id == hook.id).count();
        assert_eq!((of(&all), of(&of_alert), of(&lists), of(&off), deliveries.len()), (3, 1, 1, 0, 5));
        let range = (batch.from, batch.through);
        assert!(db.record_fan_out(range, deliveries_of(&db, &batch), Vec::new()).await.expect("works"));
        assert!(
            !db.record_fan_out(range, deliveries_of(&db, &again), Vec::new()).await.expect("works"),
            "another worker"
        );
        assert_eq!(distribute(&db).await, 0);
        let log = db.webhook_deliveries(&ann, all.id, DeliveryPage { limit: 10, ..DeliveryPage::default() }).await;
        assert_eq!(log.expect("works").len(), 3);
    })
    .await;
}

#[tokio::test]
async fn a_delivery_is_leased_by_one_worker_and_keeps_its_id() {
    on_both(async |db, time, rows| {
        let ann = user(&db, "ann", Tier::Agency).await;
        let alert = rows.alert(&ann, "Ann", "daily", json!({}), now_ms(&db)).await;
        let hook = webhook(&db, &ann).await;
        rows.find(&ann, alert, 1, "guest", now_ms(&db)).await;
        assert_eq!(distribute(&db).await, 1);
        let endpoint = DueEndpoint { team_id: ann.team_id, webhook_id: hook.id };
        assert_eq!(db.due_endpoints().await.expect("works"), [endpoint]);
        let first = claim(&db).await.expect("due");
        assert!(claim(&db).await.is_none(), "leased");
        // The worker is lost.
        time.advance(Duration::from_secs(120));
        let second = claim(&db).await.expect("due again");
        assert_eq!((second.id, second.attempt, second.body.as_str()), (first.id, 1, first.body.as_str()));
        assert_eq!(record(&db, &first, success()).await, AttemptOutcome::LeaseLost);
        assert_eq!(record(&db, &second, failure(Some(500))).await, AttemptOutcome::Retried);
        assert!(claim(&db).await.is_none(), "not at once");
        time.advance(Duration::from_secs(5 * 60 + 30));
        let third = claim(&db).await.expect("due");
        assert_eq!((third.id, third.attempt, third.number), (first.id, 2, 3));
        assert_eq!(record(&db, &third, success()).await, AttemptOutcome::Delivered);
        assert!(claim(&db).await.is_none());
        let (delivery, attempts) = db.webhook_delivery(&ann, hook.id, first.id).await.expect("works");
        assert_eq!((delivery.state, delivery.attempt_count, delivery.last_error), (DeliveryState::Delivered, 3, None));
        assert_eq!(
            attempts.iter().map(|attempt| (attempt.number, attempt.status)).collect::<Vec<_>>(),
            [(3, Some(200)), (2, Some(500))]
        );
        assert_eq!(db.webhook_lag().await.expect("works").deliveries, 1);

        let replayed = db.replay_delivery(&ann, hook.id, first.id).await.expect("works");
        assert_eq!((replayed.id, replayed.state), (first.id, DeliveryState::Queued));
        let fourth = claim(&db).await.expect("due");
        assert_eq!((fourth.id, fourth.attempt, fourth.number), (first.id, 1, 4));
        record(&db, &fourth, success()).await;
        time.advance(31 * 24 * HOUR);
        assert_eq!(db.delete_old_webhook_deliveries().await.expect("works"), 1);
    })
    .await;
}

#[tokio::test]
async fn an_endpoint_that_fails_for_the_whole_schedule_is_disabled() {
    on_both(async |db, time, rows| {
        let ann = user(&db, "ann", Tier::Agency).await;
        let alert = rows.alert(&ann, "Ann", "daily", json!({}), now_ms(&db)).await;
        let hook = webhook(&db, &ann).await;
        rows.find(&ann, alert, 1, "guest", now_ms(&db)).await;
        distribute(&db).await;
        let start = now_ms(&db);
        for attempt in 1..=MAX_ATTEMPTS {
            let due = claim(&db).await.expect("due");
            assert_eq!(due.attempt, i32::try_from(attempt).expect("small"));
            let outcome = record(&db, &due, failure(None)).await;
            let page = DeliveryPage { limit: 1, ..DeliveryPage::default() };
            let delivery = db.webhook_deliveries(&ann, hook.id, page).await.expect("works").remove(0);
            if attempt == MAX_ATTEMPTS {
                assert_eq!(outcome, AttemptOutcome::Disabled(DisabledReason::Failing));
                assert_eq!(delivery.state, DeliveryState::Failed);
                break;
            }
            assert_eq!(outcome, AttemptOutcome::Retried);
            let next = delivery.next_attempt_at.expect("one follows");
            time.advance((next - db.clock().now()).to_std().expect("later"));
        }
        let hours = (now_ms(&db) - start) / 3_600_000;
        assert!((39..=44).contains(&hours), "{hours}");
        let disabled = db.webhook(&ann, hook.id).await.expect("works");
        assert_eq!((disabled.enabled, disabled.disabled_reason), (false, Some(DisabledReason::Failing)));
        let mails = db.newest_mails(9).await.expect("works");
        assert_eq!(
            mails.iter().map(|mail| (mail.to.as_str(), mail.subject.as_str())).collect::<Vec<_>>(),
            [("ann@example.org", "failing")]
        );
        let page = DeliveryPage { limit: 1, ..DeliveryPage::default() };
        let delivery = db.webhook_deliveries(&ann, hook.id, page).await.expect("works").remove(0);
        let error = db.replay_delivery(&ann, hook.id, delivery.id).await.expect_err("disabled");
        assert!(matches!(error, DbError::Delivery(DeliveryRejection::WebhookDisabled)), "{error}");
        let enable = WebhookChange { enabled: Some(true), ..WebhookChange::default() };
        assert_eq!(db.change_webhook(&ann, hook.id, None, enable).await.expect("works").disabled_reason, None);
        db.replay_delivery(&ann, hook.id, delivery.id).await.expect("works");
        assert_eq!(claim(&db).await.expect("due").id, delivery.id);
    })
    .await;
}

#[tokio::test]
async fn an_endpoint_that_is_gone_is_disabled_at_once() {
    on_both(async |db, _, rows| {
        let ann = user(&db, "ann", Tier::Agency).await;
        let alert = rows.alert(&ann, "Ann", "daily", json!({}), now_ms(&db)).await;
        let hook = webhook(&db, &ann).await;
        for number in 1..=3 {
            rows.find(&ann, alert, number, "guest", now_ms(&db)).await;
        }
        assert_eq!(distribute(&db).await, 3);
        // A test does not change the endpoint.
        let test = db.create_webhook_test(&ann, hook.id, "{}".to_owned()).await.expect("works");
        let due = db.claim_delivery_now(test).await.expect("works").expect("exists");
        assert_eq!(record(&db, &due, failure(Some(410))).await, AttemptOutcome::Failed);
        assert!(db.webhook(&ann, hook.id).await.expect("works").enabled);

        let due = claim(&db).await.expect("due");
        assert_eq!(record(&db, &due, failure(Some(410))).await, AttemptOutcome::Disabled(DisabledReason::Gone));
        assert!(claim(&db).await.is_none(), "canceled");
        let page = |state| DeliveryPage { state: Some(state), limit: 9, after: None };
        let count = async |state| db.webhook_deliveries(&ann, hook.id, page(state)).await.expect("works").len();
        assert_eq!((count(DeliveryState::Canceled).await, count(DeliveryState::Failed).await), (2, 2));
        assert_eq!(db.newest_mails(9).await.expect("works").len(), 1);
        assert!(db.webhook_delivery(&ann, Uuid::nil(), due.id).await.is_err());
    })
    .await;
}

#[tokio::test]
async fn added_podcasts_and_completed_requests_are_events() {
    on_both(async |db, _, _| {
        let ann = user(&db, "ann", Tier::Agency).await;
        let tour = lists::project(&db, &ann, "Spring tour").await;
        let added = lists::added(&lists::add(&db, &ann, &tour, [1, 2]).await);
        lists::add(&db, &ann, &tour, [2]).await;
        let episode = EpisodeId(Uuid::from_u128(5));
        let requested = NewTranscriptionRequest { podcast: lists::podcast_id(1), episode, priority: 0 };
        db.request_transcription(&ann, requested).await.expect("works");
        let request = db.transcription_request(ann.team_id, episode).await.expect("works").expect("exists");
        let completed =
            CompletedTranscription { request: request.id, podcast_id: lists::podcast_id(1), at: db.clock().now() };
        db.complete_transcription_requests(vec![completed], Vec::new()).await.expect("works");
        db.complete_transcription_requests(vec![completed], Vec::new()).await.expect("again");
        let query = PollingQuery { team_id: Some(ann.team_id), ..PollingQuery::default() };
        let events = db.polling_events_after(&query, 10).await.expect("works");
        let kinds: Vec<_> = events.iter().map(|event| event.kind).collect();
        let list = PollingEventKind::ListedPodcastAdded;
        assert_eq!(kinds, [list, list, PollingEventKind::RequestCompleted]);
        let expected = json!({
            "listedPodcastId": added[0].id.to_string(),
            "projectId": tour.id.to_string(),
            "podcastId": lists::podcast_id(1).to_string(),
            "status": "prospect",
            "createdAt": "2026-11-21T10:00:00.000Z",
        });
        assert_eq!((&events[0].payload, events[0].project_id), (&expected, Some(tour.id)));
        assert_eq!(events[2].payload["requestType"], "transcription");
        assert_eq!(events[2].payload["error"], serde_json::Value::Null);
        let of_list = PollingQuery { project_id: Some(tour.id), ..query };
        assert_eq!(db.polling_events_after(&of_list, 10).await.expect("works").len(), 2);
    })
    .await;
}

#[tokio::test]
async fn undone_additions_are_not_sent() {
    on_both(async |db, _, _| {
        let ann = user(&db, "ann", Tier::Agency).await;
        let tour = lists::project(&db, &ann, "Spring tour").await;
        let hook = webhook(&db, &ann).await;
        let states = async || {
            let log = db.webhook_deliveries(&ann, hook.id, DeliveryPage { limit: 10, ..DeliveryPage::default() }).await;
            log.expect("works").into_iter().map(|delivery| delivery.state).collect::<Vec<_>>()
        };
        // Undone before it is distributed.
        let added = lists::add(&db, &ann, &tour, [1, 2]).await;
        db.undo_change(&ann, added.change_id.expect("a change")).await.expect("works");
        assert_eq!(distribute(&db).await, 0);
        // Undone afterwards: a delivery with one addition, and one with two.
        let one = lists::add(&db, &ann, &tour, [3]).await;
        assert_eq!(distribute(&db).await, 1);
        let two = lists::add(&db, &ann, &tour, [4, 5]).await;
        let batch = db.next_fan_out(100).await.expect("works").expect("new ones");
        let mut deliveries = deliveries_of(&db, &batch);
        let last = deliveries.pop().expect("two");
        deliveries[0].through_seq = Some(last.event_seq);
        assert!(db.record_fan_out((batch.from, batch.through), deliveries, Vec::new()).await.expect("works"));
        assert_eq!(states().await, [DeliveryState::Queued; 2]);
        db.undo_change(&ann, one.change_id.expect("a change")).await.expect("works");
        assert_eq!(states().await, [DeliveryState::Queued, DeliveryState::Canceled]);
        // One of two was changed since, so it stays on the list, and the delivery is sent.
        let kept = &lists::added(&two)[0];
        let pitched = lists::to_state(ListedPodcastState::Pitched);
        db.update_listed_podcasts(&ann, tour.id, &[kept.id], pitched, None).await.expect("works");
        db.undo_change(&ann, two.change_id.expect("a change")).await.expect("works");
        assert_eq!(states().await, [DeliveryState::Queued, DeliveryState::Canceled]);
    })
    .await;
}

#[tokio::test]
async fn a_team_has_a_bounded_number_of_waiting_deliveries() {
    on_both(async |db, _, rows| {
        let ann = user(&db, "ann", Tier::Agency).await;
        let eve = user(&db, "eve", Tier::Agency).await;
        let (hook, other) = (webhook(&db, &ann).await, webhook(&db, &eve).await);
        let seq = rows.event(&ann, "listed_podcast_added", None, json!({}), now_ms(&db)).await;
        let batch = db.next_fan_out(100).await.expect("works").expect("one");
        let new = |hook: &Webhook, number: u64| NewDelivery {
            webhook_id: hook.id,
            team_id: hook.team_id,
            // Each row of an endpoint has another event.
            event_seq: seq + i64::try_from(number).expect("small"),
            through_seq: None,
            kind: PollingEventKind::ListedPodcastAdded,
            occurred_at: db.clock().now(),
            id: db.new_delivery_id(),
            body: number.to_string(),
        };
        let mut deliveries: Vec<NewDelivery> =
            (0..MAX_WAITING_DELIVERIES + 3).map(|number| new(&hook, number)).collect();
        deliveries.sort_by_key(|delivery| delivery.id);
        let ended: Vec<Uuid> = deliveries[..3].iter().map(|delivery| delivery.id).collect();
        deliveries.push(new(&other, 0));
        assert!(db.record_fan_out((batch.from, batch.through), deliveries, Vec::new()).await.expect("works"));
        let failed = DeliveryPage { state: Some(DeliveryState::Failed), limit: 10, ..DeliveryPage::default() };
        let mut log = db.webhook_deliveries(&ann, hook.id, failed).await.expect("works");
        log.reverse();
        assert_eq!(log.iter().map(|delivery| delivery.id).collect::<Vec<_>>(), ended, "the oldest");
        assert!(log[0].last_error.as_ref().is_some_and(|reason| reason.contains("were waiting")), "{log:?}");
        // They can be sent again, and the other team keeps its own.
        db.replay_delivery(&ann, hook.id, ended[0]).await.expect("works");
        let queued = DeliveryPage { state: Some(DeliveryState::Queued), limit: 10, ..DeliveryPage::default() };
        assert_eq!(db.webhook_deliveries(&eve, other.id, queued).await.expect("works").len(), 1);
    })
    .await;
}
