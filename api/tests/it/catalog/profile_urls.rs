//! Social profile URLs (spec 5): the rules and messages of the model, as the API returns them.

use crate::support::prelude::*;

async fn check(app: &TestApp, url: &str) -> TestResponse {
    let query = url::form_urlencoded::Serializer::new(String::new()).append_pair("url", url).finish();
    app.get(&format!("/api/v1/public/profile-url?{query}")).await
}

#[tokio::test]
async fn a_profile_has_one_canonical_url() {
    let app = TestApp::new().await;
    let expected = json!({
        "platform": "twitter", "label": "X (Twitter)", "isPodcastDirectory": false, "url": "https://x.com/slowledger"
    });
    for url in ["https://twitter.com/slowledger/media", "x.com/@slowledger", " https://x.com/slowledger?s=20 "] {
        assert_eq!(check(&app, url).await.data()["profileUrl"], expected, "{url}");
    }
    let show = check(&app, "https://podcasts.apple.com/us/podcast/slow/id158?i=10").await.data();
    assert_eq!(show["profileUrl"]["isPodcastDirectory"], true);
    assert_eq!(show["profileUrl"]["url"], "https://podcasts.apple.com/podcast/id158");
}

/// Decision 057: what a table of lengths would refuse, and what people write instead of a URL.
#[tokio::test]
async fn unusual_profiles_are_recognized() {
    let app = TestApp::new().await;
    for (text, url) in [
        (
            "https://bsky.app/profile/did:plc:ewvi7nxzyoun6zhxrhs64oiz",
            "https://bsky.app/profile/did:plc:ewvi7nxzyoun6zhxrhs64oiz",
        ),
        ("https://www.tiktok.com/@npr", "https://www.tiktok.com/@npr"),
        ("https://www.reddit.com/r/de", "https://www.reddit.com/r/de"),
        ("@ada.quay@social.example.org", "https://social.example.org/@ada.quay"),
        ("https://www.facebook.com/groups/slowledger", "https://www.facebook.com/groups/slowledger"),
    ] {
        assert_eq!(check(&app, text).await.data()["profileUrl"]["url"], url, "{text}");
    }
}

#[tokio::test]
async fn other_urls_get_the_message_of_their_platform() {
    let app = TestApp::new().await;
    for (url, message) in [
        ("https://twitter.com/home", "Invalid X (Twitter) URL: \"home\" is not a profile"),
        ("https://www.instagram.com/", "Invalid Instagram URL: the home page of the site"),
        ("https://x.com/ada/status/1", "Invalid X (Twitter) URL: \"status/1\" is a part of a profile, not a profile"),
        ("https://snapchat.com/add/slow%20ledger", "Invalid Snapchat URL: a handle cannot contain ' '"),
        ("https://tiktok.com/@s", "Invalid TikTok URL: a handle has at least 2 characters"),
        ("https://www.linkedin.com/school/slow", "Invalid LinkedIn URL: \"school\" is not a profile"),
        ("https://podcasts.apple.com/us/genre/1", "Invalid Apple Podcasts URL: not a show"),
        ("https://slowledger.example/about", "Invalid URL: not on a known platform"),
        ("javascript:alert(1)", "Invalid URL: not on a known platform"),
        ("", "Invalid URL: not on a known platform"),
    ] {
        let reply = check(&app, url).await;
        assert_eq!(reply.status, StatusCode::BAD_REQUEST, "{url}: {}", reply.text);
        let body = reply.json();
        assert_eq!((&body["message"], &body["data"]["message"]), (&json!(message), &json!(message)), "{url}");
        assert_eq!(body["errors"][0], json!({ "pointer": "/url", "message": message }));
    }
    assert_eq!(app.get("/api/v1/public/profile-url").await.json()["errors"][0]["message"], "must have url");
}
