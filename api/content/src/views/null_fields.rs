//! Keys of the contract's hits for which the catalog has no data. They are present and `null`, so that clients can
//! rely on them.

use earshot_api_server::prelude::*;

macro_rules! always_null {
    ($($(#[$about:meta])+ $name:ident { $($(#[$doc:meta])* $field:ident: $kind:ty,)+ })+) => { $(
        $(#[$about])+
        #[view(Clone, Default)]
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
        /// ID on Castbox; always `null`.
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
        /// The title without advertising; always `null`: advertising is not removed from titles.
        podcast_rss_title_latest_cleaned: String,
        /// Slug on Podchaser; always `null`.
        podchaser_url_slug: String,
        /// Slug on Podnews; always `null`.
        podnews_url_slug: String,
        /// Slug on Rephonic; always `null`.
        rephonic_url_slug: String,
        /// When its figures on Spotify were read; always `null`, see `/podcasts/{podcastIdOrSlug}/reviews`.
        spotify_data_last_updated: String,
    }

    /// Fields of an episode that are always `null`.
    UnknownOfEpisode {
        /// Key of a stored audio file; always `null`, because audio is not stored.
        episode_audio_key: String,
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
