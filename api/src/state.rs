//! What every handler has at hand.

use crate::config::Config;
use crate::cursor::CursorKey;
use crate::db::Db;
use crate::error::{ApiError, Code};
use crate::mail::{MailboxKey, Mailer};
use crate::metering::{Metering, ReservationGuard};
use crate::ops::{Metrics, RequestTracer};
use crate::serving::{Generation, Serving};
use crate::web::Pages;
use crate::work_queue::{Capacity, Lane, QueueFull, WorkCost, WorkOwner, WorkQueue};
use axum::extract::FromRef;
use earshot_indexer::CancelToken;
use earshot_model::Clock;
use rayon::{ThreadPool, ThreadPoolBuilder};
use std::num::NonZeroUsize;
use std::ops::Deref;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, OnceLock};
use std::thread::available_parallelism;
use tokio::sync::{Notify, Semaphore};

/// Short reads at the same time, for each core: they wait for the disk rather than for a core.
const READS_PER_CORE: usize = 8;
/// What callers are told to wait when too much waits already, in seconds.
const RETRY_AFTER_S: u64 = 2;

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
    /// What the mailbox page asks for; new at each start.
    pub(crate) mailbox_key: MailboxKey,
    pub cursor_key: CursorKey,
    pub pages: Arc<Pages>,
    pub(crate) metering: Arc<Metering>,
    pub(crate) metrics: Arc<Metrics>,
    queue: WorkQueue,
    /// Where dear work runs: so many threads, and no other of the engine's.
    dear_threads: Arc<ThreadPool>,
    /// Bounds the threads that short reads take.
    reads: Arc<Semaphore>,
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
    /// Opens the app database and migrates it, or only reads it where it finds no room; makes the mailer.
    ///
    /// # Errors
    /// When the database cannot be opened or migrated, or the mail URL is not valid.
    pub async fn new(config: Config, clock: Clock) -> Result<Self, StartError> {
        let db = Db::open_to_serve(&config.database_url, clock.clone()).await?;
        let cursor_key = CursorKey::new(&db.secret("cursor").await?);
        let metering = Arc::new(Metering::new(&db.secret("addresses").await?, &config));
        let mailer = crate::mail::from_config(&config)?;
        let pages = Arc::new(Pages::embedded());
        let serving = Arc::default();
        let metrics = Arc::new(Metrics::new(Arc::clone(&serving)));
        let cores = available_parallelism().map_or(1, NonZeroUsize::get);
        let capacity = Capacity::of_cores(cores);
        let dear_threads = ThreadPoolBuilder::new()
            .num_threads(capacity.dear_slots)
            .thread_name(|number| format!("dear-work-{number}"))
            .build()?;
        Ok(Self(Arc::new(Shared {
            config: Arc::new(config),
            clock,
            serving,
            db,
            mailer,
            mail_bell: Arc::default(),
            mailbox_key: MailboxKey::draw(),
            cursor_key,
            pages,
            metering,
            metrics,
            queue: WorkQueue::new(capacity),
            dear_threads: Arc::new(dear_threads),
            reads: Arc::new(Semaphore::new(READS_PER_CORE * cores)),
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

    /// Runs work of the engine when it is its turn. The slot, and what was reserved for the work, stay with the work when
    /// the request goes away; the work is told to stop then.
    pub(crate) async fn run_job<T, F>(&self, job: Job, work: F) -> Result<T, ApiError>
    where
        T: Send + 'static,
        F: FnOnce(&Generation, &CancelToken) -> Result<T, ApiError> + Send + 'static,
    {
        let Job { owner: WorkOwner(owner), cost, generation, reservation } = job;
        // Until the work begins, the reservation is refunded wherever this function ends.
        let admitted = match self.queue.acquire(owner, cost).await {
            // Only now: while it waited, something may have come on the list of what is not shown.
            Ok(permit) => self.generation(generation.as_deref()).map(|generation| (permit, generation)),
            Err(full) => Err(ApiError::from(full)),
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
        let dear_threads = (cost.lane() == Lane::Dear).then(|| Arc::clone(&self.dear_threads));
        let ran = off_the_async_threads(move || {
            let _permit = permit;
            if token.is_cancelled() {
                // Nobody waits, and nothing began.
                return (Err(ApiError::of(Code::Timeout)), reservation);
            }
            let result = match dear_threads {
                Some(threads) => threads.install(|| work(&generation, &token)),
                None => work(&generation, &token),
            };
            if result.is_err() && !token.is_cancelled() {
                return (result, reservation);
            }
            // Also when it was stopped: the engine worked for it.
            if let Some(reservation) = reservation {
                reservation.keep();
            }
            (result, None)
        });
        let (result, to_refund) = ran.await?;
        if let Some(reservation) = to_refund {
            reservation.refund().await;
        }
        result
    }

    fn generation(&self, name: Option<&str>) -> Result<Arc<Generation>, ApiError> {
        match name {
            Some(name) => self.serving.named(name),
            None => self.serving.current(),
        }
    }

    /// Runs a short read on the generation in service, off the async threads.
    pub(crate) async fn read<T, F>(&self, work: F) -> Result<T, ApiError>
    where
        T: Send + 'static,
        F: FnOnce(&Generation) -> Result<T, ApiError> + Send + 'static,
    {
        let permit = Arc::clone(&self.reads).acquire_owned().await.map_err(ApiError::internal)?;
        let generation = self.serving.current()?;
        off_the_async_threads(move || {
            let _permit = permit;
            work(&generation)
        })
        .await?
    }
}

/// Work of the engine for one request.
pub(crate) struct Job {
    owner: WorkOwner,
    cost: WorkCost,
    generation: Option<String>,
    reservation: Option<ReservationGuard>,
}

impl Job {
    pub fn new(owner: impl Into<WorkOwner>, cost: WorkCost) -> Self {
        Self { owner: owner.into(), cost, generation: None, reservation: None }
    }

    /// On this generation: that of the first page.
    #[must_use]
    pub fn on(self, generation: Option<String>) -> Self {
        Self { generation, ..self }
    }

    /// What was reserved for it.
    #[must_use]
    pub fn paid_by(self, reservation: Option<ReservationGuard>) -> Self {
        Self { reservation, ..self }
    }
}

/// Stops the work of a request that goes away.
struct CancelOnDrop(CancelToken);

impl Drop for CancelOnDrop {
    fn drop(&mut self) {
        self.0.cancel();
    }
}

impl From<QueueFull> for ApiError {
    fn from(full: QueueFull) -> Self {
        let error = match full {
            QueueFull::OfCaller => {
                Self::new(Code::TooManyRequests, "Too many of your searches wait already. Send fewer at the same time.")
            }
            QueueFull::OfAll => Self::of(Code::Busy),
        };
        error.with_retry_after(RETRY_AFTER_S)
    }
}

async fn off_the_async_threads<T, F>(work: F) -> Result<T, ApiError>
where
    T: Send + 'static,
    F: FnOnce() -> T + Send + 'static,
{
    match tokio::task::spawn_blocking(work).await {
        Ok(result) => Ok(result),
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
    #[error("threads for dear work do not start")]
    Threads(#[from] rayon::ThreadPoolBuildError),
    #[error("mail is not set up")]
    Mail(#[from] crate::mail::MailError),
}
