//! Episodes that name a person or a sponsor.

use super::collection::{Collection, Segment};
use super::documents::Documents;
use super::fault::Fault;
use super::forms::{Forms, query_words};
use super::targets::Searched;
use earshot_model::search::NameFilter;
use tantivy::Term;
use tantivy::query::{BooleanQuery, EnableScoring, Occur, PhraseQuery, Query, TermQuery};
use tantivy::schema::IndexRecordOption;

/// The documents of a segment that have a name in a field: all its words, in order and near each other when it is a
/// phrase, in near spellings when it is fuzzy.
pub fn documents(
    collection: &Collection,
    segment: &Segment,
    field: &'static str,
    name: &NameFilter,
) -> Result<Documents, Fault> {
    let mut documents = Documents::none(segment.reader.max_doc());
    if let Some(query) = query(collection, field, name)? {
        let scoring = EnableScoring::disabled_from_schema(&collection.schema);
        let mut scorer = query.weight(scoring)?.scorer(&segment.reader, 1.0)?;
        documents.extend(&mut *scorer);
    }
    Ok(documents)
}

/// `None` when no document can match.
fn query(collection: &Collection, field: &'static str, name: &NameFilter) -> Result<Option<Box<dyn Query>>, Fault> {
    // Names are indexed as written.
    let words = query_words(&name.name, &[]);
    if name.phrase && words.len() > 1 {
        let index_field = collection.field(field);
        let terms = words.iter().map(|word| Term::from_field_text(index_field, &word.folded)).collect();
        let mut phrase = PhraseQuery::new(terms);
        phrase.set_slop(name.slop);
        return Ok(Some(Box::new(phrase)));
    }
    let searched = Searched { field, boost: 1.0, is_exact: true };
    let mut forms = Forms::new(collection);
    let mut all: Vec<(Occur, Box<dyn Query>)> = Vec::with_capacity(words.len());
    for word in &words {
        let spellings = forms.of(word, searched, name.fuzzy)?;
        if spellings.is_empty() {
            return Ok(None);
        }
        let any = spellings.into_iter().map(|form| -> (Occur, Box<dyn Query>) {
            (Occur::Should, Box::new(TermQuery::new(form.known.term.clone(), IndexRecordOption::Basic)))
        });
        all.push((Occur::Must, Box::new(BooleanQuery::new(any.collect()))));
    }
    Ok(if all.is_empty() { None } else { Some(Box::new(BooleanQuery::new(all))) })
}
