//! `DELETE /api/v1/strategies/{strategyId}`

use super::{find_strategy, publish_strategies, strategy_not_found};
use earshot_api_server::prelude::*;

/// Deletes a strategy. Podcasts that it added stay.
#[endpoint(
    delete "/api/v1/strategies/{strategyId}",
    (status = 200, description = "Deleted", body = Envelope<MessageData>),
    (status = 409, description = "The project is archived"),
)]
pub async fn delete_strategy(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
    ApiPath(id): ApiPath<String>,
) -> Result<Envelope<MessageData>, ApiError> {
    let strategy = find_strategy(&state, &account, &id).await?;
    let deleted = state.db.delete_strategy(&account, strategy.id).await?.ok_or_else(strategy_not_found)?;
    publish_strategies(&state, &account, deleted.project_id);
    Ok(Envelope::new(MessageData { message: "The strategy was deleted.".to_owned() }))
}
