//! Arguments of `earshot serve` and `earshot worker`.

use super::{CompanyArgs, IdentityProviderArgs, LimitArgs, ServiceArgs};
use clap::{Args, ValueEnum};

#[derive(Debug, Args)]
pub struct ServeArgs {
    /// Address to listen on
    #[arg(long, env = "EARSHOT_LISTEN", default_value = "127.0.0.1:8080", value_name = "ADDR")]
    pub listen: String,
    /// Whether this server also does background work: alerts, deliveries, mails, reviews, cleanup. With `off`, an
    /// `earshot worker` or another server on the same PostgreSQL database does it
    #[arg(long, env = "EARSHOT_WORKERS", value_enum, default_value_t = WorkersArg::On, value_name = "WHEN")]
    pub workers: WorkersArg,
    /// OpenTelemetry collector for request traces (OTLP over HTTP), like http://127.0.0.1:4318; OTEL_TRACES_SAMPLER
    /// sets the sampling
    #[arg(long, env = "OTEL_EXPORTER_OTLP_ENDPOINT", value_name = "URL")]
    pub otlp_endpoint: Option<String>,
    #[command(flatten)]
    pub service: ServiceArgs,
    #[command(flatten)]
    pub limits: LimitArgs,
    #[command(flatten)]
    pub company: CompanyArgs,
    #[command(flatten)]
    pub identity_provider: IdentityProviderArgs,
}

/// Whether a server does background work.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum WorkersArg {
    On,
    Off,
}

#[derive(Debug, Args)]
pub struct WorkerArgs {
    #[command(flatten)]
    pub service: ServiceArgs,
}
