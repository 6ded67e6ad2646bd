//! The formats in which transcripts are downloaded.

use earshot_model::transcript::TranscriptExportFormat;

/// Spec 5: vtt or txt, default txt. The contract adds a format with one cue per sentence.
pub const DOWNLOAD_FORMATS: [TranscriptExportFormat; 3] =
    [TranscriptExportFormat::Txt, TranscriptExportFormat::Vtt, TranscriptExportFormat::VttSentences];

/// The format's name on the wire.
pub fn format_name(format: TranscriptExportFormat) -> &'static str {
    if format == TranscriptExportFormat::VttSentences { "sentence-vtt" } else { format.as_str() }
}
