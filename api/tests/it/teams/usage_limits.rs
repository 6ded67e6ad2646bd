//! Quotas over HTTP: the cost of a search, rejections, headers, and the usage calls.

use crate::support::catalog::{FAIL, PANIC, generation};
use crate::support::documents::timestamp;
use crate::support::prelude::*;
use earshot_model::Clock;
use earshot_testkit::wait_until;
use futures::future::join_all;
use std::net::IpAddr;
use std::num::NonZeroU32;

const PODCASTS: &str = "/api/v1/search/podcasts";
const EPISODES: &str = "/api/v1/search/episodes";

fn search(text: &str) -> Value {
    json!({ "searchTerms": [{ "searchTerm": text, "searchTargets": ["podcast-title"] }] })
}

/// The remaining searches in the header.
fn remaining_searches(reply: &TestResponse) -> String {
    let header = reply.header("ratelimit");
    header.split(", ").find(|part| part.starts_with("\"searches\"")).unwrap_or_default().to_owned()
}

async fn search_from(app: &TestApp, address: [u8; 4], headers: &[(&str, &str)], text: &str) -> TestResponse {
    let mut headers = headers.to_vec();
    headers.push(("content-type", "application/json"));
    let body = Some(search(text).to_string());
    app.send_from(IpAddr::from(address), Method::POST, PODCASTS, &headers, body).await
}

#[tokio::test]
async fn each_anonymous_address_has_twenty_searches_a_day() {
    let app = TestApp::new().await;
    for number in 0..20 {
        let reply = search_from(&app, [192, 0, 2, 1], &[], &format!("word {number}")).await;
        assert_eq!(reply.status, StatusCode::OK, "{number}");
        assert_eq!(remaining_searches(&reply), format!("\"searches\";r={};t=50400", 19 - number));
    }
    let refused = search_from(&app, [192, 0, 2, 1], &[], "one more").await;
    assert_eq!(refused.status, StatusCode::TOO_MANY_REQUESTS);
    assert_eq!(refused.json()["code"], "quota_exceeded");
    assert_eq!(
        refused.message(),
        "You have used all 20 searches available without an account for today. They reset on 2026-11-22 at 00:00 UTC. \
         The business plan includes 1,000 a month."
    );
    // From 10:00 to midnight.
    assert_eq!(refused.header("retry-after"), "50400");
    assert_eq!(remaining_searches(&refused), "\"searches\";r=0;t=50400");
    assert_eq!(search_from(&app, [192, 0, 2, 1], &[], "word 7").await.status, StatusCode::OK, "a repeat is free");
    assert_eq!(search_from(&app, [192, 0, 2, 2], &[], "one more").await.status, StatusCode::OK);
    // A forged address in a header does not change the caller.
    let forwarded = [("x-forwarded-for", "203.0.113.7")];
    assert_eq!(search_from(&app, [192, 0, 2, 1], &forwarded, "one more").await.status, StatusCode::TOO_MANY_REQUESTS);
    let cookie = app.cookie(Tier::Business).await;
    let signed_in = search_from(&app, [192, 0, 2, 1], &[("cookie", &cookie)], "one more").await;
    assert_eq!(signed_in.status, StatusCode::OK);
}

#[tokio::test]
async fn behind_a_trusted_proxy_the_client_address_counts() {
    let clock = Clock::fixed(timestamp("2026-11-21T10:00:00Z"));
    let app = TestApp::with_config(clock, |config| {
        config.public_searches_per_day = Some(1);
        config.trusted_proxies = vec!["192.0.2.0/24".parse().expect("a network")];
    })
    .await;
    app.state.swap_generation(generation("g1"));
    for (client, text, status) in [
        ("203.0.113.7", "a word", 200),
        ("203.0.113.7", "another", 429),
        ("198.51.100.1, 203.0.113.7", "another", 429),
        ("203.0.113.8", "another", 200),
    ] {
        let reply = search_from(&app, [192, 0, 2, 1], &[("x-forwarded-for", client)], text).await;
        assert_eq!(reply.status.as_u16(), status, "{client} {text}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn ten_of_fifty_concurrent_calls_succeed() {
    let app = TestApp::new().await;
    let cookie = app.cookie(Tier::Free).await;
    let headers = [("cookie", cookie.as_str())];
    let calls = (0..50).map(|number| {
        let (app, headers) = (&app, &headers);
        async move { search_from(app, [127, 0, 0, 1], headers, &format!("word {number}")).await.status }
    });
    let statuses = join_all(calls).await;
    let count = |status: StatusCode| statuses.iter().filter(|&&seen| seen == status).count();
    assert_eq!((count(StatusCode::OK), count(StatusCode::TOO_MANY_REQUESTS)), (10, 40));
}

#[tokio::test]
async fn repeats_pages_and_failures_cost_nothing() {
    let app = TestApp::new().await;
    let cookie = app.cookie(Tier::Individual).await;
    let ask = |path: &'static str, body: Value| {
        let (app, cookie) = (&app, cookie.clone());
        async move { app.post_as(path, &body, &[("cookie", &cookie)]).await }
    };
    let first = ask(PODCASTS, search("rust")).await;
    // From 10:00 on 21 November to December.
    assert_eq!(remaining_searches(&first), "\"searches\";r=299;t=828000");
    let mut explained = search("rust");
    (explained["explain"], explained["facets"]) = (json!(true), json!(["language"]));
    assert_eq!(
        remaining_searches(&ask(PODCASTS, explained).await),
        remaining_searches(&first),
        "the same, told in more words"
    );
    let mut next = search("rust");
    next["cursor"] = first.data()["cursor"].clone();
    assert!(next["cursor"].is_string());
    assert_eq!(remaining_searches(&ask(PODCASTS, next).await), remaining_searches(&first), "a page of the same");

    let refused = ask(PODCASTS, json!({})).await;
    assert_eq!((refused.status, remaining_searches(&refused)), (StatusCode::BAD_REQUEST, remaining_searches(&first)));
    let failed = ask(PODCASTS, search(FAIL)).await;
    assert_eq!(
        (failed.status, remaining_searches(&failed)),
        (StatusCode::INTERNAL_SERVER_ERROR, remaining_searches(&first))
    );
    assert_eq!(ask(PODCASTS, search(PANIC)).await.status, StatusCode::INTERNAL_SERVER_ERROR);
    // A panic refunds its charge independently of the response.
    let is_refunded = async || remaining_searches(&ask(PODCASTS, search("rust")).await) == remaining_searches(&first);
    wait_until("the panic is refunded", is_refunded).await;

    assert_eq!(
        remaining_searches(&ask(EPISODES, search("rust")).await),
        "\"searches\";r=298;t=828000",
        "another search"
    );
}

#[tokio::test]
async fn a_count_has_no_hits_and_costs_nothing() {
    let app = TestApp::new().await;
    let count = |text: &str| {
        let mut body = search(text);
        (body["countOnly"], body["facets"]) = (json!(true), json!(["language"]));
        body
    };
    let counted = app.post(PODCASTS, &count("rust")).await;
    assert_eq!(remaining_searches(&counted), "\"searches\";r=20;t=50400");
    let data = counted.data();
    let found = app.post(PODCASTS, &search("rust")).await.data();
    assert_eq!(data["result"]["total"], found["result"]["total"]);
    assert_eq!((&data["result"]["hits"], &data["cursor"]), (&json!([]), &Value::Null));
    assert_eq!(data["facets"][0]["facet"], "language");
    for number in 1..20 {
        app.post(PODCASTS, &search(&format!("word {number}"))).await;
    }
    let refused = app.post(EPISODES, &count("rust")).await;
    assert_eq!(refused.json()["code"], "quota_exceeded", "no work begins without searches left");
}

#[tokio::test]
async fn every_api_response_has_rate_limit_headers() {
    let app = TestApp::new().await;
    let key = app.key(Tier::Business).await;
    let bearer = format!("Bearer {key}");
    search_from(&app, [127, 0, 0, 1], &[("authorization", &key)], "rust").await;
    let names = ["ratelimit-policy", "x-ratelimit-limit", "x-usage-monthly", "x-plan-tier"];
    for path in ["/api/v1/podcasts/rust-talk", "/api/v1/podcasts/nobody", "/api/v1/nothing", PODCASTS] {
        let reply = app.get_as(path, &[("authorization", &bearer)]).await;
        let reported = names.map(|name| reply.header(name));
        assert_eq!(reported, ["\"burst\";q=600;w=60, \"searches\";q=1000;w=2592000", "600", "1", "business"], "{path}");
        assert_eq!(remaining_searches(&reply), "\"searches\";r=999;t=828000", "{path}");
        assert!(reply.header("ratelimit").starts_with("\"burst\";r=59"), "{path}");
        assert!(!reply.header("x-ratelimit-remaining").is_empty() && !reply.header("x-ratelimit-reset").is_empty());
    }
    let admin = app.key(Tier::Admin).await;
    let reply = app.get_as("/api/v1/podcasts/rust-talk", &[("authorization", &admin)]).await;
    assert_eq!(reply.header("ratelimit-policy"), "\"burst\";q=600;w=60", "unlimited");
    let reply = app.get_as("/api/v1/auth/me", &[("authorization", "pk_live_x")]).await;
    assert_eq!((reply.status, reply.header("x-plan-tier")), (StatusCode::UNAUTHORIZED, "public"));
}

#[tokio::test]
async fn a_caller_over_the_rate_limit_gets_retry_after() {
    let clock = Clock::fixed(timestamp("2026-11-21T10:00:00Z"));
    let app = TestApp::with_config(clock, |config| config.requests_per_minute = NonZeroU32::new(4)).await;
    app.state.swap_generation(generation("g1"));
    let path = "/api/v1/podcasts/rust-talk";
    let keys = [app.key(Tier::Business).await, app.key(Tier::Business).await];
    let with = |key: &str| {
        let (app, key) = (&app, key.to_owned());
        async move { app.get_as(path, &[("authorization", &key)]).await }
    };
    for remaining in ["3", "2", "1", "0"] {
        let reply = with(&keys[0]).await;
        assert_eq!((reply.status, reply.header("x-ratelimit-remaining")), (StatusCode::OK, remaining));
    }
    let refused = with(&keys[0]).await;
    assert_eq!(refused.status, StatusCode::TOO_MANY_REQUESTS);
    assert_eq!((refused.json()["code"].as_str(), refused.header("retry-after")), (Some("too_many_requests"), "15"));
    assert_eq!(with(&keys[1]).await.status, StatusCode::OK, "each key has its own");
    // An invalid key has no bucket: guesses count against the address.
    let guesses = (0..6).map(|number| with(&format!("pk_live_{number}")));
    let statuses: Vec<u16> = join_all(guesses).await.iter().map(|reply| reply.status.as_u16()).collect();
    assert_eq!(statuses, [401, 401, 401, 401, 429, 429]);
    assert_eq!(app.get(path).await.status, StatusCode::TOO_MANY_REQUESTS);
    assert_eq!(app.get("/podcasts/rust-talk").await.status, StatusCode::OK, "pages are not the API");
}

/// Pages have their own bucket, files a larger one, and probes none.
#[tokio::test]
async fn every_policy_limits_requests_except_probes() {
    let clock = Clock::fixed(timestamp("2026-11-21T10:00:00Z"));
    let app = TestApp::with_config(clock, |config| config.pages_per_minute = NonZeroU32::new(3)).await;
    app.state.swap_generation(generation("g1"));
    let pages = ["/", "/podcasts/rust-talk", "/openapi.json", "/sitemap.xml", "/sitemaps/0.xml", "/robots.txt"];
    let pages = pages.into_iter().chain(["/api-docs", "/no/such/page", "/mcp", "/dev/mailbox", "/sign-in"]);
    for (number, path) in (1..).zip(pages) {
        let address = IpAddr::from([192, 0, 2, number]);
        let ask = async |path: &str| app.send_from(address, Method::GET, path, &[], None).await;
        for _ in 0..3 {
            let reply = ask(path).await;
            assert_ne!(reply.status, StatusCode::TOO_MANY_REQUESTS, "{path}");
            assert_eq!(reply.header("ratelimit"), "", "{path} may be kept by caches");
        }
        let refused = ask(path).await;
        assert_eq!((refused.status, refused.header("retry-after")), (StatusCode::TOO_MANY_REQUESTS, "20"), "{path}");
        assert_eq!(refused.header("ratelimit-policy"), "\"pages\";q=3;w=60");
        assert_eq!(ask("/api/v1/podcasts/rust-talk").await.status, StatusCode::OK, "the API has its own");
        let files: Vec<u16> =
            join_all((0..31).map(|_| ask("/assets/none.js"))).await.iter().map(|reply| reply.status.as_u16()).collect();
        assert_eq!((files[29], files[30]), (404, 429), "files have ten times as many");
        for probe in ["/livez", "/readyz"] {
            for _ in 0..50 {
                assert_eq!(ask(probe).await.status, StatusCode::OK);
            }
        }
    }
}

#[tokio::test]
async fn rejections_are_pages_for_browsers() {
    let clock = Clock::fixed(timestamp("2026-11-21T10:00:00Z"));
    let app = TestApp::with_config(clock, |config| {
        config.pages_per_minute = NonZeroU32::new(1);
        config.requests_per_minute = NonZeroU32::new(1);
    })
    .await;
    app.state.swap_generation(generation("g1"));
    let browser = [("accept", "text/html,application/xhtml+xml,*/*;q=0.8")];
    for (number, path) in (1..).zip(["/podcasts/rust-talk", "/search?q=rust"]) {
        let address = IpAddr::from([192, 0, 2, number]);
        let ask = async |headers: &[(&str, &str)]| app.send_from(address, Method::GET, path, headers, None).await;
        assert_eq!(ask(&browser).await.status, StatusCode::OK, "{path}");
        let refused = ask(&browser).await;
        assert_eq!((refused.status, refused.header("retry-after")), (StatusCode::TOO_MANY_REQUESTS, "60"), "{path}");
        assert_eq!(refused.header("content-type"), "text/html; charset=utf-8");
        assert!(refused.text.contains("<h1>Too many requests</h1>"), "{}", refused.text);
        assert!(refused.text.contains("Try again in 60 seconds."), "{}", refused.text);
        let policies: Vec<_> = refused.headers.get_all("content-security-policy").iter().collect();
        assert!(
            policies.len() == 1 && policies[0].to_str().is_ok_and(|policy| policy.contains("'nonce-")),
            "{policies:?}"
        );
        assert_eq!(ask(&[]).await.json()["code"], "too_many_requests", "programs read JSON");
    }
    let address = format!("/{}", "a".repeat(17 << 10));
    let refused = app.send_from([192, 0, 2, 9].into(), Method::GET, &address, &browser, None).await;
    assert_eq!(
        (refused.status, refused.header("content-type")),
        (StatusCode::URI_TOO_LONG, "text/html; charset=utf-8")
    );
    let refused = app.get_as("/api/v1/podcasts/none-of-these", &browser).await;
    assert_eq!(refused.json()["code"], "not_found", "calls answer with JSON, whatever is accepted");
}

#[tokio::test]
async fn long_addresses_are_rejected() {
    let app = TestApp::new().await;
    let long = "a".repeat(17 << 10);
    for path in ["/api/v1/public/directory", "/search", "/", "/openapi.json", "/assets/x.js", "/no/such/page"] {
        for address in [format!("{path}?q={long}"), format!("{path}/{long}")] {
            let reply = app.get(&address).await;
            assert_eq!(
                (reply.status, reply.json()["code"].as_str()),
                (StatusCode::URI_TOO_LONG, Some("address_too_long"))
            );
        }
    }
    for path in ["/api/v1/public/directory?letter=r", "/search?q=rust", "/podcasts/rust-talk?skip=1"] {
        let many: String = (0..1_001).map(|number| format!("&x{number}")).collect();
        let reply = app.get(&format!("{path}{many}")).await;
        assert_eq!(reply.status, StatusCode::BAD_REQUEST, "{path}");
        assert_eq!(reply.json()["code"], "invalid_request", "{path}");
        let fits: String = (0..900).map(|number| format!("&x{number}")).collect();
        assert_eq!(app.get(&format!("{path}{fits}")).await.status, StatusCode::OK, "{path}");
    }
}

#[tokio::test]
async fn public_searches_can_be_switched_off() {
    let clock = Clock::fixed(timestamp("2026-11-21T10:00:00Z"));
    let app = TestApp::with_config(clock.clone(), |config| config.public_searches_per_day = Some(0)).await;
    app.state.swap_generation(generation("g1"));
    let refused = app.post(PODCASTS, &search("rust")).await;
    assert_eq!((refused.status, refused.message().as_str()), (StatusCode::UNAUTHORIZED, "Sign in or send an API key."));
    let app = TestApp::with_config(clock, |config| config.public_searches_per_day = None).await;
    app.state.swap_generation(generation("g1"));
    for number in 0..30 {
        assert_eq!(app.post(PODCASTS, &search(&format!("word {number}"))).await.status, StatusCode::OK);
    }
    assert_eq!(app.get("/api/v1/auth/me").await.data()["limits"]["searches"], Value::Null);
}

#[tokio::test]
async fn searches_of_the_page_without_scripts_are_counted() {
    let app = TestApp::new().await;
    for number in 0..20 {
        assert!(
            app.get(&format!("/search?q=word+{number}")).await.text.contains("<p>3 of 45 podcasts</p>"),
            "{number}"
        );
    }
    let page = app.get("/search?q=one+more").await;
    assert_eq!(page.status, StatusCode::OK);
    assert!(
        page.text.contains("You have used all 20 searches available without an account for today."),
        "{}",
        page.text
    );
    assert_eq!(app.post(PODCASTS, &search("rust")).await.status, StatusCode::OK, "its script asks for itself");
}

#[tokio::test]
async fn usage_is_returned_by_day_month_and_member() {
    let app = TestApp::new().await;
    let key = app.key(Tier::Business).await;
    let headers = [("authorization", key.as_str())];
    for text in ["rust", "bread", "rust"] {
        search_from(&app, [127, 0, 0, 1], &headers, text).await;
    }
    for _ in 0..2 {
        app.get_as("/api/v1/podcasts/rust-talk/contacts", &headers).await.data();
    }
    let ask = |path: &'static str| {
        let (app, headers) = (&app, &headers);
        async move { app.get_as(path, headers).await }
    };
    let days = ask("/api/v1/users/usage/daily?window=7d").await.data()["days"].clone();
    assert_eq!(days.as_array().map(Vec::len), Some(7));
    assert_eq!(
        days[6],
        json!({
            "date": "2026-11-21", "aiAssistCount": 0, "contactsRequestedCount": 1, "csvExportCount": 0,
            "searchCount": 2, "transcriptDownloadCount": 0, "transcriptionRequests": 0,
        })
    );
    assert_eq!((&days[0]["date"], &days[0]["searchCount"]), (&json!("2026-11-15"), &json!(0)));
    let months = ask("/api/v1/users/usage/monthly").await.data()["months"].clone();
    assert_eq!((months.as_array().map(Vec::len), &months[11]["month"]), (Some(12), &json!("2026-11")));
    assert_eq!((&months[0]["month"], &months[11]["searchCount"]), (&json!("2025-12"), &json!(2)));

    let current = ask("/api/v1/teams/usage/current").await.data();
    assert_eq!(
        (&current["periodStart"], &current["periodEnd"], &current["plan"], &current["totalUsed"]),
        (&json!("2026-11-01T00:00:00.000Z"), &json!("2026-12-01T00:00:00.000Z"), &json!("business"), &json!(2))
    );
    assert_eq!(current["aliases"][0], json!({ "alias": "searchCount", "label": "Searches", "used": 2, "limit": 1000 }));
    let daily = ask("/api/v1/teams/usage/daily?window=30d").await.data();
    assert_eq!((daily["days"].as_array().map(Vec::len), &daily["limits"]["searchCount"]), (Some(30), &json!(1000)));
    assert_eq!(daily["days"][29]["usageByAlias"]["searchCount"], 2);
    let monthly = ask("/api/v1/teams/usage/monthly?months=2.0").await.data();
    assert_eq!(
        (&monthly["months"][0]["periodStart"], &monthly["months"][1]["totalUsage"]),
        (&json!("2026-10-01T00:00:00.000Z"), &json!(2))
    );
    let members = ask("/api/v1/teams/usage/members?window=7d").await.data()["members"].clone();
    assert_eq!((&members[0]["email"], &members[0]["totalUsage"]), (&json!("business@example.org"), &json!(2)));
    assert_eq!(members.as_array().map(Vec::len), Some(1));

    for (path, pointer) in [
        ("/api/v1/users/usage/daily?window=8d", "/window"),
        ("/api/v1/users/usage/monthly?months=0", "/months"),
        ("/api/v1/users/usage/monthly?months=25", "/months"),
        ("/api/v1/teams/usage/monthly?months=1.5", "/months"),
        ("/api/v1/teams/usage/monthly?months=NaN", "/months"),
        ("/api/v1/teams/usage/daily?window=1y", "/window"),
    ] {
        let reply = ask(path).await;
        assert_eq!(reply.status, StatusCode::BAD_REQUEST, "{path}");
        assert_eq!(reply.json()["errors"][0]["pointer"], pointer, "{path}");
    }
    assert_eq!(ask("/api/v1/teams/usage/daily").await.status, StatusCode::BAD_REQUEST, "the contract wants a window");
    for path in ["/api/v1/users/usage/daily", "/api/v1/teams/usage/current", "/api/v1/teams/usage/members?window=7d"] {
        assert_eq!(app.get(path).await.status, StatusCode::UNAUTHORIZED, "{path}");
    }
    // A team sees only its own usage.
    let other = app.cookie_of("eve@example.org", Tier::Business).await;
    let theirs = app.get_as("/api/v1/teams/usage/current", &[("cookie", &other)]).await.data();
    assert_eq!(theirs["totalUsed"], 0);
    let free = app.cookie(Tier::Free).await;
    let of_free = app.get_as("/api/v1/teams/usage/current", &[("cookie", &free)]).await.data();
    assert_eq!(
        (&of_free["periodEnd"], &of_free["aliases"][0]["limit"]),
        (&json!("2026-11-22T00:00:00.000Z"), &json!(10))
    );
}

/// The caller's plan by meter, under the names that `x-cost` of each operation uses.
#[tokio::test]
async fn me_has_the_allowance_of_each_meter() {
    let app = TestApp::new().await;
    for (tier, expected) in [
        (Tier::Business, "searches 1000 month, ai-assist 300 month"),
        (Tier::Admin, "searches null null, ai-assist 1000 month"),
    ] {
        let cookie = app.cookie(tier).await;
        let me = app.get_as("/api/v1/auth/me", &[("cookie", &cookie)]).await.data();
        let allowances = me["limits"]["allowances"].as_array().expect("a list");
        assert_eq!(allowances.len(), earshot_model::Meter::of_calls().count());
        let text = |value: &Value| value.as_str().map_or_else(|| value.to_string(), str::to_owned);
        let described: Vec<String> = allowances[..2]
            .iter()
            .map(|row| format!("{} {} {}", text(&row["meter"]), row["count"], text(&row["period"])))
            .collect();
        assert_eq!(described.join(", "), expected);
    }
}
