//! Alerts and what they found, in responses.

mod config;
mod history;
mod match_view;

pub use config::{AlertConfigView, AlertConfigsLimitView, AlertSettingsView};
pub use history::{AlertHistoryMatchView, history_matches};
pub use match_view::{AlertMatchView, MatchAlerts};
