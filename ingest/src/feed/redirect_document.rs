//! Documents that replace a feed and name its new URL: `<redirect><newLocation>` (RSS Advisory Board), and
//! HTML pages that refresh to another page.

use super::attributes::find_attribute;
use super::decode::decode_text;
use super::parse_context::ParseContext;
use super::text::unescape;
use super::url::to_absolute_url;

/// How many bytes are searched.
const WINDOW: usize = 16 << 10;
/// A page that is shown for longer is not a redirect.
const MAX_DELAY_S: u32 = 30;

/// A new address.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct NamedRedirect {
    pub(crate) url: String,
    /// A `redirect` document is written on purpose. A page that refreshes may be a passing state.
    pub(crate) is_permanent: bool,
}

/// Returns the address that a body names as the new one.
pub(crate) fn named_redirect(bytes: &[u8], context: &ParseContext<'_>) -> Option<NamedRedirect> {
    let start = &bytes[..bytes.len().min(WINDOW)];
    if !start.trim_ascii_start().starts_with(b"<") && !start.starts_with(b"\xEF\xBB\xBF") {
        return None;
    }
    let text = decode_text(start);
    find_redirect(text.trim_start_matches(|c: char| c.is_whitespace() || c == '\u{FEFF}'), context)
}

/// Returns the address that a document names as the new one. `text` begins with the document.
pub(super) fn find_redirect(text: &str, context: &ParseContext<'_>) -> Option<NamedRedirect> {
    let head = &text[..text.floor_char_boundary(WINDOW)];
    let (raw, is_permanent) = match is_html(head) {
        true => (refresh_target(head)?, false),
        false => (new_location(head)?, true),
    };
    let url = to_absolute_url(raw.trim(), context.base_url).filter(|url| url.starts_with("http"))?;
    // A page that refreshes itself is not a redirect.
    (context.base_url != Some(url.as_str())).then_some(NamedRedirect { url, is_permanent })
}

/// Whether a document begins as an HTML page.
pub(super) fn is_html(text: &str) -> bool {
    let opening: String = text.chars().take(14).flat_map(char::to_lowercase).collect();
    opening.starts_with("<!doctype html") || opening.starts_with("<html")
}

/// Reads `<newLocation>` in a document whose root is `redirect`.
fn new_location(head: &str) -> Option<String> {
    let root = skip_prolog(head).strip_prefix("<redirect")?;
    if !root.starts_with(['>', ' ', '\n', '\r', '\t']) {
        return None;
    }
    let (_, inside) = root.split_once("<newLocation>")?;
    let inside = inside.split("</").next()?.trim();
    let inside = inside.strip_prefix("<![CDATA[").map_or(inside, |inside| inside.trim_end_matches("]]>"));
    Some(unescape(inside).into_owned())
}

/// Skips declarations and comments before the root.
fn skip_prolog(head: &str) -> &str {
    let mut rest = head.trim_start();
    while rest.starts_with("<?") || rest.starts_with("<!") {
        let end = if rest.starts_with("<!--") { "-->" } else { ">" };
        let Some((_, after)) = rest.split_once(end) else { break };
        rest = after.trim_start();
    }
    rest
}

/// Reads `<meta http-equiv="refresh" content="0; url=…">`.
fn refresh_target(head: &str) -> Option<String> {
    let tags = head.match_indices('<').map(|(at, _)| &head[at + 1..]);
    let is_meta = |tag: &&str| tag.get(..4).is_some_and(|name| name.eq_ignore_ascii_case("meta"));
    tags.filter(is_meta).find_map(|tag| {
        let tag = tag[4..].split('>').next()?;
        let is_refresh = find_attribute(tag, "http-equiv")?.trim().eq_ignore_ascii_case("refresh");
        let content = find_attribute(tag, "content").filter(|_| is_refresh)?;
        let (delay, target) = content.split_once([';', ','])?;
        let seconds: u32 = delay.trim().split('.').next()?.parse().ok()?;
        let target = target.trim();
        let (key, url) = target.split_once('=').unwrap_or(("url", target));
        let is_url = key.trim().eq_ignore_ascii_case("url") && seconds <= MAX_DELAY_S;
        is_url.then(|| url.trim().trim_matches(['"', '\'']).to_owned()).filter(|url| !url.is_empty())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn new_addresses_are_read() {
        let context = ParseContext { base_url: Some("https://old.example/a/feed"), ..ParseContext::default() };
        let new = Some("https://new.example/feed?a=1&b=2");
        let cases = [
            (
                "<?xml version='1.0'?>\n<redirect>\n<newLocation>\nhttps://new.example/feed?a=1&amp;b=2</newLocation></redirect>",
                new,
            ),
            ("<redirect><newLocation><![CDATA[https://new.example/feed?a=1&b=2]]></newLocation></redirect>", new),
            ("<html><META HTTP-EQUIV='Refresh' CONTENT='0;URL=https://new.example/feed?a=1&amp;b=2'>", new),
            (
                "<!doctype html><meta content=\"3; url='/b/feed'\" http-equiv=refresh>",
                Some("https://old.example/b/feed"),
            ),
            ("<html><meta http-equiv=refresh content='300; url=https://new.example/'>", None),
            ("<html><meta http-equiv=refresh content='5'>", None),
            ("<html><meta http-equiv=refresh content='0; url=https://old.example/a/feed'>", None),
            ("<html><meta name=description content='0; url=https://new.example/'>", None),
            ("<redirects><newLocation>https://new.example/</newLocation></redirects>", None),
            ("<redirect><newLocation></newLocation></redirect>", None),
        ];
        for (text, expected) in cases {
            let found = named_redirect(text.as_bytes(), &context);
            assert_eq!(found.as_ref().map(|found| found.url.as_str()), expected, "{text}");
            assert_eq!(found.is_some_and(|found| found.is_permanent), expected == new && text.contains("newLocation"));
        }
    }
}
