#![doc = include_str!("../README.md")]

#[macro_use]
mod named_enums;

pub mod alert;
pub mod chart;
mod clock;
mod contact;
mod country;
mod counts;
mod credits;
mod documents;
mod email_address;
mod event;
pub mod export;
mod feed;
mod generated_description;
mod genre;
pub mod guest_profile;
mod ids;
pub mod outreach;
pub mod people;
mod plans;
pub mod project;
pub mod rating;
mod score;
pub mod search;
pub mod slug;
mod text;
pub mod transcript;
mod urls;
pub mod webhook;

pub use clock::{Clock, Timestamp};
pub use contact::{
    ContactEmail, ContactPage, ContactPhone, ContactSite, ContactSource, EmailAddressCheck, OptOut, OptOutKind,
    OptOuts, PodcastContacts, Sighting, check_email_address, email_domain, is_mailto_url, is_one_recipient, mailto_url,
    one_recipient_url,
};
pub use country::{Country, parse_country_code};
pub use counts::directory_page::{DirectoryPage, SitemapEntry};
pub use counts::figures::{Measure, PodcastFigures};
pub use counts::rss_statistics::{DailyTagCounts, HostingCompanyStatistics, PodcastTagList, RssStatistics, TagUsage};
pub use counts::statistics::{Statistics, ValueCount};
pub use credits::credit::{
    AppearanceKind, CreditSource, CreditSummary, EpisodeCredits, MAYBE_TAKES_PART_CONFIDENCE, PersonAppearances,
    PersonCredit, PodcastCredits, SponsorCredit, SponsorGroup, SponsorKind, TALKED_ABOUT_CONFIDENCE,
};
pub use credits::sponsors;
pub use documents::document::{EpisodeAliases, EpisodeDocument, PodcastAliases, PodcastDocument};
pub use documents::owner_statement::{
    CorrectableFact, CorrectedFact, MAX_GUEST_TOPICS_CHARS, MAX_STATED_EMAILS, OwnerStatement, parse_stated_email,
};
pub use documents::stated_facts::{StatedFacts, StatedPodcasts};
pub use email_address::{EmailAddress, EmailAddressError, EmailKey};
pub use event::{PollingEventKind, RequestKind};
pub use feed::affiliation::{Affiliation, AffiliationKind, AffiliationSource};
pub use feed::audience_brackets::{AgeBracket, EducationBracket, GenderSkew, IncomeBracket};
pub use feed::chapters;
pub use feed::content_format::ContentFormat;
pub use feed::enclosure::{Enclosure, EnclosureKind, EnclosureSource, Integrity};
pub use feed::episode::{Episode, TranscriptLink};
pub use feed::hosting_company::{HOSTING_COMPANIES, hosting_company};
pub use feed::issue::{Issue, Severity};
pub use feed::listing::{Listing, ListingSource};
pub use feed::machine_signals::{DetectedSignal, MachineSignal, MachineSignals};
pub use feed::namespace;
pub use feed::namespace::{EpisodeNamespace, PodcastNamespace, TagCounts};
pub use feed::person::Person;
pub use feed::podcast::Podcast;
pub use generated_description::GeneratedDescription;
pub use genre::{apple_categories, main_genres};
pub use ids::{EpisodeId, PodcastId, TranscriptId, normalize_guid};
pub use plans::limits;
pub use plans::plan::{Meter, PLAN_LIMITS, Period, PlanLimits, Quota, Tier};
pub use plans::plan_limit::{LimitReached, ListLimit};
pub use plans::role::{Role, TEAM_ACTIONS, TeamAction};
pub use plans::team_name::{MAX_TEAM_NAME_CHARS, check_team_name};
pub use score::{
    ACTIVE_DAYS, AudienceConfidence, AudienceEstimate, AudienceInput, ENGAGEMENT_WEIGHTS, FULL_COUNTS, NextStep,
    PeerGroup, Percentile, PodcastScore, PriorSample, QUALITY_WEIGHTS, SCORES_WITH_PERCENTILE, SOCIAL_WEIGHTS,
    SUB_SCORE_WEIGHTS, ScoreInput, ScorePercentiles, ScorePoint, ScorePrior, UpdateFrequency, WEIGHTS_VERSION,
    YOUTUBE_WEIGHTS, chart_value, chart_weight, count_to_value, input_weight, input_weights, is_active, next_step,
    position_value, sub_score_weight, to_hundredths, value_to_count, very_stale_from,
};
pub(crate) use text::empty_fields;
pub use text::folded_text::fold_text;
pub use text::hidden_characters::{is_hidden_character, is_xml_character, without_hidden_characters, xml_line};
pub use text::number_format::{format_count, group_digits};
pub use text::prompt;
pub use text::script;
pub use text::service_message::mask_service_message;
pub(crate) use text::text_cleaning;
pub use transcript::{Cue, Transcript, TranscriptFormat};
pub use urls::feed_url::{FeedUrlQuery, comparable_feed_url};
pub use urls::link::{DirectoryKind, Link, LinkKind, LinkSighting, LinkSource, SocialKind};
pub use urls::media_type::media_type_of_url;
pub use urls::public_url::{FeedSecrets, has_random_part, has_secret, hide_secrets, hide_secrets_of_media, public_url};
pub use urls::url_recognition::{
    RecognizedUrl, profile_key, profile_url_of_handle, recognize_entered_profile, recognize_mastodon_url, recognize_url,
};
