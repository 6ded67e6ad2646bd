//! What the threads of a worker share.

use crate::context::Context;
use earshot_app::Db;
use earshot_catalog::FeedCheckStore;
use earshot_net::HttpClient;
use earshot_transcription::{DecoderProgram, Transcriber};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};
use tokio::runtime::Handle;

/// How often a waiting thread checks whether it should stop.
const TICK: Duration = Duration::from_millis(250);
/// The longest pause at the request of the service. Then it is tried again.
const MAX_PAUSE: Duration = Duration::from_secs(15 * 60);

/// What the threads share.
pub(super) struct Queue<'a> {
    pub context: &'a Context,
    pub db: &'a Db,
    pub runtime: &'a Handle,
    pub http: &'a HttpClient,
    pub checks: &'a FeedCheckStore,
    pub transcriber: Option<&'a dyn Transcriber>,
    /// Decodes audio that has to be cut.
    pub decoder: &'a DecoderProgram,
}

/// The time until which the service takes no audio.
#[derive(Default)]
pub(super) struct Pause(Mutex<Option<Instant>>);

impl Pause {
    pub(super) fn extend(&self, wait: Duration) {
        let until = Instant::now() + wait.min(MAX_PAUSE);
        let mut pause = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        *pause = Some(pause.map_or(until, |before| before.max(until)));
    }

    /// Waits until the service takes audio again, or the process should stop.
    pub(super) fn wait(&self, stop: &AtomicBool) {
        let until = *self.0.lock().unwrap_or_else(PoisonError::into_inner);
        while until.is_some_and(|until| Instant::now() < until) && !stop.load(Ordering::Relaxed) {
            std::thread::sleep(TICK);
        }
    }
}
