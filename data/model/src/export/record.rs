//! The exported facts of a podcast, limited to what the exporter's plan may see. The columns add the wire names.

use super::ExportValue;
use crate::{SocialKind, Timestamp};
use chrono::NaiveDate;

/// The exported facts of a podcast, and of its entry on a list. Facts that the plan does not show are empty.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ExportRecord {
    pub podcast_id: String,
    pub slug: String,
    pub title: String,
    /// URL of the podcast's page here.
    pub page_url: String,
    /// Whether the catalog still has the podcast. Otherwise only id, slug, title and image are set.
    pub is_in_catalog: bool,
    pub author: Option<String>,
    pub host_names: Vec<String>,
    pub genres: Vec<String>,
    /// BCP 47.
    pub language: Option<String>,
    pub image_url: Option<String>,
    pub feed_url: Option<String>,
    pub apple_id: Option<i64>,
    pub spotify_id: Option<String>,
    pub is_explicit: Option<bool>,
    pub has_guests: Option<bool>,
    pub episode_count: Option<i64>,
    pub transcript_count: Option<i64>,
    pub first_episode_at: Option<Timestamp>,
    pub last_episode_at: Option<Timestamp>,
    /// The wire name, such as `bi-weekly`.
    pub update_frequency: Option<String>,
    pub monthly_listeners: Option<i64>,
    /// Plain text.
    pub description: Option<String>,
    /// ISO 3166-1 alpha-2.
    pub countries: Vec<String>,
    /// As the feed names them.
    pub locations: Vec<String>,
    pub website_url: Option<String>,
    pub owner_name: Option<String>,
    pub primary_contact_email: Option<String>,
    /// Best first.
    pub emails: Vec<String>,
    pub socials: SocialFigures,
    /// 1 to 5.
    pub apple_rating: Option<f64>,
    pub apple_ratings_count: Option<i64>,
    /// 1 to 5.
    pub spotify_rating: Option<f64>,
    pub spotify_ratings_count: Option<i64>,
    pub castbox_plays: Option<i64>,
    pub castbox_subscribers: Option<i64>,
    /// 0 to 100, like the sub-scores.
    pub authority_score: Option<f64>,
    pub quality_score: Option<f64>,
    pub engagement_score: Option<f64>,
    pub social_score: Option<f64>,
    pub youtube_score: Option<f64>,
    /// `None` in an export of a search.
    pub entry: Option<ListEntry>,
}

/// The social profiles of a podcast, with their followers.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SocialFigures {
    pub links: Vec<(SocialKind, String)>,
    pub facebook_followers: Option<i64>,
    pub instagram_followers: Option<i64>,
    pub linkedin_followers: Option<i64>,
    pub tiktok_followers: Option<i64>,
    pub twitter_followers: Option<i64>,
    pub youtube_subscribers: Option<i64>,
}

impl SocialFigures {
    /// The first link of a kind.
    #[must_use]
    pub fn link(&self, requested: SocialKind) -> Option<&String> {
        self.links.iter().find(|(kind, _)| *kind == requested).map(|(_, url)| url)
    }
}

/// The entry of a podcast on a list.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ListEntry {
    /// The wire name, such as `qualified`.
    pub state: String,
    /// The wire name; `None` when the entry has no priority.
    pub priority: Option<String>,
    pub labels: Vec<String>,
    pub added_at: Option<Timestamp>,
    /// Display name.
    pub added_by: Option<String>,
    pub updated_at: Option<Timestamp>,
    pub notes: Option<String>,
    pub next_action_on: Option<NaiveDate>,
    /// Display name of the member who works on it.
    pub assignee: Option<String>,
    /// 1 to 5; `None` before it was reviewed.
    pub relevancy: Option<i64>,
    /// When someone on the team last wrote to the podcast, for any project.
    pub last_pitch_at: Option<Timestamp>,
    /// Display name.
    pub last_pitch_by: Option<String>,
    /// Name of the project for which they wrote.
    pub last_pitch_for: Option<String>,
    /// Values in the custom columns of the list, in their order.
    pub custom_values: Vec<ExportValue>,
}

/// A record with a value in every field.
#[cfg(test)]
pub(super) fn full_record(moment: Timestamp) -> ExportRecord {
    let text = || Some("text".to_owned());
    let list = || vec!["text".to_owned()];
    let kinds = SocialKind::ALL.iter().map(|kind| (*kind, format!("https://{}.example", kind.as_str())));
    ExportRecord {
        podcast_id: "id".to_owned(),
        slug: "slug".to_owned(),
        title: "title".to_owned(),
        page_url: "https://earshot.example/podcasts/slug".to_owned(),
        is_in_catalog: true,
        author: text(),
        host_names: list(),
        genres: list(),
        language: text(),
        image_url: text(),
        feed_url: text(),
        apple_id: Some(1),
        spotify_id: text(),
        is_explicit: Some(false),
        has_guests: Some(true),
        episode_count: Some(1),
        transcript_count: Some(1),
        first_episode_at: Some(moment),
        last_episode_at: Some(moment),
        update_frequency: text(),
        monthly_listeners: Some(1),
        description: text(),
        countries: list(),
        locations: list(),
        website_url: text(),
        owner_name: text(),
        primary_contact_email: text(),
        emails: list(),
        socials: SocialFigures {
            links: kinds.collect(),
            facebook_followers: Some(1),
            instagram_followers: Some(1),
            linkedin_followers: Some(1),
            tiktok_followers: Some(1),
            twitter_followers: Some(1),
            youtube_subscribers: Some(1),
        },
        apple_rating: Some(4.5),
        apple_ratings_count: Some(1),
        spotify_rating: Some(4.5),
        spotify_ratings_count: Some(1),
        castbox_plays: Some(1),
        castbox_subscribers: Some(1),
        authority_score: Some(50.0),
        quality_score: Some(50.0),
        engagement_score: Some(50.0),
        social_score: Some(50.0),
        youtube_score: Some(50.0),
        entry: Some(ListEntry {
            state: "prospect".to_owned(),
            priority: text(),
            labels: list(),
            added_at: Some(moment),
            added_by: text(),
            updated_at: Some(moment),
            notes: text(),
            next_action_on: Some(moment.date_naive()),
            assignee: text(),
            relevancy: Some(4),
            last_pitch_at: Some(moment),
            last_pitch_by: text(),
            last_pitch_for: text(),
            custom_values: Vec::new(),
        }),
    }
}
