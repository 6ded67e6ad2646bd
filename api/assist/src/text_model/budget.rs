//! The token budget of a team.

use async_trait::async_trait;

/// The budget has fewer tokens left than the request may use.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the AI budget of the team is used up")]
pub struct BudgetExceeded;

/// The budget of one team, which the caller implements. Tokens are reserved before a request and settled after it.
#[async_trait]
pub trait ModelBudget: Send + Sync {
    /// Reserves tokens.
    ///
    /// # Errors
    /// [`BudgetExceeded`] when fewer are left.
    async fn reserve(&self, tokens: u64) -> Result<(), BudgetExceeded>;

    /// Replaces a reservation by the used tokens; 0 when the request failed before it used any.
    async fn settle(&self, reserved: u64, used: u64);
}

/// A budget without a limit.
#[derive(Clone, Copy, Debug, Default)]
pub struct UnlimitedBudget;

#[async_trait]
impl ModelBudget for UnlimitedBudget {
    async fn reserve(&self, _tokens: u64) -> Result<(), BudgetExceeded> {
        Ok(())
    }

    async fn settle(&self, _reserved: u64, _used: u64) {}
}
