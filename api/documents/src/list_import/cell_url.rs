//! URLs of feeds and shows in the forms in which people copy them.

use super::named_by::NamedBy;
use base64::Engine as _;
use base64::alphabet::URL_SAFE;
use base64::engine::{DecodePaddingMode, GeneralPurpose, GeneralPurposeConfig};
use earshot_model::rating::ShowId;
use percent_encoding::percent_decode_str;
use url::Url;

/// Schemes that subscribe an app to a feed; the feed follows.
const SUBSCRIBE_SCHEMES: [&str; 14] = [
    "feed",
    "feeds",
    "rss",
    "pcast",
    "pcasts",
    "itpc",
    "itms-podcast",
    "itms-podcasts",
    "podcast",
    "podcasts",
    "podto",
    "castro",
    "pktc",
    "antennapod-subscribe",
];
/// Words that some apps put between their scheme and the feed.
const SUBSCRIBE_WORDS: [&str; 2] = ["subscribe/", "add/"];
/// Parameters that count clicks.
const CLICK_PARAMETERS: [&str; 8] = ["fbclid", "gclid", "dclid", "msclkid", "mc_cid", "mc_eid", "igshid", "ref_src"];
/// Marks around a URL in a text.
const MARKS_BEFORE: [char; 13] = ['<', '(', '[', '"', '\'', '“', '„', '‘', '‚', '«', '`', '*', '_'];
const MARKS_AFTER: [char; 17] = ['>', ')', ']', '"', '\'', '”', '“', '’', '‘', '»', '`', '*', ',', ';', '.', ':', '!'];

/// Base64 as links have it: with or without padding.
const BASE64: GeneralPurpose = GeneralPurpose::new(
    &URL_SAFE,
    GeneralPurposeConfig::new()
        .with_decode_padding_mode(DecodePaddingMode::Indifferent)
        .with_decode_allow_trailing_bits(true),
);

/// Parses a URL of the web. The schemes of podcast apps count as https, and so does a host with a path or `www.` without
/// a scheme.
pub(super) fn parse_url(cell: &str) -> Option<Url> {
    let cell = trim_marks(cell);
    if cell.contains(char::is_whitespace) {
        return None;
    }
    let parsed = match cell.split_once(':') {
        Some((scheme, rest)) if is_scheme(scheme, &["http", "https"]) => {
            Url::parse(&format!("{scheme}://{}", rest.trim_start_matches('/')))
        }
        Some((scheme, rest)) if is_scheme(scheme, &SUBSCRIBE_SCHEMES) => {
            let rest = rest.trim_start_matches('/');
            let rest = SUBSCRIBE_WORDS.iter().find_map(|word| rest.strip_prefix(word)).unwrap_or(rest);
            return parse_url_or_host(rest);
        }
        _ if cell.get(..4).is_some_and(|start| start.eq_ignore_ascii_case("www.")) => return parse_host(cell),
        _ if cell.contains('/') => return parse_host(cell),
        _ => return None,
    };
    parsed.ok().filter(|url| url.host_str().is_some_and(|host| host.contains('.')))
}

fn is_scheme(scheme: &str, schemes: &[&str]) -> bool {
    schemes.iter().any(|known| known.eq_ignore_ascii_case(scheme))
}

/// Parses a text that must be a URL: a host alone is one.
pub(super) fn parse_url_or_host(text: &str) -> Option<Url> {
    parse_url(text).or_else(|| parse_host(text))
}

/// Parses a URL that begins with its host. A name has a top-level domain of letters, unlike `Vol.1/2`.
pub(super) fn parse_host(cell: &str) -> Option<Url> {
    let cell = trim_marks(cell).trim_start_matches('/');
    let host = cell.split(['/', '?', '#', ':']).next()?;
    let (name, top) = host.rsplit_once('.')?;
    let is_name = !name.is_empty() && top.chars().count() >= 2 && top.chars().all(char::is_alphabetic);
    if !is_name || cell.contains(char::is_whitespace) || host.contains('@') {
        return None;
    }
    Url::parse(&format!("https://{cell}")).ok().filter(|url| url.host_str().is_some_and(|host| host.contains('.')))
}

/// Removes marks around a URL; a closing parenthesis of its own stays.
pub(super) fn trim_marks(cell: &str) -> &str {
    let mut url = cell.trim().trim_start_matches(MARKS_BEFORE);
    while let Some(rest) = url.strip_suffix(MARKS_AFTER) {
        if url.ends_with(')') && rest.matches('(').count() > rest.matches(')').count() {
            break;
        }
        url = rest;
    }
    url
}

/// Returns the podcast that a link of a player or of a service names by Apple's id, or by the feed within the link.
pub(super) fn feed_in_link(url: &Url) -> Option<NamedBy> {
    let host = url.host_str()?;
    let host = host.strip_prefix("www.").unwrap_or(host);
    let mut parts = url.path_segments()?.filter(|part| !part.is_empty());
    let first = parts.next().unwrap_or_default();
    let query = |name: &str| url.query_pairs().find(|(key, _)| key == name).map(|(_, value)| value.into_owned());
    match host {
        "podcasts.google.com" | "google.com" => {
            let mut path = url.path_segments()?.skip_while(|part| *part != "feed");
            let text = path.nth(1).map(str::to_owned).or_else(|| query("feed"))?;
            decode_feed(&text).map(NamedBy::Url)
        }
        // The first part of the path is Apple's id, or the feed in Base64.
        "pod.link" | "episodes.fm" | "podfollow.com" | "plinkhq.com" | "gopod.io" => {
            let name = if first == "i" { parts.next().unwrap_or_default() } else { first };
            let feed = || decode_feed(name).map(NamedBy::Url);
            Some(apple_id(name).or_else(feed).unwrap_or(NamedBy::DirectoryPage(label(host))))
        }
        "podnews.net" if first == "podcast" => apple_id(parts.next()?),
        "subscribeonandroid.com" => feed_url(&url.as_str().split_once(host)?.1[1..]),
        "podcastaddict.com" if first == "feed" => feed_url(parts.next()?),
        "antennapod.org" => feed_url(&query("url")?),
        "gpodder.net" if first == "subscribe" => feed_url(&query("url")?),
        _ => None,
    }
}

fn label(host: &str) -> &'static str {
    match host {
        "pod.link" => "pod.link",
        "episodes.fm" => "Episodes.fm",
        "podfollow.com" => "Podfollow",
        "plinkhq.com" => "Plink",
        _ => "directory",
    }
}

fn apple_id(text: &str) -> Option<NamedBy> {
    ShowId::parse(text).filter(|show| matches!(show, ShowId::Apple(_))).map(NamedBy::Show)
}

fn feed_url(text: &str) -> Option<NamedBy> {
    let text = percent_decode_str(text).decode_utf8().ok()?;
    parse_url_or_host(&text).map(|url| NamedBy::Url(url.into()))
}

fn decode_feed(base64: &str) -> Option<String> {
    let base64 = percent_decode_str(base64).decode_utf8().ok()?;
    let bytes = BASE64.decode(base64.replace('+', "-").replace('/', "_")).ok()?;
    let url = parse_url(std::str::from_utf8(&bytes).ok()?)?;
    Some(url.into())
}

/// The URL without the parameters that count clicks; `None` when it has none.
pub(super) fn without_click_parameters(url: &Url) -> Option<Url> {
    let is_counter = |part: &str| {
        let name = part.split('=').next().unwrap_or_default().to_ascii_lowercase();
        name.starts_with("utm_") || CLICK_PARAMETERS.contains(&name.as_str())
    };
    let query = url.query()?;
    if !query.split('&').any(is_counter) {
        return None;
    }
    let kept: Vec<&str> = query.split('&').filter(|part| !is_counter(part)).collect();
    let mut plain = url.clone();
    plain.set_query(Some(kept.join("&")).as_deref().filter(|query| !query.is_empty()));
    Some(plain)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_url_is_read_in_every_form() {
        for form in [
            "https://a.example/Rss?x=1",
            "HTTPS://A.example:443/Rss?x=1",
            "https:/a.example/Rss?x=1",
            "feed:https://a.example/Rss?x=1",
            "feed://https://a.example/Rss?x=1",
            "feed://a.example/Rss?x=1",
            "PCAST://a.example/Rss?x=1",
            "itpc://a.example/Rss?x=1",
            "pktc://subscribe/a.example/Rss?x=1",
            "a.example/Rss?x=1",
            "//a.example/Rss?x=1",
            " <https://a.example/Rss?x=1> ",
            "“https://a.example/Rss?x=1”,",
            "(https://a.example/Rss?x=1).",
            "`https://a.example/Rss?x=1`",
        ] {
            assert_eq!(parse_url(form).map(String::from).as_deref(), Some("https://a.example/Rss?x=1"), "{form}");
        }
        for text in ["Rust Talk", "Node.js", "Vol.1/2", "and/or", "ann@a.example/x", "a.example", "12:30", "feed:", ":"]
        {
            assert_eq!(parse_url(text), None, "{text}");
        }
        let wiki = "https://a.example/wiki/Talk_(show)";
        assert_eq!(parse_url(&format!("({wiki})")).map(String::from).as_deref(), Some(wiki));
        assert_eq!(parse_host("a.example").map(String::from).as_deref(), Some("https://a.example/"));
    }

    #[test]
    fn parameters_that_count_clicks_are_removed() {
        let plain = |url: &str| without_click_parameters(&Url::parse(url).expect("a URL")).map(String::from);
        assert_eq!(
            plain("https://a.example/f?utm_source=x&id=7&UTM_medium=y").as_deref(),
            Some("https://a.example/f?id=7")
        );
        assert_eq!(plain("https://a.example/f?fbclid=x").as_deref(), Some("https://a.example/f"));
        assert_eq!(plain("https://a.example/f?id=7"), None);
    }
}
