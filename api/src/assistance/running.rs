//! Runs of the assistant: one AI assist each (spec 9), off the async threads.

use super::index_statistics::IndexStatistics;
use crate::error::{ApiError, ErrorCode};
use crate::metering::{ChargeKey, Payer, ReservationGuard};
use crate::state::{AppState, run_blocking};
use earshot_app::Account;
use earshot_assist::AssistError;
use earshot_assist::agent::{Assistant, FallbackReason, Generated};
use earshot_assist::words::WordStatistics;
use earshot_model::Meter;
use futures::future::BoxFuture;
use std::sync::Arc;
use tokio::runtime::Handle;
use uuid::Uuid;

/// Rejects accounts whose plan has no AI assists (spec 9, AI assist). Calls that declare this plan do it first.
///
/// # Errors
/// When the plan has none.
pub(crate) fn require_assistant(account: &Account) -> Result<(), ApiError> {
    match account.tier.limits().ai_assist {
        Some((0, _)) => Err(ApiError::new(ErrorCode::NotOnPlan, "Your plan does not include the AI assistant.")),
        _ => Ok(()),
    }
}

/// Charges one AI assist of the account's team and runs `work`. The charge is refunded when there is no result, or when the
/// rules stand in for a model that failed.
///
/// # Errors
/// When the AI assists are used up, or the facts are not enough for a result.
pub(crate) async fn assist<T, F>(state: &AppState, account: &Account, work: F) -> Result<Generated<T>, ApiError>
where
    T: Send + 'static,
    F: for<'a> FnOnce(Assistant<'a>) -> BoxFuture<'a, Result<Generated<T>, AssistError>> + Send + 'static,
{
    let reservation = reserve_assist(state, account).await?;
    assist_reserved(state, account, reservation, work).await
}

/// Reserves one AI assist of the account's team.
///
/// # Errors
/// When the AI assists are used up.
pub(crate) async fn reserve_assist(state: &AppState, account: &Account) -> Result<ReservationGuard, ApiError> {
    let now = state.clock.now();
    // Every run makes a new result, so none is a repeat of another.
    let charge = ChargeKey { text: format!("assist {}", Uuid::new_v4()), free_until: now };
    state.metering.reserve(&Payer::of_account(account), Meter::AiAssist, charge).await
}

/// Runs `work` for a reservation, and settles that. The work goes on when the client disconnects.
///
/// # Errors
/// When the facts are not enough for a result.
pub(crate) async fn assist_reserved<T, F>(
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
    let permit = assistance.permit().await.map_err(ApiError::internal)?;
    let (statistics, now) = (IndexStatistics::of(state), state.clock.now());
    let budget = assistance.budget_of(account.team_id, now);
    let runtime = Handle::current();
    let made = run_blocking(move || {
        let _permit = permit;
        runtime.block_on(async move {
            // Strangers cannot guess it, so their texts cannot leave their place in a prompt.
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

/// Runs rules that cost no AI assist, off the async threads.
pub(crate) async fn run_rules<T, F>(state: &AppState, work: F) -> Result<T, ApiError>
where
    T: Send + 'static,
    F: FnOnce(&dyn WordStatistics) -> T + Send + 'static,
{
    let permit = state.assistance.permit().await.map_err(ApiError::internal)?;
    let statistics = IndexStatistics::of(state);
    run_blocking(move || {
        let _permit = permit;
        work(&statistics)
    })
    .await
}

/// A result by rules is paid for when no model is connected, and not when one failed.
fn is_paid<T>(generated: &Generated<T>) -> bool {
    generated.fallback.as_ref().is_none_or(|fallback| fallback.reason == FallbackReason::NoModel)
}

impl From<AssistError> for ApiError {
    fn from(error: AssistError) -> Self {
        let code = match error {
            AssistError::NoSubjects => ErrorCode::EmptyProfile,
            AssistError::OptedOut => ErrorCode::OptedOut,
            AssistError::Blacklisted => ErrorCode::Blacklisted,
            AssistError::NoShowText => ErrorCode::NoShowText,
            AssistError::NoTranscripts => ErrorCode::NoTranscripts,
        };
        Self::new(code, error.to_string())
    }
}
