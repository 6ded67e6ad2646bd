//! Exports of searches and lists, with previews, and of other things that one works with: episodes, matches, pitches, charts.

pub mod alert_matches;
pub mod chart;
mod chart_row;
mod documented;
pub mod episodes;
mod exported_list;
pub mod listed_podcasts;
pub mod listed_podcasts_preview;
mod match_row;
pub mod outreach;
mod pitch_row;
pub mod podcasts;
pub mod podcasts_preview;
mod preview;
pub mod request;
mod searched_episodes;
mod searched_podcasts;
mod sheet_export;
