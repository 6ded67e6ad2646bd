//! Links and codes, on both databases: used once, in time, for what they are, where they were asked for.

use crate::support::databases::on_both;
use earshot_api::db::{Account, Db, LinkPurpose, MailsFor, NewMail, Ticket};
use earshot_api::mail::Mail;
use earshot_model::{EmailAddress, Tier};
use std::time::Duration;

const ANN: &str = "ann@example.org";
const MINUTE: Duration = Duration::from_secs(60);
const DAY: Duration = Duration::from_secs(24 * 60 * 60);

fn address(text: &str) -> EmailAddress {
    EmailAddress::parse(text).expect("an address")
}

fn mail() -> Option<NewMail> {
    let mail = Mail { to: ANN.to_owned(), subject: String::new(), text: String::new(), html: String::new() };
    Some(NewMail { mail, good_for: MINUTE })
}

async fn user(db: &Db, email: &str) -> Account {
    db.create_user(email, Tier::Individual).await.expect("a user")
}

/// Asks as the page to sign in does.
async fn ask(db: &Db, email: &str) -> Ticket {
    let ticket = Ticket::draw();
    let mails = MailsFor { known: mail(), unknown: None, confusable: None };
    db.ask(&address(email), &ticket, mails).await.expect("works");
    ticket
}

/// Asks as the page to sign up does.
async fn ask_for_account(db: &Db, email: &str) -> Ticket {
    let ticket = Ticket::draw();
    let mails = MailsFor { known: mail(), unknown: mail(), confusable: mail() };
    db.ask(&address(email), &ticket, mails).await.expect("works");
    ticket
}

async fn by_link(db: &Db, token: &str) -> Option<Account> {
    db.use_link(token, LinkPurpose::SignIn).await.expect("works")
}

async fn by_new_link(db: &Db, token: &str) -> Option<Account> {
    db.use_link(token, LinkPurpose::SignUp).await.expect("works")
}

async fn by_code(db: &Db, browser: &str, code: &str) -> Option<Account> {
    db.use_code(browser, code).await.expect("works")
}

fn wrong(code: &str) -> &'static str {
    if code == "00000000" { "00000001" } else { "00000000" }
}

#[tokio::test]
async fn a_link_works_once_and_for_ten_minutes() {
    on_both(|db, time| async move {
        let ann = user(&db, ANN).await;
        let first = ask(&db, "ANN@example.org").await;
        let second = ask(&db, ANN).await;
        assert_eq!(by_link(&db, "wrong").await, None);
        assert_eq!(by_new_link(&db, &first.token).await, None, "it is not to sign up");
        assert_eq!(by_link(&db, &first.token).await, Some(ann));
        assert_eq!(by_link(&db, &first.token).await, None, "used");
        assert_eq!(by_code(&db, &first.browser, &first.code).await, None, "its code with it");
        assert_eq!(by_link(&db, &second.token).await, None, "dies with the first success");

        let late = ask(&db, ANN).await;
        time.advance(10 * MINUTE);
        assert_eq!(by_link(&db, &late.token).await, None, "too late");
        assert_eq!(by_code(&db, &late.browser, &late.code).await, None, "too late");
    })
    .await;
}

#[tokio::test]
async fn a_code_works_once_in_the_browser_that_asked() {
    on_both(|db, _| async move {
        let ann = user(&db, ANN).await;
        let ticket = ask(&db, ANN).await;
        let other = ask(&db, ANN).await;
        assert_eq!(by_code(&db, &other.browser, &ticket.code).await, None, "another browser");
        assert_eq!(by_code(&db, "", &ticket.code).await, None, "no browser");
        let spaced = format!("{} {}", &ticket.code[..4], &ticket.code[4..]);
        assert_eq!(by_code(&db, &ticket.browser, &spaced).await, Some(ann));
        assert_eq!(by_code(&db, &ticket.browser, &ticket.code).await, None, "used");
        assert_eq!(by_link(&db, &ticket.token).await, None, "its link with it");
        assert_eq!(by_code(&db, &other.browser, &other.code).await, None, "dies with the first success");
    })
    .await;
}

#[tokio::test]
async fn five_codes_may_be_tried() {
    on_both(|db, _| async move {
        user(&db, ANN).await;
        let ticket = ask(&db, ANN).await;
        for _ in 0..4 {
            assert_eq!(by_code(&db, &ticket.browser, wrong(&ticket.code)).await, None);
        }
        assert!(by_code(&db, &ticket.browser, &ticket.code).await.is_some(), "the fifth");
        let ticket = ask(&db, ANN).await;
        for _ in 0..5 {
            assert_eq!(by_code(&db, &ticket.browser, wrong(&ticket.code)).await, None);
        }
        assert_eq!(by_code(&db, &ticket.browser, &ticket.code).await, None, "the sixth");
        assert!(by_link(&db, &ticket.token).await.is_some(), "the link is not guessed at");
    })
    .await;
}

/// Twenty at once, wrong ones among them: five are looked at.
#[tokio::test(flavor = "multi_thread")]
async fn tries_at_the_same_time_are_counted_one_by_one() {
    on_both(|db, _| async move {
        user(&db, ANN).await;
        let ticket = ask(&db, ANN).await;
        let tries = (0..20).map(|_| {
            let (db, browser, code) = (db.clone(), ticket.browser.clone(), wrong(&ticket.code));
            tokio::spawn(async move { db.use_code(&browser, code).await.expect("works") })
        });
        for tried in futures::future::join_all(tries).await {
            assert_eq!(tried.expect("no panic"), None);
        }
        assert_eq!(by_code(&db, &ticket.browser, &ticket.code).await, None);
    })
    .await;
}

#[tokio::test]
async fn one_request_too_many_closes_the_oldest() {
    on_both(|db, time| async move {
        user(&db, ANN).await;
        // Who runs the installation chooses the life of a link, and nobody who asks for others closes it.
        let invitation = db.create_sign_in_token(ANN, 2 * DAY).await.expect("known");
        let mut asked = Vec::new();
        for _ in 0..12 {
            asked.push(ask(&db, ANN).await);
            time.advance(Duration::from_secs(1));
        }
        assert_eq!(by_link(&db, &asked[0].token).await, None, "closed by the eleventh");
        assert_eq!(by_code(&db, &asked[1].browser, &asked[1].code).await, None, "closed by the twelfth");
        assert!(by_code(&db, &asked[2].browser, &asked[2].code).await.is_some(), "ten are open");
        for closed in [&asked[3].token, &asked[4].token, &invitation] {
            assert_eq!(by_link(&db, closed).await, None, "dies with the first success");
        }

        let invitation = db.create_sign_in_token(ANN, 2 * DAY).await.expect("known");
        for _ in 0..11 {
            ask(&db, ANN).await;
        }
        time.advance(DAY);
        assert!(by_link(&db, &invitation).await.is_some());
        time.advance(3 * DAY);
        assert_eq!(db.sweep_requests().await.expect("works"), 25);
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn of_many_uses_at_once_one_succeeds() {
    on_both(|db, _| async move {
        user(&db, ANN).await;
        let ticket = ask(&db, ANN).await;
        let uses = (0..20).map(|number| {
            let (db, ticket) = (db.clone(), ticket.clone());
            tokio::spawn(async move {
                match number % 5 {
                    0 => by_code(&db, &ticket.browser, &ticket.code).await.is_some(),
                    _ => by_link(&db, &ticket.token).await.is_some(),
                }
            })
        });
        let uses = futures::future::join_all(uses).await;
        assert_eq!(uses.into_iter().filter(|used| *used.as_ref().expect("no panic")).count(), 1);
    })
    .await;
}

#[tokio::test]
async fn an_address_without_an_account_gets_one_only_by_its_mail() {
    on_both(|db, _| async move {
        let nobody = ask(&db, "bob@example.org").await;
        assert_eq!(by_link(&db, &nobody.token).await, None);
        assert_eq!(by_code(&db, &nobody.browser, &nobody.code).await, None);
        assert!(db.mails(9).await.expect("works").is_empty(), "nobody is written to");

        let first = ask_for_account(&db, " Bob@Example.org").await;
        let second = ask_for_account(&db, "bob@example.org").await;
        assert_eq!(db.mails(9).await.expect("works").len(), 2);
        assert!(db.account_of("bob@example.org").await.is_err(), "not before the address is proven");
        assert_eq!(by_link(&db, &first.token).await, None, "it is not to sign in");
        let bob = by_new_link(&db, &first.token).await.expect("made");
        assert_eq!((bob.email.as_str(), bob.tier), ("Bob@example.org", Tier::Free));
        assert_eq!(db.account_of("bob@example.org").await.expect("there"), bob);
        assert_eq!(by_new_link(&db, &second.token).await, None, "dies with the first success");

        // By code, and by somebody who has an account after all.
        let ticket = ask_for_account(&db, "eve@example.org").await;
        assert_eq!(by_code(&db, &ticket.browser, &ticket.code).await.expect("made").email, "eve@example.org");
        let again = ask_for_account(&db, "bob@example.org").await;
        assert_eq!(by_new_link(&db, &again.token).await, None, "the link of a known address signs in");
        assert_eq!(by_link(&db, &again.token).await, Some(bob));
    })
    .await;
}

#[tokio::test]
async fn an_account_made_meanwhile_is_the_same_account() {
    on_both(|db, _| async move {
        let ticket = ask_for_account(&db, "bob@example.org").await;
        let bob = user(&db, "bob@example.org").await;
        assert_eq!(by_new_link(&db, &ticket.token).await, Some(bob));

        // The link of another spelling proves another mailbox.
        let ticket = ask_for_account(&db, "eve@example.org").await;
        user(&db, "EVE@example.org").await;
        assert_eq!(by_new_link(&db, &ticket.token).await, None);
    })
    .await;
}

/// Only hashes are kept: who reads the database gets in nowhere, and cannot try codes.
#[tokio::test]
async fn the_database_holds_nothing_that_lets_in() {
    let folder = tempfile::tempdir().expect("a folder");
    let url = format!("sqlite://{}", folder.path().join("app.db").display());
    let db = Db::open(&url, earshot_model::Clock::system()).await.expect("opens");
    let ann = user(&db, ANN).await;
    let ticket = ask(&db, ANN).await;
    let session = db.start_session(ann.user_id, Some("Firefox on Linux")).await.expect("works");
    let mut bytes = Vec::new();
    for entry in std::fs::read_dir(folder.path()).expect("files") {
        bytes.extend(std::fs::read(entry.expect("a file").path()).expect("readable"));
    }
    let holds = |text: &str| bytes.windows(text.len()).any(|window| window == text.as_bytes());
    assert!(holds("Firefox on Linux"), "what is looked through is the database");
    for secret in [&ticket.token, &ticket.code, &ticket.browser, &session] {
        assert!(!holds(secret));
    }
}
