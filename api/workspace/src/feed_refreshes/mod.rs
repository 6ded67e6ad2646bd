//! Podcasts of the catalog whose feeds are read again at a request. They join the queue of submitted feeds.

pub mod refresh;
mod refreshing;
mod view;
