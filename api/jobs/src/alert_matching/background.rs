//! How alert matching is queued among engine tasks.

use earshot_api_server::state::EngineTask;
use earshot_api_server::work_queue::{WorkCost, WorkOwner};

/// All matching counts as one caller, so that it takes turns with people.
pub(super) fn background_task() -> EngineTask {
    task_of_cost(WorkCost::LATEST)
}

pub(super) fn task_of_cost(cost: WorkCost) -> EngineTask {
    EngineTask::new(WorkOwner("alerts".into()), cost)
}
