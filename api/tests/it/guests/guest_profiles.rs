//! Guest profiles: creating, changing, files that are read in a child process, the archive, and links to projects.

use crate::support::operations::FORM_TYPE;
use crate::support::prelude::*;
use earshot_api_workspace::guest_profiles::fields::ContactFields;
use earshot_extract::{CHILD_COMMAND, ChildProgram, run_child};
use earshot_model::guest_profile::GuestProfileFields;

/// Set in the environment of the child process.
const CHILD: &str = "EARSHOT_TEST_READS_A_FILE";

/// The child process of the other tests: this program, with the filter for this test. It does nothing in other runs.
#[test]
fn reads_an_uploaded_file() {
    if std::env::var_os(CHILD).is_some() {
        let _ = run_child();
        // The last line of the output is the report, so that nothing may follow.
        #[expect(clippy::disallowed_methods, reason = "the test harness would write more")]
        std::process::exit(0);
    }
}

async fn app() -> TestApp {
    let program = std::env::current_exe().expect("a program");
    let arguments = ["--exact", "guests::guest_profiles::reads_an_uploaded_file", "--nocapture", "--test-threads=1"];
    let libraries = std::env::var_os("LD_LIBRARY_PATH").unwrap_or_default();
    let reader = ChildProgram::new(program, arguments.map(Into::into))
        .with_variable(CHILD.into(), CHILD_COMMAND.into())
        .with_variable("LD_LIBRARY_PATH".into(), libraries);
    let app = TestApp::with_config(crate::support::ManualClock::new().clock(), |config| {
        config.file_reader = Some(reader);
    })
    .await;
    app.state.swap_generation(crate::support::catalog::generation("g1"));
    app
}

fn ada() -> Value {
    json!({ "firstName": "Ada", "lastName": "Lovelace", "shortBio": "Builds engines." })
}

async fn create(app: &TestApp, user: &Member, body: &Value) -> Value {
    user.post(app, "/guest-profiles", body).await.data()
}

async fn details(app: &TestApp, user: &Member, key: &str) -> Value {
    user.get(app, &format!("/guest-profiles/{key}")).await.data()
}

/// A form with files: the field, the name and the content of each.
async fn upload(app: &TestApp, user: &Member, key: &str, files: &[(&str, &str, &str)]) -> TestResponse {
    let part = |(field, name, content): &(&str, &str, &str)| {
        format!("--xx\r\ncontent-disposition: form-data; name=\"{field}\"; filename=\"{name}\"\r\n\r\n{content}\r\n")
    };
    let form = files.iter().map(part).collect::<String>() + "--xx--\r\n";
    let headers = [("cookie", user.cookie.as_str()), ("content-type", FORM_TYPE)];
    app.send(Method::POST, &format!("/api/v1/guest-profiles/{key}/documents"), &headers, Some(form)).await
}

#[tokio::test]
async fn a_profile_is_found_by_its_project_and_shown_on_it() {
    let app = app().await;
    let user = Member::new(&app, "ann", Tier::Business).await;
    let created = create(&app, &user, &ada()).await;
    assert_eq!(created["guestProfileSlug"], "ada-lovelace");
    assert_eq!(created["projectSlug"], "ada-lovelace-guest-booking");
    let own = details(&app, &user, "ada-lovelace").await;
    assert_eq!(
        (&own["name"], &own["status"], &own["processingStatus"]),
        (&json!("Ada Lovelace"), &json!("ACTIVE"), &json!("DONE"))
    );
    for key in ["guestProfileId", "projectId", "projectSlug"] {
        assert_eq!(details(&app, &user, created[key].as_str().expect("a key")).await, own, "{key}");
    }
    let projects = user.get(&app, "/projects").await.data();
    let linked = &projects["projects"][0]["linkedGuestProfile"];
    assert_eq!((&linked["slug"], &linked["status"]), (&json!("ada-lovelace"), &json!("ACTIVE")));
    let project = user.get(&app, "/projects/ada-lovelace-guest-booking/details").await.data();
    assert_eq!(project["project"]["linkedGuestProfile"]["id"], created["guestProfileId"]);
    let list = user.get(&app, "/guest-profiles").await.data();
    assert_eq!((list["guestProfiles"].as_array().map(Vec::len), &list["cursor"]), (Some(1), &json!(null)));
}

#[tokio::test]
async fn required_texts_have_the_messages_of_the_specification() {
    let app = app().await;
    let user = Member::new(&app, "ann", Tier::Business).await;
    let reply = user.post(&app, "/guest-profiles", &json!({ "firstName": "Ada", "lastName": "Lovelace" })).await;
    assert_eq!(reply.status, 400);
    let message = "Short bio is required. The more detailed the better so our AI will work better.";
    assert!(reply.text.contains(message), "{}", reply.text);
    let all = user.post(&app, "/guest-profiles", &json!({})).await.json();
    assert_eq!(all["errors"].as_array().map(Vec::len), Some(3), "{all}");
    let draft = create(&app, &user, &json!({ "draft": true })).await;
    let draft = details(&app, &user, draft["guestProfileId"].as_str().expect("an id")).await;
    assert_eq!((&draft["status"], &draft["completeness"]["percent"]), (&json!("DRAFT"), &json!(0)));
}

#[tokio::test]
async fn fields_change_with_versions_and_undo() {
    let app = app().await;
    let user = Member::new(&app, "ann", Tier::Business).await;
    create(&app, &user, &ada()).await;
    let at = "/guest-profiles/ada-lovelace";
    let bio =
        json!({ "expertise": "- Engines\n- Notes", "goals": ["Meet hosts"], "topicsToAvoid": "", "longBio": null });
    let changed = user.put(&app, &format!("{at}/bio"), &bio).await.data();
    assert_eq!((&changed["success"], &changed["version"]), (&json!(true), &json!(2)));
    let contact =
        json!({ "name": "Ada King Lovelace", "email": "ada@example.org", "linkedIn": "linkedin.com/in/ada-l" });
    let late = user.send(&app, Method::PUT, &format!("{at}/contact-details"), Some(&contact), Some("\"1\"")).await;
    assert_eq!(late.status, 412);
    assert_eq!(late.json()["data"]["current"]["version"], 2, "{}", late.text);
    user.send(&app, Method::PUT, &format!("{at}/contact-details"), Some(&contact), Some("\"2\"")).await.data();
    let links = json!([{ "socialMediaType": "linkedin", "url": "https://twitter.com/ada" }]);
    let wrong = user.put(&app, &format!("{at}/social-media-links"), &links).await;
    assert_eq!(wrong.status, 400);
    assert!(wrong.text.contains("Invalid LinkedIn URL: it is a profile on X (Twitter)"), "{}", wrong.text);
    let shown = details(&app, &user, "ada-lovelace").await;
    assert_eq!(shown["guestBio"]["areasOfExpertise"], json!(["Engines", "Notes"]));
    assert_eq!((&shown["firstName"], &shown["lastName"]), (&json!("Ada King"), &json!("Lovelace")));
    assert_eq!(shown["socialMediaLinks"][0]["url"], "https://www.linkedin.com/in/ada-l");
    let changes = user.get(&app, &format!("{at}/changes")).await.data();
    assert_eq!((changes["changes"].as_array().map(Vec::len), &changes["cursor"]), (Some(3), &json!(null)));
    let second = &changes["changes"][1];
    assert_eq!((&second["id"], &second["kind"]), (&changed["changeId"], &json!("updated")));
    let fields: Vec<_> = second["fields"].as_array().expect("fields").iter().map(|field| &field["name"]).collect();
    assert_eq!(fields, ["areasOfExpertise", "goals"]);
    assert_eq!(second["fields"][1]["after"], json!(["Meet hosts"]));
    let undone = user.undo(&app, &changed["changeId"]).await;
    assert_eq!(undone["restoredCount"], 1, "{undone}");
    assert_eq!(details(&app, &user, "ada-lovelace").await["guestBio"]["goals"], json!([]));
    let deleted = user.delete(&app, at).await.data();
    assert_eq!(user.get(&app, at).await.status, 404);
    user.undo(&app, &deleted["changeId"]).await;
    let archived = user.post(&app, &format!("{at}/archive"), &json!({})).await.data();
    assert_eq!(archived["success"], true);
    assert_eq!(user.put(&app, &format!("{at}/bio"), &bio).await.json()["code"], "guest_profile_archived");
    assert_eq!(user.get(&app, "/guest-profiles?show=archived").await.data()["guestProfiles"][0]["status"], "ARCHIVED");
    user.post(&app, &format!("{at}/restore"), &json!({})).await.data();
    assert_eq!(details(&app, &user, "ada-lovelace").await["status"], "ACTIVE");
}

#[tokio::test]
async fn files_are_read_by_their_content() {
    let app = app().await;
    let user = Member::new(&app, "ann", Tier::Business).await;
    create(&app, &user, &ada()).await;
    let text = ("user_file:1", "bio", "שלום, I build engines.");
    let broken = ("user_file:2", "cv.pdf", "%PDF-1.7 and no more");
    let added = upload(&app, &user, "ada-lovelace", &[text, broken]).await.data();
    let documents: Vec<_> =
        added["uploadedDocuments"].as_array().expect("files").iter().map(|file| &file["document"]).collect();
    assert_eq!((&documents[0]["fileType"], &documents[0]["status"]), (&json!("txt"), &json!("read")));
    assert_eq!((&documents[1]["fileType"], &documents[1]["status"]), (&json!("pdf"), &json!("failed")));
    assert!(documents[1]["statusReason"].as_str().is_some_and(|reason| reason.starts_with("The PDF is damaged")));
    for (file, expected) in [
        (("file", "a.txt", "text"), "Invalid field format. Expected format is user_file:{number}."),
        (("user_file:3", "a.zip", "PK\u{3}\u{4} something"), "The content of the file is an archive."),
        (("user_file:3", "a.txt", ""), "The file is empty."),
        (("user_file:3", "a.docx", "%PDF-1.7"), "The file is named “.docx”, but its content is a PDF."),
        (("user_file:3", "a.pdf", "a text"), "The file is named “.pdf”, but its content is a text file."),
    ] {
        let refused = upload(&app, &user, "ada-lovelace", &[file]).await;
        assert_eq!(refused.status, 400, "{}", refused.text);
        assert!(refused.text.contains(expected), "{}", refused.text);
    }
    let large = "x".repeat(5_242_881);
    let refused = upload(&app, &user, "ada-lovelace", &[("user_file:3", "a.txt", &large)]).await;
    assert_eq!(refused.json()["code"], "body_too_large", "{}", refused.text);
    let many: Vec<(String, String)> =
        (3..7).map(|number| (format!("user_file:{number}"), format!("text {number}"))).collect();
    let many: Vec<_> = many.iter().map(|(field, content)| (field.as_str(), "a.txt", content.as_str())).collect();
    let refused = upload(&app, &user, "ada-lovelace", &many).await;
    assert_eq!(refused.json()["code"], "too_many_files", "{}", refused.text);
    let shown = details(&app, &user, "ada-lovelace").await;
    assert_eq!(shown["documents"].as_array().map(Vec::len), Some(5), "the first three had room");
    let id = shown["documents"][0]["id"].as_str().expect("an id");
    user.delete(&app, &format!("/guest-profiles/ada-lovelace/documents/{id}")).await.data();
    assert_eq!(details(&app, &user, "ada-lovelace").await["documents"].as_array().map(Vec::len), Some(4));
}

#[tokio::test]
async fn a_one_sheet_is_downloaded_in_three_formats() {
    let app = app().await;
    let user = Member::new(&app, "ann", Tier::Business).await;
    let mut body = ada();
    body["lastName"] = json!("<Lovelace>");
    body["email"] = json!("ada@example.org");
    body["additionalContext"] = json!("secret dates");
    let created = create(&app, &user, &body).await;
    let slug = created["guestProfileSlug"].as_str().expect("a slug");
    let at = |format: &str| format!("/guest-profiles/{slug}/download?format={format}");
    let html = user.get(&app, &at("html")).await;
    assert_eq!((html.status, html.header("content-type")), (StatusCode::OK, "text/html; charset=utf-8"));
    assert!(html.text.contains("<h1 dir=\"auto\">Ada &lt;Lovelace&gt;</h1>") && html.text.contains("ada@example.org"));
    assert!(!html.text.contains("secret"), "{}", html.text);
    let word = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
    for (format, media_type) in [("pdf", "application/pdf"), ("docx", word)] {
        let head = user.send(&app, Method::HEAD, &at(format), None, None).await;
        assert_eq!((head.status, head.header("content-type")), (StatusCode::OK, media_type));
        let name = format!("attachment; filename=\"{slug}-one-sheet.{format}\"");
        assert_eq!(head.header("content-disposition"), name);
    }
    assert_eq!(user.get(&app, &at("odt")).await.failure(), (400, "invalid_request".to_owned()));
}

#[tokio::test]
async fn an_alert_comes_with_the_profile_if_the_plan_has_room() {
    let app = app().await;
    let user = Member::new(&app, "ann", Tier::Business).await;
    let mut body = ada();
    body["createAlert"] = json!(true);
    let created = create(&app, &user, &body).await;
    assert!(created["alertConfigId"].is_string(), "{created}");
    assert_eq!(user.get(&app, "/alerts/alert-configs").await.data()["alertConfigs"][0]["alertName"], "Ada Lovelace");
}

#[test]
fn names_are_split_before_their_last_word() {
    for (name, expected) in [
        ("Ada Lovelace", ("Ada", "Lovelace")),
        (" Anna  Maria  Berg ", ("Anna  Maria", "Berg")),
        ("Cher", ("Cher", "")),
        ("", ("", "")),
    ] {
        let mut fields = GuestProfileFields { last_name: "Byron".to_owned(), ..GuestProfileFields::default() };
        ContactFields { name: Some(name.to_owned()), ..ContactFields::default() }.apply_to(&mut fields);
        assert_eq!((fields.first_name.as_str(), fields.last_name.as_str()), expected, "{name}");
    }
}
