//! Passages: stretches of a transcript that are stored, embedded and shown as one.

use super::tokens::{TokenCounter, count_tokens, is_wide_punctuation};
use super::{Cue, split_sentences};
use std::collections::HashMap;
use std::ops::Range;

/// How passages are cut. Two sets of rules that differ only in the overlap cut at the same places, so that passage 7 of
/// the store is passage 7 of the embeddings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PassageRules {
    /// From so many tokens on (see [`count_tokens`](super::count_tokens)) a passage may end.
    pub min_tokens: usize,
    /// A passage ends before it has more, unless no place to cut is found.
    pub max_tokens: usize,
    /// Sentences before a passage that are repeated at its start. They count towards none of the above.
    pub overlap_sentences: usize,
}

impl PassageRules {
    /// Side by side, for a store of which one passage can be read without the rest.
    pub const STORED: Self = Self { min_tokens: 200, max_tokens: 300, overlap_sentences: 0 };
    /// Facts 6: 200 to 300 tokens suit an embedding of 768 dimensions, and one sentence of overlap keeps an answer with
    /// its question.
    pub const EMBEDDED: Self = Self { overlap_sentences: 1, ..Self::STORED };
}

/// Overlap that is longer, in tokens, is left out: it would push the passage out of a model's window.
const MAX_OVERLAP_TOKENS: usize = 60;
/// As far as overlap is looked for, in pieces: those without a word have no tokens.
const MAX_OVERLAP_PARTS: usize = 64;
/// Of so many bytes a token it is first seen whether they need to be cut at all. A sentence that is much longer is not counted again
/// with each of its parts.
const MAX_BYTES_PER_TOKEN: usize = 8;

/// The text of a transcript as it is stored and cut: the cues, a line break after each but the last.
pub struct CueText<'a> {
    cues: &'a [Cue],
    text: String,
    /// Where each cue begins.
    starts: Vec<usize>,
}

/// A stretch of a [`CueText`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Passage<'a> {
    /// Without blank space around it.
    pub text: &'a str,
    /// Bytes of the whole text, blank space after it included: without overlap, one begins where the other ends.
    pub range: Range<usize>,
    /// See [`count_tokens`](super::count_tokens).
    pub tokens: usize,
    /// Start of the first cue and end of the last, in milliseconds; `None` where the transcript has no times. An end that
    /// is not known is the start of the cue after.
    pub start_ms: Option<i64>,
    pub end_ms: Option<i64>,
    /// Who says the most of it.
    pub speaker: Option<&'a str>,
}

/// What is never cut: a sentence within a cue, or a part of one that is very long.
struct SentencePart {
    /// Ends after blank space or after punctuation of a script without spaces, so no word straddles the border.
    range: Range<usize>,
    tokens: usize,
    cue: usize,
    /// How good a border its end is: 0 any, 1 the end of a cue, 2 of a sentence, 3 of a turn.
    boundary: u8,
}

impl<'a> CueText<'a> {
    #[must_use]
    pub fn from_cues(cues: &'a [Cue]) -> Self {
        let mut text = String::with_capacity(cues.iter().map(|cue| cue.text.len() + 1).sum());
        let mut starts = Vec::with_capacity(cues.len());
        for (number, cue) in cues.iter().enumerate() {
            if number > 0 {
                text.push('\n');
            }
            starts.push(text.len());
            text.push_str(&cue.text);
        }
        Self { cues, text, starts }
    }

    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    #[must_use]
    pub fn into_text(self) -> String {
        self.text
    }

    /// The passages in their order; together they are the whole text. One pass, whatever the text.
    #[must_use]
    pub fn passages(&self, rules: &PassageRules) -> Vec<Passage<'_>> {
        let pieces = self.split_into_parts(rules.min_tokens.max(1));
        let mut passages = Vec::new();
        let mut first = 0;
        while first < pieces.len() {
            let next = find_passage_end(&pieces, first, rules);
            passages.push(self.passage(&pieces, find_overlap_start(&pieces, first, rules)..next, first));
            first = next;
        }
        passages
    }

    fn passage(&self, pieces: &[SentencePart], taken: Range<usize>, first: usize) -> Passage<'_> {
        let body = &pieces[first..taken.end];
        let (start, end) = (&pieces[taken.start], &pieces[taken.end - 1]);
        let range = start.range.start..end.range.end;
        let next_start = || self.cues[end.cue + 1..].first().and_then(|cue| cue.start_ms);
        let end_ms = self.cues[end.cue].end_ms.or_else(next_start);
        Passage {
            text: self.text[range.clone()].trim(),
            range,
            tokens: pieces[taken.start..taken.end].iter().map(|piece| piece.tokens).sum(),
            start_ms: self.cues[start.cue].start_ms,
            end_ms,
            speaker: self.main_speaker(body),
        }
    }

    /// The one with the most tokens; of equals the first.
    fn main_speaker(&self, pieces: &[SentencePart]) -> Option<&str> {
        let mut said: HashMap<Option<&str>, usize> = HashMap::new();
        for piece in pieces {
            *said.entry(self.cues[piece.cue].speaker.as_deref()).or_default() += piece.tokens;
        }
        let most = said.values().copied().max()?;
        let names = pieces.iter().map(|piece| self.cues[piece.cue].speaker.as_deref());
        names.into_iter().find(|name| said.get(name) == Some(&most)).flatten()
    }

    fn split_into_parts(&self, most_tokens: usize) -> Vec<SentencePart> {
        let mut pieces: Vec<SentencePart> = Vec::with_capacity(self.cues.len() * 2);
        for (number, cue) in self.cues.iter().enumerate() {
            let start = self.starts[number];
            for (sentence, has_end) in split_sentences(&cue.text) {
                let mut from = sentence.start;
                while from < sentence.end {
                    let (to, tokens) = find_part_end(&cue.text, from..sentence.end, most_tokens);
                    let edge = if has_end && to == sentence.end { 2 } else { 0 };
                    pieces.push(SentencePart { range: start + from..start + to, tokens, cue: number, boundary: edge });
                    from = to;
                }
            }
            // The line break belongs to what is before it, also that of a cue without text.
            let end = self.starts.get(number + 1).copied().unwrap_or(self.text.len());
            let is_turn = self.cues.get(number + 1).is_none_or(|next| next.speaker != cue.speaker);
            match pieces.last_mut() {
                Some(last) => {
                    last.range.end = end;
                    last.boundary = if is_turn { 3 } else { last.boundary.max(1) };
                }
                None if end > start => {
                    pieces.push(SentencePart { range: start..end, tokens: 0, cue: number, boundary: 1 })
                }
                None => {}
            }
        }
        pieces
    }
}

/// Where a part of a sentence ends that has at most `most_tokens`, and its tokens. The border is where no word is; a run
/// without any such place stays whole.
fn find_part_end(text: &str, within: Range<usize>, most_tokens: usize) -> (usize, usize) {
    if within.len() <= MAX_BYTES_PER_TOKEN * most_tokens {
        let all = count_tokens(&text[within.clone()]);
        if all <= most_tokens {
            return (within.end, all);
        }
    }
    let mut counter = TokenCounter::default();
    let mut border = None;
    for (at, character) in text[within.clone()].char_indices() {
        counter.push(character);
        if counter.tokens > most_tokens
            && let Some(found) = border
        {
            return found;
        }
        if character.is_whitespace() || is_wide_punctuation(character) {
            border = Some((within.start + at + character.len_utf8(), counter.tokens));
        }
    }
    (within.end, counter.tokens)
}

/// The piece after the last one of the passage that begins at `first`: the best edge while the passage is long enough
/// and not too long, of equals the last.
fn find_passage_end(pieces: &[SentencePart], first: usize, rules: &PassageRules) -> usize {
    let mut tokens = 0;
    let mut best: Option<(u8, usize)> = None;
    for (number, piece) in pieces.iter().enumerate().skip(first) {
        tokens += piece.tokens;
        if tokens > rules.max_tokens && number > first {
            return best.map_or(number, |(_, best)| best + 1);
        }
        if tokens >= rules.min_tokens && best.is_none_or(|(edge, _)| piece.boundary >= edge) {
            best = Some((piece.boundary, number));
        }
    }
    pieces.len()
}

/// Where a passage begins with the sentences that it repeats.
fn find_overlap_start(pieces: &[SentencePart], first: usize, rules: &PassageRules) -> usize {
    let (mut start, mut tokens, mut sentences) = (first, 0, 0);
    for at in (first.saturating_sub(MAX_OVERLAP_PARTS)..first).rev() {
        tokens += pieces[at].tokens;
        if sentences >= rules.overlap_sentences || tokens > MAX_OVERLAP_TOKENS {
            break;
        }
        if at == 0 || pieces[at - 1].boundary >= 2 {
            start = at;
            sentences += 1;
        }
    }
    start
}

#[cfg(test)]
mod tests {
    use super::super::count_tokens;
    use super::*;
    use proptest::prelude::*;

    fn cue(number: usize, speaker: &str, text: &str) -> Cue {
        let start_ms = i64::try_from(number).ok().map(|number| number * 1000);
        let speaker = (!speaker.is_empty()).then(|| speaker.to_owned());
        Cue { start_ms, end_ms: start_ms.map(|start| start + 900), speaker, text: text.to_owned() }
    }

    #[test]
    fn passages_end_with_turns_and_sentences() {
        let cues: Vec<Cue> = (0..100)
            .map(|number| {
                cue(
                    number,
                    if number / 25 % 2 == 0 { "Ann" } else { "Bo" },
                    "One two three four five six. Seven eight nine ten.",
                )
            })
            .collect();
        let spoken = CueText::from_cues(&cues);
        let passages = spoken.passages(&PassageRules::STORED);
        let tokens: Vec<usize> = passages.iter().map(|passage| passage.tokens).collect();
        assert_eq!(tokens, [250, 250, 250, 250], "turns of 25 cues of 10 words");
        assert_eq!(
            (passages[1].start_ms, passages[1].end_ms, passages[1].speaker),
            (Some(25_000), Some(49_900), Some("Bo"))
        );
        let embedded = spoken.passages(&PassageRules::EMBEDDED);
        assert_eq!(embedded.len(), passages.len());
        assert!(embedded[1].text.starts_with("Seven eight nine ten.\nOne two"), "{}", embedded[1].text);
        assert_eq!((embedded[1].tokens, embedded[1].start_ms), (254, Some(24_000)));
        assert_eq!(embedded[1].speaker, Some("Bo"));
    }

    #[test]
    fn without_times_there_are_none() {
        let text = "word ".repeat(1000);
        let cues = [Cue { start_ms: None, end_ms: None, speaker: None, text }];
        let spoken = CueText::from_cues(&cues);
        let passages = spoken.passages(&PassageRules::STORED);
        assert!(passages.len() >= 4 && passages.iter().all(|passage| passage.tokens <= 300));
        assert!(passages.iter().all(|passage| passage.start_ms.is_none() && passage.end_ms.is_none()));
    }

    #[test]
    fn hostile_texts_take_linear_time() {
        for piece in ["x", "! ", "\u{4e00}", "a ", ". ", "\n", "Dr. "] {
            let cues = [Cue { start_ms: None, end_ms: None, speaker: None, text: piece.repeat(1 << 18) }];
            let _ = CueText::from_cues(&cues).passages(&PassageRules::EMBEDDED);
        }
        let empty = vec![cue(0, "", ""); 1000];
        assert_eq!(CueText::from_cues(&empty).passages(&PassageRules::STORED).len(), 1);
        assert!(CueText::from_cues(&[]).passages(&PassageRules::STORED).is_empty());
    }

    proptest! {
        #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(200) })]

        #[test]
        fn passages_cover_the_text(texts in prop::collection::vec("([a-zA-Z]{1,9}[ ,.?!]{1,2}|学{1,5}[。、 ]|\\PC){0,40}", 0..30), least in 1_usize..40, extra in 0_usize..40, overlap in 0_usize..3) {
            let cues: Vec<Cue> = texts.iter().enumerate().map(|(number, text)| cue(number, if number % 3 == 0 { "A" } else { "B" }, text)).collect();
            let spoken = CueText::from_cues(&cues);
            let rules = PassageRules { min_tokens: least, max_tokens: least + extra, overlap_sentences: 0 };
            let plain = spoken.passages(&rules);
            let mut end = 0;
            for passage in &plain {
                prop_assert_eq!(passage.range.start, end);
                end = passage.range.end;
            }
            prop_assert_eq!(end, spoken.text().len());
            let total: usize = plain.iter().map(|passage| passage.tokens).sum();
            prop_assert_eq!(total, count_tokens(spoken.text()));
            let overlapping = spoken.passages(&PassageRules { overlap_sentences: overlap, ..rules });
            let ends = |passages: &[Passage<'_>]| passages.iter().map(|passage| passage.range.end).collect::<Vec<_>>();
            prop_assert_eq!(ends(&plain), ends(&overlapping));
        }
    }
}
