//! Reserves charges in batches.

use crate::Availability;
use crate::charges::{ChargeOutcome, PeriodCharge, RefundReceipt, Reservation};
use crate::charges::{PendingCharge, UnclaimedReservation, WriterGuard};
use crate::connection::QUERY_TIMEOUT;
use crate::prelude::*;
use tokio::sync::oneshot;
use tokio::time::timeout;

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
        let answer = answered.map_err(|_| DbError::Interrupted)??;
        answer.claim().ok_or(DbError::Interrupted)
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
        let reported = outcome.map(|outcome| {
            let reserved = match outcome {
                ChargeOutcome::Paid { used } => Reservation::Paid { receipt: RefundReceipt::from_charge(due), used },
                ChargeOutcome::Free => Reservation::Free,
                ChargeOutcome::Exhausted => Reservation::Exhausted,
            };
            let db = self.clone();
            UnclaimedReservation::new(reserved, move |receipt| db.refund_in_background(receipt))
        });
        // If the caller has been dropped, dropping the outcome refunds the charge.
        drop(answer.send(reported));
    }

    fn refund_in_background(&self, receipt: RefundReceipt) {
        let db = self.clone();
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
