//! Failures of commands: exit code, message and advice.

use earshot_catalog::CatalogError;
use earshot_indexer::SearchError;
use earshot_ingest::platforms::ImportError;
use std::fmt::Display;
use std::process::ExitCode;

/// A failed command.
#[derive(Debug)]
pub struct Failure {
    exit_code: u8,
    error: anyhow::Error,
    advice: Option<String>,
}

const INVALID_INPUT: u8 = 1;
const INTERNAL_ERROR: u8 = 2;
/// Another process was first.
const CONFLICT: u8 = 3;

/// The result of a command.
pub type CommandResult<T = ()> = Result<T, Failure>;

impl Failure {
    /// A failure caused by the input.
    pub fn input(message: impl Display) -> Self {
        Self { exit_code: INVALID_INPUT, error: anyhow::anyhow!("{message}"), advice: None }
    }

    /// A failure that the input did not cause.
    pub fn internal(error: impl Into<anyhow::Error>) -> Self {
        Self { exit_code: INTERNAL_ERROR, error: error.into(), advice: None }
    }

    /// A failure because another process was first.
    #[cfg_attr(not(feature = "object-storage"), expect(dead_code, reason = "only uploads meet one"))]
    pub fn conflict(error: impl Into<anyhow::Error>) -> Self {
        Self { exit_code: CONFLICT, ..Self::internal(error) }
    }

    /// Whether another process was first.
    pub fn is_conflict(&self) -> bool {
        self.exit_code == CONFLICT
    }

    pub fn with_advice(self, hint: impl Into<String>) -> Self {
        Self { advice: Some(hint.into()), ..self }
    }

    /// Prints the failure on stderr and returns the exit code.
    #[expect(clippy::print_stderr, reason = "stderr is where errors go")]
    pub fn report(self) -> ExitCode {
        // When the reader closed the pipe (`earshot … | head`), there is nothing to report.
        let is_closed_pipe = self.error.chain().any(|cause| {
            cause.downcast_ref::<std::io::Error>().is_some_and(|io| io.kind() == std::io::ErrorKind::BrokenPipe)
        });
        if is_closed_pipe {
            return ExitCode::SUCCESS;
        }
        eprintln!("error: {}", self.message());
        if let Some(hint) = self.advice {
            eprintln!("hint: {hint}");
        }
        ExitCode::from(self.exit_code)
    }

    /// The error with its causes.
    pub fn message(&self) -> String {
        let causes: Vec<String> = self.error.chain().map(ToString::to_string).collect();
        let mut message = String::new();
        for cause in causes {
            // Skips causes that the error's text already contains.
            if !message.contains(&cause) {
                if !message.is_empty() {
                    message.push_str(": ");
                }
                message.push_str(&cause);
            }
        }
        message
    }
}

impl From<CatalogError> for Failure {
    fn from(error: CatalogError) -> Self {
        let hint = error.hint();
        // The step that creates the data has not run yet, so the input is wrong.
        let is_inputs_fault = matches!(
            error,
            CatalogError::NoGeneration(_) | CatalogError::NoBuiltGeneration | CatalogError::NoEarlierGeneration { .. }
        );
        Self { exit_code: exit_code(is_inputs_fault), error: error.into(), advice: hint }
    }
}

impl From<ImportError> for Failure {
    fn from(error: ImportError) -> Self {
        match error {
            ImportError::Catalog(error) => error.into(),
            error @ ImportError::File { .. } => Self::input(error),
        }
    }
}

impl From<SearchError> for Failure {
    fn from(error: SearchError) -> Self {
        let is_inputs_fault = match error {
            SearchError::TooDeep { .. }
            | SearchError::TooManyWords { .. }
            | SearchError::TooManyExcludedSpellings { .. }
            | SearchError::Unsupported { .. }
            | SearchError::NoTopics => true,
            SearchError::Unavailable { .. }
            | SearchError::Unreadable { .. }
            | SearchError::Passages { .. }
            | SearchError::Cancelled => false,
        };
        Self { exit_code: exit_code(is_inputs_fault), error: error.into(), advice: None }
    }
}

fn exit_code(is_inputs_fault: bool) -> u8 {
    if is_inputs_fault { INVALID_INPUT } else { INTERNAL_ERROR }
}

/// Usage errors count as wrong input; help and version are not failures.
pub fn report_usage(error: &clap::Error) -> ExitCode {
    let is_help = !error.use_stderr();
    // If printing fails, nothing else can be done.
    let _ = error.print();
    if is_help { ExitCode::SUCCESS } else { ExitCode::from(1) }
}
