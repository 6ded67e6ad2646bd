//! Data folders with small generations, and a prefix of their own in a real store.

use chrono::{DateTime, Duration as TimeSpan, Utc};
use earshot_catalog::DataDir;
use earshot_catalog::generation::{self, Generation};
use earshot_model::Statistics;
use earshot_replication::{
    Follower, FollowerOptions, GenerationStore, StoreError, StoreOptions, UploadOptions, UploadReport,
};
use std::fs;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use tempfile::TempDir;

static PREFIXES: AtomicU64 = AtomicU64::new(0);

pub fn store_at(endpoint: &str, url: &str) -> GenerationStore {
    let options =
        StoreOptions { endpoint: Some(endpoint.to_owned()), allows_http: false, retry_time: Duration::from_secs(5) };
    GenerationStore::connect(url, &options).expect("a store")
}

/// An empty prefix of the store.
pub fn new_store(endpoint: &str) -> GenerationStore {
    let prefix = PREFIXES.fetch_add(1, Ordering::Relaxed);
    store_at(endpoint, &format!("s3://earshot/{}-{prefix}/catalog", std::process::id()))
}

/// A data folder.
pub struct Folder {
    _folder: TempDir,
    pub dir: DataDir,
}

impl Folder {
    pub fn new() -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let dir = DataDir::new(folder.path());
        Self { _folder: folder, dir }
    }

    /// Publishes a generation with these files in this folder.
    pub fn publish(&self, files: &[(&str, &[u8])]) -> Generation {
        let built = generation::start(&self.dir, Duration::ZERO).expect("starts");
        for (file, content) in files {
            let path = built.index().join(file);
            fs::create_dir_all(path.parent().expect("a folder")).expect("folder");
            fs::write(path, content).expect("file");
        }
        fs::create_dir_all(built.index().join("empty/folder")).expect("folder");
        generation::publish(&self.dir, built, DateTime::UNIX_EPOCH, 1, vec![], Statistics::default())
            .expect("publishes")
    }

    pub async fn upload(&self, store: &GenerationStore) -> Result<UploadReport, StoreError> {
        self.upload_with(store, upload_options()).await
    }

    pub async fn upload_with(
        &self,
        store: &GenerationStore,
        options: UploadOptions,
    ) -> Result<UploadReport, StoreError> {
        store.upload(&self.dir, options, &|_, _| {}).await
    }

    pub fn follower(&self, store: &GenerationStore) -> Follower {
        self.follower_within(store, u64::MAX)
    }

    pub fn follower_within(&self, store: &GenerationStore, max_bytes: u64) -> Follower {
        let options = FollowerOptions { interval: Duration::from_millis(10), max_bytes };
        Follower::new(store.clone(), self.dir.clone(), options)
    }

    /// The name and the files of the served generation.
    pub fn served(&self) -> Option<Generation> {
        generation::open_current(&self.dir).expect("a whole generation")
    }

    pub fn read(&self, file: &str) -> Vec<u8> {
        fs::read(self.served().expect("a generation").index().join(file)).expect("a file")
    }

    pub fn assert_intact(&self) {
        let found = generation::verify(&self.dir, None, &|_, _| {}).expect("a generation");
        assert_eq!(found.damaged, []);
    }
}

pub fn upload_options() -> UploadOptions {
    UploadOptions { is_rollback: false, keep: 2, now: now() }
}

/// The time of the store: a test has no clock of its own.
#[expect(clippy::disallowed_methods, reason = "the store has the time of this machine")]
pub fn now() -> DateTime<Utc> {
    Utc::now()
}

pub fn in_days(days: i64) -> DateTime<Utc> {
    now() + TimeSpan::days(days)
}
