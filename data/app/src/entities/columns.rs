//! The types of columns, and what the attribute of a table needs.

pub(super) use crate::epoch_millis::EpochMillis;
pub(super) use sea_orm::entity::prelude::*;
