#![doc = include_str!("../README.md")]

// First, because the modules after it use its macro.
#[macro_use]
mod transaction_work;

mod accounts;
mod address_hash;
mod alert_delivery;
mod alerts;
mod audit_log;
mod auto_fills;
mod availability;
mod billing;
mod callers;
mod change_undo;
mod changes;
mod charges;
mod connection;
mod contact_reports;
mod creation_limits;
pub mod credential_cache;
mod credentials;
mod custom_prompts;
mod data_downloads;
mod database_copy;
mod db;
mod deep_analyses;
mod delivery_rejection;
mod entities;
mod epoch_millis;
mod error;
mod fact_corrections;
mod feed_submissions;
mod field_changes;
mod guest_preparations;
mod guest_profiles;
mod guest_rejection;
mod history_sizes;
pub mod ids;
mod ignored_podcasts;
mod jobs;
mod json_column;
mod kept_opt_outs;
mod keys;
mod last_uses;
mod list_rejection;
mod list_rows;
mod listed_podcasts;
mod live_events;
mod mail_links;
mod managed_teams;
mod migrations;
mod outbox;
mod outreach;
mod outreach_rejection;
mod passkeys;
mod person_statements;
mod podcast_claims;
mod polling_events;
mod preferences;
mod prelude;
mod profiles;
mod project_shares;
mod project_views;
mod projects;
mod provider_sign_ins;
mod public_lists;
mod relevancy;
mod request_log;
mod row_pages;
mod saved_searches;
mod scopes;
mod search_history;
mod search_queue;
mod service_days;
mod settings;
mod share_answers;
mod stored_email_key;
mod strategies;
mod taken_rows;
mod team_activity;
mod team_histories;
mod team_podcasts;
mod team_rejection;
mod team_settings;
mod teams;
mod transcribed_podcasts;
mod transcript_corrections;
mod transcription_requests;
mod usage;
mod user_photos;
mod webhooks;

pub use accounts::{
    EmailCollision, EmailCollisionKind, LINK_LIFETIME, LinkPurpose, SessionSummary, SignInMails, SignInSecrets,
};
pub use address_hash::AddressHash;
pub use alert_delivery::{
    AlertFeed, AlertRecipient, ConfirmationRequest, DeliveredMatch, DeliveryAlert, DeliveryLag, DigestCommit,
    DigestContent, DigestOutcome, DueDigest, FanOutBatch, FeedAlert, NewDelivery, PendingDigest, RecipientKind,
    RecipientState, SuppressionReason,
};
pub use alerts::{
    Alert, AlertChange, AlertMatch, AlertOrder, AlertQuery, AlertUndo, EPISODE_PROGRESS, MatchPage, MatchQuery,
    MatchSelection, MatchState, MatchedItem, MatchingProgress, NewAlertMatch, RecordedMatches, TrendDay,
};
pub use audit_log::{AuditAction, AuditEvent, NewAuditEvent};
pub use auto_fills::{AutoFill, AutoFillRun, DueAutoFill};
pub use availability::Availability;
pub use billing::{BillingEvent, BillingOutcome, BillingPeriod, TeamBilling};
pub use callers::{Account, AuthenticatedKey, AuthenticatedSession};
pub use change_undo::{UndoOutcome, UndoSkipReason};
pub use charges::{Charge, RefundReceipt, Reservation};
pub use contact_reports::{ContactReports, NewContactReport};
pub use credentials::{
    CREDENTIALS, CredentialEvent, CredentialKind, CredentialOutcome, CredentialRotation, CredentialRow,
    EndedCredentials, KeptCredentials, KeptRecipients, KeptShare, KeptWebhook,
};
pub use custom_prompts::{CustomPrompt, MAX_PROMPTS, PromptChange, PromptValues};
pub use data_downloads::{
    DATA_DOWNLOAD_JOB, DOWNLOAD_LIFETIME, DataDownload, DataOwner, DownloadState, LEFT_OUT_TABLES, OWNED_TABLES,
    OwnedRows, OwnedTable, OwnedTableRule, RowOwner,
};
pub use database_copy::{CopiedTable, CopyError, TableChecksum, export_database, import_database};
pub use db::Db;
pub use deep_analyses::{ANALYSIS_JOB, AnalysisState, DeepAnalysis};
pub use delivery_rejection::DeliveryRejection;
pub use epoch_millis::EpochMillis;
pub use error::DbError;
pub use fact_corrections::{CorrectionDecision, CorrectionState, FactCorrection, NewFactCorrection};
pub use feed_submissions::{FeedRefresh, FeedSubmission, SubmissionFailure, SubmissionFailureKind, SubmissionState};
pub use field_changes::{FieldChange, FieldChangePage};
pub use guest_preparations::RequestedPreparation;
pub use guest_profiles::{
    GUEST_PROFILE_JOB, GuestChange, GuestFile, GuestFileOutcome, GuestFileStore, GuestFileText, GuestPage, GuestPhoto,
    GuestProfile, GuestProfileFilter, GuestProfileJob, GuestProfileKey, GuestProject, GuestSummary, GuestUndo,
    LinkedGuest, NewGuestAppearance, NewGuestFile, NewGuestProfile, PublicGuestEntry, SaveKind, TrackedGuest,
};
pub use guest_rejection::GuestRejection;
pub use ignored_podcasts::{IgnoredPodcast, MAX_IGNORED_PODCASTS};
pub use jobs::{LeasedJob, NewJob};
pub use keys::{ApiKey, KeyChangeOutcome, KeyState, MAX_KEY_NAME_CHARS, NewKey, NewKeyOptions, OwnedKeyId};
pub use list_rejection::ListRejection;
pub use list_rows::{
    EntryActivity, ListedPodcast, PitchMark, PodcastSnapshot, Project, PublicList, RecentActivity, StateCounts,
};
pub use listed_podcasts::{
    AddOutcome, AddedPodcasts, LabelUpdate, LastPitch, ListMembership, ListedPodcastFilter, ListedPodcastUpdate,
    NewListedPodcast, OverLimit, PlannedActionFilter, PlannedActions, RemovedPodcasts, UpdatedPodcasts,
};
pub use live_events::{LiveEvent, NewLiveEvent};
pub use managed_teams::{ManagedTeam, PlanSetting, PlanSettingOutcome};
pub use migrations::Migrator;
pub use outbox::{LeasedMail, Mail, MailRow, MailState, NewMail};
pub use outreach::{
    MAX_FOLLOW_UPS, NewOutreach, Outreach, OutreachPage, OutreachQuery, OutreachRevision, OutreachTemplate, TeamPitch,
};
pub use outreach_rejection::OutreachRejection;
pub use passkeys::{
    MAX_PASSKEYS, NewPasskey, PASSKEY_CHALLENGE_LIFETIME, Passkey, PasskeyAddition, PasskeyUse, StoredPasskey,
};
pub use person_statements::{MAX_PERSON_STATEMENTS, StoredPersonStatement};
pub use podcast_claims::{
    CLAIM_LIFETIME, ClaimMethod, ClaimSecret, ClaimStart, ClaimState, NewPodcastClaim, PodcastClaim, ProofOutcome,
};
pub use polling_events::{NewPollingEvent, PollingEvent, PollingQuery};
pub use preferences::{PreferencesOutcome, StoredPreferences};
pub use profiles::{OnboardingState, ProfileChange, ProfileUpdate, UserProfile};
pub use project_shares::{NewProjectShare, ProjectShare, SharedProject};
pub use project_views::{NewProjectView, ProjectView, ProjectViewUpdate, ViewChange};
pub use projects::{ActivityPage, NewProject, ProjectActivity, ProjectKey, ProjectUpdate, PublicListUpdate, UserName};
pub use provider_sign_ins::{PROVIDER_SIGN_IN_LIFETIME, ProviderSignIn};
pub use public_lists::PublicListEntry;
pub use relevancy::{
    ProjectVersions, RELEVANCY_JOB, RelevancyRating, RelevancyReviewRow, RelevancyRun, ReviewedVersions, RunStart,
    RunState, RunStep,
};
pub use request_log::{
    LoggedKey, LoggedRequest, LoggedRequestQuery, MAX_LOGGED_REQUESTS, MissedRequests, NewLoggedRequest,
};
pub use saved_searches::{
    MAX_SAVED_SEARCHES, NewSavedSearch, SavedSearch, SavedSearchChange, SavedSearchKey, SavedSearchOutcome,
    SavedSearchPage, SavedSearchRejection,
};
pub use scopes::Scopes;
pub use search_queue::{QueueFull, SearchPosition, SearchWriteQueue, StoredSearch};
pub use service_days::{MINUTES_PER_DAY, ServiceCounts, ServiceDay};
pub use settings::ServerSecret;
pub use share_answers::{AnswerOutcome, GivenAnswer, NewAnswer};
pub use strategies::{MAX_STRATEGIES, Strategy, StrategyChange, StrategyRun};
pub use team_activity::{ActivityArea, TeamActivity, TeamActivityQuery};
pub use team_podcasts::{
    ListedTeamPodcast, MAX_BLACKLISTED, RemovedTeamPodcasts, TeamPodcast, TeamPodcastChange, TeamPodcastOrder,
    TeamPodcastOutcome, TeamPodcastPage, TeamPodcastQuery, TeamPodcastReason,
};
pub use team_rejection::TeamRejection;
pub use team_settings::{TeamSettings, TeamSettingsChange, TeamSettingsUpdate};
pub use teams::{
    AcceptedInvitation, DeletedTeam, INVITATION_LIFETIME, Invitation, InvitationDetails, InvitationMail, MemberRemoval,
    TeamMember, TeamOfUser,
};
pub use transcribed_podcasts::{ALL_EPISODES_SINCE, TranscribedPodcast};
pub use transcript_corrections::{
    MAX_OPEN_SUGGESTIONS, NewTranscriptCorrection, QueuedTranscriptCorrection, SuggestionOutcome, TranscriptCorrection,
    TranscriptCorrectionState,
};
pub use transcription_requests::{
    CompletedTranscription, CompletionMail, NewTranscriptionRequest, TranscriptionJob, TranscriptionRequest,
    TranscriptionRequestQuery, TranscriptionState,
};
pub use usage::{MemberUsage, UsageCounts, team_subject};
pub use webhooks::{
    AttemptOutcome, AttemptResult, DeliveryPage, DueDelivery, DueEndpoint, NewWebhook, Webhook, WebhookAttempt,
    WebhookChange, WebhookDelivery, WebhookSecrets,
};
