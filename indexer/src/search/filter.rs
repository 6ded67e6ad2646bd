//! Filters, decided for each candidate from the columns of its segment.
//!
//! They are applied while hits are collected and not as clauses of the query, so that the query stays one that skips.

use super::collection::{Collection, Segment};
use super::fault::Fault;
use crate::schema::field;
use earshot_model::Timestamp;
use earshot_model::search::{Filters, SearchMode};
use std::collections::HashSet;
use tantivy::columnar::Column;
use tantivy::schema::IndexRecordOption;
use tantivy::{DocId, DocSet, TERMINATED, Term};

/// The filters of a search, ready for one segment.
pub struct SegmentFilter<'a> {
    segment: &'a Segment,
    checks: Vec<Check>,
}

enum Check {
    /// A value of the column is among these.
    Any(Column<u64>, Vec<u64>),
    None(Column<u64>, Vec<u64>),
    /// One of the columns has one of its values.
    Either(Vec<Values>),
    Equals(Column<u64>, u64),
    Differs(Column<u64>, u64),
    AtLeast(Column<u64>, u64),
    AtMost(Column<u64>, u64),
    Since(Column<i64>, i64),
    Before(Column<i64>, i64),
    Without(HashSet<DocId>),
    /// No document of the segment can pass.
    Never,
}

impl Check {
    fn accepts(&self, document: DocId) -> bool {
        let has =
            |column: &Column<u64>, wanted: &[u64]| column.values_for_doc(document).any(|value| wanted.contains(&value));
        match self {
            Self::Any(column, wanted) => has(column, wanted),
            Self::None(column, unwanted) => !has(column, unwanted),
            Self::Either(columns) => columns.iter().any(|(column, wanted)| has(column, wanted)),
            Self::Equals(column, wanted) => column.first(document) == Some(*wanted),
            Self::Differs(column, unwanted) => column.first(document) != Some(*unwanted),
            Self::AtLeast(column, least) => column.first(document).unwrap_or(0) >= *least,
            Self::AtMost(column, most) => column.first(document).unwrap_or(0) <= *most,
            Self::Since(column, since) => column.first(document).is_some_and(|at| at >= *since),
            Self::Before(column, before) => column.first(document).is_some_and(|at| at < *before),
            Self::Without(unwanted) => !unwanted.contains(&document),
            Self::Never => false,
        }
    }
}

impl<'a> SegmentFilter<'a> {
    pub fn new(
        collection: &Collection,
        segment: &'a Segment,
        filters: &Filters,
        mode: SearchMode,
    ) -> Result<Self, Fault> {
        let mut maker = Maker { collection, segment, checks: Vec::new() };
        maker.shows(filters)?;
        match mode {
            SearchMode::Podcasts => {
                maker.without(field::ID, filters.exclude_podcast_ids.iter().map(|id| id.0.as_bytes()))?
            }
            SearchMode::Episodes => {
                maker.without(field::PODCAST_ID, filters.exclude_podcast_ids.iter().map(|id| id.0.as_bytes()))?;
                maker.episodes(filters)?;
            }
        }
        Ok(Self { segment, checks: maker.checks })
    }

    /// Whether a document is alive and passes.
    pub fn accepts(&self, document: DocId) -> bool {
        !self.segment.reader.is_deleted(document) && self.checks.iter().all(|check| check.accepts(document))
    }
}

/// A column, and the numbers of the values wanted there.
type Values = (Column<u64>, Vec<u64>);

struct Maker<'a> {
    collection: &'a Collection,
    segment: &'a Segment,
    checks: Vec<Check>,
}

impl Maker<'_> {
    /// What is asked of the show.
    fn shows(&mut self, filters: &Filters) -> Result<(), Fault> {
        if !filters.include_genres.is_empty() {
            let check = self.values(field::GENRE, &filters.include_genres)?;
            self.checks.push(check.map_or(Check::Never, |(column, wanted)| Check::Any(column, wanted)));
        }
        if let Some((column, unwanted)) = self.values(field::GENRE, &filters.exclude_genres)? {
            self.checks.push(Check::None(column, unwanted));
        }
        if !filters.languages.is_empty() {
            let (bare, regional): (Vec<String>, Vec<String>) =
                filters.languages.iter().map(|tag| tag.to_lowercase()).partition(|tag| !tag.contains('-'));
            let columns: Vec<_> = self
                .values(field::LANGUAGE_BASE, &bare)?
                .into_iter()
                .chain(self.values(field::LANGUAGE, &regional)?)
                .collect();
            self.checks.push(if columns.is_empty() { Check::Never } else { Check::Either(columns) });
        }
        for kind in &filters.has_socials {
            let check = self.values(field::SOCIAL, &[kind.as_str().to_owned()])?;
            self.checks.push(check.map_or(Check::Never, |(column, wanted)| Check::Any(column, wanted)));
        }
        if let Some(explicit) = filters.explicit {
            let column = self.number(field::EXPLICIT)?;
            self.checks.push(if explicit { Check::Equals(column, 1) } else { Check::Differs(column, 1) });
        }
        if let Some(wanted) = filters.has_primary_contact {
            let column = self.number(field::HAS_CONTACT)?;
            self.checks.push(Check::Equals(column, u64::from(wanted)));
        }
        if let Some(least) = filters.min_total_episodes {
            let column = self.number(field::EPISODE_COUNT)?;
            self.checks.push(Check::AtLeast(column, least));
        }
        if let Some(most) = filters.max_total_episodes {
            let column = self.number(field::EPISODE_COUNT)?;
            self.checks.push(Check::AtMost(column, most));
        }
        self.since(field::FIRST_EPISODE_AT, filters.founded_since)?;
        self.since(field::LAST_EPISODE_AT, filters.last_episode_since)
    }

    /// What is asked of the episode.
    fn episodes(&mut self, filters: &Filters) -> Result<(), Fault> {
        self.without(field::ID, filters.exclude_episode_ids.iter().map(|id| id.0.as_bytes()))?;
        if let Some(wanted) = filters.has_transcript {
            let column = self.number(field::HAS_TRANSCRIPT)?;
            self.checks.push(Check::Equals(column, u64::from(wanted)));
        }
        self.since(field::PUBLISHED_AT, filters.published_since)?;
        if let Some(before) = filters.published_before {
            let column = self.segment.reader.fast_fields().i64(field::PUBLISHED_AT)?;
            // Columns hold whole seconds: 12:00:00.5 is before 12:00:00.9.
            let seconds = before.timestamp() + i64::from(before.timestamp_subsec_nanos() > 0);
            self.checks.push(Check::Before(column, seconds));
        }
        Ok(())
    }

    fn since(&mut self, name: &str, since: Option<Timestamp>) -> Result<(), Fault> {
        if let Some(since) = since {
            let column = self.segment.reader.fast_fields().i64(name)?;
            self.checks.push(Check::Since(column, since.timestamp()));
        }
        Ok(())
    }

    fn number(&self, name: &str) -> Result<Column<u64>, Fault> {
        Ok(self.segment.reader.fast_fields().u64(name)?)
    }

    /// A column with the numbers that the segment gives these values; `None` when it has none of them.
    fn values(&self, name: &str, values: &[String]) -> Result<Option<Values>, Fault> {
        if values.is_empty() {
            return Ok(None);
        }
        let Some(column) = self.segment.reader.fast_fields().str(name)? else { return Ok(None) };
        let mut ordinals = Vec::new();
        for value in values {
            ordinals.extend(column.dictionary().term_ord(value.as_bytes())?);
        }
        Ok(if ordinals.is_empty() { None } else { Some((column.ords().clone(), ordinals)) })
    }

    fn without<'i>(&mut self, name: &str, ids: impl Iterator<Item = &'i [u8; 16]>) -> Result<(), Fault> {
        let field = self.collection.field(name);
        let index = self.segment.reader.inverted_index(field)?;
        let mut unwanted = HashSet::new();
        for id in ids {
            let term = Term::from_field_bytes(field, id);
            let Some(mut postings) = index.read_postings(&term, IndexRecordOption::Basic)? else { continue };
            while postings.doc() != TERMINATED {
                unwanted.insert(postings.doc());
                postings.advance();
            }
        }
        if !unwanted.is_empty() {
            self.checks.push(Check::Without(unwanted));
        }
        Ok(())
    }
}
