//! Reads the people and sponsors of a generation.

use super::tables::TablesError;
use earshot_model::people::{
    AppearanceRecord, ListEntry, PersonAnchor, PersonRecord, PersonStatement, StatementEffect,
};
use earshot_model::sponsors::{SponsorReadRecord, SponsorRecord};
use earshot_model::{EpisodeId, OptOuts, PodcastId, SponsorGroup};
use std::sync::Arc;
use uuid::Uuid;

/// The people and sponsors across the podcasts of a generation. Calls may read files, so the API makes them off the
/// async threads. All of them fail with [`TablesError`] when the file cannot be read.
pub trait PeopleTables: Send + Sync {
    /// Returns people after a rank, most appearances first: all of them, or those with words that begin like those of
    /// `search`.
    #[expect(clippy::missing_errors_doc, reason = "said once above")]
    fn people(
        &self,
        search: Option<&str>,
        after: i64,
        limit: usize,
    ) -> Result<Vec<ListEntry<PersonRecord>>, TablesError>;

    /// Returns the people of a podcast, most appearances in it first.
    #[expect(clippy::missing_errors_doc, reason = "said once above")]
    fn people_of_podcast(&self, podcast: PodcastId, limit: usize) -> Result<Vec<PersonRecord>, TablesError>;

    /// Returns the people of an episode.
    #[expect(clippy::missing_errors_doc, reason = "said once above")]
    fn people_of_episode(&self, episode: EpisodeId, limit: usize) -> Result<Vec<PersonRecord>, TablesError>;

    /// Returns the person with a slug.
    #[expect(clippy::missing_errors_doc, reason = "said once above")]
    fn person(&self, slug: &str) -> Result<Option<PersonRecord>, TablesError>;

    /// Returns appearances of a person, newest first.
    #[expect(clippy::missing_errors_doc, reason = "said once above")]
    fn appearances(&self, slug: &str, skip: usize, limit: usize) -> Result<Vec<AppearanceRecord>, TablesError>;

    /// Returns what later generations find a page by: of a podcast on it, or of its most frequent one. The tables of a
    /// generation have no statements.
    #[expect(clippy::missing_errors_doc, reason = "said once above")]
    fn person_anchor(&self, _slug: &str, _podcast: Option<PodcastId>) -> Result<Option<PersonAnchor>, TablesError> {
        Ok(None)
    }

    /// Returns what a statement in effect did to the generation; `None` for any other.
    #[expect(clippy::missing_errors_doc, reason = "said once above")]
    fn statement_effect(&self, _statement: Uuid) -> Result<Option<StatementEffect>, TablesError> {
        Ok(None)
    }

    /// Returns what a statement would do after those in effect.
    #[expect(clippy::missing_errors_doc, reason = "said once above")]
    fn try_statement(&self, _statement: &PersonStatement) -> Result<StatementEffect, TablesError> {
        Ok(StatementEffect::PersonMissing)
    }

    /// Returns sponsors after a rank, most episodes first: of one group or all, with words that begin like those of
    /// `search`.
    #[expect(clippy::missing_errors_doc, reason = "said once above")]
    fn sponsors(
        &self,
        search: Option<&str>,
        group: Option<SponsorGroup>,
        after: i64,
        limit: usize,
    ) -> Result<Vec<ListEntry<SponsorRecord>>, TablesError>;

    /// Returns the sponsors of a podcast, most of its episodes first.
    #[expect(clippy::missing_errors_doc, reason = "said once above")]
    fn sponsors_of_podcast(&self, podcast: PodcastId, limit: usize) -> Result<Vec<SponsorRecord>, TablesError>;

    /// Returns the sponsors of an episode.
    #[expect(clippy::missing_errors_doc, reason = "said once above")]
    fn sponsors_of_episode(&self, episode: EpisodeId, limit: usize) -> Result<Vec<SponsorRecord>, TablesError>;

    /// Returns the sponsor with a slug.
    #[expect(clippy::missing_errors_doc, reason = "said once above")]
    fn sponsor(&self, slug: &str) -> Result<Option<SponsorRecord>, TablesError>;

    /// Returns reads of a sponsor, newest first.
    #[expect(clippy::missing_errors_doc, reason = "said once above")]
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

    fn shown(&self, mut people: Vec<PersonRecord>) -> Vec<PersonRecord> {
        people.retain(|person| self.is_shown(person));
        people
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
            let wanted = limit - found.len();
            let page = self.people.people(search, after, wanted)?;
            let is_last = page.len() < wanted;
            after = page.last().map_or(after, |last| last.rank);
            found.extend(page.into_iter().filter(|one| self.is_shown(&one.record)));
            if is_last {
                break;
            }
        }
        Ok(found)
    }

    fn people_of_podcast(&self, podcast: PodcastId, limit: usize) -> Result<Vec<PersonRecord>, TablesError> {
        Ok(self.shown(self.people.people_of_podcast(podcast, limit)?))
    }

    fn people_of_episode(&self, episode: EpisodeId, limit: usize) -> Result<Vec<PersonRecord>, TablesError> {
        Ok(self.shown(self.people.people_of_episode(episode, limit)?))
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

    fn appearances(&self, slug: &str, skip: usize, limit: usize) -> Result<Vec<AppearanceRecord>, TablesError> {
        if !self.people.person(slug)?.is_some_and(|person| self.is_shown(&person)) {
            return Ok(Vec::new());
        }
        self.people.appearances(slug, skip, limit)
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

    fn sponsors(
        &self,
        search: Option<&str>,
        group: Option<SponsorGroup>,
        after: i64,
        limit: usize,
    ) -> Result<Vec<ListEntry<SponsorRecord>>, TablesError> {
        self.people.sponsors(search, group, after, limit)
    }

    fn sponsors_of_podcast(&self, podcast: PodcastId, limit: usize) -> Result<Vec<SponsorRecord>, TablesError> {
        self.people.sponsors_of_podcast(podcast, limit)
    }

    fn sponsors_of_episode(&self, episode: EpisodeId, limit: usize) -> Result<Vec<SponsorRecord>, TablesError> {
        self.people.sponsors_of_episode(episode, limit)
    }

    fn sponsor(&self, slug: &str) -> Result<Option<SponsorRecord>, TablesError> {
        self.people.sponsor(slug)
    }

    fn sponsor_reads(&self, slug: &str, skip: usize, limit: usize) -> Result<Vec<SponsorReadRecord>, TablesError> {
        self.people.sponsor_reads(slug, skip, limit)
    }
}
