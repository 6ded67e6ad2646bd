//! Ctrl-C and SIGTERM.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Returns a flag that becomes true when the process is asked to stop. A second signal stops it at once.
pub fn stop_flag(runtime: &tokio::runtime::Handle) -> Arc<AtomicBool> {
    let flag = Arc::new(AtomicBool::new(false));
    let set = Arc::clone(&flag);
    runtime.spawn(async move {
        loop {
            wait_for_stop_signal().await;
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

/// Returns on Ctrl-C or SIGTERM.
pub async fn wait_for_stop_signal() {
    #[cfg(unix)]
    if let Ok(mut terminate) = tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) {
        tokio::select! {
            _ = terminate.recv() => {}
            _ = tokio::signal::ctrl_c() => {}
        }
        return;
    }
    // Without signal handling there is nothing to wait for.
    if tokio::signal::ctrl_c().await.is_err() {
        std::future::pending::<()>().await;
    }
}
