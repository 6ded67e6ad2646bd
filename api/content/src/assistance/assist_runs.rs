//! Runs of the assistant: one AI assist each (spec 9), off the async threads.

use super::index_statistics::IndexStatistics;
use earshot_api_server::metering::{ChargeKey, Payer, ReservationGuard};
use earshot_api_server::prelude::*;
use earshot_api_server::state::run_blocking;
use earshot_assist::AssistError;
use earshot_assist::agent::{Assistant, FallbackReason, Generated};
use earshot_assist::words::WordStatistics;
use earshot_model::Meter;
use futures::future::BoxFuture;
use std::sync::Arc;
use tokio::runtime::Handle;

/// Reading the texts of some podcasts takes about as long as a search with many words.
const RULES_COST: WorkCost = WorkCost::of(100);

/// Charges one AI assist of the account's team and runs `work`. The charge is refunded when there is no result, or when
/// rules made the result because a model failed.
///
/// # Errors
/// When the AI assists are used up, or the facts are not enough for a result.
pub async fn run_charged_assist<T, F>(state: &AppState, account: &Account, work: F) -> Result<Generated<T>, ApiError>
where
    T: Send + 'static,
    F: for<'a> FnOnce(Assistant<'a>) -> BoxFuture<'a, Result<Generated<T>, AssistError>> + Send + 'static,
{
    let reservation = reserve_assist(state, account).await?;
    run_reserved_assist(state, account, reservation, work).await
}

/// Reserves one AI assist of the account's team.
///
/// # Errors
/// When the AI assists are used up.
pub async fn reserve_assist(state: &AppState, account: &Account) -> Result<ReservationGuard, ApiError> {
    let now = state.clock.now();
    // Every run makes a new result, so each run is charged.
    let charge = ChargeKey { text: format!("assist {}", Uuid::new_v4()), free_until: now };
    state.metering.reserve(&Payer::of_account(account), Meter::AiAssist, charge).await
}

/// Runs `work` for a reservation, and settles that. The work continues when the client disconnects.
///
/// # Errors
/// When the facts are not enough for a result.
pub async fn run_reserved_assist<T, F>(
    state: &AppState,
    account: &Account,
    reservation: ReservationGuard,
    work: F,
) -> Result<Generated<T>, ApiError>
where
    T: Send + 'static,
    F: for<'a> FnOnce(Assistant<'a>) -> BoxFuture<'a, Result<Generated<T>, AssistError>> + Send + 'static,
{
    let assistance = Arc::clone(&state.assistance);
    let permit = assistance.permit(account.team_id).await;
    let (permit, reservation) = reservation.refund_on_error(permit).await?;
    let (statistics, now) = (IndexStatistics::of(state), state.clock.now());
    let budget = assistance.budget_of(account.team_id, now);
    let runtime = Handle::current();
    let made = run_blocking(move || {
        let _permit = permit;
        runtime.block_on(async move {
            // Third parties cannot guess the marker, so their texts cannot end the data block.
            let marker = Uuid::new_v4().simple().to_string();
            let assistant =
                Assistant { model: assistance.model(), budget: &budget, statistics: &statistics, now, marker: &marker };
            let made = work(assistant).await;
            match &made {
                Ok(generated) if is_paid(generated) => reservation.commit(),
                _ => reservation.refund().await,
            }
            made
        })
    });
    Ok(made.await??)
}

/// Runs rules that cost no AI assist, when it is the team's turn in the queue of engine tasks: they need a core.
///
/// # Errors
/// When the queue is full.
pub async fn run_rules<T, F>(state: &AppState, account: &Account, work: F) -> Result<T, ApiError>
where
    T: Send + 'static,
    F: FnOnce(&dyn WordStatistics) -> T + Send + 'static,
{
    let statistics = IndexStatistics::of(state);
    let owner = WorkOwner::background("rules", account.team_id);
    state.run_task(owner, RULES_COST, move |_| work(&statistics)).await
}

/// A result by rules is charged when no model is connected, and free when a model failed or was unavailable, when facts
/// answered a question, and when a question needs a model.
fn is_paid<T>(generated: &Generated<T>) -> bool {
    generated.fallback.as_ref().is_none_or(|fallback| fallback.reason == FallbackReason::NoModel)
}
