//! The activity of a team on both databases: one order over lists and members, and nothing of other teams.

use crate::support::prelude::*;
use earshot_app::{ActivityArea, AuditAction, NewAuditEvent, NewProject, TeamActivity, TeamActivityQuery};

async fn record(db: &Db, user_id: Uuid, team_id: Option<Uuid>, action: AuditAction) {
    let event = NewAuditEvent { user_id, team_id, action, object: None, address_hash: "hash".to_owned(), device: None };
    db.record_audit_event(event).await.expect("works");
}

on_both_databases!(activities_are_in_one_order_and_pages, |db, _| {
    let ann = db.create_user("ann@example.org", Tier::Business).await.expect("a user");
    let eve = db.create_user("eve@example.org", Tier::Business).await.expect("a user");
    record(&db, ann.user_id, Some(ann.team_id), AuditAction::MemberInvited).await;
    let project = NewProject::guest_booking("Spring tour");
    db.create_project(&ann, project).await.expect("works");
    record(&db, ann.user_id, None, AuditAction::SignedIn).await;
    record(&db, eve.user_id, Some(eve.team_id), AuditAction::TeamRenamed).await;
    record(&db, ann.user_id, Some(ann.team_id), AuditAction::TeamRenamed).await;
    let list = |query: TeamActivityQuery| {
        let (db, ann) = (db.clone(), ann.clone());
        async move { db.team_activity(&ann, query).await.expect("works") }
    };
    let names = |found: &[TeamActivity]| -> Vec<String> { found.iter().map(|one| one.action.clone()).collect() };
    let all = TeamActivityQuery { limit: 10, ..Default::default() };
    let found = list(all).await;
    assert_eq!(names(&found), ["team-renamed", "project-created", "member-invited"]);
    assert_eq!(found[1].list.as_deref(), Some("Spring tour"));
    let next = TeamActivityQuery { before: Some(found[0].id), limit: 1, ..all };
    assert_eq!(names(&list(next).await), ["project-created"]);
    let of_area = |area| TeamActivityQuery { area: Some(area), ..all };
    assert_eq!(list(of_area(ActivityArea::Team)).await.len(), 2);
    assert_eq!(list(of_area(ActivityArea::Alerts)).await.len(), 0);
    assert!(list(TeamActivityQuery { user_id: Some(eve.user_id), ..all }).await.is_empty());
    assert!(
        list(TeamActivityQuery { since: Some(db.clock().now() + std::time::Duration::from_secs(1)), ..all })
            .await
            .is_empty()
    );
});
