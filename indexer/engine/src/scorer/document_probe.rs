//! Probes: check whether single documents satisfy a condition, in ascending order.

use super::fuzzy_phrase_postings::PhrasePostings;
use super::phrase_matcher::{PhraseMatcher, WordPositions};
use crate::deadline::Deadline;
use crate::index_read_error::IndexReadError;
use crate::query::condition::{Condition, min_estimated_documents};
use crate::segments::collection::Collection;
use crate::segments::episode_blocks::EpisodeBlocks;
use crate::segments::index_term::IndexTerm;
use crate::segments::segment::Segment;
use std::collections::HashSet;
use std::sync::Arc;
use tantivy::query::{BitSetDocSet, EmptyQuery, EnableScoring, PhraseQuery, Query, Weight};
use tantivy::schema::IndexRecordOption;
use tantivy::{BitSet, DocId, DocSet, SeekDangerResult, TERMINATED, Term};

/// When the rarest word of a phrase has fewer entries than this fraction of the most frequent word's, the phrase
/// matcher skips in the long list instead of reading it.
const PHRASE_MATCHER_SHARE: u64 = 64;

/// Checks documents against an iterator that only moves forward.
pub struct DocumentProbe<'s> {
    documents: ForwardDocuments<'s>,
    /// Present when the iterator contains only the first episode of each block.
    episode_blocks: Option<&'s EpisodeBlocks>,
    /// The next document that may be checked.
    next: DocId,
    /// The last document that matched.
    found: DocId,
}

enum ForwardDocuments<'s> {
    Engine(Box<dyn DocSet>),
    Phrase(Box<PhraseMatcher<'s>>),
    FuzzyPhrase(Box<PhrasePostings<'s>>),
}

impl<'s> DocumentProbe<'s> {
    /// Opens a probe whose posting lists skip to each checked document.
    pub fn open(
        condition: &Condition,
        collection: &Collection,
        segment: &'s Segment,
        deadline: &'s Deadline,
    ) -> Result<Self, IndexReadError> {
        let (words, slop): (Vec<Vec<&IndexTerm>>, u32) = match condition {
            Condition::FuzzyPhrase(phrase) => {
                let words = phrase.words.iter().map(|word| word.variants().iter());
                (words.map(|variants| variants.map(|variant| variant.term.as_ref()).collect()).collect(), phrase.slop)
            }
            // Tantivy's phrase scorer with slop takes exponential time for repeated words.
            Condition::Phrase(terms, slop) if *slop > 0 || has_repeated(terms) => {
                (terms.iter().map(|known| vec![known.as_ref()]).collect(), *slop)
            }
            Condition::OneOf(terms) => {
                let mut documents = Box::new(documents_with_one_of(terms, segment)?);
                return Ok(Self::from_first_seek(documents.seek_danger(0), documents, None));
            }
            _ => {
                // Opens the scorer without seeking the first match, which may be far away.
                let (first, found) = engine_weight(condition, collection)?.scorer_danger(&segment.reader, 0, 1.0)?;
                return Ok(Self::from_first_seek(first, found, phrase_blocks(condition, segment)));
            }
        };
        let postings = PhrasePostings::open(&words, slop, segment, deadline)?;
        Ok(Self::new(ForwardDocuments::FuzzyPhrase(Box::new(postings)), phrase_blocks(condition, segment)))
    }

    /// Opens a probe that checks many documents. For a phrase, callers pass only documents that have all its words.
    pub fn open_for_positions(
        condition: &Condition,
        collection: &Collection,
        segment: &'s Segment,
        deadline: &'s Deadline,
    ) -> Result<Self, IndexReadError> {
        if let Condition::Phrase(terms, slop) = condition
            && (*slop == 0 || terms.len() == 2)
            && !has_repeated(terms)
            && terms
                .iter()
                .all(|known| known.estimated_documents / PHRASE_MATCHER_SHARE <= min_estimated_documents(terms))
        {
            let words = terms.iter().map(|known| WordPositions::open(known, segment));
            if let Some(words) = words.collect::<Result<Option<Vec<_>>, _>>()? {
                let matcher = Box::new(PhraseMatcher::new(words, *slop, deadline));
                return Ok(Self::new(ForwardDocuments::Phrase(matcher), phrase_blocks(condition, segment)));
            }
        }
        Self::open(condition, collection, segment, deadline)
    }

    fn new(documents: ForwardDocuments<'s>, episode_blocks: Option<&'s EpisodeBlocks>) -> Self {
        Self { documents, episode_blocks, next: 0, found: TERMINATED }
    }

    /// Continues an iterator that has only sought its first document.
    fn from_first_seek(
        first: SeekDangerResult,
        documents: Box<dyn DocSet>,
        episode_blocks: Option<&'s EpisodeBlocks>,
    ) -> Self {
        let (next, found) = match first {
            SeekDangerResult::Found => (1, 0),
            SeekDangerResult::SeekLowerBound(next) => (next, TERMINATED),
        };
        Self { documents: ForwardDocuments::Engine(documents), episode_blocks, next, found }
    }

    pub fn contains(&mut self, document: DocId) -> bool {
        let document = self.episode_blocks.map_or(document, |episode_blocks| episode_blocks.block_start(document));
        if document == self.found {
            return true;
        }
        // Tantivy allows only ascending seeks.
        if document < self.next || self.next == TERMINATED {
            return false;
        }
        let answered = |has_it: bool| match has_it {
            true => SeekDangerResult::Found,
            false => SeekDangerResult::SeekLowerBound(document + 1),
        };
        let sought = match &mut self.documents {
            ForwardDocuments::Engine(documents) => documents.seek_danger(document),
            ForwardDocuments::Phrase(matcher) => answered(matcher.contains(document)),
            ForwardDocuments::FuzzyPhrase(postings) => answered(postings.contains(document)),
        };
        match sought {
            SeekDangerResult::Found => {
                self.found = document;
                self.next = document + 1;
                true
            }
            SeekDangerResult::SeekLowerBound(next) => {
                self.next = next;
                false
            }
        }
    }
}

/// The episode blocks of the segment when the condition is a phrase in a podcast's field.
pub fn phrase_blocks<'s>(condition: &Condition, segment: &'s Segment) -> Option<&'s EpisodeBlocks> {
    let first = match condition {
        Condition::Phrase(terms, _) => terms.first()?,
        Condition::FuzzyPhrase(phrase) => &phrase.words.first()?.variants().first()?.term,
        _ => return None,
    };
    segment.episode_blocks(first.term.field())
}

/// An iterator over the documents with one of some terms, which are all of one field. The query of tantivy for this builds an
/// automaton of the terms first, which takes a millisecond even for one.
pub fn documents_with_one_of(terms: &[Term], segment: &Segment) -> Result<BitSetDocSet, IndexReadError> {
    let mut documents = BitSet::with_max_value(segment.reader.max_doc());
    if let Some(first) = terms.first() {
        let index = segment.reader.inverted_index(first.field())?;
        for term in terms {
            let Some(mut postings) = index.read_postings(term, IndexRecordOption::Basic)? else { continue };
            while postings.doc() != TERMINATED {
                documents.insert(postings.doc());
                postings.advance();
            }
        }
    }
    Ok(BitSetDocSet::from(documents))
}

/// Supports phrases of distinct words without slop.
fn engine_weight(condition: &Condition, collection: &Collection) -> Result<Box<dyn Weight>, IndexReadError> {
    let query: Box<dyn Query> = match condition {
        Condition::Phrase(terms, _) => {
            Box::new(PhraseQuery::new(terms.iter().map(|known| known.term.clone()).collect()))
        }
        _ => Box::new(EmptyQuery),
    };
    Ok(query.weight(EnableScoring::disabled_from_schema(&collection.schema))?)
}

/// Whether a word occurs twice in the phrase.
fn has_repeated(terms: &[Arc<IndexTerm>]) -> bool {
    let mut seen = HashSet::new();
    !terms.iter().all(|known| seen.insert(&known.term))
}

#[cfg(test)]
mod tests {
    use super::super::vec_doc_set::VecDocSet;
    use super::*;

    #[test]
    fn a_probe_continues_after_its_first_seek() {
        for documents in [&[0, 2][..], &[2]] {
            let mut found = VecDocSet::new(documents);
            let first = found.seek_danger(0);
            let mut leaf = DocumentProbe::from_first_seek(first, found, None);
            assert_eq!((0..4).filter(|&document| leaf.contains(document)).collect::<Vec<_>>(), documents);
            assert!(!leaf.contains(100));
        }
    }
}
