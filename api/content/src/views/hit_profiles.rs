//! Social profiles and channels of a podcast in hits, under the names of the contract (`socials…`, `youtube…`) and of
//! spec 3 (`facebookFollowers`, `youtubeSubscribers`). A sum is `null` when no profile has the figure. The contract's
//! counts of a single profile cannot be null: they are 0 and listed in `missing`.

use super::social_profile::{missing_counts, profile_key};
use super::values::{non_empty, web_url};
use super::visible_fields::VisibleFields;
use earshot_api_server::prelude::*;
use earshot_model::rating::{SocialPlatform, SocialProfile};

/// Counts of a podcast's profiles. All are `null` when they are unknown, or the plan does not show followers.
#[view(Clone, Default)]
pub struct ProfileFields {
    /// Followers of all Facebook pages of the podcast.
    pub facebook_followers: Option<i64>,
    /// Followers of all Instagram profiles of the podcast.
    pub instagram_followers: Option<i64>,
    /// Number of accounts that the Instagram profiles follow.
    pub instagram_following: Option<i64>,
    /// Posts of all Instagram profiles of the podcast together; `null` when unknown or not on the plan.
    pub instagram_posts: Option<i64>,
    /// Followers of all TikTok profiles of the podcast.
    pub tiktok_followers: Option<i64>,
    /// Number of accounts that the TikTok profiles follow.
    pub tiktok_following: Option<i64>,
    /// Likes of all TikTok profiles of the podcast together; `null` when unknown or not on the plan.
    pub tiktok_likes: Option<i64>,
    /// Followers of all Twitter profiles of the podcast.
    pub twitter_followers: Option<i64>,
    /// Subscribers of the largest YouTube channel; the same as `youtubeTotalSubscribers`.
    pub youtube_subscribers: Option<i64>,
    /// Its Facebook pages whose counts were read; `null` when there are none, or not on the plan.
    pub socials_facebook: Option<Vec<HitFacebookPage>>,
    /// Followers of its Facebook pages together; `null` when unknown or not on the plan.
    pub socials_facebook_total_followers_count: Option<i64>,
    /// Accounts that its Facebook pages follow together; `null` when unknown or not on the plan.
    pub socials_facebook_total_following_count: Option<i64>,
    /// Likes of its Facebook pages together; `null` when unknown or not on the plan.
    pub socials_facebook_total_likes_count: Option<i64>,
    /// Number of its Facebook pages whose counts were read; `null` without any.
    pub socials_facebook_total_pages_count: Option<usize>,
    /// People who talk about its Facebook pages; `null` when unknown or not on the plan.
    pub socials_facebook_total_talking_about_count: Option<i64>,
    /// Its Instagram accounts whose counts were read; `null` when there are none, or not on the plan.
    pub socials_instagram: Option<Vec<HitInstagramProfile>>,
    /// Followers of its Instagram accounts together; `null` when unknown or not on the plan.
    pub socials_instagram_total_followers_count: Option<i64>,
    /// Accounts that its Instagram accounts follow together; `null` when unknown or not on the plan.
    pub socials_instagram_total_following_count: Option<i64>,
    /// Posts of its Instagram accounts together; `null` when unknown or not on the plan.
    pub socials_instagram_total_posts_count: Option<i64>,
    /// Number of its Instagram accounts whose counts were read; `null` without any.
    pub socials_instagram_total_profiles_count: Option<usize>,
    /// Its LinkedIn pages of organizations whose counts were read; `null` when there are none, or not on the plan.
    pub socials_linkedin_company: Option<Vec<HitLinkedInCompany>>,
    /// Employees of its LinkedIn pages of organizations; always `null`: the service does not provide them.
    pub socials_linkedin_company_total_employees_count: Option<i64>,
    /// Followers of its LinkedIn pages of organizations together; `null` when unknown or not on the plan.
    pub socials_linkedin_company_total_followers_count: Option<i64>,
    /// Number of its LinkedIn pages of organizations whose counts were read; `null` without any.
    pub socials_linkedin_company_total_pages_count: Option<usize>,
    /// Its LinkedIn profiles of people, whose counts no service provides; `null` when there are none, or not on the
    /// plan.
    pub socials_linkedin_person: Option<Vec<HitLinkedInPerson>>,
    /// Connections of its LinkedIn profiles of people; always `null`: the service does not provide them.
    pub socials_linkedin_person_total_connections_count: Option<i64>,
    /// Followers of its LinkedIn profiles of people together; `null` when unknown or not on the plan.
    pub socials_linkedin_person_total_followers_count: Option<i64>,
    /// Number of its LinkedIn profiles of people whose counts were read; `null` without any.
    pub socials_linkedin_person_total_profiles_count: Option<usize>,
    /// Its TikTok accounts whose counts were read; `null` when there are none, or not on the plan.
    pub socials_tiktok: Option<Vec<HitTiktokProfile>>,
    /// Followers of its TikTok accounts together; `null` when unknown or not on the plan.
    pub socials_tiktok_total_followers_count: Option<i64>,
    /// Accounts that its TikTok accounts follow together; `null` when unknown or not on the plan.
    pub socials_tiktok_total_following_count: Option<i64>,
    /// Likes of its TikTok accounts together; `null` when unknown or not on the plan.
    pub socials_tiktok_total_likes_count: Option<i64>,
    /// Number of its TikTok accounts whose counts were read; `null` without any.
    pub socials_tiktok_total_profiles_count: Option<usize>,
    /// Its X (Twitter) accounts whose counts were read; `null` when there are none, or not on the plan.
    pub socials_twitter: Option<Vec<HitTwitterProfile>>,
    /// Followers of its X (Twitter) accounts together; `null` when unknown or not on the plan.
    pub socials_twitter_total_followers_count: Option<i64>,
    /// Accounts that its X (Twitter) accounts follow together; `null` when unknown or not on the plan.
    pub socials_twitter_total_following_count: Option<i64>,
    /// Posts of its X (Twitter) accounts together; `null` when unknown or not on the plan.
    pub socials_twitter_total_posts_count: Option<i64>,
    /// Number of its X (Twitter) accounts whose counts were read; `null` without any.
    pub socials_twitter_total_profiles_count: Option<usize>,
    /// Its YouTube channels whose counts were read; `null` when there are none, or not on the plan.
    pub youtube_channels: Option<Vec<HitYoutubeChannel>>,
    /// Number of its YouTube channels whose counts were read; `null` without any.
    pub youtube_channel_count: Option<usize>,
    /// Subscribers of the largest channel.
    pub youtube_total_subscribers: Option<i64>,
    /// Views of the channel that has most.
    pub youtube_total_views: Option<i64>,
    /// Videos of the largest channel.
    pub youtube_total_videos: Option<i64>,
    /// Views of the largest channel by its number of videos.
    pub youtube_average_views_per_video: Option<f64>,
    /// When the counts of its YouTube channels were last read; `null` without any.
    pub youtube_data_last_updated: Option<TimestampView>,
    /// When the counts of the channel with most subscribers were read; `null` without a channel. The spelling is the
    /// contract's.
    pub youtube_primary_chanel_data_last_updated: Option<TimestampView>,
    /// The channel with most subscribers.
    pub youtube_primary_channel_id: Option<String>,
    /// Name of the channel with most subscribers; `null` when unknown.
    pub youtube_primary_channel_name: Option<String>,
    /// Subscribers of the channel with most subscribers; `null` when unknown or not on the plan.
    pub youtube_primary_channel_subscribers: Option<i64>,
    /// Videos of the channel with most subscribers; `null` when unknown or not on the plan.
    pub youtube_primary_channel_videos: Option<i64>,
    /// Views of the channel with most subscribers; `null` when unknown or not on the plan.
    pub youtube_primary_channel_views: Option<i64>,
}

macro_rules! hit_profiles {
    ($profile:ident; $(
        #[$about:meta]
        $name:ident { $($(#[$doc:meta])* $field:ident: $kind:ty = $value:expr,)+ } missing $missing:expr;
    )+) => { $(
        #[$about]
        #[derive(Debug, Clone, Serialize, ToSchema)]
        pub struct $name {
            /// The platform's ID; else the handle in the URL.
            pub id: String,
            $($(#[$doc])* pub $field: $kind,)+
            /// URL of the profile image; `null` when unknown.
            pub image_url: Option<String>,
            /// When the counts were read.
            pub data_last_updated: TimestampView,
            /// URL of the profile.
            pub url: String,
            /// Counts that the platform did not provide. They are 0.
            pub missing: Vec<String>,
        }

        impl $name {
            fn of($profile: &SocialProfile) -> Self {
                Self {
                    id: profile_id($profile),
                    image_url: web_url($profile.image_url.as_deref()),
                    data_last_updated: $profile.captured_at.into(),
                    url: $profile.url.clone(),
                    missing: missing_counts($missing),
                    $($field: $value,)+
                }
            }
        }
    )+ };
}

hit_profiles! {
    profile;
    /// A Facebook page in a hit. Its keys are in snake case, for existing clients.
    HitFacebookPage {
        /// Name, or the one in the URL when it is unknown.
        name: String = profile_name(profile),
        /// Number of followers; 0 when it is listed in `missing`.
        followers_count: i64 = profile.followers.unwrap_or(0),
        /// Number of likes; 0 when it is listed in `missing`.
        likes_count: i64 = profile.likes.unwrap_or(0),
        /// Number of accounts that it follows; 0 when it is listed in `missing`.
        following_count: i64 = profile.following.unwrap_or(0),
        /// Number of people who talk about it; 0 when it is listed in `missing`.
        talking_about_count: i64 = profile.talking_about.unwrap_or(0),
    } missing [
        ("followers_count", profile.followers),
        ("likes_count", profile.likes),
        ("following_count", profile.following),
        ("talking_about_count", profile.talking_about),
    ];
    /// An Instagram profile in a hit. Its keys are in snake case, for existing clients.
    HitInstagramProfile {
        /// Name of the account, without `@`.
        username: String = handle(profile),
        /// Number of followers; 0 when it is listed in `missing`.
        followers_count: i64 = profile.followers.unwrap_or(0),
        /// Number of accounts that it follows; 0 when it is listed in `missing`.
        following_count: i64 = profile.following.unwrap_or(0),
        /// Number of posts; 0 when it is listed in `missing`.
        posts_count: i64 = profile.posts.unwrap_or(0),
    } missing [
        ("followers_count", profile.followers),
        ("following_count", profile.following),
        ("posts_count", profile.posts),
    ];
    /// An organization on LinkedIn in a hit. Its keys are in snake case, for existing clients.
    HitLinkedInCompany {
        /// Name, or the one in the URL when it is unknown.
        name: String = profile_name(profile),
        /// The text in which the profile describes itself; `null` when unknown.
        about: Option<String> = profile.about.clone(),
        /// A longer description; always `null`: the service does not provide it.
        description: Option<String> = None,
        /// Size of the organization; always `null`: the service does not provide it.
        company_size: Option<String> = None,
        /// Country, ISO 3166-1 alpha-2; `null` when unknown.
        country_code: Option<String> = profile.country.clone(),
        /// Industries of the organization; always `null`: the service does not provide them.
        industries: Option<String> = None,
        /// Number of followers; 0 when it is listed in `missing`.
        followers_count: i64 = profile.followers.unwrap_or(0),
        /// Number of employees on LinkedIn; always 0 and listed in `missing`.
        employees_count: i64 = 0,
    } missing [("followers_count", profile.followers), ("employees_count", None)];
    /// A person on LinkedIn in a hit. Its keys are in snake case, for existing clients.
    HitLinkedInPerson {
        /// Name, or the one in the URL when it is unknown.
        name: String = profile_name(profile),
        /// The text in which the profile describes itself; `null` when unknown.
        about: Option<String> = profile.about.clone(),
        /// A longer description; always `null`: the service does not provide it.
        description: Option<String> = None,
        /// Number of followers; 0 when it is listed in `missing`.
        followers_count: i64 = profile.followers.unwrap_or(0),
        /// Number of connections; always 0 and listed in `missing`.
        connections_count: i64 = 0,
        /// Country, ISO 3166-1 alpha-2; `null` when unknown.
        country_code: Option<String> = profile.country.clone(),
    } missing [("followers_count", profile.followers), ("connections_count", None)];
    /// A TikTok profile in a hit. Its keys are in snake case, for existing clients.
    HitTiktokProfile {
        /// Name of the account, without `@`.
        handle: String = handle(profile),
        /// Display name, or the one in the URL when it is unknown.
        profile_name: String = profile_name(profile),
        /// The text in which the profile describes itself; `null` when unknown.
        biography: Option<String> = profile.about.clone(),
        /// Number of followers; 0 when it is listed in `missing`.
        followers_count: i64 = profile.followers.unwrap_or(0),
        /// Number of accounts that it follows; 0 when it is listed in `missing`.
        following_count: i64 = profile.following.unwrap_or(0),
        /// Number of likes; 0 when it is listed in `missing`.
        likes_count: i64 = profile.likes.unwrap_or(0),
    } missing [
        ("followers_count", profile.followers),
        ("following_count", profile.following),
        ("likes_count", profile.likes),
    ];
    /// A Twitter profile in a hit. Its keys are in snake case, for existing clients.
    HitTwitterProfile {
        /// When the account was created; `null` when the platform does not publish it.
        date_joined: Option<TimestampView> = profile.joined_at.map(TimestampView),
        /// The text in which the profile describes itself; `null` when unknown.
        biography: Option<String> = profile.about.clone(),
        /// Name of the account, without `@`.
        handle: String = handle(profile),
        /// Number of followers; 0 when it is listed in `missing`.
        followers_count: i64 = profile.followers.unwrap_or(0),
        /// Number of accounts that it follows; 0 when it is listed in `missing`.
        following_count: i64 = profile.following.unwrap_or(0),
        /// Number of posts; 0 when it is listed in `missing`.
        posts_count: i64 = profile.posts.unwrap_or(0),
    } missing [
        ("followers_count", profile.followers),
        ("following_count", profile.following),
        ("posts_count", profile.posts),
    ];
}

/// A YouTube channel in a hit. Its keys are in snake case, for existing clients.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct HitYoutubeChannel {
    /// The platform's ID; else the handle in the URL.
    pub channel_id: String,
    /// Title of the channel; `null` when unknown.
    pub channel_title: Option<String>,
    /// The text in which the channel describes itself; `null` when unknown.
    pub channel_description: Option<String>,
    /// Handle of the channel; `null` when unknown.
    pub channel_handle: Option<String>,
    /// When the channel was created; `null` when unknown.
    pub channel_published_date: Option<TimestampView>,
    /// When the counts were read.
    pub channel_data_last_updated: TimestampView,
    /// Views by number of videos; 0 when one of them is unknown.
    pub average_views_per_video: f64,
    /// Number of subscribers; 0 when it is listed in `missing`.
    pub total_subscribers: i64,
    /// Number of videos; 0 when it is listed in `missing`.
    pub total_videos: i64,
    /// Number of views; 0 when it is listed in `missing`.
    pub total_views: i64,
    /// Counts that YouTube did not provide. They are 0.
    pub missing: Vec<String>,
}

/// The profiles of one platform.
struct PlatformProfiles<'a>(Vec<&'a SocialProfile>);

impl<'a> PlatformProfiles<'a> {
    fn of(profiles: &'a [SocialProfile], platform: SocialPlatform) -> Self {
        Self(profiles.iter().filter(|profile| profile.platform == platform).collect())
    }

    /// The sum of a figure; `None` when no profile has it.
    fn sum(&self, figure: fn(&SocialProfile) -> Option<i64>) -> Option<i64> {
        self.0.iter().filter_map(|profile| figure(profile)).reduce(i64::saturating_add)
    }

    fn count(&self) -> Option<usize> {
        Some(self.0.len()).filter(|count| *count > 0)
    }

    fn list<View>(&self, view: fn(&SocialProfile) -> View) -> Option<Vec<View>> {
        non_empty(self.0.iter().map(|profile| view(profile)))
    }
}

impl ProfileFields {
    /// `gated` has the profiles that the plan shows.
    pub fn of(gated: &VisibleFields) -> Self {
        let of = |platform| PlatformProfiles::of(&gated.profiles, platform);
        let (facebook, instagram) = (of(SocialPlatform::Facebook), of(SocialPlatform::Instagram));
        let (companies, people) = (of(SocialPlatform::LinkedinCompany), of(SocialPlatform::LinkedinPerson));
        let (tiktok, twitter) = (of(SocialPlatform::Tiktok), of(SocialPlatform::Twitter));
        let youtube = of(SocialPlatform::Youtube);
        let primary = youtube.0.iter().max_by_key(|channel| channel.followers);
        let figures = &gated.figures;
        Self {
            facebook_followers: facebook.sum(|page| page.followers),
            instagram_followers: instagram.sum(|profile| profile.followers),
            instagram_following: instagram.sum(|profile| profile.following),
            instagram_posts: instagram.sum(|profile| profile.posts),
            tiktok_followers: tiktok.sum(|profile| profile.followers),
            tiktok_following: tiktok.sum(|profile| profile.following),
            tiktok_likes: tiktok.sum(|profile| profile.likes),
            twitter_followers: twitter.sum(|profile| profile.followers),
            youtube_subscribers: to_whole_number(figures.youtube_subscribers),
            socials_facebook: facebook.list(HitFacebookPage::of),
            socials_facebook_total_followers_count: facebook.sum(|page| page.followers),
            socials_facebook_total_following_count: facebook.sum(|page| page.following),
            socials_facebook_total_likes_count: facebook.sum(|page| page.likes),
            socials_facebook_total_pages_count: facebook.count(),
            socials_facebook_total_talking_about_count: facebook.sum(|page| page.talking_about),
            socials_instagram: instagram.list(HitInstagramProfile::of),
            socials_instagram_total_followers_count: instagram.sum(|profile| profile.followers),
            socials_instagram_total_following_count: instagram.sum(|profile| profile.following),
            socials_instagram_total_posts_count: instagram.sum(|profile| profile.posts),
            socials_instagram_total_profiles_count: instagram.count(),
            socials_linkedin_company: companies.list(HitLinkedInCompany::of),
            socials_linkedin_company_total_employees_count: None,
            socials_linkedin_company_total_followers_count: companies.sum(|page| page.followers),
            socials_linkedin_company_total_pages_count: companies.count(),
            socials_linkedin_person: people.list(HitLinkedInPerson::of),
            socials_linkedin_person_total_connections_count: None,
            socials_linkedin_person_total_followers_count: people.sum(|profile| profile.followers),
            socials_linkedin_person_total_profiles_count: people.count(),
            socials_tiktok: tiktok.list(HitTiktokProfile::of),
            socials_tiktok_total_followers_count: tiktok.sum(|profile| profile.followers),
            socials_tiktok_total_following_count: tiktok.sum(|profile| profile.following),
            socials_tiktok_total_likes_count: tiktok.sum(|profile| profile.likes),
            socials_tiktok_total_profiles_count: tiktok.count(),
            socials_twitter: twitter.list(HitTwitterProfile::of),
            socials_twitter_total_followers_count: twitter.sum(|profile| profile.followers),
            socials_twitter_total_following_count: twitter.sum(|profile| profile.following),
            socials_twitter_total_posts_count: twitter.sum(|profile| profile.posts),
            socials_twitter_total_profiles_count: twitter.count(),
            youtube_channels: youtube.list(HitYoutubeChannel::of),
            youtube_channel_count: youtube.count(),
            youtube_total_subscribers: to_whole_number(figures.youtube_subscribers),
            youtube_total_views: to_whole_number(figures.youtube_views),
            youtube_total_videos: primary.and_then(|channel| channel.posts),
            youtube_average_views_per_video: primary.and_then(|channel| views_per_video(channel)),
            youtube_data_last_updated: youtube.0.iter().map(|channel| channel.captured_at).max().map(TimestampView),
            youtube_primary_chanel_data_last_updated: primary.map(|channel| channel.captured_at.into()),
            youtube_primary_channel_id: primary.map(|channel| profile_id(channel)),
            youtube_primary_channel_name: primary.and_then(|channel| channel.name.clone()),
            youtube_primary_channel_subscribers: primary.and_then(|channel| channel.followers),
            youtube_primary_channel_videos: primary.and_then(|channel| channel.posts),
            youtube_primary_channel_views: primary.and_then(|channel| channel.views),
        }
    }
}

fn profile_id(profile: &SocialProfile) -> String {
    profile.profile_id.clone().unwrap_or_else(|| profile_key(profile))
}

fn profile_name(profile: &SocialProfile) -> String {
    profile.name.clone().unwrap_or_else(|| profile_key(profile))
}

fn handle(profile: &SocialProfile) -> String {
    profile.handle.clone().unwrap_or_else(|| profile_key(profile))
}

#[expect(clippy::cast_precision_loss, reason = "nothing counts to 2^53")]
fn views_per_video(channel: &SocialProfile) -> Option<f64> {
    let videos = channel.posts.filter(|videos| *videos > 0)?;
    Some((channel.views? as f64 / videos as f64 * 100.0).round() / 100.0)
}

/// Converts a count, which is stored as a float for comparisons, to a whole number.
#[expect(clippy::cast_possible_truncation, reason = "saturates, and nothing counts that far")]
pub fn to_whole_number(figure: Option<f64>) -> Option<i64> {
    figure.map(|figure| figure.round() as i64)
}

impl HitYoutubeChannel {
    fn of(channel: &SocialProfile) -> Self {
        Self {
            channel_id: profile_id(channel),
            channel_title: channel.name.clone(),
            channel_description: channel.about.clone(),
            channel_handle: channel.handle.clone(),
            channel_published_date: channel.joined_at.map(TimestampView),
            channel_data_last_updated: channel.captured_at.into(),
            average_views_per_video: views_per_video(channel).unwrap_or(0.0),
            total_subscribers: channel.followers.unwrap_or(0),
            total_videos: channel.posts.unwrap_or(0),
            total_views: channel.views.unwrap_or(0),
            missing: missing_counts([
                ("total_subscribers", channel.followers),
                ("total_videos", channel.posts),
                ("total_views", channel.views),
            ]),
        }
    }
}
