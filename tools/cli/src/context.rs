//! What every command needs: data folder, clock, output.

use crate::args::{GlobalArgs, LogFormat};
use crate::failure::CommandResult;
use earshot_catalog::{CatalogError, CatalogOptions, DataDir, Writer};
use earshot_model::Clock;
use std::io::IsTerminal as _;
use std::time::Duration;

/// Data folder, clock, catalog options and output settings of a command.
pub struct Context {
    pub data: DataDir,
    pub clock: Clock,
    pub json: bool,
    pub quiet: bool,
    /// Progress bars are shown on terminals only.
    pub shows_progress: bool,
    pub catalog_options: CatalogOptions,
}

/// Whatever the filter, this module of a library logs nothing: it would log the whole URL of each request, which may have
/// the token of a feed, a client view or a link.
const NO_URLS: &str = "tower_http::csrf=off";

impl Context {
    pub fn new(global: &GlobalArgs) -> Self {
        let filter = tracing_subscriber::EnvFilter::try_new(&global.log)
            .unwrap_or_else(|_| tracing_subscriber::EnvFilter::new("warn"))
            .add_directive(NO_URLS.parse().expect("a filter of one module"));
        let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
        // Fails only when a subscriber is set already, which does not happen here.
        let _ = match global.log_format {
            LogFormat::Text => log.with_ansi(std::io::stderr().is_terminal()).try_init(),
            LogFormat::Json => log.json().flatten_event(true).with_span_list(false).try_init(),
        };
        let catalog_options = CatalogOptions {
            memory_mib: global.memory_mib,
            patience: Duration::from_secs(global.wait),
            ..CatalogOptions::default()
        };
        Self {
            data: DataDir::new(&global.data_dir),
            clock: Clock::system(),
            json: global.json,
            quiet: global.quiet,
            shows_progress: !global.quiet && !global.json && std::io::stderr().is_terminal(),
            catalog_options,
        }
    }

    /// Opens the catalog for writing. Waits for another writer.
    pub fn writer(&self, command: &str) -> CommandResult<Writer> {
        Ok(self.open_writer(command)?)
    }

    /// Opens the catalog for writing, with the catalog's own error.
    pub fn open_writer(&self, command: &str) -> Result<Writer, CatalogError> {
        let who = format!("earshot {command} (process {})", std::process::id());
        Writer::open(&self.data, self.catalog_options.clone(), &who)
    }
}
