//! `earshot generate`: writes a catalog of invented podcasts as files, or serves it over HTTP.

use crate::args::{GenerateArgs, LocalWebArgs};
use crate::context::Context;
use crate::failure::{CommandResult, Failure};
use crate::output::{format_count, group_digits};
use crate::signals::StopSignals;
use earshot_generate::{GenerateError, dump, sample, synthetic};
use earshot_local_web::{InventedWeb, WebOptions};
use std::path::Path;

pub fn run(context: &Context, args: &GenerateArgs) -> CommandResult {
    match (&args.dump, &args.out, &args.web.serve) {
        (Some(file), _, _) => write_dump(context, args, file),
        (None, Some(out), Some(listen)) => serve_local_web(context, out, listen, &args.web),
        (None, Some(out), None) => write_catalog(context, args, out),
        (None, None, _) => Err(Failure::input("no output folder given")),
    }
}

fn write_dump(context: &Context, args: &GenerateArgs, file: &Path) -> CommandResult {
    let today = args.today.unwrap_or_else(|| context.clock.now().date_naive());
    let options = dump::DumpOptions { podcasts: args.podcasts, seed: args.seed, today };
    let bar = context.progress_bar("generating", Some(args.podcasts));
    let report = dump::generate_dump(&options, file, &mut |done| bar.set_position(done));
    bar.finish_and_clear();
    let report = report.map_err(to_failure)?;
    context.print_result(&report, || {
        format!(
            "{} in {} ({} bytes)",
            format_count(report.podcasts, "podcast"),
            file.display(),
            group_digits(report.bytes)
        )
    })
}

fn to_failure(error: GenerateError) -> Failure {
    match error {
        GenerateError::Write { .. } => Failure::internal(error),
        _ => Failure::input(anyhow::anyhow!(error)),
    }
}

fn write_catalog(context: &Context, args: &GenerateArgs, out: &Path) -> CommandResult {
    let today = args.today.unwrap_or_else(|| context.clock.now().date_naive());
    let report = match &args.sample {
        Some(shows) => sample::render_sample(shows, out, today),
        None => {
            let options = synthetic::SyntheticOptions {
                podcasts: args.podcasts,
                episodes: args.episodes,
                transcripts: args.transcripts,
                sites: args.sites,
                seed: args.seed,
                today,
                base_url: args.base_url.clone(),
                has_defects: !args.clean,
            };
            let bar = context.progress_bar("generating", Some(args.podcasts));
            let report = synthetic::generate(&options, out, &mut |done| bar.set_position(done));
            bar.finish_and_clear();
            report
        }
    };
    let report = report.map_err(to_failure)?;
    context.print_result(&report, || {
        format!(
            "{} with {} and {} in {} ({} written, the rest was unchanged)",
            format_count(report.feeds, "feed"),
            format_count(report.episodes, "episode"),
            format_count(report.transcripts, "transcript"),
            out.display(),
            group_digits(report.written)
        )
    })
}

fn serve_local_web(context: &Context, folder: &Path, listen: &str, args: &LocalWebArgs) -> CommandResult {
    let options = WebOptions { round: args.round, share_percent: args.share, gzip: !args.no_gzip };
    let web = InventedWeb::open(folder, options).map_err(|error| {
        Failure::input(anyhow::anyhow!(error)).with_advice("generate one first: earshot generate --base-url URL DIR")
    })?;
    let workers = usize::from(args.workers);
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(workers).enable_all().build();
    runtime.map_err(Failure::internal)?.block_on(async {
        let listener = tokio::net::TcpListener::bind(listen).await.map_err(|error| {
            Failure::input(format!("cannot listen on {listen}: {error}"))
                .with_advice("another server may be running there; choose another address with --serve")
        })?;
        let address = listener.local_addr().map_err(Failure::internal)?;
        let mut signals = StopSignals::listen();
        context.print_notice(&format!(
            "{} feed URLs, serving on http://{address}",
            group_digits(web.address_count() as u64)
        ));
        earshot_local_web::serve(listener, web, async move {
            signals.recv().await;
        })
        .await
        .map_err(Failure::internal)
    })
}
