//! Who takes part in an episode and who pays for it, as texts say it: each fact with its source and how sure it is.

use crate::record::{is_default, records};
use crate::{EpisodeId, Timestamp};
use serde::{Deserialize, Serialize};

named! {
    /// What somebody does in an episode (contract, `episodeGuestsAndHosts`).
    AppearanceKind {
        Host = "host",
        Guest = "guest",
        /// Talked about without taking part.
        Mentioned = "mentioned",
        /// Takes part, but the text does not tell as what.
        Unknown = "unknown",
    }

    /// Spec 3, Guests and sponsors: sponsor types.
    SponsorKind {
        /// The text says that they pay for the show.
        Sponsor = "sponsor",
        /// An offer of somebody else, without such words.
        Advertiser = "advertiser",
        /// A guest's own product, event or show.
        Guest = "guest",
        /// Links that pay the show for what is bought.
        Affiliate = "affiliate",
        /// The show's, its hosts' or its network's own product.
        SelfPromotion = "self promotion",
        /// Listeners are asked to give to a cause.
        Charity = "charity",
        /// Money for the show itself.
        Donation = "donation",
        /// Partners who are none of these.
        Other = "other",
        /// Promoted, and the relation cannot be told.
        Unknown = "unknown",
    }

    /// Which text a fact was read from.
    CreditSource {
        /// `podcast:person`.
        PersonTag = "person-tag",
        /// Author field of episode or show.
        Author = "author",
        EpisodeTitle = "title",
        Description = "description",
        /// Title or description of the show.
        Show = "show",
        Transcript = "transcript",
        /// The same name in most other episodes of the show.
        OtherEpisodes = "other-episodes",
    }
}

/// A person of an episode.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PersonCredit {
    /// As written, without honorifics.
    pub name: String,
    /// The same for all spellings of the name.
    pub key: String,
    pub kind: AppearanceKind,
    /// What they are, as written: `founder`.
    #[serde(default, skip_serializing_if = "is_default")]
    pub role: Option<String>,
    /// The word of it that says what they do, in lower case: `founder`.
    #[serde(default, skip_serializing_if = "is_default")]
    pub profession: Option<String>,
    #[serde(default, skip_serializing_if = "is_default")]
    #[serde(rename = "organisation")]
    pub organization: Option<String>,
    #[serde(default, skip_serializing_if = "is_default")]
    pub image_url: Option<String>,
    #[serde(default, skip_serializing_if = "is_default")]
    pub url: Option<String>,
    pub source: CreditSource,
    /// The text around the name; `None` where the name is the whole field.
    #[serde(default, skip_serializing_if = "is_default")]
    pub snippet: Option<String>,
    /// 0 to 1.
    pub confidence: f32,
}

/// Who pays for an episode, or is promoted in it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SponsorCredit {
    pub name: String,
    pub kind: SponsorKind,
    #[serde(default, skip_serializing_if = "is_default")]
    pub coupon_codes: Vec<String>,
    #[serde(default, skip_serializing_if = "is_default")]
    pub urls: Vec<String>,
    #[serde(default, skip_serializing_if = "is_default")]
    pub snippet: Option<String>,
    /// Whether a host speaks it; `None` where that cannot be told.
    #[serde(default, skip_serializing_if = "is_default")]
    pub is_host_read: Option<bool>,
    pub source: CreditSource,
    /// 0 to 1.
    pub confidence: f32,
}

/// Somebody over the episodes of a podcast.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PersonAppearances {
    /// The same for all spellings of the name.
    pub key: String,
    /// The spelling that most episodes use.
    pub name: String,
    pub kind: AppearanceKind,
    pub image_url: Option<String>,
    pub episode_count: usize,
    /// Of the dated episodes.
    pub first_at: Option<Timestamp>,
    pub latest_at: Option<Timestamp>,
    pub latest_episode: Option<EpisodeId>,
}

records! {
    /// Who takes part in an episode and who pays for it.
    EpisodeCredits {
        /// In the order in which they are named; hosts of the show among them.
        people: Vec<PersonCredit>,
        sponsors: Vec<SponsorCredit>,
    }

    /// What the credits of its episodes say of a podcast.
    PodcastCredits {
        /// Those of the show, whether an episode names them or not.
        hosts: Vec<PersonCredit>,
        /// Spec 3, Podcast search fields; `None` when nothing tells.
        has_guests: Option<bool>,
        has_advertisers: Option<bool>,
        has_host_read_sponsors: Option<bool>,
        /// Of its hosts and guests; those of most people first, ten at most.
        professions: Vec<String>,
    }
}

/// What the credits of one episode, or of all of a podcast, say of the podcast; `None` when nothing tells.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CreditSummary {
    pub has_guests: Option<bool>,
    pub has_advertisers: Option<bool>,
    pub has_host_read_sponsors: Option<bool>,
}

impl EpisodeCredits {
    /// Those who do one thing in the episode.
    pub fn people_of_kind(&self, kind: AppearanceKind) -> impl Iterator<Item = &PersonCredit> {
        self.people.iter().filter(move |person| person.kind == kind)
    }
}
