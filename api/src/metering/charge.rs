//! A call that is counted: reserved before the work, of searches while it goes on, and given back when the work fails or is given
//! up.

use super::allowance;
use super::standing::seconds_until;
use crate::db::{Account, Charge, Receipt, Reserved};
use crate::error::{ApiError, Code};
use crate::extract::Caller;
use crate::state::AppState;
use earshot_model::{Allowance, Meter, Period, Timestamp};

/// What is asked for, to know it again.
#[derive(Clone, Debug)]
pub(crate) struct Asked {
    pub what: String,
    /// Until then the same costs nothing.
    pub free_until: Timestamp,
}

/// Whose allowance an account uses: the plan is the team's.
pub(crate) fn subject_of(account: &Account) -> String {
    format!("team {}", account.team_id)
}

/// For what is free again until the month is over.
pub(crate) fn end_of_month(now: Timestamp) -> Timestamp {
    let (_, next) = Period::Month.around(now);
    next.and_time(chrono::NaiveTime::MIN).and_utc()
}

/// Does the work, and gives what it made to a caller whose allowance has one left for it.
pub(crate) async fn metered<T>(
    state: &AppState,
    caller: &Caller,
    meter: Meter,
    asked: Asked,
    work: impl Future<Output = Result<T, ApiError>>,
) -> Result<T, ApiError> {
    let allowed = allowance(&state.config, caller.tier, meter);
    let reserved = reserve(state, caller, meter, allowed, asked);
    let (held, result) = match meter {
        // To write the charge takes as long as to search, and nearly nobody has none left: those get no answer.
        Meter::Searches | Meter::PageSearches => {
            let (held, result) = tokio::join!(reserved, work);
            (held?, result)
        }
        _ => (reserved.await?, work.await),
    };
    match result {
        Ok(_) => held.keep(),
        Err(_) => held.give_back().await,
    }
    result
}

/// What is reserved while the work goes on.
#[must_use]
struct Held {
    state: AppState,
    subject: String,
    receipt: Option<Receipt>,
}

async fn reserve(
    state: &AppState,
    caller: &Caller,
    meter: Meter,
    allowed: Allowance,
    asked: Asked,
) -> Result<Held, ApiError> {
    let (limit, period) = allowed.map_or((None, Period::Month), |(limit, period)| (Some(limit), period));
    let charge = Charge {
        subject: caller.subject.clone(),
        account: caller.account.as_ref().map(|account| (account.team_id, account.user_id)),
        meter,
        limit,
        period,
        what: asked.what,
        free_until: asked.free_until,
    };
    let receipt = match state.db.reserve(charge).await? {
        Reserved::Paid { receipt, used } => {
            if meter == Meter::Searches {
                state.metering.standings.raise(&caller.subject, used, state.clock.now());
            }
            Some(receipt)
        }
        Reserved::Free => None,
        Reserved::Exhausted => return Err(exhausted(caller, meter, limit.unwrap_or(0), period, state.clock.now())),
    };
    Ok(Held { state: state.clone(), subject: caller.subject.clone(), receipt })
}

impl Held {
    fn keep(mut self) {
        self.receipt = None;
    }

    async fn give_back(mut self) {
        if let Some(receipt) = self.receipt.take() {
            refund(&self.state, &self.subject, receipt).await;
        }
    }
}

/// The handler panicked, took too long, or its client went away.
impl Drop for Held {
    fn drop(&mut self) {
        let Some(receipt) = self.receipt.take() else { return };
        let (state, subject) = (self.state.clone(), std::mem::take(&mut self.subject));
        if let Ok(runtime) = tokio::runtime::Handle::try_current() {
            runtime.spawn(async move { refund(&state, &subject, receipt).await });
        }
    }
}

async fn refund(state: &AppState, subject: &str, receipt: Receipt) {
    if let Err(error) = state.db.refund(receipt).await {
        tracing::error!(error = &error as &dyn std::error::Error, "what a failed call cost was not given back");
    }
    state.metering.standings.forget(subject);
}

fn exhausted(caller: &Caller, meter: Meter, limit: u32, period: Period, now: Timestamp) -> ApiError {
    // An installation may keep something for those with an account.
    if limit == 0 && caller.account.is_none() {
        return ApiError::of(Code::SignInRequired);
    }
    let things = match meter {
        Meter::Searches | Meter::PageSearches => "searches",
        Meter::AiAssist => "uses of the AI assistant",
        Meter::AdvancedContacts => "advanced contacts",
        Meter::Exports => "exports",
        Meter::TranscriptDownloads => "transcript downloads",
        Meter::TranscriptionRequests => "transcription requests",
    };
    let when = match period {
        Period::Day => "today",
        Period::Month => "this month",
    };
    let whose = if caller.account.is_some() { "of your plan" } else { "without an account" };
    let (_, next) = period.around(now);
    let message =
        format!("All {limit} {things} {whose} are used for {when}. There are new ones from {next}, 00:00 UTC.");
    let wait_s = u64::try_from(seconds_until(next, now)).unwrap_or(0);
    ApiError::new(Code::QuotaExceeded, message).with_retry_after(wait_s)
}
