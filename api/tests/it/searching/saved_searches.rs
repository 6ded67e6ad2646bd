//! Saved searches: saved, renamed, shared, made default, and counted since the user looked.

use crate::support::catalog::{AWAY, generation_with};
use crate::support::documents::timestamp;
use crate::support::prelude::*;

const PATH: &str = "/api/v1/saved-searches";

fn rust(name: &str) -> Value {
    json!({
        "name": name, "kind": "podcasts",
        "searchOptions": { "searchTerms": [{ "searchTerm": "rust", "searchTargets": ["podcast-title"] }] },
    })
}

async fn send(app: &TestApp, cookie: &str, method: Method, path: &str, body: Option<Value>) -> TestResponse {
    let mut headers = vec![("cookie", cookie)];
    if body.is_some() {
        headers.push(("content-type", "application/json"));
    }
    app.send(method, &format!("{PATH}{path}"), &headers, body.map(|body| body.to_string())).await
}

async fn save(app: &TestApp, cookie: &str, body: Value) -> Value {
    send(app, cookie, Method::POST, "", Some(body)).await.data()["savedSearch"].clone()
}

async fn names(app: &TestApp, cookie: &str) -> Vec<String> {
    let data = send(app, cookie, Method::GET, "", None).await.data();
    let searches = data["savedSearches"].as_array().expect("a list").iter();
    searches.map(|search| search["name"].as_str().expect("a name").to_owned()).collect()
}

fn text(value: &Value) -> String {
    value.as_str().expect("text").to_owned()
}

on_both_databases!(a_search_is_saved_found_by_its_link_and_deleted, |url| {
    let app = TestApp::with_config(ManualClock::new().clock(), |config| config.database_url = url).await;
    app.state.swap_generation(crate::support::catalog::generation("g1"));
    let ann = app.cookie_of("ann@example.org", Tier::Agency).await;
    let mut body = rust(" Rust shows ");
    body["searchOptions"]["pageSize"] = json!(null);
    body["searchOptions"]["facets"] = json!(["genre"]);
    let reply = send(&app, &ann, Method::POST, "", Some(body)).await;
    assert_eq!(reply.header("etag"), "\"1\"");
    let saved = reply.data()["savedSearch"].clone();
    assert_eq!(
        (&saved["name"], &saved["kind"], &saved["shared"]),
        (&json!("Rust shows"), &json!("podcasts"), &json!(false))
    );
    assert_eq!(saved["searchOptions"].get("facets"), None);
    assert_eq!(saved["lastSeenAt"], "2026-11-21T10:00:00.000Z");
    let (id, short) = (text(&saved["id"]), text(&saved["shortId"]));
    assert_eq!(short.len(), 10);
    for key in [&id, &short] {
        let found = send(&app, &ann, Method::GET, &format!("/{key}"), None).await.data();
        assert_eq!(found["savedSearch"]["id"], saved["id"]);
    }
    // Saved options run as they are.
    let reply = app.post_as("/api/v1/search/podcasts", &saved["searchOptions"], &[("cookie", &ann)]).await;
    assert_eq!(reply.data()["result"]["total"]["value"], json!(45));
    let change = json!({ "name": "Rust", "isDefault": true, "searchOptions": {
            "searchTerms": [{ "searchTerm": "async", "searchTargets": ["episode-title"] }] }, "kind": "episodes" });
    let changed = send(&app, &ann, Method::PATCH, &format!("/{short}"), Some(change)).await.data();
    let changed = &changed["savedSearch"];
    assert_eq!(
        (&changed["name"], &changed["kind"], &changed["version"]),
        (&json!("Rust"), &json!("episodes"), &json!(2))
    );
    assert_eq!(changed["isDefault"], json!(true));
    let headers = [("cookie", ann.as_str()), ("if-match", "\"1\"")];
    let stale = app.send(Method::DELETE, &format!("{PATH}/{id}"), &headers, None).await;
    assert_eq!(stale.status, StatusCode::PRECONDITION_FAILED);
    assert_eq!(stale.json()["data"]["current"]["name"], "Rust");
    let deleted = send(&app, &ann, Method::DELETE, &format!("/{id}"), None).await.data();
    assert_eq!(deleted["savedSearch"]["name"], "Rust");
    assert_eq!(send(&app, &ann, Method::GET, &format!("/{id}"), None).await.status, StatusCode::NOT_FOUND);
    assert_eq!(app.get(PATH).await.status, StatusCode::UNAUTHORIZED);
});

#[tokio::test]
async fn what_cannot_run_is_not_saved() {
    let app = TestApp::new().await;
    let free = app.cookie(Tier::Free).await;
    let with = |pointer: &str, value: Value| {
        let mut body = rust("Rust");
        let (parent, key) = pointer.rsplit_once('/').expect("a pointer");
        body.pointer_mut(parent).expect("an object")[key] = value;
        body
    };
    let cases = [
        (with("/name", json!(" ")), 400, "/name"),
        (with("/name", json!("x".repeat(101))), 400, "/name"),
        (with("/kind", json!("people")), 400, "/kind"),
        (with("/searchOptions", json!({})), 400, "/searchOptions"),
        (with("/searchOptions/languages", json!(["%"])), 400, "/searchOptions/languages/0"),
        (with("/searchOptions/hasTranscript", json!(true)), 400, "/searchOptions/hasTranscript"),
        (with("/searchOptions/podcastHasGuests", json!(true)), 403, "/searchOptions/podcastHasGuests"),
        (with("/searchOptions/projectId", json!("no-such-project")), 404, "/searchOptions/projectId"),
        (with("/luck", json!(1)), 400, "/luck"),
    ];
    for (body, status, pointer) in cases {
        let reply = send(&app, &free, Method::POST, "", Some(body.clone())).await;
        assert_eq!(
            (reply.status.as_u16(), reply.json()["errors"][0]["pointer"].as_str()),
            (status, Some(pointer)),
            "{body}"
        );
    }
    let saved = save(&app, &free, rust("Rust")).await;
    let path = format!("/{}", text(&saved["id"]));
    for body in [json!({}), json!({ "kind": "episodes" }), json!({ "name": "" }), json!({ "version": 3 })] {
        let reply = send(&app, &free, Method::PATCH, &path, Some(body.clone())).await;
        assert_eq!(reply.status, StatusCode::BAD_REQUEST, "{body}");
    }
    assert_eq!(names(&app, &free).await, ["Rust"]);
}

// Each call by the owner, a member, an admin and another team, for a private and for a shared search.
on_both_databases!(sharing_and_roles_decide_who_may_what, |url| {
    let app = TestApp::with_config(ManualClock::new().clock(), |config| config.database_url = url).await;
    app.state.swap_generation(crate::support::catalog::generation("g1"));
    let ann = app.state.db.create_user("ann@example.org", Tier::Agency).await.expect("a user");
    let member = Member::in_team_of(&app, "member", &ann, Role::Member).await;
    let admin = Member::in_team_of(&app, "boss", &ann, Role::Admin).await;
    let (owner, member, admin) = (Member::of(&app, ann).await.cookie, member.cookie, admin.cookie);
    let other = app.cookie(Tier::Admin).await;
    for is_shared in [false, true] {
        for (cookie, may_see, may_change) in
            [(&member, is_shared, false), (&admin, is_shared, is_shared), (&other, false, false)]
        {
            let mut body = rust("Rust");
            body["shared"] = json!(is_shared);
            let saved = save(&app, &owner, body).await;
            for key in [text(&saved["id"]), text(&saved["shortId"])] {
                let path = format!("/{key}");
                let status = |allowed: bool, denied: StatusCode| if allowed { StatusCode::OK } else { denied };
                let denied = if may_see { StatusCode::FORBIDDEN } else { StatusCode::NOT_FOUND };
                let seen = status(may_see, StatusCode::NOT_FOUND);
                assert_eq!(send(&app, cookie, Method::GET, &path, None).await.status, seen);
                assert_eq!(send(&app, cookie, Method::POST, &format!("{path}/seen"), None).await.status, seen);
                let default = json!({ "isDefault": true });
                assert_eq!(send(&app, cookie, Method::PATCH, &path, Some(default)).await.status, seen);
                let rename = json!({ "name": "Mine" });
                let reply = send(&app, cookie, Method::PATCH, &path, Some(rename)).await;
                assert_eq!(reply.status, status(may_change, denied), "{}", reply.text);
            }
            let path = format!("/{}", text(&saved["id"]));
            let deleted = send(&app, cookie, Method::DELETE, &path, None).await;
            let denied = if may_see { StatusCode::FORBIDDEN } else { StatusCode::NOT_FOUND };
            assert_eq!(deleted.status, if may_change { StatusCode::OK } else { denied });
            send(&app, &owner, Method::DELETE, &path, None).await;
        }
    }
});

on_both_databases!(new_results_are_counted_since_the_user_looked, |url| {
    let time = ManualClock::new();
    let app = TestApp::with_config(time.clock(), |config| config.database_url = url).await;
    app.state.swap_generation(crate::support::catalog::generation("g1"));
    let ann = app.state.db.create_user("ann@example.org", Tier::Agency).await.expect("a user");
    let member = Member::in_team_of(&app, "member", &ann, Role::Member).await;
    let (owner, member) = (Member::of(&app, ann).await.cookie, member.cookie);
    let mut body = rust("Rust");
    body["shared"] = json!(true);
    let saved = save(&app, &owner, body).await;
    let path = format!("/{}", text(&saved["id"]));
    let count = |cookie: &str| {
        let (app, path, cookie) = (&app, path.clone(), cookie.to_owned());
        async move {
            let one = send(app, &cookie, Method::GET, &path, None).await.data()["savedSearch"].clone();
            let listed = send(app, &cookie, Method::GET, "", None).await.data()["savedSearches"][0].clone();
            assert_eq!(one, listed);
            (one["newCount"].clone(), one["newCountIsExact"].clone())
        }
    };
    assert_eq!(count(&owner).await, (json!(0), json!(true)));
    assert_eq!(count(&member).await, (json!(null), json!(false)), "never looked");
    // A show came into the catalog after the build of the generation that was looked at; each is 15 hits.
    time.advance(Duration::from_secs(3_600));
    app.state.swap_generation(generation_with("g2", |document| {
        if document.podcast.slug == "zero" {
            document.podcast.first_seen_at = timestamp("2026-11-20T18:00:00Z");
        }
    }));
    assert_eq!(count(&owner).await, (json!(15), json!(true)));
    // Podcasts that the team hides are not new.
    let headers = [("cookie", owner.as_str()), ("content-type", "application/json")];
    let blacklist = |is_on: bool| Some(json!({ "blacklist": is_on }).to_string());
    app.send(Method::PUT, "/api/v1/teams/podcasts/zero", &headers, blacklist(true)).await.data();
    assert_eq!(count(&owner).await, (json!(0), json!(true)));
    app.send(Method::PUT, "/api/v1/teams/podcasts/zero", &headers, blacklist(false)).await.data();
    let seen = send(&app, &member, Method::POST, &format!("{path}/seen"), None).await.data();
    assert_eq!(seen["savedSearch"]["lastSeenAt"], "2026-11-21T11:00:00.000Z");
    // The generation of the test was built at the same time, so its news stay new to both.
    assert_eq!(count(&member).await, (json!(15), json!(true)));
    assert_eq!(count(&owner).await, (json!(15), json!(true)));
    let without = send(&app, &owner, Method::GET, "?counts=false", None).await.data();
    assert_eq!(without["savedSearches"][0]["newCount"], json!(null));
});

#[tokio::test]
async fn a_search_that_the_plan_no_longer_includes_says_so() {
    let app = TestApp::new().await;
    let cookie = app.cookie(Tier::Agency).await;
    let mut body = rust("Guests");
    body["searchOptions"]["podcastHasGuests"] = json!(true);
    save(&app, &cookie, body).await;
    app.state.db.set_plan("agency@example.org", Tier::Free).await.expect("works");
    let found = send(&app, &cookie, Method::GET, "", None).await.data()["savedSearches"][0].clone();
    assert_eq!(found["newCount"], json!(null));
    assert_eq!(found["problem"], "Search filter \"podcastHasGuests\" is not available for your plan.");
}

#[tokio::test]
async fn saved_searches_are_listed_while_the_search_cluster_is_away() {
    let app = TestApp::new().await;
    let cookie = app.cookie(Tier::Agency).await;
    let mut body = rust("Away");
    body["searchOptions"]["searchTerms"][0]["searchTerm"] = json!(AWAY);
    let found = save(&app, &cookie, body.clone()).await;
    assert_eq!(found["name"], "Away");
    let listed = send(&app, &cookie, Method::GET, "", None).await.data()["savedSearches"][0].clone();
    assert_eq!(listed["newCount"], json!(null));
    assert_eq!(listed["problem"], "Search is unavailable at the moment. Try again in a minute.");
    let headers = [("cookie", cookie.as_str())];
    let refused = app.post_as("/api/v1/search/podcasts", &body["searchOptions"], &headers).await;
    assert_eq!(refused.status, StatusCode::SERVICE_UNAVAILABLE);
    refused.header("retry-after");
}

#[tokio::test]
async fn the_list_is_paged() {
    let app = TestApp::new().await;
    let cookie = app.cookie(Tier::Agency).await;
    for number in 0..5 {
        save(&app, &cookie, rust(&number.to_string())).await;
    }
    let (mut seen, mut cursor) = (0, String::new());
    loop {
        let data = send(&app, &cookie, Method::GET, &format!("?limit=2{cursor}"), None).await.data();
        seen += data["savedSearches"].as_array().expect("a list").len();
        let Some(next) = data["cursor"].as_str() else { break };
        cursor = format!("&cursor={next}");
    }
    assert_eq!(seen, 5);
    for query in ["?limit=0", "?limit=101", "?cursor=x", "?luck=1"] {
        assert_eq!(send(&app, &cookie, Method::GET, query, None).await.status, StatusCode::BAD_REQUEST, "{query}");
    }
}

#[tokio::test]
async fn the_search_history_lists_what_the_user_searched() {
    let app = TestApp::new().await;
    let (ann, bob) = (app.cookie(Tier::Agency).await, app.cookie(Tier::Business).await);
    let search = |language: &str| {
        let mut body = rust("x")["searchOptions"].clone();
        body["languages"] = json!([language]);
        body
    };
    for language in ["en", "de", "fr"] {
        app.post_as("/api/v1/search/podcasts", &search(language), &[("cookie", &ann)]).await.data();
    }
    let history = |cookie: &str, query: &str| {
        let (app, cookie, path) = (&app, cookie.to_owned(), format!("/api/v1/users/search-history?{query}"));
        async move { app.get_as(&path, &[("cookie", &cookie)]).await.data() }
    };
    let first = history(&ann, "limit=2").await;
    let cursor = first["cursor"].as_str().expect("a cursor");
    let second = history(&ann, &format!("limit=2&cursor={cursor}")).await;
    let mut found: Vec<String> = [&first, &second]
        .iter()
        .flat_map(|page| page["searches"].as_array().expect("a list"))
        .map(|search| text(&search["searchOptions"]["languages"][0]))
        .collect();
    found.sort_unstable();
    assert_eq!((found, &second["cursor"]), (vec!["de".to_owned(), "en".to_owned(), "fr".to_owned()], &json!(null)));
    assert_eq!(history(&bob, "").await["searches"], json!([]));
    for query in ["limit=0", "cursor=x"] {
        let reply = app.get_as(&format!("/api/v1/users/search-history?{query}"), &[("cookie", &ann)]).await;
        assert_eq!(reply.status, StatusCode::BAD_REQUEST);
    }
}
