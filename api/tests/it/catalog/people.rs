//! People and sponsors across podcasts: calls, pages, and the immediate effect of opt-outs.

use crate::support::documents::{episode, podcast, timestamp};
use crate::support::people::{NAMESAKE, PERSON, SPONSOR};
use crate::support::prelude::*;
use earshot_model::{OptOut, OptOuts};

fn slugs(data: &Value, list: &str) -> Vec<String> {
    let rows = data[list].as_array().expect("a list");
    rows.iter().map(|row| row["slug"].as_str().expect("a slug").to_owned()).collect()
}

#[tokio::test]
async fn people_are_listed_by_name_podcast_and_episode_in_pages() {
    let app = TestApp::new().await;
    let first = app.get("/api/v1/people?search=ada&limit=1").await.data();
    assert_eq!(slugs(&first, "people"), [PERSON]);
    let cursor = first["cursor"].as_str().expect("another page");
    let second = app.get(&format!("/api/v1/people?search=ada&limit=1&cursor={cursor}")).await.data();
    assert_eq!(slugs(&second, "people"), [NAMESAKE]);
    let other = app.get(&format!("/api/v1/people?search=bob&cursor={cursor}")).await;
    assert_eq!(other.status, StatusCode::BAD_REQUEST);
    assert!(slugs(&app.get("/api/v1/people?search=bob").await.data(), "people").is_empty());

    let id = episode(&podcast("rust-talk", "Rust Talk"), 1).episode.id;
    assert_eq!(slugs(&app.get(&format!("/api/v1/people?episodeId={id}")).await.data(), "people"), [PERSON]);
    assert_eq!(slugs(&app.get("/api/v1/people?podcast=rust-talk").await.data(), "people"), [PERSON]);
    for (path, status) in [
        ("/api/v1/people?podcast=no-such", StatusCode::NOT_FOUND),
        ("/api/v1/people?limit=0", StatusCode::BAD_REQUEST),
        ("/api/v1/people?limit=101", StatusCode::BAD_REQUEST),
        (&format!("/api/v1/people?search={}", "a".repeat(101)), StatusCode::BAD_REQUEST),
        ("/api/v1/people/nobody", StatusCode::NOT_FOUND),
        ("/api/v1/people/nobody/appearances", StatusCode::NOT_FOUND),
    ] {
        assert_eq!(app.get(path).await.status, status, "{path}");
    }
}

#[tokio::test]
async fn a_person_has_podcasts_reasons_and_paged_appearances() {
    let app = TestApp::new().await;
    let person = app.get(&format!("/api/v1/people/{PERSON}")).await.data()["person"].clone();
    assert_eq!(person["alsoWrittenAs"][0]["name"], "A. <Example>");
    assert_eq!(person["podcasts"][0]["reason"], "profile: ada.example");
    assert_eq!(person["podcasts"][0]["podcast"]["slug"], "rust-talk");
    assert_eq!(person["possiblySame"][0]["slug"], NAMESAKE);
    assert_eq!(person["profiles"].as_array().map(Vec::len), Some(1), "only pages of the web");
    let page = app.get(&format!("/api/v1/people/{PERSON}/appearances?skip=1&limit=1")).await.data();
    assert_eq!((&page["total"], &page["appearances"][0]["role"]), (&Value::from(2), &Value::from("host")));
}

#[tokio::test]
async fn sponsors_are_paid_ones_unless_others_are_requested() {
    let app = TestApp::new().await;
    assert_eq!(slugs(&app.get("/api/v1/sponsors").await.data(), "sponsors"), [SPONSOR]);
    assert!(slugs(&app.get("/api/v1/sponsors?group=own").await.data(), "sponsors").is_empty());
    assert!(slugs(&app.get("/api/v1/sponsors?podcast=rust-talk&group=own").await.data(), "sponsors").is_empty());
    assert_eq!(slugs(&app.get("/api/v1/sponsors?podcast=rust-talk&group=all").await.data(), "sponsors"), [SPONSOR]);
    assert_eq!(app.get("/api/v1/sponsors?group=rich").await.status, StatusCode::BAD_REQUEST);
    let sponsor = app.get(&format!("/api/v1/sponsors/{SPONSOR}")).await.data()["sponsor"].clone();
    assert_eq!(sponsor["months"][0]["episodesCount"], 1);
    let reads = app.get(&format!("/api/v1/sponsors/{SPONSOR}/reads")).await.data();
    assert_eq!(reads["reads"][0]["couponCodes"][0], "TEA20");
    assert_eq!(app.get("/api/v1/sponsors/episode").await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn sponsors_of_podcasts_like_this_are_those_it_does_not_have() {
    let app = TestApp::new().await;
    let found = app.get("/api/v1/podcasts/slow-bread/related-sponsors").await.data();
    assert_eq!(slugs(&found, "sponsors"), [SPONSOR]);
    let podcasts = found["sponsors"][0]["relatedPodcasts"].as_array().expect("podcasts");
    assert_eq!(podcasts.iter().map(|one| one["slug"].as_str()).collect::<Vec<_>>(), [Some("rust-talk")]);
    let own = app.get("/api/v1/podcasts/rust-talk/related-sponsors").await.data();
    assert!(slugs(&own, "sponsors").is_empty(), "the podcast has the sponsor: {own}");
    assert_eq!(app.get("/api/v1/podcasts/nobody/related-sponsors").await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn who_opts_out_is_gone_from_every_page_and_call_at_once() {
    let app = TestApp::new().await;
    let show = podcast("rust-talk", "Rust Talk").podcast.id;
    let entry = |podcast| OptOut::for_person("ada example", podcast, "", timestamp("2026-11-20T12:00:00Z"));
    app.state.generations.set_opt_outs([entry(Some(show))].into_iter().collect());
    for path in [format!("/api/v1/people/{PERSON}"), format!("/people/{PERSON}")] {
        assert_eq!(app.get(&path).await.status, StatusCode::NOT_FOUND, "{path}");
    }
    let appearances = app.get(&format!("/api/v1/people/{PERSON}/appearances")).await;
    assert_eq!(appearances.status, StatusCode::NOT_FOUND);
    // The page stays full: the namesake, who did not opt out, takes the place.
    assert_eq!(slugs(&app.get("/api/v1/people?limit=1").await.data(), "people"), [NAMESAKE]);
    assert!(slugs(&app.get("/api/v1/people?podcast=rust-talk").await.data(), "people").is_empty());

    app.state.generations.set_opt_outs([entry(None)].into_iter().collect());
    assert_eq!(app.get(&format!("/people/{NAMESAKE}")).await.status, StatusCode::NOT_FOUND);

    app.state.generations.set_opt_outs(OptOuts::default());
    assert_eq!(app.get(&format!("/people/{PERSON}")).await.status, StatusCode::OK);
}

#[tokio::test]
async fn pages_are_complete_without_scripts_and_escape_what_feeds_write() {
    let app = TestApp::new().await;
    let person = app.get(&format!("/people/{PERSON}")).await;
    assert_eq!(person.status, StatusCode::OK);
    let html = &person.text;
    for expected in [
        "<title>Ada Example on podcasts | Earshot</title>",
        "Also written as <bdi>A. &lt;Example&gt;</bdi> and 898 more",
        "The same person by profile: ada.example (98 % sure)",
        "href=\"/podcasts/rust-talk\"",
        "<a href=\"https://ada.example/\" rel=\"nofollow ugc\">",
        "href=\"/people/ada-example-2\"",
        "\"@type\":\"Person\"",
    ] {
        assert!(html.contains(expected), "{expected} is not in {html}");
    }
    assert!(!html.contains("javascript:"));
    let sponsor = app.get(&format!("/sponsors/{SPONSOR}")).await.text;
    for expected in
        ["Acme Tea as a podcast sponsor", "“thanks to &lt;b&gt;Acme Tea&lt;/b&gt;”", "November 2026", "read by a host"]
    {
        assert!(sponsor.contains(expected), "{expected} is not in {sponsor}");
    }
    // Beyond the end there is a way back.
    assert!(app.get(&format!("/people/{PERSON}?skip=900")).await.text.contains("Start with the newest"));
    assert_eq!(app.get("/sponsors/nobody").await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn people_and_sponsors_are_listed_without_scripts() {
    let app = TestApp::new().await;
    let people = app.get("/people").await.text;
    for expected in [format!("href=\"/people/{PERSON}\""), "<h1>Hosts and guests</h1>".to_owned()] {
        assert!(people.contains(&expected), "{expected} is not in {people}");
    }
    let sponsors = app.get("/sponsors").await.text;
    for expected in [format!("href=\"/sponsors/{SPONSOR}\""), "<h1>Podcast sponsors</h1>".to_owned()] {
        assert!(sponsors.contains(&expected), "{expected} is not in {sponsors}");
    }
    let searched = app.get("/sponsors?search=acme").await.text;
    assert!(searched.contains(&format!("/sponsors/{SPONSOR}")) && searched.contains("value=\"acme\""), "{searched}");
    let none = app.get("/people?search=%3Cqqq").await.text;
    assert!(none.contains("No name begins like “&lt;qqq”"), "{none}");
    // A wrong or last place has a way back.
    assert!(app.get("/people?after=x").await.text.contains(PERSON));
    assert!(app.get("/people?after=90000").await.text.contains("Start with the first"));
}

#[tokio::test]
async fn the_name_of_a_credit_leads_to_its_page_or_to_a_search() {
    let app = TestApp::new().await;
    let id = episode(&podcast("rust-talk", "Rust Talk"), 1).episode.id;
    for (path, expected) in [
        (format!("/people?name=ADA%20example&episode={id}"), "/people/ada-example"),
        ("/people?name=Ada+Example&podcast=rust-talk".to_owned(), "/people/ada-example"),
        (format!("/people?name=Bob&role=host&episode={id}"), "/search?mode=episodes&person=host%2Cphrase%7CBob"),
        ("/people?name=Bob&podcast=no-such".to_owned(), "/search?mode=episodes&person=guest%2Cphrase%7CBob"),
        (format!("/sponsors?name=Acme+Tea&episode={id}"), "/sponsors/acme-tea"),
        ("/sponsors?name=Other&podcast=rust-talk".to_owned(), "/search?mode=episodes&sponsor=phrase%7COther"),
    ] {
        let answer = app.get(&path).await;
        assert!(answer.status.is_redirection(), "{path}: {}", answer.status);
        assert_eq!(answer.header("location"), expected, "{path}");
    }
}
