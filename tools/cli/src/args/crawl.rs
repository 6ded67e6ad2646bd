//! `earshot crawl`.

use super::AppArgs;
use clap::{Args, Subcommand};

#[derive(Debug, Args)]
#[command(args_conflicts_with_subcommands = true)]
pub struct CrawlArgs {
    #[command(subcommand)]
    pub command: Option<CrawlCommand>,
    /// Sites to crawl now; each prints one JSON document, and nothing is stored
    #[arg(value_name = "SITE")]
    pub addresses: Vec<String>,
    /// Crawl the sites of the catalog that are due: goes to the network, and stores what they say. A site is asked for one
    /// page after the other, again after a month, sooner when it changed, later when it failed
    #[arg(long, conflicts_with = "addresses")]
    pub sites: bool,
    /// Sites that are read at one time
    #[arg(long, default_value_t = 128, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=2_000), requires = "sites")]
    pub parallel: u16,
    /// Stop after so many sites
    #[arg(long, value_name = "N", requires = "sites")]
    pub limit: Option<u64>,
    /// Ask the DNS whether the domains of found addresses take mail
    #[arg(long, requires = "sites")]
    pub mail_servers: bool,
    /// Allow private and loopback addresses (local tests only)
    #[arg(long)]
    pub allow_private: bool,
}

#[derive(Debug, Subcommand)]
pub enum CrawlCommand {
    /// Who does not want to be listed: email addresses, domains, shows. Their contacts are hidden at once, also in a running
    /// server, and no later stage brings them back
    #[command(subcommand)]
    OptOut(OptOutCommand),
    /// Contacts that readers reported as wrong
    Reports(ReportsArgs),
    /// What is known of a site: when it was read, when it is next and why, what went wrong
    Status {
        /// The address of the site
        #[arg(value_name = "SITE")]
        site: String,
    },
}

#[derive(Debug, Subcommand)]
pub enum OptOutCommand {
    /// Add to the list
    Add {
        /// Email addresses, domains, ids or slugs of podcasts
        #[arg(required = true, value_name = "WHAT")]
        what: Vec<String>,
        /// Why, for those who read the list
        #[arg(long, default_value = "asked for", value_name = "WORDS")]
        why: String,
    },
    /// Take off the list; what it hid is found again by the next crawl
    Remove {
        #[arg(required = true, value_name = "WHAT")]
        what: Vec<String>,
    },
    /// Print the list
    List,
}

#[derive(Debug, Args)]
pub struct ReportsArgs {
    /// Hide what at least so many accounts reported, at the show that they reported it for
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    pub hide_from: Option<u32>,
    #[command(flatten)]
    pub app: AppArgs,
}
