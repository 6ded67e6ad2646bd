//! The guest's topics as people write them, in the form that a sentence can take.

use crate::facts::{GuestFacts, ShowFacts};
use crate::phrasing;
use crate::words::{beginning, word_count};

/// Topics with more words are texts.
const MAX_WORDS: usize = 16;
/// Longer phrases are titles.
const MAX_PHRASE_WORDS: usize = 4;
/// Bytes of a text that are read for the spelling of a word.
const MAX_SPELLING_BYTES: usize = 20_000;

const CLAUSES: [&str; 8] = ["how", "why", "what", "when", "where", "who", "which", "whether"];
const AUXILIARIES: [&str; 17] = [
    "do", "does", "did", "is", "are", "was", "were", "can", "could", "should", "will", "would", "has", "have", "had",
    "might", "must",
];
/// Words of whole sentences.
const VERBS: [&str; 19] = [
    "is", "are", "was", "were", "can", "cannot", "can't", "must", "need", "needs", "should", "will", "won't", "don't",
    "doesn't", "isn't", "aren't", "makes", "make",
];
/// Verbs with which topics give orders.
const ORDERS: [&str; 58] = [
    "build",
    "stop",
    "start",
    "make",
    "create",
    "find",
    "get",
    "grow",
    "learn",
    "use",
    "take",
    "turn",
    "write",
    "lead",
    "let",
    "keep",
    "give",
    "go",
    "be",
    "become",
    "design",
    "avoid",
    "break",
    "change",
    "raise",
    "save",
    "sell",
    "think",
    "rethink",
    "understand",
    "don't",
    "read",
    "teach",
    "listen",
    "ask",
    "cook",
    "eat",
    "plan",
    "fix",
    "hire",
    "quit",
    "move",
    "talk",
    "speak",
    "say",
    "beat",
    "win",
    "protect",
    "reduce",
    "improve",
    "manage",
    "master",
    "own",
    "choose",
    "put",
    "tell",
    "trust",
    "try",
];
/// First words that are lower case within a sentence.
const LOWER: [&str; 18] = [
    "a", "an", "the", "from", "in", "on", "after", "before", "my", "your", "our", "how", "why", "what", "when",
    "where", "who", "which",
];

/// How a topic fits into a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum TopicForm {
    /// `food safety`, `how tolls are set`: after a colon.
    Phrase(String),
    /// With its question mark.
    Question(String),
    /// Everything else: in quotation marks, as it is.
    Title(String),
}

/// The form of a topic. `None` for texts that are no topics.
pub(super) fn topic_form(topic: &str, guest: &GuestFacts, show: &ShowFacts) -> Option<TopicForm> {
    let topic = topic.split_whitespace().collect::<Vec<_>>().join(" ");
    let topic = topic.trim_end_matches(['.', ';', ',', ':', '!']).trim_matches(['“', '”', '"']).to_owned();
    let words: Vec<String> = topic.split(' ').map(str::to_lowercase).collect();
    let count = word_count(&topic);
    if count == 0 || count > MAX_WORDS {
        // A topic in a script without spaces is one word.
        return None;
    }
    let (first, second) = (words[0].as_str(), words.get(1).map_or("", String::as_str));
    let is_ascii = topic.chars().filter(|letter| letter.is_alphabetic()).all(|letter| u32::from(letter) < 0x250);
    let has_mark = topic.contains([':', '–', '—', '“', '”', '"', '(', ')', '|', '…']) || topic.contains(" - ");
    let is_clause = CLAUSES.contains(&first);
    if !is_ascii || has_mark {
        return Some(TopicForm::Title(topic));
    }
    if let Some(question) = topic.strip_suffix('?') {
        let is_question = is_clause || AUXILIARIES.contains(&first);
        let question = lower_first(question, guest, show).filter(|_| is_question);
        return Some(
            question.map_or(TopicForm::Title(topic.clone()), |question| TopicForm::Question(format!("{question}?"))),
        );
    }
    // `What is fair` may be a question or a clause.
    if is_clause && !AUXILIARIES.contains(&second) && count > 1 {
        return Some(lower_first(&topic, guest, show).map_or(TopicForm::Title(topic.clone()), TopicForm::Phrase));
    }
    let is_sentence = words.iter().any(|word| VERBS.contains(&word.as_str())) || (count > 1 && ORDERS.contains(&first));
    let is_phrase = count <= MAX_PHRASE_WORDS && !is_sentence && !is_clause;
    let phrase = lower_first(&topic, guest, show).filter(|_| is_phrase);
    Some(phrase.map_or(TopicForm::Title(topic), TopicForm::Phrase))
}

/// Whether a topic that begins with this word is an order.
pub(super) fn is_order(first: &str) -> bool {
    ORDERS.contains(&first)
}

/// A topic in quotation marks. A gap before it stays outside.
pub(super) fn quoted_topic(topic: &str, quote: impl Fn(&str) -> String) -> String {
    match topic.split_once("] ").filter(|_| topic.starts_with('[')) {
        Some((gap, topic)) => format!("{gap}] {}", quote(topic)),
        None => quote(topic),
    }
}

/// The topic as a line of its own, such as a subject line.
pub(super) fn topic_line(topic: &str) -> String {
    phrasing::capitalize(topic.trim().trim_end_matches(['.', ';', ',', ':', '!']))
}

/// A text with its first word as within a sentence: as profile and show spell it. `None` when they do not have the word.
pub(super) fn lower_first(text: &str, guest: &GuestFacts, show: &ShowFacts) -> Option<String> {
    let first = text.split([' ', ',', '\'', '’', '-']).next()?;
    let mut letters = first.chars();
    let is_capitalized = letters.next().is_some_and(char::is_uppercase) && letters.all(|letter| !letter.is_uppercase());
    if !is_capitalized || first == "I" {
        return Some(text.to_owned());
    }
    let lower = first.to_lowercase();
    let notes = show.episodes().iter().take(20).map(|episode| &episode.description);
    let own = [&guest.short_bio, &guest.long_bio, &show.description];
    let texts: Vec<&str> = own
        .into_iter()
        .chain(&guest.topics)
        .chain(&guest.expertise)
        .chain(notes)
        .map(|text| beginning(text, MAX_SPELLING_BYTES))
        .collect();
    let words =
        |text: &'_ str| text.split(|letter: char| !letter.is_alphanumeric()).map(str::to_owned).collect::<Vec<_>>();
    let has_lower = texts.iter().any(|text| words(text).contains(&lower));
    if LOWER.contains(&lower.as_str()) || has_lower || (lower.ends_with("ing") && lower.len() > 5) {
        return Some(format!("{lower}{}", &text[first.len()..]));
    }
    // A capital after a word in lower case is no start of a sentence or title.
    let is_name = texts.iter().any(|text| {
        text.split(' ').zip(text.split(' ').skip(1)).any(|(before, word)| {
            before.ends_with(|letter: char| letter.is_lowercase())
                && word.trim_matches(|letter: char| !letter.is_alphanumeric()) == first
        })
    });
    is_name.then(|| text.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn topics_have_the_form_that_reads_right() {
        let guest = GuestFacts { short_bio: "Maya Lin writes Rust and studies sleep.".into(), ..GuestFacts::default() };
        let form = |topic| topic_form(topic, &guest, &ShowFacts::default());
        let phrase = |text: &str| Some(TopicForm::Phrase(text.into()));
        let title = |text: &str| Some(TopicForm::Title(text.into()));
        assert_eq!(form("Sleep science"), phrase("sleep science"));
        assert_eq!(form("Rust in production"), phrase("Rust in production"));
        assert_eq!(form("How ice changed what we eat."), phrase("how ice changed what we eat"));
        assert_eq!(
            form("Why do wards ignore alarms?"),
            Some(TopicForm::Question("why do wards ignore alarms?".into()))
        );
        assert_eq!(form("Faith and craft"), title("Faith and craft"));
        assert_eq!(form("Build a team"), title("Build a team"));
        assert_eq!(form("Food is political"), title("Food is political"));
        assert_eq!(
            form("Selling to people who hate being sold to!"),
            title("Selling to people who hate being sold to")
        );
        assert_eq!(form("Ice: a history"), title("Ice: a history"));
        assert_eq!(form("氷の歴史"), title("氷の歴史"));
        assert_eq!((form(" "), form(&"word ".repeat(30))), (None, None));
    }
}
