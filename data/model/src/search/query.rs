//! The one-line query of a search box: words, `"exact phrases"` and `-excluded` ones.

use super::{TermOptionsRequest, TermRequest};

/// Terms for a query line. Words that are neither quoted nor excluded form one optional term together.
///
/// ```
/// use earshot_model::search::parse_query;
/// let terms = parse_query(r#"solar "heat pump" -crypto"#, &["podcast-title"]);
/// let texts: Vec<_> = terms.iter().map(|term| term.search_term.as_str()).collect();
/// assert_eq!(texts, ["solar", "heat pump", "crypto"]);
/// assert_eq!(terms[1].options.phrase_match, Some(true));
/// assert_eq!(terms[2].options.match_mode.as_deref(), Some("not"));
/// ```
#[must_use]
pub fn parse_query(line: &str, targets: &[&str]) -> Vec<TermRequest> {
    let targets: Vec<String> = targets.iter().map(|&target| target.to_owned()).collect();
    let term = |text: String, mode: &str, phrase: bool| TermRequest {
        search_term: text,
        search_type: None,
        search_targets: targets.clone(),
        options: TermOptionsRequest {
            match_mode: Some(mode.to_owned()),
            phrase_match: phrase.then_some(true),
            ..TermOptionsRequest::default()
        },
    };

    let mut words = Vec::new();
    let mut others = Vec::new();
    let mut rest = line.trim_start();
    while !rest.is_empty() {
        let excluded = rest.starts_with('-') && rest[1..].starts_with(|next: char| !next.is_whitespace());
        let body = if excluded { &rest[1..] } else { rest };
        let (text, phrase, after) = match body.strip_prefix('"') {
            // An unclosed quote runs to the end of the line.
            Some(quoted) => match quoted.split_once('"') {
                Some((text, after)) => (text, true, after),
                None => (quoted, true, ""),
            },
            None => match body.split_once(char::is_whitespace) {
                Some((word, after)) => (word, false, after),
                None => (body, false, ""),
            },
        };
        let text = text.trim();
        if !text.is_empty() {
            match (excluded, phrase) {
                (true, _) => others.push(term(text.to_owned(), "not", phrase)),
                (false, true) => others.push(term(text.to_owned(), "must", true)),
                (false, false) => words.push(text),
            }
        }
        rest = after.trim_start();
    }

    let mut terms = Vec::new();
    if !words.is_empty() {
        terms.push(term(words.join(" "), "optional", false));
    }
    terms.extend(others);
    terms
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_become_terms() {
        let cases: &[(&str, &[&str])] = &[
            ("", &[]),
            ("  ", &[]),
            ("a b c", &["optional a b c"]),
            ("\"a b\" c", &["optional c", "must \"a b\""]),
            ("-\"a b\"", &["not \"a b\""]),
            ("- a", &["optional - a"]),
            ("\"open end", &["must \"open end\""]),
            ("\"\" x", &["optional x"]),
        ];
        for (line, expected) in cases {
            let shown: Vec<String> = parse_query(line, &["podcast-title"])
                .iter()
                .map(|term| {
                    let mode = term.options.match_mode.as_deref().unwrap_or_default();
                    let quote = if term.options.phrase_match == Some(true) { "\"" } else { "" };
                    format!("{mode} {quote}{}{quote}", term.search_term)
                })
                .collect();
            assert_eq!(shown, *expected, "{line:?}");
        }
    }
}
