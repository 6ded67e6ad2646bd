//! Mails of tests: what an outbox worker would send.

use earshot_app::{Account, Db, InvitationMail, Mail, NewMail, ids};
use earshot_model::{EmailAddress, Role};
use std::time::Duration;

/// A mail whose text is a new placeholder.
pub fn placeholder_mail(to: &str) -> InvitationMail {
    let (to, placeholder) = (to.to_owned(), ids::new_token());
    let text = placeholder.clone();
    let mail = Mail { to, subject: String::new(), text, html: String::new(), unsubscribe_url: None };
    InvitationMail { placeholder, mail: NewMail { mail, valid_for: Duration::from_secs(60) } }
}

/// Invites an address, and returns the token in the mail.
pub async fn invite(db: &Db, account: &Account, email: &str, role: Role) -> String {
    let address = EmailAddress::parse(email).expect("an address");
    db.invite(account, &address, role, placeholder_mail(email)).await.expect("invited");
    take_mails(db).await.expect("a mail")
}

/// Sends all due mails to nobody. Returns the text of the last one; `None` without mails.
pub async fn take_mails(db: &Db) -> Option<String> {
    let mut last = None;
    while let Some(mail) = db.claim_mail("test").await.expect("works") {
        db.finish_mail(&mail).await.expect("works");
        last = (!mail.is_expired).then_some(mail.mail.text);
    }
    last
}
