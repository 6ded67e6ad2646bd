//! Word documents, whole and hostile.

use crate::archives::{TYPES, archive, document, part};
use crate::child::read;
use earshot_extract::FileRejection;
use earshot_model::guest_profile::GuestFileType::Docx;

fn text(body: &str) -> String {
    let body = part("document", &format!("<w:body>{body}</w:body>"));
    let bytes = archive(&[("[Content_Types].xml", TYPES.as_bytes()), ("word/document.xml", body.as_bytes())]);
    read(&bytes).expect("a document").text
}

#[test]
fn paragraphs_tables_and_breaks_are_lines() {
    let body = "<w:p><w:r><w:t>Ada &amp; Co</w:t><w:tab/><w:t xml:space=\"preserve\"> tab</w:t></w:r></w:p>\
        <w:p><w:r><w:t>One</w:t><w:br/><w:t>two &#8211; &#x5d0;</w:t></w:r></w:p>\
        <w:tbl><w:tr><w:tc><w:p><w:r><w:t>left</w:t></w:r></w:p></w:tc>\
        <w:tc><w:p><w:r><w:t>right</w:t></w:r></w:p></w:tc></w:tr></w:tbl>";
    assert_eq!(text(body), "Ada & Co tab\nOne\ntwo – א\nleft\nright");
}

#[test]
fn invisible_content_is_left_out() {
    let body = "<w:p><w:del><w:r><w:delText>deleted</w:delText></w:r></w:del>\
        <w:moveFrom><w:r><w:t>moved</w:t></w:r></w:moveFrom>\
        <w:r><w:instrText>PAGEREF</w:instrText><w:t>shown</w:t></w:r>\
        <w:Fallback><w:r><w:t>twice</w:t></w:r></w:Fallback></w:p>";
    assert_eq!(text(body), "shown");
}

#[test]
fn hidden_runs_are_reported() {
    let run = |properties: &str, text: &str| format!("<w:r><w:rPr>{properties}</w:rPr><w:t>{text}</w:t></w:r>");
    let dark = "<w:pPr><w:shd w:fill=\"202020\"/></w:pPr>";
    let white = "<w:color w:val=\"FFFFFF\"/>";
    let body = [
        format!("<w:p>{}{}</w:p>", run("<w:vanish/>", "praise"), run("<w:vanish w:val=\"0\"/>", "Ada")),
        format!("<w:p>{}{}</w:p>", run(white, "white"), run("<w:sz w:val=\"2\"/>", "tiny")),
        format!("<w:p>{}</w:p>", run("<w:rStyle w:val=\"Gone\"/>", "styled")),
        format!("<w:p>{dark}{}</w:p>", run(white, " Quay")),
        format!("<w:tbl><w:tr><w:tc><w:p>{}</w:p></w:tc></w:tr></w:tbl>", run(white, "cell")),
    ];
    let body = part("document", &format!("<w:body>{}</w:body>", body.concat()));
    let styles = "<w:styles><w:style w:styleId=\"Gone\"><w:rPr><w:vanish/></w:rPr></w:style></w:styles>";
    let bytes = archive(&[
        ("[Content_Types].xml", TYPES.as_bytes()),
        ("word/document.xml", body.as_bytes()),
        ("word/styles.xml", styles.as_bytes()),
    ]);
    let read = read(&bytes).expect("a document");
    assert_eq!(read.text, "Ada\n\nQuay\ncell");
    let reason = "Hidden text is not used, because it is invisible: “praisewhitetinystyled”.";
    assert_eq!(read.skipped.iter().map(|part| part.reason.as_str()).collect::<Vec<_>>(), [reason]);
}

#[test]
fn headers_and_the_named_body_are_read() {
    let rels = r#"<Relationships xmlns="x"><Relationship Id="1" Type="http://x/officeDocument" Target="/word/document2.xml"/></Relationships>"#;
    let (body, header) = (part("document", "<w:p><w:t>Body</w:t></w:p>"), part("hdr", "<w:p><w:t>Header</w:t></w:p>"));
    let bytes = archive(&[
        ("[Content_Types].xml", TYPES.as_bytes()),
        ("_rels/.rels", rels.as_bytes()),
        ("word/document2.xml", body.as_bytes()),
        ("word/header1.xml", header.as_bytes()),
        ("word/footer1.xml", b"<w:ftr><w:p>"),
        ("word/styles.xml", b"<broken"),
    ]);
    let read = read(&bytes).expect("a document");
    assert_eq!(read.text, "Body\n\nHeader");
    assert_eq!(read.skipped.len(), 1, "{:?}", read.skipped);
    assert_eq!(read.skipped[0].part, "word/footer1.xml");
}

#[test]
fn forty_pages_of_hebrew_keep_their_order() {
    let page = "שלום לכולם, שמי עדה ואני בונה מנועים מאז 1995. ".repeat(40);
    let pages = vec![page.as_str(); 40];
    let read = read(&document(&pages)).expect("a document");
    assert_eq!(read.text.lines().count(), 40);
    assert!(read.text.starts_with("שלום לכולם, שמי עדה") && read.skipped.is_empty());
}

#[test]
fn a_billion_laughs_is_rejected() {
    let entities: String =
        (1..10).map(|level| format!("<!ENTITY l{level} \"{}\">", format!("&l{};", level - 1).repeat(10))).collect();
    let body = format!(
        "<?xml version=\"1.0\"?><!DOCTYPE d [<!ENTITY l0 \"lol\">{entities}]><w:document><w:t>&l9;</w:t></w:document>"
    );
    let bytes = archive(&[("[Content_Types].xml", TYPES.as_bytes()), ("word/document.xml", body.as_bytes())]);
    assert_eq!(read(&bytes), Err(FileRejection::HasDocumentType));
}

#[test]
fn a_zip_bomb_is_rejected() {
    let bomb = part("document", &format!("<w:p><w:t>{}</w:t></w:p>", " ".repeat(40 << 20)));
    let bytes = archive(&[("[Content_Types].xml", TYPES.as_bytes()), ("word/document.xml", bomb.as_bytes())]);
    assert!(bytes.len() < 100_000);
    assert_eq!(read(&bytes), Err(FileRejection::UnpacksTooLarge(Docx)));
    // An archive with false sizes: both of its headers declare 10 bytes.
    let size = u32::try_from(bomb.len()).expect("small").to_le_bytes();
    let mut lying = bytes.clone();
    for place in memchr::memmem::find_iter(&bytes, &size) {
        lying[place..place + 4].copy_from_slice(&10_u32.to_le_bytes());
    }
    assert_ne!(lying, bytes);
    assert!(read(&lying).is_err());
}

#[test]
fn other_archives_are_named() {
    let message = |parts: &[(&str, &[u8])]| read(&archive(parts)).expect_err("no document").to_string();
    assert!(message(&[("[Content_Types].xml", b""), ("xl/workbook.xml", b"")]).contains("an Excel workbook"));
    assert!(message(&[("a.txt", b"a")]).contains("an archive"));
    let empty = archive(&[("[Content_Types].xml", TYPES.as_bytes()), ("word/other.xml", b"")]);
    assert_eq!(read(&empty), Err(FileRejection::Damaged(Docx)));
    assert_eq!(read(&document(&[])), Err(FileRejection::NoText));
}
