//! Question words: words of a query that only frame a question. Example: "podcasts where nurses talk about burnout"
//! searches for nurses and burnout. Question words count as stop words.
//!
//! A noun for the searched documents ("podcasts") or a verb of talk is a question word when a stop word or another
//! question word follows ("shows on", "talk about", "émission parle de"). A noun is also a question word when one comes
//! later, and a verb is also one as the last word after one ("Podcasts, in denen Pflegekräfte über Burnout sprechen").
//! Otherwise both are ordinary words: "ted talks", "talk python".

use super::query_languages::QueryLanguages;
use super::query_word::{QueryWord, query_words};
use earshot_text::analyze::Language;
use std::collections::{HashMap, HashSet};
use std::sync::LazyLock;

/// By language: nouns for the searched documents, and verbs of talk in all inflections with different stems.
const WORDS: &[(&str, &str, &str)] = &[
    ("en", "show episode series", "talk discuss speak"),
    ("de", "sendung folge episode", "reden redet sprechen spricht diskutieren erzählen erzählt handeln"),
    ("fr", "émission épisode série", "parler parle parlent parlant discuter discutent"),
    ("es", "programa episodio capítulo", "hablar hable hablan hablen tratar trate tratan"),
    ("pt", "programa episódio", "falar fale falam falem conversar tratar"),
    ("it", "puntata programma episodio trasmissione", "parlare parli parlano parlino trattare"),
    ("nl", "aflevering afleveringen programma uitzending", "praten praat spreken spreekt"),
    ("no", "podkast podkaster episode program sending", "snakke snakker prate prater handle handler"),
    ("da", "episode program udsendelse", "tale taler snakke snakker handle handler"),
    ("sv", "podd poddar avsnitt program", "prata pratar tala talar handla handlar"),
    (
        "ru",
        "подкаст подкасты выпуск выпуски эпизод передача",
        "говорить говорят рассказывать рассказывают обсуждать обсуждают",
    ),
];
/// Nouns that are question words in every language.
const QUESTION_WORDS_OF_ALL_LANGUAGES: &str = "podcast podcasts";

/// The question words of a language, as index terms.
struct QuestionTerms {
    kinds: HashSet<String>,
    verbs: HashSet<String>,
}

static QUESTION_TERMS: LazyLock<HashMap<Language, QuestionTerms>> = LazyLock::new(|| {
    let listed = |&(code, kinds, verbs): &(&str, &str, &str)| {
        let language = Language::from_tag(Some(code));
        let terms = |words: &str| {
            query_words(words, &[language]).iter().filter_map(|word| word.term(language).map(str::to_owned)).collect()
        };
        (
            language,
            QuestionTerms { kinds: terms(&format!("{kinds} {QUESTION_WORDS_OF_ALL_LANGUAGES}")), verbs: terms(verbs) },
        )
    };
    WORDS.iter().map(listed).collect()
});

/// Returns for each word of a query whether it is a question word.
pub fn find_question_words(words: &[QueryWord], languages: &QueryLanguages) -> Vec<bool> {
    let is_listed = |word: &QueryWord, of: fn(&QuestionTerms) -> &HashSet<String>| {
        languages.holds_for_likely_languages(|language| {
            let listed = QUESTION_TERMS.get(&language).zip(word.term(language));
            listed.is_some_and(|(listed, term)| of(listed).contains(term))
        })
    };
    let mut flags = vec![false; words.len()];
    let mut comes_later = false;
    for (at, word) in words.iter().enumerate().rev() {
        let is_followed =
            words.get(at + 1).is_some_and(|next| flags[at + 1] || languages.has_stop_word(&next.surface_form));
        flags[at] = (is_followed || comes_later) && is_listed(word, |listed| &listed.kinds)
            || is_followed && is_listed(word, |listed| &listed.verbs);
        comes_later |= flags[at];
    }
    if let [begin @ .., last] = words
        && flags
            .iter()
            .zip(begin)
            .any(|(is_question_word, word)| *is_question_word && is_listed(word, |listed| &listed.kinds))
        && is_listed(last, |listed| &listed.verbs)
    {
        flags[words.len() - 1] = true;
    }
    flags
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn question_words_are_separated_from_topics() {
        let cases = [
            ("en", "podcasts where nurses talk about burnout", "podcasts talk"),
            ("en", "shows on bees", "shows"),
            ("en", "who talks about making websites fast", "talks"),
            ("en", "a podcast about podcasting", "podcast"),
            ("en", "episodes in which doctors discuss the flu", "episodes discuss"),
            ("en", "ted talks daily", ""),
            ("en", "talk python", ""),
            ("en", "the daily show", ""),
            ("en", "game show history", ""),
            ("de", "Podcasts, in denen Pflegekräfte über Burnout sprechen", "podcasts sprechen"),
            ("de", "Sendungen über Bienen", "sendungen"),
            ("de", "wie Kinder sprechen", ""),
            ("fr", "quelle émission parle de jeux vidéo", "émission parle"),
            ("fr", "des podcasts où les infirmières parlent du burnout", "podcasts parlent"),
            ("es", "un podcast que hable de ciberseguridad", "podcast hable"),
            ("pt", "programas que falam de música", "programas falam"),
            ("it", "un podcast in cui si parla di cucina", "podcast parla"),
            ("nl", "afleveringen over bijen", "afleveringen"),
            ("no", "podkast om mystiske hendelser", "podkast"),
            ("no", "podkaster der sykepleiere snakker om utbrenthet", "podkaster snakker"),
            ("da", "podcasts om bier", "podcasts"),
            ("sv", "poddar som handlar om bin", "poddar handlar"),
            ("ru", "подкаст о кино", "подкаст"),
            ("ru", "выпуски, где говорят о выгорании", "выпуски говорят"),
        ];
        let mut wrong = Vec::new();
        for (code, query, expected) in cases {
            let language = Language::from_tag(Some(code));
            let words = query_words(query, &[language]);
            let flags = find_question_words(&words, &QueryLanguages::only(language));
            let found = words.iter().zip(flags).filter(|(_, is_question_word)| *is_question_word);
            let found: Vec<&str> = found.map(|(word, _)| word.surface_form.as_str()).collect();
            if found.join(" ") != expected {
                wrong.push((code, query, found.join(" ")));
            }
        }
        assert_eq!(wrong, []);
    }
}
