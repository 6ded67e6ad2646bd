//! How a command fails: whose fault it was, what happened, what to do.

use earshot_catalog::CatalogError;
use earshot_indexer::SearchError;
use std::fmt::Display;
use std::process::ExitCode;

/// Exit codes that mean something: 1 the input's fault, 2 ours.
#[derive(Debug)]
pub struct Failure {
    is_input_error: bool,
    error: anyhow::Error,
    advice: Option<String>,
}

/// What commands return.
pub type Outcome<T = ()> = Result<T, Failure>;

impl Failure {
    /// What was given is wrong.
    pub fn input(message: impl Display) -> Self {
        Self { is_input_error: true, error: anyhow::anyhow!("{message}"), advice: None }
    }

    /// What was given is right, but we could not do it.
    pub fn internal(error: impl Into<anyhow::Error>) -> Self {
        Self { is_input_error: false, error: error.into(), advice: None }
    }

    pub fn with_advice(self, hint: impl Into<String>) -> Self {
        Self { advice: Some(hint.into()), ..self }
    }

    /// Says it on stderr and gives the exit code.
    #[expect(clippy::print_stderr, reason = "stderr is where errors go")]
    pub fn report(self) -> ExitCode {
        // A reader who closed the pipe (`earshot … | head`) has all they want.
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
        ExitCode::from(if self.is_input_error { 1 } else { 2 })
    }

    /// What went wrong, with its causes.
    pub fn message(&self) -> String {
        let causes: Vec<String> = self.error.chain().map(ToString::to_string).collect();
        let mut message = String::new();
        for cause in causes {
            // Errors that already tell their source in their own text are not told twice.
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
        // Asked for before the step that makes it: nothing of ours is broken.
        let is_inputs_fault = matches!(
            error,
            CatalogError::NoGeneration(_) | CatalogError::NoBuiltGeneration | CatalogError::NoEarlierGeneration { .. }
        );
        Self { is_input_error: is_inputs_fault, error: error.into(), advice: hint }
    }
}

impl From<SearchError> for Failure {
    fn from(error: SearchError) -> Self {
        let is_inputs_fault = match error {
            SearchError::TooDeep { .. } | SearchError::TooManyWords { .. } | SearchError::NoTopics => true,
            SearchError::Unreadable { .. } | SearchError::Passages { .. } | SearchError::Cancelled => false,
        };
        Self { is_input_error: is_inputs_fault, error: error.into(), advice: None }
    }
}

/// Wrong usage is the input's fault; help and version are no failure.
pub fn report_usage(error: &clap::Error) -> ExitCode {
    let is_help = !error.use_stderr();
    // Nothing can be done when even this cannot be printed.
    let _ = error.print();
    if is_help { ExitCode::SUCCESS } else { ExitCode::from(1) }
}
