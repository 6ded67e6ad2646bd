//! How long a text is for a language model, roughly, without the model's own vocabulary.

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

/// Before this letter there is none of a script without spaces: what most texts are written in is told at once.
const FIRST_UNSPACED: char = '\u{E00}';

/// Scripts that write no spaces between words: Thai, Lao, Khmer, Myanmar, Kana, Han; and Hangul, whose syllables are
/// tokens of their own.
pub(super) fn is_unspaced(letter: char) -> bool {
    letter >= FIRST_UNSPACED
        && matches!(u32::from(letter),
        0x0E00..=0x0EFF | 0x1000..=0x109F | 0x1100..=0x11FF | 0x1780..=0x17FF | 0x3005..=0x3007 | 0x3040..=0x30FA
        | 0x30FC..=0x30FF | 0x3130..=0x318F | 0x31F0..=0x31FF | 0x3400..=0x4DBF | 0x4E00..=0x9FFF | 0xAC00..=0xD7AF
        | 0xF900..=0xFAFF | 0xFF66..=0xFF9F | 0x20000..=0x3FFFF)
}

/// Punctuation of those scripts, and their blank.
pub(super) fn is_wide_punctuation(letter: char) -> bool {
    letter >= FIRST_UNSPACED
        && matches!(u32::from(letter), 0x3000..=0x303F | 0xFF00..=0xFF65)
        && !letter.is_alphanumeric()
        && !is_unspaced(letter)
}
