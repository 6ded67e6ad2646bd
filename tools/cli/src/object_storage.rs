//! Generations in object storage, or the message of a build without them (docs/decisions/066-object-storage.md).

pub use imp::{follow, upload};

/// What an upload did.
#[derive(Debug, Default)]
pub struct Upload {
    pub uploaded_files: u64,
    pub uploaded_bytes: u64,
    pub files: u64,
    pub bytes: u64,
    /// Older generations that were removed from the store.
    pub removed: Vec<String>,
}

#[cfg(feature = "object-storage")]
mod imp {
    use crate::args::ObjectStorageArgs;
    use crate::context::Context;
    use crate::failure::{CommandResult, Failure};
    use crate::object_storage::Upload;
    use crate::serve_sources::block_on;
    use crate::steps::StepProgress;
    use earshot_replication::{Follower, FollowerOptions, GenerationStore, StoreError, StoreOptions, UploadOptions};
    use std::future::Future;
    use std::sync::Mutex;
    use std::time::Duration;

    /// Time between two looks at the store: a request of some hundred bytes each.
    const INTERVAL: Duration = Duration::from_secs(2);
    /// A request with its repetitions. The follower tries again anyway.
    const UPLOAD_RETRY_TIME: Duration = Duration::from_secs(60);
    const FOLLOWER_RETRY_TIME: Duration = Duration::from_secs(10);

    /// Uploads the served generation.
    pub fn upload(
        context: &Context,
        url: &str,
        args: &ObjectStorageArgs,
        is_rollback: bool,
        keep: usize,
    ) -> CommandResult<Upload> {
        let store = connect(url, args, UPLOAD_RETRY_TIME)?;
        let steps = Mutex::new(StepProgress::new(context, "publish"));
        let lock = || steps.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        lock().begin("uploading bytes", None);
        let options = UploadOptions { is_rollback, keep, now: context.clock.now() };
        let on_progress = |done, total| lock().advance(done, total);
        let report = block_on(store.upload(&context.data, options, &on_progress))?.map_err(to_failure)?;
        lock().end();
        Ok(Upload {
            uploaded_files: report.uploaded_files,
            uploaded_bytes: report.uploaded_bytes,
            files: report.files,
            bytes: report.bytes,
            removed: report.removed,
        })
    }

    /// Returns the task that copies what is published in the store into the data folder.
    pub fn follow(
        context: &Context,
        url: &str,
        args: &ObjectStorageArgs,
        max_bytes: u64,
    ) -> CommandResult<impl Future<Output = ()> + Send + use<>> {
        if context.data.catalog().exists() {
            return Err(Failure::input("this data folder has a catalog, and publishes generations of its own")
                .with_advice("serve from another --data-dir, which only has copies"));
        }
        let store = connect(url, args, FOLLOWER_RETRY_TIME)?;
        let options = FollowerOptions { interval: INTERVAL, max_bytes };
        Ok(Follower::new(store, context.data.clone(), options).run())
    }

    fn connect(url: &str, args: &ObjectStorageArgs, retry_time: Duration) -> CommandResult<GenerationStore> {
        let options = StoreOptions { endpoint: args.s3_endpoint.clone(), allows_http: args.s3_plain_http, retry_time };
        GenerationStore::connect(url, &options).map_err(to_failure)
    }

    fn to_failure(error: StoreError) -> Failure {
        let hint = error.hint();
        let failure = match error {
            StoreError::Conflict { .. } | StoreError::NotNewer { .. } => Failure::conflict(error),
            StoreError::Location { .. } => Failure::input(error),
            StoreError::Catalog(error) => return error.into(),
            error => Failure::internal(error),
        };
        match hint {
            Some(hint) => failure.with_advice(hint),
            None => failure,
        }
    }
}

#[cfg(not(feature = "object-storage"))]
mod imp {
    use crate::args::ObjectStorageArgs;
    use crate::context::Context;
    use crate::failure::{CommandResult, Failure};
    use crate::object_storage::Upload;

    /// Fails: this build does not reach object stores.
    pub fn upload(
        _context: &Context,
        _url: &str,
        _args: &ObjectStorageArgs,
        _is_rollback: bool,
        _keep: usize,
    ) -> CommandResult<Upload> {
        Err(without_object_storage())
    }

    /// Fails: this build does not reach object stores.
    pub fn follow(
        _context: &Context,
        _url: &str,
        _args: &ObjectStorageArgs,
        _max_bytes: u64,
    ) -> CommandResult<std::future::Ready<()>> {
        Err(without_object_storage())
    }

    fn without_object_storage() -> Failure {
        Failure::input("this build does not reach object stores")
            .with_advice("build the program with `cargo build --release -p earshot-cli`")
    }
}
