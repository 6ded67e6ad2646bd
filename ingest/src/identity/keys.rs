//! Hashes that identify feeds and items. They are stored, so a change requires reading all feeds again.

use crate::feed::{ParsedItem, fingerprint, strip_trackers};
use earshot_catalog::ItemKeys;
use earshot_model::comparable_feed_url;
use std::fmt::Write as _;

/// The lowest bit of a guid's or enclosure's key. It is set when another feed can hardly have the same value by chance,
/// as it can with `17` and `/17.mp3`.
pub(super) const DISTINCTIVE_BIT: u64 = 1;

/// A guid of at least this length is distinctive, unless it is a number.
const DISTINCTIVE_GUID_BYTES: usize = 12;
/// A path of at least this length, or with this many digits, is distinctive.
const DISTINCTIVE_PATH_BYTES: usize = 32;
const DISTINCTIVE_PATH_DIGITS: usize = 10;

/// A fingerprint with mixed bits, so that its low bits are uniform.
pub(super) fn key_hash(kind: &str, text: &str) -> u64 {
    let hash = fingerprint(format!("{kind}\0{text}").as_bytes());
    let hash: u64 = (hash ^ (hash >> 33)).wrapping_mul(0xff51_afd7_ed55_8ccd);
    // 0 is the key of an absent value.
    (hash ^ (hash >> 33)).max(2)
}

fn mark_distinctive(hash: u64, is_distinctive: bool) -> u64 {
    (hash & !DISTINCTIVE_BIT) | u64::from(is_distinctive)
}

/// Returns the key of a feed's URL. It ignores scheme, case of the host, default port, fragment and trailing slashes.
/// It keeps path, query and `www.`, which can be another site.
///
/// Two URLs with the same key are certainly the same feed. Facts 1.5.
#[must_use]
pub fn url_key(url: &str) -> u64 {
    key_hash("url", &comparable_feed_url(url))
}

/// Returns the key of the URL at the end of a feed's redirects. It may belong to another feed, until the content
/// confirms it.
#[must_use]
pub fn final_url_key(url: &str) -> u64 {
    key_hash("final", &comparable_feed_url(url))
}

/// Returns the key of a `podcast:guid`. Feeds copy guids, so it is a hint and not a proof.
#[must_use]
pub fn guid_key(guid: &str) -> Option<u64> {
    let guid = guid.trim();
    (!guid.is_empty()).then(|| key_hash("guid", &guid.to_lowercase()))
}

/// Returns the key of a podcast's Apple id, which comes from directories.
#[must_use]
pub fn apple_key(apple_id: i64) -> u64 {
    key_hash("apple", &apple_id.to_string())
}

/// Returns the key of a show's title and author; `None` without a title.
#[must_use]
pub fn title_key(title: &str, author: Option<&str>) -> Option<u64> {
    let title = fold_text(title);
    (!title.is_empty()).then(|| key_hash("title", &format!("{title}\u{1f}{}", fold_text(author.unwrap_or_default()))))
}

/// Returns the keys of an item.
#[must_use]
pub fn item_keys(item: &ParsedItem) -> ItemKeys {
    let guid = item.guid.as_deref().filter(|guid| !guid.is_empty());
    let title = fold_text(&item.title);
    ItemKeys {
        guid: guid.map_or(0, |guid| mark_distinctive(key_hash("item", guid), is_distinctive_guid(guid))),
        enclosure: item.enclosure_url.as_deref().map_or(0, enclosure_key),
        title: if title.is_empty() { 0 } else { u32::try_from(key_hash("name", &title) >> 32).unwrap_or(0).max(1) },
        date: item.published_at.and_then(|date| u32::try_from(date.timestamp()).ok()).unwrap_or(0),
    }
}

fn is_distinctive_guid(guid: &str) -> bool {
    guid.len() >= DISTINCTIVE_GUID_BYTES && !guid.bytes().all(|byte| byte.is_ascii_digit())
}

/// Returns the key of the media file's path, without trackers and host. The query counts only when the path is a script
/// or number and not a media file.
fn enclosure_key(url: &str) -> u64 {
    let (url, _) = strip_trackers(url);
    let rest = url.split_once("://").map_or(url.as_str(), |(_, rest)| rest);
    let rest = rest.split('#').next().unwrap_or(rest);
    let (path, query) = rest.split_once('?').map_or((rest, None), |(path, query)| (path, Some(query)));
    let path = path.split_once('/').map_or("", |(_, path)| path).trim_matches('/');
    let mut name = path.to_owned();
    if let Some(query) = query.filter(|_| !is_file_path(path)) {
        let _ = write!(name, "?{query}");
    }
    if name.is_empty() {
        return 0;
    }
    let digits = name.bytes().filter(u8::is_ascii_digit).count();
    mark_distinctive(key_hash("file", &name), name.len() >= DISTINCTIVE_PATH_BYTES || digits >= DISTINCTIVE_PATH_DIGITS)
}

fn is_file_path(path: &str) -> bool {
    let name = path.rsplit('/').next().unwrap_or(path);
    let Some((_, extension)) = name.rsplit_once('.') else { return false };
    let is_script =
        ["php", "asp", "aspx", "ashx", "cgi", "jsp", "do"].iter().any(|it| extension.eq_ignore_ascii_case(it));
    (2..=4).contains(&extension.len()) && !is_script
}

/// Returns the letters and digits in lower case.
fn fold_text(text: &str) -> String {
    text.chars().filter(|letter| letter.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spellings_of_a_url_have_one_key() {
        let same = [
            "http://A.example/feed",
            "https://a.example/feed/",
            "https://a.example:443/feed#x",
            "http://a.example:80/feed//",
        ];
        assert!(same.iter().all(|url| url_key(url) == url_key(same[0])));
        let others = [
            "https://www.a.example/feed",
            "https://a.example/Feed",
            "https://a.example/feed?x=1",
            "https://a.example:8080/feed",
        ];
        assert!(others.iter().all(|url| url_key(url) != url_key(same[0])));
    }

    #[test]
    fn an_enclosure_key_depends_on_its_path() {
        let same = [
            "https://a.example/show/episode-number-one-of-all.mp3",
            "http://b.example/show/episode-number-one-of-all.mp3?token=1",
            "https://pdst.fm/e/chtbl.com/track/X/a.example/show/episode-number-one-of-all.mp3",
        ];
        assert!(same.iter().all(|url| enclosure_key(url) == enclosure_key(same[0])));
        assert_eq!(enclosure_key(same[0]) & DISTINCTIVE_BIT, 1);
        assert_eq!(enclosure_key("https://a.example/1.mp3") & DISTINCTIVE_BIT, 0);
        assert_ne!(enclosure_key("https://a.example/get.php?id=1"), enclosure_key("https://a.example/get.php?id=2"));
        assert_eq!(enclosure_key("https://a.example/"), 0);
    }

    #[test]
    fn titles_are_folded() {
        assert_eq!(title_key("Tea & Talk", Some("Ann")), title_key("TEA  talk!", Some("ann")));
        assert_ne!(title_key("Tea & Talk", Some("Ann")), title_key("Tea & Talk", None));
        assert_eq!(title_key("…", None), None);
    }
}
