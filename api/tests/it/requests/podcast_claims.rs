//! Claiming a podcast by its feed and by mail, what the claim changes in the product, and corrections of facts.

use crate::support::catalog::generation_of;
use crate::support::documents::podcast;
use crate::support::prelude::*;
use axum::Router;
use axum::routing::get;
use earshot_api_workspace::corrections::proposing::{check_evidence, check_fact};
use earshot_api_workspace::podcast_claims::feed_head::{
    TOKEN_CHARS, TOKEN_PREFIX, find_owner_email, find_tokens, head_of, mask_email,
};
use earshot_api_workspace::podcast_claims::state::{check_emails, check_topics};
use earshot_model::CorrectableFact;
use earshot_testkit::LocalServer;
use std::net::IpAddr;
use std::sync::{Arc, Mutex};

const CLAIMS: &str = "/users/podcast-claims";

/// The feed of the podcast, which a test changes.
#[derive(Clone, Default)]
struct Feed(Arc<Mutex<String>>);

impl Feed {
    fn set(&self, channel: &str, episode: &str) {
        let text = format!(
            "<rss><channel><title>Tea</title>{channel}<itunes:owner><itunes:email>ann@tea.example</itunes:email>\
             </itunes:owner><item><description>{episode}</description></item></channel></rss>"
        );
        *self.0.lock().expect("not poisoned") = text;
    }
}

async fn setup() -> (TestApp, ManualClock, Feed, LocalServer) {
    let (time, feed) = (ManualClock::new(), Feed::default());
    feed.set("", "");
    let served = feed.clone();
    let read = get(move || async move { served.0.lock().expect("not poisoned").clone() });
    let web = LocalServer::serve(Router::new().route("/feed.xml", read)).await;
    let address = web.address();
    let app = TestApp::with_config(time.clock(), |config| config.allowed_feed_addresses = vec![address]).await;
    let mut document = podcast("tea", "Tea");
    document.podcast.feed_url = web.url("/feed.xml");
    document.podcast.owner_email = Some("ann@tea.example".to_owned());
    app.state.swap_generation(generation_of("g1", vec![document]));
    (app, time, feed, web)
}

async fn claim(app: &TestApp, member: &Member, method: &str) -> Value {
    member.post(app, CLAIMS, &json!({ "podcastId": "tea", "method": method })).await.data()
}

fn id_of(claim: &Value) -> String {
    claim["claim"]["id"].as_str().expect("an id").to_owned()
}

async fn prove(app: &TestApp, member: &Member, id: &str, body: &Value) -> TestResponse {
    member.post(app, &format!("{CLAIMS}/{id}/proof"), body).await
}

#[tokio::test]
async fn a_token_in_the_channel_proves_a_claim_and_one_in_an_episode_does_not() {
    let (app, _, feed, _web) = setup().await;
    let (ann, eve) = (Member::new(&app, "ann", Tier::Free).await, Member::new(&app, "eve", Tier::Free).await);
    let made = claim(&app, &ann, "feed").await;
    let (id, token) = (id_of(&made), made["token"].as_str().expect("a token").to_owned());
    let early = prove(&app, &ann, &id, &json!({})).await;
    assert_eq!(early.status, StatusCode::CONFLICT);
    assert!(early.text.contains("Only people who can change the feed can claim this podcast"), "{}", early.text);
    // A guest who writes the notes of their episode does not control the podcast.
    feed.set("", &token);
    assert_eq!(prove(&app, &ann, &id, &json!({})).await.status, StatusCode::CONFLICT);
    feed.set(&format!("<podcast:txt purpose='verify'>{token}</podcast:txt>"), "");
    assert_eq!(prove(&app, &eve, &id, &json!({})).await.status, StatusCode::NOT_FOUND, "it is not her claim");
    let of_eve = id_of(&claim(&app, &eve, "feed").await);
    assert_eq!(prove(&app, &eve, &of_eve, &json!({})).await.status, StatusCode::CONFLICT, "it is not her token");
    let proven = prove(&app, &ann, &id, &json!({})).await.data();
    assert_eq!(proven["claim"]["state"], "proven");
    let shown = app.get("/api/v1/podcasts/tea").await.data();
    assert_eq!((&shown["podcast"]["isClaimed"], &shown["podcast"]["openToGuestsOn"]), (&json!(true), &Value::Null));
}

#[tokio::test]
async fn what_the_owner_states_is_shown_at_once_and_an_opt_out_hides_every_contact() {
    let (app, _, feed, _web) = setup().await;
    let ann = Member::new(&app, "ann", Tier::Free).await;
    let made = claim(&app, &ann, "feed").await;
    let (id, token) = (id_of(&made), made["token"].as_str().expect("a token").to_owned());
    let place = format!("{CLAIMS}/{id}/statement");
    let stated = json!({ "emails": ["pitch@tea.example"], "openToGuestsOn": "tea & water" });
    assert_eq!(ann.put(&app, &place, &stated).await.status, StatusCode::NOT_FOUND, "it is not proven");
    feed.set(&format!("<description>{token}</description>"), "");
    prove(&app, &ann, &id, &json!({})).await.data();
    for wrong in
        [json!({ "emails": ["nobody"] }), json!({ "openToGuestsOn": "a\nb" }), json!({ "emails": "a@b.example" })]
    {
        assert_eq!(ann.put(&app, &place, &wrong).await.status, StatusCode::BAD_REQUEST, "{wrong}");
    }
    ann.put(&app, &place, &stated).await.data();
    let agency = Member::new(&app, "agency", Tier::Agency).await;
    let contacts = agency.get(&app, "/podcasts/tea/contacts").await.data();
    let emails = &contacts["podcastContacts"]["emails"];
    assert_eq!(emails.as_array().map(Vec::len), Some(1), "{emails}");
    assert_eq!(
        (&emails[0]["email"], &emails[0]["sightings"][0]["source"]),
        (&json!("pitch@tea.example"), &json!("owner"))
    );
    assert_eq!(app.get("/api/v1/podcasts/tea").await.data()["podcast"]["openToGuestsOn"], "tea & water");
    assert!(app.get("/podcasts/tea").await.text.contains("Open to guests on tea &amp; water"));

    ann.put(&app, &place, &json!({ "hidesContacts": true, "emails": ["pitch@tea.example"] })).await.data();
    let hidden = agency.get(&app, "/podcasts/tea/contacts").await;
    assert!(!hidden.text.contains("@tea.example"), "{}", hidden.text);
    let own = ann.get(&app, CLAIMS).await.data();
    assert_eq!(own["claims"][0]["statement"]["hidesContacts"], true);
    // The mail to the owner still works, because the feed itself is read.
    assert_eq!(claim(&app, &agency, "mail").await["mailedTo"], "a…@tea.example");
    ann.delete(&app, &format!("{CLAIMS}/{id}")).await.data();
    assert!(agency.get(&app, "/podcasts/tea/contacts").await.text.contains("ann@tea.example"));
}

#[tokio::test]
async fn a_mailed_link_works_for_its_account_alone() {
    let (app, time, _, _web) = setup().await;
    let (ann, eve) = (Member::new(&app, "ann", Tier::Free).await, Member::new(&app, "eve", Tier::Free).await);
    let made = claim(&app, &eve, "mail").await;
    assert_eq!(made["token"], Value::Null);
    let sent = app.state.db.claim_mail("test").await.expect("works").expect("a mail").mail;
    assert_eq!(sent.to, "ann@tea.example");
    let (_, link) = sent.text.split_once("&key=").expect("a link");
    let key = link.split_whitespace().next().expect("a key");
    // Ann opens the link of a mail that she did not request.
    let id = id_of(&made);
    assert_eq!(prove(&app, &ann, &id, &json!({ "key": key })).await.status, StatusCode::NOT_FOUND);
    assert_eq!(prove(&app, &eve, &id, &json!({ "key": "guess" })).await.status, StatusCode::CONFLICT);
    assert_eq!(prove(&app, &eve, &id, &json!({ "key": key })).await.data()["claim"]["state"], "proven");

    for _ in 0..2 {
        claim(&app, &ann, "mail").await;
    }
    let body = json!({ "podcastId": "tea", "method": "mail" });
    assert_eq!(ann.post(&app, CLAIMS, &body).await.status, StatusCode::TOO_MANY_REQUESTS, "three mails a day");
    time.advance(std::time::Duration::from_secs(24 * 60 * 60));
    assert_eq!(ann.post(&app, CLAIMS, &body).await.status, StatusCode::OK);
}

#[tokio::test]
async fn corrections_wait_for_an_administrator() {
    let (app, _, _, _web) = setup().await;
    let admin = Member::new(&app, "admin", Tier::Admin).await;
    let agency = Member::new(&app, "agency", Tier::Agency).await;
    let address = IpAddr::from([10, 1, 2, 3]);
    let headers = [("content-type", "application/json")];
    let propose = |body: Value| {
        app.send_from(address, Method::POST, "/api/v1/public/corrections", &headers, Some(body.to_string()))
    };
    let right =
        json!({ "podcastId": "tea", "fact": "language", "value": "pt-br", "evidence": "https://tea.example/sobre" });
    assert_eq!(propose(right.clone()).await.status, StatusCode::OK);
    for (key, value) in [("fact", "title"), ("value", "Portuguese"), ("evidence", "trust me")] {
        let mut wrong = right.clone();
        wrong[key] = json!(value);
        assert_eq!(propose(wrong).await.status, StatusCode::BAD_REQUEST, "{key}");
    }
    assert_eq!(agency.get(&app, "/corrections").await.status, StatusCode::FORBIDDEN);
    let queue = admin.get(&app, "/corrections").await.data();
    let correction = &queue["corrections"][0];
    assert_eq!((&correction["value"], &correction["podcastSlug"]), (&json!("pt-BR"), &json!("tea")));
    let place = format!("/corrections/{}/decision", correction["id"].as_str().expect("an id"));
    assert_eq!(agency.post(&app, &place, &json!({ "accept": true })).await.status, StatusCode::FORBIDDEN);
    let decided = admin.post(&app, &place, &json!({ "accept": true, "reason": "seen" })).await.data();
    assert_eq!(
        (&decided["correction"]["state"], &decided["correction"]["reason"]),
        (&json!("accepted"), &json!("seen"))
    );
    assert_eq!(app.get("/api/v1/podcasts/tea").await.data()["podcast"]["language"], "pt-BR");
    admin.post(&app, &place, &json!({ "accept": false })).await.data();
    assert_ne!(app.get("/api/v1/podcasts/tea").await.data()["podcast"]["language"], "pt-BR");
}

#[tokio::test]
async fn the_form_of_corrections_keeps_what_was_typed() {
    let (app, _, _, _web) = setup().await;
    let page = "/for-podcasters/correction";
    assert!(app.get(&format!("{page}?podcast=tea")).await.text.contains("value=\"tea\""));
    let send = |podcast: &str, value: &str| {
        let mut form = url::form_urlencoded::Serializer::new(String::new());
        form.append_pair("podcast", podcast).append_pair("fact", "country").append_pair("value", value);
        let form = form.append_pair("evidence", "the imprint of <its> site").finish();
        let headers = [("content-type", "application/x-www-form-urlencoded")];
        let app = &app;
        async move { app.send_from(IpAddr::from([10, 9, 8, 7]), Method::POST, page, &headers, Some(form)).await }
    };
    let refused = send("tea", "Germany").await;
    assert_eq!(refused.status, StatusCode::BAD_REQUEST);
    assert!(refused.text.contains("role=\"alert\"") && refused.text.contains("value=\"Germany\""), "{}", refused.text);
    assert!(refused.text.contains("the imprint of &lt;its&gt; site"));
    assert_eq!(send("no-such-podcast", "DE").await.status, StatusCode::NOT_FOUND);
    let queued = send("https://earshot.example/podcasts/tea", "de").await;
    assert_eq!(queued.status, StatusCode::OK);
    assert!(queued.text.contains("Your correction is in the queue"), "{}", queued.text);
}

#[test]
fn values_and_evidence_are_checked() {
    assert_eq!(check_fact("country", "de").expect("valid"), (CorrectableFact::Country, "DE".to_owned()));
    for (fact, value) in
        [("title", "Tea"), ("country", "Germany"), ("language", "<b>"), ("website", "tea"), ("other", "")]
    {
        assert!(check_fact(fact, value).is_err(), "{fact} {value}");
    }
    assert!(check_fact("other", &"a".repeat(501)).is_err());
    assert_eq!(
        check_evidence(" https://tea.example/about\r\nline two ").expect("valid"),
        "https://tea.example/about\nline two"
    );
    for text in ["", "short", "with \u{0} control characters", &"a".repeat(1_001)] {
        assert!(check_evidence(text).is_err(), "{text}");
    }
}

fn token(letter: char) -> String {
    format!("{TOKEN_PREFIX}{}", String::from(letter).repeat(TOKEN_CHARS))
}

#[test]
fn tokens_are_found_in_the_channel_and_not_in_episodes() {
    let (own, other) = (token('a'), token('b'));
    let rss = format!(
        "<rss><channel><podcast:txt purpose=\"verify\">{own}</podcast:txt>\
         <item><description>{other}</description></item></channel></rss>"
    );
    assert_eq!(find_tokens(head_of(&rss)), [own.as_str()]);
    let described = format!("<channel><description><![CDATA[Tea. {own}.]]></description><ITEM >{other}");
    assert_eq!(find_tokens(head_of(&described)), [own.as_str()]);
    let json = format!("{{\"description\": \"{own}\", \"items\": [{{\"summary\": \"{other}\"}}]}}");
    assert_eq!(find_tokens(head_of(&json)), [own.as_str()]);
    assert_eq!(find_tokens(&own[..own.len() - 1]), Vec::<&str>::new(), "a cut token");
    assert_eq!(find_tokens(&format!("{TOKEN_PREFIX}{}", "ü".repeat(TOKEN_CHARS))), Vec::<&str>::new());
    assert_eq!(find_tokens(&own.repeat(100)).len(), 20);
}

#[test]
fn the_address_of_the_owner_is_read_in_every_spelling() {
    let owner = |email: &str| {
        format!(
            "<rss><channel><email>no@a.example</email><itunes:owner><itunes:name>A</itunes:name><itunes:email>{email}</itunes:email></itunes:owner></channel>"
        )
    };
    for (text, expected) in [
        ("ann@tea.example", Some("ann@tea.example")),
        (" ann&#64;tea.example\n", Some("ann@tea.example")),
        ("<![CDATA[ann@tea.example]]>", Some("ann@tea.example")),
        ("", None),
    ] {
        assert_eq!(find_owner_email(&owner(text)).as_deref(), expected, "{text}");
    }
    assert_eq!(find_owner_email("<rss><channel><title>Tea</title>"), None);
    assert_eq!(find_owner_email(&"<a>".repeat(20_000)), None);
    let long = "a".repeat(10_000);
    assert_eq!(find_owner_email(&owner(&long)), None);
    assert_eq!(mask_email("ann@tea.example"), "a…@tea.example");
}

#[test]
fn addresses_are_checked_and_listed_once() {
    let check = |emails: &[&str]| check_emails(&emails.iter().map(|&email| email.to_owned()).collect::<Vec<_>>());
    assert_eq!(check(&["a@tea.example", " A@tea.example"]).expect("valid"), ["a@tea.example"]);
    assert!(check(&["a@tea.example", "nobody"]).is_err());
    assert!(check(&["a@tea.example"; 4]).is_err());
}

#[test]
fn topics_are_one_short_line() {
    assert_eq!(check_topics(" tea \u{202e}").expect("valid").as_deref(), Some("tea"));
    assert_eq!(check_topics("").expect("valid"), None);
    assert!(check_topics("tea\nsalt").is_err() && check_topics(&"ü".repeat(201)).is_err());
}
