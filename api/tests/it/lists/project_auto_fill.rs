//! Self-filling lists: after each publication, once for each podcast, within limits, never against the choices of
//! people.

use crate::support::catalog::{catalog, generation_of, generation_of_shows};
use crate::support::documents::{podcast, timestamp};
use crate::support::prelude::*;
use earshot_api::jobs::auto_fill::fill_lists;
use earshot_api::serving::OpenGeneration;
use earshot_app::{ListedPodcastFilter, Project};
use earshot_model::Clock;
use std::ops::Range;

/// When the generations of the tests were built.
const BUILT_AT: &str = "2026-11-20T11:00:00.000Z";
const EPOCH: &str = "1970-01-01T00:00:00.000Z";

fn rust() -> Value {
    json!({ "searchTerms": [{ "searchTerm": "rust", "searchTargets": ["podcast-title"] }] })
}

async fn set(app: &TestApp, member: &Member, project: &str, body: &Value) -> crate::support::TestResponse {
    let headers = [("cookie", member.cookie.as_str()), ("content-type", "application/json")];
    app.send(Method::PUT, &format!("/api/v1/projects/{project}/auto-fill"), &headers, Some(body.to_string())).await
}

/// A generation with shows that the catalog had before the first build, and shows that came after it.
fn catalog_with_new(name: &str, old: Range<usize>, new: Range<usize>) -> OpenGeneration {
    let show = |number: usize| podcast(&format!("show-{number}"), &format!("Show {number}"));
    let new = new.map(|number| {
        let mut document = show(number);
        document.podcast.first_seen_at = timestamp("2026-11-20T18:00:00Z");
        document
    });
    generation_of(name, old.map(show).chain(new).collect())
}

/// The slugs on a list, in the order of adding.
async fn slugs(app: &TestApp, member: &Member, project: &Project) -> Vec<String> {
    let filter = ListedPodcastFilter::default();
    let mut entries = app.state.db.listed_podcasts(&member.account, project.id, &filter).await.expect("works");
    entries.sort_by(|one, other| one.podcast.slug.cmp(&other.podcast.slug));
    entries.into_iter().map(|entry| entry.podcast.slug).collect()
}

on_both_databases!(each_publication_adds_new_matches_once, |url| {
    let time = crate::support::ManualClock::new();
    let app = TestApp::with_config(time.clock(), |config| config.database_url = url).await;
    let ann = Member::new(&app, "ann", Tier::Agency).await;
    let tour = ann.project(&app, "Spring tour").await;
    app.state.swap_generation(catalog_with_new("g1", 0..3, 0..0));
    let body = json!({ "searchKind": "podcasts", "searchOptions": rust() });
    let data = set(&app, &ann, &tour.slug, &body).await.data();
    assert_eq!(data["autoFill"]["searchOptions"]["searchTerms"][0]["searchTerm"], "rust");
    assert_eq!((&data["autoFill"]["lastRunAt"], &data["autoFill"]["addedCount"]), (&Value::Null, &json!(0)));
    assert_eq!(data["autoFill"]["newSince"], BUILT_AT);
    // Podcasts that the catalog had before do not count as new.
    fill_lists(&app.state).await.expect("works");
    app.state.swap_generation(catalog_with_new("g2", 0..3, 3..6));
    for _ in 0..2 {
        fill_lists(&app.state).await.expect("works");
        assert_eq!(slugs(&app, &ann, &tour).await, ["show-3", "show-4", "show-5"]);
    }
    let entries =
        app.state.db.listed_podcasts(&ann.account, tour.id, &ListedPodcastFilter::default()).await.expect("works");
    assert!(entries.iter().all(|entry| entry.labels == ["automated"] && entry.state.as_str() == "prospect"));

    // Someone removes one; the next publication has two more.
    let removed = entries.iter().find(|entry| entry.podcast.slug == "show-4").expect("listed").id;
    app.state.db.remove_listed_podcasts(&ann.account, tour.id, &[removed], None).await.expect("works");
    fill_lists(&app.state).await.expect("works");
    assert_eq!(slugs(&app, &ann, &tour).await, ["show-3", "show-5"], "not on the same generation");
    app.state.swap_generation(catalog_with_new("g3", 0..3, 3..8));
    for _ in 0..2 {
        fill_lists(&app.state).await.expect("works");
        assert_eq!(slugs(&app, &ann, &tour).await, ["show-3", "show-5", "show-6", "show-7"], "not the removed one");
    }
    let known = app.state.db.auto_fill_of(tour.id).await.expect("works").expect("exists");
    assert_eq!((known.added_count, known.last_added_count, known.problem), (5, 2, None));

    let path = format!("/api/v1/projects/{}/auto-fill", tour.slug);
    app.send(Method::DELETE, &path, &ann.headers(), None).await.data();
    app.state.swap_generation(catalog_with_new("g4", 0..3, 3..12));
    fill_lists(&app.state).await.expect("works");
    assert_eq!(slugs(&app, &ann, &tour).await.len(), 4);
    let again = app.send(Method::DELETE, &path, &ann.headers(), None).await;
    assert_eq!(again.status, StatusCode::NOT_FOUND);
});

/// Setting another search restarts from now; setting the same one again skips no podcast.
#[tokio::test]
async fn another_search_takes_what_is_new_from_then_on() {
    let app = TestApp::empty().await;
    let ann = Member::new(&app, "ann", Tier::Agency).await;
    let tour = ann.project(&app, "Spring tour").await;
    let body = json!({ "searchKind": "podcasts", "searchOptions": rust() });
    let before = set(&app, &ann, &tour.slug, &body).await.data();
    assert_eq!(before["autoFill"]["newSince"], EPOCH, "before the first publication everything is new");
    app.state.swap_generation(catalog_with_new("g1", 0..2, 2..3));
    assert_eq!(set(&app, &ann, &tour.slug, &body).await.data()["autoFill"]["newSince"], EPOCH);
    let other = json!({ "searchKind": "episodes", "searchOptions": rust() });
    let changed = set(&app, &ann, &tour.slug, &other).await.data();
    assert_eq!(changed["autoFill"]["newSince"], BUILT_AT);
    fill_lists(&app.state).await.expect("works");
    assert_eq!(slugs(&app, &ann, &tour).await, ["show-2"]);
}

#[tokio::test]
async fn a_search_that_a_colleague_chose_meanwhile_stays() {
    let app = TestApp::empty().await;
    let ann = Member::new(&app, "ann", Tier::Agency).await;
    let tour = ann.project(&app, "Spring tour").await;
    let path = format!("/projects/{}/auto-fill", tour.slug);
    let of = |kind: &str| json!({ "searchKind": kind, "searchOptions": rust() });
    let first = ann.send(&app, Method::PUT, &path, Some(&of("podcasts")), Some("\"0\"")).await.data();
    let version = format!("\"{}\"", first["autoFill"]["version"]);
    for (method, body) in [(Method::PUT, Some(of("episodes"))), (Method::DELETE, None)] {
        let late = ann.send(&app, method, &path, body.as_ref(), Some("\"0\"")).await;
        assert_eq!(late.status, StatusCode::PRECONDITION_FAILED, "{}", late.text);
        assert_eq!(late.json()["data"]["current"], first["autoFill"]);
    }
    ann.send(&app, Method::DELETE, &path, None, Some(&version)).await.data();
    let late = ann.send(&app, Method::PUT, &path, Some(&of("podcasts")), Some(&version)).await;
    assert_eq!(late.status, StatusCode::PRECONDITION_FAILED, "{}", late.text);
    assert_eq!(late.json()["data"]["current"], Value::Null);
}

#[tokio::test]
async fn a_list_fills_up_to_the_limit_of_its_plan() {
    let app = TestApp::empty().await;
    let ann = Member::new(&app, "ann", Tier::Individual).await;
    let tour = ann.project(&app, "Spring tour").await;
    set(&app, &ann, &tour.slug, &json!({ "searchKind": "podcasts", "searchOptions": rust() })).await.data();
    app.state.swap_generation(generation_of_shows("g1", 0..70));
    fill_lists(&app.state).await.expect("works");
    assert_eq!(slugs(&app, &ann, &tour).await.len(), 50);
    let known = app.state.db.auto_fill_of(tour.id).await.expect("works").expect("exists");
    assert_eq!(known.problem.as_deref(), Some("The list is full: your plan includes 50 podcasts per list."));
    // The plan is lowered while auto-fill is on.
    app.state.db.set_plan("ann@example.org", Tier::Free).await.expect("works");
    app.state.swap_generation(generation_of_shows("g2", 0..70));
    fill_lists(&app.state).await.expect("works");
    let known = app.state.db.auto_fill_of(tour.id).await.expect("works").expect("exists");
    assert_eq!(
        known.problem.as_deref(),
        Some("Your plan does not include automated search. The individual plan does.")
    );
    assert_eq!(slugs(&app, &ann, &tour).await.len(), 50);
}

#[tokio::test]
async fn podcasts_of_matching_episodes_are_added_once() {
    let app = TestApp::empty().await;
    let (generation, engine) = catalog("g1");
    let ann = Member::new(&app, "ann", Tier::Agency).await;
    let tour = ann.project(&app, "Spring tour").await;
    let options = json!({
        "searchTerms": [{ "searchTerm": "rust", "searchTargets": ["episode-title"] }],
        "cursor": "x", "facets": ["genre"], "projectId": tour.slug,
    });
    let data = set(&app, &ann, &tour.slug, &json!({ "searchKind": "episodes", "searchOptions": options })).await.data();
    app.state.swap_generation(generation);
    for dropped in ["cursor", "facets", "projectId"] {
        assert_eq!(data["autoFill"]["searchOptions"].get(dropped), None, "{dropped}");
    }
    fill_lists(&app.state).await.expect("works");
    assert_eq!(slugs(&app, &ann, &tour).await, ["rust-talk", "slow-bread", "zero"]);
    assert_eq!(engine.last_search().filters.exclude_podcast_ids, []);
    app.state.swap_generation(catalog("g2").0);
    fill_lists(&app.state).await.expect("works");
    assert_eq!(slugs(&app, &ann, &tour).await.len(), 3);
}

#[tokio::test]
async fn invalid_searches_and_plans_are_rejected() {
    let app = TestApp::with_clock(Clock::fixed(timestamp("2026-11-21T10:00:00Z"))).await;
    app.state.swap_generation(crate::support::catalog::generation("g1"));
    let ann = Member::new(&app, "ann", Tier::Individual).await;
    let tour = ann.project(&app, "Spring tour").await;
    let cases = [
        (json!({ "searchKind": "people", "searchOptions": rust() }), "/searchKind"),
        (json!({ "searchKind": "podcasts", "searchOptions": {} }), "/searchOptions"),
        (json!({ "searchKind": "podcasts", "searchOptions": { "price": 1 } }), "/searchOptions/price"),
        (json!({ "searchKind": "podcasts", "searchOptions": { "searchTerms": [] } }), "/searchOptions"),
    ];
    for (body, pointer) in cases {
        let reply = set(&app, &ann, &tour.slug, &body).await;
        assert_eq!(
            (reply.status, &reply.json()["errors"][0]["pointer"]),
            (StatusCode::BAD_REQUEST, &json!(pointer)),
            "{body}"
        );
    }
    let valid = json!({ "searchKind": "podcasts", "searchOptions": rust() });
    let eve = Member::new(&app, "eve", Tier::Admin).await;
    assert_eq!(set(&app, &eve, &tour.slug, &valid).await.status, StatusCode::NOT_FOUND);
    let path = format!("/api/v1/projects/{}/auto-fill", tour.id);
    assert_eq!(app.send(Method::DELETE, &path, &eve.headers(), None).await.status, StatusCode::NOT_FOUND);
    let bob = Member::new(&app, "bob", Tier::Free).await;
    let own = bob.project(&app, "Bob's list").await;
    let reply = set(&app, &bob, &own.slug, &valid).await;
    assert_eq!((reply.status, &reply.json()["code"]), (StatusCode::FORBIDDEN, &json!("not_on_plan")));
}
