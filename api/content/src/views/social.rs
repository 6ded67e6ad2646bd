//! Followers of a podcast's profiles (spec 3, Social data per platform). The contract's counts cannot be null, so
//! counts that a platform does not give are 0 and listed in `missing`. A platform that was not queried has no entry.

use super::SocialLinkView;
use super::social_profile::{missing_counts, profile_key, timestamp_view};
use super::values::web_url;
use earshot_api_server::prelude::*;
use earshot_model::SocialKind;
use earshot_model::rating::{SocialPlatform, SocialProfile, SocialProfileRef};

/// A podcast's social profiles and their followers.
#[view(Clone)]
pub struct SocialMediaView {
    /// ID of the podcast.
    pub podcast_id: String,
    /// All social profiles of the podcast, also those whose counts were not read.
    pub social_media_links: Vec<SocialLinkView>,
    /// Facebook pages whose counts were read.
    pub facebook_page_data: Vec<FacebookPageView>,
    /// Instagram accounts whose counts were read.
    pub instagram_data: Vec<InstagramView>,
    /// LinkedIn organizations whose counts were read.
    pub linked_in_company_data: Vec<LinkedInCompanyView>,
    /// People to whom the podcast links. No service provides the followers of a person.
    pub linked_in_person_data: Vec<LinkedInPersonView>,
    /// TikTok accounts whose counts were read.
    pub tiktok_data: Vec<TiktokView>,
    /// X (Twitter) accounts whose counts were read.
    pub twitter_data: Vec<TwitterView>,
    /// Pages for supporting the creator.
    pub patreon_data: Vec<PatreonView>,
    /// Platforms with a profile of the podcast but without a count.
    pub not_counted: Vec<String>,
}

macro_rules! profile_views {
    ($profile:ident; $(
        #[$about:meta]
        $name:ident { $($(#[$doc:meta])* $field:ident: $kind:ty = $value:expr,)+ } missing $missing:expr;
    )+) => { $(
        #[$about]
        #[view(Clone)]
        pub struct $name {
            /// When the counts were read from the platform.
            pub scraped_at: TimestampView,
            /// Counts that the platform did not provide.
            pub missing: Vec<String>,
            $($(#[$doc])* pub $field: $kind,)+
        }

        impl $name {
            fn of($profile: &SocialProfile) -> Self {
                Self {
                    scraped_at: $profile.captured_at.into(),
                    missing: missing_counts($missing),
                    $($field: $value,)+
                }
            }
        }
    )+ };
}

profile_views! {
    profile;
    /// A page.
    FacebookPageView {
        /// ID of the page, or its name in the URL when the ID is unknown.
        facebook_page_id: String = profile.profile_id.clone().unwrap_or_else(|| profile_key(profile)),
        /// URL of the profile photo; `null` when unknown.
        profile_photo_url: Option<String> = web_url(profile.image_url.as_deref()),
        /// Name of the page.
        name: String = profile.name.clone().unwrap_or_else(|| profile_key(profile)),
        /// Number of followers; 0 when it is listed in `missing`.
        followers: i64 = profile.followers.unwrap_or(0),
        /// Number of people who like the page; 0 when it is listed in `missing`.
        likes: i64 = profile.likes.unwrap_or(0),
        /// Number of pages that it follows; 0 when it is listed in `missing`.
        following: i64 = profile.following.unwrap_or(0),
        /// Number of people who talk about the page; `null` when unknown.
        talking_about_count: Option<i64> = profile.talking_about,
        /// URL of the page.
        facebook_page_url: String = profile.url.clone(),
    } missing [("followers", profile.followers), ("likes", profile.likes), ("following", profile.following)];
    /// A business or creator account.
    InstagramView {
        /// ID of the account; 0 when unknown.
        profile_id: i64 = profile.profile_id.as_deref().and_then(|id| id.parse().ok()).unwrap_or(0),
        /// Number of followers; 0 when it is listed in `missing`.
        followers: i64 = profile.followers.unwrap_or(0),
        /// Number of accounts that it follows; 0 when it is listed in `missing`.
        following: i64 = profile.following.unwrap_or(0),
        /// Number of posts; 0 when it is listed in `missing`.
        posts: i64 = profile.posts.unwrap_or(0),
        /// Name of the account, without `@`.
        instagram_profile_name: String = profile.handle.clone().unwrap_or_else(|| profile_key(profile)),
        /// URL of the profile photo; `null` when unknown.
        profile_photo_url: Option<String> = web_url(profile.image_url.as_deref()),
        /// URL of the profile.
        url: String = profile.url.clone(),
    } missing [("followers", profile.followers), ("following", profile.following), ("posts", profile.posts)];
    /// An organization.
    LinkedInCompanyView {
        /// ID of the organization, or its name in the URL when the ID is unknown.
        linked_in_company_id: String = profile.profile_id.clone().unwrap_or_else(|| profile_key(profile)),
        /// URL of the profile.
        linked_in_url: String = profile.url.clone(),
        /// Name of the organization.
        name: String = profile.name.clone().unwrap_or_else(|| profile_key(profile)),
        /// Country of the headquarters, ISO 3166-1 alpha-2; `null` when unknown.
        country_code: Option<String> = profile.country.clone(),
        /// Number of followers; `null` when unknown.
        followers: Option<i64> = profile.followers,
        /// Always 0: no service provides the number of employees.
        employees_in_linkedin: i64 = 0,
        /// The text in which the profile describes itself; `null` when unknown.
        about: Option<String> = profile.about.clone(),
        /// Always `null`: the text of the profile is in `about`.
        description: Option<String> = None,
        /// Always `null`: no service provides it.
        company_size: Option<String> = None,
        /// Always `null`: no service provides them.
        industries: Option<String> = None,
        /// URL of the logo; `null` when unknown.
        logo_image_url: Option<String> = web_url(profile.image_url.as_deref()),
        /// Always `null`: posts are not read.
        #[schema(value_type = Option<Object>)]
        most_recent_update: Option<()> = None,
    } missing [("followers", profile.followers), ("employeesInLinkedin", None)];
    /// An account.
    TiktokView {
        /// ID of the account, or its name in the URL when the ID is unknown.
        account_id: String = profile.profile_id.clone().unwrap_or_else(|| profile_key(profile)),
        /// Always `null`: posts are not read.
        awg_engagement_rate: Option<f64> = None,
        /// The text in which the profile describes itself; `null` when unknown.
        biography: Option<String> = profile.about.clone(),
        /// Always `null`: posts are not read.
        comment_engagement_rate: Option<f64> = None,
        /// When the account was created; `null` when the platform does not publish it.
        date_joined: Option<TimestampView> = timestamp_view(profile.joined_at),
        /// Number of followers; 0 when it is listed in `missing`.
        followers: i64 = profile.followers.unwrap_or(0),
        /// Number of accounts that it follows; 0 when it is listed in `missing`.
        following: i64 = profile.following.unwrap_or(0),
        /// Always false: private accounts are not counted.
        is_private: bool = false,
        /// Whether TikTok has verified the account; `false` when unknown.
        is_verified: bool = profile.is_verified.unwrap_or(false),
        /// Always `null`: posts are not read.
        like_engagement_rate: Option<f64> = None,
        /// Number of likes of all videos; 0 when it is listed in `missing`.
        likes: i64 = profile.likes.unwrap_or(0),
        /// The name that the profile displays.
        nickname: String = profile.name.clone().unwrap_or_else(|| profile_key(profile)),
        /// Name of the account in its URL.
        handle: String = profile_key(profile),
        /// URL of the profile picture; `null` when unknown.
        profile_pic_url: Option<String> = web_url(profile.image_url.as_deref()),
        /// Number of videos; 0 when it is listed in `missing`.
        videos_count: i64 = profile.posts.unwrap_or(0),
    } missing [
        ("followers", profile.followers),
        ("following", profile.following),
        ("likes", profile.likes),
        ("videosCount", profile.posts),
    ];
    /// An account.
    TwitterView {
        /// ID of the account, or its name in the URL when the ID is unknown.
        profile_id: String = profile.profile_id.clone().unwrap_or_else(|| profile_key(profile)),
        /// Name of the account, without `@`.
        profile_name: String = profile.handle.clone().unwrap_or_else(|| profile_key(profile)),
        /// URL of the profile.
        profile_url: String = profile.url.clone(),
        /// URL of the profile image; `null` when unknown.
        profile_image_url: Option<String> = web_url(profile.image_url.as_deref()),
        /// The text in which the profile describes itself; `null` when unknown.
        biography: Option<String> = profile.about.clone(),
        /// Number of accounts that it follows; 0 when it is listed in `missing`.
        following_count: i64 = profile.following.unwrap_or(0),
        /// Number of followers; 0 when it is listed in `missing`.
        follower_count: i64 = profile.followers.unwrap_or(0),
        /// Number of posts; 0 when it is listed in `missing`.
        posts_count: i64 = profile.posts.unwrap_or(0),
        /// When the account was created; `null` when the platform does not publish it.
        date_joined: Option<TimestampView> = timestamp_view(profile.joined_at),
    } missing [
        ("followingCount", profile.following),
        ("followerCount", profile.followers),
        ("postsCount", profile.posts),
    ];
    /// A person.
    LinkedInPersonView {
        /// The name in the profile's URL.
        linked_in_profile_id: String = profile_key(profile),
        /// Number of the profile; always 0: the service does not provide it.
        linked_in_numeric_id: i64 = 0,
        /// The host of this name, else the name in the profile's URL.
        name: String = profile.name.clone().unwrap_or_else(|| profile_key(profile)),
        /// URL of the profile image; `null` when unknown.
        profile_photo_url: Option<String> = web_url(profile.image_url.as_deref()),
        /// URL of the profile image; `null` when unknown.
        avatar_url: Option<String> = web_url(profile.image_url.as_deref()),
        /// City; always `null`: the service does not provide it.
        city: Option<String> = None,
        /// Country, ISO 3166-1 alpha-2; `null` when unknown.
        country_code: Option<String> = profile.country.clone(),
        /// A longer description; always `null`: the service does not provide it.
        description: Option<String> = None,
        /// The text in which the profile describes itself; `null` when unknown.
        about: Option<String> = profile.about.clone(),
        /// Place; always `null`: the service does not provide it.
        location: Option<String> = None,
        /// Number of followers; 0 when it is listed in `missing`.
        follower_count: i64 = profile.followers.unwrap_or(0),
        /// Number of connections; always 0 and listed in `missing`.
        connections_count: i64 = 0,
        /// Number of recommendations; always 0 and listed in `missing`.
        recommendations_count: i64 = 0,
        /// URL of the profile.
        url: String = profile.url.clone(),
    } missing [
        ("linkedInNumericId", None),
        ("followerCount", profile.followers),
        ("connectionsCount", None),
        ("recommendationsCount", None),
    ];
    /// A creator.
    PatreonView {
        /// ID of the campaign; `null` when unknown.
        profile_id: Option<String> = profile.profile_id.clone(),
        /// URL of the page.
        url: String = profile.url.clone(),
        /// Name of the creator; `null` when unknown.
        name: Option<String> = profile.name.clone(),
        /// Number of patrons; 0 when it is listed in `missing`.
        patrons: i64 = profile.followers.unwrap_or(0),
    } missing [("patrons", profile.followers)];
}

impl SocialMediaView {
    /// `profiles` are the newest counts, one for each profile; `people` are profiles without counts.
    pub fn of(
        podcast_id: String,
        links: Vec<SocialLinkView>,
        profiles: &[SocialProfile],
        people: &[SocialProfile],
    ) -> Self {
        let of = |platform| profiles.iter().filter(move |profile| profile.platform == platform);
        let mut not_counted: Vec<String> = links
            .iter()
            .filter(|link| profiles.iter().all(|profile| profile.url != link.url))
            .filter_map(|link| SocialProfileRef::from_link(SocialKind::parse(&link.social_media_type)?, &link.url))
            .map(|target| target.platform.as_str().to_owned())
            .collect();
        not_counted.sort();
        not_counted.dedup();
        Self {
            podcast_id,
            social_media_links: links,
            facebook_page_data: of(SocialPlatform::Facebook).map(FacebookPageView::of).collect(),
            instagram_data: of(SocialPlatform::Instagram).map(InstagramView::of).collect(),
            linked_in_company_data: of(SocialPlatform::LinkedinCompany).map(LinkedInCompanyView::of).collect(),
            linked_in_person_data: of(SocialPlatform::LinkedinPerson)
                .chain(people)
                .map(LinkedInPersonView::of)
                .collect(),
            tiktok_data: of(SocialPlatform::Tiktok).map(TiktokView::of).collect(),
            twitter_data: of(SocialPlatform::Twitter).map(TwitterView::of).collect(),
            patreon_data: of(SocialPlatform::Patreon).map(PatreonView::of).collect(),
            not_counted,
        }
    }
}
