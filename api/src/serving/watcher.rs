//! Looks for a newer generation and swaps to it.

use super::{Generation, ServedGenerations};
use earshot_model::OptOuts;
use std::sync::Arc;
use std::time::Duration;

/// How often `CURRENT` is read.
const POLL_INTERVAL: Duration = Duration::from_secs(1);
/// How often a generation that could not be opened is reported again, in polls.
const REPORT_INTERVAL_POLLS: u32 = 60;

/// Where generations come from: a folder with a pointer `CURRENT`, in production.
pub trait GenerationSource: Send + Sync {
    /// The name that the pointer gives, `None` before the first publication.
    ///
    /// # Errors
    /// When the pointer cannot be read.
    fn current(&self) -> Result<Option<String>, SourceError>;

    /// # Errors
    /// When the generation is incomplete or damaged.
    fn open(&self, name: &str) -> Result<Generation, SourceError>;

    /// Tells one list of opt-outs from another; 0 for none.
    fn opt_out_stamp(&self) -> u128 {
        0
    }

    /// Who does not want to be shown, as of now.
    ///
    /// # Errors
    /// When the list is there and cannot be read.
    fn opt_outs(&self) -> Result<OptOuts, SourceError> {
        Ok(OptOuts::default())
    }
}

/// Why a generation could not be found or opened.
#[derive(Debug, thiserror::Error)]
#[error("generation cannot be opened")]
pub struct SourceError(#[from] pub Box<dyn std::error::Error + Send + Sync>);

/// Polls for ever; run it as a task and drop it to stop. What cannot be opened is logged, and the last good generation
/// stays in service.
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
                    tracing::error!(cause, "{error}; the last good one stays in service");
                }
                failures += 1;
            }
        }
    }
}

/// One look: opens and swaps when the pointer names another generation than the one in service, and takes a new list of
/// opt-outs before that, so that nothing on it is shown for a moment. Returns which list that was.
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
            tracing::info!("a new list of opt-outs");
        }
        let Some(name) = source.current()? else { return Ok(stamp) };
        if serving.current_name().as_deref() != Some(name.as_str()) {
            let generation = source.open(&name)?;
            serving.swap(generation);
            tracing::info!(generation = name, "generation in service");
        }
        Ok(stamp)
    });
    opened.await.unwrap_or_else(|panic| Err(SourceError(Box::new(panic))))
}
