//! Cuts transcripts into passages: sections that are stored, embedded and shown as one.

use super::cue::Cue;
use super::sentence::split_sentences;
use super::tokens::{TokenCounter, count_tokens, is_wide_punctuation};
use std::collections::HashMap;
use std::ops::Range;

/// The rules for cutting passages. Rules that differ only in the overlap cut at the same places, so that passage 7 of
/// the passage store is passage 7 of the embeddings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PassageRules {
    /// The number of tokens from which a passage may end (see [`count_tokens`](super::count_tokens)). A passage is
    /// shorter only at the end of the text, or where the next sentence part would exceed `max_tokens`.
    pub min_tokens: usize,
    /// The most tokens of a passage. Only a run of text without a place to cut exceeds it.
    pub max_tokens: usize,
    /// The number of earlier sentences that a passage repeats at its start. They do not count towards the limits above.
    pub overlap_sentences: usize,
}

impl PassageRules {
    /// Without overlap, for the passage store, where each passage can be read alone.
    pub const STORED: Self = Self { min_tokens: 200, max_tokens: 300, overlap_sentences: 0 };
    /// 200 to 300 tokens suit an embedding of 768 dimensions, and one sentence of overlap keeps an answer with its
    /// question (facts 6).
    pub const EMBEDDED: Self = Self { overlap_sentences: 1, ..Self::STORED };
}

/// A longer overlap, in tokens, is omitted: it would exceed the input length of a model.
const MAX_OVERLAP_TOKENS: usize = 60;
/// The number of sentence parts that are searched for an overlap. It bounds the search when parts have no tokens.
const MAX_OVERLAP_PARTS: usize = 64;
/// A sentence with fewer bytes than this per allowed token is counted as a whole first. A much longer one is cut at
/// once, so that its tokens are not counted again for each part.
const MAX_BYTES_PER_TOKEN: usize = 8;

/// The text of a transcript, as it is stored and cut: the cues, joined by line breaks.
pub struct CueText<'a> {
    cues: &'a [Cue],
    text: String,
    /// The byte at which each cue begins.
    starts: Vec<usize>,
}

/// A section of a [`CueText`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Passage<'a> {
    /// Without blank space around it.
    pub text: &'a str,
    /// Bytes of the whole text, including the blank space behind the passage. Without overlap, each passage begins
    /// where the one before ends.
    pub range: Range<usize>,
    /// See [`count_tokens`](super::count_tokens).
    pub tokens: usize,
    /// Start of the first cue, in milliseconds; `None` where the transcript has no times.
    pub start_ms: Option<i64>,
    /// End of the last cue, in milliseconds. An unknown end is replaced by the start of the next cue.
    pub end_ms: Option<i64>,
    /// The speaker with most tokens.
    pub speaker: Option<&'a str>,
}

/// The smallest unit of a passage: a sentence within a cue, or a part of a long sentence.
struct SentencePart {
    /// Ends after blank space or after punctuation of a script without spaces, so that no word crosses the boundary.
    range: Range<usize>,
    tokens: usize,
    cue: usize,
    /// How well a passage can end here: 0 within a sentence, 1 at the end of a cue, 2 of a sentence, 3 of a speaker's
    /// turn.
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

    /// Cuts the text into passages, in order. Together they cover the whole text. Takes one pass.
    #[must_use]
    pub fn passages(&self, rules: &PassageRules) -> Vec<Passage<'_>> {
        let parts = self.split_into_parts(rules.min_tokens.max(1));
        let mut passages = Vec::new();
        let mut first = 0;
        while first < parts.len() {
            let next = find_passage_end(&parts, first, rules);
            passages.push(self.passage(&parts, find_overlap_start(&parts, first, rules)..next, first));
            first = next;
        }
        passages
    }

    fn passage(&self, parts: &[SentencePart], taken: Range<usize>, first: usize) -> Passage<'_> {
        let body = &parts[first..taken.end];
        let (start, end) = (&parts[taken.start], &parts[taken.end - 1]);
        let range = start.range.start..end.range.end;
        let next_start = || self.cues[end.cue + 1..].first().and_then(|cue| cue.start_ms);
        let end_ms = self.cues[end.cue].end_ms.or_else(next_start);
        Passage {
            text: self.text[range.clone()].trim(),
            range,
            tokens: parts[taken.start..taken.end].iter().map(|part| part.tokens).sum(),
            start_ms: self.cues[start.cue].start_ms,
            end_ms,
            speaker: self.main_speaker(body),
        }
    }

    /// The speaker with most tokens, the first one of equals.
    fn main_speaker(&self, parts: &[SentencePart]) -> Option<&str> {
        let mut tokens_by_speaker: HashMap<Option<&str>, usize> = HashMap::new();
        for part in parts {
            *tokens_by_speaker.entry(self.cues[part.cue].speaker.as_deref()).or_default() += part.tokens;
        }
        let most = tokens_by_speaker.values().copied().max()?;
        let names = parts.iter().map(|part| self.cues[part.cue].speaker.as_deref());
        names.into_iter().find(|name| tokens_by_speaker.get(name) == Some(&most)).flatten()
    }

    fn split_into_parts(&self, most_tokens: usize) -> Vec<SentencePart> {
        let mut parts: Vec<SentencePart> = Vec::with_capacity(self.cues.len() * 2);
        for (number, cue) in self.cues.iter().enumerate() {
            let start = self.starts[number];
            for (sentence, has_end) in split_sentences(&cue.text) {
                let mut from = sentence.start;
                while from < sentence.end {
                    let (to, tokens) = find_part_end(&cue.text, from..sentence.end, most_tokens);
                    let boundary = if has_end && to == sentence.end { 2 } else { 0 };
                    parts.push(SentencePart { range: start + from..start + to, tokens, cue: number, boundary });
                    from = to;
                }
            }
            // The line break belongs to the part before it. A cue without text adds only its line break.
            let end = self.starts.get(number + 1).copied().unwrap_or(self.text.len());
            let is_turn = self.cues.get(number + 1).is_none_or(|next| next.speaker != cue.speaker);
            match parts.last_mut() {
                Some(last) => {
                    last.range.end = end;
                    last.boundary = if is_turn { 3 } else { last.boundary.max(1) };
                }
                None if end > start => {
                    parts.push(SentencePart { range: start..end, tokens: 0, cue: number, boundary: 1 })
                }
                None => {}
            }
        }
        parts
    }
}

/// The end of the first part of a sentence with at most `most_tokens` tokens, and its tokens. Cuts only between words;
/// a run without blank space stays whole.
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

/// The index behind the last part of the passage that begins at `first`. Among the ends that satisfy the limits,
/// chooses the best boundary, and the last one of equals.
fn find_passage_end(parts: &[SentencePart], first: usize, rules: &PassageRules) -> usize {
    let mut tokens = 0;
    let mut best: Option<(u8, usize)> = None;
    for (number, part) in parts.iter().enumerate().skip(first) {
        tokens += part.tokens;
        if tokens > rules.max_tokens && number > first {
            return best.map_or(number, |(_, best)| best + 1);
        }
        if tokens >= rules.min_tokens && best.is_none_or(|(boundary, _)| part.boundary >= boundary) {
            best = Some((part.boundary, number));
        }
    }
    parts.len()
}

/// The part at which a passage begins when the repeated sentences are included.
fn find_overlap_start(parts: &[SentencePart], first: usize, rules: &PassageRules) -> usize {
    let (mut start, mut tokens, mut sentences) = (first, 0, 0);
    for at in (first.saturating_sub(MAX_OVERLAP_PARTS)..first).rev() {
        tokens += parts[at].tokens;
        if sentences >= rules.overlap_sentences || tokens > MAX_OVERLAP_TOKENS {
            break;
        }
        if at == 0 || parts[at - 1].boundary >= 2 {
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
        for part in ["x", "! ", "\u{4e00}", "a ", ". ", "\n", "Dr. "] {
            let cues = [Cue { start_ms: None, end_ms: None, speaker: None, text: part.repeat(1 << 18) }];
            let _ = CueText::from_cues(&cues).passages(&PassageRules::EMBEDDED);
        }
        let empty = vec![cue(0, "", ""); 1000];
        assert_eq!(CueText::from_cues(&empty).passages(&PassageRules::STORED).len(), 1);
        assert!(CueText::from_cues(&[]).passages(&PassageRules::STORED).is_empty());
    }

    proptest! {
        #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

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
