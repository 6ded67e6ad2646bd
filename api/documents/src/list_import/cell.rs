//! Cells of a list: cleaned, and recognized as URLs and ids.

use earshot_model::rating::ShowId;
use earshot_model::{RecognizedUrl, recognize_url};
use std::borrow::Cow;
use url::Url;

/// Longest cell that is read, in characters. The rest cannot be a title, a name or a URL.
const MAX_CELL_CHARS: usize = 2_000;

/// Returns a cell on one line, without control characters, and of bounded length. An apostrophe that an export put
/// before a formula is removed.
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
    match cleaned.strip_prefix('\'') {
        Some(rest) if rest.starts_with(['=', '+', '-', '@']) => rest.to_owned(),
        _ => cleaned,
    }
}

/// Byte order marks, zero-width spaces and marks of direction, which copied cells contain.
fn is_invisible(letter: char) -> bool {
    matches!(
        letter,
        '\u{200B}' | '\u{200E}' | '\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2060}' | '\u{FEFF}' | '\u{FFFD}'
    )
}

/// Returns the URL in a formula `=HYPERLINK("https://…"; "text")`, as spreadsheets write links.
pub(super) fn unwrap_hyperlink(cell: &str) -> Cow<'_, str> {
    let is_link = cell.get(..11).is_some_and(|start| start.eq_ignore_ascii_case("=HYPERLINK("));
    let quoted = cell.split('"').nth(1).filter(|_| is_link);
    quoted.map_or(Cow::Borrowed(cell), |url| Cow::Owned(url.trim().to_owned()))
}

/// The way in which a cell identifies a podcast.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum NamedBy {
    /// The URL of a page of this service: the slug or id in it.
    OwnPage(String),
    Show(ShowId),
    /// A page of a directory that names neither a feed nor an id of Apple or Spotify.
    DirectoryPage(&'static str),
    /// Another URL: of a feed or of a website.
    Url(String),
}

/// Recognizes a cell that is a URL or the id of a show with its prefix; `None` for any other text.
pub(super) fn recognize(cell: &str, own_host: Option<&str>) -> Option<NamedBy> {
    let cell = unwrap_hyperlink(cell);
    if cell.starts_with("spotify:show:") {
        return ShowId::parse(&cell).map(NamedBy::Show);
    }
    let url = parse_url(&cell)?;
    if let Some(slug) = own_host.and_then(|host| own_page(&url, host)) {
        return Some(NamedBy::OwnPage(slug));
    }
    if let RecognizedUrl::Directory { kind, url: page } = recognize_url(url.as_str()) {
        let show = ShowId::from_directory_url(kind, &page);
        let is_feed = looks_like_feed(&url);
        return Some(match show {
            Some(show) => NamedBy::Show(show),
            None if is_feed => NamedBy::Url(url.into()),
            None => NamedBy::DirectoryPage(kind.label()),
        });
    }
    Some(NamedBy::Url(url.into()))
}

/// Parses an http or https URL. The schemes of podcast apps count as https; a host without a scheme needs `www.`.
pub(super) fn parse_url(cell: &str) -> Option<Url> {
    if cell.contains(char::is_whitespace) {
        return None;
    }
    let lower = cell.to_ascii_lowercase();
    let schemes = ["feed://", "feed:", "itpc://", "pcast://", "podcast://"];
    let with_scheme = match schemes.iter().find(|scheme| lower.starts_with(**scheme)) {
        Some(scheme) => {
            let rest = &cell[scheme.len()..];
            if rest.contains("://") { rest.to_owned() } else { format!("https://{rest}") }
        }
        None if lower.starts_with("http://") || lower.starts_with("https://") => cell.to_owned(),
        None if lower.starts_with("www.") => format!("https://{cell}"),
        None => return None,
    };
    Url::parse(&with_scheme).ok().filter(|url| url.host_str().is_some_and(|host| host.contains('.')))
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
