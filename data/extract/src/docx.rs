//! Word documents: the texts of the parts of a zip archive.

use crate::docx_style::{StyleReader, attribute, is_on};
use crate::extraction::SkippedPart;
use crate::file_rejection::FileRejection;
use crate::hidden_text::HiddenText;
use crate::limits::ReadLimits;
use crate::text_buffer::{BufferFull, TextBuffer};
use earshot_model::guest_profile::GuestFileType::Docx;
use quick_xml::Reader;
use quick_xml::escape::resolve_xml_entity;
use quick_xml::events::{BytesStart, Event};
use std::collections::HashSet;
use std::io::{BufReader, Cursor, Read};
use zip::ZipArchive;
use zip::result::ZipError;

/// Where the body is, unless the relationships of the archive name another part.
const DEFAULT_BODY: &str = "word/document.xml";
/// Parts of an archive. Documents have some dozens.
const MAX_PARTS: usize = 10_000;
/// Headers, footers and notes that are read.
const MAX_OTHER_PARTS: usize = 20;
/// Styles whose texts are hidden.
const MAX_HIDDEN_STYLES: usize = 1_000;
/// Depth of elements. Documents have some dozens.
const MAX_DEPTH: usize = 1_000;

type Archive<'a> = ZipArchive<Cursor<&'a [u8]>>;

/// Reads the body of a document, then its headers, footers and notes.
pub(crate) fn read_docx(
    bytes: &[u8],
    limits: &ReadLimits,
    (buffer, skipped): (&mut TextBuffer, &mut Vec<SkippedPart>),
) -> Result<(), FileRejection> {
    let mut archive = ZipArchive::new(Cursor::new(bytes)).map_err(|_| FileRejection::Damaged(Docx))?;
    if archive.len() > MAX_PARTS {
        return Err(FileRejection::UnpacksTooLarge(Docx));
    }
    let body = find_body(&mut archive, limits).unwrap_or_else(|| DEFAULT_BODY.to_owned());
    let hidden_styles = find_hidden_styles(&mut archive, limits).unwrap_or_default();
    let mut hidden = HiddenText::default();
    read_part(&mut archive, &body, limits, (buffer, &mut hidden, &hidden_styles))?;
    // Parts whose names are not valid text are never read.
    let names = archive.file_names().filter_map(|name| Some(name.ok()?.into_owned()));
    let mut others: Vec<String> = names.filter(|name| is_other_part(name) && *name != body).collect();
    others.sort_unstable();
    for name in others.into_iter().take(MAX_OTHER_PARTS) {
        let _ = buffer.push("\n\n");
        match read_part(&mut archive, &name, limits, (buffer, &mut hidden, &hidden_styles)) {
            Ok(()) => {}
            // A damaged header, footer or note is skipped, because the body was already read.
            Err(FileRejection::Damaged(_)) => skipped.push(SkippedPart::new(name, "This part is damaged.")),
            Err(rejection) => return Err(rejection),
        }
    }
    skipped.extend(hidden.report("document".to_owned()));
    Ok(())
}

/// Finds the styles whose texts are hidden.
fn find_hidden_styles(archive: &mut Archive<'_>, limits: &ReadLimits) -> Option<HashSet<String>> {
    let mut reader = open_part(archive, "word/styles.xml", limits).ok()?;
    let (mut chunk, mut style, mut hidden) = (Vec::new(), None, HashSet::new());
    while hidden.len() < MAX_HIDDEN_STYLES {
        chunk.clear();
        match reader.read_event_into(&mut chunk).ok()? {
            Event::Start(element) | Event::Empty(element) => match element.local_name().as_ref() {
                "style" => style = attribute(&element, "styleId"),
                "vanish" if is_on(&element) => hidden.extend(style.clone()),
                _ => {}
            },
            Event::Eof | Event::DocType(_) => break,
            _ => {}
        }
    }
    Some(hidden)
}

fn is_other_part(name: &str) -> bool {
    let Some(name) = name.strip_prefix("word/").and_then(|name| name.strip_suffix(".xml")) else { return false };
    ["header", "footer", "footnotes", "endnotes"]
        .iter()
        .any(|start| name.strip_prefix(start).is_some_and(|number| number.bytes().all(|byte| byte.is_ascii_digit())))
}

/// Finds the part of the body in the relationships of the archive.
fn find_body(archive: &mut Archive<'_>, limits: &ReadLimits) -> Option<String> {
    let mut reader = open_part(archive, "_rels/.rels", limits).ok()?;
    let mut chunk = Vec::new();
    loop {
        chunk.clear();
        match reader.read_event_into(&mut chunk).ok()? {
            Event::Start(element) | Event::Empty(element) if element.local_name().as_ref() == "Relationship" => {
                let attribute = |name: &str| Some(element.try_get_attribute(name).ok()??.value.into_owned());
                if attribute("Type").is_some_and(|kind| kind.ends_with("/officeDocument")) {
                    return Some(attribute("Target")?.trim_start_matches('/').to_owned());
                }
            }
            Event::Eof | Event::DocType(_) => return None,
            _ => {}
        }
    }
}

fn open_part<'a>(
    archive: &'a mut Archive<'_>,
    name: &str,
    limits: &ReadLimits,
) -> Result<Reader<BufReader<impl Read + 'a>>, FileRejection> {
    let part = archive.by_name(name).map_err(|error| match error {
        ZipError::UnsupportedArchive(ZipError::PASSWORD_REQUIRED) => FileRejection::PasswordProtected(Docx),
        _ => FileRejection::Damaged(Docx),
    })?;
    // The declared size may be false, so the unpacked bytes are limited too.
    if part.size() > limits.max_unpacked_bytes {
        return Err(FileRejection::UnpacksTooLarge(Docx));
    }
    let mut reader = Reader::from_reader(BufReader::new(part.take(limits.max_unpacked_bytes + 1)));
    reader.config_mut().check_end_names = false;
    Ok(reader)
}

/// Writes the text of a part.
fn read_part(
    archive: &mut Archive<'_>,
    name: &str,
    limits: &ReadLimits,
    (buffer, hidden, hidden_styles): (&mut TextBuffer, &mut HiddenText, &HashSet<String>),
) -> Result<(), FileRejection> {
    let mut reader = open_part(archive, name, limits)?;
    let styles = StyleReader::new(hidden_styles.clone());
    let mut writer = PartWriter { buffer, hidden, styles, depth: 0, is_text: false, unread_at: None };
    let mut chunk = Vec::new();
    loop {
        chunk.clear();
        let event = reader.read_event_into(&mut chunk);
        if reader.buffer_position() > limits.max_unpacked_bytes {
            return Err(FileRejection::UnpacksTooLarge(Docx));
        }
        let written = match event.map_err(|_| FileRejection::Damaged(Docx))? {
            Event::Eof => break,
            Event::DocType(_) => return Err(FileRejection::HasDocumentType),
            event => writer.write(&event),
        };
        // The reader of the file reports a full buffer.
        if written.is_err() {
            return Ok(());
        }
        if writer.depth > MAX_DEPTH {
            return Err(FileRejection::Damaged(Docx));
        }
    }
    if writer.depth > 0 { Err(FileRejection::Damaged(Docx)) } else { Ok(()) }
}

struct PartWriter<'a> {
    buffer: &'a mut TextBuffer,
    hidden: &'a mut HiddenText,
    styles: StyleReader,
    depth: usize,
    /// Within `w:t`, whose text people see unless its style hides it.
    is_text: bool,
    /// The depth of an element whose content is not shown, or is shown twice.
    unread_at: Option<usize>,
}

impl PartWriter<'_> {
    fn write(&mut self, event: &Event<'_>) -> Result<(), BufferFull> {
        match event {
            Event::Start(element) => {
                self.depth += 1;
                // `moveFrom` repeats moved text, and `Fallback` repeats a text box for old programs.
                if self.unread_at.is_none() && matches!(element.local_name().as_ref(), "moveFrom" | "Fallback") {
                    self.unread_at = Some(self.depth);
                }
                self.is_text = element.local_name().as_ref() == "t";
                self.styles.start(element, false);
                self.write_break(element)
            }
            Event::Empty(element) => {
                self.styles.start(element, true);
                self.write_break(element)
            }
            Event::End(element) => {
                if self.unread_at == Some(self.depth) {
                    self.unread_at = None;
                }
                self.depth = self.depth.saturating_sub(1);
                self.is_text = false;
                self.styles.end(element.local_name().as_ref());
                match element.local_name().as_ref() {
                    "p" => self.push("\n"),
                    "tc" => self.push(" "),
                    _ => Ok(()),
                }
            }
            Event::Text(text) if self.is_text => self.push_text(text),
            Event::CData(text) if self.is_text => self.push_text(text),
            Event::GeneralRef(name) if self.is_text => match name.resolve_char_ref() {
                Ok(Some(letter)) => self.push_text(letter.encode_utf8(&mut [0; 4])),
                _ => self.push_text(resolve_xml_entity(name).unwrap_or_default()),
            },
            _ => Ok(()),
        }
    }

    fn write_break(&mut self, element: &BytesStart<'_>) -> Result<(), BufferFull> {
        match element.local_name().as_ref() {
            "tab" | "ptab" => self.push(" "),
            "br" | "cr" => self.push("\n"),
            "noBreakHyphen" => self.push("-"),
            _ => Ok(()),
        }
    }

    fn push_text(&mut self, text: &str) -> Result<(), BufferFull> {
        match self.styles.hidden_by().filter(|_| self.unread_at.is_none()) {
            Some(by) => self.hidden.add(by, text),
            None => self.push(text)?,
        }
        Ok(())
    }

    fn push(&mut self, text: &str) -> Result<(), BufferFull> {
        if self.unread_at.is_some() { Ok(()) } else { self.buffer.push(text) }
    }
}
