//! Serves the callbacks of WebSub hubs.

use crate::context::Context;
use crate::failure::{CommandResult, Failure};
use crate::network_context::NetworkContext;
use earshot_api::callback::{CallbackLimits, CallbackRequest, CallbackResponse, serve_callbacks};
use earshot_ingest::hints::{CallbackOutcome, CallbackRejection, Subscriptions};
use earshot_model::Timestamp;
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::watch;

/// A hub delivers the whole feed (WebSub 7), and a truncated body fails the signature check. Hence more than the
/// listener's default.
const MAX_DELIVERY_BYTES: usize = 1 << 20;

/// Listens for hubs until stopped.
pub(super) fn start_listener(
    context: &Context,
    online: &NetworkContext,
    address: &str,
    subscriptions: Arc<Mutex<Subscriptions>>,
    mut stopped: watch::Receiver<bool>,
) -> CommandResult {
    let listener = online.runtime.block_on(earshot_api::listen_on(address)).map_err(|error| {
        Failure::input(format!("cannot listen on {address}: {error}"))
            .with_advice("another program may be listening there; choose another address with --websub-listen")
    })?;
    // For port 0, the system chooses a port.
    let address = listener.local_addr().map_err(Failure::internal)?;
    context.print_notice(&format!("listening for hubs on {address}"));
    let clock = context.clock.clone();
    let handler = move |call: CallbackRequest| {
        let mut subscriptions = subscriptions.lock().unwrap_or_else(PoisonError::into_inner);
        respond(&mut subscriptions, &call, clock.now())
    };
    let limits = CallbackLimits { body_bytes: MAX_DELIVERY_BYTES, ..CallbackLimits::default() };
    online.runtime.spawn(async move {
        let stop = async move {
            // An error shows that the sender is gone, which also stops the listener.
            let _ = stopped.wait_for(|stopped| *stopped).await;
        };
        serve_callbacks(listener, limits, handler, stop).await
    });
    Ok(())
}

fn respond(subscriptions: &mut Subscriptions, call: &CallbackRequest, now: Timestamp) -> CallbackResponse {
    let Some(body) = &call.body else {
        return match subscriptions.verify(&call.path, &call.query, now) {
            Ok(CallbackOutcome::Challenge(challenge)) => CallbackResponse { status: 200, body: challenge },
            Ok(CallbackOutcome::Accepted) => CallbackResponse::empty(200),
            Err(refused) => CallbackResponse::empty(rejection_status(refused)),
        };
    };
    let accepted = subscriptions.accept_delivery(&call.path, call.signature.as_deref(), body, now);
    CallbackResponse::empty(accepted.map_or_else(rejection_status, |_| 202))
}

fn rejection_status(refused: CallbackRejection) -> u16 {
    match refused {
        CallbackRejection::Unknown => 410,
        CallbackRejection::NotRequested => 404,
        CallbackRejection::Malformed => 400,
        // Same status as a correctly signed delivery, so that a forger learns nothing.
        CallbackRejection::Unsigned => 202,
    }
}
