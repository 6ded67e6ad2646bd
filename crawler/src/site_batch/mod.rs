//! The site crawl batch: crawls many due sites concurrently, and the pages of each site one at a time.
//!
//! Crawls run ahead on the runtime's threads. Only the calling thread reads and writes the catalog, one unit of work at
//! a time. A killed process loses only unfinished crawls, which are still due.

mod crawl_schedule;
mod mail_servers;
mod site_crawler;

pub use mail_servers::{MailServers, NoMailServers};

use crate::crawl::{CrawlLimits, Fetcher};
use earshot_catalog::{CatalogError, SiteToCrawl, SiteUpdate, Writer};
use earshot_model::{Clock, OptOuts};
use mail_servers::CachedMailServers;
use site_crawler::{SiteCrawlOutcome, SiteCrawler};
use std::collections::{BTreeMap, HashSet, VecDeque};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::time::{Duration, Instant};
use tokio::runtime::Handle;
use tokio::task::AbortHandle;

/// Sites listed per query.
const SITES_PER_LIST: usize = 1_000;
/// Sites per unit of work, unless the time limit is reached first.
const SITES_PER_UNIT: usize = 200;
const WRITE_INTERVAL: Duration = Duration::from_secs(2);
/// Interval of checks for a waiting writer while no crawl ends.
const POLL_INTERVAL: Duration = Duration::from_millis(200);

/// Options of a site crawl batch.
pub struct SiteCrawl<F> {
    pub fetcher: Arc<F>,
    pub mail_servers: Arc<dyn MailServers>,
    pub runtime: Handle,
    pub clock: Clock,
    pub limits: CrawlLimits,
    /// Sites crawled concurrently.
    pub max_concurrent_sites: usize,
    /// The most sites of a run.
    pub max_sites: Option<u64>,
    /// Set by the caller to stop: unfinished crawls are dropped, finished ones are written.
    pub stop_flag: Arc<AtomicBool>,
}

/// Result of a pass over the due sites.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SiteCrawlReport {
    pub sites: u64,
    pub pages: u64,
    pub bytes: u64,
    /// Podcasts whose findings were written.
    pub podcasts: u64,
    /// Sites by the reason of their next crawl: `changed`, `unchanged`, `failed`, `refused`, `parked`.
    pub outcomes: BTreeMap<String, u64>,
    /// Failed requests by kind.
    pub errors: BTreeMap<String, u64>,
    /// The run was stopped before all sites were crawled.
    pub is_stopped: bool,
}

/// Crawls the sites that are due. `progress` receives the report so far.
pub fn crawl_sites<F: Fetcher + Send + 'static>(
    writer: &mut Writer,
    crawl: &SiteCrawl<F>,
    progress: impl FnMut(&SiteCrawlReport),
) -> Result<SiteCrawlReport, CatalogError> {
    let hidden: OptOuts = writer.opt_outs()?.into_iter().collect();
    let (sender, receiver) = channel();
    let run = SiteCrawlRun {
        crawl,
        opt_outs: Arc::new(hidden),
        mail_servers: Arc::new(CachedMailServers::new(Arc::clone(&crawl.mail_servers))),
        sender,
        receiver,
        queue: VecDeque::new(),
        in_progress: HashSet::new(),
        tasks: VecDeque::new(),
        running: 0,
        started: 0,
        is_all_listed: false,
        updates: Vec::new(),
        last_write: Instant::now(),
        report: SiteCrawlReport::default(),
        progress,
    };
    run.run(writer)
}

struct SiteCrawlRun<'a, F, P> {
    crawl: &'a SiteCrawl<F>,
    opt_outs: Arc<OptOuts>,
    mail_servers: Arc<CachedMailServers>,
    sender: Sender<(String, Option<SiteCrawlOutcome>)>,
    receiver: Receiver<(String, Option<SiteCrawlOutcome>)>,
    queue: VecDeque<SiteToCrawl>,
    /// Sites that were listed and are not written yet.
    in_progress: HashSet<String>,
    tasks: VecDeque<AbortHandle>,
    running: usize,
    started: u64,
    is_all_listed: bool,
    updates: Vec<SiteUpdate>,
    last_write: Instant,
    report: SiteCrawlReport,
    progress: P,
}

impl<F: Fetcher + Send + 'static, P: FnMut(&SiteCrawlReport)> SiteCrawlRun<'_, F, P> {
    fn run(mut self, writer: &mut Writer) -> Result<SiteCrawlReport, CatalogError> {
        while !self.is_stopped() {
            self.start_crawls(writer)?;
            if self.running == 0 {
                break;
            }
            match self.receiver.recv_timeout(POLL_INTERVAL) {
                Ok((site, crawled)) => self.add_outcome(site, crawled),
                Err(RecvTimeoutError::Timeout) => writer.yield_to_waiting_writer(),
                // Cannot happen: this function holds a sender.
                Err(RecvTimeoutError::Disconnected) => break,
            }
            if self.updates.len() >= SITES_PER_UNIT
                || (!self.updates.is_empty() && self.last_write.elapsed() >= WRITE_INTERVAL)
            {
                self.write_updates(writer)?;
            }
        }
        self.report.is_stopped = self.is_stopped();
        for task in &self.tasks {
            task.abort();
        }
        self.write_updates(writer)?;
        writer.detect_boilerplate_accounts(self.crawl.clock.now())?;
        Ok(self.report)
    }

    fn is_stopped(&self) -> bool {
        self.crawl.stop_flag.load(Ordering::Relaxed)
    }

    fn start_crawls(&mut self, writer: &mut Writer) -> Result<(), CatalogError> {
        while self.running < self.crawl.max_concurrent_sites.max(1)
            && self.crawl.max_sites.is_none_or(|most| self.started < most)
        {
            if self.queue.is_empty() && !self.is_all_listed {
                writer.detect_boilerplate_accounts(self.crawl.clock.now())?;
                let listed = writer.sites_to_crawl(self.crawl.clock.now(), SITES_PER_LIST, &self.in_progress)?;
                self.is_all_listed = listed.len() < SITES_PER_LIST;
                self.in_progress.extend(listed.iter().map(|site| site.row.site_key.clone()));
                self.queue.extend(listed);
            }
            let Some(site) = self.queue.pop_front() else { return Ok(()) };
            self.start_crawl(site);
        }
        Ok(())
    }

    fn start_crawl(&mut self, site: SiteToCrawl) {
        let name = site.row.site_key.clone();
        let (fetcher, mail) = (Arc::clone(&self.crawl.fetcher), Arc::clone(&self.mail_servers));
        let (hidden, clock, limits) = (Arc::clone(&self.opt_outs), self.crawl.clock.clone(), self.crawl.limits);
        let sender = self.sender.clone();
        let task = self.crawl.runtime.spawn(async move {
            // Reports completion even when the crawl panics; otherwise the run would wait forever.
            let mut guard = CompletionGuard { sender, site: Some(name) };
            let common =
                SiteCrawler { fetcher: &*fetcher, mail_servers: &mail, opt_outs: &hidden, limits, clock: &clock };
            let crawled = common.crawl(site).await;
            guard.send(Some(crawled));
        });
        self.tasks.push_back(task.abort_handle());
        while self.tasks.front().is_some_and(AbortHandle::is_finished) {
            self.tasks.pop_front();
        }
        self.running += 1;
        self.started += 1;
    }

    fn add_outcome(&mut self, site: String, crawled: Option<SiteCrawlOutcome>) {
        self.running -= 1;
        let Some(crawled) = crawled else {
            tracing::error!(site, "the crawl of a site failed; it stays due");
            *self.report.errors.entry("internal".to_owned()).or_default() += 1;
            return;
        };
        self.report.sites += 1;
        self.report.pages += crawled.pages;
        self.report.bytes += crawled.bytes;
        self.report.podcasts += crawled.update.podcasts.len() as u64;
        *self.report.outcomes.entry(crawled.update.row.reason.clone()).or_default() += 1;
        for kind in crawled.errors {
            *self.report.errors.entry(kind).or_default() += 1;
        }
        self.updates.push(crawled.update);
        (self.progress)(&self.report);
    }

    fn write_updates(&mut self, writer: &mut Writer) -> Result<(), CatalogError> {
        if self.updates.is_empty() {
            return Ok(());
        }
        // Read the opt-outs late: crawls take hours, and someone may have opted out in the meantime.
        let hidden: OptOuts = writer.opt_outs()?.into_iter().collect();
        if hidden != *self.opt_outs {
            for podcast in self.updates.iter_mut().flat_map(|update| &mut update.podcasts) {
                hidden.redact_contacts(podcast.podcast_id, &mut podcast.contacts);
            }
            self.opt_outs = Arc::new(hidden);
        }
        writer.put_sites(&self.updates, self.crawl.clock.now())?;
        for update in self.updates.drain(..) {
            self.in_progress.remove(&update.row.site_key);
        }
        self.last_write = Instant::now();
        Ok(())
    }
}

/// Reports the end of a crawl exactly once, also after a panic.
struct CompletionGuard {
    sender: Sender<(String, Option<SiteCrawlOutcome>)>,
    site: Option<String>,
}

impl CompletionGuard {
    fn send(&mut self, crawled: Option<SiteCrawlOutcome>) {
        if let Some(site) = self.site.take() {
            // The receiver is gone when the run was stopped.
            let _ = self.sender.send((site, crawled));
        }
    }
}

impl Drop for CompletionGuard {
    fn drop(&mut self) {
        self.send(None);
    }
}
