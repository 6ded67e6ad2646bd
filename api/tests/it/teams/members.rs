//! Members over HTTP: who may do what to whom, and no access to other teams.

use crate::support::prelude::*;
use earshot_app::{Account, InvitationMail, Mail, NewMail, NewProject, NewProjectShare, NewWebhook, ids};
use earshot_model::project::ShareColumn;
use earshot_model::webhook::WebhookKind;
use earshot_model::{EmailAddress, PollingEventKind};

const USERS: &str = "/api/v1/teams/users";
const INVITATIONS: &str = "/api/v1/teams/invitations";
const MINUTE: Duration = Duration::from_secs(60);

/// Invites an address, and returns the token in its mail, which is sent to nobody.
pub async fn invite(app: &TestApp, owner: &Account, email: &str, role: Role) -> String {
    let (to, placeholder) = (email.to_owned(), ids::new_token());
    let text = placeholder.clone();
    let mail = Mail { to, subject: String::new(), text, html: String::new(), unsubscribe_url: None };
    let mail = InvitationMail { placeholder, mail: NewMail { mail, valid_for: MINUTE } };
    let (db, address) = (&app.state.db, EmailAddress::parse(email).expect("an address"));
    db.invite(owner, &address, role, mail).await.expect("invited");
    loop {
        let sent = db.claim_mail("test").await.expect("works").expect("its mail is due");
        db.finish_mail(&sent).await.expect("works");
        if sent.mail.to.eq_ignore_ascii_case(email) {
            return sent.mail.text;
        }
    }
}

/// Adds a new user to a team, and returns their account in it.
pub async fn add_member(app: &TestApp, owner: &Account, email: &str, role: Role) -> Account {
    let token = invite(app, owner, email, role).await;
    app.state.db.accept_invitation(&token, None).await.expect("accepted").account
}

pub async fn cookie(app: &TestApp, account: &Account) -> String {
    let token = app.state.db.start_session(account.user_id, None).await.expect("a session");
    format!("__Host-session={token}")
}

async fn send(app: &TestApp, cookie: &str, method: Method, path: &str, body: Option<Value>) -> TestResponse {
    let headers = [("cookie", cookie), ("content-type", "application/json")];
    app.send(method, path, &headers, body.map(|body| body.to_string())).await
}

async fn set_role(app: &TestApp, cookie: &str, user: &Account, role: &str) -> TestResponse {
    send(app, cookie, Method::PATCH, &format!("{USERS}/{}", user.user_id), Some(json!({ "role": role }))).await
}

async fn remove(app: &TestApp, cookie: &str, user: &Account) -> TestResponse {
    send(app, cookie, Method::DELETE, &format!("{USERS}/{}", user.user_id), None).await
}

fn code(reply: &TestResponse) -> String {
    match reply.status {
        StatusCode::OK => "ok".to_owned(),
        _ => reply.json()["code"].as_str().unwrap_or_default().to_owned(),
    }
}

/// A team with one of each role.
struct Team {
    owner: Account,
    admin: Account,
    member: Account,
    other: Account,
}

async fn team(app: &TestApp, name: &str) -> Team {
    let owner = app.state.db.create_user(&format!("owner@{name}.example"), Tier::Business).await.expect("a user");
    let add = async |role: Role, who: &str| add_member(app, &owner, &format!("{who}@{name}.example"), role).await;
    let (admin, member, other) =
        (add(Role::Admin, "admin").await, add(Role::Member, "member").await, add(Role::Member, "other").await);
    Team { owner, admin, member, other }
}

// `APP.md` 2: owner, admin and member, for each call that changes a team.
on_both_databases!(each_role_may_do_what_it_should, |url| {
    let app = TestApp::with_config(ManualClock::new().clock(), |config| config.database_url = url).await;
    let mut number = 0;
    for (role, manages, hands_over, removes_owner) in [
        ("member", "role_required", "role_required", "role_required"),
        ("admin", "ok", "role_required", "owner_must_hand_over"),
        ("owner", "ok", "ok", "owner_must_hand_over"),
    ] {
        number += 1;
        let Team { owner, admin, member, other } = team(&app, &format!("team{number}")).await;
        let caller = match role {
            "owner" => &owner,
            "admin" => &admin,
            _ => &member,
        };
        let cookie = cookie(&app, caller).await;
        let email = json!({ "email": format!("guest@team{number}.example") });
        assert_eq!(code(&send(&app, &cookie, Method::POST, INVITATIONS, Some(email)).await), manages, "{role}");
        assert_eq!(code(&send(&app, &cookie, Method::GET, INVITATIONS, None).await), manages, "{role}");
        assert_eq!(code(&send(&app, &cookie, Method::GET, USERS, None).await), "ok", "{role}");
        assert_eq!(code(&set_role(&app, &cookie, &other, "admin").await), manages, "{role}");
        assert_eq!(code(&remove(&app, &cookie, &other).await), manages, "{role}");
        let second = add_member(&app, &owner, &format!("second@team{number}.example"), Role::Admin).await;
        assert_eq!(code(&set_role(&app, &cookie, &second, "member").await), manages, "{role}");
        assert_eq!(code(&set_role(&app, &cookie, &member, "owner").await), hands_over, "{role}");
        let owner_now = if role == "owner" { &member } else { &owner };
        assert_eq!(code(&remove(&app, &cookie, owner_now).await), removes_owner, "{role}");
        assert_eq!(code(&remove(&app, &cookie, caller).await), "ok", "{role} leaves");
    }
});

#[tokio::test]
async fn the_owner_leaves_after_handing_over() {
    let time = ManualClock::new();
    let app = TestApp::with_clock(time.clock()).await;
    let Team { owner, admin, .. } = team(&app, "one").await;
    let cookie = cookie(&app, &owner).await;
    let refused = remove(&app, &cookie, &owner).await;
    assert_eq!((refused.status, code(&refused).as_str()), (StatusCode::CONFLICT, "owner_must_hand_over"));
    assert_eq!(code(&set_role(&app, &cookie, &owner, "admin").await), "owner_must_hand_over");
    // Handing over cannot be undone, so the session must be confirmed.
    time.advance(11 * MINUTE);
    assert_eq!(code(&set_role(&app, &cookie, &admin, "owner").await), "confirmation_required");
    assert_eq!(code(&set_role(&app, &cookie, &admin, "member").await), "ok");
    let cookie = self::cookie(&app, &owner).await;
    let handed = set_role(&app, &cookie, &admin, "owner").await;
    assert_eq!(handed.data()["user"]["role"], "owner");
    assert_eq!(code(&set_role(&app, &cookie, &admin, "member").await), "owner_must_hand_over");
    let left = remove(&app, &cookie, &owner).await.data();
    assert_eq!(left["message"], "You have left the team.");
    // She acts for a team of her own.
    let teams = app.get_as("/api/v1/teams", &[("cookie", &cookie)]).await.data()["teams"].clone();
    let shape: Vec<_> =
        teams.as_array().expect("teams").iter().map(|team| (team["plan"].clone(), team["isCurrent"].clone())).collect();
    assert_eq!(shape, [(json!("free"), json!(true))]);
}

#[tokio::test]
async fn a_removal_lists_what_stays_with_the_team() {
    let app = TestApp::new().await;
    let Team { owner, admin, member, .. } = team(&app, "one").await;
    let db = &app.state.db;
    let list = NewProject::guest_booking("Tour");
    let (list, _) = db.create_project(&admin, list).await.expect("a project");
    let columns = vec![ShareColumn::Title];
    let share = NewProjectShare { columns, includes_contacts: true, takes_answers: false, expires_at: None };
    let (share, _) = db.create_project_share(&admin, list.id, share).await.expect("works").expect("fits");
    let webhook = NewWebhook {
        kind: WebhookKind::Slack,
        url: "https://hooks.example/services/secret".to_owned(),
        description: "Chat".to_owned(),
        event_kinds: PollingEventKind::ALL.to_vec(),
        alert_id: None,
    };
    let (webhook, _) = db.create_webhook(&admin, webhook).await.expect("a webhook");
    let cookie = cookie(&app, &owner).await;
    let removed = remove(&app, &cookie, &admin).await.data();
    let shares = json!([{
        "shareId": share.id, "projectId": list.id, "projectSlug": "tour", "projectName": "Tour",
        "includesContacts": true, "expiresAt": null,
    }]);
    assert_eq!(removed["keptShares"], shares);
    let webhooks = json!([{ "webhookId": webhook.id, "url": "https://hooks.example/hidden", "description": "Chat" }]);
    assert_eq!(removed["keptWebhooks"], webhooks);
    let message = "The user was removed from the team. Still active: 1 client view and 1 webhook.";
    assert_eq!(removed["message"], message);
    let removed = remove(&app, &cookie, &member).await.data();
    assert_eq!(
        (&removed["message"], &removed["keptShares"]),
        (&json!("The user was removed from the team."), &json!([]))
    );
}

// ASVS 8.2.2: ids of another team are like unknown ones, for every role and on both databases.
on_both_databases!(ids_of_other_teams_are_not_found, |url| {
    let app = TestApp::with_config(ManualClock::new().clock(), |config| config.database_url = url).await;
    let (ours, theirs) = (team(&app, "ours").await, team(&app, "theirs").await);
    invite(&app, &theirs.owner, "guest@theirs.example", Role::Member).await;
    let invitation = app.state.db.open_invitations(&theirs.owner).await.expect("works")[0].id;
    let before = format!("{:?}", app.state.db.team_members(theirs.owner.team_id).await.expect("works"));
    let unknown = "0197a000-0000-7000-8000-000000000000".to_owned();
    for caller in [&ours.owner, &ours.admin] {
        let cookie = cookie(&app, caller).await;
        let mut answers = Vec::new();
        for (user, invitation) in [
            (theirs.member.user_id.to_string(), invitation.to_string()),
            (unknown.clone(), unknown.clone()),
            ("x".to_owned(), "x".to_owned()),
        ] {
            let user = format!("{USERS}/{user}");
            let invitation = format!("{INVITATIONS}/{invitation}");
            let role = Some(json!({ "role": "member" }));
            let calls = [
                (Method::PATCH, user.clone(), role),
                (Method::DELETE, user, None),
                (Method::DELETE, invitation.clone(), None),
                (Method::POST, format!("{invitation}/resend"), None),
            ];
            let mut replies = Vec::new();
            for (method, path, body) in calls {
                let reply = send(&app, &cookie, method.clone(), &path, body).await;
                assert_eq!(reply.status, StatusCode::NOT_FOUND, "{method} {path}: {}", reply.text);
                replies.push(reply.message());
            }
            answers.push(replies);
        }
        assert_eq!(answers[0], answers[1], "foreign ids read like unknown ones");
        let switched = json!({ "teamId": theirs.owner.team_id });
        let switched = send(&app, &cookie, Method::POST, "/api/v1/teams/switch", Some(switched)).await;
        assert_eq!((switched.status, switched.message()), (StatusCode::NOT_FOUND, "Team not found".to_owned()));
    }
    let after = format!("{:?}", app.state.db.team_members(theirs.owner.team_id).await.expect("works"));
    assert_eq!(before, after);
    assert_eq!(app.state.db.open_invitations(&theirs.owner).await.expect("works").len(), 1);
});

#[tokio::test]
async fn a_session_switches_between_teams() {
    let app = TestApp::new().await;
    let owner = app.state.db.create_user("owner@one.example", Tier::Agency).await.expect("a user");
    let member = add_member(&app, &owner, "member@one.example", Role::Member).await;
    let cookie = cookie(&app, &member).await;
    let list = async || app.get_as("/api/v1/teams", &[("cookie", &cookie)]).await.data()["teams"].clone();
    let teams = list().await;
    let current = |teams: &Value| {
        let current = teams.as_array().expect("teams").iter().find(|team| team["isCurrent"] == true);
        current.expect("one")["plan"].clone()
    };
    assert_eq!((teams.as_array().map(Vec::len), current(&teams)), (Some(2), json!("agency")));
    let own =
        teams.as_array().expect("teams").iter().find(|team| team["role"] == "owner").expect("his own")["id"].clone();
    let switched = app.post_as("/api/v1/teams/switch", &json!({ "teamId": own }), &[("cookie", &cookie)]).await.data();
    assert_eq!((&switched["user"]["plan"], &switched["user"]["teamId"]), (&json!("free"), &own));
    assert_eq!(current(&list().await), "free");
    let users = app.get_as(USERS, &[("cookie", &cookie)]).await.data()["users"].clone();
    assert_eq!(users.as_array().map(Vec::len), Some(1), "only his own team");
    // Removed from a team, its data is out of reach at once.
    app.post_as("/api/v1/teams/switch", &json!({ "teamId": owner.team_id }), &[("cookie", &cookie)]).await.data();
    assert_eq!(app.get_as(USERS, &[("cookie", &cookie)]).await.data()["users"].as_array().map(Vec::len), Some(2));
    app.state.db.remove_member(&owner, member.user_id).await.expect("removed");
    assert_eq!(app.get_as(USERS, &[("cookie", &cookie)]).await.data()["users"].as_array().map(Vec::len), Some(1));
}

/// `APP.md` 2: keys are for admins and the owner. Others keep those that they have, and can revoke them.
#[tokio::test]
async fn members_create_no_keys() {
    let app = TestApp::new().await;
    let Team { owner, admin, member, .. } = team(&app, "one").await;
    let create = async |cookie: &str| {
        send(&app, cookie, Method::POST, "/api/v1/users/api-keys", Some(json!({ "name": "laptop" }))).await
    };
    let (owner_cookie, admin_cookie) = (cookie(&app, &owner).await, cookie(&app, &admin).await);
    assert_eq!(code(&create(&owner_cookie).await), "ok");
    assert_eq!(code(&create(&cookie(&app, &member).await).await), "role_required");
    let key = create(&admin_cookie).await.data()["apiKey"]["id"].as_str().expect("an id").to_owned();
    let path = format!("/api/v1/users/api-keys/{key}");
    set_role(&app, &owner_cookie, &admin, "member").await.data();
    let rotate =
        async |cookie: &str| send(&app, cookie, Method::POST, &format!("{path}/rotate"), Some(json!({}))).await;
    assert_eq!(code(&rotate(&admin_cookie).await), "role_required");
    assert_eq!(code(&rotate(&cookie(&app, &member).await).await), "not_found", "it is not his");
    assert_eq!(code(&send(&app, &admin_cookie, Method::DELETE, &path, None).await), "ok");
}
