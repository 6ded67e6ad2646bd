//! Teams on both databases: invitations, roles, removal, and the team that a session acts for.

use crate::support::mails::placeholder_mail;
use crate::support::prelude::*;
use crate::support::test_databases::on_both_databases;
use earshot_app::{CredentialKind, KeyState, NewKeyOptions, OwnedKeyId, Scopes, TeamRejection};
use earshot_model::{EmailAddress, TeamAction};

const MINUTE: Duration = Duration::from_secs(60);
const DAY: Duration = Duration::from_secs(24 * 60 * 60);
const ANN: &str = "ann@example.org";
const BOB: &str = "bob@example.org";
/// Two addresses that people confuse: the second begins with a Cyrillic letter.
const FIRST: &str = "änn@example.org";
const LOOKALIKE: &str = "ӓnn@example.org";

fn address(text: &str) -> EmailAddress {
    EmailAddress::parse(text).expect("an address")
}

async fn create_account(db: &Db, email: &str, plan: Tier) -> Account {
    db.create_user(email, plan).await.expect("a user")
}

/// Invites an address, and returns the token in its mail.
async fn invite(db: &Db, account: &Account, email: &str, role: Role) -> Result<String, DbError> {
    db.invite(account, &address(email), role, placeholder_mail(email)).await?;
    Ok(take_mails(db).await.expect("a mail"))
}

/// Adds a member to the account's team, and returns their account in it.
async fn add_member(db: &Db, account: &Account, email: &str, role: Role) -> Account {
    let token = invite(db, account, email, role).await.expect("invited");
    db.accept_invitation(&token, None).await.expect("accepted").account
}

fn rejection<T: std::fmt::Debug>(outcome: Result<T, DbError>) -> TeamRejection {
    match outcome {
        Err(DbError::Team(rejection)) => rejection,
        other => panic!("{other:?}"),
    }
}

/// Addresses and roles of the members.
async fn members(db: &Db, account: &Account) -> Vec<(String, Role)> {
    let members = db.team_members(account.team_id).await.expect("works");
    members.into_iter().map(|member| (member.email, member.role)).collect()
}

on_both_databases!(an_invitation_works_once_for_seven_days, |db, time| {
    let ann = create_account(&db, ANN, Tier::Business).await;
    let token = invite(&db, &ann, "Bob@Example.org", Role::Member).await.expect("invited");
    assert_eq!(db.newest_mails(9).await.expect("works")[0].to, "Bob@example.org");
    time.advance(7 * DAY - MINUTE);
    let details = db.invitation_by_token(&token).await.expect("valid");
    assert_eq!(
        (details.email.as_str(), details.team_name.as_str(), details.invited_by.as_deref(), details.has_account),
        ("Bob@example.org", ANN, Some(ANN), false)
    );
    let accepted = db.accept_invitation(&token, None).await.expect("accepted");
    assert!(accepted.is_new_account);
    let bob = accepted.account;
    assert_eq!((bob.team_id, bob.tier, bob.email.as_str()), (ann.team_id, Tier::Business, "Bob@example.org"));
    assert_eq!(members(&db, &ann).await, [(ANN.to_owned(), Role::Owner), (bob.email.clone(), Role::Member)]);
    assert!(db.open_invitations(&ann).await.expect("works").is_empty());
    assert_eq!(rejection(db.accept_invitation(&token, None).await), TeamRejection::InvitationNotValid);
    assert_eq!(rejection(db.invitation_by_token(&token).await), TeamRejection::InvitationNotValid);
    assert_eq!(db.teams_of(bob.user_id).await.expect("works").len(), 2, "he has a team of his own, too");

    let late = invite(&db, &ann, "cid@example.org", Role::Member).await.expect("invited");
    time.advance(7 * DAY);
    assert_eq!(rejection(db.accept_invitation(&late, None).await), TeamRejection::InvitationNotValid);
    assert!(db.open_invitations(&ann).await.expect("works")[0].is_expired);
    assert_eq!(db.delete_old_invitations().await.expect("works"), 0);
    time.advance(31 * DAY);
    assert_eq!(db.delete_old_invitations().await.expect("works"), 2);
});

on_both_databases!(another_mail_and_revocation_end_a_link, |db, time| {
    let ann = create_account(&db, ANN, Tier::Business).await;
    let first = invite(&db, &ann, BOB, Role::Member).await.expect("invited");
    time.advance(6 * DAY);
    // The same address, in another spelling and for another role.
    let second = invite(&db, &ann, "BOB@example.org", Role::Admin).await.expect("invited");
    let open = db.open_invitations(&ann).await.expect("works");
    assert_eq!((open.len(), open[0].role, (open[0].sent_at - open[0].created_at).num_days()), (1, Role::Admin, 6));
    assert_eq!(rejection(db.invitation_by_token(&first).await), TeamRejection::InvitationNotValid);
    time.advance(6 * DAY);
    assert!(db.invitation_by_token(&second).await.is_ok(), "seven days from the second mail");

    db.resend_invitation(&ann, open[0].id, placeholder_mail(BOB)).await.expect("sent");
    let third = take_mails(&db).await.expect("a mail");
    assert_eq!(rejection(db.invitation_by_token(&second).await), TeamRejection::InvitationNotValid);
    db.revoke_invitation(&ann, open[0].id).await.expect("revoked");
    assert_eq!(rejection(db.accept_invitation(&third, None).await), TeamRejection::InvitationNotValid);
    assert_eq!(rejection(db.revoke_invitation(&ann, open[0].id).await), TeamRejection::InvitationNotFound);
    let again = db.resend_invitation(&ann, open[0].id, placeholder_mail(BOB)).await;
    assert_eq!(rejection(again), TeamRejection::InvitationNotFound);
    assert!(invite(&db, &ann, BOB, Role::Member).await.is_ok(), "a revoked address can be invited again");
});

on_both_databases!(an_existing_account_accepts_when_it_is_signed_in, |db, _| {
    let ann = create_account(&db, ANN, Tier::Business).await;
    let (bob, eve) =
        (create_account(&db, BOB, Tier::Free).await, create_account(&db, "eve@example.org", Tier::Free).await);
    let token = invite(&db, &ann, "bob@EXAMPLE.org", Role::Member).await.expect("invited");
    assert!(db.invitation_by_token(&token).await.expect("valid").has_account);
    let anonymous = db.accept_invitation(&token, None).await;
    assert_eq!(rejection(anonymous), TeamRejection::SignInFirst { email: BOB.to_owned() });
    let (session, other) = (session_of(&db, &bob).await, session_of(&db, &eve).await);
    let as_eve = db.accept_invitation(&token, Some((&eve, other.0))).await;
    assert_eq!(rejection(as_eve), TeamRejection::InvitationForOther { email: BOB.to_owned() });

    let accepted = db.accept_invitation(&token, Some((&bob, session.0))).await.expect("accepted");
    assert!(!accepted.is_new_account);
    assert_eq!((accepted.account.user_id, accepted.account.team_id), (bob.user_id, ann.team_id));
    assert_eq!(team_of(&db, &session.1).await, Some(ann.team_id), "his session acts for the team");
    assert_eq!(rejection(invite(&db, &ann, BOB, Role::Admin).await), TeamRejection::AlreadyMember);
});

/// The id and the token of a new session.
async fn session_of(db: &Db, account: &Account) -> (uuid::Uuid, String) {
    let token = db.start_session(account.user_id, None).await.expect("a session");
    (db.authenticate_session(&token).await.expect("works").expect("open").id, token)
}

async fn team_of(db: &Db, token: &str) -> Option<uuid::Uuid> {
    db.authenticate_session(token).await.expect("works").map(|session| session.account.team_id)
}

// A mail cannot be used to take over an address that people confuse with another one.
on_both_databases!(a_confusable_address_gets_no_account_by_invitation, |db, _| {
    let ann = create_account(&db, ANN, Tier::Business).await;
    create_account(&db, FIRST, Tier::Free).await;
    let token = invite(&db, &ann, LOOKALIKE, Role::Member).await.expect("invited");
    let email = LOOKALIKE.to_owned();
    assert_eq!(rejection(db.accept_invitation(&token, None).await), TeamRejection::AddressConfusable { email });
    assert_eq!(members(&db, &ann).await.len(), 1);
});

#[tokio::test(flavor = "multi_thread")]
async fn one_of_many_concurrent_acceptances_succeeds() {
    on_both_databases(|db, _| async move {
        let ann = create_account(&db, ANN, Tier::Business).await;
        let token = invite(&db, &ann, BOB, Role::Member).await.expect("invited");
        let uses = (0..10).map(|_| {
            let (db, token) = (db.clone(), token.clone());
            tokio::spawn(async move { db.accept_invitation(&token, None).await.is_ok() })
        });
        let uses = futures::future::join_all(uses).await;
        assert_eq!(uses.into_iter().filter(|used| *used.as_ref().expect("no panic")).count(), 1);
        assert_eq!(members(&db, &ann).await.len(), 2);
    })
    .await;
}

// Spec 6, team members.
on_both_databases!(only_plans_with_members_invite, |db, _| {
    for plan in [Tier::Free, Tier::Individual, Tier::Business, Tier::Agency, Tier::Admin] {
        let owner = create_account(&db, &format!("{}@example.org", plan.as_str()), plan).await;
        let invited = invite(&db, &owner, &format!("guest-of-{}@example.org", plan.as_str()), Role::Member).await;
        if plan < Tier::Business {
            assert_eq!(rejection(invited), TeamRejection::PlanWithoutMembers(plan));
            assert!(db.newest_mails(9).await.expect("works").is_empty());
        } else {
            assert!(invited.is_ok(), "{plan:?}");
        }
    }
    // After a downgrade, members stay, and no member can be added.
    let ann = create_account(&db, ANN, Tier::Business).await;
    let bob = add_member(&db, &ann, BOB, Role::Member).await;
    let token = invite(&db, &ann, "cid@example.org", Role::Member).await.expect("invited");
    db.set_plan(ANN, Tier::Free).await.expect("changed");
    assert_eq!(rejection(db.accept_invitation(&token, None).await), TeamRejection::PlanWithoutMembers(Tier::Free));
    assert!(db.account_by_email("cid@example.org").await.is_err(), "nothing is written");
    assert_eq!(members(&db, &ann).await.len(), 2);
    db.set_plan(BOB, Tier::Agency).await.expect("changed");
    let teams = db.teams_of(bob.user_id).await.expect("works");
    let plans: Vec<_> = teams.iter().map(|team| (team.role, team.plan)).collect();
    assert!(
        plans.contains(&(Role::Owner, Tier::Agency)) && plans.contains(&(Role::Member, Tier::Free)),
        "an operator changes his own team"
    );
});

// `APP.md` 2: the owner hands over, admins look after members.
on_both_databases!(roles_decide_who_changes_the_team, |db, _| {
    let ann = create_account(&db, ANN, Tier::Business).await;
    let admin = add_member(&db, &ann, "admin@example.org", Role::Admin).await;
    let member = add_member(&db, &ann, "member@example.org", Role::Member).await;
    let other = add_member(&db, &ann, "other@example.org", Role::Member).await;
    let stranger = create_account(&db, "stranger@example.org", Tier::Business).await;
    invite(&db, &ann, BOB, Role::Member).await.expect("invited");
    let invitation = db.open_invitations(&ann).await.expect("works")[0].id;

    let too_low = TeamRejection::RoleTooLow(TeamAction::ManageMembers);
    assert_eq!(rejection(invite(&db, &member, "x@example.org", Role::Member).await), too_low);
    assert_eq!(rejection(db.open_invitations(&member).await), too_low);
    assert_eq!(rejection(db.revoke_invitation(&member, invitation).await), too_low);
    assert_eq!(rejection(db.resend_invitation(&member, invitation, placeholder_mail(BOB)).await), too_low);
    assert_eq!(rejection(db.set_member_role(&member, other.user_id, Role::Admin).await), too_low);
    assert_eq!(rejection(db.set_member_role(&member, member.user_id, Role::Admin).await), too_low);
    assert_eq!(rejection(db.remove_member(&member, other.user_id).await), too_low);
    let owner_only = TeamRejection::RoleTooLow(TeamAction::HandOverTeam);
    for account in [&member, &admin] {
        let outcome = db.set_member_role(account, account.user_id, Role::Owner).await;
        assert_eq!(rejection(outcome), owner_only);
    }
    // No one reaches another team.
    assert_eq!(rejection(db.revoke_invitation(&stranger, invitation).await), TeamRejection::InvitationNotFound);
    for role in [Role::Member, Role::Admin, Role::Owner] {
        let outcome = db.set_member_role(&stranger, other.user_id, role).await;
        assert_eq!(rejection(outcome), TeamRejection::MemberNotFound);
    }
    assert_eq!(rejection(db.remove_member(&stranger, other.user_id).await), TeamRejection::MemberNotFound);
    // The owner stays until they hand over.
    for account in [&ann, &admin] {
        for role in [Role::Admin, Role::Member] {
            let outcome = db.set_member_role(account, ann.user_id, role).await;
            assert_eq!(rejection(outcome), TeamRejection::OwnerMustHandOver);
        }
        assert_eq!(rejection(db.remove_member(account, ann.user_id).await), TeamRejection::OwnerMustHandOver);
    }

    assert_eq!(db.set_member_role(&admin, other.user_id, Role::Admin).await.expect("allowed").role, Role::Admin);
    invite(&db, &admin, "cid@example.org", Role::Admin).await.expect("allowed");
    db.revoke_invitation(&admin, invitation).await.expect("allowed");
    db.remove_member(&admin, member.user_id).await.expect("allowed");
    // The owner hands over, and may then leave.
    assert_eq!(db.set_member_role(&ann, admin.user_id, Role::Owner).await.expect("allowed").role, Role::Owner);
    let mut roles = members(&db, &ann).await;
    roles.sort();
    let expected = [("admin@example.org", Role::Owner), (ANN, Role::Admin), ("other@example.org", Role::Admin)];
    assert_eq!(roles, expected.map(|(email, role)| (email.to_owned(), role)));
    let again = db.set_member_role(&ann, ann.user_id, Role::Owner).await;
    assert_eq!(rejection(again), owner_only, "her account is older than the change");
    db.remove_member(&ann, ann.user_id).await.expect("she leaves");
    assert_eq!(members(&db, &ann).await.len(), 2);
});

on_both_databases!(a_demoted_admin_creates_and_rotates_no_keys, |db, _| {
    let ann = create_account(&db, ANN, Tier::Business).await;
    let bob = add_member(&db, &ann, BOB, Role::Admin).await;
    let draft = || NewKeyOptions { name: "laptop".to_owned(), scopes: Scopes::READ, lifetime: None };
    let key = db.create_key(&bob, draft()).await.expect("a key");
    db.set_member_role(&ann, bob.user_id, Role::Member).await.expect("demoted");
    // `bob` is the cached account, which is still an admin's.
    let too_low = TeamRejection::RoleTooLow(TeamAction::ManageKeys);
    assert_eq!(rejection(db.create_key(&bob, draft()).await), too_low);
    let own = OwnedKeyId { user_id: bob.user_id, id: key.row.id };
    assert_eq!(rejection(db.rotate_key(own, DAY).await), too_low);
    let keys = db.keys_of(bob.user_id).await.expect("works");
    assert_eq!(keys.iter().map(|key| key.state).collect::<Vec<_>>(), [KeyState::Active], "nothing was written");
});

on_both_databases!(a_removed_member_keeps_nothing_of_the_team, |db, time| {
    let ann = create_account(&db, ANN, Tier::Business).await;
    let bob = add_member(&db, &ann, BOB, Role::Admin).await;
    let draft = NewKeyOptions { name: "laptop".to_owned(), scopes: Scopes::READ, lifetime: None };
    let key = db.create_key(&bob, draft).await.expect("a key");
    let token = invite(&db, &bob, "cid@example.org", Role::Member).await.expect("invited");
    let (id, session) = session_of(&db, &bob).await;
    assert_eq!(team_of(&db, &session).await, Some(ann.team_id));
    time.advance(MINUTE);

    let removal = db.remove_member(&ann, bob.user_id).await.expect("removed");
    let ended = |kind| removal.ended.count(kind);
    assert_eq!((ended(CredentialKind::ApiKey), ended(CredentialKind::Invitation)), (1, 1));
    assert!(db.authenticate_key(&key.key).await.expect("works").is_none());
    assert_eq!(rejection(db.accept_invitation(&token, None).await), TeamRejection::InvitationNotValid);
    let own = db.session_team(id).await.expect("works").expect("his session stays open");
    assert_ne!(own, ann.team_id);
    assert_eq!(team_of(&db, &session).await, Some(own));
    // A later invitation does not bring his key back.
    let token = invite(&db, &ann, BOB, Role::Member).await.expect("invited");
    let now = db.authenticate_session(&session).await.expect("works").expect("open").account;
    db.accept_invitation(&token, Some((&now, id))).await.expect("accepted");
    assert_eq!(db.keys_of(bob.user_id).await.expect("works")[0].state, KeyState::Revoked);
    assert!(db.authenticate_key(&key.key).await.expect("works").is_none());
});

on_both_databases!(every_user_has_a_team, |db, _| {
    let ann = create_account(&db, ANN, Tier::Business).await;
    let bob = add_member(&db, &ann, BOB, Role::Admin).await;
    // Ann hands over her only team, and Bob removes her.
    db.set_member_role(&ann, bob.user_id, Role::Owner).await.expect("handed over");
    db.remove_member(&bob, ann.user_id).await.expect("removed");
    let account = db.account_by_email(ANN).await.expect("she can sign in");
    assert_eq!(account.tier, Tier::Free);
    let teams = db.teams_of(ann.user_id).await.expect("works");
    assert_eq!((teams.len(), teams[0].role), (1, Role::Owner));
});

on_both_databases!(members_of_a_deleted_team_get_their_own, |db, _| {
    let ann = create_account(&db, ANN, Tier::Business).await;
    let admin = add_member(&db, &ann, "admin@example.org", Role::Admin).await;
    // Bob has no other team: he handed over his own, and was removed.
    let bob = add_member(&db, &ann, BOB, Role::Member).await;
    for team in db.teams_of(bob.user_id).await.expect("works") {
        if team.team_id != ann.team_id {
            let own = Account { team_id: team.team_id, tier: Tier::Business, ..bob.clone() };
            let db = &db;
            db.set_plan(BOB, Tier::Business).await.expect("works");
            let token = invite(db, &own, "heir@example.org", Role::Admin).await.expect("invited");
            let heir = db.accept_invitation(&token, None).await.expect("accepted").account;
            db.set_member_role(&own, heir.user_id, Role::Owner).await.expect("handed over");
            db.remove_member(&own, own.user_id).await.expect("left");
        }
    }
    let draft = NewKeyOptions { name: "laptop".to_owned(), scopes: Scopes::READ, lifetime: None };
    let key = db.create_key(&admin, draft).await.expect("a key");
    let token = invite(&db, &ann, "cid@example.org", Role::Member).await.expect("invited");
    let (id, session) = session_of(&db, &bob).await;
    assert_eq!(team_of(&db, &session).await, Some(ann.team_id));
    let project = crate::support::lists::project(&db, &ann, "Spring tour").await;

    let owner_only = TeamRejection::RoleTooLow(TeamAction::DeleteTeam);
    for account in [&admin, &bob] {
        assert_eq!(rejection(db.delete_team(account).await), owner_only);
    }
    let deleted = db.delete_team(&ann).await.expect("deleted");
    assert_eq!((deleted.name.as_str(), deleted.members.len()), (ANN, 3));
    assert!(db.team_members(ann.team_id).await.expect("works").is_empty());
    assert!(db.authenticate_key(&key.key).await.expect("works").is_none());
    assert_eq!(rejection(db.accept_invitation(&token, None).await), TeamRejection::InvitationNotValid);
    let key = earshot_app::ProjectKey::Id(project.id);
    assert_eq!(db.find_project_or_deleted(&ann, &key).await.expect("works"), None);
    assert_eq!(rejection(db.delete_team(&ann).await), owner_only, "it is gone");
    // Each former member acts for a team of their own, on the free plan.
    for email in [ANN, BOB, "admin@example.org"] {
        let account = db.account_by_email(email).await.expect("can sign in");
        let teams = db.teams_of(account.user_id).await.expect("works");
        assert_eq!((teams.len(), teams[0].role, account.tier), (1, Role::Owner, Tier::Free), "{email}");
    }
    let own = db.account_by_email(BOB).await.expect("an account").team_id;
    assert_eq!((team_of(&db, &session).await, db.session_team(id).await.expect("works")), (Some(own), Some(own)));
    // The only team of a user is deleted with the account.
    let ann = db.account_by_email(ANN).await.expect("an account");
    assert_eq!(rejection(db.delete_team(&ann).await), TeamRejection::OnlyTeam);
    assert!(db.delete_user(ann.user_id).await.expect("works"));
    assert!(db.team_members(ann.team_id).await.expect("works").is_empty());
});

// An account that owns a team with others is deleted: the team, its name and its lists pass to the next admin.
on_both_databases!(a_team_stays_when_its_owner_is_deleted, |db, _| {
    let ann = create_account(&db, ANN, Tier::Business).await;
    let member = add_member(&db, &ann, "member@example.org", Role::Member).await;
    let admin = add_member(&db, &ann, "admin@example.org", Role::Admin).await;
    crate::support::lists::project(&db, &ann, "Spring tour").await;
    let too_low = TeamRejection::RoleTooLow(TeamAction::RenameTeam);
    assert_eq!(rejection(db.rename_team(&member, "Bakers".to_owned(), None).await), too_low);
    let former = |name: &str| Some(name.to_owned());
    let named = db.rename_team(&admin, "Bakers".to_owned(), former(ANN)).await.expect("renamed");
    let late = rejection(db.rename_team(&ann, "Brewers".to_owned(), former(ANN)).await);
    assert_eq!(late, TeamRejection::Renamed("Bakers".to_owned()));
    assert_eq!((named.name.as_str(), named.role, named.team_id), ("Bakers", Role::Admin, ann.team_id));
    assert!(db.delete_user(ann.user_id).await.expect("works"));
    let mut roles = members(&db, &ann).await;
    roles.sort();
    let expected = [("admin@example.org", Role::Owner), ("member@example.org", Role::Member)];
    assert_eq!(roles, expected.map(|(email, role)| (email.to_owned(), role)));
    let teams = db.teams_of(admin.user_id).await.expect("works");
    assert!(teams.iter().any(|team| team.name == "Bakers" && team.role == Role::Owner), "{teams:?}");
    assert_eq!(db.projects_of(&admin, &[]).await.expect("works").len(), 1);
    // The new owner deletes the team.
    let owner = Account { role: Role::Owner, ..admin };
    db.delete_team(&owner).await.expect("deleted");
});

on_both_databases!(a_session_acts_for_the_chosen_team, |db, _| {
    let ann = create_account(&db, ANN, Tier::Business).await;
    let bob = create_account(&db, BOB, Tier::Individual).await;
    let (first, _) = session_of(&db, &bob).await;
    let token = invite(&db, &ann, BOB, Role::Member).await.expect("invited");
    db.accept_invitation(&token, Some((&bob, first))).await.expect("accepted");
    let (id, session) = session_of(&db, &bob).await;
    assert_eq!(team_of(&db, &session).await, Some(ann.team_id), "a new session starts with the chosen team");
    db.switch_team(&bob, id, bob.team_id).await.expect("switched");
    assert_eq!(team_of(&db, &session).await, Some(bob.team_id));
    assert_eq!(db.session_team(first).await.expect("works"), Some(ann.team_id), "each session has its own");
    let eve = create_account(&db, "eve@example.org", Tier::Business).await;
    for team in [eve.team_id, uuid::Uuid::from_u128(1)] {
        assert_eq!(rejection(db.switch_team(&bob, id, team).await), TeamRejection::TeamNotFound);
    }
    assert_eq!(rejection(db.switch_team(&eve, id, ann.team_id).await), TeamRejection::TeamNotFound);
    db.switch_team(&eve, id, eve.team_id).await.expect("her own team");
    assert_eq!(team_of(&db, &session).await, Some(bob.team_id), "but not with his session");
    db.end_session(&session).await.expect("ended");
    assert_eq!(db.session_team(id).await.expect("works"), None);
});

on_both_databases!(a_deleted_account_leaves_no_invitation, |db, _| {
    let ann = create_account(&db, ANN, Tier::Business).await;
    let bob = add_member(&db, &ann, BOB, Role::Admin).await;
    let from_bob = invite(&db, &bob, "cid@example.org", Role::Member).await.expect("invited");
    let dan = create_account(&db, "dan@example.org", Tier::Free).await;
    let to_dan = invite(&db, &ann, "dan@example.org", Role::Member).await.expect("invited");
    assert!(db.delete_user(bob.user_id).await.expect("works") && db.delete_user(dan.user_id).await.expect("works"));
    for token in [from_bob, to_dan] {
        assert_eq!(rejection(db.accept_invitation(&token, None).await), TeamRejection::InvitationNotValid);
    }
    assert_eq!(members(&db, &ann).await.len(), 1);
});
