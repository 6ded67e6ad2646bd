//! Tests of one-sheets: the upload readers extract the text that was written.

use super::*;
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use earshot_extract::{ReadLimits, detect_type, read_text};
use earshot_model::guest_profile::{GuestBio, GuestFileType, GuestProfileFields, PublicViewSettings};

/// A PNG of 16 by 16 red pixels.
const RED_PNG: &str =
    "iVBORw0KGgoAAAANSUhEUgAAABAAAAAQCAIAAACQkWg2AAAAFklEQVR42mM4ISdHEmIY1TCqYfhqAADkYgQQ6ZuA8QAAAABJRU5ErkJggg==";

fn sheet(first_name: &str, last_name: &str) -> OneSheet {
    sheet_with(first_name, last_name, false)
}

fn sheet_with(first_name: &str, last_name: &str, shows_topics_to_avoid: bool) -> OneSheet {
    let fields = GuestProfileFields {
        first_name: first_name.to_owned(),
        last_name: last_name.to_owned(),
        company_name: Some("Engines & Söhne".to_owned()),
        email: Some("ada@example.org".to_owned()),
        bio: GuestBio {
            short_bio: "Builds <engines> & more.".to_owned(),
            long_bio: "A long sentence about engines that weave patterns. ".repeat(200),
            topics_to_discuss: vec!["Παπαδοπούλου και μηχανές".to_owned()],
            goals: vec!["secret goal".to_owned()],
            things_to_avoid: vec!["The lawsuit".to_owned()],
            additional_context: Some("secret context".to_owned()),
            ..GuestBio::default()
        },
        public_view: PublicViewSettings {
            marketing_letter: Some("See [my talk](https://ada.example/talk?a=1&b=2) \u{1}today.".to_owned()),
            ..PublicViewSettings::default()
        },
        ..GuestProfileFields::default()
    };
    let appearances = content::OneSheetAppearance {
        podcast_title: "Rust Talk".to_owned(),
        episode_title: "Part 1 <b>".to_owned(),
        url: "https://earshot.example/podcasts/rust-talk/part-1".to_owned(),
    };
    OneSheet::of(&fields, &[appearances], shows_topics_to_avoid)
}

fn render(sheet: &OneSheet, format: OneSheetFormat) -> Vec<u8> {
    sheet.render(format, &CancelToken::default()).expect("works").bytes
}

fn read(bytes: &[u8]) -> String {
    read_text(bytes, &ReadLimits::default()).expect("it is readable").text
}

#[test]
fn topics_to_avoid_are_shown_on_request_only() {
    let html = |shown| {
        let sheet = sheet_with("Ada", "Lovelace", shown);
        let file = sheet.render(OneSheetFormat::Html, &CancelToken::default()).expect("works");
        String::from_utf8(file.bytes).expect("text")
    };
    assert!(!html(false).contains("The lawsuit") && !html(false).contains("avoid</h2>"), "{}", html(false));
    assert!(html(true).contains("The lawsuit"));
}

#[test]
fn all_formats_have_all_texts() {
    let parts = [
        "Ада Лавлейс",
        "Builds <engines> & more.",
        "Παπαδοπούλου και μηχανές",
        "ada@example.org",
        "my talk",
        "Rust Talk",
        "Part 1 <b>",
    ];
    let sheet = sheet("Ада", "Лавлейс");
    for (format, file_type) in [(OneSheetFormat::Pdf, GuestFileType::Pdf), (OneSheetFormat::Docx, GuestFileType::Docx)]
    {
        let bytes = render(&sheet, format);
        assert_eq!(detect_type(&bytes), Ok(file_type));
        let text = read(&bytes);
        for part in parts {
            assert!(text.contains(part), "{part} is not in the {format:?}: {text}");
        }
        assert!(!text.contains("secret"), "{format:?}");
    }
    let html = String::from_utf8(render(&sheet, OneSheetFormat::Html)).expect("UTF-8");
    for part in [
        "<title>Ада Лавлейс</title>",
        "Builds &lt;engines&gt; &amp; more.",
        "Part 1 &lt;b&gt;",
        "rel=\"noopener nofollow\">my talk</a>",
        "Engines &amp; Söhne",
    ] {
        assert!(html.contains(part), "{part} is not in {html}");
    }
    assert!(!html.contains("secret") && !html.contains("<b>"));
}

/// Word rejects a document with a character that XML does not have.
#[test]
fn every_part_of_a_document_is_valid_xml() {
    let mut sheet = sheet("Ada\u{fffe}", "Lovelace\u{ffff}\u{b}");
    sheet.blocks[0].spans[0].text.push_str("\u{1fffe}\u{8}");
    let bytes = render(&sheet, OneSheetFormat::Docx);
    let mut archive = zip::ZipArchive::new(std::io::Cursor::new(bytes)).expect("a document");
    for number in 0..archive.len() {
        let mut part = archive.by_index(number).expect("a part");
        let mut text = String::new();
        std::io::Read::read_to_string(&mut part, &mut text).expect("UTF-8");
        assert!(text.chars().all(earshot_model::is_xml_character), "part {number}");
        let mut reader = quick_xml::Reader::from_str(&text);
        while !matches!(reader.read_event().expect("well-formed"), quick_xml::events::Event::Eof) {}
    }
}

#[test]
fn the_photo_is_part_of_every_format() {
    let png = STANDARD.decode(RED_PNG).expect("base64");
    let photo = earshot_pictures::render_photo(&png).expect("a photo").large;
    let plain = sheet("Ada", "Lovelace");
    let shown = plain.clone().with_photo(Some(photo.clone()));
    let html = String::from_utf8(render(&shown, OneSheetFormat::Html)).expect("UTF-8");
    assert!(html.contains(&format!("src=\"data:image/jpeg;base64,{}\"", STANDARD.encode(&photo))), "{html}");
    let has = |bytes: &[u8], part: &[u8]| bytes.windows(part.len()).any(|window| window == part);
    let pdf = render(&shown, OneSheetFormat::Pdf);
    assert!(has(&pdf, &photo), "as it is: nothing is lost by encoding it again");
    assert!(!has(&render(&plain, OneSheetFormat::Pdf), b"/DCTDecode"), "no JPEG without a photo");
    let docx = render(&shown, OneSheetFormat::Docx);
    let archive = zip::ZipArchive::new(std::io::Cursor::new(docx)).expect("a document");
    assert_eq!(archive.file_names().flatten().filter(|name| name.ends_with(".png")).count(), 1);
    for (format, bytes) in [(OneSheetFormat::Pdf, pdf), (OneSheetFormat::Docx, render(&shown, OneSheetFormat::Docx))] {
        assert!(read(&bytes).contains("Engines & Söhne"), "{format:?}");
    }
}

#[test]
fn long_texts_take_pages_and_all_names_are_written() {
    let bytes = render(&sheet("Ada", "Lovelace"), OneSheetFormat::Pdf);
    assert!(bytes.len() < 200_000, "only the letters in use are embedded: {}", bytes.len());
    assert!(read(&bytes).matches("weave patterns").count() >= 190);
    for (first, last) in [("Ελένη", "Παπαδοπούλου"), ("שרה", "כהן"), ("王", "小明"), ("", "")]
    {
        let sheet = sheet(first, last);
        for format in [OneSheetFormat::Html, OneSheetFormat::Docx, OneSheetFormat::Pdf] {
            assert!(!render(&sheet, format).is_empty(), "{first}");
        }
    }
}

#[test]
fn every_script_is_shown_or_named() {
    let mut sheet = sheet("Łukasz", "山田 محمد");
    sheet.blocks[0].spans[0].text = "Việt Nam, Příliš žluťoučký, Ελλάδα, Привет, e\u{301}, \
        שלום עולם (1978), สวัสดี, 山田, \u{1f680}."
        .to_owned();
    let file = sheet.render(OneSheetFormat::Pdf, &CancelToken::default()).expect("works");
    assert_eq!(file.missing_letters, ["Chinese characters", "Thai", "emoji"]);
    let text = read(&file.bytes).split_whitespace().collect::<Vec<_>>().join(" ");
    for part in [
        "Łukasz [Chinese characters] محمد",
        "Việt Nam, Příliš žluťoučký, Ελλάδα, Привет, é",
        "שלום עולם",
        "[Thai], [Chinese characters], [emoji].",
        "This PDF cannot show some letters: Chinese characters, Thai, emoji.",
    ] {
        assert!(text.contains(part), "{part} is not in {text}");
    }
    for format in [OneSheetFormat::Html, OneSheetFormat::Docx] {
        let file = sheet.render(format, &CancelToken::default()).expect("works");
        assert!(file.missing_letters.is_empty());
    }
}

#[test]
fn a_file_that_nobody_waits_for_is_not_finished() {
    let cancel = CancelToken::default();
    cancel.cancel();
    for format in [OneSheetFormat::Docx, OneSheetFormat::Pdf] {
        let error = sheet("Ada", "Lovelace").render(format, &cancel).expect_err("canceled");
        assert_eq!(error.code, earshot_api_server::error::ErrorCode::Timeout);
    }
}
