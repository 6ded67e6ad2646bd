//! Reads the figures of a sentence, in digits and in English words, with what they count.

use crate::words::MONTHS;

/// Words after a figure in which the thing counted is found, on record, and words before it.
const WORDS_AFTER: usize = 6;
const WORDS_BEFORE: usize = 2;
/// Words that name the thing counted in a text that is checked.
const MAX_NOUNS: usize = 3;
/// Figures below this are not checked in offers: `two ideas`, `a call of 20 minutes`.
const MAX_OFFERED: f64 = 60.0;
/// How far a rounded figure may be from the one on record: `over 1,000` for 1,200, `nearly 1,200` for 1,150.
const MAX_ABOVE: f64 = 1.5;
const MAX_BELOW: f64 = 0.8;

const UNITS: [(&str, f64); 30] = [
    ("two", 2.0),
    ("three", 3.0),
    ("four", 4.0),
    ("five", 5.0),
    ("six", 6.0),
    ("seven", 7.0),
    ("eight", 8.0),
    ("nine", 9.0),
    ("ten", 10.0),
    ("eleven", 11.0),
    ("twelve", 12.0),
    ("thirteen", 13.0),
    ("fourteen", 14.0),
    ("fifteen", 15.0),
    ("sixteen", 16.0),
    ("seventeen", 17.0),
    ("eighteen", 18.0),
    ("nineteen", 19.0),
    ("twenty", 20.0),
    ("thirty", 30.0),
    ("forty", 40.0),
    ("fifty", 50.0),
    ("sixty", 60.0),
    ("seventy", 70.0),
    ("eighty", 80.0),
    ("ninety", 90.0),
    ("half", 0.5),
    ("twice", 2.0),
    ("thrice", 3.0),
    ("one", 1.0),
];

const MAGNITUDES: [(&str, f64); 18] = [
    ("hundred", 1e2),
    ("dozen", 12.0),
    ("thousand", 1e3),
    ("k", 1e3),
    ("million", 1e6),
    ("millions", 1e6),
    ("millionen", 1e6),
    ("millones", 1e6),
    ("milhões", 1e6),
    ("mio", 1e6),
    ("mn", 1e6),
    ("m", 1e6),
    ("billion", 1e9),
    ("bn", 1e9),
    ("b", 1e9),
    ("mrd", 1e9),
    ("milliarden", 1e9),
    ("trillion", 1e12),
];

/// Plurals that are figures of their own: `thousands of nurses`.
const VAGUE: [(&str, f64); 6] =
    [("dozens", 24.0), ("scores", 40.0), ("hundreds", 2e2), ("thousands", 2e3), ("millions", 2e6), ("billions", 2e9)];

/// Things that a pitch offers, and that are no claim in small numbers.
const OFFERED: [&str; 13] = [
    "question",
    "idea",
    "date",
    "angle",
    "option",
    "topic",
    "subject",
    "point",
    "slot",
    "title",
    "minute",
    "line",
    "suggestion",
];

/// Words that end what a figure counts.
const ENDS: [&str; 48] = [
    "in", "on", "at", "to", "for", "with", "and", "or", "who", "that", "which", "from", "by", "is", "are", "was",
    "were", "has", "have", "had", "as", "about", "per", "a", "an", "i", "she", "he", "they", "you", "we", "it", "when",
    "while", "since", "into", "across", "after", "before", "but", "if", "so", "every", "each", "than", "not", "ago",
    "now",
];

const OVER: [&str; 6] = ["over", "above", "exceeding", "beyond", "than", "least"];
const NEARLY: [&str; 5] = ["nearly", "almost", "under", "below", "to"];

/// What a figure measures.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum FigureKind {
    Count,
    /// `dozens`, `thousands`: at least so many.
    Vague,
    Percent,
    Money,
    /// `number 1`, `#1`.
    Rank,
    Year,
    /// A day of a month, or a time of day.
    Date,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Qualifier {
    None,
    Over,
    Nearly,
}

/// A figure with the words around it.
#[derive(Clone, Debug)]
pub(super) struct Figure {
    /// The words of the text.
    pub(super) text: String,
    pub(super) kind: FigureKind,
    /// More than one when a mark may separate thousands or decimals.
    values: Vec<f64>,
    qualifier: Qualifier,
    /// The things counted, as the text names them.
    nouns: Vec<String>,
    /// Stems of the words around.
    context: Vec<String>,
}

impl Figure {
    /// Whether a figure on record has the value, the unit, and the thing counted.
    pub(super) fn is_supported_by(&self, source: &Self) -> bool {
        let is_same_unit = self.kind == source.kind
            || matches!((self.kind, source.kind), (FigureKind::Vague, FigureKind::Count))
            || matches!((self.kind, source.kind), (FigureKind::Date, FigureKind::Count));
        let names_thing = matches!(self.kind, FigureKind::Year | FigureKind::Rank | FigureKind::Date)
            || self.nouns.is_empty()
            || self.nouns.iter().any(|noun| source.context.contains(noun));
        is_same_unit
            && names_thing
            && self.values.iter().any(|value| source.values.iter().any(|on| self.fits(*value, *on, source)))
    }

    fn fits(&self, value: f64, on_record: f64, source: &Self) -> bool {
        let is_equal = (value - on_record).abs() <= value.abs() * 1e-9;
        match (self.kind, self.qualifier) {
            (FigureKind::Vague, _) => on_record >= value,
            (_, Qualifier::None) => is_equal,
            (_, Qualifier::Over) => {
                (is_equal && source.qualifier == Qualifier::Over)
                    || (on_record > value && on_record <= value * MAX_ABOVE)
            }
            (_, Qualifier::Nearly) => {
                (is_equal && source.qualifier == Qualifier::Nearly)
                    || (on_record < value && on_record >= value * MAX_BELOW)
            }
        }
    }

    /// Whether the figure is part of an offer and claims nothing.
    pub(super) fn is_offer(&self) -> bool {
        let is_small = self.values.iter().all(|value| *value <= MAX_OFFERED);
        self.kind == FigureKind::Count && is_small && self.nouns.iter().any(|noun| OFFERED.contains(&noun.as_str()))
    }
}

/// A word of a sentence with its range.
struct Token<'t> {
    text: &'t str,
    lower: String,
    start: usize,
    end: usize,
    /// Whether a mark after it ends a clause.
    ends_clause: bool,
}

/// The figures of a sentence. One, as a word or a digit, is a figure only with a unit.
pub(super) fn figures(sentence: &str) -> Vec<Figure> {
    let tokens = tokens(sentence);
    let mut found = Vec::new();
    let mut at = 0;
    while at < tokens.len() {
        match read(sentence, &tokens, at) {
            Some((figure, next)) => {
                found.extend(figure);
                at = next;
            }
            None => at += 1,
        }
    }
    found
}

fn tokens(sentence: &str) -> Vec<Token<'_>> {
    let mut found = Vec::new();
    let is_inner = |letter: char| letter.is_alphanumeric() || "$€£¥%#+".contains(letter);
    let mut add = |start: usize, word: &'_ str, ends_clause: bool| {
        let text = &sentence[start..start + word.len()];
        found.push(Token { text, lower: word.to_lowercase(), start, end: start + word.len(), ends_clause });
    };
    let mut from = 0;
    // Only an ordinary space ends a word: other spaces separate thousands.
    for part in sentence.split([' ', '\n', '\t', '—', '–', '/', '(', ')']) {
        let start = from + part.len() - part.trim_start_matches(|letter| !is_inner(letter)).len();
        let word = part.trim_matches(|letter| !is_inner(letter));
        let ends_clause = from + part.len() > start + word.len() && part.ends_with([',', ';', ':', '.', '!', '?']);
        from += part.len() + sentence[from + part.len()..].chars().next().map_or(0, char::len_utf8);
        if word.is_empty() {
            continue;
        }
        let has_number_part = word.contains('-')
            && word.split('-').any(|piece| {
                unit(&piece.to_lowercase()).is_some() || piece.starts_with(|first: char| first.is_ascii_digit())
            });
        if !has_number_part {
            add(start, word, ends_clause);
            continue;
        }
        let mut at = start;
        for piece in word.split('-') {
            if !piece.is_empty() {
                add(at, piece, ends_clause && at + piece.len() == start + word.len());
            }
            at += piece.len() + 1;
        }
    }
    found
}

fn read(sentence: &str, tokens: &[Token<'_>], at: usize) -> Option<(Option<Figure>, usize)> {
    let first = &tokens[at];
    if let Some((_, value)) = VAGUE.iter().find(|(word, _)| *word == first.lower) {
        return Some((Some(figure(sentence, tokens, at, at + 1, FigureKind::Vague, vec![*value])), at + 1));
    }
    let (mut values, mut kind, mut next) = match read_digits(&first.lower) {
        Some((values, kind)) => {
            let (values, next) = join_thousands(tokens, at, values);
            (values, kind, next)
        }
        None => {
            let (value, next) = read_words(tokens, at)?;
            (vec![value], FigureKind::Count, next)
        }
    };
    // `half a million`, `3 million`, `200 thousand`.
    while let Some(magnitude) = tokens.get(next).and_then(|token| magnitude(&token.lower)) {
        values.iter_mut().for_each(|value| *value *= magnitude);
        next += 1;
    }
    let unit_word = tokens.get(next).map(|token| token.lower.as_str());
    match unit_word {
        Some("percent" | "prozent" | "%") => (kind, next) = (FigureKind::Percent, next + 1),
        Some("per") if tokens.get(next + 1).is_some_and(|token| token.lower == "cent") => {
            (kind, next) = (FigureKind::Percent, next + 2);
        }
        Some("dollar" | "dollars" | "euro" | "euros" | "pounds" | "usd" | "eur" | "gbp") => {
            (kind, next) = (FigureKind::Money, next + 1);
        }
        _ => {}
    }
    let before = at.checked_sub(1).map(|before| tokens[before].lower.as_str());
    let is_in_digits = first.lower.starts_with(|letter: char| letter.is_ascii_digit());
    let is_rank = matches!(before, Some("number" | "rank" | "ranked" | "nummer" | "numéro" | "número"))
        // `no one` is no rank.
        || (is_in_digits && matches!(before, Some("no" | "nr" | "#")));
    if kind == FigureKind::Count && is_rank {
        return Some((Some(figure(sentence, tokens, at - 1, next, FigureKind::Rank, values)), next));
    }
    let is_month = |word: Option<&str>| word.is_some_and(|word| MONTHS.contains(&word));
    let is_day = values.iter().all(|value| (1.0..=31.0).contains(value)) && (is_month(before) || is_month(unit_word));
    if kind == FigureKind::Count && is_day {
        kind = FigureKind::Date;
    }
    let is_single = kind == FigureKind::Count && values == [1.0];
    // `half` without a unit is a part of something, such as `the first half`.
    let is_part = first.lower == "half" && values == [0.5] && unit_word != Some("of");
    if is_single || is_part {
        return Some((None, next));
    }
    Some((Some(figure(sentence, tokens, at, next, kind, values)), next))
}

fn figure(
    sentence: &str,
    tokens: &[Token<'_>],
    from: usize,
    next: usize,
    kind: FigureKind,
    values: Vec<f64>,
) -> Figure {
    let qualifier = match from.checked_sub(1).map(|before| tokens[before].lower.as_str()) {
        _ if tokens[next - 1].text.ends_with('+') => Qualifier::Over,
        Some(word) if OVER.contains(&word) => Qualifier::Over,
        Some("to") if from < 2 || !matches!(tokens[from - 2].lower.as_str(), "up" | "close") => Qualifier::None,
        Some(word) if NEARLY.contains(&word) => Qualifier::Nearly,
        _ => Qualifier::None,
    };
    let mut nouns = Vec::new();
    if !tokens[next - 1].ends_clause {
        for token in tokens.iter().skip(next) {
            let is_link = matches!(
                token.lower.as_str(),
                "of" | "the" | "her" | "his" | "their" | "our" | "my" | "new" | "more" | "other"
            );
            if !is_link && (ENDS.contains(&token.lower.as_str()) || nouns.len() == MAX_NOUNS) {
                break;
            }
            if !is_link {
                nouns.push(stem(&token.lower));
            }
            if token.ends_clause {
                break;
            }
        }
    }
    let context = tokens[from.saturating_sub(WORDS_BEFORE)..(next + WORDS_AFTER).min(tokens.len())].iter();
    Figure {
        text: sentence[tokens[from].start..tokens[next - 1].end].to_owned(),
        kind,
        values,
        qualifier,
        nouns,
        context: context.map(|token| stem(&token.lower)).collect(),
    }
}

/// A number in digits with its unit. `None` for words with digits, such as `COVID-19` or `Web3`.
fn read_digits(word: &str) -> Option<(Vec<f64>, FigureKind)> {
    let (mut rest, mut kind) = (word, FigureKind::Count);
    if let Some(amount) = rest.strip_prefix(['$', '€', '£', '¥']) {
        (rest, kind) = (amount, FigureKind::Money);
    }
    if let Some(rank) = rest.strip_prefix('#') {
        (rest, kind) = (rank, FigureKind::Rank);
    }
    rest = rest.trim_end_matches('+');
    if let Some(amount) = rest.strip_suffix(['$', '€', '£']) {
        (rest, kind) = (amount, FigureKind::Money);
    }
    if let Some(share) = rest.strip_suffix('%') {
        (rest, kind) = (share, FigureKind::Percent);
    }
    if !rest.starts_with(|first: char| first.is_ascii_digit()) {
        return None;
    }
    let digits_end = rest.rfind(|letter: char| letter.is_ascii_digit())? + 1;
    let (number, suffix) = rest.split_at(digits_end);
    if number.contains(':') && suffix.is_empty() {
        let clock: Option<Vec<f64>> = number.split(':').map(|part| part.parse::<f64>().ok()).collect();
        let clock = clock?.into_iter().fold(0.0, |sum, part| sum * 60.0 + part);
        return Some((vec![clock], FigureKind::Date));
    }
    let scale = match suffix {
        "" | "st" | "nd" | "rd" | "th" | "x" | "s" => 1.0,
        suffix => magnitude(suffix)?,
    };
    let values: Vec<f64> = parse_number(number)?.into_iter().map(|value| value * scale).collect();
    let is_year =
        kind == FigureKind::Count && scale == 1.0 && number.len() == 4 && (1_500.0..=2_100.0).contains(&values[0]);
    Some((values, if is_year { FigureKind::Year } else { kind }))
}

/// The values of digits with marks: `1.200` is 1200 or 1.2.
fn parse_number(number: &str) -> Option<Vec<f64>> {
    let is_mark = |letter: char| ".,'’\u{a0}\u{202f}\u{2009}".contains(letter);
    if !number.chars().all(|letter| letter.is_ascii_digit() || is_mark(letter)) {
        return None;
    }
    let groups: Vec<&str> = number.split(is_mark).collect();
    let last = *groups.last()?;
    let mut values = Vec::new();
    if groups.iter().skip(1).all(|group| group.len() == 3) {
        values.push(groups.concat().parse().ok()?);
    }
    let decimal = number.rfind(['.', ',']).filter(|_| groups.len() > 1);
    if let Some(at) = decimal.filter(|_| groups.len() == 2 || last.len() != 3) {
        let whole: String = number[..at].chars().filter(char::is_ascii_digit).collect();
        values.push(format!("{whole}.{last}").parse().ok()?);
    }
    (!values.is_empty()).then_some(values)
}

/// Joins groups of thousands that a space separates: `1 200 000`.
fn join_thousands(tokens: &[Token<'_>], at: usize, values: Vec<f64>) -> (Vec<f64>, usize) {
    let is_group = |token: &Token<'_>| token.lower.len() == 3 && token.lower.bytes().all(|byte| byte.is_ascii_digit());
    let is_head = tokens[at].lower.len() <= 3 && tokens[at].lower.bytes().all(|byte| byte.is_ascii_digit());
    let mut next = at + 1;
    if !is_head {
        return (values, next);
    }
    let mut text = tokens[at].lower.clone();
    while let Some(group) = tokens.get(next).filter(|token| is_group(token) && !tokens[next - 1].ends_clause) {
        text.push_str(&group.lower);
        next += 1;
    }
    (text.parse().map_or(values, |value| vec![value]), next)
}

fn unit(word: &str) -> Option<f64> {
    UNITS.iter().find(|(name, _)| *name == word).map(|(_, value)| *value)
}

fn magnitude(word: &str) -> Option<f64> {
    MAGNITUDES.iter().find(|(name, _)| *name == word).map(|(_, value)| *value)
}

/// A number in words: `twenty-five`, `two hundred and six`, `half a million`, `a dozen`.
fn read_words(tokens: &[Token<'_>], at: usize) -> Option<(f64, usize)> {
    let word = |at: usize| tokens.get(at).map_or("", |token| token.lower.as_str());
    let is_article = matches!(word(at), "a" | "an");
    let named = |at: usize| magnitude(word(at)).filter(|_| word(at).len() > 2);
    if is_article {
        let magnitude = named(at + 1)?;
        return Some((magnitude, at + 2));
    }
    let mut value = unit(word(at)).or_else(|| named(at).filter(|_| word(at) == "dozen"))?;
    let mut next = at + 1;
    if word(at) == "half" && word(next) == "a" && named(next + 1).is_some() {
        return Some((value, next + 1));
    }
    loop {
        let skipped = if word(next) == "and" && value >= 100.0 { next + 1 } else { next };
        match unit(word(skipped)).filter(|unit| *unit >= 1.0) {
            Some(unit) if ((20.0..100.0).contains(&value) && unit < 10.0) || (value >= 100.0 && unit < 100.0) => {
                value += unit;
                next = skipped + 1;
            }
            _ if word(next) == "hundred" && value < 100.0 => {
                value *= 100.0;
                next += 1;
            }
            _ => return Some((value, next)),
        }
    }
}

/// A simple stem, so that a plural is its singular.
pub(super) fn stem(word: &str) -> String {
    let word = word.strip_suffix("'s").or_else(|| word.strip_suffix("’s")).unwrap_or(word);
    match word {
        "people" | "person" | "persons" => "person".to_owned(),
        _ if word.len() > 4 && word.ends_with("ies") => format!("{}y", &word[..word.len() - 3]),
        _ if word.len() > 4 && ["ses", "xes", "ches", "shes"].iter().any(|end| word.ends_with(end)) => {
            word[..word.len() - 2].to_owned()
        }
        _ if word.len() > 3 && word.ends_with('s') && !word.ends_with("ss") => word[..word.len() - 1].to_owned(),
        _ => word.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn supported(claim: &str, source: &str) -> bool {
        let on_record = figures(source);
        let claimed = figures(claim);
        assert!(!claimed.is_empty(), "{claim}");
        claimed.iter().all(|figure| on_record.iter().any(|source| figure.is_supported_by(source)))
    }

    #[test]
    fn honest_figures_are_supported() {
        for (claim, source) in [
            ("1200 people", "1,200 people a day"),
            ("1.200 nurses", "1 200 nurses"),
            ("1,200 nurses", "1\u{202f}200 nurses"),
            ("nine books", "She wrote 9 books."),
            ("9 books", "author of nine books"),
            ("twenty-five ships", "25 ships"),
            ("two hundred and six bones", "the 206 bones"),
            ("3 million listeners", "3M monthly listeners"),
            ("half a million readers", "500,000 readers"),
            ("$1.5 million", "$1.5m in sales"),
            ("40 percent of food", "40% of all food"),
            ("number one in Norway", "It was #1 in Norway"),
            ("over 1,000 nurses", "1,200 nurses"),
            ("over 1,000 nurses", "more than 1,000 nurses"),
            ("nearly 1,200 nurses", "1,150 nurses"),
            ("thousands of nurses", "4,200 nurses"),
            ("a dozen kitchens", "12 kitchens"),
            ("in 2019", "since 2019"),
            ("two-time champion", "champion two times"),
        ] {
            assert!(supported(claim, source), "{claim} / {source}");
        }
    }

    #[test]
    fn invented_figures_are_not_supported() {
        for (claim, source) in [
            ("3 million listeners", "3,000 listeners"),
            ("3 million listeners", "3 million euros"),
            ("nine books", "nine years at sea, after which came a book deal and other things"),
            ("nine books", "eight books"),
            ("number 1", "1 of many"),
            ("#1", "2 million"),
            ("40% of food", "40 kinds of food"),
            ("over 3 million listeners", "3 million listeners"),
            ("nearly 3 million listeners", "3 million listeners"),
            ("dozens of prizes", "3 prizes"),
            ("$5 million", "5 million fans"),
            ("in 2020", "since 2019"),
            ("twice", "once"),
        ] {
            assert!(!supported(claim, source), "{claim} / {source}");
        }
    }

    #[test]
    fn offers_and_words_without_a_figure_claim_nothing() {
        let claims = |text| figures(text).iter().filter(|figure| !figure.is_offer()).count();
        for text in [
            "one of them and no one",
            "two questions, three dates and a 20-minute call",
            "COVID19 and Web3 in the first half",
            "a one-page outline",
        ] {
            assert_eq!(claims(text), 0, "{text}");
        }
        assert_eq!(claims("two questions for nine judges"), 1);
    }
}
