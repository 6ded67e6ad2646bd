//! Followers of a podcast's profiles (spec 3, Social data per platform). The contract's counts cannot be null, so
//! counts that a platform does not give are 0 and listed in `missing`. A platform that was not queried has no entry.

use super::SocialLinkView;
use super::social_profile::{missing_counts, profile_key, timestamp_view};
use super::values::web_url;
use earshot_api_server::views::TimestampView;
use earshot_model::SocialKind;
use earshot_model::rating::{SocialPlatform, SocialProfile, SocialProfileRef};
use serde::Serialize;
use utoipa::ToSchema;

/// A podcast's social profiles and their followers.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
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
    ($(#[$about:meta] $name:ident { $($(#[$doc:meta])* $field:ident: $kind:ty,)+ })+) => { $(
        #[$about]
        #[derive(Debug, Clone, Serialize, ToSchema)]
        #[serde(rename_all = "camelCase")]
        pub struct $name {
            /// When the counts were read from the platform.
            pub scraped_at: TimestampView,
            /// Counts that the platform did not provide.
            pub missing: Vec<String>,
            $($(#[$doc])* pub $field: $kind,)+
        }
    )+ };
}

profile_views! {
    /// A page.
    FacebookPageView {
        /// ID of the page, or its name in the URL when the ID is unknown.
        facebook_page_id: String,
        /// URL of the profile photo; `null` when unknown.
        profile_photo_url: Option<String>,
        /// Name of the page.
        name: String,
        /// Number of followers; 0 when it is listed in `missing`.
        followers: i64,
        /// Number of people who like the page; 0 when it is listed in `missing`.
        likes: i64,
        /// Number of pages that it follows; 0 when it is listed in `missing`.
        following: i64,
        /// Number of people who talk about the page; `null` when unknown.
        talking_about_count: Option<i64>,
        /// URL of the page.
        facebook_page_url: String,
    }
    /// A business or creator account.
    InstagramView {
        /// ID of the account; 0 when unknown.
        profile_id: i64,
        /// Number of followers; 0 when it is listed in `missing`.
        followers: i64,
        /// Number of accounts that it follows; 0 when it is listed in `missing`.
        following: i64,
        /// Number of posts; 0 when it is listed in `missing`.
        posts: i64,
        /// Name of the account, without `@`.
        instagram_profile_name: String,
        /// URL of the profile photo; `null` when unknown.
        profile_photo_url: Option<String>,
        /// URL of the profile.
        url: String,
    }
    /// An organization.
    LinkedInCompanyView {
        /// ID of the organization, or its name in the URL when the ID is unknown.
        linked_in_company_id: String,
        /// URL of the profile.
        linked_in_url: String,
        /// Name of the organization.
        name: String,
        /// Country of the headquarters, ISO 3166-1 alpha-2; `null` when unknown.
        country_code: Option<String>,
        /// Number of followers; `null` when unknown.
        followers: Option<i64>,
        /// Always 0: no service provides the number of employees.
        employees_in_linkedin: i64,
        /// The text in which the profile describes itself; `null` when unknown.
        about: Option<String>,
        /// Always `null`: the text of the profile is in `about`.
        description: Option<String>,
        /// Always `null`: no service provides it.
        company_size: Option<String>,
        /// Always `null`: no service provides them.
        industries: Option<String>,
        /// URL of the logo; `null` when unknown.
        logo_image_url: Option<String>,
        /// Always `null`: posts are not read.
        #[schema(value_type = Option<Object>)]
        most_recent_update: Option<()>,
    }
    /// An account.
    TiktokView {
        /// ID of the account, or its name in the URL when the ID is unknown.
        account_id: String,
        /// Always `null`: posts are not read.
        awg_engagement_rate: Option<f64>,
        /// The text in which the profile describes itself; `null` when unknown.
        biography: Option<String>,
        /// Always `null`: posts are not read.
        comment_engagement_rate: Option<f64>,
        /// When the account was created; `null` when the platform does not publish it.
        date_joined: Option<TimestampView>,
        /// Number of followers; 0 when it is listed in `missing`.
        followers: i64,
        /// Number of accounts that it follows; 0 when it is listed in `missing`.
        following: i64,
        /// Always false: private accounts are not counted.
        is_private: bool,
        /// Whether TikTok has verified the account; `false` when unknown.
        is_verified: bool,
        /// Always `null`: posts are not read.
        like_engagement_rate: Option<f64>,
        /// Number of likes of all videos; 0 when it is listed in `missing`.
        likes: i64,
        /// The name that the profile displays.
        nickname: String,
        /// Name of the account in its URL.
        handle: String,
        /// URL of the profile picture; `null` when unknown.
        profile_pic_url: Option<String>,
        /// Number of videos; 0 when it is listed in `missing`.
        videos_count: i64,
    }
    /// An account.
    TwitterView {
        /// ID of the account, or its name in the URL when the ID is unknown.
        profile_id: String,
        /// Name of the account, without `@`.
        profile_name: String,
        /// URL of the profile.
        profile_url: String,
        /// URL of the profile image; `null` when unknown.
        profile_image_url: Option<String>,
        /// The text in which the profile describes itself; `null` when unknown.
        biography: Option<String>,
        /// Number of accounts that it follows; 0 when it is listed in `missing`.
        following_count: i64,
        /// Number of followers; 0 when it is listed in `missing`.
        follower_count: i64,
        /// Number of posts; 0 when it is listed in `missing`.
        posts_count: i64,
        /// When the account was created; `null` when the platform does not publish it.
        date_joined: Option<TimestampView>,
    }
    /// A person.
    LinkedInPersonView {
        /// The name in the profile's URL.
        linked_in_profile_id: String,
        /// Number of the profile; always 0: the service does not provide it.
        linked_in_numeric_id: i64,
        /// The host of this name, else the name in the profile's URL.
        name: String,
        /// URL of the profile image; `null` when unknown.
        profile_photo_url: Option<String>,
        /// URL of the profile image; `null` when unknown.
        avatar_url: Option<String>,
        /// City; always `null`: the service does not provide it.
        city: Option<String>,
        /// Country, ISO 3166-1 alpha-2; `null` when unknown.
        country_code: Option<String>,
        /// A longer description; always `null`: the service does not provide it.
        description: Option<String>,
        /// The text in which the profile describes itself; `null` when unknown.
        about: Option<String>,
        /// Place; always `null`: the service does not provide it.
        location: Option<String>,
        /// Number of followers; 0 when it is listed in `missing`.
        follower_count: i64,
        /// Number of connections; always 0 and listed in `missing`.
        connections_count: i64,
        /// Number of recommendations; always 0 and listed in `missing`.
        recommendations_count: i64,
        /// URL of the profile.
        url: String,
    }
    /// A creator.
    PatreonView {
        /// ID of the campaign; `null` when unknown.
        profile_id: Option<String>,
        /// URL of the page.
        url: String,
        /// Name of the creator; `null` when unknown.
        name: Option<String>,
        /// Number of patrons; 0 when it is listed in `missing`.
        patrons: i64,
    }
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

impl FacebookPageView {
    fn of(profile: &SocialProfile) -> Self {
        Self {
            scraped_at: profile.captured_at.into(),
            missing: missing_counts([
                ("followers", profile.followers),
                ("likes", profile.likes),
                ("following", profile.following),
            ]),
            facebook_page_id: profile.profile_id.clone().unwrap_or_else(|| profile_key(profile)),
            profile_photo_url: web_url(profile.image_url.as_deref()),
            name: profile.name.clone().unwrap_or_else(|| profile_key(profile)),
            followers: profile.followers.unwrap_or(0),
            likes: profile.likes.unwrap_or(0),
            following: profile.following.unwrap_or(0),
            talking_about_count: profile.talking_about,
            facebook_page_url: profile.url.clone(),
        }
    }
}

impl InstagramView {
    fn of(profile: &SocialProfile) -> Self {
        Self {
            scraped_at: profile.captured_at.into(),
            missing: missing_counts([
                ("followers", profile.followers),
                ("following", profile.following),
                ("posts", profile.posts),
            ]),
            profile_id: profile.profile_id.as_deref().and_then(|id| id.parse().ok()).unwrap_or(0),
            followers: profile.followers.unwrap_or(0),
            following: profile.following.unwrap_or(0),
            posts: profile.posts.unwrap_or(0),
            instagram_profile_name: profile.handle.clone().unwrap_or_else(|| profile_key(profile)),
            profile_photo_url: web_url(profile.image_url.as_deref()),
            url: profile.url.clone(),
        }
    }
}

impl LinkedInCompanyView {
    fn of(profile: &SocialProfile) -> Self {
        Self {
            scraped_at: profile.captured_at.into(),
            missing: missing_counts([("followers", profile.followers), ("employeesInLinkedin", None)]),
            linked_in_company_id: profile.profile_id.clone().unwrap_or_else(|| profile_key(profile)),
            linked_in_url: profile.url.clone(),
            name: profile.name.clone().unwrap_or_else(|| profile_key(profile)),
            country_code: profile.country.clone(),
            followers: profile.followers,
            employees_in_linkedin: 0,
            about: profile.about.clone(),
            description: None,
            company_size: None,
            industries: None,
            logo_image_url: web_url(profile.image_url.as_deref()),
            most_recent_update: None,
        }
    }
}

impl LinkedInPersonView {
    fn of(profile: &SocialProfile) -> Self {
        let image_url = web_url(profile.image_url.as_deref());
        Self {
            scraped_at: profile.captured_at.into(),
            missing: missing_counts([
                ("linkedInNumericId", None),
                ("followerCount", profile.followers),
                ("connectionsCount", None),
                ("recommendationsCount", None),
            ]),
            linked_in_profile_id: profile_key(profile),
            linked_in_numeric_id: 0,
            name: profile.name.clone().unwrap_or_else(|| profile_key(profile)),
            profile_photo_url: image_url.clone(),
            avatar_url: image_url,
            city: None,
            country_code: profile.country.clone(),
            description: None,
            about: profile.about.clone(),
            location: None,
            follower_count: profile.followers.unwrap_or(0),
            connections_count: 0,
            recommendations_count: 0,
            url: profile.url.clone(),
        }
    }
}

impl TiktokView {
    fn of(profile: &SocialProfile) -> Self {
        Self {
            scraped_at: profile.captured_at.into(),
            missing: missing_counts([
                ("followers", profile.followers),
                ("following", profile.following),
                ("likes", profile.likes),
                ("videosCount", profile.posts),
            ]),
            account_id: profile.profile_id.clone().unwrap_or_else(|| profile_key(profile)),
            awg_engagement_rate: None,
            biography: profile.about.clone(),
            comment_engagement_rate: None,
            date_joined: timestamp_view(profile.joined_at),
            followers: profile.followers.unwrap_or(0),
            following: profile.following.unwrap_or(0),
            is_private: false,
            is_verified: profile.is_verified.unwrap_or(false),
            like_engagement_rate: None,
            likes: profile.likes.unwrap_or(0),
            nickname: profile.name.clone().unwrap_or_else(|| profile_key(profile)),
            handle: profile_key(profile),
            profile_pic_url: web_url(profile.image_url.as_deref()),
            videos_count: profile.posts.unwrap_or(0),
        }
    }
}

impl TwitterView {
    fn of(profile: &SocialProfile) -> Self {
        Self {
            scraped_at: profile.captured_at.into(),
            missing: missing_counts([
                ("followingCount", profile.following),
                ("followerCount", profile.followers),
                ("postsCount", profile.posts),
            ]),
            profile_id: profile.profile_id.clone().unwrap_or_else(|| profile_key(profile)),
            profile_name: profile.handle.clone().unwrap_or_else(|| profile_key(profile)),
            profile_url: profile.url.clone(),
            profile_image_url: web_url(profile.image_url.as_deref()),
            biography: profile.about.clone(),
            following_count: profile.following.unwrap_or(0),
            follower_count: profile.followers.unwrap_or(0),
            posts_count: profile.posts.unwrap_or(0),
            date_joined: timestamp_view(profile.joined_at),
        }
    }
}

impl PatreonView {
    fn of(profile: &SocialProfile) -> Self {
        Self {
            scraped_at: profile.captured_at.into(),
            missing: missing_counts([("patrons", profile.followers)]),
            profile_id: profile.profile_id.clone(),
            url: profile.url.clone(),
            name: profile.name.clone(),
            patrons: profile.followers.unwrap_or(0),
        }
    }
}
