//! Mail: the messages, the worker that sends them, and how they leave.

mod delivery_mails;
mod digest_mail;
mod draft_message;
mod error;
mod invitation_mail;
mod mail_files;
mod mail_template;
mod mail_texts;
mod mailbox;
mod mailer;
mod message;
mod outbox;
mod preparation_mail;

pub(crate) use delivery_mails::{disabled_webhook_mail, recipient_mail};
pub(crate) use digest_mail::{Digest, DigestMatch, digest_mail};
pub(crate) use draft_message::plain_message;
pub use error::MailError;
pub use invitation_mail::{invitation_mail, invitation_url};
pub use mail_texts::{
    confirmation_mail, confusable_address_mail, existing_account_mail, sign_in_mail, sign_in_url, sign_up_mail,
    sign_up_url,
};
pub use mailbox::MailboxPage;
pub(crate) use mailbox::mailbox_routes;
pub use mailer::{FolderMailer, Mailer, SmtpMailer, mailer_from_config};
pub use outbox::Outbox;
pub(crate) use preparation_mail::{PreparationMail, preparation_mail};
