//! The text that a model writes for the reader, without the thoughts that some write before it.

/// The marks around thoughts, of several families of models.
const MARKS: [(&str, &str); 8] = [
    ("<think>", "</think>"),
    ("<thinking>", "</thinking>"),
    ("<thought>", "</thought>"),
    ("<reasoning>", "</reasoning>"),
    ("<reflection>", "</reflection>"),
    ("[THINK]", "[/THINK]"),
    ("◁think▷", "◁/think▷"),
    ("<|channel|>analysis<|message|>", "<|channel|>final<|message|>"),
];

/// Removes thoughts at the beginning of a text that arrives in parts.
#[derive(Default)]
pub(super) struct ThoughtFilter {
    /// What is not decided yet.
    pending: String,
    state: State,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum State {
    #[default]
    Start,
    /// Thoughts, with the mark that ends them.
    Thoughts(&'static str),
    Answer,
}

impl ThoughtFilter {
    /// Adds a part and returns the text of the answer that it completes.
    pub fn push(&mut self, piece: &str) -> String {
        if self.state == State::Answer {
            return piece.to_owned();
        }
        self.pending.push_str(piece);
        if self.state == State::Start {
            let start = self.pending.trim_start();
            if let Some((_, closing)) = MARKS.iter().find(|(opening, _)| start.starts_with(opening)) {
                self.state = State::Thoughts(closing);
            } else if MARKS.iter().any(|(opening, _)| opening.starts_with(start)) {
                return String::new();
            } else {
                self.state = State::Answer;
                return std::mem::take(&mut self.pending);
            }
        }
        let State::Thoughts(closing) = self.state else { return String::new() };
        let Some(end) = self.pending.find(closing) else {
            // Keeps only what may be the beginning of the end.
            let kept = self.pending.len().saturating_sub(closing.len());
            self.pending.drain(..self.pending.floor_char_boundary(kept));
            return String::new();
        };
        self.state = State::Answer;
        let answer = self.pending[end + closing.len()..].trim_start().to_owned();
        self.pending.clear();
        answer
    }

    /// The rest of a text that has ended.
    pub fn finish(self) -> String {
        if self.state == State::Start { self.pending } else { String::new() }
    }
}

/// The answer in a whole text. Some services cut off the opening tag.
pub(super) fn answer_of(text: &str) -> String {
    let mut filter = ThoughtFilter::default();
    let answer = filter.push(text);
    answer + &filter.finish()
}

/// The part of a text after its last thought.
pub(super) fn after_thoughts(text: &str) -> Option<&str> {
    let ends = MARKS.iter().filter_map(|(_, closing)| text.rfind(closing).map(|at| at + closing.len()));
    ends.max().map(|end| &text[end..])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thoughts_are_removed_in_any_split() {
        for (text, expected) in [
            ("<think>{\"a\": 1}? no.</think>\n\n{\"a\": 2}", "{\"a\": 2}"),
            ("\n<think>é</think>Yes", "Yes"),
            ("Plain <think>text</think>", "Plain <think>text</think>"),
            ("<thinking is a word", "<thinking is a word"),
            ("<thi", "<thi"),
            ("[THINK]no[/THINK]Yes", "Yes"),
            ("<thinking>no</think>no</thinking>Yes", "Yes"),
            ("<|channel|>analysis<|message|>no<|end|><|start|>assistant<|channel|>final<|message|>Yes", "Yes"),
            ("<think>never ends", ""),
            ("", ""),
        ] {
            assert_eq!(answer_of(text), expected, "{text}");
            for size in [1, 2, 5] {
                let mut filter = ThoughtFilter::default();
                let letters: Vec<char> = text.chars().collect();
                let pieces = letters.chunks(size).map(|piece| piece.iter().collect::<String>());
                let mut answer: String = pieces.map(|piece| filter.push(&piece)).collect();
                answer.push_str(&filter.finish());
                assert_eq!(answer.trim_start(), expected.trim_start(), "{text} in parts of {size}");
            }
        }
    }
}
