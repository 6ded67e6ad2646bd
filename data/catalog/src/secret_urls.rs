//! Hides passwords and tokens in rows that are exported to a generation.
//!
//! A feed whose own URL has a secret is private, and so is one with a random part in its URL that forbids directories to
//! list it. The audio of private feeds is left out: its URLs are the subscriber's. In open feeds, passwords and tokens of
//! persons are hidden; media would not play without the signatures of their files, which every reader of the feed has.

use crate::columns::BatchBuilder;
use crate::error::{CatalogError, DbContext as _};
use crate::writer::UnitOfWork;
use earshot_model::{FeedSecrets, hide_secrets_of_media};
use serde_json::Value;

const ERROR_CONTEXT: &str = "cannot hide the secrets in URLs";
/// The columns with the media of episodes. Those of private feeds are empty.
const MEDIA_COLUMNS: [&str; 2] = ["\"enclosure_url\"", "\"enclosures\""];

/// Replaces every URL in the texts of a temporary table by its public form. `secrets` are those of the private feeds.
pub(crate) fn hide_in_table(unit: &UnitOfWork<'_>, table: &str, secrets: &FeedSecrets) -> Result<(), CatalogError> {
    for (column, data_type) in text_columns(unit, table)? {
        let is_json = data_type == "JSON";
        let is_media = MEDIA_COLUMNS.contains(&column.as_str());
        let hide_urls =
            |text: &str| if is_media { hide_secrets_of_media(text) } else { secrets.hide(text) }.into_owned();
        let hide = |text: String| {
            let hidden = if is_json { hide_in_json(&text, &hide_urls)? } else { hide_urls(&text) };
            (hidden != text).then_some((text, hidden))
        };
        let texts = read_texts(
            unit,
            &format!("SELECT DISTINCT {column}::VARCHAR FROM {table} WHERE contains({column}::VARCHAR, '://')"),
        )?;
        let replaced: Vec<(String, String)> = texts.into_iter().filter_map(hide).collect();
        if replaced.is_empty() {
            continue;
        }
        let batch = BatchBuilder::new(&replaced)
            .text("before", |(before, _)| Some(before.as_str()))
            .text("public", |(_, public)| Some(public.as_str()))
            .build();
        unit.execute(ERROR_CONTEXT, "CREATE OR REPLACE TEMP TABLE replacements (before VARCHAR, public VARCHAR)")?;
        unit.stage("replacements", batch)?;
        unit.execute(
            ERROR_CONTEXT,
            &format!(
                "UPDATE {table} SET {column} = staged_replacements.public::{data_type} FROM staged_replacements
                 WHERE {table}.{column}::VARCHAR = staged_replacements.before"
            ),
        )?;
    }
    Ok(())
}

/// Returns names and types of the columns with texts.
fn text_columns(unit: &UnitOfWork<'_>, table: &str) -> Result<Vec<(String, String)>, CatalogError> {
    let sql = format!(
        "SELECT '\"' || column_name || '\"', data_type FROM duckdb_columns()
         WHERE database_name = 'temp' AND table_name = '{table}' AND data_type IN ('VARCHAR', 'JSON')
         ORDER BY column_index"
    );
    let mut statement = unit.connection.prepare(&sql).context(ERROR_CONTEXT)?;
    let rows = statement.query_map([], |row| Ok((row.get(0)?, row.get(1)?))).context(ERROR_CONTEXT)?;
    rows.collect::<Result<_, _>>().context(ERROR_CONTEXT)
}

fn read_texts(unit: &UnitOfWork<'_>, sql: &str) -> Result<Vec<String>, CatalogError> {
    let mut statement = unit.connection.prepare(sql).context(ERROR_CONTEXT)?;
    let rows = statement.query_map([], |row| row.get(0)).context(ERROR_CONTEXT)?;
    rows.collect::<Result<_, _>>().context(ERROR_CONTEXT)
}

/// Hides secrets in the texts of a JSON value. In the written form, escapes may touch a URL.
fn hide_in_json(json: &str, hide: &impl Fn(&str) -> String) -> Option<String> {
    let mut value: Value = serde_json::from_str(json).ok()?;
    hide_in_value(&mut value, hide);
    Some(value.to_string())
}

fn hide_in_value(value: &mut Value, hide: &impl Fn(&str) -> String) {
    match value {
        Value::String(text) => *text = hide(text),
        Value::Array(values) => values.iter_mut().for_each(|value| hide_in_value(value, hide)),
        Value::Object(fields) => fields.values_mut().for_each(|value| hide_in_value(value, hide)),
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}
