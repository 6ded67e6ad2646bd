//! Why a mail could not be sent.

use std::path::PathBuf;

type Source = Box<dyn std::error::Error + Send + Sync>;

/// Why a mail could not be sent.
#[derive(Debug, thiserror::Error)]
pub enum MailError {
    #[error("mail URL is not valid: use smtp:// or smtps://")]
    Url(#[source] Source),
    #[error("mail URL would send its password without encryption: use smtps://, or add ?tls=required")]
    PlaintextPassword,
    #[error("mail address {address:?} is not valid")]
    Address { address: String, source: Source },
    #[error("mail cannot be built")]
    Build(#[source] Source),
    #[error("mail server rejected the mail, or could not be reached")]
    Smtp {
        is_permanent: bool,
        /// Whether the server rejects this address, and not the mail or its sender.
        rejects_address: bool,
        source: Source,
    },
    #[error("mail server did not respond in time")]
    Timeout,
    #[error("mail cannot be written to {path}")]
    Write { path: PathBuf, source: std::io::Error },
}

impl MailError {
    /// Whether a retry would fail in the same way.
    #[must_use]
    pub fn is_permanent(&self) -> bool {
        match self {
            Self::Smtp { is_permanent: is_for_good, .. } => *is_for_good,
            Self::Address { .. } | Self::Build(_) | Self::Url(_) | Self::PlaintextPassword => true,
            Self::Timeout | Self::Write { .. } => false,
        }
    }

    /// Formats the error and its causes in one line.
    pub(super) fn describe_chain(&self) -> String {
        let mut text = self.to_string();
        let mut source = std::error::Error::source(self);
        while let Some(cause) = source {
            text.push_str(": ");
            text.push_str(&cause.to_string());
            source = cause.source();
        }
        text.chars().map(|letter| if letter.is_control() { ' ' } else { letter }).take(MAX_ERROR_CHARS).collect()
    }
}

/// Longest stored error of a mail server, in characters.
const MAX_ERROR_CHARS: usize = 500;
