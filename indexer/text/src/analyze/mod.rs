//! Converts text to terms, in the same way for indexing, searching, highlighting and completion.
//!
//! The language of a query is uncertain. Texts are therefore split into words without regard to language. Each word of
//! a document is stemmed in the document's language; each word of a query is stemmed in every language that the query
//! may be in, and a stem only matches documents of its language. See [`Terms`].

mod alternatives;
mod analyzer;
mod fold;
mod joined_prefixes;
mod language;
mod lexicon;
mod phonetic_key;
mod sound_alikes;
mod terms;
mod words;

pub use alternatives::{
    Alternative, Extent, PositionedWord, for_each_alternative, for_each_join, is_emoji, positioned_words,
};
pub use analyzer::{Analysis, Analyzer, BEGINS_A_PAIR, CharacterIndexing, Token};
pub use language::{ALTERNATIVE, Language, PART, base_language, split_language};
pub use lexicon::{Lexicon, MAX_TERM_BYTES};
pub use phonetic_key::phonetic_key;
pub use sound_alikes::sound_alikes;
pub use terms::{Terms, fold_word, is_symbol_word};
pub use words::{Word, words};

/// Raise it when texts are analyzed differently. Older indexes are then rejected.
pub const ANALYZER_VERSION: u32 = 5;

/// The folded words of a text, unstemmed, with pairs for unspaced scripts. Titles are compared by them.
pub fn folded_words(text: &str) -> Vec<String> {
    words(text)
        .filter(|word| !word.is_tail)
        .map(|word| {
            let mut folded = String::new();
            fold_word(&text[word.range], Language::Plain, &mut folded);
            folded
        })
        .collect()
}

/// The sort and completion key of a title: without case, accents, punctuation and repeated spaces.
pub fn title_key(title: &str) -> String {
    let mut key = String::with_capacity(title.len());
    let mut end = 0;
    for word in words(title).filter(|word| !word.is_tail) {
        if word.range.start >= end {
            // Within an unspaced run, pairs overlap and get no separator.
            if !key.is_empty() && word.range.start > end {
                key.push(' ');
            }
            fold_word(&title[word.range.clone()], Language::Plain, &mut key);
        } else {
            fold_word(&title[end..word.range.end], Language::Plain, &mut key);
        }
        end = word.range.end;
    }
    key
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn terms(language: &str, text: &str) -> Vec<String> {
        let language = Language::from_tag(Some(language));
        let mut analyzer = Terms::new(language);
        let mut found = Vec::new();
        for word in words(text) {
            let mut term = String::new();
            analyzer.term_into(text, &word, &mut term);
            found.push(term);
        }
        found
    }

    #[test]
    fn texts_become_terms_of_their_language() {
        let cases: &[(&str, &str, &[&str])] = &[
            ("en", "The Mother's Houses", &["en:the", "en:mother", "en:hous"]),
            ("en", "Running, runs", &["en:run", "en:run"]),
            ("de", "Häuser Straße", &["de:haus", "de:strass"]),
            ("de", "Haus", &["de:haus"]),
            ("fr", "L'économie française", &["fr:econom", "fr:franc"]),
            ("es", "Canciones del corazón", &["es:cancion", "es:del", "es:corazon"]),
            ("ar", "المكتبة مكتبه مكتبات", &["ar:مكتب", "ar:مكتب", "ar:مكتبا"]),
            ("en", "2,0 2.0 10,000 A+", &["en:2.0", "en:2.0", "en:10000", "en:aplus"]),
            ("ru", "Подкасты о книгах", &["ru:подкаст", "ru:о", "ru:книг"]),
            ("ja", "機械学習のPodcasts", &["机械", "械学", "学习", "习の", "の", "podcasts"]),
            ("zh", "中文播客", &["中文", "文播", "播客", "客"]),
            ("th", "ข่าว", &["ข่า", "าว", "ว"]),
            ("en", "Anime 映画", &["en:anim", "映画", "画"]),
        ];
        for (language, text, expected) in cases {
            assert_eq!(terms(language, text), *expected, "{language} {text}");
        }
    }

    #[test]
    fn accents_and_case_never_matter() {
        let cases =
            [("de", "häuser", "Hauser"), ("fr", "café", "CAFE"), ("es", "corazón", "corazon"), ("ru", "ёлка", "Елка")];
        for (language, one, other) in cases {
            assert_eq!(terms(language, one), terms(language, other), "{one}");
        }
    }

    /// The terms of a text with their positions, as the index gets them, sorted by position and term.
    fn indexed(analyzer: &mut Analyzer, language: &str, text: &str) -> Vec<(usize, String)> {
        indexed_values(analyzer, language, &[text], CharacterIndexing::InPairs)
    }

    fn indexed_values(
        analyzer: &mut Analyzer,
        language: &str,
        values: &[&str],
        characters: CharacterIndexing,
    ) -> Vec<(usize, String)> {
        let mut found = with_alternatives(analyzer, language, values, Analysis { characters, extent: Extent::Title });
        found.retain(|(_, term)| !term.ends_with([ALTERNATIVE, PART]));
        found
    }

    fn with_alternatives(
        analyzer: &mut Analyzer,
        language: &str,
        values: &[&str],
        analysis: Analysis,
    ) -> Vec<(usize, String)> {
        let tokens = analyzer.analyze(Language::from_tag(Some(language)), analysis, values.iter().copied()).to_vec();
        assert!(tokens.is_sorted());
        let term = |token: &Token| (token.position() as usize, analyzer.lexicon.term(token.term()).to_owned());
        let mut found: Vec<(usize, String)> = tokens.iter().map(term).collect();
        found.sort();
        found
    }

    #[test]
    fn names_have_alternatives_at_each_position_that_they_cover() {
        use Extent::{Name, Text, Title};
        let cases: &[(&str, Extent, &str, &[&str])] = &[
            ("en", Text, "an X-Ray", &["1 en:xray", "2 en:xray"]),
            (
                "en",
                Text,
                "well-to-do",
                &[
                    "0 en:wellto",
                    "0 en:welltodo",
                    "1 en:todo",
                    "1 en:welltodo",
                    "1 en:wellto",
                    "2 en:todo",
                    "2 en:welltodo",
                ],
            ),
            ("en", Text, "a/b RadioLab Jörg", &["3 en:joerg"]),
            ("de", Text, "Bücher", &[]),
            ("en", Text, "Anna's", &[]),
            ("", Text, "Anna's", &["0 annas"]),
            ("ca", Text, "l'home", &["0 home"]),
            ("en", Text, "I'll don't", &[]),
            (
                "en",
                Text,
                "AT&T Disney+ 50+ C++",
                &["0 en:att", "1 en:att", "2 en:att", "3 en:disneyplus", "4 en:50plus"],
            ),
            ("he", Text, "והספרייה", &["0 הספרייה", "0 ספרייה"]),
            ("ku", Text, "المكتبة", &["0 مكتبه"]),
            ("en", Name, "a/b AB", &["0 en:ab", "1 en:ab"]),
            ("en", Name, "RadioLab", &["0 en:lab", "0 en:radio"]),
            ("en", Name, "M&N", &["0 en:mn", "1 en:mn", "2 en:mn"]),
            ("en", Name, "🦊 den 🐻", &["0 en:🐻", "0 en:🦊"]),
            ("en", Name, "two words", &[]),
            ("en", Title, "Farmer's Market", &["0 en:farmersmarket", "1 en:farmersmarket"]),
            ("en", Title, "two words", &["0 en:twoword", "1 en:twoword"]),
            ("en", Title, "本 本", &[]),
        ];
        for (language, extent, text, expected) in cases {
            let analysis = Analysis { characters: CharacterIndexing::Alone, extent: *extent };
            let found = with_alternatives(&mut Analyzer::default(), language, &[text], analysis);
            let marked =
                found.iter().filter_map(|(at, term)| Some(format!("{at} {}", term.strip_suffix([ALTERNATIVE, PART])?)));
            let (mut marked, mut expected): (Vec<String>, Vec<&str>) = (marked.collect(), expected.to_vec());
            marked.sort();
            expected.sort_unstable();
            assert_eq!(marked, expected, "{language} {extent:?} {text}");
        }
    }

    #[test]
    fn values_of_a_field_keep_a_distance() {
        let found =
            indexed_values(&mut Analyzer::default(), "", &["Ada Lovelace", "", "Ada"], CharacterIndexing::Alone);
        let expected = [(0, "ada"), (1, "lovelace"), (4, "ada")].map(|(position, term)| (position, term.to_owned()));
        assert_eq!(found, expected);
    }

    #[test]
    fn the_index_gets_the_terms_with_their_positions() {
        let text = "L'été 機械学習 and houses, été";
        let mut analyzer = Analyzer::default();
        for language in ["fr", "en", "ja", "fr"] {
            let positions = [0, 1, 2, 3, 3, 4, 5, 6];
            let mut expected: Vec<(usize, String)> = positions.into_iter().zip(terms(language, text)).collect();
            expected.sort();
            assert_eq!(indexed(&mut analyzer, language, text), expected, "a tail takes no place of its own");
        }
        assert_eq!(indexed(&mut analyzer, "en", " ... "), []);
        let long = "one two One ".repeat(20_000);
        let found = indexed(&mut analyzer, "en", &long);
        assert_eq!((found.len(), &found[50_000]), (60_000, &(50_000, "en:one".to_owned())));
    }

    #[test]
    fn characters_that_begin_pairs_have_terms_of_their_own() {
        let found = indexed_values(&mut Analyzer::default(), "ja", &["ｶﾞｲﾄﾞの本 x 本"], CharacterIndexing::Alone);
        let expected =
            ["0 ガイ", "0 ガ*", "1 イド", "1 イ*", "2 ドの", "2 ド*", "3 の本", "3 の*", "3 本", "4 x", "5 本"];
        let mut expected: Vec<(usize, String)> = expected
            .map(|expected| expected.split_once(' ').unwrap())
            .map(|(position, term)| (position.parse().unwrap(), term.to_owned()))
            .to_vec();
        expected.sort();
        assert_eq!(found, expected);
    }

    proptest! {
        #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn any_text_has_the_same_terms_in_index_and_query(text in "([a-cA-C]{1,2}[ .']|[学び한ทำ々]{1,3}|\\PC|[\\x00-\\x1f]){0,200}") {
            let mut expected = Vec::new();
            let mut begun = 0;
            for (word, term) in words(&text).zip(terms("fr", &text)) {
                begun += usize::from(!word.is_tail);
                expected.push((begun - 1, term));
            }
            expected.sort();
            prop_assert_eq!(indexed(&mut Analyzer::default(), "fr", &text), expected);
        }
    }

    #[test]
    fn titles_have_keys() {
        let cases = [
            ("  The  DAILY: News!", "the daily news"),
            ("Café del Mar", "cafe del mar"),
            ("機械学習の本 2", "机械学习の本 2"),
            ("東京 大阪", "东京 大阪"),
            ("!!!", ""),
            ("AI時代", "ai时代"),
        ];
        for (title, expected) in cases {
            assert_eq!(title_key(title), expected, "{title}");
        }
    }
}
