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
    Dear,
}

/// The estimated cost of a job. One unit is about a word looked up in one field.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct WorkCost(u32);

/// From here on a job is dear.
const DEAR_FROM: u32 = 256;

impl WorkCost {
    /// At least one unit.
    #[must_use]
    pub const fn of(units: u32) -> Self {
        Self(if units == 0 { 1 } else { units })
    }

    #[must_use]
    pub const fn lane(self) -> Lane {
        if self.0 >= DEAR_FROM { Lane::Dear } else { Lane::Cheap }
    }
}

/// How much runs and waits at the same time.
#[derive(Clone, Copy, Debug)]
pub struct Capacity {
    /// Jobs that run at the same time.
    pub slots: usize,
    /// Dear ones among them.
    pub dear_slots: usize,
    /// Jobs of one caller and lane that run at the same time.
    pub slots_per_caller: usize,
    /// Jobs that wait.
    pub waiting: usize,
    /// Jobs of one caller and lane that wait.
    pub waiting_per_caller: usize,
}

/// Why a job may not wait.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum QueueFull {
    /// The caller has too many waiting.
    OfCaller,
    /// All callers together have.
    OfAll,
}

/// Names a job for as long as it waits or runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct JobId(u64);

type FlowKey = (Arc<str>, Lane);

/// A position in the order of starting: smaller tags first, then earlier arrivals.
type Rank = (u64, JobId);

#[derive(Debug)]
struct Flow<T> {
    last_tag: u64,
    running: usize,
    waiting: BTreeMap<Rank, T>,
}

/// Jobs that wait, and which of them run. `T` is what the owner of the schedule keeps of a waiting job.
#[derive(Debug)]
pub struct Schedule<T> {
    capacity: Capacity,
    virtual_time: u64,
    last_job: u64,
    running: usize,
    dear_running: usize,
    waiting: usize,
    flows: HashMap<FlowKey, Flow<T>>,
    /// The first job of each flow that may start one more.
    ready: BTreeMap<Rank, FlowKey>,
    /// The same of dear flows, apart: they wait for slots of their own.
    ready_dear: BTreeMap<Rank, FlowKey>,
    /// Of jobs that wait or run: their flow and their tag.
    jobs: HashMap<JobId, (FlowKey, u64)>,
}

impl<T> Schedule<T> {
    #[must_use]
    pub fn new(capacity: Capacity) -> Self {
        Self {
            capacity,
            virtual_time: 0,
            last_job: 0,
            running: 0,
            dear_running: 0,
            waiting: 0,
            flows: HashMap::new(),
            ready: BTreeMap::new(),
            ready_dear: BTreeMap::new(),
            jobs: HashMap::new(),
        }
    }

    /// Puts a job into the queue.
    ///
    /// # Errors
    /// When the queue is full; nothing changes then.
    pub fn push(&mut self, caller: Arc<str>, cost: WorkCost, job: T) -> Result<JobId, QueueFull> {
        let lane = cost.lane();
        let key = (caller, lane);
        let of_caller = self.flows.get(&key).map_or(0, |flow| flow.waiting.len());
        if of_caller >= self.capacity.waiting_per_caller {
            return Err(QueueFull::OfCaller);
        }
        if self.waiting >= self.capacity.waiting {
            return Err(QueueFull::OfAll);
        }
        self.last_job += 1;
        let id = JobId(self.last_job);
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
        self.jobs.insert(id, (key.clone(), tag));
        self.offer(&key);
        Ok(id)
    }

    /// The next job that may start; it runs from now on, until [`Self::finish`].
    pub fn start_next(&mut self) -> Option<(JobId, T)> {
        if self.running >= self.capacity.slots {
            return None;
        }
        let cheap = self.ready.first_key_value();
        let has_dear_slot = self.dear_running < self.capacity.dear_slots;
        let dear = self.ready_dear.first_key_value().filter(|_| has_dear_slot);
        let (&rank, key) = cheap.into_iter().chain(dear).min_by_key(|(rank, _)| **rank)?;
        let key = key.clone();
        self.withdraw(&key);
        let flow = self.flows.get_mut(&key)?;
        let job = flow.waiting.remove(&rank)?;
        flow.running += 1;
        self.waiting -= 1;
        self.running += 1;
        self.dear_running += usize::from(key.1 == Lane::Dear);
        self.virtual_time = self.virtual_time.max(rank.0);
        self.offer(&key);
        Some((rank.1, job))
    }

    /// A running job ended.
    pub fn finish(&mut self, id: JobId) {
        let Some((key, _)) = self.jobs.remove(&id) else { return };
        self.running -= 1;
        self.dear_running -= usize::from(key.1 == Lane::Dear);
        if let Some(flow) = self.flows.get_mut(&key) {
            flow.running -= 1;
        }
        self.offer(&key);
        self.forget_if_idle(&key);
    }

    /// Takes a job out of the queue: nobody waits for it any more. `None` when it has started, or is not known.
    pub fn cancel(&mut self, id: JobId) -> Option<T> {
        let (key, tag) = self.jobs.get(&id)?.clone();
        if !self.flows.get(&key)?.waiting.contains_key(&(tag, id)) {
            return None;
        }
        self.withdraw(&key);
        let job = self.flows.get_mut(&key)?.waiting.remove(&(tag, id));
        self.jobs.remove(&id);
        self.waiting -= 1;
        self.offer(&key);
        self.forget_if_idle(&key);
        job
    }

    /// Lists the flow's first job among those that may start. Call it after each change of the flow.
    fn offer(&mut self, key: &FlowKey) {
        self.withdraw(key);
        let Some(flow) = self.flows.get(key) else { return };
        if flow.running >= self.capacity.slots_per_caller {
            return;
        }
        if let Some((&rank, _)) = flow.waiting.first_key_value() {
            self.ready_of(key.1).insert(rank, key.clone());
        }
    }

    fn withdraw(&mut self, key: &FlowKey) {
        let Some(flow) = self.flows.get(key) else { return };
        let Some((&rank, _)) = flow.waiting.first_key_value() else { return };
        self.ready_of(key.1).remove(&rank);
    }

    fn ready_of(&mut self, lane: Lane) -> &mut BTreeMap<Rank, FlowKey> {
        match lane {
            Lane::Cheap => &mut self.ready,
            Lane::Dear => &mut self.ready_dear,
        }
    }

    /// Bounds the map of flows: only those with work are kept.
    fn forget_if_idle(&mut self, key: &FlowKey) {
        if self.flows.get(key).is_some_and(|flow| flow.running == 0 && flow.waiting.is_empty()) {
            self.flows.remove(key);
        }
    }
}

#[cfg(test)]
mod tests;
