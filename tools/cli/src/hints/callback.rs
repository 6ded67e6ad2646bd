//! What hubs are answered.

use crate::context::Context;
use crate::failure::{Failure, Outcome};
use crate::network::Online;
use earshot_api::callback::{CallbackAnswer, CallbackLimits, CallbackRequest, serve_callback};
use earshot_ingest::hints::{Answer, Refused, Subscriptions};
use earshot_model::Timestamp;
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::watch;

/// A hub delivers the whole feed (WebSub 7), and what is cut off has no signature: more than the listener's default.
const MAX_DELIVERY_BYTES: usize = 1 << 20;

/// Listens for hubs until it is to stop.
pub(super) fn start(
    context: &Context,
    online: &Online,
    address: &str,
    subscriptions: Arc<Mutex<Subscriptions>>,
    mut stopped: watch::Receiver<bool>,
) -> Outcome {
    let listener = online.runtime.block_on(earshot_api::listen_on(address)).map_err(|error| {
        Failure::input(format!("cannot listen on {address}: {error}"))
            .with_hint("another program may be listening there; choose another address with --websub-listen")
    })?;
    // Asked for port 0, the system chose one.
    let address = listener.local_addr().map_err(Failure::ours)?;
    context.say(&format!("listening for hubs on {address}"));
    let clock = context.clock.clone();
    let handler = move |call: CallbackRequest| {
        let mut subscriptions = subscriptions.lock().unwrap_or_else(PoisonError::into_inner);
        answer(&mut subscriptions, &call, clock.now())
    };
    let limits = CallbackLimits { body_bytes: MAX_DELIVERY_BYTES, ..CallbackLimits::default() };
    online.runtime.spawn(async move {
        let stop = async move {
            // An error means that whoever could stop us is gone.
            let _ = stopped.wait_for(|stopped| *stopped).await;
        };
        serve_callback(listener, limits, handler, stop).await
    });
    Ok(())
}

fn answer(subscriptions: &mut Subscriptions, call: &CallbackRequest, now: Timestamp) -> CallbackAnswer {
    let Some(body) = &call.body else {
        return match subscriptions.verify(&call.path, &call.query, now) {
            Ok(Answer::Challenge(challenge)) => CallbackAnswer { status: 200, body: challenge },
            Ok(Answer::Noted) => CallbackAnswer::empty(200),
            Err(refused) => CallbackAnswer::empty(status(refused)),
        };
    };
    let accepted = subscriptions.accept(&call.path, call.signature.as_deref(), body, now);
    CallbackAnswer::empty(accepted.map_or_else(status, |_| 202))
}

fn status(refused: Refused) -> u16 {
    match refused {
        Refused::Unknown => 410,
        Refused::NotAsked => 404,
        Refused::Malformed => 400,
        // The same as a delivery with a signature that is right.
        Refused::Unsigned => 202,
    }
}
