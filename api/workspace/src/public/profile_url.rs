//! `GET /api/v1/public/profile-url`

use earshot_api_server::prelude::*;
use earshot_model::{RecognizedUrl, recognize_entered_profile};

/// A URL that someone entered as a profile.
#[parameters]
pub struct ProfileUrlParameters {
    /// The URL of a profile on a social platform, or of a show in a podcast directory. The scheme may be missing. An
    /// account of Mastodon may be written as `@name@server`. The URL of a post is none of a profile.
    #[param(example = "https://x.com/earshot")]
    url: String,
}

/// A recognized profile or show.
#[view]
pub struct ProfileUrlView {
    /// The social platform, or the podcast directory.
    platform: String,
    /// The name of the platform for people.
    label: String,
    /// Whether the platform is a podcast directory.
    is_podcast_directory: bool,
    /// The canonical URL: the same for all URLs of the profile.
    url: String,
}

/// The profile of a URL.
#[view]
pub struct ProfileUrlData {
    /// The recognized profile.
    profile_url: ProfileUrlView,
}

/// Checks the URL of a social profile or of a show in a podcast directory, and returns its canonical form.
///
/// An invalid one gets a message that names the platform and the defect.
#[endpoint(
    get "/api/v1/public/profile-url",
    (status = 200, description = "The profile", body = Envelope<ProfileUrlData>),
    (status = 400, description = "Not the URL of a profile, with the reason"),
    security(())
)]
pub async fn check_profile_url(
    ApiQuery(parameters): ApiQuery<ProfileUrlParameters>,
) -> Result<Envelope<ProfileUrlData>, ApiError> {
    let profile_url = check(&parameters.url, "/url")?;
    Ok(Envelope::new(ProfileUrlData { profile_url }))
}

/// Spec 5: social profile URL rules, each with its message.
fn check(url: &str, pointer: &str) -> Result<ProfileUrlView, ApiError> {
    let recognized = recognize_entered_profile(url);
    let message = recognized.message();
    let view = |platform: &str, label: &str, is_podcast_directory, url| ProfileUrlView {
        platform: platform.to_owned(),
        label: label.to_owned(),
        is_podcast_directory,
        url,
    };
    match recognized {
        RecognizedUrl::Profile { kind, url } => Ok(view(kind.as_str(), kind.label(), false, url)),
        RecognizedUrl::Directory { kind, url } => Ok(view(kind.as_str(), kind.label(), true, url)),
        RecognizedUrl::Rejected { .. } | RecognizedUrl::Unknown => {
            let message = message.unwrap_or_default();
            Err(ApiError::invalid(message.clone(), pointer, &message))
        }
    }
}
