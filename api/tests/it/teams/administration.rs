//! What administrators of the installation do for all teams: plans, and podcasts that are ignored.

use crate::support::prelude::*;

const TEAMS: &str = "/administration/teams";

fn plan_path(team: &Member) -> String {
    format!("{TEAMS}/{}/plan", team.account.team_id)
}

#[tokio::test]
async fn an_administrator_finds_a_team_and_sets_its_plan_with_a_reason() {
    let app = TestApp::new().await;
    let (root, ann) = (Member::new(&app, "root", Tier::Admin).await, Member::new(&app, "ann", Tier::Free).await);
    Member::in_team_of(&app, "cid", &ann.account, Role::Member).await;
    let found = root.get(&app, &format!("{TEAMS}?query=CID@example")).await.data();
    let team = found["teams"].as_array().expect("teams").iter().find(|team| team["name"] == "ann@example.org");
    let team = team.expect("the team that Cid joined");
    assert_eq!((&team["ownerEmail"], &team["memberCount"]), (&json!("ann@example.org"), &json!(2)));
    assert_eq!((&team["plan"], &team["period"], &team["periodEndsAt"]), (&json!("free"), &Value::Null, &Value::Null));

    let body = json!({
        "plan": "agency", "period": "annual", "periodEndsAt": "2027-11-30T00:00:00Z", "reason": " Paid by invoice "
    });
    let set = root.put(&app, &plan_path(&ann), &body).await.data();
    assert_eq!((&set["team"]["plan"], &set["team"]["period"]), (&json!("agency"), &json!("annual")));
    assert_eq!(ann.get(&app, "/auth/me").await.data()["user"]["plan"], "agency", "at once");
    let activity = ann.get(&app, "/teams/activity?area=team").await.data()["activities"][0].clone();
    assert_eq!((&activity["action"], &activity["userDisplayName"]), (&json!("plan-set"), &json!("Earshot")));
    assert_eq!(activity["object"], "agency, annual, until 2027-11-30: Paid by invoice");
    assert!(!activity.to_string().contains("root"), "a team does not see who works for the installation");
}

#[tokio::test]
async fn nobody_else_reaches_the_teams_of_others() {
    let time = ManualClock::new();
    let app = TestApp::with_clock(time.clock()).await;
    let (root, ann) = (Member::new(&app, "root", Tier::Admin).await, Member::new(&app, "ann", Tier::Agency).await);
    let body = json!({ "plan": "business", "reason": "Paid by invoice" });
    for path in [format!("{TEAMS}?query=root"), format!("{TEAMS}?query={}", root.account.team_id)] {
        assert_eq!(ann.get(&app, &path).await.status, StatusCode::FORBIDDEN);
    }
    assert_eq!(ann.put(&app, &plan_path(&ann), &body).await.status, StatusCode::FORBIDDEN);
    let key = app.key(Tier::Admin).await;
    let with_key = app.get_as(&format!("/api/v1{TEAMS}?query=ann"), &[("authorization", &key)]).await;
    assert_eq!(with_key.failure(), (403, "session_required".to_owned()));
    time.advance(Duration::from_secs(11 * 60));
    let late = root.put(&app, &plan_path(&ann), &body).await;
    assert_eq!(late.failure(), (403, "confirmation_required".to_owned()));
}

#[tokio::test]
async fn plans_that_cannot_be_are_rejected() {
    let app = TestApp::new().await;
    let (root, ann) = (Member::new(&app, "root", Tier::Admin).await, Member::new(&app, "ann", Tier::Free).await);
    let end = "2027-11-30T00:00:00Z";
    for (body, pointer) in [
        (json!({ "plan": "admin", "reason": "x" }), "/plan"),
        (json!({ "plan": "public", "reason": "x" }), "/plan"),
        (json!({ "plan": "business", "reason": " " }), "/reason"),
        (json!({ "plan": "business", "reason": "a".repeat(501) }), "/reason"),
        (json!({ "plan": "business", "period": "weekly", "reason": "x" }), "/period"),
        (json!({ "plan": "free", "period": "annual", "periodEndsAt": end, "reason": "x" }), "/period"),
        (json!({ "plan": "business", "period": "annual", "reason": "x" }), "/periodEndsAt"),
        (json!({ "plan": "business", "periodEndsAt": end, "reason": "x" }), "/periodEndsAt"),
        (
            json!({ "plan": "business", "period": "annual", "periodEndsAt": "2026-11-20T00:00:00Z", "reason": "x" }),
            "/periodEndsAt",
        ),
    ] {
        let reply = root.put(&app, &plan_path(&ann), &body).await;
        assert_eq!((reply.status, &reply.json()["errors"][0]["pointer"]), (StatusCode::BAD_REQUEST, &json!(pointer)));
    }
    let own = root.put(&app, &plan_path(&root), &json!({ "plan": "free", "reason": "x" })).await;
    assert_eq!((own.status, &own.json()["errors"][0]["pointer"]), (StatusCode::BAD_REQUEST, &json!("/plan")));
    let nobody = format!("{TEAMS}/0197a000-0000-7000-8000-000000000000/plan");
    let missing = root.put(&app, &nobody, &json!({ "plan": "free", "reason": "x" })).await;
    assert_eq!(missing.status, StatusCode::NOT_FOUND);
    assert_eq!(root.get(&app, &format!("{TEAMS}?query=a")).await.status, StatusCode::BAD_REQUEST);
}

const IGNORED: &str = "/administration/ignored-podcasts";

fn titles(hits: &Value) -> Vec<&str> {
    let hits = hits.as_array().expect("hits").iter();
    hits.map(|hit| hit["podcastRssTitle"].as_str().unwrap_or_default()).collect()
}

async fn search(app: &TestApp, caller: &Member) -> Value {
    let terms = json!([{ "searchTerm": "rust", "searchTargets": ["podcast-title"] }]);
    caller.post(app, "/search/podcasts", &json!({ "searchTerms": terms })).await.data()
}

#[tokio::test]
async fn an_ignored_podcast_leaves_searches_and_says_so_elsewhere_until_it_is_shown_again() {
    let app = TestApp::new().await;
    let (root, ann) = (Member::new(&app, "root", Tier::Admin).await, Member::new(&app, "ann", Tier::Agency).await);
    let project = ann.create_project(&app, "Spring tour").await;
    ann.post(&app, &format!("/projects/{project}/podcasts"), &json!({ "podcastId": "rust-talk" })).await.data();
    let before = search(&app, &ann).await;
    assert!(titles(&before["result"]["hits"]).contains(&"Rust Talk"), "{before}");

    let path = format!("{IGNORED}/rust-talk");
    let ignored = root.put(&app, &path, &json!({ "reason": " Read by a machine " })).await.data();
    assert_eq!(ignored["ignoredPodcast"]["reason"], "Read by a machine");
    let after = search(&app, &ann).await;
    assert!(!titles(&after["result"]["hits"]).contains(&"Rust Talk"), "{after}");
    let typed = app.get("/api/v1/autocomplete/podcasts?query=rust").await.data();
    assert!(!typed["podcasts"].to_string().contains("Rust Talk"), "{typed}");
    let chart = app.get("/api/v1/charts/latest").await.data()["chart"]["positions"].clone();
    let positions: Vec<&Value> = chart.as_array().expect("rows").iter().map(|row| &row["position"]).collect();
    assert_eq!(positions, [&json!(1), &json!(3), &json!(4)], "the others stay where they were: {chart}");
    let shown = app.get("/api/v1/podcasts/rust-talk").await.data();
    let podcast = &shown["podcast"];
    assert_eq!((&podcast["ignore"], &podcast["ignoreReason"]), (&json!(true), &json!("Read by a machine")), "{shown}");
    let listed = ann.get(&app, &format!("/projects/{project}/podcasts/details")).await.data();
    assert_eq!(listed["listedPodcasts"][0]["facts"]["ignore"], true, "{listed}");
    let all = root.get(&app, IGNORED).await.data();
    assert_eq!(all["ignoredPodcasts"][0]["podcastSlug"], "rust-talk");

    let shown_again = root.send(&app, Method::DELETE, &path, None, None).await;
    assert_eq!(shown_again.status, StatusCode::OK, "{}", shown_again.text);
    assert_eq!(root.send(&app, Method::DELETE, &path, None, None).await.status, StatusCode::NOT_FOUND);
    assert_eq!(titles(&search(&app, &ann).await["result"]["hits"]), titles(&before["result"]["hits"]));
    let podcast = app.get("/api/v1/podcasts/rust-talk").await.data()["podcast"].clone();
    assert_eq!((&podcast["ignore"], &podcast["ignoreReason"]), (&json!(false), &Value::Null));
}

#[tokio::test]
async fn only_administrators_decide_which_podcasts_are_ignored() {
    let app = TestApp::new().await;
    let (root, ann) = (Member::new(&app, "root", Tier::Admin).await, Member::new(&app, "ann", Tier::Agency).await);
    let path = format!("{IGNORED}/rust-talk");
    let body = json!({ "reason": "x" });
    assert_eq!(ann.get(&app, IGNORED).await.status, StatusCode::FORBIDDEN);
    assert_eq!(ann.put(&app, &path, &body).await.status, StatusCode::FORBIDDEN);
    assert_eq!(ann.send(&app, Method::DELETE, &path, None, None).await.status, StatusCode::FORBIDDEN);
    assert_eq!(root.put(&app, &path, &json!({ "reason": "" })).await.status, StatusCode::BAD_REQUEST);
    assert_eq!(root.put(&app, &format!("{IGNORED}/no-such-show"), &body).await.status, StatusCode::NOT_FOUND);
}
