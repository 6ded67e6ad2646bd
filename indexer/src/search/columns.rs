//! The columns of a segment that ranking reads, opened once.

use crate::schema::field;
use tantivy::columnar::{Column, StrColumn};
use tantivy::schema::Schema;
use tantivy::{DocId, SegmentReader, TantivyError};
use uuid::Uuid;

/// See the [module](self). What an index does not have is empty.
pub struct Columns {
    id_high: Column<u64>,
    id_low: Column<u64>,
    rank: Column<u64>,
    pub title_words: Column<u64>,
    pub title_key: Option<StrColumn>,
    popularity: Column<f64>,
    /// Of the episode, or of the podcast's newest one.
    date: Column<i64>,
    transcript_count: Option<Column<u64>>,
    has_transcript: Option<Column<u64>>,
}

impl Columns {
    pub fn open(segment: &SegmentReader) -> Result<Self, TantivyError> {
        let columns = segment.fast_fields();
        let has = |name: &str| Schema::get_field(segment.schema(), name).is_ok();
        let optional = |name: &str| if has(name) { columns.u64(name).map(Some) } else { Ok(None) };
        let date = if has(field::PUBLISHED_AT) { field::PUBLISHED_AT } else { field::LAST_EPISODE_AT };
        Ok(Self {
            id_high: columns.u64(field::ID_HIGH)?,
            id_low: columns.u64(field::ID_LOW)?,
            rank: columns.u64(field::RANK)?,
            title_words: columns.u64(field::TITLE_WORDS)?,
            title_key: columns.str(field::TITLE_KEY)?,
            popularity: columns.f64(field::POPULARITY)?,
            date: columns.i64(date)?,
            transcript_count: optional(field::TRANSCRIPT_COUNT)?,
            has_transcript: optional(field::HAS_TRANSCRIPT)?,
        })
    }

    pub fn id(&self, document: DocId) -> Uuid {
        let high = self.id_high.first(document).unwrap_or_default();
        Uuid::from_u64_pair(high, self.id_low.first(document).unwrap_or_default())
    }

    pub fn rank(&self, document: DocId) -> u64 {
        self.rank.first(document).unwrap_or(u64::MAX)
    }

    /// 0 to 1.
    pub fn popularity(&self, document: DocId) -> f64 {
        self.popularity.first(document).unwrap_or_default()
    }

    /// Seconds since 1970.
    pub fn date(&self, document: DocId) -> Option<i64> {
        self.date.first(document)
    }

    /// Of an episode: its own; of a podcast: any.
    pub fn has_transcript(&self, document: DocId) -> bool {
        let column = self.has_transcript.as_ref().or(self.transcript_count.as_ref());
        column.and_then(|column| column.first(document)).is_some_and(|count| count > 0)
    }
}
