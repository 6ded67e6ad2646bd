//! The rules by which times and text follow each other.

use super::vocabulary::Vocabulary;

/// The latest start of the first text of a window: a second, in steps of 20 ms.
const MAX_FIRST_TIME: usize = 50;

/// Excludes what must not come after `tokens`, which are those of the window so far. These are the rules of Whisper's authors: text
/// stands between two times, times do not run backwards, and a time comes where the times together are more probable than any text.
pub fn apply_timestamp_rules(logits: &mut [f32], tokens: &[u32], vocabulary: &Vocabulary) {
    let (end, first_time) = (vocabulary.end as usize, vocabulary.first_time as usize);
    let is_time = |token: Option<&u32>| token.is_some_and(|token| *token >= vocabulary.first_time);
    let exclude = |logits: &mut [f32]| logits.fill(f32::NEG_INFINITY);
    vocabulary.suppressed.iter().for_each(|token| logits[*token as usize] = f32::NEG_INFINITY);
    let Some(last) = tokens.last() else {
        exclude(&mut logits[..first_time]);
        exclude(&mut logits[first_time + MAX_FIRST_TIME + 1..]);
        return;
    };
    if tokens.len() == 1
        && let Some(blank) = vocabulary.blank
    {
        logits[blank as usize] = f32::NEG_INFINITY;
    }
    let is_after_time = is_time(Some(last));
    let is_after_pair = is_after_time && (tokens.len() < 2 || is_time(tokens.get(tokens.len() - 2)));
    if is_after_pair {
        exclude(&mut logits[first_time..]);
    } else if is_after_time {
        // The end of a text, after which another starts, or the window ends.
        exclude(&mut logits[..end]);
    }
    if let Some(latest) = tokens.iter().rev().find(|token| **token >= vocabulary.first_time) {
        let ends_text = is_after_time && !is_after_pair;
        let earliest = *latest as usize + usize::from(!ends_text);
        let earliest = earliest.min(logits.len());
        exclude(&mut logits[first_time..earliest]);
    }
    let likeliest = logits[..first_time].iter().copied().fold(f32::NEG_INFINITY, f32::max);
    if log_sum_exp(&logits[first_time..]) > likeliest {
        exclude(&mut logits[..first_time]);
    }
}

/// The logarithm of the sum of exponentials.
pub fn log_sum_exp(logits: &[f32]) -> f32 {
    let largest = logits.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    if largest == f32::NEG_INFINITY {
        return largest;
    }
    largest + logits.iter().map(|logit| (logit - largest).exp()).sum::<f32>().ln()
}
