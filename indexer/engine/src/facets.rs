//! Counts the values of facets among the hits: by value number per segment, resolved to strings at the end.

use super::index_read_error::IndexReadError;
use super::scorer::search::Search;
use super::segments::segment::Segment;
use super::segments::segment_subjects::SubjectColumn;
use crate::schema::field;
use crate::{FacetCounts, RangeCount};
use earshot_model::Measure;
use earshot_model::search::Facet;
use std::collections::HashMap;
use tantivy::DocId;
use tantivy::columnar::{Column, StrColumn};

/// Limit of counted hits per segment, best ranked first. Counting more would not change the picture.
const MAX_HITS: usize = 100_000;
/// Limit of returned values per facet, the most frequent first.
const MAX_VALUES: usize = 100;
/// Limit of values per segment that are resolved to strings. Genres are free text, so there may be any number.
const MAX_RESOLVED_VALUES: usize = 5_000;
/// Up to this many values of a segment are counted in an array (half a megabyte), more in a hash map.
const MAX_COUNTED_BY_NUMBER: usize = 1 << 16;

/// The source of the values of a facet.
enum FacetSource<'a> {
    Words(Option<StrColumn>),
    Subjects(Option<&'a SubjectColumn>),
    /// 1 counts as yes, any other number as no.
    Flag(Column<u64>),
    /// Yes when the timestamp is not after the given time.
    IsPast(Column<i64>, i64),
    /// Counted by range.
    Measure(Column<f64>, Measure),
}

struct FacetCounter<'a> {
    source: FacetSource<'a>,
    counts: ValueCounts,
}

/// Counts by value number. A flag has the values no and yes.
enum ValueCounts {
    All(Vec<usize>),
    /// For columns with very many values: only the values that hits have.
    Some(HashMap<u64, usize>),
}

impl ValueCounts {
    fn add(&mut self, number: u64) {
        match self {
            Self::All(counts) => {
                if let Some(count) = usize::try_from(number).ok().and_then(|at| counts.get_mut(at)) {
                    *count += 1;
                }
            }
            Self::Some(counts) => *counts.entry(number).or_default() += 1,
        }
    }
}

impl<'a> FacetCounter<'a> {
    fn open(facet: Facet, segment: &'a Segment, now: i64) -> Result<Self, IndexReadError> {
        let columns = segment.reader.fast_fields();
        let reported = |name: &str| segment.subjects.as_ref().and_then(|subjects| subjects.column(name));
        let source = match facet {
            Facet::Topics => FacetSource::Subjects(reported(field::TOPIC)),
            Facet::Keywords => FacetSource::Subjects(reported(field::KEYWORD)),
            Facet::Language => FacetSource::Words(columns.str(field::LANGUAGE)?),
            Facet::Genre => FacetSource::Words(columns.str(field::GENRE)?),
            Facet::Country => FacetSource::Words(columns.str(field::COUNTRY)?),
            Facet::UpdateFrequency => FacetSource::Words(columns.str(field::UPDATE_FREQUENCY)?),
            Facet::HasTranscript => FacetSource::Flag(columns.u64(field::HAS_TRANSCRIPT)?),
            Facet::HasGuests => FacetSource::Flag(columns.u64(field::HAS_GUESTS)?),
            Facet::LikelyMachineMade => FacetSource::Flag(columns.u64(field::MACHINE_MADE)?),
            Facet::VeryStale => FacetSource::IsPast(columns.i64(field::VERY_STALE_FROM)?, now),
            Facet::TotalEpisodes
            | Facet::EpisodeMinutes
            | Facet::AuthorityScore
            | Facet::QualityScore
            | Facet::EngagementScore
            | Facet::SocialScore
            | Facet::YoutubeScore
            | Facet::MonthlyListeners
            | Facet::AppleRating
            | Facet::AppleRatingsCount
            | Facet::SpotifyRating
            | Facet::SpotifyRatingsCount
            | Facet::CastboxPlays
            | Facet::CastboxSubscribers => {
                let measure = facet.measure().expect("these facets have the names of measures");
                FacetSource::Measure(columns.f64(measure.as_str())?, measure)
            }
        };
        let values = match &source {
            FacetSource::Words(words) => words.as_ref().map_or(0, |words| words.num_terms()),
            FacetSource::Subjects(reported) => reported.map_or(0, |reported| reported.column.num_terms()),
            FacetSource::Flag(_) | FacetSource::IsPast(..) => 2,
            FacetSource::Measure(_, measure) => measure.range_starts().len(),
        };
        let counts = if values > MAX_COUNTED_BY_NUMBER {
            ValueCounts::Some(HashMap::new())
        } else {
            ValueCounts::All(vec![0; values])
        };
        Ok(Self { source, counts })
    }

    fn add(&mut self, document: DocId) {
        match &self.source {
            FacetSource::Words(Some(words)) => words.term_ords(document).for_each(|ordinal| self.counts.add(ordinal)),
            FacetSource::Subjects(Some(reported)) => {
                reported.column.term_ords(document).for_each(|ordinal| self.counts.add(ordinal));
            }
            FacetSource::Words(None) | FacetSource::Subjects(None) => {}
            FacetSource::Flag(column) => self.counts.add(u64::from(column.first(document) == Some(1))),
            FacetSource::IsPast(column, now) => {
                self.counts.add(u64::from(column.first(document).is_some_and(|at| at <= *now)));
            }
            FacetSource::Measure(column, measure) => {
                let range = column.first(document).and_then(|value| measure.range_of(value));
                range.into_iter().for_each(|number| self.counts.add(number as u64));
            }
        }
    }

    fn into_values(self) -> Result<Vec<(String, usize)>, IndexReadError> {
        let mut counts: Vec<(u64, usize)> = match self.counts {
            ValueCounts::All(counts) => (0..).zip(counts).filter(|(_, count)| *count > 0).collect(),
            ValueCounts::Some(counts) => counts.into_iter().collect(),
        };
        if counts.len() > MAX_RESOLVED_VALUES {
            counts.select_nth_unstable_by(MAX_RESOLVED_VALUES, |one, other| {
                other.1.cmp(&one.1).then(one.0.cmp(&other.0))
            });
            counts.truncate(MAX_RESOLVED_VALUES);
        }
        let mut spelt = Vec::with_capacity(counts.len());
        for (ordinal, count) in counts {
            let mut value = String::new();
            match &self.source {
                FacetSource::Words(Some(words)) => {
                    words.ord_to_str(ordinal, &mut value)?;
                }
                FacetSource::Subjects(Some(reported)) => value.push_str(reported.values.get(ordinal)?),
                FacetSource::Words(None) | FacetSource::Subjects(None) => {}
                FacetSource::Flag(_) | FacetSource::IsPast(..) => {
                    value.push_str(if ordinal == 1 { "true" } else { "false" })
                }
                FacetSource::Measure(..) => value = ordinal.to_string(),
            }
            spelt.push((value, count));
        }
        Ok(spelt)
    }
}

/// Zero counts, for a search that cannot have hits.
pub fn empty_counts(facets: &[Facet]) -> Vec<FacetCounts> {
    facets.iter().map(|&facet| to_facet_counts(facet, HashMap::new(), 0)).collect()
}

/// Counts each requested facet, in the order of the request.
pub fn count_facets(search: &Search<'_>, facets: &[Facet]) -> Result<Vec<FacetCounts>, IndexReadError> {
    if facets.is_empty() {
        return Ok(Vec::new());
    }
    let now = search.collection.built_at.timestamp();
    let segments = search.collection.map_segments(search.estimated_work(), |segment| {
        let mut counters =
            facets.iter().map(|&facet| FacetCounter::open(facet, segment, now)).collect::<Result<Vec<_>, _>>()?;
        let mut hits = 0;
        search.for_each_hit(segment, &[], &mut |document, _| {
            counters.iter_mut().for_each(|counter| counter.add(document));
            hits += 1;
            hits < MAX_HITS
        })?;
        let counts = counters.into_iter().map(FacetCounter::into_values).collect::<Result<Vec<_>, _>>()?;
        Ok((hits, counts))
    })?;

    let counted = segments.iter().map(|(hits, _)| hits).sum();
    let mut sums: Vec<HashMap<String, usize>> = vec![HashMap::new(); facets.len()];
    for (_, counts) in segments {
        for (sum, values) in sums.iter_mut().zip(counts) {
            for (value, count) in values {
                *sum.entry(value).or_default() += count;
            }
        }
    }
    Ok(facets.iter().zip(sums).map(|(&facet, sum)| to_facet_counts(facet, sum, counted)).collect())
}

/// Sorts the values of a facet. The values of a measure are the numbers of its ranges.
fn to_facet_counts(facet: Facet, counts: HashMap<String, usize>, counted: usize) -> FacetCounts {
    if let Some(measure) = facet.measure() {
        let starts = measure.range_starts();
        let range = |(number, &min): (usize, &f64)| RangeCount {
            min,
            below: starts.get(number + 1).copied(),
            count: counts.get(&number.to_string()).copied().unwrap_or_default(),
        };
        return FacetCounts {
            facet,
            values: Vec::new(),
            ranges: starts.iter().enumerate().map(range).collect(),
            counted,
        };
    }
    let mut values: Vec<(String, usize)> = counts.into_iter().collect();
    values.sort_unstable_by(|one, other| other.1.cmp(&one.1).then_with(|| one.0.cmp(&other.0)));
    values.truncate(MAX_VALUES);
    FacetCounts { facet, values, ranges: Vec::new(), counted }
}
