//! Parses arguments that are URLs of a service.

/// Accepts http and https URLs without query and fragment.
pub fn parse_http_url(text: &str) -> Result<String, &'static str> {
    let rest = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"));
    let is_url = rest.is_some_and(|rest| !rest.is_empty() && !rest.contains([' ', '?', '#']));
    if is_url { Ok(text.to_owned()) } else { Err("expected a URL like https://host/path") }
}
