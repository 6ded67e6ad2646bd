//! Platforms with follower counts, in their documented formats, and their failures.

use axum::Router;
use axum::body::Bytes;
use axum::extract::{OriginalUri, Path, RawQuery};
use axum::http::{HeaderMap, StatusCode};
use axum::routing::{get, post};
use chrono::DateTime;
use earshot_ingest::platforms::followers::{
    FetchSocialError, SocialError, SocialProvider, fetch_profile, read_profile,
};
use earshot_model::Timestamp;
use earshot_model::rating::{SocialPlatform, SocialProfile, SocialProfileRef};
use earshot_net::{ClientConfig, HttpClient};
use earshot_testkit::{Behavior, LocalServer, MisbehavingServer};
use serde_json::{Value, json};

fn now() -> Timestamp {
    "2026-11-22T06:00:00Z".parse::<DateTime<chrono::Utc>>().expect("a moment")
}

fn target(platform: SocialPlatform, key: &str) -> SocialProfileRef {
    SocialProfileRef::from_key(platform, key).expect("a profile")
}

fn youtube(subscribers: Value, hidden: bool) -> Value {
    json!({"kind": "youtube#channelListResponse", "items": [{"id": "UC1",
        "snippet": {"title": "Idle", "customUrl": "@idle", "country": "GB", "publishedAt": "2019-03-01T10:00:00Z",
                    "thumbnails": {"default": {"url": "https://a.example/d.jpg"}}},
        "statistics": {"viewCount": "90210", "subscriberCount": subscribers, "hiddenSubscriberCount": hidden,
                       "videoCount": "45"}}]})
}

/// A platform's server.
struct SocialServer {
    _web: LocalServer,
    base_url: String,
}

impl SocialServer {
    fn provider(&self, platform: SocialPlatform, key: &str) -> SocialProvider {
        connect(platform, key).at(&self.base_url)
    }
}

async fn serve(router: Router) -> SocialServer {
    let web = LocalServer::serve(router).await;
    let base_url = web.url("");
    SocialServer { _web: web, base_url }
}

fn connect(platform: SocialPlatform, key: &str) -> SocialProvider {
    SocialProvider::connect(platform, key).expect("a platform with an API")
}

fn client() -> HttpClient {
    let clock = earshot_testkit::fixed_clock();
    HttpClient::new(ClientConfig { allow_private: true, ..ClientConfig::new("0", "https://a.example", clock) })
        .expect("a client")
}

async fn fetch(provider: &SocialProvider, key: &str) -> Option<SocialProfile> {
    let reading =
        fetch_profile(provider, &client(), &target(provider.platform(), key), now()).await.expect("an answer");
    assert!(reading.issues.is_empty(), "{:?}", reading.issues);
    reading.profile
}

fn counts(profile: Option<SocialProfile>) -> [Option<i64>; 5] {
    let profile = profile.expect("a profile");
    [profile.followers, profile.following, profile.posts, profile.likes, profile.views]
}

#[tokio::test(flavor = "multi_thread")]
async fn youtube_is_requested_by_handle_id_and_name() {
    let channels = |RawQuery(query): RawQuery, headers: HeaderMap| async move {
        assert_eq!(headers["x-goog-api-key"], "secret");
        let query = query.expect("a query");
        assert!(!query.contains("secret"), "keys are not for addresses: {query}");
        match query.strip_prefix("part=snippet,statistics&").expect("parts") {
            "forHandle=@idle" => youtube(json!("1200"), false),
            "id=UCabcdefghijklmnopqrstuv" => youtube(json!("0"), true),
            "forUsername=old" => json!({"kind": "youtube#channelListResponse", "pageInfo": {"totalResults": 0}}),
            other => panic!("{other}"),
        }
        .to_string()
    };
    let served = serve(Router::new().route("/youtube/v3/channels", get(channels))).await;
    let provider = served.provider(SocialPlatform::Youtube, "secret");
    let found = fetch(&provider, "@idle").await.expect("a channel");
    assert_eq!((found.profile_id.as_deref(), found.country.as_deref()), (Some("UC1"), Some("GB")));
    assert_eq!(found.url, "https://www.youtube.com/@idle");
    assert_eq!(counts(Some(found)), [Some(1_200), None, Some(45), None, Some(90_210)]);
    // Hidden is not zero.
    assert_eq!(counts(fetch(&provider, "UCabcdefghijklmnopqrstuv").await)[0], None);
    assert_eq!(fetch(&provider, "user/old").await, None);
}

#[tokio::test(flavor = "multi_thread")]
async fn twitter_metrics_are_read() {
    let user = |Path(name): Path<String>, headers: HeaderMap| async move {
        assert_eq!(headers["authorization"], "Bearer secret");
        match name.as_str() {
            "idle" => json!({"data": {"id": "1", "name": "Idle", "username": "idle", "verified": false,
                "public_metrics": {"followers_count": 5, "following_count": 6, "tweet_count": 7, "listed_count": 8}}}),
            _ => json!({"errors": [{"title": "Not Found Error", "detail": "Could not find user"}]}),
        }
        .to_string()
    };
    let served = serve(Router::new().route("/2/users/by/username/{name}", get(user))).await;
    let provider = served.provider(SocialPlatform::Twitter, "secret");
    assert_eq!(counts(fetch(&provider, "idle").await), [Some(5), Some(6), Some(7), None, None]);
    assert_eq!(fetch(&provider, "nobody").await, None);
}

#[tokio::test(flavor = "multi_thread")]
async fn meta_pages_and_business_accounts_are_read() {
    let graph = |Path(page): Path<String>, RawQuery(query): RawQuery, headers: HeaderMap| async move {
        assert_eq!(headers["authorization"], "Bearer secret");
        let query = query.unwrap_or_default();
        match page.as_str() {
            "idletalk" => {
                Ok(json!({"id": "9", "name": "Idle", "followers_count": 11, "fan_count": 10, "talking_about_count": 2}))
            }
            "17" if query.contains("business_discovery.username(idle)") => {
                Ok(json!({"id": "17", "business_discovery": {"id": "3", "username": "idle", "followers_count": 20,
                    "follows_count": 21, "media_count": 22}}))
            }
            "17" => Err(json!({"error": {"code": 110, "message": "Invalid user id"}})),
            _ => Err(json!({"error": {"code": 190, "message": "Error validating access token"}})),
        }
        .map(|value| value.to_string())
        .map_err(|error| (StatusCode::BAD_REQUEST, error.to_string()))
    };
    let served = serve(Router::new().route("/v21.0/{page}", get(graph))).await;
    let facebook = served.provider(SocialPlatform::Facebook, "secret");
    assert_eq!(counts(fetch(&facebook, "idletalk").await), [Some(11), None, None, Some(10), None]);
    let refused = fetch_profile(&facebook, &client(), &target(SocialPlatform::Facebook, "other"), now()).await;
    let refused = refused.expect_err("refused").to_string();
    assert_eq!(refused, "facebook: the platform reports an error: Error validating access token");

    let instagram = served.provider(SocialPlatform::Instagram, "17:secret");
    assert_eq!(counts(fetch(&instagram, "idle").await), [Some(20), Some(21), Some(22), None, None]);
    assert_eq!(fetch(&instagram, "nobody").await, None);
}

#[tokio::test(flavor = "multi_thread")]
async fn tiktok_patreon_and_linkedin_profiles_are_read() {
    let tiktok = |headers: HeaderMap, body: Bytes| async move {
        assert_eq!(headers["authorization"], "Bearer secret");
        let body: Value = serde_json::from_slice(&body).expect("JSON");
        match body["username"].as_str() {
            Some("idletalk") => json!({"data": {"display_name": "Idle", "follower_count": 3, "following_count": 4,
                "likes_count": 5, "video_count": 6, "is_verified": true}, "error": {"code": "ok", "message": ""}}),
            _ => json!({"data": {}, "error": {"code": "user_not_found", "message": "no such user"}}),
        }
        .to_string()
    };
    let patreon = |Path(id): Path<String>| async move {
        assert_eq!(id, "77");
        json!({"data": {"type": "campaign", "id": "77", "attributes": {"patron_count": 12, "vanity": "idle"}}})
            .to_string()
    };
    let organizations = |RawQuery(query): RawQuery, headers: HeaderMap| async move {
        assert_eq!(headers["x-restli-protocol-version"], "2.0.0");
        match query.as_deref() {
            Some("q=vanityName&vanityName=idle") => json!({"elements": [{"id": 5, "localizedName": "Idle"}]}),
            _ => json!({"elements": []}),
        }
        .to_string()
    };
    let sizes = |OriginalUri(uri): OriginalUri| async move {
        assert!(uri.to_string().contains("urn%3Ali%3Aorganization%3A5"), "{uri}");
        json!({"firstDegreeSize": 219}).to_string()
    };
    let served = serve(
        Router::new()
            .route("/v2/research/user/info/", post(tiktok))
            .route("/api/oauth2/v2/campaigns/{id}", get(patreon))
            .route("/rest/organizations", get(organizations))
            .route("/rest/networkSizes/{urn}", get(sizes)),
    )
    .await;
    let tiktok = served.provider(SocialPlatform::Tiktok, "secret");
    assert_eq!(counts(fetch(&tiktok, "idletalk").await), [Some(3), Some(4), Some(6), Some(5), None]);
    assert_eq!(fetch(&tiktok, "nobody").await, None);
    let patreon = served.provider(SocialPlatform::Patreon, "secret");
    assert_eq!(counts(fetch(&patreon, "user?u=77").await)[0], Some(12));
    // Campaigns are identified by number only.
    let by_name = fetch_profile(&patreon, &client(), &target(SocialPlatform::Patreon, "idle"), now()).await;
    assert!(matches!(by_name, Err(FetchSocialError::UnsupportedProfile { .. })), "{by_name:?}");
    let linkedin = served.provider(SocialPlatform::LinkedinCompany, "secret");
    assert_eq!(counts(fetch(&linkedin, "idle").await)[0], Some(219));
    assert_eq!(fetch(&linkedin, "nobody").await, None);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_failing_platform_does_not_count_as_unfollowed() {
    let whole = youtube(json!("1200"), false).to_string();
    let cut_off = format!("HTTP/1.1 200 OK\r\ncontent-length: {}\r\n\r\n{}", whole.len(), &whole[..90]).into_bytes();
    let cases: Vec<(Behavior, bool, &str)> = vec![
        (Behavior::status(429, "retry-after: 60\r\n", ""), true, "youtube is throttling requests"),
        (Behavior::status(401, "", ""), true, "youtube rejects the API key (401)"),
        (Behavior::status(403, "", "{}"), true, "youtube rejects the API key (403)"),
        (Behavior::status(500, "", whole.clone()), false, "youtube answered 500"),
        (Behavior::status(400, "", "{}"), false, "youtube answered 400"),
        (Behavior::status(200, "", &whole[..90]), false, "it is not JSON"),
        (Behavior::status(200, "", "{}"), false, "unknown format of a profile"),
        (Behavior::RespondAndClose(cut_off), false, ""),
    ];
    for (behavior, ends, expected) in cases {
        let server = MisbehavingServer::always(behavior).await;
        let provider = connect(SocialPlatform::Youtube, "top-secret").at(&server.url(""));
        let error = fetch_profile(&provider, &client(), &target(SocialPlatform::Youtube, "@idle"), now()).await;
        let error = error.expect_err("fails");
        assert!(error.to_string().contains(expected), "{error}");
        assert!(!error.to_string().contains("top-secret"), "{error}");
        assert_eq!(error.is_poll_over(), ends, "{error}");
    }
}

#[test]
fn impossible_counts_are_reported_and_the_rest_is_read() {
    let read = |value: &Value| {
        let target = target(SocialPlatform::Youtube, "@idle");
        read_profile(value.to_string().as_bytes(), &target, now())
    };
    let reading = read(&youtube(json!("-5"), false)).expect("a channel");
    let profile = reading.profile.expect("a channel");
    assert_eq!((profile.followers, profile.views), (None, Some(90_210)));
    assert_eq!(reading.issues[0].kind, "bad-count");
    let mut late = youtube(json!("5"), false);
    late["items"][0]["snippet"]["publishedAt"] = json!("2031-01-01T00:00:00Z");
    let reading = read(&late).expect("a channel");
    assert_eq!((reading.profile.expect("a channel").joined_at, reading.issues[0].kind.as_str()), (None, "future-date"));
    assert!(matches!(read(&json!({"kind": "other"})), Err(SocialError::UnknownFormat)));
    let refused = json!({"error": {"code": 400, "message": "API key not valid"}});
    assert_eq!(read(&refused).expect_err("refused").to_string(), "the platform reports an error: API key not valid");
}

/// A key cannot change the request.
#[test]
fn keys_are_plain_names() {
    let key = |platform: SocialPlatform, key: &str| SocialProfileRef {
        platform,
        key: key.to_owned(),
        url: "https://x.example".to_owned(),
    };
    let youtube = connect(SocialPlatform::Youtube, "secret");
    for bad in ["a&id=b", "@x#", "user/a b", "channel/../x", "a?b", "", "x/y/z", "channel/UC/x"] {
        assert_eq!(youtube.request(&key(SocialPlatform::Youtube, bad)), None, "{bad}");
        assert_eq!(connect(SocialPlatform::Twitter, "s").request(&key(SocialPlatform::Twitter, bad)), None, "{bad}");
        assert_eq!(
            connect(SocialPlatform::Instagram, "1:s").request(&key(SocialPlatform::Instagram, bad)),
            None,
            "{bad}"
        );
    }
    // The key of Instagram is an account and a token.
    assert_eq!(connect(SocialPlatform::Instagram, "secret").request(&key(SocialPlatform::Instagram, "idle")), None);
}
