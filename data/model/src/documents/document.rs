//! The documents of podcasts and episodes in the index.

use crate::empty_fields::is_default;
use crate::rating::{MeasuredDownloads, ShowClaim, SocialProfile};
use crate::{
    Episode, EpisodeCredits, EpisodeId, GeneratedDescription, Link, MachineSignals, Measure, OptOuts, OwnerStatement,
    Podcast, PodcastContacts, PodcastCredits, PodcastFigures, PodcastId, PodcastScore, is_one_recipient,
};
use serde::{Deserialize, Serialize};

/// Everything that the index stores of a podcast.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PodcastDocument {
    pub podcast: Podcast,
    pub score: Option<PodcastScore>,
    pub links: Vec<Link>,
    #[serde(default, skip_serializing_if = "PodcastContacts::is_empty")]
    pub contacts: PodcastContacts,
    #[serde(default, skip_serializing_if = "PodcastAliases::is_empty")]
    #[serde(rename = "former")]
    pub aliases: PodcastAliases,
    #[serde(default, skip_serializing_if = "is_default")]
    pub figures: PodcastFigures,
    /// ISO 3166 alpha-2, upper case: countries where the podcast is made or charted.
    #[serde(default, skip_serializing_if = "is_default")]
    pub countries: Vec<String>,
    #[serde(default, skip_serializing_if = "is_default")]
    pub credits: PodcastCredits,
    #[serde(default, skip_serializing_if = "is_default")]
    pub machine: MachineSignals,
    /// The shows that charts and directories match to the podcast. See [`PodcastDocument::show_claims`].
    #[serde(default, skip_serializing_if = "is_default")]
    pub shows: Vec<ShowClaim>,
    /// The feed's URL has a password or a token. The document has its public form, which does not identify the feed.
    #[serde(default, skip_serializing_if = "is_default")]
    pub is_private: bool,
    /// The newest counts of each social profile.
    #[serde(default, skip_serializing_if = "Vec::is_empty", with = "crate::rating::dated_profiles")]
    pub profiles: Vec<SocialProfile>,
    /// `None` when no service measures the downloads of the podcast, or it was not polled.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub downloads: Option<MeasuredDownloads>,
    /// Sentences that sum up the podcast, chosen when it was indexed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub generated: Option<GeneratedDescription>,
    /// What its owner states. It is never stored: [`crate::StatedFacts`] adds it when the document is read.
    #[serde(skip)]
    pub owner_statement: Option<OwnerStatement>,
    /// Why administrators ignore the podcast; `None` when they do not. It is never stored either.
    #[serde(skip)]
    pub ignore_reason: Option<String>,
}

/// Former ids, slugs, feed URLs and guids under which a podcast is still found: merged records and moved feeds.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct PodcastAliases {
    pub ids: Vec<PodcastId>,
    pub slugs: Vec<String>,
    /// Other URLs of the same feed, and feeds with the same content.
    pub feed_urls: Vec<String>,
    /// `podcast:guid` of merged records.
    #[serde(default, skip_serializing_if = "is_default")]
    pub guids: Vec<String>,
}

impl PodcastAliases {
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}

/// Everything that the index stores of an episode, including the fields of its podcast that results show.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct EpisodeDocument {
    pub episode: Episode,
    pub podcast_slug: String,
    pub podcast_title: String,
    pub has_transcript: bool,
    #[serde(default, skip_serializing_if = "EpisodeAliases::is_empty")]
    #[serde(rename = "former")]
    pub aliases: EpisodeAliases,
    #[serde(default, skip_serializing_if = "is_default")]
    pub credits: EpisodeCredits,
}

/// Former ids and slugs under which an episode is still found, because it was in the catalog twice.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct EpisodeAliases {
    pub ids: Vec<EpisodeId>,
    pub slugs: Vec<String>,
}

impl EpisodeAliases {
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}

impl PodcastDocument {
    /// A document with a podcast and nothing else.
    #[must_use]
    pub fn new(podcast: Podcast) -> Self {
        Self {
            podcast,
            score: None,
            links: Vec::new(),
            contacts: PodcastContacts::default(),
            aliases: PodcastAliases::default(),
            figures: PodcastFigures::default(),
            countries: Vec::new(),
            credits: PodcastCredits::default(),
            machine: MachineSignals::default(),
            shows: Vec::new(),
            is_private: false,
            profiles: Vec::new(),
            downloads: None,
            generated: None,
            owner_statement: None,
            ignore_reason: None,
        }
    }

    /// Whether the document has an address that must not be offered, see [`is_one_recipient`].
    #[must_use]
    pub fn has_unsafe_contact(&self) -> bool {
        let owner = self.podcast.owner_email.as_deref().map(str::trim);
        owner.is_some_and(|email| !is_one_recipient(email))
            || self.contacts.emails.iter().any(|email| !is_one_recipient(&email.email))
    }

    /// Removes the addresses that must not be offered.
    pub fn remove_unsafe_contacts(&mut self) {
        self.podcast.owner_email = self.podcast.owner_email.take().filter(|email| is_one_recipient(email.trim()));
        self.contacts.emails.retain(|email| is_one_recipient(&email.email));
    }

    /// Whether an email address for contacting the show is known.
    #[must_use]
    pub fn has_contact(&self) -> bool {
        self.podcast.owner_email.is_some() || self.contacts.current_emails().next().is_some()
    }
}

impl Measure {
    /// The value for a podcast; `None` when it is unknown.
    #[must_use]
    #[expect(clippy::cast_precision_loss, reason = "no podcast has 2^53 episodes")]
    pub fn of(self, document: &PodcastDocument) -> Option<f64> {
        let score = document.score.as_ref();
        match self {
            Self::TotalEpisodes => score.map(|score| score.episode_count as f64),
            Self::TotalTranscripts => score.map(|score| score.transcript_count as f64),
            Self::AuthorityScore => score.and_then(|score| score.authority),
            Self::QualityScore => score.and_then(|score| score.quality),
            Self::EngagementScore => score.and_then(|score| score.sub_score("engagement")),
            Self::SocialScore => score.and_then(|score| score.sub_score("social")),
            Self::YoutubeScore => score.and_then(|score| score.sub_score("youtube")),
            Self::EpisodeMinutes => score.and_then(|score| score.median_duration_s).map(|seconds| seconds / 60.0),
            counted => document.figures.value_of(counted),
        }
    }
}

impl OptOuts {
    /// Whether a document has anything that is opted out.
    #[must_use]
    pub fn has_entry_for(&self, document: &PodcastDocument) -> bool {
        let id = document.podcast.id;
        !self.is_empty()
            && (self.has_podcast(id)
                || document.podcast.owner_email.as_deref().is_some_and(|email| self.is_contact_opted_out(id, email))
                || self.has_entry_for_contacts(id, &document.contacts))
    }

    /// Removes everything that is opted out from a document.
    pub fn redact_document(&self, document: &mut PodcastDocument) {
        let id = document.podcast.id;
        self.redact_contacts(id, &mut document.contacts);
        if document.podcast.owner_email.as_deref().is_some_and(|email| self.is_contact_opted_out(id, email)) {
            document.podcast.owner_email = None;
        }
    }
}
