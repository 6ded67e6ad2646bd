//! The frontier: the queue of pages to fetch. Pages that promise contacts come first, each page is fetched once, and
//! the crawl stays on the site.

use super::limits::CrawlLimits;
use crate::extract::parse_address;
use crate::page::Region;
use crate::site::{PageKind, site_key_of};
use std::cmp::Ordering;
use std::collections::{BinaryHeap, HashMap, HashSet};
use url::Url;

/// The most waiting candidates. Links found after that are dropped.
const MAX_WAITING: usize = 2_000;
const MAX_URL_BYTES: usize = 512;
const MAX_SEGMENTS: usize = 8;
/// The links of a page count as broken after this many missing pages, plus this many for each page that was read. Usual
/// cause: relative links with a wrong base.
const MAX_BROKEN_LINKS: usize = 5;
/// Tracking parameters in URLs.
const TRACKING_PARAMETERS: &[&str] = &[
    "fbclid",
    "gclid",
    "mc_cid",
    "mc_eid",
    "ref",
    "share",
    "replytocom",
    "sessionid",
    "sid",
    "phpsessid",
    "jsessionid",
];
/// Extensions of files that are not pages.
const FILE_EXTENSIONS: &str = "jpg jpeg png gif webp svg ico avif bmp mp3 m4a ogg wav aac flac mp4 m4v mov webm avi zip gz tar rar 7z pdf \
                     doc docx ppt pptx xls xlsx csv epub css js mjs json xml rss atom map woff woff2 ttf eot dmg exe apk ics vcf";

/// A page to fetch.
#[derive(Clone, Debug)]
pub(super) struct Candidate {
    pub(super) url: Url,
    /// Kind of the page by its address and link text.
    pub(super) kind: PageKind,
    pub(super) depth: usize,
    /// Guessed by a common path, not linked.
    pub(super) is_guess: bool,
    /// The page that links it, by its number in the crawl; `None` for sitemaps and guesses.
    pub(super) source: Option<usize>,
    score: i64,
    /// Position in the order of discovery. Earlier candidates come first.
    order: usize,
}

impl Candidate {
    fn link_group(&self) -> Option<LinkGroup> {
        let depth =
            self.url.path_segments().map_or(0, |segments| segments.filter(|segment| !segment.is_empty()).count());
        self.source.map(|source| (source, depth))
    }
}

impl PartialEq for Candidate {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other) == Ordering::Equal
    }
}

impl Eq for Candidate {}

impl PartialOrd for Candidate {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Candidate {
    fn cmp(&self, other: &Self) -> Ordering {
        self.score.cmp(&other.score).then(other.order.cmp(&self.order))
    }
}

pub(super) struct Frontier {
    site: String,
    limits: CrawlLimits,
    queue: BinaryHeap<Candidate>,
    seen: HashSet<String>,
    other_pages: usize,
    order: usize,
    /// Read and missing pages per source page and path depth, because links with a wrong base break together.
    link_counts: HashMap<LinkGroup, LinkCounts>,
}

/// The number of a page in the crawl, and the segments in the path of its links.
type LinkGroup = (usize, usize);

#[derive(Debug, Default)]
struct LinkCounts {
    read: usize,
    missing: usize,
}

impl LinkCounts {
    fn are_broken(&self) -> bool {
        self.missing >= MAX_BROKEN_LINKS * (self.read + 1)
    }
}

impl Frontier {
    pub(super) fn new(start: &Url, limits: CrawlLimits) -> Self {
        let (site, queue, seen) = (site_key_of(start), BinaryHeap::new(), HashSet::new());
        Self { site, limits, queue, seen, other_pages: 0, order: 0, link_counts: HashMap::new() }
    }

    /// Returns whether a URL belongs to this site.
    pub(super) fn is_on_site(&self, url: &Url) -> bool {
        site_key_of(url) == self.site
    }

    /// Records a visit to a URL; returns false when it was visited before.
    pub(super) fn mark_visited(&mut self, url: &Url) -> bool {
        self.seen.insert(url_key(url))
    }

    /// Adds a page that a sitemap lists, or that a caller names.
    pub(super) fn add(&mut self, url: &Url, link_text: &str) {
        self.push(url, link_text, Region::Body, 1, false, None);
    }

    /// Adds a page that may exist at a common path.
    pub(super) fn add_guess(&mut self, url: &Url) {
        self.push(url, "", Region::Body, 1, true, None);
    }

    /// Adds a link of a page that was read. `source` is the page's number in the crawl.
    pub(super) fn add_link(&mut self, url: &Url, link_text: &str, region: Region, depth: usize, source: usize) {
        self.push(url, link_text, region, depth, false, Some(source));
    }

    fn push(
        &mut self,
        url: &Url,
        link_text: &str,
        region: Region,
        depth: usize,
        is_guess: bool,
        source: Option<usize>,
    ) {
        let Some(url) = clean_url(url) else { return };
        if depth > self.limits.depth
            || self.queue.len() >= MAX_WAITING
            || !self.is_on_site(&url)
            || !self.mark_visited(&url)
        {
            return;
        }
        let kind = PageKind::classify(&url, link_text);
        let place = if region.is_around_content() { 20 } else { 0 };
        let segments = url.path_segments().map_or(0, Iterator::count).min(MAX_SEGMENTS);
        let score = i64::from(kind.contact_priority()) * 10 + place - 30 * depth as i64 - 5 * segments as i64;
        self.order += 1;
        self.queue.push(Candidate { url, kind, depth, is_guess, source, score, order: self.order });
    }

    /// Removes and returns the best candidate. The number of pages without a promising kind is limited, so that a crawl
    /// does not follow a calendar forever.
    pub(super) fn next(&mut self) -> Option<Candidate> {
        while let Some(candidate) = self.queue.pop() {
            if self.is_of_broken_links(&candidate) {
                continue;
            }
            if candidate.kind.contact_priority() > PageKind::Other.contact_priority() {
                return Some(candidate);
            }
            if self.other_pages < self.limits.other_pages {
                self.other_pages += 1;
                return Some(candidate);
            }
        }
        None
    }

    /// Records that the page of a candidate was read.
    pub(super) fn record_read(&mut self, candidate: &Candidate) {
        if let Some(group) = candidate.link_group() {
            self.link_counts.entry(group).or_default().read += 1;
        }
    }

    /// Records that the page of a candidate does not exist.
    pub(super) fn record_missing(&mut self, candidate: &Candidate) {
        if let Some(group) = candidate.link_group() {
            self.link_counts.entry(group).or_default().missing += 1;
        }
    }

    /// Returns whether links of a page turned out to be broken.
    pub(super) fn has_broken_links(&self) -> bool {
        self.link_counts.values().any(LinkCounts::are_broken)
    }

    fn is_of_broken_links(&self, candidate: &Candidate) -> bool {
        let group = candidate.link_group();
        group.and_then(|group| self.link_counts.get(&group)).is_some_and(LinkCounts::are_broken)
    }

    /// Returns whether a page that is likely to show contacts is waiting, or the front page, which may link one.
    pub(super) fn has_contact_candidate(&self) -> bool {
        let is_promising = |kind: PageKind| kind == PageKind::Home || kind.shows_contacts();
        self.queue.iter().any(|waiting| is_promising(waiting.kind) && !self.is_of_broken_links(waiting))
    }
}

/// Removes the parts of a URL that do not select the page; `None` for files and likely crawler traps.
fn clean_url(url: &Url) -> Option<Url> {
    let mut url = url.clone();
    url.set_fragment(None);
    if url.as_str().len() > MAX_URL_BYTES || !url.username().is_empty() {
        return None;
    }
    let segments: Vec<&str> = url.path_segments()?.filter(|part| !part.is_empty()).collect();
    let is_repeated = segments.iter().any(|one| segments.iter().filter(|other| *other == one).count() > 2);
    let ending = segments.last().and_then(|last| last.rsplit_once('.')).map(|(_, ending)| ending.to_ascii_lowercase());
    let is_file = ending.is_some_and(|ending| FILE_EXTENSIONS.split_ascii_whitespace().any(|file| file == ending));
    let is_machine = segments.iter().any(|part| {
        matches!(*part, "wp-json" | "wp-admin" | "wp-login.php" | "feed" | "cdn-cgi" | "amp" | "cart" | "xmlrpc.php")
    });
    // A link to an address without `mailto:`.
    let is_address = segments.last().is_some_and(|last| last.contains('@') && parse_address(last).is_some());
    if segments.len() > MAX_SEGMENTS || is_repeated || is_file || is_machine || is_address {
        return None;
    }
    let is_kept =
        |name: &str| !name.starts_with("utm_") && !TRACKING_PARAMETERS.contains(&name.to_ascii_lowercase().as_str());
    let kept: Vec<(String, String)> = url
        .query_pairs()
        .filter(|(name, _)| is_kept(name))
        .map(|(name, value)| (name.into_owned(), value.into_owned()))
        .collect();
    match kept.len() {
        0 => url.set_query(None),
        1 | 2 => drop(url.query_pairs_mut().clear().extend_pairs(kept)),
        _ => return None,
    }
    Some(url)
}

/// Returns the key that all URLs of a page share: scheme, `www.`, index files and a trailing slash are ignored.
fn url_key(url: &Url) -> String {
    let host = url.host_str().unwrap_or_default().trim_start_matches("www.");
    let port = url.port().map(|port| format!(":{port}")).unwrap_or_default();
    let path = url.path().trim_end_matches("index.html").trim_end_matches("index.php").trim_end_matches('/');
    let query = url.query().map(|query| format!("?{query}")).unwrap_or_default();
    format!("{host}{port}{path}{query}")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn url(text: &str) -> Url {
        Url::parse(text).expect("a URL")
    }

    #[test]
    fn what_promises_most_comes_first_and_each_page_once() {
        let mut frontier =
            Frontier::new(&url("https://www.slow.co.uk/"), CrawlLimits { other_pages: 1, ..CrawlLimits::default() });
        for (link, link_text) in [
            ("https://slow.co.uk/2026/01/one", "One"),
            ("https://slow.co.uk/2026/01/two", "Two"),
            ("https://slow.co.uk/about/", "About"),
            ("https://shop.slow.co.uk/contact", "x"),
            ("http://www.slow.co.uk/about/index.html#top", "About again"),
            ("https://slow.co.uk/x?utm_source=a", "Kontakt"),
            ("https://slow.co.uk/x", "Kontakt"),
            ("https://other.co.uk/contact", "Contact"),
            ("https://slow.co.uk/contact.pdf", "Contact"),
            ("https://slow.co.uk/a/a/a/contact", "Contact"),
            ("https://slow.co.uk/contact?a=1&b=2&c=3", "Contact"),
            ("https://slow.co.uk/feed/", "Feed"),
            ("https://slow.co.uk/hi@slow.co.uk", "Contact"),
        ] {
            frontier.add_link(&url(link), link_text, Region::Nav, 1, 0);
        }
        let order: Vec<String> = std::iter::from_fn(|| frontier.next()).map(|next| next.url.to_string()).collect();
        assert_eq!(
            order,
            [
                "https://shop.slow.co.uk/contact",
                "https://slow.co.uk/x",
                "https://slow.co.uk/about/",
                "https://slow.co.uk/2026/01/one"
            ]
        );
        frontier.add_link(&url("https://slow.co.uk/team"), "Team", Region::Body, 9, 0);
        assert!(frontier.next().is_none(), "too deep");
    }

    #[test]
    fn links_of_a_page_whose_links_are_broken_are_skipped() {
        let mut frontier = Frontier::new(&url("https://slow.co.uk/"), CrawlLimits::default());
        for link in 0..20 {
            frontier.add_link(&url(&format!("https://slow.co.uk/x/contact-{link}")), "Contact", Region::Nav, 1, 0);
        }
        frontier.add(&url("https://slow.co.uk/about/us"), "");
        for _ in 0..MAX_BROKEN_LINKS {
            assert!(frontier.has_contact_candidate());
            let candidate = frontier.next().expect("a candidate");
            frontier.record_missing(&candidate);
        }
        assert_eq!(frontier.next().map(|left| left.url.to_string()).as_deref(), Some("https://slow.co.uk/about/us"));
        assert!(!frontier.has_contact_candidate());
    }

    #[test]
    fn one_good_link_does_not_vouch_for_broken_ones() {
        let mut frontier = Frontier::new(&url("https://slow.co.uk/"), CrawlLimits::default());
        frontier.add_link(&url("https://slow.co.uk/about"), "About", Region::Nav, 1, 0);
        for link in 0..200 {
            frontier.add_link(&url(&format!("https://slow.co.uk/b{link}/contact")), "Contact", Region::Nav, 1, 0);
        }
        let (mut missing, mut is_about_read) = (0, false);
        while let Some(candidate) = frontier.next() {
            if candidate.url.path() == "/about" {
                is_about_read = true;
                frontier.record_read(&candidate);
            } else {
                missing += 1;
                frontier.record_missing(&candidate);
            }
        }
        assert_eq!(missing, MAX_BROKEN_LINKS);
        assert!(is_about_read);
    }

    #[test]
    fn hosts_without_a_domain_are_sites_of_their_own() {
        let frontier = Frontier::new(&url("http://127.0.0.1:8080/"), CrawlLimits::default());
        assert!(
            frontier.is_on_site(&url("http://127.0.0.1:8080/x")) && !frontier.is_on_site(&url("http://127.0.0.1:9/x"))
        );
    }
}
