//! The settings of a saved view: which podcasts it shows, and how. Valid settings are stored as they were sent.

use earshot_api_server::prelude::*;
use earshot_model::project::{
    ListedPodcastState, MAX_VIEW_COLUMNS, MAX_VIEW_FILTER_CHARS, MAX_VIEW_FILTER_VALUES, MAX_VIEW_SORTS, PinnedSide,
    Priority, VIEW_COLUMN_WIDTHS, ViewLayout, check_column_key,
};
use std::collections::HashSet;

/// The priority filter for podcasts without a priority.
const NO_PRIORITY: &str = "none";

/// Which podcasts a view shows, and how.
#[request(Clone, PartialEq, Serialize)]
pub struct ViewSettingsRequest {
    /// `table`, which is the default, or `board`.
    #[serde(default = "default_layout")]
    layout: String,
    /// Which podcasts are shown; without filters, all of them.
    #[serde(default)]
    filters: ViewFiltersRequest,
    /// The columns by which podcasts are sorted, the deciding one first; at most 5.
    #[serde(default)]
    #[schema(max_items = 5)]
    sort: Vec<ViewSortRequest>,
    /// The columns whose place, width or visibility differs from the default, in their order; at most 100.
    #[serde(default)]
    #[schema(max_items = 100)]
    columns: Vec<ViewColumnRequest>,
    /// The key of the column by which podcasts are grouped; `null` for one list.
    group_by: Option<String>,
}

/// The filters of a view. A podcast must satisfy all of them, and of each list one value.
#[request(Clone, Default, PartialEq, Serialize)]
pub struct ViewFiltersRequest {
    /// States of the listed podcast.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    states: Option<Vec<String>>,
    /// Priorities; `none` for podcasts without one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    priorities: Option<Vec<String>>,
    /// Labels.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    labels: Option<Vec<String>>,
    /// Words that title, author, notes or labels contain.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    text: Option<String>,
    /// States of the podcast's contacts.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    contact_state: Option<Vec<String>>,
    /// `true` for podcasts that were pitched more than 14 days ago.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    stale: Option<bool>,
    /// Whether the podcast has guests.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    has_guests: Option<bool>,
    /// Whether the team's blacklist has the podcast.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    blacklisted: Option<bool>,
    /// Whether another list of the team has the podcast, too.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    on_other_lists: Option<bool>,
    /// `overdue`, `today`, `week`, `any` or `none`: when the next action is due.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    next_action: Option<String>,
    /// Categories of the podcast.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    genres: Option<Vec<String>>,
    /// Languages of the podcast, BCP 47.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    languages: Option<Vec<String>>,
    /// Countries of the podcast, ISO 3166-1 alpha-2.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    countries: Option<Vec<String>>,
    /// How often the podcast publishes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    update_frequencies: Option<Vec<String>>,
    /// IDs of the users who added the podcast.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    added_by: Option<Vec<String>>,
    /// IDs of the members who work on the podcast; `none` for podcasts that nobody has.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    assignees: Option<Vec<String>>,
    /// What clients answered last: `yes` or `no`; `none` for podcasts without an answer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    client_answers: Option<Vec<String>>,
    /// The least authority score, 0 to 100.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    min_authority_score: Option<f64>,
    /// The least number of episodes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    min_episodes: Option<u32>,
}

/// A column by which podcasts are sorted.
#[request(Clone, PartialEq, Serialize)]
pub struct ViewSortRequest {
    /// The key of the column.
    column: String,
    /// `asc` or `desc`.
    direction: String,
}

/// A column of a view.
#[request(Clone, PartialEq, Serialize)]
pub struct ViewColumnRequest {
    /// The key of the column.
    key: String,
    /// Width in CSS pixels; absent for the default.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(minimum = 24, maximum = 2000)]
    width: Option<u32>,
    /// The side at which the column stays, `start` or `end`; absent for a column that scrolls.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pinned: Option<String>,
    /// Whether the column is hidden; absent for the default.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    hidden: Option<bool>,
}

fn default_layout() -> String {
    ViewLayout::Table.as_str().to_owned()
}

impl Default for ViewSettingsRequest {
    fn default() -> Self {
        Self {
            layout: default_layout(),
            filters: ViewFiltersRequest::default(),
            sort: Vec::new(),
            columns: Vec::new(),
            group_by: None,
        }
    }
}

impl ViewSettingsRequest {
    /// Checks the settings and returns them as they are stored.
    pub(super) fn to_stored(&self) -> Result<String, ApiError> {
        self.check()?;
        serde_json::to_string(self).map_err(ApiError::internal)
    }

    /// Reads stored settings. Settings of another version of this program become the default ones.
    pub(super) fn from_stored(stored: &str) -> Self {
        serde_json::from_str(stored).unwrap_or_default()
    }

    fn check(&self) -> Result<(), ApiError> {
        if ViewLayout::parse(&self.layout).is_none() {
            return Err(invalid("layout", "must be table or board"));
        }
        self.filters.check()?;
        if self.sort.len() > MAX_VIEW_SORTS {
            return Err(invalid("sort", "must be at most 5"));
        }
        for (at, sort) in self.sort.iter().enumerate() {
            check_column_key(&sort.column).map_err(|detail| invalid(&format!("sort/{at}/column"), detail))?;
            if !matches!(sort.direction.as_str(), "asc" | "desc") {
                return Err(invalid(&format!("sort/{at}/direction"), "must be asc or desc"));
            }
        }
        if self.columns.len() > MAX_VIEW_COLUMNS {
            return Err(invalid("columns", "must be at most 100"));
        }
        let mut keys = HashSet::new();
        for (at, column) in self.columns.iter().enumerate() {
            column.check(&format!("columns/{at}"))?;
            if !keys.insert(column.key.as_str()) {
                return Err(invalid(&format!("columns/{at}/key"), "must occur once"));
            }
        }
        self.group_by
            .as_deref()
            .map_or(Ok(()), |key| check_column_key(key).map_err(|detail| invalid("groupBy", detail)))
    }
}

impl ViewColumnRequest {
    fn check(&self, at: &str) -> Result<(), ApiError> {
        check_column_key(&self.key).map_err(|detail| invalid(&format!("{at}/key"), detail))?;
        if self.width.is_some_and(|width| !VIEW_COLUMN_WIDTHS.contains(&width)) {
            return Err(invalid(&format!("{at}/width"), "must be 24 to 2000 pixels"));
        }
        if self.pinned.as_deref().is_some_and(|side| PinnedSide::parse(side).is_none()) {
            return Err(invalid(&format!("{at}/pinned"), "must be start or end"));
        }
        Ok(())
    }
}

impl ViewFiltersRequest {
    fn check(&self) -> Result<(), ApiError> {
        let lists = [
            ("states", &self.states),
            ("priorities", &self.priorities),
            ("labels", &self.labels),
            ("contactState", &self.contact_state),
            ("genres", &self.genres),
            ("languages", &self.languages),
            ("countries", &self.countries),
            ("updateFrequencies", &self.update_frequencies),
            ("addedBy", &self.added_by),
            ("assignees", &self.assignees),
            ("clientAnswers", &self.client_answers),
        ];
        for (name, values) in lists {
            let values = values.as_deref().unwrap_or_default();
            let is_short = |value: &String| value.chars().count() <= MAX_VIEW_FILTER_CHARS;
            if values.len() > MAX_VIEW_FILTER_VALUES || !values.iter().all(is_short) {
                return Err(invalid(
                    &format!("filters/{name}"),
                    "must be at most 100 values of at most 200 characters",
                ));
            }
        }
        if self.text.as_ref().is_some_and(|text| text.chars().count() > MAX_VIEW_FILTER_CHARS) {
            return Err(invalid("filters/text", "must be at most 200 characters"));
        }
        check_names("states", &self.states, |name| ListedPodcastState::parse(name).is_some())?;
        check_names("priorities", &self.priorities, |name| name == NO_PRIORITY || Priority::parse(name).is_some())?;
        let is_due = |due: &str| matches!(due, "overdue" | "today" | "week" | "any" | "none");
        if self.next_action.as_deref().is_some_and(|due| !is_due(due)) {
            return Err(invalid("filters/nextAction", "must be overdue, today, week, any or none"));
        }
        if self.min_authority_score.is_some_and(|score| !(0.0..=100.0).contains(&score)) {
            return Err(invalid("filters/minAuthorityScore", "must be 0 to 100"));
        }
        Ok(())
    }
}

fn check_names(filter: &str, names: &Option<Vec<String>>, is_known: impl Fn(&str) -> bool) -> Result<(), ApiError> {
    match names.iter().flatten().find(|name| !is_known(name)) {
        Some(name) => Err(invalid(&format!("filters/{filter}"), &format!("{name} is not known"))),
        None => Ok(()),
    }
}

fn invalid(at: &str, detail: &str) -> ApiError {
    ApiError::invalid("The settings of the view are not valid.", &format!("/settings/{at}"), detail)
}
