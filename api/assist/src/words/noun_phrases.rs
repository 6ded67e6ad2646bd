//! Noun phrases of a text in its own language: what it is about, without verbs and halves of phrases.
//!
//! No tagger is needed: phrases end at function words, marks and verbs. German nouns have a capital, Romance verbs have
//! endings, and English and Nordic verbs are in lists.

use super::clean_text::beginning;
use super::stop_words::is_stop_word;
use super::verbs;
use crate::language::FunctionWords;
use earshot_model::script::is_unspaced;
use earshot_text::analyze::{Language, base_language, fold_word, words};
use std::collections::HashSet;

/// Bytes of a text that are read.
const MAX_TEXT_BYTES: usize = 20_000;
/// The longest phrase.
const MAX_WORDS: usize = 3;
/// A line with more significant words is read as a sentence.
const MAX_LINE_WORDS: usize = 4;
/// The most phrases of one text.
const MAX_PHRASES: usize = 40;

/// English adjectives, ordinals and fractions that add nothing to a subject at its start, folded. They are searched for
/// by nobody.
const VAGUE: [&str; 58] = [
    "able",
    "alone",
    "bad",
    "big",
    "certain",
    "clear",
    "common",
    "different",
    "difficult",
    "early",
    "easy",
    "entire",
    "extra",
    "familiar",
    "famous",
    "fourth",
    "fresh",
    "free",
    "fundamental",
    "half",
    "hard",
    "high",
    "huge",
    "important",
    "large",
    "late",
    "latest",
    "leading",
    "low",
    "main",
    "major",
    "modern",
    "old",
    "only",
    "popular",
    "possible",
    "quarter",
    "quick",
    "real",
    "recent",
    "second",
    "secret",
    "separate",
    "serious",
    "short",
    "similar",
    "simple",
    "small",
    "special",
    "sure",
    "third",
    "true",
    "usual",
    "various",
    "whole",
    "wrong",
    "young",
    "younger",
];

/// English words that compare, folded. They are no subject, and no end of one.
const COMPARING: [&str; 24] = [
    "better",
    "bigger",
    "cheaper",
    "closer",
    "different",
    "earlier",
    "easier",
    "faster",
    "fewer",
    "greater",
    "harder",
    "higher",
    "later",
    "longer",
    "lower",
    "older",
    "richer",
    "safer",
    "shorter",
    "slower",
    "smaller",
    "stronger",
    "weaker",
    "worse",
];

/// English nouns that are no subject by themselves, folded.
const EMPTY_NOUNS: [&str; 34] = [
    "account",
    "accounts",
    "answer",
    "answers",
    "author",
    "books",
    "career",
    "book",
    "company",
    "decade",
    "decades",
    "example",
    "hundred",
    "hours",
    "idea",
    "ideas",
    "life",
    "living",
    "minutes",
    "month",
    "months",
    "place",
    "question",
    "questions",
    "room",
    "rooms",
    "spends",
    "story",
    "stories",
    "team",
    "thousand",
    "weeks",
    "words",
    "world",
];

/// Articles and the prepositions of a genitive, folded.
const GENITIVES: [&str; 29] = [
    "of", "the", "a", "an", "de", "del", "la", "las", "los", "el", "da", "das", "do", "dos", "du", "des", "le", "les",
    "di", "della", "der", "die", "das", "von", "vom", "van", "het", "av", "af",
];

/// Prepositions after which stands what the subject is not about, folded.
const WITHOUT: [&str; 8] = ["without", "ohne", "zonder", "uten", "uden", "sem", "sin", "sans"];

/// A word with its place in a phrase.
struct Token<'t> {
    text: &'t str,
    start: usize,
    end: usize,
    folded: String,
    /// A mark stands before it.
    is_after_mark: bool,
    is_function: bool,
    is_capital: bool,
}

/// Reads noun phrases of one language.
pub(crate) struct NounPhrases {
    language: String,
    function_words: FunctionWords,
}

impl NounPhrases {
    /// For texts of a BCP 47 language.
    pub(crate) fn new(language: &str) -> Self {
        let base = match base_language(language).as_str() {
            "nb" | "nn" => "no".to_owned(),
            other => other.to_owned(),
        };
        let function_words = FunctionWords::of(Some(&base));
        Self { language: base, function_words }
    }

    pub(crate) fn is_english(&self) -> bool {
        self.language == "en"
    }

    /// The phrases of a line in a list of subjects. A line that is a noun phrase stays as it is.
    pub(crate) fn of_line(&self, line: &str) -> Vec<String> {
        let line = line.trim();
        let tokens = self.tokens(line);
        let significant = tokens.iter().filter(|token| !token.is_function).count();
        let has_clause = tokens.iter().any(|token| verbs::is_of_clauses(&token.folded) && token.folded != "lo");
        let has_mark = tokens.iter().skip(1).any(|token| token.is_after_mark);
        let begins_with_activity = tokens.len() > 2 && tokens[0].folded.ends_with("ing") && tokens[1].is_function;
        let from = usize::from(begins_with_activity);
        let has_verb = (from..tokens.len()).any(|at| self.is_verb(&tokens, at));
        let is_phrase = (1..=MAX_LINE_WORDS).contains(&significant) && !has_clause && !has_verb && !has_mark;
        if is_phrase && !line.chars().any(is_unspaced) {
            let phrase = line.trim_end_matches(['.', '!', '?']);
            let mut found = vec![phrase.to_owned()];
            let is_limited = tokens.iter().any(|token| token.is_function && WITHOUT.contains(&token.folded.as_str()));
            // The parts of "sleep and shift work" are subjects, too; those of "history of food" are none, nor is what
            // follows "without".
            let inner = tokens.iter().filter(|token| token.is_function).collect::<Vec<_>>();
            if begins_with_activity || inner.iter().any(|token| !GENITIVES.contains(&token.folded.as_str())) {
                let without = inner.iter().find(|token| WITHOUT.contains(&token.folded.as_str()));
                let end = without.map_or(line.len(), |token| token.start);
                found.extend(self.of_text(&line[..end]).into_iter().filter(|part| part != phrase));
            }
            // "bread without yeast" is about bread: a podcast about that does not name the yeast.
            if is_limited && found.len() > 1 {
                found.remove(0);
            }
            return found;
        }
        let found = self.of_text(line);
        // A line of which nothing is recognized is still searched for when it is short.
        if found.is_empty() && (1..=MAX_WORDS).contains(&significant) && !has_clause && !has_verb {
            return vec![line.to_owned()];
        }
        found
    }

    /// The phrases of a text in order, each once.
    pub(crate) fn of_text(&self, text: &str) -> Vec<String> {
        let text = beginning(text, MAX_TEXT_BYTES);
        let mut found: Vec<String> = Vec::new();
        let mut seen: HashSet<String> = HashSet::new();
        let mut add = |phrase: &str| {
            let phrase = phrase.trim();
            if found.len() < MAX_PHRASES && phrase.chars().count() > 1 && seen.insert(phrase.to_lowercase()) {
                found.push(phrase.to_owned());
            }
        };
        if text.chars().filter(|letter| is_unspaced(*letter)).count() * 2 > text.chars().count() {
            unspaced_phrases(text).for_each(&mut add);
            return found;
        }
        let tokens = self.tokens(text);
        let mut run: Vec<usize> = Vec::new();
        for at in 0..=tokens.len() {
            let ends = tokens.get(at).is_none_or(|token| {
                token.is_after_mark || token.is_function || self.is_verb(&tokens, at) || self.is_outside(&tokens, at)
            });
            if ends {
                self.close(text, &tokens, &run, &mut add);
                // "food is wasted" is about food waste.
                let passive = tokens.get(at + 1).and_then(|next| verbs::passive_noun(&next.folded));
                if let (Some(noun), Some(last), true) = (passive, run.last(), self.is_be_form(&tokens, at)) {
                    add(&format!("{} {noun}", tokens[*last].text));
                }
                run.clear();
            }
            let Some(token) = tokens.get(at) else { break };
            if self.language == "en" && self.is_verb(&tokens, at) {
                let follows_passive = at > 0 && self.is_be_form(&tokens, at - 1);
                if let Some(noun) = verbs::activity_noun(&token.folded).filter(|_| !follows_passive) {
                    add(noun);
                }
                continue;
            }
            if !token.is_function && !self.is_verb(&tokens, at) && !self.is_outside(&tokens, at) {
                run.push(at);
            }
        }
        found
    }

    fn tokens<'t>(&self, text: &'t str) -> Vec<Token<'t>> {
        let mut tokens: Vec<Token<'t>> = Vec::new();
        let mut end = 0;
        for word in words(text).filter(|word| !word.is_tail) {
            let (start, stop) = (word.range.start, word.range.end.max(end));
            let mut folded = String::new();
            fold_word(&text[word.range.clone()], Language::Plain, &mut folded);
            let between = text.get(end..start).unwrap_or_default();
            // "Coming-out" is one word, of which the first part decides.
            if let (true, Some(before)) = (between == "-" || between == "‑", tokens.last_mut()) {
                before.text = &text[before.start..stop];
                before.end = stop;
                before.folded.push_str(&format!("-{folded}"));
                before.is_function = false;
                end = stop;
                continue;
            }
            let is_number = folded.bytes().all(|byte| byte.is_ascii_digit());
            let is_common = match self.language.as_str() {
                "en" => is_stop_word(&folded) || verbs::is_before_a_verb(&folded) || verbs::is_number_word(&folded),
                _ => folded.chars().count() < 2,
            };
            tokens.push(Token {
                text: &text[word.range.clone()],
                start,
                end: stop,
                is_after_mark: between.chars().any(|letter| !letter.is_whitespace() && !"-'’&+#".contains(letter)),
                is_function: is_number || is_common || self.function_words.contains(&folded),
                is_capital: text[word.range.clone()].starts_with(char::is_uppercase),
                folded,
            });
            end = stop;
        }
        tokens
    }

    fn is_be_form(&self, tokens: &[Token<'_>], at: usize) -> bool {
        let forms = ["is", "are", "was", "were", "be", "been", "being", "get", "gets"];
        self.language == "en" && tokens.get(at).is_some_and(|token| forms.contains(&token.folded.as_str()))
    }

    /// Whether a word is a verb where it stands.
    fn is_verb(&self, tokens: &[Token<'_>], at: usize) -> bool {
        let token = &tokens[at];
        if token.is_function {
            return false;
        }
        let previous = at.checked_sub(1).map(|before| &tokens[before]).filter(|_| !token.is_after_mark);
        let is_after_noun = previous.is_some_and(|before| !before.is_function);
        match self.language.as_str() {
            "en" => {
                let folded = token.folded.as_str();
                if previous.is_some_and(|before| verbs::is_before_a_verb(&before.folded)) {
                    return true;
                }
                let is_before_object = tokens.get(at + 1).is_some_and(|next| next.is_function && !next.is_after_mark);
                let is_past = folded.ends_with("ed") && folded.len() > 4;
                let is_third_person = folded.ends_with('s')
                    && !folded.ends_with("ss")
                    && is_after_noun
                    && tokens.get(at + 1).is_some_and(|next| {
                        let is_of_clause = verbs::is_of_clauses(&tokens[0].folded);
                        let ends_clause = is_of_clause && matches!(next.folded.as_str(), "by" | "when" | "if");
                        (is_determiner(&next.folded) || ends_clause) && !next.is_after_mark
                    });
                // "guitars sound different"
                let is_linking = is_after_noun
                    && verbs::is_linking(folded)
                    && tokens.get(at + 1).is_some_and(|next| COMPARING.contains(&next.folded.as_str()));
                // "reading a balance sheet" is about balance sheets.
                let is_activity = at == 0
                    && folded.ends_with("ing")
                    && tokens.get(1).is_some_and(|next| is_determiner(&next.folded) && !next.is_after_mark);
                verbs::is_english_verb(folded)
                    || is_linking
                    || is_activity
                    || folded.ends_with("ly") && folded.len() > 5
                    || is_past && (is_after_noun || is_before_object || tokens.len() == at + 1)
                    || is_third_person
            }
            "no" | "da" | "sv" => {
                let lower = token.folded.as_str();
                // "som reddet", "blir tatt"
                let follows_verb = previous.is_some_and(|before| verbs::is_before_a_nordic_verb(&before.folded));
                let is_participle = ["t", "d"].iter().any(|ending| lower.ends_with(ending));
                let follows_relative = previous.is_some_and(|before| before.folded == "som");
                let is_past = lower.len() > 4 && ["te", "de", "dde"].iter().any(|ending| lower.ends_with(ending));
                let follows_definite = is_after_noun
                    && previous.is_some_and(|before| {
                        ["en", "et", "a", "ene"].iter().any(|ending| before.folded.ends_with(ending))
                    });
                let has_verb_ending = lower.ends_with("er") || lower.ends_with("ar") || is_past;
                verbs::is_nordic_verb(lower) && lower != "stress"
                    || follows_relative
                    || follows_verb && is_participle
                    || follows_definite && has_verb_ending
            }
            "es" | "pt" | "fr" | "it" => {
                let lower = token.text.to_lowercase();
                let is_after_article =
                    previous.is_some_and(|before| is_article(&before.folded) && !is_other_word(&self.language, before));
                // "se vuelve", "quem desconfia"
                let follows_pronoun =
                    previous.is_some_and(|before| verbs::is_before_a_romance_verb(&before.folded, &self.language));
                let is_verb = verbs::is_romance_verb(&token.folded, &self.language)
                    || follows_pronoun
                    || verbs::has_romance_verb_ending(&lower, &self.language);
                let is_name = token.is_capital && previous.is_some();
                !is_after_article && !is_name && is_verb
            }
            _ => false,
        }
    }

    /// Whether a word is neither noun nor adjective by its spelling: lower case in German, unless an adjective before a
    /// noun.
    fn is_outside(&self, tokens: &[Token<'_>], at: usize) -> bool {
        if self.language != "de" || !tokens.iter().any(|token| token.is_capital && !token.is_function) {
            return false;
        }
        let token = &tokens[at];
        if token.is_capital {
            return verbs::is_vague_german(&token.folded);
        }
        let is_adjective = ["e", "en", "er", "es", "em"].iter().any(|ending| token.folded.ends_with(ending));
        let is_before_noun =
            tokens.get(at + 1).is_some_and(|next| next.is_capital && !next.is_after_mark && !next.is_function);
        !(is_adjective && is_before_noun)
    }

    /// Adds the phrase of a run of words.
    fn close(&self, text: &str, tokens: &[Token<'_>], run: &[usize], add: &mut impl FnMut(&str)) {
        let is_english = self.language == "en";
        let is_vague = |at: &&usize| is_english && VAGUE.contains(&tokens[**at].folded.as_str());
        let mut kept: Vec<usize> = run.iter().skip_while(is_vague).copied().collect();
        while kept.last().is_some_and(|at| is_english && COMPARING.contains(&tokens[*at].folded.as_str())) {
            kept.pop();
        }
        let first = kept.len().saturating_sub(MAX_WORDS);
        let kept = if self.has_head_first() { &kept[..kept.len().min(2)] } else { &kept[first..] };
        let (Some(from), Some(to)) = (kept.first(), kept.last()) else { return };
        let (head, tail) = (&tokens[*from], &tokens[*to]);
        if kept.len() == 1 {
            let folded = head.folded.as_str();
            let is_empty = is_english && (EMPTY_NOUNS.contains(&folded) || folded == "ing");
            if is_empty || folded.chars().count() < 3 && !head.text.chars().all(char::is_uppercase) {
                return;
            }
        }
        add(&text[head.start..tail.end]);
    }

    fn has_head_first(&self) -> bool {
        matches!(self.language.as_str(), "es" | "pt" | "fr" | "it")
    }
}

/// Whether a word that is an article in one Romance language is something else in this one: Spanish "a llenar", "no llega".
fn is_other_word(language: &str, token: &Token<'_>) -> bool {
    let words: &[&str] = match language {
        "es" => &["a", "o", "as", "os", "i", "no", "des", "da", "du"],
        "fr" => &["a", "as", "o", "os", "i", "no", "nos", "na", "nas", "do", "da", "di"],
        "pt" => &["le", "les", "la", "las", "il", "lo", "i", "des", "du"],
        _ => &["a", "o", "as", "os", "no", "na", "nas", "do", "da", "des", "du"],
    };
    words.contains(&token.folded.as_str())
}

fn is_determiner(folded: &str) -> bool {
    matches!(
        folded,
        "a" | "an"
            | "the"
            | "your"
            | "my"
            | "our"
            | "their"
            | "his"
            | "her"
            | "its"
            | "what"
            | "how"
            | "us"
            | "you"
            | "them"
            | "me"
    )
}

fn is_article(folded: &str) -> bool {
    let articles = [
        "el", "la", "los", "las", "un", "una", "unos", "unas", "o", "a", "os", "as", "um", "uma", "le", "les", "une",
        "des", "il", "lo", "gli", "i", "uno", "del", "da", "do", "das", "dos", "de", "di", "della", "no", "na", "nos",
        "nas", "du",
    ];
    articles.contains(&folded)
}

/// Runs of one script in a text without spaces: kanji and katakana carry the subjects of Japanese.
fn unspaced_phrases(text: &str) -> impl Iterator<Item = &str> {
    let is_subject = |letter: char| {
        let is_kana = matches!(u32::from(letter), 0x3040..=0x309F);
        letter.is_alphanumeric() && !is_kana
    };
    text.split(move |letter: char| !is_subject(letter)).filter(|part| {
        let letters = part.chars().count();
        (2..=12).contains(&letters)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_become_noun_phrases_of_their_language() {
        let cases: [(&str, &str, &[&str]); 36] = [
            ("en", "How ice changed what we eat", &["ice", "food"]),
            ("en", "Why a third of food is wasted before it reaches a shop", &["food", "food waste", "shop"]),
            ("en", "What the cold chain did to cities", &["cold chain", "cities"]),
            ("en", "food history", &["food history"]),
            ("en", "insomnia without pills", &["insomnia"]),
            ("en", "Why your sync engine loses your data", &["sync engine", "data"]),
            ("en", "What inflation does to a market stall", &["inflation", "market stall"]),
            ("en", "How mining towns were governed", &["mining towns"]),
            ("en", "Firing somebody you like", &["Firing somebody you like", "Firing"]),
            ("en", "Why toddlers wake up at four", &["toddlers", "sleep"]),
            (
                "en",
                "Getting a small ranch through a drought",
                &["Getting a small ranch through a drought", "ranch", "drought"],
            ),
            ("en", "What nobody tells you about the first six weeks", &[]),
            ("de", "Was sich mit dem Coming-out in der Familie ändert", &["Coming-out", "Familie"]),
            ("de", "Warum Paare über Kleinigkeiten streiten", &["Paare", "Kleinigkeiten"]),
            ("de", "queere Familien", &["queere Familien"]),
            ("no", "Hvordan kroppen husker stress", &["kroppen", "stress"]),
            ("no", "Hva fire timers søvn gjør med hodet", &["søvn", "hodet"]),
            ("pt", "Os brinquedos que a televisão vendeu", &["brinquedos", "televisão"]),
            ("pt", "Como as crianças brincavam na rua", &["crianças", "rua"]),
            ("es", "Cómo montar una antena en un balcón", &["antena", "balcón"]),
            ("es", "Qué pasó con las comunicaciones durante la DANA", &["comunicaciones", "DANA"]),
            ("ja", "睡眠の科学について", &["睡眠", "科学"]),
            ("en", "Why bells sound different in winter", &["bells", "winter"]),
            ("en", "Why tolls rise faster than pay", &["tolls", "pay"]),
            ("en", "Reading a tide table for trouble", &["Reading a tide table for trouble", "tide table", "trouble"]),
            ("no", "Hvorfor erfarne seilere blir tatt av strøm", &["erfarne seilere", "strøm"]),
            ("no", "Kaia som reddet en bygd", &["Kaia", "bygd"]),
            ("es", "Cómo se vuelve a llenar un pozo", &["pozo"]),
            ("es", "Lo que un barco necesita en invierno", &["barco", "invierno"]),
            ("pt", "Pontes para quem desconfia de pontes", &["Pontes"]),
            ("pt", "O que a maré faz com o porto", &["maré", "porto"]),
            ("fr", "Ce que le phare ne dit pas", &["phare"]),
            ("fr", "Pourquoi un pêcheur rate un port", &["pêcheur", "port"]),
            ("en", "How weavers hide a fault", &["weavers", "fault"]),
            ("en", "What a sailor risks by waiting", &["sailor", "waiting"]),
            ("en", "??? !!", &[]),
        ];
        for (language, line, expected) in cases {
            assert_eq!(NounPhrases::new(language).of_line(line), expected, "{line}");
        }
    }

    #[test]
    fn a_biography_gives_its_nouns() {
        let bio = "She kept the accounts of a cold store for six years before she wrote about refrigeration.";
        assert_eq!(NounPhrases::new("en").of_text(bio), ["cold store", "refrigeration"]);
    }
}
