//! The header `Accept` (RFC 9110, 12.5.1).

use axum::http::{HeaderMap, header};

/// How a media range covers a media type. The most specific range decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Coverage {
    /// `*/*`
    Any,
    /// `application/*`
    Type,
    /// `application/json`
    Exact,
}

struct MediaRange<'h> {
    name: &'h str,
    /// False when its weight is 0.
    is_acceptable: bool,
}

/// Whether the header names a media type itself, and not only by a wildcard.
pub fn names_media_type(headers: &HeaderMap, media_type: &str) -> bool {
    media_ranges(headers).any(|range| range.is_acceptable && range.coverage(media_type) == Some(Coverage::Exact))
}

/// Whether a response of a media type is acceptable. A missing or empty header accepts everything.
pub fn accepts_media_type(headers: &HeaderMap, media_type: &str) -> bool {
    let mut is_empty = true;
    let mut deciding: Option<(Coverage, bool)> = None;
    for range in media_ranges(headers) {
        is_empty = false;
        // Among equally specific ranges, an acceptable one decides.
        deciding = deciding.max(range.coverage(media_type).map(|coverage| (coverage, range.is_acceptable)));
    }
    deciding.map_or(is_empty, |(_, is_acceptable)| is_acceptable)
}

/// Returns the media ranges of all `Accept` headers. A malformed header counts as missing.
fn media_ranges(headers: &HeaderMap) -> impl Iterator<Item = MediaRange<'_>> {
    let values = headers.get_all(header::ACCEPT).iter().filter_map(|value| value.to_str().ok());
    values.flat_map(|value| value.split(',')).filter_map(MediaRange::parse)
}

impl<'h> MediaRange<'h> {
    fn parse(text: &'h str) -> Option<Self> {
        let mut parts = text.split(';');
        let name = parts.next()?.trim();
        let is_zero_weight = |parameter: &str| {
            let (name, value) = parameter.split_once('=').unwrap_or_default();
            name.trim().eq_ignore_ascii_case("q") && value.trim().parse() == Ok(0.0_f32)
        };
        (!name.is_empty()).then(|| Self { name, is_acceptable: !parts.any(is_zero_weight) })
    }

    fn coverage(&self, media_type: &str) -> Option<Coverage> {
        // Old Java clients send `*` for `*/*`.
        if matches!(self.name, "*/*" | "*") {
            return Some(Coverage::Any);
        }
        if self.name.eq_ignore_ascii_case(media_type) {
            return Some(Coverage::Exact);
        }
        let (kind, _) = media_type.split_once('/')?;
        let range = self.name.strip_suffix("/*")?;
        range.eq_ignore_ascii_case(kind).then_some(Coverage::Type)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    fn headers(values: &[&'static str]) -> HeaderMap {
        values.iter().map(|value| (header::ACCEPT, HeaderValue::from_static(value))).collect()
    }

    #[test]
    fn a_range_covers_json_unless_a_more_specific_one_excludes_it() {
        let cases: &[(&[&'static str], bool)] = &[
            (&[], true),
            (&[""], true),
            (&[" , "], true),
            (&["*/*"], true),
            (&["*"], true),
            (&["application/*"], true),
            (&["application/json"], true),
            (&["APPLICATION/JSON; charset=utf-8"], true),
            (&["application/json;q=0.1"], true),
            (&["application/json;q=high"], true),
            (&["text/html, application/xhtml+xml, */*;q=0.8"], true),
            (&["text/event-stream", "application/json"], true),
            (&["*/*;q=0, application/json"], true),
            (&["application/json;q=0, application/json"], true),
            (&["text/html"], false),
            (&["text/event-stream"], false),
            (&["text/*"], false),
            (&["application/problem+json"], false),
            (&["application/json;q=0"], false),
            (&["application/json; q=0.000, */*"], false),
            (&["application/*;q=0, */*;q=1"], false),
            (&["*/*;q=0"], false),
        ];
        for (values, expected) in cases {
            assert_eq!(accepts_media_type(&headers(values), "application/json"), *expected, "{values:?}");
        }
    }

    #[test]
    fn a_wildcard_names_no_media_type() {
        let names = |value| names_media_type(&headers(&[value]), "text/html");
        assert!(names("application/json, text/html;q=0.5"));
        for other in ["*/*", "text/*", "text/html;q=0", "text/plain"] {
            assert!(!names(other), "{other}");
        }
    }
}
