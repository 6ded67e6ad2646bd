//! Which podcasts are due at a service that measures downloads.

use super::provider_polls::not_due_sql;
use super::secret_podcasts::is_private_feed;
use super::sql;
use crate::columns::BatchReader;
use crate::error::CatalogError;
use crate::rating_records::{PodcastToMeasure, ProviderPollFilter};
use crate::writer::Writer;

impl Writer {
    /// Returns due podcasts with a file whose URL contains `host`, ordered by id. Only episodes that are in the feed now
    /// count. Private podcasts are included, so that a poll can be recorded and they are not due forever.
    pub fn podcasts_to_measure(
        &mut self,
        host: &str,
        due: &ProviderPollFilter<'_>,
    ) -> Result<Vec<PodcastToMeasure>, CatalogError> {
        self.yield_to_waiting_writer();
        let sql = format!(
            "SELECT podcasts.id AS podcast_id, feed_url, podcasts.guid AS guid, media_url,
                    coalesce(json_extract_string(namespace, '$.blocked') = 'true', false) AS blocked
             FROM podcasts JOIN (
                 SELECT podcast_id, coalesce(arg_max(enclosure_url, published_at), min(enclosure_url)) AS media_url
                 FROM episodes WHERE gone_at IS NULL AND contains(lower(enclosure_url), {}) GROUP BY podcast_id
             ) media ON media.podcast_id = podcasts.id
             ANTI JOIN ({}) asked ON asked.subject = podcasts.id::VARCHAR
             ORDER BY podcasts.id LIMIT {}",
            sql::text_literal(host),
            not_due_sql(due),
            due.limit
        );
        let mut found = Vec::new();
        for batch in &self.query_batches(&sql, "cannot list the podcasts whose downloads are measured")? {
            let columns = BatchReader::new("podcasts", batch);
            let (podcast_id, feed_url) = (columns.text("podcast_id")?, columns.text("feed_url")?);
            let (guid, media_url) = (columns.text("guid")?, columns.text("media_url")?);
            let blocked = columns.flag("blocked")?;
            for row in 0..batch.num_rows() {
                let feed_url = feed_url.required(row)?;
                found.push(PodcastToMeasure {
                    podcast_id: podcast_id.parsed(row)?,
                    is_private: is_private_feed(&feed_url, blocked.required(row)?),
                    feed_url,
                    guid: guid.get(row),
                    media_url: media_url.required(row)?,
                });
            }
        }
        Ok(found)
    }
}
