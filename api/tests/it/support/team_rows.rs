//! A team with rows of every kind that calls name.

use super::operations::ApiOperation;
use super::{Member, TestApp};
use crate::members::{add_member, invite};
use earshot_app::{NewKeyOptions, Scopes};
use earshot_model::{Role, Tier};
use serde_json::{Value, json};
use std::collections::HashMap;

/// A team of several people, one of whom makes calls.
pub struct Team {
    pub owner: Member,
    pub caller: Member,
    pub other: Member,
}

impl Team {
    pub async fn new(app: &TestApp, name: &str, role: Role) -> Self {
        let owner = Member::new(app, &format!("{name}-owner"), Tier::Admin).await;
        let other = add_member(app, &owner.account, &format!("{name}-other@example.org"), Role::Member).await;
        let caller = match role {
            Role::Owner => Member::of(app, owner.account.clone()).await,
            role => {
                let email = format!("{name}-caller@example.org");
                Member::of(app, add_member(app, &owner.account, &email, role).await).await
            }
        };
        Self { caller, other: Member::of(app, other).await, owner }
    }

    /// Makes the rows that a call names, and returns their ids by the names of parameters and keys.
    pub async fn rows_for(&self, app: &TestApp, call: &ApiOperation) -> HashMap<&'static str, String> {
        let mut ids = HashMap::from([("teamId", self.owner.account.team_id.to_string())]);
        let names: Vec<&str> = call.in_path.iter().chain(&call.keys_of_body).map(String::as_str).collect();
        let names = |wanted: &[&str]| names.iter().any(|name| wanted.contains(name));
        let caller = &self.caller;
        if names(&["projectIdOrSlug", "listedPodcastId", "listedPodcastIds", "changeId", "projectId"]) {
            let slug = caller.create_project(app, "Spring tour").await;
            let body = json!({ "podcastId": "rust-talk", "notes": "secret" });
            let added = caller.post(app, &format!("/projects/{slug}/podcasts"), &body).await.data();
            let entry = text(&added["listedPodcast"]["listedPodcastId"]);
            ids.extend([("listedPodcastId", entry.clone()), ("listedPodcastIds", entry)]);
            let project = text(&added["listedPodcast"]["projectId"]);
            ids.extend([("projectIdOrSlug", project.clone()), ("projectId", project.clone())]);
            ids.insert("changeId", text(&added["changeId"]));
            self.prepare_project(app, call, &project, &mut ids).await;
        }
        if names(&["savedSearchId"]) {
            let options = json!({ "searchTerms": [{ "searchTerm": "rust", "searchTargets": ["podcast-title"] }] });
            let body = json!({ "name": "secret", "kind": "podcasts", "searchOptions": options });
            let saved = caller.post(app, "/saved-searches", &body).await.data();
            ids.insert("savedSearchId", text(&saved["savedSearch"]["id"]));
        }
        if names(&["searchId", "searchHistoryId"]) {
            let body = json!({ "searchTerms": [{ "searchTerm": "rust", "searchTargets": ["podcast-title"] }] });
            let search = text(&caller.post(app, "/search/podcasts", &body).await.data()["searchId"]);
            app.state.db.finish_search_writes().await;
            ids.extend([("searchId", search.clone()), ("searchHistoryId", search)]);
        }
        if names(&["invitationId"]) {
            invite(app, &self.owner.account, "guest@example.net", Role::Member).await;
            let open = app.state.db.open_invitations(&self.owner.account).await.expect("works");
            ids.insert("invitationId", open[0].id.to_string());
        }
        if names(&["apiKeyId"]) {
            let draft = NewKeyOptions { name: "laptop".to_owned(), scopes: Scopes::READ, lifetime: None };
            let key = app.state.db.create_key(&caller.account, draft).await.expect("a key");
            ids.insert("apiKeyId", key.row.id.to_string());
        }
        if names(&["sessionId"]) {
            Member::of(app, caller.account.clone()).await;
            let open = app.state.db.sessions_of(caller.account.user_id).await.expect("works");
            ids.insert("sessionId", open.first().expect("one").id.to_string());
        }
        if call.id == "removePodcastFromTeam" {
            caller.put(app, "/teams/podcasts/rust-talk", &json!({ "sync": true })).await.data();
        }
        ids.insert("userId", self.other.account.user_id.to_string());
        ids
    }

    async fn prepare_project(
        &self,
        app: &TestApp,
        call: &ApiOperation,
        project: &str,
        ids: &mut HashMap<&'static str, String>,
    ) {
        let at = |rest: &str| format!("/projects/{project}{rest}");
        let has = |name: &str| call.in_path.iter().any(|own| own == name);
        if has("viewId") {
            let view = self.caller.post(app, &at("/views"), &json!({ "name": "secret" })).await.data();
            ids.insert("viewId", text(&view["view"]["id"]));
        }
        if has("shareId") {
            let share = self.caller.post(app, &at("/shares"), &json!({ "columns": ["state"] })).await.data();
            ids.insert("shareId", text(&share["share"]["id"]));
        }
        match call.id.as_str() {
            "restoreProject" => drop(self.caller.delete(app, &at("")).await.data()),
            "stopProjectAutoFill" => {
                let options = json!({ "searchTerms": [{ "searchTerm": "rust", "searchTargets": ["podcast-title"] }] });
                let body = json!({ "searchKind": "podcasts", "searchOptions": options });
                self.caller.put(app, &at("/auto-fill"), &body).await.data();
            }
            _ => {}
        }
    }

    /// What the team has, as its owner and the caller read it.
    pub async fn contents(&self, app: &TestApp, ids: &HashMap<&'static str, String>) -> Vec<Value> {
        let mut found = Vec::new();
        let project = ids.get("projectIdOrSlug").map(|id| format!("/projects/{id}"));
        let of_project = ["/details", "/views", "/shares", "/activity"];
        let of_project = project.iter().flat_map(|project| of_project.map(|end| format!("{project}{end}")));
        let of_team = ["/teams/users", "/teams/invitations", "/teams/podcasts", "/teams", "/projects/deleted"];
        for path in of_team.map(str::to_owned).into_iter().chain(of_project) {
            found.push(self.owner.get(app, &path).await.json()["data"].clone());
        }
        for path in ["/saved-searches", "/users/api-keys", "/users/preferences", "/users/search-history"] {
            found.push(self.caller.get(app, path).await.json()["data"].clone());
        }
        found
    }
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_else(|| panic!("{value}")).to_owned()
}
