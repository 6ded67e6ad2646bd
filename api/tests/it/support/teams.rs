//! Teams with several members, and calls that they make.

use super::{Reply, TestApp};
use axum::http::{Method, StatusCode};
use earshot_app::Account;
use earshot_model::{Role, Tier};
use serde_json::Value;

/// A signed-in user.
pub struct SignedIn {
    pub account: Account,
    cookie: String,
}

impl SignedIn {
    /// A user with a team of their own on the plan.
    pub async fn new(app: &TestApp, name: &str, plan: Tier) -> Self {
        let account = app.state.db.create_user(&format!("{name}@example.org"), plan).await.expect("a user");
        Self::of(app, account).await
    }

    /// A user whose team is that of `owner`.
    pub async fn in_team_of(app: &TestApp, name: &str, owner: &Account, role: Role) -> Self {
        let account = app.member(&format!("{name}@example.org"), owner, role).await;
        assert_eq!((account.team_id, account.role), (owner.team_id, role));
        Self::of(app, account).await
    }

    async fn of(app: &TestApp, account: Account) -> Self {
        let token = app.state.db.start_session(account.user_id, None).await.expect("a session");
        Self { account, cookie: format!("__Host-session={token}") }
    }

    pub async fn get(&self, app: &TestApp, path: &str) -> Reply {
        self.send(app, Method::GET, path, None, None).await
    }

    pub async fn post(&self, app: &TestApp, path: &str, body: &Value) -> Reply {
        self.send(app, Method::POST, path, Some(body), None).await
    }

    pub async fn put(&self, app: &TestApp, path: &str, body: &Value) -> Reply {
        self.send(app, Method::PUT, path, Some(body), None).await
    }

    pub async fn patch(&self, app: &TestApp, path: &str, body: &Value) -> Reply {
        self.send(app, Method::PATCH, path, Some(body), None).await
    }

    pub async fn delete(&self, app: &TestApp, path: &str) -> Reply {
        self.send(app, Method::DELETE, path, None, None).await
    }

    /// Sends a call, with the version that it expects.
    pub async fn send(
        &self,
        app: &TestApp,
        method: Method,
        path: &str,
        body: Option<&Value>,
        if_match: Option<&str>,
    ) -> Reply {
        let mut headers = vec![("cookie", self.cookie.as_str())];
        headers.extend(body.map(|_| ("content-type", "application/json")));
        headers.extend(if_match.map(|version| ("if-match", version)));
        app.send(method, &format!("/api/v1{path}"), &headers, body.map(Value::to_string)).await
    }

    /// Undoes a change, and returns the answer's data.
    pub async fn undo(&self, app: &TestApp, change: &Value) -> Value {
        let id = change.as_str().expect("a change");
        self.send(app, Method::POST, &format!("/changes/{id}/undo"), None, None).await.data()
    }

    /// Creates a project and returns its slug.
    pub async fn project(&self, app: &TestApp, name: &str) -> String {
        let body = serde_json::json!({ "name": name, "projectTypes": ["guest-booking"] });
        let reply = self.put(app, "/projects", &body).await;
        assert_eq!(reply.status, StatusCode::OK, "{}", reply.text);
        reply.data()["project"]["slug"].as_str().expect("a slug").to_owned()
    }
}

/// The status and error code of a failure.
pub fn failure(reply: &Reply) -> (u16, String) {
    (reply.status.as_u16(), reply.json()["code"].as_str().unwrap_or_default().to_owned())
}
