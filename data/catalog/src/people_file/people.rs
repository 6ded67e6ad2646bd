//! Lists of people, a person by slug, and appearances.

use super::file::{
    PeopleFile, confidence, episode_id, name_query, parsed, podcast_id, ranked, record, time, to_signed,
};
use crate::error::CatalogError;
use earshot_model::people::{AppearanceRecord, ListEntry, PersonRecord};
use earshot_model::{AppearanceKind, EpisodeId, PodcastId};
use rusqlite::{Row, params};

const BY_RANK: &str = "SELECT rank, record FROM ranked_people JOIN people ON people.id = ranked_people.person
                       WHERE rank > ?1 ORDER BY rank LIMIT ?2";
const BY_NAME: &str = "SELECT rank, record FROM (
                           SELECT rowid AS place FROM people_names WHERE people_names MATCH ?3 AND rowid > ?1
                           ORDER BY rowid LIMIT ?2)
                       JOIN ranked_people ON rank = place JOIN people ON people.id = ranked_people.person
                       ORDER BY rank";

impl PeopleFile {
    /// Returns people after a rank, most appearances first: all of them, or those with words that begin like those of
    /// `search`. A search without letters finds nobody.
    pub fn people(
        &self,
        search: Option<&str>,
        after: i64,
        limit: usize,
    ) -> Result<Vec<ListEntry<PersonRecord>>, CatalogError> {
        let limit = to_signed(limit);
        match search.map(name_query) {
            None => self.rows(BY_RANK, params![after, limit], ranked),
            Some(None) => Ok(Vec::new()),
            Some(Some(query)) => self.rows(BY_NAME, params![after, limit, query], ranked),
        }
    }

    /// Returns the people of a podcast, most appearances in it first.
    pub fn people_of_podcast(&self, podcast: PodcastId, limit: usize) -> Result<Vec<PersonRecord>, CatalogError> {
        let sql = "SELECT record FROM person_podcasts JOIN people ON people.id = person_podcasts.person
                   WHERE podcast = ? ORDER BY person_podcasts.appearances DESC, person LIMIT ?";
        self.rows(sql, params![podcast.0.as_bytes(), to_signed(limit)], record)
    }

    /// Returns the people of an episode, most appearances anywhere first.
    pub fn people_of_episode(&self, episode: EpisodeId, limit: usize) -> Result<Vec<PersonRecord>, CatalogError> {
        let sql = "SELECT record FROM appearances JOIN people ON people.id = appearances.person
                   WHERE episode = ? ORDER BY people.appearances DESC, people.id LIMIT ?";
        self.rows(sql, params![episode.0.as_bytes(), to_signed(limit)], record)
    }

    /// Returns a person; `None` when nobody has the slug.
    pub fn person(&self, slug: &str) -> Result<Option<PersonRecord>, CatalogError> {
        self.record_of("SELECT record FROM people WHERE slug = ?", slug)
    }

    /// Returns appearances of a person, newest first.
    pub fn appearances(&self, slug: &str, skip: usize, limit: usize) -> Result<Vec<AppearanceRecord>, CatalogError> {
        let sql = "SELECT appearances.* FROM appearances
                   WHERE person = (SELECT id FROM people WHERE slug = ?1) AND position >= ?2
                   ORDER BY position LIMIT ?3";
        self.rows(sql, params![slug, to_signed(skip), to_signed(limit)], appearance)
    }
}

fn appearance(row: &Row<'_>) -> rusqlite::Result<AppearanceRecord> {
    Ok(AppearanceRecord {
        episode: episode_id(row, "episode")?,
        podcast: podcast_id(row, "podcast")?,
        kind: parsed(&row.get::<_, String>("kind")?, AppearanceKind::parse)?,
        confidence: confidence(row)?,
        published_at: time(row, "published_at")?,
        name: row.get("name")?,
    })
}
