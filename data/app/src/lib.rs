#![doc = include_str!("../README.md")]

mod accounts;
mod address_hash;
mod alert_delivery;
mod alerts;
mod audit_log;
mod auto_fills;
mod availability;
mod billing;
mod change_undo;
mod changes;
mod connection;
mod contact_reports;
mod creation_limits;
mod credential_cache;
mod credentials;
mod custom_prompts;
mod database_copy;
mod deep_analyses;
mod delivery_rejection;
mod entities;
mod epoch_millis;
mod error;
mod feed_submissions;
mod field_changes;
mod guest_profiles;
mod guest_rejection;
pub mod ids;
mod jobs;
mod json_column;
mod keys;
mod list_rejection;
mod list_rows;
mod listed_podcasts;
mod live_events;
mod mail_links;
mod migrations;
mod outbox;
mod outreach;
mod outreach_rejection;
mod polling_events;
mod preferences;
mod profiles;
mod project_shares;
mod project_views;
mod projects;
mod public_lists;
mod relevancy;
mod saved_searches;
mod search_history;
mod service_days;
mod settings;
mod share_answers;
mod stored_email_key;
mod strategies;
mod team_activity;
mod team_histories;
mod team_podcasts;
mod team_rejection;
mod team_settings;
mod teams;
mod transcribed_podcasts;
mod transcription_requests;
mod usage;
mod webhooks;

pub use accounts::{
    Account, AuthenticatedSession, EmailCollision, EmailCollisionKind, LINK_LIFETIME, LinkPurpose, SessionSummary,
    SignInMails, SignInSecrets,
};
pub use address_hash::AddressHash;
pub use alert_delivery::{
    AlertFeed, AlertRecipient, ConfirmationRequest, DeliveredMatch, DeliveryAlert, DeliveryLag, DigestCommit,
    DigestContent, DigestOutcome, DueDigest, FanOutBatch, FeedAlert, NewDelivery, PendingDigest, RecipientKind,
    RecipientState, SuppressionReason,
};
pub use alerts::{
    Alert, AlertChange, AlertChangePage, AlertMatch, AlertOrder, AlertQuery, AlertUndo, EPISODE_PROGRESS, MatchPage,
    MatchQuery, MatchSelection, MatchState, MatchedItem, MatchingProgress, NewAlertMatch, RecordedMatches, TrendDay,
};
pub use audit_log::{AuditAction, AuditEvent, NewAuditEvent};
pub use auto_fills::{AutoFill, AutoFillRun, DueAutoFill};
pub use availability::Availability;
pub use billing::{BillingEvent, BillingOutcome, BillingPeriod, TeamBilling};
pub use change_undo::{UndoOutcome, UndoSkipReason};
pub use contact_reports::{ContactReports, NewContactReport};
pub use credentials::{
    CREDENTIALS, CredentialEvent, CredentialKind, CredentialOutcome, CredentialRotation, CredentialRow,
    EndedCredentials, KeptCredentials, KeptRecipients, KeptShare, KeptWebhook,
};
pub use custom_prompts::{CustomPrompt, MAX_PROMPTS, PromptChange, PromptValues};
pub use database_copy::{CopiedTable, CopyError, TableChecksum, export_database, import_database};
pub use deep_analyses::{ANALYSIS_JOB, AnalysisState, DeepAnalysis};
pub use delivery_rejection::DeliveryRejection;
pub use epoch_millis::EpochMillis;
pub use error::DbError;
pub use feed_submissions::{FeedSubmission, SubmissionState};
pub use field_changes::FieldChange;
pub use guest_profiles::{
    GUEST_PROFILE_JOB, GuestChange, GuestFile, GuestFileOutcome, GuestFileStore, GuestFileText, GuestPage,
    GuestProfile, GuestProfileFilter, GuestProfileJob, GuestProfileKey, GuestProject, GuestSummary, GuestUndo,
    LinkedGuest, NewGuestAppearance, NewGuestFile, NewGuestProfile, PublicGuestEntry, SaveKind, TrackedGuest,
};
pub use guest_rejection::GuestRejection;
pub use jobs::{LeasedJob, NewJob};
pub use keys::{
    ApiKey, AuthenticatedKey, KeyChangeOutcome, KeyState, MAX_KEY_NAME_CHARS, NewKey, NewKeyOptions, OwnedKeyId, Scopes,
};
pub use list_rejection::ListRejection;
pub use list_rows::{
    EntryActivity, ListedPodcast, PitchMark, PodcastSnapshot, Project, PublicList, RecentActivity, StateCounts,
};
pub use listed_podcasts::{
    AddOutcome, AddedPodcasts, LabelUpdate, LastPitch, ListMembership, ListedPodcastFilter, ListedPodcastUpdate,
    NewListedPodcast, OverLimit, PlannedActionFilter, PlannedActions, RemovedPodcasts, UpdatedPodcasts,
};
pub use live_events::{LiveEvent, NewLiveEvent};
pub use outbox::{LeasedMail, Mail, MailRow, MailState, NewMail};
pub use outreach::{
    MAX_FOLLOW_UPS, NewOutreach, Outreach, OutreachPage, OutreachQuery, OutreachRevision, OutreachTemplate, TeamPitch,
};
pub use outreach_rejection::OutreachRejection;
pub use polling_events::{NewPollingEvent, PollingEvent, PollingQuery};
pub use preferences::{PreferencesOutcome, StoredPreferences};
pub use profiles::{OnboardingState, ProfileChange, ProfileUpdate, UserProfile};
pub use project_shares::{NewProjectShare, ProjectShare, SharedProject};
pub use project_views::{NewProjectView, ProjectView, ProjectViewUpdate, ViewChange};
pub use projects::{ActivityPage, NewProject, ProjectActivity, ProjectKey, ProjectUpdate, PublicListUpdate, UserName};
pub use public_lists::PublicListEntry;
pub use relevancy::{
    ProjectVersions, RELEVANCY_JOB, RelevancyRating, RelevancyReviewRow, RelevancyRun, ReviewedVersions, RunStart,
    RunState, RunStep,
};
pub use saved_searches::{
    MAX_SAVED_SEARCHES, NewSavedSearch, SavedSearch, SavedSearchChange, SavedSearchKey, SavedSearchOutcome,
    SavedSearchPage, SavedSearchRejection,
};
pub use search_history::{SearchPosition, StoredSearch};
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
pub use transcribed_podcasts::TranscribedPodcast;
pub use transcription_requests::{
    CompletedTranscription, CompletionMail, NewTranscriptionRequest, TranscriptionJob, TranscriptionRequest,
    TranscriptionRequestQuery, TranscriptionState,
};
pub use usage::{Charge, MemberUsage, RefundReceipt, Reservation, UsageCounts, team_subject};
pub use webhooks::{
    AttemptOutcome, AttemptResult, DeliveryPage, DueDelivery, DueEndpoint, NewWebhook, Webhook, WebhookAttempt,
    WebhookChange, WebhookDelivery, WebhookSecrets,
};

use connection::{AvailabilityMonitor, Connections, CurrentConnections, QUERY_TIMEOUT, TimedReader};
use credential_cache::CredentialCache;
use earshot_model::Clock;
use entities::api_keys;
use futures::FutureExt as _;
use futures::future::BoxFuture;
use sea_orm::{
    DatabaseConnection, DatabaseTransaction, DeleteMany, EntityTrait, SqliteTransactionMode, TransactionOptions,
    TransactionTrait,
};
use search_history::SearchWriteQueue;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;
use team_histories::HistoryMeter;
use usage::ChargeQueue;

/// Timeout of a transaction in a request.
const WRITE_TIMEOUT: Duration = Duration::from_secs(2);
/// Timeout of a change of a project, which may write some thousand rows.
const LIST_TIMEOUT: Duration = Duration::from_secs(10);
/// Timeout of a cleanup, which may delete many rows and delays no request.
const CLEANUP_TIMEOUT: Duration = Duration::from_secs(60);

/// The app database. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Db {
    connections: CurrentConnections,
    reader: TimedReader,
    clock: Clock,
    monitor: Arc<AvailabilityMonitor>,
    key_cache: Arc<CredentialCache<(api_keys::Model, AuthenticatedKey)>>,
    session_cache: Arc<CredentialCache<AuthenticatedSession>>,
    charge_queue: Arc<ChargeQueue>,
    search_queue: Arc<SearchWriteQueue>,
    history_meter: Arc<HistoryMeter>,
    /// A database in memory for quota counts and secrets, which must be written even while this process may not write
    /// the file. It ends with the process.
    in_memory: Option<Arc<Self>>,
}

impl Db {
    /// Builds the database from connections. `file` is SQLite's file.
    fn with_connections(
        connections: Connections,
        availability: Availability,
        file: Option<PathBuf>,
        clock: Clock,
    ) -> Self {
        let connections =
            CurrentConnections::new(connections, |url| async move { connection::connect(&url).await }.boxed());
        let monitor = Arc::new(AvailabilityMonitor::new(availability, file));
        if availability != Availability::Missing {
            AvailabilityMonitor::spawn_checks(&monitor, connections.clone());
        }
        Self {
            reader: TimedReader::new(connections.clone(), Arc::clone(&monitor)),
            connections,
            clock,
            monitor,
            key_cache: Arc::new(CredentialCache::new()),
            session_cache: Arc::new(CredentialCache::new()),
            charge_queue: Arc::default(),
            search_queue: Arc::default(),
            history_meter: Arc::default(),
            in_memory: None,
        }
    }

    /// Runs `work` in a transaction that takes SQLite's write lock at once. All writes go through here. Keep the work
    /// short, and call no other service in it.
    pub(crate) async fn write<T, F>(&self, work: F) -> Result<T, DbError>
    where
        T: Send,
        F: for<'c> FnOnce(&'c DatabaseTransaction) -> BoxFuture<'c, Result<T, DbError>> + Send,
    {
        let transaction = self.begin().await?;
        let written = self.run_with_timeout(transaction, work, WRITE_TIMEOUT).await;
        if written.is_ok() {
            self.key_cache.clear();
            self.session_cache.clear();
        } else {
            // A commit whose response was lost may have succeeded.
            self.key_cache.invalidate();
            self.session_cache.invalidate();
        }
        written
    }

    /// Writes data that no key or session depends on, so that the caches stay: usage counts, last uses of keys, jobs,
    /// reports, searches.
    async fn write_keeping_caches<T, F>(&self, work: F) -> Result<T, DbError>
    where
        T: Send,
        F: for<'c> FnOnce(&'c DatabaseTransaction) -> BoxFuture<'c, Result<T, DbError>> + Send,
    {
        let transaction = self.begin().await?;
        self.run_with_timeout(transaction, work, WRITE_TIMEOUT).await
    }

    /// Writes a change of a project, which may have some thousand rows and which no key or session depends on.
    pub(crate) async fn write_list<T, F>(&self, work: F) -> Result<T, DbError>
    where
        T: Send,
        F: for<'c> FnOnce(&'c DatabaseTransaction) -> BoxFuture<'c, Result<T, DbError>> + Send,
    {
        let transaction = self.begin().await?;
        self.run_with_timeout(transaction, work, LIST_TIMEOUT).await
    }

    async fn begin(&self) -> Result<DatabaseTransaction, DbError> {
        self.monitor.check_writable()?;
        let connections = self.connections.get();
        Ok(self.monitor.run_with_timeout(QUERY_TIMEOUT, begin(&connections.writer)).await?)
    }

    async fn run_with_timeout<T, F>(
        &self,
        transaction: DatabaseTransaction,
        work: F,
        within: Duration,
    ) -> Result<T, DbError>
    where
        T: Send,
        F: for<'c> FnOnce(&'c DatabaseTransaction) -> BoxFuture<'c, Result<T, DbError>> + Send,
    {
        let done = tokio::time::timeout(within, run_and_commit(transaction, work));
        let done = done.await.unwrap_or(Err(DbError::Unavailable(Availability::Unreachable)));
        if let Err(DbError::Sql(error)) = &done {
            self.monitor.record_error(error);
        }
        done
    }

    /// Deletes rows that are no longer needed and that no key depends on. Returns their number.
    async fn delete_rows<E: EntityTrait>(&self, old: DeleteMany<E>) -> Result<u64, DbError> {
        let transaction = self.begin().await?;
        self.run_with_timeout(
            transaction,
            |transaction| async move { Ok(old.exec(transaction).await?.rows_affected) }.boxed(),
            CLEANUP_TIMEOUT,
        )
        .await
    }

    /// Runs a checkpoint of SQLite's write-ahead log, on a connection that no request waits for.
    ///
    /// # Errors
    /// When the checkpoint fails.
    pub async fn checkpoint_wal(&self) -> Result<(), DbError> {
        Ok(connection::checkpoint_wal(&self.connections.get().reader).await?)
    }

    /// The clock of the database.
    #[must_use]
    pub fn clock(&self) -> &Clock {
        &self.clock
    }

    /// Returns what the database could do at the last check. It never waits.
    #[must_use]
    pub fn availability(&self) -> Availability {
        self.monitor.availability()
    }

    /// Describes for operators that the server was started with a database that this process may not write, and that it
    /// still may not. This is not an outage: the catalog is served, and quotas are counted in memory.
    #[must_use]
    pub fn describe_lack_of_write_access(&self) -> Option<&'static str> {
        match self.availability() {
            _ if self.in_memory.is_none() => None,
            Availability::ReadOnly => Some(
                "the app database can only be read: nobody can sign in or change anything until it can be written, or until a restart with --app-database or EARSHOT_APP_DATABASE naming a place that can",
            ),
            missing @ Availability::Missing => Some(missing.describe()),
            _ => None,
        }
    }

    /// The database for counts of quotas and for secrets: the one in memory while this process may not write the file.
    fn usage_database(&self) -> &Self {
        match &self.in_memory {
            Some(in_memory) if self.describe_lack_of_write_access().is_some() => in_memory,
            _ => self,
        }
    }

    /// Checks writability before work whose writes happen after the response.
    ///
    /// # Errors
    /// When the last check found that the database cannot be written.
    pub fn check_writable(&self) -> Result<(), DbError> {
        self.monitor.check_writable()
    }

    /// Closes the database when running statements have ended, so that SQLite's file is complete without its log. Call
    /// it at the end of a process. Without it, connections close at the same time, and the log stays beside the file.
    ///
    /// # Errors
    /// When a connection cannot be closed.
    pub async fn close(&self) -> Result<(), DbError> {
        self.monitor.stop_checks().await;
        self.connections.close().await
    }

    fn now(&self) -> EpochMillis {
        self.clock.now().into()
    }
}

/// Begins a transaction that takes SQLite's write lock at once. A deferred transaction that begins with a read fails
/// when it writes beside another writer, whatever the busy timeout. PostgreSQL ignores the mode.
async fn begin(writer: &DatabaseConnection) -> Result<DatabaseTransaction, sea_orm::DbErr> {
    let options = TransactionOptions {
        sqlite_transaction_mode: Some(SqliteTransactionMode::Immediate),
        ..TransactionOptions::default()
    };
    writer.begin_with_options(options).await
}

/// Runs the work, and commits it or rolls it back.
async fn run_and_commit<T, F>(transaction: DatabaseTransaction, work: F) -> Result<T, DbError>
where
    F: for<'c> FnOnce(&'c DatabaseTransaction) -> BoxFuture<'c, Result<T, DbError>>,
{
    match work(&transaction).await {
        Ok(value) => {
            transaction.commit().await?;
            Ok(value)
        }
        Err(error) => {
            // The database may have rolled it back already; the first error is returned.
            let _ = transaction.rollback().await;
            Err(error)
        }
    }
}
