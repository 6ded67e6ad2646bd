//! The served generation, replaced without failing a request, and the previous one for further pages of its searches.

mod charts;
mod open_generation;
mod overlaid_backend;
mod people;
mod podcast_lookup;
mod served_generations;
mod stated_facts;
mod stated_people;
mod tables;
mod watcher;

pub use charts::{ChartDays, ChartRows, ChartTables, ShowPositions};
pub use open_generation::OpenGeneration;
pub use people::{CreditedContent, PeopleTables, SponsorTables};
pub use podcast_lookup::find_podcast;
pub use served_generations::ServedGenerations;
pub use stated_facts::{reload_stated_facts, watch_stated_facts};
pub use tables::{CatalogTables, TablesError};
pub use watcher::{GenerationSource, SourceError, watch_generations};
