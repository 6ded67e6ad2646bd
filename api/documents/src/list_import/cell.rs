//! Cells of a list: cleaned, and recognized as URLs and ids.

use super::cell_link::{CellLink, read_link};
use super::cell_url::{feed_in_link, parse_url, trim_marks};
use super::named_by::NamedBy;
use earshot_model::rating::ShowId;
use earshot_model::{RecognizedUrl, recognize_url};
use std::borrow::Cow;
use url::Url;

/// Longest cell that is read, in characters. The rest cannot be a title, a name or a URL.
const MAX_CELL_CHARS: usize = 2_000;

/// Returns a cell on one line, without control characters, and of bounded length. What spreadsheets put around a text is
/// removed: `="…"`, and an apostrophe before a formula.
pub(super) fn clean(cell: &str) -> String {
    let mut cleaned = String::new();
    let mut length = 0;
    let mut is_gap = false;
    // The bound also holds for a cell of a megabyte of spaces.
    for letter in cell.chars().take(2 * MAX_CELL_CHARS) {
        if letter.is_whitespace() || letter.is_control() || is_invisible(letter) {
            is_gap = is_gap || letter.is_whitespace();
            continue;
        }
        if is_gap && length > 0 {
            cleaned.push(' ');
        }
        is_gap = false;
        cleaned.push(letter);
        length += 1;
        if length == MAX_CELL_CHARS {
            break;
        }
    }
    if let Some(text) = text_formula(&cleaned) {
        return text;
    }
    match cleaned.strip_prefix('\'') {
        Some(rest) if rest.starts_with(['=', '+', '-', '@']) => rest.to_owned(),
        _ => cleaned,
    }
}

/// The text of `="1200361736"`, with which exports keep spreadsheets from reading a number.
fn text_formula(cell: &str) -> Option<String> {
    let quoted = cell.strip_prefix("=\"")?.strip_suffix('"')?;
    let text = quoted.replace("\"\"", "\u{1}");
    (!text.contains('"')).then(|| text.replace('\u{1}', "\"").trim().to_owned())
}

/// Byte order marks, zero-width spaces and marks of direction, which copied cells contain.
fn is_invisible(letter: char) -> bool {
    matches!(
        letter,
        '\u{AD}' | '\u{200B}' | '\u{200E}' | '\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2060}' | '\u{2066}'..='\u{2069}'
            | '\u{FEFF}' | '\u{FFFD}'
    )
}

/// Whether a text only draws a line, as between the parts of a list.
pub(super) fn is_rule(text: &str) -> bool {
    text.chars().all(|letter| letter.is_whitespace() || "-–—_=*~.,;:|+#•·".contains(letter))
}

/// Recognizes a cell that is a URL or the id of a show with its prefix; `None` for any other text.
pub(super) fn recognize(cell: &str, own_host: Option<&str>) -> Option<NamedBy> {
    let cell = read_link(cell).map_or(Cow::Borrowed(cell), |CellLink { url, .. }| Cow::Owned(url));
    let show = trim_marks(&cell);
    if show.starts_with("spotify:show:") {
        return ShowId::parse(show).map(NamedBy::Show);
    }
    let url = parse_url(&cell)?;
    if let Some(slug) = own_host.and_then(|host| own_page(&url, host)) {
        return Some(NamedBy::OwnPage(slug));
    }
    Some(match feed_in_link(&url) {
        Some(named) => named,
        None => recognize_page(url),
    })
}

fn recognize_page(url: Url) -> NamedBy {
    match recognize_url(url.as_str()) {
        RecognizedUrl::Directory { kind, url: page } => match ShowId::from_directory_url(kind, &page) {
            Some(show) => NamedBy::Show(show),
            None if looks_like_feed(&url) => NamedBy::Url(url.into()),
            None => NamedBy::DirectoryPage(kind.label()),
        },
        _ => NamedBy::Url(url.into()),
    }
}

/// Returns the slug or id in the URL of a podcast's page on this service.
fn own_page(url: &Url, own_host: &str) -> Option<String> {
    if url.host_str() != Some(own_host) {
        return None;
    }
    let mut parts = url.path_segments()?.filter(|part| !part.is_empty() && *part != "app");
    (parts.next() == Some("podcasts")).then(|| parts.next().map(str::to_owned)).flatten()
}

/// Whether a URL on a directory's host is likely a feed: some directories also host.
fn looks_like_feed(url: &Url) -> bool {
    let path = url.path().trim_end_matches('/').to_ascii_lowercase();
    ["/rss", "/feed", ".rss", ".xml"].iter().any(|ending| path.ends_with(ending))
}

#[cfg(test)]
mod tests {
    use super::*;
    use base64::Engine as _;
    use base64::engine::general_purpose::URL_SAFE;

    #[test]
    fn links_of_players_name_the_feed_within() {
        let feed = || Some(NamedBy::Url("https://a.example/feed.xml?x=1".to_owned()));
        let apple = || Some(NamedBy::Show(ShowId::Apple(1_200_361_736)));
        let base64 = URL_SAFE.encode("https://a.example/feed.xml?x=1");
        let bare = base64.trim_end_matches('=');
        let cases = [
            (format!("https://podcasts.google.com/feed/{base64}?ep=14"), feed()),
            (format!("https://podcasts.google.com/u/0/feed/{bare}/episode/abc"), feed()),
            (format!("https://www.google.com/podcasts?feed={bare}"), feed()),
            ("https://pod.link/1200361736".to_owned(), apple()),
            ("pod.link/1200361736/episode/abc".to_owned(), apple()),
            (format!("https://pod.link/{bare}"), feed()),
            ("https://pod.link/rust-talk".to_owned(), Some(NamedBy::DirectoryPage("pod.link"))),
            ("https://podnews.net/podcast/1200361736".to_owned(), apple()),
            ("https://plinkhq.com/i/1200361736".to_owned(), apple()),
            ("https://www.subscribeonandroid.com/a.example/feed.xml?x=1".to_owned(), feed()),
            ("https://podcastaddict.com/feed/https%3A%2F%2Fa.example%2Ffeed.xml%3Fx%3D1".to_owned(), feed()),
            ("https://antennapod.org/deeplink/subscribe?url=a.example/feed.xml%3Fx%3D1&title=A".to_owned(), feed()),
            ("[A](https://pod.link/1200361736)".to_owned(), apple()),
        ];
        for (link, expected) in cases {
            assert_eq!(recognize(&link, None), expected, "{link}");
        }
    }
}
