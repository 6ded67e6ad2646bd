//! Listening, until told to stop.

use crate::router;
use crate::state::AppState;
use std::future::Future;
use std::net::SocketAddr;
use tokio::net::TcpListener;

/// Serves on `listener` until `stop` ends; requests under way are finished then.
///
/// # Errors
/// When the listener fails.
pub async fn serve(
    listener: TcpListener,
    state: AppState,
    stop: impl Future<Output = ()> + Send + 'static,
) -> std::io::Result<()> {
    let service = router(state).into_make_service_with_connect_info::<SocketAddr>();
    axum::serve(listener, service).with_graceful_shutdown(stop).await
}
