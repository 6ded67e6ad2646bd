//! The people and sponsors of a generation, as the API reads them.

use earshot_api::serving::{CreditedContent, PeopleTables, SponsorTables, TablesError};
use earshot_catalog::{CatalogError, PeopleFile};
use earshot_model::SponsorGroup;
use earshot_model::people::{AppearanceRecord, ListEntry, PersonRecord};
use earshot_model::sponsors::{SponsorReadRecord, SponsorRecord};

/// `None` for a generation without the file: nobody is in it.
pub struct StoredPeople(pub Option<PeopleFile>);

impl StoredPeople {
    fn read<T: Default>(&self, read: impl FnOnce(&PeopleFile) -> Result<T, CatalogError>) -> Result<T, TablesError> {
        self.0
            .as_ref()
            .map(read)
            .transpose()
            .map(Option::unwrap_or_default)
            .map_err(|error| TablesError(Box::new(error)))
    }
}

impl PeopleTables for StoredPeople {
    fn people(
        &self,
        search: Option<&str>,
        after: i64,
        limit: usize,
    ) -> Result<Vec<ListEntry<PersonRecord>>, TablesError> {
        self.read(|file| file.people(search, after, limit))
    }

    fn people_of(&self, content: CreditedContent, limit: usize) -> Result<Vec<PersonRecord>, TablesError> {
        self.read(|file| match content {
            CreditedContent::Podcast(id) => file.people_of_podcast(id, limit),
            CreditedContent::Episode(id) => file.people_of_episode(id, limit),
        })
    }

    fn person(&self, slug: &str) -> Result<Option<PersonRecord>, TablesError> {
        self.read(|file| file.person(slug))
    }

    fn appearances(
        &self,
        person: &PersonRecord,
        skip: usize,
        limit: usize,
    ) -> Result<Vec<AppearanceRecord>, TablesError> {
        self.read(|file| file.appearances(&person.slug, skip, limit))
    }
}

impl SponsorTables for StoredPeople {
    fn sponsors(
        &self,
        search: Option<&str>,
        group: Option<SponsorGroup>,
        after: i64,
        limit: usize,
    ) -> Result<Vec<ListEntry<SponsorRecord>>, TablesError> {
        self.read(|file| file.sponsors(search, group, after, limit))
    }

    fn sponsors_of(&self, content: CreditedContent, limit: usize) -> Result<Vec<SponsorRecord>, TablesError> {
        self.read(|file| match content {
            CreditedContent::Podcast(id) => file.sponsors_of_podcast(id, limit),
            CreditedContent::Episode(id) => file.sponsors_of_episode(id, limit),
        })
    }

    fn sponsor(&self, slug: &str) -> Result<Option<SponsorRecord>, TablesError> {
        self.read(|file| file.sponsor(slug))
    }

    fn sponsor_reads(&self, slug: &str, skip: usize, limit: usize) -> Result<Vec<SponsorReadRecord>, TablesError> {
        self.read(|file| file.sponsor_reads(slug, skip, limit))
    }
}
