//! Paths of photos on this server. A new photo has a new path, so that browsers keep the former one as long as they like.

use uuid::Uuid;

/// The path of a guest's photo, by the name of its file.
#[must_use]
pub fn guest_photo_path(profile: Uuid, photo: Option<Uuid>) -> Option<String> {
    photo.map(|photo| path("guests", profile, photo))
}

/// The path of a user's photo, by the name of its file.
#[must_use]
pub fn user_photo_path(user: Uuid, photo: Option<Uuid>) -> Option<String> {
    photo.map(|photo| path("users", user, photo))
}

fn path(of: &str, id: Uuid, photo: Uuid) -> String {
    format!("/img/{of}/{id}/160?v={}", photo.simple())
}
