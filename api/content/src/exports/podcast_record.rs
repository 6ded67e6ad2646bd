//! The exported facts of a podcast. The plan decides as in search results, because they are read from the same view.

use crate::views::{HitLink, PodcastFields, podcast_locations};
use earshot_api_server::page_urls::podcast_page_url;
use earshot_api_server::views::TimestampView;
use earshot_model::export::{ExportRecord, SocialFigures};
use earshot_model::{PodcastDocument, SocialKind, Tier};

/// Builds the record of a podcast in the catalog.
pub fn podcast_record(document: &PodcastDocument, tier: Tier, public_url: &str) -> ExportRecord {
    let seen = PodcastFields::of(document, &[], tier);
    let moment = |time: Option<TimestampView>| time.map(|time| time.0);
    ExportRecord {
        page_url: podcast_page_url(public_url, &seen.podcast_slug),
        podcast_id: seen.podcast_id,
        slug: seen.podcast_slug,
        title: seen.podcast_rss_title,
        is_in_catalog: true,
        author: seen.podcast_rss_author,
        host_names: seen.podcast_host_names.unwrap_or_default(),
        genres: seen.rss_categories.unwrap_or_default(),
        language: seen.rss_language,
        image_url: seen.podcast_image_url,
        feed_url: Some(seen.podcast_rss_feed_url),
        apple_id: seen.apple_id,
        spotify_id: seen.spotify_id,
        is_explicit: document.podcast.explicit,
        has_guests: seen.podcast_has_guests,
        episode_count: seen.total_episodes,
        transcript_count: seen.total_transcripts,
        first_episode_at: moment(seen.founded_date),
        last_episode_at: moment(seen.last_episode_date),
        update_frequency: seen.update_frequency,
        monthly_listeners: seen.podcast_audience_estimated_monthly_listeners,
        description: seen.podcast_rss_description_no_html,
        countries: seen.podcast_countries.unwrap_or_default(),
        locations: podcast_locations(document).unwrap_or_default(),
        website_url: seen.podcast_website_url,
        owner_name: seen.podcast_owner.map(|owner| owner.owner_name),
        primary_contact_email: seen.primary_contact,
        emails: seen.podcast_emails.unwrap_or_default(),
        socials: SocialFigures {
            links: social_links(seen.podcast_social_media_links.unwrap_or_default()),
            facebook_followers: seen.profiles.facebook_followers,
            instagram_followers: seen.profiles.instagram_followers,
            linkedin_followers: seen.profiles.socials_linkedin_company_total_followers_count,
            tiktok_followers: seen.profiles.tiktok_followers,
            twitter_followers: seen.profiles.twitter_followers,
            youtube_subscribers: seen.profiles.youtube_subscribers,
        },
        apple_rating: seen.apple_podcasts_rating,
        apple_ratings_count: seen.apple_podcasts_ratings_count,
        spotify_rating: seen.spotify_rating,
        spotify_ratings_count: seen.spotify_ratings_count,
        castbox_plays: seen.castbox_plays,
        castbox_subscribers: seen.castbox_subscribers,
        authority_score: seen.podcast_authority_score_total,
        quality_score: seen.podcast_authority_score_quality,
        engagement_score: seen.podcast_authority_score_engagement,
        social_score: seen.podcast_authority_score_social,
        youtube_score: seen.podcast_authority_score_youtube,
        entry: None,
    }
}

fn social_links(links: Vec<HitLink>) -> Vec<(SocialKind, String)> {
    links.into_iter().filter_map(|link| Some((SocialKind::parse(&link.kind)?, link.url))).collect()
}
