//! The pages that explain the product, and the other public pages: each complete without scripts.

use crate::support::prelude::*;
use earshot_api::CompanyPages;
use earshot_model::Clock;
use earshot_model::slug::RESERVED_SLUGS;
use std::collections::{BTreeMap, BTreeSet};

/// Fewest words of a page of the site, without header and footer. `/articles` is a list.
const MIN_WORDS: usize = 120;
/// Pages that the web app renders too.
const APP_PAGES: [&str; 3] = ["/charts", "/podcasts", "/podcasts/directory"];

/// The paths of the sitemap, without the pages of operations.
async fn listed_paths(app: &TestApp) -> Vec<String> {
    let xml = app.get("/sitemaps/pages.xml").await.text;
    let paths = xml.split("<loc>https://earshot.example").skip(1).filter_map(|rest| rest.split("</loc>").next());
    paths.filter(|path| !path.contains('?')).map(str::to_owned).collect()
}

fn between<'a>(html: &'a str, start: &str, end: &str) -> &'a str {
    let (_, rest) = html.split_once(start).unwrap_or_else(|| panic!("{start} is missing in {html}"));
    rest.split_once(end).unwrap_or_else(|| panic!("{end} is missing in {rest}")).0
}

/// The text of a piece of HTML.
fn text_of(html: &str) -> String {
    let parts = html.split('<').map(|part| part.split_once('>').map_or(part, |(_, text)| text));
    parts.collect::<Vec<_>>().join(" ")
}

fn structured_data(html: &str) -> Vec<Value> {
    let scripts = html.split("<script type=\"application/ld+json\">").skip(1);
    let texts = scripts.filter_map(|rest| rest.split("</script>").next());
    texts.map(|text| serde_json::from_str(text).expect("JSON-LD parses")).collect()
}

#[tokio::test]
async fn every_public_page_is_complete_and_its_head_is_its_own() {
    let app = TestApp::new().await;
    let paths = listed_paths(&app).await;
    let (mut titles, mut descriptions) = (BTreeMap::new(), BTreeMap::new());
    for path in &paths {
        let page = app.get(path).await;
        assert_eq!(page.status, StatusCode::OK, "{path}");
        let html = &page.text;
        for (field, seen) in [
            (between(html, "<title>", "</title>"), &mut titles),
            (between(html, "<meta name=\"description\" content=\"", "\""), &mut descriptions),
        ] {
            assert!(field.len() > 3 && field.len() < 300, "{path}: {field}");
            let other = seen.insert(field.to_owned(), path.clone());
            // `/podcasts/directory` starts with its first letter, and is its canonical address.
            assert_eq!(other, None, "{path} has the head of another page: {field}");
        }
        assert!(html.contains(&format!("<link rel=\"canonical\" href=\"https://earshot.example{path}\" />")), "{path}");
        let main = between(html, "<main", "</main>");
        assert_eq!(html.matches("<h1").count(), 1, "{path}");
        assert!(!text_of(between(main, "<h1", "</h1>")).trim().is_empty(), "{path}");
        let is_site_page = !html.contains("id=\"earshot-data\"");
        if is_site_page || APP_PAGES.contains(&path.as_str()) {
            assert!(!structured_data(html).is_empty(), "{path} has no JSON-LD");
        }
        if is_site_page {
            let words = text_of(main).split_whitespace().count();
            assert!(words >= MIN_WORDS, "{path} has {words} words");
            let first = path.split('/').nth(1).unwrap_or_default();
            assert!(first.is_empty() || RESERVED_SLUGS.contains(&first), "a podcast may get the slug {first}");
            assert!(!html.contains("{{") && !html.contains("{%"), "{path}");
        }
    }
    // Spec 2.
    for path in [
        "/",
        "/about",
        "/articles",
        "/for-podcasters",
        "/get-started",
        "/podcast-booking-agency",
        "/pricing",
        "/privacy",
        "/terms",
        "/media-kit",
        "/free-plan-book-a-call",
        "/podcasts",
        "/podcasts/directory",
        "/podcast-authority-score",
        "/solutions/podcast-api",
        "/solutions/podcast-api/apple-podcast-api",
        "/solutions/podcast-monitoring",
        "/solutions/download-podcast-transcripts",
        "/stats/podcast-2",
        "/api-docs",
        "/api-docs/api-status",
    ] {
        assert!(paths.iter().any(|listed| listed == path), "{path} is not in the sitemap");
    }
}

/// Each link of a public page to this site leads to a page.
#[tokio::test]
async fn no_link_of_a_public_page_is_dead() {
    let app = TestApp::new().await;
    let mut targets = BTreeSet::new();
    for path in listed_paths(&app).await {
        let html = app.get(&path).await.text;
        let links = html.split("href=\"/").skip(1).filter_map(|rest| rest.split(['"', '#']).next());
        targets.extend(links.map(|link| format!("/{}", link.replace("&amp;", "&"))));
    }
    // Files exist only once the web app was built, and searches cost the quota of the test's address.
    let others = ["/assets/", "/brand/", "/favicon.svg", "/llms.txt", "/search?"];
    targets.retain(|target| !others.iter().any(|start| target.starts_with(start)));
    assert!(targets.len() > 40, "{targets:?}");
    for target in targets {
        let page = app.get(&target).await;
        assert!(page.status.is_success() || page.status.is_redirection(), "{target}: {}", page.status);
        if let Some(call) = target.strip_prefix("/api-docs?call=") {
            assert!(page.text.contains(&format!("<title>{call} | API")), "{call} is no operation");
        }
    }
}

#[tokio::test]
async fn prices_lead_to_the_links_of_the_company_by_plan_and_choice() {
    let company = CompanyPages {
        support_email: Some("help@pods.example".to_owned()),
        booking_url: Some("https://book.example/demo?a=1&b=2".to_owned()),
        business_monthly_url: Some("https://pay.example/month".to_owned()),
        ..CompanyPages::default()
    };
    let app = TestApp::with_config(Clock::system(), |config| config.company = company).await;
    let visitor = app.get("/pricing").await.text;
    for part in [
        "href=\"/sign-up?plan=business&amp;source=pricing\"",
        "href=\"https://book.example/demo?a=1&amp;b=2\"",
        "<strong>$100</strong> per month",
        "or $1,000 per year, $200 less",
        "href=\"/sign-in\"",
    ] {
        assert!(visitor.contains(part), "{part} is missing in {visitor}");
    }
    assert!(!visitor.contains("https://pay.example"), "visitors create an account first");
    let cookie = app.cookie(Tier::Free).await;
    let free = app.get_as("/pricing?plan=business", &[("cookie", &cookie)]).await.text;
    for part in
        ["href=\"https://pay.example/month\"", "Your choice", "Your plan", "href=\"/app/search\"", "href=\"/app\""]
    {
        assert!(free.contains(part), "{part} is missing in {free}");
    }
    let upgrade = app.get("/app/upgrade?plan=agency").await;
    assert_eq!((upgrade.status, upgrade.header("location")), (StatusCode::SEE_OTHER, "/pricing?plan=agency"));
    assert!(app.get("/about").await.text.contains("mailto:help@pods.example"));
}

#[tokio::test]
async fn legal_texts_are_drafts_until_the_company_has_its_own() {
    let own = "We keep *little*.\n\n## Who\n\nPods Ltd. <script>alert(1)</script>";
    let company = CompanyPages { privacy_markdown: Some(own.to_owned()), ..CompanyPages::default() };
    let app = TestApp::with_config(Clock::system(), |config| config.company = company).await;
    let privacy = app.get("/privacy").await.text;
    assert!(privacy.contains("<em>little</em>") && privacy.contains("<h2 id=\"who\">Who</h2>"), "{privacy}");
    assert!(!privacy.contains("This is a draft.") && !privacy.contains("alert(1)"), "{privacy}");
    assert!(app.get("/terms").await.text.contains("This is a draft."));
}

#[tokio::test]
async fn the_score_page_has_a_podcast_of_the_catalog() {
    let app = TestApp::new().await;
    let page = app.get("/podcast-authority-score").await.text;
    assert!(page.contains("% of the score"), "{page}");
    let example = between(&page, "id=\"example\"", "</section>");
    assert!(example.contains("href=\"/podcasts/") && example.contains(" of 100 today"), "{example}");
    // Before the first publication, only the example is missing.
    let empty = TestApp::empty().await.get("/podcast-authority-score").await;
    assert_eq!(empty.status, StatusCode::OK);
    assert!(!empty.text.contains("id=\"example\""));
}

#[tokio::test]
async fn the_feed_of_articles_is_atom_with_their_texts() {
    let app = TestApp::new().await;
    let feed = app.get("/articles/feed.xml").await;
    assert_eq!(feed.header("content-type"), "application/atom+xml; charset=utf-8");
    let mut reader = quick_xml::Reader::from_str(&feed.text);
    let mut entries = 0;
    loop {
        match reader.read_event().expect("well-formed XML") {
            quick_xml::events::Event::Start(tag) if tag.name().as_ref() == "entry" => entries += 1,
            quick_xml::events::Event::Eof => break,
            _ => {}
        }
    }
    assert!(entries >= 12, "{entries}");
    assert!(feed.text.contains("<id>https://earshot.example/articles/api-quick-start</id>"));
    assert!(feed.text.contains("&lt;p&gt;"), "entries have their texts");
    assert!(app.get("/articles").await.text.contains("type=\"application/atom+xml\""));
    assert_eq!(app.get("/articles/none").await.status, StatusCode::NOT_FOUND);
}
