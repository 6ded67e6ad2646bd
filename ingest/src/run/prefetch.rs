//! A feed that is parsed as soon as it arrives.

use crate::feed::{FeedRejection, ParseContext, ParsedFeed, parse};
use earshot_model::limits::MAX_FEED_BYTES;
use earshot_net::FetchResponse;
use sha2::{Digest, Sha256};
use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

/// A feed that was parsed before its unit.
pub(super) struct PrefetchedFeed {
    pub(super) bytes: usize,
    pub(super) body_hash: String,
    pub(super) feed: Result<Box<ParsedFeed>, FeedRejection>,
}

impl PrefetchedFeed {
    /// Takes the body of a response, unless it may be a list.
    pub(super) fn from_response(response: &mut FetchResponse) -> Option<Self> {
        if response.status != 200 {
            return None;
        }
        let context = ParseContext {
            content_type: response.content_type.as_deref(),
            base_url: Some(response.final_url.as_str()),
        };
        let feed = parse(&response.body, &context).map(Box::new);
        if matches!(feed, Err(FeedRejection::Opml)) {
            return None;
        }
        let body = std::mem::take(&mut response.body);
        Some(Self { bytes: body.len(), body_hash: hex::encode(Sha256::digest(&body)), feed })
    }

    /// Reads a file; `None` when it cannot be read, which its unit reports.
    pub(super) fn from_file(path: &Path) -> Option<Self> {
        let body = read_feed_file(path).ok()?;
        let feed = parse(&body, &ParseContext { content_type: None, base_url: None }).map(Box::new);
        Some(Self { bytes: body.len(), body_hash: hex::encode(Sha256::digest(&body)), feed })
    }
}

/// Reads a file up to one byte more than the limit, so that the parser detects and reports larger files.
pub(super) fn read_feed_file(path: &Path) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    File::open(path)?.take(MAX_FEED_BYTES as u64 + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}
