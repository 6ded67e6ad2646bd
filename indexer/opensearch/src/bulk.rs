//! Sends documents in bulk requests of bounded size.

use crate::client::{ClusterClient, ClusterRequest, RequestBody};
use crate::error::ClusterError;
use reqwest::Method;
use serde_json::{Value, json};
use std::thread;
use std::time::{Duration, Instant};

/// Bytes of one request. A larger document has a request of its own.
const MAX_REQUEST_BYTES: usize = 8 << 20;
/// The engine rejects larger requests (`http.max_content_length`).
const MAX_DOCUMENT_BYTES: usize = 96 << 20;
/// Time for one request.
const REQUEST_TIMEOUT: Duration = Duration::from_secs(120);
/// Attempts per request while the cluster is overloaded or has no copy of a shard.
const ATTEMPTS: u32 = 5;
/// The wait before the second attempt. It doubles with each attempt.
const FIRST_WAIT: Duration = Duration::from_millis(500);

/// Why documents could not be written.
#[derive(Debug, thiserror::Error)]
pub enum BulkError {
    #[error("document {id} of index {index} has {bytes} bytes, more than the cluster accepts")]
    TooLarge { index: String, id: String, bytes: usize },
    #[error("the cluster rejects document {id} of index {index} with status {status}: {reason}")]
    Rejected { index: String, id: String, status: u64, reason: String },
    #[error(transparent)]
    Cluster(#[from] ClusterError),
}

/// Collects documents and sends them.
pub struct BulkWriter<'a> {
    client: &'a ClusterClient,
    lines: Vec<u8>,
}

impl<'a> BulkWriter<'a> {
    pub fn new(client: &'a ClusterClient) -> Self {
        Self { client, lines: Vec::new() }
    }

    /// Adds a document. Repeating a request that the cluster has partly processed writes the same documents again.
    pub fn add(&mut self, index: &str, id: &str, document: &Value) -> Result<(), BulkError> {
        self.push(index, id, vec![json!({"index": {"_index": index, "_id": id}}).to_string(), document.to_string()])
    }

    /// Deletes a document. One that does not exist is skipped.
    pub fn delete(&mut self, index: &str, id: &str) -> Result<(), BulkError> {
        self.push(index, id, vec![json!({"delete": {"_index": index, "_id": id}}).to_string()])
    }

    fn push(&mut self, index: &str, id: &str, lines: Vec<String>) -> Result<(), BulkError> {
        let bytes: usize = lines.iter().map(|line| line.len() + 1).sum();
        if bytes > MAX_DOCUMENT_BYTES {
            return Err(BulkError::TooLarge { index: index.to_owned(), id: id.to_owned(), bytes });
        }
        if !self.lines.is_empty() && self.lines.len() + bytes > MAX_REQUEST_BYTES {
            self.flush()?;
        }
        for line in lines {
            self.lines.extend_from_slice(line.as_bytes());
            self.lines.push(b'\n');
        }
        Ok(())
    }

    /// Sends what is left.
    pub fn flush(&mut self) -> Result<(), BulkError> {
        if self.lines.is_empty() {
            return Ok(());
        }
        let request = ClusterRequest {
            operation: "writing documents",
            method: Method::POST,
            path: "_bulk".to_owned(),
            body: RequestBody::Lines(std::mem::take(&mut self.lines)),
        };
        let mut wait = FIRST_WAIT;
        for attempt in 1.. {
            let outcome = self.client.send(&request, Instant::now() + REQUEST_TIMEOUT).map_err(BulkError::from);
            match outcome.and_then(|response| first_rejection(&response).map_or(Ok(()), Err)) {
                Ok(()) => break,
                Err(error) if attempt == ATTEMPTS || !may_pass(&error) => return Err(error),
                Err(_) => thread::sleep(wait),
            }
            wait *= 2;
        }
        Ok(())
    }
}

/// Whether a retry may help.
fn may_pass(error: &BulkError) -> bool {
    match error {
        BulkError::Cluster(error) => matches!(error, ClusterError::Unavailable { .. }),
        // A write block (full disks, an index that is published) is 403 or 429 for as long as it lasts.
        BulkError::Rejected { status, reason, .. } => {
            *status == 503 || *status == 429 && !reason.contains("cluster_block_exception")
        }
        BulkError::TooLarge { .. } => false,
    }
}

/// The first document that was rejected. The status of the response is 200 even then.
fn first_rejection(response: &Value) -> Option<BulkError> {
    if response["errors"] != json!(true) {
        return None;
    }
    let items = response["items"].as_array().into_iter().flatten();
    let of_action =
        |item: &'_ Value| if item["index"].is_null() { item["delete"].clone() } else { item["index"].clone() };
    let item = items.map(of_action).find(|item| !item["error"].is_null())?;
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    Some(BulkError::Rejected {
        index: text(&item["_index"]),
        id: text(&item["_id"]),
        status: item["status"].as_u64().unwrap_or_default(),
        reason: format!("{}: {}", text(&item["error"]["type"]), text(&item["error"]["reason"])),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rejected_document_is_named() {
        assert!(first_rejection(&json!({"errors": false, "items": []})).is_none());
        let item = |status: u64, kind: &str| {
            let error = json!({"type": kind, "reason": "no"});
            json!({"errors": true, "items": [
                {"index": {"_index": "a", "_id": "1", "status": 201}},
                {"index": {"_index": "a", "_id": "2", "status": status, "error": error}},
            ]})
        };
        let rejected = first_rejection(&item(400, "mapper_parsing_exception")).expect("is rejected");
        assert_eq!(
            rejected.to_string(),
            "the cluster rejects document 2 of index a with status 400: mapper_parsing_exception: no"
        );
        let passes = |status, kind| may_pass(&first_rejection(&item(status, kind)).expect("is rejected"));
        assert!(passes(429, "rejected_execution_exception") && passes(503, "unavailable_shards_exception"));
        assert!(
            !passes(429, "cluster_block_exception") && !passes(403, "cluster_block_exception") && !passes(400, "x")
        );
    }
}
