//! Charts of Apple and Spotify: what was captured, and what that says.

pub mod availability;
pub mod categories;
pub mod chart;
pub(crate) mod chosen;
pub mod countries;
pub mod history;
pub(crate) mod identity;
pub mod movement;
pub mod podcast_appearances;
pub mod podcast_history;
