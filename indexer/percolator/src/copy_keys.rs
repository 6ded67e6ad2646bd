//! Keys that syndicated copies of an episode share, and an episode and the one that replaces it.

use earshot_model::{Episode, EpisodeDocument, fold_text};
use sha2::{Digest as _, Sha256};
use std::fmt::Write as _;

/// Shorter descriptions are often the same for different episodes, in characters.
const MIN_TEXT_CHARS: usize = 80;
/// Characters of a description that count. Its end often names the feed.
const MAX_TEXT_CHARS: usize = 500;
/// Extensions without a digit, which hosts do not have.
const FILE_EXTENSIONS: &[&str] = &["aac", "aspx", "flac", "html", "mpga", "ogg", "opus", "php", "wav"];
/// Words in titles of versions that a public episode replaces.
const VERSION_MARKERS: &[&[&str]] =
    &[&["early", "access"], &["early", "release"], &["ad", "free"], &["subscribers", "only"], &["members", "only"]];
const SCHEMES: [&str; 2] = ["https://", "http://"];

/// The key of the audio: its URL without scheme, tracking prefixes and query. `None` without audio.
#[must_use]
pub fn audio_key(episode: &EpisodeDocument) -> Option<String> {
    let url = episode.episode.enclosure_url.as_deref()?;
    let url = SCHEMES.iter().find_map(|scheme| url.strip_prefix(scheme)).unwrap_or(url);
    let url = url.split(['?', '#']).next().unwrap_or(url);
    // `dts.podtrac.com/redirect.mp3/media.example.org/1.mp3`: the last host of the path is that of the file.
    let mut parts: Vec<&str> = url.split('/').collect();
    if let Some(host) = parts.iter().rposition(|part| is_host(part)).filter(|at| *at > 0 && *at + 1 < parts.len()) {
        parts.drain(..host);
    }
    let url = parts.join("/");
    (!url.is_empty()).then(|| digest(&url))
}

/// Whether a part of a path is the name of a host: its last label consists of letters, and is not a file extension.
fn is_host(part: &str) -> bool {
    let Some((_, label)) = part.rsplit_once('.') else { return false };
    label.len() >= 2 && label.bytes().all(|byte| byte.is_ascii_alphabetic()) && !FILE_EXTENSIONS.contains(&label)
}

/// The key of the title and the description. `None` when the description is short.
#[must_use]
pub fn text_key(episode: &EpisodeDocument) -> Option<String> {
    let description: String = fold_text(&episode.episode.description).chars().take(MAX_TEXT_CHARS).collect();
    if description.chars().count() < MIN_TEXT_CHARS {
        return None;
    }
    Some(digest(&format!("{}\n{description}", fold_text(&episode.episode.title))))
}

/// The key of the show and the title, without the words by which a show marks early and paid versions of an episode.
/// `None` without any other word.
#[must_use]
pub fn title_key(episode: &Episode) -> Option<String> {
    let folded = fold_text(&episode.title);
    let words: Vec<&str> = folded.split(|letter: char| !letter.is_alphanumeric()).filter(|it| !it.is_empty()).collect();
    let mut left = Vec::with_capacity(words.len());
    let mut rest = words.as_slice();
    while let [word, further @ ..] = rest {
        let marker = VERSION_MARKERS.iter().find(|marker| rest.starts_with(marker));
        if marker.is_none() {
            left.push(*word);
        }
        rest = marker.map_or(further, |marker| &rest[marker.len()..]);
    }
    (!left.is_empty()).then(|| digest(&format!("{}\n{}", episode.podcast_id, left.join(" "))))
}

fn digest(text: &str) -> String {
    Sha256::digest(text.as_bytes())[..16].iter().fold(String::with_capacity(32), |mut key, byte| {
        // Writing to a text cannot fail.
        let _ = write!(key, "{byte:02x}");
        key
    })
}
