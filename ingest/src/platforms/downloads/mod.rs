//! Downloads of podcasts whose files are fetched through a service that counts them: providers, and the import into the
//! catalog. Podcasts that no service measures stay without a count.

mod op3;
mod provider;
mod run;

pub use op3::Op3;
pub use provider::{DownloadProvider, FetchDownloadsError};
pub use run::fetch_downloads;
