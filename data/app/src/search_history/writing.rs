//! Writes the searches that wait.

use crate::prelude::*;
use crate::search_queue::WriterGuard;

impl Db {
    pub(super) async fn write_pending_searches(&self) {
        let writing = WriterGuard(&self.search_queue);
        loop {
            let batch = self.search_queue.take_batch();
            if batch.is_empty() {
                break;
            }
            match self.write_searches(batch.clone()).await {
                Ok(()) => {}
                // Retries the searches one by one, because a team that was deleted meanwhile fails the whole batch.
                Err(error) if !error.is_unavailable() && batch.len() > 1 => {
                    for search in batch {
                        if let Err(error) = self.write_searches(vec![search]).await {
                            log_failure(&error, 1);
                        }
                    }
                }
                Err(error) => log_failure(&error, batch.len()),
            }
        }
        drop(writing);
    }
}

fn log_failure(error: &DbError, searches: usize) {
    // The availability monitor logs an outage once.
    if error.is_unavailable() {
        tracing::debug!(searches, "searches are not stored: the app database is unavailable");
    } else {
        tracing::warn!(error = error as &dyn std::error::Error, searches, "searches could not be stored");
    }
}
