//! A team with rows of every kind that calls name.

use super::alert_rows::AlertRows;
use super::operations::ApiOperation;
use super::{Member, TestApp};
use crate::teams::members::{add_member, invite};
use earshot_app::{GuestFileStore, NewGuestFile, NewKeyOptions, Scopes};
use earshot_model::guest_profile::GuestFileType;
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

    /// Creates the rows that a call names, and returns their ids by the names of parameters and keys.
    pub async fn rows_for(&self, app: &TestApp, call: &ApiOperation) -> HashMap<&'static str, String> {
        let mut ids = HashMap::from([("teamId", self.owner.account.team_id.to_string())]);
        let names: Vec<&str> = call.in_path.iter().chain(&call.keys_of_body).map(String::as_str).collect();
        let names = |requested: &[&str]| names.iter().any(|name| requested.contains(name));
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
        if names(&["assigneeId"]) {
            ids.insert("assigneeId", caller.account.user_id.to_string());
        }
        if names(&["strategyId"]) {
            let slug = caller.create_project(app, "Search tour").await;
            caller.patch(app, &format!("/projects/{slug}"), &json!({ "projectKeywords": ["rust"] })).await.data();
            let made = caller.post(app, "/strategies/generate", &json!({ "projectId": slug })).await.data();
            ids.insert("strategyId", text(&made["strategies"][0]["id"]));
        }
        if names(&["promptId", "customPromptId"]) {
            let body = json!({ "name": "secret", "contextType": "podcast", "prompt": "secret" });
            let made = self.owner.post(app, "/teams/custom-prompts", &body).await.data();
            let id = text(&made["customPrompt"]["id"]);
            ids.extend([("promptId", id.clone()), ("customPromptId", id)]);
        }
        if names(&["guestProfileId", "outreachId"]) {
            let body = json!({
                "firstName": "Ada", "lastName": "Lovelace", "shortBio": "secret words about engines of all kinds",
                "goals": ["secret"], "areasOfExpertise": ["secret"],
                "topicsToDiscuss": ["secret", "How secret engines work", "Why secret mills fail"],
            });
            let guest = text(&caller.post(app, "/guest-profiles", &body).await.data()["guestProfileId"]);
            if names(&["documentId"]) {
                let file = NewGuestFile {
                    name: "secret.txt".to_owned(),
                    file_type: GuestFileType::Txt,
                    bytes: b"secret".to_vec(),
                    number: None,
                };
                let (db, store) = (&app.state.db, GuestFileStore::new(app.state.config.guest_files_dir.clone()));
                let id = guest.parse().expect("an id");
                let file = db.add_guest_file(&caller.account, &store, id, file).await.expect("works");
                ids.insert("documentId", file.id.to_string());
            }
            if names(&["outreachId"]) {
                let body = json!({ "podcastId": "rust-talk", "guestProfileId": guest });
                let pitch = caller.post(app, "/outreach/generate", &body).await.data();
                let pitch = text(&pitch["outreach"]["id"]);
                // A follow-up needs a pitch that was sent.
                if call.id == "writeOutreachFollowUp" {
                    let mark = json!({ "isPitched": true, "acceptPlaceholders": true });
                    caller.put(app, &format!("/outreach/{pitch}/pitched"), &mark).await.data();
                }
                ids.insert("outreachId", pitch);
            }
            ids.insert("guestProfileId", guest);
        }
        if names(&["templateId", "outreachTemplateId"]) {
            let body = json!({ "name": "secret", "template": "Hi" });
            let made = caller.post(app, "/outreach/templates", &body).await.data();
            let id = text(&made["template"]["id"]);
            ids.extend([("templateId", id.clone()), ("outreachTemplateId", id)]);
        }
        if names(&["savedSearchId"]) {
            let options = json!({ "searchTerms": [{ "searchTerm": "rust", "searchTargets": ["podcast-title"] }] });
            let body = json!({ "name": "secret", "kind": "podcasts", "searchOptions": options });
            let saved = caller.post(app, "/saved-searches", &body).await.data();
            ids.insert("savedSearchId", text(&saved["savedSearch"]["id"]));
        }
        if names(&["searchId", "searchHistoryId"]) {
            let body = json!({ "searchTerms": [{ "searchTerm": "rust", "searchTargets": ["podcast-title"] }] });
            let mode = if call.id == "exportEpisodes" { "episodes" } else { "podcasts" };
            let search = text(&caller.post(app, &format!("/search/{mode}"), &body).await.data()["searchId"]);
            app.state.db.finish_search_writes().await;
            ids.extend([("searchId", search.clone()), ("searchHistoryId", search)]);
        }
        if names(&["alertConfigId", "matchId", "matchIds", "feedId"]) {
            self.add_alert(app, call, &mut ids).await;
        }
        if names(&["webhookId"]) {
            self.add_webhook(app, call, &mut ids).await;
        }
        if names(&["invitationId"]) {
            invite(app, &self.owner.account, "guest@example.net", Role::Member).await;
            let open = app.state.db.open_invitations(&self.owner.account).await.expect("works");
            ids.insert("invitationId", open[0].id.to_string());
        }
        if names(&["apiKeyId"]) {
            let draft = NewKeyOptions { name: "laptop".to_owned(), scopes: Scopes::READ, lifetime: None };
            // Members cannot create keys: a member has one from before, as an admin.
            let (db, id, role) = (&app.state.db, caller.account.user_id, caller.account.role);
            if role == Role::Member {
                db.set_member_role(&self.owner.account, id, Role::Admin).await.expect("an admin");
            }
            let key = db.create_key(&caller.account, draft).await.expect("a key");
            if role == Role::Member {
                db.set_member_role(&self.owner.account, id, Role::Member).await.expect("a member");
            }
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
            "askAgentProjectPodcastRelevancy"
            | "generateStrategies"
            | "getListedPodcastRelevancy"
            | "reviewListedPodcasts" => {
                self.caller.patch(app, &at(""), &json!({ "projectKeywords": ["rust"] })).await.data();
            }
            "restoreProject" => drop(self.caller.delete(app, &at("")).await.data()),
            "stopProjectAutoFill" => {
                let options = json!({ "searchTerms": [{ "searchTerm": "rust", "searchTargets": ["podcast-title"] }] });
                let body = json!({ "searchKind": "podcasts", "searchOptions": options });
                self.caller.put(app, &at("/auto-fill"), &body).await.data();
            }
            _ => {}
        }
    }

    /// Adds an alert of the caller, and the parts of it that the call's path names.
    async fn add_alert(&self, app: &TestApp, call: &ApiOperation, ids: &mut HashMap<&'static str, String>) {
        let recipient = "press@example.org";
        let body = json!({
            "alertName": "secret", "alertType": "person", "value": "Gus Guest",
            "additionalAlertSettings": { "otherEmails": [recipient] },
        });
        let created = self.caller.post(app, "/alerts/alert-config", &body).await.data();
        let alert = text(&created["createdAlertConfig"]["id"]);
        let at = |rest: &str| format!("/alerts/alert-config/{alert}{rest}");
        let has = |name: &str| call.in_path.iter().chain(&call.keys_of_body).any(|own| own == name);
        if has("matchId") || has("matchIds") {
            let rows = AlertRows::connect(&app.state.config.database_url).await;
            let now_ms = app.state.clock.now().timestamp_millis();
            rows.find(&self.owner.account, alert.parse().expect("an id"), 1, "guest", now_ms).await;
            let found = self.caller.get(app, "/alerts/matches").await.data();
            let found = text(&found["matches"][0]["id"]);
            ids.extend([("matchId", found.clone()), ("matchIds", found)]);
        }
        if has("feedId") {
            let feed = self.caller.post(app, &at("/feeds"), &json!({})).await.data();
            ids.insert("feedId", text(&feed["feed"]["id"]));
        }
        if call.id == "resendRecipientConfirmation" {
            ids.insert("email", recipient.to_owned());
        }
        ids.insert("alertConfigId", alert);
    }

    /// Adds a webhook, and a delivery if the call names one. The app may send to one address.
    async fn add_webhook(&self, app: &TestApp, call: &ApiOperation, ids: &mut HashMap<&'static str, String>) {
        let address = app.state.config.allowed_webhook_addresses.first().expect("a receiver");
        let body = json!({ "url": format!("http://{address}/ok"), "description": "secret" });
        let created = self.owner.post(app, "/teams/webhooks", &body).await.data();
        let webhook = text(&created["webhook"]["id"]);
        if call.in_path.iter().any(|name| name == "deliveryId") {
            let test = self.owner.post(app, &format!("/teams/webhooks/{webhook}/test"), &json!({})).await.data();
            ids.insert("deliveryId", text(&test["delivery"]["id"]));
        }
        ids.insert("webhookId", webhook);
    }

    /// The data of the team, as its owner and the caller read it.
    pub async fn contents(&self, app: &TestApp, ids: &HashMap<&'static str, String>) -> Vec<Value> {
        let mut found = Vec::new();
        let project = ids.get("projectIdOrSlug").map(|id| format!("/projects/{id}"));
        let of_project = ["/details", "/views", "/shares", "/activity", "/strategies"];
        let of_project = project.iter().flat_map(|project| of_project.map(|end| format!("{project}{end}")));
        let alert = ids.get("alertConfigId").map(|id| format!("/alerts/alert-config/{id}"));
        let of_alert = ["", "/history", "/feeds", "/recipients"];
        let of_alert = alert.iter().flat_map(|alert| of_alert.map(|end| format!("{alert}{end}")));
        let of_webhook = ids.get("webhookId").map(|id| format!("/teams/webhooks/{id}/deliveries"));
        let of_guest = ids.get("guestProfileId").map(|id| format!("/guest-profiles/{id}"));
        let of_team = [
            "/guest-profiles",
            "/outreach/history",
            "/teams/users",
            "/teams/invitations",
            "/teams/podcasts",
            "/teams",
            "/teams/webhooks",
            "/teams/custom-prompts",
            "/teams/settings",
            "/projects/deleted",
            "/alerts/alert-configs",
            "/alerts/matches?includeFiltered=true",
        ];
        let of_team = of_team.map(str::to_owned).into_iter();
        for path in of_team.chain(of_project).chain(of_alert).chain(of_webhook).chain(of_guest) {
            found.push(self.owner.get(app, &path).await.json()["data"].clone());
        }
        for path in
            ["/outreach/templates", "/saved-searches", "/users/api-keys", "/users/preferences", "/users/search-history"]
        {
            found.push(self.caller.get(app, path).await.json()["data"].clone());
        }
        found
    }
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_else(|| panic!("{value}")).to_owned()
}
