//! Rows of `scores`.

use crate::columns::{BatchBuilder, BatchReader};
use crate::error::CatalogError;
use crate::records::ScoreUpdate;
use duckdb::arrow::array::Float64Array;
use duckdb::arrow::record_batch::RecordBatch;
use earshot_model::{PodcastScore, UpdateFrequency, WEIGHTS_VERSION};

pub(crate) fn to_batch(updates: &[ScoreUpdate]) -> RecordBatch {
    BatchBuilder::new(updates)
        .display("podcast_id", |update| update.score.podcast_id)
        .int("input_revision", |update| Some(update.revision))
        .int("episode_count", |update| Some(update.score.episode_count))
        .int("transcript_count", |update| Some(update.score.transcript_count))
        .time("first_episode_at", |update| update.score.first_episode_at)
        .time("last_episode_at", |update| update.score.last_episode_at)
        .time("newest_at", |update| update.score.newest_at)
        .float("median_interval_days", |update| update.score.median_interval_days)
        .float("median_duration_s", |update| update.score.median_duration_s)
        .text("update_frequency", |update| update.score.update_frequency.map(UpdateFrequency::as_str))
        .float("quality", |update| update.score.quality)
        .float("engagement", |update| update.score.sub_score("engagement"))
        .float("social", |update| update.score.sub_score("social"))
        .float("youtube", |update| update.score.sub_score("youtube"))
        .float("authority", |update| update.score.authority)
        .optional_json("prior", |update| update.score.prior)
        .float("sample_quality", |update| Some(update.score.prior_sample()[0]))
        .float("sample_engagement", |update| Some(update.score.prior_sample()[1]))
        .float("sample_social", |update| Some(update.score.prior_sample()[2]))
        .float("sample_youtube", |update| Some(update.score.prior_sample()[3]))
        .int("weights", |_| Some(WEIGHTS_VERSION))
        .text("category", |update| update.group.as_ref().map(|group| group.category.as_str()))
        .text("language", |update| update.group.as_ref().map(|group| group.language.as_str()))
        .json("inputs", |update| &update.score.inputs)
        .optional_json("audience", |update| update.score.audience.as_ref())
        .optional_json("affiliation", |update| update.score.affiliation.as_ref())
        .time("computed_at", |update| Some(update.score.computed_at))
        .build()
}

pub(crate) fn from_batch(batch: &RecordBatch) -> Result<Vec<PodcastScore>, CatalogError> {
    let columns = BatchReader::new("scores", batch);
    let podcast_id = columns.text("podcast_id")?;
    let episode_count = columns.int("episode_count")?;
    let transcript_count = columns.int("transcript_count")?;
    let first_episode_at = columns.time("first_episode_at")?;
    let last_episode_at = columns.time("last_episode_at")?;
    let newest_at = columns.time("newest_at")?;
    let median_interval_days = columns.float("median_interval_days")?;
    let update_frequency = columns.text("update_frequency")?;
    let median_duration_s = columns.later::<Float64Array>("median_duration_s")?;
    columns!(columns, float(quality, authority), text(prior, inputs, audience, affiliation), time(computed_at));
    (0..batch.num_rows())
        .map(|row| {
            Ok(PodcastScore {
                podcast_id: podcast_id.parsed(row)?,
                episode_count: episode_count.required(row)?,
                transcript_count: transcript_count.required(row)?,
                first_episode_at: first_episode_at.get(row)?,
                last_episode_at: last_episode_at.get(row)?,
                newest_at: newest_at.get(row)?,
                median_interval_days: median_interval_days.get(row),
                update_frequency: update_frequency.get(row).as_deref().and_then(UpdateFrequency::parse),
                median_duration_s: median_duration_s.as_ref().and_then(|column| column.get(row)),
                quality: quality.get(row),
                authority: authority.get(row),
                prior: prior.optional_json(row)?,
                inputs: inputs.json(row)?,
                audience: audience.optional_json(row)?,
                affiliation: affiliation.optional_json(row)?,
                computed_at: computed_at.required(row)?,
            })
        })
        .collect()
}
