//! Batches concurrent charges into one transaction, because its beginning and end cost as much as the writes in it.

use super::charge::{PeriodCharge, RefundReceipt, Reservation};
use crate::DbError;
use std::fmt;
use std::mem;
use std::sync::{Mutex, MutexGuard, PoisonError};
use tokio::sync::oneshot;

/// Most charges per transaction, to keep it short.
const MAX_BATCH: usize = 64;

/// Charges that wait for the running transaction to end.
#[derive(Debug, Default)]
pub(crate) struct ChargeQueue(Mutex<ChargeQueueState>);

#[derive(Debug, Default)]
struct ChargeQueueState {
    pending: Vec<PendingCharge>,
    has_writer: bool,
}

#[derive(Debug)]
pub(crate) struct PendingCharge {
    pub due: PeriodCharge,
    pub reply: oneshot::Sender<Result<UnclaimedReservation, DbError>>,
}

/// An outcome that is sent to its caller. If the caller has been dropped, the charge is refunded.
pub(crate) struct UnclaimedReservation {
    reservation: Option<Reservation>,
    refund: Box<dyn Fn(RefundReceipt) + Send>,
}

impl UnclaimedReservation {
    pub fn new(reservation: Reservation, refund: impl Fn(RefundReceipt) + Send + 'static) -> Self {
        Self { reservation: Some(reservation), refund: Box::new(refund) }
    }

    /// Returns the reservation, which its caller has now.
    pub fn claim(mut self) -> Option<Reservation> {
        self.reservation.take()
    }
}

impl fmt::Debug for UnclaimedReservation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("UnclaimedReservation").field("reservation", &self.reservation).finish_non_exhaustive()
    }
}

impl Drop for UnclaimedReservation {
    fn drop(&mut self) {
        if let Some(Reservation::Paid { receipt, .. }) = self.reservation.take() {
            (self.refund)(receipt);
        }
    }
}

impl ChargeQueue {
    /// Adds a charge. Returns true when the caller must start a writer.
    pub(crate) fn push(&self, waiting: PendingCharge) -> bool {
        let mut queue = self.lock();
        queue.pending.push(waiting);
        !mem::replace(&mut queue.has_writer, true)
    }

    /// Takes the next batch. Empty when nothing waits; then the next caller starts a writer.
    pub(crate) fn take_batch(&self) -> Vec<PendingCharge> {
        let mut queue = self.lock();
        let count = queue.pending.len().min(MAX_BATCH);
        queue.has_writer = count > 0;
        queue.pending.drain(..count).collect()
    }

    fn lock(&self) -> MutexGuard<'_, ChargeQueueState> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Restores the queue when a writer panics, so that the next caller starts one.
pub(crate) struct WriterGuard<'a>(pub &'a ChargeQueue);

impl Drop for WriterGuard<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            self.0.lock().has_writer = false;
        }
    }
}
