//! The log of servers and workers.

/// The target of log lines about the life of the process. The default filter shows what the API logs.
pub const SERVER_LOG: &str = "earshot_api::serve";
