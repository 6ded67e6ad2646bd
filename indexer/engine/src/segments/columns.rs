//! The columns of a segment that ranking and sorting read, opened once.

use crate::published_order::last_order_of;
use crate::schema::field;
use std::sync::OnceLock;
use tantivy::columnar::{Column, MonotonicallyMappableToU64 as _, StrColumn};
use tantivy::schema::Schema;
use tantivy::{DocId, SegmentReader, TantivyError};
use uuid::Uuid;

/// Columns of a segment. A column that the index does not have is empty.
///
/// Functions that loops over all documents in the crates above call are marked `#[inline]`.
pub struct Columns {
    documents: DocId,
    id_high: Column<u64>,
    id_low: Column<u64>,
    rank: Column<u64>,
    title_words: Column<u64>,
    pub title_key: Option<StrColumn>,
    popularity: Column<f64>,
    /// Date of the episode, or of the podcast's newest episode.
    date: Column<i64>,
    /// See [`Self::published_order`].
    order: Column<i64>,
    is_episodes: bool,
    has_transcript: Column<u64>,
    by_date: OnceLock<DateOrder>,
}

/// The documents of a segment, sorted by date.
pub struct DateOrder {
    /// Documents with a date, oldest first.
    pub dated: Vec<DocId>,
    pub undated: Vec<DocId>,
}

/// See [`Columns::ranking_values`]. Values are read column by column, because the values of one document are far apart
/// in memory and reading document by document waits for each.
pub struct RankingValues {
    title_words: Vec<u64>,
    title_ends: Vec<usize>,
    popularity: Vec<Option<f64>>,
    dates: Vec<Option<i64>>,
}

impl RankingValues {
    /// Hashes of the title's words. `number` is the position in the list passed to [`Columns::ranking_values`].
    pub fn title(&self, number: usize) -> &[u64] {
        let start = number.checked_sub(1).map_or(0, |before| self.title_ends[before]);
        &self.title_words[start..self.title_ends[number]]
    }

    /// 0 to 1.
    pub fn popularity(&self, number: usize) -> f64 {
        self.popularity[number].unwrap_or_default()
    }

    /// Seconds since 1970.
    pub fn date(&self, number: usize) -> Option<i64> {
        self.dates[number]
    }
}

impl Columns {
    pub fn open(segment: &SegmentReader) -> Result<Self, TantivyError> {
        let columns = segment.fast_fields();
        let is_episodes = Schema::get_field(segment.schema(), field::PUBLISHED_AT).is_ok();
        let (date, order) = if is_episodes {
            (field::PUBLISHED_AT, field::PUBLISHED_ORDER)
        } else {
            (field::LAST_EPISODE_AT, field::LAST_EPISODE_AT)
        };
        Ok(Self {
            documents: segment.max_doc(),
            id_high: columns.u64(field::ID_HIGH)?,
            id_low: columns.u64(field::ID_LOW)?,
            rank: columns.u64(field::RANK)?,
            title_words: columns.u64(field::TITLE_WORDS)?,
            title_key: columns.str(field::TITLE_KEY)?,
            popularity: columns.f64(field::POPULARITY)?,
            date: columns.i64(date)?,
            order: columns.i64(order)?,
            is_episodes,
            has_transcript: columns.u64(field::HAS_TRANSCRIPT)?,
            by_date: OnceLock::new(),
        })
    }

    #[inline]
    pub fn id(&self, document: DocId) -> Uuid {
        let high = self.id_high.first(document).unwrap_or_default();
        Uuid::from_u64_pair(high, self.id_low.first(document).unwrap_or_default())
    }

    pub fn rank(&self, document: DocId) -> u64 {
        self.rank.first(document).unwrap_or(u64::MAX)
    }

    /// Reads the values that the rerank needs of these documents.
    pub fn ranking_values(&self, documents: &[DocId]) -> RankingValues {
        let (mut popularity, mut dates) = (vec![None; documents.len()], vec![None; documents.len()]);
        self.popularity.first_vals(documents, &mut popularity);
        self.date.first_vals(documents, &mut dates);
        let (mut of, mut rows) = (Vec::new(), Vec::new());
        self.title_words.row_ids_for_docs(documents, &mut of, &mut rows);
        let mut title_words = vec![0; rows.len()];
        self.title_words.values.get_vals(&rows, &mut title_words);
        let mut end = 0;
        let ends = documents.iter().map(|document| {
            end += of[end..].iter().take_while(|other| *other == document).count();
            end
        });
        RankingValues { title_ends: ends.collect(), title_words, popularity, dates }
    }

    /// 0 to 1.
    pub fn popularity(&self, document: DocId) -> f64 {
        self.popularity.first(document).unwrap_or_default()
    }

    /// Seconds since 1970.
    #[inline]
    pub fn date(&self, document: DocId) -> Option<i64> {
        self.date.first(document)
    }

    /// The date, unless it is after `now`. An episode with a date in the future is a plan or a mistake; until then it is
    /// sorted as if it had no date.
    #[inline]
    pub fn past_date(&self, document: DocId, now: i64) -> Option<i64> {
        self.date(document).filter(|date| *date <= now)
    }

    /// A number that orders documents like their dates, and episodes of one date as their feed does.
    #[inline]
    pub fn published_order(&self, document: DocId) -> Option<i64> {
        self.order.first(document)
    }

    /// [`Self::published_order`] as a column of unsigned numbers with the same order.
    pub fn published_orders(&self) -> Column<u64> {
        self.order.clone().to_u64_monotonic()
    }

    /// The last of [`Self::published_orders`] that is not after `now`.
    pub fn last_order(&self, now: i64) -> u64 {
        let last = if self.is_episodes { last_order_of(now) } else { now };
        last.to_u64()
    }

    /// For an episode its own; for a podcast whether any episode has one.
    #[inline]
    pub fn has_transcript(&self, document: DocId) -> bool {
        self.has_transcript.first(document) == Some(1)
    }

    /// Computed at first use. It takes four bytes per document.
    pub fn date_order(&self) -> &DateOrder {
        self.by_date.get_or_init(|| {
            let mut dated = Vec::new();
            let mut undated = Vec::new();
            for document in 0..self.documents {
                match self.published_order(document) {
                    Some(order) => dated.push((order, document)),
                    None => undated.push(document),
                }
            }
            dated.sort_unstable();
            DateOrder { dated: dated.into_iter().map(|(_, document)| document).collect(), undated }
        })
    }
}
