//! What administrators state about people: merged and split pages, their undoing, and what each call shows of them.

use crate::support::documents::{episode, podcast, timestamp};
use crate::support::people::{NAMESAKE, PERSON};
use crate::support::prelude::*;
use earshot_api::serving::reload_stated_facts;
use earshot_app::ids;
use earshot_model::people::{PersonAnchor, PersonChange, PersonStatement, StatedPerson};
use earshot_model::{OptOut, PodcastId};

const STATEMENTS: &str = "/administration/person-statements";

async fn people(app: &TestApp, query: &str) -> Vec<String> {
    let data = app.get(&format!("/api/v1/people?{query}")).await.data();
    let rows = data["people"].as_array().expect("people");
    rows.iter().map(|row| row["slug"].as_str().expect("a slug").to_owned()).collect()
}

async fn person(app: &TestApp, slug: &str) -> Value {
    app.get(&format!("/api/v1/people/{slug}")).await.data()["person"].clone()
}

async fn merge_namesake(app: &TestApp, root: &Member) -> Value {
    let body = json!({ "personSlug": NAMESAKE, "intoSlug": PERSON, "reason": " One site links both " });
    root.post(app, STATEMENTS, &body).await.data()["personStatement"].clone()
}

#[tokio::test]
async fn two_pages_of_one_person_become_one_until_the_statement_is_undone() {
    let app = TestApp::new().await;
    let root = Member::new(&app, "root", Tier::Admin).await;
    let stated = merge_namesake(&app, &root).await;
    assert_eq!((&stated["kind"], &stated["state"]), (&json!("merge"), &json!("applied")), "{stated}");
    assert_eq!((&stated["reason"], &stated["into"]["slug"]), (&json!("One site links both"), &json!(PERSON)));

    let merged = person(&app, NAMESAKE).await;
    assert_eq!(
        (&merged["slug"], &merged["appearancesCount"], &merged["podcastsCount"]),
        (&json!(PERSON), &json!(4), &json!(2))
    );
    assert_eq!(merged["possiblySame"], json!([]), "nobody is their own namesake");
    let reasons: Vec<&Value> =
        merged["podcasts"].as_array().expect("podcasts").iter().map(|one| &one["reason"]).collect();
    assert!(reasons.contains(&&json!("statement: administrator")), "{merged}");
    let appearances = app.get(&format!("/api/v1/people/{NAMESAKE}/appearances")).await.data();
    assert_eq!((&appearances["total"], appearances["appearances"].as_array().map(Vec::len)), (&json!(4), Some(4)));
    let page = app.get(&format!("/people/{NAMESAKE}?skip=25")).await;
    assert_eq!((page.status, page.header("location")), (StatusCode::PERMANENT_REDIRECT, "/people/ada-example"));
    assert_eq!(people(&app, "search=ada").await, [PERSON]);
    assert_eq!(people(&app, "podcast=slow-bread").await, [PERSON]);
    let credit = app.get("/people?name=Ada+Example&podcast=slow-bread").await;
    assert_eq!(credit.header("location"), "/people/ada-example");

    let path = format!("{STATEMENTS}/{}", stated["id"].as_str().expect("an id"));
    let undone = root.send(&app, Method::DELETE, &path, None, None).await;
    assert_eq!(undone.status, StatusCode::OK, "{}", undone.text);
    assert_eq!(root.send(&app, Method::DELETE, &path, None, None).await.status, StatusCode::NOT_FOUND);
    assert_eq!(people(&app, "search=ada").await, [PERSON, NAMESAKE]);
    assert_eq!(person(&app, NAMESAKE).await["slug"], NAMESAKE);
    let history = root.get(&app, STATEMENTS).await.data();
    let first = &history["personStatements"][0];
    assert_eq!((&first["state"], &first["undoneBy"]), (&json!("undone"), &json!("root@example.org")), "{history}");
}

#[tokio::test]
async fn an_appearance_of_somebody_else_gets_a_page() {
    let app = TestApp::new().await;
    let root = Member::new(&app, "root", Tier::Admin).await;
    let body = json!({ "personSlug": PERSON, "podcast": "rust-talk", "episode": "part-2", "reason": "Another Ada" });
    let stated = root.post(&app, STATEMENTS, &body).await.data()["personStatement"].clone();
    let slug = stated["splitSlug"].as_str().expect("a slug").to_owned();
    let other = person(&app, &slug).await;
    assert_eq!(
        (&other["appearancesCount"], &other["hostedCount"], &other["organizations"]),
        (&json!(1), &json!(1), &json!([]))
    );
    assert_eq!(person(&app, PERSON).await["appearancesCount"], 1);
    assert!(app.get(&format!("/people/{slug}")).await.text.contains("Part 2"));
    assert_eq!(people(&app, "podcast=rust-talk").await, [PERSON, slug.as_str()]);

    // Each is on one page of the list.
    let (mut listed, mut cursor) = (Vec::new(), String::new());
    for _ in 0..3 {
        let page = app.get(&format!("/api/v1/people?search=ada&limit=1{cursor}")).await.data();
        listed.push(page["people"][0]["slug"].as_str().expect("a slug").to_owned());
        cursor = page["cursor"].as_str().map(|cursor| format!("&cursor={cursor}")).unwrap_or_default();
    }
    assert_eq!(listed, [PERSON, slug.as_str(), NAMESAKE]);

    let entry = OptOut::for_person("ada example", None, "", timestamp("2026-11-20T12:00:00Z"));
    app.state.generations.set_opt_outs([entry].into_iter().collect());
    assert_eq!(app.get(&format!("/people/{slug}")).await.status, StatusCode::NOT_FOUND);
    assert!(people(&app, "search=ada").await.is_empty());
}

#[tokio::test]
async fn statements_that_would_do_nothing_are_rejected() {
    let app = TestApp::new().await;
    let root = Member::new(&app, "root", Tier::Admin).await;
    merge_namesake(&app, &root).await;
    for (body, pointer) in [
        (json!({ "personSlug": NAMESAKE, "intoSlug": PERSON, "reason": "x" }), "/intoSlug"),
        (json!({ "personSlug": PERSON, "intoSlug": NAMESAKE, "reason": "x" }), "/intoSlug"),
        (json!({ "personSlug": PERSON, "podcast": "zero", "reason": "x" }), "/podcast"),
        (json!({ "personSlug": PERSON, "podcast": "rust-talk", "intoSlug": NAMESAKE, "reason": "x" }), "/intoSlug"),
        (json!({ "personSlug": PERSON, "reason": "x" }), "/intoSlug"),
        (json!({ "personSlug": PERSON, "podcast": "rust-talk", "reason": " " }), "/reason"),
    ] {
        let reply = root.post(&app, STATEMENTS, &body).await;
        assert_eq!(
            (reply.status, &reply.json()["errors"][0]["pointer"]),
            (StatusCode::BAD_REQUEST, &json!(pointer)),
            "{body}"
        );
    }
    for body in [
        json!({ "personSlug": "nobody", "intoSlug": PERSON, "reason": "x" }),
        json!({ "personSlug": PERSON, "podcast": "no-such-show", "reason": "x" }),
        json!({ "personSlug": PERSON, "podcast": "rust-talk", "episode": "part-99", "reason": "x" }),
    ] {
        assert_eq!(root.post(&app, STATEMENTS, &body).await.status, StatusCode::NOT_FOUND, "{body}");
    }
    // The merged page has two podcasts, and each of them can be split off again.
    let bread = episode(&podcast("slow-bread", "Slow Bread"), 1).episode.id.to_string();
    let elsewhere = json!({ "personSlug": PERSON, "podcast": "rust-talk", "episode": bread, "reason": "x" });
    assert_eq!(root.post(&app, STATEMENTS, &elsewhere).await.status, StatusCode::NOT_FOUND);
    let split = json!({ "personSlug": PERSON, "podcast": "slow-bread", "reason": "x" });
    root.post(&app, STATEMENTS, &split).await.data();
    assert_eq!(root.post(&app, STATEMENTS, &split).await.status, StatusCode::BAD_REQUEST);
}

#[tokio::test]
async fn a_statement_about_somebody_who_is_gone_is_kept_and_says_so() {
    let app = TestApp::new().await;
    let root = Member::new(&app, "root", Tier::Admin).await;
    let named = |slug: &str| StatedPerson {
        slug: slug.to_owned(),
        name: "Ada Example".to_owned(),
        anchor: PersonAnchor::Credits {
            key: "nobody".to_owned(),
            podcast: PodcastId::from_feed_url("https://gone.example/feed"),
        },
    };
    let change = PersonChange::Merge { person: named("gone"), into: named(PERSON) };
    let statement = PersonStatement { id: ids::new_id(&app.state.clock), change };
    app.state.db.state_person(statement, "x".to_owned(), root.account.user_id).await.expect("works");
    reload_stated_facts(&app.state.db, &app.state.generations).await.expect("works");
    let all = root.get(&app, STATEMENTS).await.data();
    let first = &all["personStatements"][0];
    assert_eq!(first["state"], "without-effect", "{all}");
    assert_eq!(first["problem"], "A person whom it names is not in the catalog.");
    assert_eq!(person(&app, PERSON).await["appearancesCount"], 2);
}

#[tokio::test]
async fn only_administrators_state_something_about_people() {
    let app = TestApp::new().await;
    let (root, ann) = (Member::new(&app, "root", Tier::Admin).await, Member::new(&app, "ann", Tier::Agency).await);
    let stated = merge_namesake(&app, &root).await;
    let path = format!("{STATEMENTS}/{}", stated["id"].as_str().expect("an id"));
    let body = json!({ "personSlug": NAMESAKE, "intoSlug": PERSON, "reason": "x" });
    assert_eq!(ann.get(&app, STATEMENTS).await.status, StatusCode::FORBIDDEN);
    assert_eq!(ann.post(&app, STATEMENTS, &body).await.status, StatusCode::FORBIDDEN);
    assert_eq!(ann.send(&app, Method::DELETE, &path, None, None).await.status, StatusCode::FORBIDDEN);
    let key = app.key(Tier::Admin).await;
    let with_key = app.get_as(&format!("/api/v1{STATEMENTS}"), &[("authorization", &key)]).await;
    assert_eq!(with_key.failure(), (403, "session_required".to_owned()));
    let audit = app.state.db.audit_events_of(root.account.user_id, 0, 10).await.expect("works");
    let merged = audit.iter().find(|event| event.action == "people-merged").expect("an audit event");
    assert_eq!(merged.object.as_deref(), Some("ada-example-2, ada-example"));
}
