//! Counted figures of a podcast: ratings, audiences, scores. A figure is `None`, never zero, until its source was read.

use serde::{Deserialize, Serialize};

macro_rules! figures {
    ($($(#[$doc:meta])* $field:ident $measure:ident = $name:literal;)+) => {
        /// The figures of a podcast that external platforms count.
        #[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
        #[serde(default)]
        pub struct PodcastFigures {
            $($(#[$doc])* #[serde(skip_serializing_if = "Option::is_none")] pub $field: Option<f64>,)+
        }

        /// A number by which podcasts are filtered and sorted.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum Measure {
            TotalEpisodes,
            TotalTranscripts,
            /// 0 to 100, like the other scores.
            AuthorityScore,
            QualityScore,
            EngagementScore,
            SocialScore,
            YoutubeScore,
            /// The median length of the newest episodes.
            EpisodeMinutes,
            $($(#[$doc])* $measure,)+
        }

        impl Measure {
            pub const ALL: &'static [Self] = &[
                Self::TotalEpisodes, Self::TotalTranscripts, Self::AuthorityScore, Self::QualityScore,
                Self::EngagementScore, Self::SocialScore, Self::YoutubeScore, Self::EpisodeMinutes, $(Self::$measure,)+
            ];

            /// The name of the search field (spec 3, Podcast search fields).
            #[must_use]
            pub fn as_str(self) -> &'static str {
                match self {
                    Self::TotalEpisodes => "totalEpisodes",
                    Self::TotalTranscripts => "totalTranscripts",
                    Self::AuthorityScore => "podcastAuthorityScoreTotal",
                    Self::QualityScore => "podcastAuthorityScoreQuality",
                    Self::EngagementScore => "podcastAuthorityScoreEngagement",
                    Self::SocialScore => "podcastAuthorityScoreSocial",
                    Self::YoutubeScore => "podcastAuthorityScoreYoutube",
                    Self::EpisodeMinutes => "podcastEpisodeMinutes",
                    $(Self::$measure => $name,)+
                }
            }
        }

        impl PodcastFigures {
            /// Removes the values of all other measures.
            pub fn retain(&mut self, keeps: impl Fn(Measure) -> bool) {
                $(if !keeps(Measure::$measure) {
                    self.$field = None;
                })+
            }

            /// The value of a measure; `None` when it is unknown, and for the measures that no platform counts.
            #[must_use]
            pub fn value_of(&self, measure: Measure) -> Option<f64> {
                match measure {
                    $(Measure::$measure => self.$field,)+
                    Measure::TotalEpisodes
                    | Measure::TotalTranscripts
                    | Measure::AuthorityScore
                    | Measure::QualityScore
                    | Measure::EngagementScore
                    | Measure::SocialScore
                    | Measure::YoutubeScore
                    | Measure::EpisodeMinutes => None,
                }
            }
        }
    };
}

figures! {
    /// 0 to 5.
    apple_rating AppleRating = "applePodcastsRating";
    apple_ratings_count AppleRatingsCount = "applePodcastsRatingsCount";
    /// Wilson bound of the rating at 95 % confidence, 0 to 1.
    apple_rating_wilson AppleRatingWilson = "applePodcastsRatingWilsonScore";
    /// 0 to 5.
    spotify_rating SpotifyRating = "spotifyRating";
    spotify_ratings_count SpotifyRatingsCount = "spotifyRatingsCount";
    /// Wilson bound of the rating at 95 % confidence, 0 to 1.
    spotify_rating_wilson SpotifyRatingWilson = "spotifyRatingWilsonScore";
    castbox_plays CastboxPlays = "castboxPlays";
    castbox_subscribers CastboxSubscribers = "castboxSubscribers";
    youtube_subscribers YoutubeSubscribers = "youtubeTotalSubscribers";
    youtube_views YoutubeViews = "youtubeTotalViews";
    monthly_listeners MonthlyListeners = "podcastAudienceEstimatedMonthlyListeners";
}
