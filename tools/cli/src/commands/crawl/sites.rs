//! `earshot crawl --sites`: crawls the sites that are due.

use crate::args::CrawlArgs;
use crate::context::Context;
use crate::failure::{CommandResult, Failure};
use crate::network_context::client_config;
use crate::output::{format_count, group_digits};
use crate::signals::stop_flag;
use earshot_crawler::crawl::CrawlLimits;
use earshot_crawler::{MailServers, NoMailServers, SiteCrawl, SiteCrawlReport, crawl_sites};
use earshot_files::open_lock_file;
use earshot_net::{ClientConfig, HostBudget, HttpClient, MxResolver, Politeness};
use futures::future::BoxFuture;
use std::fs::TryLockError;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// Keeps connections, files and threads together far below system limits.
const BLOCKING_THREADS: usize = 64;

pub fn run(context: &Context, args: &CrawlArgs) -> CommandResult {
    let started = Instant::now();
    // Sites come from links in feeds, so links of recently ingested feeds are processed first.
    super::feeds::crawl_feed_links(context)?;
    let mut writer = context.writer("crawl --sites")?;
    let lock = open_lock_file(&context.data.crawl_lock()).map_err(Failure::internal)?;
    match lock.try_lock() {
        Ok(()) => {}
        Err(TryLockError::WouldBlock) => {
            return Err(Failure::input("another process is already crawling the sites of this catalog"));
        }
        Err(TryLockError::Error(error)) => return Err(Failure::internal(error)),
    }
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .max_blocking_threads(BLOCKING_THREADS)
        .build()
        .map_err(Failure::internal)?;
    // Facts 3.1: one request in flight per site, and at least one second between two. Sites on one platform share its
    // servers.
    let second = Duration::from_secs(1);
    let politeness = Politeness { site: HostBudget { in_flight: 1, delay: second }, ..Politeness::default() };
    let config = ClientConfig { politeness: Some(politeness), ..client_config(context, args.allow_private) };
    let mail: Arc<dyn MailServers> = if args.mail_servers {
        Arc::new(MailServerLookup(MxResolver::from_system().map_err(Failure::internal)?))
    } else {
        Arc::new(NoMailServers)
    };
    let due = writer.count_sites_to_crawl(context.clock.now())?;
    let bar = context.progress_bar("crawling", Some(args.limit.map_or(due, |limit| limit.min(due))));
    let crawl = SiteCrawl {
        fetcher: Arc::new(HttpClient::new(config).map_err(Failure::internal)?),
        mail_servers: mail,
        stop_flag: stop_flag(runtime.handle()),
        runtime: runtime.handle().clone(),
        clock: context.clock.clone(),
        limits: CrawlLimits::default(),
        max_concurrent_sites: usize::from(args.parallel),
        max_sites: args.limit,
    };
    let report = crawl_sites(&mut writer, &crawl, |report| bar.set_position(report.sites))?;
    bar.finish_and_clear();
    // Aborts crawls in progress.
    runtime.shutdown_background();
    drop(lock);
    let seconds = started.elapsed().as_secs_f64();
    context.print_result(&report_json(&report, seconds), || report_text(&report, seconds))
}

/// Looks up mail servers in the DNS for the crawler.
struct MailServerLookup(MxResolver);

impl MailServers for MailServerLookup {
    fn accepts_mail<'a>(&'a self, domain: &'a str) -> BoxFuture<'a, Option<bool>> {
        Box::pin(self.0.accepts_mail(domain))
    }
}

fn report_json(report: &SiteCrawlReport, seconds: f64) -> serde_json::Value {
    serde_json::json!({
        "sites": report.sites, "pages": report.pages, "bytes": report.bytes, "podcasts": report.podcasts,
        "outcomes": report.outcomes, "errors": report.errors, "stopped": report.is_stopped, "seconds": seconds,
    })
}

fn report_text(report: &SiteCrawlReport, seconds: f64) -> String {
    #[expect(clippy::cast_precision_loss, reason = "a rate for people")]
    let rate = report.pages as f64 / seconds.max(0.001);
    let counts = |counts: &std::collections::BTreeMap<String, u64>| {
        counts.iter().map(|(what, count)| format!("{what} {}", group_digits(*count))).collect::<Vec<_>>().join(", ")
    };
    let mut text = format!(
        "{} crawled, {}, {} written; {seconds:.1} s, {rate:.1} pages/s",
        format_count(report.sites, "site"),
        format_count(report.pages, "page"),
        format_count(report.podcasts, "podcast"),
    );
    if !report.outcomes.is_empty() {
        text.push_str(&format!("\nsites: {}", counts(&report.outcomes)));
    }
    if !report.errors.is_empty() {
        text.push_str(&format!("\nfailed requests: {}", counts(&report.errors)));
    }
    if report.is_stopped {
        text.push_str("\nstopped; the remaining sites are still due");
    }
    text
}
