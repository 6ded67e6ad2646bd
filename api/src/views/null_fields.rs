//! Keys of the contract's hits for which the catalog has no data. They are present and `null`, so that clients can
//! rely on them.

use serde::Serialize;
use utoipa::ToSchema;

macro_rules! always_null {
    ($($(#[$about:meta])+ $name:ident { $($(#[$doc:meta])* $field:ident: $kind:ty,)+ })+) => { $(
        $(#[$about])+
        #[derive(Debug, Clone, Default, Serialize, ToSchema)]
        #[serde(rename_all = "camelCase")]
        pub struct $name {
            $($(#[$doc])* #[schema(value_type = Option<$kind>)] pub $field: Option<()>,)+
        }
    )+ };
}

always_null! {
    /// Fields of a podcast that are always `null`.
    UnknownOfPodcast {
        /// When its figures in Apple Podcasts were read; always `null`, see `/podcasts/{podcastIdOrSlug}/reviews`.
        apple_podcasts_scraped_date: String,
        /// When its figures on Castbox were read; always `null`, see `/podcasts/{podcastIdOrSlug}/reviews`.
        castbox_data_last_updated: String,
        /// Id on Castbox; always `null`.
        castbox_id: String,
        /// When the chart positions were calculated; always `null`, because they are those of the latest captures.
        chart_positions_calculated_at: String,
        /// Estimated age of the audience; always `null`: demographics are unknown.
        podcast_estimated_audience_age: String,
        /// Estimated education of the audience; always `null`: demographics are unknown.
        podcast_estimated_audience_education: String,
        /// Estimated gender of the audience; always `null`: demographics are unknown.
        podcast_estimated_audience_gender: String,
        /// Estimated income of the audience; always `null`: demographics are unknown.
        podcast_estimated_audience_income: String,
        /// Estimated number of listeners as text; always `null`, see `podcastAudienceEstimatedMonthlyListeners`.
        podcast_estimated_listeners: String,
        /// Estimated political bias; always `null`: it is not estimated.
        podcast_estimated_political_bias: String,
        /// A generated long description; always `null`.
        podcast_rss_description_generated_long: String,
        /// A generated short description; always `null`.
        podcast_rss_description_generated_short: String,
        /// The title without advertising; always `null`: advertising is not removed from titles.
        podcast_rss_title_latest_cleaned: String,
        /// Slug on Podchaser; always `null`.
        podchaser_url_slug: String,
        /// Slug on Podnews; always `null`.
        podnews_url_slug: String,
        /// Slug on Rephonic; always `null`.
        rephonic_url_slug: String,
        /// See `/podcasts/{podcastIdOrSlug}/related-podcasts`.
        similar_podcasts: Vec<Object>,
        /// Profiles and followers are in `/podcasts/{podcastIdOrSlug}/social-media`.
        socials_facebook: Vec<Object>,
        /// Followers of its Facebook pages together; always `null`, see `/podcasts/{podcastIdOrSlug}/social-media`.
        socials_facebook_total_followers_count: f64,
        /// Accounts that its Facebook pages follow together; always `null`, see
        /// `/podcasts/{podcastIdOrSlug}/social-media`.
        socials_facebook_total_following_count: f64,
        /// Likes of its Facebook pages together; always `null`, see `/podcasts/{podcastIdOrSlug}/social-media`.
        socials_facebook_total_likes_count: f64,
        /// Number of its Facebook pages; always `null`, see `/podcasts/{podcastIdOrSlug}/social-media`.
        socials_facebook_total_pages_count: f64,
        /// People who talk about its Facebook pages; always `null`, see `/podcasts/{podcastIdOrSlug}/social-media`.
        socials_facebook_total_talking_about_count: f64,
        /// Its Instagram accounts; always `null`, see `/podcasts/{podcastIdOrSlug}/social-media`.
        socials_instagram: Vec<Object>,
        /// Followers of its Instagram accounts together; always `null`, see `/podcasts/{podcastIdOrSlug}/social-media`.
        socials_instagram_total_followers_count: f64,
        /// Accounts that its Instagram accounts follow together; always `null`, see
        /// `/podcasts/{podcastIdOrSlug}/social-media`.
        socials_instagram_total_following_count: f64,
        /// Posts of its Instagram accounts together; always `null`, see `/podcasts/{podcastIdOrSlug}/social-media`.
        socials_instagram_total_posts_count: f64,
        /// Number of its Instagram accounts; always `null`, see `/podcasts/{podcastIdOrSlug}/social-media`.
        socials_instagram_total_profiles_count: f64,
        /// Its LinkedIn pages of organizations; always `null`, see `/podcasts/{podcastIdOrSlug}/social-media`.
        socials_linkedin_company: Vec<Object>,
        /// Employees of its LinkedIn pages of organizations together; always `null`, see
        /// `/podcasts/{podcastIdOrSlug}/social-media`.
        socials_linkedin_company_total_employees_count: f64,
        /// Followers of its LinkedIn pages of organizations together; always `null`, see
        /// `/podcasts/{podcastIdOrSlug}/social-media`.
        socials_linkedin_company_total_followers_count: f64,
        /// Number of its LinkedIn pages of organizations; always `null`, see
        /// `/podcasts/{podcastIdOrSlug}/social-media`.
        socials_linkedin_company_total_pages_count: f64,
        /// Its LinkedIn profiles of persons; always `null`, see `/podcasts/{podcastIdOrSlug}/social-media`.
        socials_linkedin_person: Vec<Object>,
        /// Connections of its LinkedIn profiles of persons together; always `null`, see
        /// `/podcasts/{podcastIdOrSlug}/social-media`.
        socials_linkedin_person_total_connections_count: f64,
        /// Followers of its LinkedIn profiles of persons together; always `null`, see
        /// `/podcasts/{podcastIdOrSlug}/social-media`.
        socials_linkedin_person_total_followers_count: f64,
        /// Number of its LinkedIn profiles of persons; always `null`, see `/podcasts/{podcastIdOrSlug}/social-media`.
        socials_linkedin_person_total_profiles_count: f64,
        /// Its TikTok accounts; always `null`, see `/podcasts/{podcastIdOrSlug}/social-media`.
        socials_tiktok: Vec<Object>,
        /// Followers of its TikTok accounts together; always `null`, see `/podcasts/{podcastIdOrSlug}/social-media`.
        socials_tiktok_total_followers_count: f64,
        /// Accounts that its TikTok accounts follow together; always `null`, see
        /// `/podcasts/{podcastIdOrSlug}/social-media`.
        socials_tiktok_total_following_count: f64,
        /// Likes of its TikTok accounts together; always `null`, see `/podcasts/{podcastIdOrSlug}/social-media`.
        socials_tiktok_total_likes_count: f64,
        /// Number of its TikTok accounts; always `null`, see `/podcasts/{podcastIdOrSlug}/social-media`.
        socials_tiktok_total_profiles_count: f64,
        /// Its X (Twitter) accounts; always `null`, see `/podcasts/{podcastIdOrSlug}/social-media`.
        socials_twitter: Vec<Object>,
        /// Followers of its X (Twitter) accounts together; always `null`, see
        /// `/podcasts/{podcastIdOrSlug}/social-media`.
        socials_twitter_total_followers_count: f64,
        /// Accounts that its X (Twitter) accounts follow together; always `null`, see
        /// `/podcasts/{podcastIdOrSlug}/social-media`.
        socials_twitter_total_following_count: f64,
        /// Posts of its X (Twitter) accounts together; always `null`, see `/podcasts/{podcastIdOrSlug}/social-media`.
        socials_twitter_total_posts_count: f64,
        /// Number of its X (Twitter) accounts; always `null`, see `/podcasts/{podcastIdOrSlug}/social-media`.
        socials_twitter_total_profiles_count: f64,
        /// When its figures on Spotify were read; always `null`, see `/podcasts/{podcastIdOrSlug}/reviews`.
        spotify_data_last_updated: String,
        /// Average views of a video; always `null`: videos are not read.
        youtube_average_views_per_video: f64,
        /// Channels are in `/podcasts/{podcastIdOrSlug}/youtube`.
        youtube_channels: Vec<Object>,
        /// When the counts of its YouTube channels were read; always `null`, see `/podcasts/{podcastIdOrSlug}/youtube`.
        youtube_data_last_updated: String,
        /// The spelling is that of existing clients.
        youtube_primary_chanel_data_last_updated: String,
        /// Id of its main YouTube channel; always `null`, see `/podcasts/{podcastIdOrSlug}/youtube`.
        youtube_primary_channel_id: String,
        /// Name of its main YouTube channel; always `null`, see `/podcasts/{podcastIdOrSlug}/youtube`.
        youtube_primary_channel_name: String,
        /// Subscribers of its main YouTube channel; always `null`, see `/podcasts/{podcastIdOrSlug}/youtube`.
        youtube_primary_channel_subscribers: f64,
        /// Videos of its main YouTube channel; always `null`, see `/podcasts/{podcastIdOrSlug}/youtube`.
        youtube_primary_channel_videos: f64,
        /// Views of its main YouTube channel; always `null`, see `/podcasts/{podcastIdOrSlug}/youtube`.
        youtube_primary_channel_views: f64,
    }

    /// Fields of an episode that are always `null`.
    UnknownOfEpisode {
        /// Key of a stored audio file; always `null`, because audio is not stored.
        episode_audio_key: String,
        /// A generated long description; always `null`.
        episode_rss_description_generated_long: String,
        /// A generated short description; always `null`.
        episode_rss_description_generated_short: String,
        /// See `/episodes/{episodeId}/transcript-text`.
        transcript_text: String,
        /// When the figures of the YouTube video were read; always `null`.
        youtube_video_data_date: String,
        /// URL of the episode's video on YouTube; always `null`.
        youtube_video_url: String,
        /// Views of the episode's video on YouTube; always `null`.
        youtube_video_view_count: f64,
    }
}
