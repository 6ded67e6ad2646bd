//! People with the statements of administrators (decision 093), which apply at once and not with the next generation.

use super::people::{CreditedContent, PeopleTables};
use super::tables::TablesError;
use earshot_model::people::{
    AppearanceRecord, CuratedPeople, ListEntry, MAX_CURATED_APPEARANCES, PersonAnchor, PersonRecord, PersonStatement,
    PublishedPeople, StatementEffect,
};
use earshot_model::{PodcastId, fold_text};
use std::sync::{Arc, Mutex, PoisonError};
use uuid::Uuid;

/// People of a podcast among whom a statement looks for its person: guests of many years.
const MAX_SEARCHED: usize = 2_000;
/// Places in the list for each published person: split pages follow the one that they come from. More than statements.
const PLACES: i64 = 1_024;

/// People with statements. The pages that they concern are built when the first request needs them, off the async
/// threads.
pub(super) struct StatedPeople {
    people: Arc<dyn PeopleTables>,
    statements: Arc<Vec<PersonStatement>>,
    curated: Mutex<Option<Arc<CuratedPeople>>>,
}

impl StatedPeople {
    pub(super) fn new(people: Arc<dyn PeopleTables>, statements: Arc<Vec<PersonStatement>>) -> Self {
        Self { people, statements, curated: Mutex::default() }
    }

    fn curated(&self) -> Result<Arc<CuratedPeople>, TablesError> {
        let mut curated = self.curated.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(built) = &*curated {
            return Ok(Arc::clone(built));
        }
        let built = CuratedPeople::build(&GenerationPeople(&*self.people), &*self.statements)?;
        Ok(Arc::clone(curated.insert(Arc::new(built))))
    }
}

/// The people of the generation as statements read them.
struct GenerationPeople<'a>(&'a dyn PeopleTables);

impl PublishedPeople for GenerationPeople<'_> {
    type Error = TablesError;

    fn person(&self, slug: &str) -> Result<Option<PersonRecord>, TablesError> {
        self.0.person(slug)
    }

    fn people_of_podcast(&self, podcast: PodcastId) -> Result<Vec<PersonRecord>, TablesError> {
        self.0.people_of(CreditedContent::Podcast(podcast), MAX_SEARCHED)
    }

    fn all_appearances(&self, slug: &str) -> Result<Vec<AppearanceRecord>, TablesError> {
        match self.0.person(slug)? {
            Some(person) => self.0.appearances(&person, 0, MAX_CURATED_APPEARANCES),
            None => Ok(Vec::new()),
        }
    }
}

impl PeopleTables for StatedPeople {
    fn people(
        &self,
        search: Option<&str>,
        after: i64,
        limit: usize,
    ) -> Result<Vec<ListEntry<PersonRecord>>, TablesError> {
        let curated = self.curated()?;
        let mut found = Vec::new();
        // The row of the last place is read again, because a page may end between its places.
        let mut row = after.div_euclid(PLACES).saturating_sub(1);
        let requested = limit.saturating_add(1);
        while found.len() < limit {
            let rows = self.people.people(search, row, requested)?;
            let is_last = rows.len() < requested;
            for published in rows {
                row = published.rank;
                let places = (row.saturating_mul(PLACES)..).zip(curated.in_row(published.record, search));
                found.extend(places.filter(|(rank, _)| *rank > after).map(|(rank, record)| ListEntry { rank, record }));
            }
            if is_last {
                break;
            }
        }
        found.truncate(limit);
        Ok(found)
    }

    fn people_of(&self, content: CreditedContent, limit: usize) -> Result<Vec<PersonRecord>, TablesError> {
        let (curated, published) = (self.curated()?, self.people.people_of(content, limit)?);
        let mut found = match content {
            CreditedContent::Podcast(podcast) => curated.of_podcast(published, podcast),
            CreditedContent::Episode(episode) => curated.of_episode(published, episode),
        };
        found.truncate(limit);
        Ok(found)
    }

    fn person(&self, slug: &str) -> Result<Option<PersonRecord>, TablesError> {
        let curated = self.curated()?;
        let person = match curated.page(slug) {
            Some(page) => Some(page.page.record.clone()),
            None => self.people.person(slug)?,
        };
        Ok(person.map(|mut person| {
            curated.resolve_namesakes(&mut person);
            person
        }))
    }

    fn appearances(
        &self,
        person: &PersonRecord,
        skip: usize,
        limit: usize,
    ) -> Result<Vec<AppearanceRecord>, TablesError> {
        match self.curated()?.page(&person.slug) {
            Some(page) => Ok(page.page.appearances.iter().skip(skip).take(limit).cloned().collect()),
            None => self.people.appearances(person, skip, limit),
        }
    }

    fn person_anchor(&self, slug: &str, podcast: Option<PodcastId>) -> Result<Option<PersonAnchor>, TablesError> {
        let curated = self.curated()?;
        let page = curated.page(slug);
        let record = match page {
            Some(page) => Some(page.page.record.clone()),
            None => self.people.person(slug)?,
        };
        let Some(record) = record else { return Ok(None) };
        let anchor = page.map(|page| &page.anchor);
        if let Some(own) = anchor.filter(|anchor| matches!(anchor, PersonAnchor::Statement { .. })) {
            return Ok(Some(own.clone()));
        }
        let most_frequent = record.podcasts.first().map(|one| one.podcast);
        let Some((podcast, own)) = podcast.or(most_frequent).zip(most_frequent) else { return Ok(anchor.cloned()) };
        // Of a merged page, the published person with the podcast: when the merge is undone, that is the one.
        let published = self.people.people_of(CreditedContent::Podcast(podcast), MAX_SEARCHED)?;
        let published = published.into_iter().find(|one| curated.resolve(&one.slug) == record.slug);
        let Some(published) = published else {
            // The person is not in the podcast.
            let key = record.keys.first().cloned();
            return Ok(anchor.cloned().or(key.map(|key| PersonAnchor::Credits { key, podcast: own })));
        };
        let appearances = self.people.appearances(&published, 0, MAX_SEARCHED)?;
        let names: Vec<String> =
            appearances.iter().filter(|one| one.podcast == podcast).map(|one| fold_text(&one.name)).collect();
        let key = published.keys.iter().find(|key| names.contains(key)).or_else(|| published.keys.first());
        Ok(key.map(|key| PersonAnchor::Credits { key: key.clone(), podcast }))
    }

    fn statement_effect(&self, statement: Uuid) -> Result<Option<StatementEffect>, TablesError> {
        Ok(self.curated()?.effect(statement))
    }

    fn try_statement(&self, statement: &PersonStatement) -> Result<StatementEffect, TablesError> {
        let statements = self.statements.iter().chain([statement]);
        let curated = CuratedPeople::build(&GenerationPeople(&*self.people), statements)?;
        Ok(curated.effect(statement.id).unwrap_or(StatementEffect::PersonMissing))
    }
}
