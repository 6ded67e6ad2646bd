//! Validators and conditional requests (RFC 9110 13).

use axum::http::{HeaderMap, HeaderValue, header};
use std::time::{Duration, SystemTime};

/// The validators of a file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Validators {
    /// The entity tag with its quotes.
    pub etag: Option<String>,
    /// In seconds since 1970.
    pub modified: Option<u64>,
}

impl Validators {
    /// Returns the validators of a feed without its newest episode: another tag, an earlier date.
    pub fn without_news(self) -> Self {
        let etag = self.etag.map(|etag| format!("{}-0\"", etag.trim_end_matches('"')));
        Self { etag, modified: self.modified.map(|modified| modified.saturating_sub(86_400)) }
    }

    /// Whether the client's copy is current. The date counts only when the request has no tag (13.2.2).
    pub fn is_current_for(&self, request: &HeaderMap) -> bool {
        let text = |name| request.get(name).and_then(|value: &HeaderValue| value.to_str().ok());
        if let Some(requested) = text(header::IF_NONE_MATCH) {
            let plain = |tag: &str| tag.trim().trim_start_matches("W/").to_owned();
            let own = self.etag.as_deref().map(plain);
            return requested.trim() == "*" || own.is_some_and(|own| requested.split(',').any(|tag| plain(tag) == own));
        }
        let requested = text(header::IF_MODIFIED_SINCE).and_then(|value| httpdate::parse_http_date(value).ok());
        requested.zip(self.date()).is_some_and(|(requested, modified)| modified <= requested)
    }

    pub fn write_headers(&self, headers: &mut HeaderMap) {
        if let Some(etag) = self.etag.as_deref().and_then(|etag| HeaderValue::from_str(etag).ok()) {
            headers.insert(header::ETAG, etag);
        }
        let date = self.date().map(httpdate::fmt_http_date);
        if let Some(date) = date.and_then(|date| HeaderValue::from_str(&date).ok()) {
            headers.insert(header::LAST_MODIFIED, date);
        }
    }

    /// Returns `None` when the number is not a valid date.
    fn date(&self) -> Option<SystemTime> {
        const YEAR_9999: u64 = 253_370_764_800;
        let seconds = self.modified.filter(|modified| *modified < YEAR_9999)?;
        SystemTime::UNIX_EPOCH.checked_add(Duration::from_secs(seconds))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn holds(name: header::HeaderName, value: &'static str) -> bool {
        let validators = Validators { etag: Some("W/\"a1\"".into()), modified: Some(784_111_777) };
        validators.is_current_for(&HeaderMap::from_iter([(name, HeaderValue::from_static(value))]))
    }

    #[test]
    fn tags_and_dates() {
        for same in ["\"a1\"", "W/\"a1\"", "\"x\", \"a1\"", "*"] {
            assert!(holds(header::IF_NONE_MATCH, same), "{same}");
        }
        assert!(!holds(header::IF_NONE_MATCH, "\"a1-0\""));
        assert!(holds(header::IF_MODIFIED_SINCE, "Sun, 06 Nov 1994 08:49:37 GMT"));
        assert!(!holds(header::IF_MODIFIED_SINCE, "Sun, 06 Nov 1994 08:49:36 GMT"));
        assert!(!holds(header::IF_MODIFIED_SINCE, "yesterday"));
        let mut headers = HeaderMap::new();
        let validators = Validators { etag: Some("\"a1\"".into()), modified: Some(784_111_777) };
        validators.without_news().write_headers(&mut headers);
        assert_eq!(headers[header::ETAG], "\"a1-0\"");
        assert_eq!(headers[header::LAST_MODIFIED], "Sat, 05 Nov 1994 08:49:37 GMT");
        Validators { etag: None, modified: Some(u64::MAX) }.write_headers(&mut HeaderMap::new());
    }
}
