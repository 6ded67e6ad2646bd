//! From what arrived to parsed feeds, in parallel.

use super::arrivals::{Answer, Arrival};
use crate::feed::{NotAFeed, ParseContext, ParsedFeed, parse};
use crate::source::Entry;
use earshot_catalog::{FeedCheck, FeedState};
use earshot_model::limits::MAX_FEED_BYTES;
use earshot_net::{FetchError, Fetched};
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
    /// `None` for a file.
    pub(super) asked: Option<Asked>,
    /// Of the body.
    pub(super) bytes: u64,
}

impl Loaded {
    /// What a person knows it by.
    pub(super) fn what(&self) -> String {
        self.path.as_ref().map_or_else(|| self.url.clone(), |path| path.display().to_string())
    }

    /// The answer without its body, when one came.
    pub(super) fn answer(&self) -> Option<&Fetched> {
        self.asked.as_ref()?.answer.as_ref().ok()
    }

    /// What was remembered of asking for it.
    pub(super) fn before(&self) -> Option<&FeedCheck> {
        self.asked.as_ref()?.before.as_ref()
    }
}

/// That a feed was asked for, and what came.
pub(super) struct Asked {
    pub(super) before: Option<FeedCheck>,
    /// The answer without its body, or why there was none.
    pub(super) answer: Result<Fetched, FetchError>,
}

pub(super) enum Outcome {
    Parsed {
        feed: Box<ParsedFeed>,
        body_hash: String,
    },
    /// The server says that nothing changed.
    NotModified,
    /// The same bytes as last time.
    SameBytes,
    /// An OPML list where a feed could have been.
    List(Vec<String>),
    Failed(Failure),
}

/// Why a feed was not read.
#[derive(Clone, Debug)]
pub(super) struct Failure {
    /// Kebab-case, for counting.
    pub(super) kind: String,
    pub(super) message: String,
    /// A whole body came, and it is no feed.
    pub(super) is_no_feed: bool,
}

impl Failure {
    pub(super) fn new(kind: impl Into<String>, message: impl Into<String>) -> Self {
        Self { kind: kind.into(), message: message.into(), is_no_feed: false }
    }
}

/// A feed that was read before its unit.
pub(super) struct Ahead {
    pub(super) bytes: usize,
    body_hash: String,
    feed: Result<Box<ParsedFeed>, NotAFeed>,
}

impl Ahead {
    /// Takes the body of an answer that has one, unless it may be a list.
    pub(super) fn read(answer: &mut Answer) -> Option<Self> {
        let Answer::Fetched(answer) = answer else { return None };
        let answer = answer.as_mut().as_mut().ok().filter(|answer| answer.status == 200)?;
        let context =
            ParseContext { content_type: answer.content_type.as_deref(), base_url: Some(answer.final_url.as_str()) };
        let feed = parse(&answer.body, &context).map(Box::new);
        if matches!(feed, Err(NotAFeed::Opml)) {
            return None;
        }
        let body = std::mem::take(&mut answer.body);
        Some(Self { bytes: body.len(), body_hash: hex::encode(Sha256::digest(&body)), feed })
    }
}

enum Raw {
    Ahead(Ahead),
    Body { bytes: Vec<u8>, content_type: Option<String>, base_url: Option<String> },
    NotModified,
    Failed(Failure),
}

/// The URLs of arrivals whose states are needed: those that brought a body, which may be new; those that were never read,
/// which may be aliases; those that say that they move. A feed that has no news costs no look into the catalog.
pub(super) fn urls_in_question(arrivals: &[Arrival]) -> Vec<String> {
    let is_in_question = |arrival: &&Arrival| {
        let was_read = arrival.ask.check.as_ref().is_some_and(|check| check.podcast_id.is_some());
        let is_moving = arrival.ask.check.as_ref().is_some_and(|check| check.origin.moving.is_some());
        let brings = |answer: &Fetched| answer.is_content() || answer.permanent_url.is_some();
        match &arrival.answer {
            Answer::Fetched(answer) => !was_read || is_moving || answer.as_ref().as_ref().is_ok_and(brings),
            Answer::File | Answer::Offline => false,
        }
    };
    let url = |arrival: &Arrival| match &arrival.ask.entry {
        Entry::Url { url, .. } => Some(url.clone()),
        Entry::File { .. } => None,
    };
    arrivals.iter().filter(is_in_question).filter_map(url).collect()
}

/// Each arrival parsed, or with the reason why not, in the same order. With `parse_all` the same bytes are read again.
pub(super) fn load(arrivals: Vec<Arrival>, states: &HashMap<String, FeedState>, parse_all: bool) -> Vec<Loaded> {
    let load = |arrival: Arrival| {
        let Arrival { ask, answer, ahead, .. } = arrival;
        match ask.entry {
            Entry::File { path, name } => {
                let raw = read_file(&path);
                finish(
                    Reading { url: file_url(&name), path: Some(path), asked: None, known: None, may_be_list: false },
                    raw,
                )
            }
            Entry::Url { url, may_be_list } => {
                let (raw, asked) = match (answer, ahead) {
                    (Answer::Fetched(answer), Some(ahead)) => {
                        (Raw::Ahead(ahead), Some(Asked { before: ask.check, answer: *answer }))
                    }
                    (Answer::Fetched(answer), None) => judge(*answer, ask.check),
                    (Answer::File | Answer::Offline, _) => {
                        (Raw::Failed(Failure::new("offline", "this run does not use the network")), None)
                    }
                };
                let known = states.get(&url).filter(|_| !parse_all);
                finish(Reading { url, path: None, asked, known, may_be_list }, raw)
            }
        }
    };
    arrivals.into_par_iter().map(load).collect()
}

fn judge(answer: Result<Fetched, FetchError>, before: Option<FeedCheck>) -> (Raw, Option<Asked>) {
    let mut answer = answer;
    let raw = match &mut answer {
        Err(error) => Raw::Failed(failure_of(error)),
        Ok(answer) => match answer.status {
            200 => Raw::Body {
                bytes: std::mem::take(&mut answer.body),
                content_type: answer.content_type.clone(),
                base_url: Some(answer.final_url.clone()),
            },
            304 => Raw::NotModified,
            // Facts 1.2: 202, 203 and the like bring no feed.
            status => Raw::Failed(Failure::new(format!("http-{status}"), format!("the server answered {status}"))),
        },
    };
    (raw, Some(Asked { before, answer }))
}

struct Reading<'a> {
    url: String,
    path: Option<PathBuf>,
    asked: Option<Asked>,
    known: Option<&'a FeedState>,
    may_be_list: bool,
}

fn finish(reading: Reading<'_>, raw: Raw) -> Loaded {
    let Reading { url, path, asked, known, may_be_list } = reading;
    let is_file = path.is_some();
    let loaded = |url, outcome, bytes| Loaded { url, path, outcome, asked, bytes };
    let is_known = |body_hash: &str| known.is_some_and(|state| state.body_hash.as_deref() == Some(body_hash));
    let (length, body_hash, read) = match raw {
        Raw::NotModified => return loaded(url, Outcome::NotModified, 0),
        Raw::Failed(failure) => return loaded(url, Outcome::Failed(failure), 0),
        Raw::Ahead(Ahead { bytes, body_hash, .. }) if is_known(&body_hash) => {
            return loaded(url, Outcome::SameBytes, bytes as u64);
        }
        Raw::Ahead(Ahead { bytes, body_hash, feed }) => (bytes as u64, body_hash, feed),
        Raw::Body { bytes, content_type, base_url } => {
            let (length, body_hash) = (bytes.len() as u64, hex::encode(Sha256::digest(&bytes)));
            if is_known(&body_hash) {
                return loaded(url, Outcome::SameBytes, length);
            }
            let context = ParseContext { content_type: content_type.as_deref(), base_url: base_url.as_deref() };
            let read = parse(&bytes, &context).map(Box::new);
            if may_be_list && matches!(read, Err(NotAFeed::Opml)) {
                return loaded(url, Outcome::List(crate::source::opml_urls(&bytes)), length);
            }
            (length, body_hash, read)
        }
    };
    match read {
        Ok(feed) => {
            // A file stands for the feed that it says it is.
            let own_url = feed.channel.self_url.clone().filter(|_| is_file);
            loaded(own_url.unwrap_or(url), Outcome::Parsed { feed, body_hash }, length)
        }
        Err(reason) => {
            let failure = Failure { is_no_feed: true, ..Failure::new(reason.kind(), reason.to_string()) };
            loaded(url, Outcome::Failed(failure), length)
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
