//! Estimates the number of tokens of a text, without the vocabulary of a model.

use crate::script::is_unspaced;

/// Letters of one word that count as one token. Every vocabulary splits longer words.
const LETTERS_PER_TOKEN: usize = 12;

/// The approximate number of tokens of a text. In scripts with spaces, every 12 letters of a word begin a token. In
/// scripts without spaces, each character is a token. Punctuation is not a token. The vocabularies of the usual
/// 768-dimension models split an English word into 1.3 tokens on average, so 300 of these fit well into their 512.
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

/// Counts the tokens of a text character by character.
#[derive(Default)]
pub(super) struct TokenCounter {
    pub(super) tokens: usize,
    /// Letters of the current token.
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

/// Punctuation of scripts without spaces, including the ideographic space.
pub(super) fn is_wide_punctuation(letter: char) -> bool {
    matches!(u32::from(letter), 0x3000..=0x303F | 0xFF00..=0xFF65) && !letter.is_alphanumeric() && !is_unspaced(letter)
}
