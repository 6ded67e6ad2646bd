//! The link extraction batch: every podcast whose feed changed, one unit of work at a time.

use crate::contacts::merge_feed_contacts;
use crate::extract_feed_links;
use crate::site::site_key_of;
use earshot_catalog::{CatalogError, CrawlUpdate, PodcastSite, PodcastToCrawl, Writer};
use earshot_model::{Clock, Link, OptOuts, Podcast, RecognizedUrl, SocialKind, Timestamp, recognize_url};
use url::Url;

/// Podcasts per unit of work.
const PODCASTS_PER_UNIT: usize = 2_000;
const MAX_URL_BYTES: usize = 2_048;

/// Result of a pass over the due podcasts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct FeedLinkReport {
    pub podcasts: u64,
    pub links: u64,
    pub podcasts_with_links: u64,
}

/// Extracts the links of every podcast whose feed changed. The run can stop at any time: uncommitted podcasts are due
/// again. `progress` receives the number of finished podcasts.
pub fn extract_links_of_feeds(
    writer: &mut Writer,
    clock: &Clock,
    mut progress: impl FnMut(u64),
) -> Result<FeedLinkReport, CatalogError> {
    let hidden: OptOuts = writer.opt_outs()?.into_iter().collect();
    let mut report = FeedLinkReport::default();
    loop {
        let due = writer.podcasts_to_crawl(PODCASTS_PER_UNIT)?;
        if due.is_empty() {
            return Ok(report);
        }
        let now = clock.now();
        let updates: Vec<CrawlUpdate> = due.iter().map(|due| crawl_podcast(due, &hidden, now)).collect();
        writer.put_links(&updates, now)?;
        report.podcasts += updates.len() as u64;
        report.links += updates.iter().map(|update| update.links.len() as u64).sum::<u64>();
        report.podcasts_with_links += updates.iter().filter(|update| !update.links.is_empty()).count() as u64;
        progress(report.podcasts);
    }
}

fn crawl_podcast(due: &PodcastToCrawl, hidden: &OptOuts, now: Timestamp) -> CrawlUpdate {
    let podcast = &due.podcast;
    let links = extract_feed_links(podcast).into_iter().map(|found| Link {
        podcast_id: podcast.id,
        kind: found.kind,
        url: found.url,
        source: found.source,
        sighting: None,
        first_seen_at: now,
        last_seen_at: now,
    });
    CrawlUpdate {
        podcast_id: podcast.id,
        revision: due.revision,
        links: links.collect(),
        site: find_podcast_site(podcast),
        contacts: merge_feed_contacts(&due.contacts, podcast, hidden, now),
    }
}

/// Returns the key of a site in the catalog for an address as people write it.
/// `None` when the address is not an http(s) URL.
///
/// ```
/// use earshot_crawler::site_key;
/// assert_eq!(site_key("https://www.slow.example/about").as_deref(), Some("slow.example"));
/// assert_eq!(site_key("slow.example"), site_key("http://slow.example/"));
/// assert_eq!(site_key("mailto:ada@slow.example"), None);
/// ```
#[must_use]
pub fn site_key(address: &str) -> Option<String> {
    let address = address.trim();
    let with_scheme = if address.contains("://") { address.to_owned() } else { format!("https://{address}") };
    url_site_key(&with_scheme)
}

fn url_site_key(url: &str) -> Option<String> {
    let parsed = Url::parse(url).ok()?;
    if !matches!(parsed.scheme(), "http" | "https") || !parsed.has_host() || !parsed.username().is_empty() {
        return None;
    }
    // On a platform, each account is a site of its own.
    let is_account = matches!(recognize_url(url), RecognizedUrl::Profile { .. });
    Some(if is_account { url.to_owned() } else { site_key_of(&parsed) })
}

/// Returns the website that a podcast names. A profile or directory entry is not a website; a link-in-bio page is treated
/// as one.
fn find_podcast_site(podcast: &Podcast) -> Option<PodcastSite> {
    let url = podcast.website_url.as_deref()?.trim();
    let is_site = match recognize_url(url) {
        RecognizedUrl::Profile { kind, .. } => kind == SocialKind::Linktree,
        RecognizedUrl::Directory { .. } => false,
        RecognizedUrl::Rejected { .. } | RecognizedUrl::Unknown => true,
    };
    if !is_site || url.len() > MAX_URL_BYTES {
        return None;
    }
    Some(PodcastSite { site_key: url_site_key(url)?, url: url.to_owned() })
}
