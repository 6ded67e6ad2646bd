//! `earshot worker`: does the background work of servers that leave it to others.

use crate::args::WorkerArgs;
use crate::context::Context;
use crate::failure::{CommandResult, Failure};
use crate::serve_sources::base_url;
use crate::server_log::SERVER_LOG;
use crate::service::{SHUTDOWN_CLOSE_TIME, Service, close_database, require_shared_database, service_config};
use crate::signals::StopSignals;
use earshot_api::AppState;
use earshot_files::create_folder;
use tokio::runtime::Runtime;

pub fn run(context: &Context, args: &WorkerArgs) -> CommandResult {
    let runtime = Runtime::new().map_err(Failure::internal)?;
    let worked = runtime.block_on(work(context, args));
    runtime.shutdown_timeout(SHUTDOWN_CLOSE_TIME);
    worked
}

async fn work(context: &Context, args: &WorkerArgs) -> CommandResult {
    require_shared_database(context, &args.service.app, "a worker")?;
    if args.service.app.base_url.is_none() {
        return Err(Failure::input("links in mails need the public URL of the servers: set --base-url"));
    }
    create_folder(context.data.path()).map_err(Failure::internal)?;
    let config = service_config(context, &args.service, &base_url(&args.service.app, None));
    let state = AppState::new(config, context.clock.clone()).await.map_err(Failure::internal)?;
    let mut signals = StopSignals::listen();
    let service = Service::start(context, &args.service, &state).await?;
    context.print_notice("working: background jobs of the app database");
    let stop = async move {
        let signal = signals.recv().await;
        tracing::info!(target: SERVER_LOG, signal, "stopping: a mail that is being sent is finished first");
    };
    let db = state.db.clone();
    earshot_api::run_background_work(state, stop).await;
    service.stop();
    close_database(&db).await;
    Ok(())
}
