//! What can be asked of a search, and what is wrong with a question: pure, the API and the CLI only map to it.

mod country;
mod error;
mod filter;
mod gated;
mod options;
mod query;
mod request;

pub(crate) use country::country as country_code;
pub use error::SearchOptionsError;
pub use filter::{FILTERS, FilterRule};
pub use gated::GatedFigure;
pub use options::{
    Facet, Filters, FindBy, Finding, MatchMode, MeasureRange, NameFilter, NullOrder, PersonFilter, PersonPart,
    SearchMode, SearchOptions, Snippets, SortDirection, SortField, SortOrder, Target, Term,
};
pub use query::{QueryLine, parse_query};
pub use request::{
    AuthorityScoreRequest, ChartPositionsRequest, CountRangeRequest, DateRequest, NameRequest, PersonRequest,
    RangeRequest, SearchRequest, SortOrderRequest, TermOptionsRequest, TermRequest, build, checked_text, detect_mode,
    sort_names,
};
