//! Tests against a real cluster, which `scripts/with-opensearch` starts.

mod cluster;
mod searches;
