//! The name of a downloaded file.

use chrono::NaiveDate;
use earshot_model::export::ExportFormat;

/// Longest descriptive part of the name, in characters.
const MAX_STEM_CHARS: usize = 80;

/// The value of `Content-Disposition`. The name has only lower-case ASCII letters, digits and hyphens, so it needs no
/// escaping and is valid in every file system.
pub fn content_disposition(stem: &str, day: NaiveDate, format: ExportFormat) -> String {
    let words: Vec<String> = stem
        .split(|letter: char| !letter.is_ascii_alphanumeric())
        .filter(|word| !word.is_empty())
        .map(str::to_ascii_lowercase)
        .collect();
    let stem: String = words.join("-").chars().take(MAX_STEM_CHARS).collect();
    let stem = if stem.is_empty() { "podcasts" } else { stem.trim_end_matches('-') };
    format!("attachment; filename=\"{stem}-{day}.{}\"", format.extension())
}
