use super::*;
use proptest::prelude::*;

const SMALL: Capacity =
    Capacity { slots: 4, expensive_slots: 1, slots_per_caller: 2, max_waiting: 100, max_waiting_per_caller: 40 };
const ONE_SLOT: Capacity = Capacity { slots: 1, expensive_slots: 1, slots_per_caller: 1, ..SMALL };
const PLAIN: WorkCost = WorkCost::of(20);
const WORST: WorkCost = WorkCost::of(3_000);

/// Tasks are named by their caller and a number.
type TestTask = (&'static str, usize);

fn push(schedule: &mut Schedule<TestTask>, caller: &'static str, cost: WorkCost, number: usize) -> TaskId {
    schedule.push(caller.into(), cost, (caller, number)).expect("there is room")
}

/// Returns the order in which all waiting tasks start, when each ends before the next one may start.
fn drain(schedule: &mut Schedule<TestTask>) -> Vec<TestTask> {
    let mut order = Vec::new();
    while let Some((id, job)) = schedule.start_next() {
        order.push(job);
        schedule.finish(id);
    }
    order
}

#[test]
fn a_cheap_search_overtakes_sixteen_expensive_ones() {
    for caller in ["the same", "another"] {
        let mut schedule = Schedule::new(SMALL);
        for number in 0..16 {
            push(&mut schedule, "the same", WORST, number);
        }
        let (_, first) = schedule.start_next().expect("an expensive slot");
        assert_eq!(first, ("the same", 0));
        assert!(schedule.start_next().is_none(), "one expensive job at a time");
        for number in 100..102 {
            push(&mut schedule, caller, PLAIN, number);
            assert_eq!(schedule.start_next().expect("starts at once").1, (caller, number));
        }
    }
}

#[test]
fn callers_take_turns_regardless_of_how_many_tasks_each_sends() {
    let mut schedule = Schedule::new(ONE_SLOT);
    for number in 0..10 {
        push(&mut schedule, "busy", PLAIN, number);
    }
    for number in 0..2 {
        push(&mut schedule, "calm", PLAIN, number);
    }
    let order = drain(&mut schedule);
    assert_eq!(order[..4], [("busy", 0), ("calm", 0), ("busy", 1), ("calm", 1)]);
    assert_eq!(order.len(), 12);
}

#[test]
fn an_expensive_task_is_overtaken_a_limited_number_of_times() {
    let mut schedule = Schedule::new(ONE_SLOT);
    push(&mut schedule, "expensive", WORST, 0);
    let mut passed = 0;
    for number in 0..1_000 {
        push(&mut schedule, "plain", PLAIN, number);
        let (id, job) = schedule.start_next().expect("something waits");
        schedule.finish(id);
        if job.0 == "expensive" {
            break;
        }
        passed += 1;
    }
    assert_eq!(
        passed, 149,
        "the others' next job would end after 3,000 units, as the expensive one does, which came first"
    );
}

#[test]
fn a_full_queue_rejects_without_changing() {
    let mut schedule = Schedule::new(Capacity { max_waiting: 3, max_waiting_per_caller: 2, ..ONE_SLOT });
    push(&mut schedule, "ann", PLAIN, 0);
    push(&mut schedule, "ann", PLAIN, 1);
    assert_eq!(schedule.push("ann".into(), PLAIN, ("ann", 2)), Err(QueueFull::Caller));
    push(&mut schedule, "bob", PLAIN, 0);
    assert_eq!(schedule.push("cid".into(), PLAIN, ("cid", 0)), Err(QueueFull::Total));
    assert_eq!(drain(&mut schedule), [("ann", 0), ("bob", 0), ("ann", 1)]);
    push(&mut schedule, "cid", PLAIN, 0);
}

#[test]
fn a_running_task_cannot_be_cancelled_and_finishes_once() {
    let mut schedule = Schedule::new(ONE_SLOT);
    let id = push(&mut schedule, "ann", PLAIN, 0);
    schedule.start_next().expect("it starts");
    assert_eq!(schedule.cancel(id), None);
    schedule.finish(id);
    schedule.finish(id);
    assert_eq!((schedule.running, schedule.expensive_running, schedule.flows.len()), (0, 0, 0));
}

#[derive(Clone, Debug)]
enum Step {
    Push {
        caller: usize,
        cost: u32,
    },
    Start,
    /// The index of a task among the running ones, or the waiting ones.
    Finish(usize),
    Cancel(usize),
}

fn step() -> impl Strategy<Value = Step> {
    prop_oneof![
        4 => (0_usize..4, prop_oneof![1_u32..60, 1_000_u32..4_000]).prop_map(|(caller, cost)| Step::Push { caller, cost }),
        4 => Just(Step::Start),
        3 => any::<usize>().prop_map(Step::Finish),
        1 => any::<usize>().prop_map(Step::Cancel),
    ]
}

const CALLERS: [&str; 4] = ["ann", "bob", "cid", "dee"];

proptest! {
    #[test]
    fn limits_hold_and_no_task_is_lost(steps in prop::collection::vec(step(), 1..300)) {
        let mut schedule = Schedule::new(SMALL);
        let mut waiting: Vec<(TaskId, &str, Lane)> = Vec::new();
        let mut running: Vec<(TaskId, &str, Lane)> = Vec::new();
        for step in steps {
            match step {
                Step::Push { caller, cost } => {
                    let (caller, cost) = (CALLERS[caller], WorkCost::of(cost));
                    let lane = cost.lane();
                    let of_caller = waiting.iter().filter(|job| (job.1, job.2) == (caller, lane)).count();
                    match schedule.push(caller.into(), cost, ()) {
                        Ok(id) => waiting.push((id, caller, lane)),
                        Err(QueueFull::Caller) => prop_assert_eq!(of_caller, SMALL.max_waiting_per_caller),
                        Err(QueueFull::Total) => prop_assert_eq!(waiting.len(), SMALL.max_waiting),
                    }
                }
                Step::Start => {
                    let may_start = |job: &(TaskId, &str, Lane)| {
                        let of_flow = running.iter().filter(|other| (other.1, other.2) == (job.1, job.2)).count();
                        let expensive = running.iter().filter(|other| other.2 == Lane::Expensive).count();
                        of_flow < SMALL.slots_per_caller && (job.2 == Lane::Cheap || expensive < SMALL.expensive_slots)
                    };
                    let can_start = running.len() < SMALL.slots && waiting.iter().any(may_start);
                    let started = schedule.start_next();
                    prop_assert_eq!(started.is_some(), can_start, "no slot is idle while a job may start");
                    if let Some((id, ())) = started {
                        let at = waiting.iter().position(|job| job.0 == id).expect("it waited: cancelled jobs never start");
                        let job = waiting.remove(at);
                        prop_assert!(may_start(&job));
                        running.push(job);
                    }
                }
                Step::Finish(at) if !running.is_empty() => {
                    let (id, ..) = running.remove(at % running.len());
                    schedule.finish(id);
                }
                Step::Cancel(at) if !waiting.is_empty() => {
                    let (id, ..) = waiting.remove(at % waiting.len());
                    prop_assert_eq!(schedule.cancel(id), Some(()));
                }
                Step::Finish(_) | Step::Cancel(_) => {}
            }
            prop_assert_eq!((schedule.waiting, schedule.running), (waiting.len(), running.len()));
            prop_assert!(schedule.flows.len() <= waiting.len() + running.len(), "idle callers are forgotten");
        }
        // Every waiting task starts in the end, and the queue is empty afterwards.
        for (id, ..) in running {
            schedule.finish(id);
        }
        while let Some((id, ())) = schedule.start_next() {
            waiting.retain(|job| job.0 != id);
            schedule.finish(id);
        }
        prop_assert!(waiting.is_empty(), "starved: {waiting:?}");
        prop_assert!(schedule.tasks.is_empty() && schedule.flows.is_empty());
        prop_assert!(schedule.ready.is_empty() && schedule.ready_expensive.is_empty());
    }

    /// While two callers always have waiting tasks, neither gets ahead of the other by more than two of the most
    /// expensive tasks.
    #[test]
    fn work_is_shared_evenly(costs in prop::collection::vec((1_u32..250, 1_u32..250), 50..51)) {
        let mut schedule = Schedule::new(Capacity { max_waiting_per_caller: 60, max_waiting: 200, ..ONE_SLOT });
        for (one, other) in &costs {
            schedule.push("ann".into(), WorkCost::of(*one), (0, *one)).expect("room");
            schedule.push("bob".into(), WorkCost::of(*other), (1, *other)).expect("room");
        }
        let (mut done, mut left) = ([0_u32; 2], [costs.len(); 2]);
        while left.iter().all(|&count| count > 0) {
            let (id, (caller, cost)) = schedule.start_next().expect("both wait");
            schedule.finish(id);
            done[caller] += cost;
            left[caller] -= 1;
            prop_assert!(done[0].abs_diff(done[1]) <= 2 * 250, "{done:?}");
        }
    }

    /// However much others send, a task is passed by no more than its own cost from each of them, plus the running
    /// tasks.
    #[test]
    fn no_task_starves(cost in 1_u32..4_000, others in prop::collection::vec(1_u32..250, 3..4)) {
        let mut schedule = Schedule::new(ONE_SLOT);
        schedule.push("late".into(), WorkCost::of(cost), None).expect("room");
        let mut passed_by = [0_u32; 3];
        loop {
            for (other, other_cost) in others.iter().enumerate() {
                if passed_by[other] <= cost {
                    // The queue may be full.
                    let _ = schedule.push(CALLERS[other].into(), WorkCost::of(*other_cost), Some(other));
                }
            }
            let (id, job) = schedule.start_next().expect("it waits");
            schedule.finish(id);
            let Some(other) = job else { break };
            passed_by[other] += others[other];
            prop_assert!(passed_by[other] <= cost + others[other], "{passed_by:?} of {cost}");
        }
    }
}
