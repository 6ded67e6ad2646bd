//! Saved views of projects: what they hold, who sees them, and two people who change one.

use crate::support::prelude::*;

const UNKNOWN_ID: &str = "0197a000-0000-7000-8000-000000000000";

async fn send(
    app: &TestApp,
    method: Method,
    path: &str,
    member: &Member,
    body: &Value,
) -> crate::support::TestResponse {
    let headers = [("cookie", member.cookie.as_str()), ("content-type", "application/json")];
    app.send(method, path, &headers, Some(body.to_string())).await
}

#[tokio::test]
async fn a_view_keeps_its_settings() {
    let app = TestApp::new().await;
    let ann = Member::new(&app, "ann", Tier::Agency).await;
    let tour = ann.project(&app, "Spring tour").await;
    let settings = json!({
        "layout": "board",
        "filters": {
            "states": ["prospect"], "priorities": ["none", "urgent"], "labels": ["warm lead"], "text": "rust",
            "contactState": ["found"], "stale": true, "minAuthorityScore": 40.5, "nextAction": "overdue",
        },
        "sort": [{ "column": "facts.authorityScore", "direction": "desc" }],
        "columns": [{ "key": "title", "width": 320, "pinned": "start" }, { "key": "notes", "hidden": true }],
        "groupBy": "state",
    });
    // By slug and by id.
    for project in [tour.slug.clone(), tour.id.to_string()] {
        let path = format!("/api/v1/projects/{project}/views");
        let body = json!({ "name": " To  pitch ", "shared": true, "isDefault": true, "settings": settings });
        let reply = app.post_as(&path, &body, &ann.headers()).await;
        assert_eq!(reply.header("etag"), "\"1\"");
        let view = reply.data()["view"].clone();
        assert_eq!(
            (&view["name"], &view["shared"], &view["isDefault"]),
            (&json!("To pitch"), &json!(true), &json!(true))
        );
        assert_eq!((&view["settings"], &view["version"]), (&settings, &json!(1)));
        let listed = app.get_as(&path, &ann.headers()).await.data();
        assert!(listed["views"].as_array().expect("views").contains(&view), "{listed}");
    }
    let path = format!("/api/v1/projects/{}/views", tour.slug);
    let view = app.post_as(&path, &json!({ "name": "Plain" }), &ann.headers()).await.data()["view"].clone();
    let defaults = json!({ "layout": "table", "filters": {}, "sort": [], "columns": [], "groupBy": null });
    assert_eq!((&view["settings"], &view["shared"], &view["isDefault"]), (&defaults, &json!(false), &json!(false)));
}

#[tokio::test]
async fn invalid_views_are_rejected_with_their_place() {
    let app = TestApp::new().await;
    let ann = Member::new(&app, "ann", Tier::Agency).await;
    let tour = ann.project(&app, "Spring tour").await;
    let path = format!("/api/v1/projects/{}/views", tour.slug);
    let settings = |settings: Value| json!({ "name": "One", "settings": settings });
    let cases = [
        (json!({ "name": "" }), "/name"),
        (json!({ "name": "x".repeat(61) }), "/name"),
        (settings(json!({ "layout": "map" })), "/settings/layout"),
        (settings(json!({ "filters": { "states": ["won"] } })), "/settings/filters/states"),
        (settings(json!({ "filters": { "priorities": ["highest"] } })), "/settings/filters/priorities"),
        (settings(json!({ "filters": { "labels": vec!["x"; 101] } })), "/settings/filters/labels"),
        (settings(json!({ "filters": { "text": "x".repeat(201) } })), "/settings/filters/text"),
        (settings(json!({ "filters": { "price": 1 } })), "/settings/filters/price"),
        (settings(json!({ "sort": [{ "column": "a b", "direction": "asc" }] })), "/settings/sort/0/column"),
        (settings(json!({ "sort": [{ "column": "a", "direction": "up" }] })), "/settings/sort/0/direction"),
        (settings(json!({ "columns": [{ "key": "a" }, { "key": "a" }] })), "/settings/columns/1/key"),
        (settings(json!({ "columns": [{ "key": "a", "width": 5 }] })), "/settings/columns/0/width"),
        (settings(json!({ "columns": [{ "key": "a", "pinned": "top" }] })), "/settings/columns/0/pinned"),
        (settings(json!({ "groupBy": "" })), "/settings/groupBy"),
    ];
    for (body, pointer) in cases {
        let reply = app.post_as(&path, &body, &ann.headers()).await;
        assert_eq!(
            (reply.status, &reply.json()["errors"][0]["pointer"]),
            (StatusCode::BAD_REQUEST, &json!(pointer)),
            "{body}"
        );
    }
    let nothing = send(&app, Method::PATCH, &format!("{path}/{UNKNOWN_ID}"), &ann, &json!({})).await;
    assert_eq!(nothing.status, StatusCode::BAD_REQUEST);
}

#[tokio::test]
async fn two_people_do_not_overwrite_each_other() {
    let app = TestApp::new().await;
    let ann = Member::new(&app, "ann", Tier::Agency).await;
    let tour = ann.project(&app, "Spring tour").await;
    let path = format!("/api/v1/projects/{}/views", tour.slug);
    let view = app.post_as(&path, &json!({ "name": "One" }), &ann.headers()).await.data()["view"].clone();
    let path = format!("{path}/{}", view["id"].as_str().expect("an id"));
    let headers = [("cookie", ann.cookie.as_str()), ("content-type", "application/json"), ("if-match", "\"1\"")];
    let body = Some(json!({ "name": "Two" }).to_string());
    let first = app.send(Method::PATCH, &path, &headers, body.clone()).await;
    assert_eq!((&first.data()["view"]["version"], first.header("etag")), (&json!(2), "\"2\""));
    let second = app.send(Method::PATCH, &path, &headers, body).await;
    assert_eq!(second.status, StatusCode::PRECONDITION_FAILED);
    assert_eq!(
        (&second.json()["code"], &second.json()["data"]["current"]["name"]),
        (&json!("precondition_failed"), &json!("Two"))
    );
    let late = app.send(Method::DELETE, &path, &headers, None).await;
    assert_eq!(late.status, StatusCode::PRECONDITION_FAILED);
    // Without a condition, the last write wins.
    assert_eq!(send(&app, Method::PATCH, &path, &ann, &json!({ "name": "Three" })).await.data()["view"]["version"], 3);
    app.send(Method::DELETE, &path, &ann.headers(), None).await.data();
    assert_eq!(app.send(Method::DELETE, &path, &ann.headers(), None).await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn views_of_another_team_look_like_unknown_ones() {
    let app = TestApp::new().await;
    let (ann, eve) = (Member::new(&app, "ann", Tier::Agency).await, Member::new(&app, "eve", Tier::Admin).await);
    let (tour, own) = (ann.project(&app, "Spring tour").await, eve.project(&app, "Evening").await);
    let path = format!("/api/v1/projects/{}/views", tour.slug);
    let body = json!({ "name": "Ours", "shared": true });
    let view = app.post_as(&path, &body, &ann.headers()).await.data()["view"]["id"].as_str().expect("an id").to_owned();
    let change = json!({ "isDefault": true });
    let text = |reply: crate::support::TestResponse| {
        let mut json = reply.json();
        json["requestId"] = Value::Null;
        (reply.status, json)
    };
    let unknown = text(
        send(&app, Method::PATCH, &format!("/api/v1/projects/{}/views/{UNKNOWN_ID}", own.id), &eve, &change).await,
    );
    assert_eq!(unknown.0, StatusCode::NOT_FOUND);
    // In her own project, in Ann's, and with her slug.
    let foreign =
        text(send(&app, Method::PATCH, &format!("/api/v1/projects/{}/views/{view}", own.id), &eve, &change).await);
    assert_eq!(foreign, unknown);
    let no_project = text(app.get_as(&format!("/api/v1/projects/{UNKNOWN_ID}/views"), &eve.headers()).await);
    for project in [tour.id.to_string(), tour.slug.clone()] {
        let path = format!("/api/v1/projects/{project}/views");
        assert_eq!(text(app.get_as(&path, &eve.headers()).await), no_project);
        assert_eq!(text(app.post_as(&path, &body, &eve.headers()).await), no_project);
        assert_eq!(text(send(&app, Method::PATCH, &format!("{path}/{view}"), &eve, &change).await), no_project);
        assert_eq!(text(app.send(Method::DELETE, &format!("{path}/{view}"), &eve.headers(), None).await), no_project);
    }
    assert_eq!(app.get(&path).await.status, StatusCode::UNAUTHORIZED);
}
