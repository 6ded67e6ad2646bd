//! The positions of requests in the queue.

use super::queue::{TRANSCRIPTION_JOB, dedupe_key};
use crate::entities::jobs::{Column, Entity};
use crate::list_rows::IDS_PER_QUERY;
use crate::prelude::*;
use earshot_model::EpisodeId;
use std::collections::{BTreeMap, HashMap};

/// Jobs that are read to compute positions. Requests behind them have no position.
const MAX_QUEUE: u64 = 5_000;

/// A queued job.
#[derive(Clone, Debug, PartialEq, Eq)]
struct QueuedJob {
    key: String,
    priority: i32,
    owner: String,
}

/// Returns the position of each job, from 1, when teams take turns: jobs with a higher priority come first, and of the
/// rest each team has one per round. Within a round, a team may come earlier, so that these are upper bounds.
fn positions(queue: &[QueuedJob]) -> HashMap<&str, u64> {
    let mut rounds: BTreeMap<(std::cmp::Reverse<i32>, u64), Vec<&str>> = BTreeMap::new();
    let mut jobs_of: HashMap<(i32, &str), u64> = HashMap::new();
    for job in queue {
        let round = jobs_of.entry((job.priority, job.owner.as_str())).or_default();
        rounds.entry((std::cmp::Reverse(job.priority), *round)).or_default().push(&job.key);
        *round += 1;
    }
    let mut done = 0;
    let mut found = HashMap::with_capacity(queue.len());
    for round in rounds.into_values() {
        done += round.len() as u64;
        found.extend(round.into_iter().map(|key| (key, done)));
    }
    found
}

impl Db {
    /// Returns the number of episodes that are queued or running.
    pub async fn count_queued_transcriptions(&self) -> Result<u64, DbError> {
        let of_kind = Entity::find().filter(Column::Kind.eq(TRANSCRIPTION_JOB));
        Ok(of_kind.filter(Column::State.is_in(["queued", "running"])).count(&self.reader).await?)
    }

    /// Returns the positions of episodes in the queue, from 1. Episodes that are not queued are missing.
    pub async fn transcription_positions(&self, episodes: &[EpisodeId]) -> Result<HashMap<EpisodeId, u64>, DbError> {
        if episodes.is_empty() {
            return Ok(HashMap::new());
        }
        let is_queued = self.is_any_transcription_queued(episodes).await?;
        if !is_queued {
            return Ok(HashMap::new());
        }
        let rows: Vec<(Option<String>, i32, Option<String>)> = Entity::find()
            .select_only()
            .columns([Column::DedupeKey, Column::Priority, Column::Owner])
            .filter(Column::Kind.eq(TRANSCRIPTION_JOB))
            .filter(Column::State.eq("queued"))
            .order_by_desc(Column::Priority)
            .order_by_asc(Column::RunAt)
            .order_by_asc(Column::Id)
            .limit(MAX_QUEUE)
            .into_tuple()
            .all(&self.reader)
            .await?;
        let queue: Vec<QueuedJob> = rows
            .into_iter()
            .filter_map(|(key, priority, owner)| {
                Some(QueuedJob { key: key?, priority, owner: owner.unwrap_or_default() })
            })
            .collect();
        let found = positions(&queue);
        let position = |episode: &EpisodeId| Some((*episode, *found.get(dedupe_key(episode.0).as_str())?));
        Ok(episodes.iter().filter_map(position).collect())
    }

    async fn is_any_transcription_queued(&self, episodes: &[EpisodeId]) -> Result<bool, DbError> {
        for chunk in episodes.chunks(IDS_PER_QUERY) {
            let keys = chunk.iter().map(|episode| dedupe_key(episode.0));
            let queued = Entity::find().filter(Column::DedupeKey.is_in(keys)).filter(Column::State.eq("queued"));
            if queued.one(&self.reader).await?.is_some() {
                return Ok(true);
            }
        }
        Ok(false)
    }
}
