//! Ratings and reviews of Apple, Spotify and Castbox: payload formats, providers, and the import into the catalog.
//!
//! `read` is pure: it turns bytes into ratings and issues. `provider` fetches from the services, `run` imports and
//! stores.

mod apple_search;
mod parsed_ratings;
mod platform_ratings;
mod provider;
mod rating_poll;
mod read;
mod reviews;
mod run;

pub use apple_search::{AppleSearch, identify_shows};
pub use parsed_ratings::{ExpectedRating, ParsedRatings, RatingError};
pub use provider::{FetchRatingError, MAX_REVIEW_PAGES, RatingProvider, fetch_rating};
pub use rating_poll::fetch_ratings;
pub use read::read_ratings;
pub use run::{RatingImportOptions, import_rating_files};
