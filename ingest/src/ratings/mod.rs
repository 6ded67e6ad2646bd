//! Ratings and reviews of Apple, Spotify and Castbox: payload formats, providers, and the import into the catalog.
//!
//! `read` is pure: it turns bytes into ratings and issues. `provider` fetches from the services, `run` imports and
//! stores.

mod apple_search;
pub(crate) mod fields;
mod lookup;
mod provider;
mod rating_payloads;
mod rating_poll;
mod read;
mod reviews;
mod run;

pub use apple_search::{AppleSearch, identify_shows};
pub use lookup::{FoundShow, read_lookup};
pub use provider::{
    AppleRatings, AppleReviews, CastboxCounts, FetchRatingError, MAX_REVIEW_PAGES, RatingProvider, RatingRequest,
    fetch_rating,
};
pub use rating_poll::{PollContext, fetch_ratings};
pub(crate) use read::parse_json;
pub use read::{ExpectedRating, MAX_PAYLOAD_BYTES, ParsedRatings, RatingError, read_ratings};
pub use run::{RatingImportError, RatingImportOptions, RatingProblem, RatingReport, import_rating_files};
