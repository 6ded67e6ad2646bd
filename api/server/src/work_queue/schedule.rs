//! The scheduling rule as plain values: which task starts next. No clock, no thread, no async.
//!
//! The rule is self-clocked fair queueing (Golestani 1994). A caller's tasks of one lane are a *flow*. An arriving
//! task gets a finish tag: the larger of the virtual time and the flow's last tag, plus the task's cost. The task
//! with the smallest tag starts first, and the virtual time becomes its tag. Three things follow:
//!
//! - callers take turns in proportion to cost, so that a caller who sends many tasks delays only themselves;
//! - a cheap task that arrives later passes expensive ones, because its tag is smaller;
//! - nobody starves: the virtual time passes every waiting tag after work of bounded cost.
//!
//! Two lanes keep expensive work from filling the machine: expensive tasks have fewer slots, and cheap tasks may use
//! all of them.

use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;

/// Whether a task is estimated to be cheap or expensive.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Lane {
    Cheap,
    Expensive,
}

/// The estimated cost of a task. One unit is about one word looked up in one field.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct WorkCost(u32);

/// Tasks of this cost and above are expensive.
const EXPENSIVE_FROM: u32 = 256;

impl WorkCost {
    /// Builds a cost of at least one unit.
    #[must_use]
    pub const fn of(units: u32) -> Self {
        Self(if units == 0 { 1 } else { units })
    }

    /// The cost of both.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0.saturating_add(other.0))
    }

    #[must_use]
    pub const fn lane(self) -> Lane {
        if self.0 >= EXPENSIVE_FROM { Lane::Expensive } else { Lane::Cheap }
    }
}

/// How many tasks may run and wait at the same time.
#[derive(Clone, Copy, Debug)]
pub struct Capacity {
    /// Tasks that run at the same time.
    pub slots: usize,
    /// Expensive ones among them.
    pub expensive_slots: usize,
    /// Tasks of one caller and lane that run at the same time.
    pub slots_per_caller: usize,
    /// Waiting tasks.
    pub max_waiting: usize,
    /// Waiting tasks of one caller and lane.
    pub max_waiting_per_caller: usize,
}

/// Why a task is not queued.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum QueueFull {
    /// The caller has too many waiting tasks.
    Caller,
    /// All callers together have too many waiting tasks.
    Total,
}

/// Identifies a task while it waits or runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct TaskId(u64);

type FlowKey = (Arc<str>, Lane);

/// The order of starting: smaller tags first, then earlier arrivals.
type StartOrder = (u64, TaskId);

#[derive(Debug)]
struct Flow<T> {
    last_tag: u64,
    running: usize,
    waiting: BTreeMap<StartOrder, T>,
}

/// The waiting and the running tasks. `T` is the data that the owner of the schedule attaches to a waiting task.
#[derive(Debug)]
pub struct Schedule<T> {
    capacity: Capacity,
    virtual_time: u64,
    last_task: u64,
    running: usize,
    expensive_running: usize,
    waiting: usize,
    flows: HashMap<FlowKey, Flow<T>>,
    /// The first task of each cheap flow that may start another task.
    ready: BTreeMap<StartOrder, FlowKey>,
    /// The first task of each expensive flow that may start another task. They are kept apart, because they wait for
    /// slots of their own.
    ready_expensive: BTreeMap<StartOrder, FlowKey>,
    /// The flow and the tag of each waiting or running task.
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

    /// Checks that `count` tasks of a caller may wait.
    ///
    /// # Errors
    /// When the queue is too full for them.
    pub fn check_room(&self, caller: &Arc<str>, cost: WorkCost, count: usize) -> Result<(), QueueFull> {
        let of_caller = self.flows.get(&(Arc::clone(caller), cost.lane())).map_or(0, |flow| flow.waiting.len());
        if of_caller + count > self.capacity.max_waiting_per_caller {
            return Err(QueueFull::Caller);
        }
        if self.waiting + count > self.capacity.max_waiting { Err(QueueFull::Total) } else { Ok(()) }
    }

    /// Adds a task to the queue.
    ///
    /// # Errors
    /// When the queue is full; nothing changes then.
    pub fn push(&mut self, caller: Arc<str>, cost: WorkCost, job: T) -> Result<TaskId, QueueFull> {
        self.check_room(&caller, cost, 1)?;
        let key = (caller, cost.lane());
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

    /// Starts the next task that may start. It counts as running until [`Self::finish`].
    pub fn start_next(&mut self) -> Option<(TaskId, T)> {
        if self.running >= self.capacity.slots {
            return None;
        }
        let cheap = self.ready.first_key_value();
        let has_expensive_slot = self.expensive_running < self.capacity.expensive_slots;
        let expensive = self.ready_expensive.first_key_value().filter(|_| has_expensive_slot);
        let (&rank, key) = cheap.into_iter().chain(expensive).min_by_key(|(rank, _)| **rank)?;
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

    /// Records that a running task ended.
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

    /// Removes a waiting task. `None` when it has started or is unknown.
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

    /// Updates the entry of the flow's first task among those that may start. Call it after each change of the flow.
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

    /// Removes a flow without tasks, which bounds the map of flows.
    fn remove_if_idle(&mut self, key: &FlowKey) {
        if self.flows.get(key).is_some_and(|flow| flow.running == 0 && flow.waiting.is_empty()) {
            self.flows.remove(key);
        }
    }
}

#[cfg(test)]
mod tests;
