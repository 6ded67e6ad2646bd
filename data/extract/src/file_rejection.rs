//! Why a file is not read, in words for the person who uploaded it.

use earshot_model::guest_profile::{GuestFileType, file_size_message};
use serde::{Deserialize, Serialize};

/// Why a file is not read. Its display form is the message for the person who uploaded it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
pub enum FileRejection {
    #[error("The file is empty.")]
    Empty,
    #[error("{}", file_size_message(*.bytes))]
    TooLarge { bytes: usize },
    /// The content has another type than the ones of spec 5, whatever its name is. `found` describes it, where there is
    /// a name for it.
    #[error("{}", unsupported_message(.found.as_deref()))]
    UnsupportedType { found: Option<String> },
    /// The name of the file promises another type than its content has.
    #[error("The file is named “.{extension}”, but its content is a {}. Give it its right name, or save it again.", .found.label())]
    NameDiffers { extension: String, found: GuestFileType },
    #[error("The {} is protected by a password. Save it without one and upload it again.", .0.label())]
    PasswordProtected(GuestFileType),
    #[error("The {} is damaged and cannot be read. Save it again in the program that made it.", .0.label())]
    Damaged(GuestFileType),
    /// A zip bomb, or a document of a size that no person reads.
    #[error("The {} unpacks to far more than its size. Upload a smaller one.", .0.label())]
    UnpacksTooLarge(GuestFileType),
    /// Entities of such a definition can grow without bounds ("billion laughs"), and no word processor writes one.
    #[error("The Word document has a document type definition, which no word processor writes. Save it again.")]
    HasDocumentType,
    #[error("The file has no text that can be read. If it is a scan, upload the text instead.")]
    NoText,
    #[error("Reading the {} takes too long. Upload a shorter one.", .0.label())]
    TooMuchTime(GuestFileType),
    #[error("Reading the {} takes too much memory. Upload a smaller one.", .0.label())]
    TooMuchMemory(GuestFileType),
}

fn unsupported_message(found: Option<&str>) -> String {
    let requested = "Upload a JPG, PNG, PDF, DOCX, CSV or TXT file.";
    match found {
        Some(found) => format!("The content of the file is {found}. {requested}"),
        None => format!("The type of the file is unknown. {requested}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_say_what_to_do() {
        let cases = [
            (
                FileRejection::TooLarge { bytes: 6_000_000 },
                "The file has 6,000,000 bytes. At most 5,242,880 (5 MB) are possible.",
            ),
            (
                FileRejection::UnsupportedType { found: Some("a program".to_owned()) },
                "The content of the file is a program. Upload a JPG, PNG, PDF, DOCX, CSV or TXT file.",
            ),
            (
                FileRejection::PasswordProtected(GuestFileType::Pdf),
                "The PDF is protected by a password. Save it without one and upload it again.",
            ),
        ];
        for (rejection, expected) in cases {
            assert_eq!(rejection.to_string(), expected);
        }
    }
}
