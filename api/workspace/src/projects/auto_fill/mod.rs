//! The search with which a project fills itself.

pub mod set;
pub mod stop;

use earshot_api_content::views::AutoFillView;
use earshot_api_server::prelude::*;

/// The search with which a project fills itself.
#[view]
pub struct AutoFillData {
    /// The search and its runs.
    auto_fill: AutoFillView,
}
