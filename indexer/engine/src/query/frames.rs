//! Frame words of questions. Example: "podcasts where nurses talk about burnout" searches for nurses and burnout. Frame
//! words count as stop words.
//!
//! A noun for what is searched ("podcasts") or a verb of talk is a frame when a stop word or another frame follows
//! ("shows on", "talk about", "émission parle de"). A noun is also a frame when a frame comes later, and a verb is also
//! a frame as the last word after one ("Podcasts, in denen Pflegekräfte über Burnout sprechen"). Otherwise both are
//! ordinary words: "ted talks", "talk python".

use super::query_languages::QueryLanguages;
use super::query_word::{QueryWord, query_words};
use earshot_text::analyze::Language;
use std::collections::{HashMap, HashSet};
use std::sync::LazyLock;

/// By language: nouns for what is searched, and verbs of talk in all forms that have different stems.
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
/// Nouns that count in every language.
const EVERYWHERE: &str = "podcast podcasts";

/// Terms, as the index would have them.
struct FrameTerms {
    kinds: HashSet<String>,
    verbs: HashSet<String>,
}

static FRAME_TERMS: LazyLock<HashMap<Language, FrameTerms>> = LazyLock::new(|| {
    let listed = |&(code, kinds, verbs): &(&str, &str, &str)| {
        let language = Language::from_tag(Some(code));
        let terms = |words: &str| {
            query_words(words, &[language]).iter().filter_map(|word| word.term(language).map(str::to_owned)).collect()
        };
        (language, FrameTerms { kinds: terms(&format!("{kinds} {EVERYWHERE}")), verbs: terms(verbs) })
    };
    WORDS.iter().map(listed).collect()
});

/// For each word of a query, whether it is a frame word.
pub fn of(words: &[QueryWord], languages: &QueryLanguages) -> Vec<bool> {
    let is_listed = |word: &QueryWord, of: fn(&FrameTerms) -> &HashSet<String>| {
        languages.likely_is(|language| {
            let listed = FRAME_TERMS.get(&language).zip(word.term(language));
            listed.is_some_and(|(listed, term)| of(listed).contains(term))
        })
    };
    let mut frames = vec![false; words.len()];
    let mut comes_later = false;
    for (at, word) in words.iter().enumerate().rev() {
        let is_followed =
            words.get(at + 1).is_some_and(|next| frames[at + 1] || languages.has_stop_word(&next.surface_form));
        frames[at] = (is_followed || comes_later) && is_listed(word, |listed| &listed.kinds)
            || is_followed && is_listed(word, |listed| &listed.verbs);
        comes_later |= frames[at];
    }
    if let [begin @ .., last] = words
        && frames.iter().zip(begin).any(|(is_frame, word)| *is_frame && is_listed(word, |listed| &listed.kinds))
        && is_listed(last, |listed| &listed.verbs)
    {
        frames[words.len() - 1] = true;
    }
    frames
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_frames_a_question_is_told_from_what_it_is_about() {
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
            let frames = of(&words, &QueryLanguages::only(language));
            let found = words.iter().zip(frames).filter(|(_, is_frame)| *is_frame);
            let found: Vec<&str> = found.map(|(word, _)| word.surface_form.as_str()).collect();
            if found.join(" ") != expected {
                wrong.push((code, query, found.join(" ")));
            }
        }
        assert_eq!(wrong, []);
    }
}
