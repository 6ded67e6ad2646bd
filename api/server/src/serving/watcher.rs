//! Watches for new generations and puts them into service.

use super::open_generation::OpenGeneration;
use super::served_generations::ServedGenerations;
use earshot_model::OptOuts;
use std::sync::Arc;
use std::time::Duration;

/// Interval at which `CURRENT` is read.
const POLL_INTERVAL: Duration = Duration::from_secs(1);
/// How often a generation that cannot be opened is reported again, in polls.
const REPORT_INTERVAL_POLLS: u32 = 60;

/// The source of generations. In production it is a folder with a pointer `CURRENT`.
pub trait GenerationSource: Send + Sync {
    /// Returns the name in the pointer; `None` before the first publication.
    ///
    /// # Errors
    /// When the pointer cannot be read.
    fn current(&self) -> Result<Option<String>, SourceError>;

    /// Opens a generation.
    ///
    /// # Errors
    /// When the generation is incomplete or damaged.
    fn open(&self, name: &str) -> Result<OpenGeneration, SourceError>;

    /// Opens a generation while none is served. It may lack what a later one must have, such as a search cluster that is away.
    ///
    /// # Errors
    /// Likewise.
    fn open_first(&self, name: &str) -> Result<OpenGeneration, SourceError> {
        self.open(name)
    }

    /// Identifies a version of the list of opt-outs; 0 when there is none.
    fn opt_out_stamp(&self) -> u128 {
        0
    }

    /// Returns the current list of opt-outs.
    ///
    /// # Errors
    /// When the list exists and cannot be read.
    fn opt_outs(&self) -> Result<OptOuts, SourceError> {
        Ok(OptOuts::default())
    }
}

/// Why a generation could not be found or opened.
#[derive(Debug, thiserror::Error)]
#[error("generation cannot be opened")]
pub struct SourceError(#[from] pub Box<dyn std::error::Error + Send + Sync>);

/// Polls for ever; run it as a task and drop it to stop. A generation that cannot be opened is logged, and the last
/// good one stays in service.
pub async fn watch_generations(serving: Arc<ServedGenerations>, source: Arc<dyn GenerationSource>) {
    let mut failures = 0;
    let mut stamp = 0;
    let mut timer = tokio::time::interval(POLL_INTERVAL);
    timer.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    loop {
        timer.tick().await;
        match poll(&serving, &source, stamp).await {
            Ok(seen) => {
                stamp = seen;
                failures = 0;
            }
            Err(error) => {
                if failures % REPORT_INTERVAL_POLLS == 0 {
                    let cause = error.0.to_string();
                    tracing::error!(cause, "{error}; the last good generation stays in service");
                }
                failures += 1;
            }
        }
    }
}

/// Polls once: opens and swaps when the pointer names another generation. Applies a new list of opt-outs first, so
/// that nothing on it is shown even for a moment. Returns the version of the list.
async fn poll(
    serving: &Arc<ServedGenerations>,
    source: &Arc<dyn GenerationSource>,
    known: u128,
) -> Result<u128, SourceError> {
    let serving = Arc::clone(serving);
    let source = Arc::clone(source);
    let opened = tokio::task::spawn_blocking(move || {
        let stamp = source.opt_out_stamp();
        if stamp != known {
            serving.set_opt_outs(source.opt_outs()?);
            tracing::info!("opt-outs reloaded");
        }
        let Some(name) = source.current()? else { return Ok(stamp) };
        let served = serving.current_name();
        if served.as_deref() != Some(name.as_str()) {
            let generation = if served.is_some() { source.open(&name)? } else { source.open_first(&name)? };
            serving.swap(generation);
            tracing::info!(generation = name, "generation in service");
        }
        Ok(stamp)
    });
    opened.await.unwrap_or_else(|panic| Err(SourceError(Box::new(panic))))
}
