//! Sessions on both databases: when they end, who ends them, and how users confirm their identity.

use crate::support::prelude::*;
use earshot_app::Mail;
use earshot_app::NewMail;

const MINUTE: Duration = Duration::from_secs(60);
const DAY: Duration = Duration::from_secs(24 * 60 * 60);
const CODE: &str = "12345678";

async fn create_account(db: &Db, email: &str) -> Account {
    db.create_user(email, Tier::Free).await.expect("a user")
}

async fn start_session(db: &Db, account: &Account) -> String {
    db.start_session(account.user_id, Some("Firefox on Linux")).await.expect("works")
}

async fn is_open(db: &Db, token: &str) -> bool {
    db.authenticate_session(token).await.expect("works").is_some()
}

async fn ask_to_confirm(db: &Db, account: &Account, session: &str, code: &str) {
    let (to, text) = (account.email.clone(), String::new());
    let mail = Mail { to, subject: text.clone(), text: text.clone(), html: text, unsubscribe_url: None };
    db.request_confirmation(account, session, code, NewMail { mail, valid_for: MINUTE }).await.expect("works")
}

async fn confirm(db: &Db, session: &str, code: &str) -> Option<String> {
    db.confirm_session(session, code).await.expect("works")
}

on_both_databases!(sessions_expire, |db, time| {
    let ann = create_account(&db, "ann@example.org").await;
    let session = start_session(&db, &ann).await;
    for _ in 0..9 {
        time.advance(9 * DAY);
        assert!(is_open(&db, &session).await, "in use");
    }
    time.advance(10 * DAY);
    assert!(!is_open(&db, &session).await, "91 days old");

    let idle = start_session(&db, &ann).await;
    time.advance(15 * DAY);
    assert!(!is_open(&db, &idle).await, "not used for 15 days");
    assert!(db.sessions_of(ann.user_id).await.expect("works").is_empty());
    assert_eq!(db.delete_expired_sessions().await.expect("works"), 2);

    let ended = start_session(&db, &ann).await;
    assert_eq!(db.delete_expired_sessions().await.expect("works"), 0);
    db.end_session(&ended).await.expect("works");
    assert!(!is_open(&db, &ended).await);
});

on_both_databases!(a_user_sees_and_ends_their_own_sessions_only, |db, time| {
    let (ann, bob) = (create_account(&db, "ann@example.org").await, create_account(&db, "bob@example.org").await);
    let first = start_session(&db, &ann).await;
    time.advance(DAY);
    let second = start_session(&db, &ann).await;
    let of_bob = start_session(&db, &bob).await;
    let listed = db.sessions_of(ann.user_id).await.expect("works");
    assert_eq!(listed.len(), 2);
    assert_eq!(listed[0].device.as_deref(), Some("Firefox on Linux"));
    assert!(listed[0].created_at > listed[1].created_at, "the one used last first");
    assert_eq!((listed[0].ends_at - listed[0].last_used_at).num_days(), 14);

    let (new, old) = (listed[0].id, listed[1].id);
    assert!(!db.end_session_of(bob.user_id, old).await.expect("works"), "not bob's");
    assert!(is_open(&db, &first).await);
    assert!(db.end_session_of(ann.user_id, old).await.expect("works"));
    assert!(!is_open(&db, &first).await && is_open(&db, &second).await);

    let third = start_session(&db, &ann).await;
    assert_eq!(db.end_sessions_of(ann.user_id, Some(new)).await.expect("works"), 1);
    assert!(is_open(&db, &second).await && !is_open(&db, &third).await, "all others");
    assert_eq!(db.end_sessions_of(ann.user_id, None).await.expect("works"), 1);
    assert!(!is_open(&db, &second).await && is_open(&db, &of_bob).await, "all of ann's");
});

on_both_databases!(a_confirmed_session_gets_a_new_token, |db, time| {
    let ann = create_account(&db, "ann@example.org").await;
    let session = start_session(&db, &ann).await;
    let other = start_session(&db, &ann).await;
    time.advance(DAY);
    let before = db.authenticate_session(&session).await.expect("works").expect("open");
    ask_to_confirm(&db, &ann, &session, CODE).await;
    assert_eq!(confirm(&db, &session, "00000000").await, None, "wrong");
    assert_eq!(confirm(&db, &other, CODE).await, None, "asked for by another session");
    let token = confirm(&db, &session, CODE).await.expect("right");
    assert!(!is_open(&db, &session).await, "the old token is worth nothing");
    let after = db.authenticate_session(&token).await.expect("works").expect("open");
    assert_eq!((after.id, (after.confirmed_at - before.confirmed_at).num_days()), (before.id, 1));
    assert_eq!(confirm(&db, &token, CODE).await, None, "used");
});

on_both_databases!(only_the_newest_confirmation_code_works_for_ten_minutes_and_five_tries, |db, time| {
    let ann = create_account(&db, "ann@example.org").await;
    let session = start_session(&db, &ann).await;
    ask_to_confirm(&db, &ann, &session, CODE).await;
    time.advance(MINUTE);
    ask_to_confirm(&db, &ann, &session, "87654321").await;
    assert_eq!(confirm(&db, &session, CODE).await, None, "there is a newer one");
    for _ in 0..4 {
        assert_eq!(confirm(&db, &session, "00000000").await, None);
    }
    assert_eq!(confirm(&db, &session, "87654321").await, None, "the sixth try");
    ask_to_confirm(&db, &ann, &session, CODE).await;
    time.advance(10 * MINUTE);
    assert_eq!(confirm(&db, &session, CODE).await, None, "too late");
});
