//! Alerts and what they found, in responses.

mod config;
mod found;
mod history;

pub use config::{AlertConfigView, AlertConfigsLimitView, AlertSettingsView};
pub use found::{AlertMatchView, MatchAlerts};
pub use history::{AlertHistoryMatchView, history_matches};
