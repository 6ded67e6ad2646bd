//! One program at a time writes generations with a prefix: it holds a lease, a document with a version that only one program can change.

use crate::client::{ClusterClient, ClusterRequest, send};
use crate::error::ClusterError;
use earshot_model::{Clock, Timestamp};
use serde_json::{Value, json};
use std::time::Duration;
use uuid::Uuid;

/// A lease that is not renewed ends after this time, as when its program was killed. Longer than most requests of a build.
const LEASE: Duration = Duration::from_secs(180);
/// Renewals are at least this far apart.
const RENEW_AFTER: Duration = Duration::from_secs(20);

/// Why a program may not write.
#[derive(Debug, thiserror::Error)]
pub enum LeaseError {
    #[error(
        "another program writes generations with the prefix {prefix:?} to the search cluster: wait until it ends; if it was killed, try again in {seconds} seconds"
    )]
    OtherWriter { prefix: String, seconds: i64 },
    /// This program did not renew its lease in time.
    #[error("another program has begun to write generations with the prefix {prefix:?} to the search cluster")]
    Lost { prefix: String },
    #[error(transparent)]
    Cluster(#[from] ClusterError),
}

/// The right to write generations with a prefix. [`Self::release`] ends it.
pub struct WriterLease<'a> {
    client: &'a ClusterClient,
    prefix: String,
    clock: Clock,
    owner: String,
    renewed_at: Timestamp,
    version: Version,
}

/// The version of the document.
#[derive(Clone, Copy, Debug)]
struct Version {
    number: i64,
    term: i64,
}

impl Version {
    fn read(document: &Value) -> Option<Self> {
        Some(Self { number: document["_seq_no"].as_i64()?, term: document["_primary_term"].as_i64()? })
    }

    fn condition(version: Option<Self>) -> String {
        match version {
            Some(Self { number, term }) => format!("if_seq_no={number}&if_primary_term={term}"),
            None => "op_type=create".to_owned(),
        }
    }
}

impl<'a> WriterLease<'a> {
    /// Takes the lease of a prefix.
    ///
    /// # Errors
    /// When another program has it, or the cluster is unavailable.
    pub fn acquire(client: &'a ClusterClient, prefix: &str, clock: &Clock) -> Result<Self, LeaseError> {
        create_index(client, prefix)?;
        let now = clock.now();
        let path = format!("{}/_doc/writer", lease_index(prefix));
        let known = match send(client, &ClusterRequest::get("reading the lease of writers", path)) {
            Ok(document) => Some(document),
            Err(ClusterError::Rejected { status: 404, .. }) => None,
            Err(error) => return Err(error.into()),
        };
        let left = known.as_ref().and_then(|known| known["_source"]["ends_at"].as_i64()).unwrap_or_default();
        let left = left - now.timestamp();
        if left > 0 {
            return Err(LeaseError::OtherWriter { prefix: prefix.to_owned(), seconds: left });
        }
        let version = known.as_ref().and_then(Version::read);
        let (owner, ends_at) = (Uuid::new_v4().simple().to_string(), ends_at(now));
        let version = match write(client, prefix, &owner, ends_at, version) {
            Ok(version) => version,
            Err(ClusterError::Rejected { status: 409, .. }) => {
                return Err(LeaseError::OtherWriter { prefix: prefix.to_owned(), seconds: ends_at - now.timestamp() });
            }
            Err(error) => return Err(error.into()),
        };
        Ok(Self { client, prefix: prefix.to_owned(), clock: clock.clone(), owner, renewed_at: now, version })
    }

    /// Renews the lease when it is due.
    ///
    /// # Errors
    /// When another program has it by now, or the cluster is unavailable.
    pub fn renew(&mut self) -> Result<(), LeaseError> {
        let now = self.clock.now();
        if (now - self.renewed_at).to_std().unwrap_or_default() < RENEW_AFTER {
            return Ok(());
        }
        match write(self.client, &self.prefix, &self.owner, ends_at(now), Some(self.version)) {
            Ok(version) => (self.version, self.renewed_at) = (version, now),
            Err(ClusterError::Rejected { status: 409, .. }) => {
                return Err(LeaseError::Lost { prefix: self.prefix.clone() });
            }
            Err(error) => return Err(error.into()),
        }
        Ok(())
    }

    /// Ends the lease. When that fails, it ends by itself.
    pub fn release(self) {
        let _ = write(self.client, &self.prefix, &self.owner, 0, Some(self.version));
    }
}

/// Deletes the document, with its index.
///
/// # Errors
/// When the cluster is unavailable.
pub fn delete_lease(client: &ClusterClient, prefix: &str) -> Result<(), ClusterError> {
    match send(client, &ClusterRequest::delete("deleting the lease of writers", lease_index(prefix))) {
        Ok(_) | Err(ClusterError::Rejected { status: 404, .. }) => Ok(()),
        Err(error) => Err(error),
    }
}

fn lease_index(prefix: &str) -> String {
    format!("{prefix}-writer")
}

fn ends_at(now: Timestamp) -> i64 {
    now.timestamp().saturating_add(i64::try_from(LEASE.as_secs()).unwrap_or(i64::MAX))
}

fn create_index(client: &ClusterClient, prefix: &str) -> Result<(), ClusterError> {
    let body = json!({
        "settings": {"number_of_shards": 1, "auto_expand_replicas": "0-1"},
        "mappings": {"dynamic": false},
    });
    match send(client, &ClusterRequest::put("creating the lease of writers", lease_index(prefix), body)) {
        Err(ClusterError::Rejected { status: 400, reason, .. }) if reason.contains("already_exists") => Ok(()),
        created => created.map(drop),
    }
}

/// Writes the document if it still has this version, or none.
fn write(
    client: &ClusterClient,
    prefix: &str,
    owner: &str,
    ends_at: i64,
    version: Option<Version>,
) -> Result<Version, ClusterError> {
    let operation = "taking the lease of writers";
    let path = format!("{}/_doc/writer?{}", lease_index(prefix), Version::condition(version));
    let written = send(client, &ClusterRequest::put(operation, path, json!({"owner": owner, "ends_at": ends_at})))?;
    Version::read(&written)
        .ok_or_else(|| ClusterError::Unreadable { operation, reason: "it has no version".to_owned() })
}
