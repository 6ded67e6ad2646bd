//! The column type for timestamps.

use chrono::DateTime;
use earshot_model::Timestamp;
use sea_orm::DeriveValueType;
use std::time::Duration;

/// A timestamp in milliseconds since the epoch, the same in both databases.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, DeriveValueType)]
pub struct EpochMillis(pub i64);

impl EpochMillis {
    #[must_use]
    pub fn plus(self, duration: Duration) -> Self {
        Self(self.0.saturating_add(i64::try_from(duration.as_millis()).unwrap_or(i64::MAX)))
    }

    #[must_use]
    pub fn minus(self, duration: Duration) -> Self {
        Self(self.0.saturating_sub(i64::try_from(duration.as_millis()).unwrap_or(i64::MAX)))
    }
}

impl From<Timestamp> for EpochMillis {
    fn from(moment: Timestamp) -> Self {
        Self(moment.timestamp_millis())
    }
}

impl From<EpochMillis> for Timestamp {
    fn from(ts: EpochMillis) -> Self {
        // Stored values are in range; any other becomes the epoch.
        DateTime::from_timestamp_millis(ts.0).unwrap_or_default()
    }
}
