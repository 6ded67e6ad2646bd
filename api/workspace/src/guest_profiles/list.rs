//! `GET /api/v1/guest-profiles`

use earshot_api_content::views::GuestSummaryView;
use earshot_api_server::prelude::*;
use earshot_app::GuestProfileFilter;

/// Profiles per page, unless the request has another number.
const DEFAULT_LIMIT: u64 = 100;
const MAX_LIMIT: u64 = 1_000;

/// Which profiles.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum GuestStatusFilter {
    /// Neither archived nor deleted.
    #[default]
    Current,
    /// Archived.
    Archived,
    /// Deleted in the last 30 days.
    Deleted,
}

/// Which profiles, and how many.
#[parameters]
pub struct GuestProfileListParameters {
    /// Which profiles; by default those that are neither archived nor deleted.
    #[serde(default)]
    #[param(inline)]
    show: GuestStatusFilter,
    /// Most profiles in the response; 100 by default.
    #[param(minimum = 1, maximum = 1000)]
    limit: Option<u64>,
    /// The cursor of the former page.
    #[param(value_type = Option<String>)]
    cursor: Option<Uuid>,
}

/// A page of the guest profiles of the team, newest first.
#[view]
pub struct GuestProfileListData {
    /// The profiles.
    guest_profiles: Vec<GuestSummaryView>,
    /// The cursor of the next page; `null` on the last one.
    cursor: Option<String>,
}

/// Lists the guest profiles of the team, newest first.
#[endpoint(
    get "/api/v1/guest-profiles",
    (status = 200, description = "The profiles", body = Envelope<GuestProfileListData>),
)]
pub async fn get_guest_profiles(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
    ApiQuery(parameters): ApiQuery<GuestProfileListParameters>,
) -> Result<Envelope<GuestProfileListData>, ApiError> {
    let limit = parameters.limit.unwrap_or(DEFAULT_LIMIT);
    if !(1..=MAX_LIMIT).contains(&limit) {
        return Err(ApiError::invalid("The limit is not valid.", "/limit", "must be from 1 to 1000"));
    }
    let shelf = match parameters.show {
        GuestStatusFilter::Current => GuestProfileFilter::Current,
        GuestStatusFilter::Archived => GuestProfileFilter::Archived,
        GuestStatusFilter::Deleted => GuestProfileFilter::Deleted,
    };
    let page = state.db.guest_profiles_of(&account, shelf, parameters.cursor, limit).await?;
    let cursor = page.profiles.last().filter(|_| page.has_more).map(|last| last.id.to_string());
    let guest_profiles = page.profiles.iter().map(Into::into).collect();
    Ok(Envelope::new(GuestProfileListData { guest_profiles, cursor }))
}
