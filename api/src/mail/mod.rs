//! Mail: the messages, and how they leave.

mod message;
mod send;

pub use message::{Mail, is_address, sign_in_mail, sign_in_url};
pub use send::{MailError, Mailer, OutboxMailer, SmtpMailer, from_config};
