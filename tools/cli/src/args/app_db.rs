//! Arguments of `earshot app-db`.

use super::AppArgs;
use clap::Subcommand;
use std::path::PathBuf;

#[derive(Debug, Subcommand)]
pub enum AppDbCommand {
    /// Copy the app database into a new SQLite file: a backup, or the way from PostgreSQL to SQLite
    Export {
        /// The file, which must not exist
        #[arg(value_name = "FILE")]
        file: PathBuf,
        #[command(flatten)]
        app: AppArgs,
    },
    /// Copy an SQLite file into an empty app database: to restore a backup, or to move to PostgreSQL. Stop the servers of
    /// both before
    Import {
        /// An exported file, or the app database of a data folder
        #[arg(value_name = "FILE")]
        file: PathBuf,
        #[command(flatten)]
        app: AppArgs,
    },
}
