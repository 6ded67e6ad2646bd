//! Mail: the messages, the worker that sends them, and how they leave.

mod deliver;
mod error;
mod files;
mod letters;
mod mailbox;
mod message;
mod send;

pub(crate) use deliver::deliver;
pub use deliver::deliver_now;
pub use error::MailError;
pub use files::sweep_mail_files;
pub use letters::{confirm_mail, confusable_mail, known_mail, sign_in_mail, sign_in_url, sign_up_mail, sign_up_url};
pub use mailbox::mailbox_url;
pub(crate) use mailbox::{MailboxKey, mailbox};
pub use message::Mail;
pub use send::{FolderMailer, Mailer, SmtpMailer, from_config};
