//! Projects: the lists of podcasts that a team works through, and their rules (spec 3, 4, 5 and 9).

mod custom_column;
mod kinds;
mod rules;
mod share;
mod slug;
mod view;

pub use custom_column::{
    CustomColumn, CustomColumnKind, MAX_CUSTOM_COLUMN_NAME_CHARS, MAX_CUSTOM_COLUMNS, MAX_CUSTOM_OPTION_CHARS,
    MAX_CUSTOM_OPTIONS, MAX_CUSTOM_TEXT_CHARS, check_custom_columns,
};
pub use kinds::{ActivityKind, ListedPodcastState, PodcastLabel, Priority, ProjectState, ProjectType};
pub use rules::{
    EMPTY_UPDATE, MAX_KEYWORDS, MAX_LABEL_CHARS, MAX_LABELS, MAX_NOTES_CHARS, MAX_PROJECT_NAME_CHARS,
    MAX_PURPOSE_CHARS, MIN_PROJECT_NAME_CHARS, OTHER_REASON_REQUIRED, check_keywords, check_labels, check_notes,
    check_optional_text, check_project_name, check_project_types, check_public_slug, lacks_other_reason,
};
pub use share::{
    ClientAnswer, MAX_ANSWER_COMMENT_CHARS, MAX_ANSWERS_PER_SHARE, MAX_CLIENT_NAME_CHARS, MAX_SHARES, ShareColumn,
    check_share_expiry,
};
pub use slug::{numbered_slug, project_slug};
pub use view::{
    MAX_VIEW_COLUMNS, MAX_VIEW_FILTER_CHARS, MAX_VIEW_FILTER_VALUES, MAX_VIEW_NAME_CHARS, MAX_VIEW_SORTS, MAX_VIEWS,
    PinnedSide, VIEW_COLUMN_WIDTHS, ViewLayout, check_column_key, check_view_name,
};
