//! Arguments for generations in object storage.

use super::http_url::parse_http_url;
use clap::Args;

#[derive(Debug, Args)]
pub struct ObjectStorageArgs {
    /// Endpoint of an object store outside AWS. Credentials and region come from AWS_ACCESS_KEY_ID,
    /// AWS_SECRET_ACCESS_KEY and AWS_REGION
    #[arg(long, env = "AWS_ENDPOINT_URL", value_name = "URL", value_parser = parse_http_url)]
    pub s3_endpoint: Option<String>,
    /// Allow an endpoint without https on another machine: everyone on the way can read the catalog
    #[arg(long)]
    pub s3_plain_http: bool,
}

/// Accepts the URL of a bucket, with or without a prefix.
pub fn parse_bucket_url(text: &str) -> Result<String, &'static str> {
    let is_url = text
        .strip_prefix("s3://")
        .is_some_and(|rest| !rest.starts_with('/') && !rest.is_empty() && !rest.contains([' ', '?', '#', '@']));
    if is_url { Ok(text.to_owned()) } else { Err("expected a URL like s3://bucket/prefix") }
}
