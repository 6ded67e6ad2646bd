//! Scores of single documents.

use super::collection::{Collection, Segment};
use super::fault::Fault;
use super::forms::Form;
use super::points::{Points, points, score};
use super::stretches::Stretches;
use super::weight::Weight;
use tantivy::fieldnorm::FieldNormReader;
use tantivy::postings::{Postings, SegmentPostings};
use tantivy::schema::IndexRecordOption;
use tantivy::{DocId, DocSet, Score};

/// The scored forms in a segment, gone through forward together.
pub struct Scorers<'a>(Vec<Scorer<'a>>);

/// One form.
pub struct Scorer<'a> {
    documents: SegmentPostings,
    lengths: &'a FieldNormReader,
    stretches: Option<&'a Stretches>,
    weight: Weight<'a>,
}

impl<'a> Scorer<'a> {
    /// `None` when no document of the segment has the form.
    pub fn new(collection: &'a Collection, segment: &'a Segment, form: &Form) -> Result<Option<Self>, Fault> {
        let Some(documents) = form.known.postings(segment, IndexRecordOption::WithFreqs)? else { return Ok(None) };
        let field = form.known.term.field();
        let (lengths, stretches) = (segment.lengths(field)?, segment.stretches(field));
        Ok(Some(Self { documents, lengths, stretches, weight: collection.weight(form) }))
    }

    /// How often a document has the form, and what that adds to its score. Asked forward only.
    pub fn points(&mut self, document: DocId) -> Option<(u32, Points)> {
        let document = self.stretches.map_or(document, |stretches| stretches.first_of(document));
        // Most forms are rare, and far ahead.
        if self.documents.doc() < document {
            self.documents.seek(document);
        }
        (self.documents.doc() == document).then(|| {
            let count = self.documents.term_freq();
            (count, points(self.weight.score(self.lengths.fieldnorm_id(document), count)))
        })
    }
}

impl<'a> Scorers<'a> {
    pub fn new(collection: &'a Collection, segment: &'a Segment, forms: &[Form]) -> Result<Self, Fault> {
        let scorers = forms.iter().map(|form| Scorer::new(collection, segment, form));
        Ok(Self(scorers.filter_map(Result::transpose).collect::<Result<_, _>>()?))
    }

    pub fn score(&mut self, document: DocId) -> Score {
        let found = self.0.iter_mut().filter_map(|scorer| scorer.points(document));
        score(found.fold(0, |sum: Points, (_, points)| sum.saturating_add(points)))
    }
}
