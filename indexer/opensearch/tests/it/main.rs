//! Tests against a real cluster, which `scripts/with-opensearch` starts, and of failures against a small server.

mod cluster;
mod faults;
mod incremental;
mod meaning;
mod searches;
