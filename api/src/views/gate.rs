//! What of a podcast each tier may see (spec 6): the one place where that is decided.

use earshot_model::{DirectoryKind, LinkKind, LinkSource, PodcastDocument, PodcastFigures, Tier};
use serde::Serialize;
use utoipa::ToSchema;

/// A social profile, with the places where it was found.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SocialLinkView {
    pub social_media_type: String,
    pub url: String,
    /// `rss`, `podcast-website`.
    pub sources: Vec<String>,
}

/// The fields of a podcast that not everybody sees. What the tier may not see is empty.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Gated {
    pub apple_id: Option<i64>,
    /// ISO 3166-1 alpha-2.
    pub countries: Vec<String>,
    /// Ratings, Castbox, YouTube; of the paid tiers also the audience.
    pub figures: PodcastFigures,
    /// Whom the feed names as the owner, and their address.
    pub owner_name: Option<String>,
    pub primary_contact: Option<String>,
    pub emails: Vec<String>,
    pub socials: Vec<SocialLinkView>,
    /// `None` when it is not known, or not shown.
    pub has_guests: Option<bool>,
}

impl Gated {
    /// Spec 6, Other permissions.
    pub fn of(document: &PodcastDocument, tier: Tier) -> Self {
        let limits = tier.limits();
        let mut seen = Self::default();
        // Free and above: ratings, Castbox, guests and socials.
        if limits.sees_socials {
            seen.figures = PodcastFigures { monthly_listeners: None, ..document.figures.clone() };
            seen.socials = socials(document);
            let marks_guests = document.podcast.persons.iter().any(|person| person.role == "guest");
            seen.has_guests = if marks_guests { Some(true) } else { document.has_guests };
        }
        // Individual and above: also appleId, primary contact and countries. The audience is not in the spec's list; its
        // filter is of the paid tiers, and so is the figure.
        if limits.sees_apple_id {
            let listed = || directory_url(document, DirectoryKind::Apple).and_then(apple_id);
            seen.apple_id = document.podcast.apple_id.or_else(listed);
            seen.countries = document.countries.clone();
            seen.figures.monthly_listeners = document.figures.monthly_listeners;
        }
        if limits.sees_primary_contacts {
            seen.owner_name = document.podcast.owner_name.clone();
            seen.primary_contact = document.podcast.owner_email.clone();
        }
        if limits.sees_contacts {
            seen.emails = document.podcast.owner_email.iter().cloned().collect();
        }
        seen
    }
}

/// The podcast's entry in a directory.
pub fn directory_url(document: &PodcastDocument, wanted: DirectoryKind) -> Option<&str> {
    document.links.iter().find(|link| link.kind == LinkKind::Directory(wanted)).map(|link| link.url.as_str())
}

/// The id in `https://podcasts.apple.com/…/id1234567890`.
fn apple_id(url: &str) -> Option<i64> {
    let path = url.split(['?', '#']).next()?;
    path.rsplit('/').find_map(|segment| segment.strip_prefix("id")?.parse().ok())
}

/// The id in `https://open.spotify.com/show/…`.
pub fn spotify_id(url: &str) -> Option<&str> {
    let (_, rest) = url.split_once("/show/")?;
    rest.split(['/', '?', '#']).next().filter(|id| !id.is_empty())
}

fn socials(document: &PodcastDocument) -> Vec<SocialLinkView> {
    let mut found: Vec<SocialLinkView> = Vec::new();
    for link in &document.links {
        let LinkKind::Social(kind) = link.kind else { continue };
        // The field's client calls both of the feed's places `rss`.
        let source = match link.source {
            LinkSource::FeedWebsite | LinkSource::FeedDescription => "rss",
            LinkSource::Website => "podcast-website",
        };
        match found.iter_mut().find(|known| known.url == link.url && known.social_media_type == kind.as_str()) {
            Some(known) if known.sources.iter().any(|name| name == source) => {}
            Some(known) => known.sources.push(source.to_owned()),
            None => found.push(SocialLinkView {
                social_media_type: kind.as_str().to_owned(),
                url: link.url.clone(),
                sources: vec![source.to_owned()],
            }),
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_read_from_addresses_and_never_made_up() {
        assert_eq!(apple_id("https://podcasts.apple.com/us/podcast/show/id1200361736?mt=2"), Some(1_200_361_736));
        assert_eq!(apple_id("https://podcasts.apple.com/us/podcast/idle-talk"), None);
        assert_eq!(spotify_id("https://open.spotify.com/show/4rOoJ6Egrf8K2?si=1"), Some("4rOoJ6Egrf8K2"));
        assert_eq!(spotify_id("https://open.spotify.com/show/"), None);
    }
}
