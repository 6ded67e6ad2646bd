//! Tests against a real cluster, which `scripts/with-opensearch` starts, and of failures against a small server.

mod cluster;
mod deferred;
mod faults;
mod incremental;
mod meaning;
mod searches;
