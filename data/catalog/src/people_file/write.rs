//! Builds the file.

use super::credit_rows::CreditRows;
use super::file::{PeopleFile, to_signed};
use super::{PEOPLE_FILE, schema};
use crate::error::{CatalogError, IoContext as _};
use crate::generation::{Generation, PartialGeneration};
use crate::generation_database::GenerationDatabase;
use crate::writer::CatalogOptions;
use chrono::TimeDelta;
use earshot_model::people::{JoinedPerson, PersonRecord, SlugNamer, join_people};
use earshot_model::sponsors::sum_up_sponsor;
use earshot_model::{PodcastId, Timestamp};
use rusqlite::{Connection, params};
use std::fs;
use std::path::Path;
use uuid::Uuid;

const DOING: &str = "cannot write the people of the generation";
/// Below this size the file is built for each generation, so that users who try the product see it change.
const MAX_PODCASTS_FOR_REBUILD: u64 = 100_000;

/// What was found.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PeopleCounts {
    pub people: u64,
    pub sponsors: u64,
}

impl PartialGeneration {
    /// Builds the people and sponsors of the generation. For a large catalog this happens at most once a day; until
    /// then the generation shares the file of the served one, and the result is `None`.
    ///
    /// # Errors
    /// When the tables cannot be read or the file cannot be written.
    pub fn write_people(
        &self,
        podcasts: u64,
        served: Option<&Generation>,
        options: &CatalogOptions,
        now: Timestamp,
    ) -> Result<Option<PeopleCounts>, CatalogError> {
        let file = self.path.join(PEOPLE_FILE);
        // A build that was killed may have left one.
        remove_if_there(&file)?;
        if podcasts > MAX_PODCASTS_FOR_REBUILD
            && let Some(served) = served
            && is_recent(served, now)
        {
            fs::hard_link(served.path.join(PEOPLE_FILE), &file).at("cannot link", &file)?;
            return Ok(None);
        }
        let work = self.path.join("people.work");
        if work.exists() {
            fs::remove_dir_all(&work).at("cannot remove", &work)?;
        }
        fs::create_dir_all(&work).at("cannot create", &work)?;
        // Its own database, so that its intermediate files are in the generation's folder.
        let tables = GenerationDatabase::open(&self.tables(), options)?;
        let counted = build_people_file(&tables, &work, &file, now)?;
        drop(tables);
        fs::remove_dir_all(&work).at("cannot remove", &work)?;
        Ok(Some(counted))
    }
}

fn is_recent(served: &Generation, now: Timestamp) -> bool {
    PeopleFile::open(served)
        .ok()
        .flatten()
        .and_then(|file| file.built_at().ok())
        .is_some_and(|built_at| now - built_at < TimeDelta::days(1))
}

fn remove_if_there(file: &Path) -> Result<(), CatalogError> {
    match fs::remove_file(file) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => Err(error).at("cannot remove", file),
        _ => Ok(()),
    }
}

/// Joins the credits in the tables and writes them to `file`. `work` is a folder for intermediate files.
fn build_people_file(
    tables: &GenerationDatabase,
    work: &Path,
    file: &Path,
    now: Timestamp,
) -> Result<PeopleCounts, CatalogError> {
    let rows = CreditRows::read(tables, work)?;
    let connection = Connection::open(file).map_err(to_error)?;
    connection.execute_batch(schema::CREATE).map_err(to_error)?;
    connection
        .execute("INSERT INTO about VALUES (?, ?)", params![schema::VERSION, now.timestamp()])
        .map_err(to_error)?;
    let people = write_people_rows(&rows, &connection)?;
    let sponsors = write_sponsor_rows(&rows, &connection)?;
    connection.execute_batch(schema::INDEX).map_err(to_error)?;
    connection.close().map_err(|(_, error)| to_error(error))?;
    Ok(PeopleCounts { people, sponsors })
}

fn write_people_rows(rows: &CreditRows, connection: &Connection) -> Result<u64, CatalogError> {
    let prepare = |sql: &str| connection.prepare(sql).map_err(to_error);
    let mut put_person = prepare("INSERT INTO people VALUES (?, ?, ?, ?, ?)")?;
    let mut put_appearance = prepare("INSERT INTO appearances VALUES (?, ?, ?, ?, ?, ?, ?, ?)")?;
    let mut put_podcast = prepare("INSERT INTO person_podcasts VALUES (?, ?, ?)")?;
    let mut namer = SlugNamer::default();
    let mut id = 0_i64;
    rows.visit_names(|credits| {
        let people = join_people(credits);
        let slug = |person: &JoinedPerson| {
            let anchor = person.podcasts.iter().map(|one| one.podcast).min().unwrap_or(PodcastId(Uuid::nil()));
            namer.name(&person.name, anchor.0)
        };
        let slugs: Vec<String> = people.iter().map(slug).collect();
        for (person, slug) in people.iter().zip(&slugs) {
            id += 1;
            let mut record = PersonRecord::of(person, slug.clone());
            let namesakes = person.possibly_same.iter();
            record.possibly_same = namesakes.map(|same| (slugs[same.person].clone(), same.reason.clone())).collect();
            let names: Vec<&str> = person.spellings.iter().map(|spelling| spelling.name.as_str()).collect();
            let json = serde_json::to_string(&record).expect("a record has string keys and finite numbers");
            put_person
                .execute(params![id, slug, to_signed(record.appearances), names.join("\n"), json])
                .map_err(to_error)?;
            for podcast in &person.podcasts {
                put_podcast
                    .execute(params![podcast.podcast.0.as_bytes(), podcast.appearances, id])
                    .map_err(to_error)?;
            }
            for (position, credit) in person.appearances.iter().enumerate() {
                let joined = person.podcasts.iter().find(|one| one.podcast == credit.podcast);
                // A credit is no more certain than that its podcast is about this person.
                let confidence = joined.map_or(credit.confidence, |joined| joined.confidence.min(credit.confidence));
                put_appearance
                    .execute(params![
                        id,
                        to_signed(position),
                        credit.episode.0.as_bytes(),
                        credit.podcast.0.as_bytes(),
                        credit.kind.as_str(),
                        confidence,
                        credit.published_at.map(|at| at.timestamp()),
                        credit.name
                    ])
                    .map_err(to_error)?;
            }
        }
        Ok(())
    })?;
    Ok(id.unsigned_abs())
}

fn write_sponsor_rows(rows: &CreditRows, connection: &Connection) -> Result<u64, CatalogError> {
    let prepare = |sql: &str| connection.prepare(sql).map_err(to_error);
    let mut put_sponsor = prepare("INSERT INTO sponsors VALUES (?, ?, ?, ?, ?, ?)")?;
    let mut put_read = prepare("INSERT INTO sponsor_reads VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")?;
    let mut put_podcast = prepare("INSERT INTO sponsor_podcasts VALUES (?, ?, ?)")?;
    let mut namer = SlugNamer::default();
    let mut id = 0_i64;
    rows.visit_sponsors(|mut reads| {
        let anchor = reads.iter().map(|read| read.podcast).min().unwrap_or(PodcastId(Uuid::nil()));
        let Some(record) = sum_up_sponsor(&mut reads, |name| namer.name(name, anchor.0)) else { return Ok(()) };
        id += 1;
        let json = serde_json::to_string(&record).expect("a record has string keys and finite numbers");
        put_sponsor
            .execute(params![id, record.slug, to_signed(record.episodes), record.group.as_str(), record.name, json])
            .map_err(to_error)?;
        for podcast in &record.podcasts {
            put_podcast.execute(params![podcast.podcast.0.as_bytes(), podcast.episodes, id]).map_err(to_error)?;
        }
        for (position, read) in reads.iter().enumerate() {
            put_read
                .execute(params![
                    id,
                    to_signed(position),
                    read.episode.0.as_bytes(),
                    read.podcast.0.as_bytes(),
                    read.kind.as_str(),
                    read.confidence,
                    read.published_at.map(|at| at.timestamp()),
                    read.snippet,
                    read.is_host_read,
                    read.coupon_codes.join("\n")
                ])
                .map_err(to_error)?;
        }
        Ok(())
    })?;
    Ok(id.unsigned_abs())
}

fn to_error(source: rusqlite::Error) -> CatalogError {
    CatalogError::Checks { doing: DOING, source }
}
