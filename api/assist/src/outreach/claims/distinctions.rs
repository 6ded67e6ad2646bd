//! Finds words that claim merit or an extreme: `award-winning`, `the first woman`, `never`.

use super::figures::stem;
use crate::words::is_stop_word;

/// Words that praise a person or a work, with other forms that support them.
const MERITS: [(&str, &[&str]); 26] = [
    ("award winning", &["award winner", "prize winning", "won the", "won an", "winner of", "awarded"]),
    ("prize winning", &["award winning", "won the", "won a", "winner of", "awarded"]),
    ("best selling", &["bestselling", "best seller", "bestseller", "best sellers", "bestsellers"]),
    ("bestselling", &["best selling", "best seller", "bestseller", "best sellers", "bestsellers"]),
    ("best seller", &["best selling", "bestselling", "bestseller", "best sellers", "bestsellers"]),
    ("bestseller", &["best selling", "bestselling", "best seller", "best sellers", "bestsellers"]),
    ("best known", &[]),
    ("well known", &[]),
    ("world class", &[]),
    ("world renowned", &[]),
    ("world leading", &[]),
    ("top rated", &[]),
    ("sought after", &[]),
    ("thought leader", &[]),
    ("internationally recognized", &[]),
    ("internationally known", &[]),
    ("renowned", &[]),
    ("acclaimed", &[]),
    ("celebrated", &[]),
    ("famous", &[]),
    ("legendary", &[]),
    ("foremost", &[]),
    ("pioneering", &["pioneer", "pioneered"]),
    ("visionary", &[]),
    ("expert", &["expertise", "experts"]),
    ("guru", &[]),
];

/// Words that claim an extreme together with the next word, after an article or a possessive.
const EXTREMES: [&str; 15] = [
    "first", "only", "best", "leading", "top", "largest", "biggest", "youngest", "oldest", "fastest", "highest",
    "greatest", "longest", "most", "finest",
];
/// Words after an extreme that make an ordinary phrase of it.
const ORDINARY: [&str; 18] = [
    "thing", "step", "time", "question", "part", "episode", "week", "half", "place", "name", "day", "year", "way",
    "chapter", "idea", "one", "regards", "wishes",
];
const ABSOLUTES: [&str; 6] = ["always", "never", "everyone", "everybody", "nobody", "unparalleled"];

/// A phrase that needs a source.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Distinction {
    /// The words of the text.
    pub(super) text: String,
    /// Any of these supports it. All words of a form must be in one sentence.
    pub(super) forms: Vec<Vec<String>>,
}

/// A sentence on record as plain words.
pub(super) fn plain_words(sentence: &str) -> Vec<String> {
    let words = sentence.split(|letter: char| !letter.is_alphanumeric() && letter != '\'' && letter != '’');
    words.filter(|word| !word.is_empty()).map(|word| stem(&word.to_lowercase())).collect()
}

/// The distinctions that a sentence claims.
pub(super) fn distinctions(sentence: &str) -> Vec<Distinction> {
    let raw: Vec<&str> = sentence
        .split(|letter: char| !letter.is_alphanumeric() && letter != '\'' && letter != '’')
        .filter(|word| !word.is_empty())
        .collect();
    let words: Vec<String> = raw.iter().map(|word| stem(&word.to_lowercase())).collect();
    let mut found = Vec::new();
    let mut at = 0;
    while at < words.len() {
        match read(&raw, &words, at) {
            Some((distinction, next)) => {
                found.push(distinction);
                at = next;
            }
            None => at += 1,
        }
    }
    found
}

fn read(raw: &[&str], words: &[String], at: usize) -> Option<(Distinction, usize)> {
    let stems = |phrase: &str| phrase.split(' ').map(stem).collect::<Vec<_>>();
    let is_at = |phrase: &[String]| words[at..].starts_with(phrase);
    for (phrase, others) in MERITS {
        let own = stems(phrase);
        if is_at(&own) {
            let next = at + own.len();
            let forms = std::iter::once(own).chain(others.iter().map(|other| stems(other))).collect();
            return Some((Distinction { text: raw[at..next].join(" "), forms }, next));
        }
    }
    let (word, following) = (words[at].as_str(), words.get(at + 1).map(String::as_str));
    // `Emmy-winning`, `Grammy-nominated`.
    if matches!(following, Some("winning" | "nominated")) && !is_stop_word(word) {
        let root = if following == Some("winning") { ["won", "winner"] } else { ["nominated", "nomination"] };
        let own = vec![words[at].clone(), words[at + 1].clone()];
        let forms = std::iter::once(own).chain(root.iter().map(|root| vec![words[at].clone(), (*root).to_owned()]));
        return Some((Distinction { text: raw[at..at + 2].join(" "), forms: forms.collect() }, at + 2));
    }
    if ABSOLUTES.contains(&word) {
        let forms = vec![std::iter::once(words[at].clone()).chain(following.map(str::to_owned)).collect()];
        return Some((Distinction { text: raw[at].to_owned(), forms }, at + 1));
    }
    let before = at.checked_sub(1).map(|before| raw[before]);
    let is_definite = before.is_some_and(|before| {
        let lower = before.to_lowercase();
        matches!(lower.as_str(), "the" | "a" | "her" | "his" | "their" | "its" | "my" | "our" | "your")
            || lower.ends_with("'s")
            || lower.ends_with("’s")
    });
    let noun = following.filter(|noun| !ORDINARY.contains(noun) && !is_stop_word(noun))?;
    let is_extreme = EXTREMES.contains(&word) && is_definite;
    is_extreme.then(|| {
        let forms = vec![vec![words[at].clone(), noun.to_owned()]];
        (Distinction { text: raw[at..at + 2].join(" "), forms }, at + 2)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(sentence: &str) -> Vec<String> {
        distinctions(sentence).into_iter().map(|one| one.text).collect()
    }

    #[test]
    fn claims_of_merit_and_extremes_are_found_and_ordinary_phrases_are_not() {
        assert_eq!(
            texts("She is an award-winning, best-selling author and the first woman there."),
            ["award winning", "best selling", "first woman"]
        );
        assert_eq!(
            texts("An Emmy-winning expert, Norway's leading historian, never wrong"),
            ["Emmy winning", "expert", "leading historian", "never"]
        );
        for plain in
            ["Best, Maya", "All the best", "At first, the first step was leading a team", "Most of it", "my first name"]
        {
            assert_eq!(texts(plain), [""; 0], "{plain}");
        }
    }
}
