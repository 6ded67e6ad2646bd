//! Fetches pictures of strangers for our pages: each once, a few at a time, and at low priority.

use crate::cache::{PictureCache, PictureKey};
use crate::decode::{MAX_SOURCE_BYTES, PictureError, render};
use crate::renditions::PictureSize;
use chrono::TimeDelta;
use earshot_model::{Clock, Timestamp};
use earshot_net::{ClientConfig, FetchError, FetchRequest, HttpClient};
use lru::LruCache;
use rayon::{ThreadPool, ThreadPoolBuildError, ThreadPoolBuilder};
use rustix::process::nice;
use std::collections::HashMap;
use std::io;
use std::net::SocketAddr;
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use std::time::Duration;
use tokio::sync::{Semaphore, watch};
use tokio::task::{JoinError, spawn_blocking};
use tokio::time::timeout;

/// Pictures that are fetched at the same time.
const CONCURRENT_FETCHES: usize = 6;
/// Files that are read at the same time: each takes a thread.
const CONCURRENT_READS: usize = 16;
/// Pictures that wait or are fetched: ten pages of results. Each holds a URL.
const MAX_RUNNING: usize = 256;
/// Memory for the bodies of all fetches.
const BODY_MEMORY: usize = 48 << 20;
const FETCH_TIME: Duration = Duration::from_secs(20);
/// How long a request waits for a picture that is being fetched. A browser has six connections to a server of HTTP/1,
/// and the page needs them for more than pictures.
const PATIENCE: Duration = Duration::from_millis(250);
/// When to come back for a picture that is being fetched.
const RUNNING_RETRY_S: u64 = 2;
/// When to come back after the queue was full.
const FULL_RETRY_S: u64 = 10;
/// Failures that are remembered.
const REMEMBERED_FAILURES: NonZeroUsize = NonZeroUsize::new(50_000).expect("is not zero");
/// How long a picture counts as missing whose server is at fault.
const SHORT_PAUSE: TimeDelta = TimeDelta::minutes(10);
/// How long a picture counts as missing that is gone, or is no picture.
const LONG_PAUSE: TimeDelta = TimeDelta::days(1);
/// Publishers replace covers without a new URL. Older ones are shown while they are fetched again.
const MAX_AGE: TimeDelta = TimeDelta::days(30);
/// Added to the niceness of the threads that decode: searches go first.
const LOW_PRIORITY: i32 = 10;

/// Where pictures are kept, and how they are fetched.
#[derive(Clone, Debug)]
pub struct ProxyOptions {
    /// The folder of rendered pictures.
    pub folder: PathBuf,
    /// The most bytes in the folder.
    pub max_bytes: u64,
    /// The site's URL, for the user agent.
    pub public_url: String,
    /// Exceptions from the address guard, for tests.
    pub allowed_addresses: Vec<SocketAddr>,
}

/// The answer to a request for a picture.
#[derive(Debug, PartialEq, Eq)]
pub enum PictureAnswer {
    /// The encoded picture.
    Picture(Vec<u8>),
    /// It is not here yet.
    Waiting { retry_after_s: u64 },
    /// There is no picture at the URL, or it is not accepted.
    Missing,
}

/// Why a picture is fetched.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Reason {
    Missing,
    Old,
}

/// Fetches, renders and keeps pictures.
#[derive(Clone)]
pub struct PictureProxy(Arc<Proxy>);

struct Proxy {
    options: ProxyOptions,
    clock: Clock,
    cache: PictureCache,
    /// Started with the first fetch: most processes never need them.
    tools: OnceLock<Tools>,
    /// Until when a picture counts as missing.
    failed: Mutex<LruCache<PictureKey, Timestamp>>,
    /// Closed when the fetch ends.
    running: Mutex<HashMap<PictureKey, watch::Receiver<()>>>,
    fetches: Semaphore,
    reads: Semaphore,
}

struct Tools {
    http: HttpClient,
    /// One thread, so that decoding takes at most one core, and the memory of one picture.
    threads: Arc<ThreadPool>,
}

/// Why a picture was not fetched.
#[derive(Debug, thiserror::Error)]
enum FetchFailure {
    #[error(transparent)]
    Fetch(#[from] FetchError),
    #[error("the server answered with {0}")]
    Status(u16),
    #[error(transparent)]
    Picture(#[from] PictureError),
    #[error("the picture cannot be stored")]
    Store(#[from] io::Error),
    #[error("decoding failed")]
    Decoder(#[from] JoinError),
    #[error("decoding cannot start")]
    Threads(#[from] ThreadPoolBuildError),
}

impl PictureProxy {
    #[must_use]
    pub fn new(options: ProxyOptions, clock: Clock) -> Self {
        Self(Arc::new(Proxy {
            cache: PictureCache::new(&options.folder, options.max_bytes),
            options,
            clock,
            tools: OnceLock::new(),
            failed: Mutex::new(LruCache::new(REMEMBERED_FAILURES)),
            running: Mutex::default(),
            fetches: Semaphore::new(CONCURRENT_FETCHES),
            reads: Semaphore::new(CONCURRENT_READS),
        }))
    }

    /// Returns the picture at a URL, which the caller has from the catalog. A picture that is not kept is fetched, also
    /// when the caller goes away.
    pub async fn get(&self, url: &str, size: PictureSize) -> PictureAnswer {
        let key = PictureKey::of_url(url);
        if let Some(bytes) = self.cached(key, size, Some(url)).await {
            return PictureAnswer::Picture(bytes);
        }
        if self.0.counts_as_missing(key) {
            return PictureAnswer::Missing;
        }
        let Some(mut ended) = self.join_or_start(key, url, Reason::Missing) else {
            return PictureAnswer::Waiting { retry_after_s: FULL_RETRY_S };
        };
        // The fetch never sends: an error is its end.
        if timeout(PATIENCE, ended.changed()).await.is_err() {
            return PictureAnswer::Waiting { retry_after_s: RUNNING_RETRY_S };
        }
        match self.cached(key, size, None).await {
            Some(bytes) => PictureAnswer::Picture(bytes),
            None => PictureAnswer::Missing,
        }
    }

    /// Reads a picture from the folder. One that is old is fetched again from `renew_from` meanwhile.
    async fn cached(&self, key: PictureKey, size: PictureSize, renew_from: Option<&str>) -> Option<Vec<u8>> {
        let permit = self.0.reads.acquire().await.ok()?;
        let proxy = Arc::clone(&self.0);
        let picture = spawn_blocking(move || proxy.cache.get(key, size)).await.ok()??;
        drop(permit);
        let age = picture.written.map(|written| self.0.clock.now() - Timestamp::from(written));
        if let (Some(url), true) = (renew_from, age.is_some_and(|age| age > MAX_AGE))
            && !self.0.counts_as_missing(key)
        {
            let _ = self.join_or_start(key, url, Reason::Old);
        }
        Some(picture.bytes)
    }

    /// Returns the end of the fetch of a picture, and starts it if nobody has. `None` when too many are running.
    fn join_or_start(&self, key: PictureKey, url: &str, reason: Reason) -> Option<watch::Receiver<()>> {
        let mut running = self.0.running();
        if let Some(ended) = running.get(&key) {
            return Some(ended.clone());
        }
        if running.len() >= MAX_RUNNING {
            return None;
        }
        let (end, ended) = watch::channel(());
        running.insert(key, ended.clone());
        drop(running);
        let running = RunningFetch { proxy: Arc::clone(&self.0), key, _end: end };
        let url = url.to_owned();
        tokio::spawn(async move { running.fetch(&url, reason).await });
        Some(ended)
    }
}

/// A fetch in the table of running ones. Its end wakes everybody who waits for it, also when it panics.
struct RunningFetch {
    proxy: Arc<Proxy>,
    key: PictureKey,
    _end: watch::Sender<()>,
}

impl Drop for RunningFetch {
    fn drop(&mut self) {
        self.proxy.running().remove(&self.key);
    }
}

impl RunningFetch {
    async fn fetch(self, url: &str, reason: Reason) {
        let Ok(_permit) = self.proxy.fetches.acquire().await else { return };
        // Another fetch may have ended between the look into the folder and the start of this one.
        if reason == Reason::Missing && self.proxy.cache.contains(self.key) {
            return;
        }
        let Err(failure) = self.proxy.fetch_and_keep(self.key, url).await else {
            self.proxy.failed().pop(&self.key);
            return;
        };
        tracing::debug!(error = &failure as &dyn std::error::Error, "a picture is missing");
        let until = self.proxy.clock.now() + failure.pause();
        self.proxy.failed().put(self.key, until);
    }
}

impl Proxy {
    async fn fetch_and_keep(self: &Arc<Self>, key: PictureKey, url: &str) -> Result<(), FetchFailure> {
        let tools = self.tools()?;
        let response = tools.http.fetch(&request(url)).await?;
        if !response.is_content() {
            return Err(FetchFailure::Status(response.status));
        }
        let threads = Arc::clone(&tools.threads);
        let proxy = Arc::clone(self);
        spawn_blocking(move || {
            let renditions = threads.install(|| render(&response.body))?;
            // Its memory is free for the next fetch.
            drop(response);
            Ok(proxy.cache.put(key, &renditions)?)
        })
        .await?
    }

    fn tools(&self) -> Result<&Tools, FetchFailure> {
        if let Some(tools) = self.tools.get() {
            return Ok(tools);
        }
        let http = HttpClient::new(ClientConfig {
            user_agent: format!("Earshot-Pictures/{} (+{})", env!("CARGO_PKG_VERSION"), self.options.public_url),
            allowed_addresses: self.options.allowed_addresses.clone(),
            body_memory: BODY_MEMORY,
            ..ClientConfig::new(env!("CARGO_PKG_VERSION"), &self.options.public_url, self.clock.clone())
        })?;
        let threads = ThreadPoolBuilder::new()
            .num_threads(1)
            .thread_name(|_| "pictures".to_owned())
            .start_handler(|_| {
                // Linux gives each thread its own niceness. Without it, pictures are as urgent as searches.
                let _ = nice(LOW_PRIORITY);
            })
            .build()?;
        Ok(self.tools.get_or_init(|| Tools { http, threads: Arc::new(threads) }))
    }

    fn counts_as_missing(&self, key: PictureKey) -> bool {
        self.failed().get(&key).is_some_and(|until| *until > self.clock.now())
    }

    fn failed(&self) -> MutexGuard<'_, LruCache<PictureKey, Timestamp>> {
        self.failed.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn running(&self) -> MutexGuard<'_, HashMap<PictureKey, watch::Receiver<()>>> {
        self.running.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl FetchFailure {
    /// How long the picture counts as missing.
    fn pause(&self) -> TimeDelta {
        match self {
            Self::Status(404 | 410) | Self::Picture(_) | Self::Decoder(_) => LONG_PAUSE,
            Self::Fetch(FetchError::BadUrl { .. } | FetchError::Refused { .. } | FetchError::TooLarge { .. }) => {
                LONG_PAUSE
            }
            Self::Status(_) | Self::Fetch(_) | Self::Store(_) | Self::Threads(_) => SHORT_PAUSE,
        }
    }
}

fn request(url: &str) -> FetchRequest {
    FetchRequest {
        accept: "image/webp, image/png, image/jpeg, image/gif;q=0.9, */*;q=0.1",
        max_bytes: MAX_SOURCE_BYTES,
        timeout: FETCH_TIME,
        ..FetchRequest::new(url)
    }
}
