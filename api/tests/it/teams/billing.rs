//! Events of the payment provider over HTTP: only signed ones count, each once, and none after a later one.

use crate::support::prelude::*;
use earshot_api::BillingSecret;
use hmac::{Hmac, Mac as _};
use sha2::Sha256;

const SECRET: &str = "a secret of the payment provider";
const PATH: &str = "/api/v1/billing/events";

fn signature(secret: &str, time: i64, body: &str) -> String {
    let mut mac = Hmac::<Sha256>::new_from_slice(secret.as_bytes()).expect("any length");
    mac.update(format!("{time}.{body}").as_bytes());
    format!("t={time},v1={}", hex::encode(mac.finalize().into_bytes()))
}

async fn send(app: &TestApp, header: &str, body: &Value) -> TestResponse {
    let headers = [("billing-signature", header), ("content-type", "application/json")];
    app.send(Method::POST, PATH, &headers, Some(body.to_string())).await
}

async fn signed(app: &TestApp, body: &Value) -> TestResponse {
    let header = signature(SECRET, app.state.clock.now().timestamp(), &body.to_string());
    send(app, &header, body).await
}

#[tokio::test]
async fn signed_events_set_plan_and_period() {
    let time = ManualClock::new();
    let app = TestApp::with_config(time.clock(), |config| {
        config.billing_secret = Some(BillingSecret::new(SECRET));
        config.company.business_monthly_url = Some("https://pay.example/monthly".to_owned());
        config.company.business_annual_url = Some("https://pay.example/yearly?x=1".to_owned());
    })
    .await;
    let ann = Member::new(&app, "ann", Tier::Free).await;
    let at = app.state.clock.now().timestamp_millis();
    let event = |id: &str, at: i64, plan: &str| {
        json!({
            "id": id, "at": at, "teamId": ann.account.team_id, "plan": plan, "period": "annual",
            "periodEndsAt": at.saturating_add(31_536_000_000),
        })
    };
    let bought = event("evt_1", at, "business");
    let now = app.state.clock.now().timestamp();
    let text = bought.to_string();
    for header in [String::new(), signature("another secret", now, &text), signature(SECRET, now - 600, &text)] {
        assert_eq!(send(&app, &header, &bought).await.failure(), (401, "unauthorized".to_owned()), "{header}");
    }
    assert_eq!(ann.get(&app, "/auth/me").await.data()["user"]["plan"], "free");

    assert_eq!(signed(&app, &bought).await.data()["outcome"], "applied");
    let billing = ann.get(&app, "/teams/billing").await.data();
    assert_eq!((&billing["plan"], &billing["period"]), (&json!("business"), &json!("annual")));
    assert_eq!(billing["periodEndsAt"], "2027-11-21T10:00:00.000Z");
    let team = format!("client_reference_id={}", ann.account.team_id);
    assert_eq!(billing["links"]["businessMonthlyUrl"], format!("https://pay.example/monthly?{team}"));
    assert_eq!(billing["links"]["businessAnnualUrl"], format!("https://pay.example/yearly?x=1&{team}"));
    assert_eq!(billing["links"]["supportEmail"], Value::Null);
    assert_eq!(ann.get(&app, "/auth/me").await.data()["user"]["plan"], "business", "at once");

    time.advance(Duration::from_secs(60));
    let ended = event("evt_3", at + 60_000, "free");
    assert_eq!(signed(&app, &ended).await.data()["outcome"], "applied");
    assert_eq!(signed(&app, &bought).await.data()["outcome"], "repeated");
    assert_eq!(signed(&app, &event("evt_2", at + 1, "agency")).await.data()["outcome"], "outdated");
    assert_eq!(ann.get(&app, "/auth/me").await.data()["user"]["plan"], "free");

    for (wrong, status) in [
        (event("evt_4", at, "admin"), 400),
        (event("evt_4", at, "public"), 400),
        (event("", at, "free"), 400),
        (event("evt_4", i64::MAX, "free"), 400),
        (json!({ "id": "evt_4", "at": at, "teamId": "0197a000-0000-7000-8000-000000000000", "plan": "free" }), 404),
    ] {
        assert_eq!(signed(&app, &wrong).await.failure().0, status, "{wrong}");
    }
}

#[tokio::test]
async fn without_a_secret_there_is_no_provider() {
    let app = TestApp::new().await;
    assert_eq!(signed(&app, &json!({})).await.failure(), (404, "not_found".to_owned()));
}
