//! The terms of a text as the cluster gets them: one group per position, separated by spaces.
//!
//! A group has the terms of its position, joined by bars: the stem (`en:talk`), alternative spellings (`en:spiderman=`), and the word
//! as written, for quoted words (`!talks`). The text "Talks of Häuser" of a German podcast becomes
//! `de:talk|!talks de:of|!of de:haus|!hauser|!haeuser=`.

use earshot_engine::schema::analysis_of;
use earshot_text::analyze::{Analyzer, Language};
use std::collections::{BTreeMap, HashMap, HashSet};

/// Before the words as written. No term begins with it.
pub const AS_WRITTEN: char = '!';
/// Between the terms of one position.
pub const STACKED: char = '|';
/// A position without a term: the distance between two values of a field.
const GAP: &str = "_";
/// The lexicon is cleared at this size.
const MAX_LEXICON_BYTES: usize = 64 << 20;

/// The terms of a field as text.
#[derive(Debug, Default, PartialEq)]
pub struct FieldTerms {
    pub text: String,
    /// The length of the field in its ranking.
    pub words: u32,
}

/// Converts texts of fields to terms.
#[derive(Default)]
pub struct TermTexts {
    analyzer: Analyzer,
}

impl TermTexts {
    /// The terms of a field in the language of its document, and its words as written.
    pub fn stemmed<'t>(
        &mut self,
        field: &str,
        language: Language,
        values: impl Iterator<Item = &'t str> + Clone,
    ) -> FieldTerms {
        let mut groups = BTreeMap::new();
        let words = self.add(field, language, values.clone(), "", &mut groups);
        let mark = AS_WRITTEN.to_string();
        self.add(field, Language::Plain, values, &mark, &mut groups);
        FieldTerms { text: join(groups), words }
    }

    /// The folded words of a field.
    pub fn folded<'t>(&mut self, field: &str, values: impl Iterator<Item = &'t str>) -> FieldTerms {
        let mut groups = BTreeMap::new();
        let words = self.add(field, Language::Plain, values, "", &mut groups);
        FieldTerms { text: join(groups), words }
    }

    /// The positions of terms in a text of a field, as [`Self::stemmed`] writes it.
    pub fn positions(
        &mut self,
        field: &str,
        language: Language,
        text: &str,
        requested: &HashSet<&str>,
    ) -> HashMap<String, Vec<u32>> {
        let mut groups = BTreeMap::new();
        self.add(field, language, [text].into_iter(), "", &mut groups);
        if requested.iter().any(|term| term.starts_with(AS_WRITTEN)) {
            self.add(field, Language::Plain, [text].into_iter(), &AS_WRITTEN.to_string(), &mut groups);
        }
        let mut positions: HashMap<String, Vec<u32>> = HashMap::new();
        for (position, terms) in groups {
            for term in terms.into_iter().filter(|term| requested.contains(term.as_str())) {
                positions.entry(term).or_default().push(position);
            }
        }
        positions
    }

    fn add<'t>(
        &mut self,
        field: &str,
        language: Language,
        values: impl Iterator<Item = &'t str>,
        mark: &str,
        groups: &mut BTreeMap<u32, Vec<String>>,
    ) -> u32 {
        if self.analyzer.lexicon.bytes() > MAX_LEXICON_BYTES {
            self.analyzer.lexicon.clear();
        }
        // Surface forms are counted by builds of the embedded index, which suggestions come from.
        let tokens = self.analyzer.analyze_repeated(language, analysis_of(field), values).to_vec();
        let words = u32::try_from(tokens.len()).unwrap_or(u32::MAX);
        for token in tokens {
            let term = self.analyzer.lexicon.term(token.term());
            if !term.contains([STACKED, ' ']) {
                groups.entry(token.position()).or_default().push(format!("{mark}{term}"));
            }
        }
        words
    }
}

fn join(groups: BTreeMap<u32, Vec<String>>) -> String {
    let mut text = String::new();
    let mut next = 0;
    for (position, terms) in groups {
        for _ in next..position {
            text.push_str(GAP);
            text.push(' ');
        }
        next = position + 1;
        for (number, term) in terms.iter().enumerate() {
            if number > 0 {
                text.push(STACKED);
            }
            text.push_str(term);
        }
        text.push(' ');
    }
    text.truncate(text.trim_end().len());
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use earshot_engine::schema::field;

    #[test]
    fn texts_become_groups_of_terms() {
        let german = Language::from_tag(Some("de"));
        let mut texts = TermTexts::default();
        let cases = [
            ("Talks of Häuser", "de:talk|!talks de:of|!of de:haus|!hauser|!haeuser="),
            ("a|b  \n c", "de:a|!a de:b|!b de:c|!c"),
            ("", ""),
            ("機械", "机械|械|!机械|!械"),
        ];
        for (text, expected) in cases {
            assert_eq!(texts.stemmed(field::TRANSCRIPT, german, [text].into_iter()).text, expected, "{text}");
        }
        let requested = HashSet::from(["en:talk", "!talks", "!talk"]);
        let found =
            texts.positions(field::TRANSCRIPT, Language::from_tag(Some("en")), "talks, talk and talks", &requested);
        let expected = [("en:talk", vec![0, 1, 3]), ("!talks", vec![0, 3]), ("!talk", vec![1])];
        assert_eq!(found, expected.map(|(term, positions)| (term.to_owned(), positions)).into());
        let names = texts.folded(field::GUEST, ["Ada King", "Ben"].into_iter());
        assert_eq!((names.text.as_str(), names.words), ("ada king _ ben", 3));
    }
}
