//! Signed-in users and their teams, and the calls that they make.

use super::{TestApp, TestResponse};
use axum::http::{Method, StatusCode};
use earshot_app::Account;
use earshot_model::{Role, Tier};
use sea_orm::{ConnectionTrait, Database};
use serde_json::{Value, json};
use uuid::Uuid;

/// A user with a session.
pub struct Member {
    pub account: Account,
    pub cookie: String,
}

impl Member {
    /// A user with a team of their own on the plan.
    pub async fn new(app: &TestApp, name: &str, plan: Tier) -> Self {
        let account = app.state.db.create_user(&format!("{name}@example.org"), plan).await.expect("a user");
        Self::of(app, account).await
    }

    /// A user who belongs to the team of `owner` with a role. Their own team is on the free plan, so they act for this
    /// one.
    pub async fn in_team_of(app: &TestApp, name: &str, owner: &Account, role: Role) -> Self {
        let own = Self::new(app, name, Tier::Free).await.account;
        insert_membership(&app.state.config.database_url, owner.team_id, own.user_id, role).await;
        let account = app.state.db.account_by_email(&own.email).await.expect("an account");
        assert_eq!((account.team_id, account.role), (owner.team_id, role));
        Self::of(app, account).await
    }

    /// A user with a new session.
    pub async fn of(app: &TestApp, account: Account) -> Self {
        let token = app.state.db.start_session(account.user_id, None).await.expect("a session");
        Self { account, cookie: format!("__Host-session={token}") }
    }

    pub fn headers(&self) -> [(&str, &str); 1] {
        [("cookie", self.cookie.as_str())]
    }

    pub async fn get(&self, app: &TestApp, path: &str) -> TestResponse {
        self.send(app, Method::GET, path, None, None).await
    }

    pub async fn post(&self, app: &TestApp, path: &str, body: &Value) -> TestResponse {
        self.send(app, Method::POST, path, Some(body), None).await
    }

    pub async fn put(&self, app: &TestApp, path: &str, body: &Value) -> TestResponse {
        self.send(app, Method::PUT, path, Some(body), None).await
    }

    pub async fn patch(&self, app: &TestApp, path: &str, body: &Value) -> TestResponse {
        self.send(app, Method::PATCH, path, Some(body), None).await
    }

    pub async fn delete(&self, app: &TestApp, path: &str) -> TestResponse {
        self.send(app, Method::DELETE, path, None, None).await
    }

    /// Sends a call, with the version that it expects. `path` begins after `/api/v1`.
    pub async fn send(
        &self,
        app: &TestApp,
        method: Method,
        path: &str,
        body: Option<&Value>,
        if_match: Option<&str>,
    ) -> TestResponse {
        let mut headers = self.headers().to_vec();
        headers.extend(body.map(|_| ("content-type", "application/json")));
        headers.extend(if_match.map(|version| ("if-match", version)));
        app.send(method, &format!("/api/v1{path}"), &headers, body.map(Value::to_string)).await
    }

    /// Undoes a change, and returns the data of the response.
    pub async fn undo(&self, app: &TestApp, change: &Value) -> Value {
        let id = change.as_str().expect("a change");
        self.send(app, Method::POST, &format!("/changes/{id}/undo"), None, None).await.data()
    }

    /// Creates a project with a call, and returns its slug.
    pub async fn create_project(&self, app: &TestApp, name: &str) -> String {
        let body = json!({ "name": name, "projectTypes": ["guest-booking"] });
        let reply = self.put(app, "/projects", &body).await;
        assert_eq!(reply.status, StatusCode::OK, "{}", reply.text);
        reply.data()["project"]["slug"].as_str().expect("a slug").to_owned()
    }
}

/// Writes a membership, as an accepted invitation does.
async fn insert_membership(url: &str, team: Uuid, user: Uuid, role: Role) {
    let id = |id: Uuid| {
        let hex = id.simple().to_string();
        if url.starts_with("sqlite:") { format!("x'{hex}'") } else { format!("'{id}'") }
    };
    let (team, user, role) = (id(team), id(user), role.as_str());
    let row =
        format!("INSERT INTO memberships (team_id, user_id, role, created_at) VALUES ({team}, {user}, '{role}', 0)");
    let connection = Database::connect(url).await.expect("the database opens");
    connection.execute_unprepared(&row).await.expect("a row");
}
