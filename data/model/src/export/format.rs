//! The file formats of exports.

named! {
    /// A file format of exports. Spec 5 has csv and json; the others are additions.
    ExportFormat {
        /// RFC 4180, UTF-8.
        Csv = "csv",
        /// One array of objects.
        Json = "json",
        /// One JSON object per line.
        Ndjson = "ndjson",
        /// A workbook with one sheet.
        Xlsx = "xlsx",
        Parquet = "parquet",
        /// The feeds as a list of subscriptions. It has no columns.
        Opml = "opml",
    }
}

impl ExportFormat {
    /// The media type of the file.
    #[must_use]
    pub fn media_type(self) -> &'static str {
        match self {
            Self::Csv => "text/csv; charset=utf-8; header=present",
            Self::Json => "application/json",
            Self::Ndjson => "application/x-ndjson",
            Self::Xlsx => "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
            Self::Parquet => "application/vnd.apache.parquet",
            Self::Opml => "text/x-opml; charset=utf-8",
        }
    }

    /// The extension of the file name, without the dot.
    #[must_use]
    pub fn extension(self) -> &'static str {
        self.as_str()
    }

    /// Whether the file has columns.
    #[must_use]
    pub fn has_columns(self) -> bool {
        self != Self::Opml
    }
}
