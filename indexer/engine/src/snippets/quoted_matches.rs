//! Finds quoted phrases in a transcript, as written.
//!
//! The index has the positions of stems, which select the passages to read. The words of these passages decide.

use super::highlight::{MatchedWord, QuotedHighlights};
use super::term_positions::TermPositions;
use crate::index_read_error::IndexReadError;
use crate::passages::TranscriptRecord;
use crate::query::highlight_terms::HighlightTerms;
use crate::query::quoted_phrase::QuotedPhrase;
use crate::scorer::sloppy_phrase::SloppyPhraseMatcher;
use earshot_text::analyze::Language;

/// Whether a transcript has one of the quoted phrases of `terms`.
pub fn has_quoted_match(
    terms: &HighlightTerms,
    record: &TranscriptRecord<'_>,
    language: Language,
    mut reader: TermPositions<'_>,
) -> Result<bool, IndexReadError> {
    let mut is_found = false;
    for phrase in &terms.quoted {
        for_each_quoted_match(phrase, record, language, &mut reader, &mut |_| {
            is_found = true;
            false
        })?;
        if is_found {
            break;
        }
    }
    Ok(is_found)
}

/// Visits the word numbers of each match, in ascending order, until `visit` returns false.
pub fn for_each_quoted_match(
    quoted: &QuotedPhrase,
    record: &TranscriptRecord<'_>,
    language: Language,
    reader: &mut TermPositions<'_>,
    visit: &mut dyn FnMut(&[u32]) -> bool,
) -> Result<(), IndexReadError> {
    let candidates = candidate_passages(quoted, record, reader)?;
    let mut highlights = QuotedHighlights::new(std::iter::once(quoted));
    // A single word never continues in the next passage; a phrase may, up to its slop.
    let reach = if quoted.surface_spellings.len() == 1 { None } else { Some(quoted.indexed.slop) };
    let mut met: Vec<MatchedWord> = Vec::new();
    let mut end = 0;
    for number in candidates {
        if reader.deadline().is_over() {
            return Ok(());
        }
        let words = record.word_range(number);
        if reach.is_none_or(|slop| words.start.saturating_sub(end) > slop) {
            if !highlights.for_each_match(&met, reader.budget(), visit) {
                return Ok(());
            }
            met.clear();
        }
        highlights.read_words(&record.passage(number)?.1, language, words.start, &mut met);
        end = words.end;
    }
    highlights.for_each_match(&met, reader.budget(), visit);
    Ok(())
}

/// The passages with words of matches by stem, in ascending order.
fn candidate_passages(
    quoted: &QuotedPhrase,
    record: &TranscriptRecord<'_>,
    reader: &mut TermPositions<'_>,
) -> Result<Vec<usize>, IndexReadError> {
    let spellings = quoted.indexed.spellings();
    let mut phrase = SloppyPhraseMatcher::new(&spellings, quoted.indexed.slop);
    let Some(lists) = reader.phrase_positions(&phrase, &spellings)? else { return Ok(Vec::new()) };
    let mut passages: Vec<usize> = Vec::new();
    phrase.for_each_match(&lists, reader.budget(), &mut |positions| {
        for &position in positions {
            let passage = record.passage_at_word(position);
            if passages.last() != Some(&passage) {
                passages.push(passage);
            }
        }
        true
    });
    passages.sort_unstable();
    passages.dedup();
    Ok(passages)
}
