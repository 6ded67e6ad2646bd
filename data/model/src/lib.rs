#![doc = include_str!("../README.md")]

#[macro_use]
mod named;

mod affiliation;
pub mod chart;
mod clock;
mod contact;
mod credit;
mod email_address;
mod episode;
mod figures;
mod host;
mod ids;
mod issue;
pub mod limits;
mod link;
mod listing;
mod machine;
pub mod namespace;
mod people;
mod plan;
mod podcast;
pub mod rating;
mod recognise;
mod record;
mod rss_statistics;
mod score;
pub mod script;
pub mod search;
pub mod slug;
pub mod transcript;

pub use affiliation::{Affiliation, AffiliationKind, AffiliationSource};
pub use clock::{Clock, Timestamp};
pub use contact::{
    AddressFacts, ContactEmail, ContactPage, ContactPhone, ContactSite, ContactSource, OptOut, OptOutKind, OptOuts,
    PodcastContacts, Sighting, address_facts, domain_of_address,
};
pub use credit::{
    AppearanceKind, CreditSigns, CreditSource, EpisodeCredits, PersonAppearances, PersonCredit, PodcastCredits,
    SponsorCredit, SponsorKind,
};
pub use email_address::{EmailAddress, EmailAddressError, EmailKey};
pub use episode::{
    Enclosure, EnclosureKind, EnclosureSource, Episode, EpisodeDocument, FormerEpisode, Integrity, TranscriptLink,
};
pub use figures::{Measure, PodcastFigures};
pub use host::{HOSTS, host_name};
pub use ids::{EpisodeId, PodcastId, TranscriptId};
pub use issue::{Issue, Severity};
pub use link::{DirectoryKind, Link, LinkKind, LinkSource, SeenOn, SocialKind};
pub use listing::{Listing, ListingSource};
pub use machine::{FoundSign, MachineSign, MachineSigns, very_stale_from};
pub use namespace::{EpisodeNamespace, PodcastNamespace, TagCounts};
pub use plan::{Allowance, LIMITS, Limits, Meter, Period, Tier};
pub use podcast::{FormerPodcast, Person, Podcast, PodcastDocument};
pub use recognise::{Recognised, profile_key, recognise, recognise_mastodon};
pub use rss_statistics::{DayOfTags, HostOfPodcasts, RssStatistics, TagUse, TaggedPodcast};
pub use score::{
    ACTIVE_DAYS, AudienceConfidence, AudienceEstimate, AudienceInput, ENGAGEMENT_WEIGHTS, FULL_COUNTS, NextStep,
    PodcastScore, QUALITY_WEIGHTS, SCORES_WITH_STANDING, SOCIAL_WEIGHTS, SUB_SCORE_WEIGHTS, ScoreGroup, ScoreInput,
    ScorePoint, ScoreStandings, Standing, UpdateFrequency, WEIGHTS_VERSION, YOUTUBE_WEIGHTS, chart_height, chart_value,
    chart_weight, count_of_value, hundredths, input_weights, is_active, next_step, value_of_count, weighted,
};
pub use transcript::{Cue, Transcript, TranscriptFormat};
