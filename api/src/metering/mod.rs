//! Quotas of plans (spec 9), rate limits, and attempt limits.

mod attempt_limits;
mod charge;
mod client_address;
mod payer;
mod quota_status;
mod quote_budget;
mod reset_times;
mod state;
mod token_bucket;
mod usage_cache;

pub(crate) use attempt_limits::AttemptKind;
pub(crate) use charge::{ChargeKey, ReservationGuard};
pub(crate) use client_address::client_address;
pub(crate) use payer::{Payer, subject_of};
pub(crate) use quota_status::QuotaStatus;
pub(crate) use quote_budget::{PREVIEW_CHARS, QuoteBudget};
pub(crate) use reset_times::end_of_month;
pub use state::{Metering, MeteringOptions};
pub(crate) use token_bucket::{RateLimitPolicy, RateLimitStatus, WINDOW_S as RATE_LIMIT_WINDOW_S};
