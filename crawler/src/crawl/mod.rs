//! The crawl of one site: from a URL to a [`CrawlResult`]. Whatever a server does, there is a result; what went wrong is in
//! its statistics.

mod cache;
mod fetch;
mod frontier;
mod limits;
mod link_in_bio_page;
mod page_fetch;
mod robots;
mod sitemap;

pub use cache::{CachedPage, FolderCache, NoCache, PageCache};
pub use fetch::Fetcher;
pub use limits::CrawlLimits;

use crate::extract::PageFindings;
use crate::page::Region;
use crate::site::{
    BoilerplateAccounts, CrawlError, CrawlResult, CrawlStats, PageKind, SiteIdentity, SiteState, build_result,
    detect_site_state,
};
use earshot_model::{LinkKind, RecognizedUrl, SocialKind, recognize_url};
use frontier::{Candidate, Frontier};
use page_fetch::{PageFetch, ParsedPage, UNCHANGED, fetch_page};
use robots::Robots;
use std::collections::HashSet;
use std::time::Duration;
use tokio::time::Instant;
use url::Url;

/// Errors that are listed; more say nothing new.
const MAX_ERRORS: usize = 50;
/// Pages that are likely to be there, asked for when none of their kind is linked (facts 3.2).
const GUESSED_PATHS: &[&str] = &["/contact", "/about", "/impressum", "/kontakt"];
/// Sitemaps of a site that are read.
const MAX_SITEMAPS: usize = 3;

/// What a crawl goes by.
#[derive(Clone, Debug, Default)]
pub struct CrawlOptions {
    pub limits: CrawlLimits,
    /// Names of the show that are known already: its title, its author.
    pub names: Vec<String>,
    /// What many sites have that is none of theirs.
    pub boilerplate: BoilerplateAccounts,
    /// Further addresses of the site that promise much: pages of shows on it.
    pub extra_urls: Vec<String>,
    /// Of the first page when it was last read: while they hold, the site is taken to say what it said.
    pub known_validators: Option<Validators>,
}

/// Sent back verbatim.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Validators {
    pub etag: Option<String>,
    pub last_modified: Option<String>,
}

/// What was read of a site, whosever it is.
#[derive(Debug)]
pub struct SiteContents {
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

impl SiteContents {
    /// Of pages that lie there, the first of them first.
    #[cfg(test)]
    pub(crate) fn from_pages(pages: Vec<PageFindings>) -> Self {
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
    pub fn to_result(&self, names: &[String], leftovers: &BoilerplateAccounts) -> CrawlResult {
        let base = self.pages.first().map_or(&self.start, |page| &page.url);
        let identity = SiteIdentity::from_pages(base, names, &self.pages);
        let mut result = build_result(&identity, leftovers, &self.pages);
        if let RecognizedUrl::Profile { kind, url } = recognize_url(self.start.as_str()) {
            result.add_start_profile(LinkKind::Social(kind), url);
        } else if let RecognizedUrl::Directory { kind, url } = recognize_url(self.start.as_str()) {
            result.add_start_profile(LinkKind::Directory(kind), url);
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
) -> Result<CrawlResult, InvalidSiteUrl> {
    let reading = read_site(start, fetcher, cache, options).await?;
    Ok(reading.to_result(&options.names, &options.boilerplate))
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
) -> Result<SiteContents, InvalidSiteUrl> {
    let start = parse_start_url(start)?;
    let began = Instant::now();
    let mut crawl = Crawl {
        fetcher,
        cache,
        limits: options.limits,
        deadline: began + options.limits.time,
        frontier: Frontier::new(&start, options.limits),
        first_page_validators: options.known_validators.clone(),
        validators: Validators::default(),
        is_unchanged: false,
        robots: Robots::default(),
        pages: Vec::new(),
        content_hashes: HashSet::new(),
        state: SiteState::Fine,
        last_request: None,
        stats: CrawlStats { base_url: start.to_string(), ..CrawlStats::default() },
    };
    match recognize_url(start.as_str()) {
        // What one account links to is the account's: one page.
        RecognizedUrl::Profile { kind: SocialKind::Linktree, .. } => crawl.crawl_first_page(&start).await,
        RecognizedUrl::Profile { .. } | RecognizedUrl::Directory { .. } => {
            let message = "a page on a platform, which is no site of the show's own".to_owned();
            crawl.add_error(CrawlError { url: start.to_string(), kind: "platform".to_owned(), message });
        }
        RecognizedUrl::Rejected { .. } | RecognizedUrl::Unknown => crawl.run(&start, &options.extra_urls).await,
    }
    Ok(crawl.finish(start, began))
}

/// Why nothing was crawled.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{url:?} is no URL of a site")]
pub struct InvalidSiteUrl {
    pub url: String,
}

fn parse_start_url(text: &str) -> Result<Url, InvalidSiteUrl> {
    let with_scheme = if text.contains("://") { text.trim().to_owned() } else { format!("https://{}", text.trim()) };
    let refused = || InvalidSiteUrl { url: text.to_owned() };
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
    deadline: Instant,
    frontier: Frontier,
    /// Of the first page, until it is asked for.
    first_page_validators: Option<Validators>,
    validators: Validators,
    is_unchanged: bool,
    robots: Robots,
    pages: Vec<PageFindings>,
    /// Hashes of what pages say.
    content_hashes: HashSet<[u8; 32]>,
    state: SiteState,
    last_request: Option<Instant>,
    stats: CrawlStats,
}

impl<F: Fetcher, C: PageCache> Crawl<'_, F, C> {
    async fn run(&mut self, start: &Url, also: &[String]) {
        self.crawl_first_page(start).await;
        if self.pages.is_empty() || self.state == SiteState::Parked {
            return;
        }
        for url in also.iter().filter_map(|url| Url::parse(url).ok()) {
            self.frontier.add(&url, "about", Region::Body, 1, false);
        }
        if !self.frontier.has_contact_candidate() {
            self.read_sitemaps().await;
        }
        if !self.frontier.has_contact_candidate() {
            for guess in GUESSED_PATHS {
                if let Ok(url) = self.base_url().join(guess) {
                    self.frontier.add(&url, "", Region::Body, 1, true);
                }
            }
        }
        while let Some(candidate) = self.next_candidate() {
            self.crawl_page(&candidate).await;
        }
        self.crawl_link_in_bio_page().await;
    }

    /// The page that a crawl begins with; where it redirects to is the site.
    async fn crawl_first_page(&mut self, start: &Url) {
        let Some(read) = self.fetch_page(start, false).await else {
            if self.is_unchanged {
                return;
            }
            // A page within the site that is forbidden is nothing to tell; a site that is, is.
            if self.stats.errors.is_empty() && self.stats.stopped_by.is_none() {
                let message = "robots.txt does not allow it".to_owned();
                self.add_error(CrawlError { url: start.to_string(), kind: "robots".to_owned(), message });
            }
            return;
        };
        self.frontier = Frontier::new(&read.page.url, self.limits);
        self.frontier.mark_visited(start);
        self.state = detect_site_state(&read.page);
        self.add_page(read, start, PageKind::Home, 0);
    }

    fn next_candidate(&mut self) -> Option<Candidate> {
        let stopped_by = match () {
            () if self.stats.pages_crawled >= self.limits.pages => "pages",
            () if self.stats.bytes >= self.limits.bytes => "bytes",
            () if Instant::now() >= self.deadline => "time",
            () if self.stats.errors.len() >= self.limits.errors => "errors",
            () => return self.frontier.next(),
        };
        if self.frontier.next().is_some() {
            self.stats.stopped_by = Some(stopped_by);
        }
        None
    }

    async fn crawl_page(&mut self, candidate: &Candidate) {
        let Some(read) = self.fetch_page(&candidate.url, candidate.is_guess).await else { return };
        if !self.frontier.is_on_site(&read.page.url) {
            let message = format!("it leads away from the site, to {}", read.page.url);
            self.add_error(CrawlError { url: candidate.url.to_string(), kind: "other-site".to_owned(), message });
            return;
        }
        let said = PageKind::classify(&read.page.url, read.page.headings.first().unwrap_or(&read.page.title));
        let kind = if said == PageKind::Other { candidate.kind } else { said };
        // Servers that know no 404 have a page for every guess.
        let names = || read.page.headings.iter().chain([&read.page.title]);
        if candidate.is_guess && !names().any(|name| PageKind::classify_name(name) == Some(candidate.kind)) {
            return;
        }
        self.add_page(read, &candidate.url, kind, candidate.depth);
    }

    /// Asks for a page, if the site and what is left of time and bytes allow it.
    async fn fetch_page(&mut self, url: &Url, is_guess: bool) -> Option<ParsedPage> {
        let time = self.time_left()?;
        let (robots, errors) = (&mut self.robots, &mut self.stats.errors);
        if !robots.is_allowed(url, self.fetcher, time, errors).await {
            return None;
        }
        self.wait_crawl_delay(url).await;
        let time = self.time_left()?;
        let room = self.limits.page_bytes.min(self.limits.bytes.saturating_sub(self.stats.bytes)).max(1);
        let unless = self.first_page_validators.take();
        match fetch_page(url, self.fetcher, self.cache, unless.as_ref(), room, time).await {
            Ok(PageFetch { parsed: read, bytes, is_cached, validators }) => {
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
                    self.add_error(error);
                }
                None
            }
        }
    }

    /// Waits as long as the site wants between two requests.
    async fn wait_crawl_delay(&mut self, url: &Url) {
        let delay = self.robots.crawl_delay(url);
        if let Some(last) = self.last_request.filter(|_| !delay.is_zero()) {
            tokio::time::sleep_until((last + delay).min(self.deadline)).await;
        }
        self.last_request = Some(Instant::now());
    }

    fn time_left(&mut self) -> Option<Duration> {
        let left = self.deadline.saturating_duration_since(Instant::now());
        if left.is_zero() {
            self.stats.stopped_by = Some("time");
            return None;
        }
        Some(left.min(self.limits.page_time))
    }

    /// Takes a page into the result and its links into the frontier.
    fn add_page(&mut self, read: ParsedPage, asked: &Url, kind: PageKind, depth: usize) {
        let ParsedPage { page, findings, content_hash: content } = read;
        let is_new = page.url == *asked || self.frontier.mark_visited(&page.url);
        let canonical =
            page.canonical.as_ref().filter(|canonical| self.frontier.is_on_site(canonical) && **canonical != page.url);
        // A canonical address that was visited says that this is the same page; the front page of some is that of all.
        let is_canonical_known =
            canonical.is_some_and(|canonical| canonical.path() != "/" && !self.frontier.mark_visited(canonical));
        self.stats.pages_crawled += 1;
        if (!is_new || is_canonical_known || !self.content_hashes.insert(content)) && depth > 0 {
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

    async fn read_sitemaps(&mut self) {
        let mut waiting: Vec<Url> =
            self.robots.sitemaps(self.base_url()).iter().filter_map(|url| Url::parse(url).ok()).collect();
        waiting.extend(self.base_url().join("/sitemap.xml"));
        for _ in 0..MAX_SITEMAPS {
            // Lists of pages come before lists of posts.
            let best = waiting.iter().position(|url| url.path().contains("page")).unwrap_or(0);
            if waiting.is_empty() {
                return;
            }
            let url = waiting.swap_remove(best);
            let Some(time) = self.time_left() else { return };
            if !self.frontier.is_on_site(&url)
                || !self.robots.is_allowed(&url, self.fetcher, time, &mut self.stats.errors).await
            {
                continue;
            }
            self.wait_crawl_delay(&url).await;
            // Not being there is no error, it was a guess.
            let Ok(body) = page_fetch::fetch_body(&url, self.fetcher, self.limits.page_bytes, time).await else {
                continue;
            };
            self.stats.bytes += body.len();
            let listed = tokio::task::spawn_blocking(move || sitemap::parse_sitemap(&body)).await.unwrap_or_default();
            waiting.extend(listed.sitemaps);
            for page in listed.pages {
                if PageKind::classify(&page, "").is_about_site() {
                    self.frontier.add(&page, "", Region::Body, 1, false);
                }
            }
            if self.frontier.has_contact_candidate() {
                return;
            }
        }
    }

    fn base_url(&self) -> &Url {
        &self.pages[0].url
    }

    fn add_error(&mut self, error: CrawlError) {
        if self.stats.errors.len() < MAX_ERRORS {
            self.stats.errors.push(error);
        }
    }

    fn finish(mut self, start: Url, began: Instant) -> SiteContents {
        self.stats.base_url = self.pages.first().map_or(&start, |page| &page.url).to_string();
        self.stats.duration = began.elapsed();
        let Self { pages, mut state, stats, validators, is_unchanged, .. } = self;
        if pages.is_empty() && !is_unchanged {
            state = SiteState::Unread;
        }
        SiteContents { start, pages, state, stats, validators, is_unchanged }
    }
}
