//! Crawls one site: from a URL to a [`CrawlResult`]. The crawl returns a result whatever a server does; its statistics
//! list the errors.

mod cache;
mod fetch;
mod frontier;
mod limits;
mod link_in_bio_page;
mod moved_page;
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
use earshot_model::{LinkKind, RecognizedUrl, SocialKind, hide_secrets, public_url, recognize_url};
use frontier::{Candidate, Frontier};
use page_fetch::{PageFetch, ParsedPage, UNCHANGED, fetch_page};
use robots::Robots;
use std::collections::HashSet;
use std::time::Duration;
use tokio::time::Instant;
use url::Url;

/// The most errors listed.
const MAX_ERRORS: usize = 50;
/// Common paths, fetched when the site links no page of that kind (facts 3.2).
const GUESSED_PATHS: &[&str] = &["/contact", "/about", "/imprint", "/impressum", "/kontakt"];
/// Sitemaps read per site.
const MAX_SITEMAPS: usize = 3;

/// Options of a site crawl.
#[derive(Clone, Debug, Default)]
pub struct CrawlOptions {
    pub limits: CrawlLimits,
    /// Known names of the show: title and author.
    pub names: Vec<String>,
    /// Known boilerplate accounts, which are ignored.
    pub boilerplate: BoilerplateAccounts,
    /// Further promising URLs on the site: pages of its shows.
    pub extra_urls: Vec<String>,
    /// Validators of the first page from its last crawl. If the server confirms them, the site counts as unchanged.
    pub known_validators: Option<Validators>,
}

/// HTTP validators, sent back unchanged.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Validators {
    pub etag: Option<String>,
    pub last_modified: Option<String>,
}

/// The pages of a site, before findings are attributed to a show.
#[derive(Debug)]
pub struct SiteContents {
    /// As requested.
    start: Url,
    pub pages: Vec<PageFindings>,
    pub state: SiteState,
    pub stats: CrawlStats,
    /// Validators of the first page.
    pub validators: Validators,
    /// The first page is unchanged, so no other page was fetched.
    pub is_unchanged: bool,
}

impl SiteContents {
    /// Builds the contents from stored pages, the first page first.
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

    /// Returns the site's findings for a show with these names.
    #[must_use]
    pub fn to_result(&self, names: &[String], boilerplate: &BoilerplateAccounts) -> CrawlResult {
        let base = self.pages.first().map_or(&self.start, |page| &page.url);
        let identity = SiteIdentity::from_pages(base, names, &self.pages);
        let mut result = build_result(&identity, boilerplate, &self.pages);
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
/// When the start is not an http(s) URL. Every other failure is part of the result.
pub async fn crawl_site(
    start: &str,
    fetcher: &impl Fetcher,
    cache: &impl PageCache,
    options: &CrawlOptions,
) -> Result<CrawlResult, InvalidSiteUrl> {
    let reading = read_site(start, fetcher, cache, options).await?;
    Ok(reading.to_result(&options.names, &options.boilerplate))
}

/// Crawls a site without attributing its findings to a show.
///
/// # Errors
/// When the start is not an http(s) URL. Every other failure is part of the result.
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
        host_failures: 0,
        missing_pages: 0,
        stats: CrawlStats { base_url: start.to_string(), ..CrawlStats::default() },
    };
    match recognize_url(start.as_str()) {
        // A Linktree page belongs to one account: it is the only page to read.
        RecognizedUrl::Profile { kind: SocialKind::Linktree, .. } => crawl.crawl_first_page(&start).await,
        RecognizedUrl::Profile { .. } | RecognizedUrl::Directory { .. } => {
            let message = "the URL is on a platform, not on a site of the show".to_owned();
            crawl.add_error(CrawlError { url: start.to_string(), kind: "platform".to_owned(), message });
        }
        RecognizedUrl::Rejected { .. } | RecognizedUrl::Unknown => crawl.run(&start, &options.extra_urls).await,
    }
    Ok(crawl.finish(start, began))
}

/// The site URL cannot be crawled.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{url:?} is no URL of a site")]
pub struct InvalidSiteUrl {
    /// In its public form.
    pub url: String,
}

fn parse_start_url(text: &str) -> Result<Url, InvalidSiteUrl> {
    let with_scheme = if text.contains("://") { text.trim().to_owned() } else { format!("https://{}", text.trim()) };
    let refused = || InvalidSiteUrl { url: public_url(&with_scheme).into_owned() };
    let mut url = Url::parse(&with_scheme).map_err(|_| refused())?;
    url.set_fragment(None);
    if matches!(url.scheme(), "http" | "https") && url.has_host() && url.username().is_empty() {
        Ok(url)
    } else {
        Err(refused())
    }
}

/// Returns whether a page does not exist. That is no trouble of the host: pages link to what is gone.
fn is_missing(error: &CrawlError) -> bool {
    matches!(error.kind.as_str(), "status-404" | "status-410" | "status-400" | "status-405" | "status-414")
}

/// Returns whether the host failed. Other defects are those of one page: it is no HTML, or redirects without an end.
fn is_host_failure(error: &CrawlError) -> bool {
    !matches!(
        error.kind.as_str(),
        "not-html"
            | "endless-tag"
            | "unreadable"
            | "too-large"
            | "other-site"
            | "redirects"
            | "redirect-loop"
            | "bad-url"
    )
}

struct Crawl<'a, F, C> {
    fetcher: &'a F,
    cache: &'a C,
    limits: CrawlLimits,
    deadline: Instant,
    frontier: Frontier,
    /// Validators of the first page, until it is requested.
    first_page_validators: Option<Validators>,
    validators: Validators,
    is_unchanged: bool,
    robots: Robots,
    pages: Vec<PageFindings>,
    /// Hashes of page contents, to detect duplicates.
    content_hashes: HashSet<[u8; 32]>,
    state: SiteState,
    last_request: Option<Instant>,
    /// Failures that are the host's; see [`CrawlLimits::host_failures`].
    host_failures: usize,
    missing_pages: usize,
    stats: CrawlStats,
}

/// Where contact pages are looked for when links lead to none, in this order.
#[derive(Clone, Copy, Debug)]
enum Fallback {
    /// The front page of the host, when the crawl began below it.
    Root,
    Sitemaps,
    /// [`GUESSED_PATHS`].
    Guesses,
}

impl<F: Fetcher, C: PageCache> Crawl<'_, F, C> {
    async fn run(&mut self, start: &Url, also: &[String]) {
        self.crawl_first_page(start).await;
        if self.pages.is_empty() || self.state == SiteState::Parked {
            return;
        }
        for url in also.iter().filter_map(|url| Url::parse(url).ok()) {
            self.frontier.add(&url, "about");
        }
        let mut fallbacks = [Fallback::Root, Fallback::Sitemaps, Fallback::Guesses].into_iter();
        loop {
            // A page whose links are broken gives little hint of where contacts are, even when one of them led to a page.
            while self.stop_reason().is_none() && (self.frontier.has_broken_links() || !self.has_contact_page()) {
                let Some(fallback) = fallbacks.next() else { break };
                self.add_fallback(fallback).await;
            }
            let Some(candidate) = self.next_candidate() else { break };
            self.crawl_page(&candidate).await;
        }
        self.crawl_link_in_bio_page().await;
    }

    /// Returns whether a page that shows contacts was read or is waiting.
    fn has_contact_page(&self) -> bool {
        self.frontier.has_contact_candidate() || self.pages.iter().any(|page| page.kind.shows_contacts())
    }

    async fn add_fallback(&mut self, fallback: Fallback) {
        match fallback {
            Fallback::Root => {
                let root = self.base_url().join("/").ok().filter(|root| root.path() != self.base_url().path());
                if let Some(root) = root {
                    self.frontier.add(&root, "");
                }
            }
            Fallback::Sitemaps => self.read_sitemaps().await,
            Fallback::Guesses => {
                for guess in GUESSED_PATHS {
                    if let Ok(url) = self.base_url().join(guess) {
                        self.frontier.add_guess(&url);
                    }
                }
            }
        }
    }

    /// Fetches the first page. When it leads to another host, that host is the site.
    async fn crawl_first_page(&mut self, start: &Url) {
        let Some(read) = self.fetch_page(start, false).await else {
            if self.is_unchanged {
                return;
            }
            // A forbidden page within a site is no error; a site that forbids everything is.
            if self.stats.errors.is_empty() && self.stats.stopped_by.is_none() {
                let message = "robots.txt disallows this site".to_owned();
                self.add_error(CrawlError { url: start.to_string(), kind: "robots".to_owned(), message });
            }
            return;
        };
        let read = self.follow_moves(start, read).await;
        self.frontier = Frontier::new(&read.page.url, self.limits);
        self.frontier.mark_visited(start);
        self.state = detect_site_state(&read.page);
        self.add_page(read, start, PageKind::Home, 0);
    }

    /// Returns the limit that ends the crawl, if one is reached.
    fn stop_reason(&self) -> Option<&'static str> {
        match () {
            () if self.stats.pages_crawled >= self.limits.pages => Some("pages"),
            () if self.stats.bytes >= self.limits.bytes => Some("bytes"),
            () if Instant::now() >= self.deadline => Some("time"),
            () if self.host_failures >= self.limits.host_failures => Some("errors"),
            () if self.missing_pages >= self.limits.missing_pages => Some("missing"),
            () => None,
        }
    }

    fn next_candidate(&mut self) -> Option<Candidate> {
        let Some(stopped_by) = self.stop_reason() else { return self.frontier.next() };
        if self.frontier.next().is_some() {
            self.stats.stopped_by = Some(stopped_by);
        }
        None
    }

    async fn crawl_page(&mut self, candidate: &Candidate) {
        let missing_before = self.missing_pages;
        let Some(read) = self.fetch_page(&candidate.url, candidate.is_guess).await else {
            if self.missing_pages > missing_before {
                self.frontier.record_missing(candidate);
            }
            return;
        };
        self.frontier.record_read(candidate);
        if !self.frontier.is_on_site(&read.page.url) {
            let message = format!("it redirects off the site, to {}", read.page.url);
            self.add_error(CrawlError { url: candidate.url.to_string(), kind: "other-site".to_owned(), message });
            return;
        }
        let own_kind = PageKind::classify(&read.page.url, read.page.headings.first().unwrap_or(&read.page.title));
        let kind = if own_kind == PageKind::Other { candidate.kind } else { own_kind };
        // A server without 404 responses returns a page for every guessed path.
        let names = || read.page.headings.iter().chain([&read.page.title]);
        if candidate.is_guess && !names().any(|name| PageKind::classify_name(name) == Some(candidate.kind)) {
            return;
        }
        self.add_page(read, &candidate.url, kind, candidate.depth);
    }

    /// Fetches a page if robots.txt and the remaining time and bytes allow it.
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
                if is_missing(&error) {
                    self.missing_pages += usize::from(!is_guess);
                } else if is_host_failure(&error) {
                    self.host_failures += 1;
                }
                if !is_guess {
                    self.add_error(error);
                }
                None
            }
        }
    }

    /// Waits for the crawl delay of the site.
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

    /// Adds a page to the result and its links to the frontier.
    fn add_page(&mut self, read: ParsedPage, asked: &Url, kind: PageKind, depth: usize) {
        let ParsedPage { page, findings, content_hash: content } = read;
        let is_new = page.url == *asked || self.frontier.mark_visited(&page.url);
        let canonical =
            page.canonical.as_ref().filter(|canonical| self.frontier.is_on_site(canonical) && **canonical != page.url);
        // A visited canonical URL shows that this page was read already. Some sites give all pages the URL of their
        // front page, which is ignored. The canonical URL of the first page is read: it may be the front page.
        let is_canonical_known = depth > 0
            && canonical.is_some_and(|canonical| canonical.path() != "/" && !self.frontier.mark_visited(canonical));
        self.stats.pages_crawled += 1;
        if (!is_new || is_canonical_known || !self.content_hashes.insert(content)) && depth > 0 {
            self.stats.duplicates += 1;
            return;
        }
        let source = self.stats.pages_crawled;
        if depth == 0
            && let Some(canonical) = canonical
        {
            self.frontier.add(canonical, "");
        }
        if !page.is_nofollow {
            if let Some(refresh) = &page.refresh {
                self.frontier.add_link(refresh, "contact", Region::Body, depth + 1, source);
            }
            for anchor in page
                .anchors
                .iter()
                .filter(|anchor| anchor.region != Region::Comments && !anchor.rel.contains("nofollow"))
            {
                if let Some(url) = &anchor.url {
                    let link_text = if anchor.text.is_empty() { &anchor.label } else { &anchor.text };
                    self.frontier.add_link(url, link_text, anchor.region, depth + 1, source);
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
            // Prefer sitemaps of pages over sitemaps of posts.
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
            // The path was a guess, so a missing sitemap is no error.
            let Ok(body) = page_fetch::fetch_body(&url, self.fetcher, self.limits.page_bytes, time).await else {
                continue;
            };
            self.stats.bytes += body.len();
            let listed = tokio::task::spawn_blocking(move || sitemap::parse_sitemap(&body)).await.unwrap_or_default();
            waiting.extend(listed.sitemaps);
            for page in listed.pages {
                if PageKind::classify(&page, "").is_about_site() {
                    self.frontier.add(&page, "");
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
            let CrawlError { url, kind, message } = error;
            let (url, message) = (public_url(&url).into_owned(), hide_secrets(&message).into_owned());
            self.stats.errors.push(CrawlError { url, kind, message });
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_refused_start_shows_no_secret() {
        for start in [
            "http://ann:s3cretpass@127.0.0.1:99999/x?auth=s3crettoken",
            "https://ann:s3cretpass@a.example/?auth=s3crettoken",
            "ftp://ann:s3cretpass@a.example/?auth=s3crettoken",
            "ann:s3cretpass@a.example/?auth=s3crettoken",
        ] {
            let error = parse_start_url(start).expect_err("no start").to_string();
            assert!(!error.contains("s3cret") && error.contains("auth=hidden"), "{error}");
        }
    }
}
