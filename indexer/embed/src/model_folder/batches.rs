//! Splits texts into batches.

use std::ops::Range;

/// Tokens per batch, padding included. Computing a layer takes up to 120 KB per token: hidden states, the wider
/// intermediate states, and the attention scores of each head.
const BATCH_TOKENS: usize = 1_024;

/// Ranges of texts that are sorted by their number of tokens, longest first. Each range takes as many texts as fit when
/// all are padded to its first.
pub fn batches(lengths: &[usize]) -> impl Iterator<Item = Range<usize>> {
    let mut start = 0;
    std::iter::from_fn(move || {
        let longest = *lengths.get(start)?;
        let count = (BATCH_TOKENS / longest.max(1)).max(1);
        let batch = start..(start + count).min(lengths.len());
        start = batch.end;
        Some(batch)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn batches_hold_every_text_once_within_their_bound() {
        let lengths = [[5_000; 2], [512; 2], [512; 2], [512, 100], [3, 3]].concat();
        let made: Vec<Range<usize>> = batches(&lengths).collect();
        assert_eq!(made, [0..1, 1..2, 2..4, 4..6, 6..8, 8..10]);
        assert_eq!(batches(&[]).count(), 0);
    }
}
