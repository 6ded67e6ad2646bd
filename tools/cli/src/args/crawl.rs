//! Arguments of `earshot crawl`.

use super::AppArgs;
use clap::{Args, Subcommand};

#[derive(Debug, Args)]
#[command(args_conflicts_with_subcommands = true)]
pub struct CrawlArgs {
    #[command(subcommand)]
    pub command: Option<CrawlCommand>,
    /// Sites to crawl now. Prints one JSON document per site and stores nothing
    #[arg(value_name = "SITE")]
    pub addresses: Vec<String>,
    /// Crawl the catalog's sites that are due, and store the results. Pages of a site are fetched one at a time. A site
    /// is due again after a month: sooner if it changed, later if it failed
    #[arg(long, conflicts_with = "addresses")]
    pub sites: bool,
    /// Number of sites to crawl in parallel
    #[arg(long, default_value_t = 128, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=2_000), requires = "sites")]
    pub parallel: u16,
    /// Stop after this many sites
    #[arg(long, value_name = "N", requires = "sites")]
    pub limit: Option<u64>,
    /// Check by DNS whether the domains of found email addresses accept mail
    #[arg(long, requires = "sites")]
    pub mail_servers: bool,
    /// Allow private and loopback addresses (for local tests)
    #[arg(long)]
    pub allow_private: bool,
}

#[derive(Debug, Subcommand)]
pub enum CrawlCommand {
    /// Manage opt-outs: email addresses, domains and podcasts whose contacts are hidden, and people without a page. An opt-out takes effect
    /// immediately, even on a running server, and later crawls do not restore the contacts
    #[command(subcommand)]
    OptOut(OptOutCommand),
    /// List contacts that readers reported as wrong
    Reports(ReportsArgs),
    /// Show the state of a site: last crawl, next crawl with the reason, failures
    Status {
        /// URL of the site
        #[arg(value_name = "SITE")]
        site: String,
    },
}

#[derive(Debug, Subcommand)]
pub enum OptOutCommand {
    /// Add entries to the opt-out list
    Add {
        /// Email addresses, domains, ids or slugs of podcasts; `person:NAME`, or `person:NAME@PODCAST` for the one of
        /// several namesakes in that podcast
        #[arg(required = true, value_name = "WHAT")]
        what: Vec<String>,
        /// Reason, shown in the list
        #[arg(long, alias = "why", default_value = "requested", value_name = "TEXT")]
        reason: String,
    },
    /// Remove entries from the opt-out list; the next crawl finds the contacts again
    Remove {
        #[arg(required = true, value_name = "WHAT")]
        what: Vec<String>,
    },
    /// Print the opt-out list
    List,
}

#[derive(Debug, Args)]
pub struct ReportsArgs {
    /// Hide a podcast's contacts that at least this many accounts have reported
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    pub hide_from: Option<u32>,
    #[command(flatten)]
    pub app: AppArgs,
}
