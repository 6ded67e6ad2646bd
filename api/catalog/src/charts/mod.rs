//! Charts of Apple and Spotify: captures, movements and histories.

pub mod availability;
pub mod categories;
pub mod chart;
pub mod countries;
pub mod history;
pub mod list;
pub mod movement;
pub mod podcast_appearances;
pub mod podcast_history;
