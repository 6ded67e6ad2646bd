//! Affiliation of a podcast (spec 3, Affiliation types), derived from its feed: organization names in the author and
//! owner fields, the address of its site, and a statement in the description about who produced it. Two types of the
//! specification, celebrity and other, cannot be derived from feeds.

use crate::people::{WordClasses, fold, is_given_name, truncate};
use earshot_model::{Affiliation, AffiliationKind, AffiliationSource, Podcast};
use std::sync::LazyLock;

/// Bytes of a description that are read.
const MAX_DESCRIPTION_BYTES: usize = 4 << 10;
/// Number of words in a person's name.
const PERSON_WORD_COUNT: std::ops::RangeInclusive<usize> = 2..=4;

/// Phrases in a description that precede the name of the producer.
const MADE_BY_PHRASES: &[&str] =
    &[" production of ", " produced by ", " podcast from ", " presented by ", " podcast by ", " a production from "];
/// Phrases by which associations describe themselves.
const NOT_FOR_PROFIT_PHRASES: &[&str] = &[
    " 501 c 3 ",
    " 501c3 ",
    " nonprofit organization ",
    " non profit organization ",
    " registered charity ",
    " not for profit organisation ",
    " not for profit organization ",
];
/// A description without any of these, in any case, contains no phrase of the lists above. Most descriptions need not
/// be folded.
const PREFILTER_PHRASES: &[&str] = &[
    "production of",
    "production from",
    "produced by",
    "podcast from",
    "podcast by",
    "presented by",
    "501",
    "profit",
    "charity",
];
/// Suffixes of host names by type. RFC 1034 defines no types of names; these follow the practice of registries.
const HOST_SUFFIXES: &[(&str, AffiliationKind)] = &[
    (".edu", AffiliationKind::Academic),
    (".ac.", AffiliationKind::Academic),
    (".edu.", AffiliationKind::Academic),
    (".gov", AffiliationKind::Government),
    (".gov.", AffiliationKind::Government),
    (".mil", AffiliationKind::Government),
    (".gouv.fr", AffiliationKind::Government),
    (".gob.", AffiliationKind::Government),
    (".bund.de", AffiliationKind::Government),
    (".church", AffiliationKind::Religious),
];

/// What a line of the word list applies to.
#[derive(Clone, Copy, PartialEq, Eq)]
enum RuleTarget {
    /// Phrases in names of organizations.
    Phrases,
    /// Names of organizations.
    Names,
    /// Their domains.
    Sites,
}

/// A line of the word list. Phrases are surrounded by blanks.
struct AffiliationRule {
    kind: AffiliationKind,
    target: RuleTarget,
    phrases: Vec<String>,
}

static RULES: LazyLock<Vec<AffiliationRule>> = LazyLock::new(|| {
    let lines = include_str!("words.txt").lines().filter(|line| !line.starts_with('#'));
    lines.filter_map(parse_rule).collect()
});

fn parse_rule(line: &str) -> Option<AffiliationRule> {
    let (head, phrases) = line.split_once(": ")?;
    let (kind, of) = head.rsplit_once(' ')?;
    let of = match of {
        "words" => RuleTarget::Phrases,
        "names" => RuleTarget::Names,
        "sites" => RuleTarget::Sites,
        _ => return None,
    };
    let between_blanks = |phrase: &str| format!(" {phrase} ").replace("$ ", " $");
    let phrases = phrases.split(", ");
    let phrases = match of {
        RuleTarget::Sites => phrases.map(str::to_owned).collect(),
        RuleTarget::Phrases | RuleTarget::Names => phrases.map(between_blanks).collect(),
    };
    Some(AffiliationRule { kind: AffiliationKind::parse(kind)?, target: of, phrases })
}

/// Returns the affiliation of a podcast; its kind is unknown without evidence.
#[must_use]
pub fn detect_affiliation(podcast: &Podcast) -> Affiliation {
    let fields = [
        (AffiliationSource::Author, podcast.author.as_deref()),
        (AffiliationSource::Owner, podcast.owner_name.as_deref()),
    ];
    let names = fields.into_iter().filter_map(|(source, name)| Some((source, name?.trim())));
    let names: Vec<(AffiliationSource, &str)> = names.filter(|(_, name)| !name.is_empty()).collect();
    let tell = |kind, organization: Option<&str>, source| Affiliation {
        kind,
        organization: organization.map(str::to_owned),
        source: Some(source),
    };
    for &(source, name) in &names {
        if let Some(kind) = kind_of_name(name) {
            return tell(kind, Some(name), source);
        }
    }
    let organization = names.iter().map(|(_, name)| *name).find(|name| !is_person_name(name));
    if let Some(kind) = podcast.website_url.as_deref().and_then(kind_of_site) {
        return tell(kind, organization, AffiliationSource::Website);
    }
    let description = fold_relevant_description(&podcast.description);
    if let Some((kind, name)) = find_maker(&description) {
        return tell(kind, Some(&name), AffiliationSource::Description);
    }
    if NOT_FOR_PROFIT_PHRASES.iter().any(|phrase| description.contains(phrase)) {
        return tell(AffiliationKind::NotForProfit, organization, AffiliationSource::Description);
    }
    if let Some((source, _)) = names.iter().find(|(_, name)| is_person_name(name)) {
        return tell(AffiliationKind::Independent, None, *source);
    }
    Affiliation { kind: AffiliationKind::Unknown, organization: organization.map(str::to_owned), source: None }
}

/// Returns the folded description when it may contain evidence, otherwise an empty text.
fn fold_relevant_description(description: &str) -> String {
    let description = truncate(description, MAX_DESCRIPTION_BYTES);
    let lower = description.to_ascii_lowercase();
    if PREFILTER_PHRASES.iter().any(|words| lower.contains(words)) {
        fold_with_blanks(description)
    } else {
        String::new()
    }
}

fn kind_of_name(name: &str) -> Option<AffiliationKind> {
    // A phrase that ends in `$` matches at the end only.
    let name = format!("{}$", fold_with_blanks(name));
    let holds = |phrase: &String| name.contains(phrase.as_str());
    RULES.iter().find(|rule| rule.target != RuleTarget::Sites && rule.phrases.iter().any(holds)).map(|rule| rule.kind)
}

/// Finds the organization that, according to the description, produced the podcast.
fn find_maker(description: &str) -> Option<(AffiliationKind, String)> {
    for lead in MADE_BY_PHRASES {
        for (at, lead) in description.match_indices(lead) {
            let behind = &description[at + lead.len() - 1..];
            for rule in RULES.iter().filter(|rule| rule.target == RuleTarget::Names) {
                if let Some(name) = rule.phrases.iter().find(|name| behind.starts_with(name.as_str())) {
                    return Some((rule.kind, name.trim().to_owned()));
                }
            }
        }
    }
    None
}

fn kind_of_site(url: &str) -> Option<AffiliationKind> {
    let url = url::Url::parse(url).ok()?;
    let host = url.host_str()?.to_lowercase();
    let fits = |end: &&(&str, AffiliationKind)| {
        // `.ac.` is followed by a country and nothing else.
        match end.0.strip_suffix('.') {
            Some(label) => {
                host.rsplit_once('.').is_some_and(|(rest, country)| country.len() == 2 && rest.ends_with(label))
            }
            None => host.ends_with(end.0),
        }
    };
    let is_theirs =
        |site: &String| host.strip_suffix(site.as_str()).is_some_and(|rest| rest.is_empty() || rest.ends_with('.'));
    let known = || RULES.iter().find(|rule| rule.target == RuleTarget::Sites && rule.phrases.iter().any(is_theirs));
    HOST_SUFFIXES.iter().find(fits).map(|(_, kind)| *kind).or_else(|| known().map(|rule| rule.kind))
}

/// Returns whether a name is a person's, or each of several names is.
fn is_person_name(name: &str) -> bool {
    let folded = fold(name).replace(" & ", ",").replace(" and ", ",").replace(" und ", ",").replace(" y ", ",");
    let mut parts = folded.split([',', ';', '/']).map(str::trim).filter(|part| !part.is_empty()).peekable();
    parts.peek().is_some()
        && parts.all(|part| {
            let words: Vec<&str> = part.split_whitespace().collect();
            PERSON_WORD_COUNT.contains(&words.len())
                && words.first().is_some_and(|first| is_given_name(first.trim_matches(['.', '"'])))
                && words.iter().all(|word| {
                    !WordClasses::of(word).is_stop_word(true) && !word.chars().any(|letter| letter.is_ascii_digit())
                })
        })
}

/// Folds a text and replaces runs of other characters by one blank, with a blank at each end.
fn fold_with_blanks(text: &str) -> String {
    let folded = fold(text);
    let mut spaced = String::with_capacity(folded.len() + 2);
    for word in folded.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty()) {
        spaced.push(' ');
        spaced.push_str(word);
    }
    spaced.push(' ');
    spaced
}

#[cfg(test)]
mod tests {
    use super::*;
    use chrono::DateTime;

    /// Formats kind, organization and source for an author, an owner, a site and a description.
    fn describe_affiliation(author: &str, owner: &str, site: &str, description: &str) -> String {
        let some = |text: &str| Some(text.to_owned()).filter(|text| !text.is_empty());
        let podcast = Podcast {
            author: some(author),
            owner_name: some(owner),
            website_url: some(site),
            description: description.to_owned(),
            ..Podcast::new("https://feeds.example/1", "A show", DateTime::default())
        };
        let Affiliation { kind, organization, source } = detect_affiliation(&podcast);
        let source = source.map_or("–", AffiliationSource::as_str);
        format!("{} | {} | {source}", kind.as_str(), organization.as_deref().unwrap_or("–"))
    }

    #[test]
    fn the_affiliation_is_detected_from_the_feed() {
        let cases = [
            (("NPR", "Jane Miller", "", ""), "legacy media | NPR | author"),
            (("Jane Miller", "BBC Radio 4", "", ""), "legacy media | BBC Radio 4 | owner"),
            (("Universität Bielefeld", "", "", ""), "academic | Universität Bielefeld | author"),
            (("King's College", "", "", ""), "academic | King's College | author"),
            (("College Football Fans", "", "", ""), "unknown | College Football Fans | –"),
            (("Grace Church, Boston", "", "", ""), "religious | Grace Church, Boston | author"),
            (("Ministry of Health", "", "", ""), "government | Ministry of Health | author"),
            (("Acme Tools, Inc.", "", "", ""), "branded | Acme Tools, Inc. | author"),
            (("Verein der Freunde e.V.", "", "", ""), "not for profit | Verein der Freunde e.V. | author"),
            (("Tea Podcast Network", "", "", ""), "podcast company | Tea Podcast Network | author"),
            (("Jane Miller & Peter Smith", "", "", ""), "independent | – | author"),
            (("Dr. Jane Miller", "Jane Miller", "", ""), "independent | – | owner"),
            (("The Lab", "", "https://lab.mit.edu/show", ""), "academic | The Lab | website"),
            (("The Lab", "", "https://www.ox.ac.uk/", ""), "academic | The Lab | website"),
            (("The Lab", "", "https://data.gov.example/", ""), "unknown | The Lab | –"),
            (("", "", "https://www.bbc.co.uk/sounds", ""), "legacy media | – | website"),
            (("", "", "https://notbbc.co.uk/", ""), "unknown | – | –"),
            (("Tucker Miller Network", "", "", ""), "unknown | Tucker Miller Network | –"),
            (("Jane Miller", "", "", "Tea, a production of NPR."), "legacy media | npr | description"),
            (("The Tea Room", "", "", "We are a registered charity."), "not for profit | The Tea Room | description"),
            (("", "", "not a url", ""), "unknown | – | –"),
        ];
        for ((author, owner, site, description), expected) in cases {
            assert_eq!(
                describe_affiliation(author, owner, site, description),
                expected,
                "{author} {owner} {site} {description}"
            );
        }
    }

    #[test]
    fn every_line_of_the_words_is_a_rule() {
        let lines = include_str!("words.txt").lines().filter(|line| !line.starts_with('#')).count();
        assert_eq!(RULES.len(), lines);
        for phrase in RULES.iter().filter(|rule| rule.target != RuleTarget::Sites).flat_map(|rule| &rule.phrases) {
            let inner = phrase.trim_end_matches('$').trim();
            assert_eq!(fold_with_blanks(inner).trim(), inner, "folded, and without signs");
        }
    }

    #[test]
    fn a_relevant_description_passes_the_prefilter() {
        for phrase in MADE_BY_PHRASES.iter().chain(NOT_FOR_PROFIT_PHRASES) {
            assert!(PREFILTER_PHRASES.iter().any(|words| phrase.contains(words)), "{phrase}");
        }
    }

    #[test]
    fn long_and_unusual_names_do_not_panic() {
        describe_affiliation(&"ä ".repeat(100_000), "\u{0}$ $", "http://[", &"production of ".repeat(100_000));
    }
}
