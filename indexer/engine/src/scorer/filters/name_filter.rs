//! Finds the documents whose credits contain a name.

use crate::deadline::Deadline;
use crate::index_read_error::IndexReadError;
use crate::query::query_word::query_words;
use crate::query::target_fields::SearchedField;
use crate::query::term_variants::VariantLookup;
use crate::scorer::fuzzy_phrase_postings::PhrasePostings;
use crate::segments::collection::Collection;
use crate::segments::document_set::DocumentSet;
use crate::segments::index_term::IndexTerm;
use crate::segments::segment::Segment;
use earshot_model::search::NameFilter;
use std::sync::Arc;
use tantivy::query::{BooleanQuery, EnableScoring, Occur, Query, TermQuery};
use tantivy::schema::IndexRecordOption;
use tantivy::{DocSet as _, TERMINATED};

/// The documents of a segment with a name in a field: all its words, in sequence for a phrase, in fuzzy spellings when
/// the filter is fuzzy.
pub fn documents_naming(
    collection: &Collection,
    segment: &Segment,
    field: &'static str,
    name: &NameFilter,
    lookup: &mut VariantLookup<'_>,
    deadline: &Deadline,
) -> Result<DocumentSet, IndexReadError> {
    let mut documents = DocumentSet::empty(segment.reader.max_doc());
    // Names are indexed as folded words, without stemming.
    let words = query_words(&name.name, &[]);
    let is_phrase = name.phrase && words.len() > 1;
    let searched = SearchedField { field, boost: 1.0, is_exact: true };
    let mut spelt: Vec<Vec<Arc<IndexTerm>>> = Vec::with_capacity(words.len());
    for word in &words {
        let mut found = if is_phrase {
            lookup.of(word, searched, &[], name.fuzzy)?
        } else {
            lookup.variants_in_any_spelling(word, searched, &[], name.fuzzy)?
        };
        // In a phrase a character stands for itself only, not for pairs that it begins.
        found.retain(|variant| !is_phrase || variant.similarity < 1.0 || variant.text() == word.folded);
        spelt.push(found.into_iter().map(|variant| variant.term).collect());
    }
    if spelt.is_empty() || spelt.iter().any(Vec::is_empty) {
        return Ok(documents);
    }
    let scoring = EnableScoring::disabled_from_schema(&collection.schema);
    let mut found = all_words(&spelt).weight(scoring)?.scorer(&segment.reader, 1.0)?;
    if !is_phrase {
        documents.extend(&mut *found);
        return Ok(documents);
    }
    let spelt: Vec<Vec<&IndexTerm>> = spelt.iter().map(|word| word.iter().map(AsRef::as_ref).collect()).collect();
    let mut postings = PhrasePostings::open(&spelt, name.slop, segment, deadline)?;
    let mut document = found.doc();
    while document != TERMINATED && !deadline.has_expired() {
        if postings.contains(document) {
            documents.insert(document);
        }
        document = found.advance();
    }
    Ok(documents)
}

/// All words, each in any of its spellings.
fn all_words(words: &[Vec<Arc<IndexTerm>>]) -> Box<dyn Query> {
    let any = |spellings: &Vec<Arc<IndexTerm>>| -> (Occur, Box<dyn Query>) {
        let term = |known: &Arc<IndexTerm>| -> (Occur, Box<dyn Query>) {
            (Occur::Should, Box::new(TermQuery::new(known.term.clone(), IndexRecordOption::Basic)))
        };
        (Occur::Must, Box::new(BooleanQuery::new(spellings.iter().map(term).collect())))
    };
    Box::new(BooleanQuery::new(words.iter().map(any).collect()))
}
