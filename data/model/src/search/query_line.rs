//! The one-line query of a search box: words, `"exact phrases"`, `-excluded` ones, `title:`, `description:` or
//! `transcript:` before a word or a phrase, and `(one or "the other")`. `query_line_cases.json` is the grammar by example; the web app's own parser
//! passes it too.

use super::{SearchMode, SearchRequest, Target, TermOptionsRequest, TermRequest};
use crate::script;

/// What people's keyboards have for a straight quote.
const QUOTES: &[char] = &['"', '“', '”', '„', '‟', '«', '»', '＂', '「', '」', '『', '』', '〝', '〞', '〟'];

/// Where a word may be pinned to.
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

    /// That of the targets which is of what is searched; where none is, its own name, which the rules of the mode judge.
    fn target(self, targets: &[&str]) -> String {
        let own = |target: &&&str| target.rsplit('-').next() == Some(self.as_str());
        targets.iter().rev().find(own).map_or(self.as_str(), |target| target).to_owned()
    }
}

/// A term of a query line.
#[derive(Debug, PartialEq, Eq)]
struct LineTerm {
    text: String,
    is_phrase: bool,
    is_excluded: bool,
    field: Option<LineField>,
    /// The group that it is one of.
    group: Option<usize>,
}

impl LineTerm {
    fn of(text: String, is_phrase: bool) -> Self {
        Self { text, is_phrase, is_excluded: false, field: None, group: None }
    }
}

/// What a query line looks for.
#[derive(Debug, Default)]
pub struct QueryLine {
    pub terms: Vec<TermRequest>,
    pub groups: Vec<Vec<TermRequest>>,
}

impl SearchRequest {
    /// Of a query line, in all targets of what is searched.
    #[must_use]
    pub fn of_line(line: &str, mode: SearchMode) -> Self {
        let targets: Vec<&str> = Target::for_mode(mode).map(Target::as_str).collect();
        let QueryLine { terms, groups } = parse_query_line(line, &targets);
        Self { search_terms: terms, search_term_groups: groups, ..Self::default() }
    }
}

/// Terms for a query line. Words that are neither quoted, excluded, pinned nor of a group form one optional term together.
///
/// ```
/// use earshot_model::search::parse_query;
/// let line = parse_query(r#"solar "heat pump" -crypto (roof or balcony)"#, &["podcast-title"]);
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
            // None of some is each of them excluded.
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
            // An unclosed quote runs to the end of the line.
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
        let loose = LineTerm::of(words.join(" "), false);
        terms.insert(0, loose);
    }
    terms
}

/// The members of `(these or those)` at the beginning of a text, and what follows; other parentheses are as good as none.
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
        (!text.is_empty() && !text.contains(QUOTES)).then(|| LineTerm::of(text.to_owned(), is_phrase))
    };
    let members: Vec<LineTerm> =
        words.split(|word| word.eq_ignore_ascii_case("or")).map(member).collect::<Option<_>>()?;
    (members.len() > 1).then_some((members, after))
}

/// A quote within a word of a script without spaces begins a phrase; elsewhere it is an inch, or a slip.
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
        let told: Vec<String> = terms
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
        assert_eq!(told, expected);
    }
}
