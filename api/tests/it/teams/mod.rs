//! Teams: members, marks, plans and what they requested.

mod administration;
mod billing;
mod invitations;
pub(crate) mod members;
pub(crate) mod request_history;
mod request_log;
mod team_changes;
mod team_matrix;
mod team_podcasts;
mod usage_limits;
