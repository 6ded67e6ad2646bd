//! Joins the pieces of long audio. Neighbors overlap, and what both contain is kept once.

use earshot_model::Cue;

/// Words that both pieces must share, so that the place is found by words and not by time.
const MIN_SHARED_WORDS: usize = 3;
/// Words of each piece that are compared. A minute of fast speech has fewer.
const MAX_COMPARED_WORDS: usize = 240;

/// The speech of a piece, with times from the start of the whole audio.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecognizedPiece {
    pub start_ms: i64,
    pub end_ms: i64,
    pub cues: Vec<Cue>,
}

/// A word of a cue, or a character of a script without spaces.
#[derive(Clone, Debug)]
struct Word {
    cue: usize,
    /// Its first byte in the text of the cue.
    start: usize,
    /// Without case and punctuation.
    key: String,
    /// Estimated by its position in the cue.
    at_ms: i64,
}

/// Joins pieces in their order. In each overlap, the pieces are cut in the middle of the longest run of words that both
/// have, because a recognizer is weakest at the edges of its audio. Without such a run, they are cut at half of the time.
#[must_use]
pub fn join_pieces(pieces: Vec<RecognizedPiece>) -> Vec<Cue> {
    let mut pieces = pieces.into_iter();
    let Some(first) = pieces.next() else { return Vec::new() };
    let (mut joined, mut end_ms) = (first.cues, first.end_ms);
    for piece in pieces {
        let mut next = piece.cues;
        cut_overlap(&mut joined, &mut next, (piece.start_ms, end_ms));
        joined.extend(next);
        end_ms = piece.end_ms;
    }
    joined
}

fn cut_overlap(before: &mut Vec<Cue>, after: &mut Vec<Cue>, (start_ms, end_ms): (i64, i64)) {
    if end_ms <= start_ms {
        return;
    }
    // Times of recognizers are inexact, and cues cross the edges.
    let slack = (end_ms - start_ms) / 2;
    let mut tail: Vec<Word> = words_of(before).into_iter().filter(|word| word.at_ms >= start_ms - slack).collect();
    let mut head: Vec<Word> = words_of(after).into_iter().filter(|word| word.at_ms <= end_ms + slack).collect();
    tail.drain(..tail.len().saturating_sub(MAX_COMPARED_WORDS));
    head.truncate(MAX_COMPARED_WORDS);
    let (kept_of_tail, dropped_of_head) = match longest_shared_run(&tail, &head) {
        Some((in_tail, in_head, length)) => (in_tail + length / 2, in_head + length / 2),
        None => {
            let middle = start_ms + (end_ms - start_ms) / 2;
            let kept = tail.iter().take_while(|word| word.at_ms < middle).count();
            (kept, head.iter().take_while(|word| word.at_ms < middle).count())
        }
    };
    if let Some(first_dropped) = tail.get(kept_of_tail) {
        drop_from(before, first_dropped);
    }
    match head.get(dropped_of_head) {
        Some(first_kept) => drop_before(after, first_kept),
        // All words of the piece are in the overlap.
        None if dropped_of_head > 0 => {
            let last = head[dropped_of_head - 1].cue;
            after.drain(..=last);
        }
        None => {}
    }
}

/// Splits the texts of cues into words. Cues without times have none, so that they stay as they are.
fn words_of(cues: &[Cue]) -> Vec<Word> {
    let mut words = Vec::new();
    for (number, cue) in cues.iter().enumerate() {
        let Some(start_ms) = cue.start_ms else { continue };
        let end_ms = cue.end_ms.unwrap_or(start_ms);
        let length = cue.text.len().max(1) as i64;
        for (start, end) in word_bounds(&cue.text) {
            let key: String =
                cue.text[start..end].chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect();
            let at_ms = start_ms + (end_ms - start_ms) * start as i64 / length;
            words.push(Word { cue: number, start, key, at_ms });
        }
    }
    words
}

/// The bytes of each word. Characters of scripts without spaces are words of their own.
fn word_bounds(text: &str) -> Vec<(usize, usize)> {
    let mut bounds: Vec<(usize, usize)> = Vec::new();
    let mut is_open = false;
    for (at, character) in text.char_indices() {
        let end = at + character.len_utf8();
        if character.is_whitespace() {
            is_open = false;
        } else if is_unspaced(character) {
            bounds.push((at, end));
            is_open = false;
        } else if is_open && let Some(last) = bounds.last_mut() {
            last.1 = end;
        } else {
            bounds.push((at, end));
            is_open = true;
        }
    }
    bounds
}

/// Thai, kana and Chinese characters.
fn is_unspaced(character: char) -> bool {
    matches!(character, '\u{E00}'..='\u{E7F}' | '\u{3040}'..='\u{30FF}' | '\u{3400}'..='\u{9FFF}')
}

/// Returns the longest run of words that both have: its start in each, and its length. Of equal ones, the first.
fn longest_shared_run(tail: &[Word], head: &[Word]) -> Option<(usize, usize, usize)> {
    let mut best = (0, 0, 0);
    // Lengths of the runs that end at the previous word of `tail` and each word of `head`.
    let mut lengths = vec![0; head.len() + 1];
    for (in_tail, word) in tail.iter().enumerate() {
        let mut diagonal = 0;
        for (in_head, other) in head.iter().enumerate() {
            let above = lengths[in_head + 1];
            lengths[in_head + 1] = if word.key == other.key { diagonal + 1 } else { 0 };
            let length = lengths[in_head + 1];
            if length > best.2 {
                best = (in_tail + 1 - length, in_head + 1 - length, length);
            }
            diagonal = above;
        }
    }
    (best.2 >= MIN_SHARED_WORDS).then_some(best)
}

fn drop_from(cues: &mut Vec<Cue>, word: &Word) {
    cues.truncate(word.cue + 1);
    if word.start == 0 || cues[word.cue].text[..word.start].trim().is_empty() {
        cues.pop();
        return;
    }
    let cue = &mut cues[word.cue];
    cue.text.truncate(word.start);
    cue.text.truncate(cue.text.trim_end().len());
    cue.end_ms = cue.end_ms.map(|end| end.min(word.at_ms));
}

fn drop_before(cues: &mut Vec<Cue>, word: &Word) {
    cues.drain(..word.cue);
    let Some(cue) = cues.first_mut() else { return };
    if word.start > 0 {
        cue.text.drain(..word.start);
        cue.start_ms = cue.start_ms.map(|start| start.max(word.at_ms));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn cue(start_ms: i64, end_ms: i64, text: &str) -> Cue {
        Cue { start_ms: Some(start_ms), end_ms: Some(end_ms), speaker: None, text: text.to_owned() }
    }

    fn piece(start_ms: i64, end_ms: i64, cues: &[(i64, i64, &str)]) -> RecognizedPiece {
        RecognizedPiece {
            start_ms,
            end_ms,
            cues: cues.iter().map(|&(start, end, text)| cue(start, end, text)).collect(),
        }
    }

    fn text(cues: &[Cue]) -> String {
        cues.iter().map(|cue| cue.text.as_str()).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn shared_words_are_kept_once() {
        let joined = join_pieces(vec![
            piece(0, 60_000, &[(0, 50_000, "We bake bread."), (50_000, 60_000, "Then the dough rests for one hou")]),
            piece(
                50_000,
                90_000,
                &[(50_000, 58_000, "In the dough rests for one hour,"), (58_000, 62_000, "and we wait.")],
            ),
        ]);
        assert_eq!(text(&joined), "We bake bread. Then the dough rests for one hour, and we wait.");
        assert!(joined.windows(2).all(|pair| pair[0].start_ms <= pair[1].start_ms), "{joined:?}");
    }

    #[test]
    fn a_cue_that_is_shared_as_a_whole_is_not_doubled() {
        let joined = join_pieces(vec![
            piece(0, 60_000, &[(0, 50_000, "First."), (52_000, 57_000, "This is in both of them.")]),
            piece(50_000, 90_000, &[(52_000, 57_000, "This is in both of them."), (60_000, 62_000, "Last.")]),
        ]);
        assert_eq!(text(&joined), "First. This is in both of them. Last.");
    }

    #[test]
    fn without_shared_words_time_decides() {
        let joined = join_pieces(vec![
            piece(0, 60_000, &[(48_000, 53_000, "alpha"), (57_000, 60_000, "noise")]),
            piece(50_000, 90_000, &[(50_000, 52_000, "murmur"), (56_000, 58_000, "beta"), (70_000, 71_000, "gamma")]),
        ]);
        assert_eq!(text(&joined), "alpha beta gamma");
    }

    #[test]
    fn scripts_without_spaces_are_joined_by_characters() {
        let joined = join_pieces(vec![
            piece(0, 60_000, &[(50_000, 60_000, "今日は天気がいいですね")]),
            piece(50_000, 90_000, &[(50_000, 62_000, "天気がいいですねそう思います")]),
        ]);
        assert_eq!(
            joined.iter().map(|cue| cue.text.as_str()).collect::<String>(),
            "今日は天気がいいですねそう思います"
        );
    }

    #[test]
    fn empty_pieces_and_cues_without_times_stay() {
        let untimed = Cue { start_ms: None, end_ms: None, speaker: None, text: "no times".to_owned() };
        let pieces = vec![
            piece(0, 60_000, &[]),
            RecognizedPiece { start_ms: 50_000, end_ms: 90_000, cues: vec![untimed] },
            piece(80_000, 120_000, &[(100_000, 101_000, "end")]),
        ];
        assert_eq!(text(&join_pieces(pieces)), "no times end");
        assert!(join_pieces(Vec::new()).is_empty());
    }

    proptest! {
        /// A perfect recognizer: the joined text is the original, wherever the pieces are cut.
        #[test]
        fn speech_that_is_cut_anywhere_is_joined_without_loss(
            words in prop::collection::vec("[a-z]{1,8}", 60..200),
            cuts in prop::collection::vec(10_usize..40, 1..8),
        ) {
            const WORD_MS: i64 = 400;
            const OVERLAP: usize = 12;
            let spoken: Vec<String> = words.iter().enumerate().map(|(at, word)| format!("{word}{at}")).collect();
            let mut pieces = Vec::new();
            let mut start = 0;
            for length in cuts.into_iter().cycle() {
                let end = (start + length + OVERLAP).min(spoken.len());
                let cues = spoken[start..end].chunks(7).enumerate().map(|(number, chunk)| {
                    let first = (start + number * 7) as i64 * WORD_MS;
                    cue(first, first + chunk.len() as i64 * WORD_MS, &chunk.join(" "))
                });
                pieces.push(RecognizedPiece {
                    start_ms: start as i64 * WORD_MS,
                    end_ms: end as i64 * WORD_MS,
                    cues: cues.collect(),
                });
                if end == spoken.len() {
                    break;
                }
                start = end - OVERLAP;
            }
            prop_assert_eq!(text(&join_pieces(pieces)), spoken.join(" "));
        }
    }
}
