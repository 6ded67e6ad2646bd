//! Collects a text up to a length.

use unicode_normalization::UnicodeNormalization;

/// The buffer is full. Readers stop then.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct BufferFull;

/// A text of bounded length, with clean lines: no control characters, no spaces at the ends of lines, at most one empty
/// line in a row.
#[derive(Debug)]
pub(crate) struct TextBuffer {
    text: String,
    max_bytes: usize,
    is_full: bool,
    /// Letters left out that no program shows.
    unseen: usize,
    /// Line breaks and spaces that are written before the next letter.
    breaks: usize,
    space: bool,
}

impl TextBuffer {
    pub fn new(max_bytes: usize) -> Self {
        Self { text: String::new(), max_bytes, is_full: false, unseen: 0, breaks: 0, space: false }
    }

    /// Whether something did not fit.
    pub fn is_full(&self) -> bool {
        self.is_full
    }

    /// How many letters were left out because no program shows them.
    pub fn unseen(&self) -> usize {
        self.unseen
    }

    pub fn push(&mut self, text: &str) -> Result<(), BufferFull> {
        for letter in text.chars() {
            match letter {
                '\n' | '\u{c}' | '\u{b}' | '\u{2028}' | '\u{2029}' => self.breaks += 1,
                letter if letter.is_whitespace() => self.space = true,
                // Tags are a copy of the Latin letters that is never shown, and marks of direction reorder what is.
                '\u{e0000}'..='\u{e007f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{2069}' => self.unseen += 1,
                letter if letter.is_control() || matches!(letter, '\u{feff}' | '\u{ad}' | '\u{fffd}') => {}
                // Ligatures and presentation forms, as PDF files have them.
                '\u{fb00}'..='\u{fdff}' | '\u{fe70}'..='\u{fefc}' => {
                    for plain in std::iter::once(letter).nfkc() {
                        self.push_letter(plain)?;
                    }
                }
                letter => self.push_letter(letter)?,
            }
        }
        Ok(())
    }

    fn push_letter(&mut self, letter: char) -> Result<(), BufferFull> {
        let gap = match (self.text.is_empty(), self.breaks, self.space) {
            (true, ..) | (_, 0, false) => "",
            (_, 0, true) => " ",
            (_, 1, _) => "\n",
            _ => "\n\n",
        };
        if self.is_full || self.text.len() + gap.len() + letter.len_utf8() > self.max_bytes {
            self.is_full = true;
            return Err(BufferFull);
        }
        self.text.push_str(gap);
        self.text.push(letter);
        (self.breaks, self.space) = (0, false);
        Ok(())
    }

    pub fn into_text(self) -> String {
        self.text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_clean() {
        let mut buffer = TextBuffer::new(100);
        buffer.push("\n\n one\0 \t two \r\n\n\n\n three\u{feff} o\u{fb03}ce\n ").expect("fits");
        buffer.push("\u{e0041}\u{202e}x\u{200d}y").expect("fits");
        assert_eq!(buffer.unseen(), 2);
        assert_eq!(buffer.into_text(), "one two\n\nthree office\nx\u{200d}y");
    }

    #[test]
    fn a_full_buffer_ends_at_a_letter() {
        let mut buffer = TextBuffer::new(5);
        assert_eq!(buffer.push("ééé"), Err(BufferFull));
        assert_eq!(buffer.push("e"), Err(BufferFull), "later letters are not written either");
        assert!(buffer.is_full());
        assert_eq!(buffer.into_text(), "éé");
    }
}
