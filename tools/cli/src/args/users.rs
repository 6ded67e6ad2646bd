//! Arguments of `earshot users`.

use super::AppArgs;
use clap::Subcommand;

#[derive(Debug, Subcommand)]
pub enum UsersCommand {
    /// Create an account, or find the existing one, and print a single-use sign-in link
    Create {
        #[arg(long, value_name = "EMAIL")]
        email: String,
        /// Plan: free, individual, business, agency or admin [default: free for a new account, unchanged for an
        /// existing one]
        #[arg(long, value_name = "PLAN")]
        plan: Option<String>,
        /// Minutes until the link expires
        #[arg(long, default_value_t = 60, value_name = "N")]
        link_minutes: u32,
        #[command(flatten)]
        app: AppArgs,
    },
    /// Sign an account out of all sessions; its API keys stay valid
    SignOut {
        #[arg(long, value_name = "EMAIL")]
        email: String,
        #[command(flatten)]
        app: AppArgs,
    },
    /// Delete an account permanently, with its sessions, its keys, and teams without other members
    Delete {
        #[arg(long, value_name = "EMAIL", required_unless_present = "id")]
        email: Option<String>,
        /// Id of the account, as `earshot users collisions` lists it
        #[arg(long, value_name = "ID", conflicts_with = "email")]
        id: Option<uuid::Uuid>,
        #[command(flatten)]
        app: AppArgs,
    },
    /// List accounts that cannot sign in with their address, because an older account has the same or a similar
    /// address
    Collisions {
        #[command(flatten)]
        app: AppArgs,
    },
    /// List the newest mails with their state (waiting, sent or failed) and the reason
    Mails {
        /// Only mails that failed permanently
        #[arg(long)]
        dead: bool,
        /// Number of mails to list
        #[arg(long, default_value_t = 100, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=10_000))]
        last: u64,
        #[command(flatten)]
        app: AppArgs,
    },
}
