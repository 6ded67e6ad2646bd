//! Imports a list of podcasts into a project: first a preview that adds nothing, then the podcasts that people chose.

pub mod add;
pub mod preview;
mod upload;

pub use upload::ListUpload;
pub(crate) use upload::MAX_BODY_BYTES;

use earshot_api_documents::list_import::ListSource;
use earshot_api_server::prelude::*;

/// A pasted list. A file is sent as the part `file` of a form (`multipart/form-data`).
#[request]
pub struct ImportPreviewRequest {
    /// Titles or URLs, one per line, cells copied from a spreadsheet, CSV or OPML; at most 5,242,880 bytes.
    text: String,
}

impl ImportPreviewRequest {
    fn into_source(self) -> Result<ListSource, ApiError> {
        if self.text.trim().is_empty() {
            let detail = "must have titles or URLs, one per line";
            return Err(ApiError::invalid("The list is empty.", "/text", detail));
        }
        Ok(ListSource { bytes: self.text.into_bytes(), encoding: Some(encoding_rs::UTF_8), file_name: None })
    }
}
