//! How long deliveries take.

use crate::entities::webhook_deliveries::{Column, Entity};
use crate::prelude::*;
use std::time::Duration;

/// How far back deliveries are measured.
const WINDOW: Duration = Duration::from_secs(24 * 60 * 60);
/// Newest deliveries of which the median is computed.
const SAMPLE: u64 = 500;

/// How long deliveries of the last day took.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct DeliveryLag {
    /// The median time from an event to the end of its first successful delivery; `None` without deliveries.
    pub median: Option<Duration>,
    pub deliveries: u64,
}

impl Db {
    /// Returns how long the webhook deliveries of the last day took.
    pub async fn webhook_lag(&self) -> Result<DeliveryLag, DbError> {
        let rows = Entity::find()
            .filter(Column::CreatedAt.gte(self.now().minus(WINDOW)))
            .filter(Column::State.eq("delivered"))
            .filter(Column::IsTest.eq(false))
            .order_by_desc(Column::CreatedAt)
            .limit(SAMPLE)
            .all(&self.reader)
            .await?;
        let lag_ms = |finished: i64, occurred: i64| u64::try_from(finished - occurred).unwrap_or(0);
        let mut lags: Vec<u64> = rows
            .iter()
            .filter_map(|row| row.finished_at.map(|finished| lag_ms(finished.0, row.occurred_at.0)))
            .collect();
        lags.sort_unstable();
        let median = lags.get(lags.len() / 2).map(|lag| Duration::from_millis(*lag));
        Ok(DeliveryLag { median, deliveries: lags.len() as u64 })
    }
}
