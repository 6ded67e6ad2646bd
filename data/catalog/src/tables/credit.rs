//! Rows of `credits` and `credited`.

use super::transcript::{PackedCue, unpack_cues};
use crate::columns::{BatchBuilder, BatchReader};
use crate::credit_records::{CreditRow, CreditUpdate, EpisodeToCredit, PodcastCreditState};
use crate::error::CatalogError;
use duckdb::arrow::record_batch::RecordBatch;
use earshot_model::{EpisodeCredits, EpisodeId, PersonCredit, PodcastCredits, PodcastId};

pub(crate) fn to_batch(rows: &[CreditRow]) -> RecordBatch {
    BatchBuilder::new(rows)
        .display("episode_id", |row| row.episode_id)
        .display("podcast_id", |row| row.podcast_id)
        .time("text_at", |row| Some(row.text_at))
        .time("transcript_at", |row| row.transcript_at)
        .parallel_json("people", |row| &row.credits.people)
        .parallel_json("sponsors", |row| &row.credits.sponsors)
        .flag("has_guests", |row| row.summary.has_guests.or(Some(false)))
        .flag("has_advertisers", |row| row.summary.has_advertisers.or(Some(false)))
        .flag("has_host_read_sponsors", |row| row.summary.has_host_read_sponsors)
        .build()
}

pub(crate) fn from_batch(batch: &RecordBatch) -> Result<Vec<(PodcastId, EpisodeId, EpisodeCredits)>, CatalogError> {
    let columns = BatchReader::new("credits", batch);
    columns!(columns, text(podcast_id, episode_id, people, sponsors));
    (0..batch.num_rows())
        .map(|row| {
            let credits = EpisodeCredits { people: people.json(row)?, sponsors: sponsors.json(row)? };
            Ok((podcast_id.parsed(row)?, episode_id.parsed(row)?, credits))
        })
        .collect()
}

pub(crate) fn shows_to_batch(updates: &[CreditUpdate]) -> RecordBatch {
    BatchBuilder::new(updates)
        .display("podcast_id", |update| update.podcast_id)
        .int("input_revision", |update| Some(update.revision))
        .int("rules", |update| Some(update.show.rules_version))
        .int("show_hash", |update| Some(update.show.show_hash))
        .int("learned_from", |update| Some(update.show.learned_from_episodes))
        .json("recurring", |update| &update.show.recurring_people)
        .json("habits", |update| &update.show.habits)
        .json("hosts", |update| &update.show.hosts)
        .build()
}

pub(crate) fn shows_from_batch(batch: &RecordBatch) -> Result<Vec<(PodcastId, PodcastCreditState)>, CatalogError> {
    let columns = BatchReader::new("credited", batch);
    columns!(columns, text(podcast_id, recurring, habits, hosts), int(rules, show_hash, learned_from));
    (0..batch.num_rows())
        .map(|row| {
            let show = PodcastCreditState {
                rules_version: rules.required(row)?,
                show_hash: show_hash.required(row)?,
                learned_from_episodes: learned_from.required(row)?,
                recurring_people: recurring.json(row)?,
                habits: habits.optional_json(row)?.unwrap_or_default(),
                hosts: hosts.json(row)?,
            };
            Ok((podcast_id.parsed(row)?, show))
        })
        .collect()
}

/// Reads the credit summaries and hosts of podcasts.
pub(crate) fn podcasts_from_batch(batch: &RecordBatch) -> Result<Vec<(PodcastId, PodcastCredits)>, CatalogError> {
    let columns = BatchReader::new("credited", batch);
    let podcast_id = columns.text("podcast_id")?;
    let hosts = columns.text("hosts")?;
    let has_guests = columns.flag("has_guests")?;
    let has_advertisers = columns.flag("has_advertisers")?;
    let has_host_read_sponsors = columns.flag("has_host_read_sponsors")?;
    let professions = columns.text("professions")?;
    (0..batch.num_rows())
        .map(|row| {
            let credits = PodcastCredits {
                hosts: hosts.json::<Vec<PersonCredit>>(row)?,
                has_guests: has_guests.get(row),
                has_advertisers: has_advertisers.get(row),
                has_host_read_sponsors: has_host_read_sponsors.get(row),
                professions: professions.optional_json(row)?.unwrap_or_default(),
            };
            Ok((podcast_id.parsed(row)?, credits))
        })
        .collect()
}

/// Reads episodes with their texts, each with the position of its podcast in the unit of work.
pub(crate) fn episodes_from_batch(batch: &RecordBatch) -> Result<Vec<EpisodeToCredit>, CatalogError> {
    let columns = BatchReader::new("episodes", batch);
    columns!(
        columns,
        text(id, podcast_id, title, subtitle, author, description, description_html, persons, cues),
        time(published_at, updated_at, fetched_at),
    );
    (0..batch.num_rows())
        .map(|row| {
            Ok(EpisodeToCredit {
                id: id.parsed(row)?,
                podcast_id: podcast_id.parsed(row)?,
                title: title.required(row)?,
                subtitle: subtitle.get(row),
                author: author.get(row),
                description: description.required(row)?,
                description_html: description_html.required(row)?,
                persons: persons.json(row)?,
                published_at: published_at.get(row)?,
                text_at: updated_at.required(row)?,
                cues: unpack_cues(cues.optional_json::<Vec<PackedCue>>(row)?.unwrap_or_default()),
                transcript_at: fetched_at.get(row)?,
            })
        })
        .collect()
}
