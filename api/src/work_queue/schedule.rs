//! The scheduling rule as plain values: which job starts next. No clock, no thread, no async.
//!
//! The rule is self-clocked fair queueing (Golestani 1994). A caller's jobs of one lane are a *flow*. A job that arrives
//! gets a finish tag: the larger of the virtual time and the flow's last tag, plus the job's cost. The job with the
//! smallest tag starts first, and the virtual time becomes its tag. Three things follow:
//!
//! - callers take turns in proportion to cost, so that whoever sends many jobs delays only themselves;
//! - a cheap job that arrives later passes dear ones, because its tag is smaller;
//! - nobody starves: the virtual time passes every tag that waits, after work of bounded cost.
//!
//! Two lanes keep dear work from filling the machine: dear jobs have fewer slots, and cheap jobs may use all of them.

use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;

/// How dear a job probably is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Lane {
    Cheap,
    Expensive,
}

/// The estimated cost of a job. One unit is about a word looked up in one field.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct WorkCost(u32);

/// From here on a job is dear.
const EXPENSIVE_FROM: u32 = 256;

impl WorkCost {
    /// At least one unit.
    #[must_use]
    pub const fn of(units: u32) -> Self {
        Self(if units == 0 { 1 } else { units })
    }

    #[must_use]
    pub const fn lane(self) -> Lane {
        if self.0 >= EXPENSIVE_FROM { Lane::Expensive } else { Lane::Cheap }
    }
}

/// How much runs and waits at the same time.
#[derive(Clone, Copy, Debug)]
pub struct Capacity {
    /// Jobs that run at the same time.
    pub slots: usize,
    /// Dear ones among them.
    pub expensive_slots: usize,
    /// Jobs of one caller and lane that run at the same time.
    pub slots_per_caller: usize,
    /// Jobs that wait.
    pub max_waiting: usize,
    /// Jobs of one caller and lane that wait.
    pub max_waiting_per_caller: usize,
}

/// Why a job may not wait.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum QueueFull {
    /// The caller has too many waiting.
    Caller,
    /// All callers together have.
    Total,
}

/// Names a job for as long as it waits or runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct TaskId(u64);

type FlowKey = (Arc<str>, Lane);

/// A position in the order of starting: smaller tags first, then earlier arrivals.
type StartOrder = (u64, TaskId);

#[derive(Debug)]
struct Flow<T> {
    last_tag: u64,
    running: usize,
    waiting: BTreeMap<StartOrder, T>,
}

/// Jobs that wait, and which of them run. `T` is what the owner of the schedule keeps of a waiting job.
#[derive(Debug)]
pub struct Schedule<T> {
    capacity: Capacity,
    virtual_time: u64,
    last_task: u64,
    running: usize,
    expensive_running: usize,
    waiting: usize,
    flows: HashMap<FlowKey, Flow<T>>,
    /// The first job of each flow that may start one more.
    ready: BTreeMap<StartOrder, FlowKey>,
    /// The same of dear flows, apart: they wait for slots of their own.
    ready_expensive: BTreeMap<StartOrder, FlowKey>,
    /// Of jobs that wait or run: their flow and their tag.
    tasks: HashMap<TaskId, (FlowKey, u64)>,
}

impl<T> Schedule<T> {
    #[must_use]
    pub fn new(capacity: Capacity) -> Self {
        Self {
            capacity,
            virtual_time: 0,
            last_task: 0,
            running: 0,
            expensive_running: 0,
            waiting: 0,
            flows: HashMap::new(),
            ready: BTreeMap::new(),
            ready_expensive: BTreeMap::new(),
            tasks: HashMap::new(),
        }
    }

    /// Puts a job into the queue.
    ///
    /// # Errors
    /// When the queue is full; nothing changes then.
    pub fn push(&mut self, caller: Arc<str>, cost: WorkCost, job: T) -> Result<TaskId, QueueFull> {
        let lane = cost.lane();
        let key = (caller, lane);
        let of_caller = self.flows.get(&key).map_or(0, |flow| flow.waiting.len());
        if of_caller >= self.capacity.max_waiting_per_caller {
            return Err(QueueFull::Caller);
        }
        if self.waiting >= self.capacity.max_waiting {
            return Err(QueueFull::Total);
        }
        self.last_task += 1;
        let id = TaskId(self.last_task);
        let virtual_time = self.virtual_time;
        let flow = self.flows.entry(key.clone()).or_insert_with(|| Flow {
            last_tag: virtual_time,
            running: 0,
            waiting: BTreeMap::new(),
        });
        let tag = flow.last_tag.max(virtual_time).saturating_add(u64::from(cost.0));
        flow.last_tag = tag;
        flow.waiting.insert((tag, id), job);
        self.waiting += 1;
        self.tasks.insert(id, (key.clone(), tag));
        self.refresh_ready(&key);
        Ok(id)
    }

    /// The next job that may start; it runs from now on, until [`Self::finish`].
    pub fn start_next(&mut self) -> Option<(TaskId, T)> {
        if self.running >= self.capacity.slots {
            return None;
        }
        let cheap = self.ready.first_key_value();
        let has_dear_slot = self.expensive_running < self.capacity.expensive_slots;
        let dear = self.ready_expensive.first_key_value().filter(|_| has_dear_slot);
        let (&rank, key) = cheap.into_iter().chain(dear).min_by_key(|(rank, _)| **rank)?;
        let key = key.clone();
        self.remove_ready(&key);
        let flow = self.flows.get_mut(&key)?;
        let job = flow.waiting.remove(&rank)?;
        flow.running += 1;
        self.waiting -= 1;
        self.running += 1;
        self.expensive_running += usize::from(key.1 == Lane::Expensive);
        self.virtual_time = self.virtual_time.max(rank.0);
        self.refresh_ready(&key);
        Some((rank.1, job))
    }

    /// A running job ended.
    pub fn finish(&mut self, id: TaskId) {
        let Some((key, _)) = self.tasks.remove(&id) else { return };
        self.running -= 1;
        self.expensive_running -= usize::from(key.1 == Lane::Expensive);
        if let Some(flow) = self.flows.get_mut(&key) {
            flow.running -= 1;
        }
        self.refresh_ready(&key);
        self.remove_if_idle(&key);
    }

    /// Takes a job out of the queue: nobody waits for it any more. `None` when it has started, or is not known.
    pub fn cancel(&mut self, id: TaskId) -> Option<T> {
        let (key, tag) = self.tasks.get(&id)?.clone();
        if !self.flows.get(&key)?.waiting.contains_key(&(tag, id)) {
            return None;
        }
        self.remove_ready(&key);
        let job = self.flows.get_mut(&key)?.waiting.remove(&(tag, id));
        self.tasks.remove(&id);
        self.waiting -= 1;
        self.refresh_ready(&key);
        self.remove_if_idle(&key);
        job
    }

    /// Lists the flow's first job among those that may start. Call it after each change of the flow.
    fn refresh_ready(&mut self, key: &FlowKey) {
        self.remove_ready(key);
        let Some(flow) = self.flows.get(key) else { return };
        if flow.running >= self.capacity.slots_per_caller {
            return;
        }
        if let Some((&rank, _)) = flow.waiting.first_key_value() {
            self.ready_in_lane(key.1).insert(rank, key.clone());
        }
    }

    fn remove_ready(&mut self, key: &FlowKey) {
        let Some(flow) = self.flows.get(key) else { return };
        let Some((&rank, _)) = flow.waiting.first_key_value() else { return };
        self.ready_in_lane(key.1).remove(&rank);
    }

    fn ready_in_lane(&mut self, lane: Lane) -> &mut BTreeMap<StartOrder, FlowKey> {
        match lane {
            Lane::Cheap => &mut self.ready,
            Lane::Expensive => &mut self.ready_expensive,
        }
    }

    /// Bounds the map of flows: only those with work are kept.
    fn remove_if_idle(&mut self, key: &FlowKey) {
        if self.flows.get(key).is_some_and(|flow| flow.running == 0 && flow.waiting.is_empty()) {
            self.flows.remove(key);
        }
    }
}

#[cfg(test)]
mod tests;
