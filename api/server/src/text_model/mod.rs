//! The text model of the process, and the tokens that each team may use of it.

mod config;
mod token_budgets;

pub use config::TextModelConfig;

use crate::error::ApiError;
use crate::work_queue::{Capacity, WorkCost, WorkPermit, WorkQueue};
use earshot_assist::text_model::{ChatModel, ModelConfig, TextModel};
use earshot_model::{Clock, Timestamp};
use earshot_net::{AddressGuard, ClientConfig, FetchError, HttpClient};
use std::sync::Arc;
use std::time::Duration;
use token_budgets::{TeamBudget, TokenBudgets};
use tokio::sync::Notify;
use url::Url;
use uuid::Uuid;

/// Runs of the assistant at once. Most of them wait for the model.
const MAX_RUNS: usize = 64;
/// Runs of one team at once. Its further ones wait for their turn.
const MAX_RUNS_PER_TEAM: usize = 8;
/// All runs count the same, because most of their time is the model's.
const RUN_COST: WorkCost = WorkCost::of(1);
/// Memory for the bodies of responses.
const BODY_MEMORY: usize = 64 << 20;
/// Memory for decoding them.
const WINDOW_MEMORY: usize = 32 << 20;
/// A result that its checks reject is requested once more.
const MODEL_CALLS_PER_RUN: u32 = 2;
/// Segments of paths whose handlers may wait for the model.
const MODEL_PATHS: [&str; 7] =
    ["agent", "guest-prep", "outreach", "regenerate-bio", "relevancy", "strategies", "deep-analysis"];

/// The state that all runs of the assistant share.
pub struct Assistance {
    model: Option<ChatModel>,
    budgets: Arc<TokenBudgets>,
    runs: WorkQueue,
    /// Notified after a run over a list was queued.
    pub reviews_queued: Notify,
    /// Notified after deep analyses were queued.
    pub analyses_queued: Notify,
    /// Notified after the form of a guest was submitted.
    pub bios_queued: Notify,
}

impl Assistance {
    /// # Errors
    /// When the TLS store of the machine cannot be read.
    pub fn new(config: Option<&TextModelConfig>, public_url: &str, clock: Clock) -> Result<Self, FetchError> {
        let model = config.map(|config| connect(config, public_url, clock)).transpose()?;
        let budgets = Arc::new(TokenBudgets::new(config.map_or(0, |config| config.tokens_per_day)));
        Ok(Self {
            model,
            budgets,
            runs: WorkQueue::new(Capacity::of_places(MAX_RUNS, MAX_RUNS_PER_TEAM)),
            reviews_queued: Notify::new(),
            analyses_queued: Notify::new(),
            bios_queued: Notify::new(),
        })
    }

    /// The model; `None` when none is connected.
    pub fn model(&self) -> Option<&dyn TextModel> {
        self.model.as_ref().map(|model| model as &dyn TextModel)
    }

    /// The budget of a team on the day of `now`.
    pub fn budget_of(&self, team: Uuid, now: Timestamp) -> TeamBudget {
        TokenBudgets::of_team(&self.budgets, team, now.date_naive())
    }

    /// Waits until it is the turn of the team, and a run of it may begin.
    ///
    /// # Errors
    /// At once, when too many runs wait.
    pub async fn permit(&self, team: Uuid) -> Result<WorkPermit, ApiError> {
        let permit = self.runs.acquire(team.to_string().into(), RUN_COST).await;
        permit.map_err(|full| {
            full.to_error("Too many requests of your team to the assistant are already waiting. Send fewer at once.")
        })
    }
}

fn connect(config: &TextModelConfig, public_url: &str, clock: Clock) -> Result<ChatModel, FetchError> {
    // The operator chose the URL, so the guard is off for addresses that it would refuse.
    let url = Url::parse(&config.url);
    let allow_private = url.is_ok_and(|url| AddressGuard::default().check_url(&url).is_err());
    let client = HttpClient::new(ClientConfig {
        allow_private,
        politeness: None,
        body_memory: BODY_MEMORY,
        window_memory: WINDOW_MEMORY,
        ..ClientConfig::new(env!("CARGO_PKG_VERSION"), public_url, clock)
    })?;
    let model = ModelConfig {
        key: config.key.clone(),
        timeout: config.timeout,
        ..ModelConfig::new(config.url.as_str(), config.model.as_str())
    };
    Ok(ChatModel::new(client, model))
}

/// The time that a request to `path` may wait for the model, in addition to the limit of every request.
pub fn waiting_time(config: Option<&TextModelConfig>, path: &str) -> Duration {
    let config = config.filter(|_| path.split('/').any(|segment| MODEL_PATHS.contains(&segment)));
    config.map_or(Duration::ZERO, |config| config.timeout * MODEL_CALLS_PER_RUN)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_calls_of_the_model_take_longer() {
        let config = TextModelConfig::new("http://127.0.0.1:1", "m");
        assert_eq!(waiting_time(None, "/api/v1/agent/guest").as_secs(), 0);
        assert_eq!(waiting_time(Some(&config), "/api/v1/agent/guest").as_secs(), 120);
        assert_eq!(waiting_time(Some(&config), "/api/v1/agents").as_secs(), 0);
    }
}
