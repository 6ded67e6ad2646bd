//! Arguments of `earshot users`.

use super::AppArgs;
use clap::Subcommand;

#[derive(Debug, Subcommand)]
pub enum UsersCommand {
    /// Create an account (or find the one that is there) and print a sign-in link that works once
    Create {
        #[arg(long, value_name = "EMAIL")]
        email: String,
        /// free, individual, business, agency or admin
        #[arg(long, default_value = "free", value_name = "PLAN")]
        plan: String,
        /// How long the link works, in minutes
        #[arg(long, default_value_t = 60, value_name = "N")]
        link_minutes: u32,
        #[command(flatten)]
        app: AppArgs,
    },
    /// End every session of an account; its keys stay
    SignOut {
        #[arg(long, value_name = "EMAIL")]
        email: String,
        #[command(flatten)]
        app: AppArgs,
    },
    /// Delete an account for good, with its sessions, its keys and every team in which nobody else is
    Delete {
        #[arg(long, value_name = "EMAIL", required_unless_present = "id")]
        email: Option<String>,
        /// The id of the account, as `earshot users collisions` lists it
        #[arg(long, value_name = "ID", conflicts_with = "email")]
        id: Option<uuid::Uuid>,
        #[command(flatten)]
        app: AppArgs,
    },
    /// List accounts that cannot sign in by their address: an older account has the same one, or it is rejected because it
    /// looks like another
    Collisions {
        #[command(flatten)]
        app: AppArgs,
    },
    /// List the newest mails: whether they wait, were sent or were given up, and why
    Mails {
        /// Only those that were given up
        #[arg(long)]
        dead: bool,
        /// How many are looked at
        #[arg(long, default_value_t = 100, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=10_000))]
        last: u64,
        #[command(flatten)]
        app: AppArgs,
    },
}
