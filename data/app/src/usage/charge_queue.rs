//! Batches concurrent charges into one transaction, because its beginning and end cost as much as the writes in it.

use super::charge::{ChargeOutcome, PeriodCharge};
use crate::Availability;
use crate::connection::QUERY_TIMEOUT;
use crate::{Db, DbError, RefundReceipt, Reservation};
use std::mem;
use std::sync::{Mutex, MutexGuard, PoisonError};
use tokio::sync::oneshot;
use tokio::time::timeout;

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
struct PendingCharge {
    due: PeriodCharge,
    reply: oneshot::Sender<Result<UnclaimedReservation, DbError>>,
}

/// An outcome that is sent to its caller. If the caller has been dropped, the charge is refunded.
#[derive(Debug)]
struct UnclaimedReservation {
    db: Db,
    reservation: Option<Reservation>,
}

impl Drop for UnclaimedReservation {
    fn drop(&mut self) {
        let Some(Reservation::Paid { receipt, .. }) = self.reservation.take() else { return };
        let db = self.db.clone();
        if let Ok(runtime) = tokio::runtime::Handle::try_current() {
            runtime.spawn(async move {
                if let Err(error) = db.refund(receipt).await {
                    tracing::error!(
                        error = &error as &dyn std::error::Error,
                        "an unclaimed charge could not be refunded"
                    );
                }
            });
        }
    }
}

impl ChargeQueue {
    /// Adds a charge. Returns true when the caller must start a writer.
    fn push(&self, waiting: PendingCharge) -> bool {
        let mut queue = self.lock();
        queue.pending.push(waiting);
        !mem::replace(&mut queue.has_writer, true)
    }

    /// Takes the next batch. Empty when nothing waits; then the next caller starts a writer.
    fn take_batch(&self) -> Vec<PendingCharge> {
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
struct WriterGuard<'a>(&'a ChargeQueue);

impl Drop for WriterGuard<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            self.0.lock().has_writer = false;
        }
    }
}

impl Db {
    pub(crate) async fn reserve_in_batch(&self, due: PeriodCharge) -> Result<Reservation, DbError> {
        let (answer, answered) = oneshot::channel();
        if self.charge_queue.push(PendingCharge { due, reply: answer }) {
            // A task of its own, because the task of a request may be dropped while others wait for the same
            // transaction.
            let db = self.clone();
            tokio::spawn(async move { db.write_pending_charges().await });
        }
        // A charge that is counted after the timeout is refunded, because no caller receives its outcome.
        let Ok(answered) = timeout(QUERY_TIMEOUT, answered).await else {
            return Err(DbError::Unavailable(Availability::Unreachable));
        };
        let mut answer = answered.map_err(|_| DbError::Interrupted)??;
        answer.reservation.take().ok_or(DbError::Interrupted)
    }

    async fn write_pending_charges(&self) {
        let writing = WriterGuard(&self.charge_queue);
        loop {
            let waiting = self.charge_queue.take_batch();
            if waiting.is_empty() {
                break;
            }
            let dues: Vec<PeriodCharge> = waiting.iter().map(|waiting| waiting.due.clone()).collect();
            match self.charge_all(dues).await {
                Ok(outcomes) => {
                    for (waiting, outcome) in waiting.into_iter().zip(outcomes) {
                        self.send_outcome(waiting, Ok(outcome));
                    }
                }
                // The next batch would wait as long as this one did.
                Err(error) if error.is_unavailable() => {
                    let found = match error {
                        DbError::Unavailable(found) => found,
                        _ => Availability::Unreachable,
                    };
                    for waiting in waiting {
                        self.send_outcome(waiting, Err(DbError::Unavailable(found)));
                    }
                }
                // Retries the charges one by one, so that a failing one does not fail the others.
                Err(_) if waiting.len() > 1 => {
                    for waiting in waiting {
                        let outcome = self.charge_all(vec![waiting.due.clone()]).await;
                        let first =
                            outcome.and_then(|outcomes| outcomes.into_iter().next().ok_or(DbError::Interrupted));
                        self.send_outcome(waiting, first);
                    }
                }
                Err(error) => {
                    if let Some(waiting) = waiting.into_iter().next() {
                        self.send_outcome(waiting, Err(error));
                    }
                }
            }
        }
        drop(writing);
    }

    fn send_outcome(
        &self,
        PendingCharge { due, reply: answer }: PendingCharge,
        outcome: Result<ChargeOutcome, DbError>,
    ) {
        let told = outcome.map(|outcome| {
            let reserved = match outcome {
                ChargeOutcome::Paid { used } => Reservation::Paid { receipt: RefundReceipt::from_charge(due), used },
                ChargeOutcome::Free => Reservation::Free,
                ChargeOutcome::Exhausted => Reservation::Exhausted,
            };
            UnclaimedReservation { db: self.clone(), reservation: Some(reserved) }
        });
        // If the caller has been dropped, dropping the outcome refunds the charge.
        drop(answer.send(told));
    }
}
