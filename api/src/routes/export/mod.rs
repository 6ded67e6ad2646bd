//! Exports of searches and lists, with previews.

pub mod podcasts;
pub mod podcasts_preview;
mod preview;
mod request;
mod searched_podcasts;
