//! Asking about single documents whether they match.

use super::stretches::Stretches;
use crate::search::near_phrase::PhrasePostings;
use crate::search::standing::Standing;
use tantivy::{DocId, DocSet, SeekDangerResult, TERMINATED};

/// Documents that are only ever gone through forward.
pub struct Leaf<'s> {
    documents: Forward<'s>,
    /// Where only the first of each is among the documents.
    stretches: Option<&'s Stretches>,
    /// No document before this one is to come.
    next: DocId,
    /// The last one that was found.
    found: DocId,
}

enum Forward<'s> {
    Engine(Box<dyn DocSet>),
    Standing(Box<Standing<'s>>),
    Near(Box<PhrasePostings<'s>>),
}

impl<'s> Leaf<'s> {
    pub fn standing(standing: Standing<'s>, stretches: Option<&'s Stretches>) -> Self {
        Self { documents: Forward::Standing(Box::new(standing)), stretches, next: 0, found: TERMINATED }
    }

    pub fn near(postings: PhrasePostings<'s>, stretches: Option<&'s Stretches>) -> Self {
        Self { documents: Forward::Near(Box::new(postings)), stretches, next: 0, found: TERMINATED }
    }

    /// After a look at the first document alone.
    pub fn of(first: SeekDangerResult, documents: Box<dyn DocSet>, stretches: Option<&'s Stretches>) -> Self {
        let (next, found) = match first {
            SeekDangerResult::Found => (1, 0),
            SeekDangerResult::SeekLowerBound(next) => (next, TERMINATED),
        };
        Self { documents: Forward::Engine(documents), stretches, next, found }
    }

    pub fn has(&mut self, document: DocId) -> bool {
        let document = self.stretches.map_or(document, |stretches| stretches.first_of(document));
        if document == self.found {
            return true;
        }
        // The engine wants to be asked about later and later documents only.
        if document < self.next || self.next == TERMINATED {
            return false;
        }
        let answered = |has_it: bool| match has_it {
            true => SeekDangerResult::Found,
            false => SeekDangerResult::SeekLowerBound(document + 1),
        };
        let sought = match &mut self.documents {
            Forward::Engine(documents) => documents.seek_danger(document),
            Forward::Standing(standing) => answered(standing.has(document)),
            Forward::Near(postings) => answered(postings.has(document)),
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
    use crate::search::listed::Listed;

    #[test]
    fn leaves_of_which_the_first_document_was_tried_are_asked_on() {
        for documents in [&[0, 2][..], &[2]] {
            let mut found = Listed::new(documents);
            let first = found.seek_danger(0);
            let mut leaf = Leaf::of(first, found, None);
            assert_eq!((0..4).filter(|&document| leaf.has(document)).collect::<Vec<_>>(), documents);
            assert!(!leaf.has(100));
        }
    }
}
