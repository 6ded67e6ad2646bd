//! How long a text is for a language model, roughly, without the model's own vocabulary.

use crate::script::is_unspaced;

/// Letters of one word that count as one token; a longer word is broken by every vocabulary.
const LETTERS_PER_TOKEN: usize = 12;

/// The number of tokens of a text, approximately: a word of a script with spaces is one for every 12 letters begun, a
/// character of a script without spaces is one, punctuation is none. The vocabularies of the usual 768-dimension models
/// make about 1.3 pieces of an English word, so 300 of these fit well into their 512.
///
/// ```
/// use earshot_model::transcript::count_tokens;
/// assert_eq!(count_tokens("Oolong isn't rolled by machines."), 6);
/// assert_eq!(count_tokens("機械学習 rocks"), 5);
/// ```
#[must_use]
pub fn count_tokens(text: &str) -> usize {
    let mut counter = TokenCounter::default();
    text.chars().for_each(|character| counter.push(character));
    counter.tokens
}

/// Counts character by character.
#[derive(Default)]
pub(super) struct TokenCounter {
    pub(super) tokens: usize,
    /// Letters of the token that is under way.
    letters: usize,
}

impl TokenCounter {
    pub(super) fn push(&mut self, character: char) {
        if is_unspaced(character) {
            self.tokens += 1;
            self.letters = 0;
        } else if character.is_alphanumeric() {
            self.tokens += usize::from(self.letters == 0);
            self.letters = if self.letters + 1 == LETTERS_PER_TOKEN { 0 } else { self.letters + 1 };
        } else {
            self.letters = 0;
        }
    }
}

/// Punctuation of scripts without spaces, and their blank.
pub(super) fn is_wide_punctuation(letter: char) -> bool {
    matches!(u32::from(letter), 0x3000..=0x303F | 0xFF00..=0xFF65) && !letter.is_alphanumeric() && !is_unspaced(letter)
}
