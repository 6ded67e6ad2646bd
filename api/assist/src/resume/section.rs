//! The sections of resumes.

/// What a section of a resume is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Section {
    /// The beginning, before the first heading.
    Header,
    Summary,
    Expertise,
    Topics,
    Awards,
    Appearances,
    Contact,
    /// People who recommend the guest: their addresses are not the guest's.
    References,
    /// Sections that give no field: experience, education, languages.
    Other,
}
