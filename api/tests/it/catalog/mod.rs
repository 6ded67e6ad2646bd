//! Podcasts, episodes, people and charts.

mod charts;
mod contacts;
mod passages;
mod people;
mod pictures;
mod podcast_calls;
mod podcasts;
mod profile_urls;
mod publishing;
mod reviews;
mod rss;
mod scores;
mod transcripts;
