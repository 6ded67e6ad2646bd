//! Hint listeners of `earshot watch`: Podping and WebSub, each in its own thread.

mod callback;
mod discovered_feeds;
mod hint_poller;
mod hint_sink;
mod websub_poller;

pub use hint_sink::HintSink;

use crate::args::HintArgs;
use crate::context::Context;
use crate::failure::CommandResult;
use crate::network_context::NetworkContext;
use earshot_ingest::hints::{PodpingSource, WebSubSource};
use hint_poller::{HintListener, HintPoller, StopSignal};
use std::sync::{Arc, Mutex};
use std::thread::Scope;
use tokio::sync::watch;
use websub_poller::WebSubPoller;

/// The key of Podping's checkpoint in the store of checks.
const PODPING: &str = "podping";
const WEBSUB: &str = "websub";

/// The listening threads. Dropping this stops them.
pub struct HintListeners {
    stop: watch::Sender<bool>,
}

impl HintListeners {
    /// Starts the listeners that the arguments enable; none by default.
    pub fn start<'scope>(
        scope: &'scope Scope<'scope, '_>,
        context: &'scope Context,
        online: &'scope NetworkContext,
        sink: &'scope HintSink<'scope>,
        args: &HintArgs,
    ) -> CommandResult<Self> {
        let (stop, stopped) = watch::channel(false);
        let listening = Self { stop };
        let listener = |name| {
            let stop = StopSignal { stopped: stopped.clone(), runtime: online.runtime.handle().clone() };
            HintListener::new(name, context, sink, stop)
        };
        if !args.podping.is_empty() {
            // A checkpoint that is not a number is ignored.
            let last_block = online.checks.hint_checkpoint(PODPING)?.and_then(|block| block.parse().ok());
            let podping = PodpingSource::new(online.http.clone(), args.podping.clone(), last_block);
            let mut listener = listener(PODPING);
            scope.spawn(move || listener.run(PodpingPoller { podping, online, stored_block: last_block }));
        }
        if let (Some(listen), Some(url)) = (&args.websub_listen, &args.websub_url) {
            let kept = websub_poller::load_subscriptions(&online.checks)?;
            let subscriptions = Arc::new(Mutex::new(kept));
            callback::start_listener(context, online, listen, Arc::clone(&subscriptions), stopped.clone())?;
            let base = format!("{}/", url.trim_end_matches('/'));
            let websub = WebSubSource::new(online.http.clone(), base, Arc::clone(&subscriptions));
            let subscriber = WebSubPoller::new(&online.checks, subscriptions, websub);
            let mut listener = listener(WEBSUB);
            scope.spawn(move || listener.run(subscriber));
        }
        Ok(listening)
    }
}

impl Drop for HintListeners {
    fn drop(&mut self) {
        // An error shows that no thread is listening, which is fine.
        let _ = self.stop.send(true);
    }
}

/// Polls Podping, and stores the last block whose hints were passed on.
struct PodpingPoller<'a> {
    podping: PodpingSource<earshot_net::HttpClient>,
    online: &'a NetworkContext,
    stored_block: Option<u64>,
}

impl HintPoller for PodpingPoller<'_> {
    type Source = PodpingSource<earshot_net::HttpClient>;
    /// Facts 1.10: one block every three seconds.
    const INTERVAL: std::time::Duration = std::time::Duration::from_secs(3);

    fn source(&mut self) -> &mut Self::Source {
        &mut self.podping
    }

    fn prepare(&mut self) -> CommandResult {
        Ok(())
    }

    fn commit(&mut self) -> CommandResult {
        let last = self.podping.last_block();
        if let Some(block) = last.filter(|_| last != self.stored_block) {
            self.online.checks.set_hint_checkpoint(PODPING, &block.to_string())?;
            self.stored_block = last;
        }
        Ok(())
    }
}
