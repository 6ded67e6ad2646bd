//! `earshot crawl`: contacts, profiles and sites.

mod feeds;
mod opt_out;
mod reports;
mod site;
mod sites;
mod status;

use crate::args::{CrawlArgs, CrawlCommand};
use crate::context::Context;
use crate::failure::CommandResult;

pub use feeds::crawl_feed_links;

pub fn run(context: &Context, args: &CrawlArgs) -> CommandResult {
    match &args.command {
        Some(CrawlCommand::OptOut(command)) => opt_out::run(context, command),
        Some(CrawlCommand::Reports(args)) => reports::run(context, args),
        Some(CrawlCommand::Status { site }) => status::run(context, site),
        None if args.sites => sites::run(context, args),
        None if args.addresses.is_empty() => feeds::run(context),
        None => site::run(context, args),
    }
}
