//! Which fields of a guest and of a list leave the team: the tables of `docs/audiences.md`, and what each audience gets.

use crate::support::prelude::*;
use earshot_app::SaveKind;
use earshot_model::SocialKind;
use earshot_model::export::{ExportColumnGroup, ExportSource, choose_columns};
use earshot_model::guest_profile::{GuestBio, GuestProfileFields, PublicViewSettings, SocialLink};
use earshot_model::project::ShareColumn;
use std::collections::{BTreeMap, BTreeSet};

const TABLES: &str = include_str!("../../../../docs/audiences.md");

/// Returns the decisions of a table: what each audience sees of each field.
fn decisions(section: &str) -> BTreeMap<String, BTreeMap<String, String>> {
    let text = TABLES.split("\n## ").find(|part| part.starts_with(section)).expect("the section exists");
    let cells = |line: &str| line.trim_matches('|').split('|').map(|cell| cell.trim().to_owned()).collect::<Vec<_>>();
    let rows: Vec<Vec<String>> = text
        .lines()
        .skip_while(|line| !line.starts_with("| field |"))
        .take_while(|line| line.starts_with('|'))
        .map(cells)
        .collect();
    let (head, rows) = rows.split_first().expect("the table has a head");
    let decide = |row: &Vec<String>| {
        let cells: BTreeMap<String, String> = head.iter().cloned().zip(row.iter().cloned()).skip(1).collect();
        for cell in cells.values() {
            assert!(["yes", "request", "maybe", "no"].contains(&cell.as_str()), "{row:?}");
        }
        (row[0].trim_matches('`').to_owned(), cells)
    };
    rows.iter().skip(1).map(decide).collect()
}

fn names(fields: &Value, prefix: &str, into: &mut BTreeSet<String>) {
    for (name, value) in fields.as_object().expect("fields") {
        match value {
            Value::Object(_) => names(value, &format!("{prefix}{name}."), into),
            _ => drop(into.insert(format!("{prefix}{name}"))),
        }
    }
}

/// A profile whose fields all differ. A new field does not compile until it has a value here.
fn marked() -> GuestProfileFields {
    let text = |name: &str| format!("marker-{name}");
    let url = |name: &str| Some(format!("https://marker-{name}.example/"));
    GuestProfileFields {
        first_name: text("first"),
        last_name: text("last"),
        email: Some("marker-email@example.org".to_owned()),
        phone: Some("+43 1 5550100".to_owned()),
        company_name: Some(text("company")),
        website_url: url("website"),
        booking_url: url("booking"),
        one_pager_url: url("one-pager"),
        image_url: url("image"),
        bio: GuestBio {
            short_bio: text("short-bio"),
            long_bio: text("long-bio"),
            goals: vec![text("goal")],
            areas_of_expertise: vec![text("expertise")],
            topics_to_discuss: vec![text("topic")],
            things_to_avoid: vec![text("avoided")],
            additional_context: Some(text("context")),
        },
        social_links: vec![SocialLink { kind: SocialKind::Github, url: "https://github.com/marker-social".to_owned() }],
        public_view: PublicViewSettings {
            is_public: true,
            display_linked_in: false,
            display_socials: false,
            display_previous_podcast_appearances: false,
            marketing_letter: Some(text("letter")),
        },
    }
}

/// The marker of each field that has a text.
const MARKERS: [(&str, &str); 18] = [
    ("firstName", "marker-first"),
    ("lastName", "marker-last"),
    ("email", "marker-email@"),
    ("phone", "5550100"),
    ("companyName", "marker-company"),
    ("websiteUrl", "marker-website"),
    ("bookingUrl", "marker-booking"),
    ("onePagerUrl", "marker-one-pager"),
    ("imageUrl", "marker-image"),
    ("bio.shortBio", "marker-short-bio"),
    ("bio.longBio", "marker-long-bio"),
    ("bio.goals", "marker-goal"),
    ("bio.areasOfExpertise", "marker-expertise"),
    ("bio.topicsToDiscuss", "marker-topic"),
    ("bio.thingsToAvoid", "marker-avoided"),
    ("bio.additionalContext", "marker-context"),
    ("socialLinks", "marker-social"),
    ("publicView.marketingLetter", "marker-letter"),
];

/// Checks a text that an audience gets, without and with what a member can switch on.
fn check(audience: &str, (default, on_request): (&str, &str), decisions: &BTreeMap<String, BTreeMap<String, String>>) {
    for (field, marker) in MARKERS {
        let expected = match decisions[field][audience].as_str() {
            "yes" => (true, true),
            "request" => (false, true),
            "no" => (false, false),
            _ => continue,
        };
        let seen = (default.contains(marker), on_request.contains(marker));
        assert_eq!(seen, expected, "{field} on the {audience}, by default and on request: {default}");
    }
}

#[tokio::test]
async fn each_audience_sees_the_fields_of_a_guest_that_the_table_lists() {
    let decisions = decisions("Guest profiles");
    let mut fields = BTreeSet::new();
    names(&serde_json::to_value(marked()).expect("plain data"), "", &mut fields);
    assert_eq!(decisions.keys().cloned().collect::<BTreeSet<_>>(), fields, "each field has a row");
    for field in fields.iter().filter(|field| !MARKERS.iter().any(|(known, _)| known == field)) {
        assert!(decisions[field].values().all(|cell| cell == "no"), "{field} is a setting");
    }

    let app = TestApp::new().await;
    let user = Member::new(&app, "ann", Tier::Business).await;
    let body = json!({ "firstName": "Ada", "lastName": "Lovelace", "shortBio": "Builds engines." });
    let guest = user.post(&app, "/guest-profiles", &body).await.data()["guestProfileId"].clone();
    let at = "/guest-profiles/ada-lovelace";
    user.put(&app, &format!("{at}/public-view"), &json!({ "isPublic": true })).await.data();
    let id = guest.as_str().and_then(|id| id.parse().ok()).expect("an id");
    let edit = |fields: &mut GuestProfileFields| *fields = marked();
    app.state.db.update_guest_profile(&user.account, id, edit, None, SaveKind::Manual).await.expect("works");

    let sheet = async |rest: &str| user.get(&app, &format!("{at}/download?format=html{rest}")).await.text;
    check("one-sheet", (&sheet("").await, &sheet("&topicsToAvoid=true").await), &decisions);

    let page = async || {
        let data = app.get("/api/v1/public/guests/ada-lovelace").await.data().to_string();
        format!("{data} {}", app.get("/guests/ada-lovelace").await.text)
    };
    let default = page().await;
    let switches =
        json!({ "displayLinkedIn": true, "displaySocials": true, "displayPreviousPodcastAppearances": true });
    user.put(&app, &format!("{at}/public-view"), &switches).await.data();
    check("public page", (&default, &page().await), &decisions);

    let body = json!({ "podcastId": "rust-talk", "guestProfileId": guest, "variants": 3 });
    let pitch = user.post(&app, "/outreach/generate", &body).await.data()["outreach"].clone();
    let text = format!("{} {} {}", pitch["subject"], pitch["body"], pitch["variants"]);
    assert!(text.contains("marker-first"), "{pitch}");
    check("pitch", (&text, &text), &decisions);

    let body = json!({ "slug": "rust-talk", "email": user.account.email, "guestProfileId": guest });
    user.post(&app, "/guest-prep/email", &body).await.data();
    let mails = app.state.db.newest_mails(5).await.expect("works");
    let mail = mails.iter().find(|mail| mail.subject.contains("preparation")).expect("a mail");
    check("preparation", (&mail.text, &mail.text), &decisions);
}

#[tokio::test]
async fn each_audience_sees_the_fields_of_a_list_that_the_table_lists() {
    let decisions = decisions("Podcasts of a list");
    let app = TestApp::new().await;
    let ann = Member::new(&app, "ann", Tier::Agency).await;
    let tour = ann.project(&app, "Spring tour").await;
    ann.add(&app, &tour, &["rust-talk"]).await;
    let shared = async |columns: &[&str]| {
        let body = json!({ "columns": columns, "includeContacts": !columns.is_empty() });
        let share = ann.post(&app, &format!("/projects/{}/shares", tour.slug), &body).await.data()["share"].clone();
        let token = share["token"].as_str().expect("a token").to_owned();
        app.get(&format!("/api/v1/public/shared/{token}")).await.data()["list"]["podcasts"][0].clone()
    };
    let columns: Vec<&str> = ShareColumn::ALL.iter().map(|column| column.as_str()).collect();
    let (default, all) = (shared(&[]).await, shared(&columns).await);
    let keys = |view: &Value| view.as_object().expect("a podcast").keys().cloned().collect::<BTreeSet<_>>();
    let rows = |audience: &str| {
        let sees = |cells: &BTreeMap<String, String>| cells[audience] != "no";
        decisions.iter().filter(|(_, cells)| sees(cells)).map(|(field, _)| field.clone()).collect::<BTreeSet<_>>()
    };
    assert_eq!(keys(&all), rows("client view"), "each field of a client view has a row");
    for (field, cells) in decisions.iter().filter(|(_, cells)| cells["client view"] == "request") {
        assert_eq!(default[field], Value::Null, "{field} is not on a client view by default, {cells:?}");
    }

    ann.patch(&app, &format!("/projects/{}", tour.slug), &json!({ "isPublicListicle": true })).await.data();
    let page = app.get("/api/v1/public/listicles/spring-tour").await.data()["listicle"]["podcasts"][0].clone();
    assert_eq!(keys(&page), rows("public list"), "each field of a public list has a row");

    let every = ExportColumnGroup::ALL;
    let basic = choose_columns(ExportSource::List, &[ExportColumnGroup::BasicInfo], Tier::Admin);
    for column in choose_columns(ExportSource::List, every, Tier::Admin).iter().filter(|column| column.is_of_list) {
        let is_basic = basic.iter().any(|one| one.key == column.key);
        let expected = if is_basic { "yes" } else { "request" };
        assert_eq!(decisions.get(column.key).map(|cells| cells["export"].as_str()), Some(expected), "{}", column.key);
    }
}
