//! Asking about single documents whether they match.

use super::collection::{Collection, Segment};
use super::deadline::Deadline;
use super::fault::Fault;
use super::forms::Form;
use super::matching::Match;
use super::near_phrase::PhrasePostings;
use super::standing::Standing;
use super::stretches::Stretches;
use tantivy::schema::IndexRecordOption;
use tantivy::{DocId, DocSet, SeekDangerResult, TERMINATED};

/// A condition that is asked about documents of one segment, each later than the one before.
pub enum Check<'s> {
    Always(bool),
    Leaf(Leaf<'s>),
    All(Vec<Self>),
    Any(Vec<Self>),
    Most(usize, Vec<Self>),
    Not(Box<Self>),
}

impl Check<'_> {
    pub fn accepts(&mut self, document: DocId) -> bool {
        match self {
            Self::Always(answer) => *answer,
            Self::Leaf(leaf) => leaf.has(document),
            Self::All(parts) => parts.iter_mut().all(|part| part.accepts(document)),
            Self::Any(parts) => parts.iter_mut().any(|part| part.accepts(document)),
            Self::Most(least, parts) => {
                let mut missing = *least;
                for part in parts {
                    missing -= usize::from(part.accepts(document));
                    if missing == 0 {
                        return true;
                    }
                }
                false
            }
            Self::Not(inner) => !inner.accepts(document),
        }
    }
}

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
    pub fn new(documents: Box<dyn DocSet>, stretches: Option<&'s Stretches>) -> Self {
        let next = documents.doc();
        Self { documents: Forward::Engine(documents), stretches, next, found: TERMINATED }
    }

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

impl Match {
    /// Ready to be asked about the documents of a segment, in their order.
    pub fn check<'s>(
        &self,
        collection: &Collection,
        segment: &'s Segment,
        deadline: &'s Deadline,
    ) -> Result<Check<'s>, Fault> {
        let check = |part: &Self| part.check(collection, segment, deadline);
        #[expect(clippy::cast_precision_loss, reason = "an estimate")]
        let documents = collection.documents as f64;
        Ok(match self {
            Self::Everything => Check::Always(true),
            Self::Nothing => Check::Always(false),
            // A search may have thousands of terms. Nobody takes what is found after the end.
            Self::Term(_) if deadline.is_over() => Check::Always(false),
            Self::Term(known) => match known.postings(segment, IndexRecordOption::Basic)? {
                Some(postings) => Check::Leaf(Leaf::new(Box::new(postings), segment.stretches(known.term.field()))),
                None => Check::Always(false),
            },
            Self::Word(term) => {
                let mut forms: Vec<&Form> = term.forms().iter().collect();
                forms.sort_by_key(|form| std::cmp::Reverse(form.documents()));
                let mut leaves = Vec::with_capacity(forms.len());
                for known in forms.into_iter().map(|form| &form.known) {
                    if deadline.is_over() {
                        break;
                    }
                    if let Some(postings) = known.postings(segment, IndexRecordOption::Basic)? {
                        let stretches = segment.stretches(known.term.field());
                        leaves.push(Check::Leaf(Leaf::new(Box::new(postings), stretches)));
                    }
                }
                Check::Any(leaves)
            }
            Self::Phrase(..) | Self::NearPhrase(_) | Self::OneOf(_) => {
                Check::Leaf(self.leaf(collection, segment, deadline)?)
            }
            Self::All(inner) => {
                let mut rarest_first: Vec<&Self> = inner.iter().collect();
                rarest_first.sort_by(|one, other| one.estimate(documents).total_cmp(&other.estimate(documents)));
                let checks = rarest_first.into_iter().map(check);
                Check::All(checks.collect::<Result<_, _>>()?)
            }
            Self::Any(inner) => {
                let mut likeliest_first: Vec<&Self> = inner.iter().collect();
                likeliest_first.sort_by(|one, other| other.estimate(documents).total_cmp(&one.estimate(documents)));
                let checks = likeliest_first.into_iter().map(check);
                let mut checks: Vec<Check<'s>> = checks.collect::<Result<_, _>>()?;
                checks.retain(|check| !matches!(check, Check::Always(false)));
                Check::Any(checks)
            }
            Self::Most(least, inner) => Check::Most(*least, inner.iter().map(check).collect::<Result<_, _>>()?),
            Self::Not(inner) => Check::Not(Box::new(check(inner)?)),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::super::listed::Listed;
    use super::*;

    #[test]
    fn leaves_are_asked_forward() {
        let documents = [3, 5, 9];
        let mut leaf = Leaf::new(Listed::new(&documents), None);
        let found: Vec<DocId> = (0..12).filter(|&document| leaf.has(document)).collect();
        assert_eq!(found, documents);
        assert!(!leaf.has(100));
    }

    #[test]
    fn leaves_of_which_the_first_document_was_tried_are_asked_on() {
        for documents in [&[0, 2][..], &[2]] {
            let mut found = Listed::new(documents);
            let first = found.seek_danger(0);
            let mut leaf = Leaf::of(first, found, None);
            assert_eq!((0..4).filter(|&document| leaf.has(document)).collect::<Vec<_>>(), documents);
        }
    }
}
