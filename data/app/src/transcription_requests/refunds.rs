//! Refunds of requests that ended without a transcript.
//!
//! Requests and counters may be in different databases. So a request is marked first, then refunded, then unmarked. A
//! process that ends in between leaves the mark, and the repeated refund has no effect.

use crate::Charge;
use crate::entities::transcription_requests::{Column, Entity, Model};
use crate::prelude::*;
use crate::usage::team_subject;
use earshot_model::{EpisodeId, Meter, Period};

const REFUNDS_PER_READ: u64 = 200;

impl Db {
    /// Refunds all marked requests.
    pub async fn refund_transcriptions(&self) -> Result<(), DbError> {
        loop {
            let due = Entity::find()
                .filter(Column::IsRefundDue.eq(true))
                .order_by_asc(Column::Id)
                .limit(REFUNDS_PER_READ)
                .all(&self.reader)
                .await?;
            if due.is_empty() {
                return Ok(());
            }
            for row in due {
                self.refund_transcription(row).await?;
            }
        }
    }

    async fn refund_transcription(&self, row: Model) -> Result<(), DbError> {
        let requested_at: Timestamp = row.requested_at.into();
        let charge = Charge {
            subject: team_subject(row.team_id),
            account: row.user_id.map(|user| (row.team_id, user)),
            meter: Meter::TranscriptionRequests,
            limit: None,
            period: Period::Month,
            charge_key: EpisodeId(row.episode_id).to_string(),
            free_until: requested_at,
        };
        self.refund_later(charge, requested_at).await?;
        self.write_keeping_caches(work!(|transaction| {
            Entity::update_many()
                .filter(Column::Id.eq(row.id))
                .filter(Column::RequestedAt.eq(row.requested_at))
                .col_expr(Column::IsRefundDue, Expr::value(false))
                .exec(transaction)
                .await?;
            Ok(())
        }))
        .await
    }
}
