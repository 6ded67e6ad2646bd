//! Search requests, their validation, and the valid search options. Pure: the API and the CLI map their input to these
//! types.

mod error;
mod field_access;
mod options;
mod query_line;
mod request;

pub use error::SearchOptionsError;
pub use field_access::{FIELD_ACCESS, FieldAccess, RestrictedField};
pub use options::{
    Facet, Filters, HiddenPodcasts, MatchMode, MeasureRange, NameFilter, NullOrder, ParticipantKind, PersonFilter,
    RetrievalMode, RetrievalOptions, SearchMode, SearchOptions, SearchTerm, SnippetOptions, SortDirection, SortField,
    SortOrder, Target,
};
pub use query_line::{QueryLine, parse_query_line};
pub use request::{
    AuthorityScoreRequest, ChartPositionsRequest, CountRangeRequest, DateRequest, FILTERS, FilterRule, NameRequest,
    PersonRequest, ScoreRangeRequest, SearchRequest, SortOrderRequest, TermOptionsRequest, TermRequest,
    build_search_options, detect_mode, sort_field_names, validate_text,
};
