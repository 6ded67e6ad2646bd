//! A charge and its outcome.

use crate::EpochMillis;
use chrono::NaiveDate;
use earshot_model::{Meter, Period, Timestamp};
use uuid::Uuid;

/// A charge of one unit of a meter.
#[derive(Clone, Debug)]
pub struct Charge {
    /// The subject whose quota is used.
    pub subject: String,
    /// Team and user of the usage record; `None` for an anonymous caller.
    pub account: Option<(Uuid, Uuid)>,
    pub meter: Meter,
    /// `None` is unlimited; the charge is counted anyway.
    pub limit: Option<u32>,
    pub period: Period,
    /// The charge key. A repeat costs nothing until `free_until`.
    pub charge_key: String,
    pub free_until: Timestamp,
}

/// The outcome of a charge.
#[derive(Debug)]
pub enum Reservation {
    /// Counted. The receipt refunds it.
    Paid { receipt: RefundReceipt, used: u32 },
    /// Free, because the same key was paid for recently.
    Free,
    /// The quota is used up until the period ends.
    Exhausted,
}

/// Refunds a charge.
#[derive(Clone, Debug)]
pub struct RefundReceipt {
    pub(crate) charge: Charge,
    pub(crate) period: String,
    pub(crate) day: NaiveDate,
}

impl RefundReceipt {
    pub(crate) fn from_charge(due: PeriodCharge) -> Self {
        Self { charge: due.charge, period: due.period, day: due.day }
    }
}

/// A charge with the period in which it is counted.
#[derive(Clone, Debug)]
pub(crate) struct PeriodCharge {
    pub charge: Charge,
    pub period: String,
    pub ends_at: EpochMillis,
    pub day: NaiveDate,
}

/// The outcome of a charge in its transaction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ChargeOutcome {
    Paid { used: u32 },
    Free,
    Exhausted,
}
