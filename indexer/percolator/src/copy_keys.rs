//! Keys that syndicated copies of an episode share.

use earshot_model::{EpisodeDocument, fold_text};
use sha2::{Digest as _, Sha256};
use std::fmt::Write as _;

/// Shorter descriptions are often the same for different episodes, in characters.
const MIN_TEXT_CHARS: usize = 80;
/// Characters of a description that count. Its end often names the feed.
const MAX_TEXT_CHARS: usize = 500;
/// Extensions without a digit, which hosts do not have.
const FILE_EXTENSIONS: &[&str] = &["aac", "aspx", "flac", "html", "mpga", "ogg", "opus", "php", "wav"];
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

fn digest(text: &str) -> String {
    Sha256::digest(text.as_bytes())[..16].iter().fold(String::with_capacity(32), |mut key, byte| {
        // Writing to a text cannot fail.
        let _ = write!(key, "{byte:02x}");
        key
    })
}
