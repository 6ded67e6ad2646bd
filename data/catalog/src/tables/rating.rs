//! Rows of `ratings`, `reviews`, `social_profiles` and `provider_polls`.

use crate::columns::{BatchBuilder, BatchReader};
use crate::error::CatalogError;
use crate::rating_records::ProviderPoll;
use duckdb::arrow::array::{Int64Array, TimestampMicrosecondArray};
use duckdb::arrow::record_batch::RecordBatch;
use earshot_model::PodcastId;
use earshot_model::chart::ChartCountry;
use earshot_model::rating::{Rating, RatingPlatform, Review, SocialProfile};

fn country_code(country: &Option<ChartCountry>) -> &str {
    country.as_ref().map_or("", ChartCountry::as_str)
}

pub(crate) fn to_batch(rows: &[(PodcastId, Rating)]) -> RecordBatch {
    BatchBuilder::new(rows)
        .display("podcast_id", |(id, _)| id)
        .text("platform", |(_, rating)| Some(rating.platform.as_str()))
        .text("country", |(_, rating)| Some(country_code(&rating.country)))
        .display("day", |(_, rating)| rating.captured_at.date_naive())
        .time("captured_at", |(_, rating)| Some(rating.captured_at))
        .float("average", |(_, rating)| rating.average)
        .int("ratings_count", |(_, rating)| rating.count)
        .optional_json("stars", |(_, rating)| rating.stars)
        .int("texts", |(_, rating)| rating.review_count)
        .int("plays", |(_, rating)| rating.plays)
        .int("subscribers", |(_, rating)| rating.subscribers)
        .int("downloads", |(_, rating)| rating.downloads)
        .time("measured_until", |(_, rating)| rating.measured_until)
        .build()
}

pub(crate) fn from_batch(batch: &RecordBatch) -> Result<Vec<(PodcastId, Rating)>, CatalogError> {
    let columns = BatchReader::new("ratings", batch);
    columns!(columns, text(podcast_id, platform, country), time(captured_at), float(average));
    let count = columns.int("ratings_count")?;
    columns!(columns, text(stars), int(texts, plays, subscribers));
    let downloads = columns.later::<Int64Array>("downloads")?;
    let measured_until = columns.later::<TimestampMicrosecondArray>("measured_until")?;
    (0..batch.num_rows())
        .map(|row| {
            let rating = Rating {
                platform: platform.parse_with(row, RatingPlatform::parse)?,
                country: ChartCountry::parse(&country.required(row)?),
                captured_at: captured_at.required(row)?,
                average: average.get(row),
                count: count.get(row),
                stars: stars.optional_json(row)?,
                review_count: texts.get(row),
                plays: plays.get(row),
                subscribers: subscribers.get(row),
                downloads: downloads.as_ref().and_then(|column| column.get(row)),
                measured_until: measured_until.as_ref().map_or(Ok(None), |column| column.get(row))?,
            };
            Ok((podcast_id.parsed(row)?, rating))
        })
        .collect()
}

pub(crate) fn reviews_to_batch(rows: &[(PodcastId, Review)]) -> RecordBatch {
    BatchBuilder::new(rows)
        .display("podcast_id", |(id, _)| id)
        .text("platform", |(_, review)| Some(review.platform.as_str()))
        .text("review_id", |(_, review)| Some(&review.id))
        .text("country", |(_, review)| Some(review.country.as_str()))
        .int("stars", |(_, review)| Some(i64::from(review.stars)))
        .text("title", |(_, review)| Some(&review.title))
        .text("body", |(_, review)| Some(&review.body))
        .text("author", |(_, review)| Some(&review.author))
        .time("reviewed_at", |(_, review)| review.reviewed_at)
        .time("seen_at", |(_, review)| Some(review.seen_at))
        .build()
}

pub(crate) fn reviews_from_batch(batch: &RecordBatch) -> Result<Vec<Review>, CatalogError> {
    let columns = BatchReader::new("reviews", batch);
    columns!(columns, text(platform, review_id, country, title, body, author), int(stars), time(reviewed_at, seen_at),);
    (0..batch.num_rows())
        .map(|row| {
            Ok(Review {
                platform: platform.parse_with(row, RatingPlatform::parse)?,
                id: review_id.required(row)?,
                country: country.parse_with(row, ChartCountry::parse)?,
                stars: u8::try_from(stars.required(row)?).unwrap_or(0).clamp(1, 5),
                title: title.required(row)?,
                body: body.required(row)?,
                author: author.required(row)?,
                reviewed_at: reviewed_at.get(row)?,
                seen_at: seen_at.required(row)?,
            })
        })
        .collect()
}

/// Reads reviews, each with its podcast.
pub(crate) fn reviews_by_podcast_from_batch(batch: &RecordBatch) -> Result<Vec<(PodcastId, Review)>, CatalogError> {
    let podcast_id = BatchReader::new("reviews", batch).text("podcast_id")?;
    let reviews = reviews_from_batch(batch)?;
    reviews.into_iter().enumerate().map(|(row, review)| Ok((podcast_id.parsed(row)?, review))).collect()
}

pub(crate) fn profiles_to_batch(rows: &[SocialProfile]) -> RecordBatch {
    BatchBuilder::new(rows)
        .text("url", |profile| Some(&profile.url))
        .text("platform", |profile| Some(profile.platform.as_str()))
        .display("day", |profile| profile.captured_at.date_naive())
        .time("captured_at", |profile| Some(profile.captured_at))
        .json("record", |profile| profile)
        .build()
}

pub(crate) fn profiles_from_batch(batch: &RecordBatch) -> Result<Vec<(PodcastId, SocialProfile)>, CatalogError> {
    let columns = BatchReader::new("social_profiles", batch);
    columns!(columns, text(podcast_id, record), time(captured_at));
    (0..batch.num_rows())
        .map(|row| {
            let profile: SocialProfile = record.json(row)?;
            Ok((podcast_id.parsed(row)?, SocialProfile { captured_at: captured_at.required(row)?, ..profile }))
        })
        .collect()
}

pub(crate) fn polls_to_batch(rows: &[ProviderPoll]) -> RecordBatch {
    BatchBuilder::new(rows)
        .text("source", |poll| Some(poll.provider))
        .text("subject", |poll| Some(&poll.subject))
        .text("country", |poll| Some(&poll.country))
        .time("polled_at", |poll| Some(poll.at))
        .text("outcome", |poll| Some(poll.outcome.as_str()))
        .build()
}
