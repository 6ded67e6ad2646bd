//! Sort keys: column numbers that compare within a segment, and values that compare over all segments.

use crate::index_read_error::IndexReadError;
use crate::schema::field;
use crate::scorer::filters::chart_filters;
use crate::segments::collection::Collection;
use crate::segments::segment::Segment;
use earshot_model::search::{NullOrder, SortDirection, SortField, SortOrder};
use std::cmp::Ordering;
use std::collections::HashMap;
use std::sync::Arc;
use tantivy::columnar::{Column, StrColumn};
use tantivy::{DocId, Score};
use uuid::Uuid;

/// A key that compares in the direction of its order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct SortKey {
    /// Puts missing values before or after all others.
    class: u8,
    number: u64,
}

impl SortKey {
    fn new(value: Option<u64>, order: SortOrder) -> Self {
        match value {
            Some(number) if order.direction == SortDirection::Desc => Self { class: 1, number: !number },
            Some(number) => Self { class: 1, number },
            None => Self { class: if order.nulls == NullOrder::First { 0 } else { 2 }, number: 0 },
        }
    }
}

/// A sort value that compares over all segments.
#[derive(PartialEq, Eq)]
pub enum SortValue {
    Number(SortKey),
    /// The class, the text, and whether the order is descending.
    Text(u8, String, bool),
}

impl Ord for SortValue {
    fn cmp(&self, other: &Self) -> Ordering {
        match (self, other) {
            (Self::Number(one), Self::Number(other)) => one.cmp(other),
            (Self::Text(class, one, is_backwards), Self::Text(other_class, other, _)) => {
                let order = one.cmp(other);
                class.cmp(other_class).then(if *is_backwards { order.reverse() } else { order })
            }
            // Values of the same order are of the same kind.
            (Self::Number(_), Self::Text(..)) => Ordering::Less,
            (Self::Text(..), Self::Number(_)) => Ordering::Greater,
        }
    }
}

impl PartialOrd for SortValue {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

enum KeySource {
    Number(Column<u64>),
    /// The dates, and the last date that counts. Later ones count as missing.
    Date(Column<u64>, u64),
    /// The titles, and the number of the empty title, which counts as missing.
    Title(Option<StrColumn>, Option<u64>),
    /// Positions of documents whose podcast is on the charts.
    Position(Arc<HashMap<DocId, u16>>),
    Score,
}

/// The columns of a segment for the orders of a search.
pub struct SegmentKeys<'a> {
    segment: &'a Segment,
    orders: &'a [SortOrder],
    sources: Vec<KeySource>,
}

impl<'a> SegmentKeys<'a> {
    pub fn open(
        collection: &Collection,
        segment: &'a Segment,
        orders: &'a [SortOrder],
    ) -> Result<Self, IndexReadError> {
        let columns = segment.reader.fast_fields();
        let open = |order: &SortOrder| -> Result<KeySource, IndexReadError> {
            Ok(match order.field {
                SortField::Relevance => KeySource::Score,
                SortField::RecentActivity => {
                    let now = collection.built_at.timestamp();
                    KeySource::Date(segment.columns.published_orders(), segment.columns.last_order(now))
                }
                SortField::Founded => KeySource::Number(columns.i64(field::FIRST_EPISODE_AT)?.to_u64_monotonic()),
                SortField::ChartPosition(wanted) => {
                    KeySource::Position(chart_filters::best_positions(collection, segment, wanted)?)
                }
                SortField::Measure(measure) => KeySource::Number(columns.f64(measure.as_str())?.to_u64_monotonic()),
                SortField::Title => {
                    let titles = segment.columns.title_key.clone();
                    let empty = titles.as_ref().map(|titles| titles.dictionary().term_ord(b"")).transpose()?;
                    KeySource::Title(titles, empty.flatten())
                }
            })
        };
        Ok(Self { segment, orders, sources: orders.iter().map(open).collect::<Result<_, _>>()? })
    }

    pub fn orders(&self) -> &'a [SortOrder] {
        self.orders
    }

    pub fn len(&self) -> usize {
        self.orders.len()
    }

    pub fn id(&self, document: DocId) -> Uuid {
        self.segment.columns.id(document)
    }

    /// A document's key for the order with this index.
    pub fn key(&self, at: usize, document: DocId, score: Score) -> SortKey {
        let value = match &self.sources[at] {
            KeySource::Number(column) => column.first(document),
            KeySource::Date(column, now) => column.first(document).filter(|date| date <= now),
            KeySource::Position(positions) => positions.get(&document).map(|position| u64::from(*position)),
            KeySource::Title(titles, empty) => {
                titles.as_ref().and_then(|titles| titles.ords().first(document)).filter(|title| Some(*title) != *empty)
            }
            // The bits of non-negative floats sort like the floats.
            KeySource::Score => Some(u64::from(score.max(0.0).to_bits())),
        };
        SortKey::new(value, self.orders[at])
    }

    /// All sort values of a document.
    pub fn sort_values(&self, document: DocId, score: Score) -> Result<Vec<SortValue>, IndexReadError> {
        let mut keys = Vec::with_capacity(self.len());
        for (at, (source, order)) in self.sources.iter().zip(self.orders).enumerate() {
            let key = self.key(at, document, score);
            keys.push(match source {
                KeySource::Title(Some(titles), _) if key.class == 1 => {
                    let mut title = String::new();
                    if let Some(ordinal) = titles.ords().first(document) {
                        titles.ord_to_str(ordinal, &mut title)?;
                    }
                    SortValue::Text(key.class, title, order.direction == SortDirection::Desc)
                }
                KeySource::Title(..) => SortValue::Text(key.class, String::new(), false),
                _ => SortValue::Number(key),
            });
        }
        Ok(keys)
    }
}
