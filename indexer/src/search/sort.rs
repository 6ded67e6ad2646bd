//! Orders other than by relevance: by date or title, missing values first or last, equal ones by id.

use super::collect::Search;
use super::collection::Place;
use super::fault::Fault;
use crate::Total;
use earshot_model::limits::COUNT_CAP;
use earshot_model::search::{NullOrder, SortDirection, SortField, SortOrder};
use std::cmp::Ordering;
use uuid::Uuid;

/// A hit with what it is sorted by. `V` compares within a segment, or over all.
struct Keyed<V> {
    value: Option<V>,
    id: Uuid,
    place: Place,
}

/// The first `wanted` hits in an order, and the number of all.
pub fn sorted(search: &Search<'_>, order: SortOrder, wanted: usize) -> Result<(Vec<Place>, Total), Fault> {
    let (mut kept, count) = match order.field {
        SortField::Title => titles(search, order, wanted)?,
        _ => dates(search, order, wanted)?,
    };
    kept.truncate(wanted);
    Ok((kept, if count > COUNT_CAP { Total::AtLeast(COUNT_CAP) } else { Total::Exactly(count) }))
}

fn dates(search: &Search<'_>, order: SortOrder, wanted: usize) -> Result<(Vec<Place>, usize), Fault> {
    let (tops, count) = tops(search, order, wanted, |segment, document| segment.columns.date(document))?;
    let mut all: Vec<Keyed<i64>> = tops.into_iter().flatten().collect();
    all.sort_unstable_by(|one, other| compare(order, one, other));
    Ok((all.into_iter().map(|hit| hit.place).collect(), count))
}

/// Within a segment titles compare by their numbers in its dictionary; only the first of each segment are spelt out.
fn titles(search: &Search<'_>, order: SortOrder, wanted: usize) -> Result<(Vec<Place>, usize), Fault> {
    let (tops, count) = tops(search, order, wanted, |segment, document| {
        segment.columns.title_key.as_ref().and_then(|titles| titles.term_ords(document).next())
    })?;
    let mut all: Vec<Keyed<String>> = Vec::new();
    for hit in tops.into_iter().flatten() {
        let titles = search.collection.columns(hit.place).title_key.as_ref();
        let value = match (titles, hit.value) {
            (Some(titles), Some(ordinal)) => {
                let mut title = String::new();
                titles.ord_to_str(ordinal, &mut title)?;
                // A title without a letter is as good as none.
                Some(title).filter(|title| !title.is_empty())
            }
            _ => None,
        };
        all.push(Keyed { value, id: hit.id, place: hit.place });
    }
    all.sort_unstable_by(|one, other| compare(order, one, other));
    Ok((all.into_iter().map(|hit| hit.place).collect(), count))
}

type Tops<V> = Vec<Vec<Keyed<V>>>;

/// The first `wanted` of each segment, and the number of hits in all.
fn tops<V: Ord + Send>(
    search: &Search<'_>,
    order: SortOrder,
    wanted: usize,
    value_of: impl Fn(&super::collection::Segment, tantivy::DocId) -> Option<V> + Sync,
) -> Result<(Tops<V>, usize), Fault> {
    let found = search.each(
        || (Vec::new(), 0_usize),
        |(kept, count): &mut (Vec<Keyed<V>>, usize), segment, document| {
            *count += 1;
            let place = Place { segment: segment.number, document };
            kept.push(Keyed { value: value_of(segment, document), id: segment.columns.id(document), place });
            if kept.len() >= 2 * wanted.max(512) {
                shorten(order, kept, wanted);
            }
        },
    )?;
    let mut count = 0;
    let mut tops = Vec::with_capacity(found.len());
    for (mut kept, hits) in found {
        count += hits;
        shorten(order, &mut kept, wanted);
        tops.push(kept);
    }
    Ok((tops, count))
}

fn shorten<V: Ord>(order: SortOrder, kept: &mut Vec<Keyed<V>>, wanted: usize) {
    if kept.len() > wanted && wanted > 0 {
        kept.select_nth_unstable_by(wanted - 1, |one, other| compare(order, one, other));
    }
    kept.truncate(wanted);
}

fn compare<V: Ord>(order: SortOrder, one: &Keyed<V>, other: &Keyed<V>) -> Ordering {
    let by_value = match (&one.value, &other.value) {
        (Some(one), Some(other)) => match order.direction {
            SortDirection::Asc => one.cmp(other),
            SortDirection::Desc => other.cmp(one),
        },
        (None, None) => Ordering::Equal,
        (None, Some(_)) if order.nulls == NullOrder::First => Ordering::Less,
        (None, Some(_)) => Ordering::Greater,
        (Some(_), None) if order.nulls == NullOrder::First => Ordering::Greater,
        (Some(_), None) => Ordering::Less,
    };
    by_value.then_with(|| one.id.cmp(&other.id))
}
