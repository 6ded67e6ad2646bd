//! What teams have done for them: pitches, answers, transcripts, and submitted feeds.

mod agent;
pub(crate) mod feed_refreshes;
mod feed_submissions;
mod outreach;
mod podcast_claims;
mod text_models;
mod transcription_requests;
