//! Ctrl-C and SIGTERM.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Receives the stop signals that arrive after its creation.
pub struct StopSignals {
    #[cfg(unix)]
    terminate: Option<tokio::signal::unix::Signal>,
    #[cfg(unix)]
    interrupt: Option<tokio::signal::unix::Signal>,
}

impl StopSignals {
    /// Call it before the process announces that it is ready: a signal that nobody receives ends the process at once.
    #[cfg(unix)]
    pub fn listen() -> Self {
        use tokio::signal::unix::{SignalKind, signal};
        Self { terminate: signal(SignalKind::terminate()).ok(), interrupt: signal(SignalKind::interrupt()).ok() }
    }

    #[cfg(not(unix))]
    pub fn listen() -> Self {
        Self {}
    }

    /// Returns the name of the next Ctrl-C or SIGTERM.
    #[cfg(unix)]
    pub async fn recv(&mut self) -> &'static str {
        tokio::select! {
            () = next(&mut self.terminate) => "SIGTERM",
            () = next(&mut self.interrupt) => "SIGINT",
        }
    }

    #[cfg(not(unix))]
    pub async fn recv(&mut self) -> &'static str {
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
        "Ctrl-C"
    }
}

/// Returns when the signal arrives; never, if it cannot be received.
#[cfg(unix)]
async fn next(signal: &mut Option<tokio::signal::unix::Signal>) {
    match signal {
        Some(signal) => {
            signal.recv().await;
        }
        None => std::future::pending().await,
    }
}

/// Returns a flag that becomes true with the first stop signal. A second signal stops it immediately.
pub fn stop_flag(runtime: &tokio::runtime::Handle) -> Arc<AtomicBool> {
    let flag = Arc::new(AtomicBool::new(false));
    let set = Arc::clone(&flag);
    let entered = runtime.enter();
    let mut signals = StopSignals::listen();
    drop(entered);
    runtime.spawn(async move {
        loop {
            signals.recv().await;
            if set.swap(true, Ordering::Relaxed) {
                #[expect(
                    clippy::disallowed_methods,
                    reason = "a unit is one transaction: stopping in it loses nothing"
                )]
                std::process::exit(130);
            }
        }
    });
    flag
}
