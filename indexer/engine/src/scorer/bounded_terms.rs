//! The posting lists of the words of a query, and the upper bounds of their scores.

use super::posting_list::PostingList;
use super::posting_lists::{DistanceGroup, PostingLists};
use crate::deadline::Deadline;
use crate::index_read_error::IndexReadError;
use crate::query::query_term::{QueryTerm, ScoredTerm};
use crate::query::term_variants::TermVariant;
use crate::segments::collection::Collection;
use crate::segments::quantized_score::QuantizedScore;
use crate::segments::segment::Segment;
use std::sync::Arc;

/// The scored terms of a search with their upper bounds, lowest bound first.
pub struct BoundedTerms<'q>(Vec<(QuantizedScore, &'q ScoredTerm)>);

impl<'q> BoundedTerms<'q> {
    pub const NONE: Self = Self(Vec::new());

    pub fn new(collection: &Collection, terms: &'q [ScoredTerm]) -> Self {
        let bound = |scored: &ScoredTerm| {
            let of_group = |variants: &[TermVariant]| scored.weight(collection, variants[0].similarity).upper_bound();
            scored.term.distance_groups().map(of_group).fold(0, QuantizedScore::saturating_add)
        };
        let mut bounded: Vec<(QuantizedScore, &ScoredTerm)> =
            terms.iter().map(|scored| (bound(scored), scored)).collect();
        bounded.sort_by_key(|(bound, _)| *bound);
        Self(bounded)
    }

    /// Opens the segment's posting lists of the terms in this order, with their upper bounds. Also returns the terms
    /// that the segment has.
    pub fn open_lists<'s>(
        &self,
        collection: &'s Collection,
        segment: &'s Segment,
        deadline: &Deadline,
    ) -> Result<(PostingLists<'s>, UpperBounds, Vec<&'q Arc<QueryTerm>>), IndexReadError> {
        let mut lists = PostingLists::new(self.0.len(), !self.0.is_empty());
        let (mut bounds, mut had): (Vec<QuantizedScore>, _) = (vec![0], Vec::with_capacity(self.0.len()));
        for (bound, scored) in &self.0 {
            if add_scored_lists(scored, collection, segment, &mut lists, deadline)?.is_some() {
                bounds.push(bounds[bounds.len() - 1].saturating_add(*bound));
                had.push(&scored.term);
            }
        }
        Ok((lists, UpperBounds(bounds), had))
    }
}

/// Opens the segment's posting lists of a word with scores. Returns their number, or `None` when there are none.
fn add_scored_lists<'s>(
    scored: &ScoredTerm,
    collection: &'s Collection,
    segment: &'s Segment,
    lists: &mut PostingLists<'s>,
    deadline: &Deadline,
) -> Result<Option<usize>, IndexReadError> {
    let (mut own, mut groups) = (Vec::with_capacity(scored.term.variants().len()), Vec::new());
    for variants in scored.term.distance_groups() {
        let before = own.len();
        for variant in variants {
            own.extend(PostingList::open(&variant.term, segment, Some(variant.field_weight(collection)))?);
        }
        if let Some(variant) = variants.first().filter(|_| own.len() > before) {
            groups.push(DistanceGroup { end: own.len(), weight: scored.weight(collection, variant.similarity) });
        }
    }
    own.extend(open_unscored_lists(scored.term.unscored_variants(), segment, deadline)?);
    Ok((!own.is_empty()).then(|| lists.push(groups, own)))
}

/// Opens the segment's posting lists of a word without scores, and adds them to `lists`. Returns their number, or `None`
/// when there are none. Opens no more lists after the deadline.
pub fn add_unscored_lists<'s>(
    term: &QueryTerm,
    segment: &'s Segment,
    lists: &mut PostingLists<'s>,
    deadline: &Deadline,
) -> Result<Option<usize>, IndexReadError> {
    let own = open_unscored_lists(term.variants(), segment, deadline)?;
    Ok((!own.is_empty()).then(|| lists.push(Vec::new(), own)))
}

/// Opens the segment's posting lists of these variants without scores. A search may have thousands of variants, so it
/// opens no more after the deadline.
fn open_unscored_lists<'s>(
    variants: &[TermVariant],
    segment: &'s Segment,
    deadline: &Deadline,
) -> Result<Vec<PostingList<'s>>, IndexReadError> {
    let mut lists = Vec::with_capacity(variants.len());
    for variant in variants {
        if deadline.is_over() {
            break;
        }
        lists.extend(PostingList::open(&variant.term, segment, None)?);
    }
    Ok(lists)
}

/// Cumulative upper bounds of terms that are sorted by their bounds, lowest first.
pub struct UpperBounds(Vec<QuantizedScore>);

impl UpperBounds {
    /// Number of terms.
    pub fn terms(&self) -> usize {
        self.0.len() - 1
    }

    /// The upper bound of the first `terms` terms together.
    pub fn of_first(&self, terms: usize) -> QuantizedScore {
        self.0[terms]
    }

    /// The number of first terms that together cannot lift a document above `least`.
    pub fn terms_below(&self, least: Option<QuantizedScore>) -> usize {
        least.map_or(0, |least| self.0.partition_point(|&bound| bound <= least).saturating_sub(1))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn terms_whose_bounds_stay_below_the_threshold_are_counted() {
        let bounds = UpperBounds(vec![0, 1, 3, 8]);
        let too_little = |least| bounds.terms_below(least);
        assert_eq!([None, Some(0), Some(1), Some(2), Some(7), Some(8)].map(too_little), [0, 0, 1, 1, 2, 3]);
        assert_eq!((bounds.terms(), bounds.of_first(2)), (3, 3));
        assert_eq!(UpperBounds(vec![0]).terms_below(Some(1)), 0);
    }
}
