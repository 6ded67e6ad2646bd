//! `earshot app-db`: copies the app database.

use crate::args::{AppArgs, AppDbCommand};
use crate::context::Context;
use crate::failure::{CommandResult, Failure};
use crate::output::{format_count, group_digits};
use crate::serve_sources::{block_on, database_url, to_database_failure};
use earshot_app::{CopiedTable, CopyError, export_database, import_database};
use std::path::Path;

pub fn run(context: &Context, command: &AppDbCommand) -> CommandResult {
    match command {
        AppDbCommand::Export { file, app } => export(context, app, file),
        AppDbCommand::Import { file, app } => import(context, app, file),
    }
}

fn export(context: &Context, app: &AppArgs, file: &Path) -> CommandResult {
    let url = database_url(context, app);
    let copied = block_on(export_database(&url, file, |table| report_table(context, table)))?.map_err(to_failure)?;
    print_copied(context, "exported", &copied)
}

fn import(context: &Context, app: &AppArgs, file: &Path) -> CommandResult {
    let url = database_url(context, app);
    let copied = block_on(import_database(file, &url, |table| report_table(context, table)))?.map_err(to_failure)?;
    context.print_notice(&format!(
        "files of guest profiles are not in the database: copy the folder {} too",
        context.data.guest_files().display()
    ));
    print_copied(context, "imported", &copied)
}

fn report_table(context: &Context, table: &CopiedTable) {
    if table.checksum.rows > 0 {
        context.print_notice(&format!("{}  {}: {}", table.checksum, table.name, group_digits(table.checksum.rows)));
    }
}

fn print_copied(context: &Context, verb: &str, copied: &[CopiedTable]) -> CommandResult {
    let rows: u64 = copied.iter().map(|table| table.checksum.rows).sum();
    let tables: Vec<_> = copied
        .iter()
        .map(|table| {
            serde_json::json!({
                "name": table.name, "rows": table.checksum.rows, "checksum": table.checksum.to_string(),
            })
        })
        .collect();
    context.print_result(&serde_json::json!({ "rows": rows, "tables": tables }), || {
        format!(
            "{verb} {} of {}; every row was read back and compared",
            format_count(rows, "row"),
            format_count(copied.len() as u64, "table")
        )
    })
}

fn to_failure(error: CopyError) -> Failure {
    let advice = match &error {
        CopyError::OldSource { .. } => Some(
            "open it once with this version, which migrates it: `earshot users mails --app-database sqlite://FILE`",
        ),
        CopyError::NotEmpty(_) => Some("import into a new database: one in which no server has been started"),
        _ => None,
    };
    let failure = match error {
        CopyError::Database(error) => to_database_failure(error),
        error if error.is_caused_by_input() => Failure::input(error),
        error => Failure::internal(error),
    };
    match advice {
        Some(advice) => failure.with_advice(advice),
        None => failure,
    }
}
