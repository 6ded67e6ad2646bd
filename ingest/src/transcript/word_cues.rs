//! Joins transcripts of single words into sentences.

use super::cue_collector::CueCollector;
use earshot_model::Cue;
use earshot_model::transcript::{count_tokens, split_cues_by_sentence};

/// With fewer cues, the transcript is not checked for single words.
const MIN_CUES: usize = 4;

/// Adds cues, joined into sentences when nearly all are single words.
pub(super) fn push_joined_words(words: Vec<Cue>, cues: &mut CueCollector) {
    let words = join_punctuation(words);
    let single = words.iter().filter(|cue| is_word(&cue.text)).count();
    if words.len() < MIN_CUES || single * 10 < words.len() * 9 {
        words.into_iter().for_each(|cue| cues.push(cue, None));
        return;
    }
    split_cues_by_sentence(&words).into_iter().for_each(|cue| cues.push(cue, None));
}

/// Joins punctuation, which some recognizers emit as words, to the words before.
fn join_punctuation(words: Vec<Cue>) -> Vec<Cue> {
    let mut glued: Vec<Cue> = Vec::with_capacity(words.len());
    for word in words {
        match glued.last_mut() {
            Some(last) if is_punctuation(&word.text) => {
                last.text.push_str(&word.text);
                last.end_ms = word.end_ms.or(last.end_ms);
            }
            _ => glued.push(word),
        }
    }
    glued
}

/// Whether a text is a single word. Sentences of scripts without spaces are longer.
fn is_word(text: &str) -> bool {
    !text.contains(char::is_whitespace) && count_tokens(text) <= 4
}

fn is_punctuation(text: &str) -> bool {
    let is_mark = |mark: char| {
        matches!(
            mark,
            '.' | ','
                | '?'
                | '!'
                | ';'
                | ':'
                | '…'
                | '%'
                | ')'
                | '”'
                | '»'
                | '。'
                | '、'
                | '，'
                | '？'
                | '！'
                | '؟'
                | '،'
                | '।'
        )
    };
    text.chars().count() <= 3 && text.chars().all(is_mark)
}
