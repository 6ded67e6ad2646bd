//! JSON-RPC requests to a node of the Hive chain.

use crate::hints::hint_error::HintError;
use crate::hints::transport::{HintTransport, TransportError};
use earshot_model::Timestamp;
use serde_json::{Value, json};

/// 2016-03-24 16:05 UTC, the first block of the chain. At most one block follows every three seconds.
const GENESIS_S: i64 = 1_458_835_500;
pub(super) const BLOCK_S: i64 = 3;

/// Maximum response size. A range of full blocks stays far below; a larger response leads to smaller ranges.
const MAX_RESPONSE_BYTES: usize = 8 << 20;
const HEAD_METHOD: &str = "condenser_api.get_dynamic_global_properties";
const RANGE_METHOD: &str = "block_api.get_block_range";
const BLOCK_METHOD: &str = "condenser_api.get_block";

pub(super) struct Node<'a, T> {
    pub(super) transport: &'a T,
    pub(super) url: &'a str,
}

impl<T: HintTransport> Node<'_, T> {
    /// Returns the number of the newest block.
    pub(super) async fn fetch_head(&self, now: Timestamp) -> Result<u64, HintError> {
        let result = self.call(HEAD_METHOD, json!([])).await?;
        // A number that the chain cannot have reached would move the cursor past all future blocks.
        let most = now.timestamp().saturating_sub(GENESIS_S) / BLOCK_S;
        let head =
            result["head_block_number"].as_u64().filter(|head| i64::try_from(*head).is_ok_and(|head| head <= most));
        head.ok_or_else(|| self.unexpected_response(HEAD_METHOD))
    }

    /// Returns up to `count` blocks from `first` on, in order; fewer when the node has no more or limits its responses.
    pub(super) async fn fetch_blocks(&self, first: u64, count: u64) -> Result<Vec<Value>, HintError> {
        let mut response = self.call(RANGE_METHOD, json!({"starting_block_num": first, "count": count})).await?;
        match response["blocks"].take() {
            Value::Array(mut blocks) => {
                blocks.truncate(usize::try_from(count).unwrap_or(usize::MAX));
                Ok(blocks)
            }
            _ => Err(self.unexpected_response(RANGE_METHOD)),
        }
    }

    /// Returns one block, for nodes without ranges; `None` when the block does not exist yet.
    pub(super) async fn fetch_block(&self, number: u64) -> Result<Option<Value>, HintError> {
        let block = self.call(BLOCK_METHOD, json!([number])).await?;
        Ok((!block.is_null()).then_some(block))
    }

    async fn call(&self, method: &'static str, params: Value) -> Result<Value, HintError> {
        let body = json!({"jsonrpc": "2.0", "id": 1, "method": method, "params": params}).to_string();
        let failed = |source: TransportError| HintError::Transport { url: self.url.to_owned(), source };
        let http_response = self.transport.post_json(self.url, body, MAX_RESPONSE_BYTES).await.map_err(failed)?;
        if http_response.status != 200 {
            return Err(HintError::Status { url: self.url.to_owned(), status: http_response.status });
        }
        let mut response: Value =
            serde_json::from_slice(&http_response.body).map_err(|_| self.unexpected_response(method))?;
        if let Some(error) = response.get("error").filter(|error| !error.is_null()) {
            let message: String = error["message"].as_str().unwrap_or("no reason given").chars().take(200).collect();
            return Err(HintError::Rpc { url: self.url.to_owned(), method, message });
        }
        match response.get_mut("result") {
            Some(result) => Ok(result.take()),
            None => Err(self.unexpected_response(method)),
        }
    }

    fn unexpected_response(&self, method: &'static str) -> HintError {
        HintError::UnexpectedResponse { url: self.url.to_owned(), method }
    }
}
