//! WebSub against a hub that asks back, and against those who are none.

use super::{Wire, now};
use axum::extract::{RawForm, State};
use axum::http::{HeaderMap, StatusCode};
use axum::routing::post;
use axum::{Form, Router};
use chrono::TimeDelta;
use earshot_ingest::hints::{Answer, HintSource, Refused, Subscription, Subscriptions, WebSub};
use earshot_testkit::LocalWeb;
use hmac::{Hmac, Mac};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

const FEED: &str = "https://a.example/feed?x=1&y=2";
const TOPIC: &str = "https://a.example/feed?self=1&y=2";

type Shared = Arc<Mutex<Subscriptions>>;

fn locked(subscriptions: &Shared) -> MutexGuard<'_, Subscriptions> {
    subscriptions.lock().unwrap_or_else(PoisonError::into_inner)
}

fn subscribed(hub: &str) -> Shared {
    let mut subscriptions = Subscriptions::default();
    subscriptions.add(FEED, TOPIC, hub, &std::array::from_fn(|index| index as u8));
    Arc::new(Mutex::new(subscriptions))
}

/// What a hub was sent.
type Asked = Arc<Mutex<Vec<HashMap<String, String>>>>;

async fn hub(status: StatusCode) -> (LocalWeb, Asked) {
    let asked = Asked::default();
    let answer = move |State(asked): State<Asked>, Form(form): Form<HashMap<String, String>>| async move {
        asked.lock().expect("the lock").push(form);
        status
    };
    let router = Router::new().route("/hub", post(answer)).with_state(Arc::clone(&asked));
    (LocalWeb::serve(router).await, asked)
}

fn question(mode: &str, topic: &str, challenge: &str, lease: &str) -> String {
    let fields = [("hub.mode", mode), ("hub.topic", topic), ("hub.challenge", challenge), ("hub.lease_seconds", lease)];
    url::form_urlencoded::Serializer::new(String::new()).extend_pairs(fields).finish()
}

fn signed<M: Mac + hmac::digest::KeyInit>(name: &str, secret: &str, body: &[u8]) -> String {
    let mac = <M as Mac>::new_from_slice(secret.as_bytes()).expect("any key").chain_update(body);
    let tag = mac.finalize().into_bytes();
    format!("{name}={}", hex::encode(tag))
}

#[tokio::test]
async fn a_subscription_from_the_request_to_the_hint() {
    let (web, asked) = hub(StatusCode::ACCEPTED).await;
    let shared = subscribed(&web.url("/hub"));
    let mut source = WebSub::new(Wire, "https://us.example/websub/".to_owned(), Arc::clone(&shared));
    assert!(source.poll(now()).await.expect("no hints").is_empty());
    let form = asked.lock().expect("the lock").pop().expect("a request");
    assert_eq!((form["hub.mode"].as_str(), form["hub.topic"].as_str()), ("subscribe", TOPIC));
    let path = form["hub.callback"].strip_prefix("https://us.example/websub/").expect("our callback").to_owned();
    assert_eq!((path.len(), form["hub.secret"].len()), (32, 64));

    let query = question("subscribe", TOPIC, "c h+a%l/ü", "864000");
    let verify = |path: &str, query: &str, at| locked(&shared).verify(path, query, at);
    assert_eq!(verify("0", &query, now()), Err(Refused::Unknown));
    assert_eq!(verify(&path, &question("subscribe", FEED, "c", "1"), now()), Err(Refused::NotAsked));
    assert_eq!(verify(&path, &question("unsubscribe", TOPIC, "c", "1"), now()), Err(Refused::NotAsked));
    assert_eq!(verify(&path, &question("subscribe", TOPIC, "", "1"), now()), Err(Refused::Malformed));
    assert_eq!(verify(&path, &question("subscribe", TOPIC, &"c".repeat(2_000), "1"), now()), Err(Refused::Malformed));
    assert_eq!(verify(&path, &format!("{query}&hub.topic=x"), now()), Err(Refused::Malformed));
    assert_eq!(verify(&path, &"&".repeat(100_000), now()), Err(Refused::Malformed));
    assert_eq!(verify(&path, &query, now() + TimeDelta::hours(2)), Err(Refused::NotAsked), "asked back too late");
    let body = b"<rss/>";
    let early = locked(&shared).accept(&path, Some("sha256=00"), body, now());
    assert_eq!(early, Err(Refused::NotAsked), "nothing is delivered before the hub agreed");
    assert_eq!(verify(&path, &query, now()), Ok(Answer::Challenge("c h+a%l/ü".to_owned())));
    assert_eq!(verify(&path, &query, now()), Err(Refused::NotAsked), "the same question again");

    let secret = &form["hub.secret"];
    let signatures = [
        signed::<Hmac<sha1::Sha1>>("sha1", secret, body),
        signed::<Hmac<sha2::Sha256>>("sha256", secret, body),
        signed::<Hmac<sha2::Sha384>>("sha384", secret, body),
        signed::<Hmac<sha2::Sha512>>("SHA512", secret, body).replace('a', "A"),
    ];
    for signature in &signatures {
        let hint = locked(&shared).accept(&path, Some(signature), body, now()).expect(signature);
        assert_eq!(hint.feed_url, FEED);
        assert_eq!(locked(&shared).accept(&path, Some(signature), b"<rss/> ", now()), Err(Refused::Unsigned));
        assert_eq!(locked(&shared).accept(&path, Some(&signature[..20]), body, now()), Err(Refused::Unsigned));
    }
    for wrong in [None, Some(""), Some("sha256"), Some("sha256="), Some("md5=00"), Some("sha1=é0"), Some("sha1=zz")] {
        assert_eq!(locked(&shared).accept(&path, wrong, body, now()), Err(Refused::Unsigned), "{wrong:?}");
    }
    let other = signed::<Hmac<sha2::Sha256>>("sha256", "another secret", body);
    assert_eq!(locked(&shared).accept(&path, Some(&other), body, now()), Err(Refused::Unsigned));
    assert_eq!(source.poll(now()).await.expect("hints").len(), 4);
    assert!(source.poll(now()).await.expect("no hints").is_empty());
    locked(&shared).remove(FEED);
    assert_eq!(locked(&shared).accept(&path, Some(&signatures[0]), body, now()), Err(Refused::Unknown));
}

#[tokio::test]
async fn a_lease_is_renewed_when_four_fifths_are_over() {
    let (web, asked) = hub(StatusCode::ACCEPTED).await;
    let shared = subscribed(&web.url("/hub"));
    let mut source = WebSub::new(Wire, "https://us.example/".to_owned(), Arc::clone(&shared));
    let count = || asked.lock().expect("the lock").len();
    source.poll(now()).await.expect("no hints");
    let path = locked(&shared).iter().next().expect("one").path.clone();
    let agree = |lease: &str, at| locked(&shared).verify(&path, &question("subscribe", TOPIC, "c", lease), at);
    agree("100000", now()).expect("the challenge");
    source.poll(now() + TimeDelta::seconds(79_999)).await.expect("no hints");
    assert_eq!(count(), 1);
    let renewed = now() + TimeDelta::seconds(80_001);
    source.poll(renewed).await.expect("no hints");
    assert_eq!(count(), 2);
    agree("0", renewed).expect("the challenge");
    let lasts = |at| locked(&shared).iter().all(|subscription| subscription.is_active(at));
    assert!(
        lasts(renewed + TimeDelta::hours(23)) && !lasts(renewed + TimeDelta::hours(25)),
        "a day, when it says nothing"
    );
}

#[tokio::test]
async fn a_hub_that_is_silent_or_says_no_is_asked_ever_more_rarely() {
    let (web, asked) = hub(StatusCode::INTERNAL_SERVER_ERROR).await;
    let shared = subscribed(&web.url("/hub"));
    let mut source = WebSub::new(Wire, "https://us.example/".to_owned(), Arc::clone(&shared));
    for hour in 0..=30 {
        source.poll(now() + TimeDelta::hours(hour)).await.expect("no hints");
    }
    assert_eq!(asked.lock().expect("the lock").len(), 5, "after 0, 1, 3, 7 and 15 hours");
    assert_eq!(source.failed(), 5);
    let path = locked(&shared).iter().next().expect("one").path.clone();
    let at = now() + TimeDelta::hours(30);
    assert_eq!(locked(&shared).verify(&path, &question("denied", TOPIC, "", ""), at), Ok(Answer::Noted));
    assert_eq!(locked(&shared).verify(&path, &question("subscribe", TOPIC, "c", "9"), at), Err(Refused::NotAsked));
    source.poll(at + TimeDelta::days(6)).await.expect("no hints");
    assert_eq!(asked.lock().expect("the lock").len(), 5);
    source.poll(at + TimeDelta::days(7)).await.expect("no hints");
    assert_eq!(asked.lock().expect("the lock").len(), 6);
}

#[tokio::test]
async fn the_handler_of_a_server_over_the_wire() {
    let shared = subscribed("https://hub.example/");
    let request = locked(&shared).requests(now(), 10).pop().expect("a request");
    let query = question("subscribe", TOPIC, "c", "86400");
    locked(&shared).verify(&request.path, &query, now()).expect("the challenge");
    let deliver = |State(shared): State<Shared>, headers: HeaderMap, RawForm(body): RawForm| async move {
        let signature = headers.get("x-hub-signature").and_then(|value| value.to_str().ok());
        let path = locked(&shared).iter().next().expect("one").path.clone();
        match locked(&shared).accept(&path, signature, &body, now()) {
            Ok(_) => StatusCode::NO_CONTENT,
            Err(_) => StatusCode::ACCEPTED,
        }
    };
    let web = LocalWeb::serve(Router::new().route("/", post(deliver)).with_state(Arc::clone(&shared))).await;
    // Without a signature: accepted in words, ignored in fact.
    let reply = Wire::post(&web.url("/"), "application/x-www-form-urlencoded", "a=1", 100).await.expect("an answer");
    assert_eq!(reply.status, 202);
    let mut source = WebSub::new(Wire, String::new(), shared);
    assert!(source.poll(now()).await.expect("no hints").is_empty());
}

#[test]
fn subscriptions_outlive_a_restart_and_keep_their_secret_to_themselves() {
    let mut subscriptions = Subscriptions::default();
    subscriptions.add(FEED, TOPIC, "https://hub.example/", &[7; 48]);
    subscriptions.add(FEED, TOPIC, "https://hub.example/", &[8; 48]);
    let request = subscriptions.requests(now(), 10).pop().expect("a request");
    let kept: Vec<Subscription> = subscriptions.iter().cloned().collect();
    assert_eq!(kept.len(), 1);
    assert!(!format!("{kept:?}").contains(&request.secret) && request.path == "07".repeat(16));
    let json = serde_json::to_string(&kept).expect("JSON");
    let mut again = Subscriptions::new(serde_json::from_str::<Vec<Subscription>>(&json).expect("subscriptions"));
    assert!(again.requests(now(), 10).is_empty());
    let query = question("subscribe", TOPIC, "c", "86400");
    assert!(again.verify(&request.path, &query, now()).is_ok());
    let changes = again.take_changes();
    assert_eq!(changes.kept.iter().map(|kept| kept.is_active(now())).collect::<Vec<_>>(), [true], "what came since");
    assert_eq!(again.take_changes(), earshot_ingest::hints::Changes::default());
    again.give_back(changes);
    again.remove(FEED);
    assert_eq!(again.take_changes().ended, [FEED]);
    subscriptions.add(FEED, TOPIC, "https://other.example/", &[9; 48]);
    assert_eq!(subscriptions.verify(&request.path, &query, now()), Err(Refused::Unknown));
}
