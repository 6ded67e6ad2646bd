//! Arguments of `earshot keys`.

use super::AppArgs;
use clap::{Subcommand, ValueEnum};

#[derive(Debug, Subcommand)]
pub enum KeysCommand {
    /// Create an API key for an account and print it. The key is shown only once
    Create {
        #[arg(long, value_name = "EMAIL")]
        email: String,
        /// Name of the key
        #[arg(long, default_value = "command line", value_name = "NAME")]
        name: String,
        /// Scopes of the key; may be repeated
        #[arg(long = "scope", value_enum, default_value = "read", value_name = "SCOPE")]
        scopes: Vec<KeyScope>,
        /// Days until the key expires [default: never]
        #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=3650))]
        expires_days: Option<u32>,
        #[command(flatten)]
        app: AppArgs,
    },
    /// List the keys of an account: prefix, state, scopes, last use, expiry
    List {
        #[arg(long, value_name = "EMAIL")]
        email: String,
        #[command(flatten)]
        app: AppArgs,
    },
    /// Rotate a key: create a replacement and print it. The old key stays valid for a while
    Rotate {
        /// Prefix of the key, as listed: pk_live_a1B2c3D4
        #[arg(value_name = "PREFIX")]
        prefix: String,
        /// Hours for which the old key stays valid
        #[arg(long, default_value_t = 24, value_name = "N", value_parser = clap::value_parser!(u32).range(0..=168))]
        overlap_hours: u32,
        #[command(flatten)]
        app: AppArgs,
    },
    /// Revoke a key immediately
    Revoke {
        /// Prefix of the key, as listed: pk_live_a1B2c3D4
        #[arg(value_name = "PREFIX")]
        prefix: String,
        #[command(flatten)]
        app: AppArgs,
    },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum KeyScope {
    /// Read everything that the plan allows
    Read,
    /// Read and write
    Write,
}
