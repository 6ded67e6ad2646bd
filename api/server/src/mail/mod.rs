//! Mail: the messages, the worker that sends them, and the mailer that delivers them.

mod address_mails;
mod claim_mail;
mod delivery_mails;
mod digest_mail;
mod draft_message;
mod error;
mod invitation_mail;
mod mail_content;
mod mail_files;
mod mail_template;
mod mailbox;
mod mailer;
mod message;
mod outbox;
mod passkey_mail;
mod preparation_mail;
mod sign_in_mails;
mod text_file;
mod transcripts_mail;

pub use address_mails::{address_taken_mail, former_address_mail, new_address_mail};
pub use claim_mail::{claim_mail, claim_url};
pub use delivery_mails::{disabled_webhook_mail, recipient_mail};
pub use digest_mail::{Digest, DigestMatch, digest_mail};
pub use draft_message::plain_message;
pub use error::MailError;
pub use invitation_mail::{invitation_mail, invitation_url};
pub use mailbox::MailboxPage;
pub use mailbox::mailbox_routes;
pub use mailer::{FolderMailer, Mailer, SmtpMailer, mailer_from_config};
pub use outbox::Outbox;
pub use passkey_mail::passkey_added_mail;
pub use preparation_mail::{PreparationMail, preparation_mail};
pub use sign_in_mails::{
    confirmation_mail, confusable_address_mail, existing_account_mail, sign_in_mail, sign_in_url, sign_up_mail,
    sign_up_url,
};
pub use transcripts_mail::transcripts_mail;
