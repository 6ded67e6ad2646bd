//! Contacts of a podcast: what each plan sees, reports, and the immediate effect of opt-outs.

use crate::support::catalog::generation_with;
use crate::support::documents::{podcast, timestamp};
use crate::support::prelude::*;
use earshot_app::Charge;
use earshot_model::{Meter, OptOut, OptOuts, Period};

const CONTACTS: &str = "/api/v1/podcasts/rust-talk/contacts";
const REPORTS: &str = "/api/v1/podcasts/rust-talk/contacts/reports";

fn emails(data: &Value) -> Vec<&str> {
    let emails = data["podcastContacts"]["emails"].as_array().expect("a list");
    emails.iter().filter_map(|email| email["email"].as_str()).collect()
}

#[tokio::test]
async fn contacts_with_their_provenance() {
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
        // The page of an address on the site would reveal other contacts.
        let is_on_site = data.to_string().contains("https://rust-talk.example/contact");
        assert_eq!(is_on_site, *tier >= Tier::Business, "{tier:?}");
    }
    insta::assert_json_snapshot!(rows);
}

#[tokio::test]
async fn a_contact_is_reported_once_per_user() {
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
        (json!({ "contact": " ", "reason": "other" }), "/contact"),
        (json!({ "contact": "x".repeat(255), "reason": "other" }), "/contact"),
        (json!({ "contact": "ann@show.example", "reason": "other", "note": "x".repeat(501) }), "/note"),
    ] {
        let reply = app.post_as(REPORTS, &body, &cookie).await;
        assert_eq!(reply.status, StatusCode::BAD_REQUEST, "{body}");
        assert!(reply.text.contains(pointer), "{}", reply.text);
    }
}

/// The response to a report is the same for a contact that is shown, one that is gone, one that the plan does not
/// show, and a guess.
#[tokio::test]
async fn a_report_does_not_reveal_whether_a_guess_is_right() {
    let app = TestApp::new().await;
    let reply = async |tier: Tier, contact: &str| {
        let cookie = app.cookie(tier).await;
        let body = json!({ "contact": contact, "reason": "other" });
        let reply = app.post_as(REPORTS, &body, &[("cookie", &cookie)]).await;
        (reply.status, reply.message(), reply.json()["data"].clone())
    };
    let shown = reply(Tier::Business, "ann@show.example").await;
    assert_eq!(shown.0, StatusCode::OK);
    for guess in ["gone@show.example", "nobody@show.example", "+1 555 0100"] {
        assert_eq!(reply(Tier::Business, guess).await, shown, "{guess}");
    }
    assert_eq!(reply(Tier::Free, "ann@show.example").await, shown);
    let counted = app.state.db.contact_reports().await.expect("reads");
    let counted: Vec<_> = counted.iter().map(|report| (report.contact.as_str(), report.users)).collect();
    assert_eq!(counted, [("ann@show.example", 1)], "a guess counts for nothing");
    // The daily limit does not distinguish them either: four of 200 reports were sent.
    for number in 0..196 {
        assert_eq!(reply(Tier::Business, &format!("{number}@show.example")).await, shown, "{number}");
    }
    for contact in ["ann@show.example", "nobody@show.example"] {
        assert_eq!(reply(Tier::Business, contact).await.0, StatusCode::TOO_MANY_REQUESTS, "{contact}");
    }
}

#[tokio::test]
async fn an_opt_out_hides_contacts_in_every_response_at_once() {
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
        let entry = OptOut::new(what, "asked", timestamp("2026-11-21T00:00:00Z")).expect("an entry");
        app.state.generations.set_opt_outs([entry].into_iter().collect());
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
    app.state.generations.set_opt_outs(OptOuts::default());
    assert!(everything().await.contains("ann@show.example"), "taken off the list, it is there again");
}

/// A feed chooses its address. Mail programs would read a part of it as a field or as another recipient.
#[tokio::test]
async fn an_address_that_is_more_than_one_recipient_is_not_offered() {
    let app = TestApp::new().await;
    app.state.swap_generation(generation_with("g2", |document| {
        document.podcast.owner_email = Some("press?bcc=all@evil.example&x@show.example".to_owned());
        for email in &mut document.contacts.emails {
            email.email = format!("all@evil.example,{}", email.email);
        }
    }));
    let key = app.key(Tier::Admin).await;
    let headers = [("authorization", key.as_str())];
    let data = app.get_as(CONTACTS, &headers).await.data();
    assert_eq!(emails(&data), [""; 0]);
    assert_eq!(data["podcastContacts"]["phoneDetails"].as_array().map(Vec::len), Some(2), "the others stay");
    for path in ["/api/v1/podcasts/rust-talk", "/podcasts/rust-talk"] {
        let reply = app.get_as(path, &headers).await;
        assert!(reply.text.contains("Rust Talk") && !reply.text.contains("evil.example"), "{}", reply.text);
    }
}

#[tokio::test]
async fn all_contacts_cost_one_unit_and_nothing_without_spend() {
    let app = TestApp::new().await;
    let account = app.state.db.create_or_update_user("ann@example.org", Tier::Business).await.expect("a user");
    let cookie = app.cookie_of("ann@example.org", Tier::Business).await;
    let ask = |show: &'static str, query: &'static str| {
        let (app, cookie) = (&app, cookie.clone());
        async move { app.get_as(&format!("/api/v1/podcasts/{show}/contacts{query}"), &[("cookie", &cookie)]).await }
    };
    let allowance = |used: u32, is_spent: bool| json!({ "used": used, "limit": 10, "resetsAt": "2026-12-01T00:00:00.000Z", "isSpent": is_spent });
    let requested = ask("rust-talk", "?spend=false").await.data();
    assert_eq!((emails(&requested), &requested["allowance"]), (vec!["ann@show.example"], &allowance(0, false)));
    let rest = json!({ "access": "primary", "plan": null, "emails": 1, "phoneNumbers": 2, "contactPages": 1 });
    assert_eq!(requested["locked"], rest);
    let reported = ask("zero", "").await.data();
    assert_eq!(
        (emails(&reported), &reported["allowance"]),
        (vec!["ann@show.example"], &allowance(0, false)),
        "the feed is free"
    );

    let all = vec!["ann@show.example", "press@gmial.com"];
    for (query, used) in [("", 1), ("", 1), ("?spend=false", 1), ("?spend=true", 1)] {
        let reported = ask("rust-talk", query).await.data();
        assert_eq!((emails(&reported), &reported["allowance"]), (all.clone(), &allowance(used, true)), "{query}");
    }
    for number in 0..9 {
        let charge = Charge {
            subject: format!("team {}", account.team_id),
            account: None,
            meter: Meter::AdvancedContacts,
            limit: Some(10),
            period: Period::Month,
            charge_key: number.to_string(),
            free_until: timestamp("2026-12-01T00:00:00Z"),
        };
        app.state.db.reserve(charge).await.expect("works");
    }
    let refused = ask("slow-bread", "").await;
    assert_eq!((refused.status, &refused.json()["code"]), (StatusCode::TOO_MANY_REQUESTS, &json!("quota_exceeded")));
    assert_eq!(
        refused.message(),
        "You have used all 10 contact unlocks of your plan for this month. They reset on 2026-12-01 at 00:00 UTC. \
         The agency plan includes 50 a month."
    );
    let reported = ask("slow-bread", "?spend=false").await.data();
    assert_eq!((emails(&reported), &reported["allowance"]), (vec!["ann@show.example"], &allowance(10, false)));
    assert_eq!(emails(&ask("rust-talk", "").await.data()), all, "what was asked for stays");
    assert_eq!(ask("rust-talk", "?spend=perhaps").await.status, StatusCode::BAD_REQUEST);

    // Spec 9: a dash is none, and admin has no limit.
    let admin = app.cookie(Tier::Admin).await;
    let reported = app.get_as("/api/v1/podcasts/rust-talk/contacts?spend=false", &[("cookie", &admin)]).await.data();
    assert_eq!((emails(&reported), &reported["allowance"]["limit"]), (all, &Value::Null));
    let individual = app.cookie(Tier::Individual).await;
    let reported = app.get_as("/api/v1/podcasts/rust-talk/contacts", &[("cookie", &individual)]).await.data();
    assert_eq!((emails(&reported), &reported["allowance"]), (vec!["ann@show.example"], &Value::Null));
}
