//! Facet counts as aggregations.

use earshot_engine::schema::field;
use earshot_indexer::{FacetCounts, RangeCount};
use earshot_model::search::Facet;
use earshot_model::{Measure, Timestamp};
use serde_json::{Map, Value, json};

/// Limit of returned values per facet, and of values per shard that take part.
const MAX_VALUES: usize = 100;
const MAX_SHARD_VALUES: usize = 5_000;

/// How a facet is counted.
enum FacetKind {
    Values(&'static str),
    /// Documents without a value count as no.
    Flag(&'static str),
    /// Yes when the time is not after now.
    IsPast(&'static str),
    Measure(Measure),
    Absent,
}

fn kind_of(facet: Facet) -> FacetKind {
    match facet {
        Facet::Language => FacetKind::Values(field::LANGUAGE),
        Facet::Genre => FacetKind::Values(field::GENRE),
        Facet::Country => FacetKind::Values(field::COUNTRY),
        Facet::UpdateFrequency => FacetKind::Values(field::UPDATE_FREQUENCY),
        Facet::HasTranscript => FacetKind::Flag(field::HAS_TRANSCRIPT),
        Facet::HasGuests => FacetKind::Flag(field::HAS_GUESTS),
        Facet::LikelyMachineMade => FacetKind::Flag(field::MACHINE_MADE),
        Facet::VeryStale => FacetKind::IsPast(field::VERY_STALE_FROM),
        Facet::Topics => FacetKind::Values(field::TOPIC),
        Facet::Keywords => FacetKind::Values(field::KEYWORD),
        other => other.measure().map_or(FacetKind::Absent, FacetKind::Measure),
    }
}

/// The aggregations of facets, by their numbers.
pub fn facet_aggregations(facets: &[Facet], now: Timestamp) -> Value {
    let mut aggregations = Map::new();
    for (number, facet) in facets.iter().enumerate() {
        let aggregation = match kind_of(*facet) {
            FacetKind::Values(name) => {
                json!({"terms": {"field": name, "size": MAX_VALUES, "shard_size": MAX_SHARD_VALUES}})
            }
            FacetKind::Flag(name) => json!({"filter": {"term": {name: true}}}),
            FacetKind::IsPast(name) => json!({"filter": {"range": {name: {"lte": now.timestamp()}}}}),
            FacetKind::Measure(measure) => {
                json!({"range": {"field": measure.as_str(), "ranges": ranges_of(measure)}})
            }
            FacetKind::Absent => continue,
        };
        aggregations.insert(number.to_string(), aggregation);
    }
    aggregations.into()
}

fn ranges_of(measure: Measure) -> Vec<Value> {
    let starts = measure.range_starts();
    let range = |(number, start): (usize, &f64)| match starts.get(number + 1) {
        Some(end) => json!({"from": start, "to": end}),
        None => json!({"from": start}),
    };
    starts.iter().enumerate().map(range).collect()
}

/// Reads the counts of facets from a response in which all hits were counted.
pub fn read_facets(facets: &[Facet], response: &Value) -> Vec<FacetCounts> {
    let counted = count(&response["hits"]["total"]["value"]);
    let of_facet = |(number, facet): (usize, &Facet)| {
        let found = &response["aggregations"][number.to_string()];
        let (mut values, mut ranges) = (Vec::new(), Vec::new());
        let buckets = found["buckets"].as_array().map(Vec::as_slice).unwrap_or_default();
        match kind_of(*facet) {
            FacetKind::Values(_) => {
                let value = |bucket: &Value| {
                    (bucket["key"].as_str().unwrap_or_default().to_owned(), count(&bucket["doc_count"]))
                };
                values = buckets.iter().map(value).collect();
            }
            FacetKind::Flag(_) | FacetKind::IsPast(_) => {
                let yes = count(&found["doc_count"]);
                let both = [("true", yes), ("false", counted.saturating_sub(yes))];
                values = both
                    .iter()
                    .filter(|(_, count)| *count > 0)
                    .map(|(name, count)| ((*name).to_owned(), *count))
                    .collect();
            }
            FacetKind::Measure(measure) => {
                let starts = measure.range_starts();
                let range = |(number, &min): (usize, &f64)| RangeCount {
                    min,
                    below: starts.get(number + 1).copied(),
                    count: buckets.get(number).map_or(0, |bucket| count(&bucket["doc_count"])),
                };
                ranges = starts.iter().enumerate().map(range).collect();
            }
            FacetKind::Absent => {}
        }
        values.sort_unstable_by(|one, other| other.1.cmp(&one.1).then_with(|| one.0.cmp(&other.0)));
        FacetCounts { facet: *facet, values, ranges, counted }
    };
    facets.iter().enumerate().map(of_facet).collect()
}

fn count(value: &Value) -> usize {
    value.as_u64().and_then(|count| usize::try_from(count).ok()).unwrap_or_default()
}
