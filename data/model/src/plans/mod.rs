//! Plans, their limits, and the roles of a team.

pub mod limits;
pub(crate) mod plan;
pub(crate) mod plan_limit;
pub(crate) mod role;
pub(crate) mod team_name;
