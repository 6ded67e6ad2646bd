//! Stores and reads relevancy reviews.

use crate::entities::relevancy_reviews::{Column, Entity, Model};
use crate::list_rows::{IDS_PER_QUERY, lock_project};
use crate::prelude::*;
use earshot_model::PodcastId;
use sea_orm::FromQueryResult;
use serde_json::Value;
use std::collections::HashMap;

/// A stored review.
#[derive(Clone, Debug, PartialEq)]
pub struct RelevancyReviewRow {
    /// The id under which the catalog has the podcast.
    pub podcast: PodcastId,
    /// 1 to 5.
    pub rating: u8,
    /// 0 to 100.
    pub score: u8,
    /// The whole review as JSON.
    pub review: Value,
    /// What produced the review (rules or a model), as JSON.
    pub made_with: Value,
    pub versions: ReviewedVersions,
    pub made_at: Timestamp,
}

/// The versions that were reviewed. When one of them changes, the review is stale.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReviewedVersions {
    /// The guest of the project and its version.
    pub guest: Option<(Uuid, i64)>,
    /// The version of the project.
    pub project: i64,
    /// The state of the podcast in the catalog.
    pub podcast: String,
}

impl RelevancyReviewRow {
    fn from_row(row: Model) -> Self {
        Self {
            podcast: PodcastId(row.podcast_id),
            rating: u8::try_from(row.rating).unwrap_or(1),
            score: u8::try_from(row.score).unwrap_or(0),
            review: row.review,
            made_with: row.made_with,
            versions: ReviewedVersions {
                guest: row.guest_profile_id.zip(row.guest_version),
                project: row.project_version,
                podcast: row.podcast_version,
            },
            made_at: row.made_at.into(),
        }
    }
}

impl Db {
    /// Returns the reviews of podcasts for a project of the account's team. Podcasts without one are missing.
    pub async fn relevancy_reviews(
        &self,
        account: &Account,
        project: Uuid,
        podcasts: &[PodcastId],
    ) -> Result<HashMap<PodcastId, RelevancyReviewRow>, DbError> {
        let mut reviews = HashMap::new();
        for chunk in podcasts.chunks(IDS_PER_QUERY) {
            let query = Entity::find()
                .filter(Column::ProjectId.eq(project))
                .filter(Column::TeamId.eq(account.team_id))
                .filter(Column::PodcastId.is_in(chunk.iter().map(|podcast| podcast.0)));
            let rows = query.all(&self.reader).await?.into_iter().map(RelevancyReviewRow::from_row);
            reviews.extend(rows.map(|review| (review.podcast, review)));
        }
        Ok(reviews)
    }

    /// Stores a review of a podcast for a project of the account's team, in place of the former one.
    ///
    /// # Errors
    /// When the project does not exist, or the database fails.
    pub async fn store_relevancy_review(
        &self,
        account: &Account,
        project: Uuid,
        review: RelevancyReviewRow,
    ) -> Result<(), DbError> {
        let account = account.clone();
        let row = Model {
            project_id: project,
            podcast_id: review.podcast.0,
            team_id: account.team_id,
            rating: review.rating.into(),
            score: review.score.into(),
            review: review.review,
            made_with: review.made_with,
            guest_profile_id: review.versions.guest.map(|(guest, _)| guest),
            guest_version: review.versions.guest.map(|(_, version)| version),
            project_version: review.versions.project,
            podcast_version: review.versions.podcast,
            made_by: Some(account.user_id),
            made_at: review.made_at.into(),
        };
        self.write_keeping_caches(work!(|transaction| {
            lock_project(transaction, &account, project).await?;
            let replaced = [
                Column::Rating,
                Column::Score,
                Column::Review,
                Column::MadeWith,
                Column::GuestProfileId,
                Column::GuestVersion,
                Column::ProjectVersion,
                Column::PodcastVersion,
                Column::MadeBy,
                Column::MadeAt,
            ];
            let key = [Column::ProjectId, Column::PodcastId];
            Entity::insert(row.into_active_model())
                .on_conflict(OnConflict::columns(key).update_columns(replaced).to_owned())
                .exec_without_returning(transaction)
                .await?;
            Ok(())
        }))
        .await
    }
}

/// The rating of a listed podcast.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RelevancyRating {
    /// 1 to 5.
    pub rating: u8,
    /// 0 to 100.
    pub score: u8,
    pub versions: ReviewedVersions,
    pub made_at: Timestamp,
}

/// The columns of a rating.
#[derive(Debug, FromQueryResult)]
struct RatingRow {
    project_id: Uuid,
    podcast_id: Uuid,
    rating: i32,
    score: i32,
    guest_profile_id: Option<Uuid>,
    guest_version: Option<i64>,
    project_version: i64,
    podcast_version: String,
    made_at: EpochMillis,
}

impl Db {
    /// Returns the ratings of podcasts for projects of the account's team, without their reviews, by project and
    /// podcast.
    pub async fn relevancy_ratings(
        &self,
        account: &Account,
        projects: &[Uuid],
        podcasts: &[PodcastId],
    ) -> Result<HashMap<(Uuid, PodcastId), RelevancyRating>, DbError> {
        let mut ratings = HashMap::new();
        for chunk in podcasts.chunks(IDS_PER_QUERY) {
            let rows = Entity::find()
                .select_only()
                .columns([Column::ProjectId, Column::PodcastId, Column::Rating, Column::Score, Column::MadeAt])
                .columns([Column::GuestProfileId, Column::GuestVersion, Column::ProjectVersion, Column::PodcastVersion])
                .filter(Column::TeamId.eq(account.team_id))
                .filter(Column::ProjectId.is_in(projects.iter().take(IDS_PER_QUERY).copied()))
                .filter(Column::PodcastId.is_in(chunk.iter().map(|podcast| podcast.0)))
                .into_model::<RatingRow>()
                .all(&self.reader)
                .await?;
            ratings.extend(rows.into_iter().map(|row| {
                let rating = RelevancyRating {
                    rating: u8::try_from(row.rating).unwrap_or(1),
                    score: u8::try_from(row.score).unwrap_or(0),
                    versions: ReviewedVersions {
                        guest: row.guest_profile_id.zip(row.guest_version),
                        project: row.project_version,
                        podcast: row.podcast_version,
                    },
                    made_at: row.made_at.into(),
                };
                ((row.project_id, PodcastId(row.podcast_id)), rating)
            }));
        }
        Ok(ratings)
    }
}
