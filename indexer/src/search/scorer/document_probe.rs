//! Probes: check whether single documents match, in ascending order.

use super::episode_blocks::EpisodeBlocks;
use crate::search::fuzzy_phrase::PhrasePostings;
use crate::search::phrase_matcher::PhraseMatcher;
use tantivy::{DocId, DocSet, SeekDangerResult, TERMINATED};

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
    pub fn from_phrase_matcher(matcher: PhraseMatcher<'s>, episode_blocks: Option<&'s EpisodeBlocks>) -> Self {
        Self { documents: ForwardDocuments::Phrase(Box::new(matcher)), episode_blocks, next: 0, found: TERMINATED }
    }

    pub fn from_fuzzy_phrase(postings: PhrasePostings<'s>, episode_blocks: Option<&'s EpisodeBlocks>) -> Self {
        Self {
            documents: ForwardDocuments::FuzzyPhrase(Box::new(postings)),
            episode_blocks,
            next: 0,
            found: TERMINATED,
        }
    }

    /// Continues an iterator that has only sought its first document.
    pub fn from_first_seek(
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::vec_doc_set::VecDocSet;

    #[test]
    fn probes_whose_first_document_was_sought_go_on() {
        for documents in [&[0, 2][..], &[2]] {
            let mut found = VecDocSet::new(documents);
            let first = found.seek_danger(0);
            let mut leaf = DocumentProbe::from_first_seek(first, found, None);
            assert_eq!((0..4).filter(|&document| leaf.contains(document)).collect::<Vec<_>>(), documents);
            assert!(!leaf.contains(100));
        }
    }
}
