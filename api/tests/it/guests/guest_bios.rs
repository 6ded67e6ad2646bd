//! Bios of guests: the form that is submitted, its job, and bios that are written again.

use crate::support::prelude::*;
use earshot_api::jobs::guest_profile_steps::write_bios;
use earshot_app::GUEST_PROFILE_JOB;

const AT: &str = "/guest-profiles/ada-lovelace";

fn form() -> Value {
    json!({
        "firstName": "Ada", "lastName": "Lovelace", "draft": true,
        "shortBio": "Ada builds engines that weave algebraical patterns.",
        "longBio": "She wrote the first program for a machine. Her notes explain what engines may one day do for music.",
        "goals": ["Meet hosts"], "areasOfExpertise": ["Engines"], "topicsToDiscuss": ["Notes on engines"],
    })
}

async fn usage(app: &TestApp, user: &Member) -> Value {
    user.get(app, "/users/usage/daily?window=7d").await.data()["days"][6]["aiAssistCount"].clone()
}

async fn details(app: &TestApp, user: &Member) -> Value {
    user.get(app, AT).await.data()
}

#[tokio::test]
async fn a_submitted_form_becomes_a_bio() {
    let app = TestApp::new().await;
    let user = Member::new(&app, "ann", Tier::Business).await;
    user.post(&app, "/guest-profiles", &json!({ "firstName": "Ada", "lastName": "Lovelace", "draft": true }))
        .await
        .data();
    let refused = user.post(&app, &format!("{AT}/submit"), &json!({})).await;
    assert_eq!(refused.status, 400);
    let short_bio = "Short bio is required. The more detailed the better so our AI will work better.";
    assert!(refused.text.contains(short_bio), "{}", refused.text);
    let mut bio = form();
    for key in ["firstName", "lastName", "draft"] {
        bio.as_object_mut().expect("an object").remove(key);
    }
    user.put(&app, &format!("{AT}/bio"), &bio).await.data();
    assert_eq!(
        user.get(&app, "/projects/ada-lovelace-guest-booking/details").await.data()["project"]["status"],
        "DRAFT"
    );

    let submitted = user.post(&app, &format!("{AT}/submit"), &json!({})).await.data();
    assert_eq!(
        (&submitted["status"], &submitted["processingStatus"]),
        (&json!("PENDING"), &json!("CREATING_DOCUMENT_FROM_FORM"))
    );
    let again = user.post(&app, &format!("{AT}/submit"), &json!({})).await;
    assert_eq!(again.failure(), (409, "guest_profile_busy".to_owned()));
    write_bios(&app.state).await.expect("works");
    let next = app.state.db.claim_job(GUEST_PROFILE_JOB, "test", Duration::from_secs(1)).await.expect("works");
    assert_eq!(next, None, "there is one job");
    let done = details(&app, &user).await;
    assert_eq!((&done["status"], &done["processingStatus"]), (&json!("ACTIVE"), &json!("DONE")));
    assert_eq!(done["bioGeneratedBy"], "rules", "{done}");
    assert!(done["bioGeneratedAt"].is_string());
    assert!(done["guestBio"]["longBio"].as_str().is_some_and(|text| text.contains("first program")), "{done}");
    assert_eq!(
        user.get(&app, "/projects/ada-lovelace-guest-booking/details").await.data()["project"]["status"],
        "ACTIVE"
    );
    assert_eq!(usage(&app, &user).await, 0, "rules are not charged with the form");
}

#[tokio::test]
async fn a_bio_is_written_again_and_charged() {
    let app = TestApp::new().await;
    let user = Member::new(&app, "ann", Tier::Free).await;
    user.post(&app, "/guest-profiles", &form()).await.data();
    let at = format!("{AT}/regenerate-bio");
    let written = user.post(&app, &at, &json!({})).await.data();
    let answer = &written["result"]["answer"];
    assert_eq!(answer["shortBio"], "Ada builds engines that weave algebraical patterns.", "{written}");
    assert_eq!((&written["failureReason"], &written["generatedBy"]), (&json!(null), &json!("rules")));
    assert_eq!(written["generatedByReason"], "Built from facts. No AI model is connected.");
    assert_eq!(usage(&app, &user).await, 1);
    let shown = details(&app, &user).await;
    assert_eq!((&shown["guestBio"]["longBio"], &shown["status"]), (&answer["longBio"], &json!("DRAFT")));
    user.undo(&app, &written["changeId"]).await;
    assert_eq!(details(&app, &user).await["guestBio"]["longBio"], form()["longBio"]);

    // An empty profile costs nothing.
    let empty = json!({ "shortBio": "", "longBio": "", "goals": [], "areasOfExpertise": [], "topicsToDiscuss": [] });
    user.put(&app, &format!("{AT}/bio"), &empty).await.data();
    let refused = user.post(&app, &at, &json!({})).await.data();
    assert_eq!((&refused["result"], &refused["failureReason"]), (&json!(null), &json!("no-source-material")));
    assert!(refused["failureMessage"].as_str().is_some_and(|message| message.contains("Add a short bio")));
    assert_eq!(usage(&app, &user).await, 1, "refunded");
    user.post(&app, &format!("{AT}/archive"), &json!({})).await.data();
    assert_eq!(user.post(&app, &at, &json!({})).await.failure(), (409, "guest_profile_archived".to_owned()));
    assert_eq!(usage(&app, &user).await, 1, "refunded");
    user.post(&app, &format!("{AT}/restore"), &json!({})).await.data();
    user.put(&app, &format!("{AT}/bio"), &json!({ "shortBio": "Ada builds engines that weave patterns." }))
        .await
        .data();
    for _ in 0..2 {
        user.post(&app, &at, &json!({})).await.data();
    }
    assert_eq!(user.post(&app, &at, &json!({})).await.failure(), (429, "quota_exceeded".to_owned()), "3 a day");
    assert_eq!(details(&app, &user).await["processingStatus"], "DRAFT", "nothing is left in a step");
}

#[tokio::test]
async fn a_resume_is_read_field_by_field() {
    let app = TestApp::new().await;
    let user = Member::new(&app, "ann", Tier::Free).await;
    user.post(&app, "/guest-profiles", &form()).await.data();
    let resume = "Ada Lovelace\nada@looms.example.com\nlinkedin.com/in/ada-lovelace\n\nKenntnisse\nEngines, Webstühle\n\n\
                  Auszeichnungen\n- Medal of Bath, 2019";
    let at = format!("{AT}/suggestions");
    let found = user.post(&app, &at, &json!({ "text": resume })).await.data();
    let rows: Vec<(&str, &str)> = found["suggestions"]
        .as_array()
        .expect("suggestions")
        .iter()
        .map(|row| (row["field"].as_str().unwrap_or_default(), row["value"].as_str().unwrap_or_default()))
        .collect();
    let expected = [
        ("email", "ada@looms.example.com"),
        ("socialMediaLinks", "https://www.linkedin.com/in/ada-lovelace"),
        ("areasOfExpertise", "Webstühle"),
        ("additionalContext", "Award: Medal of Bath, 2019"),
    ];
    assert_eq!(rows, expected, "without what the profile has");
    let source = json!({ "fileName": null, "line": 6, "heading": "Kenntnisse", "text": "Engines, Webstühle" });
    assert_eq!(found["suggestions"][2]["source"], source);
    assert_eq!(found["suggestions"][1]["socialMediaType"], "linkedin");
    assert_eq!(usage(&app, &user).await, 0, "it is free");
    let empty = user.post(&app, &at, &json!({})).await.data();
    assert_eq!((&empty["suggestions"], &empty["textCount"]), (&json!([]), &json!(0)));
    let long = user.post(&app, &at, &json!({ "text": "x".repeat(100_001) })).await;
    assert_eq!(long.status, 400, "{}", long.text);
}
