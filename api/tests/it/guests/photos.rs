//! Photos of guests and of users: what is accepted, who sees them, and where they are shown.

use crate::support::operations::{FORM_TYPE, form_with_a_photo, form_with_photo_bytes, red_png};
use crate::support::prelude::*;
use axum::http::header;

const GUEST: &str = "/api/v1/guest-profiles/ada-lovelace/photo";
const OWN: &str = "/api/v1/users/profile/photo";

async fn upload(app: &TestApp, user: &Member, path: &str, form: Vec<u8>) -> TestResponse {
    let headers = [("cookie", user.cookie.as_str()), ("content-type", FORM_TYPE)];
    app.send_body([127, 0, 0, 1].into(), Method::PUT, path, &headers, form.into()).await
}

async fn create_ada(app: &TestApp, user: &Member) {
    let body = json!({ "firstName": "Ada", "lastName": "Lovelace", "shortBio": "Builds engines." });
    user.post(app, "/guest-profiles", &body).await.data();
}

fn path_of(data: &Value) -> String {
    data["photoPath"].as_str().expect("a path").to_owned()
}

fn cache_of(response: &TestResponse) -> &str {
    response.headers[header::CACHE_CONTROL].to_str().expect("text")
}

#[tokio::test]
async fn a_photo_of_a_guest_is_public_with_its_page_only() {
    let app = TestApp::new().await;
    let (ann, bob) = (Member::new(&app, "ann", Tier::Business).await, Member::new(&app, "bob", Tier::Business).await);
    create_ada(&app, &ann).await;
    let path = path_of(&upload(&app, &ann, GUEST, form_with_a_photo()).await.data());
    for place in ["/guest-profiles/ada-lovelace", "/guest-profiles"] {
        let data = ann.get(&app, place).await.data();
        assert!(data.to_string().contains(&path), "{place}: {data}");
    }
    let own = app.get_as(&path, &ann.headers()).await;
    assert_eq!((own.status, own.header("content-type")), (StatusCode::OK, "image/jpeg"), "{}", own.text);
    assert_eq!(cache_of(&own), "private, max-age=604800");
    assert_eq!(app.get_as(&path, &bob.headers()).await.status, StatusCode::NOT_FOUND);
    assert_eq!(app.get(&path).await.status, StatusCode::NOT_FOUND);

    ann.put(&app, "/guest-profiles/ada-lovelace/public-view", &json!({ "isPublic": true })).await.data();
    let public = app.get(&path).await;
    assert_eq!((public.status, cache_of(&public)), (StatusCode::OK, "public, max-age=3600"));
    let page = app.get("/guests/ada-lovelace").await;
    assert!(page.text.contains(&path.replace("/160?", "/480?")), "{}", page.text);
    let one_sheet = ann.get(&app, "/guest-profiles/ada-lovelace/download?format=html").await;
    assert!(one_sheet.text.contains("data:image/jpeg;base64,"));

    ann.post(&app, "/guest-profiles/ada-lovelace/archive", &json!({})).await.data();
    assert_eq!(app.get(&path).await.status, StatusCode::NOT_FOUND, "an archived guest has no page");
    let refused = upload(&app, &ann, GUEST, form_with_a_photo()).await;
    assert_eq!(refused.failure(), (409, "guest_profile_archived".to_owned()));
}

#[tokio::test]
async fn a_new_photo_replaces_the_former_and_a_removed_one_is_gone() {
    let app = TestApp::new().await;
    let ann = Member::new(&app, "ann", Tier::Business).await;
    create_ada(&app, &ann).await;
    let first = path_of(&upload(&app, &ann, GUEST, form_with_a_photo()).await.data());
    let second = path_of(&upload(&app, &ann, GUEST, form_with_a_photo()).await.data());
    assert_ne!(first, second, "browsers keep photos by their address");
    let kept = || std::fs::read_dir(&app.state.config.guest_files_dir).map_or(0, Iterator::count);
    assert_eq!(kept(), 1);
    for size in ["80", "160", "480"] {
        let shown = app.get_as(&second.replace("/160?", &format!("/{size}?")), &ann.headers()).await;
        assert_eq!(shown.status, StatusCode::OK, "{size}");
    }
    assert_eq!(app.get_as(&second.replace("/160?", "/161?"), &ann.headers()).await.status, StatusCode::NOT_FOUND);
    assert_eq!(ann.delete(&app, "/guest-profiles/ada-lovelace/photo").await.data(), json!({ "photoPath": null }));
    assert_eq!((kept(), app.get_as(&second, &ann.headers()).await.status), (0, StatusCode::NOT_FOUND));
    ann.delete(&app, "/guest-profiles/ada-lovelace/photo").await.data();
}

#[tokio::test]
async fn what_is_no_photo_is_refused_with_its_reason() {
    let app = TestApp::new().await;
    let ann = Member::new(&app, "ann", Tier::Business).await;
    let mut huge = red_png();
    // The header of a picture with 10,000 by 10,000 pixels; its checksum, which follows, is not read before.
    huge[16..24].copy_from_slice(&[0, 0, 0x27, 0x10, 0, 0, 0x27, 0x10]);
    let checksum = crc(&huge[12..29]);
    huge[29..33].copy_from_slice(&checksum.to_be_bytes());
    for (bytes, reason) in [
        (&b"<svg xmlns=\"http://www.w3.org/2000/svg\"/>"[..], "it is neither JPEG, PNG nor WebP"),
        (b"GIF89a and frames", "it is neither JPEG, PNG nor WebP"),
        (b"PK\x03\x04 and a ZIP", "it is neither JPEG, PNG nor WebP"),
        (&huge, "it has 10000 × 10000 pixels, more than 25 million"),
        (&red_png()[..50], "it is damaged or was cut off"),
    ] {
        let refused = upload(&app, &ann, OWN, form_with_photo_bytes(bytes)).await;
        assert_eq!(refused.status, StatusCode::BAD_REQUEST, "{reason}");
        assert!(refused.text.contains(&format!("This photo can’t be used: {reason}.")), "{}", refused.text);
    }
    let empty = upload(&app, &ann, OWN, form_with_photo_bytes(b"")).await;
    assert!(empty.text.contains("Choose a photo."), "{}", empty.text);
    let large = upload(&app, &ann, OWN, form_with_photo_bytes(&vec![0; (10 << 20) + 1])).await;
    assert_eq!(large.failure(), (413, "body_too_large".to_owned()));
    assert_eq!(ann.get(&app, "/users/profile").await.data()["profile"]["photoPath"], Value::Null);
}

#[tokio::test]
async fn colleagues_see_the_photo_of_a_user_and_strangers_do_not() {
    let app = TestApp::new().await;
    let (ann, eve) = (Member::new(&app, "ann", Tier::Business).await, Member::new(&app, "eve", Tier::Business).await);
    let bob = Member::in_team_of(&app, "bob", &ann.account, Role::Member).await;
    let path = path_of(&upload(&app, &ann, OWN, form_with_a_photo()).await.data());
    assert_eq!(ann.get(&app, "/users/profile").await.data()["profile"]["photoPath"], json!(path));
    assert_eq!(ann.get(&app, "/auth/me").await.data()["user"]["photoPath"], json!(path));
    let users = bob.get(&app, "/teams/users").await.data();
    let shown = |member: &Member| {
        let users = users["users"].as_array().expect("users");
        let found = users.iter().find(|user| user["id"] == member.account.user_id.to_string());
        found.expect("a member")["photoPath"].clone()
    };
    assert_eq!((shown(&ann), shown(&bob)), (json!(path), Value::Null));
    for (user, status) in [(&ann, StatusCode::OK), (&bob, StatusCode::OK), (&eve, StatusCode::NOT_FOUND)] {
        let seen = app.get_as(&path, &user.headers()).await;
        assert_eq!(seen.status, status, "{}", user.account.email);
    }
    assert_eq!(app.get(&path).await.status, StatusCode::NOT_FOUND);
    assert_eq!(ann.delete(&app, "/users/profile/photo").await.data(), json!({ "photoPath": null }));
    assert_eq!(app.get_as(&path, &bob.headers()).await.status, StatusCode::NOT_FOUND);
}

fn crc(bytes: &[u8]) -> u32 {
    !bytes.iter().fold(!0_u32, |crc, byte| {
        (0..8).fold(crc ^ u32::from(*byte), |crc, _| if crc & 1 == 1 { (crc >> 1) ^ 0xEDB8_8320 } else { crc >> 1 })
    })
}
