//! The filters of a search. Their meaning is that of the embedded engine (`earshot_engine::scorer`).

use super::names::name_query;
use super::spellings::SpellingLookup;
use crate::schema::TOPIC_KEY;
use earshot_engine::chart_positions::ChartPositions;
use earshot_engine::schema::field;
use earshot_indexer::SearchError;
use earshot_model::search::{Filters, ParticipantKind, SearchMode};
use earshot_model::{Measure, Timestamp};
use serde_json::{Map, Value, json};
use uuid::Uuid;

/// The engine's limit of values in one list.
const MAX_VALUES: usize = 65_536;

/// Queries that hits must satisfy, and queries that they must not.
#[derive(Default)]
pub struct FilterQueries {
    pub required: Vec<Value>,
    pub excluded: Vec<Value>,
}

/// The field with the id of a document's podcast.
pub fn id_field(mode: SearchMode) -> &'static str {
    match mode {
        SearchMode::Podcasts => field::ID,
        SearchMode::Episodes => field::PODCAST_ID,
    }
}

/// What filters mean in one generation.
pub struct FilterScope<'a> {
    pub mode: SearchMode,
    pub spellings: &'a SpellingLookup<'a>,
    pub charts: &'a ChartPositions,
    pub now: Timestamp,
    /// The documents have computed topics and keywords.
    pub has_subjects: bool,
}

/// Translates the filters of a search. Ids are current ones.
pub fn filter_queries(filters: &Filters, scope: &FilterScope<'_>) -> Result<FilterQueries, SearchError> {
    let &FilterScope { mode, spellings, charts, now, has_subjects } = scope;
    let is_by_subject = !filters.topics.is_empty() || !filters.keywords.is_empty();
    if is_by_subject && !has_subjects {
        // An empty result would be wrong.
        return Err(SearchError::NoTopics);
    }
    let mut queries = FilterQueries::default();
    queries.add_podcast_values(filters, now);
    queries.add_ids(filters, mode)?;
    if let Some(chart) = filters.chart {
        let charted = charts.podcasts().filter(|(_, positions)| chart.accepts(positions));
        queries.required.push(ids_query(id_field(mode), charted.map(|(podcast, _)| podcast.0))?);
    }
    queries.add_since(field::CREATED_AT, filters.added_since);
    if mode == SearchMode::Episodes {
        queries.add_episode_values(filters, spellings, now);
    }
    Ok(queries)
}

/// Documents with one of these ids in a field.
pub fn ids_query(field: &str, ids: impl Iterator<Item = Uuid>) -> Result<Value, SearchError> {
    let ids: Vec<String> = ids.take(MAX_VALUES + 1).map(|id| id.to_string()).collect();
    if ids.len() > MAX_VALUES {
        return Err(SearchError::Unsupported { what: "filters by more than 65,536 podcasts or episodes" });
    }
    Ok(json!({"terms": {field: ids}}))
}

impl FilterQueries {
    fn add_podcast_values(&mut self, filters: &Filters, now: Timestamp) {
        self.add_any_value(&[(field::GENRE, &filters.include_genres)]);
        if !filters.exclude_genres.is_empty() {
            self.excluded.push(json!({"terms": {field::GENRE: filters.exclude_genres}}));
        }
        let tags = filters.languages.iter().map(|tag| tag.to_lowercase());
        let (bare, regional): (Vec<String>, Vec<String>) = tags.partition(|tag| !tag.contains('-'));
        self.add_any_value(&[(field::LANGUAGE_BASE, &bare), (field::LANGUAGE, &regional)]);
        self.add_any_value(&[(field::COUNTRY, &filters.countries)]);
        self.add_any_value(&[(TOPIC_KEY, &filters.topics)]);
        self.add_any_value(&[(field::KEYWORD, &filters.keywords)]);
        let frequencies: Vec<String> = filters.update_frequencies.iter().map(|each| each.as_str().to_owned()).collect();
        self.add_any_value(&[(field::UPDATE_FREQUENCY, &frequencies)]);
        for kind in &filters.has_socials {
            self.required.push(json!({"term": {field::SOCIAL: kind.as_str()}}));
        }
        self.add_flag(field::EXPLICIT, filters.explicit);
        self.add_flag(field::HAS_GUESTS, filters.has_guests);
        self.add_flag(field::HAS_CONTACT, filters.has_primary_contact);
        self.add_flag(field::MACHINE_MADE, filters.is_machine_made);
        let is_stale = json!({"range": {field::VERY_STALE_FROM: {"lte": now.timestamp()}}});
        match filters.is_very_stale {
            Some(true) => self.required.push(is_stale),
            Some(false) => self.excluded.push(is_stale),
            None => {}
        }
        if filters.min_total_episodes.is_some() || filters.max_total_episodes.is_some() {
            let name = Measure::TotalEpisodes.as_str();
            let (min, max) = (filters.min_total_episodes.unwrap_or(0), filters.max_total_episodes);
            let mut any = vec![json!({"range": {name: bounds(min.into(), max.into())}})];
            if min == 0 {
                // A podcast without a count has no episodes in the catalog.
                any.push(json!({"bool": {"must_not": [{"exists": {"field": name}}]}}));
            }
            self.required.push(json!({"bool": {"should": any}}));
        }
        for range in &filters.ranges {
            let name = range.measure.as_str();
            self.required.push(match (range.min, range.max) {
                (None, None) => json!({"exists": {"field": name}}),
                (min, max) => json!({"range": {name: bounds(min.into(), max.into())}}),
            });
        }
        self.add_since(field::FIRST_EPISODE_AT, filters.founded_since);
        self.add_since(field::LAST_EPISODE_AT, filters.last_episode_since);
    }

    fn add_ids(&mut self, filters: &Filters, mode: SearchMode) -> Result<(), SearchError> {
        let podcast = id_field(mode);
        if !filters.include_podcast_ids.is_empty() {
            self.required.push(ids_query(podcast, filters.include_podcast_ids.iter().map(|id| id.0))?);
        }
        if !filters.exclude_podcast_ids.is_empty() {
            self.excluded.push(ids_query(podcast, filters.exclude_podcast_ids.iter().map(|id| id.0))?);
        }
        if mode == SearchMode::Podcasts {
            return Ok(());
        }
        if !filters.include_episode_ids.is_empty() {
            self.required.push(ids_query(field::ID, filters.include_episode_ids.iter().map(|id| id.0))?);
        }
        if !filters.exclude_episode_ids.is_empty() {
            self.excluded.push(ids_query(field::ID, filters.exclude_episode_ids.iter().map(|id| id.0))?);
        }
        Ok(())
    }

    fn add_episode_values(&mut self, filters: &Filters, spellings: &SpellingLookup<'_>, now: Timestamp) {
        self.add_flag(field::HAS_TRANSCRIPT, filters.has_transcript);
        self.add_since(field::PUBLISHED_AT, filters.published_since);
        if filters.published_since.is_some_and(|since| since <= now) && filters.published_before.is_none() {
            // A period that begins in the past ends today: it has no episodes with a date in the future.
            self.required.push(json!({"range": {field::PUBLISHED_AT: {"lte": now.timestamp()}}}));
        }
        if let Some(before) = filters.published_before {
            // The index has whole seconds: 12:00:00.5 counts as before 12:00:00.9.
            let seconds = before.timestamp() + i64::from(before.timestamp_subsec_nanos() > 0);
            self.required.push(json!({"range": {field::PUBLISHED_AT: {"lt": seconds}}}));
        }
        self.add_since(field::CREATED_AT, filters.episode_created_since);
        self.add_since(field::UPDATED_AT, filters.episode_updated_since);
        let people = filters.people.iter().map(|person| match person.kind {
            ParticipantKind::Guest => (field::GUEST, &person.name),
            ParticipantKind::Host => (field::HOST, &person.name),
        });
        for (name, filter) in people.chain(filters.sponsors.iter().map(|sponsor| (field::SPONSOR, sponsor))) {
            let query = name_query(spellings, name, filter);
            if filter.is_excluded { self.excluded.push(query) } else { self.required.push(query) }
        }
    }

    /// `false` also accepts documents without a value.
    fn add_flag(&mut self, name: &str, requested: Option<bool>) {
        let query = json!({"term": {name: true}});
        match requested {
            Some(true) => self.required.push(query),
            Some(false) => self.excluded.push(query),
            None => {}
        }
    }

    fn add_since(&mut self, name: &str, since: Option<Timestamp>) {
        if let Some(since) = since {
            self.required.push(json!({"range": {name: {"gte": since.timestamp()}}}));
        }
    }

    /// Requires one of these values. Empty lists add no query.
    fn add_any_value(&mut self, values: &[(&str, &Vec<String>)]) {
        let lists: Vec<Value> = values
            .iter()
            .filter(|(_, values)| !values.is_empty())
            .map(|(field, values)| json!({"terms": {*field: values}}))
            .collect();
        if !lists.is_empty() {
            self.required.push(json!({"bool": {"should": lists}}));
        }
    }
}

/// A range that includes both ends.
fn bounds(min: Value, max: Value) -> Value {
    let ends = [("gte", min), ("lte", max)].into_iter().filter(|(_, end)| !end.is_null());
    ends.map(|(name, end)| (name.to_owned(), end)).collect::<Map<String, Value>>().into()
}
