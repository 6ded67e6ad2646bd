//! Writes show notes: HTML descriptions of a show and its episodes.

use super::show::{Episode, Show};
use crate::html::{link, paragraphs};
use crate::phrases::phrases;
use crate::random::Random;
use earshot_model::{RecognizedUrl, recognize_url};

/// Writes the channel's description. Some shows append their email and links.
pub fn channel_html(show: &Show) -> String {
    let mut html = paragraphs(&show.authored.description);
    if Random::named(4, &show.slug).chance(0.5) {
        html.push_str(&links_line(show));
    }
    html
}

/// Writes the episode's own text.
pub fn episode_html(episode: &Episode) -> String {
    paragraphs(&episode.description)
}

/// Writes the episode's text, followed by what producers paste: guest, sponsor, site, profiles.
pub fn full_episode_html(show: &Show, episode: &Episode) -> String {
    let words = phrases(&show.authored.language);
    let mut html = episode_html(episode);
    if let Some(guest) = &episode.guest {
        let named = match &episode.guest_role {
            Some(role) if show.authored.language == "ja" => format!("{guest}（{role}）"),
            Some(role) => format!("{guest}, {role}"),
            None => guest.clone(),
        };
        html.push_str(&paragraphs(&words.guest.replace("{}", &named)));
    }
    if let (Some(sponsor), Some(read)) = (&episode.sponsor, &episode.sponsor_read) {
        let space = if show.authored.language == "ja" { "" } else { " " };
        html.push_str(&paragraphs(&format!("{}{space}{read}", words.sponsored.replace("{}", sponsor))));
    }
    html.push_str(&links_line(show));
    html
}

/// Writes a line of links: `Show notes: site · Instagram · Mastodon`.
fn links_line(show: &Show) -> String {
    let words = phrases(&show.authored.language);
    let mut line = format!("<p>{}: {}", words.website, link(&show.authored.website, show.domain()));
    for social in &show.authored.socials {
        line.push_str(" · ");
        line.push_str(&link(social, link_label(social)));
    }
    line.push_str("</p>\n");
    line
}

/// Returns the label of a link: the platform's name.
pub fn link_label(url: &str) -> &'static str {
    match recognize_url(url) {
        RecognizedUrl::Profile { kind, .. } => kind.label(),
        RecognizedUrl::Directory { kind, .. } => kind.label(),
        _ => "Link",
    }
}
