//! Reads the people and sponsors of a generation.

use super::tables::TablesError;
use earshot_model::people::{
    AppearanceRecord, ListEntry, PersonAnchor, PersonRecord, PersonStatement, StatementEffect,
};
use earshot_model::sponsors::{SponsorReadRecord, SponsorRecord};
use earshot_model::{EpisodeId, OptOuts, PodcastId, SponsorGroup};
use std::sync::Arc;
use uuid::Uuid;

/// What credits people, or names sponsors.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CreditedContent {
    Podcast(PodcastId),
    Episode(EpisodeId),
}

/// The people across the podcasts of a generation. Calls may read files, so the API makes them off the async threads.
#[expect(clippy::missing_errors_doc, reason = "all fail with TablesError when the file cannot be read")]
pub trait PeopleTables: Send + Sync {
    /// Returns people after a rank, most appearances first: all of them, or those with words that begin like those of
    /// `search`.
    fn people(
        &self,
        search: Option<&str>,
        after: i64,
        limit: usize,
    ) -> Result<Vec<ListEntry<PersonRecord>>, TablesError>;

    /// Returns the people of a podcast, most appearances in it first, or of an episode.
    fn people_of(&self, content: CreditedContent, limit: usize) -> Result<Vec<PersonRecord>, TablesError>;

    /// Returns the person with a slug.
    fn person(&self, slug: &str) -> Result<Option<PersonRecord>, TablesError>;

    /// Returns appearances of a person that these tables returned, newest first.
    fn appearances(
        &self,
        person: &PersonRecord,
        skip: usize,
        limit: usize,
    ) -> Result<Vec<AppearanceRecord>, TablesError>;

    /// Returns what later generations find a page by: of a podcast on it, or of its most frequent one. The tables of a
    /// generation have no statements.
    fn person_anchor(&self, _slug: &str, _podcast: Option<PodcastId>) -> Result<Option<PersonAnchor>, TablesError> {
        Ok(None)
    }

    /// Returns what a statement in effect did to the generation; `None` for any other.
    fn statement_effect(&self, _statement: Uuid) -> Result<Option<StatementEffect>, TablesError> {
        Ok(None)
    }

    /// Returns what a statement would do after those in effect.
    fn try_statement(&self, _statement: &PersonStatement) -> Result<StatementEffect, TablesError> {
        Ok(StatementEffect::PersonMissing)
    }
}

/// The sponsors across the podcasts of a generation. Calls may read files, like those of [`PeopleTables`].
#[expect(clippy::missing_errors_doc, reason = "all fail with TablesError when the file cannot be read")]
pub trait SponsorTables: Send + Sync {
    /// Returns sponsors after a rank, most episodes first: of one group or all, with words that begin like those of
    /// `search`.
    fn sponsors(
        &self,
        search: Option<&str>,
        group: Option<SponsorGroup>,
        after: i64,
        limit: usize,
    ) -> Result<Vec<ListEntry<SponsorRecord>>, TablesError>;

    /// Returns the sponsors of a podcast, most of its episodes first, or of an episode.
    fn sponsors_of(&self, content: CreditedContent, limit: usize) -> Result<Vec<SponsorRecord>, TablesError>;

    /// Returns the sponsor with a slug.
    fn sponsor(&self, slug: &str) -> Result<Option<SponsorRecord>, TablesError>;

    /// Returns reads of a sponsor, newest first.
    fn sponsor_reads(&self, slug: &str, skip: usize, limit: usize) -> Result<Vec<SponsorReadRecord>, TablesError>;
}

/// People without those who opted out. The list may be newer than the generation.
pub(super) struct OptOutPeople {
    pub(super) people: Arc<dyn PeopleTables>,
    pub(super) opt_outs: Arc<OptOuts>,
}

impl OptOutPeople {
    fn is_shown(&self, person: &PersonRecord) -> bool {
        !self.opt_outs.is_person_opted_out(person)
    }
}

impl PeopleTables for OptOutPeople {
    fn people(
        &self,
        search: Option<&str>,
        after: i64,
        limit: usize,
    ) -> Result<Vec<ListEntry<PersonRecord>>, TablesError> {
        // Pages stay full, so that a short one is the last.
        let (mut found, mut after) = (Vec::new(), after);
        while found.len() < limit {
            let requested = limit - found.len();
            let page = self.people.people(search, after, requested)?;
            let is_last = page.len() < requested;
            after = page.last().map_or(after, |last| last.rank);
            found.extend(page.into_iter().filter(|one| self.is_shown(&one.record)));
            if is_last {
                break;
            }
        }
        Ok(found)
    }

    fn people_of(&self, content: CreditedContent, limit: usize) -> Result<Vec<PersonRecord>, TablesError> {
        let mut people = self.people.people_of(content, limit)?;
        people.retain(|person| self.is_shown(person));
        Ok(people)
    }

    fn person(&self, slug: &str) -> Result<Option<PersonRecord>, TablesError> {
        let Some(mut person) = self.people.person(slug)?.filter(|person| self.is_shown(person)) else {
            return Ok(None);
        };
        let mut namesakes = Vec::new();
        for (slug, reason) in std::mem::take(&mut person.possibly_same) {
            if self.people.person(&slug)?.is_some_and(|namesake| self.is_shown(&namesake)) {
                namesakes.push((slug, reason));
            }
        }
        person.possibly_same = namesakes;
        Ok(Some(person))
    }

    fn person_anchor(&self, slug: &str, podcast: Option<PodcastId>) -> Result<Option<PersonAnchor>, TablesError> {
        self.people.person_anchor(slug, podcast)
    }

    fn statement_effect(&self, statement: Uuid) -> Result<Option<StatementEffect>, TablesError> {
        self.people.statement_effect(statement)
    }

    fn try_statement(&self, statement: &PersonStatement) -> Result<StatementEffect, TablesError> {
        self.people.try_statement(statement)
    }

    fn appearances(
        &self,
        person: &PersonRecord,
        skip: usize,
        limit: usize,
    ) -> Result<Vec<AppearanceRecord>, TablesError> {
        self.people.appearances(person, skip, limit)
    }
}
