//! Every operation of the document as an executable call. An operation without sample values fails the test.

use super::documents::{episode, podcast};
use super::{TestApp, TestResponse};
use axum::http::Method;
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use earshot_api::{AccessRequirement, AccessTable};
use serde_json::{Value, json};
use std::net::IpAddr;
use std::sync::LazyLock;

/// The address in sample bodies. Each call that is sent has another one instead.
const SOMEBODY: &str = "somebody@example.net";

/// An operation with sample values.
#[derive(Clone)]
pub struct ApiOperation {
    pub id: String,
    pub method: Method,
    /// The route with its parameters in braces.
    pub route: String,
    pub access: AccessRequirement,
    /// Names of the path parameters.
    pub in_path: Vec<String>,
    /// Names of the query parameters.
    pub in_query: Vec<String>,
    /// Names of the query parameters that are numbers.
    pub numbers: Vec<String>,
    /// The keys that the body may have.
    pub keys_of_body: Vec<String>,
    /// Pointers to the numbers that the body may have.
    pub numbers_of_body: Vec<String>,
    /// Values of the required query parameters.
    pub query: Vec<(String, String)>,
    pub body: Option<Value>,
    /// Statuses that the document declares.
    pub statuses: Vec<u16>,
}

/// All operations. One that does not declare its callers fails here.
pub fn all_operations() -> Vec<ApiOperation> {
    // The document takes half a second to build, and some tests read the operations for each operation.
    static OPERATIONS: LazyLock<Vec<ApiOperation>> = LazyLock::new(read_operations);
    OPERATIONS.clone()
}

fn read_operations() -> Vec<ApiOperation> {
    let document = earshot_api::openapi::document();
    let table = AccessTable::from_document(&document);
    let document = serde_json::to_value(document).expect("JSON");
    let mut calls = Vec::new();
    for (route, item) in document["paths"].as_object().expect("paths") {
        for (method, operation) in item.as_object().expect("operations") {
            let method = Method::from_bytes(method.to_uppercase().as_bytes()).expect("a method");
            let access = table.find(&method, route).unwrap_or_else(|| panic!("{method} {route} has no `security`"));
            calls.push(ApiOperation::of(&document, method, route, access, operation));
        }
    }
    calls
}

impl ApiOperation {
    fn of(document: &Value, method: Method, route: &str, access: AccessRequirement, operation: &Value) -> Self {
        let id = operation["operationId"].as_str().expect("an id").to_owned();
        let parameters = || operation["parameters"].as_array().into_iter().flatten();
        let names = |place: &str| {
            let there = parameters().filter(|parameter| parameter["in"] == place);
            there.map(|parameter| parameter["name"].as_str().expect("a name").to_owned()).collect::<Vec<_>>()
        };
        let needed = parameters().filter(|parameter| parameter["in"] == "query" && parameter["required"] == true);
        let mut query: Vec<_> = needed
            .map(|parameter| {
                let name = parameter["name"].as_str().expect("a name");
                // A new call must declare an example value that has data.
                let value = parameter.get("example").unwrap_or(&parameter["schema"]["enum"][0]);
                let example = || value.as_str().map(str::to_owned);
                (name.to_owned(), known_value(name).or_else(example).unwrap_or_else(|| sample_value(name)))
            })
            .collect();
        // Which parameters are required depends on others, which the document cannot express.
        let further = match id.as_str() {
            "getPodcastIdLookup" => Some(("slug", "rust-talk")),
            "getPodcastChartAppearances" | "getPodcastChartHistory" => Some(("podcastIdOrSlug", "rust-talk")),
            "getMultiplePodcasts" => Some(("podcastIds", "rust-talk")),
            _ => None,
        };
        query.extend(further.map(|(name, _)| (name.to_owned(), sample_value(name))));
        if id == "getPodcastIdLookup" {
            query = vec![("slug".to_owned(), "rust-talk".to_owned())];
        }
        // Forms are sent by `send`.
        let json = |body: &&Value| body["content"]["application/json"].is_object();
        let body = operation.get("requestBody").filter(json).map(|_| sample_body(&id));
        let is_numbers = |parameter: &&Value| parameter["in"] == "query" && is_number(&parameter["schema"]);
        let numbers = parameters().filter(is_numbers);
        let numbers = numbers.map(|parameter| parameter["name"].as_str().expect("a name").to_owned()).collect();
        let schema = &operation["requestBody"]["content"]["application/json"]["schema"];
        let numbers_of_body = number_pointers(document, schema, 0);
        let target = schema["$ref"].as_str().and_then(|at| document.pointer(at.trim_start_matches('#')));
        let keys_of_body = target.and_then(|target| target["properties"].as_object()).into_iter().flatten();
        let keys_of_body = keys_of_body.map(|(key, _)| key.clone()).collect();
        let statuses = operation["responses"].as_object().into_iter().flatten();
        let statuses = statuses.filter_map(|(status, _)| status.parse().ok()).collect();
        Self {
            method,
            route: route.to_owned(),
            access,
            in_path: names("path"),
            in_query: names("query"),
            numbers,
            keys_of_body,
            numbers_of_body,
            query,
            body,
            statuses,
            id,
        }
    }

    /// Whether the sample path names a row of the caller, which does not exist.
    pub fn names_missing_row(&self) -> bool {
        let missing = [
            "searchId",
            "savedSearchId",
            "projectIdOrSlug",
            "changeId",
            "token",
            "publicSlug",
            "webhookId",
            "alertConfigId",
            "matchId",
            "guestProfileId",
            "outreachId",
            "templateId",
            "strategyId",
            "promptId",
            "submissionId",
        ];
        // No team has a podcast or an invitation yet, and nobody has a file with their data.
        matches!(self.id.as_str(), "removePodcastFromTeam" | "getInvitation" | "downloadData")
            || self.in_path.iter().any(|name| missing.contains(&name.as_str()))
    }

    /// The path, with `value` for each path parameter.
    pub fn path(&self, mut value: impl FnMut(&str) -> String) -> String {
        let mut path = self.route.clone();
        for name in &self.in_path {
            path = path.replace(&format!("{{{name}}}"), &value(name));
        }
        path
    }

    /// The path with sample values.
    pub fn sample_path(&self) -> String {
        format!("{}{}", self.path(sample_value), self.query_text(&self.query))
    }

    pub fn query_text(&self, pairs: &[(String, String)]) -> String {
        let text = url::form_urlencoded::Serializer::new(String::new()).extend_pairs(pairs).finish();
        if text.is_empty() { text } else { format!("?{text}") }
    }

    /// Sends the call. Each call comes from another address, so that limits are not shared.
    pub async fn send(&self, app: &TestApp, number: u32, path: &str, credential: Option<(&str, &str)>) -> TestResponse {
        let mut headers = Vec::from_iter(credential);
        let address = IpAddr::from((0x0a00_0000 + number).to_be_bytes());
        if self.id == "uploadDocuments" {
            headers.push(("content-type", FORM_TYPE));
            return app.send_from(address, self.method.clone(), path, &headers, Some(form_with_a_file())).await;
        }
        if matches!(&*self.id, "updateGuestProfilePhoto" | "updateProfilePhoto") {
            headers.push(("content-type", FORM_TYPE));
            return app.send_body(address, self.method.clone(), path, &headers, form_with_a_photo().into()).await;
        }
        let mut body = self.body.clone();
        if let Some(body) = &mut body {
            headers.push(("content-type", "application/json"));
            if body.get("email").is_some_and(|email| email == SOMEBODY) {
                body["email"] = json!(format!("somebody{number}@example.net"));
            }
        }
        app.send_from(address, self.method.clone(), path, &headers, body.map(|body| body.to_string())).await
    }
}

/// The media type of [`form_with_a_file`].
pub const FORM_TYPE: &str = "multipart/form-data; boundary=xx";

/// A form with a text file.
pub fn form_with_a_file() -> String {
    "--xx\r\ncontent-disposition: form-data; name=\"user_file:1\"; filename=\"cv.txt\"\r\n\r\nBuilds engines.\r\n--xx--\r\n".to_owned()
}

/// A PNG of 16 by 16 red pixels.
const RED_PNG: &str =
    "iVBORw0KGgoAAAANSUhEUgAAABAAAAAQCAIAAACQkWg2AAAAFklEQVR42mM4ISdHEmIY1TCqYfhqAADkYgQQ6ZuA8QAAAABJRU5ErkJggg==";

/// A photo of one color.
pub fn red_png() -> Vec<u8> {
    STANDARD.decode(RED_PNG).expect("base64")
}

/// A form with [`red_png`].
pub fn form_with_a_photo() -> Vec<u8> {
    form_with_photo_bytes(&red_png())
}

/// A form with bytes as a photo.
pub fn form_with_photo_bytes(photo: &[u8]) -> Vec<u8> {
    let head = b"--xx\r\ncontent-disposition: form-data; name=\"photo\"; filename=\"me.png\"\r\n\r\n";
    [head, photo, b"\r\n--xx--\r\n"].concat()
}

fn is_number(schema: &Value) -> bool {
    let is = |kind: &Value| kind == "integer" || kind == "number";
    is(&schema["type"]) || schema["type"].as_array().is_some_and(|kinds| kinds.iter().any(is))
}

/// Pointers to the numbers that a value of the schema may have, in its objects and the first items of its lists.
fn number_pointers(document: &Value, schema: &Value, depth: usize) -> Vec<String> {
    // No body is nested more deeply.
    if depth > 8 {
        return Vec::new();
    }
    if is_number(schema) {
        return vec![String::new()];
    }
    let mut found = Vec::new();
    if let Some(pointer) = schema["$ref"].as_str() {
        let target = document.pointer(pointer.trim_start_matches('#')).expect("a schema");
        found.extend(number_pointers(document, target, depth + 1));
    }
    for (key, inner) in schema["properties"].as_object().into_iter().flatten() {
        found.extend(number_pointers(document, inner, depth + 1).into_iter().map(|rest| format!("/{key}{rest}")));
    }
    found.extend(item_number_pointers(document, &schema["items"], depth));
    for inner in ["oneOf", "anyOf", "allOf"].iter().flat_map(|kind| schema[kind].as_array().into_iter().flatten()) {
        found.extend(number_pointers(document, inner, depth + 1));
    }
    found
}

fn item_number_pointers(document: &Value, items: &Value, depth: usize) -> Vec<String> {
    let inner = if items.is_object() { number_pointers(document, items, depth + 1) } else { Vec::new() };
    inner.into_iter().map(|rest| format!("/0{rest}")).collect()
}

/// Replaces the value at a pointer, and creates missing objects on the way.
pub fn replace_at(mut body: Value, pointer: &str, value: Value) -> Value {
    let mut place = &mut body;
    for step in pointer.split('/').skip(1) {
        place = if step == "0" {
            if !place.is_array() {
                *place = json!([{}]);
            }
            &mut place[0]
        } else {
            &mut place[step]
        };
    }
    *place = value;
    body
}

/// A parameter value for which there is data.
pub fn sample_value(name: &str) -> String {
    known_value(name)
        .unwrap_or_else(|| panic!("say in support/operations.rs what a {name} is, or give an example of it"))
}

fn known_value(name: &str) -> Option<String> {
    let show = podcast("rust-talk", "Rust Talk");
    Some(match name {
        "requestFutureEpisodes" => "false".to_owned(),
        "podcastIdOrSlug" | "podcastId" | "podcast" | "slug" => show.podcast.slug,
        "podcastIds" | "earshotId" | "podEngineId" => show.podcast.id.to_string(),
        "episodeId" => episode(&show, 1).episode.id.to_string(),
        "episode" => episode(&show, 1).episode.slug,
        "rssFeedUrl" => show.podcast.feed_url,
        "chartType" => "apple".to_owned(),
        "identityType" => "podcast".to_owned(),
        "assignee" => "me".to_owned(),
        "date" => "2026-11-20".to_owned(),
        "dataScope" => "user".to_owned(),
        "details" => "basic".to_owned(),
        "view" => "full".to_owned(),
        "limit" => "10".to_owned(),
        "window" => "7d".to_owned(),
        "months" => "3".to_owned(),
        "letter" => "r".to_owned(),
        "query" => "ru".to_owned(),
        "kind" => "podcast".to_owned(),
        // The object has no owner; tests of owners replace the id by their own.
        "apiKeyId" | "sessionId" | "searchId" | "projectIdOrSlug" | "listedPodcastId" | "changeId" | "invitationId"
        | "userId" | "viewId" | "shareId" | "savedSearchId" | "webhookId" | "deliveryId" | "alertConfigId"
        | "feedId" | "passkeyId" | "matchId" | "guestProfileId" | "documentId" | "outreachId" | "templateId"
        | "strategyId" | "promptId" | "submissionId" | "claimId" | "correctionId" | "teamId" | "personStatementId" => {
            "0197a000-0000-7000-8000-000000000000".to_owned()
        }
        "token" => "A".repeat(43),
        "personSlug" => super::people::PERSON.to_owned(),
        "sponsorSlug" => super::people::SPONSOR.to_owned(),
        "publicSlug" => "no-such-list".to_owned(),
        _ => return None,
    })
}

/// A body for which the caller is accepted, even if its objects do not exist.
fn sample_body(id: &str) -> Value {
    let terms = |target: &str| json!([{ "searchTerm": "rust", "searchTargets": [target] }]);
    match id {
        "searchPodcasts" => json!({ "searchTerms": terms("podcast-title") }),
        "searchEpisodes" => json!({ "searchTerms": terms("episode-title") }),
        "getTranscriptPassages" => json!({ "searchOptions": { "searchTerms": terms("transcript") }, "pageSize": 10 }),
        "getAlternativeSpellings" => json!({ "value": "Jon" }),
        // The device has signed nothing.
        "signInWithPasskey" => json!({ "token": "no-such-token", "credential": {} }),
        "addPasskey" => json!({ "token": "no-such-token", "name": "Phone", "credential": {} }),
        "finishProviderSignIn" => json!({ "state": "no-such-state", "code": "no-such-code" }),
        "confirm" | "signInWithCode" | "confirmAddressChange" => json!({ "code": "1234 5678" }),
        "signIn" | "validateSignUp" | "acceptInvitation" => json!({ "key": "no-such-key" }),
        "sendSignInLink" | "signUp" | "requestAddressChange" => json!({ "email": SOMEBODY }),
        // Not the caller's address, so that no account is deleted.
        "deleteAccount" => json!({ "email": SOMEBODY }),
        "inviteTeamUser" => json!({ "email": SOMEBODY, "role": "member" }),
        "changeTeamUserRole" => json!({ "role": "member" }),
        "renameTeam" => json!({ "name": "Ann & Bob" }),
        "deleteTeam" => json!({ "name": "not the name of the team" }),
        "getPodcastMarks" => json!({ "podcastIds": ["rust-talk"] }),
        "switchTeam" => json!({ "teamId": "0197a000-0000-7000-8000-000000000000" }),
        "signOutEverywhere" | "rotateApiKey" => json!({}),
        "exportPodcasts" | "previewPodcastExport" => json!({
            "searchHistoryId": "0197a000-0000-7000-8000-000000000000", "limit": 10, "columns": ["basicInfo"], "format": "csv"
        }),
        "exportListedPodcasts" | "previewListedPodcastExport" => json!({ "columns": ["basicInfo"], "format": "csv" }),
        "exportEpisodes" => json!({ "searchHistoryId": "0197a000-0000-7000-8000-000000000000", "limit": 10 }),
        "exportAlertMatches" | "exportOutreach" | "exportChart" => json!({ "format": "json" }),
        "addPodcastToTeam" => json!({ "sync": true, "blacklist": null }),
        "removeMultiplePodcastsFromTeam" => json!({ "podcastIds": ["slow-bread"] }),
        "replacePreferences" | "updatePreferences" => json!({ "showAdditionalPodcastDirectories": true }),
        "updateProfile" => json!({ "firstName": "Ann" }),
        "receiveBillingEvent" => json!({
            "id": "evt_1", "at": 1_795_000_000_000_u64, "teamId": "0197a000-0000-7000-8000-000000000000", "plan": "business"
        }),
        "createSavedSearch" => json!({
            "name": "Rust", "kind": "podcasts", "searchOptions": { "searchTerms": terms("podcast-title") }
        }),
        "updateSavedSearch" => json!({ "name": "Rust" }),
        "createApiKey" => json!({ "name": "laptop" }),
        "createProject" => json!({ "name": "Spring tour", "projectTypes": ["guest-booking"] }),
        "updateProject" => json!({ "name": "Autumn tour" }),
        "addPodcastToProject" => json!({ "podcastId": "rust-talk" }),
        "updateProjectListedPodcast" => json!({ "state": "qualified" }),
        "changeListedPodcasts" => json!({ "action": "add", "podcastIds": ["rust-talk"] }),
        "createProjectView" | "updateProjectView" => json!({ "name": "To pitch" }),
        "createProjectShare" => json!({ "columns": ["state"] }),
        "answerSharedPodcast" => json!({ "answer": "yes" }),
        "getProjectImportPreview" => json!({ "text": "Rust Talk" }),
        "importPodcasts" => json!({ "podcastIds": ["rust-talk"] }),
        "setProjectAutoFill" => {
            json!({ "searchKind": "podcasts", "searchOptions": { "searchTerms": terms("podcast-title") } })
        }
        "askAgent" => json!({ "context": { "podcastId": "rust-talk" }, "prompt": "Who listens to it?" }),
        "askAgentProjectPodcastRelevancy" => {
            json!({ "projectId": "0197a000-0000-7000-8000-000000000000", "podcastId": "rust-talk" })
        }
        "requestDeepAnalysis" => json!({ "podcastId": "rust-talk" }),
        "requestTranscriptionsOfPodcast" => json!({ "type": "latest", "dryRun": true }),
        "reviewListedPodcasts" => json!({ "dryRun": true }),
        "generateStrategies" => json!({ "projectId": "0197a000-0000-7000-8000-000000000000", "count": 3 }),
        "updateStrategy" => json!({ "title": "Shows about Rust" }),
        "createCustomPrompt" | "updateCustomPrompt" => {
            json!({ "name": "Ad breaks", "contextType": "transcript", "prompt": "List the ads." })
        }
        "updateTeamSettings" => json!({ "autoQuickDecisionEnabled": true }),
        "createAlertConfig" => json!({ "alertName": "Gus", "alertType": "person", "value": "Gus Guest" }),
        "updateAlertConfig" => json!({ "updates": { "alertName": "Gus of Tea Works" } }),
        "previewAlert" => json!({ "alertType": "person", "value": "Gus Guest" }),
        "muteAlertPodcast" => json!({ "podcastId": sample_value("podcastIds") }),
        "markAlertMatchesSeen" | "snoozeAlertMatches" => {
            json!({ "matchIds": ["0197a000-0000-7000-8000-000000000000"] })
        }
        "createGuestProfile" => json!({ "firstName": "Ada", "lastName": "Lovelace", "shortBio": "Builds engines." }),
        "updateGuestProfileBio" => json!({ "goals": ["Meet hosts"] }),
        "updateGuestProfileContactDetails" => json!({ "companyName": "Engines Ltd" }),
        "updateGuestProfileSocialMediaLinks" => {
            json!([{ "socialMediaType": "linkedin", "url": "https://www.linkedin.com/in/ada-lovelace" }])
        }
        "suggestGuestProfileFields" => json!({ "text": "Skills: Rust, compilers" }),
        "updateGuestProfileSubjects" => json!({ "subjects": ["Rust", "compilers"] }),
        "generateOutreach" => {
            json!({ "podcastId": "rust-talk", "guestProfileId": "0197a000-0000-7000-8000-000000000000" })
        }
        "updateOutreach" => json!({ "subject": "Guest idea", "body": "Hello" }),
        "copyOutreach" => json!({ "acceptPlaceholders": true, "acceptDuplicate": true }),
        "markOutreachPitched" => json!({ "isPitched": true, "acceptPlaceholders": true }),
        "createOutreachTemplate" | "updateOutreachTemplate" => {
            json!({ "name": "Very short", "template": "Hi [host first name]" })
        }
        "generateGuestPreparation" => json!({ "podcastSlug": "rust-talk" }),
        "mailGuestPreparation" => json!({ "slug": "rust-talk", "email": SOMEBODY }),
        "updateGuestProfileAppearancesTracking" => json!({ "isTracking": false }),
        "updateGuestProfilePublicView" => json!({ "isPublic": true }),
        "createWebhook" => json!({ "url": "https://hooks.example.com/in" }),
        "updateWebhook" => json!({ "description": "CRM" }),
        "resendRecipientConfirmation" => json!({ "email": SOMEBODY }),
        // In the catalog, so that nothing is fetched.
        "submitFeed" => json!({ "feedUrl": "https://feeds.example/rust-talk" }),
        "proposeCorrection" => json!({
            "podcastId": "rust-talk", "fact": "language", "value": "en", "evidence": "https://rust.example/about"
        }),
        "decideCorrection" => json!({ "accept": false }),
        "suggestTranscriptCorrection" => json!({
            "startSecond": 2.5, "text": "Sentence <1>.", "correctedText": "The first sentence."
        }),
        "decideTranscriptCorrection" => json!({ "accept": false }),
        "ignorePodcast" => json!({ "reason": "Read by a machine" }),
        "statePerson" => json!({
            "personSlug": super::people::NAMESAKE, "intoSlug": super::people::PERSON, "reason": "One site links both"
        }),
        "setTeamPlan" => json!({ "plan": "business", "reason": "Paid by invoice" }),
        // Nothing is fetched before it is proven.
        "createPodcastClaim" => json!({ "podcastId": "rust-talk", "method": "feed" }),
        "provePodcastClaim" => json!({}),
        "statePodcast" => json!({ "hidesContacts": false, "emails": [] }),
        "reportPodcastContact" => json!({ "contact": "nobody@example.net", "reason": "bounced" }),
        _ => panic!("say in support/operations.rs what {id} takes"),
    }
}
