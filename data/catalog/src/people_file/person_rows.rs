//! Rows of people's credits: which URLs are personal, and all credits of one name after the other.

use super::credit_rows::{CreditRows, READING};
use crate::columns::BatchReader;
use crate::error::{CatalogError, DbContext as _};
use duckdb::arrow::record_batch::RecordBatch;
use duckdb::params;
use earshot_model::AppearanceKind;
use earshot_model::people::{CreditedAppearance, MAX_APPEARANCES, UrlNames, is_full_name, names_of_personal_url};
use std::collections::HashMap;

/// Name keys that personal URLs join. A chain of more is left apart.
const MAX_JOINED_NAMES: usize = 1_000;

/// URLs that no episode links to two names, with their names.
const URLS_SQL: &str = "
    WITH linked AS (SELECT compared_url AS url, episode_id, key FROM credited_people WHERE compared_url <> ''),
         crowded AS (SELECT url FROM linked GROUP BY url, episode_id HAVING count(DISTINCT key) > 1)
    SELECT url, key, count(*) AS credits FROM linked ANTI JOIN crowded USING (url) GROUP BY url, key
    ORDER BY url, credits DESC, key";

const SORTED_SQL: &str = "
    SELECT credited.*, personal.url IS NOT NULL AS personal, coalesce(joined.name, credited.key) AS joined_name
    FROM credited_people credited
    LEFT JOIN personal_urls personal ON personal.url = credited.compared_url AND personal.key = credited.key
    LEFT JOIN joined_names joined ON joined.key = credited.key
    ORDER BY joined_name, podcast_id, published_at DESC NULLS LAST, episode_id";

impl CreditRows {
    /// Calls `visit` with all credits of each name, in the order of the names' keys.
    pub(super) fn visit_names(
        &self,
        mut visit: impl FnMut(Vec<CreditedAppearance>) -> Result<(), CatalogError>,
    ) -> Result<(), CatalogError> {
        self.find_personal_urls()?;
        let mut statement = self.connection.prepare(SORTED_SQL).context(READING)?;
        let mut name = String::new();
        let mut credits: Vec<CreditedAppearance> = Vec::new();
        for batch in statement.stream_arrow([]).context(READING)? {
            for (joined_name, credit) in read_batch(&batch)? {
                if joined_name != name {
                    name = joined_name;
                    if !credits.is_empty() {
                        visit(std::mem::take(&mut credits))?;
                    }
                }
                if credits.len() < MAX_APPEARANCES && is_full_name(&credit.key) {
                    credits.push(credit);
                }
            }
        }
        if credits.is_empty() { Ok(()) } else { visit(credits) }
    }

    /// Fills `personal_urls`, and `joined_names` with the names that a personal URL joins.
    fn find_personal_urls(&self) -> Result<(), CatalogError> {
        let tables = "CREATE TEMP TABLE personal_urls (url VARCHAR, key VARCHAR);
                      CREATE TEMP TABLE joined_names (key VARCHAR, name VARCHAR)";
        self.connection.execute_batch(tables).context(READING)?;
        let mut joined = JoinedNames::default();
        {
            let personal = self.connection.appender_to_catalog_and_db("personal_urls", "temp", "main");
            let mut personal = personal.context(READING)?;
            let mut statement = self.connection.prepare(URLS_SQL).context(READING)?;
            let mut url = String::new();
            let mut names = UrlNames { names: Vec::new(), most_in_an_episode: 1 };
            let mut finish = |url: &str, names: &mut UrlNames| -> Result<(), CatalogError> {
                let keys = names_of_personal_url(names);
                names.names.clear();
                for key in &keys {
                    personal.append_row(params![url, key]).context(READING)?;
                }
                joined.join(&keys);
                Ok(())
            };
            for batch in statement.stream_arrow([]).context(READING)? {
                let columns = BatchReader::new("credits", &batch);
                let (urls, keys, credits) = (columns.text("url")?, columns.text("key")?, columns.int("credits")?);
                for row in 0..batch.num_rows() {
                    let next = urls.required(row)?;
                    if next != url {
                        finish(&url, &mut names)?;
                        url = next;
                    }
                    names.names.push((keys.required(row)?, credits.required(row)?.unsigned_abs()));
                }
            }
            finish(&url, &mut names)?;
            personal.flush().context(READING)?;
        }
        let mut names = self.connection.appender_to_catalog_and_db("joined_names", "temp", "main").context(READING)?;
        for (key, name) in joined.names() {
            names.append_row(params![key, name]).context(READING)?;
        }
        names.flush().context(READING)
    }
}

/// Name keys that belong together, with one of them for all.
#[derive(Default)]
struct JoinedNames {
    /// The number of the set of each key.
    sets: HashMap<String, usize>,
    keys: Vec<Vec<String>>,
}

impl JoinedNames {
    fn join(&mut self, keys: &[String]) {
        let [first, others @ ..] = keys else { return };
        for other in others {
            let (one, other) = (self.set_of(first), self.set_of(other));
            if one != other && self.keys[one].len() + self.keys[other].len() <= MAX_JOINED_NAMES {
                let (small, large) =
                    if self.keys[one].len() < self.keys[other].len() { (one, other) } else { (other, one) };
                let moved = std::mem::take(&mut self.keys[small]);
                for key in &moved {
                    self.sets.insert(key.clone(), large);
                }
                self.keys[large].extend(moved);
            }
        }
    }

    fn set_of(&mut self, key: &str) -> usize {
        if let Some(set) = self.sets.get(key) {
            return *set;
        }
        self.keys.push(vec![key.to_owned()]);
        self.sets.insert(key.to_owned(), self.keys.len() - 1);
        self.keys.len() - 1
    }

    /// Returns each key with the first key of its set.
    fn names(&self) -> impl Iterator<Item = (&String, &String)> {
        self.keys
            .iter()
            .filter_map(|keys| Some((keys, keys.iter().min()?)))
            .flat_map(|(keys, name)| keys.iter().map(move |key| (key, name)))
    }
}

fn read_batch(batch: &RecordBatch) -> Result<Vec<(String, CreditedAppearance)>, CatalogError> {
    let columns = BatchReader::new("credits", batch);
    columns!(
        columns,
        text(podcast_id, episode_id, key, name, kind, profession, organization, image_url, url, others),
        text(topics, joined_name),
        float(confidence),
        time(published_at),
        flag(personal),
    );
    (0..batch.num_rows())
        .map(|row| {
            #[expect(clippy::cast_possible_truncation, reason = "a share with two digits")]
            let confidence = confidence.get(row).unwrap_or(0.0) as f32;
            let appearance = CreditedAppearance {
                podcast: podcast_id.parsed(row)?,
                episode: episode_id.parsed(row)?,
                key: key.required(row)?,
                name: name.required(row)?,
                kind: kind.parse_with(row, AppearanceKind::parse)?,
                confidence,
                published_at: published_at.get(row)?,
                profession: profession.get(row),
                organization: organization.get(row),
                image_url: image_url.get(row),
                url: url.get(row),
                is_url_personal: personal.get(row).unwrap_or(false),
                others: split_lines(others.get(row)),
                topics: split_lines(topics.get(row)),
            };
            Ok((joined_name.required(row)?, appearance))
        })
        .collect()
}

pub(super) fn split_lines(text: Option<String>) -> Vec<String> {
    text.iter().flat_map(|text| text.split('\n')).filter(|line| !line.is_empty()).map(str::to_owned).collect()
}
