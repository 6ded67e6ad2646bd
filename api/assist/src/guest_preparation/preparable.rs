//! Whether a guest can prepare for a question of a transcript: it stands alone, and is a question.

use super::themes::theme_of;
use crate::words::WordTerms;
use std::collections::HashSet;

/// Words before a question that are only about its place, in lower case.
const OPENINGS: [&str; 13] = [
    "first question",
    "second question",
    "next question",
    "another question",
    "last question",
    "final question",
    "my question is",
    "the question is",
    "i'm curious",
    "i am curious",
    "i was wondering",
    "i guess",
    "i wonder",
];
/// First words of English questions, and of clauses before them.
const FIRST_WORDS: &str = "what what's how how's why when where where's who who's whose which do does did is are was were am can could would will should shall have has had may might if before after for given looking in as on with besides since at to of anything any aside apart other";
/// Questions of these kinds need no preparation.
const GREETINGS: [&str; 10] = [
    "how's it going",
    "how are you",
    "how have you been",
    "how're you",
    "can you hear",
    "are you ready",
    "start us out",
    "start us off",
    "does that make sense",
    "does that sound",
];
/// Endings of statements.
const TAGS: [&str; 9] =
    [" right?", " correct?", " huh?", " yeah?", " no?", " okay?", " ok?", " guess?", " or something?"];
/// Words that refer to something before the question.
const POINTING: [&str; 9] = ["that", "this", "it", "those", "these", "there", "them", "they", "that's"];
/// Words about time that begin with a pointing word.
const OF_TIME: [&str; 6] =
    ["at this point", "at that point", "this year", "this week", "these days", "this day and age"];
/// Words without a subject of their own.
const GENERIC: &str = "actually anything approach area around bit case come curious else feel going good great guy guys happen idea important interesting kind know last like look looking looks lot mean more part people point process question really right say saying see seen share situation sort start stuff talk talking tell thing things think thinking thought thoughts time today want way week work working yeah year yourself";

/// A question without its opening, and without the name of the person before it.
pub(super) fn without_opening(question: &str) -> &str {
    let lower = question.to_lowercase();
    let opening = OPENINGS.iter().find(|opening| lower.starts_with(**opening) && lower.len() == question.len());
    let rest = opening
        .map_or(question, |opening| question[opening.len()..].trim_start_matches([',', ':', ' ', '-', '–', '.']));
    // "Tim, what about you?"
    match rest.split_once(", ") {
        Some((name, after)) if is_first_name(name) && is_first_word(after.split(' ').next().unwrap_or_default()) => {
            after
        }
        _ => rest,
    }
}

fn is_first_name(text: &str) -> bool {
    text.chars().next().is_some_and(char::is_uppercase)
        && text.chars().skip(1).all(|letter| letter.is_alphabetic() && letter.is_lowercase())
        && !is_first_word(&text.to_lowercase())
}

fn is_first_word(word: &str) -> bool {
    let word = word.to_lowercase().replace('’', "'");
    FIRST_WORDS
        .split(' ')
        .any(|first| first == word.trim_matches(|letter: char| !letter.is_alphanumeric() && letter != '\''))
}

/// The significant words of a question.
pub(super) fn significant_terms(question: &str, reader: &mut WordTerms) -> HashSet<String> {
    let mut terms = HashSet::new();
    reader.for_each(question, |term, folded| {
        if !GENERIC.split(' ').any(|word| word == folded) {
            terms.insert(term.to_owned());
        }
    });
    terms
}

/// Whether a question names somebody or something: a capital within it, other than of an acronym.
pub(super) fn has_name(question: &str) -> bool {
    question.split(' ').skip(1).any(|word| {
        let word = word.trim_matches(|letter: char| !letter.is_alphanumeric());
        word.starts_with(char::is_uppercase)
            && word.chars().any(char::is_lowercase)
            && !word.starts_with("I'")
            && !word.starts_with("I’")
    })
}

/// Whether a guest can prepare for a question. Of other languages than English, only the marks are read.
pub(super) fn is_preparable(question: &str, terms: &HashSet<String>, is_english: bool) -> bool {
    let marks = |mark: char| question.matches(mark).count();
    let is_cut = marks('"') % 2 == 1 || marks('“') != marks('”');
    if is_cut || question.contains(['[', '\\']) || question.contains(" -- ") || question.contains("...?") {
        return false;
    }
    if !is_english {
        return true;
    }
    let mut lower = question.to_lowercase().replace('’', "'");
    for time in OF_TIME {
        lower = lower.replace(time, "");
    }
    let words: Vec<&str> = lower.split(|letter: char| !letter.is_alphanumeric() && letter != '\'').collect();
    let has = |list: &[&str]| words.iter().any(|word| list.contains(word));
    let is_question = is_first_word(words.first().copied().unwrap_or_default());
    let is_statement = TAGS.iter().any(|tag| lower.ends_with(tag)) || GREETINGS.iter().any(|one| lower.contains(one));
    // "What are we going to do?" is for nobody.
    let is_rhetorical =
        has(&["i", "we", "us", "we're", "i'm"]) && !has(&["you", "your", "you're", "you've", "yourself"]);
    if !is_question || is_statement || is_rhetorical {
        return false;
    }
    theme_of(question).is_some() || terms.len() > 1 || terms.len() == 1 && !has(&POINTING)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn questions_that_stand_alone_can_be_prepared_for() {
        let is_kept = |question: &str| {
            let terms = significant_terms(question, &mut WordTerms::new(Some("en")));
            is_preparable(question, &terms, true)
        };
        for question in [
            "How did you get started in this field?",
            "What did the tide teach you about patience?",
            "If you had one more boat, where would you sail it?",
            "Where can people find you online?",
            "Do you have a favorite harbour?",
        ] {
            assert!(is_kept(question), "{question}");
        }
        for question in [
            "What are your thoughts on that?",
            "What does that look like?",
            "What about yourself?",
            "Have you seen this?",
            "How's it going today, Ana?",
            "Because the tide comes in twice a day, right?",
            "They ask me, \"Where do the nets go?",
            "What are we going to do with the boats?",
            "How do you -- given the weather -- plan a trip to the islands?",
        ] {
            assert!(!is_kept(question), "{question}");
        }
    }

    #[test]
    fn openings_and_names_are_removed() {
        for (question, expected) in [
            ("First question, what do you read?", "what do you read?"),
            ("Tim, what about the nets?", "what about the nets?"),
            ("If you could, would you?", "If you could, would you?"),
            ("What now?", "What now?"),
        ] {
            assert_eq!(without_opening(question), expected);
        }
    }
}
