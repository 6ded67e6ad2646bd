//! What `earshot watch` hears of news before its schedule would ask: Podping and WebSub, each in a thread of its own.

mod callback;
mod desk;
mod discovered;
mod sources;
mod subscriber;

pub use desk::Desk;

use crate::args::HintArgs;
use crate::context::Context;
use crate::failure::Outcome;
use crate::network::Online;
use earshot_ingest::hints::{Podping, WebSub};
use sources::{Ear, Listener, Stop};
use std::sync::{Arc, Mutex};
use std::thread::Scope;
use subscriber::Subscriber;
use tokio::sync::watch;

/// Where Podping was read up to, among the cursors of the checks.
const PODPING: &str = "podping";
const WEBSUB: &str = "websub";

/// The threads that listen; they end when this is dropped.
pub struct Listening {
    stop: watch::Sender<bool>,
}

impl Listening {
    /// Begins to listen to what is asked for: nothing by default.
    pub fn start<'scope>(
        scope: &'scope Scope<'scope, '_>,
        context: &'scope Context,
        online: &'scope Online,
        desk: &'scope Desk<'scope>,
        args: &HintArgs,
    ) -> Outcome<Self> {
        let (stop, stopped) = watch::channel(false);
        let listening = Self { stop };
        let listener = |name| {
            let stop = Stop { stopped: stopped.clone(), runtime: online.runtime.handle().clone() };
            Listener::new(name, context, desk, stop)
        };
        if !args.podping.is_empty() {
            // A cursor that is no number is none.
            let last_block = online.checks.cursor(PODPING)?.and_then(|block| block.parse().ok());
            let podping = Podping::new(online.http.clone(), args.podping.clone(), last_block);
            let mut listener = listener(PODPING);
            scope.spawn(move || listener.run(Chain { podping, online, kept: last_block }));
        }
        if let (Some(listen), Some(url)) = (&args.websub_listen, &args.websub_url) {
            let kept = subscriber::load(&online.checks)?;
            let subscriptions = Arc::new(Mutex::new(kept));
            callback::start(context, online, listen, Arc::clone(&subscriptions), stopped.clone())?;
            let base = format!("{}/", url.trim_end_matches('/'));
            let websub = WebSub::new(online.http.clone(), base, Arc::clone(&subscriptions));
            let subscriber = Subscriber::new(&online.checks, subscriptions, websub);
            let mut listener = listener(WEBSUB);
            scope.spawn(move || listener.run(subscriber));
        }
        Ok(listening)
    }
}

impl Drop for Listening {
    fn drop(&mut self) {
        // Nobody may be listening, which is as good.
        let _ = self.stop.send(true);
    }
}

/// Podping, and up to where its hints were passed on.
struct Chain<'a> {
    podping: Podping<earshot_net::HttpClient>,
    online: &'a Online,
    kept: Option<u64>,
}

impl Ear for Chain<'_> {
    type Source = Podping<earshot_net::HttpClient>;
    /// Facts 1.10: a block in three seconds.
    const EVERY: std::time::Duration = std::time::Duration::from_secs(3);

    fn source(&mut self) -> &mut Self::Source {
        &mut self.podping
    }

    fn before(&mut self) -> Outcome {
        Ok(())
    }

    fn after(&mut self) -> Outcome {
        let last = self.podping.last_block();
        if let Some(block) = last.filter(|_| last != self.kept) {
            self.online.checks.set_cursor(PODPING, &block.to_string())?;
            self.kept = last;
        }
        Ok(())
    }
}
