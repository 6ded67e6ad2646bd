//! Lists the podcasts of an export whose URLs have secrets.

use super::sql;
use crate::columns::BatchReader;
use crate::error::{CatalogError, DbContext as _};
use crate::writer::UnitOfWork;
use earshot_model::{FeedSecrets, has_random_part, has_secret, hide_secrets, hide_secrets_of_media};
use std::borrow::Cow;
use std::collections::BTreeSet;

/// Rows per statement.
const ROWS_PER_STATEMENT: usize = 1000;

/// Stores the URLs of private feeds among the changed podcasts in the temporary table `secret_urls`, and returns their
/// secrets.
pub(super) fn list_secret_urls(unit: &UnitOfWork<'_>) -> Result<FeedSecrets, CatalogError> {
    let doing = "cannot list the private feeds";
    unit.execute(doing, "CREATE OR REPLACE TEMP TABLE secret_urls (podcast_id UUID, url VARCHAR)")?;
    let urls = "SELECT podcast_id::VARCHAR AS podcast_id, url, blocked FROM changed JOIN (
                    SELECT id AS podcast_id, feed_url AS url,
                           coalesce(json_extract_string(namespace, '$.blocked') = 'true', false) AS blocked
                    FROM podcasts
                    UNION ALL SELECT podcast_id, url, false FROM feed_aliases
                ) USING (podcast_id)";
    let mut secrets = FeedSecrets::default();
    let mut found = Vec::new();
    let mut statement = unit.connection.prepare(urls).context(doing)?;
    for batch in statement.stream_arrow([]).context(doing)? {
        let columns = BatchReader::new("podcasts", &batch);
        let (podcast_id, url) = (columns.text("podcast_id")?, columns.text("url")?);
        let blocked = columns.flag("blocked")?;
        for row in 0..batch.num_rows() {
            let url = url.required(row)?;
            if is_private_feed(&url, blocked.required(row)?) {
                secrets.add(&url);
                found.push(format!("('{}', {})", podcast_id.required(row)?, sql::text_literal(&url)));
            }
        }
    }
    drop(statement);
    insert_rows(unit, doing, "secret_urls", &found)?;
    Ok(secrets)
}

/// Whether the URL of a feed is its subscriber's. A random part is usually a public id, but feeds of subscribers forbid
/// directories to list them (`blocked`).
pub(super) fn is_private_feed(url: &str, blocked: bool) -> bool {
    has_secret(url) || (blocked && has_random_part(url))
}

/// Stores the changed podcasts whose rows have secrets in the temporary table `podcasts_to_mask`: private feeds, and those
/// whose links or media have passwords or tokens of persons.
pub(super) fn list_podcasts_to_mask(unit: &UnitOfWork<'_>) -> Result<(), CatalogError> {
    let doing = "cannot list the podcasts whose links have secrets";
    let urls =
        "SELECT podcast_id::VARCHAR AS podcast_id, link, other_link, media, links, enclosures FROM changed JOIN (
                    SELECT id AS podcast_id, website_url AS link, funding_url AS other_link, NULL AS media,
                           NULL AS links, NULL AS enclosures
                    FROM podcasts
                    UNION ALL
                    SELECT podcast_id, web_url, chapters_url, enclosure_url,
                           nullif(transcript_links::VARCHAR, '[]'), nullif(enclosures::VARCHAR, '[]')
                    FROM episodes
                ) USING (podcast_id)";
    let mut found = BTreeSet::new();
    let mut statement = unit.connection.prepare(urls).context(doing)?;
    for batch in statement.stream_arrow([]).context(doing)? {
        let columns = BatchReader::new("episodes", &batch);
        let podcast_id = columns.text("podcast_id")?;
        let links = [columns.text("link")?, columns.text("other_link")?, columns.text("links")?];
        let media = [columns.text("media")?, columns.text("enclosures")?];
        for row in 0..batch.num_rows() {
            let has_secret_link =
                links.iter().filter_map(|links| links.get(row)).any(|text| hides(&text, hide_secrets));
            let has_secret_media =
                || media.iter().filter_map(|it| it.get(row)).any(|text| hides(&text, hide_secrets_of_media));
            if has_secret_link || has_secret_media() {
                found.insert(format!("('{}')", podcast_id.required(row)?));
            }
        }
    }
    drop(statement);
    unit.execute(
        doing,
        "CREATE OR REPLACE TEMP TABLE podcasts_to_mask AS SELECT DISTINCT podcast_id FROM secret_urls",
    )?;
    insert_rows(unit, doing, "podcasts_to_mask", &Vec::from_iter(found))
}

/// Whether hiding changes the text.
fn hides(text: &str, hide: fn(&str) -> Cow<'_, str>) -> bool {
    matches!(hide(text), Cow::Owned(_))
}

fn insert_rows(unit: &UnitOfWork<'_>, doing: &'static str, table: &str, rows: &[String]) -> Result<(), CatalogError> {
    for rows in rows.chunks(ROWS_PER_STATEMENT) {
        unit.execute(doing, &format!("INSERT INTO {table} VALUES {}", rows.join(", ")))?;
    }
    Ok(())
}
