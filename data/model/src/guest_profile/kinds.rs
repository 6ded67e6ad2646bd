//! The named values of guest profiles.

named! {
    /// The state of a guest profile (spec 4). The path leads from DRAFT over the steps to DONE or ERROR.
    GuestProfileState {
        /// The form is not complete yet. It saves automatically.
        Draft = "DRAFT",
        /// The answers of the form become a text.
        CreatingDocumentFromForm = "CREATING_DOCUMENT_FROM_FORM",
        /// The uploaded files are read.
        ProcessingDocuments = "PROCESSING_DOCUMENTS",
        /// The bio is written.
        GeneratingProfile = "GENERATING_PROFILE",
        Done = "DONE",
        /// A step failed. The profile has the reason.
        Error = "ERROR",
    }

    /// Who wrote the bio of a guest profile.
    BioOrigin {
        Person = "person",
        /// Rules, without a language model.
        Rules = "rules",
        /// A language model.
        Model = "model",
    }

    /// The types of files of a guest profile (spec 5, Uploads).
    GuestFileType {
        Jpeg = "jpeg",
        Png = "png",
        Pdf = "pdf",
        Docx = "docx",
        Csv = "csv",
        Txt = "txt",
    }

    /// The kinds of changes of a guest profile.
    GuestChangeKind {
        Created = "created",
        Updated = "updated",
        Archived = "archived",
        Unarchived = "unarchived",
        Deleted = "deleted",
        Restored = "restored",
    }

    /// The state of reading the text of a file.
    GuestFileState {
        /// It waits for a worker.
        Queued = "queued",
        /// Its text is stored.
        Read = "read",
        /// An image: texts in images are not read.
        NoText = "no-text",
        /// It cannot be read. The file has the reason.
        Failed = "failed",
    }
}

impl GuestProfileState {
    /// Whether a step is running, so that the state changes without an action of a user.
    #[must_use]
    pub fn is_processing(self) -> bool {
        matches!(self, Self::CreatingDocumentFromForm | Self::ProcessingDocuments | Self::GeneratingProfile)
    }

    /// Whether the profile may move to the state (spec 4): forward along the path, from each step to ERROR, and from an
    /// end back to the first step, when someone generates the bio again.
    ///
    /// ```
    /// use earshot_model::guest_profile::GuestProfileState::{Draft, Done, Error, GeneratingProfile};
    /// assert!(GeneratingProfile.may_become(Done) && GeneratingProfile.may_become(Error));
    /// assert!(!Done.may_become(Draft) && !Draft.may_become(Error));
    /// ```
    #[must_use]
    pub fn may_become(self, next: Self) -> bool {
        match (self, next) {
            (_, Self::Draft) => false,
            (Self::Done | Self::Error, next) => next.is_processing() || next == Self::Done,
            (current, Self::Error) => current.is_processing(),
            (current, next) => next > current,
        }
    }

    /// The state as the API contract names it. An archived profile is ARCHIVED in any state.
    #[must_use]
    pub fn contract_name(self, is_archived: bool) -> &'static str {
        match self {
            _ if is_archived => "ARCHIVED",
            Self::Draft => "DRAFT",
            Self::Done => "ACTIVE",
            Self::Error => "ERROR",
            _ => "PENDING",
        }
    }
}

impl GuestFileType {
    /// Whether a file of the type has text that can be read.
    #[must_use]
    pub fn has_text(self) -> bool {
        !matches!(self, Self::Jpeg | Self::Png)
    }

    /// The media type of downloads.
    #[must_use]
    pub fn media_type(self) -> &'static str {
        match self {
            Self::Jpeg => "image/jpeg",
            Self::Png => "image/png",
            Self::Pdf => "application/pdf",
            Self::Docx => "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
            Self::Csv => "text/csv",
            Self::Txt => "text/plain",
        }
    }

    /// The name for people.
    #[must_use]
    pub fn label(self) -> &'static str {
        match self {
            Self::Jpeg => "JPEG image",
            Self::Png => "PNG image",
            Self::Pdf => "PDF",
            Self::Docx => "Word document",
            Self::Csv => "CSV file",
            Self::Txt => "text file",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn states_move_along_the_path() {
        use GuestProfileState::*;
        let path = [Draft, CreatingDocumentFromForm, ProcessingDocuments, GeneratingProfile, Done];
        assert!(path.windows(2).all(|pair| pair[0].may_become(pair[1]) && !pair[1].may_become(Draft)));
        for (from, to, may) in [
            (ProcessingDocuments, CreatingDocumentFromForm, false),
            (ProcessingDocuments, Error, true),
            (Draft, Error, false),
            (Error, GeneratingProfile, true),
            (Done, CreatingDocumentFromForm, true),
            (Draft, Done, true),
            (Draft, Draft, false),
        ] {
            assert_eq!(from.may_become(to), may, "{from:?} {to:?}");
        }
    }

    #[test]
    fn contract_names_hide_the_steps() {
        let names: Vec<_> = GuestProfileState::ALL.iter().map(|state| state.contract_name(false)).collect();
        assert_eq!(names, ["DRAFT", "PENDING", "PENDING", "PENDING", "ACTIVE", "ERROR"]);
        assert_eq!(GuestProfileState::Error.contract_name(true), "ARCHIVED");
    }
}
