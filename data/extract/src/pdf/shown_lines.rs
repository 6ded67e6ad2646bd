//! Writes pages with the operators that the library reads: it has neither `'` nor `"`, which show a text on the next
//! line, and takes the bytes of images for operators.

use pdf_extract::content::{Content, Operation};
use pdf_extract::{Document, Object, ObjectId};

/// Removes the bytes of images, whose texts are not read.
pub(super) fn empty_images(document: &mut Document) {
    for object in document.objects.values_mut() {
        if let Object::Stream(stream) = object
            && stream.dict.get(b"Subtype").and_then(Object::as_name).is_ok_and(|kind| kind == b"Image")
        {
            stream.dict.remove(b"Filter");
            stream.set_content(Vec::new());
        }
    }
}

/// Replaces the operators of a page that the library does not read.
pub(super) fn replace_line_operators(document: &mut Document, page: ObjectId) {
    let Ok(bytes) = document.get_page_content(page) else { return };
    // Most pages have none, and need not be parsed.
    if memchr::memchr2(b'\'', b'"', &bytes).is_none() {
        return;
    }
    let Ok(content) = Content::decode(&bytes) else { return };
    if !content.operations.iter().any(|operation| matches!(operation.operator.as_str(), "'" | "\"")) {
        return;
    }
    let operations: Vec<Operation> = content.operations.into_iter().flat_map(replace).collect();
    if let Ok(bytes) = (Content { operations }).encode() {
        // A page that cannot be changed is read as it is.
        let _ = document.change_page_content(page, bytes);
    }
}

fn replace(operation: Operation) -> Vec<Operation> {
    let show = |text: Object| [Operation::new("T*", vec![]), Operation::new("Tj", vec![text])];
    match (operation.operator.as_str(), operation.operands.as_slice()) {
        ("'", [text]) => show(text.clone()).into(),
        ("\"", [words, letters, text]) => {
            let spacing = [Operation::new("Tw", vec![words.clone()]), Operation::new("Tc", vec![letters.clone()])];
            spacing.into_iter().chain(show(text.clone())).collect()
        }
        _ => vec![operation],
    }
}
