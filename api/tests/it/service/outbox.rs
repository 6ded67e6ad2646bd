//! The outbox: mails are written with their cause, sent by a worker, retried, given up, and shown on the mailbox
//! page.

use crate::support::documents::timestamp;
use crate::support::prelude::*;
use crate::support::smtp::MailServer;
use earshot_app::{Db, Mail, MailState, NewMail, SignInMails, SignInSecrets};
use earshot_model::{Clock, EmailAddress};
use earshot_testkit::wait_until;
use std::os::unix::fs::PermissionsExt as _;
use std::time::SystemTime;

const MINUTE: Duration = Duration::from_secs(60);

fn mail(to: &str) -> NewMail {
    let mail = Mail {
        to: to.to_owned(),
        subject: "Sign in".to_owned(),
        text: "the secret link".to_owned(),
        html: "<p>the secret link</p>".to_owned(),
        unsubscribe_url: None,
    };
    NewMail { mail, valid_for: 10 * MINUTE }
}

fn parse_address(text: &str) -> EmailAddress {
    EmailAddress::parse(text).expect("an address")
}

async fn request_sign_in(db: &Db, email: &str) {
    let mails = SignInMails { existing_account: Some(mail(email)), new_account: None, confusable_address: None };
    db.request_sign_in(&parse_address(email), &SignInSecrets::generate(), mails).await.expect("works");
}

/// Adds a mail for a new user to the outbox.
async fn send_mail(db: &Db, email: &str) {
    db.create_user(email, Tier::Free).await.expect("a user");
    request_sign_in(db, email).await;
}

on_both_databases!(a_mail_is_leased_by_one_worker_and_its_text_is_deleted_after_sending, |db, time| {
    assert!(db.claim_mail("a").await.expect("works").is_none());
    send_mail(&db, "ann@example.org").await;
    let held = db.claim_mail("a").await.expect("works").expect("one");
    assert_eq!((held.mail.text.as_str(), held.is_expired), ("the secret link", false));
    assert!(db.claim_mail("b").await.expect("works").is_none(), "held");

    time.advance(4 * MINUTE);
    let taken = db.claim_mail("b").await.expect("works").expect("its worker was lost");
    assert_eq!((taken.message_id, taken.written_at), (held.message_id, held.written_at), "the same mail");
    db.finish_mail(&held).await.expect("works");
    assert_eq!(db.newest_mails(9).await.expect("works")[0].state, MailState::Waiting, "who lost it has no say");
    db.finish_mail(&taken).await.expect("works");
    let row = &db.newest_mails(9).await.expect("works")[0];
    assert_eq!((row.state, row.text.as_str(), row.to.as_str()), (MailState::Sent, "", "ann@example.org"));
    assert!(db.claim_mail("b").await.expect("works").is_none());

    time.advance(8 * 24 * 60 * MINUTE);
    assert_eq!(db.delete_old_mails().await.expect("works"), 1);
    assert!(db.newest_mails(9).await.expect("works").is_empty());
});

on_both_databases!(a_failing_mail_is_retried_with_backoff_and_becomes_dead, |db, time| {
    send_mail(&db, "ann@example.org").await;
    let mut waits = Vec::new();
    for attempt in 1..=8 {
        let held = db.claim_mail("a").await.expect("works").expect("due");
        let is_dead = db.fail_mail(&held, "451 come back later", false).await.expect("works");
        assert_eq!(is_dead, attempt == 8);
        let row = db.newest_mails(9).await.expect("works").remove(0);
        let now = db.clock().now();
        waits.push((row.at - now).num_seconds());
        assert_eq!((row.attempts, row.last_error.as_deref()), (attempt, Some("451 come back later")));
        assert!(is_dead || db.claim_mail("a").await.expect("works").is_none(), "not at once");
        time.advance((row.at - now).to_std().expect("later"));
    }
    assert!(
        (30..=38).contains(&waits[0]) && (60..=75).contains(&waits[1]) && (1920..=2400).contains(&waits[6]),
        "{waits:?}"
    );
    let row = db.newest_mails(9).await.expect("works").remove(0);
    assert_eq!((row.state, row.text.as_str()), (MailState::Dead, ""), "no secret stays with the dead");
    time.advance(24 * 60 * MINUTE);
    assert!(db.claim_mail("a").await.expect("works").is_none());
});

// The mail and its link are written in one transaction.
on_both_databases!(each_link_has_exactly_one_mail, |db, _| {
    db.create_user("ann@example.org", Tier::Free).await.expect("a user");
    for _ in 0..4 {
        request_sign_in(&db, "ann@example.org").await;
    }
    request_sign_in(&db, "bob@example.org").await;
    // A placeholder is unique: this row cannot be written, so its mail is not written either.
    for email in ["eve@example.org", "fay@example.org"] {
        db.create_user(email, Tier::Free).await.expect("a user");
    }
    let (secrets, mails) = (
        SignInSecrets::generate(),
        SignInMails { existing_account: Some(mail("fay@example.org")), new_account: None, confusable_address: None },
    );
    db.request_sign_in(&parse_address("fay@example.org"), &secrets, mails).await.expect("works");
    let mails =
        SignInMails { existing_account: Some(mail("eve@example.org")), new_account: None, confusable_address: None };
    assert!(db.request_sign_in(&parse_address("eve@example.org"), &secrets, mails).await.is_err());
    let mails = db.newest_mails(9).await.expect("works");
    let recipients: Vec<_> = mails.iter().map(|mail| mail.to.as_str()).collect();
    assert_eq!((recipients[0], &recipients[1..]), ("fay@example.org", &["ann@example.org"; 4][..]));
});

async fn app_with(server: &MailServer, hand: &ManualClock) -> TestApp {
    let url = format!("smtp://127.0.0.1:{}", server.port);
    TestApp::with_config(hand.clock(), |config| config.mail_url = Some(url)).await
}

#[tokio::test]
async fn each_mail_is_sent_once() {
    let Some(server) = MailServer::start(&[]) else { return };
    let app = app_with(&server, &ManualClock::new()).await;
    app.state.db.create_user("ann@example.org", Tier::Free).await.expect("a user");
    app.post("/api/v1/auth/sign-in-link", &json!({ "email": "ann@example.org" })).await;
    let waiting = app.waiting_mail_to("ann@example.org").await;
    assert_eq!(app.send_mails().await, 1);
    assert_eq!(app.send_mails().await, 0);
    let mails = server.mails();
    assert_eq!(mails.len(), 1);
    let row = app.state.db.newest_mails(9).await.expect("works").remove(0);
    assert_eq!((row.state, row.text.as_str()), (MailState::Sent, ""));
    for header in ["To: ann@example.org", "Subject: Sign in to Earshot", &format!("Message-ID: <{}@localhost>", row.id)]
    {
        assert!(mails[0].contains(header), "{header}: {}", mails[0]);
    }
    let unbroken = mails[0].replace("=\r\n", "").replace("=3D", "=");
    let link = waiting.text.lines().find(|line| line.starts_with("https://")).expect("a link");
    let (page, placeholder) = link.split_once("?key=").expect("a key");
    assert!(unbroken.contains(&format!("{page}?key=")), "{unbroken}");
    assert!(!unbroken.contains(placeholder), "the token was created when the mail was sent");
    assert_eq!(app.get("/dev/mailbox").await.status, StatusCode::NOT_FOUND, "there is a mail server");
}

#[tokio::test]
async fn temporary_and_permanent_smtp_errors_are_handled() {
    let Some(server) = MailServer::start(&[]) else { return };
    let hand = ManualClock::new();
    let app = app_with(&server, &hand).await;
    let state_of = async |to: &str| {
        let mails = app.state.db.newest_mails(9).await.expect("works");
        let row = mails.into_iter().find(|mail| mail.to == to).expect("a mail");
        (row.state, row.attempts, row.last_error.unwrap_or_default())
    };
    for email in ["greylisted@example.org", "refused@example.org", "broken@example.org"] {
        send_mail(&app.state.db, email).await;
    }
    assert_eq!(app.send_mails().await, 3);
    let (state, attempts, error) = state_of("greylisted@example.org").await;
    assert_eq!((state, attempts), (MailState::Waiting, 1));
    assert!(error.contains("come back later"), "{error}");
    let (state, attempts, error) = state_of("refused@example.org").await;
    assert_eq!((state, attempts), (MailState::Dead, 1), "for good");
    assert!(error.contains("no such mailbox"), "{error}");
    assert_eq!(state_of("broken@example.org").await.0, MailState::Waiting, "nobody knows whether it arrived");

    hand.advance(MINUTE);
    assert_eq!(app.send_mails().await, 2);
    assert_eq!(state_of("greylisted@example.org").await.0, MailState::Sent);
    assert_eq!(state_of("broken@example.org").await.0, MailState::Sent);
    let message_ids: Vec<String> = server
        .mails()
        .iter()
        .filter(|mail| mail.contains("To: broken@example.org"))
        .map(|mail| mail.lines().find(|line| line.starts_with("Message-ID")).expect("an id").to_owned())
        .collect();
    assert_eq!((message_ids.len(), &message_ids[0]), (2, &message_ids[1]), "twice, and known for the same");
}

#[tokio::test]
async fn an_expired_mail_is_not_sent() {
    let Some(server) = MailServer::start(&[]) else { return };
    let hand = ManualClock::new();
    let app = app_with(&server, &hand).await;
    send_mail(&app.state.db, "ann@example.org").await;
    hand.advance(11 * MINUTE);
    assert_eq!(app.send_mails().await, 1);
    let row = app.state.db.newest_mails(9).await.expect("works").remove(0);
    assert_eq!((row.state, row.text.as_str()), (MailState::Dead, ""));
    assert!(server.mails().is_empty());
}

#[tokio::test]
async fn smtp_authentication_requires_tls_when_configured() {
    let Some(server) = MailServer::start(&["earshot", "pass word"]) else { return };
    let deliver = async |user: &str, query: &str| {
        let url = format!("smtp://{user}@127.0.0.1:{}{query}", server.port);
        let app = TestApp::with_config(ManualClock::new().clock(), |config| config.mail_url = Some(url)).await;
        send_mail(&app.state.db, "ann@example.org").await;
        assert_eq!(app.send_mails().await, 1);
        app.state.db.newest_mails(9).await.expect("works").remove(0).state
    };
    assert_eq!(deliver("earshot:pass%20word", "").await, MailState::Sent);
    assert_ne!(deliver("earshot:wrong", "").await, MailState::Sent);
    // This server has no TLS.
    assert_ne!(deliver("earshot:pass%20word", "?tls=required").await, MailState::Sent);
    assert_eq!(server.mails().len(), 1);
}

#[tokio::test]
async fn a_running_server_sends_its_outbox() {
    let Some(server) = MailServer::start(&[]) else { return };
    let app = app_with(&server, &ManualClock::new()).await;
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
    let serving = tokio::spawn(earshot_api::serve(listener, app.state.clone(), async { drop(stopped.await) }));
    app.state.db.create_user("ann@example.org", Tier::Free).await.expect("a user");
    app.post("/api/v1/auth/sign-in-link", &json!({ "email": "ann@example.org" })).await;
    wait_until("the mail arrives", async || !server.mails().is_empty()).await;
    assert_eq!(server.mails().len(), 1);
    stop.send(()).expect("serving");
    serving.await.expect("no panic");
}

#[tokio::test]
async fn without_a_mail_server_the_mailbox_is_local_only() {
    let clock = || Clock::fixed(timestamp("2026-11-21T10:00:00Z"));
    let local = TestApp::with_config(clock(), |config| config.public_url = "http://127.0.0.1:8080".to_owned()).await;
    send_mail(&local.state.db, "ann@example.org").await;
    local.state.db.create_user("bob@example.org", Tier::Free).await.expect("a user");
    local.post("/api/v1/auth/sign-in-link", &json!({ "email": "bob@example.org" })).await;
    let mail = local.mail_to("bob@example.org").await;
    let link = mail.lines().find(|line| line.contains("key=")).expect("a link").to_owned();
    let rows = local.state.db.newest_mails(9).await.expect("works");
    assert!(rows.iter().all(|row| (row.state, row.text.as_str()) == (MailState::Sent, "")), "{rows:?}");
    let url = local.state.mailbox.url().expect("a mailbox");
    let path = url.strip_prefix("http://127.0.0.1:8080").expect("on this machine");
    let here = ("host", "127.0.0.1:8080");
    let page = local.get_as(path, &[here]).await;
    assert_eq!((page.status, page.header("cache-control")), (StatusCode::OK, "no-store"));
    let shown = page.text.replace("&#x2f;", "/").replace("&#x3d;", "=");
    assert!(shown.contains(&link) && shown.contains("ann@example.org"), "{shown}");
    let cookie = page.cookie();
    assert!(page.header("set-cookie").contains("HttpOnly; SameSite=Strict"), "{}", page.header("set-cookie"));
    assert_eq!(local.get_as("/dev/mailbox", &[here, ("cookie", &cookie)]).await.status, StatusCode::OK);

    let outbox = local.folder.path().join("outbox");
    let files: Vec<_> = std::fs::read_dir(&outbox).expect("a folder").map(|entry| entry.expect("a file")).collect();
    assert_eq!(files.len(), 4, "each for mail programs and for the page");
    let mode = |path: &std::path::Path| std::fs::metadata(path).expect("there").permissions().mode() & 0o777;
    assert_eq!(mode(&outbox), 0o700);
    assert!(files.iter().all(|file| mode(&file.path()) == 0o600), "a mail is its owner's alone");

    // A plain `proxy_pass` looks like a local request and does not reveal its client. Without the key it sees
    // nothing.
    for guess in ["a=b", "earshot-mailbox=guess", "earshot-mailbox="] {
        let reply = local.get_as("/dev/mailbox", &[here, ("cookie", guess)]).await;
        assert_eq!(reply.status, StatusCode::NOT_FOUND, "{guess}");
    }
    assert_eq!(local.get_as("/dev/mailbox?key=guess", &[here]).await.status, StatusCode::NOT_FOUND);
    for headers in [[("host", "evil.example"), ("x-a", "")], [("host", "127.0.0.1"), ("x-forwarded-for", "127.0.0.1")]]
    {
        assert_eq!(local.get_as(path, &headers).await.status, StatusCode::NOT_FOUND, "{headers:?}");
    }
    let stranger = local.send_from([192, 0, 2, 1].into(), axum::http::Method::GET, path, &[here], None).await;
    assert_eq!(stranger.status, StatusCode::NOT_FOUND);
    let another = TestApp::with_config(clock(), |config| config.public_url = "http://127.0.0.1:8080".to_owned()).await;
    assert_eq!(another.get_as(path, &[here]).await.status, StatusCode::NOT_FOUND, "each start has a key of its own");
    let public = TestApp::new().await;
    assert!(public.state.mailbox.url().is_none());
    assert_eq!(public.get_as(path, &[("host", "127.0.0.1")]).await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn mail_files_are_deleted_when_old_or_when_smtp_is_set() {
    let time = ManualClock::new();
    let app = TestApp::with_config(time.clock(), |_| {}).await;
    assert_eq!(app.state.outbox.delete_old_files().await.expect("works"), 0, "no folder yet");
    let outbox = app.state.config.outbox_dir.clone();
    std::fs::create_dir(&outbox).expect("made");
    let now = SystemTime::from(time.clock().now());
    const TEXT: &str = "0198f2a0-0000-7000-8000-000000000000.txt";
    for (name, minutes) in [("young.eml", 23 * 60), ("old.eml", 25 * 60), (TEXT, 25 * 60), ("notes.txt", 25 * 60)] {
        let file = std::fs::File::create(outbox.join(name)).expect("a file");
        file.set_modified(now - minutes * MINUTE).expect("ours");
    }
    let kept = || {
        let entries = std::fs::read_dir(&outbox).expect("a folder").map(|entry| entry.expect("an entry").file_name());
        let mut names: Vec<_> = entries.map(|name| name.into_string().expect("text")).collect();
        names.sort();
        names
    };
    assert_eq!(app.state.outbox.delete_old_files().await.expect("works"), 2);
    assert_eq!(kept(), ["notes.txt", "young.eml"]);

    let sends = TestApp::with_config(time.clock(), |config| {
        config.mail_url = Some("smtp://127.0.0.1:25".to_owned());
        config.outbox_dir.clone_from(&outbox);
    });
    assert_eq!(sends.await.state.outbox.delete_old_files().await.expect("works"), 1);
    assert_eq!(kept(), ["notes.txt"]);
}
