//! The tokens that each team may use of the text model in a UTC day.
//!
//! AI assists bound the number of results (spec 9); this bounds what long texts cost. The counts are in memory: a
//! restart gives away at most one day's budget.

use async_trait::async_trait;
use chrono::NaiveDate;
use earshot_assist::text_model::{BudgetExceeded, ModelBudget};
use lru::LruCache;
use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, PoisonError};
use uuid::Uuid;

/// Most teams with a count in memory.
const MAX_TEAMS: NonZeroUsize = NonZeroUsize::new(10_000).expect("not zero");

/// The counts of all teams.
pub(super) struct TokenBudgets {
    tokens_per_day: u64,
    used: Mutex<LruCache<Uuid, (NaiveDate, u64)>>,
}

/// The budget of one team on one day.
pub struct TeamBudget {
    budgets: Arc<TokenBudgets>,
    team: Uuid,
    day: NaiveDate,
}

impl TokenBudgets {
    pub fn new(tokens_per_day: u64) -> Self {
        Self { tokens_per_day, used: Mutex::new(LruCache::new(MAX_TEAMS)) }
    }

    pub fn of_team(self: &Arc<Self>, team: Uuid, day: NaiveDate) -> TeamBudget {
        TeamBudget { budgets: Arc::clone(self), team, day }
    }

    /// Changes the count of a team unless it would exceed the budget.
    fn change(&self, team: Uuid, day: NaiveDate, change: impl FnOnce(u64) -> u64) -> Result<(), BudgetExceeded> {
        let mut used = self.used.lock().unwrap_or_else(PoisonError::into_inner);
        let (counted_day, tokens) = used.get_or_insert_mut(team, || (day, 0));
        if *counted_day != day {
            (*counted_day, *tokens) = (day, 0);
        }
        let changed = change(*tokens);
        if changed > *tokens && changed > self.tokens_per_day {
            return Err(BudgetExceeded);
        }
        *tokens = changed;
        Ok(())
    }
}

#[async_trait]
impl ModelBudget for TeamBudget {
    async fn reserve(&self, tokens: u64) -> Result<(), BudgetExceeded> {
        self.budgets.change(self.team, self.day, |used| used.saturating_add(tokens))
    }

    async fn settle(&self, reserved: u64, used: u64) {
        // The reservation may have been too small when the model repaired its result. The used tokens count anyway.
        let budgets = &self.budgets;
        let lower = budgets.change(self.team, self.day, |all| all.saturating_sub(reserved.saturating_sub(used)));
        let more = used.saturating_sub(reserved);
        if lower.is_ok() && more > 0 && budgets.change(self.team, self.day, |all| all.saturating_add(more)).is_err() {
            let _ = budgets.change(self.team, self.day, |all| all.max(budgets.tokens_per_day));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn day(number: u32) -> NaiveDate {
        NaiveDate::from_ymd_opt(2026, 11, number).expect("a day")
    }

    #[tokio::test]
    async fn a_team_has_a_budget_per_day() {
        let budgets = Arc::new(TokenBudgets::new(100));
        let (one, other) = (Uuid::from_u128(1), Uuid::from_u128(2));
        let today = budgets.of_team(one, day(1));
        assert_eq!(today.reserve(80).await, Ok(()));
        assert_eq!(today.reserve(30).await, Err(BudgetExceeded));
        today.settle(80, 20).await;
        assert_eq!(today.reserve(80).await, Ok(()), "60 tokens came back");
        assert_eq!(today.reserve(1).await, Err(BudgetExceeded));
        assert_eq!(budgets.of_team(other, day(1)).reserve(100).await, Ok(()));
        assert_eq!(budgets.of_team(one, day(2)).reserve(100).await, Ok(()));
    }

    #[tokio::test]
    async fn tokens_beyond_the_reservation_count_too() {
        let budgets = Arc::new(TokenBudgets::new(100));
        let team = budgets.of_team(Uuid::from_u128(1), day(1));
        assert_eq!(team.reserve(50).await, Ok(()));
        team.settle(50, 90).await;
        assert_eq!(team.reserve(20).await, Err(BudgetExceeded));
        assert_eq!(team.reserve(10).await, Ok(()));
        team.settle(10, 500).await;
        assert_eq!(team.reserve(1).await, Err(BudgetExceeded));
    }
}
