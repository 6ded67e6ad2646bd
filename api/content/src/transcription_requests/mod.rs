//! Transcription requests: requesting with charge, showing, and completing when a generation has the transcript.

mod completion;
mod future_episodes;
mod request_views;
mod requesting;

pub use completion::{complete_requests, complete_requests_after_each_publication};
pub use future_episodes::request_future_episodes;
pub use request_views::{request_view, request_views};
pub use requesting::{RequestPriority, RequestedEpisode, request_episode};
