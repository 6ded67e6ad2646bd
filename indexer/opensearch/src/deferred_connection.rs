//! Connects to a cluster that was away when its generation was opened.

use crate::error::ClusterError;
use std::sync::{Mutex, OnceLock, PoisonError, TryLockError};
use std::time::{Duration, Instant};

/// How long nobody tries again after a failure.
const RETRY_INTERVAL: Duration = Duration::from_secs(5);

/// Called when the cluster is connected, and when the reason why it is not becomes another one.
pub type OnConnectionChange = Box<dyn Fn(Result<(), &ClusterError>) + Send + Sync>;

/// What a cluster opens when it responds.
pub struct DeferredConnection<T> {
    opened: OnceLock<T>,
    failure: Mutex<Failure>,
    retry_interval: Duration,
    on_change: OnConnectionChange,
}

/// The last attempt.
struct Failure {
    reason: String,
    /// No node responds. Otherwise the cluster does not have the generation, or rejects requests.
    is_away: bool,
    /// `None` before the first attempt.
    retry_at: Option<Instant>,
}

impl<T> DeferredConnection<T> {
    /// A cluster that was away just now, which the caller has logged.
    pub fn new(on_change: OnConnectionChange) -> Self {
        let failure = Failure { reason: "no node responds".to_owned(), is_away: true, retry_at: None };
        Self { opened: OnceLock::new(), failure: Mutex::new(failure), retry_interval: RETRY_INTERVAL, on_change }
    }

    pub fn with_retry_interval(self, retry_interval: Duration) -> Self {
        Self { retry_interval, ..self }
    }

    pub fn get(&self) -> Option<&T> {
        self.opened.get()
    }

    /// Returns what is open, or else tries to open it. One search at a time tries, so that a node that hangs takes the time of one; the
    /// others fail at once.
    ///
    /// # Errors
    /// The reason of the last failure.
    pub fn get_or_open(&self, open: impl FnOnce() -> Result<T, ClusterError>) -> Result<&T, String> {
        if let Some(opened) = self.opened.get() {
            return Ok(opened);
        }
        let mut last = match self.failure.try_lock() {
            Ok(last) => last,
            Err(TryLockError::Poisoned(poisoned)) => PoisonError::into_inner(poisoned),
            Err(TryLockError::WouldBlock) => return Err("it is being connected".to_owned()),
        };
        // Another search may have opened it just now.
        if self.opened.get().is_none() {
            if last.retry_at.is_some_and(|retry_at| Instant::now() < retry_at) {
                return Err(last.reason.clone());
            }
            match open() {
                Ok(opened) => {
                    (self.on_change)(Ok(()));
                    return Ok(self.opened.get_or_init(|| opened));
                }
                Err(error) => {
                    let is_away = matches!(error, ClusterError::Unavailable { .. });
                    if is_away != last.is_away {
                        (self.on_change)(Err(&error));
                    }
                    let retry_at = Some(Instant::now() + self.retry_interval);
                    *last = Failure { reason: error.to_string(), is_away, retry_at };
                }
            }
        }
        self.opened.get().ok_or_else(|| last.reason.clone())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Arc;

    /// A connection, and what its callback was called with.
    fn connection() -> (DeferredConnection<u32>, Arc<Mutex<Vec<String>>>) {
        let changes = Arc::new(Mutex::new(Vec::new()));
        let noted = Arc::clone(&changes);
        let on_change = move |change: Result<(), &ClusterError>| {
            let text = change.map_or_else(ToString::to_string, |()| "connected".to_owned());
            noted.lock().expect("is not poisoned").push(text);
        };
        (DeferredConnection::new(Box::new(on_change)), changes)
    }

    fn away() -> ClusterError {
        ClusterError::Unavailable { operation: "a test", reason: "no node".to_owned() }
    }

    fn not_built() -> ClusterError {
        ClusterError::NotBuilt { generation: "000007".to_owned() }
    }

    #[test]
    fn each_change_is_reported_once() {
        let (connection, changes) = connection();
        let connection = connection.with_retry_interval(Duration::ZERO);
        for failed in [away(), away(), not_built(), not_built(), away()] {
            connection.get_or_open(|| Err(failed)).expect_err("fails");
        }
        assert!(connection.get().is_none());
        assert_eq!(connection.get_or_open(|| Ok(7)), Ok(&7));
        assert_eq!(connection.get_or_open(|| panic!("it is open")), Ok(&7));
        let expected = [not_built().to_string(), away().to_string(), "connected".to_owned()];
        assert_eq!(*changes.lock().expect("is not poisoned"), expected);
    }

    #[test]
    fn a_failure_is_not_tried_again_at_once() {
        let (connection, _) = connection();
        let first = connection.get_or_open(|| Err(not_built())).expect_err("fails");
        let second = connection.get_or_open(|| panic!("it is too early")).expect_err("fails");
        assert_eq!(first, second, "the reason stays the same");
    }

    #[test]
    fn a_second_search_does_not_wait_for_the_first() {
        let (connection, _) = connection();
        let opened = connection.get_or_open(|| {
            let second = connection.get_or_open(|| panic!("the first one is trying"));
            assert_eq!(second, Err("it is being connected".to_owned()));
            Ok(7)
        });
        assert_eq!(opened, Ok(&7));
    }
}
