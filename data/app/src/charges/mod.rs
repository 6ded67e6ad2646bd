//! Charges, and those that wait to be counted.

mod charge;
mod charge_queue;

pub use charge::{Charge, RefundReceipt, Reservation};
pub(crate) use charge::{ChargeOutcome, PeriodCharge};
pub(crate) use charge_queue::{ChargeQueue, PendingCharge, UnclaimedReservation, WriterGuard};
