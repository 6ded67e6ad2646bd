//! What servers and workers have in common: configuration, the served generation, metrics.

use crate::args::{AppArgs, ServiceArgs};
use crate::context::Context;
use crate::embedding::query_embedder;
use crate::failure::{CommandResult, Failure};
use crate::file_reader::file_reader;
use crate::object_storage::follow;
use crate::search_engines::SearchEngines;
use crate::serve_sources::{PublishedGenerations, database_url, to_database_failure, to_generation_failure};
use earshot_api::serving::{GenerationSource as _, reload_stated_facts, watch_stated_facts};
use earshot_api::{AppState, Config};
use earshot_app::Db;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::task::{JoinHandle, block_in_place};
use tokio::time::timeout;

/// Time to send the last traces, and meanwhile to close the app database. Together with draining connections, the last
/// mail and the last count (`earshot_api::serve`), SIGTERM ends the process within 15 seconds.
pub const SHUTDOWN_CLOSE_TIME: Duration = Duration::from_secs(1);

/// The configuration of a server or a worker.
pub fn service_config(context: &Context, args: &ServiceArgs, public_url: &str) -> Config {
    Config {
        database_url: database_url(context, &args.app),
        mail_url: args.smtp_url.clone(),
        mail_from: args.mail_from.clone(),
        outbox_dir: context.data.outbox(),
        guest_files_dir: context.data.guest_files(),
        data_files_dir: context.data.data_downloads(),
        pictures_dir: context.data.pictures(),
        max_picture_bytes: u64::from(args.pictures_mib) << 20,
        file_reader: file_reader(),
        allow_private_webhooks: args.private_webhooks,
        allow_private_feeds: args.private_feeds,
        text_model: args.text_model.config(),
        ..Config::in_data_dir(context.data.path(), public_url)
    }
}

/// Rejects an SQLite file, which one server has to itself. `who` needs a database that several processes share.
pub fn require_shared_database(context: &Context, app: &AppArgs, who: &str) -> CommandResult {
    if database_url(context, app).starts_with("sqlite:") {
        return Err(Failure::input(format!(
            "{who} shares the app database with servers, and an SQLite file has one server"
        ))
        .with_advice("set --app-database postgres://…; `earshot app-db import` moves an SQLite file there"));
    }
    Ok(())
}

/// The tasks that keep the served generation current and serve metrics.
pub struct Service {
    copying: Option<JoinHandle<()>>,
    watching: JoinHandle<()>,
    watching_facts: JoinHandle<()>,
    metrics: Option<JoinHandle<()>>,
}

impl Service {
    /// Opens the published generation, and starts the tasks.
    pub async fn start(context: &Context, args: &ServiceArgs, state: &AppState) -> CommandResult<Self> {
        let max_bytes = u64::from(args.cache_gib) << 30;
        let follower = args.from.as_deref().map(|url| follow(context, url, &args.object_storage, max_bytes));
        let follower = follower.transpose()?;
        let connected = query_embedder(context, &args.embedder).await?;
        let generations = Arc::new(PublishedGenerations {
            data: context.data.clone(),
            options: context.catalog_options.clone(),
            engines: block_in_place(|| SearchEngines::new(&args.engine, connected))?,
        });
        let hidden = generations.opt_outs().map_err(|error| Failure::internal(anyhow::anyhow!(error.0)))?;
        state.generations.set_opt_outs(hidden);
        // Before anything is served: owners may have opted out.
        reload_stated_facts(&state.db, &state.generations).await.map_err(to_database_failure)?;
        let opened = block_in_place(|| match generations.current()? {
            Some(name) => generations.open_first(&name).map(Some),
            None => Ok(None),
        });
        match opened.map_err(to_generation_failure)? {
            Some(generation) => state.swap_generation(generation),
            None => context.print_notice(match &args.from {
                Some(_) => "nothing is copied yet: searches return 503 until the first generation has arrived",
                None => "nothing is published yet: searches return 503 until `earshot pipeline SOURCE` has run",
            }),
        }
        let metrics = match args.metrics_listen {
            Some(address) => Some(serve_metrics(context, address, state.clone()).await?),
            None => None,
        };
        let watch = earshot_api::serving::watch_generations(Arc::clone(&state.generations), generations);
        let watch_facts = watch_stated_facts(state.db.clone(), Arc::clone(&state.generations));
        Ok(Self {
            copying: follower.map(tokio::spawn),
            watching: tokio::spawn(watch),
            watching_facts: tokio::spawn(watch_facts),
            metrics,
        })
    }

    /// Metrics run until the last request is finished, so that the end is measured too.
    pub fn stop(self) {
        self.watching.abort();
        self.watching_facts.abort();
        for task in [self.copying, self.metrics].into_iter().flatten() {
            task.abort();
        }
    }
}

async fn serve_metrics(context: &Context, address: SocketAddr, state: AppState) -> CommandResult<JoinHandle<()>> {
    let listener = earshot_api::listen_on(address)
        .await
        .map_err(|error| Failure::input(format!("cannot serve metrics on {address}: {error}")))?;
    let address = listener.local_addr().map_err(Failure::internal)?;
    context.print_notice(&format!("metrics on http://{address}/metrics"));
    Ok(tokio::spawn(earshot_api::serve_metrics(listener, state)))
}

pub async fn close_database(db: &Db) {
    if !matches!(timeout(SHUTDOWN_CLOSE_TIME, db.close()).await, Ok(Ok(()))) {
        tracing::warn!("the app database was not closed: its last changes may be in its log alone");
    }
}
