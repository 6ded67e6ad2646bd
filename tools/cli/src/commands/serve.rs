//! `earshot serve`: serves API and web app, and opens new generations.

use crate::args::{ServeArgs, WorkersArg};
use crate::company::company_pages;
use crate::context::Context;
use crate::descriptor_limit::raise_descriptor_limit;
use crate::failure::{CommandResult, Failure};
use crate::serve_sources::base_url;
use crate::server_log::SERVER_LOG;
use crate::service::{SHUTDOWN_CLOSE_TIME, Service, close_database, require_shared_database, service_config};
use crate::signals::StopSignals;
use crate::trace_export::TraceExport;
use earshot_api::{AppState, BillingSecret, Config, ConnectionLimits};
use earshot_files::create_folder;
use std::time::Duration;
use tokio::runtime::Runtime;
use tokio::sync::oneshot;
use tokio::time::timeout;

/// How long work outside the async threads may run on after the server has stopped.
const SHUTDOWN_WORK_TIME: Duration = Duration::from_millis(500);

pub fn run(context: &Context, args: &ServeArgs) -> CommandResult {
    let runtime = Runtime::new().map_err(Failure::internal)?;
    let served = runtime.block_on(serve_api(context, args));
    // Dropping the runtime would wait for the last search, however long it takes.
    runtime.shutdown_timeout(SHUTDOWN_WORK_TIME);
    served
}

async fn serve_api(context: &Context, args: &ServeArgs) -> CommandResult {
    create_folder(context.data.path()).map_err(Failure::internal)?;
    if args.workers == WorkersArg::Off {
        require_shared_database(context, &args.service.app, "a server without workers")?;
    }
    let descriptors = raise_descriptor_limit();
    let listener = earshot_api::listen_on(&args.listen).await.map_err(|error| {
        Failure::input(format!("cannot listen on {}: {error}", args.listen))
            .with_advice("another server may be running there; choose another address with --listen")
    })?;
    // For port 0, the system chooses a port.
    let address = listener.local_addr().map_err(Failure::internal)?.to_string();
    let config = Config {
        runs_background_work: args.workers == WorkersArg::On,
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
        company: company_pages(&args.company)?,
        identity_provider: args.identity_provider.config(),
        billing_secret: args.company.billing_secret.as_deref().map(BillingSecret::new),
        ..service_config(context, &args.service, &base_url(&args.service.app, Some(&address)))
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
    let service = Service::start(context, &args.service, &state).await?;
    let db = state.db.clone();
    let mut signals = StopSignals::listen();
    context.print_notice(&format!("serving on {public_url}"));
    if args.service.smtp_url.is_none() && no_write_access.is_none() {
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
    service.stop();
    if served.is_ok() {
        let flush = async {
            if let Some(traces) = traces
                && timeout(SHUTDOWN_CLOSE_TIME, traces.flush()).await.is_err()
            {
                tracing::warn!("the last traces were not sent: the collector does not respond");
            }
        };
        tokio::join!(flush, close_database(&db));
    }
    tracing::info!(target: SERVER_LOG, "the server has ended");
    served
}
