//! One file per command.

mod crawl;
mod docs;
mod feed;
mod generate;
mod index;
mod ingest;
mod keys;
mod pipeline;
mod publish;
mod score;
mod search;
mod serve;
mod users;

use crate::args::Command;
use crate::context::Context;
use crate::failure::Outcome;

pub fn run(context: &Context, command: Command) -> Outcome {
    match command {
        Command::Ingest(args) => ingest::run(context, &args),
        Command::Crawl => crawl::run(context),
        Command::Score(args) => score::run(context, &args),
        Command::Index(args) => index::run(context, &args),
        Command::Publish(args) => publish::run(context, &args),
        Command::Pipeline(args) => pipeline::run(context, &args),
        Command::Search(args) => search::run(context, &args),
        Command::Feed(command) => feed::run(context, &command),
        Command::Serve(args) => serve::run(context, &args),
        Command::Users(command) => users::run(context, &command),
        Command::Keys(command) => keys::run(context, &command),
        Command::Generate(args) => generate::run(context, &args),
        Command::Docs => docs::run(),
    }
}
