//! Ratings and reviews of Apple, Spotify and Castbox: their payloads, their services, and the way into the catalog.
//!
//! `read` is pure: bytes in, what they say and its issues out. `provider` asks the services, `run` imports and fetches.

mod asking;
pub(crate) mod fields;
mod identify;
mod lookup;
mod provider;
mod read;
mod reviews;
mod run;
mod stars;

pub use asking::{Asking, fetch_ratings};
pub use identify::{AppleSearch, identify};
pub use lookup::{FoundShow, read_lookup};
pub use provider::{
    AppleRatings, AppleReviews, Asked, CastboxCounts, FetchRatingError, MAX_REVIEW_PAGES, RatingProvider, fetch,
};
pub(crate) use read::parse;
pub use read::{MAX_PAYLOAD_BYTES, RatingError, RatingHints, RatingReading, read};
pub use run::{RatingImport, RatingImportError, RatingProblem, RatingReport, import_files};
