//! Arguments of `earshot publish`.

use super::ObjectStorageArgs;
use super::object_storage::parse_bucket_url;
use clap::Args;

#[derive(Debug, Args)]
pub struct PublishArgs {
    /// Roll back to the previous generation
    #[arg(long)]
    pub rollback: bool,
    /// How many older generations to keep, besides the one served until now
    #[arg(long, default_value_t = 2, value_name = "N")]
    pub keep: usize,
    /// Also upload it to object storage, for `earshot serve --from`. Without a new build, uploads the served generation.
    /// Exits with 3 when another publisher was first
    #[arg(long, value_name = "URL", value_parser = parse_bucket_url)]
    pub to: Option<String>,
    #[command(flatten)]
    pub object_storage: ObjectStorageArgs,
}
