//! Which file or link is the transcript of which episode. The rule stands in the README of this room.

use crate::feed::{ParsedFeed, ParsedItem};
use crate::transcript::{ParsedTranscript, parse};
use earshot_model::limits::{MAX_LIST_ENTRIES, MAX_TRANSCRIPT_BYTES};
use earshot_model::{EpisodeId, PodcastId, Timestamp, Transcript, TranscriptLink, slug};
use earshot_net::{FetchRequest, HttpClient};
use std::collections::HashMap;
use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// Extensions of transcripts, best first: what says most about times and speakers.
const EXTENSIONS: &[&str] = &["json", "vtt", "srt", "html", "txt"];
/// How many links of one episode are tried.
const MAX_TRIES: usize = 3;

/// The transcript files below a folder, by name and by slug.
#[derive(Default)]
pub(super) struct TranscriptFolder {
    by_name: HashMap<String, Vec<PathBuf>>,
    by_slug: HashMap<String, Vec<PathBuf>>,
}

impl TranscriptFolder {
    /// Lists a folder once.
    pub(super) fn open(root: &Path) -> io::Result<Self> {
        let mut folder = Self::default();
        let mut pending = vec![root.to_owned()];
        let mut count = 0;
        while let Some(directory) = pending.pop() {
            let mut paths = fs::read_dir(&directory)?
                .map(|entry| entry.map(|entry| entry.path()))
                .collect::<io::Result<Vec<_>>>()?;
            paths.sort();
            for path in paths {
                let Ok(kind) = fs::symlink_metadata(&path) else { continue };
                if kind.is_dir() {
                    pending.push(path);
                } else if is_transcript(&path) && count < MAX_LIST_ENTRIES {
                    count += 1;
                    folder.add(path);
                }
            }
        }
        Ok(folder)
    }

    fn add(&mut self, path: PathBuf) {
        let name = path.file_name().unwrap_or_default().to_string_lossy().to_lowercase();
        let stem = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        if let Some(slug) = slug::from_title(&stem) {
            self.by_slug.entry(slug).or_default().push(path.clone());
        }
        self.by_name.entry(name).or_default().push(path);
    }

    fn find(&self, item: &ParsedItem, episode_slug: &str, feed_stem: Option<&str>) -> Option<&PathBuf> {
        let by_link = item
            .transcript_links
            .iter()
            .filter_map(|link| file_name(&link.url))
            .map(|name| self.by_name.get(&name.to_lowercase()));
        let guid = item.guid.as_deref().and_then(slug::from_title);
        let slugs = [guid, Some(episode_slug.to_owned()), slug::from_title(&item.title)];
        let by_slug = slugs.iter().flatten().map(|slug| self.by_slug.get(slug));
        by_link.chain(by_slug).flatten().find_map(|paths| choose(paths, feed_stem))
    }
}

/// A file in a folder named after the feed, else the only one of its name.
fn choose<'a>(paths: &'a [PathBuf], feed_stem: Option<&str>) -> Option<&'a PathBuf> {
    let is_of_feed = |path: &&PathBuf| {
        let names = path.parent().into_iter().flat_map(Path::components);
        feed_stem.is_some_and(|stem| names.into_iter().any(|part| part.as_os_str().to_string_lossy() == stem))
    };
    let mut of_feed: Vec<&PathBuf> = paths.iter().filter(is_of_feed).collect();
    if of_feed.is_empty() && same_stem(paths) {
        of_feed = paths.iter().collect();
    }
    of_feed.into_iter().min_by_key(|path| rank(path))
}

/// Several files count as one when they differ in the extension only.
fn same_stem(paths: &[PathBuf]) -> bool {
    paths.windows(2).all(|pair| pair[0].with_extension("") == pair[1].with_extension(""))
}

fn rank(path: &Path) -> usize {
    let extension = path.extension().unwrap_or_default().to_string_lossy().to_lowercase();
    EXTENSIONS.iter().position(|known| *known == extension).unwrap_or(EXTENSIONS.len())
}

fn is_transcript(path: &Path) -> bool {
    rank(path) < EXTENSIONS.len()
}

/// The last segment of a URL's path.
fn file_name(url: &str) -> Option<String> {
    let parsed = url::Url::parse(url).ok()?;
    let name = parsed.path_segments()?.next_back()?;
    (!name.is_empty() && !name.contains('%') && name != "..").then(|| name.to_owned())
}

/// The local transcript of an episode, beside the feed file or in the folder.
pub(super) fn local(
    item: &ParsedItem,
    episode_slug: &str,
    feed_file: Option<&Path>,
    folder: Option<&TranscriptFolder>,
) -> Option<(String, ParsedTranscript)> {
    let beside = feed_file.and_then(Path::parent).into_iter().flat_map(|directory| {
        let names = ranked(&item.transcript_links).into_iter().filter_map(|link| file_name(&link.url));
        names.map(move |name| directory.join(name))
    });
    let stem = feed_file.and_then(Path::file_stem).map(|stem| stem.to_string_lossy().into_owned());
    let found = folder.and_then(|folder| folder.find(item, episode_slug, stem.as_deref())).cloned();
    beside.chain(found).find_map(|path| {
        let mut bytes = Vec::new();
        File::open(&path).ok()?.take(MAX_TRANSCRIPT_BYTES as u64).read_to_end(&mut bytes).ok()?;
        let transcript = parse(&bytes).ok()?;
        Some((path.file_name()?.to_string_lossy().into_owned(), transcript))
    })
}

/// Facts 6: json, vtt, srt, html, plain.
fn ranked(links: &[TranscriptLink]) -> Vec<&TranscriptLink> {
    let mut ranked: Vec<&TranscriptLink> = links.iter().collect();
    ranked.sort_by_key(|link| {
        let media_type = link.media_type.as_deref().unwrap_or_default();
        let by_type = ["json", "vtt", "srt", "html", "plain"]
            .iter()
            .position(|kind| media_type.contains(kind) || (*kind == "srt" && media_type.contains("subrip")));
        by_type.unwrap_or_else(|| rank(Path::new(link.url.split(['?', '#']).next().unwrap_or_default())))
    });
    ranked
}

/// Fetches the best link that is a transcript.
pub(super) async fn remote(http: &HttpClient, links: &[TranscriptLink]) -> Option<(String, ParsedTranscript)> {
    for link in ranked(links).into_iter().take(MAX_TRIES) {
        let request = FetchRequest {
            max_bytes: MAX_TRANSCRIPT_BYTES,
            deadline: Duration::from_secs(60),
            ..FetchRequest::new(&link.url)
        };
        if let Ok(answer) = http.fetch(&request).await
            && answer.status == 200
            && let Ok(transcript) = parse(&answer.body)
        {
            return Some((link.url.clone(), transcript));
        }
    }
    None
}

/// The catalog's form of a transcript.
pub(super) fn entity(
    (source, parsed): (String, ParsedTranscript),
    item: &ParsedItem,
    feed: &ParsedFeed,
    (podcast_id, episode_id): (PodcastId, EpisodeId),
    now: Timestamp,
) -> Transcript {
    let linked = item
        .transcript_links
        .iter()
        .find(|link| link.url == source || file_name(&link.url).as_deref() == Some(&source));
    let language = linked.and_then(|link| link.language.clone()).or_else(|| feed.channel.language.clone());
    Transcript { episode_id, podcast_id, language, source, format: parsed.format, cues: parsed.cues, fetched_at: now }
}
