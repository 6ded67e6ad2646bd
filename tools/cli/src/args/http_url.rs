//! Parses arguments that are URLs of a service.

/// Accepts http and https URLs without query and fragment.
pub fn parse_http_url(text: &str) -> Result<String, &'static str> {
    let is_url = after_scheme(text).is_some_and(|rest| !rest.is_empty() && !rest.contains([' ', '?', '#']));
    if is_url { Ok(text.to_owned()) } else { Err("expected a URL like https://host/path") }
}

/// Accepts http and https URLs to which a page links; they may have a query.
pub fn parse_page_url(text: &str) -> Result<String, &'static str> {
    let is_url = after_scheme(text).is_some_and(|rest| !rest.is_empty() && !rest.contains(char::is_whitespace));
    if is_url { Ok(text.to_owned()) } else { Err("expected a URL like https://host/path") }
}

/// Accepts http and https URLs of a whole host: pages, assets and API live at its root.
pub fn parse_origin(text: &str) -> Result<String, &'static str> {
    let host = after_scheme(text).map(|rest| rest.strip_suffix('/').unwrap_or(rest));
    match host {
        Some(host) if host.contains('/') => {
            Err("Earshot serves from the root of a host, without a path: expected a URL like https://host")
        }
        Some(host) if !host.is_empty() && !host.contains([' ', '?', '#', '@', '\\']) => {
            Ok(text.trim_end_matches('/').to_owned())
        }
        _ => Err("expected a URL like https://host"),
    }
}

fn after_scheme(text: &str) -> Option<&str> {
    text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"))
}

#[cfg(test)]
mod tests {
    use super::{parse_origin, parse_page_url};

    #[test]
    fn a_page_may_have_a_query() {
        let link = "https://pay.example/b/1?plan=business";
        assert_eq!(parse_page_url(link).as_deref(), Ok(link));
        for text in ["javascript:alert(1)", "https://", "https://a b", "pay.example"] {
            assert!(parse_page_url(text).is_err(), "{text}");
        }
    }

    #[test]
    fn an_origin_is_a_host_without_a_path() {
        for (text, origin) in [
            ("https://pods.example.org", "https://pods.example.org"),
            ("https://pods.example.org/", "https://pods.example.org"),
            ("http://127.0.0.1:8080", "http://127.0.0.1:8080"),
            ("http://[::1]:8080/", "http://[::1]:8080"),
        ] {
            assert_eq!(parse_origin(text).as_deref(), Ok(origin));
        }
        for text in [
            "https://pods.example.org/earshot",
            "https://pods.example.org//",
            "https://a@pods.example.org",
            "https://pods.example.org?a=1",
            "pods.example.org",
            "ftp://pods.example.org",
            "https://",
        ] {
            assert!(parse_origin(text).is_err(), "{text}");
        }
    }
}
