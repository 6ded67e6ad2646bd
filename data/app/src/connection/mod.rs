//! Opening the app database, its connections, and the monitor that checks whether it responds.

mod availability_monitor;
mod current_connections;
mod dialect;
mod open;

pub(crate) use availability_monitor::{AvailabilityMonitor, QUERY_TIMEOUT, TimedReader};
pub(crate) use current_connections::{Connections, CurrentConnections};
pub(crate) use dialect::{checkpoint_wal, lock_accounts, lock_live_events, lock_polling_events};
pub(crate) use open::{connect, connect_to_copy, sqlite_file};
