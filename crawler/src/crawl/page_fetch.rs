//! Fetches one page, parses it, and extracts its findings on a blocking thread.

use super::cache::{CachedPage, PageCache};
use super::fetch::Fetcher;
use super::validators::Validators;
use crate::extract::{PageFindings, extract};
use crate::page::{self, Page};
use crate::site::{CrawlError, PageKind};
use earshot_net::FetchRequest;
use sha2::{Digest, Sha256};
use std::time::Duration;
use url::Url;

const ACCEPT: &str = "text/html, application/xhtml+xml, text/plain;q=0.5, */*;q=0.1";

pub(super) struct PageFetch {
    pub(super) parsed: ParsedPage,
    /// Bytes received over the network.
    pub(super) bytes: usize,
    pub(super) is_cached: bool,
    pub(super) validators: Validators,
}

/// Error kind of an unchanged page that is not in the cache.
pub(super) const UNCHANGED: &str = "unchanged";

pub(super) struct ParsedPage {
    pub(super) page: Page,
    pub(super) findings: PageFindings,
    /// Hash of the page's relevant content. Pages with equal hashes are duplicates.
    pub(super) content_hash: [u8; 32],
}

pub(super) async fn fetch_page(
    url: &Url,
    fetcher: &impl Fetcher,
    cache: &impl PageCache,
    unless: Option<&Validators>,
    max_bytes: usize,
    time: Duration,
) -> Result<PageFetch, CrawlError> {
    let error = |kind: &str, message: String| CrawlError { url: url.to_string(), kind: kind.to_owned(), message };
    let held = cache.get(url.as_str());
    let held_validators =
        held.as_ref().map(|held| Validators { etag: held.etag.clone(), last_modified: held.last_modified.clone() });
    let Validators { etag, last_modified } = held_validators.or_else(|| unless.cloned()).unwrap_or_default();
    let request = FetchRequest { accept: ACCEPT, max_bytes, timeout: time, ..FetchRequest::new(url.as_str()) };
    let answer = fetcher.fetch(request.with_validators(etag, last_modified)).await;
    let answer = answer.map_err(|failed| error(failed.kind(), failed.to_string()))?;
    let bytes = answer.body.len();
    let is_cached = answer.is_not_modified();
    let (page, hold, robots_tag) = match held.filter(|_| is_cached) {
        Some(held) => (held, answer.permit, answer.robots_tag),
        None if is_cached => return Err(error(UNCHANGED, "the page is unchanged".to_owned())),
        None if answer.is_challenge => {
            return Err(error("challenge", "the server returned a bot challenge".to_owned()));
        }
        None if answer.status != 200 => {
            return Err(error(
                &format!("status-{}", answer.status),
                format!("the server returned status {}", answer.status),
            ));
        }
        None if !is_page_type(answer.content_type.as_deref()) => {
            let kind = answer.content_type.unwrap_or_default();
            return Err(error("not-html", format!("the content type is {}", &kind[..kind.floor_char_boundary(100)])));
        }
        None => {
            let page = CachedPage {
                final_url: answer.final_url,
                content_type: answer.content_type,
                etag: answer.etag,
                last_modified: answer.last_modified,
                body: answer.body,
            };
            if page.etag.is_some() || page.last_modified.is_some() {
                cache.put(url.as_str(), &page);
            }
            (page, answer.permit, answer.robots_tag)
        }
    };
    let validators = Validators { etag: page.etag.clone(), last_modified: page.last_modified.clone() };
    let read = tokio::task::spawn_blocking(move || {
        let read = parse_page(&page, robots_tag.as_deref());
        drop(hold);
        read
    });
    match read.await {
        Ok(Ok(read)) => Ok(PageFetch { parsed: read, bytes, is_cached, validators }),
        Ok(Err((kind, message))) => Err(error(kind, message)),
        Err(failed) => Err(error("unreadable", failed.to_string())),
    }
}

/// Returns the body at a URL, if there is one.
pub(super) async fn fetch_body(
    url: &Url,
    fetcher: &impl Fetcher,
    max_bytes: usize,
    time: Duration,
) -> Result<Vec<u8>, ()> {
    let request = FetchRequest { max_bytes, timeout: time, ..FetchRequest::new(url.as_str()) };
    match fetcher.fetch(request).await {
        Ok(answer) if answer.is_content() => Ok(answer.body),
        _ => Err(()),
    }
}

fn is_page_type(content_type: Option<&str>) -> bool {
    let kind = content_type.unwrap_or_default().split(';').next().unwrap_or_default().trim().to_ascii_lowercase();
    matches!(
        kind.as_str(),
        "" | "text/html"
            | "application/xhtml+xml"
            | "text/plain"
            | "application/octet-stream"
            | "text/xml"
            | "application/xml"
    )
}

fn parse_page(page: &CachedPage, robots_tag: Option<&str>) -> Result<ParsedPage, (&'static str, String)> {
    let url = Url::parse(&page.final_url).map_err(|error| ("bad-url", error.to_string()))?;
    let mut read = page::read_page(&url, &page.body, page.content_type.as_deref())
        .map_err(|error| (error.kind(), error.to_string()))?;
    // The `X-Robots-Tag` header takes precedence, for all agents or for this one.
    let directives = robots_tag.unwrap_or_default().to_ascii_lowercase();
    read.is_nofollow |= directives
        .split(',')
        .any(|word| matches!(word.trim().trim_start_matches("earshot:").trim(), "nofollow" | "none"));
    let findings = extract(&read, PageKind::classify(&url, read.headings.first().unwrap_or(&read.title)));
    let mut hash = Sha256::new();
    for block in &read.blocks {
        hash.update(&block.text);
        hash.update(b"\n");
    }
    for anchor in &read.anchors {
        hash.update(&anchor.href);
        hash.update(b"\n");
    }
    Ok(ParsedPage { page: read, findings, content_hash: hash.finalize().into() })
}
