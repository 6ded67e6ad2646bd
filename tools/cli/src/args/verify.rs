//! Arguments of `earshot verify`.

use clap::Args;

#[derive(Debug, Args)]
pub struct VerifyArgs {
    /// Number of the generation [default: the served one]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=999_999))]
    pub generation: Option<u32>,
}
