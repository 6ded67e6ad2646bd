//! One file or folder per command.

mod app_db;
mod assist;
mod charts;
mod corrected_facts;
mod corrections;
mod covers;
mod crawl;
mod docs;
mod downloads;
mod dump;
mod embed;
mod eval;
mod feed;
mod feed_status;
mod generate;
mod index;
mod ingest;
mod keys;
mod pipeline;
mod projects;
mod publish;
mod ratings;
mod refresh;
mod score;
mod search;
mod serve;
mod social;
mod submitted_feeds;
mod transcribe;
mod transcript_corrections;
mod transcripts;
mod users;
mod verify;
mod worker;

use crate::args::{AssistCommand, Command, FeedCommand};
use crate::context::Context;
use crate::failure::CommandResult;
use earshot_catalog::generation;
use earshot_catalog::private_files::restrict_private_files;
use std::io::ErrorKind;

pub fn run(context: &Context, command: Command) -> CommandResult {
    if matches!(command, Command::Ingest(_) | Command::Refresh(_) | Command::Watch(_)) {
        crate::allocator::limit_held_memory();
    }
    if writes_catalog(&command)
        || matches!(
            command,
            Command::Serve(_)
                | Command::Worker(_)
                | Command::AppDb(_)
                | Command::Users(_)
                | Command::Keys(_)
                | Command::Projects(_)
                | Command::Corrections(_)
        )
    {
        restrict_file_access(context);
    }
    if writes_catalog(&command) {
        remove_abandoned_files(context);
    }
    match command {
        Command::Ingest(args) => ingest::run(context, &args),
        Command::Refresh(args) => refresh::refresh_once(context, &args),
        Command::Watch(args) => refresh::watch(context, &args),
        Command::Crawl(args) => crawl::run(context, &args),
        Command::Score(args) => score::run(context, &args),
        Command::Embed(args) => embed::run(context, &args),
        Command::Index(args) => index::run(context, &args),
        Command::Publish(args) => publish::run(context, &args),
        Command::Verify(args) => verify::run(context, &args),
        Command::Pipeline(args) => pipeline::run(context, &args),
        Command::Search(args) => search::run(context, &args),
        Command::Feed(FeedCommand::Parse { file }) => feed::run(context, &file),
        Command::Feed(FeedCommand::Status { url }) => feed_status::run(context, &url),
        Command::Charts(command) => charts::run(context, &command),
        Command::Ratings(command) => ratings::run(context, &command),
        Command::Social(command) => social::run(context, &command),
        Command::Downloads(command) => downloads::run(context, &command),
        Command::Transcripts(command) => transcripts::run(context, &command),
        Command::Transcribe(args) => transcribe::run(context, &args),
        Command::Serve(args) => serve::run(context, &args),
        Command::Worker(args) => worker::run(context, &args),
        Command::AppDb(command) => app_db::run(context, &command),
        Command::Users(command) => users::run(context, &command),
        Command::Keys(command) => keys::run(context, &command),
        Command::Projects(command) => projects::run(context, &command),
        Command::Corrections(command) => corrections::run(context, &command),
        Command::Assist(AssistCommand::Try(args)) => assist::try_model(context, &args),
        Command::Eval(command) => eval::run(context, &command),
        Command::Generate(args) => generate::run(context, &args),
        Command::Docs => docs::run(),
    }
}

/// Whether a command writes the catalog or a generation.
fn writes_catalog(command: &Command) -> bool {
    match command {
        Command::Ingest(_)
        | Command::Refresh(_)
        | Command::Watch(_)
        | Command::Crawl(_)
        | Command::Score(_)
        | Command::Embed(_)
        | Command::Index(_)
        | Command::Publish(_)
        | Command::Pipeline(_)
        | Command::Transcripts(_)
        | Command::Transcribe(_)
        | Command::Charts(_)
        | Command::Ratings(_)
        | Command::Social(_)
        | Command::Downloads(_) => true,
        Command::Verify(_)
        | Command::Search(_)
        | Command::Feed(_)
        | Command::Serve(_)
        | Command::Worker(_)
        | Command::AppDb(_)
        | Command::Users(_)
        | Command::Keys(_)
        | Command::Projects(_)
        | Command::Corrections(_)
        | Command::Assist(_)
        | Command::Eval(_)
        | Command::Generate(_)
        | Command::Docs => false,
    }
}

/// Removes access of other users from files that an earlier version wrote, or that someone copied into the data
/// folder.
fn restrict_file_access(context: &Context) {
    let found = restrict_private_files(&context.data);
    if !found.restricted.is_empty() {
        let names: Vec<String> = found.restricted.iter().map(|path| path.display().to_string()).collect();
        tracing::warn!("removed other users' read access to {}", names.join(", "));
    }
    // On a read-only disk, nobody can change them now.
    let foreign = found.foreign_files.iter().filter(|(_, error)| error.kind() != ErrorKind::ReadOnlyFilesystem);
    let names: Vec<String> = foreign.map(|(path, _)| path.display().to_string()).collect();
    if !names.is_empty() {
        tracing::warn!("other users can read {}; only their owner can change this", names.join(", "));
    }
    if found.is_folder_writable {
        let path = context.data.path().display();
        tracing::warn!("all users can replace files in the data folder: run `chmod o-w {path}`");
    }
}

/// Deletes files of killed processes before anything is written, because they may be what fills the disk.
fn remove_abandoned_files(context: &Context) {
    match generation::remove_abandoned_folders(&context.data) {
        Ok(removed) if removed.is_empty() => {}
        Ok(removed) => context.print_notice(&format!("removed files of unfinished runs: {}", removed.join(", "))),
        // The command may work without the space; otherwise it reports its own error.
        Err(error) => tracing::warn!(%error, "cannot remove files of unfinished runs"),
    }
}
