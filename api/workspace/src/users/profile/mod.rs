//! The profile of the signed-in user: name and sender of pitches, answers of the start, and what is mailed and kept.

pub mod get;
pub mod photo;
pub mod update;

use earshot_api_content::views::user_photo_path;
use earshot_api_server::prelude::*;
use earshot_app::UserProfile;

/// The profile of a user.
#[view]
pub struct ProfileData {
    /// The profile.
    profile: ProfileView,
}

/// Who a user is, and what they chose.
#[view]
pub struct ProfileView {
    /// First name; `null` when there is none.
    first_name: Option<String>,
    /// Last name; `null` when there is none.
    last_name: Option<String>,
    /// Job title, as pitches name it; `null` when there is none.
    title: Option<String>,
    /// Company, as pitches name it; `null` takes the company of the team.
    company: Option<String>,
    /// Time zone by its IANA name, such as `Europe/Berlin`; `null` takes that of the browser.
    time_zone: Option<String>,
    /// The lines below the name at the end of a pitch; `null` takes those of the team.
    signature: Option<String>,
    /// Why the user came: advertising, api, content, guests, leads, monitoring, other or transcripts; `null` when they
    /// did not answer.
    reason: Option<String>,
    /// The reason in words; `null` unless `reason` is `other`.
    other_reason: Option<String>,
    /// What the user works as; `null` when they did not answer.
    role: Option<String>,
    /// How far the questions of the start are: open, skipped or done.
    onboarding: String,
    /// Whether digests of the user's alerts are mailed to them.
    mails_digests: bool,
    /// Whether searches are listed in the user's search history.
    keeps_searches: bool,
    /// Path of the photo on this server, 160 pixels wide; `/80` and `/480` are its other sizes. `null` without a photo.
    photo_path: Option<String>,
    /// Grows with each change. Send it in `If-Match`.
    version: i64,
}

impl From<UserProfile> for ProfileView {
    fn from(profile: UserProfile) -> Self {
        Self {
            first_name: profile.first_name,
            last_name: profile.last_name,
            title: profile.title,
            company: profile.company,
            time_zone: profile.time_zone,
            signature: profile.sign_off,
            reason: profile.reason,
            other_reason: profile.other_reason,
            role: profile.job,
            onboarding: profile.onboarding.as_str().to_owned(),
            mails_digests: profile.mails_digests,
            keeps_searches: profile.keeps_searches,
            photo_path: user_photo_path(profile.user_id, profile.photo),
            version: profile.version,
        }
    }
}

impl ProfileData {
    fn versioned(profile: UserProfile) -> Versioned<Self> {
        Versioned { version: profile.version, data: Self { profile: profile.into() } }
    }
}
