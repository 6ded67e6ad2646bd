//! What every handler has at hand.

use crate::config::Config;
use crate::cursor::CursorKey;
use crate::db::Db;
use crate::error::ApiError;
use crate::mail::Mailer;
use crate::metering::Metering;
use crate::ops::{Metrics, RequestTracer};
use crate::serving::{Generation, Serving};
use crate::web::Pages;
use axum::extract::FromRef;
use earshot_model::Clock;
use std::num::NonZeroUsize;
use std::ops::Deref;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, OnceLock};
use std::thread::available_parallelism;
use tokio::sync::{Notify, Semaphore};

/// Enough that a short search passes a long one.
const SEARCHES_PER_CORE: usize = 2;

/// The state of the API. One pointer: every layer clones it for every request.
#[derive(Clone)]
pub struct AppState(Arc<Shared>);

/// What the state holds.
pub struct Shared {
    pub config: Arc<Config>,
    pub clock: Clock,
    pub serving: Arc<Serving>,
    pub db: Db,
    pub mailer: Arc<dyn Mailer>,
    /// Rung when a mail was put into the outbox.
    pub(crate) mail_bell: Arc<Notify>,
    pub cursor_key: CursorKey,
    pub pages: Arc<Pages>,
    pub(crate) metering: Arc<Metering>,
    pub(crate) metrics: Arc<Metrics>,
    /// Searches at the same time: more than the cores can do would only hold memory and wait inside.
    searches: Semaphore,
    tracer: OnceLock<RequestTracer>,
    stopping: AtomicBool,
}

impl Deref for AppState {
    type Target = Shared;

    fn deref(&self) -> &Shared {
        &self.0
    }
}

impl AppState {
    /// Opens the app database (and migrates it), makes the mailer.
    ///
    /// # Errors
    /// When the database cannot be opened or migrated, or the mail URL is not valid.
    pub async fn new(config: Config, clock: Clock) -> Result<Self, StartError> {
        let db = Db::open(&config.database_url, clock.clone()).await?;
        let cursor_key = CursorKey::new(&db.secret("cursor").await?);
        let metering = Arc::new(Metering::new(&db.secret("addresses").await?, &config));
        let mailer = crate::mail::from_config(&config)?;
        let pages = Arc::new(Pages::embedded());
        let serving = Arc::default();
        let metrics = Arc::new(Metrics::new(Arc::clone(&serving)));
        Ok(Self(Arc::new(Shared {
            config: Arc::new(config),
            clock,
            serving,
            db,
            mailer,
            mail_bell: Arc::default(),
            cursor_key,
            pages,
            metering,
            metrics,
            searches: Semaphore::new(SEARCHES_PER_CORE * available_parallelism().map_or(1, NonZeroUsize::get)),
            tracer: OnceLock::new(),
            stopping: AtomicBool::default(),
        })))
    }

    /// The same with a span for each request, made by `tracer`; the first holds.
    #[must_use]
    pub fn traced(self, tracer: RequestTracer) -> Self {
        let _ = self.tracer.set(tracer);
        self
    }

    pub(crate) fn tracer(&self) -> Option<&RequestTracer> {
        self.tracer.get()
    }

    /// From now on the server is not ready: no new requests should be sent to it.
    pub(crate) fn stop(&self) {
        self.stopping.store(true, Ordering::Release);
    }

    pub(crate) fn is_stopping(&self) -> bool {
        self.stopping.load(Ordering::Acquire)
    }

    /// Puts a generation into service; requests under way finish on the one before.
    pub fn swap(&self, generation: Generation) {
        self.serving.swap(generation);
    }

    /// Runs a search when it is its turn: on the generation that its first page came from, or on the one in service.
    pub(crate) async fn search<T, F>(&self, began_in: Option<String>, work: F) -> Result<T, ApiError>
    where
        T: Send + 'static,
        F: FnOnce(&Generation) -> Result<T, ApiError> + Send + 'static,
    {
        let _turn = self.searches.acquire().await.map_err(ApiError::internal)?;
        // Only now: while it waited, something may have come on the list of what is not shown.
        let generation = match began_in {
            Some(name) => self.serving.named(&name)?,
            None => self.serving.current()?,
        };
        off_the_async_threads(generation, work).await
    }

    /// Runs `work` on the generation in service, off the async threads.
    pub(crate) async fn read<T, F>(&self, work: F) -> Result<T, ApiError>
    where
        T: Send + 'static,
        F: FnOnce(&Generation) -> Result<T, ApiError> + Send + 'static,
    {
        off_the_async_threads(self.serving.current()?, work).await
    }
}

async fn off_the_async_threads<T, F>(generation: Arc<Generation>, work: F) -> Result<T, ApiError>
where
    T: Send + 'static,
    F: FnOnce(&Generation) -> Result<T, ApiError> + Send + 'static,
{
    match tokio::task::spawn_blocking(move || work(&generation)).await {
        Ok(result) => result,
        Err(failure) => match failure.try_into_panic() {
            // The outermost layer answers panics, those of handlers and these.
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

/// Why the API did not start.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    #[error("app database cannot be opened")]
    Database(#[from] crate::db::DbError),
    #[error("mail is not set up")]
    Mail(#[from] crate::mail::MailError),
}
