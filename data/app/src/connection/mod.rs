//! Connections to the app database, their transactions, and the monitor that checks whether it responds.

mod availability_monitor;
mod connecting;
mod current_connections;
mod dialect;
mod transactions;

pub(crate) use availability_monitor::{AvailabilityMonitor, QUERY_TIMEOUT, TimedReader};
pub(crate) use connecting::{connect, connect_in_memory, connect_read_only, connect_to_copy, sqlite_file};
pub(crate) use current_connections::{Connections, CurrentConnections};
pub(crate) use dialect::{checkpoint_wal, lock_accounts, lock_live_events, lock_polling_events};
pub(crate) use transactions::{begin, run_and_commit};
