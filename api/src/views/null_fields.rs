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
        apple_podcasts_scraped_date: String,
        castbox_data_last_updated: String,
        castbox_id: String,
        chart_positions_calculated_at: String,
        podcast_estimated_audience_age: String,
        podcast_estimated_audience_education: String,
        podcast_estimated_audience_gender: String,
        podcast_estimated_audience_income: String,
        podcast_estimated_listeners: String,
        podcast_estimated_political_bias: String,
        podcast_rss_description_generated_long: String,
        podcast_rss_description_generated_short: String,
        podcast_rss_title_latest_cleaned: String,
        podchaser_url_slug: String,
        podnews_url_slug: String,
        rephonic_url_slug: String,
        /// See `/podcasts/{podcastIdOrSlug}/related-podcasts`.
        similar_podcasts: Vec<Object>,
        /// Profiles and followers are in `/podcasts/{podcastIdOrSlug}/social-media`.
        socials_facebook: Vec<Object>,
        socials_facebook_total_followers_count: f64,
        socials_facebook_total_following_count: f64,
        socials_facebook_total_likes_count: f64,
        socials_facebook_total_pages_count: f64,
        socials_facebook_total_talking_about_count: f64,
        socials_instagram: Vec<Object>,
        socials_instagram_total_followers_count: f64,
        socials_instagram_total_following_count: f64,
        socials_instagram_total_posts_count: f64,
        socials_instagram_total_profiles_count: f64,
        socials_linkedin_company: Vec<Object>,
        socials_linkedin_company_total_employees_count: f64,
        socials_linkedin_company_total_followers_count: f64,
        socials_linkedin_company_total_pages_count: f64,
        socials_linkedin_person: Vec<Object>,
        socials_linkedin_person_total_connections_count: f64,
        socials_linkedin_person_total_followers_count: f64,
        socials_linkedin_person_total_profiles_count: f64,
        socials_tiktok: Vec<Object>,
        socials_tiktok_total_followers_count: f64,
        socials_tiktok_total_following_count: f64,
        socials_tiktok_total_likes_count: f64,
        socials_tiktok_total_profiles_count: f64,
        socials_twitter: Vec<Object>,
        socials_twitter_total_followers_count: f64,
        socials_twitter_total_following_count: f64,
        socials_twitter_total_posts_count: f64,
        socials_twitter_total_profiles_count: f64,
        spotify_data_last_updated: String,
        youtube_average_views_per_video: f64,
        /// Channels are in `/podcasts/{podcastIdOrSlug}/youtube`.
        youtube_channels: Vec<Object>,
        youtube_data_last_updated: String,
        /// The spelling is the contract's.
        youtube_primary_chanel_data_last_updated: String,
        youtube_primary_channel_id: String,
        youtube_primary_channel_name: String,
        youtube_primary_channel_subscribers: f64,
        youtube_primary_channel_videos: f64,
        youtube_primary_channel_views: f64,
    }

    /// Fields of an episode that are always `null`.
    UnknownOfEpisode {
        episode_audio_key: String,
        episode_rss_description_generated_long: String,
        episode_rss_description_generated_short: String,
        /// See `/episodes/{episodeId}/transcript-text`.
        transcript_text: String,
        youtube_video_data_date: String,
        youtube_video_url: String,
        youtube_video_view_count: f64,
    }
}
