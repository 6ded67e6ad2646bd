//! The crawl of one site: from a URL to a [`CrawlResult`]. Whatever a server does, there is a result; what went wrong is in
//! its statistics.

mod cache;
mod fetch;
mod frontier;
mod limits;
mod link_page;
mod robots;
mod sitemap;
mod visit;

pub use cache::{CachedPage, FolderCache, NoCache, PageCache};
pub use fetch::Fetcher;
pub use limits::CrawlLimits;

use crate::extract::PageFindings;
use crate::page::Region;
use crate::site::{CrawlError, CrawlResult, CrawlStats, Identity, Leftovers, PageKind, SiteState, join, state_of};
use earshot_model::{LinkKind, Recognised, SocialKind, recognise};
use frontier::{Candidate, Frontier};
use robots::Robots;
use std::collections::HashSet;
use std::time::Duration;
use tokio::time::Instant;
use url::Url;
use visit::{Read, UNCHANGED, Visited, visit};

/// Errors that are listed; more say nothing new.
const MAX_ERRORS: usize = 50;
/// Pages that are likely to be there, asked for when none of their kind is linked (facts 3.2).
const GUESSES: &[&str] = &["/contact", "/about", "/impressum", "/kontakt"];
/// Sitemaps of a site that are read.
const MAX_SITEMAPS: usize = 3;

/// What a crawl goes by.
#[derive(Clone, Debug, Default)]
pub struct CrawlOptions {
    pub limits: CrawlLimits,
    /// Names of the show that are known already: its title, its author.
    pub names: Vec<String>,
    /// What many sites have that is none of theirs.
    pub leftovers: Leftovers,
    /// Further addresses of the site that promise much: pages of shows on it.
    pub also: Vec<String>,
    /// Of the first page when it was last read: while they hold, the site is taken to say what it said.
    pub unless: Option<Validators>,
}

/// Sent back verbatim.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Validators {
    pub etag: Option<String>,
    pub last_modified: Option<String>,
}

/// What was read of a site, whosever it is.
#[derive(Debug)]
pub struct SiteReading {
    /// As it was asked for.
    start: Url,
    pub pages: Vec<PageFindings>,
    pub state: SiteState,
    pub stats: CrawlStats,
    /// Of the first page.
    pub validators: Validators,
    /// The first page is as it was: nothing else was asked for.
    pub is_unchanged: bool,
}

impl SiteReading {
    /// Of pages that lie there, the first of them first.
    #[cfg(test)]
    pub(crate) fn of_pages(pages: Vec<PageFindings>) -> Self {
        Self {
            start: pages[0].url.clone(),
            pages,
            state: SiteState::Fine,
            stats: CrawlStats::default(),
            validators: Validators::default(),
            is_unchanged: false,
        }
    }

    /// What the site says of a show with these names.
    #[must_use]
    pub fn result(&self, names: &[String], leftovers: &Leftovers) -> CrawlResult {
        let base = self.pages.first().map_or(&self.start, |page| &page.url);
        let identity = Identity::of(base, names, &self.pages);
        let mut result = join(&identity, leftovers, &self.pages);
        if let Recognised::Profile { kind, url } = recognise(self.start.as_str()) {
            result.add_start(LinkKind::Social(kind), url);
        } else if let Recognised::Directory { kind, url } = recognise(self.start.as_str()) {
            result.add_start(LinkKind::Directory(kind), url);
        }
        CrawlResult { state: self.state, stats: self.stats.clone(), ..result }
    }
}

/// Crawls a site.
///
/// # Errors
/// When the start is no http(s) URL. Nothing else is an error.
pub async fn crawl_site(
    start: &str,
    fetcher: &impl Fetcher,
    cache: &impl PageCache,
    options: &CrawlOptions,
) -> Result<CrawlResult, NotASite> {
    let reading = read_site(start, fetcher, cache, options).await?;
    Ok(reading.result(&options.names, &options.leftovers))
}

/// Reads a site, and leaves open whose it is.
///
/// # Errors
/// When the start is no http(s) URL. Nothing else is an error.
pub async fn read_site(
    start: &str,
    fetcher: &impl Fetcher,
    cache: &impl PageCache,
    options: &CrawlOptions,
) -> Result<SiteReading, NotASite> {
    let start = start_url(start)?;
    let began = Instant::now();
    let mut crawl = Crawl {
        fetcher,
        cache,
        limits: options.limits,
        until: began + options.limits.time,
        frontier: Frontier::new(&start, options.limits),
        unless: options.unless.clone(),
        validators: Validators::default(),
        is_unchanged: false,
        robots: Robots::default(),
        pages: Vec::new(),
        contents: HashSet::new(),
        state: SiteState::Fine,
        last_request: None,
        stats: CrawlStats { base_url: start.to_string(), ..CrawlStats::default() },
    };
    match recognise(start.as_str()) {
        // What one account links to is the account's: one page.
        Recognised::Profile { kind: SocialKind::Linktree, .. } => crawl.first_page(&start).await,
        Recognised::Profile { .. } | Recognised::Directory { .. } => {
            let message = "a page on a platform, which is no site of the show's own".to_owned();
            crawl.fail(CrawlError { url: start.to_string(), kind: "platform".to_owned(), message });
        }
        Recognised::Rejected { .. } | Recognised::Unknown => crawl.run(&start, &options.also).await,
    }
    Ok(crawl.finish(start, began))
}

/// Why nothing was crawled.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{url:?} is no URL of a site")]
pub struct NotASite {
    pub url: String,
}

fn start_url(text: &str) -> Result<Url, NotASite> {
    let with_scheme = if text.contains("://") { text.trim().to_owned() } else { format!("https://{}", text.trim()) };
    let refused = || NotASite { url: text.to_owned() };
    let mut url = Url::parse(&with_scheme).map_err(|_| refused())?;
    url.set_fragment(None);
    if matches!(url.scheme(), "http" | "https") && url.has_host() && url.username().is_empty() {
        Ok(url)
    } else {
        Err(refused())
    }
}

struct Crawl<'a, F, C> {
    fetcher: &'a F,
    cache: &'a C,
    limits: CrawlLimits,
    until: Instant,
    frontier: Frontier,
    /// Of the first page, until it is asked for.
    unless: Option<Validators>,
    validators: Validators,
    is_unchanged: bool,
    robots: Robots,
    pages: Vec<PageFindings>,
    /// Hashes of what pages say.
    contents: HashSet<[u8; 32]>,
    state: SiteState,
    last_request: Option<Instant>,
    stats: CrawlStats,
}

impl<F: Fetcher, C: PageCache> Crawl<'_, F, C> {
    async fn run(&mut self, start: &Url, also: &[String]) {
        self.first_page(start).await;
        if self.pages.is_empty() || self.state == SiteState::Parked {
            return;
        }
        for url in also.iter().filter_map(|url| Url::parse(url).ok()) {
            self.frontier.add(&url, "about", Region::Body, 1, false);
        }
        if !self.frontier.promises_contact() {
            self.look_into_sitemaps().await;
        }
        if !self.frontier.promises_contact() {
            for guess in GUESSES {
                if let Ok(url) = self.base().join(guess) {
                    self.frontier.add(&url, "", Region::Body, 1, true);
                }
            }
        }
        while let Some(candidate) = self.next() {
            self.page(&candidate).await;
        }
        self.link_page().await;
    }

    /// The page that a crawl begins with; where it redirects to is the site.
    async fn first_page(&mut self, start: &Url) {
        let Some(read) = self.ask(start, false).await else {
            if self.is_unchanged {
                return;
            }
            // A page within the site that is forbidden is nothing to tell; a site that is, is.
            if self.stats.errors.is_empty() && self.stats.stopped_by.is_none() {
                let message = "robots.txt does not allow it".to_owned();
                self.fail(CrawlError { url: start.to_string(), kind: "robots".to_owned(), message });
            }
            return;
        };
        self.frontier = Frontier::new(&read.page.url, self.limits);
        self.frontier.visit(start);
        self.state = state_of(&read.page);
        self.take(read, start, PageKind::Home, 0);
    }

    fn next(&mut self) -> Option<Candidate> {
        let stopped_by = match () {
            () if self.stats.pages_crawled >= self.limits.pages => "pages",
            () if self.stats.bytes >= self.limits.bytes => "bytes",
            () if Instant::now() >= self.until => "time",
            () if self.stats.errors.len() >= self.limits.errors => "errors",
            () => return self.frontier.next(),
        };
        if self.frontier.next().is_some() {
            self.stats.stopped_by = Some(stopped_by);
        }
        None
    }

    async fn page(&mut self, candidate: &Candidate) {
        let Some(read) = self.ask(&candidate.url, candidate.is_guess).await else { return };
        if !self.frontier.has(&read.page.url) {
            let message = format!("it leads away from the site, to {}", read.page.url);
            self.fail(CrawlError { url: candidate.url.to_string(), kind: "other-site".to_owned(), message });
            return;
        }
        let said = PageKind::of(&read.page.url, read.page.headings.first().unwrap_or(&read.page.title));
        let kind = if said == PageKind::Other { candidate.kind } else { said };
        // Servers that know no 404 have a page for every guess.
        let names = || read.page.headings.iter().chain([&read.page.title]);
        if candidate.is_guess && !names().any(|name| PageKind::of_name(name) == Some(candidate.kind)) {
            return;
        }
        self.take(read, &candidate.url, kind, candidate.depth);
    }

    /// Asks for a page, if the site and what is left of time and bytes allow it.
    async fn ask(&mut self, url: &Url, is_guess: bool) -> Option<Read> {
        let time = self.time_left()?;
        let (robots, errors) = (&mut self.robots, &mut self.stats.errors);
        if !robots.allow(url, self.fetcher, time, errors).await {
            return None;
        }
        self.wait_turn(url).await;
        let time = self.time_left()?;
        let room = self.limits.page_bytes.min(self.limits.bytes.saturating_sub(self.stats.bytes)).max(1);
        let unless = self.unless.take();
        match visit(url, self.fetcher, self.cache, unless.as_ref(), room, time).await {
            Ok(Visited { read, bytes, is_cached, validators }) => {
                if self.stats.pages_crawled == 0 {
                    self.validators = validators;
                }
                self.stats.bytes += bytes;
                self.stats.cache_hits += usize::from(is_cached);
                self.stats.cache_misses += usize::from(!is_cached);
                Some(read)
            }
            Err(error) if error.kind == UNCHANGED => {
                self.stats.cache_hits += 1;
                self.is_unchanged = true;
                None
            }
            Err(error) => {
                self.stats.cache_misses += 1;
                if !is_guess {
                    self.fail(error);
                }
                None
            }
        }
    }

    /// Waits as long as the site wants between two requests.
    async fn wait_turn(&mut self, url: &Url) {
        let delay = self.robots.delay(url);
        if let Some(last) = self.last_request.filter(|_| !delay.is_zero()) {
            tokio::time::sleep_until((last + delay).min(self.until)).await;
        }
        self.last_request = Some(Instant::now());
    }

    fn time_left(&mut self) -> Option<Duration> {
        let left = self.until.saturating_duration_since(Instant::now());
        if left.is_zero() {
            self.stats.stopped_by = Some("time");
            return None;
        }
        Some(left.min(self.limits.page_time))
    }

    /// Takes a page into the result and its links into the frontier.
    fn take(&mut self, read: Read, asked: &Url, kind: PageKind, depth: usize) {
        let Read { page, findings, content } = read;
        let is_new = page.url == *asked || self.frontier.visit(&page.url);
        let canonical =
            page.canonical.as_ref().filter(|canonical| self.frontier.has(canonical) && **canonical != page.url);
        // A canonical address that was visited says that this is the same page; the front page of some is that of all.
        let is_canonical_known =
            canonical.is_some_and(|canonical| canonical.path() != "/" && !self.frontier.visit(canonical));
        self.stats.pages_crawled += 1;
        if (!is_new || is_canonical_known || !self.contents.insert(content)) && depth > 0 {
            self.stats.duplicates += 1;
            return;
        }
        if !page.is_nofollow {
            if let Some(refresh) = &page.refresh {
                self.frontier.add(refresh, "contact", Region::Body, depth + 1, false);
            }
            for anchor in page
                .anchors
                .iter()
                .filter(|anchor| anchor.region != Region::Comments && !anchor.rel.contains("nofollow"))
            {
                if let Some(url) = &anchor.url {
                    let says = if anchor.text.is_empty() { &anchor.label } else { &anchor.text };
                    self.frontier.add(url, says, anchor.region, depth + 1, false);
                }
            }
        }
        self.pages.push(PageFindings { kind, ..findings });
    }

    async fn look_into_sitemaps(&mut self) {
        let mut waiting: Vec<Url> =
            self.robots.sitemaps(self.base()).iter().filter_map(|url| Url::parse(url).ok()).collect();
        waiting.extend(self.base().join("/sitemap.xml"));
        for _ in 0..MAX_SITEMAPS {
            // Lists of pages come before lists of posts.
            let best = waiting.iter().position(|url| url.path().contains("page")).unwrap_or(0);
            if waiting.is_empty() {
                return;
            }
            let url = waiting.swap_remove(best);
            let Some(time) = self.time_left() else { return };
            if !self.frontier.has(&url) || !self.robots.allow(&url, self.fetcher, time, &mut self.stats.errors).await {
                continue;
            }
            self.wait_turn(&url).await;
            // Not being there is no error, it was a guess.
            let Ok(body) = visit::bytes(&url, self.fetcher, self.limits.page_bytes, time).await else { continue };
            self.stats.bytes += body.len();
            let listed = tokio::task::spawn_blocking(move || sitemap::read(&body)).await.unwrap_or_default();
            waiting.extend(listed.more);
            for page in listed.pages {
                if PageKind::of(&page, "").is_of_the_site() {
                    self.frontier.add(&page, "", Region::Body, 1, false);
                }
            }
            if self.frontier.promises_contact() {
                return;
            }
        }
    }

    fn base(&self) -> &Url {
        &self.pages[0].url
    }

    fn fail(&mut self, error: CrawlError) {
        if self.stats.errors.len() < MAX_ERRORS {
            self.stats.errors.push(error);
        }
    }

    fn finish(mut self, start: Url, began: Instant) -> SiteReading {
        self.stats.base_url = self.pages.first().map_or(&start, |page| &page.url).to_string();
        self.stats.duration = began.elapsed();
        let Self { pages, mut state, stats, validators, is_unchanged, .. } = self;
        if pages.is_empty() && !is_unchanged {
            state = SiteState::Unread;
        }
        SiteReading { start, pages, state, stats, validators, is_unchanged }
    }
}
