//! `earshot serve`: serves API and web app, and opens new generations.

use crate::args::ServeArgs;
use crate::company::company_pages;
use crate::context::Context;
use crate::descriptor_limit::raise_descriptor_limit;
use crate::embedding::query_embedder;
use crate::failure::{Failure, Outcome};
use crate::file_reader::file_reader;
use crate::object_storage::follow;
use crate::serve_sources::{PublishedGenerations, base_url, database_url, generation_advice};
use crate::signals::StopSignals;
use crate::trace_export::TraceExport;
use earshot_api::serving::GenerationSource as _;
use earshot_api::{AppState, Config, ConnectionLimits};
use earshot_files::create_folder;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::runtime::Runtime;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio::time::timeout;

/// The target of log lines about the life of the server. The default filter shows what the API logs.
const SERVER_LOG: &str = "earshot_api::serve";
/// How long work outside the async threads may run on after the server has stopped.
const SHUTDOWN_WORK_TIME: Duration = Duration::from_millis(500);
/// Time to send the last traces, and meanwhile to close the app database. Together with draining connections, the last
/// mail and the last count (`earshot_api::serve`), SIGTERM ends the process within 15 seconds.
const SHUTDOWN_CLOSE_TIME: Duration = Duration::from_secs(1);

pub fn run(context: &Context, args: &ServeArgs) -> Outcome {
    let runtime = Runtime::new().map_err(Failure::internal)?;
    let served = runtime.block_on(serve_api(context, args));
    // Dropping the runtime would wait for the last search, however long it takes.
    runtime.shutdown_timeout(SHUTDOWN_WORK_TIME);
    served
}

async fn serve_api(context: &Context, args: &ServeArgs) -> Outcome {
    create_folder(context.data.path()).map_err(Failure::internal)?;
    let max_bytes = u64::from(args.cache_gib) << 30;
    let follower = args.from.as_deref().map(|url| follow(context, url, &args.object_storage, max_bytes)).transpose()?;
    let descriptors = raise_descriptor_limit();
    let listener = earshot_api::listen_on(&args.listen).await.map_err(|error| {
        Failure::input(format!("cannot listen on {}: {error}", args.listen))
            .with_advice("another server may be running there; choose another address with --listen")
    })?;
    // For port 0, the system chooses a port.
    let address = listener.local_addr().map_err(Failure::internal)?.to_string();
    let config = Config {
        database_url: database_url(context, &args.app),
        mail_url: args.smtp_url.clone(),
        mail_from: args.mail_from.clone(),
        outbox_dir: context.data.outbox(),
        guest_files_dir: context.data.guest_files(),
        file_reader: file_reader(),
        public_searches_per_day: args.limits.public_searches_per_day.0,
        requests_per_minute: args.limits.requests_per_minute.0,
        pages_per_minute: args.limits.pages_per_minute.0,
        trusted_proxies: args.limits.trusted_proxies.clone(),
        connections: ConnectionLimits {
            total: args.limits.max_connections.get(),
            per_address: args.limits.max_connections_per_address.get(),
            ..ConnectionLimits::default()
        }
        .capped_by_descriptors(descriptors),
        allow_private_webhooks: args.private_webhooks,
        text_model: args.text_model.config(),
        company: company_pages(&args.company)?,
        ..Config::in_data_dir(context.data.path(), &base_url(&args.app, Some(&address)))
    };
    let public_url = config.public_url.clone();
    let state = AppState::new(config, context.clock.clone()).await.map_err(Failure::internal)?;
    let traces = args.otlp_endpoint.as_deref().map(|collector| TraceExport::connect(context, collector)).transpose()?;
    let state = match &traces {
        Some(traces) => state.with_tracer(traces.tracer()),
        None => state,
    };

    let no_write_access = state.db.describe_lack_of_write_access();
    if let Some(lack) = no_write_access {
        context.print_notice(lack);
    }
    let collisions = state.db.email_collisions().await.map_err(Failure::internal)?.len();
    if collisions > 0 {
        context.print_notice(&format!(
            "{} cannot sign in with their address: see `earshot users collisions`",
            crate::output::format_count(collisions as u64, "account")
        ));
    }
    let mailbox_url = state.mailbox.url();
    let connected = query_embedder(context, &args.embedder).await?;
    let generations = Arc::new(PublishedGenerations {
        data: context.data.clone(),
        options: context.catalog_options.clone(),
        query_embedder: connected,
    });
    let hidden = generations.opt_outs().map_err(|error| Failure::internal(anyhow::anyhow!(error.0)))?;
    state.generations.set_opt_outs(hidden);
    match generations.open_current() {
        Ok(Some(generation)) => state.swap_generation(generation),
        Ok(None) => context.print_notice(match &args.from {
            Some(_) => "nothing is copied yet: searches return 503 until the first generation has arrived",
            None => "nothing is published yet: searches return 503 until `earshot pipeline SOURCE` has run",
        }),
        Err(error) => {
            let advice = generation_advice(&error);
            let failure = Failure::internal(anyhow::anyhow!(error.0));
            return Err(match advice {
                Some(advice) => failure.with_advice(advice),
                None => failure,
            });
        }
    }
    let metrics = match args.metrics_listen {
        Some(address) => Some(serve_metrics(context, address, state.clone()).await?),
        None => None,
    };
    let copying = follower.map(tokio::spawn);
    let watch = tokio::spawn(earshot_api::serving::watch_generations(Arc::clone(&state.generations), generations));
    let db = state.db.clone();
    let mut signals = StopSignals::listen();
    context.print_notice(&format!("serving on {public_url}"));
    if args.smtp_url.is_none() && no_write_access.is_none() {
        context.print_notice(&match mailbox_url {
            Some(url) => format!("no mail server is set (--smtp-url): read mails at {url}"),
            None => "no mail server is set (--smtp-url): mails are kept in the data folder".to_owned(),
        });
    }
    let (stop, stopped) = oneshot::channel();
    let drained = async move { drop(stopped.await) };
    let second_signal = async move {
        let signal = signals.recv().await;
        tracing::info!(target: SERVER_LOG, signal, "stopping: running requests are finished first");
        // The server may have ended already.
        let _ = stop.send(());
        let signal = signals.recv().await;
        tracing::warn!(target: SERVER_LOG, signal, "stopping at once: a second signal arrived");
    };
    let served = tokio::select! {
        () = earshot_api::serve(listener, state, drained) => Ok(()),
        () = second_signal => Err(Failure::input("a second signal ended the server before its requests were finished")),
    };
    watch.abort();
    if let Some(copying) = copying {
        copying.abort();
    }
    // Metrics run until the last request is finished, so that the end is measured too.
    if let Some(metrics) = metrics {
        metrics.abort();
    }
    if served.is_ok() {
        let flush = async {
            if let Some(traces) = traces
                && timeout(SHUTDOWN_CLOSE_TIME, traces.flush()).await.is_err()
            {
                tracing::warn!("the last traces were not sent: the collector does not respond");
            }
        };
        let close = async {
            if !matches!(timeout(SHUTDOWN_CLOSE_TIME, db.close()).await, Ok(Ok(()))) {
                tracing::warn!("the app database was not closed: its last changes may be in its log alone");
            }
        };
        tokio::join!(flush, close);
    }
    tracing::info!(target: SERVER_LOG, "the server has ended");
    served
}

async fn serve_metrics(context: &Context, address: SocketAddr, state: AppState) -> Outcome<JoinHandle<()>> {
    let listener = earshot_api::listen_on(address)
        .await
        .map_err(|error| Failure::input(format!("cannot serve metrics on {address}: {error}")))?;
    let address = listener.local_addr().map_err(Failure::internal)?;
    context.print_notice(&format!("metrics on http://{address}/metrics"));
    Ok(tokio::spawn(earshot_api::serve_metrics(listener, state)))
}
