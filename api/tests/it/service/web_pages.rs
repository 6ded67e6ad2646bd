//! The pages: heads, initial data, plain content, status codes.

use crate::support::catalog::generation_of_long_texts;
use crate::support::documents::{former_id, timestamp};
use crate::support::prelude::*;
use earshot_api::web::podcast_card::{cover_version, format_age, initials};
use earshot_api::web::templates::genre_name;

fn embedded_data(html: &str) -> Value {
    let (_, rest) = html.split_once("id=\"earshot-data\">").expect("first data");
    let (text, _) = rest.split_once("</script>").expect("an end");
    serde_json::from_str(text).expect("JSON")
}

fn query_keys(html: &str) -> Vec<Value> {
    embedded_data(html)["queries"].as_array().expect("queries").iter().map(|query| query["key"].clone()).collect()
}

#[tokio::test]
async fn a_podcast_page_has_its_metadata() {
    let app = TestApp::new().await;
    let page = app.get("/podcasts/rust-talk").await;
    assert_eq!(page.status, StatusCode::OK);
    for part in [
        "<title>Rust Talk | Earshot</title>",
        "<link rel=\"canonical\" href=\"https://earshot.example/podcasts/rust-talk\" />",
        "content=\"All about Rust Talk &amp; more\"",
        "property=\"og:image\"",
        "\"@type\":\"PodcastSeries\"",
        "\"@type\":\"BreadcrumbList\"",
        "<h1>Rust Talk</h1>",
        "<p>All about Rust Talk &amp; more</p>",
        "href=\"/podcasts/rust-talk/part-1\"",
        "href=\"/podcasts/slow-bread\"",
    ] {
        assert!(page.text.contains(part), "{part} is missing in {}", page.text);
    }
    assert!(!page.text.contains("href=\"javascript:"), "feeds do not choose schemes");
    let expected =
        json!(
            [["podcast", "rust-talk"], ["podcast-episodes", "rust-talk", 0, null], ["related", "rust-talk"], ["me"],]
        );
    assert_eq!(json!(query_keys(&page.text)), expected);
    let filtered = app.get("/podcasts/rust-talk?skip=25&transcripts=yes").await;
    assert!(query_keys(&filtered.text).contains(&json!(["podcast-episodes", "rust-talk", 25, true])));
}

/// With texts of 10 MB each, a page has a few MB. Its script requests the rest, and the HTML states that the text is
/// only the beginning.
#[tokio::test]
async fn long_texts_are_truncated_on_pages() {
    const MOST: usize = 4 << 20;
    let app = TestApp::new().await;
    app.state.swap_generation(generation_of_long_texts("g2", 10 << 20));
    let cookie = app.cookie(Tier::Business).await;
    for (path, first, start) in [
        ("/podcasts/rust-talk", "podcast", "Only the beginning of this description is shown here."),
        ("/podcasts/rust-talk/part-1", "episode", "Only the beginning of the show notes is shown here."),
    ] {
        let page = app.get_as(path, &[("cookie", &cookie)]).await;
        assert_eq!(page.status, StatusCode::OK);
        assert!(page.text.len() < MOST, "{path}: {} bytes", page.text.len());
        assert!(page.text.contains(start), "{path}");
        let keys = query_keys(&page.text);
        assert!(keys.contains(&json!(["me"])) && keys.iter().all(|key| key[0] != first), "{keys:?}");
    }
    let episode = app.get_as("/podcasts/rust-talk/part-1", &[("cookie", &cookie)]).await;
    assert!(episode.text.contains("Only the beginning of this transcript is shown here."));
    let data = app.get_as("/api/v1/podcasts/rust-talk", &[("cookie", &cookie)]).await.data();
    assert!(data["podcast"]["description"].as_str().is_some_and(|text| text.len() > 9 << 20), "the API has all of it");
}

#[tokio::test]
async fn the_documentation_lists_every_call_and_has_a_head_for_each() {
    let app = TestApp::new().await;
    let page = app.get("/api-docs").await;
    assert_eq!(page.status, StatusCode::OK);
    for part in [
        "<title>API | Earshot</title>",
        "<link rel=\"canonical\" href=\"https://earshot.example/api-docs\" />",
        "<h2>Search</h2>",
        "<a href=\"/api-docs?call=getPodcast\">GET /api/v1/podcasts/{podcastIdOrSlug}</a>: Returns a podcast by its ID or slug.",
        "href=\"/openapi.json\"",
        "href=\"/llms.txt\"",
    ] {
        assert!(page.text.contains(part), "{part} is missing in {}", page.text);
    }
    let call = app.get("/api-docs?call=getPodcast").await;
    for part in [
        "<title>getPodcast | API | Earshot</title>",
        "<link rel=\"canonical\" href=\"https://earshot.example/api-docs?call=getPodcast\" />",
        "<meta name=\"description\" content=\"Returns a podcast by its ID or slug.\" />",
    ] {
        assert!(call.text.contains(part), "{part} is missing in {}", call.text);
    }
    let unknown = app.get("/api-docs?call=%3Cb%3E").await;
    assert_eq!(unknown.status, StatusCode::OK);
    assert!(unknown.text.contains("href=\"https://earshot.example/api-docs\""), "{}", unknown.text);
    assert!(app.get("/api-docs/api-status").await.text.contains("<title>API status | Earshot</title>"));
}

#[tokio::test]
async fn initial_data_equals_the_api_responses() {
    let app = TestApp::new().await;
    let html = app.get("/podcasts/rust-talk").await.text;
    let data = embedded_data(&html);
    assert_eq!(data["queries"][0]["data"], app.get("/api/v1/podcasts/rust-talk").await.data());
    let episodes = app.get("/api/v1/podcasts/rust-talk/episodes?skip=0&limit=25").await.data();
    assert_eq!(data["queries"][1]["data"]["podcastWithEpisodes"], episodes["podcastWithEpisodes"]);
}

#[tokio::test]
async fn feed_text_is_escaped_in_scripts_and_elements() {
    let app = TestApp::new().await;
    for path in
        ["/podcasts/zero", "/podcasts/zero/part-1", "/podcasts/directory/z", "/search?q=%3C/script%3E%3Cb%3E", "/"]
    {
        let html = app.get(path).await.text;
        assert!(!html.contains("</script><b>") && !html.contains("Zero </script>"), "{path}: {html}");
        if path != "/" {
            embedded_data(&html);
        }
    }
}

#[tokio::test]
async fn an_episode_page_has_notes_and_the_start_of_the_transcript() {
    let app = TestApp::new().await;
    let page = app.get("/podcasts/rust-talk/part-1").await;
    for part in ["\"@type\":\"PodcastEpisode\"", "<p>Notes</p>", "Sentence &lt;19&gt;.", "Sign in to read the rest</a>"]
    {
        assert!(page.text.contains(part), "{part} is missing in {}", page.text);
    }
    assert!(!page.text.contains("Sentence &lt;20&gt;."));
    let cookie = app.cookie(Tier::Free).await;
    let whole = app.get_as("/podcasts/rust-talk/part-1", &[("cookie", &cookie)]).await;
    assert!(whole.text.contains("Sentence &lt;29&gt;."));
}

#[tokio::test]
async fn missing_pages_get_404() {
    let app = TestApp::new().await;
    for path in ["/podcasts/nobody", "/podcasts/id", "/podcasts/rust-talk/nothing", "/podcasts/directory/1", "/nothing"]
    {
        let page = app.get(path).await;
        assert_eq!(page.status, StatusCode::NOT_FOUND, "{path}");
        assert!(
            page.text.contains("<h1>Page not found</h1>") && page.text.contains("noindex"),
            "{path}: {}",
            page.text
        );
    }
    let asset = app.get("/assets/gone-12345678.js").await;
    assert_eq!((asset.status, asset.json()["code"].clone()), (StatusCode::NOT_FOUND, json!("not_found")));
}

#[tokio::test]
async fn former_addresses_redirect_to_the_canonical_one() {
    let app = TestApp::new().await;
    let by_former_id = format!("/podcasts/{}", former_id("rust-talk"));
    for (path, to) in [
        ("/podcasts/old-rust-talk", "/podcasts/rust-talk"),
        (by_former_id.as_str(), "/podcasts/rust-talk"),
        ("/podcasts/old-rust-talk/part-1", "/podcasts/rust-talk/part-1"),
        ("/podcasts/old-rust-talk/old-part-1", "/podcasts/rust-talk/part-1"),
        ("/podcasts/directory/S", "/podcasts/directory/s"),
    ] {
        let page = app.get(path).await;
        assert_eq!((page.status, page.header("location")), (StatusCode::PERMANENT_REDIRECT, to));
    }
}

#[tokio::test]
async fn the_policy_has_a_fresh_nonce() {
    let app = TestApp::new().await;
    let nonce = |html: &str| {
        let (_, rest) = html.split_once("name=\"csp-nonce\" content=\"").expect("a nonce");
        rest.split('"').next().unwrap_or_default().to_owned()
    };
    let (first, second) = (app.get("/").await, app.get("/").await);
    assert!(first.header("content-security-policy").contains(&format!("'nonce-{}'", nonce(&first.text))));
    assert_ne!(nonce(&first.text), nonce(&second.text));
    for path in [
        "/sign-in/email-link?key=secret",
        "/sign-up/validate?key=secret",
        "/invitation?key=secret",
        "/sign-in/provider?code=secret",
    ] {
        let link = app.get(path).await;
        assert_eq!(
            (link.header("referrer-policy"), link.header("cache-control")),
            ("no-referrer", "no-store"),
            "{path}"
        );
    }
}

#[tokio::test]
async fn search_and_directory_work_without_scripts() {
    let app = TestApp::new().await;
    let found = app.get("/search?q=rust&mode=episodes").await.text;
    assert!(found.contains("<p>3 of 45 episodes</p>"), "{found}");
    assert!(found.contains("we talk of <em>rust</em>") && found.contains("href=\"/podcasts/rust-talk/part-1\""));
    let short = app.get("/search?q=r").await.text;
    assert!(short.contains("must have at least 2 characters"), "{short}");
    let letter = app.get("/podcasts/directory/s").await.text;
    assert!(letter.contains("href=\"/podcasts/slow-bread\"") && letter.contains("href=\"/podcasts/directory/z\""));
    let home = app.get("/").await.text;
    assert!(home.contains("action=\"/search\"") && home.contains("<dt>episodes</dt><dd>6</dd>"), "{home}");
}

/// Visitors read the home page without the web app. Readers with an account get the app with its first data.
#[tokio::test]
async fn the_home_page_needs_the_app_only_with_an_account() {
    let app = TestApp::new().await;
    let visitor = app.get("/").await;
    assert_eq!(visitor.status, StatusCode::OK);
    assert!(!visitor.text.contains("earshot-data") && !visitor.text.contains("id=\"root\""), "{}", visitor.text);
    for part in [
        "<h1>Search what podcasts say</h1>",
        "href=\"/search?q=%22the+first+time%22&amp;mode=episodes&amp;in=transcript\"",
        "<dt>podcasts</dt><dd>3</dd>",
        "<a href=\"/podcasts/rust-talk\">Rust Talk</a>",
        "aria-label=\"Genres\"",
        "<a href=\"/podcast-booking-agency\">Bookers and agencies</a>",
        "<a href=\"/solutions/podcast-api\">Developers</a>",
        "\"@type\":\"WebSite\"",
    ] {
        assert!(visitor.text.contains(part), "{part} is missing in {}", visitor.text);
    }
    assert_eq!(visitor.text.matches("type=\"search\"").count(), 1, "the bar has no second box");
    let cookie = app.cookie(Tier::Free).await;
    let reader = app.get_as("/", &[("cookie", &cookie)]).await.text;
    assert_eq!(json!(query_keys(&reader)), json!([["statistics"], ["latest-podcasts"], ["me"]]));
    assert!(reader.contains("<h1>Search what podcasts say</h1>"), "{reader}");
}

#[tokio::test]
async fn robots_and_sitemap_list_every_page() {
    let app = TestApp::new().await;
    assert!(app.get("/robots.txt").await.text.contains("Sitemap: https://earshot.example/sitemap.xml"));
    assert!(app.get("/sitemap.xml").await.text.contains("https://earshot.example/sitemaps/0.xml"));
    assert!(app.get("/sitemap.xml").await.text.contains("https://earshot.example/sitemaps/pages.xml"));
    let pages = app.get("/sitemaps/pages.xml").await.text;
    for path in ["/", "/about", "/api-docs", "/api-docs/api-status", "/api-docs?call=searchPodcasts"] {
        assert!(pages.contains(&format!("<loc>https://earshot.example{path}</loc>")), "{path} is missing in {pages}");
    }
    assert!(!pages.contains("example/app"), "private pages are not listed: {pages}");
    assert!(app.get("/sitemaps/0.xml").await.text.contains("<loc>https://earshot.example/podcasts/zero</loc>"));
    assert_eq!(app.get("/sitemaps/1.xml").await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn pages_of_the_application_answer_at_their_addresses() {
    let app = TestApp::new().await;
    for (path, title) in [
        ("/app", "Dashboard"),
        ("/app/projects", "Lists"),
        ("/app/projects/spring-tour", "List"),
        ("/app/projects/spring-tour/settings", "List"),
        ("/app/podcasts/rust-talk", "Podcast"),
        ("/app/team-settings/team", "Team"),
        ("/app/team-settings/custom-prompts", "Custom prompts"),
        ("/app/team-settings/custom-prompts/new", "Prompt"),
        ("/app/outreach?new=yes", "Outreach"),
        ("/app/outreach/o1", "Pitch"),
        ("/app/user-settings/outreach-templates/new", "Outreach template"),
        ("/invitation?key=x", "Join a team"),
    ] {
        let page = app.get(path).await;
        assert_eq!(page.status, StatusCode::OK, "{path}");
        assert!(page.text.contains(&format!("<title>{title} | Earshot</title>")), "{path}: {}", page.text);
        assert!(page.text.contains("noindex"), "{path} is private");
    }
    assert_eq!(app.get("/app/no/such/page").await.status, StatusCode::NOT_FOUND);
    let charts = app.get("/charts").await;
    assert!(charts.status == StatusCode::OK && !charts.text.contains("noindex"), "{}", charts.text);
}

/// The rows are there before the app, in its order. Other teams and visitors get the page without them.
#[tokio::test]
async fn the_page_of_a_list_comes_with_its_podcasts() {
    let app = TestApp::new().await;
    let ann = Member::new(&app, "ann", Tier::Agency).await;
    ann.create_project(&app, "Spring tour").await;
    for (slug, priority) in [("slow-bread", None), ("rust-talk", Some("urgent"))] {
        let body = json!({ "podcastId": slug, "priority": priority });
        assert_eq!(ann.post(&app, "/projects/spring-tour/podcasts", &body).await.status, StatusCode::OK);
    }
    let page = app.get_as("/app/projects/spring-tour", &ann.headers()).await;
    assert_eq!((page.status, page.header("cache-control")), (StatusCode::OK, "no-store"));
    assert!(page.text.contains("<title>Spring tour | Earshot</title>"), "{}", page.text);
    let places =
        ["href=\"/app/podcasts/rust-talk\"", "href=\"/app/podcasts/slow-bread\""].map(|link| page.text.find(link));
    assert!(places[0].is_some() && places[0] < places[1], "urgent first: {}", page.text);
    let project = |call: &str| format!("/projects/spring-tour/{call}");
    for (part, call) in [("podcasts", "podcasts/details"), ("views", "views")] {
        let queries = embedded_data(&page.text)["queries"].clone();
        let query = queries
            .as_array()
            .and_then(|all| all.iter().find(|query| query["key"] == json!(["project", "spring-tour", part])));
        assert_eq!(query.map(|query| &query["data"]), Some(&ann.get(&app, &project(call)).await.data()), "{part}");
    }
    let filtered = app.get_as("/app/projects/spring-tour?state=booked", &ann.headers()).await;
    assert!(!filtered.text.contains("data-first-row") && filtered.text.contains("earshot-data"), "{}", filtered.text);

    let bob = Member::new(&app, "bob", Tier::Agency).await;
    for headers in [&bob.headers()[..], &[]] {
        let other = app.get_as("/app/projects/spring-tour", headers).await;
        assert!(
            other.text.contains("<title>List | Earshot</title>") && !other.text.contains("Rust Talk"),
            "{}",
            other.text
        );
    }
}

#[tokio::test]
async fn an_error_page_shows_the_given_message() {
    let app = TestApp::new().await;
    let page = app.get("/errors/418?message=%3Cb%3Eno%3C/b%3E").await;
    assert_eq!(page.status, StatusCode::IM_A_TEAPOT);
    assert!(page.text.contains("&lt;b&gt;no&lt;/b&gt;"), "{}", page.text);
    assert_eq!(app.get("/errors/200").await.status, StatusCode::NOT_FOUND);
}

#[test]
fn genres_are_written_as_names() {
    for (genre, name) in
        [("true crime", "True Crime"), ("tv & film", "TV & Film"), ("society and culture", "Society and Culture")]
    {
        assert_eq!(genre_name(genre), name);
    }
}

#[test]
fn ages_are_relative_for_a_month() {
    let now = timestamp("2026-11-30T12:00:00Z");
    for (moment, age) in [
        ("2026-11-30T11:59:40Z", "this minute"),
        ("2026-11-30T11:59:00Z", "1 minute ago"),
        ("2026-11-30T01:30:00Z", "10 hours ago"),
        ("2026-11-29T10:00:00Z", "yesterday"),
        ("2026-10-31T12:00:00Z", "30 days ago"),
        ("2026-10-30T12:00:00Z", "30 Oct 2026"),
        ("2026-12-01T12:00:00Z", "1 Dec 2026"),
    ] {
        assert_eq!(format_age(timestamp(moment), now), age, "{moment}");
    }
}

#[test]
fn initials_and_covers_are_those_of_the_web_app() {
    for (title, letters) in [("The Cold Shelf", "CS"), ("the", "T"), ("Über uns", "ÜU"), ("“…”", "?"), ("", "?")]
    {
        assert_eq!(initials(title), letters, "{title}");
    }
    // The same text is hashed in `web/src/ui/media/cover.test.ts`.
    assert_eq!(cover_version("https://coldshelf.example/cover.png"), "1w7ftme");
    assert_eq!(cover_version(""), "0");
}
