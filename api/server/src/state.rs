//! The state that handlers share.

use crate::body_budget::BodyBudget;
use crate::config::Config;
use crate::cursor::CursorKey;
use crate::data_files::DataFiles;
use crate::error::{ApiError, ErrorCode};
use crate::events::{EventHub, StreamLimits};
use crate::extract::Authentication;
use crate::feed_client::FeedClient;
use crate::file_readers::FileReaders;
use crate::identity_provider::IdentityProvider;
use crate::mail::{MailboxPage, Outbox};
use crate::metering::{Metering, MeteringOptions, ReservationGuard};
use crate::ops::{Metrics, Readiness, RequestTracer};
use crate::passkeys::PasskeyCeremonies;
use crate::request_log::RequestLog;
use crate::serving::{OpenGeneration, ServedGenerations};
use crate::text_model::Assistance;
use crate::unsubscribe_key::UnsubscribeKey;
use crate::webhook_client::WebhookClient;
use crate::work_queue::{Capacity, WorkCost, WorkOwner, WorkQueue};
use crate::work_threads::WorkThreads;
use axum::extract::{FromRef, FromRequestParts};
use axum::http::request::Parts;
use earshot_app::{Db, GuestFileStore, ServerSecret};
use earshot_indexer::CancelToken;
use earshot_model::Clock;
use earshot_pictures::{PictureProxy, ProxyOptions};
use std::convert::Infallible;
use std::num::NonZeroUsize;
use std::ops::Deref;
use std::sync::{Arc, OnceLock};
use std::thread::available_parallelism;
use tokio::sync::Semaphore;

/// Concurrent short reads per core: they mostly wait for the disk, not for a core.
const READS_PER_CORE: usize = 8;

/// The message for a caller with too many waiting searches.
const SEARCHES_WAIT: &str = "Too many of your searches are already waiting. Send fewer at once.";
/// The message for a caller with too many other waiting tasks.
const TASKS_WAIT: &str = "Too many of your requests are already waiting. Send fewer at once.";

/// The state of the API. It is one pointer, because every layer clones it for every request.
#[derive(Clone)]
pub struct AppState(Arc<AppStateFields>);

/// The fields of the state.
pub struct AppStateFields {
    pub config: Arc<Config>,
    pub clock: Clock,
    pub generations: Arc<ServedGenerations>,
    pub db: Db,
    pub outbox: Arc<Outbox>,
    pub mailbox: Arc<MailboxPage>,
    pub guest_files: GuestFileStore,
    pub data_files: DataFiles,
    pub file_readers: FileReaders,
    pub pictures: PictureProxy,
    pub bodies: BodyBudget,
    pub cursor_key: CursorKey,
    pub unsubscribe_key: UnsubscribeKey,
    pub webhooks: WebhookClient,
    pub feeds: FeedClient,
    pub assistance: Arc<Assistance>,
    pub metering: Arc<Metering>,
    /// `None` in a build without passkeys, or when the public URL has no domain.
    pub passkeys: Option<PasskeyCeremonies>,
    pub identity_provider: Option<IdentityProvider>,
    pub authentication: Arc<Authentication>,
    pub metrics: Arc<Metrics>,
    pub request_log: RequestLog,
    events: Arc<EventHub>,
    work_queue: WorkQueue,
    work_threads: WorkThreads,
    /// Bounds the threads that short reads use.
    read_permits: Arc<Semaphore>,
    tracer: OnceLock<RequestTracer>,
    pub readiness: Readiness,
}

impl Deref for AppState {
    type Target = AppStateFields;

    fn deref(&self) -> &AppStateFields {
        &self.0
    }
}

/// Handlers take the state as a parameter of its own type.
impl<S: Sync> FromRequestParts<S> for AppState
where
    Self: FromRef<S>,
{
    type Rejection = Infallible;

    async fn from_request_parts(_: &mut Parts, state: &S) -> Result<Self, Infallible> {
        Ok(Self::from_ref(state))
    }
}

impl AppState {
    /// Opens and migrates the app database, or opens it read-only when the disk is full, and builds the mailer.
    ///
    /// # Errors
    /// When the database cannot be opened or migrated, or the mail URL is not valid.
    pub async fn new(config: Config, clock: Clock) -> Result<Self, StartError> {
        let db = Db::open_to_serve(&config.database_url, clock.clone()).await?;
        let cursor_key = CursorKey::new(&db.secret(ServerSecret::Cursor).await?);
        let unsubscribe_key = UnsubscribeKey::new(&db.secret(ServerSecret::Unsubscribe).await?);
        let webhooks = WebhookClient::new(&config, clock.clone())?;
        let feeds = FeedClient::new(&config, clock.clone())?;
        let assistance = Assistance::new(config.text_model.as_ref(), &config.public_url, clock.clone())
            .map_err(StartError::TextModel)?;
        let metering = Arc::new(Metering::new(
            db.clone(),
            &db.secret(ServerSecret::Addresses).await?,
            MeteringOptions {
                requests_per_minute: config.requests_per_minute,
                pages_per_minute: config.pages_per_minute,
                public_searches_per_day: config.public_searches_per_day,
            },
        ));
        let authentication = Authentication::new(db.clone(), Arc::clone(&metering), config.trusted_proxies.clone());
        let mailer = crate::mail::mailer_from_config(&config)?;
        let mail_folder = mailer.keeps_mails().then(|| config.outbox_dir.clone());
        let mailbox = MailboxPage::new(db.clone(), config.public_url.clone(), mail_folder);
        let outbox = Outbox::new(db.clone(), mailer, config.mail_from.clone(), config.outbox_dir.clone());
        let serving: Arc<ServedGenerations> = Arc::default();
        let readiness = Readiness::new(Arc::clone(&serving), db.clone());
        let streams = StreamLimits::for_connections(config.connections.total, config.connections.per_address);
        let events = Arc::new(EventHub::new(streams));
        let metrics = Arc::new(Metrics::new(Arc::clone(&serving), Arc::clone(&events)));
        let cores = available_parallelism().map_or(1, NonZeroUsize::get);
        let capacity = Capacity::for_cores(cores);
        let work_threads = WorkThreads::new(&capacity)?;
        let covers = ProxyOptions {
            folder: config.pictures_dir.clone(),
            max_bytes: config.max_picture_bytes,
            public_url: config.public_url.clone(),
            allowed_addresses: config.allowed_picture_addresses.clone(),
        };
        let pictures = PictureProxy::new(covers, clock.clone());
        let guest_files = GuestFileStore::new(config.guest_files_dir.clone());
        let data_files = DataFiles::new(config.data_files_dir.clone());
        let passkeys = PasskeyCeremonies::new(&config.public_url);
        let identity_provider = config.identity_provider.clone();
        let identity_provider = identity_provider
            .map(|provider| IdentityProvider::new(provider, &config.public_url, clock.clone()))
            .transpose()?;
        Ok(Self(Arc::new(AppStateFields {
            config: Arc::new(config),
            clock,
            generations: serving,
            db,
            outbox: Arc::new(outbox),
            mailbox: Arc::new(mailbox),
            guest_files,
            data_files,
            file_readers: FileReaders::default(),
            pictures,
            bodies: BodyBudget::default(),
            cursor_key,
            unsubscribe_key,
            webhooks,
            feeds,
            assistance: Arc::new(assistance),
            metering,
            passkeys,
            identity_provider,
            authentication: Arc::new(authentication),
            metrics,
            request_log: RequestLog::default(),
            events,
            work_queue: WorkQueue::new(capacity),
            work_threads,
            read_permits: Arc::new(Semaphore::new(READS_PER_CORE * cores)),
            tracer: OnceLock::new(),
            readiness,
        })))
    }

    /// Returns the state with a tracer that creates a span for each request. A tracer that is already set stays.
    #[must_use]
    pub fn with_tracer(self, tracer: RequestTracer) -> Self {
        let _ = self.tracer.set(tracer);
        self
    }

    pub fn tracer(&self) -> Option<&RequestTracer> {
        self.tracer.get()
    }

    /// The hub that notifies open pages of changes. Handlers publish after their commit:
    /// `state.events().publish(team, ChangePublished::new(…))`.
    #[must_use]
    pub fn events(&self) -> &Arc<EventHub> {
        &self.events
    }

    /// Puts a generation into service. Requests in flight finish on the previous one.
    pub fn swap_generation(&self, generation: OpenGeneration) {
        self.generations.swap(generation);
    }

    /// Runs an engine task when it is its turn. When the client disconnects, the task is canceled, and keeps its slot
    /// and its reservation until it ends.
    pub async fn run_engine_task<T, F>(&self, job: EngineTask, work: F) -> Result<T, ApiError>
    where
        T: Send + 'static,
        F: FnOnce(&OpenGeneration, &CancelToken) -> Result<T, ApiError> + Send + 'static,
    {
        let EngineTask { owner: WorkOwner(owner), cost, generation, reservation } = job;
        // Until the work begins, the reservation is refunded wherever this function returns.
        let admitted = match self.work_queue.acquire(owner, cost).await {
            // Looks up the generation only now, because the list of opt-outs may have changed while the task waited.
            Ok(permit) => self.find_generation(generation.as_deref()).map(|generation| (permit, generation)),
            Err(full) => Err(full.to_error(SEARCHES_WAIT)),
        };
        let (permit, generation) = match admitted {
            Ok(admitted) => admitted,
            Err(error) => {
                if let Some(reservation) = reservation {
                    reservation.refund().await;
                }
                return Err(error);
            }
        };
        let cancel = CancelOnDrop(CancelToken::default());
        let token = cancel.0.clone();
        let threads = self.work_threads.clone();
        let ran = run_blocking(move || {
            let _permit = permit;
            if token.is_cancelled() {
                // The client has disconnected and the work did not begin.
                return (Err(ApiError::of(ErrorCode::Timeout)), reservation);
            }
            let result = threads.run_search(cost, || work(&generation, &token));
            if result.is_err() && !token.is_cancelled() {
                return (result, reservation);
            }
            // The charge also stays when the work was canceled, because the engine had begun.
            if let Some(reservation) = reservation {
                reservation.commit();
            }
            (result, None)
        });
        let (result, to_refund) = ran.await?;
        if let Some(reservation) = to_refund {
            reservation.refund().await;
        }
        result
    }

    /// Runs work that needs a core and no generation when it is the owner's turn, at a low priority. It is canceled when the client
    /// disconnects, and keeps its slot until it ends.
    pub async fn run_task<T, F>(&self, owner: WorkOwner, cost: WorkCost, work: F) -> Result<T, ApiError>
    where
        T: Send + 'static,
        F: FnOnce(&CancelToken) -> T + Send + 'static,
    {
        let permit = self.work_queue.acquire(owner.0, cost).await.map_err(|full| full.to_error(TASKS_WAIT))?;
        let cancel = CancelOnDrop(CancelToken::default());
        let token = cancel.0.clone();
        let threads = self.work_threads.clone();
        run_blocking(move || {
            let _permit = permit;
            threads.run_task(cost, || work(&token))
        })
        .await
    }

    fn find_generation(&self, name: Option<&str>) -> Result<Arc<OpenGeneration>, ApiError> {
        match name {
            Some(name) => self.generations.find(name),
            None => self.generations.current(),
        }
    }

    /// Runs a short read on the served generation, off the async threads.
    pub async fn read_generation<T, F>(&self, work: F) -> Result<T, ApiError>
    where
        T: Send + 'static,
        F: FnOnce(&OpenGeneration) -> Result<T, ApiError> + Send + 'static,
    {
        let permit = Arc::clone(&self.read_permits).acquire_owned().await.map_err(ApiError::internal)?;
        let generation = self.generations.current()?;
        run_blocking(move || {
            let _permit = permit;
            work(&generation)
        })
        .await?
    }
}

/// An engine task of one request.
pub struct EngineTask {
    owner: WorkOwner,
    cost: WorkCost,
    generation: Option<String>,
    reservation: Option<ReservationGuard>,
}

impl EngineTask {
    pub fn new(owner: impl Into<WorkOwner>, cost: WorkCost) -> Self {
        Self { owner: owner.into(), cost, generation: None, reservation: None }
    }

    /// Runs on this generation: that of the first page.
    #[must_use]
    pub fn on_generation(self, generation: Option<String>) -> Self {
        Self { generation, ..self }
    }

    /// Attaches the reservation of the task.
    #[must_use]
    pub fn with_reservation(self, reservation: Option<ReservationGuard>) -> Self {
        Self { reservation, ..self }
    }
}

/// Cancels the work when its request is dropped.
struct CancelOnDrop(CancelToken);

impl Drop for CancelOnDrop {
    fn drop(&mut self) {
        self.0.cancel();
    }
}

/// Runs work off the async threads.
pub async fn run_blocking<T, F>(work: F) -> Result<T, ApiError>
where
    T: Send + 'static,
    F: FnOnce() -> T + Send + 'static,
{
    match tokio::task::spawn_blocking(work).await {
        Ok(result) => Ok(result),
        Err(failure) => match failure.try_into_panic() {
            // The outermost layer renders panics of handlers and of engine tasks.
            Ok(panic) => std::panic::resume_unwind(panic),
            Err(failure) => Err(ApiError::internal(failure)),
        },
    }
}

impl FromRef<AppState> for Db {
    fn from_ref(state: &AppState) -> Self {
        state.db.clone()
    }
}

impl FromRef<AppState> for Arc<Authentication> {
    fn from_ref(state: &AppState) -> Self {
        Arc::clone(&state.authentication)
    }
}

/// Why the API did not start.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    #[error("app database cannot be opened")]
    Database(#[from] earshot_app::DbError),
    #[error("threads for expensive work could not be started")]
    Threads(#[from] rayon::ThreadPoolBuildError),
    #[error("HTTP client of the text model could not be started")]
    TextModel(#[source] earshot_net::FetchError),
    #[error("HTTP client of webhooks and feeds could not be started")]
    HttpClient(#[from] earshot_net::FetchError),
    #[error("mail is not configured correctly")]
    Mail(#[from] crate::mail::MailError),
}
