//! Preferences as they are sent and stored: a strict object (spec 5: unknown keys are rejected).

use earshot_api_content::search::SearchRequest;
use earshot_api_server::prelude::*;
use earshot_model::search::{SearchOptionsError, build_search_options, detect_mode};
use earshot_model::{Tier, Timestamp};

const MAX_FAVORITES: usize = 500;
const MAX_COLUMNS: usize = 200;
const MAX_NAME_BYTES: usize = 100;

/// Defines a struct whose keys may all be absent or `null`. Unknown keys are rejected.
macro_rules! keys {
    ($(#[$doc:meta])* $name:ident { $($(#[$key_doc:meta])* $key:ident: $kind:ty,)+ }) => {
        $(#[$doc])*
        #[request(Clone, Default, Serialize)]
        pub struct $name {
            $($(#[$key_doc])* #[serde(skip_serializing_if = "Option::is_none")] pub $key: Option<$kind>,)+
        }
    };
}

keys! {
    /// Preferences of a user. All keys are optional; unknown keys are rejected.
    PreferencesRequest {
        /// Preferences for projects.
        projects: ProjectPreferencesRequest,
        /// Whether podcast pages show all directories.
        show_additional_podcast_directories: bool,
        /// Preferences for searches.
        search: SearchPreferencesRequest,
    }
}

keys! {
    /// Preferences for projects.
    ProjectPreferencesRequest {
        /// IDs of the pinned projects, in their order; at most 500.
        favorite_project_ids: Vec<String>,
        /// Slug of the project that was last selected.
        last_selected_project_slug: String,
    }
}

keys! {
    /// Preferences for searches.
    SearchPreferencesRequest {
        /// Filters of new searches: the keys of a search without terms and cursor.
        default_search_filters: SearchRequest,
        /// `list` or `table`.
        default_results_view: ResultsView,
        /// Preferences for exports.
        export: ExportPreferencesRequest,
    }
}

keys! {
    /// Preferences for exports.
    ExportPreferencesRequest {
        /// Columns that exports leave out; at most 200.
        columns_to_not_export: Vec<String>,
    }
}

/// How results are shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum ResultsView {
    #[default]
    List,
    Table,
}

impl PreferencesRequest {
    /// Checks the values.
    pub(super) fn check(&self, now: Timestamp) -> Result<(), ApiError> {
        let invalid =
            |pointer: &str, message: &str| Err(ApiError::invalid("The preferences are not valid.", pointer, message));
        let projects = self.projects.as_ref();
        let favorites = projects.and_then(|projects| projects.favorite_project_ids.as_deref()).unwrap_or_default();
        if favorites.len() > MAX_FAVORITES {
            return invalid("/projects/favoriteProjectIds", &format!("must have at most {MAX_FAVORITES} ids"));
        }
        if let Some(at) = favorites.iter().position(|id| Uuid::try_parse(id).is_err()) {
            return invalid(&format!("/projects/favoriteProjectIds/{at}"), "must be the id of a project");
        }
        let slug = projects.and_then(|projects| projects.last_selected_project_slug.as_deref());
        if slug.is_some_and(|slug| slug.is_empty() || slug.len() > MAX_NAME_BYTES) {
            return invalid("/projects/lastSelectedProjectSlug", "must have 1 to 100 characters");
        }
        let search = self.search.as_ref();
        if let Some(filters) = search.and_then(|search| search.default_search_filters.as_ref()) {
            check_filters(filters, now)?;
        }
        let columns = search.and_then(|search| search.export.as_ref()?.columns_to_not_export.as_deref());
        let columns = columns.unwrap_or_default();
        if columns.len() > MAX_COLUMNS {
            return invalid("/search/export/columnsToNotExport", &format!("must have at most {MAX_COLUMNS} columns"));
        }
        let is_name = |name: &String| {
            (1..=MAX_NAME_BYTES).contains(&name.len()) && name.chars().all(|letter| letter.is_ascii_graphic())
        };
        match columns.iter().position(|name| !is_name(name)) {
            Some(at) => invalid(&format!("/search/export/columnsToNotExport/{at}"), "must be the name of a column"),
            None => Ok(()),
        }
    }
}

/// Checks default filters by the rules of searches. Plans are not checked here: they change, and each search checks
/// them.
fn check_filters(filters: &SearchRequest, now: Timestamp) -> Result<(), ApiError> {
    const POINTER: &str = "/search/defaultSearchFilters";
    let invalid = |key: &str| {
        let message = "is not a filter; only filters can be stored here";
        Err(ApiError::invalid("The preferences are not valid.", &format!("{POINTER}/{key}"), message))
    };
    let keys = [
        ("searchTerms", filters.search_terms.is_some()),
        ("searchTermGroups", filters.search_term_groups.is_some()),
        ("cursor", filters.cursor.is_some()),
        ("pageSize", filters.page_size.is_some()),
        ("countOnly", filters.count_only.is_some()),
    ];
    if let Some((key, _)) = keys.iter().find(|(_, is_set)| *is_set) {
        return invalid(key);
    }
    let request = filters.to_model();
    match build_search_options(&request, detect_mode(&request), Tier::Admin, now) {
        Ok(_) | Err(SearchOptionsError::NothingToSearch) => Ok(()),
        Err(error) => Err(ApiError::from(error).prefix_pointers(POINTER)),
    }
}
