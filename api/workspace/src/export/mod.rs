//! Exports of searches and lists, with previews.

mod exported_list;
pub mod listed_podcasts;
pub mod listed_podcasts_preview;
pub mod podcasts;
pub mod podcasts_preview;
mod preview;
mod request;
mod searched_podcasts;
