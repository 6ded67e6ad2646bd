//! Arguments of `earshot keys`.

use super::AppArgs;
use clap::{Subcommand, ValueEnum};

#[derive(Debug, Subcommand)]
pub enum KeysCommand {
    /// Create an API key for an account and print it; it is shown only now
    Create {
        #[arg(long, value_name = "EMAIL")]
        email: String,
        /// What the key is for
        #[arg(long, default_value = "command line", value_name = "NAME")]
        name: String,
        /// What the key may do; may be repeated
        #[arg(long = "scope", value_enum, default_value = "read", value_name = "SCOPE")]
        scopes: Vec<KeyScope>,
        /// Days until the key ends; without it, it is valid until it is revoked
        #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=3650))]
        expires_days: Option<u32>,
        #[command(flatten)]
        app: AppArgs,
    },
    /// List the keys of an account: beginning, state, scopes, last use, end
    List {
        #[arg(long, value_name = "EMAIL")]
        email: String,
        #[command(flatten)]
        app: AppArgs,
    },
    /// Create a key in place of another and print it; the other one stays valid for a while
    Rotate {
        /// Beginning of the key, as it is listed: pk_live_a1B2c3D4
        #[arg(value_name = "PREFIX")]
        prefix: String,
        /// Hours for which the other one stays valid
        #[arg(long, default_value_t = 24, value_name = "N", value_parser = clap::value_parser!(u32).range(0..=168))]
        overlap_hours: u32,
        #[command(flatten)]
        app: AppArgs,
    },
    /// End a key at once
    Revoke {
        /// Beginning of the key, as it is listed: pk_live_a1B2c3D4
        #[arg(value_name = "PREFIX")]
        prefix: String,
        #[command(flatten)]
        app: AppArgs,
    },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum KeyScope {
    /// Read everything that the plan shows
    Read,
    /// Change things, too
    Write,
}
