//! The formats of a sheet.

use earshot_model::export::ExportFormat;

/// A format of a sheet: those of podcasts without the ones that only podcasts or large files need.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SheetFormat {
    Csv,
    Xlsx,
    Json,
}

impl SheetFormat {
    pub const ALL: [Self; 3] = [Self::Csv, Self::Xlsx, Self::Json];

    /// The format of its name.
    #[must_use]
    pub fn parse(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|format| format.as_export_format().as_str() == name)
    }

    /// The same format among those of podcasts, which has its name and media type.
    #[must_use]
    pub fn as_export_format(self) -> ExportFormat {
        match self {
            Self::Csv => ExportFormat::Csv,
            Self::Xlsx => ExportFormat::Xlsx,
            Self::Json => ExportFormat::Json,
        }
    }
}
