//! Getting the bytes of a unit's feeds, from disk or from the network, and parsing them in parallel.

use crate::feed::{NotAFeed, ParseContext, ParsedFeed, parse};
use crate::source::Entry;
use earshot_catalog::FeedState;
use earshot_model::limits::MAX_FEED_BYTES;
use earshot_net::{FetchError, FetchRequest, Fetched, HttpClient};
use futures::StreamExt;
use rayon::prelude::*;
use sha2::{Digest, Sha256};
use std::collections::HashMap;
use std::fs::File;
use std::io::Read;
use std::path::{Path, PathBuf};

/// An entry with what came of reading it.
pub(super) struct Loaded {
    /// The URL that stands for the feed.
    pub(super) url: String,
    /// The file, when it was one.
    pub(super) path: Option<PathBuf>,
    pub(super) outcome: Outcome,
    pub(super) http: Option<HttpFacts>,
    pub(super) bytes: u64,
}

/// What an answer says of itself, for the next request.
pub(super) struct HttpFacts {
    pub(super) status: u16,
    pub(super) etag: Option<String>,
    pub(super) last_modified: Option<String>,
}

pub(super) enum Outcome {
    Parsed {
        feed: Box<ParsedFeed>,
        body_hash: String,
    },
    /// The same bytes as last time.
    Unchanged,
    /// An OPML list where a feed could have been.
    List(Vec<String>),
    Failed(Failure),
}

/// Why a feed was not read.
pub(super) struct Failure {
    /// Kebab-case, for counting.
    pub(super) kind: String,
    pub(super) message: String,
}

impl Failure {
    fn new(kind: impl Into<String>, message: impl Into<String>) -> Self {
        Self { kind: kind.into(), message: message.into() }
    }
}

enum Raw {
    Body { bytes: Vec<u8>, content_type: Option<String>, base_url: Option<String> },
    Unchanged,
    Failed(Failure),
}

/// How a unit is loaded.
pub(super) struct Loader<'a> {
    pub(super) http: Option<&'a HttpClient>,
    pub(super) runtime: Option<&'a tokio::runtime::Handle>,
    pub(super) in_flight: usize,
    /// Parse even what did not change.
    pub(super) parse_all: bool,
}

impl Loader<'_> {
    /// The entries in their order, each read and parsed or with the reason why not.
    pub(super) fn load(&self, entries: Vec<Entry>, states: &HashMap<String, FeedState>) -> Vec<Loaded> {
        let fetched = self.fetch_all(&entries, states);
        let load = |(entry, fetched): (Entry, Option<Result<Fetched, Failure>>)| match entry {
            Entry::File { path, name } => {
                let raw = read_file(&path);
                self.finish(file_url(&name), Some(path), raw, None, None, false)
            }
            Entry::Url { url, may_be_list } => {
                let state = states.get(&url);
                let (raw, http) = self.judge(fetched);
                self.finish(url, None, raw, http, state, may_be_list)
            }
        };
        entries.into_par_iter().zip(fetched).map(load).collect()
    }

    fn fetch_all(
        &self,
        entries: &[Entry],
        states: &HashMap<String, FeedState>,
    ) -> Vec<Option<Result<Fetched, Failure>>> {
        let has_urls = entries.iter().any(|entry| matches!(entry, Entry::Url { .. }));
        let (Some(http), Some(runtime), true) = (self.http, self.runtime, has_urls) else {
            return entries.iter().map(|_| None).collect();
        };
        let fetch = |entry: &Entry| {
            let request = match entry {
                Entry::File { .. } => None,
                Entry::Url { url, .. } => Some(self.request(url, states.get(url))),
            };
            async move {
                match request {
                    Some(request) => Some(http.fetch(&request).await.map_err(|error| failure_of(&error))),
                    None => None,
                }
            }
        };
        runtime.block_on(futures::stream::iter(entries.iter().map(fetch)).buffered(self.in_flight.max(1)).collect())
    }

    /// Facts 1.2: validators only while we hold what they validate.
    fn request(&self, url: &str, state: Option<&FeedState>) -> FetchRequest {
        let request = FetchRequest::feed(url);
        match state.filter(|state| state.body_hash.is_some() && !self.parse_all) {
            Some(state) => request.if_changed(state.etag.clone(), state.last_modified.clone()),
            None => request,
        }
    }

    fn judge(&self, fetched: Option<Result<Fetched, Failure>>) -> (Raw, Option<HttpFacts>) {
        let answer = match fetched {
            None => return (Raw::Failed(Failure::new("offline", "this run does not use the network")), None),
            Some(Err(failure)) => return (Raw::Failed(failure), None),
            Some(Ok(answer)) => answer,
        };
        let facts = HttpFacts { status: answer.status, etag: answer.etag, last_modified: answer.last_modified };
        let raw = match facts.status {
            200 => {
                Raw::Body { bytes: answer.body, content_type: answer.content_type, base_url: Some(answer.final_url) }
            }
            304 => Raw::Unchanged,
            // Facts 1.2: 202, 203 and the like bring no feed.
            status => Raw::Failed(Failure::new(format!("http-{status}"), format!("the server answered {status}"))),
        };
        (raw, Some(facts))
    }

    fn finish(
        &self,
        url: String,
        path: Option<PathBuf>,
        raw: Raw,
        http: Option<HttpFacts>,
        state: Option<&FeedState>,
        may_be_list: bool,
    ) -> Loaded {
        let loaded = |url, outcome, bytes| Loaded { url, path: path.clone(), outcome, http, bytes };
        let (bytes, content_type, base_url) = match raw {
            Raw::Unchanged => return loaded(url, Outcome::Unchanged, 0),
            Raw::Failed(failure) => return loaded(url, Outcome::Failed(failure), 0),
            Raw::Body { bytes, content_type, base_url } => (bytes, content_type, base_url),
        };
        let length = bytes.len() as u64;
        let body_hash = hex(&Sha256::digest(&bytes));
        let is_known = state.is_some_and(|state| state.body_hash.as_deref() == Some(&body_hash));
        if is_known && !self.parse_all {
            return loaded(url, Outcome::Unchanged, length);
        }
        let context = ParseContext { content_type: content_type.as_deref(), base_url: base_url.as_deref() };
        match parse(&bytes, &context) {
            Ok(feed) => {
                // A file stands for the feed that it says it is.
                let own_url = feed.channel.self_url.clone().filter(|_| path.is_some());
                loaded(own_url.unwrap_or(url), Outcome::Parsed { feed: Box::new(feed), body_hash }, length)
            }
            Err(NotAFeed::Opml) if may_be_list => loaded(url, Outcome::List(crate::source::opml_urls(&bytes)), length),
            Err(reason) => loaded(url, Outcome::Failed(Failure::new(reason.kind(), reason.to_string())), length),
        }
    }
}

fn read_file(path: &Path) -> Raw {
    let mut bytes = Vec::new();
    // One byte more than is read, so that the parser notices and says so.
    let limit = MAX_FEED_BYTES as u64 + 1;
    match File::open(path).and_then(|file| file.take(limit).read_to_end(&mut bytes)) {
        Ok(_) => Raw::Body { bytes, content_type: None, base_url: None },
        Err(error) => Raw::Failed(Failure::new("unreadable", error.to_string())),
    }
}

fn failure_of(error: &FetchError) -> Failure {
    let mut message = error.to_string();
    let mut source = std::error::Error::source(error);
    while let Some(cause) = source {
        message = format!("{message}: {cause}");
        source = cause.source();
    }
    Failure::new(error.kind(), message)
}

/// The URL of a file that does not say which feed it is: its name within the source, so that moving a folder changes
/// nothing.
fn file_url(name: &str) -> String {
    format!("file:///{name}")
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::with_capacity(bytes.len() * 2), |text, byte| text + &format!("{byte:02x}"))
}
