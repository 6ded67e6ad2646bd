//! One file per command.

mod charts;
mod contact_reports;
mod crawl;
mod crawl_due;
mod crawl_site;
mod crawl_status;
mod docs;
mod dump;
mod embed;
mod eval;
mod feed;
mod feed_status;
mod generate;
mod index;
mod ingest;
mod keys;
mod opt_out;
mod pipeline;
mod publish;
mod ratings;
mod refresh;
mod score;
mod search;
mod serve;
mod social;
mod transcripts;
mod users;

use crate::args::{Command, CrawlArgs, CrawlCommand, FeedCommand};
use crate::context::Context;
use crate::failure::Outcome;

pub fn run(context: &Context, command: Command) -> Outcome {
    if matches!(command, Command::Ingest(_) | Command::Refresh(_) | Command::Watch(_)) {
        crate::memory::hold_little();
    }
    match command {
        Command::Ingest(args) => ingest::run(context, &args),
        Command::Refresh(args) => refresh::once(context, &args),
        Command::Watch(args) => refresh::watch(context, &args),
        Command::Crawl(CrawlArgs { command: Some(CrawlCommand::OptOut(command)), .. }) => {
            opt_out::run(context, &command)
        }
        Command::Crawl(CrawlArgs { command: Some(CrawlCommand::Reports(args)), .. }) => {
            contact_reports::run(context, &args)
        }
        Command::Crawl(CrawlArgs { command: Some(CrawlCommand::Status { site }), .. }) => {
            crawl_status::run(context, &site)
        }
        Command::Crawl(args) if args.sites => crawl_due::run(context, &args),
        Command::Crawl(args) if args.addresses.is_empty() => crawl::run(context),
        Command::Crawl(args) => crawl_site::run(context, &args),
        Command::Score(args) => score::run(context, &args),
        Command::Embed(args) => embed::run(context, &args),
        Command::Index(args) => index::run(context, &args),
        Command::Publish(args) => publish::run(context, &args),
        Command::Pipeline(args) => pipeline::run(context, &args),
        Command::Search(args) => search::run(context, &args),
        Command::Feed(FeedCommand::Parse { file }) => feed::run(context, &file),
        Command::Feed(FeedCommand::Status { url }) => feed_status::run(context, &url),
        Command::Charts(command) => charts::run(context, &command),
        Command::Ratings(command) => ratings::run(context, &command),
        Command::Social(command) => social::run(context, &command),
        Command::Transcripts(command) => transcripts::run(context, &command),
        Command::Serve(args) => serve::run(context, &args),
        Command::Users(command) => users::run(context, &command),
        Command::Keys(command) => keys::run(context, &command),
        Command::Eval(command) => eval::run(context, &command),
        Command::Generate(args) => generate::run(context, &args),
        Command::Docs => docs::run(),
    }
}
