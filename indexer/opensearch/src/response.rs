//! Reads responses of searches. A status of 200 proves nothing: shards may have failed.

use crate::error::ClusterError;
use serde_json::{Value, json};

/// The lines of a request with several searches of one index.
pub fn msearch_lines(index: &str, bodies: impl Iterator<Item = Value>) -> Vec<u8> {
    let mut lines = Vec::new();
    for body in bodies {
        for line in [json!({"index": index, "search_type": "dfs_query_then_fetch"}), body] {
            lines.extend_from_slice(line.to_string().as_bytes());
            lines.push(b'\n');
        }
    }
    lines
}

/// Takes a part of a response out of it; null when there is none.
pub fn take(value: &mut Value, pointer: &str) -> Value {
    value.pointer_mut(pointer).map(Value::take).unwrap_or_default()
}

/// Fails when a search has failed, or a shard of it: with a shard missing, the number of documents with a word is too small.
pub fn check_shards(operation: &'static str, response: &Value) -> Result<(), ClusterError> {
    match shard_state(operation, response)? {
        ShardState::Complete => Ok(()),
        ShardState::Partial => {
            Err(ClusterError::Unavailable { operation, reason: "some shards do not respond".to_owned() })
        }
    }
}

/// Whether all shards have taken part in a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShardState {
    Complete,
    /// Some shards failed, or the time was over: there may be more hits and better ones.
    Partial,
}

impl ShardState {
    /// The state of two requests.
    pub fn or(self, other: Self) -> Self {
        if self == Self::Complete { other } else { self }
    }
}

/// The state of the shards of a response, or of one response of several.
pub fn shard_state(operation: &'static str, response: &Value) -> Result<ShardState, ClusterError> {
    if let Some(error) = response.get("error") {
        let status = response["status"].as_u64().and_then(|status| u16::try_from(status).ok()).unwrap_or(500);
        let reason = error["reason"].as_str().unwrap_or("it gives no reason").to_owned();
        return Err(match status {
            429 | 502..=504 => ClusterError::Unavailable { operation, reason },
            _ => ClusterError::Rejected { operation, status, reason },
        });
    }
    let shards = &response["_shards"];
    let (Some(total), Some(failed)) = (shards["total"].as_u64(), shards["failed"].as_u64()) else {
        return Err(ClusterError::Unreadable { operation, reason: "it has no shards".to_owned() });
    };
    let successful = shards["successful"].as_u64().unwrap_or_default();
    if total > 0 && (failed >= total || successful == 0) {
        return Err(ClusterError::Unavailable { operation, reason: "no shard responds".to_owned() });
    }
    // Shards without any copy are in neither number of old versions.
    let is_complete = failed == 0 && successful == total && response["timed_out"] != json!(true);
    Ok(if is_complete { ShardState::Complete } else { ShardState::Partial })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_status_of_200_may_be_partial() {
        let state = |body: Value| shard_state("a test", &body);
        let shards = |total: u64, successful: u64, failed: u64| json!({"timed_out": false, "_shards": {"total": total, "successful": successful, "failed": failed}});
        assert_eq!(state(shards(3, 3, 0)).expect("complete"), ShardState::Complete);
        for body in [shards(3, 2, 1), shards(3, 2, 0)] {
            assert_eq!(state(body).expect("partial"), ShardState::Partial);
        }
        let mut late = shards(1, 1, 0);
        late["timed_out"] = json!(true);
        assert_eq!(state(late).expect("partial"), ShardState::Partial);
        assert!(matches!(state(shards(3, 0, 3)), Err(ClusterError::Unavailable { .. })));
        let error = |status: u64| json!({"error": {"reason": "no"}, "status": status});
        assert!(matches!(state(error(503)), Err(ClusterError::Unavailable { .. })));
        assert!(matches!(state(error(400)), Err(ClusterError::Rejected { status: 400, .. })));
        assert!(matches!(state(json!({})), Err(ClusterError::Unreadable { .. })));
        assert!(check_shards("a test", &shards(3, 2, 1)).is_err());
    }
}
