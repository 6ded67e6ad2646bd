//! The YouTube channels of a podcast and their growth (spec 3, Social data per platform).

use super::social_profile::{missing_counts, profile_key, timestamp_view};
use super::values::web_url;
use earshot_api_server::prelude::*;
use earshot_model::rating::{SocialPlatform, SocialProfile};

/// A podcast's YouTube channels.
#[view(Clone)]
pub struct YoutubeView {
    /// ID of the podcast.
    pub podcast_id: String,
    /// The channels whose counts were read.
    pub youtube_data: Vec<YoutubeChannelView>,
}

/// A channel that the podcast links to.
#[view(Clone)]
pub struct YoutubeChannelView {
    /// ID of the channel, or its name in the URL when the ID is unknown.
    pub id: String,
    /// Name of the channel.
    pub title: String,
    /// The channel's description; `null` when it has none.
    pub description: Option<String>,
    /// Number of subscribers; 0 when it is listed in `missing`.
    pub subscriber_count: i64,
    /// Number of views of all videos; 0 when it is listed in `missing`.
    pub view_count: i64,
    /// Number of videos; 0 when it is listed in `missing`.
    pub video_count: i64,
    /// When the channel was created; `null` when unknown.
    pub published_at: Option<TimestampView>,
    /// URLs of the profile picture by size.
    pub thumbnails: ThumbnailsView,
    /// Country of the channel, ISO 3166-1 alpha-2; `null` when it does not state one.
    pub country: Option<String>,
    /// The channel's handle, such as `@example`; `null` when it has none.
    pub custom_url: Option<String>,
    /// Always `null`: the channel's links are not read.
    pub links: Option<Vec<String>>,
    /// Always `null`: it is not determined.
    pub is_podcast_channel: Option<bool>,
    /// Always `null`: channels are found by links, not by keywords.
    pub discover_input_keyword: Option<String>,
    /// Always `null`: banners are not read.
    pub banner_image_url: Option<String>,
    /// Always `null`: videos are not read.
    #[schema(value_type = Option<Vec<Object>>)]
    pub videos: Option<Vec<()>>,
    /// URL of the profile picture; `null` when unknown.
    pub profile_image_url: Option<String>,
    /// When the counts were read.
    pub data_last_updated: TimestampView,
    /// Always `null`: videos are not read.
    pub last_video_upload_date: Option<TimestampView>,
    /// Always `null`: videos are not read.
    pub last_video_upload_date_source: Option<String>,
    /// Always `null`: videos are not read.
    pub last_video_upload_date_checked_at: Option<TimestampView>,
    /// The readings with changed counts, oldest first.
    pub stats_history: Vec<ChannelReading>,
    /// Counts that YouTube did not provide; subscribers may be hidden.
    pub missing: Vec<String>,
}

/// Profile pictures of a YouTube channel by size.
#[view(Clone)]
pub struct ThumbnailsView {
    /// URL of the small picture; `null` when unknown.
    pub default: Option<String>,
    /// URL of the medium picture; `null` when unknown.
    pub medium: Option<String>,
    /// URL of the large picture; `null` when unknown.
    pub high: Option<String>,
}

/// The counts of a YouTube channel at one time.
#[view(Clone)]
pub struct ChannelReading {
    /// When the counts were read.
    pub recorded_at: TimestampView,
    /// Number of subscribers.
    pub subscriber_count: i64,
    /// Number of views of all videos; `null` when unknown.
    pub view_count: Option<i64>,
    /// Number of videos; `null` when unknown.
    pub video_count: Option<i64>,
}

impl YoutubeView {
    /// `readings` are the counts of all profiles, newest first within each.
    pub fn of(podcast_id: String, readings: &[SocialProfile]) -> Self {
        let channels = readings.iter().filter(|reading| reading.platform == SocialPlatform::Youtube);
        let channels: Vec<&SocialProfile> = channels.collect();
        let youtube_data = channels.chunk_by(|one, next| one.url == next.url).map(YoutubeChannelView::of).collect();
        Self { podcast_id, youtube_data }
    }
}

impl YoutubeChannelView {
    fn of(readings: &[&SocialProfile]) -> Self {
        let newest = readings[0];
        let history = readings.iter().rev().filter_map(|reading| {
            Some(ChannelReading {
                recorded_at: reading.captured_at.into(),
                subscriber_count: reading.followers?,
                view_count: reading.views,
                video_count: reading.posts,
            })
        });
        let image_url = web_url(newest.image_url.as_deref());
        Self {
            id: newest.profile_id.clone().unwrap_or_else(|| profile_key(newest)),
            title: newest.name.clone().unwrap_or_else(|| profile_key(newest)),
            description: newest.about.clone(),
            subscriber_count: newest.followers.unwrap_or(0),
            view_count: newest.views.unwrap_or(0),
            video_count: newest.posts.unwrap_or(0),
            published_at: timestamp_view(newest.joined_at),
            thumbnails: ThumbnailsView { default: None, medium: None, high: image_url.clone() },
            country: newest.country.clone(),
            custom_url: newest.handle.clone(),
            links: None,
            is_podcast_channel: None,
            discover_input_keyword: None,
            banner_image_url: None,
            videos: None,
            profile_image_url: image_url,
            data_last_updated: newest.captured_at.into(),
            last_video_upload_date: None,
            last_video_upload_date_source: None,
            last_video_upload_date_checked_at: None,
            stats_history: history.collect(),
            missing: missing_counts([
                ("subscriberCount", newest.followers),
                ("viewCount", newest.views),
                ("videoCount", newest.posts),
            ]),
        }
    }
}
