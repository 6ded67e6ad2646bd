#![doc = include_str!("../README.md")]

#[macro_use]
mod named_enums;

mod affiliation;
pub mod alert;
mod audience_brackets;
pub mod chapters;
pub mod chart;
mod clock;
mod contact;
mod content_format;
mod country;
mod credit;
mod directory_page;
mod distribution;
mod document;
mod email_address;
mod empty_fields;
mod enclosure;
mod episode;
mod event;
pub mod export;
mod feed_url;
mod figures;
mod folded_text;
mod generated_description;
mod genre;
pub mod guest_profile;
mod hidden_characters;
mod hosting_company;
mod ids;
mod issue;
pub mod limits;
mod link;
mod listing;
mod machine_signals;
mod media_type;
pub mod namespace;
mod number_format;
pub mod outreach;
mod owner_statement;
mod participants;
pub mod people;
mod person;
mod plan;
mod plan_limit;
mod podcast;
pub mod project;
pub mod prompt;
mod public_url;
pub mod rating;
mod role;
mod rss_statistics;
mod score;
pub mod script;
pub mod search;
mod service_message;
mod show_ids;
pub mod slug;
pub mod sponsors;
mod stated_facts;
mod statistics;
mod team_name;
mod text_cleaning;
pub mod transcript;
mod url_recognition;
pub mod webhook;

pub use affiliation::{Affiliation, AffiliationKind, AffiliationSource};
pub use audience_brackets::{AgeBracket, EducationBracket, GenderSkew, IncomeBracket};
pub use clock::{Clock, Timestamp};
pub use contact::{
    ContactEmail, ContactPage, ContactPhone, ContactSite, ContactSource, EmailAddressCheck, OptOut, OptOutKind,
    OptOuts, PodcastContacts, Sighting, check_email_address, email_domain, is_mailto_url, is_one_recipient, mailto_url,
    one_recipient_url,
};
pub use content_format::ContentFormat;
pub use country::{Country, parse_country_code};
pub use credit::{
    AppearanceKind, CreditSource, CreditSummary, EpisodeCredits, MAYBE_TAKES_PART_CONFIDENCE, PersonAppearances,
    PersonCredit, PodcastCredits, SponsorCredit, SponsorGroup, SponsorKind, TALKED_ABOUT_CONFIDENCE,
};
pub use directory_page::{DirectoryPage, SitemapEntry};
pub use document::{EpisodeAliases, EpisodeDocument, PodcastAliases, PodcastDocument};
pub use email_address::{EmailAddress, EmailAddressError, EmailKey};
pub use enclosure::{Enclosure, EnclosureKind, EnclosureSource, Integrity};
pub use episode::{Episode, TranscriptLink};
pub use event::{PollingEventKind, RequestKind};
pub use feed_url::{FeedUrlQuery, comparable_feed_url};
pub use figures::{Measure, PodcastFigures};
pub use folded_text::fold_text;
pub use generated_description::GeneratedDescription;
pub use genre::{apple_categories, main_genres};
pub use hidden_characters::{is_hidden_character, is_xml_character, without_hidden_characters, xml_line};
pub use hosting_company::{HOSTING_COMPANIES, hosting_company};
pub use ids::{EpisodeId, PodcastId, TranscriptId, normalize_guid};
pub use issue::{Issue, Severity};
pub use link::{DirectoryKind, Link, LinkKind, LinkSighting, LinkSource, SocialKind};
pub use listing::{Listing, ListingSource};
pub use machine_signals::{DetectedSignal, MachineSignal, MachineSignals};
pub use media_type::media_type_of_url;
pub use namespace::{EpisodeNamespace, PodcastNamespace, TagCounts};
pub use number_format::{format_count, group_digits};
pub use owner_statement::{
    CorrectableFact, MAX_GUEST_TOPICS_CHARS, MAX_STATED_EMAILS, OwnerStatement, parse_stated_email,
};
pub use person::Person;
pub use plan::{Meter, PLAN_LIMITS, Period, PlanLimits, Quota, Tier};
pub use plan_limit::{LimitReached, ListLimit};
pub use podcast::Podcast;
pub use public_url::{FeedSecrets, has_random_part, has_secret, hide_secrets, hide_secrets_of_media, public_url};
pub use role::{Role, TEAM_ACTIONS, TeamAction};
pub use rss_statistics::{DailyTagCounts, HostingCompanyStatistics, PodcastTagList, RssStatistics, TagUsage};
pub use score::{
    ACTIVE_DAYS, AudienceConfidence, AudienceEstimate, AudienceInput, ENGAGEMENT_WEIGHTS, FULL_COUNTS, NextStep,
    PeerGroup, Percentile, PodcastScore, PriorSample, QUALITY_WEIGHTS, SCORES_WITH_PERCENTILE, SOCIAL_WEIGHTS,
    SUB_SCORE_WEIGHTS, ScoreInput, ScorePercentiles, ScorePoint, ScorePrior, UpdateFrequency, WEIGHTS_VERSION,
    YOUTUBE_WEIGHTS, chart_value, chart_weight, count_to_value, input_weight, input_weights, is_active, next_step,
    position_value, sub_score_weight, to_hundredths, value_to_count, very_stale_from,
};
pub use service_message::mask_service_message;
pub use stated_facts::{StatedFacts, StatedPodcasts};
pub use statistics::{Statistics, ValueCount};
pub use team_name::{MAX_TEAM_NAME_CHARS, check_team_name};
pub use transcript::{Cue, Transcript, TranscriptFormat};
pub use url_recognition::{
    RecognizedUrl, profile_key, profile_url_of_handle, recognize_entered_profile, recognize_mastodon_url, recognize_url,
};
