//! Follows a store: downloads what is published there, as long as a server runs.

use crate::error::StoreError;
use crate::objects::GenerationStore;
use earshot_catalog::{DataDir, generation, replace_opt_outs};
use std::time::Duration;

/// Time between two looks at the store while it does not respond.
const MAX_PAUSE: Duration = Duration::from_secs(60);

/// How to follow a store.
#[derive(Clone, Copy, Debug)]
pub struct FollowerOptions {
    /// Time between two looks at the store.
    pub interval: Duration,
    /// Bytes of all generations in the folder.
    pub max_bytes: u64,
}

/// Copies generations and the list of opt-outs from a store to a folder.
#[derive(Debug)]
pub struct Follower {
    store: GenerationStore,
    dir: DataDir,
    options: FollowerOptions,
    /// The version of the last list of opt-outs.
    opt_outs: Option<String>,
}

impl Follower {
    #[must_use]
    pub fn new(store: GenerationStore, dir: DataDir, options: FollowerOptions) -> Self {
        Self { store, dir, options, opt_outs: None }
    }

    /// Copies what is new. Returns the name of the generation that the folder serves since then; `None` when nothing has changed.
    ///
    /// # Errors
    /// When an object is damaged, there is no room, or the store does not respond. The folder serves what it served before.
    pub async fn poll(&mut self) -> Result<Option<String>, StoreError> {
        if let Some((json, version)) = self.store.read_opt_outs(self.opt_outs.as_deref()).await? {
            let dir = self.dir.clone();
            tokio::task::spawn_blocking(move || replace_opt_outs(&dir, &json)).await??;
            self.opt_outs = version;
        }
        let Some(pointer) = self.store.read_pointer().await? else { return Ok(None) };
        // A damaged file of this folder is replaced.
        if let Ok(Some((_, hash))) = generation::read_current(&self.dir)
            && hash == pointer.hash
        {
            return Ok(None);
        }
        let served = self.store.download(&self.dir, &pointer, self.options.max_bytes).await?;
        Ok(Some(served.manifest.name))
    }

    /// Polls for ever; run it as a task and drop it to stop. A store that does not respond is logged once, and polled again after
    /// growing pauses.
    pub async fn run(mut self) {
        let mut pause = self.options.interval;
        let mut is_failing = false;
        loop {
            match self.poll().await {
                Ok(_) => {
                    if is_failing {
                        tracing::info!("the object store responds again");
                    }
                    (pause, is_failing) = (self.options.interval, false);
                }
                Err(error) => {
                    if !is_failing {
                        tracing::error!(%error, "no generation can be copied; the last one stays in service");
                    }
                    (pause, is_failing) = ((pause * 2).min(MAX_PAUSE), true);
                }
            }
            tokio::time::sleep(pause).await;
        }
    }
}
