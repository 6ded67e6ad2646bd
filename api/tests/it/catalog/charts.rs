//! The calls of charts: days with and without a capture, and who may call.

use crate::support::prelude::*;

async fn data(app: &TestApp, path: &str) -> Value {
    let key = app.key(Tier::Business).await;
    app.get_as(path, &[("authorization", key.as_str())]).await.data()
}

fn texts(values: &Value, field: &str) -> Vec<String> {
    let list = values.as_array().expect("a list").iter();
    list.map(|value| value[field].as_str().map_or_else(|| value[field].to_string(), str::to_owned)).collect()
}

#[tokio::test]
async fn countries_and_categories_are_public() {
    let app = TestApp::new().await;
    let countries = app.get("/api/v1/charts/apple/countries").await.data();
    assert_eq!(countries["countries"], json!(["us"]));
    let details = json!([
        { "code": "us", "name": "United States", "isHighPriority": true, "isEnglishSpeaking": true },
    ]);
    assert_eq!(countries["countryDetails"], details);
    assert_eq!(countries["categoriesByCountry"]["us"], json!(["top podcasts", "technology"]));
    assert_eq!(app.get("/api/v1/charts/spotify/countries").await.data()["countries"], json!(["de"]));
    let apple = app.get("/api/v1/charts/apple/categories").await.data();
    let categories = texts(&apple["tree"], "name");
    assert_eq!((categories.len(), categories[0].as_str()), (20, "top podcasts"));
    assert!(apple["categories"].as_array().expect("a list").contains(&json!("mental health")));
    let spotify = app.get("/api/v1/charts/spotify/categories").await.data();
    assert_eq!(spotify["categories"][1], "trending podcasts");
    assert_eq!(app.get("/api/v1/charts/deezer/countries").await.status, 400);
}

#[tokio::test]
async fn the_latest_chart_has_movements_and_unknowns() {
    let app = TestApp::new().await;
    let answer = app.get("/api/v1/charts/latest").await.data();
    let chart = &answer["chart"]["chart"];
    assert_eq!(chart["chartDate"], "2026-11-20");
    assert_eq!((&chart["compareChartDate"], &chart["comparisonStatus"]), (&json!("2026-11-19"), &json!("available")));
    assert_eq!(chart["compareChartCoverageStatus"], "incomplete");
    assert_eq!(chart["entryExitConfirmable"], false);
    assert_eq!(chart["historyWindow"]["dates"].as_array().expect("dates").len(), 30);
    let rows = &answer["chart"]["positions"];
    assert_eq!(texts(rows, "movement"), ["up", "down", "unknown", "up"]);
    assert_eq!(texts(rows, "isNew"), ["false", "false", "null", "false"]);
    assert_eq!(rows[1]["podenginePodcast"]["slug"], "rust-talk");
    assert_eq!((&rows[1]["matchedBy"], &rows[1]["matchConfidence"]), (&json!("own-link"), &json!(0.95)));
    assert_eq!(rows[2]["podenginePodcast"], Value::Null);
    // The last five days of the third: on, on, unknown, on; the day before them was not captured.
    let last = |field: &str| rows[2][field].as_array().expect("days")[25..].to_vec();
    assert_eq!(last("history30d"), [json!(null), json!(3), json!(3), json!(null), json!(3)]);
    assert_eq!(last("history30dStatus"), ["no_chart", "observed", "observed", "unknown", "observed"].map(|s| json!(s)));
    assert_eq!((&rows[2]["daysCharted30d"], &rows[2]["unknownDays30d"]), (&json!(4), &json!(1)));

    let week = app.get("/api/v1/charts/latest?compare=7d&positionsLimit=2").await.data();
    assert_eq!(week["chart"]["chart"]["compareChartDate"], "2026-11-13");
    assert_eq!(texts(&week["chart"]["positions"], "positionChange"), ["3", "1"]);
    let never = app.get("/api/v1/charts/latest?country=fr").await.data();
    assert_eq!((&never["chart"], &never["options"]["country"]), (&Value::Null, &json!("fr")));
}

#[tokio::test]
async fn rows_have_an_estimate_or_the_reason_without() {
    let app = TestApp::new().await;
    let fields = ["", "Bucket", "UnavailableReason"].map(|end| format!("estimatedMonthlyListeners{end}"));
    let reported = |answer: Value| -> Vec<Value> {
        let rows = answer["chart"]["positions"].as_array().expect("rows").clone();
        rows.iter().map(|row| fields.iter().map(|field| row[field].clone()).collect()).collect()
    };
    // The second position has an estimate, the first has none, and the podcasts of the others are unknown.
    for path in ["/api/v1/charts/latest", "/api/v1/charts?date=2026-11-20"] {
        let paid = reported(data(&app, path).await);
        assert_eq!(paid[0], json!([null, null, "not_estimated"]), "{path}");
        assert_eq!(paid[1], json!([4_200, "1K-10K", null]), "{path}");
        assert_eq!(paid[2], json!([null, null, "no_podcast"]), "{path}");
    }
    let cookie = app.cookie(Tier::Free).await;
    let free = app.get_as("/api/v1/charts?date=2026-11-20", &[("cookie", cookie.as_str())]).await.data();
    let nobody = app.get("/api/v1/charts/latest").await.data();
    for answer in [free, nobody] {
        let rows = reported(answer);
        assert_eq!(rows[..2], [json!([null, null, "plan"]), json!([null, null, "plan"])]);
        assert_eq!(rows[2], json!([null, null, "no_podcast"]));
    }
}

#[tokio::test]
async fn past_charts_are_for_users() {
    let app = TestApp::new().await;
    for path in ["", "/availability", "/movement", "/history"] {
        assert_eq!(app.get(&format!("/api/v1/charts{path}")).await.status, 401, "{path}");
    }
    let cookie = app.cookie(Tier::Free).await;
    assert_eq!(app.get_as("/api/v1/charts", &[("cookie", cookie.as_str())]).await.status, 200);
    let past = data(&app, "/api/v1/charts?date=2026-11-18").await;
    assert_eq!(past["chart"]["chart"]["chartDate"], "2026-11-18");
    assert_eq!(past["chart"]["positions"][0]["podenginePodcast"]["slug"], "slow-bread");
    let missing = data(&app, "/api/v1/charts?date=2026-11-16T08:00:00Z").await;
    assert_eq!((&missing["chart"], &missing["options"]["date"]), (&Value::Null, &json!("2026-11-16")));
}

#[tokio::test]
async fn availability_finds_the_days_around_a_gap() {
    let app = TestApp::new().await;
    let answer = data(&app, "/api/v1/charts/availability?date=2026-11-15").await;
    assert_eq!(
        answer["availability"],
        json!({
            "earliestChartDate": "2026-11-13", "latestChartDate": "2026-11-20", "selectedDate": "2026-11-15",
            "selectedDateAvailable": false, "previousChartDate": "2026-11-13", "nextChartDate": "2026-11-17",
        })
    );
    let never = data(&app, "/api/v1/charts/availability?category=news").await;
    assert_eq!(never["availability"]["earliestChartDate"], Value::Null);
}

#[tokio::test]
async fn entries_and_exits_are_listed_only_when_certain() {
    let app = TestApp::new().await;
    let answer = data(&app, "/api/v1/charts/movement?date=2026-11-20&compare=7d").await;
    let movement = &answer["movement"];
    assert_eq!(texts(&movement["climbers"]["items"], "title"), ["Show b", "Show a"]);
    assert_eq!(texts(&movement["fallers"]["items"], "positionChange"), ["-1"]);
    assert_eq!(texts(&movement["newEntries"]["items"], "title"), ["Show e"]);
    assert_eq!(movement["droppedOff"]["items"][0]["previousPosition"], 1);
    assert_eq!(
        movement["droppedOff"]["items"][0]["identity"],
        json!({"type": "platform", "chartType": "apple", "platformId": "100"})
    );
    let day = data(&app, "/api/v1/charts/movement?limit=1").await;
    assert_eq!(day["movement"]["newEntries"]["unavailableReason"], "incomplete_coverage");
    assert_eq!(day["movement"]["climbers"]["totalCount"], 2);
    assert_eq!(day["movement"]["climbers"]["items"].as_array().expect("a list").len(), 1);
    let first = data(&app, "/api/v1/charts/movement?date=2026-11-13").await;
    assert_eq!(first["movement"]["climbers"]["unavailableReason"], "no_earlier_chart");
}

#[tokio::test]
async fn rank_history_of_the_top_shows() {
    let app = TestApp::new().await;
    let answer = data(&app, "/api/v1/charts/history?days=7&rows=2").await;
    let history = &answer["history"];
    assert_eq!(history["chart"]["coverage"]["chartDays"], 4);
    assert_eq!(history["chart"]["coverage"]["incompleteDays"], 1);
    assert_eq!(texts(&history["rows"], "title"), ["Show b", "Show a"]);
    assert_eq!(texts(&history["rows"][0]["ranks"], "position"), ["null", "null", "null", "2", "1", "2", "1"]);
    assert_eq!(history["rows"][0]["bestPosition"], 1);
    let gap = data(&app, "/api/v1/charts/history?endDate=2026-11-16").await;
    assert_eq!((&gap["history"]["chart"]["endDateStatus"], &gap["history"]["rows"]), (&json!("no_chart"), &json!([])));
}

#[tokio::test]
async fn a_podcasts_history_has_gaps_as_gaps() {
    let app = TestApp::new().await;
    let path = "/api/v1/charts/podcast-history?identityType=podcast&podcastIdOrSlug=rust-talk&range=30d";
    let history = app.get(path).await.data()["history"].clone();
    assert_eq!(history["identity"]["slug"], "rust-talk");
    assert_eq!(history["podcastOnChart"]["title"], "Show a");
    let stats = &history["stats"];
    assert_eq!(
        (&stats["daysOnChart"], &stats["missingDays"], &stats["bestPosition"]),
        (&json!(5), &json!(25), &json!(1))
    );
    assert_eq!((&stats["streak"]["days"], &stats["streak"]["startDate"]), (&json!(5), &json!("2026-11-13")));
    assert_eq!(history["series"]["resolution"], "daily");
    let weekly = app.get(&path.replace("30d", "14w")).await.data()["history"].clone();
    assert_eq!(weekly["series"]["resolution"], "weekly");
    let last = weekly["series"]["buckets"].as_array().expect("weeks").last().expect("a week").clone();
    assert_eq!((&last["bestPosition"], &last["missingDates"]), (&json!(1), &json!(["2026-11-16"])));

    let platform = "/api/v1/charts/podcast-history?identityType=platform&platformId=101&chartType=apple";
    let unknown = app.get(platform).await.data()["history"].clone();
    assert_eq!(unknown["identity"]["type"], "platform");
    assert_eq!((&unknown["podenginePodcast"], &unknown["stats"]["unknownDays"]), (&Value::Null, &json!(0)));
    assert_eq!(app.get(&platform.replace("101", "7")).await.status, 404);
}

#[tokio::test]
async fn appearances_and_presence_of_a_podcast() {
    let app = TestApp::new().await;
    let path = "/api/v1/charts/podcast-appearances?identityType=podcast&podcastIdOrSlug=rust-talk&date=2026-11-20";
    let apple = app.get(path).await.data()["appearances"].clone();
    assert_eq!(texts(&apple["appearances"], "category"), ["technology", "top podcasts"]);
    assert_eq!(apple["totalCount"], 2);
    let spotify = app.get(&format!("{path}&chartType=spotify")).await.data()["appearances"].clone();
    assert_eq!(spotify["totalCount"], 0);

    let charts = app.get("/api/v1/podcasts/rust-talk/charts").await.data();
    assert_eq!((&charts["totalCharts"], &charts["positions"][0]["position"]), (&json!(2), &json!(1)));
    let filtered = app.get("/api/v1/podcasts/rust-talk/charts?positionsLimit=1&country=US").await.data();
    assert_eq!(filtered["totalCharts"], 1);
    let past = app.get("/api/v1/podcasts/rust-talk/charts?date=2026-11-19&chartType=spotify").await.data();
    assert_eq!(past["positions"][0]["country"], "de");

    let presence = app.get("/api/v1/podcasts/rust-talk/charts/presence").await.data()["presence"].clone();
    assert_eq!((&presence["summary"]["onNow"], &presence["summary"]["droppedOff30d"]), (&json!(2), &json!(1)));
    assert_eq!(presence["homeCountry"], "us");
    assert_eq!(texts(&presence["charts"], "changeKind"), ["unknown", "moved", "off"]);
    let weeks = presence["window"]["weeks"].as_array().expect("weeks").len();
    assert!(
        presence["charts"].as_array().expect("charts").iter().all(|chart| chart["weeks"]
            .as_array()
            .expect("weeks")
            .len()
            == weeks)
    );
    let nowhere = app.get("/api/v1/podcasts/zero/charts/presence").await.data()["presence"].clone();
    assert_eq!((&nowhere["charts"], &nowhere["homeCountry"]), (&json!([]), &Value::Null));
}

#[tokio::test]
async fn errors_name_the_wrong_parameter() {
    let app = TestApp::new().await;
    let key = app.key(Tier::Business).await;
    let cases = [
        ("/api/v1/charts/latest?category=nonsense", "No valid categories found", "/category"),
        ("/api/v1/charts/latest?country=xx", "A parameter is not valid.", "/country"),
        ("/api/v1/charts/latest?chartType=deezer", "A parameter is not valid.", "/chartType"),
        ("/api/v1/charts/latest?compare=2d", "A parameter is not valid.", "/compare"),
        ("/api/v1/charts/latest?positionsLimit=0", "A parameter is not valid.", "/positionsLimit"),
        ("/api/v1/charts/latest?positionsLimit=1.5", "A parameter is not valid.", "/positionsLimit"),
        ("/api/v1/charts?date=yesterday", "A parameter is not valid.", "/date"),
        ("/api/v1/charts/history?days=6", "A parameter is not valid.", "/days"),
        ("/api/v1/charts/podcast-history?identityType=podcast", "A parameter is not valid.", "/podcastIdOrSlug"),
        ("/api/v1/charts/podcast-history?identityType=who", "A parameter is not valid.", "/identityType"),
    ];
    for (path, message, pointer) in cases {
        let reply = app.get_as(path, &[("authorization", key.as_str())]).await;
        let body = reply.json();
        assert_eq!((reply.status.as_u16(), body["message"].as_str()), (400, Some(message)), "{path}");
        assert_eq!(body["errors"][0]["pointer"], pointer, "{path}");
    }
}
