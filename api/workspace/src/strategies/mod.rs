//! Search strategies of projects (spec 3, 5 and 7).

mod candidates;
pub mod delete;
mod example_shows;
pub mod generate;
mod keyword_searches;
pub mod keywords;
pub mod left_out;
pub mod list;
pub mod run;
mod run_searches;
pub mod update;

pub(crate) use example_shows::read_example_shows;

use earshot_api_content::views::StrategyView;
use earshot_api_server::events::{ChangeKind, ChangePublished};
use earshot_api_server::prelude::*;
use earshot_app::Strategy;
use earshot_assist::strategies::SearchStrategy;

/// A strategy.
#[view]
pub struct StrategyData {
    /// The strategy.
    strategy: StrategyView,
}

/// The strategies of a project.
#[view]
pub struct StrategiesData {
    /// The strategies, in their order.
    strategies: Vec<StrategyView>,
}

/// Finds a strategy of the account's team.
async fn find_strategy(state: &AppState, account: &Account, id: &str) -> Result<Strategy, ApiError> {
    let id = Uuid::try_parse(id).map_err(|_| strategy_not_found())?;
    state.db.find_strategy(account, id).await?.ok_or_else(strategy_not_found)
}

fn strategy_not_found() -> ApiError {
    ApiError::not_found("Strategy")
}

/// The texts of a strategy.
fn texts_of(strategy: &Strategy) -> Result<SearchStrategy, ApiError> {
    serde_json::from_value(strategy.content.clone()).map_err(ApiError::internal)
}

fn respond(strategy: Strategy) -> Result<Versioned<StrategyData>, ApiError> {
    let version = strategy.version;
    let strategy = StrategyView::of(strategy).ok_or_else(strategy_not_found)?;
    Ok(Versioned { version, data: StrategyData { strategy } })
}

/// Notifies the open pages of the team that the strategies of a project have changed.
fn publish_strategies(state: &AppState, account: &Account, project: Uuid) {
    let change = ChangePublished::new(ChangeKind::Project, Some(account.user_id), state.clock.now());
    state.events().publish(account.team_id, change.in_project(project));
}
