//! The people of a generation after the statements of administrators.

use super::curated_page::{CuratedPage, split_words};
use super::person_record::PersonRecord;
use super::statement::{PersonStatement, StatementEffect};
use super::statement_replay::{PublishedPeople, StatementReplay};
use crate::{EpisodeId, PodcastId};
use std::collections::HashMap;
use uuid::Uuid;

/// The pages that statements concern. All other people are as they were published.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CuratedPeople {
    pages: HashMap<String, CuratedPage>,
    /// Slugs that lead to another page.
    redirects: HashMap<String, String>,
    /// The pages with credits of a published person, by its slug.
    pages_of_published: HashMap<String, Vec<String>>,
    effects: HashMap<Uuid, StatementEffect>,
}

impl CuratedPeople {
    /// Applies statements, the oldest first.
    ///
    /// # Errors
    /// When the published people cannot be read.
    pub fn build<'a, P: PublishedPeople>(
        published: &P,
        statements: impl IntoIterator<Item = &'a PersonStatement>,
    ) -> Result<Self, P::Error> {
        let mut replay = StatementReplay::new(published);
        let mut curated = Self::default();
        for statement in statements {
            let effect = replay.apply(statement)?;
            curated.effects.insert(statement.id, effect);
        }
        let slug_of = |page: usize| {
            let page = replay.pages[replay.root(page)].as_ref();
            page.map(|page| page.page.record.slug.clone()).unwrap_or_default()
        };
        for (slug, page) in replay.of_published.iter().chain(&replay.of_split_slug) {
            let stays = slug_of(*page);
            if stays != *slug {
                curated.redirects.insert(slug.clone(), stays);
            }
        }
        for page in replay.pages.into_iter().flatten() {
            let slug = &page.page.record.slug;
            for source in &page.sources {
                curated.pages_of_published.entry(source.slug.clone()).or_default().push(slug.clone());
            }
            curated.pages.insert(slug.clone(), page);
        }
        Ok(curated)
    }

    /// Returns what a statement did; `None` for one that was not applied.
    #[must_use]
    pub fn effect(&self, statement: Uuid) -> Option<StatementEffect> {
        self.effects.get(&statement).copied()
    }

    /// Returns the slug of the page that a slug leads to.
    #[must_use]
    pub fn resolve<'a>(&'a self, slug: &'a str) -> &'a str {
        self.redirects.get(slug).map_or(slug, String::as_str)
    }

    /// Returns the page with a slug, if statements concern it.
    #[must_use]
    pub fn page(&self, slug: &str) -> Option<&CuratedPage> {
        self.pages.get(self.resolve(slug))
    }

    /// Returns the people that a list shows in the row of a published person.
    #[must_use]
    pub fn in_row(&self, published: PersonRecord, search: Option<&str>) -> Vec<PersonRecord> {
        let search = search.map(split_words).unwrap_or_default();
        let Some(pages) = self.pages_of(&published.slug) else { return vec![published] };
        let shown = pages.filter(|page| page.is_in_row_of(&published.slug, &search));
        shown.map(|page| page.page.record.clone()).collect()
    }

    /// Returns the people of a podcast, from those whom the generation has there.
    #[must_use]
    pub fn of_podcast(&self, published: Vec<PersonRecord>, podcast: PodcastId) -> Vec<PersonRecord> {
        self.replace(published, |page| page.page.appearances.iter().any(|one| one.podcast == podcast))
    }

    /// Returns the people of an episode, from those whom the generation has there.
    #[must_use]
    pub fn of_episode(&self, published: Vec<PersonRecord>, episode: EpisodeId) -> Vec<PersonRecord> {
        self.replace(published, |page| page.page.appearances.iter().any(|one| one.episode == episode))
    }

    /// Leads namesakes of a person to their pages.
    pub fn resolve_namesakes(&self, person: &mut PersonRecord) {
        for (slug, reason) in std::mem::take(&mut person.possibly_same) {
            let slug = self.resolve(&slug);
            if slug != person.slug && !person.possibly_same.iter().any(|(other, _)| other == slug) {
                person.possibly_same.push((slug.to_owned(), reason));
            }
        }
    }

    fn replace(&self, published: Vec<PersonRecord>, is_there: impl Fn(&CuratedPage) -> bool) -> Vec<PersonRecord> {
        let mut found: Vec<PersonRecord> = Vec::with_capacity(published.len());
        for person in published {
            match self.pages_of(&person.slug) {
                None => found.push(person),
                Some(pages) => {
                    for page in pages.filter(|page| is_there(page)) {
                        if !found.iter().any(|one| one.slug == page.page.record.slug) {
                            found.push(page.page.record.clone());
                        }
                    }
                }
            }
        }
        found
    }

    fn pages_of<'a>(&'a self, published: &str) -> Option<impl Iterator<Item = &'a CuratedPage> + use<'a>> {
        let slugs = self.pages_of_published.get(published)?;
        Some(slugs.iter().filter_map(|slug| self.pages.get(slug)))
    }
}
