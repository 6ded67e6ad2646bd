//! Links and email addresses in prose.

/// Normalizes an address for comparison: without scheme, `www.`, `mailto:` and a slash or period at the end, in lower
/// case.
#[must_use]
pub fn address_key(address: &str) -> String {
    let lower = address.trim().to_lowercase();
    let mut rest = lower.as_str();
    for prefix in ["mailto:", "https://", "http://", "www."] {
        rest = rest.strip_prefix(prefix).unwrap_or(rest);
    }
    rest.trim_end_matches(['/', '.', ',', ')', '>', '”', '"', ';', '!', '?']).to_owned()
}

/// The links and email addresses of a text, including those without a scheme (`example.com/x`).
#[must_use]
pub fn addresses(text: &str) -> Vec<&str> {
    let is_edge = |letter: char| letter.is_whitespace() || "<>()[]{}\"“”'|".contains(letter);
    let tokens = text.split(is_edge).map(|token| token.trim_end_matches(['.', ',', ';', ':', '!', '?']));
    tokens.filter(|token| is_address(token)).collect()
}

fn is_address(token: &str) -> bool {
    let key = address_key(token);
    if token.to_lowercase().contains("://") || token.to_lowercase().starts_with("www.") {
        return true;
    }
    if let Some((local, domain)) = key.split_once('@') {
        return !local.is_empty() && domain.contains('.');
    }
    let host = key.split(['/', '?', '#', ':']).next().unwrap_or_default();
    let Some((name, ending)) = host.rsplit_once('.') else { return false };
    let is_label =
        |label: &str| !label.is_empty() && label.chars().all(|letter| letter.is_alphanumeric() || letter == '-');
    // `e.g`, `3.5` and `end.Next` are not hosts.
    let is_ending = (2..=24).contains(&ending.len()) && ending.chars().all(|letter| letter.is_ascii_lowercase());
    let has_path = key.contains('/');
    is_ending
        && name.split('.').all(is_label)
        && (has_path || name.len() > 1)
        && (has_path || KNOWN_ENDINGS.contains(&ending))
}

/// Endings of hosts that are written without a scheme.
const KNOWN_ENDINGS: [&str; 34] = [
    "com", "org", "net", "io", "co", "ai", "app", "dev", "info", "biz", "me", "tv", "fm", "ly", "gg", "to", "xyz",
    "site", "online", "shop", "store", "link", "click", "top", "ru", "cn", "uk", "de", "fr", "eu", "us", "example",
    "test", "cc",
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_found_and_abbreviations_are_not() {
        let text = "e.g. 3.5 hours, Node.js, https://A.example/x. www.b.com (c.io/y) me@d.org end.Next";
        assert_eq!(addresses(text), ["https://A.example/x", "www.b.com", "c.io/y", "me@d.org"]);
    }
}
