//! Builds the filter checks of one segment from the filters of a search.

use super::repeated_filters::{NumberRange, ValueFilter, documents_between, documents_with_values};
use super::segment_filter::{ColumnValueSet, FilterCheck, SegmentFilter};
use super::{chart_filters, name_filter};
use crate::SearchError;
use crate::deadline::Deadline;
use crate::index_read_error::IndexReadError;
use crate::query::term_variants::VariantLookup;
use crate::schema::field;
use crate::segments::collection::Collection;
use crate::segments::document_set::DocumentSet;
use crate::segments::segment::Segment;
use earshot_model::search::{Filters, ParticipantKind, SearchMode};
use earshot_model::{Measure, Timestamp};
use std::sync::Arc;
use tantivy::Term;
use tantivy::columnar::Column;
use tantivy::schema::IndexRecordOption;

impl<'a> SegmentFilter<'a> {
    pub fn new(
        collection: &Collection,
        segment: &'a Segment,
        filters: &Filters,
        mode: SearchMode,
        lookup: &mut VariantLookup<'_>,
        deadline: &Deadline,
    ) -> Result<Self, IndexReadError> {
        let mut maker = CheckBuilder { collection, segment, lookup, deadline, checks: Vec::new() };
        maker.add_show_values(filters)?;
        maker.add_show_checks(filters)?;
        maker.add_subject_check(field::TOPIC, &filters.topics)?;
        maker.add_subject_check(field::KEYWORD, &filters.keywords)?;
        let excluded = filters.exclude_podcast_ids.iter().map(|id| id.0.as_bytes());
        match mode {
            SearchMode::Podcasts => maker.add_excluded_ids(field::ID, excluded)?,
            SearchMode::Episodes => {
                maker.add_excluded_ids(field::PODCAST_ID, excluded)?;
                maker.add_episode_checks(filters)?;
            }
        }
        Ok(Self::from_checks(segment, maker.checks))
    }
}

struct CheckBuilder<'a, 'f> {
    collection: &'a Collection,
    segment: &'a Segment,
    /// Variants of the words of name filters, looked up once for all segments.
    lookup: &'a mut VariantLookup<'f>,
    deadline: &'a Deadline,
    checks: Vec<FilterCheck>,
}

impl CheckBuilder<'_, '_> {
    /// Adds the filters on the podcast's genres, languages, countries, publishing frequency and links.
    fn add_show_values(&mut self, filters: &Filters) -> Result<(), IndexReadError> {
        self.add_any_value(&[(field::GENRE, &filters.include_genres)])?;
        let unwanted: &ValueFilter<'_> = &[(field::GENRE, &filters.exclude_genres)];
        if !filters.exclude_genres.is_empty() {
            if let Some(documents) = documents_with_values(self.collection, self.segment, unwanted)? {
                self.checks.push(FilterCheck::Without(documents));
            } else {
                let columns = self.value_columns(unwanted)?;
                self.checks.push(FilterCheck::None(columns));
            }
        }
        let (bare, regional): (Vec<String>, Vec<String>) =
            filters.languages.iter().map(|tag| tag.to_lowercase()).partition(|tag| !tag.contains('-'));
        self.add_any_value(&[(field::LANGUAGE_BASE, &bare), (field::LANGUAGE, &regional)])?;
        self.add_any_value(&[(field::COUNTRY, &filters.countries)])?;
        let frequencies: Vec<String> = filters.update_frequencies.iter().map(|each| each.as_str().to_owned()).collect();
        self.add_any_value(&[(field::UPDATE_FREQUENCY, &frequencies)])?;
        for kind in &filters.has_socials {
            self.add_any_value(&[(field::SOCIAL, &[kind.as_str().to_owned()])])?;
        }
        Ok(())
    }

    /// Adds the other filters on the podcast.
    fn add_show_checks(&mut self, filters: &Filters) -> Result<(), IndexReadError> {
        self.add_flag(field::EXPLICIT, filters.explicit)?;
        self.add_flag(field::HAS_GUESTS, filters.has_guests)?;
        self.add_flag(field::HAS_CONTACT, filters.has_primary_contact)?;
        self.add_flag(field::MACHINE_MADE, filters.is_machine_made)?;
        if let Some(requested) = filters.is_very_stale {
            let column = self.segment.reader.fast_fields().i64(field::VERY_STALE_FROM)?;
            self.checks.push(FilterCheck::IsPast(column, self.collection.built_at.timestamp(), requested));
        }
        if let Some(filter) = filters.chart {
            self.checks.push(FilterCheck::With(chart_filters::documents_on_charts(
                self.collection,
                self.segment,
                filter,
            )?));
        }
        if filters.min_total_episodes.is_some() || filters.max_total_episodes.is_some() {
            let (min, max) = (filters.min_total_episodes, filters.max_total_episodes);
            #[expect(clippy::cast_precision_loss, reason = "no podcast has 2^53 episodes")]
            let (min, max) = (min.unwrap_or(0) as f64, max.map_or(f64::INFINITY, |max| max as f64));
            // A podcast without a count has no episodes in the catalog.
            self.add_range(NumberRange { measure: Measure::TotalEpisodes.as_str(), min, max, unknown: Some(0.0) })?;
        }
        for range in &filters.ranges {
            let (min, max) = (range.min.unwrap_or(f64::NEG_INFINITY), range.max.unwrap_or(f64::INFINITY));
            self.add_range(NumberRange { measure: range.measure.as_str(), min, max, unknown: None })?;
        }
        self.add_since(field::CREATED_AT, filters.added_since)?;
        self.add_since(field::FIRST_EPISODE_AT, filters.founded_since)?;
        self.add_since(field::LAST_EPISODE_AT, filters.last_episode_since)
    }

    /// Adds the filters on the episode.
    fn add_episode_checks(&mut self, filters: &Filters) -> Result<(), IndexReadError> {
        self.add_excluded_ids(field::ID, filters.exclude_episode_ids.iter().map(|id| id.0.as_bytes()))?;
        self.add_flag(field::HAS_TRANSCRIPT, filters.has_transcript)?;
        self.add_since(field::PUBLISHED_AT, filters.published_since)?;
        let now = self.collection.built_at;
        if filters.published_since.is_some_and(|since| since <= now) && filters.published_before.is_none() {
            // A period that begins in the past ends today: it has no episodes with a date in the future.
            let column = self.segment.reader.fast_fields().i64(field::PUBLISHED_AT)?;
            self.checks.push(FilterCheck::Before(column, now.timestamp() + 1));
        }
        self.add_since(field::CREATED_AT, filters.episode_created_since)?;
        self.add_since(field::UPDATED_AT, filters.episode_updated_since)?;
        if let Some(before) = filters.published_before {
            let column = self.segment.reader.fast_fields().i64(field::PUBLISHED_AT)?;
            // Columns store whole seconds: 12:00:00.5 counts as before 12:00:00.9.
            let seconds = before.timestamp() + i64::from(before.timestamp_subsec_nanos() > 0);
            self.checks.push(FilterCheck::Before(column, seconds));
        }
        let people = filters.people.iter().map(|person| match person.kind {
            ParticipantKind::Guest => (field::GUEST, &person.name),
            ParticipantKind::Host => (field::HOST, &person.name),
        });
        for (name, filter) in people.chain(filters.sponsors.iter().map(|sponsor| (field::SPONSOR, sponsor))) {
            let documents =
                name_filter::documents_naming(self.collection, self.segment, name, filter, self.lookup, self.deadline)?;
            let documents = Arc::new(documents);
            self.checks.push(if filter.is_excluded {
                FilterCheck::Without(documents)
            } else {
                FilterCheck::With(documents)
            });
        }
        Ok(())
    }

    /// Requires one of these topics or keywords.
    fn add_subject_check(&mut self, name: &str, requested: &[String]) -> Result<(), IndexReadError> {
        if !requested.is_empty() {
            // Without computed topics the filter fails. An empty result would be wrong.
            let subjects = self.segment.subjects.as_ref().ok_or(SearchError::NoTopics)?;
            self.checks.push(FilterCheck::With(Arc::new(subjects.documents(name, requested)?)));
        }
        Ok(())
    }

    /// `false` also accepts documents without a value.
    fn add_flag(&mut self, name: &str, requested: Option<bool>) -> Result<(), IndexReadError> {
        if let Some(requested) = requested {
            let column = self.segment.reader.fast_fields().u64(name)?;
            self.checks.push(if requested { FilterCheck::Equals(column, 1) } else { FilterCheck::Differs(column, 1) });
        }
        Ok(())
    }

    fn add_range(&mut self, range: NumberRange) -> Result<(), IndexReadError> {
        self.checks.push(match documents_between(self.segment, &range)? {
            Some(documents) => FilterCheck::With(documents),
            None => FilterCheck::Between(range.column(self.segment)?, range),
        });
        Ok(())
    }

    fn add_since(&mut self, name: &str, since: Option<Timestamp>) -> Result<(), IndexReadError> {
        if let Some(since) = since {
            let column = self.segment.reader.fast_fields().i64(name)?;
            self.checks.push(FilterCheck::Since(column, since.timestamp()));
        }
        Ok(())
    }

    /// Requires one of these values. An empty list adds no check.
    fn add_any_value(&mut self, values: &ValueFilter<'_>) -> Result<(), IndexReadError> {
        if values.iter().all(|(_, values)| values.is_empty()) {
            return Ok(());
        }
        let check = match documents_with_values(self.collection, self.segment, values)? {
            Some(documents) => FilterCheck::With(documents),
            None => match self.value_columns(values)? {
                columns if columns.is_empty() => FilterCheck::Never,
                columns => FilterCheck::Any(columns),
            },
        };
        self.checks.push(check);
        Ok(())
    }

    /// The columns with the segment's numbers of these values. Columns that have none of the values are left out.
    fn value_columns(&self, values: &ValueFilter<'_>) -> Result<Vec<ColumnValueSet>, IndexReadError> {
        let mut columns = Vec::new();
        for (name, values) in values.iter().filter(|(_, values)| !values.is_empty()) {
            let Some(column) = self.segment.reader.fast_fields().str(name)? else { continue };
            let mut ordinals = Vec::new();
            for value in *values {
                ordinals.extend(column.dictionary().term_ord(value.as_bytes())?);
            }
            if !ordinals.is_empty() {
                let numbers: Column<u64> = column.ords().clone();
                columns.push((numbers, ordinals));
            }
        }
        Ok(columns)
    }

    fn add_excluded_ids<'i>(
        &mut self,
        name: &str,
        ids: impl Iterator<Item = &'i [u8; 16]>,
    ) -> Result<(), IndexReadError> {
        let field = self.collection.field(name);
        let index = self.segment.inverted_index(field)?;
        let mut unwanted = DocumentSet::empty(self.segment.reader.max_doc());
        for id in ids {
            let term = Term::from_field_bytes(field, id);
            if let Some(mut postings) = index.read_postings(&term, IndexRecordOption::Basic)? {
                unwanted.extend(&mut postings);
            }
        }
        if !unwanted.is_empty() {
            self.checks.push(FilterCheck::Without(Arc::new(unwanted)));
        }
        Ok(())
    }
}
