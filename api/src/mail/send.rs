//! How mails leave: by SMTP, or into a folder and the log.

use super::Mail;
use crate::config::Config;
use futures::future::BoxFuture;
use lettre::transport::smtp::AsyncSmtpTransport;
use lettre::{AsyncTransport, Tokio1Executor};
use std::path::PathBuf;
use std::sync::Arc;

/// Sends mails.
pub trait Mailer: Send + Sync {
    fn send(&self, mail: Mail) -> BoxFuture<'_, Result<(), MailError>>;
}

/// Why a mail did not leave.
#[derive(Debug, thiserror::Error)]
pub enum MailError {
    #[error("mail URL is not valid: smtp://, smtps:// are")]
    Url(#[source] Box<dyn std::error::Error + Send + Sync>),
    #[error("mail address {address:?} is not valid")]
    Address { address: String, source: Box<dyn std::error::Error + Send + Sync> },
    #[error("mail cannot be built")]
    Build(#[source] Box<dyn std::error::Error + Send + Sync>),
    #[error("mail server refused")]
    Smtp(#[source] Box<dyn std::error::Error + Send + Sync>),
    #[error("mail cannot be written to {path}")]
    Write { path: PathBuf, source: std::io::Error },
}

/// The mailer that the configuration asks for.
///
/// # Errors
/// When the mail URL is not valid.
pub fn from_config(config: &Config) -> Result<Arc<dyn Mailer>, MailError> {
    let from = config.mail_from.clone();
    Ok(match &config.mail_url {
        Some(url) => Arc::new(SmtpMailer::new(url, from)?),
        None => Arc::new(OutboxMailer { from, folder: config.outbox_dir.clone() }),
    })
}

/// Sends by SMTP, with a pool of connections.
pub struct SmtpMailer {
    from: String,
    transport: AsyncSmtpTransport<Tokio1Executor>,
}

impl SmtpMailer {
    /// # Errors
    /// When the URL is not valid.
    pub fn new(url: &str, from: String) -> Result<Self, MailError> {
        let builder = AsyncSmtpTransport::<Tokio1Executor>::from_url(url);
        let transport = builder.map_err(|source| MailError::Url(Box::new(source)))?.build();
        Ok(Self { from, transport })
    }
}

impl Mailer for SmtpMailer {
    fn send(&self, mail: Mail) -> BoxFuture<'_, Result<(), MailError>> {
        Box::pin(async move {
            let message = mail.message(&self.from)?;
            self.transport.send(message).await.map_err(|source| MailError::Smtp(Box::new(source)))?;
            Ok(())
        })
    }
}

/// Without a mail server: the mail lies in a folder, the link stands in the log.
#[derive(Clone, Debug)]
pub struct OutboxMailer {
    pub from: String,
    pub folder: PathBuf,
}

impl Mailer for OutboxMailer {
    fn send(&self, mail: Mail) -> BoxFuture<'_, Result<(), MailError>> {
        Box::pin(async move {
            let message = mail.message(&self.from)?.formatted();
            let path = self.folder.join(format!("{}.eml", uuid::Uuid::now_v7()));
            let written = async {
                tokio::fs::create_dir_all(&self.folder).await?;
                tokio::fs::write(&path, message).await
            };
            written.await.map_err(|source| MailError::Write { path: path.clone(), source })?;
            // No mail server is set, so the log is how the person who runs this gets in.
            let link = mail.link.as_deref().unwrap_or_default();
            tracing::info!(to = mail.to, link, file = %path.display(), "mail written, not sent");
            Ok(())
        })
    }
}
