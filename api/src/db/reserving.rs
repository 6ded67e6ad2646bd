//! Charges that come at the same time share a transaction: to begin and end one costs as much as what is written in it.

use super::availability::{ANSWER_TIME, Availability};
use super::usage::{Due, Outcome};
use super::{Db, DbError, Receipt, Reserved};
use std::mem;
use std::sync::{Mutex, MutexGuard, PoisonError};
use tokio::sync::oneshot;
use tokio::time::timeout;

/// Charges of one transaction: it stays short.
const MOST: usize = 64;

/// Charges that wait for the transaction under way to end.
#[derive(Debug, Default)]
pub(super) struct Reserving(Mutex<Queue>);

#[derive(Debug, Default)]
struct Queue {
    waiting: Vec<Waiting>,
    is_written: bool,
}

#[derive(Debug)]
struct Waiting {
    due: Due,
    answer: oneshot::Sender<Result<Answer, DbError>>,
}

/// An outcome on its way to who asked. When they went away, what was counted is given back.
#[derive(Debug)]
struct Answer {
    db: Db,
    reserved: Option<Reserved>,
}

impl Drop for Answer {
    fn drop(&mut self) {
        let Some(Reserved::Paid { receipt, .. }) = self.reserved.take() else { return };
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

impl Reserving {
    /// True when somebody is to write what waits.
    fn put(&self, waiting: Waiting) -> bool {
        let mut queue = self.lock();
        queue.waiting.push(waiting);
        !mem::replace(&mut queue.is_written, true)
    }

    /// What is written next. Empty when nothing waits, and then the next to come has to see to it.
    fn take(&self) -> Vec<Waiting> {
        let mut queue = self.lock();
        let count = queue.waiting.len().min(MOST);
        queue.is_written = count > 0;
        queue.waiting.drain(..count).collect()
    }

    fn lock(&self) -> MutexGuard<'_, Queue> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A writer that panics leaves the rest to the next.
struct Writing<'a>(&'a Reserving);

impl Drop for Writing<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            self.0.lock().is_written = false;
        }
    }
}

impl Db {
    pub(super) async fn reserve_beside_others(&self, due: Due) -> Result<Reserved, DbError> {
        let (answer, answered) = oneshot::channel();
        if self.reserving.put(Waiting { due, answer }) {
            // Not in the task of a request: it may be given up, and others wait for the same transaction.
            let db = self.clone();
            tokio::spawn(async move { db.write_waiting().await });
        }
        // What is counted after that is given back: nobody takes its answer.
        let Ok(answered) = timeout(ANSWER_TIME, answered).await else {
            return Err(DbError::Unavailable(Availability::Unreachable));
        };
        let mut answer = answered.map_err(|_| DbError::Interrupted)??;
        answer.reserved.take().ok_or(DbError::Interrupted)
    }

    async fn write_waiting(&self) {
        let writing = Writing(&self.reserving);
        loop {
            let waiting = self.reserving.take();
            if waiting.is_empty() {
                break;
            }
            let dues: Vec<Due> = waiting.iter().map(|waiting| waiting.due.clone()).collect();
            match self.charge_all(dues).await {
                Ok(outcomes) => {
                    for (waiting, outcome) in waiting.into_iter().zip(outcomes) {
                        self.answer(waiting, Ok(outcome));
                    }
                }
                // The next of them would wait as long as they did together.
                Err(error) if error.is_unavailable() => {
                    let found = match error {
                        DbError::Unavailable(found) => found,
                        _ => Availability::Unreachable,
                    };
                    for waiting in waiting {
                        self.answer(waiting, Err(DbError::Unavailable(found)));
                    }
                }
                // What is wrong with one of them is not the others' fault.
                Err(_) if waiting.len() > 1 => {
                    for waiting in waiting {
                        let outcome = self.charge_all(vec![waiting.due.clone()]).await;
                        let first =
                            outcome.and_then(|outcomes| outcomes.into_iter().next().ok_or(DbError::Interrupted));
                        self.answer(waiting, first);
                    }
                }
                Err(error) => {
                    if let Some(waiting) = waiting.into_iter().next() {
                        self.answer(waiting, Err(error));
                    }
                }
            }
        }
        drop(writing);
    }

    fn answer(&self, Waiting { due, answer }: Waiting, outcome: Result<Outcome, DbError>) {
        let told = outcome.map(|outcome| {
            let reserved = match outcome {
                Outcome::Paid { used } => Reserved::Paid { receipt: Receipt::of(due), used },
                Outcome::Free => Reserved::Free,
                Outcome::Exhausted => Reserved::Exhausted,
            };
            Answer { db: self.clone(), reserved: Some(reserved) }
        });
        // Who does not wait any more gets it back: the answer sees to it.
        drop(answer.send(told));
    }
}
