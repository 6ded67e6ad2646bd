//! Listening, until told to stop.

use crate::mail;
use crate::router;
use crate::state::AppState;
use std::future::Future;
use std::net::SocketAddr;
use std::time::Duration;
use tokio::net::TcpListener;
use tokio::sync::watch;

/// A mail that is being sent at the end has so long.
const LAST_MAIL_TIME: Duration = Duration::from_secs(10);
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
    let service = router(state.clone()).into_make_service_with_connect_info::<SocketAddr>();
    let (stop_mail, mail_stopped) = watch::channel(false);
    let delivering = tokio::spawn(mail::deliver(state.clone(), mail_stopped));
    let served = axum::serve(listener, service)
        .with_graceful_shutdown(async move {
            stop.await;
            state.stop();
        })
        .await;
    sweeping.abort();
    // A mail that is being handed over is not handed over twice.
    let _ = stop_mail.send(true);
    if tokio::time::timeout(LAST_MAIL_TIME, delivering).await.is_err() {
        tracing::warn!("a mail was being sent when the time was over; it is sent again");
    }
    served
}

async fn sweep(state: AppState) {
    loop {
        match state.db.sweep_usage().await {
            Ok(rows) => tracing::debug!(rows, "old counts of usage removed"),
            Err(error) => tracing::warn!(error = &error as &dyn std::error::Error, "old counts of usage stay"),
        }
        let swept = async {
            state.db.sweep_mails().await?;
            state.db.sweep_requests().await?;
            state.db.sweep_sessions().await
        };
        if let Err(error) = swept.await {
            tracing::warn!(error = &error as &dyn std::error::Error, "old mails, requests and sessions stay");
        }
        tokio::time::sleep(SWEEP_EVERY).await;
    }
}
