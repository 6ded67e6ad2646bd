//! Applies the statements of administrators to published people, in the order in which they were made.

use super::curated_page::{CuratedPage, PublishedSource};
use super::person_page::PersonPage;
use super::person_record::{AppearanceRecord, PersonRecord};
use super::statement::{PersonAnchor, PersonChange, PersonStatement, SplitCredits, StatedPerson, StatementEffect};
use crate::PodcastId;
use std::collections::HashMap;
use uuid::Uuid;

/// Appearances of the people of all statements, which are held in memory. Further statements have no effect.
pub const MAX_CURATED_APPEARANCES: usize = 200_000;

/// Reads the people of a generation.
pub trait PublishedPeople {
    type Error;

    /// Returns the person with a slug.
    fn person(&self, slug: &str) -> Result<Option<PersonRecord>, Self::Error>;

    /// Returns the people of a podcast, most appearances in it first.
    fn people_of_podcast(&self, podcast: PodcastId) -> Result<Vec<PersonRecord>, Self::Error>;

    /// Returns all appearances of a person.
    fn all_appearances(&self, slug: &str) -> Result<Vec<AppearanceRecord>, Self::Error>;
}

/// The pages after the statements so far.
pub(super) struct StatementReplay<'a, P> {
    published: &'a P,
    /// `None` where a page was merged into another.
    pub(super) pages: Vec<Option<CuratedPage>>,
    /// The page that each page was merged into, else the page itself.
    merged_into: Vec<usize>,
    /// Pages by the slug of their published person.
    pub(super) of_published: HashMap<String, usize>,
    of_statement: HashMap<Uuid, usize>,
    /// Pages by the slug that a statement gave them.
    pub(super) of_split_slug: HashMap<String, usize>,
    loaded_appearances: usize,
}

/// A page, or why a statement has no effect.
type PageLookup = Result<usize, StatementEffect>;

impl<'a, P: PublishedPeople> StatementReplay<'a, P> {
    pub(super) fn new(published: &'a P) -> Self {
        Self {
            published,
            pages: Vec::new(),
            merged_into: Vec::new(),
            of_published: HashMap::new(),
            of_statement: HashMap::new(),
            of_split_slug: HashMap::new(),
            loaded_appearances: 0,
        }
    }

    /// Returns the page that a page was merged into, however often.
    pub(super) fn root(&self, mut page: usize) -> usize {
        while self.merged_into[page] != page {
            page = self.merged_into[page];
        }
        page
    }

    pub(super) fn apply(&mut self, statement: &PersonStatement) -> Result<StatementEffect, P::Error> {
        match &statement.change {
            PersonChange::Merge { person, into } => {
                let (person, into) = (self.find(person)?, self.find(into)?);
                Ok(person.and_then(|from| Ok(self.merge(from, into?))).unwrap_or_else(|effect| effect))
            }
            PersonChange::Split { person, credits } => {
                let page = self.find(person)?;
                Ok(page.map_or_else(|effect| effect, |page| self.split(page, credits, statement)))
            }
        }
    }

    fn merge(&mut self, from: usize, into: usize) -> StatementEffect {
        if from == into {
            return StatementEffect::SamePerson;
        }
        let Some(merged) = self.pages[from].take() else { return StatementEffect::PersonMissing };
        let Some(stays) = &mut self.pages[into] else { return StatementEffect::PersonMissing };
        stays.page.merge(merged.page);
        stays.add_sources(merged.sources);
        self.merged_into[from] = into;
        StatementEffect::Applied
    }

    fn split(&mut self, from: usize, credits: &SplitCredits, statement: &PersonStatement) -> StatementEffect {
        let is_split = |one: &AppearanceRecord| match credits.episode {
            Some(episode) => one.episode == episode,
            None => one.podcast == credits.podcast,
        };
        let slug = statement.split_slug().unwrap_or_default();
        let Some(page) = &mut self.pages[from] else { return StatementEffect::PersonMissing };
        let count = page.page.appearances.iter().filter(|one| is_split(one)).count();
        if count == 0 {
            return StatementEffect::CreditsMissing;
        }
        let (number, effect) = if count == page.page.appearances.len() {
            // Evidence splits them now: the page is the one that the statement would give them.
            (from, StatementEffect::NothingLeft)
        } else {
            let split = page.page.split_off(slug.clone(), is_split);
            let anchor = PersonAnchor::Statement { id: statement.id };
            let page = CuratedPage { page: split, anchor, sources: page.sources.clone() };
            (self.add(page), StatementEffect::Applied)
        };
        self.of_statement.insert(statement.id, number);
        self.of_split_slug.insert(slug, number);
        effect
    }

    fn add(&mut self, page: CuratedPage) -> usize {
        let number = self.pages.len();
        self.pages.push(Some(page));
        self.merged_into.push(number);
        number
    }

    fn find(&mut self, person: &StatedPerson) -> Result<PageLookup, P::Error> {
        let (key, podcast) = match &person.anchor {
            PersonAnchor::Statement { id } => {
                let page = self.of_statement.get(id).map(|page| self.root(*page));
                return Ok(page.ok_or(StatementEffect::PersonMissing));
            }
            PersonAnchor::Credits { key, podcast } => (key, *podcast),
        };
        let Some(record) = self.find_published(&person.slug, key, podcast)? else {
            return Ok(Err(StatementEffect::PersonMissing));
        };
        if let Some(page) = self.of_published.get(&record.slug) {
            return Ok(Ok(self.root(*page)));
        }
        if self.loaded_appearances.saturating_add(record.appearances) > MAX_CURATED_APPEARANCES {
            return Ok(Err(StatementEffect::TooManyAppearances));
        }
        self.loaded_appearances += record.appearances;
        let appearances = self.published.all_appearances(&record.slug)?;
        let (slug, sources) = (record.slug.clone(), vec![PublishedSource::of(&record)]);
        let page = PersonPage { record, appearances };
        let number = self.add(CuratedPage { page, anchor: person.anchor.clone(), sources });
        self.of_published.insert(slug, number);
        Ok(Ok(number))
    }

    /// Returns the person with the credits. Usually it still has its slug, and only one person is read.
    fn find_published(&self, slug: &str, key: &str, podcast: PodcastId) -> Result<Option<PersonRecord>, P::Error> {
        let is_meant = |record: &PersonRecord| record.keys.iter().any(|one| one == key);
        let is_there = |record: &PersonRecord| record.podcasts.iter().any(|one| one.podcast == podcast);
        if let Some(record) = self.published.person(slug)?.filter(|record| is_meant(record) && is_there(record)) {
            return Ok(Some(record));
        }
        Ok(self.published.people_of_podcast(podcast)?.into_iter().find(is_meant))
    }
}
