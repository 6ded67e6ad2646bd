//! Quotas of plans (spec 9), rate limits, and attempt limits.

mod attempt_limits;
mod charge;
mod client_address;
mod payer;
mod quota_status;
mod quote_budget;
mod request_sharing;
mod reset_times;
mod state;
mod token_bucket;
mod unshared_counts;
mod usage_cache;

pub use attempt_limits::AttemptKind;
pub use charge::{ChargeKey, ReservationGuard};
pub use client_address::client_address;
pub use payer::{Payer, subject_of};
pub use quota_status::QuotaStatus;
pub use quote_budget::{PREVIEW_CHARS, QuoteBudget};
pub use request_sharing::share_requests;
pub use reset_times::end_of_month;
pub use state::{Metering, MeteringOptions};
pub use token_bucket::{RateLimitPolicy, RateLimitStatus, WINDOW_S as RATE_LIMIT_WINDOW_S};
