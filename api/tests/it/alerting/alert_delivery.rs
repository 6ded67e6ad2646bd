//! Digests by mail, their recipients, private feeds, and events that clients poll.

use crate::support::alert_rows::AlertRows;
use crate::support::prelude::*;
use crate::support::smtp::MailServer;
use earshot_api::deliveries::{distribute_events, request_confirmations, send_due_digests};
use earshot_app::MailState;
use uuid::Uuid;

const HOUR: Duration = Duration::from_secs(60 * 60);
/// An address that pages escape.
const BOB: &str = "bob&co@example.org";

struct Setup {
    app: TestApp,
    time: ManualClock,
    rows: AlertRows,
    ann: Member,
}

async fn setup(mail_url: Option<String>) -> Setup {
    let time = ManualClock::new();
    let mut database = String::new();
    let app = TestApp::with_config(time.clock(), |config| {
        config.mail_url = mail_url;
        database.clone_from(&config.database_url);
    })
    .await;
    let rows = AlertRows::connect(&database).await;
    let ann = Member::new(&app, "ann", Tier::Agency).await;
    Setup { app, time, rows, ann }
}

impl Setup {
    fn now_ms(&self) -> i64 {
        self.app.state.clock.now().timestamp_millis()
    }

    async fn alert(&self, frequency: &str, settings: Value) -> Uuid {
        self.rows.alert(&self.ann.account, "Ann", frequency, settings, self.now_ms()).await
    }

    async fn find(&self, alert: Uuid, number: u128, role: &str) {
        self.rows.find(&self.ann.account, alert, number, role, self.now_ms()).await;
        distribute_events(&self.app.state).await.expect("works");
    }

    /// Sends the due digests. Returns the number of digests.
    async fn digest(&self) -> usize {
        send_due_digests(&self.app.state).await.expect("works")
    }

    /// The digests in the outbox: recipient and subject, newest first.
    async fn digests(&self) -> Vec<(String, String)> {
        let mails = self.app.state.db.newest_mails(50).await.expect("works");
        mails.into_iter().filter(|mail| mail.subject.contains("match")).map(|mail| (mail.to, mail.subject)).collect()
    }
}

#[tokio::test]
async fn a_digest_is_sent_once_at_the_hour_of_the_zone() {
    let Some(server) = MailServer::start(&[]) else { return };
    let setup = setup(Some(format!("smtp://127.0.0.1:{}", server.port))).await;
    // It is 10:00 in UTC, and 5:00 in New York.
    let settings = json!({ "email": { "timeZone": "America/New_York", "hour": 7, "weekday": 1 } });
    let alert = setup.alert("daily", settings).await;
    setup.find(alert, 1, "mentioned").await;
    setup.find(alert, 2, "guest").await;
    assert_eq!(setup.digest().await, 0);
    setup.time.advance(2 * HOUR);
    assert_eq!(setup.digest().await, 1);
    assert_eq!(setup.digest().await, 0);
    assert_eq!(setup.app.send_mails().await, 1);
    let mail = server.mails().remove(0);
    let plain = mail.replace("=\r\n", "").replace("=3D", "=");
    for text in [
        "List-Unsubscribe-Post: List-Unsubscribe=One-Click",
        "To: ann@example.org",
        "multipart/alternative",
        "Episode 2",
        "with Ann",
        "Nov 20, 2026",
    ] {
        assert!(plain.contains(text), "{text}: {plain}");
    }
    let one_line = mail.replace("\r\n ", "").replace(' ', "");
    assert!(one_line.contains("List-Unsubscribe:<https://earshot.example/alerts/unsubscribe?token="), "{mail}");
    setup.find(alert, 3, "host").await;
    setup.time.advance(HOUR);
    assert_eq!(setup.digest().await, 0, "the next one is due tomorrow");
    setup.time.advance(23 * HOUR);
    assert_eq!(setup.digest().await, 1);
    let subjects: Vec<_> = setup.digests().await.into_iter().map(|(_, subject)| subject).collect();
    assert_eq!(subjects, ["1 new match for “Ann”, Nov 22", "2 new matches for “Ann”, Nov 21"]);
}

#[tokio::test]
async fn a_digest_outlives_a_mail_server_that_is_down_for_a_day() {
    // Nobody listens on this port.
    let setup = setup(Some("smtp://127.0.0.1:9".to_owned())).await;
    let alert = setup.alert("hourly", json!({})).await;
    setup.find(alert, 1, "guest").await;
    setup.time.advance(HOUR);
    assert_eq!(setup.digest().await, 1);
    for _ in 0..(24 * 6) {
        setup.app.send_mails().await;
        setup.time.advance(HOUR / 6);
    }
    let mail = setup.app.state.db.newest_mails(1).await.expect("works").remove(0);
    assert!(mail.state == MailState::Waiting && mail.attempts > 20 && !mail.text.is_empty(), "{mail:?}");
    setup.time.advance(60 * HOUR);
    setup.app.send_mails().await;
    let mail = setup.app.state.db.newest_mails(1).await.expect("works").remove(0);
    assert_eq!(mail.state, MailState::Dead, "after three days it is of no use");
}

#[tokio::test]
async fn other_addresses_confirm_and_unsubscribe() {
    let setup = setup(None).await;
    let alert = setup.alert("hourly", json!({ "otherEmails": [BOB] })).await;
    assert_eq!(request_confirmations(&setup.app.state).await.expect("works"), 1);
    assert_eq!(request_confirmations(&setup.app.state).await.expect("works"), 0);
    let path = format!("/alerts/alert-config/{alert}/recipients");
    let states = async || {
        let data = setup.ann.get(&setup.app, &path).await.data();
        let recipients = data["recipients"].as_array().expect("a list").clone();
        recipients.iter().map(|it| it["state"].as_str().unwrap_or_default().to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(states().await, ["active", "pending"]);
    let link = |text: &str, page: &str| {
        let line = text.lines().find_map(|line| {
            line.split_once("https://earshot.example")
                .map(|(_, rest)| rest.to_owned())
                .filter(|rest| rest.starts_with(page))
        });
        line.unwrap_or_else(|| panic!("no link: {text}"))
    };
    let confirm = link(&setup.app.mail_to(BOB).await, "/alerts/confirm");
    assert_eq!(setup.app.get("/alerts/confirm?key=x").await.status, StatusCode::NOT_FOUND);
    let page = setup.app.get(&confirm).await;
    assert!(page.text.contains("bob&amp;co@example.org") && page.text.contains("<button"), "{}", page.text);
    assert_eq!(states().await, ["active", "pending"], "opening the link confirms nothing");
    assert_eq!(setup.app.send(Method::POST, &confirm, &[], None).await.status, StatusCode::OK);
    assert_eq!(states().await, ["active", "active"]);

    setup.find(alert, 1, "guest").await;
    assert_ne!(setup.ann.get(&setup.app, &path).await.data()["nextDigestAt"], Value::Null);
    setup.time.advance(HOUR);
    assert_eq!(setup.digest().await, 1);
    assert_eq!(setup.digests().await.len(), 2);
    let mails = setup.app.state.db.newest_mails(50).await.expect("works");
    let text = &mails.iter().find(|mail| mail.to == BOB && mail.subject.contains("match")).expect("a digest").text;
    let unsubscribe = link(text, "/alerts/unsubscribe");
    assert!(setup.app.get(&unsubscribe).await.text.contains("value=\"all\">Stop all alert emails"));
    assert_eq!(states().await, ["active", "active"], "opening the link stops nothing");
    let form = [("content-type", "application/x-www-form-urlencoded")];
    let one_click =
        setup.app.send(Method::POST, &unsubscribe, &form, Some("List-Unsubscribe=One-Click".to_owned())).await;
    assert_eq!(one_click.status, StatusCode::OK, "{}", one_click.text);
    assert_eq!(states().await, ["active", "unsubscribed"]);
    let forged = format!("{}x", &unsubscribe[..unsubscribe.len() - 1]);
    assert_eq!(setup.app.send(Method::POST, &forged, &form, None).await.status, StatusCode::NOT_FOUND);
    setup.find(alert, 2, "guest").await;
    setup.time.advance(HOUR);
    setup.digest().await;
    assert_eq!(setup.digests().await.iter().filter(|(to, _)| to == BOB).count(), 1);

    let text = &setup
        .app
        .state
        .db
        .newest_mails(50)
        .await
        .expect("works")
        .into_iter()
        .find(|mail| mail.to == "ann@example.org")
        .expect("a digest")
        .text;
    let own = link(text, "/alerts/unsubscribe");
    setup.app.send(Method::POST, &own, &form, Some("stop=all".to_owned())).await;
    assert_eq!(states().await, ["unsubscribed", "unsubscribed"]);
    let again = setup.ann.post(&setup.app, &format!("{path}/resubscribe"), &json!({})).await.data();
    assert_eq!(again["recipient"]["state"], "active");
    let resend =
        async |email: &str| setup.ann.post(&setup.app, &format!("{path}/resend"), &json!({ "email": email })).await;
    assert_eq!(resend(BOB).await.status, StatusCode::NOT_FOUND, "it is not pending");
    assert_eq!(resend("eve@example.org").await.status, StatusCode::NOT_FOUND, "it is none of the recipients");
    let eve = Member::new(&setup.app, "eve", Tier::Agency).await;
    for reply in
        [eve.get(&setup.app, &path).await, eve.post(&setup.app, &format!("{path}/resubscribe"), &json!({})).await]
    {
        assert_eq!(reply.status, StatusCode::NOT_FOUND, "{}", reply.text);
    }
}

#[tokio::test]
async fn an_address_that_a_server_rejects_gets_no_more_digests() {
    let Some(server) = MailServer::start(&[]) else { return };
    let setup = setup(Some(format!("smtp://127.0.0.1:{}", server.port))).await;
    let refused = Member::new(&setup.app, "refused", Tier::Agency).await;
    let alert = setup.rows.alert(&refused.account, "Ann", "hourly", json!({}), setup.now_ms()).await;
    setup.rows.find(&refused.account, alert, 1, "guest", setup.now_ms()).await;
    distribute_events(&setup.app.state).await.expect("works");
    setup.time.advance(HOUR);
    assert_eq!(setup.digest().await, 1);
    setup.app.send_mails().await;
    let path = format!("/alerts/alert-config/{alert}/recipients");
    assert_eq!(refused.get(&setup.app, &path).await.data()["recipients"][0]["state"], "rejected");
}

#[tokio::test]
async fn feeds_have_the_newest_matches_and_a_tag() {
    let setup = setup(None).await;
    let alert = setup.alert("daily", json!({})).await;
    setup.find(alert, 1, "guest").await;
    setup.time.advance(HOUR);
    setup.find(alert, 2, "mentioned").await;
    let path = format!("/alerts/alert-config/{alert}/feeds");
    let feed = setup.ann.post(&setup.app, &path, &json!({})).await.data()["feed"].clone();
    let local = |name: &str| feed[name].as_str().expect("a URL").replace("https://earshot.example", "");
    let rss = setup.app.get(&local("rssUrl")).await;
    assert_eq!((rss.status, rss.header("content-type")), (StatusCode::OK, "application/rss+xml; charset=utf-8"));
    let channel = rss::Channel::read_from(rss.text.as_bytes()).expect("RSS");
    assert_eq!(channel.items.len(), 2);
    assert_eq!(channel.items[0].title.as_deref(), Some("Episode 2 (Café ‹Talk>)"));
    assert_eq!(channel.items[0].description.as_deref(), Some("Nov 20, 2026. Mentioned. 1:05: with Ann"));
    assert_eq!(channel.items[0].pub_date.as_deref(), Some("Fri, 20 Nov 2026 08:02:00 +0000"));
    assert!(channel.items[0].guid.as_ref().is_some_and(|guid| !guid.permalink));
    let tag = rss.header("etag").to_owned();
    let same = setup.app.get_as(&local("rssUrl"), &[("if-none-match", &tag)]).await;
    assert_eq!((same.status, same.text.as_str()), (StatusCode::NOT_MODIFIED, ""));
    let reply = setup.app.get(&local("jsonUrl")).await;
    let json_feed = reply.json();
    assert_eq!(json_feed["version"], "https://jsonfeed.org/version/1.1");
    assert_eq!(json_feed["items"][0]["url"], "https://earshot.example/podcasts/cafe-talk/episode-2?t=65");
    assert_eq!(json_feed["items"][0]["date_published"], "2026-11-20T08:02:00.000Z");
    setup.find(alert, 3, "guest").await;
    assert_eq!(setup.app.get_as(&local("rssUrl"), &[("if-none-match", &tag)]).await.status, StatusCode::OK);

    setup.rows.change_alert(alert, "name", "Ann B.", setup.now_ms()).await;
    assert!(setup.app.get(&local("rssUrl")).await.text.contains("<title>Alert: Ann B.</title>"));

    let listed = setup.ann.get(&setup.app, &path).await.data();
    assert_eq!((&listed["feeds"][0]["rssUrl"], &listed["feeds"][0]["id"]), (&Value::Null, &feed["id"]));
    let one = format!("{path}/{}", feed["id"].as_str().expect("an id"));
    let eve = Member::new(&setup.app, "eve", Tier::Agency).await;
    for reply in [
        eve.get(&setup.app, &path).await,
        eve.post(&setup.app, &path, &json!({})).await,
        eve.delete(&setup.app, &one).await,
    ] {
        assert_eq!(reply.failure(), (404, "not_found".to_owned()));
    }
    setup.ann.delete(&setup.app, &one).await.data();
    assert_eq!(setup.app.get(&local("rssUrl")).await.status, StatusCode::NOT_FOUND);
    assert_eq!(setup.app.get(&local("jsonUrl")).await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn clients_poll_each_event_once() {
    let setup = setup(None).await;
    let poll = async |query: &str| setup.ann.get(&setup.app, &format!("/polling/updates?{query}")).await;
    let empty = poll("limit=10").await.data();
    assert_eq!((&empty["events"], &empty["cursor"], &empty["hasMore"]), (&json!([]), &Value::Null, &json!(false)));
    let alert = setup.alert("daily", json!({})).await;
    let other = setup.alert("daily", json!({})).await;
    for number in 1..=3 {
        setup.find(alert, number, "guest").await;
    }
    setup.time.advance(HOUR);
    let since = setup.app.state.clock.now().to_rfc3339_opts(chrono::SecondsFormat::Secs, true);
    setup.find(other, 4, "guest").await;
    let project = setup.ann.project(&setup.app, "Spring tour").await;
    let first = poll("limit=2").await.data();
    assert_eq!((first["events"].as_array().map(Vec::len), &first["hasMore"]), (Some(2), &json!(true)));
    let event = &first["events"][0];
    assert_eq!(
        (event["eventType"].as_str(), event["data"]["alertConfigId"].as_str()),
        (Some("alert_match"), Some(alert.to_string().as_str()))
    );
    let cursor = first["cursor"].as_str().expect("a cursor").to_owned();
    let rest = poll(&format!("limit=10.0&cursor={cursor}")).await.data();
    assert_eq!((rest["events"].as_array().map(Vec::len), &rest["hasMore"]), (Some(2), &json!(false)));
    let end = rest["cursor"].as_str().expect("a cursor").to_owned();
    let none = poll(&format!("limit=10&cursor={end}")).await.data();
    assert_eq!((&none["events"], none["cursor"].as_str()), (&json!([]), Some(end.as_str())));
    let count = async |query: String| poll(&query).await.data()["events"].as_array().map(Vec::len);
    assert_eq!(count(format!("limit=10&alertConfigId={other}")).await, Some(1));
    assert_eq!(count(format!("limit=10&since={since}")).await, Some(1));
    assert_eq!(count("limit=10&eventTypes=alert_match&eventTypes=guest_appearance".to_owned()).await, Some(4));
    assert_eq!(count("limit=10&eventTypes=request_completed".to_owned()).await, Some(0));
    assert_eq!(count(format!("limit=10&projectId={}", project.id)).await, Some(0));
    assert_eq!(count(format!("limit=10&guestProfileId={}", Uuid::nil())).await, Some(0));
    for wrong in [
        "",
        "limit=0",
        "limit=1001",
        "limit=1.5",
        "limit=-1",
        "limit=NaN",
        "limit=inf",
        "limit=1&cursor=x",
        // Base64 of `71`, and of `events -1`.
        "limit=1&cursor=NzE",
        "limit=1&cursor=ZXZlbnRzIC0x",
        "limit=1&since=yesterday",
        "limit=1&eventTypes=x",
        "limit=1&x=1",
    ] {
        assert_eq!(poll(wrong).await.status, StatusCode::BAD_REQUEST, "{wrong}");
    }
    let eve = Member::new(&setup.app, "eve", Tier::Agency).await;
    assert_eq!(eve.get(&setup.app, "/polling/updates?limit=10").await.data()["events"], json!([]));
    for foreign in [format!("alertConfigId={alert}"), format!("projectId={}", project.id), "alertConfigId=x".to_owned()]
    {
        let reply = eve.get(&setup.app, &format!("/polling/updates?limit=10&{foreign}")).await;
        assert_eq!(reply.status, StatusCode::NOT_FOUND, "{foreign}");
    }
}
