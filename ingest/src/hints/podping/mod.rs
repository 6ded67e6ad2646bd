//! Podping: notices that publishers write to the Hive chain, one block every three seconds.

mod block;
mod message;
mod node;

use super::hint::Hint;
use super::hint_error::HintError;
use super::hint_source::HintSource;
use super::transport::{HintTransport, TransportError};
use block::{ParsedBlock, parse_block};
use earshot_model::Timestamp;
use node::Node;

/// Blocks of 24 hours. Older notices are older than our own checks.
const MAX_REPLAY: u64 = 24 * 60 * 60 / node::BLOCK_S as u64;
/// Maximum number of blocks per request.
const MAX_RANGE: u64 = 50;
/// Maximum number of requests per [`HintSource::poll`], so that a replay does not flood the node.
const MAX_REQUESTS: usize = 20;

/// Reads Podpings, block by block.
#[derive(Debug)]
pub struct PodpingSource<T> {
    transport: T,
    /// Nodes in the order of use; after a failure the next one is tried.
    nodes: Vec<String>,
    current: usize,
    last_block: Option<u64>,
    range: u64,
    report: PodpingReport,
}

/// Counts since the start.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PodpingReport {
    pub blocks: u64,
    pub hints: u64,
    /// Podpings that could not be parsed.
    pub malformed: u64,
    /// Skipped blocks: older than 24 hours at the start, or too large.
    pub skipped_blocks: u64,
}

impl<T> PodpingSource<T> {
    /// Reads from nodes (URLs of JSON-RPC endpoints), starting after `last_block`, at most 24 hours back. Without
    /// `last_block`, starts at the newest block.
    #[must_use]
    pub fn new(transport: T, nodes: Vec<String>, last_block: Option<u64>) -> Self {
        Self { transport, nodes, current: 0, last_block, range: MAX_RANGE, report: PodpingReport::default() }
    }

    /// Returns the last block read. Store it as a checkpoint after its hints are stored.
    #[must_use]
    pub fn last_block(&self) -> Option<u64> {
        self.last_block
    }

    /// Returns the counts since the start.
    #[must_use]
    pub fn report(&self) -> PodpingReport {
        self.report
    }
}

impl<T: HintTransport + Sync + Send> HintSource for PodpingSource<T> {
    async fn poll(&mut self, now: Timestamp) -> Result<Vec<Hint>, HintError> {
        let mut hints = Vec::new();
        match self.read_blocks(now, &mut hints).await {
            // Hints read before the failure must be returned, because the cursor is past their blocks.
            Err(error) => {
                self.current = (self.current + 1) % self.nodes.len().max(1);
                if hints.is_empty() { Err(error) } else { Ok(hints) }
            }
            Ok(()) => Ok(hints),
        }
    }
}

impl<T: HintTransport + Sync + Send> PodpingSource<T> {
    async fn read_blocks(&mut self, now: Timestamp, hints: &mut Vec<Hint>) -> Result<(), HintError> {
        let Some(url) = self.nodes.get(self.current).cloned() else { return Ok(()) };
        let head = Node { transport: &self.transport, url: &url }.fetch_head(now).await?;
        let mut last = self.first_block(head);
        for _ in 0..MAX_REQUESTS {
            if last >= head {
                break;
            }
            let count = self.range.min(head - last);
            let blocks = match self.fetch_blocks(&url, last + 1, count).await {
                Ok(blocks) => blocks,
                Err(error) if is_too_large(&error) => {
                    last += self.shrink_range(count);
                    self.last_block = Some(last);
                    continue;
                }
                Err(error) => return Err(error),
            };
            if blocks.is_empty() {
                break;
            }
            for block in &blocks {
                self.add_block(parse_block(block, now), hints);
            }
            last += blocks.len() as u64;
            self.last_block = Some(last);
            self.range = (self.range * 2).min(MAX_RANGE);
        }
        Ok(())
    }

    /// Returns the number before the first block to read.
    fn first_block(&mut self, head: u64) -> u64 {
        let last = self.last_block.unwrap_or(head);
        let oldest = head.saturating_sub(MAX_REPLAY);
        // A node that lags behind has no new blocks yet.
        let start = last.max(oldest);
        self.report.skipped_blocks += start - last;
        self.last_block = Some(start);
        start
    }

    async fn fetch_blocks(&self, url: &str, first: u64, count: u64) -> Result<Vec<serde_json::Value>, HintError> {
        let node = Node { transport: &self.transport, url };
        match node.fetch_blocks(first, count).await {
            // Not every node supports ranges.
            Err(HintError::Rpc { .. }) => Ok(node.fetch_block(first).await?.into_iter().collect()),
            response => response,
        }
    }

    /// Halves the range for the next request. Skips a single block that is too large. Returns the number of skipped
    /// blocks.
    fn shrink_range(&mut self, count: u64) -> u64 {
        if count > 1 {
            self.range = count / 2;
            return 0;
        }
        self.report.skipped_blocks += 1;
        1
    }

    fn add_block(&mut self, block: ParsedBlock, hints: &mut Vec<Hint>) {
        self.report.blocks += 1;
        self.report.malformed += block.malformed as u64;
        self.report.hints += block.hints.len() as u64;
        hints.extend(block.hints);
    }
}

fn is_too_large(error: &HintError) -> bool {
    matches!(error, HintError::Transport { source: TransportError::TooLarge { .. }, .. })
}
