//! Rows of `former_podcasts` and `former_episodes`, which exist in the tables of generations only.

use crate::columns::BatchReader;
use crate::error::CatalogError;
use duckdb::arrow::record_batch::RecordBatch;
use earshot_model::{EpisodeId, PodcastAliases, PodcastId};

/// One former name that redirects to a podcast.
pub(crate) struct FormerPodcastName {
    pub(crate) podcast_id: PodcastId,
    kind: String,
    value: String,
}

impl FormerPodcastName {
    /// Adds the name. Kinds from newer programs are skipped.
    pub(crate) fn add_to(self, former: &mut PodcastAliases) {
        match self.kind.as_str() {
            "id" => former.ids.extend(self.value.parse::<PodcastId>()),
            "slug" => former.slugs.push(self.value),
            "feed-url" => former.feed_urls.push(self.value),
            "guid" => former.guids.push(self.value),
            _ => {}
        }
    }
}

/// A former id and slug that redirect to an episode.
pub(crate) struct FormerEpisodeName {
    pub(crate) podcast_id: PodcastId,
    pub(crate) episode_id: EpisodeId,
    pub(crate) id: EpisodeId,
    pub(crate) slug: String,
}

pub(crate) fn podcasts_from_batch(batch: &RecordBatch) -> Result<Vec<FormerPodcastName>, CatalogError> {
    let columns = BatchReader::new("former_podcasts", batch);
    columns!(columns, text(podcast_id, kind, value));
    (0..batch.num_rows())
        .map(|row| {
            let (kind, value) = (kind.required(row)?, value.required(row)?);
            Ok(FormerPodcastName { podcast_id: podcast_id.parsed(row)?, kind, value })
        })
        .collect()
}

pub(crate) fn episodes_from_batch(batch: &RecordBatch) -> Result<Vec<FormerEpisodeName>, CatalogError> {
    let columns = BatchReader::new("former_episodes", batch);
    columns!(columns, text(podcast_id, episode_id, id, slug));
    (0..batch.num_rows())
        .map(|row| {
            Ok(FormerEpisodeName {
                podcast_id: podcast_id.parsed(row)?,
                episode_id: episode_id.parsed(row)?,
                id: id.parsed(row)?,
                slug: slug.required(row)?,
            })
        })
        .collect()
}
