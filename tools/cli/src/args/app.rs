//! Arguments of commands that use the app database.

use clap::Args;

#[derive(Debug, Args)]
pub struct AppArgs {
    /// App database: sqlite://path or postgres://… [default: SQLite in the data folder]
    #[arg(long, env = "EARSHOT_APP_DATABASE", value_name = "URL")]
    pub app_database: Option<String>,
    /// Public URL of the server, without a path, for links in emails and pages
    #[arg(long, env = "EARSHOT_BASE_URL", value_name = "URL", value_parser = super::http_url::parse_origin)]
    pub base_url: Option<String>,
}
