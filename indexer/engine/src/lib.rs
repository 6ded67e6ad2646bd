#![doc = include_str!("../README.md")]

pub mod baseline;
mod cancel;
pub mod chart_positions;
mod deadline;
pub mod facets;
mod file_check;
mod index_read_error;
pub mod lookup_keys;
mod parallel;
pub mod passages;
mod position_budget;
mod published_order;
pub mod query;
pub mod rank;
mod read_only_directory;
mod results;
pub mod schema;
pub mod scorer;
mod search_error;
pub mod segments;
mod shards;
pub mod snippets;
mod stored_value;
pub mod writer;

pub use cancel::CancelToken;
pub use deadline::Deadline;
pub use file_check::verify_files;
pub use index_read_error::{IndexReadError, io_error_of};
pub use parallel::map_items_in_parallel;
pub use published_order::published_order;
pub use results::{Explanation, FacetCounts, Page, PassageHit, RangeCount, SpeakerTurn, Total, TranscriptSnippet};
pub use search_error::{QueryPart, SearchError};
pub use shards::{MAX_SHARDS, shard_of};
pub use tantivy::DocId;
