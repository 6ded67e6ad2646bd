//! Teams as administrators of the installation find them, and the plans that they set. On both databases.

use crate::support::prelude::*;
use earshot_app::{
    ActivityArea, BillingEvent, BillingOutcome, BillingPeriod, ManagedTeam, PlanSetting, PlanSettingOutcome,
    TeamActivityQuery, TeamBilling,
};
use earshot_model::Timestamp;

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

fn time(text: &str) -> Timestamp {
    text.parse().expect("a time")
}

async fn names(db: &Db, text: &str) -> Vec<String> {
    db.find_managed_teams(text).await.expect("works").into_iter().map(|team| team.name).collect()
}

fn setting(team: &Account, admin: &Account, plan: Tier, period_ends_at: Option<Timestamp>) -> PlanSetting {
    PlanSetting {
        team_id: team.team_id,
        billing: TeamBilling { plan, period: period_ends_at.map(|_| BillingPeriod::Annual), period_ends_at },
        reason: "Paid by invoice".to_owned(),
        set_by: admin.user_id,
        address_hash: "5f1c".to_owned(),
        device: None,
    }
}

async fn set(db: &Db, setting: PlanSetting) -> ManagedTeam {
    match db.set_team_plan(setting).await.expect("works") {
        PlanSettingOutcome::Set(team) => team,
        other => panic!("{other:?}"),
    }
}

on_both_databases!(teams_are_found_by_name_id_and_the_address_of_a_member, |db, _| {
    let (ann, eve) = (user(&db, "ann", Tier::Business).await, user(&db, "eve", Tier::Free).await);
    db.rename_team(&eve, "Evergreen Talks".to_owned(), None).await.expect("renamed");
    assert_eq!(names(&db, "GREEN").await, ["Evergreen Talks"]);
    assert_eq!(names(&db, "EVE@Example").await, ["Evergreen Talks"]);
    assert_eq!(names(&db, &ann.team_id.to_string()).await, ["ann@example.org"]);
    assert_eq!(names(&db, "example.org").await, ["ann@example.org", "Evergreen Talks"]);
    assert_eq!(names(&db, "nobody").await, Vec::<String>::new());
    let found = db.find_managed_teams("ann@").await.expect("works");
    assert_eq!((found[0].owner_email.as_deref(), found[0].member_count), (Some("ann@example.org"), 1));
    let unpaid = TeamBilling { plan: Tier::Business, period: None, period_ends_at: None };
    assert_eq!(found[0].billing, unpaid);
});

on_both_databases!(a_plan_is_set_with_its_reason_and_ends_after_its_period, |db, clock| {
    let (ann, root) = (user(&db, "ann", Tier::Free).await, user(&db, "root", Tier::Admin).await);
    let end = time("2026-12-21T10:00:00Z");
    let team = set(&db, setting(&ann, &root, Tier::Agency, Some(end))).await;
    let paid = TeamBilling { plan: Tier::Agency, period: Some(BillingPeriod::Annual), period_ends_at: Some(end) };
    assert_eq!(team.billing, paid);
    let ann = db.account_by_email("ann@example.org").await.expect("found");
    assert_eq!(ann.tier, Tier::Agency);
    let requested = TeamActivityQuery { area: Some(ActivityArea::Team), limit: 10, ..TeamActivityQuery::default() };
    let activity = db.team_activity(&ann, requested).await.expect("works");
    assert_eq!(activity[0].action, "plan-set");
    assert_eq!(activity[0].object.as_deref(), Some("agency, annual, until 2026-12-21: Paid by invoice"));
    assert_eq!(activity[0].user_id, None, "a team does not see who works for the installation");
    let own = db.audit_events_of(root.user_id, 0, 10).await.expect("works");
    assert_eq!(own[0].action, "plan-set");

    let earlier = BillingEvent {
        id: "evt_1".to_owned(),
        at: time("2026-11-20T10:00:00Z"),
        team_id: ann.team_id,
        billing: TeamBilling { plan: Tier::Business, ..paid },
    };
    let later = BillingEvent { id: "evt_2".to_owned(), at: time("2026-11-22T10:00:00Z"), ..earlier.clone() };
    assert_eq!(db.apply_billing_event(earlier).await.expect("works"), BillingOutcome::Outdated);
    assert_eq!(db.apply_billing_event(later).await.expect("works"), BillingOutcome::Applied);
    set(&db, setting(&ann, &root, Tier::Business, None)).await;
    clock.advance(DAY * 100);
    assert!(db.end_lapsed_plans().await.expect("works").is_empty(), "without a period, a plan does not end");
});

on_both_databases!(the_plan_admin_is_neither_given_nor_taken, |db, _| {
    let (ann, root) = (user(&db, "ann", Tier::Free).await, user(&db, "root", Tier::Admin).await);
    let given = db.set_team_plan(setting(&ann, &root, Tier::Admin, None)).await.expect("works");
    let taken = db.set_team_plan(setting(&root, &root, Tier::Free, None)).await.expect("works");
    assert_eq!([given, taken], [PlanSettingOutcome::InternalPlan, PlanSettingOutcome::InternalPlan]);
    let mut unknown = setting(&ann, &root, Tier::Business, None);
    unknown.team_id = uuid::Uuid::from_u128(1);
    assert_eq!(db.set_team_plan(unknown).await.expect("works"), PlanSettingOutcome::TeamNotFound);
    assert_eq!(db.account_by_email("root@example.org").await.expect("found").tier, Tier::Admin);
});
