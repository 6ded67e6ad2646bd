//! Outreach: a pitch from its facts to the mail program, and the problems that block it.

use crate::support::prelude::*;
use earshot_api_workspace::outreach::copy::mailto;
use earshot_app::{Mail, NewMail, ids};
use earshot_model::EmailAddress;

async fn guest(app: &TestApp, user: &Member) -> Value {
    let body = json!({
        "firstName": "Ada", "lastName": "Lovelace", "shortBio": "Ada writes about Rust and compilers.",
        "topicsToDiscuss": ["Rust", "compilers"], "expertise": ["Rust"],
    });
    user.post(app, "/guest-profiles", &body).await.data()
}

async fn generate(app: &TestApp, user: &Member, guest: &Value) -> Value {
    let body = json!({ "podcastId": "rust-talk", "guestProfileId": guest["guestProfileId"], "variants": 2 });
    user.post(app, "/outreach/generate", &body).await.data()["outreach"].clone()
}

async fn save(app: &TestApp, user: &Member, pitch: &Value, body: &str) -> Value {
    let path = format!("/outreach/{}", pitch["id"].as_str().expect("an id"));
    let text = json!({ "subject": "Ada on Rust", "body": body });
    user.put(app, &path, &text).await.data()["outreach"].clone()
}

fn at(pitch: &Value, end: &str) -> String {
    format!("/outreach/{}{end}", pitch["id"].as_str().expect("an id"))
}

#[tokio::test]
async fn a_pitch_is_written_from_facts_checked_and_handed_over() {
    let app = TestApp::new().await;
    let user = Member::new(&app, "ann", Tier::Business).await;
    let ada = guest(&app, &user).await;
    let pitch = generate(&app, &user, &ada).await;
    assert_eq!((&pitch["generatedBy"], &pitch["fallback"]["reason"]), (&json!("rules"), &json!("noModel")));
    assert_eq!(pitch["variants"].as_array().map(Vec::len), Some(2), "{pitch}");
    let has_gap = pitch["body"].as_str().expect("a body").contains("[your reason]");
    assert_eq!(pitch["hooks"].as_array().expect("hooks").is_empty(), has_gap, "{pitch}");
    assert_eq!(pitch["podcast"]["slug"], "rust-talk");
    assert_eq!(
        (&pitch["project"]["guest"]["name"], &pitch["guestName"]),
        (&json!("Ada Lovelace"), &json!("Ada Lovelace"))
    );
    let options = ["perspective", "emailLength", "callToActionStyle", "personalizationLevel", "generationMode"];
    assert_eq!(
        options.map(|key| pitch[key].as_str().expect("an option")),
        ["third", "short", "light", "medium", "basic"]
    );

    let saved = save(&app, &user, &pitch, "Hi [host first name],\nI am “the best guest you ever had”.").await;
    assert_eq!(saved["placeholders"][0]["text"], "[host first name]");
    let claims = saved["claims"].as_array().expect("claims");
    let made_up = claims.iter().find(|claim| claim["kind"] == "quotation").expect("a quotation");
    assert_eq!(made_up["isSupported"], false, "{claims:?}");
    let refused = user.post(&app, &at(&pitch, "/copy"), &json!({})).await;
    assert_eq!((refused.status.as_u16(), &refused.json()["code"]), (409, &json!("placeholders_left")));
    let copied = user.post(&app, &at(&pitch, "/copy"), &json!({ "acceptPlaceholders": true })).await.data();
    assert!(copied["mailto"].as_str().expect("a link").starts_with("mailto:"), "{copied}");
    let eml = copied["eml"].as_str().expect("a file");
    assert!(eml.contains("Subject: Ada on Rust\r\n") && eml.contains("X-Unsent: 1"), "{eml}");

    let revisions = user.get(&app, &at(&pitch, "/revisions")).await.data();
    assert_eq!(revisions["revisions"].as_array().map(Vec::len), Some(2));
    let text = json!({ "subject": "x", "body": "y" });
    let stale = user.send(&app, Method::PUT, &at(&pitch, ""), Some(&text), Some("\"1\"")).await;
    assert_eq!(stale.status, 412, "{}", stale.text);
}

#[tokio::test]
async fn nobody_writes_to_a_show_twice_by_accident() {
    let app = TestApp::new().await;
    let user = Member::new(&app, "ann", Tier::Business).await;
    let ada = guest(&app, &user).await;
    let pitch = generate(&app, &user, &ada).await;
    let open = save(&app, &user, &pitch, "Hi [host first name], hello.").await;
    let refused = user.put(&app, &at(&open, "/pitched"), &json!({ "isPitched": true })).await;
    assert_eq!((refused.status.as_u16(), &refused.json()["code"]), (409, &json!("placeholders_left")));
    save(&app, &user, &pitch, "Hi Gus, hello.").await;
    let marked = user.put(&app, &at(&pitch, "/pitched"), &json!({ "isPitched": true })).await.data();
    assert!(marked["outreach"]["pitchedAt"].is_string(), "{marked}");
    let project = user.get(&app, "/projects/ada-lovelace-guest-booking/podcasts/details").await;
    assert!(project.text.contains("\"pitched\""), "{}", project.text);
    let body = json!({ "podcastId": "rust-talk", "guestProfileId": ada["guestProfileId"] });
    let again = user.post(&app, "/outreach/generate", &body).await;
    assert_eq!((again.status.as_u16(), &again.json()["code"]), (409, &json!("already_pitched")));
    assert!(again.text.contains("wrote to this podcast for"), "{}", again.text);
    let mut accepted = body.clone();
    accepted["acceptDuplicate"] = json!(true);
    let second = user.post(&app, "/outreach/generate", &accepted).await.data()["outreach"].clone();
    assert_eq!((&second["id"], &second["pitchedAt"]), (&pitch["id"], &marked["outreach"]["pitchedAt"]), "one pitch");
    // A pitch's own mark is not a problem of that pitch.
    let own = user.get(&app, &at(&pitch, "/details")).await.data();
    assert_eq!(own["outreach"]["lastContact"], json!(null), "{own}");
    let history = user.get(&app, "/outreach/history?isPitched=true&podcastId=rust-talk").await.data();
    assert_eq!(history["outreach"].as_array().map(Vec::len), Some(1));
    let taken_back = user.put(&app, &at(&pitch, "/pitched"), &json!({ "isPitched": false })).await.data();
    assert_eq!(taken_back["outreach"]["pitchedAt"], json!(null));
    user.delete(&app, &at(&second, "")).await.data();
    assert_eq!(user.get(&app, &at(&second, "/details")).await.status, 404);
}

#[tokio::test]
async fn a_draft_is_rewritten_without_a_warning_and_a_copied_pitch_is_asked_about() {
    let app = TestApp::new().await;
    let user = Member::new(&app, "ann", Tier::Business).await;
    let ada = guest(&app, &user).await;
    let pitch = generate(&app, &user, &ada).await;
    user.post(&app, &at(&pitch, "/copy"), &json!({ "acceptPlaceholders": true })).await.data();
    let again = generate(&app, &user, &ada).await;
    assert_eq!((&again["id"], &again["revision"]), (&pitch["id"], &json!(1)));
    assert_eq!(again["lastContact"], json!(null), "{again}");
    let history = user.get(&app, "/outreach/history").await.data();
    assert_eq!(history["outreach"].as_array().map(Vec::len), Some(1), "shown once");
    let texts = user.get(&app, &at(&pitch, "/revisions")).await.data();
    assert_eq!(texts["revisions"].as_array().map(Vec::len), Some(2), "{texts}");

    let body = json!({
        "firstName": "Eve", "lastName": "Roe", "shortBio": "Eve writes about Rust.", "topicsToDiscuss": ["Rust"],
    });
    let eve = user.post(&app, "/guest-profiles", &body).await.data();
    let body = json!({ "podcastId": "rust-talk", "guestProfileId": eve["guestProfileId"] });
    let refused = user.post(&app, "/outreach/generate", &body).await;
    assert_eq!(refused.json()["code"], "pitch_copied");
    assert!(refused.text.contains("Was it sent?"), "{}", refused.text);
}

#[tokio::test]
async fn a_follow_up_belongs_to_a_pitch_that_was_sent_and_has_something_new() {
    let app = TestApp::new().await;
    let user = Member::new(&app, "ann", Tier::Business).await;
    let body = json!({
        "firstName": "Ada", "lastName": "Lovelace", "shortBio": "Ada writes about Rust and compilers.",
        "topicsToDiscuss": ["Rust in production", "How compilers learn"], "websiteUrl": "https://example.org/ada",
    });
    let ada = user.post(&app, "/guest-profiles", &body).await.data();
    let pitch = generate(&app, &user, &ada).await;
    let follow = async || user.post(&app, &at(&pitch, "/follow-ups"), &json!({})).await;
    assert_eq!(follow().await.json()["code"], "not_pitched");
    save(&app, &user, &pitch, "Hi Gus, an idea: Rust in production.").await;
    user.put(&app, &at(&pitch, "/pitched"), &json!({ "isPitched": true })).await.data();
    let used = async || user.get(&app, "/users/usage/monthly").await.data();
    let before = used().await;
    let one = follow().await.data()["outreach"].clone();
    assert_eq!((&one["followsId"], &one["subject"]), (&pitch["id"], &json!("Re: Ada on Rust")));
    assert!(one["body"].as_str().expect("a body").contains("ompilers learn"), "{one}");
    assert_eq!(used().await, before, "it is free");
    assert_eq!(one["lastContact"], json!(null), "its pitch is no other contact");
    assert_eq!(follow().await.json()["code"], "not_pitched", "the last one was not sent");
    let mark = json!({ "isPitched": true, "acceptPlaceholders": true });
    user.put(&app, &at(&one, "/pitched"), &mark).await.data();
    let details = user.get(&app, &at(&pitch, "/details")).await.data();
    assert_eq!(details["outreach"]["followUps"][0]["id"], one["id"]);
    let history = user.get(&app, "/outreach/history").await.data();
    assert_eq!(history["outreach"].as_array().map(Vec::len), Some(1), "shown once");

    let entry = "/projects/ada-lovelace-guest-booking/podcasts/rust-talk";
    user.patch(&app, entry, &json!({ "state": "booked" })).await.data();
    assert_eq!(follow().await.json()["code"], "pitch_answered");
}

#[tokio::test]
async fn a_blacklisted_show_gets_no_pitch_whatever_was_drafted() {
    let app = TestApp::new().await;
    let user = Member::new(&app, "ann", Tier::Business).await;
    let ada = guest(&app, &user).await;
    let pitch = generate(&app, &user, &ada).await;
    user.put(&app, "/teams/podcasts/rust-talk", &json!({ "blacklist": true })).await.data();
    let refused = user.post(&app, &at(&pitch, "/copy"), &json!({ "acceptPlaceholders": true })).await;
    assert_eq!((refused.status.as_u16(), &refused.json()["code"]), (409, &json!("blacklisted")));
    let body = json!({ "podcastId": "rust-talk", "guestProfileId": ada["guestProfileId"] });
    let refused = user.post(&app, "/outreach/generate", &body).await;
    assert_eq!(refused.json()["code"], "blacklisted");
}

#[tokio::test]
async fn an_empty_profile_costs_no_assist() {
    let app = TestApp::new().await;
    let user = Member::new(&app, "ann", Tier::Business).await;
    let draft = user.post(&app, "/guest-profiles", &json!({ "draft": true })).await.data();
    let body = json!({ "podcastId": "rust-talk", "guestProfileId": draft["guestProfileId"] });
    let refused = user.post(&app, "/outreach/generate", &body).await;
    assert_eq!((refused.status.as_u16(), &refused.json()["code"]), (409, &json!("empty_profile")));
    let used = async || user.get(&app, "/users/usage/monthly").await.data();
    let before = used().await;
    let ada = guest(&app, &user).await;
    generate(&app, &user, &ada).await;
    assert_ne!(used().await, before, "the assist is counted");
}

#[tokio::test]
async fn templates_are_the_users_own() {
    let app = TestApp::new().await;
    let user = Member::new(&app, "ann", Tier::Business).await;
    let body = json!({ "name": "My own", "description": "", "template": "Hello [podcast name], [guest name] here." });
    let made = user.post(&app, "/outreach/templates", &body).await.data()["template"].clone();
    assert_eq!((&made["context"], &made["description"]), (&json!("guest-booking"), &json!(null)));
    let list = user.get(&app, "/outreach/templates").await.data();
    let names: Vec<_> =
        list["templates"].as_array().expect("templates").iter().map(|each| each["id"].clone()).collect();
    let built_in = ["default", "concise", "topicsIdeas", "discussion", "ultraConcise"].map(Value::from);
    assert_eq!((&names[..5], &names[5]), (&built_in[..], &made["id"]));
    let ada = guest(&app, &user).await;
    let request = json!({
        "podcastId": "rust-talk", "guestProfileId": ada["guestProfileId"], "outreachTemplateId": made["id"],
    });
    let pitch = user.post(&app, "/outreach/generate", &request).await.data()["outreach"].clone();
    assert!(pitch["body"].as_str().expect("a body").starts_with("Hello Rust Talk, Ada Lovelace here."), "{pitch}");
    for (name, wrong) in [("ab", "/name"), ("My own", "/template")] {
        let template = if wrong == "/name" { "Hi" } else { " " };
        let reply = user.post(&app, "/outreach/templates", &json!({ "name": name, "template": template })).await;
        assert_eq!(reply.status, 400);
        assert!(reply.text.contains(wrong), "{}", reply.text);
    }
}

#[tokio::test]
async fn a_guest_is_prepared_and_the_result_is_mailed() {
    let app = TestApp::new().await;
    let user = Member::new(&app, "ann", Tier::Business).await;
    let made = user.post(&app, "/guest-prep/generate", &json!({ "podcastSlug": "rust-talk" })).await.data();
    assert_eq!((&made["podcastSlug"], &made["generatedBy"]), (&json!("rust-talk"), &json!("rules")));
    assert!(!made["criticalActions"].as_array().expect("actions").is_empty(), "{made}");
    let send = async |slug: &str, email: &str| {
        user.post(&app, "/guest-prep/email", &json!({ "slug": slug, "email": email })).await
    };
    assert_eq!(send("Rust Talk", "ada@example.net").await.status, 400);
    assert_eq!(send("rust-talk", "no address").await.status, 400);
    send("rust-talk", &user.account.email).await.data();
    let mails = app.state.db.newest_mails(5).await.expect("works");
    let mail = mails.iter().find(|mail| mail.to == user.account.email).expect("a mail");
    assert!(
        mail.subject.starts_with("Your preparation for ") && mail.text.contains("Before the recording"),
        "{mail:?}"
    );
}

/// Anyone can publish a feed, so its text must not reach people who did not request it.
#[tokio::test]
async fn a_preparation_is_mailed_to_confirmed_addresses_only() {
    let app = TestApp::new().await;
    let user = Member::new(&app, "ann", Tier::Business).await;
    let stranger = Member::new(&app, "bob", Tier::Free).await;
    let send =
        async |email: &str| user.post(&app, "/guest-prep/email", &json!({ "slug": "rust-talk", "email": email })).await;
    let used = async || user.get(&app, "/users/usage/monthly").await.data();
    let before = used().await;
    let ada = EmailAddress::parse("Ada@example.net").expect("an address");
    let placeholder = ids::new_token();
    let db = &app.state.db;
    let (to, text, html) = (ada.to_string(), placeholder.clone(), String::new());
    let link = Mail { to, subject: "Confirm".to_owned(), text, html, unsubscribe_url: None };
    let link = NewMail { mail: link, valid_for: Duration::from_secs(60) };
    let team = user.account.team_id;
    assert!(db.request_recipient_confirmation(team, &ada, &placeholder, link).await.expect("works"));
    // The token is created when the mail is sent.
    let sent = db.claim_mail("test").await.expect("works").expect("the link");
    db.finish_mail(&sent).await.expect("works");
    let token = sent.mail.text;
    for email in ["ada@example.net", stranger.account.email.as_str(), "nobody@example.net"] {
        let reply = send(email).await;
        assert_eq!((reply.status.as_u16(), &reply.json()["errors"][0]["pointer"]), (400, &json!("/email")), "{email}");
    }
    let mails = db.newest_mails(9).await.expect("works");
    assert!(mails.iter().all(|mail| !mail.subject.contains("preparation")), "{mails:?}");
    assert_eq!(used().await, before, "an assist is charged for a mail alone");

    assert!(db.confirm_recipient(&token).await.expect("works").is_some());
    send("ada@example.net").await.data();
    let mails = db.newest_mails(9).await.expect("works");
    let mail = mails.iter().find(|mail| mail.subject.contains("preparation")).expect("a mail");
    assert_eq!(mail.to, "Ada@example.net", "the address as its owner confirmed it");
}

#[test]
fn a_link_carries_every_letter_of_the_text() {
    let link = mailto("host@show.example", "A+B & C?", "Hé\nyou + me").expect("short");
    assert_eq!(link, "mailto:host@show.example?subject=A%2BB%20%26%20C%3F&body=H%C3%A9%0D%0Ayou%20%2B%20me");
    assert_eq!(mailto("", "x", &"long ".repeat(2_000)), None);
}

#[test]
fn an_address_adds_no_recipients() {
    let link = mailto("press?bcc=a,b+c@show.example", "Hi", "").expect("short");
    assert_eq!(link, "mailto:press%3Fbcc%3Da%2Cb%2Bc@show.example?subject=Hi&body=");
}
