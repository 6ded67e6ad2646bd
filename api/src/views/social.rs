//! Followers of a podcast's profiles (spec 3, Social data per platform). The contract's counts cannot be null, so
//! counts that a platform does not give are 0 and listed in `missing`. A platform that was not queried has no entry.

use super::social_profile::{missing_counts, profile_key, timestamp_view};
use super::values::web_url;
use super::{SocialLinkView, TimestampView};
use earshot_model::SocialKind;
use earshot_model::rating::{SocialPlatform, SocialProfile, SocialProfileRef};
use serde::Serialize;
use utoipa::ToSchema;

/// A podcast's social profiles and their followers.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SocialMediaView {
    pub podcast_id: String,
    pub social_media_links: Vec<SocialLinkView>,
    pub facebook_page_data: Vec<FacebookPageView>,
    pub instagram_data: Vec<InstagramView>,
    pub linked_in_company_data: Vec<LinkedInCompanyView>,
    /// Always empty: no service provides the followers of a person.
    pub linked_in_person_data: Vec<LinkedInPersonView>,
    pub tiktok_data: Vec<TiktokView>,
    pub twitter_data: Vec<TwitterView>,
    /// Beyond the contract: pages for supporting the creator.
    pub patreon_data: Vec<PatreonView>,
    /// Beyond the contract: platforms with a profile of the podcast but without a known count.
    pub not_counted: Vec<String>,
}

macro_rules! profile_views {
    ($(#[$about:meta] $name:ident { $($(#[$doc:meta])* $field:ident: $kind:ty,)+ })+) => { $(
        #[$about]
        #[derive(Debug, Clone, Serialize, ToSchema)]
        #[serde(rename_all = "camelCase")]
        pub struct $name {
            pub scraped_at: TimestampView,
            /// Beyond the contract: counts that the platform did not provide.
            pub missing: Vec<String>,
            $($(#[$doc])* pub $field: $kind,)+
        }
    )+ };
}

profile_views! {
    /// A page.
    FacebookPageView {
        facebook_page_id: String,
        profile_photo_url: Option<String>,
        name: String,
        followers: i64,
        likes: i64,
        following: i64,
        talking_about_count: Option<i64>,
        facebook_page_url: String,
    }
    /// A business or creator account.
    InstagramView {
        /// 0 when unknown.
        profile_id: i64,
        followers: i64,
        following: i64,
        posts: i64,
        instagram_profile_name: String,
        profile_photo_url: Option<String>,
        /// Beyond the contract.
        url: String,
    }
    /// An organization.
    LinkedInCompanyView {
        linked_in_company_id: String,
        linked_in_url: String,
        name: String,
        country_code: Option<String>,
        followers: Option<i64>,
        employees_in_linkedin: i64,
        about: Option<String>,
        description: Option<String>,
        company_size: Option<String>,
        industries: Option<String>,
        logo_image_url: Option<String>,
        /// Always `null`: posts are not read.
        #[schema(value_type = Option<Object>)]
        most_recent_update: Option<()>,
    }
    /// An account.
    TiktokView {
        account_id: String,
        awg_engagement_rate: Option<f64>,
        biography: Option<String>,
        comment_engagement_rate: Option<f64>,
        date_joined: Option<TimestampView>,
        followers: i64,
        following: i64,
        /// Always false: private accounts are not counted.
        is_private: bool,
        is_verified: bool,
        like_engagement_rate: Option<f64>,
        likes: i64,
        nickname: String,
        handle: String,
        profile_pic_url: Option<String>,
        videos_count: i64,
    }
    /// An account.
    TwitterView {
        profile_id: String,
        profile_name: String,
        profile_url: String,
        profile_image_url: Option<String>,
        biography: Option<String>,
        following_count: i64,
        follower_count: i64,
        posts_count: i64,
        date_joined: Option<TimestampView>,
    }
    /// A creator.
    PatreonView {
        profile_id: Option<String>,
        url: String,
        name: Option<String>,
        patrons: i64,
    }
}

/// A person, for whom no service provides the followers.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct LinkedInPersonView {
    pub linked_in_profile_id: String,
    pub name: String,
    pub scraped_at: TimestampView,
}

impl SocialMediaView {
    /// `profiles` are the newest counts, one for each profile.
    pub fn of(podcast_id: String, links: Vec<SocialLinkView>, profiles: &[SocialProfile]) -> Self {
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
            linked_in_person_data: Vec::new(),
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
