//! Corrections of facts that people propose: a queue, which an administrator of the installation works off.

use crate::entities::fact_corrections::{Column, Entity, Model};
use crate::ids;
use crate::json_column::from_name;
use crate::prelude::*;
use earshot_model::{CorrectableFact, PodcastId};
use std::time::Duration;

const TABLE: &str = "fact_corrections";
/// Most open corrections. Anyone can propose one, so the queue has an end.
const MAX_OPEN: u64 = 1_000;
/// Most open corrections of a podcast.
const MAX_OPEN_OF_PODCAST: u64 = 20;
/// How long refused corrections are kept. Accepted ones stay: they are the reason of what is shown.
const RETENTION: Duration = Duration::from_secs(180 * 24 * 60 * 60);

earshot_model::named! {
    /// The state of a correction.
    CorrectionState {
        Open = "open",
        Accepted = "accepted",
        Refused = "refused",
    }
}

/// A proposed correction.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FactCorrection {
    pub id: Uuid,
    pub podcast: PodcastId,
    pub podcast_slug: String,
    pub podcast_title: String,
    pub fact: CorrectableFact,
    pub value: String,
    /// A URL or words that show that the value is right.
    pub evidence: String,
    pub state: CorrectionState,
    /// Why it was accepted or refused.
    pub reason: Option<String>,
    pub created_at: Timestamp,
    pub decided_at: Option<Timestamp>,
}

/// A correction to propose.
#[derive(Clone, Debug)]
pub struct NewFactCorrection {
    pub podcast: PodcastId,
    pub podcast_slug: String,
    pub podcast_title: String,
    pub fact: CorrectableFact,
    pub value: String,
    pub evidence: String,
    /// The account, if the reader has one.
    pub reported_by: Option<Uuid>,
}

/// A decision about a correction.
#[derive(Clone, Debug)]
pub struct CorrectionDecision {
    pub is_accepted: bool,
    pub reason: Option<String>,
    /// The administrator; `None` at the command line.
    pub decided_by: Option<Uuid>,
}

impl Db {
    /// Queues a correction. One that is open already is returned instead of a second one. `None` when too many are open.
    pub async fn propose_correction(&self, new: NewFactCorrection) -> Result<Option<FactCorrection>, DbError> {
        let row = Model {
            id: ids::new_id(&self.clock),
            podcast_id: new.podcast.0,
            podcast_slug: new.podcast_slug,
            podcast_title: new.podcast_title,
            fact: new.fact.as_str().to_owned(),
            value: new.value,
            evidence: new.evidence,
            state: CorrectionState::Open.as_str().to_owned(),
            reason: None,
            reported_by: new.reported_by,
            decided_by: None,
            created_at: self.now(),
            decided_at: None,
        };
        self.write_keeping_caches(work!(|transaction| {
            let open = Entity::find().filter(Column::State.eq(CorrectionState::Open.as_str()));
            let of_podcast = open.clone().filter(Column::PodcastId.eq(row.podcast_id));
            let same = of_podcast
                .clone()
                .filter(Column::Fact.eq(row.fact.as_str()))
                .filter(Column::Value.eq(row.value.as_str()));
            if let Some(same) = same.one(transaction).await? {
                return from_row(same).map(Some);
            }
            if of_podcast.count(transaction).await? >= MAX_OPEN_OF_PODCAST || open.count(transaction).await? >= MAX_OPEN
            {
                return Ok(None);
            }
            row.clone().into_active_model().insert(transaction).await?;
            from_row(row).map(Some)
        }))
        .await
    }

    /// Returns corrections in a state, the oldest first.
    pub async fn fact_corrections(&self, state: CorrectionState) -> Result<Vec<FactCorrection>, DbError> {
        let rows = Entity::find()
            .filter(Column::State.eq(state.as_str()))
            .order_by_asc(Column::CreatedAt)
            .order_by_asc(Column::Id)
            .limit(MAX_OPEN)
            .all(&self.reader)
            .await?;
        rows.into_iter().map(from_row).collect()
    }

    /// Accepts or refuses a correction, also one that was decided before. `None` when there is none with this id.
    pub async fn decide_correction(
        &self,
        id: Uuid,
        decision: CorrectionDecision,
    ) -> Result<Option<FactCorrection>, DbError> {
        let now = self.now();
        self.write_keeping_caches(work!(|transaction| {
            let Some(row) = Entity::find_by_id(id).one(transaction).await? else { return Ok(None) };
            let state = if decision.is_accepted { CorrectionState::Accepted } else { CorrectionState::Refused };
            let mut decided = row.into_active_model();
            decided.state = Set(state.as_str().to_owned());
            decided.reason = Set(decision.reason);
            decided.decided_by = Set(decision.decided_by);
            decided.decided_at = Set(Some(now));
            from_row(decided.update(transaction).await?).map(Some)
        }))
        .await
    }

    /// Deletes corrections that were refused long ago. Returns their number.
    pub async fn delete_old_corrections(&self) -> Result<u64, DbError> {
        let refused = Entity::delete_many().filter(Column::State.eq(CorrectionState::Refused.as_str()));
        self.delete_rows(refused.filter(Column::DecidedAt.lt(self.now().minus(RETENTION)))).await
    }
}

fn from_row(row: Model) -> Result<FactCorrection, DbError> {
    Ok(FactCorrection {
        id: row.id,
        podcast: PodcastId(row.podcast_id),
        podcast_slug: row.podcast_slug,
        podcast_title: row.podcast_title,
        fact: from_name(TABLE, &row.fact, CorrectableFact::parse)?,
        value: row.value,
        evidence: row.evidence,
        state: from_name(TABLE, &row.state, CorrectionState::parse)?,
        reason: row.reason,
        created_at: row.created_at.into(),
        decided_at: row.decided_at.map(Into::into),
    })
}
