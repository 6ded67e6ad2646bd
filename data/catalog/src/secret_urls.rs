//! Hides passwords and tokens of private feeds in rows that are exported to a generation.
//!
//! A feed whose own URL has a secret is private: its episodes and links have secrets too. In other feeds such parameters
//! are public, and media would not play without them.

use crate::columns::BatchBuilder;
use crate::error::{CatalogError, DbContext as _};
use crate::writer::UnitOfWork;
use earshot_model::hide_secrets;
use serde_json::Value;

const ERROR_CONTEXT: &str = "cannot hide the secrets of private feeds";

/// Replaces every URL in the texts of a temporary table by its public form.
pub(crate) fn hide_in_table(unit: &UnitOfWork<'_>, table: &str) -> Result<(), CatalogError> {
    for (column, data_type) in text_columns(unit, table)? {
        let is_json = data_type == "JSON";
        let hide = |text: String| {
            let hidden = if is_json { hide_in_json(&text)? } else { hide_secrets(&text).into_owned() };
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
fn hide_in_json(json: &str) -> Option<String> {
    let mut value: Value = serde_json::from_str(json).ok()?;
    hide_in_value(&mut value);
    Some(value.to_string())
}

fn hide_in_value(value: &mut Value) {
    match value {
        Value::String(text) => *text = hide_secrets(text).into_owned(),
        Value::Array(values) => values.iter_mut().for_each(hide_in_value),
        Value::Object(fields) => fields.values_mut().for_each(hide_in_value),
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn secrets_in_json_are_hidden_beside_escapes() {
        let json =
            r#"{"html":"<a href=\"https://a.example/?token=5\">x</a>\nhttps://b.example/?key=7","n":[1.5,null]}"#;
        let expected = r#"{"html":"<a href=\"https://a.example/?token=hidden\">x</a>\nhttps://b.example/?key=hidden","n":[1.5,null]}"#;
        assert_eq!(hide_in_json(json).as_deref(), Some(expected));
    }
}
