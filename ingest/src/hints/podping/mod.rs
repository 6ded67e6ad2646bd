//! Podping: notices that publishers write to the Hive chain, one block in three seconds.

mod block;
mod message;
mod node;

use super::{Hint, HintError, HintSource, HintTransport, TransportError};
use block::{ParsedBlock, parse_block};
use earshot_model::Timestamp;
use node::Node;

/// 24 h of blocks: older notices are older than our own checks.
const MAX_REPLAY: u64 = 24 * 60 * 60 / node::BLOCK_S as u64;
/// Blocks asked for at once.
const MAX_RANGE: u64 = 50;
/// Requests for blocks in one [`HintSource::poll`], so that a replay is no flood either.
const MAX_REQUESTS: usize = 20;

/// Reads Podpings block by block.
#[derive(Debug)]
pub struct PodpingSource<T> {
    transport: T,
    /// Asked in turn: the next one when one fails.
    nodes: Vec<String>,
    current: usize,
    last_block: Option<u64>,
    range: u64,
    report: PodpingReport,
}

/// What was read since the start.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PodpingReport {
    pub blocks: u64,
    pub hints: u64,
    /// Podpings that could not be read.
    pub malformed: u64,
    /// Blocks passed over: older than 24 h at the start, or larger than is read.
    pub skipped_blocks: u64,
}

impl<T> PodpingSource<T> {
    /// Reads from nodes (URLs of JSON-RPC endpoints), from the block after `last_block` on, at most 24 h back; without
    /// one, from now on.
    #[must_use]
    pub fn new(transport: T, nodes: Vec<String>, last_block: Option<u64>) -> Self {
        Self { transport, nodes, current: 0, last_block, range: MAX_RANGE, report: PodpingReport::default() }
    }

    /// The last block that was read, to be kept for the next start once its hints are.
    #[must_use]
    pub fn last_block(&self) -> Option<u64> {
        self.last_block
    }

    /// What was read since the start.
    #[must_use]
    pub fn report(&self) -> PodpingReport {
        self.report
    }
}

impl<T: HintTransport + Sync + Send> HintSource for PodpingSource<T> {
    async fn poll(&mut self, now: Timestamp) -> Result<Vec<Hint>, HintError> {
        let mut hints = Vec::new();
        match self.read_blocks(now, &mut hints).await {
            // What was heard before a failure is past the cursor, and would be lost.
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

    /// The block before the first that is to be read.
    fn first_block(&mut self, head: u64) -> u64 {
        let last = self.last_block.unwrap_or(head);
        let oldest = head.saturating_sub(MAX_REPLAY);
        // A node that is behind the last one has nothing for us yet.
        let start = last.max(oldest);
        self.report.skipped_blocks += start - last;
        self.last_block = Some(start);
        start
    }

    async fn fetch_blocks(&self, url: &str, first: u64, count: u64) -> Result<Vec<serde_json::Value>, HintError> {
        let node = Node { transport: &self.transport, url };
        match node.fetch_blocks(first, count).await {
            // Not every node gives ranges.
            Err(HintError::Rpc { .. }) => Ok(node.fetch_block(first).await?.into_iter().collect()),
            answer => answer,
        }
    }

    /// Asks for less next time; a single block that is too large is passed over. Says how many blocks that are.
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
