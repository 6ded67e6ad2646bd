//! A feed that is parsed as soon as it arrives.

use crate::feed::{FeedRejection, ParseContext, ParsedFeed, parse};
use earshot_net::FetchResponse;
use sha2::{Digest, Sha256};

/// A feed that was parsed before its unit.
pub(super) struct PrefetchedFeed {
    pub(super) bytes: usize,
    pub(super) body_hash: String,
    pub(super) feed: Result<Box<ParsedFeed>, FeedRejection>,
}

impl PrefetchedFeed {
    /// Takes the body of a response, unless it may be a list.
    pub(super) fn from_response(answer: &mut FetchResponse) -> Option<Self> {
        if answer.status != 200 {
            return None;
        }
        let context =
            ParseContext { content_type: answer.content_type.as_deref(), base_url: Some(answer.final_url.as_str()) };
        let feed = parse(&answer.body, &context).map(Box::new);
        if matches!(feed, Err(FeedRejection::Opml)) {
            return None;
        }
        let body = std::mem::take(&mut answer.body);
        Some(Self { bytes: body.len(), body_hash: hex::encode(Sha256::digest(&body)), feed })
    }
}
