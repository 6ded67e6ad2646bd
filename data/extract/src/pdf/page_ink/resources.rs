//! What operations name in the resources of a page.

use pdf_extract::content::Operation;
use pdf_extract::{Dictionary, Document, Object};

/// The object that an operation names in a part of the resources.
pub(super) fn named<'a>(
    document: &'a Document,
    resources: Option<&'a Dictionary>,
    part: &[u8],
    operation: &Operation,
) -> Option<&'a Object> {
    let name = operation.operands.first()?.as_name().ok()?;
    let objects = resources?.get_deref(part, document).ok()?.as_dict().ok()?;
    objects.get_deref(name, document).ok()
}
