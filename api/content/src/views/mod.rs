//! The views: responses with the wire names of the contract, built from the model. Views perform no I/O.

mod alerts;
mod audience;
mod auto_fill;
mod chapter;
mod chart;
mod chart_audience;
mod chart_list;
mod contacts;
mod credit;
mod custom_column;
mod deep_analysis;
mod embeddings;
mod episode;
mod episode_hit;
mod explanation;
mod field_change;
mod generated;
mod generated_by;
mod guest_profile;
mod hit;
mod hit_charts;
mod hit_profiles;
mod hit_team;
mod links;
mod listed_podcast;
mod listed_podcast_facts;
mod machine;
mod null_fields;
mod outreach;
mod person;
mod photo;
mod podcast;
mod podcast_with_episodes;
mod project;
mod project_activity;
mod relevancy;
mod relevancy_result;
mod relevancy_run;
mod reviews;
mod score;
mod social;
mod social_profile;
mod strategy;
mod summary;
mod tags;
mod transcript;
mod transcript_format;
mod transcript_origin;
mod transcription_request;
pub mod usage;
mod values;
mod visible_fields;
pub mod visible_scores;
mod youtube;

pub use alerts::{
    AlertConfigView, AlertConfigsLimitView, AlertHistoryMatchView, AlertMatchView, AlertSettingsView, MatchAlerts,
    history_matches,
};
pub use audience::{AudienceEstimateView, AudienceInputView, Op3DownloadsView};
pub use auto_fill::AutoFillView;
pub use chart::{
    ChartAppearance, ChartHead, ChartIdentity, ChartPosition, HistoryWindow, MovementList, MovementRow, PlatformShow,
    PodcastOnChart, observation_name as chart_status,
};
pub use chart_list::{AdditionalEntities, ChartRanking, ChartedPodcastView, ListedChart};
pub use contacts::{
    ContactEmailView, ContactPageView, ContactPhoneView, ContactWebsiteView, ContactsQuotaView, LockedContactsView,
    PodcastContactsView, SightingView,
};
pub use credit::{
    PodcastGuestView, PodcastGuestsView, PodcastSponsorView, PodcastSponsorsView, SponsorView, round_confidence,
};
pub use custom_column::CustomColumnView;
pub use deep_analysis::{
    DeepAnalysisView, EpisodeInsightsView, PersonMentionView, QuotationView, SponsorMentionView, StatedClaimView,
    TimedQuestionView,
};
pub use embeddings::EmbeddingChunkView;
pub use episode::{EpisodePerson, EpisodeView};
pub use episode_hit::{EpisodeFields, EpisodeHitView, PassageView, TranscriptMatchView};
pub use explanation::ExplanationView;
pub use field_change::{ChangedFieldView, FieldChangeView};
pub use generated::GeneratedFromView;
pub use generated_by::{FallbackView, GeneratedByView};
pub use guest_profile::{GuestDocumentView, GuestProfileView, GuestSummaryView};
pub use hit::{HitLink, PodcastFields, PodcastHitView};
pub use hit_charts::{HitChartPosition, HitPodcast};
pub use hit_profiles::ProfileFields;
pub use hit_team::{HitListView, HitPitchView, HitTeamFields};
pub use links::{DirectoryLinkView, LinkProvenance, SocialLinkView};
pub use listed_podcast::{CatalogEntry, ClientAnswerView, LastPitchView, ListedPodcastView, RelevancyView};
pub use listed_podcast_facts::{ListedPodcastFactsView, ListedPodcastWithFactsView};
pub use machine::{MachineSignalView, MachineSignalsView};
pub use outreach::{
    HookView, LastContactView, OutreachDetailsView, OutreachProjectView, OutreachRevisionView, OutreachSummaryView,
    PitchCheckView, StoredDraft, StoredOptions, name_of,
};
pub use person::{PersonView, UserNames, users_of_activity};
pub use photo::{guest_photo_path, user_photo_path};
pub use podcast::{
    AffiliationView, ApplePlatform, PlatformsView, PodcastStats, PodcastView, SpotifyPlatform, TranscriptionModeView,
    podcast_locations,
};
pub use podcast_with_episodes::PodcastWithEpisodes;
pub use project::{DeletedProjectView, ProjectDetailsView, ProjectView};
pub use project_activity::ProjectActivityView;
pub use relevancy::{RelevancyEvidenceView, RelevancyFactorView, RelevancyReviewView};
pub use relevancy_result::{RelevancyAnswerView, RelevancyResultView};
pub use relevancy_run::RelevancyRunView;
pub use reviews::{PodcastIds, PodcastReviewsView, RequestedReviews, ReviewView};
pub use score::{AuthorityScoreView, ScoreInputView, ScorePercentilesView, ScorePointView, UnknownInputView};
pub use social::SocialMediaView;
pub use strategy::{StrategyRunView, StrategyTextsView, StrategyView};
pub use summary::{PodcastSummary, UNDETERMINED};
pub use tags::TagView;
pub use transcript::{SentenceView, TranscriptLineView, lines, seconds, sentences};
pub use transcript_format::{DOWNLOAD_FORMATS, format_name};
pub use transcript_origin::TranscriptOriginView;
pub use transcription_request::{QueuePlace, TranscriptionRequestView, TranscriptionStateView, TranscriptionStatus};
pub use usage::UsageCountsView;
pub use values::web_url;
pub use visible_fields::{ContactAccess, VisibleFields, linkedin_people};
pub use visible_scores::{VisibleScores, visible_relevance};
pub use youtube::YoutubeView;
