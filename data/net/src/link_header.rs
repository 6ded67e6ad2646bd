//! Parses the `Link` header (RFC 8288), as far as WebSub needs it.

use url::Url;

const MAX_LINKS: usize = 64;
const MAX_HUBS: usize = 8;

/// The links for WebSub, as absolute URLs.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct LinkHeader {
    pub(crate) hub_urls: Vec<String>,
    pub(crate) self_url: Option<String>,
}

/// Reads `rel=hub` and `rel=self` from all lines of the header and skips malformed links.
pub(crate) fn read_link_headers<'a>(lines: impl Iterator<Item = &'a [u8]>, base: &Url) -> LinkHeader {
    let mut links = LinkHeader::default();
    for line in lines {
        let line = String::from_utf8_lossy(line);
        for link in split_unquoted(&line, ',').into_iter().take(MAX_LINKS) {
            add_link(&mut links, link, base);
        }
    }
    links
}

fn add_link(links: &mut LinkHeader, link: &str, base: &Url) {
    let Some((target, parameters)) = link.trim().strip_prefix('<').and_then(|rest| rest.split_once('>')) else {
        return;
    };
    let parameters: Vec<(String, &str)> =
        split_unquoted(parameters, ';').into_iter().filter_map(parse_parameter).collect();
    // A link with an anchor describes another page.
    if parameters.iter().any(|(name, _)| name == "anchor") {
        return;
    }
    let relation = parameters.iter().find(|(name, _)| name == "rel").map_or("", |(_, value)| *value);
    let Some(target) = base.join(target.trim()).ok().filter(|url| matches!(url.scheme(), "http" | "https")) else {
        return;
    };
    for relation in relation.split_ascii_whitespace() {
        if relation.eq_ignore_ascii_case("hub") && links.hub_urls.len() < MAX_HUBS {
            links.hub_urls.push(target.to_string());
        } else if relation.eq_ignore_ascii_case("self") && links.self_url.is_none() {
            links.self_url = Some(target.to_string());
        }
    }
}

fn parse_parameter(text: &str) -> Option<(String, &str)> {
    let (name, value) = text.split_once('=')?;
    Some((name.trim().to_ascii_lowercase(), value.trim().trim_matches('"')))
}

/// Splits at each separator that is neither in quotes nor in angle brackets.
fn split_unquoted(text: &str, separator: char) -> Vec<&str> {
    let (mut parts, mut start, mut is_quoted, mut is_target) = (Vec::new(), 0, false, false);
    for (at, character) in text.char_indices() {
        match character {
            '"' if !is_target => is_quoted = !is_quoted,
            '<' if !is_quoted => is_target = true,
            '>' if !is_quoted => is_target = false,
            _ if character == separator && !is_quoted && !is_target => {
                parts.push(&text[start..at]);
                start = at + character.len_utf8();
            }
            _ => {}
        }
    }
    parts.push(&text[start..]);
    parts
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hubs_and_topics_are_found() {
        let base = Url::parse("https://a.example/feed").expect("a URL");
        let cases: &[(&[&str], &[&str], Option<&str>)] = &[
            (&["<https://h.example/>; rel=hub"], &["https://h.example/"], None),
            (
                &[
                    "<https://h.example/a,b>; rel=\"hub\", </f>; title=\"a, b; c\"; REL=Self",
                    "<https://i.example/>;rel=hub",
                ],
                &["https://h.example/a,b", "https://i.example/"],
                Some("https://a.example/f"),
            ),
            (&["</x>; rel=\"alternate hub self\""], &["https://a.example/x"], Some("https://a.example/x")),
            (&["<ftp://h.example/>; rel=hub", "<file:///x>; rel=self"], &[], None),
            (&["<https://h.example/>; rel=hub; anchor=\"/other\""], &[], None),
            (&["<https://h.example/; rel=hub", "rel=hub", "<>", ";;,,", "\"", "<https://h.example/>; rel"], &[], None),
        ];
        for (lines, hubs, topic) in cases {
            let links = read_link_headers(lines.iter().map(|line| line.as_bytes()), &base);
            assert_eq!(
                (links.hub_urls.iter().map(String::as_str).collect(), links.self_url.as_deref()),
                (hubs.to_vec(), *topic)
            );
        }
        let many = "</h>; rel=hub, ".repeat(1_000);
        assert_eq!(read_link_headers([many.as_bytes()].into_iter(), &base).hub_urls.len(), MAX_HUBS);
    }
}
