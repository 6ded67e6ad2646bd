//! Why a file could not be written.

/// A failure of a writer.
#[derive(Debug, thiserror::Error)]
pub enum WriteError {
    #[error("temporary file of an export")]
    File(#[from] std::io::Error),
    #[error("CSV of an export")]
    Csv(#[from] csv::Error),
    #[error("JSON of an export")]
    Json(#[from] serde_json::Error),
    #[error("OPML of an export")]
    Opml(#[source] std::io::Error),
    #[error("workbook of an export")]
    Xlsx(#[from] rust_xlsxwriter::XlsxError),
    #[error("Parquet file of an export")]
    Parquet(#[from] parquet::errors::ParquetError),
}
