//! Plans that a payment provider sets, on both databases: once per event, and never back to an earlier one.

use crate::support::prelude::*;
use crate::support::test_databases::on_both_databases;
use earshot_app::{BillingEvent, BillingOutcome, BillingPeriod, TeamBilling};
use earshot_model::Timestamp;

fn event(account: &Account, id: &str, at: Timestamp, plan: Tier) -> BillingEvent {
    let (period, period_ends_at) = match plan {
        Tier::Free => (None, None),
        _ => (Some(BillingPeriod::Annual), Some(at + Duration::from_secs(365 * 24 * 60 * 60))),
    };
    let billing = TeamBilling { plan, period, period_ends_at };
    BillingEvent { id: id.to_owned(), at, team_id: account.team_id, billing }
}

async fn plan_of(db: &Db) -> Tier {
    db.account_by_email("ann@example.org").await.expect("works").tier
}

on_both_databases!(an_event_sets_the_plan_once_and_in_order, |db, _| {
    let ann = db.create_user("ann@example.org", Tier::Free).await.expect("a user");
    let now = db.clock().now();
    let later = now + Duration::from_secs(60);
    let bought = event(&ann, "evt_1", now, Tier::Business);
    let apply = |event: BillingEvent| {
        let db = db.clone();
        async move { db.apply_billing_event(event).await.expect("works") }
    };
    assert_eq!(apply(bought.clone()).await, BillingOutcome::Applied);
    assert_eq!(plan_of(&db).await, Tier::Business);
    assert_eq!(apply(event(&ann, "evt_3", later, Tier::Free)).await, BillingOutcome::Applied);
    assert_eq!(apply(bought.clone()).await, BillingOutcome::Repeated, "a replay");
    assert_eq!(apply(event(&ann, "evt_2", now, Tier::Agency)).await, BillingOutcome::Outdated, "out of order");
    assert_eq!(plan_of(&db).await, Tier::Free);
    let stranger = BillingEvent { team_id: Uuid::nil(), ..event(&ann, "evt_4", later, Tier::Agency) };
    assert_eq!(apply(stranger).await, BillingOutcome::TeamNotFound);
});

on_both_databases!(a_team_reads_its_period, |db, _| {
    let ann = db.create_user("ann@example.org", Tier::Free).await.expect("a user");
    let none = TeamBilling { plan: Tier::Free, period: None, period_ends_at: None };
    assert_eq!(db.team_billing(&ann).await.expect("works"), none);
    let bought = event(&ann, "evt_1", db.clock().now(), Tier::Agency);
    db.apply_billing_event(bought).await.expect("works");
    let ann = db.account_by_email("ann@example.org").await.expect("works");
    let billing = db.team_billing(&ann).await.expect("works");
    assert_eq!((billing.plan, billing.period), (Tier::Agency, Some(BillingPeriod::Annual)));
    assert!(billing.period_ends_at.is_some());
    assert_eq!(db.delete_old_billing_events().await.expect("works"), 0);
});

#[tokio::test]
async fn a_plan_that_is_not_renewed_ends_some_days_after_its_period() {
    const DAY: Duration = Duration::from_secs(24 * 60 * 60);
    on_both_databases(|db, time| async move {
        let ann = db.create_user("ann@example.org", Tier::Free).await.expect("a user");
        let given = db.create_user("bob@example.org", Tier::Agency).await.expect("a user");
        let bought_at = db.clock().now();
        db.apply_billing_event(event(&ann, "evt_1", bought_at, Tier::Business)).await.expect("works");
        time.advance(366 * DAY);
        assert!(db.end_lapsed_plans().await.expect("works").is_empty(), "the payment may be late");
        assert_eq!(plan_of(&db).await, Tier::Business);
        time.advance(3 * DAY);
        assert_eq!(db.end_lapsed_plans().await.expect("works"), [ann.team_id]);
        assert_eq!(plan_of(&db).await, Tier::Free);
        assert!(db.end_lapsed_plans().await.expect("works").is_empty(), "once");
        let old = event(&ann, "evt_0", bought_at - DAY, Tier::Agency);
        assert_eq!(db.apply_billing_event(old).await.expect("works"), BillingOutcome::Outdated);
        let renewed = event(&ann, "evt_2", db.clock().now(), Tier::Business);
        assert_eq!(db.apply_billing_event(renewed).await.expect("works"), BillingOutcome::Applied);
        assert_eq!(plan_of(&db).await, Tier::Business);
        let bob = db.account_by_email("bob@example.org").await.expect("works");
        assert_eq!((bob.tier, bob.team_id), (Tier::Agency, given.team_id), "an operator's plan has no period");
    })
    .await;
}
