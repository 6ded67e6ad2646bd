//! Charges that come at the same time share a transaction: to begin and end one costs as much as what is written in it.

use super::availability::{Availability, QUERY_TIMEOUT};
use super::usage::{ChargeOutcome, PeriodCharge};
use super::{Db, DbError, RefundReceipt, Reservation};
use std::mem;
use std::sync::{Mutex, MutexGuard, PoisonError};
use tokio::sync::oneshot;
use tokio::time::timeout;

/// Charges of one transaction: it stays short.
const MAX_BATCH: usize = 64;

/// Charges that wait for the transaction under way to end.
#[derive(Debug, Default)]
pub(super) struct ChargeQueue(Mutex<ChargeQueueState>);

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

/// An outcome on its way to who asked. When they went away, what was counted is given back.
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
                    tracing::error!(error = &error as &dyn std::error::Error, "what nobody waited for stays counted");
                }
            });
        }
    }
}

impl ChargeQueue {
    /// True when somebody is to write what waits.
    fn push(&self, waiting: PendingCharge) -> bool {
        let mut queue = self.lock();
        queue.pending.push(waiting);
        !mem::replace(&mut queue.has_writer, true)
    }

    /// What is written next. Empty when nothing waits, and then the next to come has to see to it.
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

/// A writer that panics leaves the rest to the next.
struct WriterGuard<'a>(&'a ChargeQueue);

impl Drop for WriterGuard<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            self.0.lock().has_writer = false;
        }
    }
}

impl Db {
    pub(super) async fn reserve_in_batch(&self, due: PeriodCharge) -> Result<Reservation, DbError> {
        let (answer, answered) = oneshot::channel();
        if self.charge_queue.push(PendingCharge { due, reply: answer }) {
            // Not in the task of a request: it may be given up, and others wait for the same transaction.
            let db = self.clone();
            tokio::spawn(async move { db.write_pending_charges().await });
        }
        // What is counted after that is given back: nobody takes its answer.
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
                // The next of them would wait as long as they did together.
                Err(error) if error.is_unavailable() => {
                    let found = match error {
                        DbError::Unavailable(found) => found,
                        _ => Availability::Unreachable,
                    };
                    for waiting in waiting {
                        self.send_outcome(waiting, Err(DbError::Unavailable(found)));
                    }
                }
                // What is wrong with one of them is not the others' fault.
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
        // Who does not wait any more gets it back: the answer sees to it.
        drop(answer.send(told));
    }
}
