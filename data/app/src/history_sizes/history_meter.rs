//! Counts what teams write to their histories.

use super::team_history::TeamHistory;
use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use uuid::Uuid;

/// Teams whose writes are counted. More of them are forgotten, and summed at their next write.
const MAX_METERED: usize = 100_000;

/// The bytes that teams have written to their histories since their rows were last summed, in this process.
#[derive(Debug, Default)]
pub(crate) struct HistoryMeter(Mutex<HashMap<(Uuid, TeamHistory), u64>>);

impl HistoryMeter {
    /// Counts written bytes. Returns whether the team's rows must be summed: at its first write, because this
    /// process did not count what came before, and after each `interval` of bytes.
    pub(crate) fn is_sum_due(&self, team: Uuid, history: TeamHistory, written: u64, interval: u64) -> bool {
        let mut counts = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if counts.len() >= MAX_METERED {
            counts.clear();
        }
        let Some(count) = counts.get_mut(&(team, history)) else {
            counts.insert((team, history), 0);
            return true;
        };
        *count = count.saturating_add(written);
        let is_due = *count >= interval;
        if is_due {
            *count = 0;
        }
        is_due
    }
}
