//! The order in which a crawl reads the pages of a site: the first page, the links of the frontier, and fallbacks.

use super::cache::PageCache;
use super::fetch::Fetcher;
use super::frontier::{Candidate, Frontier};
use super::site_crawl::Crawl;
use super::{page_fetch, sitemap};
use crate::site::{CrawlError, PageKind, SiteState, detect_site_state};
use url::Url;

/// Common paths, fetched when the site links no page of that kind (facts 3.2).
const GUESSED_PATHS: &[&str] = &["/contact", "/about", "/imprint", "/impressum", "/kontakt"];
/// Sitemaps read per site.
const MAX_SITEMAPS: usize = 3;

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
    pub(super) async fn run(&mut self, start: &Url, also: &[String]) {
        self.crawl_first_page(start).await;
        if self.pages.is_empty() || self.state == SiteState::Parked {
            return;
        }
        for url in also.iter().filter_map(|url| Url::parse(url).ok()) {
            self.frontier.add(&url, "about");
        }
        let mut fallbacks = [Fallback::Root, Fallback::Sitemaps, Fallback::Guesses].into_iter();
        loop {
            // Links of a page with broken links do not show where contacts are, so fallbacks are tried even if a
            // contact page is waiting.
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
    pub(super) async fn crawl_first_page(&mut self, start: &Url) {
        let Some(read) = self.fetch_page(start, false).await else {
            if self.is_unchanged {
                return;
            }
            // A forbidden page within a site is not an error; a site that forbids everything is.
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
            // The path was a guess, so a missing sitemap is not an error.
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
}
