//! Delivers mails: by SMTP, or into a folder.

use super::MailError;
use super::text_file::text_file;
use crate::config::Config;
use futures::future::BoxFuture;
use lettre::transport::smtp::AsyncSmtpTransport;
use lettre::{AsyncTransport, Message, Tokio1Executor};
use std::net::IpAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;
use url::Url;
use uuid::Uuid;

/// Timeout for each response of a mail server.
const SMTP_TIMEOUT: Duration = Duration::from_secs(20);

/// Delivers mails.
pub trait Mailer: Send + Sync {
    /// Delivers a mail. `id` identifies the mail and stays the same on a retry. `text` is its plain text.
    fn send<'a>(&'a self, id: Uuid, message: &'a Message, text: &'a str) -> BoxFuture<'a, Result<(), MailError>>;

    /// Whether mails stay on this machine, where the mailbox page shows them.
    fn keeps_mails(&self) -> bool;
}

/// Builds the configured mailer.
///
/// # Errors
/// When the mail URL is not valid.
pub fn mailer_from_config(config: &Config) -> Result<Arc<dyn Mailer>, MailError> {
    Ok(match &config.mail_url {
        Some(url) => Arc::new(SmtpMailer::new(url)?),
        None => Arc::new(FolderMailer { folder: config.outbox_dir.clone() }),
    })
}

/// Sends by SMTP, with a pool of connections.
pub struct SmtpMailer(AsyncSmtpTransport<Tokio1Executor>);

impl SmtpMailer {
    /// Builds a mailer from an SMTP URL.
    ///
    /// # Errors
    /// When the URL is not valid.
    pub fn new(url: &str) -> Result<Self, MailError> {
        if sends_password_in_clear(url) {
            return Err(MailError::PlaintextPassword);
        }
        let builder = AsyncSmtpTransport::<Tokio1Executor>::from_url(url);
        let builder = builder.map_err(|source| MailError::Url(Box::new(source)))?;
        Ok(Self(builder.timeout(Some(SMTP_TIMEOUT)).build()))
    }
}

/// Whether a password would be sent without TLS, which `smtp://` alone does not require.
fn sends_password_in_clear(url: &str) -> bool {
    let Ok(url) = Url::parse(url) else { return false };
    let asks_for_tls =
        url.scheme() != "smtp" || url.query_pairs().any(|(name, value)| name == "tls" && value == "required");
    let is_here = url.host_str().is_some_and(|host| {
        let address = host.trim_start_matches('[').trim_end_matches(']').parse::<IpAddr>();
        host == "localhost" || address.is_ok_and(|address| address.is_loopback())
    });
    url.password().is_some() && !asks_for_tls && !is_here
}

/// RFC 5321 4.2.3: 550, 551 and 553 reject the mailbox. RFC 3463 3.8: 5.7 is a matter of policy, and not of the
/// address.
fn rejects_address(error: &lettre::transport::smtp::Error) -> bool {
    let code = error.status().map(|code| code.to_string());
    let names_mailbox = matches!(code.as_deref(), Some("550" | "551" | "553"));
    names_mailbox && !std::error::Error::source(error).is_some_and(|source| source.to_string().contains("5.7."))
}

impl Mailer for SmtpMailer {
    fn send<'a>(&'a self, _: Uuid, message: &'a Message, _: &'a str) -> BoxFuture<'a, Result<(), MailError>> {
        Box::pin(async move {
            let envelope = message.envelope();
            let sent = self.0.send_raw(envelope, &message.formatted()).await;
            sent.map(drop).map_err(|source| MailError::Smtp {
                // RFC 5321 4.2.1: 5yz is permanent; 4yz and a broken connection are not.
                is_permanent: source.is_permanent(),
                rejects_address: rejects_address(&source),
                source: Box::new(source),
            })
        })
    }

    fn keeps_mails(&self) -> bool {
        false
    }
}

/// Writes mails to a folder when no mail server is configured: for mail programs, and as text for the mailbox page.
#[derive(Clone, Debug)]
pub struct FolderMailer {
    pub folder: PathBuf,
}

impl Mailer for FolderMailer {
    fn send<'a>(&'a self, id: Uuid, message: &'a Message, text: &'a str) -> BoxFuture<'a, Result<(), MailError>> {
        Box::pin(async move {
            let path = self.folder.join(format!("{id}.eml"));
            let (folder, file, content) = (self.folder.clone(), path.clone(), message.formatted());
            let (text_file, text) = (text_file(&self.folder, id), text.to_owned());
            let write = move || {
                earshot_files::create_folder(&folder)?;
                earshot_files::restrict_access(&folder)?;
                earshot_files::write_file(&text_file, text.as_bytes())?;
                earshot_files::write_file(&file, &content)
            };
            let written = tokio::task::spawn_blocking(write).await.unwrap_or_else(|panic| Err(panic.into()));
            written.map_err(|source| MailError::Write { path: path.clone(), source })?;
            tracing::info!(file = %path.display(), "mail written to a file: no mail server is configured");
            Ok(())
        })
    }

    fn keeps_mails(&self) -> bool {
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    // A mailer's connection pool spawns a task, so the test needs a runtime.
    #[tokio::test]
    async fn a_password_is_never_sent_without_tls() {
        let cases = [
            ("smtp://ann:secret@mail.example:587", true),
            ("smtp://ann:secret@mail.example:587?tls=opportunistic", true),
            ("smtp://ann:secret@mail.example:587?tls=required", false),
            ("smtps://ann:secret@mail.example", false),
            ("smtp://ann:secret@127.0.0.1:2525", false),
            ("smtp://ann:secret@[::1]:2525", false),
            ("smtp://ann:secret@localhost", false),
            ("smtp://mail.example", false),
        ];
        for (url, expected) in cases {
            assert_eq!(matches!(SmtpMailer::new(url), Err(MailError::PlaintextPassword)), expected, "{url}");
        }
        assert!(matches!(SmtpMailer::new("http://mail.example"), Err(MailError::Url(_))));
    }
}
