//! Writes DOCX files.

use std::io::{Cursor, Write};
use zip::ZipWriter;
use zip::write::SimpleFileOptions;

pub const TYPES: &str = r#"<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>"#;

/// A zip archive with these parts.
pub fn archive(parts: &[(&str, &[u8])]) -> Vec<u8> {
    let mut writer = ZipWriter::new(Cursor::new(Vec::new()));
    for (name, content) in parts {
        writer.start_file(*name, SimpleFileOptions::default()).expect("a part");
        writer.write_all(content).expect("written");
    }
    writer.finish().expect("an archive").into_inner()
}

/// A part of a document with this content.
pub fn part(root: &str, content: &str) -> String {
    let namespace = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";
    format!(r#"<?xml version="1.0" encoding="UTF-8"?><w:{root} xmlns:w="{namespace}">{content}</w:{root}>"#)
}

/// A document with one paragraph per text.
pub fn document(paragraphs: &[&str]) -> Vec<u8> {
    let paragraphs: String = paragraphs.iter().map(|text| format!("<w:p><w:r><w:t>{text}</w:t></w:r></w:p>")).collect();
    let body = part("document", &format!("<w:body>{paragraphs}</w:body>"));
    archive(&[("[Content_Types].xml", TYPES.as_bytes()), ("word/document.xml", body.as_bytes())])
}
