//! Values that views share: empty ones become null, and only web addresses become links.

/// Collects items; `None` when there are none.
pub fn non_empty<T>(items: impl Iterator<Item = T>) -> Option<Vec<T>> {
    Some(items.collect::<Vec<_>>()).filter(|items| !items.is_empty())
}

pub fn non_empty_list(list: &[String]) -> Option<Vec<String>> {
    non_empty(list.iter().cloned())
}

pub fn non_empty_text(text: &str) -> Option<String> {
    (!text.is_empty()).then(|| text.to_owned())
}

/// Returns a URL of a feed if it is http or https; `javascript:` and others must not become links.
pub fn web_url(url: Option<&str>) -> Option<String> {
    let leads_to_the_web = |url: &&str| url.starts_with("https://") || url.starts_with("http://");
    url.filter(leads_to_the_web).map(str::to_owned)
}

/// Rounds to two digits, because more would suggest a false precision.
pub fn round_confidence(confidence: f32) -> f32 {
    (confidence * 100.0).round() / 100.0
}
