#![doc = include_str!("../README.md")]

pub mod alert_search;
pub mod assistance;
pub mod document_reading;
pub mod exports;
pub mod guest_appearances;
pub mod guest_bios;
pub mod listed_entries;
pub mod lookup;
pub mod new_matches;
mod person_searches;
pub mod project_changes;
pub mod relevancy;
pub mod search;
pub mod transcription_requests;
pub mod views;
