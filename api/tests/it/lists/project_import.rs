//! Imports: the preview matches rows with a stated confidence and adds nothing; then what people chose is added.

use crate::support::catalog::generation_with;
use crate::support::prelude::*;
use earshot_app::Project;

const LIMIT: usize = 5_242_880;

struct Import {
    app: TestApp,
    ann: Member,
    project: Project,
}

impl Import {
    async fn new(tier: Tier) -> Self {
        let app = TestApp::new().await;
        let ann = Member::new(&app, "ann", tier).await;
        let project = ann.project(&app, "Spring tour").await;
        Self { app, ann, project }
    }

    fn path(&self, call: &str) -> String {
        format!("/api/v1/projects/{}/import{call}", self.project.slug)
    }

    async fn paste(&self, text: &str) -> TestResponse {
        self.app.post_as(&self.path("/preview"), &json!({ "text": text }), &self.ann.headers()).await
    }

    /// Sends a form with one part. The body is text here, and bytes beyond ASCII are tested below the API.
    async fn upload(&self, part: &str, content: &str) -> TestResponse {
        let body = format!("--x\r\ncontent-disposition: form-data; {part}\r\n\r\n{content}\r\n--x--\r\n");
        let headers = [("cookie", self.ann.cookie.as_str()), ("content-type", "multipart/form-data; boundary=x")];
        self.app.send(Method::POST, &self.path("/preview"), &headers, Some(body)).await
    }
}

fn row(data: &Value, number: usize) -> Value {
    data["rows"].as_array().expect("rows").iter().find(|row| row["row"] == number).expect("the row").clone()
}

#[tokio::test]
async fn rows_are_matched_with_a_stated_confidence() {
    let import = Import::new(Tier::Agency).await;
    import.app.state.swap_generation(generation_with("g2", |document| {
        let slug = document.podcast.slug.clone();
        document.podcast.website_url = Some(format!("https://www.{slug}.example/"));
        document.podcast.guid = (slug == "zero").then(|| "guid-of-zero".to_owned());
        // Only one of the three has Apple's id.
        document.links.retain(|_| slug == "rust-talk");
    }));
    import.ann.add(&import.app, &import.project, &["slow-bread"]).await;
    let text = "title,author,rss,apple id,website,guid\n\
        ,,https://feeds.example/rust-talk/,,,\n\
        Whatever,,http://old.example/slow-bread,,,\n\
        ,,,id1200361736,,\n\
        ,,,,,Guid-Of-Zero\n\
        SLOW  BREAD,Ann Author,,,,\n\
        Slow Bread,,,,,\n\
        Slow Bread,Somebody Else,,,,\n\
        Slow Breads!,,,,,\n\
        ,,,,slow-bread.example,\n\
        ,,,,https://slow-bread.example/,\n\
        Nothing like it,,,,,\n\
        ,,https://unknown.example/feed,,,\n\
        Rust Talq,,,,,\n\
        Zero Scrpit,,,,,\n\
        Slow Bread,,,17,,\n\
        ,,https://www.feeds.example/rust-talk?ref=x,,,\n\
        ,,feed:feeds.example/rust-talk?utm_source=x,,,\n\
        ,,,1.2E+09,,\n\
        ,Somebody,,,,\n";
    let data = import.upload("name=\"file\"; filename=\"list.csv\"", text).await.data();
    let expected = [
        (2, "rust-talk", "certain", "feed-url", ""),
        (3, "slow-bread", "certain", "feed-url", ""),
        (4, "rust-talk", "certain", "apple-id", ""),
        (5, "zero", "certain", "guid", ""),
        (6, "slow-bread", "certain", "title-and-author", ""),
        (7, "slow-bread", "certain", "title", ""),
        (8, "slow-bread", "guess", "title", "The author differs: Ann Author."),
        (9, "slow-bread", "guess", "search", "The title differs: Slow Bread."),
        (10, "slow-bread", "likely", "website", ""),
        (12, "", "", "", "No podcast in the catalog has a title like this."),
        (13, "", "", "", "No podcast in the catalog has this feed."),
        (14, "rust-talk", "guess", "search", "The title differs: Rust Talk."),
        (15, "zero", "guess", "search", "The title differs: Zero </script>."),
        (16, "slow-bread", "likely", "title", "The title fits, but no podcast in the catalog has this Apple id."),
        (17, "rust-talk", "likely", "feed-url", "The feed has another URL: https://feeds.example/rust-talk."),
        (18, "rust-talk", "certain", "feed-url", ""),
        (
            19,
            "",
            "",
            "",
            "The spreadsheet rounded this id to 1.2E+09, so its last digits are lost. Format the column as text and \
             export again.",
        ),
        (20, "", "", "", "The row has no title, URL or id of a podcast."),
    ];
    for (number, slug, confidence, matched_by, reason) in expected {
        let row = row(&data, number);
        let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        let found =
            (text(&row["podcast"]["slug"]), text(&row["confidence"]), text(&row["matchedBy"]), text(&row["reason"]));
        assert_eq!(
            found,
            (slug.to_owned(), confidence.to_owned(), matched_by.to_owned(), reason.to_owned()),
            "row {number}: {row}"
        );
        assert_eq!(row["alreadyListed"], json!(slug == "slow-bread"), "row {number}");
    }
    assert_eq!((&row(&data, 4)["duplicateOf"], &row(&data, 2)["duplicateOf"]), (&json!(2), &Value::Null));
    let summary = &data["summary"];
    assert_eq!((&summary["format"], &summary["encoding"]), (&json!("csv"), &json!("UTF-8")));
    assert_eq!(
        (&summary["newPodcasts"], &summary["limit"]["max"], &summary["limit"]["used"]),
        (&json!(2), &json!(200), &json!(1))
    );
    let number = |name: &str| summary[name].as_u64().expect("a number");
    assert_eq!(number("matched") + number("unmatched"), number("total"));
    assert_eq!(number("certain") + number("likely") + number("guesses"), number("matched"));
    assert_eq!((&summary["total"], &summary["repeated"]), (&json!(18), &json!(1)), "two rows name one website");
    // Nothing was added.
    let entries = import.app.state.db.listed_podcast_ids(&import.ann.account, import.project.id).await.expect("works");
    assert_eq!(entries.len(), 1);
}

#[tokio::test]
async fn opml_and_pasted_lines_are_lists_too() {
    let import = Import::new(Tier::Agency).await;
    let opml = "<opml><body><outline text=\"Rust\" xmlUrl=\"https://feeds.example/rust-talk\"/></body></opml>";
    for reply in [import.paste(opml).await, import.upload("name=\"file\"; filename=\"pods.opml\"", opml).await] {
        let data = reply.data();
        assert_eq!(
            (&data["summary"]["format"], &data["rows"][0]["podcast"]["slug"]),
            (&json!("opml"), &json!("rust-talk"))
        );
    }
    let data = import.paste("https://earshot.example/podcasts/old-zero\nSlow Bread by Ann Author\n").await.data();
    assert_eq!(
        (&data["rows"][0]["podcast"]["slug"], &data["rows"][0]["matchedBy"]),
        (&json!("zero"), &json!("podcast-id"))
    );
    assert_eq!(
        (&data["rows"][1]["podcast"]["slug"], &data["rows"][1]["matchedBy"]),
        (&json!("slow-bread"), &json!("title-and-author"))
    );
    assert_eq!(data["rows"][1]["podcast"]["title"], "Slow Bread");
}

#[tokio::test]
async fn lists_that_cannot_be_read_say_why() {
    let import = Import::new(Tier::Agency).await;
    let file = "name=\"file\"; filename=\"list.csv\"";
    let cases = [
        (import.paste("").await, StatusCode::BAD_REQUEST, "The list is empty."),
        (import.paste("\u{0} \n,,,\n").await, StatusCode::BAD_REQUEST, "The list names no podcasts."),
        (
            import.upload(file, "PK\u{3}\u{4}").await,
            StatusCode::BAD_REQUEST,
            "This is a workbook or an archive. Save the sheet as CSV and import that.",
        ),
        (import.upload(file, "%PDF-1.7").await, StatusCode::BAD_REQUEST, "This is a PDF. Copy its text and paste it."),
        (import.upload("name=\"other\"", "x").await, StatusCode::BAD_REQUEST, "Choose a file or paste a text."),
        (
            import.upload(file, &"x".repeat(LIMIT + 1)).await,
            StatusCode::PAYLOAD_TOO_LARGE,
            "The list is too large. The limit is 5 MB (5,242,880 bytes).",
        ),
        (
            import.paste(&"x".repeat(LIMIT + 1)).await,
            StatusCode::PAYLOAD_TOO_LARGE,
            "The list is too large. The limit is 5 MB (5,242,880 bytes).",
        ),
    ];
    for (reply, status, message) in cases {
        assert_eq!((reply.status, reply.message().as_str()), (status, message));
    }
    let huge = import.upload(file, &"x".repeat(3 * LIMIT)).await;
    assert_eq!(huge.status, StatusCode::PAYLOAD_TOO_LARGE);
    let headers = [("cookie", import.ann.cookie.as_str()), ("content-type", "text/csv")];
    let bare = import.app.send(Method::POST, &import.path("/preview"), &headers, Some("Rust Talk".to_owned())).await;
    assert_eq!(bare.status, StatusCode::UNSUPPORTED_MEDIA_TYPE);
    let headers = [("cookie", import.ann.cookie.as_str()), ("content-type", "multipart/form-data; boundary=x")];
    for body in ["", "--x", "--x\r\n\r\n", "--x--\r\n", "garbage"] {
        let reply = import.app.send(Method::POST, &import.path("/preview"), &headers, Some(body.to_owned())).await;
        assert_eq!(reply.status, StatusCode::BAD_REQUEST, "{body:?}");
    }
    // A list of the largest size is read.
    let largest = import.upload(file, &"Rust Talk\n".repeat(LIMIT / 10)).await.data();
    assert_eq!((&largest["summary"]["total"], &largest["rows"][0]["confidence"]), (&json!(1), &json!("certain")));
}

#[tokio::test]
async fn rows_over_the_limit_are_reported() {
    let import = Import::new(Tier::Agency).await;
    let text: String = (0..1_432).map(|number| format!("Show number {number}\n")).collect();
    let data = import.paste(&text).await.data();
    assert_eq!(data["rows"].as_array().expect("rows").len(), 1_000);
    assert_eq!((&data["summary"]["total"], &data["summary"]["leftOut"]), (&json!(1_000), &json!(432)));
}

#[tokio::test]
async fn what_people_chose_is_added() {
    let import = Import::new(Tier::Agency).await;
    let data = import.paste("Rust Talk\nSlow Bread").await.data();
    let ids: Vec<_> =
        data["rows"].as_array().expect("rows").iter().map(|row| row["podcast"]["podcastId"].clone()).collect();
    let body = json!({ "podcastIds": ids, "state": "qualified", "priority": "high", "labels": ["imported"] });
    let added = import.app.post_as(&import.path(""), &body, &import.ann.headers()).await.data();
    assert_eq!(added["changedCount"], 2);
    assert!(added["changeId"].is_string(), "{added}");
    let entries = import
        .app
        .state
        .db
        .listed_podcasts(&import.ann.account, import.project.id, &earshot_app::ListedPodcastFilter::default())
        .await
        .expect("works");
    assert_eq!(entries.len(), 2);
    assert!(entries.iter().all(|entry| entry.state.as_str() == "qualified" && entry.labels == ["imported"]));
    let again = import.app.post_as(&import.path(""), &body, &import.ann.headers()).await.data();
    assert_eq!((&again["changedCount"], again["skipped"].as_array().map(Vec::len)), (&json!(0), Some(2)));
    assert!(import.paste("Rust Talk").await.data()["rows"][0]["alreadyListed"].as_bool().expect("a flag"));
}

#[tokio::test]
async fn foreign_projects_are_not_found() {
    let import = Import::new(Tier::Agency).await;
    let eve = Member::new(&import.app, "eve", Tier::Admin).await;
    for project in [import.project.id.to_string(), import.project.slug.clone()] {
        let path = format!("/api/v1/projects/{project}/import");
        let preview =
            import.app.post_as(&format!("{path}/preview"), &json!({ "text": "Rust Talk" }), &eve.headers()).await;
        assert_eq!((preview.status, preview.message().as_str()), (StatusCode::NOT_FOUND, "Project not found"));
        let body = json!({ "podcastIds": ["rust-talk"] });
        assert_eq!(import.app.post_as(&path, &body, &eve.headers()).await.status, StatusCode::NOT_FOUND);
    }
    let anonymous = import.app.post(&import.path("/preview"), &json!({ "text": "Rust Talk" })).await;
    assert_eq!(anonymous.status, StatusCode::UNAUTHORIZED);
}
