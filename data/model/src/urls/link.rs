//! Links from a podcast to its profiles elsewhere: the social kinds and directory kinds of spec 3.

use crate::{PodcastId, Timestamp};
use serde::{Deserialize, Serialize};

/// A link with its source and the times of its sightings.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Link {
    pub podcast_id: PodcastId,
    pub kind: LinkKind,
    /// The canonical form; see [`crate::recognize_url`].
    pub url: String,
    pub source: LinkSource,
    /// Set for links that were found on a website.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[serde(rename = "seen_on")]
    pub sighting: Option<LinkSighting>,
    pub first_seen_at: Timestamp,
    pub last_seen_at: Timestamp,
}

/// Where on a website a link was seen, and the confidence that it belongs to the show.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct LinkSighting {
    pub page: String,
    /// The purpose of the page: `home`, `contact`.
    pub page_kind: String,
    /// Occurrences on the whole site.
    pub count: u32,
    /// The confidence, 0 to 1.
    pub confidence: f32,
}

/// A social platform or a podcast directory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum LinkKind {
    Social(SocialKind),
    Directory(DirectoryKind),
}

named! {
    /// Where a link was found. The API reports both feed sources as `rss`, the name in the contract.
    LinkSource {
        /// The feed's website field.
        FeedWebsite = "feed-website",
        /// The feed's description.
        FeedDescription = "feed-description",
        /// The podcast's own website.
        Website = "website",
    }
}

impl LinkSource {
    /// Whether the link is in the feed.
    #[must_use]
    pub fn is_feed(self) -> bool {
        match self {
            Self::FeedWebsite | Self::FeedDescription => true,
            Self::Website => false,
        }
    }
}

macro_rules! kinds {
    ($(#[$doc:meta])* $name:ident { $($variant:ident = $wire:literal, $label:literal;)+ }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
        pub enum $name { $(#[serde(rename = $wire)] $variant,)+ }

        impl $name {
            /// Every kind, in the order of the spec.
            pub const ALL: &'static [Self] = &[$(Self::$variant,)+];

            /// The name on the wire.
            #[must_use]
            pub fn as_str(self) -> &'static str {
                match self { $(Self::$variant => $wire,)+ }
            }

            /// The display label (spec 9).
            #[must_use]
            pub fn label(self) -> &'static str {
                match self { $(Self::$variant => $label,)+ }
            }

            #[must_use]
            pub fn parse(wire: &str) -> Option<Self> {
                match wire { $($wire => Some(Self::$variant),)+ _ => None }
            }
        }
    };
}

kinds! {
    /// Social platforms (spec 3).
    SocialKind {
        Beehiiv = "beehiiv", "beehiiv";
        Behance = "behance", "Behance";
        Bluesky = "bluesky", "Bluesky";
        Discord = "discord", "Discord";
        Facebook = "facebook", "Facebook";
        Github = "github", "GitHub";
        Instagram = "instagram", "Instagram";
        Linkedin = "linkedin", "LinkedIn";
        Linktree = "linktree", "Linktree";
        Mastodon = "mastodon", "Mastodon";
        Medium = "medium", "Medium";
        Patreon = "patreon", "Patreon";
        Pinterest = "pinterest", "Pinterest";
        Reddit = "reddit", "Reddit";
        Snapchat = "snapchat", "Snapchat";
        Soundcloud = "soundcloud", "SoundCloud";
        Substack = "substack", "Substack";
        Threads = "threads", "Threads";
        Tiktok = "tiktok", "TikTok";
        Tumblr = "tumblr", "Tumblr";
        Twitch = "twitch", "Twitch";
        Twitter = "twitter", "X (Twitter)";
        Vimeo = "vimeo", "Vimeo";
        Whatsapp = "whatsapp", "WhatsApp";
        Youtube = "youtube", "YouTube";
    }
}

kinds! {
    /// Podcast directories (spec 3).
    DirectoryKind {
        Apple = "apple", "Apple Podcasts";
        Anchor = "anchor", "Anchor";
        Amazonmusic = "amazonmusic", "Amazon Music";
        Audible = "audible", "Audible";
        Castbox = "castbox", "Castbox";
        Castro = "castro", "Castro";
        Goodpods = "goodpods", "Goodpods";
        Google = "google", "Google Podcasts";
        Iheartradio = "iheartradio", "iHeartRadio";
        Listennotes = "listennotes", "Listen Notes";
        Overcast = "overcast", "Overcast";
        Playerfm = "playerfm", "Player FM";
        Pocketcasts = "pocketcasts", "Pocket Casts";
        Podbean = "podbean", "Podbean";
        Podcastaddict = "podcastaddict", "Podcast Addict";
        Podcastrepublic = "podcastrepublic", "Podcast Republic";
        Podchaser = "podchaser", "Podchaser";
        Podnews = "podnews", "Podnews";
        Podscan = "podscan", "Podscan";
        Podscribe = "podscribe", "Podscribe";
        Radiopublic = "radiopublic", "RadioPublic";
        Rephonic = "rephonic", "Rephonic";
        Spotify = "spotify", "Spotify";
        Tunein = "tunein", "TuneIn";
    }
}

impl LinkKind {
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Social(kind) => kind.as_str(),
            Self::Directory(kind) => kind.as_str(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_spec_counts_25_social_and_24_directory_kinds() {
        assert_eq!(SocialKind::ALL.len(), 25);
        assert_eq!(DirectoryKind::ALL.len(), 24);
    }

    /// Spec 9: display labels exist for all platforms.
    #[test]
    fn labels_are_the_names_of_the_platforms() {
        let social = "beehiiv, Behance, Bluesky, Discord, Facebook, GitHub, Instagram, LinkedIn, Linktree, Mastodon, Medium, \
                      Patreon, Pinterest, Reddit, Snapchat, SoundCloud, Substack, Threads, TikTok, Tumblr, Twitch, \
                      X (Twitter), Vimeo, WhatsApp, YouTube";
        let directories = "Apple Podcasts, Anchor, Amazon Music, Audible, Castbox, Castro, Goodpods, Google Podcasts, \
                           iHeartRadio, Listen Notes, Overcast, Player FM, Pocket Casts, Podbean, Podcast Addict, \
                           Podcast Republic, Podchaser, Podnews, Podscan, Podscribe, RadioPublic, Rephonic, Spotify, TuneIn";
        let labels = |labels: &mut dyn Iterator<Item = &'static str>| labels.collect::<Vec<_>>().join(", ");
        assert_eq!(labels(&mut SocialKind::ALL.iter().map(|kind| kind.label())), social);
        assert_eq!(labels(&mut DirectoryKind::ALL.iter().map(|kind| kind.label())), directories);
    }

    #[test]
    fn names_read_back() {
        for kind in SocialKind::ALL {
            assert_eq!(SocialKind::parse(kind.as_str()), Some(*kind));
        }
        for kind in DirectoryKind::ALL {
            assert_eq!(DirectoryKind::parse(kind.as_str()), Some(*kind));
        }
    }
}
