//! The state of one crawl, and what every step of it does: fetches a page within the limits, and adds it to the result.

use super::cache::PageCache;
use super::fetch::Fetcher;
use super::frontier::Frontier;
use super::limits::CrawlLimits;
use super::options::CrawlOptions;
use super::page_fetch::{PageFetch, ParsedPage, UNCHANGED, fetch_page};
use super::robots::Robots;
use super::site_contents::SiteContents;
use super::validators::Validators;
use crate::extract::PageFindings;
use crate::page::Region;
use crate::site::{CrawlError, CrawlStats, PageKind, SiteState};
use earshot_model::{hide_secrets, public_url};
use std::collections::HashSet;
use std::time::Duration;
use tokio::time::Instant;
use url::Url;

/// The most errors listed.
const MAX_ERRORS: usize = 50;

/// The state of a crawl.
pub(super) struct Crawl<'a, F, C> {
    pub(super) fetcher: &'a F,
    pub(super) cache: &'a C,
    pub(super) limits: CrawlLimits,
    pub(super) deadline: Instant,
    pub(super) frontier: Frontier,
    /// Validators of the first page, until it is requested.
    pub(super) first_page_validators: Option<Validators>,
    pub(super) validators: Validators,
    pub(super) is_unchanged: bool,
    pub(super) robots: Robots,
    pub(super) pages: Vec<PageFindings>,
    /// Hashes of page contents, to detect duplicates.
    pub(super) content_hashes: HashSet<[u8; 32]>,
    pub(super) state: SiteState,
    pub(super) last_request: Option<Instant>,
    /// Failures that are the host's; see [`CrawlLimits::host_failures`].
    pub(super) host_failures: usize,
    pub(super) missing_pages: usize,
    pub(super) stats: CrawlStats,
}

impl<'a, F: Fetcher, C: PageCache> Crawl<'a, F, C> {
    pub(super) fn new(start: &Url, fetcher: &'a F, cache: &'a C, options: &CrawlOptions, began: Instant) -> Self {
        Self {
            fetcher,
            cache,
            limits: options.limits,
            deadline: began + options.limits.time,
            frontier: Frontier::new(start, options.limits),
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
        }
    }

    /// Returns the limit that ends the crawl, if one is reached.
    pub(super) fn stop_reason(&self) -> Option<&'static str> {
        match () {
            () if self.stats.pages_crawled >= self.limits.pages => Some("pages"),
            () if self.stats.bytes >= self.limits.bytes => Some("bytes"),
            () if Instant::now() >= self.deadline => Some("time"),
            () if self.host_failures >= self.limits.host_failures => Some("errors"),
            () if self.missing_pages >= self.limits.missing_pages => Some("missing"),
            () => None,
        }
    }

    /// Fetches a page if robots.txt and the remaining time and bytes allow it.
    pub(super) async fn fetch_page(&mut self, url: &Url, is_guess: bool) -> Option<ParsedPage> {
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
    pub(super) async fn wait_crawl_delay(&mut self, url: &Url) {
        let delay = self.robots.crawl_delay(url);
        if let Some(last) = self.last_request.filter(|_| !delay.is_zero()) {
            tokio::time::sleep_until((last + delay).min(self.deadline)).await;
        }
        self.last_request = Some(Instant::now());
    }

    pub(super) fn time_left(&mut self) -> Option<Duration> {
        let left = self.deadline.saturating_duration_since(Instant::now());
        if left.is_zero() {
            self.stats.stopped_by = Some("time");
            return None;
        }
        Some(left.min(self.limits.page_time))
    }

    /// Adds a page to the result and its links to the frontier.
    pub(super) fn add_page(&mut self, read: ParsedPage, requested: &Url, kind: PageKind, depth: usize) {
        let ParsedPage { page, findings, content_hash: content } = read;
        let is_new = page.url == *requested || self.frontier.mark_visited(&page.url);
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

    pub(super) fn base_url(&self) -> &Url {
        &self.pages[0].url
    }

    pub(super) fn add_error(&mut self, error: CrawlError) {
        if self.stats.errors.len() < MAX_ERRORS {
            let CrawlError { url, kind, message } = error;
            let (url, message) = (public_url(&url).into_owned(), hide_secrets(&message).into_owned());
            self.stats.errors.push(CrawlError { url, kind, message });
        }
    }

    pub(super) fn finish(mut self, start: Url, began: Instant) -> SiteContents {
        self.stats.base_url = self.pages.first().map_or(&start, |page| &page.url).to_string();
        self.stats.duration = began.elapsed();
        let Self { pages, mut state, stats, validators, is_unchanged, .. } = self;
        if pages.is_empty() && !is_unchanged {
            state = SiteState::Unread;
        }
        SiteContents { start, pages, state, stats, validators, is_unchanged }
    }
}

/// Whether a page does not exist. Sites link to deleted pages, so this is not a failure of the host.
fn is_missing(error: &CrawlError) -> bool {
    matches!(error.kind.as_str(), "status-404" | "status-410" | "status-400" | "status-405" | "status-414")
}

/// Whether the host failed. Other defects belong to one page: it is not HTML, or redirects without an end.
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
