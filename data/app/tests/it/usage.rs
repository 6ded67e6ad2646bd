//! Usage on both databases: never above the limit, refunded, free again, summed and deleted.

use crate::support::mails::invite;
use crate::support::prelude::*;
use crate::support::test_databases::on_both_databases;
use earshot_app::{Charge, RefundReceipt, Reservation};
use earshot_model::{Meter, Period, Timestamp};
use futures::future::join_all;

fn at(time: &str) -> Timestamp {
    time.parse().expect("a time")
}

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

fn search(account: &Account, limit: u32, what: &str) -> Charge {
    Charge {
        subject: format!("team {}", account.team_id),
        account: Some((account.team_id, account.user_id)),
        meter: Meter::Searches,
        limit: Some(limit),
        period: Period::Day,
        charge_key: what.to_owned(),
        free_until: at("2026-11-21T10:15:00Z"),
    }
}

async fn create_account(db: &Db) -> Account {
    db.create_user("ann@example.org", Tier::Free).await.expect("a user")
}

async fn used(db: &Db, account: &Account) -> u32 {
    let subject = format!("team {}", account.team_id);
    db.usage_in_period(&subject, Meter::Searches, Period::Day).await.expect("works")
}

async fn paid(db: &Db, charge: Charge) -> RefundReceipt {
    match db.reserve(charge).await.expect("works") {
        Reservation::Paid { receipt, .. } => receipt,
        other => panic!("{other:?}"),
    }
}

/// The number of paid, free and rejected charges of fifty concurrent ones.
async fn fifty_at_once(db: &Db, charge: impl Fn(usize) -> Charge) -> (usize, usize, usize) {
    let calls = (0..50).map(|number| {
        let (db, charge) = (db.clone(), charge(number));
        tokio::spawn(async move { db.reserve(charge).await.expect("works") })
    });
    let (mut paid, mut free, mut refused) = (0, 0, 0);
    for outcome in join_all(calls).await {
        match outcome.expect("no panic") {
            Reservation::Paid { .. } => paid += 1,
            Reservation::Free => free += 1,
            Reservation::Exhausted => refused += 1,
        }
    }
    (paid, free, refused)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_limit_of_ten_admits_ten_of_fifty_concurrent_charges() {
    on_both_databases(|db, _| async move {
        let ann = create_account(&db).await;
        assert_eq!(fifty_at_once(&db, |number| search(&ann, 10, &number.to_string())).await, (10, 0, 40));
        assert_eq!(used(&db, &ann).await, 10);
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn fifty_equal_charges_are_counted_once() {
    on_both_databases(|db, _| async move {
        let ann = create_account(&db).await;
        assert_eq!(fifty_at_once(&db, |_| search(&ann, 10, "rust")).await, (1, 49, 0));
        assert_eq!(used(&db, &ann).await, 1);
    })
    .await;
}

/// The charges share only their transactions.
#[tokio::test(flavor = "multi_thread")]
async fn concurrent_callers_are_counted_separately() {
    on_both_databases(|db, _| async move {
        let ann = create_account(&db).await;
        let bob = db.create_user("bob@example.org", Tier::Free).await.expect("a user");
        let charge = |number: usize| match number % 3 {
            0 => search(&ann, 10, &format!("of ann {}", number / 3)),
            1 => search(&ann, 10, "the same"),
            _ => Charge { limit: None, ..search(&bob, 0, &number.to_string()) },
        };
        let (paid, free, refused) = fifty_at_once(&db, charge).await;
        assert_eq!((used(&db, &ann).await, used(&db, &bob).await), (10, 16));
        // A repeat may have been counted when the quota was used up.
        assert!(paid == 26 && free + refused == 24 && refused >= 7, "{paid} {free} {refused}");
        let first = at("2026-11-21T00:00:00Z").date_naive();
        for (account, count) in [(&ann, 10), (&bob, 16)] {
            let days = db.user_usage_by_day(account.user_id, first).await.expect("works");
            assert_eq!(days.values().map(|counts| counts.count(Meter::Searches)).collect::<Vec<_>>(), [count]);
        }
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_abandoned_charge_is_refunded() {
    on_both_databases(|db, _| async move {
        let ann = create_account(&db).await;
        let mut counted = 1;
        for number in 0..20 {
            let call = db.reserve(search(&ann, 100, &format!("given up {number}")));
            // A quick response comes before the timeout's first poll, and its charge counts.
            counted += u32::from(tokio::time::timeout(Duration::ZERO, call).await.is_ok());
        }
        // This charge runs after the abandoned ones.
        paid(&db, search(&ann, 100, "rust")).await;
        let refunded = async {
            while used(&db, &ann).await != counted {
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
        };
        // Longer than any refund takes, so that a missing one fails the test.
        let is_refunded = tokio::time::timeout(Duration::from_secs(120), refunded).await.is_ok();
        assert!(is_refunded, "{} are counted, not {counted}", used(&db, &ann).await);
    })
    .await;
}

on_both_databases!(a_repeat_is_free_even_with_an_exhausted_quota, |db, time| {
    let ann = create_account(&db).await;
    paid(&db, search(&ann, 1, "rust")).await;
    assert!(matches!(db.reserve(search(&ann, 1, "rust")).await, Ok(Reservation::Free)));
    assert!(matches!(db.reserve(search(&ann, 1, "bread")).await, Ok(Reservation::Exhausted)));
    let mut of_bob = search(&ann, 1, "rust");
    of_bob.subject = "address 1".to_owned();
    of_bob.account = None;
    paid(&db, of_bob).await;

    time.advance(Duration::from_secs(15 * 60));
    assert!(matches!(db.reserve(search(&ann, 1, "rust")).await, Ok(Reservation::Exhausted)), "not free any more");
    time.advance(DAY);
    paid(&db, search(&ann, 1, "rust")).await;
    assert_eq!(used(&db, &ann).await, 1, "another day");
});

on_both_databases!(a_refund_is_recorded_on_the_day_of_its_charge, |db, time| {
    let ann = create_account(&db).await;
    paid(&db, search(&ann, 2, "rust")).await;
    let failed = paid(&db, search(&ann, 2, "bread")).await;
    time.advance(DAY);
    paid(&db, search(&ann, 2, "bread")).await;
    db.refund(failed).await.expect("works");
    assert_eq!(used(&db, &ann).await, 1, "today is as it was");
    let days = db.user_usage_by_day(ann.user_id, at("2026-11-21T00:00:00Z").date_naive()).await.expect("works");
    let counts: Vec<_> = days.values().map(|counts| counts.count(Meter::Searches)).collect();
    assert_eq!(counts, [1, 1]);
});

on_both_databases!(a_quota_of_zero_rejects_and_unlimited_is_counted, |db, _| {
    let ann = create_account(&db).await;
    assert!(matches!(db.reserve(search(&ann, 0, "rust")).await, Ok(Reservation::Exhausted)));
    assert_eq!(used(&db, &ann).await, 0);
    for number in 0..30 {
        paid(&db, Charge { limit: None, ..search(&ann, 0, &number.to_string()) }).await;
    }
    assert_eq!(used(&db, &ann).await, 30);
});

on_both_databases!(usage_adds_up_by_day_and_by_member, |db, time| {
    let ann = create_account(&db).await;
    let bob = db.create_user("bob@example.org", Tier::Free).await.expect("a user");
    // Both users are in one team, and each has their own records.
    let of_bob = |what: &str| Charge { account: Some((ann.team_id, bob.user_id)), ..search(&ann, 100, what) };
    paid(&db, search(&ann, 100, "a")).await;
    paid(&db, of_bob("b")).await;
    paid(&db, of_bob("c")).await;
    time.advance(DAY);
    paid(&db, Charge { meter: Meter::AdvancedContacts, ..search(&ann, 100, "d") }).await;

    let first = at("2026-11-21T00:00:00Z").date_naive();
    let days = db.team_usage_by_day(ann.team_id, first).await.expect("works");
    let shown: Vec<_> = days
        .iter()
        .map(|(day, counts)| {
            format!("{day} {} {}", counts.count(Meter::Searches), counts.count(Meter::AdvancedContacts))
        })
        .collect();
    assert_eq!(shown, ["2026-11-21 3 0", "2026-11-22 0 1"]);
    let members = db.team_usage_by_member(ann.team_id, first).await.expect("works");
    let shown: Vec<_> = members
        .iter()
        .map(|member| (member.email.as_deref().unwrap_or_default(), member.counts.count(Meter::Searches)))
        .collect();
    assert_eq!(shown, [("bob@example.org", 2), ("ann@example.org", 1)]);
    let later = at("2026-11-22T00:00:00Z").date_naive();
    assert_eq!(db.team_usage_by_day(ann.team_id, later).await.expect("works").len(), 1);
});

on_both_databases!(counters_of_past_periods_are_deleted, |db, time| {
    let ann = create_account(&db).await;
    paid(&db, search(&ann, 10, "rust")).await;
    assert_eq!(db.delete_old_usage().await.expect("works"), 0);
    assert_eq!(used(&db, &ann).await, 1);
    time.advance(DAY * 3);
    assert_eq!(db.delete_old_usage().await.expect("works"), 2, "the counter and what was free");
    let first = at("2026-01-01T00:00:00Z").date_naive();
    assert_eq!(db.user_usage_by_day(ann.user_id, first).await.expect("works").len(), 1, "the record stays");
    time.advance(DAY * 800);
    assert_eq!(db.delete_old_usage().await.expect("works"), 1, "for two years");
});

// Otherwise deleting an account and signing up again would restart its quotas.
on_both_databases!(a_new_account_of_a_deleted_one_continues_its_quotas, |db, time| {
    let ann = create_account(&db).await;
    for what in ["rust", "bread"] {
        paid(&db, search(&ann, 3, what)).await;
    }
    assert!(db.delete_user(ann.user_id).await.expect("works"));
    let again = db.create_user("Ann@example.ORG", Tier::Free).await.expect("a new account");
    assert_eq!(used(&db, &again).await, 2);
    paid(&db, search(&again, 3, "rust")).await;
    assert!(matches!(db.reserve(search(&again, 3, "tea")).await, Ok(Reservation::Exhausted)));
    assert!(db.delete_user(again.user_id).await.expect("works"));
    let other = db.create_user("bob@example.org", Tier::Free).await.expect("a user");
    assert_eq!(used(&db, &other).await, 0, "another address");
    time.advance(DAY);
    let tomorrow = create_account(&db).await;
    assert_eq!(used(&db, &tomorrow).await, 0, "the period has ended");
});

// An owner may delete a team while they have another one.
on_both_databases!(a_new_team_of_the_owner_of_a_deleted_one_continues_its_quotas, |db, _| {
    let ann = create_account(&db).await;
    paid(&db, search(&ann, 3, "rust")).await;
    let bob = db.create_user("bob@example.org", Tier::Business).await.expect("a user");
    let session = db.start_session(ann.user_id, None).await.expect("a session");
    let session = db.authenticate_session(&session).await.expect("works").expect("open").id;
    let token = invite(&db, &bob, &ann.email, Role::Member).await;
    let member = db.accept_invitation(&token, Some((&ann, session))).await.expect("accepted").account;
    db.delete_team(&ann).await.expect("she has another team");
    db.remove_member(&member, ann.user_id).await.expect("she leaves");
    let own = db.account_by_email(&ann.email).await.expect("found");
    assert_ne!(own.team_id, ann.team_id);
    assert_eq!(used(&db, &own).await, 1);
});
