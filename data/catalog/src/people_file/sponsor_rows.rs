//! Rows of sponsors' credits: all reads of one sponsor after the other.

use super::credit_rows::{CreditRows, READING};
use super::person_rows::split_lines;
use crate::columns::BatchReader;
use crate::error::{CatalogError, DbContext as _};
use duckdb::arrow::record_batch::RecordBatch;
use earshot_model::SponsorKind;
use earshot_model::sponsors::SponsorRead;

/// Reads of one sponsor that are kept, the newest ones.
const MAX_READS: usize = 100_000;

impl CreditRows {
    /// Calls `visit` with the reads of each sponsor, in the order of the sponsors' keys.
    pub(super) fn visit_sponsors(
        &self,
        mut visit: impl FnMut(Vec<SponsorRead>) -> Result<(), CatalogError>,
    ) -> Result<(), CatalogError> {
        let sql = "SELECT * FROM credited_sponsors WHERE key <> ''
                   ORDER BY key, published_at DESC NULLS LAST, episode_id";
        let mut statement = self.connection.prepare(sql).context(READING)?;
        let mut key = String::new();
        let mut reads: Vec<SponsorRead> = Vec::new();
        for batch in statement.stream_arrow([]).context(READING)? {
            for (next, read) in read_batch(&batch)? {
                if next != key {
                    key = next;
                    if !reads.is_empty() {
                        visit(std::mem::take(&mut reads))?;
                    }
                }
                if reads.len() < MAX_READS {
                    reads.push(read);
                }
            }
        }
        if reads.is_empty() { Ok(()) } else { visit(reads) }
    }
}

fn read_batch(batch: &RecordBatch) -> Result<Vec<(String, SponsorRead)>, CatalogError> {
    let columns = BatchReader::new("credits", batch);
    columns!(
        columns,
        text(podcast_id, episode_id, key, name, kind, snippet, urls, coupon_codes, topics),
        float(confidence),
        flag(is_host_read),
        time(published_at),
    );
    (0..batch.num_rows())
        .map(|row| {
            #[expect(clippy::cast_possible_truncation, reason = "a share with two digits")]
            let confidence = confidence.get(row).unwrap_or(0.0) as f32;
            let read = SponsorRead {
                podcast: podcast_id.parsed(row)?,
                episode: episode_id.parsed(row)?,
                name: name.required(row)?,
                kind: kind.parse_with(row, SponsorKind::parse)?,
                confidence,
                published_at: published_at.get(row)?,
                snippet: snippet.get(row),
                is_host_read: is_host_read.get(row),
                urls: split_lines(urls.get(row)),
                coupon_codes: split_lines(coupon_codes.get(row)),
                categories: split_lines(topics.get(row)),
            };
            Ok((key.required(row)?, read))
        })
        .collect()
}
