//! The one-line query of a search box: words, `"exact phrases"`, `-excluded` ones, `title:`, `description:` or
//! `transcript:` before a word or phrase, and `(one or "the other")`. `query_line_cases.json` defines the grammar by
//! examples; the web app's own parser passes the same cases.

use super::{SearchMode, SearchRequest, Target, TermOptionsRequest, TermRequest};
use crate::script;

/// The characters that keyboards and word processors produce for a quotation mark.
const QUOTES: &[char] = &['"', '“', '”', '„', '‟', '«', '»', '＂', '「', '」', '『', '』', '〝', '〞', '〟'];

/// A field prefix of a query line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum LineField {
    Title,
    Description,
    Transcript,
}

impl LineField {
    const ALL: [Self; 3] = [Self::Title, Self::Description, Self::Transcript];

    fn as_str(self) -> &'static str {
        match self {
            Self::Title => "title",
            Self::Description => "description",
            Self::Transcript => "transcript",
        }
    }

    /// The target of the field in this mode, for example `episode-title` for `title`. If no target fits, the prefix
    /// itself, which validation rejects with its own message.
    fn target(self, targets: &[&str]) -> String {
        let own = |target: &&&str| target.rsplit('-').next() == Some(self.as_str());
        targets.iter().rev().find(own).map_or(self.as_str(), |target| target).to_owned()
    }
}

/// A search term of a query line, before targets are chosen.
#[derive(Debug, PartialEq, Eq)]
struct LineTerm {
    text: String,
    is_phrase: bool,
    is_excluded: bool,
    field: Option<LineField>,
    /// The number of the group that contains the term.
    group: Option<usize>,
}

impl LineTerm {
    fn new(text: String, is_phrase: bool) -> Self {
        Self { text, is_phrase, is_excluded: false, field: None, group: None }
    }
}

/// The search terms and groups of a query line.
#[derive(Debug, Default)]
pub struct QueryLine {
    pub terms: Vec<TermRequest>,
    pub groups: Vec<Vec<TermRequest>>,
}

impl SearchRequest {
    /// The request for a query line, in all targets of the mode.
    #[must_use]
    pub fn of_line(line: &str, mode: SearchMode) -> Self {
        let targets: Vec<&str> = Target::for_mode(mode).map(Target::as_str).collect();
        let QueryLine { terms, groups } = parse_query_line(line, &targets);
        Self { search_terms: terms, search_term_groups: groups, ..Self::default() }
    }
}

/// Parses a query line into search terms. Words that are neither quoted, excluded, prefixed nor grouped form one
/// optional term together.
///
/// ```
/// use earshot_model::search::parse_query_line;
/// let line = parse_query_line(r#"solar "heat pump" -crypto (roof or balcony)"#, &["podcast-title"]);
/// let texts: Vec<_> = line.terms.iter().map(|term| term.search_term.as_str()).collect();
/// assert_eq!(texts, ["solar", "heat pump", "crypto"]);
/// assert_eq!(line.terms[1].options.phrase_match, Some(true));
/// assert_eq!(line.terms[2].options.match_mode.as_deref(), Some("not"));
/// assert_eq!(line.groups[0][1].search_term, "balcony");
/// ```
#[must_use]
pub fn parse_query_line(line: &str, targets: &[&str]) -> QueryLine {
    let all = || targets.iter().map(|&target| target.to_owned()).collect();
    let to_request = |term: LineTerm| TermRequest {
        search_term: term.text,
        search_type: None,
        search_targets: term.field.map_or_else(all, |field| vec![field.target(targets)]),
        options: TermOptionsRequest {
            match_mode: term.group.is_none().then(|| {
                match (term.is_excluded, term.is_phrase || term.field.is_some()) {
                    (true, _) => "not",
                    (false, true) => "must",
                    (false, false) => "optional",
                }
                .to_owned()
            }),
            phrase_match: term.is_phrase.then_some(true),
            ..TermOptionsRequest::default()
        },
    };
    let mut parsed = QueryLine::default();
    for term in parse_line(line) {
        match term.group {
            Some(group) => {
                parsed.groups.resize_with(parsed.groups.len().max(group + 1), Vec::new);
                parsed.groups[group].push(to_request(term));
            }
            None => parsed.terms.push(to_request(term)),
        }
    }
    parsed
}

fn parse_line(line: &str) -> Vec<LineTerm> {
    let (mut words, mut terms, mut groups) = (Vec::new(), Vec::new(), 0);
    let mut rest = line.trim_start();
    while !rest.is_empty() {
        let starts_word = |text: &str| text.starts_with(|next: char| !next.is_whitespace());
        let after_minus = rest.strip_prefix('-').filter(|after| starts_word(after));
        let is_excluded = after_minus.is_some();
        let body = after_minus.unwrap_or(rest);
        if let Some((members, after)) = group(body) {
            // Excluding a group excludes each of its members, so the group itself is dropped.
            let group = (!is_excluded).then_some(groups);
            groups += usize::from(!is_excluded);
            terms.extend(members.into_iter().map(|member| LineTerm { is_excluded, group, ..member }));
            rest = after.trim_start();
            continue;
        }
        let pinned = LineField::ALL.into_iter().find_map(|field| {
            let (name, after) = body.split_at_checked(field.as_str().len())?;
            let after = after.strip_prefix(':').filter(|after| starts_word(after))?;
            name.eq_ignore_ascii_case(field.as_str()).then_some((field, after))
        });
        let (field, body) = pinned.map_or((None, body), |(field, after)| (Some(field), after));
        let is_phrase = body.starts_with(QUOTES);
        let (text, after) = if is_phrase {
            let quoted = body.strip_prefix(QUOTES).unwrap_or(body);
            // An unclosed quote reaches to the end of the line.
            quoted.split_once(QUOTES).unwrap_or((quoted, ""))
        } else {
            body.split_at(end_of_word(body))
        };
        let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
        if !text.is_empty() {
            if is_phrase || is_excluded || field.is_some() {
                terms.push(LineTerm { text, is_phrase, is_excluded, field, group: None });
            } else {
                words.push(text);
            }
        }
        rest = after.trim_start();
    }
    if !words.is_empty() {
        let loose = LineTerm::new(words.join(" "), false);
        terms.insert(0, loose);
    }
    terms
}

/// Parses `(one or "the other")` at the start of a text. Returns the members and the rest. Any other parenthesis is
/// read as a word.
fn group(text: &str) -> Option<(Vec<LineTerm>, &str)> {
    let (inside, after) = text.strip_prefix('(')?.split_once(')')?;
    if inside.contains('(') || after.starts_with(|next: char| !next.is_whitespace()) {
        return None;
    }
    let words: Vec<&str> = inside.split_whitespace().collect();
    let member = |words: &[&str]| {
        let text = words.join(" ");
        let quoted = text.strip_prefix(QUOTES).and_then(|text| text.strip_suffix(QUOTES));
        let (text, is_phrase) = quoted.map_or((text.as_str(), false), |quoted| (quoted.trim(), true));
        (!text.is_empty() && !text.contains(QUOTES)).then(|| LineTerm::new(text.to_owned(), is_phrase))
    };
    let members: Vec<LineTerm> =
        words.split(|word| word.eq_ignore_ascii_case("or")).map(member).collect::<Option<_>>()?;
    (members.len() > 1).then_some((members, after))
}

/// The end of the word at the start of a text. A quote inside a word begins a phrase only in scripts without spaces;
/// elsewhere it is an inch mark or a typo.
fn end_of_word(text: &str) -> usize {
    let mut before = None;
    for (at, letter) in text.char_indices() {
        if letter.is_whitespace() || QUOTES.contains(&letter) && before.is_some_and(script::is_unspaced) {
            return at;
        }
        before = Some(letter);
    }
    text.len()
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde::Deserialize;

    #[derive(Deserialize)]
    struct Case {
        line: String,
        terms: Vec<CaseTerm>,
    }

    #[derive(Debug, Deserialize, PartialEq)]
    struct CaseTerm {
        text: String,
        phrase: bool,
        excluded: bool,
        field: Option<String>,
        group: Option<usize>,
    }

    #[test]
    fn lines_become_terms() {
        let cases: Vec<Case> = serde_json::from_str(include_str!("query_line_cases.json")).expect("is a table");
        for case in cases {
            let of = |term: LineTerm| CaseTerm {
                text: term.text,
                phrase: term.is_phrase,
                excluded: term.is_excluded,
                field: term.field.map(|field| field.as_str().to_owned()),
                group: term.group,
            };
            let found: Vec<CaseTerm> = parse_line(&case.line).into_iter().map(of).collect();
            assert_eq!(found, case.terms, "{:?}", case.line);
        }
    }

    #[test]
    fn field_prefixes_select_targets() {
        let targets = ["podcast-title", "podcast-description", "episode-title"];
        let QueryLine { terms, .. } = parse_query_line("title:ice \"sea ice\" transcript:cold salt", &targets);
        let described: Vec<String> = terms
            .iter()
            .map(|term| {
                let mode = term.options.match_mode.as_deref().unwrap_or_default();
                format!("{} {mode} {}", term.search_term, term.search_targets.join("+"))
            })
            .collect();
        let all = targets.join("+");
        let expected = [
            format!("salt optional {all}"),
            "ice must episode-title".to_owned(),
            format!("sea ice must {all}"),
            "cold must transcript".to_owned(),
        ];
        assert_eq!(described, expected);
    }
}
