//! The change of an account's address: both addresses are confirmed.

use crate::support::prelude::*;

const CHANGE: &str = "/users/address-change";

/// The code in a mail: eight digits in two groups.
fn code_in(text: &str) -> String {
    let digits: String =
        text.lines().find(|line| line.starts_with("    ")).expect("a code").split_whitespace().collect();
    assert_eq!(digits.len(), 8, "{text}");
    digits
}

#[tokio::test]
async fn an_address_changes_when_both_addresses_are_confirmed() {
    let time = ManualClock::new();
    let app = TestApp::with_config(time.clock(), |_| {}).await;
    let ann = Member::new(&app, "ann", Tier::Free).await;
    let bob = Member::new(&app, "bob", Tier::Free).await;
    let own = json!({ "email": ann.account.email });
    assert_eq!(ann.post(&app, CHANGE, &own).await.status, StatusCode::BAD_REQUEST);
    let requested = json!({ "email": "new@example.org" });
    let taken = ann.post(&app, CHANGE, &json!({ "email": bob.account.email })).await;
    let sent = ann.post(&app, CHANGE, &requested).await;
    assert_eq!((taken.status, sent.status), (StatusCode::OK, StatusCode::OK), "the response is the same");

    let mut code = String::new();
    while let Some(mail) = app.state.db.claim_mail("test").await.expect("works") {
        app.state.db.finish_mail(&mail).await.expect("works");
        match mail.mail.to.as_str() {
            "new@example.org" => code = code_in(&mail.mail.text),
            _ => assert!(mail.mail.text.contains("It has an account already"), "{}", mail.mail.text),
        }
    }
    let place = format!("{CHANGE}/code");
    assert_eq!(bob.post(&app, &place, &json!({ "code": code })).await.status, StatusCode::BAD_REQUEST);
    let done = ann.post(&app, &place, &json!({ "code": code })).await;
    assert_eq!(done.status, StatusCode::OK, "{}", done.text);
    assert_eq!(ann.get(&app, "/auth/me").await.data()["user"]["email"], "new@example.org");
    let notice = app.state.db.claim_mail("test").await.expect("works").expect("a mail").mail;
    assert_eq!(notice.to, ann.account.email, "the former address learns of it");

    // A session that was left open cannot take the account away.
    time.advance(Duration::from_secs(11 * 60));
    let late = ann.post(&app, CHANGE, &json!({ "email": "eve@example.org" })).await;
    assert_eq!(late.failure(), (403, "confirmation_required".to_owned()));
}
