//! How alert matching is queued among engine tasks.

use earshot_api_server::prelude::*;

/// All matching counts as one caller, so that it takes turns with people.
pub(super) fn background_task() -> EngineTask {
    task_of_cost(WorkCost::LATEST)
}

pub(super) fn task_of_cost(cost: WorkCost) -> EngineTask {
    EngineTask::new(WorkOwner("alerts".into()), cost)
}
