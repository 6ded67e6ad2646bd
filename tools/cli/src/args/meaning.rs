//! Search by meaning, as commands are told of it.

use clap::{Args, ValueEnum};

/// Whose vectors documents get.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum MeaningKind {
    /// None: the catalog is searched by words alone
    Off,
    /// Of a table of terms that is trained on the catalog itself
    Table,
}

#[derive(Clone, Debug, Default, Args)]
pub struct MeaningArgs {
    /// Whose vectors documents get, for search by meaning [default: table]
    #[arg(long, value_enum, env = "EARSHOT_MEANING", value_name = "WHICH")]
    pub meaning: Option<MeaningKind>,
}
