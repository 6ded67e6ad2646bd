//! Exports of searches over HTTP: files, plans, limits, charges, foreign searches, clients that hang up.

use crate::support::catalog::{FAIL, SLOW, UNREADABLE, generation_of, generation_of_shows};
use crate::support::documents::podcast;
use crate::support::prelude::*;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::{HeaderMap, Request};
use chrono::NaiveDate;
use earshot_api::{ApiError, ErrorCode};
use earshot_api_content::exports::file_name::content_disposition;
use earshot_api_workspace::export::request::{ExportChoice, check_count, parse_limit, require_limit};
use earshot_app::StoredSearch;
use earshot_model::export::{ExportFormat, ExportSource};
use earshot_model::{Meter, Period, PodcastDocument};
use futures::StreamExt as _;
use http_body_util::BodyExt as _;
use std::net::SocketAddr;
use tower::ServiceExt as _;
use uuid::Uuid;

const EXPORT: &str = "/api/v1/export/podcasts";
const PREVIEW: &str = "/api/v1/export/podcasts/preview";
const ALL_COLUMNS: [&str; 10] = [
    "basicInfo",
    "description",
    "location",
    "website",
    "contactDetails",
    "socials",
    "appleReviews",
    "spotifyReviews",
    "castboxListens",
    "authorityScore",
];

/// A signed-in user with a search in the history.
struct Exporter<'a> {
    app: &'a TestApp,
    cookie: String,
    search: String,
}

impl<'a> Exporter<'a> {
    async fn new(app: &'a TestApp, tier: Tier) -> Self {
        Self::of_search(app, tier, "podcasts", "rust").await
    }

    /// Stores the search without running it, so that it may be one that fails.
    async fn of_search(app: &'a TestApp, tier: Tier, mode: &str, term: &str) -> Self {
        let cookie = app.cookie(tier).await;
        let email = format!("{}@example.org", tier.as_str());
        let account = app.state.db.create_or_update_user(&email, tier).await.expect("a user");
        let target = if mode == "podcasts" { "podcast-title" } else { "episode-title" };
        let request = json!({ "searchTerms": [{ "searchTerm": term, "searchTargets": [target] }] });
        let search = StoredSearch {
            id: Uuid::new_v5(&account.team_id, term.as_bytes()),
            team_id: account.team_id,
            user_id: Some(account.user_id),
            mode: mode.to_owned(),
            request: request.to_string(),
            searched_at: app.state.clock.now(),
        };
        let id = search.id.to_string();
        app.state.db.record_search(search);
        app.state.db.finish_search_writes().await;
        Self { app, cookie, search: id }
    }

    fn body(&self, format: &str, columns: &[&str]) -> Value {
        json!({ "searchHistoryId": self.search, "columns": columns, "format": format })
    }

    async fn post(&self, path: &str, body: &Value) -> TestResponse {
        self.app.post_as(path, body, &[("cookie", &self.cookie)]).await
    }

    async fn export(&self, format: &str, columns: &[&str]) -> TestResponse {
        self.post(EXPORT, &self.body(format, columns)).await
    }

    /// The status, headers and body, which may be cut off or not be text.
    async fn export_bytes(&self, body: &Value) -> (StatusCode, HeaderMap, Result<Vec<u8>, axum::Error>) {
        let (parts, body) = self.begin(body).await.into_parts();
        let bytes = body.collect().await.map(|body| body.to_bytes().to_vec());
        (parts.status, parts.headers, bytes)
    }

    async fn begin(&self, body: &Value) -> axum::response::Response {
        let request = Request::builder()
            .method(Method::POST)
            .uri(EXPORT)
            .extension(ConnectInfo(SocketAddr::from(([127, 0, 0, 1], 40_000))))
            .header("content-type", "application/json")
            // Accepts compression, as browsers do. Workbooks and Parquet files are not compressed twice.
            .header("accept-encoding", "gzip, br")
            .header("cookie", &self.cookie);
        let request = request.body(Body::from(body.to_string())).expect("a request");
        self.app.router.clone().oneshot(request).await.expect("the service never fails")
    }

    /// Exports that are charged this month.
    async fn charged(&self) -> u32 {
        let email = self.app.get_as("/api/v1/auth/me", &[("cookie", &self.cookie)]).await.data();
        let email = email["user"]["email"].as_str().expect("an address").to_owned();
        let tier = Tier::ALL.iter().find(|tier| email.starts_with(tier.as_str())).copied().expect("a tier");
        let account = self.app.state.db.create_or_update_user(&email, tier).await.expect("a user");
        let subject = format!("team {}", account.team_id);
        self.app.state.db.usage_in_period(&subject, Meter::Exports, Period::Month).await.expect("works")
    }
}

fn code(reply: &TestResponse) -> (StatusCode, Value) {
    (reply.status, reply.json()["code"].clone())
}

fn titled(titles: &[&str]) -> Vec<PodcastDocument> {
    (0..).zip(titles).map(|(number, title)| podcast(&format!("show-{number}"), title)).collect()
}

async fn app_with_shows(count: usize) -> TestApp {
    let app = TestApp::empty().await;
    app.state.swap_generation(generation_of_shows("g1", 0..count));
    app
}

#[tokio::test]
async fn a_csv_file_has_every_podcast_in_the_order_of_the_search() {
    let app = app_with_shows(120).await;
    let exporter = Exporter::new(&app, Tier::Business).await;
    let reply = exporter.export("csv", &["basicInfo", "website"]).await;
    assert_eq!(reply.status, StatusCode::OK, "{}", reply.text);
    assert_eq!(reply.header("content-type"), "text/csv; charset=utf-8; header=present");
    assert_eq!(reply.header("content-disposition"), "attachment; filename=\"podcasts-2026-11-21.csv\"");
    assert_eq!((reply.header("x-export-count"), reply.header("cache-control")), ("120", "no-store"));
    let lines: Vec<&str> = reply.text.split_terminator("\r\n").collect();
    assert!(lines[0].starts_with("Title,Estimated monthly listeners,Author,"), "{}", lines[0]);
    assert_eq!(lines.len(), 121);
    for (number, line) in lines[1..].iter().enumerate() {
        assert_eq!(line.split(',').next(), Some(format!("Show {number}").as_str()));
    }
    let mut with_mark = exporter.body("csv", &["website"]);
    with_mark["bom"] = json!(true);
    with_mark["limit"] = json!(2);
    let reply = exporter.post(EXPORT, &with_mark).await;
    assert_eq!(reply.text.matches("\r\n").count(), 3, "two podcasts under the heading");
    assert!(reply.text.starts_with('\u{feff}'));
}

#[tokio::test]
async fn every_format_is_a_complete_file() {
    let app = app_with_shows(120).await;
    let exporter = Exporter::new(&app, Tier::Agency).await;
    let json = exporter.export("json", &ALL_COLUMNS).await.json();
    assert_eq!((json.as_array().map(Vec::len), &json[119]["title"]), (Some(120), &json!("Show 119")));
    let lines = exporter.export("ndjson", &ALL_COLUMNS).await;
    assert_eq!((lines.header("content-type"), lines.text.lines().count()), ("application/x-ndjson", 120));
    let opml = exporter.post(EXPORT, &json!({ "searchHistoryId": exporter.search, "format": "opml" })).await;
    assert_eq!(opml.text.matches("<outline ").count(), 120);
    assert!(opml.text.contains("xmlUrl=\"https://feeds.example/show-7\""), "{}", opml.text);
    for (format, magic) in [("xlsx", &b"PK\x03\x04"[..]), ("parquet", b"PAR1")] {
        let (status, headers, bytes) = exporter.export_bytes(&exporter.body(format, &ALL_COLUMNS)).await;
        let bytes = bytes.expect("a whole file");
        assert_eq!((status, &bytes[..4]), (StatusCode::OK, magic));
        assert_eq!(headers["content-length"], bytes.len().to_string());
        let name = format!("attachment; filename=\"podcasts-2026-11-21.{format}\"");
        assert_eq!(headers["content-disposition"], name);
    }
}

/// Spec 6: contacts from business on; addresses of websites cost contact unlocks where those are counted.
#[tokio::test]
async fn each_plan_exports_what_it_sees() {
    let app = TestApp::new().await;
    let row = async |tier| {
        let exporter = Exporter::new(&app, tier).await;
        let mut body = exporter.body("json", &ALL_COLUMNS);
        body["limit"] = json!(1);
        exporter.post(EXPORT, &body).await.json()[0].clone()
    };
    let (business, admin) = (row(Tier::Business).await, row(Tier::Admin).await);
    assert_eq!(business["primaryContactEmail"], "ann@show.example");
    assert_eq!(business["emails"], json!(["ann@show.example"]));
    assert!(admin["emails"].as_array().is_some_and(|emails| emails.len() > 1), "{admin}");
    assert_eq!((&business["appleId"], &business["appleRating"]), (&json!(1_200_361_736), &json!(4.5)));
    assert_eq!((&business["countries"], &business["castboxPlays"]), (&json!(["GB"]), &json!(30_000)));
    assert_eq!(business["pageUrl"], "https://earshot.example/podcasts/rust-talk");
    // `javascript:` of the feed.
    assert_eq!(business["websiteUrl"], Value::Null);
    for tier in [Tier::Free, Tier::Individual] {
        let exporter = Exporter::new(&app, tier).await;
        let refused = exporter.export("csv", &["basicInfo"]).await;
        assert_eq!(code(&refused), (StatusCode::FORBIDDEN, json!("not_on_plan")));
        assert_eq!(refused.message(), "Your plan does not include exports. The business plan does.");
    }
}

#[tokio::test]
async fn titles_of_feeds_are_not_formulas() {
    let app = TestApp::empty().await;
    let long = "x".repeat(500);
    let titles = ["=HYPERLINK(\"https://evil.example\")", "@cmd", "הפודקאסט", "🎙️ \"quoted\", twice", long.as_str()];
    app.state.swap_generation(generation_of("g1", titled(&titles)));
    let exporter = Exporter::new(&app, Tier::Business).await;
    let reply = exporter.export("csv", &["basicInfo"]).await;
    for cell in ["\n\"'=HYPERLINK(\"\"https://evil.example\"\")\",", "\n'@cmd,", "\nהפודקאסט,", &format!("\n{long},")]
    {
        assert!(reply.text.contains(cell), "{cell} is not in {}", reply.text);
    }
    let json = exporter.export("json", &["basicInfo"]).await.json();
    for (row, title) in json.as_array().expect("rows").iter().zip(titles) {
        assert_eq!(row["title"], title);
    }
}

#[tokio::test]
async fn more_than_the_plan_exports_is_refused_with_the_number() {
    let app = app_with_shows(1_001).await;
    let exporter = Exporter::new(&app, Tier::Business).await;
    let all = exporter.export("csv", &["website"]).await;
    assert_eq!(code(&all), (StatusCode::FORBIDDEN, json!("not_on_plan")));
    assert_eq!(
        all.message(),
        "Your plan exports up to 1,000 podcasts at once. This search has 1,001 podcasts. Set a limit to export the best of \
         them."
    );
    let mut body = exporter.body("ndjson", &["website"]);
    body["limit"] = json!(1_001);
    assert_eq!(code(&exporter.post(EXPORT, &body).await), (StatusCode::FORBIDDEN, json!("not_on_plan")));
    assert_eq!(exporter.charged().await, 0, "refusals are free");
    body["limit"] = json!(1_000);
    assert_eq!(exporter.post(EXPORT, &body).await.text.lines().count(), 1_000);
    let admin = Exporter::new(&app, Tier::Admin).await;
    assert_eq!(admin.export("ndjson", &["website"]).await.text.lines().count(), 1_001);
}

#[tokio::test]
async fn an_export_costs_one_unit_and_its_repeat_none() {
    let app = TestApp::new().await;
    let exporter = Exporter::new(&app, Tier::Business).await;
    for _ in 0..2 {
        assert_eq!(exporter.export("csv", &["website"]).await.status, StatusCode::OK);
        assert_eq!(exporter.charged().await, 1);
    }
    exporter.export("json", &["website"]).await;
    assert_eq!(exporter.charged().await, 2);
    let daily = app.get_as("/api/v1/users/usage/daily", &[("cookie", &exporter.cookie)]).await;
    assert!(daily.text.contains("\"csvExportCount\":2"), "{}", daily.text);
    let activity = app.get_as("/api/v1/users/activity", &[("cookie", &exporter.cookie)]).await.data();
    // All exports start at the same moment, so their order varies.
    let exported =
        activity["activity"].as_array().expect("events").iter().filter(|event| event["action"] == "podcasts-exported");
    let mut exported: Vec<&str> = exported.filter_map(|event| event["what"].as_str()).collect();
    exported.sort_unstable();
    assert_eq!(exported, ["3 as csv", "3 as csv", "3 as json"]);
    let preview = exporter.post(PREVIEW, &exporter.body("json", &["website"])).await.data();
    assert_eq!((&preview["remaining"], &preview["limit"]), (&json!(98), &json!(1_000)));
    for number in 0..98 {
        let mut body = exporter.body("csv", &["website"]);
        body["limit"] = json!(number + 1);
        assert_eq!(exporter.post(EXPORT, &body).await.status, StatusCode::OK);
    }
    let refused = exporter.export("ndjson", &["website"]).await;
    assert_eq!(code(&refused), (StatusCode::TOO_MANY_REQUESTS, json!("quota_exceeded")));
    assert!(refused.message().contains("all 100 exports of your plan"), "{}", refused.message());
}

/// The same search finds other podcasts when the blacklist changes.
#[tokio::test]
async fn a_repeat_with_other_podcasts_costs_another_unit() {
    let app = TestApp::new().await;
    let exporter = Exporter::new(&app, Tier::Business).await;
    let first = exporter.export("ndjson", &["basicInfo"]).await;
    assert_eq!((first.status, exporter.charged().await), (StatusCode::OK, 1), "{}", first.text);
    let blacklist = json!({ "blacklist": true }).to_string();
    let headers = [("cookie", exporter.cookie.as_str()), ("content-type", "application/json")];
    let path = "/api/v1/teams/podcasts/rust-talk";
    assert_eq!(app.send(Method::PUT, path, &headers, Some(blacklist)).await.status, StatusCode::OK);
    let other = exporter.export("ndjson", &["basicInfo"]).await;
    assert_eq!(other.text.lines().count(), first.text.lines().count() - 1, "{}", other.text);
    assert_eq!(exporter.charged().await, 2);
    exporter.export("ndjson", &["basicInfo"]).await;
    assert_eq!(exporter.charged().await, 2, "both are paid");
}

#[tokio::test]
async fn failures_before_the_first_byte_are_json_and_free() {
    let app = TestApp::new().await;
    for (term, status) in [(FAIL, StatusCode::INTERNAL_SERVER_ERROR), (SLOW, StatusCode::GATEWAY_TIMEOUT)] {
        let exporter = Exporter::of_search(&app, Tier::Business, "podcasts", term).await;
        for format in ["csv", "xlsx"] {
            let failed = exporter.export(format, &["website"]).await;
            assert_eq!((failed.status, failed.header("content-disposition")), (status, ""), "{}", failed.text);
            assert!(failed.json()["message"].is_string() && !failed.text.contains("/secret/path"));
        }
        assert_eq!(exporter.charged().await, 0);
    }
    app.state.swap_generation(generation_of("g2", titled(&["First", UNREADABLE])));
    let exporter = Exporter::new(&app, Tier::Agency).await;
    for format in ["json", "parquet"] {
        let failed = exporter.export(format, &["website"]).await;
        assert_eq!(code(&failed), (StatusCode::INTERNAL_SERVER_ERROR, json!("internal")));
    }
    assert_eq!(exporter.charged().await, 0);
}

/// A client must not take a part for a complete file.
#[tokio::test]
async fn a_failure_after_the_first_byte_aborts_the_response_and_is_free() {
    let app = TestApp::empty().await;
    let titles: Vec<String> = (0..200).map(|number| format!("Show {number}")).collect();
    let mut titles: Vec<&str> = titles.iter().map(String::as_str).collect();
    titles[150] = UNREADABLE;
    app.state.swap_generation(generation_of("g1", titled(&titles)));
    let exporter = Exporter::new(&app, Tier::Business).await;
    let (status, _, bytes) = exporter.export_bytes(&exporter.body("csv", &["basicInfo"])).await;
    assert_eq!(status, StatusCode::OK, "the first bytes were sent");
    assert!(bytes.is_err(), "the rest was not");
    assert_eq!(exporter.charged().await, 0);
}

#[tokio::test]
async fn a_client_that_hangs_up_has_paid() {
    let app = app_with_shows(500).await;
    let exporter = Exporter::new(&app, Tier::Business).await;
    let mut stream = exporter.begin(&exporter.body("csv", &["basicInfo"])).await.into_body().into_data_stream();
    assert!(stream.next().await.is_some_and(|first| first.is_ok()));
    drop(stream);
    tokio::task::yield_now().await;
    assert_eq!(exporter.charged().await, 1);
    // A second attempt is free.
    assert_eq!(exporter.export("csv", &["basicInfo"]).await.text.matches("\r\n").count(), 501);
    assert_eq!(exporter.charged().await, 1);
}

#[tokio::test]
async fn a_search_of_episodes_gives_its_podcasts() {
    let app = TestApp::new().await;
    let exporter = Exporter::of_search(&app, Tier::Business, "episodes", "rust").await;
    let rows = exporter.export("json", &["basicInfo"]).await.json();
    let titles: Vec<&str> = rows.as_array().expect("rows").iter().filter_map(|row| row["title"].as_str()).collect();
    // 45 episodes of three podcasts.
    assert_eq!(titles, ["Rust Talk", "Slow Bread", "Zero </script>"]);
    let preview = exporter.post(PREVIEW, &exporter.body("json", &["basicInfo"])).await.data();
    assert_eq!((&preview["count"], &preview["totalIsExact"]), (&json!(3), &json!(true)));
}

#[tokio::test]
async fn a_preview_has_five_rows_and_costs_nothing() {
    let app = app_with_shows(120).await;
    let exporter = Exporter::new(&app, Tier::Business).await;
    let mut body = exporter.body("csv", &["website", "authorityScore"]);
    let data = exporter.post(PREVIEW, &body).await.data();
    assert_eq!(
        data["columns"],
        json!(["Authority score", "Website", "Quality score", "Engagement score", "Social score", "YouTube score"])
    );
    assert_eq!(
        (&data["columnDetails"][0]["key"], &data["columnDetails"][0]["kind"]),
        (&json!("authorityScore"), &json!("decimal"))
    );
    assert_eq!((data["rows"].as_array().map(Vec::len), data["rows"][0].as_array().map(Vec::len)), (Some(5), Some(6)));
    assert_eq!((&data["count"], &data["limit"], &data["remaining"]), (&json!(120), &json!(1_000), &json!(100)));
    assert_eq!(data["groups"].as_array().map(Vec::len), Some(10));
    body["limit"] = json!(7);
    let data = exporter.post(PREVIEW, &body).await.data();
    assert_eq!((&data["count"], &data["total"], &data["totalIsExact"]), (&json!(7), &json!(120), &json!(true)));
    let opml = exporter.post(PREVIEW, &exporter.body("opml", &[])).await.data();
    assert_eq!(opml["columns"], json!(["Title", "RSS feed", "Website"]));
    assert_eq!(opml["rows"][0], json!(["Show 0", "https://feeds.example/show-0", null]));
    assert_eq!(exporter.charged().await, 0);
    // A plan without exports sees what it would get.
    let free = Exporter::new(&app, Tier::Free).await;
    let data = free.post(PREVIEW, &free.body("csv", &["website", "contactDetails"])).await.data();
    assert_eq!((&data["limit"], &data["remaining"], &data["count"]), (&json!(0), &json!(0), &json!(120)));
    assert_eq!(data["columns"], json!(["Website"]));
    let contacts = data["groups"].as_array().expect("groups").iter().find(|group| group["key"] == "contactDetails");
    assert_eq!(contacts.expect("a group")["plan"], "business");
}

#[tokio::test]
async fn searches_of_others_are_not_found() {
    let app = TestApp::new().await;
    let owner = Exporter::new(&app, Tier::Agency).await;
    let other = Exporter::new(&app, Tier::Business).await;
    for path in [EXPORT, PREVIEW] {
        let mut replies = Vec::new();
        for id in [owner.search.as_str(), "0197a000-0000-7000-8000-000000000000", "x"] {
            let mut body = other.body("csv", &["website"]);
            body["searchHistoryId"] = json!(id);
            let reply = other.post(path, &body).await;
            replies.push((code(&reply), reply.message()));
        }
        assert_eq!(replies[0], ((StatusCode::NOT_FOUND, json!("not_found")), "Search not found".to_owned()));
        assert!(replies.iter().all(|reply| *reply == replies[0]), "{replies:?}");
        let anonymous = app.post(path, &other.body("csv", &["website"])).await;
        assert_eq!(anonymous.status, StatusCode::UNAUTHORIZED);
    }
    assert_eq!(other.charged().await, 0);
}

/// Spec 5, exports.
#[tokio::test]
async fn invalid_requests_name_the_value() {
    let app = TestApp::new().await;
    let exporter = Exporter::new(&app, Tier::Business).await;
    for (key, value, pointer) in [
        ("columns", json!([]), "/columns"),
        ("columns", json!(["emails"]), "/columns/0"),
        ("columns", json!(["website", "listDetails"]), "/columns/1"),
        ("format", json!("pdf"), "/format"),
        ("limit", json!(0), "/limit"),
        ("limit", json!(5_001), "/limit"),
        ("limit", json!("10"), "/limit"),
    ] {
        let mut body = exporter.body("csv", &["website"]);
        body[key] = value;
        let reply = exporter.post(EXPORT, &body).await;
        assert_eq!((reply.status, &reply.json()["errors"][0]["pointer"]), (StatusCode::BAD_REQUEST, &json!(pointer)));
    }
}

#[test]
fn names_of_files_are_safe() {
    let day = NaiveDate::from_ymd_opt(2026, 11, 21).expect("a day");
    let name = |stem: &str| content_disposition(stem, day, ExportFormat::Csv);
    assert_eq!(name("spring-tour"), "attachment; filename=\"spring-tour-2026-11-21.csv\"");
    assert_eq!(name("../a\"\r\nb: é"), "attachment; filename=\"a-b-2026-11-21.csv\"");
    assert_eq!(name("שלום"), "attachment; filename=\"podcasts-2026-11-21.csv\"");
    assert!(name(&"long ".repeat(100)).len() < 130);
}

fn limit_or_refusal(result: Result<Option<usize>, ApiError>) -> String {
    result.map_or_else(|error| error.message, |limit| format!("{limit:?}"))
}

#[test]
fn a_limit_over_the_plan_is_refused_with_the_number() {
    let check = |limit, tier| {
        let limit = parse_limit(limit)?;
        require_limit(limit, tier, "podcasts").map(|()| limit)
    };
    let checked = |limit, tier| limit_or_refusal(check(Some(limit), tier));
    assert_eq!(checked(1_000, Tier::Business), "Some(1000)");
    assert_eq!(checked(1_001, Tier::Agency), "Your plan exports up to 1,000 podcasts at once. You asked for 1,001.");
    assert_eq!(
        checked(500, Tier::Individual),
        "Your plan exports up to 100 podcasts at once. The business plan exports up to 1,000. You asked for 500."
    );
    assert_eq!(checked(5_000, Tier::Admin), "Some(5000)");
    for limit in [i64::MIN, -1, 0, 5_001, i64::MAX] {
        assert_eq!(checked(limit, Tier::Admin), "The body is not valid for this call.", "{limit}");
    }
    assert_eq!(limit_or_refusal(check(None, Tier::Business)), "None");
    let what = ("This search", "podcasts");
    let refused = check_count(1_000, true, what, "Set a limit.", Tier::Business).expect_err("too many");
    assert_eq!(
        refused.message,
        "Your plan exports up to 1,000 podcasts at once. This search has more than 1,000 podcasts. Set a limit."
    );
}

#[test]
fn columns_are_parsed_and_belong_to_plans() {
    let chosen = |columns: &[&str], tier| {
        let names: Vec<String> = columns.iter().map(|&name| name.to_owned()).collect();
        let choice = ExportChoice::parse(ExportSource::Search, None, Some(&names));
        let columns = choice.and_then(|choice| choice.require_groups(tier).map(|()| choice.columns(tier, &[])));
        columns.map(|columns| columns.len()).map_err(|error| error.code)
    };
    assert_eq!(chosen(&["website", "website"], Tier::Business), Ok(1));
    for wrong in [&[][..], &["websites"], &["listDetails"], &["website"; 101]] {
        assert_eq!(chosen(wrong, Tier::Admin), Err(ErrorCode::InvalidRequest), "{wrong:?}");
    }
    assert_eq!(chosen(&["contactDetails"], Tier::Individual), Err(ErrorCode::NotOnPlan));
    let opml = ExportChoice::parse(ExportSource::Search, Some("opml"), None).expect("no columns");
    assert_eq!((opml.columns(Tier::Business, &[]).len(), opml.preview_columns(Tier::Business, &[]).len()), (0, 3));
    assert!(ExportChoice::parse(ExportSource::Search, Some("pdf"), None).is_err());
}
