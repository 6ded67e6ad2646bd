//! The file of a list for the command line, without a request: the same bytes as those of a download.

use super::{RecordReader, read_list_items};
use earshot_api_server::prelude::*;
use earshot_app::{Db, Project};
use earshot_export::{ExportTable, ExportWriter};
use earshot_model::export::{ExportColumnGroup, ExportFormat, list_columns};
use earshot_model::project::ListedPodcastState;
use std::io::Write;
use std::sync::Arc;

/// The content of the file of a list.
#[derive(Clone, Debug)]
pub struct ListFileOptions {
    pub format: ExportFormat,
    /// Groups of columns; of them those columns that the team's plan exports.
    pub columns: Vec<ExportColumnGroup>,
    /// States of the entries; all without any.
    pub states: Vec<ListedPodcastState>,
    /// Whether CSV begins with a byte order mark.
    pub with_bom: bool,
    /// URL of the installation, for the pages of podcasts.
    pub public_url: String,
}

/// Writes a project of the account's team to a file, in chunks. Returns the number of podcasts. It is neither counted
/// nor limited by the plan.
///
/// # Errors
/// When the app database or the index cannot be read, or the file cannot be written.
pub async fn write_list_file(
    db: &Db,
    generation: &OpenGeneration,
    (account, project): (&Account, &Project),
    options: ListFileOptions,
    out: &mut (dyn Write + Send),
) -> Result<usize, ApiError> {
    let items = read_list_items(db, account, project, options.states).await?;
    let mut records = RecordReader::new(items, account.tier, &options.public_url);
    let table = ExportTable {
        title: project.name.clone(),
        columns: list_columns(&options.columns, account.tier, &project.custom_columns),
        exported_at: db.clock().now(),
    };
    match ExportWriter::new(options.format, Arc::new(table), options.with_bom).map_err(ApiError::internal)? {
        ExportWriter::Stream(mut writer) => {
            let mut bytes = Vec::new();
            writer.begin(&mut bytes).map_err(ApiError::internal)?;
            while !records.is_done() {
                writer.write(&records.read_chunk(generation)?, &mut bytes).map_err(ApiError::internal)?;
                out.write_all(&bytes).map_err(ApiError::internal)?;
                bytes.clear();
            }
            writer.end(&mut bytes).map_err(ApiError::internal)?;
            out.write_all(&bytes).map_err(ApiError::internal)?;
        }
        ExportWriter::File(mut writer) => {
            while !records.is_done() {
                writer.write(&records.read_chunk(generation)?).map_err(ApiError::internal)?;
            }
            let mut file = writer.finish().map_err(ApiError::internal)?;
            std::io::copy(&mut file, out).map_err(ApiError::internal)?;
        }
    }
    out.flush().map_err(ApiError::internal)?;
    Ok(records.item_count())
}
