//! `earshot downloads`: fetches the downloads of podcasts that OP3 measures.

use super::ratings::{ProviderPolling, print_report};
use crate::args::{DownloadsCommand, DownloadsFetchArgs};
use crate::context::Context;
use crate::failure::{CommandResult, Failure};
use earshot_ingest::platforms::downloads::{Op3, fetch_downloads};

pub fn run(context: &Context, command: &DownloadsCommand) -> CommandResult {
    match command {
        DownloadsCommand::Fetch(args) => fetch_due_downloads(context, args),
    }
}

fn fetch_due_downloads(context: &Context, args: &DownloadsFetchArgs) -> CommandResult {
    let provider = build_provider(args)?;
    let online = ProviderPolling::new(context, args.poll.allow_private)?;
    let mut writer = context.writer("downloads fetch")?;
    let poll = online.context(context, &args.poll);
    let bar = context.progress_bar("polling", None);
    let report = fetch_downloads(&provider, &poll, &mut writer, &|done| bar.set_position(done));
    bar.finish_and_clear();
    print_report(context, &report?)
}

fn build_provider(args: &DownloadsFetchArgs) -> CommandResult<Op3> {
    let key = args.op3_key.as_deref().map(str::trim).filter(|key| !key.is_empty());
    let key = key.ok_or_else(|| {
        Failure::input("OP3 is not connected")
            .with_advice("set EARSHOT_OP3_KEY to a bearer token, which https://op3.dev/api/keys gives")
    })?;
    let provider = Op3::connect(key);
    Ok(match &args.poll.service_url {
        Some(url) => provider.at(url),
        None => provider,
    })
}
