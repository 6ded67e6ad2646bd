//! Credits: who takes part in an episode and who pays for it, as read from texts. Each credit has its source and its
//! confidence.

use crate::empty_fields::{is_default, records};
use crate::{EpisodeId, Timestamp};
use serde::{Deserialize, Serialize};

named! {
    /// The role of a person in an episode (contract, `episodeGuestsAndHosts`).
    AppearanceKind {
        Host = "host",
        Guest = "guest",
        /// Talked about without taking part.
        Mentioned = "mentioned",
        /// The text does not reveal the role, or whether the person takes part.
        Unknown = "unknown",
    }

    /// Sponsor types (spec 3, Guests and sponsors).
    SponsorKind {
        /// The text states that they pay for the show.
        Sponsor = "sponsor",
        /// A third party's offer, without a statement that they pay.
        Advertiser = "advertiser",
        /// A guest's own product, event or show.
        Guest = "guest",
        /// Links that pay the show a commission.
        Affiliate = "affiliate",
        /// A product of the show, its hosts or its network.
        SelfPromotion = "self promotion",
        /// A call to give to a charitable cause.
        Charity = "charity",
        /// A call to give money to the show itself.
        Donation = "donation",
        /// A partner of another kind.
        Other = "other",
        /// Promoted, but the text does not reveal the relation.
        Unknown = "unknown",
    }

    /// What a sponsor's kind amounts to. Plain lists of sponsors mean paid ones.
    SponsorGroup {
        /// Another party that pays for the show or advertises in it.
        Paid = "paid",
        /// A product of the show, its hosts or its guest.
        Own = "own",
        /// Money for the show or for a cause.
        Donation = "donation",
        /// Links that pay the show a commission.
        Affiliate = "affiliate",
        /// The text does not reveal the relation.
        Unclear = "unclear",
    }

    /// The text from which a credit was read.
    CreditSource {
        /// `podcast:person`.
        PersonTag = "person-tag",
        /// Author field of the episode or the show.
        Author = "author",
        EpisodeTitle = "title",
        Description = "description",
        /// Title or description of the show.
        Show = "show",
        Transcript = "transcript",
        /// The same name appears in most other episodes of the show.
        OtherEpisodes = "other-episodes",
    }
}

/// The confidence from which the text shows that a mentioned person is only talked about.
pub const TALKED_ABOUT_CONFIDENCE: f32 = 0.7;
/// The highest confidence of a name that may take part, where there is no cue. It is no appearance.
pub const MAYBE_TAKES_PART_CONFIDENCE: f32 = 0.61;

/// The credit of a person in an episode.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PersonCredit {
    /// As written, without honorifics.
    pub name: String,
    /// Equal for all spellings of the name.
    pub key: String,
    pub kind: AppearanceKind,
    /// The role of the person, as written: `founder`.
    #[serde(default, skip_serializing_if = "is_default")]
    pub role: Option<String>,
    /// The occupation within `role`, in lower case: `founder`.
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

/// The credit of a sponsor or advertiser of an episode.
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
    /// Whether a host reads the message; `None` where the text does not reveal it.
    #[serde(default, skip_serializing_if = "is_default")]
    pub is_host_read: Option<bool>,
    pub source: CreditSource,
    /// 0 to 1.
    pub confidence: f32,
}

impl SponsorKind {
    #[must_use]
    pub fn group(self) -> SponsorGroup {
        match self {
            Self::Sponsor | Self::Advertiser => SponsorGroup::Paid,
            Self::SelfPromotion | Self::Guest => SponsorGroup::Own,
            Self::Donation | Self::Charity => SponsorGroup::Donation,
            Self::Affiliate => SponsorGroup::Affiliate,
            Self::Other | Self::Unknown => SponsorGroup::Unclear,
        }
    }
}

impl SponsorCredit {
    /// Whether the party pays: what plain lists and filters mean by a sponsor.
    #[must_use]
    pub fn is_paid(&self) -> bool {
        self.kind.group() == SponsorGroup::Paid
    }
}

impl EpisodeCredits {
    /// Returns the sponsors that pay, in the order of the text.
    pub fn paid_sponsors(&self) -> impl Iterator<Item = &SponsorCredit> {
        self.sponsors.iter().filter(|sponsor| sponsor.is_paid())
    }
}

/// A person's appearances in all episodes of a podcast.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PersonAppearances {
    /// Equal for all spellings of the name.
    pub key: String,
    /// The most frequent spelling.
    pub name: String,
    pub kind: AppearanceKind,
    pub image_url: Option<String>,
    pub episode_count: usize,
    /// The earliest of the dated episodes.
    pub first_at: Option<Timestamp>,
    pub latest_at: Option<Timestamp>,
    pub latest_episode: Option<EpisodeId>,
}

records! {
    /// The people and sponsors of an episode.
    EpisodeCredits {
        /// In the order of the text. Includes hosts of the show.
        people: Vec<PersonCredit>,
        sponsors: Vec<SponsorCredit>,
    }

    /// The credits of a podcast, summed up from its episodes.
    PodcastCredits {
        /// Hosts of the show, whether or not an episode names them.
        hosts: Vec<PersonCredit>,
        /// Spec 3, Podcast search fields; `None` without evidence.
        has_guests: Option<bool>,
        has_advertisers: Option<bool>,
        has_host_read_sponsors: Option<bool>,
        /// Of hosts and guests, the most frequent first, at most ten.
        professions: Vec<String>,
    }
}

/// The flags that follow from the credits of one episode, or of all episodes of a podcast; `None` without evidence.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CreditSummary {
    pub has_guests: Option<bool>,
    pub has_advertisers: Option<bool>,
    pub has_host_read_sponsors: Option<bool>,
}

impl EpisodeCredits {
    /// The people with this role.
    pub fn people_of_kind(&self, kind: AppearanceKind) -> impl Iterator<Item = &PersonCredit> {
        self.people.iter().filter(move |person| person.kind == kind)
    }
}
