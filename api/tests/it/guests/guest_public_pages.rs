//! Public pages of guests.

use crate::support::prelude::*;

const PATH: &str = "/api/v1/public/guests/ada-lovelace";

#[tokio::test]
async fn a_public_page_shows_what_it_may() {
    let app = TestApp::new().await;
    let user = Member::new(&app, "ann", Tier::Business).await;
    let body = json!({
        "firstName": "Ada", "lastName": "Lovelace", "shortBio": "Builds <engines>.", "longBio": "First.\n\nSecond.",
        "email": "secret@example.org", "phone": "+43 1 2345678", "additionalContext": "secret travel dates",
        "goals": ["secret goal"], "thingsToAvoid": ["secret topic"], "topicsToDiscuss": ["Notes"],
        "websiteUrl": "https://ada.example", "linkedIn": "https://www.linkedin.com/in/ada-lovelace",
    });
    user.post(&app, "/guest-profiles", &body).await.data();
    let links = json!([
        { "socialMediaType": "linkedin", "url": "https://www.linkedin.com/in/ada-lovelace" },
        { "socialMediaType": "github", "url": "https://github.com/ada" },
    ]);
    user.put(&app, "/guest-profiles/ada-lovelace/social-media-links", &links).await.data();
    assert_eq!(app.get(PATH).await.status, StatusCode::NOT_FOUND);
    let at = "/guest-profiles/ada-lovelace/public-view";
    let letter =
        "# Dear host\n\nSee [my talk](https://ada.example/talk) or [this](javascript:alert(1)). <script>x</script>";
    let settings = json!({ "isPublic": true, "marketingLetterMarkdownText": letter, "displaySocials": true });
    let published = user.put(&app, at, &settings).await.data();
    assert_eq!((&published["publicSlug"], &published["success"]), (&json!("ada-lovelace"), &json!(true)));

    let data = app.get(PATH).await.data();
    let guest = &data["guest"];
    assert_eq!((&guest["name"], &guest["topicsToDiscuss"]), (&json!("Ada Lovelace"), &json!(["Notes"])));
    let kinds: Vec<_> =
        guest["socialMediaLinks"].as_array().expect("links").iter().map(|link| &link["label"]).collect();
    assert_eq!(kinds, ["GitHub"], "LinkedIn is not shown");
    let page = app.get("/guests/ada-lovelace").await;
    for part in [
        "<h1>Ada Lovelace</h1>",
        "<p>Builds &lt;engines&gt;.</p>",
        "<p>Second.</p>",
        "<h2>Dear host</h2>",
        "<a href=\"https://ada.example/talk\" rel=\"nofollow ugc\">my talk</a>",
        "<link rel=\"canonical\" href=\"https://earshot.example/guests/ada-lovelace\"",
        "\"@type\":\"Person\"",
        "[\"public-guest\",\"ada-lovelace\"]",
    ] {
        assert!(page.text.contains(part), "{part} is not in {}", page.text);
    }
    for part in ["secret", "2345678", "linkedin.com", "javascript:", "<script>x"] {
        assert!(!page.text.contains(part) && !data.to_string().contains(part), "{part} is in {}", page.text);
    }

    // The slug stays when the guest is renamed and when the page is hidden.
    let renamed = json!({ "firstName": "Augusta" });
    user.put(&app, "/guest-profiles/ada-lovelace/contact-details", &renamed).await.data();
    let hidden = user.put(&app, at, &json!({ "isPublic": false, "displayLinkedIn": true })).await.data();
    assert_eq!(hidden["publicSlug"], "ada-lovelace");
    assert_eq!(app.get(PATH).await.status, StatusCode::NOT_FOUND);
    assert_eq!(app.get("/guests/ada-lovelace").await.status, StatusCode::NOT_FOUND);
    let undone = user.undo(&app, &hidden["changeId"]).await;
    assert_eq!(undone["restoredCount"], 1);
    assert_eq!(app.get(PATH).await.data()["guest"]["name"], "Augusta Lovelace");

    // Another team's guest of this name has another page.
    let other = Member::new(&app, "bob", Tier::Business).await;
    other.post(&app, "/guest-profiles", &body).await.data();
    assert_eq!(other.put(&app, at, &json!({ "isPublic": true })).await.data()["publicSlug"], "ada-lovelace-2");
    user.post(&app, "/guest-profiles/ada-lovelace/archive", &json!({})).await.data();
    assert_eq!(app.get(PATH).await.status, StatusCode::NOT_FOUND, "an archived guest has no page");
    for wrong in ["/guests/ADA", "/guests/a%00b", "/guests/no-such-guest"] {
        assert_eq!(app.get(wrong).await.status, StatusCode::NOT_FOUND, "{wrong}");
    }
    let settings: Value = user.get(&app, "/guest-profiles/ada-lovelace").await.data()["publicViewSettings"].clone();
    assert_eq!(settings["marketingLetterMarkdownText"], letter);
}

#[tokio::test]
async fn public_pages_are_in_the_sitemap() {
    let app = TestApp::new().await;
    let user = Member::new(&app, "ann", Tier::Business).await;
    let sitemap = async || app.get("/sitemap.xml").await.text;
    let body = json!({ "firstName": "Ada", "lastName": "Lovelace", "shortBio": "Builds engines." });
    user.post(&app, "/guest-profiles", &body).await.data();
    assert!(!sitemap().await.contains("guests.xml"), "nobody is public");
    let at = "/guest-profiles/ada-lovelace/public-view";
    user.put(&app, at, &json!({ "isPublic": true })).await.data();
    assert!(sitemap().await.contains("<loc>https://earshot.example/sitemaps/guests.xml</loc>"));
    let part = app.get("/sitemaps/guests.xml").await.text;
    assert!(part.contains("<loc>https://earshot.example/guests/ada-lovelace</loc><lastmod>2026-11-21T10"), "{part}");
    user.put(&app, at, &json!({ "isPublic": false })).await.data();
    assert!(!sitemap().await.contains("guests.xml"), "the page is switched off");
    assert!(!app.get("/sitemaps/guests.xml").await.text.contains("ada-lovelace"));
}
