//! The histories of teams, the sizes of their rows, and what is written to them.

mod history_meter;
mod row_size;
mod team_history;

pub(crate) use history_meter::HistoryMeter;
pub(crate) use row_size::{image_bytes, row_bytes};
pub(crate) use team_history::TeamHistory;
