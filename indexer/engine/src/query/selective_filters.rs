//! Turns selective filters into conditions, so that the search iterates over the few documents that pass.

use super::condition::Condition;
use crate::index_read_error::IndexReadError;
use crate::schema::field;
use crate::segments::collection::Collection;
use crate::segments::index_term::IndexTerm;
use earshot_model::search::{Filters, SearchMode, SearchOptions};
use tantivy::Term;

/// Checking one document costs about this many times as much as scanning one.
const COST_OF_A_CHECK: f64 = 8.0;

/// Conditions for lists of ids. They are so selective that iterating over them beats scanning all hits.
pub fn conditions_of_included_ids(collection: &Collection, options: &SearchOptions) -> Vec<Condition> {
    let filters = &options.filters;
    let one_of = |name: &str, ids: Vec<&[u8; 16]>| {
        let field = collection.field(name);
        let terms: Vec<Term> = ids.iter().map(|id| Term::from_field_bytes(field, id.as_slice())).collect();
        if terms.is_empty() { Condition::Everything } else { Condition::OneOf(terms) }
    };
    let podcasts: Vec<_> = filters.include_podcast_ids.iter().map(|id| id.0.as_bytes()).collect();
    match options.mode {
        SearchMode::Podcasts => vec![one_of(field::ID, podcasts)],
        SearchMode::Episodes => {
            let episodes = filters.include_episode_ids.iter().map(|id| id.0.as_bytes()).collect();
            vec![one_of(field::PODCAST_ID, podcasts), one_of(field::ID, episodes)]
        }
    }
}

/// Adds the most selective filter by exact values to the condition, when it accepts few documents compared with the
/// query.
pub fn with_selective_filter(
    collection: &Collection,
    filters: &Filters,
    condition: Condition,
) -> Result<Condition, IndexReadError> {
    let (bare, regional): (Vec<String>, Vec<String>) =
        filters.languages.iter().map(|tag| tag.to_lowercase()).partition(|tag| !tag.contains('-'));
    let socials: Vec<String> = filters.has_socials.iter().map(|kind| kind.as_str().to_owned()).collect();
    let mut choices: Vec<Vec<(&str, &[String])>> = vec![
        vec![(field::GENRE, &filters.include_genres)],
        vec![(field::LANGUAGE_BASE, &bare), (field::LANGUAGE, &regional)],
        vec![(field::COUNTRY, &filters.countries)],
    ];
    choices.extend(socials.iter().map(|kind| vec![(field::SOCIAL, std::slice::from_ref(kind))]));
    let mut narrowest: Option<(u64, Condition)> = None;
    for choice in choices.iter().filter(|choice| choice.iter().any(|(_, values)| !values.is_empty())) {
        let (mut count, mut parts) = (0, Vec::new());
        for (name, values) in choice {
            let field = collection.field(name);
            for value in *values {
                if let Some(known) = IndexTerm::look_up(collection, Term::from_field_text(field, value))? {
                    count += known.documents;
                    parts.push(Condition::Term(known));
                }
            }
        }
        if narrowest.as_ref().is_none_or(|(least, _)| count < *least) {
            narrowest = Some((count, Condition::any(parts)));
        }
    }
    #[expect(clippy::cast_precision_loss, reason = "an estimate")]
    let is_narrow = |count: u64| count as f64 * COST_OF_A_CHECK < condition.estimate(collection.documents as f64);
    Ok(match narrowest {
        Some((count, part)) if is_narrow(count) => Condition::all(vec![condition, part]),
        _ => condition,
    })
}
