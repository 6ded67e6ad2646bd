//! Waiting in tests for what they need, at any speed of the machine.

use std::future::Future;
use std::time::{Duration, Instant};

/// Longer than any step takes on a busy machine. It turns a hang into a failure; no test may depend on it otherwise.
pub const MAX_WAIT: Duration = Duration::from_secs(120);
/// The pause between two looks at a state that nothing announces.
const PAUSE: Duration = Duration::from_millis(5);

/// Waits for `work`.
///
/// # Panics
/// When it hangs. The message has `what`.
pub async fn within_max_wait<T>(what: &str, work: impl Future<Output = T>) -> T {
    match tokio::time::timeout(MAX_WAIT, work).await {
        Ok(done) => done,
        Err(_) => panic!("waited too long: {what}"),
    }
}

/// Waits until a condition holds that nothing announces, such as a row of a database.
///
/// # Panics
/// When it never holds. The message has `what`.
pub async fn wait_until(what: &str, mut holds: impl AsyncFnMut() -> bool) {
    let waiting = async {
        while !holds().await {
            tokio::time::sleep(PAUSE).await;
        }
    };
    within_max_wait(what, waiting).await;
}

/// Looks until there is something, and returns it. Blocks the thread, for tests of processes.
///
/// # Panics
/// When there is never anything. The message has `what`.
pub fn wait_for<T>(what: &str, mut look: impl FnMut() -> Option<T>) -> T {
    let started = Instant::now();
    loop {
        if let Some(found) = look() {
            return found;
        }
        assert!(started.elapsed() < MAX_WAIT, "waited too long: {what}");
        std::thread::sleep(PAUSE);
    }
}
