//! The queue in which requests wait: the schedule behind a lock, and permits that release their slot.

use super::schedule::{Capacity, QueueFull, Schedule, TaskId, WorkCost};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::oneshot;

/// Decides which engine task runs. Cheap to clone.
#[derive(Clone, Debug)]
pub struct WorkQueue(Arc<Mutex<Schedule<oneshot::Sender<WorkPermit>>>>);

/// A slot. It is released when dropped, so it must be moved into the closure that does the work.
#[derive(Debug)]
pub struct WorkPermit {
    queue: WorkQueue,
    task: TaskId,
}

/// Removes the task from the queue when its request is dropped.
struct WaitingTask<'a> {
    queue: &'a WorkQueue,
    task: TaskId,
}

impl WorkQueue {
    #[must_use]
    pub fn new(capacity: Capacity) -> Self {
        Self(Arc::new(Mutex::new(Schedule::new(capacity))))
    }

    /// Waits until a task of `caller` may start.
    ///
    /// # Errors
    /// At once, when the queue is full.
    pub async fn acquire(&self, caller: Arc<str>, cost: WorkCost) -> Result<WorkPermit, QueueFull> {
        let (sender, receiver) = oneshot::channel();
        let job = self.lock().push(caller, cost, sender)?;
        let waiting = WaitingTask { queue: self, task: job };
        self.start_ready_tasks();
        let permit = receiver.await;
        drop(waiting);
        // Only `WaitingTask` drops the sender, and it is dropped after the wait.
        permit.map_err(|_| QueueFull::Total)
    }

    /// Checks that `count` tasks of a caller may wait.
    ///
    /// # Errors
    /// When the queue is too full for them.
    pub fn check_room(&self, caller: &Arc<str>, cost: WorkCost, count: usize) -> Result<(), QueueFull> {
        self.lock().check_room(caller, cost, count)
    }

    /// Assigns free slots to waiting tasks.
    fn start_ready_tasks(&self) {
        loop {
            // Releases the lock before sending the permit: a permit that no request receives finishes its task when
            // dropped.
            let Some((job, sender)) = self.lock().start_next() else { return };
            drop(sender.send(WorkPermit { queue: self.clone(), task: job }));
        }
    }

    fn lock(&self) -> MutexGuard<'_, Schedule<oneshot::Sender<WorkPermit>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for WorkPermit {
    fn drop(&mut self) {
        self.queue.lock().finish(self.task);
        self.queue.start_ready_tasks();
    }
}

impl Drop for WaitingTask<'_> {
    fn drop(&mut self) {
        // Has no effect when the task has started.
        let cancelled = self.queue.lock().cancel(self.task);
        drop(cancelled);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures::FutureExt as _;

    const PLAIN: WorkCost = WorkCost::of(20);
    const WORST: WorkCost = WorkCost::of(3_000);

    fn queue() -> WorkQueue {
        WorkQueue::new(Capacity {
            slots: 2,
            expensive_slots: 1,
            slots_per_caller: 2,
            max_waiting: 4,
            max_waiting_per_caller: 3,
        })
    }

    #[tokio::test]
    async fn a_slot_is_free_when_the_work_is_done() {
        let queue = queue();
        let first = queue.acquire("ann".into(), PLAIN).await.expect("a slot");
        let _second = queue.acquire("ann".into(), PLAIN).await.expect("a slot");
        let mut third = Box::pin(queue.acquire("bob".into(), PLAIN));
        assert!((&mut third).now_or_never().is_none(), "both slots are taken");
        drop(first);
        assert!((&mut third).now_or_never().is_some_and(|permit| permit.is_ok()));
    }

    #[tokio::test]
    async fn an_abandoned_task_leaves_the_queue() {
        let queue = queue();
        let running = queue.acquire("ann".into(), WORST).await.expect("a slot");
        let mut waiting: Vec<_> = (0..3).map(|_| Box::pin(queue.acquire("ann".into(), WORST))).collect();
        for wait in &mut waiting {
            assert!(wait.now_or_never().is_none());
        }
        let refused = queue.acquire("ann".into(), WORST).now_or_never();
        assert!(matches!(refused, Some(Err(QueueFull::Caller))), "{refused:?}");
        assert!(queue.acquire("ann".into(), PLAIN).now_or_never().is_some(), "a cheap search passes");
        waiting.truncate(1);
        assert!(queue.acquire("ann".into(), WORST).now_or_never().is_none(), "there is room again");
        drop(running);
        assert!(waiting.remove(0).now_or_never().is_some_and(|permit| permit.is_ok()));
    }

    #[tokio::test]
    async fn an_unclaimed_slot_goes_to_the_next_task() {
        let queue = queue();
        let running = queue.acquire("ann".into(), WORST).await.expect("a slot");
        let mut gone = Box::pin(queue.acquire("ann".into(), WORST));
        assert!((&mut gone).now_or_never().is_none());
        let mut next = Box::pin(queue.acquire("bob".into(), WORST));
        assert!((&mut next).now_or_never().is_none());
        // The slot goes to a request that is dropped before it receives the permit.
        drop(running);
        drop(gone);
        assert!((&mut next).now_or_never().is_some_and(|permit| permit.is_ok()));
    }
}
