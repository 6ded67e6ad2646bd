//! Ordinary words that a heading or a company's name appends to a name: `Anna Miller Returns`, `Anna Miller Coaching`.

use super::evidence::Evidence;
use super::person_name::person_key;
use super::text_folding::fold;
use super::tokenizer::{TokenizedText, WordShape};
use super::word_lists::is_given_name;
use earshot_model::CreditSource;

/// Shorter words are particles and initials.
const MIN_CHARS: usize = 4;

/// Cuts the last of at least three words when the texts also have it in lower case. A given name and a surname must remain:
/// `Mary Ann Young` is no `Mary Ann`, who is young.
pub(super) fn cut_ordinary_end(one: &mut Evidence, title: &TokenizedText<'_>, description: &TokenizedText<'_>) {
    if one.credit.source == CreditSource::PersonTag {
        return;
    }
    let written: Vec<&str> = one.credit.name.split_whitespace().collect();
    let words: Vec<String> = written.iter().map(|word| fold(word)).collect();
    let [first, others @ .., last] = words.as_slice() else { return };
    let is_surname = |at: usize| written[at].starts_with(char::is_uppercase) && !is_given_name(&words[at]);
    let keeps_surname = !others.is_empty() && is_surname(others.len());
    if !keeps_surname || !is_given_name(first) || is_given_name(last) || last.chars().count() < MIN_CHARS {
        return;
    }
    let has_word = |text: &TokenizedText<'_>| {
        (0..text.tokens.len()).any(|at| text.shape(at) == WordShape::Lower && text.folded(at) == last)
    };
    if has_word(title) || has_word(description) {
        one.credit.name = written[..written.len() - 1].join(" ");
        one.key = person_key(&one.credit.name);
        one.credit.key.clone_from(&one.key);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use earshot_model::AppearanceKind;

    #[test]
    fn a_name_ends_before_an_ordinary_word_of_the_text() {
        for (name, description, expected) in [
            ("Anna Miller Returns", "Anna returns to us.", "Anna Miller"),
            ("Anna Miller Coaching", "She runs Anna Miller Coaching. Her coaching helps.", "Anna Miller"),
            ("Anna Miller Returns", "Anna is back.", "Anna Miller Returns"),
            ("Mary Ann Young", "For young people.", "Mary Ann Young"),
            ("Anna Young", "For young people.", "Anna Young"),
            ("Anna van Bell", "A bell rings.", "Anna van Bell"),
        ] {
            let mut one = Evidence::new(name.to_owned(), AppearanceKind::Guest, CreditSource::Description, 0.8);
            cut_ordinary_end(&mut one, &TokenizedText::new("Tea", 100), &TokenizedText::new(description, 1_000));
            assert_eq!((one.credit.name.as_str(), one.key), (expected, person_key(expected)), "{description}");
        }
    }
}
