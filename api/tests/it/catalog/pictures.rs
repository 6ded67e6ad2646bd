//! Covers from our own address.

use crate::support::prelude::*;
use axum::http::header;
use earshot_pictures::{PictureCache, PictureKey, Renditions};

/// The first bytes of a JPEG file.
const JPEG: &[u8] = &[0xFF, 0xD8, 0xFF, 0xE0];

/// An app that keeps the cover of the sample podcasts.
async fn app_with_cover() -> TestApp {
    let app = TestApp::new().await;
    let cache = PictureCache::new(&app.state.config.pictures_dir, 1 << 20);
    let renditions = Renditions { small: JPEG.to_vec(), medium: b"RIFF and WebP".to_vec(), large: JPEG.to_vec() };
    cache.put(PictureKey::of_url("https://img.example/a.png"), &renditions).expect("written");
    app
}

#[tokio::test]
async fn a_kept_cover_is_served_with_its_type_a_tag_and_a_long_life() {
    let app = app_with_cover().await;
    let cover = app.get("/img/podcasts/rust-talk/160?v=1").await;
    assert_eq!(cover.status, StatusCode::OK, "{}", cover.text);
    assert_eq!(cover.headers[header::CONTENT_TYPE], "image/webp");
    assert_eq!(cover.text, "RIFF and WebP");
    assert!(cover.headers[header::CACHE_CONTROL].to_str().expect("text").starts_with("public, max-age=604800"));
    assert_eq!(cover.headers[header::X_CONTENT_TYPE_OPTIONS], "nosniff");
    let tag = cover.headers[header::ETAG].to_str().expect("text");
    let again = app.get_as("/img/podcasts/rust-talk/160", &[("if-none-match", tag)]).await;
    assert_eq!((again.status, &*again.text), (StatusCode::NOT_MODIFIED, ""));
    // Covers are for everybody, and cost nothing.
    let head = app.send(Method::HEAD, "/img/podcasts/rust-talk/80", &[], None).await;
    assert_eq!(head.status, StatusCode::OK);
    assert_eq!(head.headers[header::CONTENT_TYPE], "image/jpeg");
}

#[tokio::test]
async fn only_pictures_that_the_catalog_names_are_served() {
    let app = app_with_cover().await;
    for path in [
        "/img/podcasts/unknown/160",
        "/img/podcasts/rust-talk/161",
        "/img/podcasts/rust-talk/large",
        "/img/podcasts/https:%2F%2Fimg.example%2Fa.png/160",
        "/img/episodes/not-an-id/80",
        "/img/people/nobody/160",
        "/img/guests/not-an-id/160",
        "/img/users/0197a000-0000-7000-8000-000000000000/160",
        "/img/podcasts/rust-talk",
        "/img/",
    ] {
        assert_eq!(app.get(path).await.status, StatusCode::NOT_FOUND, "{path}");
    }
}

#[tokio::test]
async fn pages_load_no_image_from_elsewhere() {
    let app = TestApp::new().await;
    let page = app.get("/podcasts/rust-talk").await;
    let policy = page.headers[header::CONTENT_SECURITY_POLICY].to_str().expect("text").to_owned();
    assert!(policy.contains("img-src 'self' data: blob:;"), "{policy}");
    let images = page.text.split("<img").skip(1).filter(|tag| tag.contains("src=\"http"));
    assert_eq!(images.count(), 0);
}
