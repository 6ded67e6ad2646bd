//! Podcasts that administrators of the installation ignore: searches leave them out, and their pages show the
//! reason (spec 3, `ignore`).

use crate::entities::ignored_podcasts::{Column, Entity, Model};
use crate::prelude::*;
use earshot_model::PodcastId;

/// Most ignored podcasts. Each search looks up each of them once.
pub const MAX_IGNORED_PODCASTS: u64 = 1_000;

/// A podcast that is ignored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IgnoredPodcast {
    pub podcast: PodcastId,
    /// As it was when the podcast was ignored.
    pub slug: String,
    pub title: String,
    /// Why, as the podcast shows it.
    pub reason: String,
    pub ignored_at: Timestamp,
}

impl Db {
    /// Ignores a podcast, or changes the reason. `None` when as many are ignored as can be.
    pub async fn ignore_podcast(
        &self,
        podcast: IgnoredPodcast,
        ignored_by: Uuid,
    ) -> Result<Option<IgnoredPodcast>, DbError> {
        let row = Model {
            podcast_id: podcast.podcast.0,
            podcast_slug: podcast.slug,
            podcast_title: podcast.title,
            reason: podcast.reason,
            ignored_by: Some(ignored_by),
            ignored_at: self.now(),
        };
        self.write_keeping_caches(work!(|transaction| {
            let others = Entity::find().filter(Column::PodcastId.ne(row.podcast_id));
            if others.count(transaction).await? >= MAX_IGNORED_PODCASTS {
                return Ok(None);
            }
            let replaced =
                [Column::PodcastSlug, Column::PodcastTitle, Column::Reason, Column::IgnoredBy, Column::IgnoredAt];
            Entity::insert(row.clone().into_active_model())
                .on_conflict(OnConflict::column(Column::PodcastId).update_columns(replaced).to_owned())
                .exec_without_returning(transaction)
                .await?;
            Ok(Some(from_row(row)))
        }))
        .await
    }

    /// Shows a podcast again. Returns false when it was not ignored.
    pub async fn stop_ignoring_podcast(&self, podcast: PodcastId) -> Result<bool, DbError> {
        Ok(self.delete_rows(Entity::delete_many().filter(Column::PodcastId.eq(podcast.0))).await? > 0)
    }

    /// Returns the ignored podcasts, newest first.
    pub async fn ignored_podcasts(&self) -> Result<Vec<IgnoredPodcast>, DbError> {
        let rows = Entity::find()
            .order_by_desc(Column::IgnoredAt)
            .order_by_desc(Column::PodcastId)
            .limit(MAX_IGNORED_PODCASTS)
            .all(&self.reader)
            .await?;
        Ok(rows.into_iter().map(from_row).collect())
    }
}

fn from_row(row: Model) -> IgnoredPodcast {
    IgnoredPodcast {
        podcast: PodcastId(row.podcast_id),
        slug: row.podcast_slug,
        title: row.podcast_title,
        reason: row.reason,
        ignored_at: row.ignored_at.into(),
    }
}
