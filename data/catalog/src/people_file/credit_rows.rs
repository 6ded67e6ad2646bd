//! The credits of a generation's people and sponsors, read from its tables and sorted by name.

use crate::error::{CatalogError, DbContext as _};
use crate::generation_database::GenerationDatabase;
use duckdb::Connection;
use std::path::{Path, PathBuf};

pub(super) const READING: &str = "cannot read the credits of the generation";

/// Files with one row per credit, in a folder for intermediate files.
pub(super) struct CreditRows {
    pub(super) connection: Connection,
    folder: PathBuf,
}

impl CreditRows {
    /// Reads the credits of podcasts in public feeds. `folder` is for files that outlive memory limits.
    pub(super) fn read(tables: &GenerationDatabase, folder: &Path) -> Result<Self, CatalogError> {
        let rows = Self { connection: tables.connection(), folder: folder.to_owned() };
        let spill = format!("SET temp_directory = '{}'", rows.path("spill"));
        rows.connection.execute_batch(&spill).context(READING)?;
        if !tables.tables.join("credits").exists() {
            rows.connection
                .execute_batch(
                    "CREATE TEMP TABLE live_credits (podcast_id UUID, episode_id UUID, people JSON, sponsors JSON)",
                )
                .context(READING)?;
        } else {
            rows.connection
                .execute_batch(&format!(
                    "CREATE TEMP VIEW live_credits AS
                     SELECT part.podcast_id, part.episode_id, part.people, part.sponsors
                     FROM read_parquet('{}') part
                     SEMI JOIN podcasts ON podcasts.id = part.podcast_id AND podcasts.revision = part.revision",
                    tables.part_files("credits", "*")
                ))
                .context(READING)?;
        }
        for (name, sql) in [("people", PEOPLE_SQL), ("sponsors", SPONSORS_SQL)] {
            let copy = format!("COPY ({sql}) TO '{}' (FORMAT parquet, COMPRESSION lz4)", rows.path(name));
            rows.connection.execute_batch(&copy).context(READING)?;
            let view = format!("CREATE TEMP VIEW credited_{name} AS FROM read_parquet('{}')", rows.path(name));
            rows.connection.execute_batch(&view).context(READING)?;
        }
        Ok(rows)
    }

    fn path(&self, name: &str) -> String {
        self.folder.join(name).to_string_lossy().replace('\'', "''")
    }
}

/// Hosts and guests. Lists are joined by line ends; a long cast shows little about who works with whom.
/// URLs are compared without scheme, `www.`, query and a slash at the end.
const PEOPLE_SQL: &str = r#"
    SELECT found.podcast_id::VARCHAR AS podcast_id, found.episode_id::VARCHAR AS episode_id, person.key AS key,
           person.name AS name, person.kind AS kind, person.profession AS profession,
           person.organisation AS organization, person.image_url AS image_url, person.url AS url,
           regexp_replace(regexp_replace(lower(trim(person.url)), '^[a-z]+://(www\.)?', ''), '/*([?#].*)?$', '')
               AS compared_url,
           person.confidence::DOUBLE AS confidence, others, published_at,
           array_to_string(from_json(genres, '["VARCHAR"]')[:3], chr(10)) AS topics
    FROM (
        SELECT podcast_id, episode_id, unnest(people) AS person,
               CASE WHEN len(people) <= 12 THEN array_to_string(list_transform(people, lambda one: one.key), chr(10))
                    ELSE '' END AS others
        FROM (
            SELECT podcast_id, episode_id, list_filter(
                       from_json(people, '[{"key":"VARCHAR","name":"VARCHAR","kind":"VARCHAR","profession":"VARCHAR",
                                            "organisation":"VARCHAR","image_url":"VARCHAR","url":"VARCHAR",
                                            "confidence":"DOUBLE"}]'),
                       lambda one: one.kind IN ('host', 'guest')) AS people
            FROM live_credits
        )
    ) found
    JOIN episodes ON episodes.podcast_id = found.podcast_id AND episodes.id = found.episode_id
    JOIN podcasts ON podcasts.id = found.podcast_id AND NOT podcasts.private
    WHERE episodes.gone_at IS NULL"#;

const SPONSORS_SQL: &str = r#"
    SELECT found.podcast_id::VARCHAR AS podcast_id, found.episode_id::VARCHAR AS episode_id, sponsor.name AS name,
           regexp_replace(regexp_replace(lower(strip_accents(sponsor.name)), '\.(com|org|net|io|co)$', ''),
                          '[^\pL\pN]+', '', 'g') AS key,
           sponsor.kind AS kind, sponsor.confidence::DOUBLE AS confidence, sponsor.snippet AS snippet,
           sponsor.is_host_read AS is_host_read, array_to_string(sponsor.urls[:10], chr(10)) AS urls,
           array_to_string(sponsor.coupon_codes[:10], chr(10)) AS coupon_codes, published_at,
           array_to_string(from_json(genres, '["VARCHAR"]')[:3], chr(10)) AS topics
    FROM (
        SELECT podcast_id, episode_id,
               unnest(from_json(sponsors, '[{"name":"VARCHAR","kind":"VARCHAR","confidence":"DOUBLE",
                                             "snippet":"VARCHAR","is_host_read":"BOOLEAN","urls":["VARCHAR"],
                                             "coupon_codes":["VARCHAR"]}]')) AS sponsor
        FROM live_credits
    ) found
    JOIN episodes ON episodes.podcast_id = found.podcast_id AND episodes.id = found.episode_id
    JOIN podcasts ON podcasts.id = found.podcast_id AND NOT podcasts.private
    WHERE episodes.gone_at IS NULL"#;
