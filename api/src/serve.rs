//! Listening, until told to stop.

use crate::router;
use crate::state::AppState;
use std::future::Future;
use std::net::SocketAddr;
use std::time::Duration;
use tokio::net::TcpListener;

/// Old counts are removed at the start and then as often as this.
const SWEEP_EVERY: Duration = Duration::from_secs(60 * 60);

/// Serves on `listener` until `stop` ends; requests under way are finished then.
///
/// # Errors
/// When the listener fails.
pub async fn serve(
    listener: TcpListener,
    state: AppState,
    stop: impl Future<Output = ()> + Send + 'static,
) -> std::io::Result<()> {
    let sweeping = tokio::spawn(sweep(state.clone()));
    let service = router(state).into_make_service_with_connect_info::<SocketAddr>();
    let served = axum::serve(listener, service).with_graceful_shutdown(stop).await;
    sweeping.abort();
    served
}

async fn sweep(state: AppState) {
    loop {
        match state.db.sweep_usage().await {
            Ok(rows) => tracing::debug!(rows, "old counts of usage removed"),
            Err(error) => tracing::warn!(error = &error as &dyn std::error::Error, "old counts of usage stay"),
        }
        tokio::time::sleep(SWEEP_EVERY).await;
    }
}
