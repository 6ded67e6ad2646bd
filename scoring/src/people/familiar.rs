//! People whom a text calls by their given name alone, beside the full one. Who takes part is called so; who is only
//! talked about rarely is.

use super::cue_evidence::describe_name;
use super::evidence::{Evidence, new_evidence};
use super::person_name::{PersonName, name_at};
use super::preceding_names::is_after_credit_word;
use super::talked_about::{is_biography, is_talked_about};
use super::tokenizer::{TokenizedText, WordShape};
use super::word_lists::WordClass;
use earshot_model::{AppearanceKind, CreditSource};

/// The confidence of a person whom the text calls by the given name.
const FAMILIAR: f32 = 0.7;

/// Returns the people of a description whom title or description also call by their given name.
pub(super) fn read_familiar_people(title: &TokenizedText<'_>, description: &TokenizedText<'_>) -> Vec<Evidence> {
    let mut found = Vec::new();
    let mut at = 0;
    while at < description.tokens.len() {
        let Some(name) = name_at(description, at) else {
            at += 1;
            continue;
        };
        at = name.range.end.max(at + 1);
        if is_familiar(title, description, &name) {
            let listed = describe_name(description, name);
            found.push(new_evidence(description, listed, AppearanceKind::Guest, CreditSource::Description, FAMILIAR));
        }
    }
    found
}

fn is_familiar(title: &TokenizedText<'_>, description: &TokenizedText<'_>, name: &PersonName) -> bool {
    if name.word_count < 2
        || !name.has_given_name
        || is_after_credit_word(description, name.range.start)
        || is_talked_about(description, name)
    {
        return false;
    }
    let given = description.folded(name.range.start);
    // The subject of a sentence, or somebody whom the title calls so.
    let is_in_title = (0..title.tokens.len()).any(|at| is_alone(title, at, given));
    let is_subject = description.is_sentence_start(name.range.start);
    // Behind the full name: a given name that comes before it belongs to somebody else, as does `Anna Mutter` in German.
    let is_later = || (name.range.end..description.tokens.len()).any(|at| is_alone(description, at, given));
    let is_called = is_in_title || is_subject && is_later();
    if !is_called || (0..name.range.start).any(|at| is_alone(description, at, given)) {
        return false;
    }
    let words: Vec<&str> = name.range.clone().map(|index| description.folded(index)).collect();
    !is_biography(description, &words)
}

/// Returns whether a given name is at a token, without another word of a name beside it.
fn is_alone(text: &TokenizedText<'_>, at: usize, given: &str) -> bool {
    let is_part = |index: usize| {
        matches!(text.shape(index), WordShape::Capitalized | WordShape::AllCapitals | WordShape::Initial)
            || text.has_class(index, WordClass::Particle)
    };
    text.folded(at) == given
        && text.shape(at) == WordShape::Capitalized
        && !is_part(at + 1)
        && (at == 0 || !is_part(at - 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_is_called_by_the_given_name_takes_part() {
        for (title, description, expected) in [
            ("Tea", "Anna Miller grows tea. Why does Anna still drink coffee?", true),
            ("Episode 12: Anna, farmer", "Anna Miller grows tea.", true),
            ("Tea", "Anna Miller grows tea. Why does Miller drink coffee?", false),
            ("Tea", "The life of Anna Miller. Anna drank tea.", false),
            ("Tea", "Anna Miller (1889–1945) grew tea. Anna drank coffee.", false),
            ("Tea", "Anna Miller grows tea with Anna Otto.", false),
        ] {
            let (title, text) = (TokenizedText::new(title, 1_000), TokenizedText::new(description, 1_000));
            assert_eq!(!read_familiar_people(&title, &text).is_empty(), expected, "{description}");
        }
    }
}
