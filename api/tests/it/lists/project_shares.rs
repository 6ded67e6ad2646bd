//! Client views and public lists: who sees what, through the API and on their pages.

use crate::support::catalog::generation_with;
use crate::support::prelude::*;
use earshot_app::{ProjectUpdate, PublicListUpdate};

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

async fn create(app: &TestApp, member: &Member, project: &str, body: &Value) -> TestResponse {
    app.post_as(&format!("/api/v1/projects/{project}/shares"), body, &member.headers()).await
}

async fn token_of(app: &TestApp, member: &Member, project: &str, body: &Value) -> String {
    create(app, member, project, body).await.data()["share"]["token"].as_str().expect("a token").to_owned()
}

async fn shared(app: &TestApp, token: &str) -> TestResponse {
    app.get(&format!("/api/v1/public/shared/{token}")).await
}

#[tokio::test]
async fn a_client_view_shows_the_chosen_columns() {
    let app = TestApp::new().await;
    let ann = Member::new(&app, "ann", Tier::Agency).await;
    let tour = ann.project(&app, "Spring tour").await;
    ann.add(&app, &tour, &["rust-talk", "slow-bread", "gone"]).await;
    let body = json!({ "columns": ["state", "author", "authorityScore", "author"] });
    let share = create(&app, &ann, &tour.slug, &body).await.data()["share"].clone();
    assert_eq!(share["columns"], json!(["title", "state", "author", "authorityScore"]), "in the order of the page");
    let token = share["token"].as_str().expect("a token");
    assert_eq!(share["url"], json!(format!("https://earshot.example/shared/{token}")));

    let reply = shared(&app, token).await;
    assert_eq!((reply.header("cache-control"), reply.header("x-robots-tag")), ("no-store", "noindex, nofollow"));
    let list = reply.data()["list"].clone();
    assert_eq!(
        (&list["name"], &list["includeContacts"], &list["teamName"]),
        (&json!("Spring tour"), &json!(false), &Value::Null)
    );
    let podcasts = list["podcasts"].as_array().expect("podcasts");
    assert_eq!(podcasts.len(), 3);
    let rust = &podcasts[0];
    assert_eq!(
        (&rust["title"], &rust["author"], &rust["state"]),
        (&json!("Rust Talk"), &json!("Ann Author"), &json!("prospect"))
    );
    assert!(rust["authorityScore"].is_number());
    for hidden in ["notes", "labels", "priority", "contactEmail", "genres", "website", "addedAt"] {
        assert_eq!(rust[hidden], Value::Null, "{hidden} was not chosen");
    }
    // A podcast that has left the catalog keeps its title.
    assert_eq!((&podcasts[2]["title"], &podcasts[2]["inCatalog"]), (&json!("gone when it was added"), &json!(false)));

    // The list has no links.
    let listed = app.get_as(&format!("/api/v1/projects/{}/shares", tour.id), &ann.headers()).await;
    assert!(!listed.text.contains(token), "{}", listed.text);
    let listed = listed.data()["shares"][0].clone();
    assert_eq!((&listed["token"], &listed["url"]), (&Value::Null, &Value::Null));
    assert_eq!(listed["lastViewedAt"], "2026-11-21T10:00:00.000Z");
}

#[tokio::test]
async fn contacts_are_shown_only_when_somebody_chose_them() {
    let app = TestApp::new().await;
    let ann = Member::new(&app, "ann", Tier::Agency).await;
    let tour = ann.project(&app, "Spring tour").await;
    ann.add(&app, &tour, &["rust-talk"]).await;
    let all = earshot_model::project::ShareColumn::ALL.iter().map(|column| column.as_str()).collect::<Vec<_>>();
    let without = token_of(&app, &ann, &tour.slug, &json!({ "columns": all })).await;
    let with = token_of(&app, &ann, &tour.slug, &json!({ "includeContacts": true })).await;
    let reply = shared(&app, &without).await;
    assert!(!reply.text.contains("ann@show.example"), "{}", reply.text);
    assert_eq!(reply.data()["list"]["podcasts"][0]["notes"], "Call <b>Ann</b>");
    let page = app.get(&format!("/shared/{without}")).await;
    assert!(!page.text.contains("ann@show.example"), "{}", page.text);
    let only = shared(&app, &with).await.data()["list"]["podcasts"][0].clone();
    assert_eq!(
        (&only["contactEmail"], &only["notes"], &only["author"]),
        (&json!("ann@show.example"), &Value::Null, &Value::Null)
    );
    app.state.swap_generation(generation_with("g2", |document| {
        document.podcast.owner_email = Some("ann+press@show.example".to_owned());
    }));
    let page = app.get(&format!("/shared/{with}")).await;
    assert!(
        page.text.contains("<a href=\"mailto:ann%2Bpress@show.example\">ann+press@show.example</a>"),
        "{}",
        page.text
    );
    // The plan was lowered since.
    app.state.db.set_plan("ann@example.org", Tier::Free).await.expect("works");
    let list = shared(&app, &with).await.data()["list"].clone();
    assert_eq!((&list["includeContacts"], &list["podcasts"][0]["contactEmail"]), (&json!(false), &Value::Null));
    let ann = Member { account: app.state.db.account_by_email("ann@example.org").await.expect("exists"), ..ann };
    let refused = create(&app, &ann, &tour.slug, &json!({ "includeContacts": true })).await;
    assert_eq!((refused.status, &refused.json()["code"]), (StatusCode::FORBIDDEN, &json!("not_on_plan")));
}

#[tokio::test]
async fn a_link_ends_when_it_expires_or_is_revoked() {
    let time = ManualClock::new();
    let app = TestApp::with_clock(time.clock()).await;
    app.state.swap_generation(crate::support::catalog::generation("g1"));
    let ann = Member::new(&app, "ann", Tier::Agency).await;
    let tour = ann.project(&app, "Spring tour").await;
    let end = (app.state.clock.now() + DAY).to_rfc3339();
    let short = token_of(&app, &ann, &tour.slug, &json!({ "expiresAt": end })).await;
    let endless = create(&app, &ann, &tour.slug, &json!({})).await.data()["share"].clone();
    let (endless, id) = (endless["token"].as_str().expect("a token"), endless["id"].as_str().expect("an id"));
    let unknown = shared(&app, &"A".repeat(43)).await;
    assert_eq!((unknown.status, unknown.message().as_str()), (StatusCode::NOT_FOUND, "Shared list not found"));
    for token in [&short, endless] {
        assert_eq!(shared(&app, token).await.status, StatusCode::OK);
    }
    time.advance(DAY);
    assert_eq!(shared(&app, &short).await.message(), unknown.message(), "it has expired");
    let path = format!("/api/v1/projects/{}/shares/{id}", tour.slug);
    let revoked = app.send(Method::DELETE, &path, &ann.headers(), None).await.data();
    assert!(revoked["share"]["revokedAt"].is_string());
    assert_eq!(shared(&app, endless).await.message(), unknown.message());
    assert_eq!(app.get(&format!("/shared/{endless}")).await.status, StatusCode::NOT_FOUND);
    for text in ["2020-01-01T00:00:00Z", "tomorrow", "9999-01-01T00:00:00Z"] {
        let reply = create(&app, &ann, &tour.slug, &json!({ "expiresAt": text })).await;
        assert_eq!(
            (reply.status, &reply.json()["errors"][0]["pointer"]),
            (StatusCode::BAD_REQUEST, &json!("/expiresAt"))
        );
    }
    let reply = create(&app, &ann, &tour.slug, &json!({ "columns": ["emails"] })).await;
    assert_eq!((reply.status, &reply.json()["errors"][0]["pointer"]), (StatusCode::BAD_REQUEST, &json!("/columns")));
}

#[tokio::test]
async fn shares_of_another_team_are_not_found() {
    let app = TestApp::new().await;
    let (ann, eve) = (Member::new(&app, "ann", Tier::Agency).await, Member::new(&app, "eve", Tier::Admin).await);
    let (tour, own) = (ann.project(&app, "Spring tour").await, eve.project(&app, "Evening").await);
    let share = create(&app, &ann, &tour.slug, &json!({})).await.data()["share"].clone();
    let id = share["id"].as_str().expect("an id");
    for project in [tour.id.to_string(), tour.slug.clone()] {
        assert_eq!(create(&app, &eve, &project, &json!({})).await.status, StatusCode::NOT_FOUND);
        let path = format!("/api/v1/projects/{project}/shares");
        assert_eq!(app.get_as(&path, &eve.headers()).await.status, StatusCode::NOT_FOUND);
        let revoked = app.send(Method::DELETE, &format!("{path}/{id}"), &eve.headers(), None).await;
        assert_eq!(revoked.status, StatusCode::NOT_FOUND);
    }
    let path = format!("/api/v1/projects/{}/shares/{id}", own.id);
    assert_eq!(app.send(Method::DELETE, &path, &eve.headers(), None).await.status, StatusCode::NOT_FOUND);
    assert_eq!(shared(&app, share["token"].as_str().expect("a token")).await.status, StatusCode::OK);
}

#[tokio::test]
async fn the_page_of_a_client_view_is_secret() {
    let app = TestApp::new().await;
    let ann = Member::new(&app, "ann", Tier::Agency).await;
    let tour = ann.project(&app, "Spring tour").await;
    ann.add(&app, &tour, &["rust-talk", "zero"]).await;
    let token = token_of(&app, &ann, &tour.slug, &json!({ "columns": ["notes", "state"] })).await;
    let page = app.get(&format!("/shared/{token}")).await;
    assert_eq!(page.status, StatusCode::OK);
    assert_eq!((page.header("cache-control"), page.header("referrer-policy")), ("no-store", "no-referrer"));
    for part in
        ["<h1>Spring tour</h1>", "Rust Talk", "name=\"robots\" content=\"noindex\"", "Call &lt;b&gt;Ann&lt;/b&gt;"]
    {
        assert!(page.text.contains(part), "{part} is not in {}", page.text);
    }
    for part in ["rel=\"canonical\"", "og:url", "<b>Ann", "ld+json", "Zero </script>"] {
        assert!(!page.text.contains(part), "{part} is in {}", page.text);
    }
    assert!(page.text.contains(&format!("[\"shared-list\",\"{token}\"]")), "the app finds its data");
}

#[tokio::test]
async fn a_public_list_has_a_page_for_search_engines() {
    let app = TestApp::new().await;
    let ann = Member::new(&app, "ann", Tier::Agency).await;
    let tour = ann.project(&app, "Spring tour").await;
    ann.add(&app, &tour, &["rust-talk", "gone", "slow-bread", "zero"]).await;
    let path = "/api/v1/public/listicles/best-of-spring";
    assert_eq!(app.get(path).await.status, StatusCode::NOT_FOUND);
    let public = |is_public, is_for_team| ProjectUpdate {
        public: PublicListUpdate {
            is_public: Some(is_public),
            title: Some(Some("Best <of> spring".to_owned())),
            description: Some(Some("What we listened to.".to_owned())),
            slug: Some(Some("best-of-spring".to_owned())),
            podcast_limit: Some(2),
            is_for_team: Some(is_for_team),
        },
        ..ProjectUpdate::default()
    };
    let change = async |update| app.state.db.update_project(&ann.account, tour.id, update, None).await.expect("works");
    change(public(false, true)).await;
    assert_eq!(app.get(path).await.status, StatusCode::NOT_FOUND);
    // The team sees it before it is public, and search engines do not.
    let page = app.get_as("/lists/best-of-spring", &ann.headers()).await;
    assert!(page.text.contains("content=\"noindex\"") && !page.text.contains("ld+json"), "{}", page.text);
    change(public(false, false)).await;
    assert_eq!(app.get_as(path, &ann.headers()).await.status, StatusCode::NOT_FOUND);

    change(public(true, false)).await;
    let list = app.get(path).await.data()["listicle"].clone();
    let titles: Vec<_> =
        list["podcasts"].as_array().expect("podcasts").iter().map(|podcast| &podcast["title"]).collect();
    assert_eq!(titles, ["Rust Talk", "Slow Bread"], "two that are in the catalog");
    assert_eq!((&list["title"], &list["slug"]), (&json!("Best <of> spring"), &json!("best-of-spring")));
    let page = app.get("/lists/best-of-spring").await;
    for part in [
        "<h1>Best &lt;of&gt; spring</h1>",
        "<title>Best &lt;of&gt; spring | Earshot</title>",
        "<meta name=\"description\" content=\"What we listened to.\"",
        "<link rel=\"canonical\" href=\"https://earshot.example/lists/best-of-spring\"",
        "\"@type\":\"ItemList\"",
        "href=\"/podcasts/rust-talk\"",
        "[\"listicle\",\"best-of-spring\"]",
    ] {
        assert!(page.text.contains(part), "{part} is not in {}", page.text);
    }
    // Nothing that the team noted is public.
    for part in ["Call ", "warm", "prospect", "ann@"] {
        assert!(!page.text.contains(part), "{part} is in {}", page.text);
    }
    assert!(app.get("/sitemap.xml").await.text.contains("/sitemaps/lists.xml"));
    assert!(
        app.get("/sitemaps/lists.xml").await.text.contains("<loc>https://earshot.example/lists/best-of-spring</loc>")
    );
    app.state.db.delete_project(&ann.account, tour.id, None).await.expect("works");
    assert_eq!(app.get(path).await.status, StatusCode::NOT_FOUND);
    assert_eq!(app.get("/lists/best-of-spring").await.status, StatusCode::NOT_FOUND);
    assert!(!app.get("/sitemap.xml").await.text.contains("lists.xml"));
}

#[tokio::test]
async fn clients_answer_and_the_team_sees_it() {
    let app = TestApp::new().await;
    let ann = Member::new(&app, "ann", Tier::Agency).await;
    let tour = ann.project(&app, "Spring tour").await;
    ann.add(&app, &tour, &["rust-talk"]).await;
    let silent = token_of(&app, &ann, &tour.slug, &json!({})).await;
    let share = create(&app, &ann, &tour.slug, &json!({ "takesAnswers": true })).await.data()["share"].clone();
    let token = share["token"].as_str().expect("a token");
    let list = shared(&app, token).await.data()["list"].clone();
    assert_eq!((&list["takesAnswers"], &list["podcasts"][0]["answer"]), (&json!(true), &Value::Null));
    let entry = list["podcasts"][0]["listedPodcastId"].as_str().expect("an id").to_owned();
    let answer = async |token: &str, body: Value| {
        let path = format!("/api/v1/public/shared/{token}/podcasts/{entry}/answer");
        app.send(Method::PUT, &path, &[("content-type", "application/json")], Some(body.to_string())).await
    };
    let given = answer(token, json!({ "answer": "no", "comment": " Too <small> ", "name": "Kim\nLee" })).await;
    assert_eq!(given.header("cache-control"), "no-store");
    let given = given.data()["answer"].clone();
    assert_eq!(
        (&given["answer"], &given["comment"], &given["name"]),
        (&json!("no"), &json!("Too <small>"), &json!("Kim Lee"))
    );
    assert_eq!(shared(&app, token).await.data()["list"]["podcasts"][0]["answer"], given);

    let details = ann.get(&app, &format!("/projects/{}/details", tour.slug)).await.data();
    let listed = details.to_string();
    assert!(listed.contains("clientAnswers") && listed.contains("Too <small>"), "{listed}");
    let activity = ann.get(&app, &format!("/projects/{}/activity", tour.slug)).await.data()["activities"][0].clone();
    assert_eq!(
        (&activity["actionType"], &activity["toValue"], &activity["userDisplayName"]),
        (&json!("client-answer"), &json!("no (Kim Lee): Too <small>"), &json!("Client"))
    );

    let refused = answer(&silent, json!({ "answer": "yes" })).await;
    assert_eq!((refused.status, &refused.json()["code"]), (StatusCode::CONFLICT, &json!("answers_not_taken")));
    for (body, pointer) in [
        (json!({ "answer": "maybe" }), "/answer"),
        (json!({ "answer": "yes", "comment": "a".repeat(1_001) }), "/comment"),
        (json!({ "answer": "yes", "name": "a".repeat(81) }), "/name"),
    ] {
        let reply = answer(token, body).await;
        assert_eq!((reply.status, &reply.json()["errors"][0]["pointer"]), (StatusCode::BAD_REQUEST, &json!(pointer)));
    }
    assert_eq!(answer(&"A".repeat(43), json!({ "answer": "yes" })).await.status, StatusCode::NOT_FOUND);
    let withdrawn = answer(token, json!({ "answer": null })).await.data();
    assert_eq!(withdrawn["answer"], Value::Null);
}

#[tokio::test]
async fn a_link_is_shown_again_to_the_team() {
    let app = TestApp::new().await;
    let (ann, eve) = (Member::new(&app, "ann", Tier::Agency).await, Member::new(&app, "eve", Tier::Admin).await);
    let tour = ann.project(&app, "Spring tour").await;
    let share = create(&app, &ann, &tour.slug, &json!({})).await.data()["share"].clone();
    let path = format!("/api/v1/projects/{}/shares/{}", tour.id, share["id"].as_str().expect("an id"));
    let link = format!("{path}/link");
    let again = app.get_as(&link, &ann.headers()).await;
    assert_eq!((again.header("cache-control"), &again.data()["share"]["url"]), ("no-store", &share["url"]));
    assert_eq!(app.get_as(&link, &eve.headers()).await.status, StatusCode::NOT_FOUND);
    app.send(Method::DELETE, &path, &ann.headers(), None).await.data();
    assert_eq!(app.get_as(&link, &ann.headers()).await.status, StatusCode::NOT_FOUND, "it was revoked");
}

#[tokio::test]
async fn next_actions_of_all_lists_are_one_call() {
    let app = TestApp::new().await;
    let ann = Member::new(&app, "ann", Tier::Agency).await;
    let mine = &ann.account.user_id.to_string();
    for (name, show, day) in [("Spring tour", "rust-talk", "2026-12-02"), ("Autumn tour", "slow-bread", "2026-12-01")] {
        let tour = ann.project(&app, name).await;
        ann.add(&app, &tour, &[show]).await;
        let body = json!({ "nextActionOn": day });
        ann.patch(&app, &format!("/projects/{}/podcasts/{show}", tour.slug), &body).await.data();
    }
    let body = json!({ "assigneeId": mine });
    let entry = ann.patch(&app, "/projects/spring-tour/podcasts/rust-talk", &body).await.data();
    assert_eq!(entry["updatedListedPodcast"]["assignee"]["id"], json!(mine));
    let activity = ann.get(&app, "/projects/spring-tour/activity").await.data()["activities"][0].clone();
    assert_eq!(activity["actionType"], "update-assignee");
    assert_eq!(activity["toValue"], activity["userDisplayName"], "a name, not an id");
    let days = async |query: &str| {
        let data = ann.get(&app, &format!("/teams/next-actions{query}")).await.data();
        let actions = data["nextActions"].as_array().expect("a list").clone();
        actions.iter().map(|action| action["listedPodcast"]["nextActionOn"].clone()).collect::<Vec<_>>()
    };
    assert_eq!(days("").await, ["2026-12-01", "2026-12-02"]);
    assert_eq!(days("?assignee=me").await, ["2026-12-02"]);
    let path = "/projects/spring-tour/podcasts/bulk";
    let entry = entry["updatedListedPodcast"]["listedPodcastId"].clone();
    let body = json!({ "action": "assignee", "assigneeId": null, "listedPodcastIds": [entry] });
    assert_eq!(ann.post(&app, path, &body).await.data()["changedCount"], 1);
    assert!(days("?assignee=me").await.is_empty());
    let stranger = json!({ "assigneeId": "0197a000-0000-7000-8000-000000000000" });
    let refused = ann.patch(&app, "/projects/spring-tour/podcasts/rust-talk", &stranger).await;
    assert_eq!(
        (refused.status, &refused.json()["errors"][0]["pointer"]),
        (StatusCode::BAD_REQUEST, &json!("/assigneeId"))
    );
}
