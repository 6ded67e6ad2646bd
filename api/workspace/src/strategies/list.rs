//! `GET /api/v1/projects/{projectIdOrSlug}/strategies`

use super::StrategiesData;
use crate::projects::find_project;
use earshot_api_content::views::StrategyView;
use earshot_api_server::prelude::*;

/// Lists the search strategies of a project.
#[endpoint(
    get "/api/v1/projects/{projectIdOrSlug}/strategies",
    (status = 200, description = "The strategies", body = Envelope<StrategiesData>),
)]
pub async fn get_project_strategies(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
    ApiPath(project): ApiPath<String>,
) -> Result<Envelope<StrategiesData>, ApiError> {
    let project = find_project(&state, &account, &project).await?;
    let strategies = state.db.strategies_of(&account, project.id).await?;
    Ok(Envelope::new(StrategiesData { strategies: strategies.into_iter().filter_map(StrategyView::of).collect() }))
}
