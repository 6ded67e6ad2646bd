//! Arguments of `earshot corrections`.

use super::AppArgs;
use clap::Subcommand;
use earshot_app::CorrectionState;

#[derive(Debug, Subcommand)]
pub enum CorrectionsCommand {
    /// List corrections that people have proposed, oldest first
    List {
        /// open, accepted or refused
        #[arg(long, default_value = "open", value_name = "STATE", value_parser = parse_state)]
        state: CorrectionState,
        #[command(flatten)]
        app: AppArgs,
    },
    /// Accept a correction: its value is shown at once
    Accept {
        /// Id of the correction
        id: uuid::Uuid,
        /// Why, for whoever looks at it later
        #[arg(long, value_name = "TEXT")]
        reason: Option<String>,
        #[command(flatten)]
        app: AppArgs,
    },
    /// Refuse a correction, also one that was accepted before
    Refuse {
        /// Id of the correction
        id: uuid::Uuid,
        /// Why, for whoever looks at it later
        #[arg(long, value_name = "TEXT")]
        reason: Option<String>,
        #[command(flatten)]
        app: AppArgs,
    },
}

fn parse_state(name: &str) -> Result<CorrectionState, String> {
    CorrectionState::parse(name).ok_or_else(|| "states are open, accepted and refused".to_owned())
}
