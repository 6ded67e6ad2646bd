//! Links and codes on both databases: used once, in time, for their purpose, and in the requesting browser.

use crate::support::prelude::*;
use crate::support::test_databases::on_both_databases;
use earshot_app::Mail;
use earshot_app::{LinkPurpose, NewMail, SignInMails, SignInSecrets};
use earshot_model::EmailAddress;

const ANN: &str = "ann@example.org";
const MINUTE: Duration = Duration::from_secs(60);
const DAY: Duration = Duration::from_secs(24 * 60 * 60);

fn parse_address(text: &str) -> EmailAddress {
    EmailAddress::parse(text).expect("an address")
}

fn mail(text: &str) -> Option<NewMail> {
    let (to, text) = (ANN.to_owned(), text.to_owned());
    let mail = Mail { to, subject: String::new(), text, html: String::new(), unsubscribe_url: None };
    Some(NewMail { mail, valid_for: MINUTE })
}

/// The secrets of a request whose mail was sent.
#[derive(Clone)]
struct SentSecrets {
    link_token: String,
    code: String,
    browser_token: String,
}

/// Starts a sign-in, and reads the token from the mail. Without a mail, the placeholder is as good as any guess.
async fn request(db: &Db, email: &str, secrets: SignInSecrets, mails: SignInMails) -> SentSecrets {
    db.request_sign_in(&parse_address(email), &secrets, mails).await.expect("works");
    let SignInSecrets { link_placeholder, code, browser_token } = secrets;
    SentSecrets { link_token: take_mails(db).await.unwrap_or(link_placeholder), code, browser_token }
}

async fn create_account(db: &Db, email: &str) -> Account {
    db.create_user(email, Tier::Individual).await.expect("a user")
}

/// Starts a sign-in as the sign-in page does.
async fn request_sign_in(db: &Db, email: &str) -> SentSecrets {
    let secrets = SignInSecrets::generate();
    let existing_account = mail(&secrets.link_placeholder);
    request(db, email, secrets, SignInMails { existing_account, new_account: None, confusable_address: None }).await
}

/// Starts a sign-up as the sign-up page does.
async fn request_sign_up(db: &Db, email: &str) -> SentSecrets {
    let secrets = SignInSecrets::generate();
    let mail = || mail(&secrets.link_placeholder);
    let mails = SignInMails { existing_account: mail(), new_account: mail(), confusable_address: mail() };
    request(db, email, secrets, mails).await
}

async fn use_sign_in_link(db: &Db, token: &str) -> Option<Account> {
    db.use_link(token, LinkPurpose::SignIn).await.expect("works")
}

async fn use_sign_up_link(db: &Db, token: &str) -> Option<Account> {
    db.use_link(token, LinkPurpose::SignUp).await.expect("works")
}

async fn use_code(db: &Db, browser: &str, code: &str) -> Option<Account> {
    db.use_code(browser, code).await.expect("works")
}

fn wrong_code(code: &str) -> &'static str {
    if code == "00000000" { "00000001" } else { "00000000" }
}

on_both_databases!(a_link_works_once_and_for_ten_minutes, |db, time| {
    let ann = create_account(&db, ANN).await;
    let first = request_sign_in(&db, "ANN@example.org").await;
    let second = request_sign_in(&db, ANN).await;
    assert_eq!(use_sign_in_link(&db, "wrong").await, None);
    assert_eq!(use_sign_up_link(&db, &first.link_token).await, None, "it is not to sign up");
    assert_eq!(use_sign_in_link(&db, &first.link_token).await, Some(ann));
    assert_eq!(use_sign_in_link(&db, &first.link_token).await, None, "used");
    assert_eq!(use_code(&db, &first.browser_token, &first.code).await, None, "its code with it");
    assert_eq!(use_sign_in_link(&db, &second.link_token).await, None, "dies with the first success");

    let late = request_sign_in(&db, ANN).await;
    time.advance(10 * MINUTE);
    assert_eq!(use_sign_in_link(&db, &late.link_token).await, None, "too late");
    assert_eq!(use_code(&db, &late.browser_token, &late.code).await, None, "too late");
});

on_both_databases!(a_code_works_once_in_the_requesting_browser, |db, _| {
    let ann = create_account(&db, ANN).await;
    let secrets = request_sign_in(&db, ANN).await;
    let other = request_sign_in(&db, ANN).await;
    assert_eq!(use_code(&db, &other.browser_token, &secrets.code).await, None, "another browser");
    assert_eq!(use_code(&db, "", &secrets.code).await, None, "no browser");
    let spaced = format!(" {} {}", &secrets.code[..4], &secrets.code[4..]);
    assert_eq!(use_code(&db, &secrets.browser_token, &spaced).await, Some(ann));
    assert_eq!(use_code(&db, &secrets.browser_token, &secrets.code).await, None, "used");
    assert_eq!(use_sign_in_link(&db, &secrets.link_token).await, None, "its link with it");
    assert_eq!(use_code(&db, &other.browser_token, &other.code).await, None, "dies with the first success");
});

#[test]
fn codes_are_eight_digits() {
    for _ in 0..100 {
        let code = SignInSecrets::generate().code;
        assert!(code.len() == 8 && code.bytes().all(|byte| byte.is_ascii_digit()), "{code}");
    }
}

on_both_databases!(five_codes_may_be_tried, |db, _| {
    create_account(&db, ANN).await;
    let secrets = request_sign_in(&db, ANN).await;
    for _ in 0..4 {
        assert_eq!(use_code(&db, &secrets.browser_token, wrong_code(&secrets.code)).await, None);
    }
    assert!(use_code(&db, &secrets.browser_token, &secrets.code).await.is_some(), "the fifth");
    let secrets = request_sign_in(&db, ANN).await;
    for _ in 0..5 {
        assert_eq!(use_code(&db, &secrets.browser_token, wrong_code(&secrets.code)).await, None);
    }
    assert_eq!(use_code(&db, &secrets.browser_token, &secrets.code).await, None, "the sixth");
    assert!(use_sign_in_link(&db, &secrets.link_token).await.is_some(), "the link is not guessed at");
});

/// Twenty concurrent attempts, some of them wrong: only five are tried.
#[tokio::test(flavor = "multi_thread")]
async fn concurrent_code_attempts_are_all_counted() {
    on_both_databases(|db, _| async move {
        create_account(&db, ANN).await;
        let secrets = request_sign_in(&db, ANN).await;
        let tries = (0..20).map(|_| {
            let (db, browser, code) = (db.clone(), secrets.browser_token.clone(), wrong_code(&secrets.code));
            tokio::spawn(async move { db.use_code(&browser, code).await.expect("works") })
        });
        for tried in futures::future::join_all(tries).await {
            assert_eq!(tried.expect("no panic"), None);
        }
        assert_eq!(use_code(&db, &secrets.browser_token, &secrets.code).await, None);
    })
    .await;
}

on_both_databases!(an_eleventh_request_closes_the_oldest, |db, time| {
    create_account(&db, ANN).await;
    // An operator chooses the lifetime of a link, and requests of others do not close it.
    let invitation = db.create_sign_in_token(ANN, 2 * DAY).await.expect("known");
    let mut requested = Vec::new();
    for _ in 0..12 {
        requested.push(request_sign_in(&db, ANN).await);
        time.advance(Duration::from_secs(1));
    }
    assert_eq!(use_sign_in_link(&db, &requested[0].link_token).await, None, "closed by the eleventh");
    assert_eq!(use_code(&db, &requested[1].browser_token, &requested[1].code).await, None, "closed by the twelfth");
    assert!(use_code(&db, &requested[2].browser_token, &requested[2].code).await.is_some(), "ten are open");
    for closed in [&requested[3].link_token, &requested[4].link_token, &invitation] {
        assert_eq!(use_sign_in_link(&db, closed).await, None, "dies with the first success");
    }

    let invitation = db.create_sign_in_token(ANN, 2 * DAY).await.expect("known");
    for _ in 0..11 {
        request_sign_in(&db, ANN).await;
    }
    time.advance(DAY);
    assert!(use_sign_in_link(&db, &invitation).await.is_some());
    time.advance(3 * DAY);
    assert_eq!(db.delete_old_sign_in_requests().await.expect("works"), 25);
});

#[tokio::test(flavor = "multi_thread")]
async fn one_of_many_concurrent_uses_succeeds() {
    on_both_databases(|db, _| async move {
        create_account(&db, ANN).await;
        let secrets = request_sign_in(&db, ANN).await;
        let uses = (0..20).map(|number| {
            let (db, secrets) = (db.clone(), secrets.clone());
            tokio::spawn(async move {
                match number % 5 {
                    0 => use_code(&db, &secrets.browser_token, &secrets.code).await.is_some(),
                    _ => use_sign_in_link(&db, &secrets.link_token).await.is_some(),
                }
            })
        });
        let uses = futures::future::join_all(uses).await;
        assert_eq!(uses.into_iter().filter(|used| *used.as_ref().expect("no panic")).count(), 1);
    })
    .await;
}

on_both_databases!(an_account_is_created_only_through_the_mail, |db, _| {
    let nobody = request_sign_in(&db, "bob@example.org").await;
    assert_eq!(use_sign_in_link(&db, &nobody.link_token).await, None);
    assert_eq!(use_code(&db, &nobody.browser_token, &nobody.code).await, None);
    assert!(db.newest_mails(9).await.expect("works").is_empty(), "nobody is written to");

    let first = request_sign_up(&db, " Bob@Example.org").await;
    let second = request_sign_up(&db, "bob@example.org").await;
    assert_eq!(db.newest_mails(9).await.expect("works").len(), 2);
    assert!(db.account_by_email("bob@example.org").await.is_err(), "not before the address is proven");
    assert_eq!(use_sign_in_link(&db, &first.link_token).await, None, "it is not to sign in");
    let bob = use_sign_up_link(&db, &first.link_token).await.expect("made");
    assert_eq!((bob.email.as_str(), bob.tier), ("Bob@example.org", Tier::Free));
    assert_eq!(db.account_by_email("bob@example.org").await.expect("there"), bob);
    assert_eq!(use_sign_up_link(&db, &second.link_token).await, None, "dies with the first success");

    // The code signs in, and so does an address that has received an account meanwhile.
    let secrets = request_sign_up(&db, "eve@example.org").await;
    assert_eq!(use_code(&db, &secrets.browser_token, &secrets.code).await.expect("made").email, "eve@example.org");
    let again = request_sign_up(&db, "bob@example.org").await;
    assert_eq!(use_sign_up_link(&db, &again.link_token).await, None, "the link of a known address signs in");
    assert_eq!(use_sign_in_link(&db, &again.link_token).await, Some(bob));
});

on_both_databases!(a_concurrently_created_account_is_used, |db, _| {
    let secrets = request_sign_up(&db, "bob@example.org").await;
    let bob = create_account(&db, "bob@example.org").await;
    assert_eq!(use_sign_up_link(&db, &secrets.link_token).await, Some(bob));

    // The link of another spelling proves ownership of another mailbox.
    let secrets = request_sign_up(&db, "eve@example.org").await;
    create_account(&db, "EVE@example.org").await;
    assert_eq!(use_sign_up_link(&db, &secrets.link_token).await, None);
});

// The row of a waiting mail signs nobody in: its link is created when it is sent.
on_both_databases!(a_waiting_mail_contains_no_token, |db, _| {
    create_account(&db, ANN).await;
    let placeholder = ask(&db).await;
    let waiting = async || db.newest_mails(1).await.expect("works").remove(0);
    assert_eq!(waiting().await.text, placeholder);
    let sent = db.claim_mail("a").await.expect("works").expect("due");
    assert_eq!(use_sign_in_link(&db, &placeholder).await, None);
    db.fail_mail(&sent, "451 come back later", false).await.expect("works");
    assert_eq!(waiting().await.text, placeholder, "the next attempt creates another token");
    assert!(use_sign_in_link(&db, &sent.mail.text).await.is_some(), "it may have arrived nevertheless");
});

on_both_databases!(the_mail_of_an_ended_request_is_not_sent, |db, _| {
    create_account(&db, ANN).await;
    let first = request_sign_in(&db, ANN).await;
    ask(&db).await;
    assert!(use_sign_in_link(&db, &first.link_token).await.is_some(), "ends all requests of the address");
    assert!(db.claim_mail("a").await.expect("works").expect("due").is_expired);
});

/// Starts a sign-in whose mail waits. Returns the placeholder in the mail.
async fn ask(db: &Db) -> String {
    let secrets = SignInSecrets::generate();
    let existing_account = mail(&secrets.link_placeholder);
    let mails = SignInMails { existing_account, new_account: None, confusable_address: None };
    db.request_sign_in(&parse_address(ANN), &secrets, mails).await.expect("works");
    secrets.link_placeholder
}

/// Only hashes are stored, so read access to the database allows neither signing in nor guessing codes.
#[tokio::test]
async fn the_database_contains_no_usable_secret() {
    let folder = tempfile::tempdir().expect("a folder");
    let url = format!("sqlite://{}", folder.path().join("app.db").display());
    let db = Db::open(&url, earshot_model::Clock::system()).await.expect("opens");
    let ann = create_account(&db, ANN).await;
    let secrets = request_sign_in(&db, ANN).await;
    let session = db.start_session(ann.user_id, Some("Firefox on Linux")).await.expect("works");
    let mut bytes = Vec::new();
    for entry in std::fs::read_dir(folder.path()).expect("files") {
        bytes.extend(std::fs::read(entry.expect("a file").path()).expect("readable"));
    }
    let holds = |text: &str| bytes.windows(text.len()).any(|window| window == text.as_bytes());
    assert!(holds("Firefox on Linux"), "what is looked through is the database");
    for secret in [&secrets.link_token, &secrets.code, &secrets.browser_token, &session] {
        assert!(!holds(secret));
    }
}
