//! The batch over sites: those that are due, many at a time, each asked for one page after the other.
//!
//! The network works ahead on the runtime's threads; the calling thread alone reads and writes the catalog, a unit of work
//! at a time. Killed at any moment, nothing is lost but the crawls under way, which are due still.

mod mail;
mod one;
mod schedule;

pub use mail::{MailServers, NobodyAsked};

use crate::crawl::{CrawlLimits, Fetcher};
use earshot_catalog::{CatalogError, SiteToCrawl, SiteUpdate, Writer};
use earshot_model::{Clock, OptOuts};
use mail::Remembered;
use one::{Common, Crawled};
use std::collections::{BTreeMap, HashSet, VecDeque};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::time::{Duration, Instant};
use tokio::runtime::Handle;
use tokio::task::AbortHandle;

/// Sites that are listed at a time.
const LISTED: usize = 1_000;
/// Sites of one unit of work, unless time comes first.
const UNIT: usize = 200;
const WRITE_EACH: Duration = Duration::from_secs(2);
/// How often another writer is looked for while no crawl ends.
const TICK: Duration = Duration::from_millis(200);

/// How sites are crawled.
pub struct SiteCrawl<F> {
    pub fetcher: Arc<F>,
    pub mail: Arc<dyn MailServers>,
    pub runtime: Handle,
    pub clock: Clock,
    pub limits: CrawlLimits,
    /// Sites that are read at one time.
    pub parallel: usize,
    /// No more than so many sites.
    pub most: Option<u64>,
    /// Set from outside: what is under way is given up, what is done is written.
    pub stop: Arc<AtomicBool>,
}

/// What a pass over the due sites did.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SiteReport {
    pub sites: u64,
    pub pages: u64,
    pub bytes: u64,
    /// Podcasts that were written.
    pub podcasts: u64,
    /// Sites by why they are due next: `changed`, `unchanged`, `failed`, `refused`, `parked`.
    pub outcomes: BTreeMap<String, u64>,
    /// Requests that failed, by kind.
    pub errors: BTreeMap<String, u64>,
    /// It was stopped before all was done.
    pub is_stopped: bool,
}

/// Crawls the sites that are due. `progress` is told of the report so far.
///
/// # Errors
/// When the catalog cannot be read or written.
pub fn crawl_sites<F: Fetcher + Send + 'static>(
    writer: &mut Writer,
    crawl: &SiteCrawl<F>,
    progress: impl FnMut(&SiteReport),
) -> Result<SiteReport, CatalogError> {
    let hidden: OptOuts = writer.opt_outs()?.into_iter().collect();
    let (sender, receiver) = channel();
    let run = Run {
        crawl,
        hidden: Arc::new(hidden),
        mail: Arc::new(Remembered::new(Arc::clone(&crawl.mail))),
        sender,
        receiver,
        waiting: VecDeque::new(),
        under_way: HashSet::new(),
        tasks: VecDeque::new(),
        running: 0,
        begun: 0,
        is_all_listed: false,
        done: Vec::new(),
        written: Instant::now(),
        report: SiteReport::default(),
        progress,
    };
    run.finish(writer)
}

struct Run<'a, F, P> {
    crawl: &'a SiteCrawl<F>,
    hidden: Arc<OptOuts>,
    mail: Arc<Remembered>,
    sender: Sender<(String, Option<Crawled>)>,
    receiver: Receiver<(String, Option<Crawled>)>,
    waiting: VecDeque<SiteToCrawl>,
    /// Sites that were listed and are not written yet.
    under_way: HashSet<String>,
    tasks: VecDeque<AbortHandle>,
    running: usize,
    begun: u64,
    is_all_listed: bool,
    done: Vec<SiteUpdate>,
    written: Instant,
    report: SiteReport,
    progress: P,
}

impl<F: Fetcher + Send + 'static, P: FnMut(&SiteReport)> Run<'_, F, P> {
    fn finish(mut self, writer: &mut Writer) -> Result<SiteReport, CatalogError> {
        while !self.is_stopped() {
            self.begin_crawls(writer)?;
            if self.running == 0 {
                break;
            }
            match self.receiver.recv_timeout(TICK) {
                Ok((site, crawled)) => self.take(site, crawled),
                Err(RecvTimeoutError::Timeout) => writer.give_way(),
                // The sender is held here.
                Err(RecvTimeoutError::Disconnected) => break,
            }
            if self.done.len() >= UNIT || (!self.done.is_empty() && self.written.elapsed() >= WRITE_EACH) {
                self.write(writer)?;
            }
        }
        self.report.is_stopped = self.is_stopped();
        for task in &self.tasks {
            task.abort();
        }
        self.write(writer)?;
        writer.recognise_leftovers(self.crawl.clock.now())?;
        Ok(self.report)
    }

    fn is_stopped(&self) -> bool {
        self.crawl.stop.load(Ordering::Relaxed)
    }

    fn begin_crawls(&mut self, writer: &mut Writer) -> Result<(), CatalogError> {
        while self.running < self.crawl.parallel.max(1) && self.crawl.most.is_none_or(|most| self.begun < most) {
            if self.waiting.is_empty() && !self.is_all_listed {
                writer.recognise_leftovers(self.crawl.clock.now())?;
                let listed = writer.sites_to_crawl(self.crawl.clock.now(), LISTED, &self.under_way)?;
                self.is_all_listed = listed.len() < LISTED;
                self.under_way.extend(listed.iter().map(|site| site.state.site.clone()));
                self.waiting.extend(listed);
            }
            let Some(site) = self.waiting.pop_front() else { return Ok(()) };
            self.begin(site);
        }
        Ok(())
    }

    fn begin(&mut self, site: SiteToCrawl) {
        let name = site.state.site.clone();
        let (fetcher, mail) = (Arc::clone(&self.crawl.fetcher), Arc::clone(&self.mail));
        let (hidden, clock, limits) = (Arc::clone(&self.hidden), self.crawl.clock.clone(), self.crawl.limits);
        let sender = self.sender.clone();
        let task = self.crawl.runtime.spawn(async move {
            // Told also when the crawl panics: the run would wait for ever else.
            let mut told = Told { sender, site: Some(name) };
            let common = Common { fetcher: &*fetcher, mail: &mail, hidden: &hidden, limits, clock: &clock };
            let crawled = common.crawl(site).await;
            told.tell(Some(crawled));
        });
        self.tasks.push_back(task.abort_handle());
        while self.tasks.front().is_some_and(AbortHandle::is_finished) {
            self.tasks.pop_front();
        }
        self.running += 1;
        self.begun += 1;
    }

    fn take(&mut self, site: String, crawled: Option<Crawled>) {
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
        *self.report.outcomes.entry(crawled.update.state.why.clone()).or_default() += 1;
        for kind in crawled.errors {
            *self.report.errors.entry(kind).or_default() += 1;
        }
        self.done.push(crawled.update);
        (self.progress)(&self.report);
    }

    fn write(&mut self, writer: &mut Writer) -> Result<(), CatalogError> {
        if self.done.is_empty() {
            return Ok(());
        }
        // A crawl takes hours; who opted out meanwhile is not brought back by what was read before.
        let hidden: OptOuts = writer.opt_outs()?.into_iter().collect();
        if hidden != *self.hidden {
            for podcast in self.done.iter_mut().flat_map(|update| &mut update.podcasts) {
                hidden.hide_contacts(podcast.podcast_id, &mut podcast.contacts);
            }
            self.hidden = Arc::new(hidden);
        }
        writer.put_sites(&self.done, self.crawl.clock.now())?;
        for update in self.done.drain(..) {
            self.under_way.remove(&update.state.site);
        }
        self.written = Instant::now();
        Ok(())
    }
}

/// Tells the end of a crawl once, however it ends.
struct Told {
    sender: Sender<(String, Option<Crawled>)>,
    site: Option<String>,
}

impl Told {
    fn tell(&mut self, crawled: Option<Crawled>) {
        if let Some(site) = self.site.take() {
            // Nobody listens any more when the run was stopped.
            let _ = self.sender.send((site, crawled));
        }
    }
}

impl Drop for Told {
    fn drop(&mut self) {
        self.tell(None);
    }
}
