//! How to reach a podcast: what each plan sees, reports, and that opt-outs hide at once.

use crate::support::TestApp;
use crate::support::documents::{moment, podcast};
use axum::http::StatusCode;
use earshot_model::{OptOut, OptOuts, Tier};
use serde_json::{Value, json};

const CONTACTS: &str = "/api/v1/podcasts/rust-talk/contacts";
const REPORTS: &str = "/api/v1/podcasts/rust-talk/contacts/reports";

fn emails(data: &Value) -> Vec<&str> {
    let emails = data["podcastContacts"]["emails"].as_array().expect("a list");
    emails.iter().filter_map(|email| email["email"].as_str()).collect()
}

#[tokio::test]
async fn contacts_with_their_pedigree() {
    let app = TestApp::new().await;
    let key = app.key(Tier::Business).await;
    let data = app.get_as(CONTACTS, &[("authorization", key.as_str())]).await.data();
    assert_eq!(emails(&data), ["ann@show.example", "press@gmial.com"], "what is gone is not offered");
    insta::assert_json_snapshot!(data["podcastContacts"]);
}

#[tokio::test]
async fn each_plan_sees_its_part() {
    let app = TestApp::new().await;
    let mut rows = Vec::new();
    for tier in Tier::ALL {
        let cookie = if *tier == Tier::Public { String::new() } else { app.cookie(*tier).await };
        let data = app.get_as(CONTACTS, &[("cookie", &cookie)]).await.data();
        let contacts = &data["podcastContacts"];
        let count = |list: &str| contacts[list].as_array().map(Vec::len);
        let contact_urls = contacts["websites"][0]["contactUrls"].as_array().map(Vec::len);
        rows.push(json!({
            "tier": tier.as_str(), "emails": emails(&data), "phones": count("phoneNumbers"),
            "phoneDetails": count("phoneDetails"), "contactPages": count("contactPages"), "contactUrls": contact_urls,
            "locked": data["locked"],
        }));
        // Where an address stands on the site tells of the rest.
        let is_on_site = data.to_string().contains("https://rust-talk.example/contact");
        assert_eq!(is_on_site, *tier >= Tier::Business, "{tier:?}");
    }
    insta::assert_json_snapshot!(rows);
}

#[tokio::test]
async fn a_wrong_contact_is_reported_once_by_each() {
    let app = TestApp::new().await;
    let report = |reason: &str| json!({ "contact": "Ann@show.example", "reason": reason, "note": " left in May " });
    assert_eq!(app.post_as(REPORTS, &report("bounced"), &[]).await.status, StatusCode::UNAUTHORIZED);
    for (tier, reason) in [(Tier::Business, "bounced"), (Tier::Business, "outdated"), (Tier::Individual, "other")] {
        let cookie = app.cookie(tier).await;
        let reply = app.post_as(REPORTS, &report(reason), &[("cookie", &cookie)]).await;
        assert_eq!(reply.status, StatusCode::OK, "{}", reply.text);
    }
    let cookie = app.cookie(Tier::Business).await;
    let cookie = [("cookie", cookie.as_str())];
    let data = app.get_as(CONTACTS, &cookie).await.data();
    assert_eq!(data["podcastContacts"]["emails"][0]["reportedBy"], 2);
    let known = app.state.db.contact_reports().await.expect("reads");
    assert_eq!((known.len(), known[0].users, known[0].contact.as_str()), (1, 2, "ann@show.example"));
    assert_eq!(known[0].notes, ["left in May", "left in May"]);

    for (body, pointer) in [
        (json!({ "contact": "nobody@show.example", "reason": "other" }), "/contact"),
        // What is gone, or not on the plan, is not told by the way a report fails.
        (json!({ "contact": "gone@show.example", "reason": "other" }), "/contact"),
        (json!({ "contact": "ann@show.example", "reason": "other", "note": "x".repeat(501) }), "/note"),
    ] {
        let reply = app.post_as(REPORTS, &body, &cookie).await;
        assert_eq!(reply.status, StatusCode::BAD_REQUEST, "{body}");
        assert!(reply.text.contains(pointer), "{}", reply.text);
    }
    let free = app.cookie(Tier::Free).await;
    let reply = app.post_as(REPORTS, &report("other"), &[("cookie", &free)]).await;
    assert_eq!(reply.status, StatusCode::BAD_REQUEST);
}

#[tokio::test]
async fn who_opts_out_is_hidden_in_every_answer_at_once() {
    let app = TestApp::new().await;
    let key = app.key(Tier::Business).await;
    let headers = [("authorization", key.as_str())];
    let search = json!({ "searchTerms": [{
        "searchTerm": "rust", "searchType": "text", "searchTargets": ["podcast-title"],
        "searchTermOptions": { "matchMode": "must" },
    }], "sortOrder": [{ "field": "relevance" }] });
    let everything = async || {
        let mut text = String::new();
        for path in
            [CONTACTS, "/api/v1/podcasts/rust-talk", "/api/v1/podcasts/id/lookup?slug=rust-talk", "/podcasts/rust-talk"]
        {
            text += &app.get_as(path, &headers).await.text;
        }
        text + &app.post_as("/api/v1/search/podcasts", &search, &headers).await.text
    };
    assert!(everything().await.contains("ann@show.example"));
    let hide = |what: &str| {
        let entry = OptOut::new(what, "asked", moment("2026-11-21T00:00:00Z")).expect("an entry");
        app.state.serving.hide([entry].into_iter().collect());
    };
    hide("ann@show.example");
    let text = everything().await;
    assert!(!text.contains("ann@show.example") && text.contains("press@gmial.com"));
    hide(&podcast("rust-talk", "Rust Talk").podcast.id.to_string());
    for path in [CONTACTS, "/api/v1/podcasts/rust-talk"] {
        let text = app.get_as(path, &headers).await.text;
        assert!(
            !text.contains("@show.example") && !text.contains("gmial.com") && !text.contains("+4533121212"),
            "{text}"
        );
        assert!(text.contains("Rust Talk"), "the show itself stays");
    }
    app.state.serving.hide(OptOuts::default());
    assert!(everything().await.contains("ann@show.example"), "taken off the list, it is there again");
}
