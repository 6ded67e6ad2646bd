//! How long an episode of the queue takes, by those that were transcribed last.

use super::queue::TRANSCRIPTION_JOB;
use crate::entities::jobs::{Column, Entity};
use crate::prelude::*;
use std::time::Duration;

/// Episodes that count. The middle one decides, because some are transcribed already, and some are very long.
const SAMPLE: u64 = 20;
/// A worker that finished an episode this recently is there.
const WORKER_PRESENCE: Duration = Duration::from_secs(10 * 60);

/// The time per episode, when `running` episodes are transcribed at once. `None` before the first one.
fn pace(mut times_ms: Vec<u64>, running: u64) -> Option<Duration> {
    times_ms.sort_unstable();
    let middle = *times_ms.get(times_ms.len() / 2)?;
    Some(Duration::from_millis(middle / running.max(1)))
}

impl Db {
    /// Returns how long an episode of the queue takes. `None` when nobody transcribes, or nothing was transcribed yet.
    pub async fn transcription_pace(&self) -> Result<Option<Duration>, DbError> {
        let of_kind = || Entity::find().filter(Column::Kind.eq(TRANSCRIPTION_JOB));
        let running = of_kind().filter(Column::State.eq("running")).count(&self.reader).await?;
        let done: Vec<(Option<EpochMillis>, Option<EpochMillis>)> = of_kind()
            .select_only()
            .columns([Column::LeasedAt, Column::FinishedAt])
            .filter(Column::State.eq("done"))
            .filter(Column::FinishedAt.is_not_null())
            .order_by_desc(Column::FinishedAt)
            .limit(SAMPLE)
            .into_tuple()
            .all(&self.reader)
            .await?;
        let recently = self.now().minus(WORKER_PRESENCE);
        let is_worker_there = running > 0 || done.first().is_some_and(|(_, at)| at.is_some_and(|at| at >= recently));
        if !is_worker_there {
            return Ok(None);
        }
        let times_ms = done.into_iter().filter_map(|(from, to)| u64::try_from(to?.0.saturating_sub(from?.0)).ok());
        Ok(pace(times_ms.collect(), running))
    }
}
