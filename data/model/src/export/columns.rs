//! The columns of exports, the groups of spec 7, and the plans that see each column.

use super::{ExportColumnKind, ExportRecord, ExportValue};
use crate::Tier;
use crate::search::RestrictedField;

named! {
    /// A group of columns, as a request names it (spec 7). The last one is not in the specification.
    ExportColumnGroup {
        BasicInfo = "basicInfo",
        Description = "description",
        Location = "location",
        Website = "website",
        ContactDetails = "contactDetails",
        Socials = "socials",
        AppleReviews = "appleReviews",
        SpotifyReviews = "spotifyReviews",
        CastboxListens = "castboxListens",
        AuthorityScore = "authorityScore",
        /// Notes and plans of an entry; in exports of lists only.
        ListDetails = "listDetails",
    }
}

/// The kind of exported records.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExportSource {
    /// The podcasts of a search.
    Search,
    /// The entries of a list.
    List,
}

/// The lowest plan that exports a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ColumnAccess {
    Everyone,
    /// The plans that see the field.
    Field(RestrictedField),
    /// Spec 6: contact export is allowed.
    Contacts,
}

/// A column of the export.
#[derive(Clone, Copy, Debug)]
pub struct ExportColumn {
    /// The name in JSON, NDJSON and Parquet.
    pub key: &'static str,
    /// The heading in CSV and XLSX.
    pub label: &'static str,
    pub group: ExportColumnGroup,
    pub kind: ExportColumnKind,
    pub access: ColumnAccess,
    /// Whether only lists have it.
    pub is_of_list: bool,
    /// Reads the value from a record.
    pub value: fn(&ExportRecord) -> ExportValue,
}

impl ExportColumn {
    /// Whether the plan exports the column.
    #[must_use]
    pub fn is_visible_to(&self, tier: Tier) -> bool {
        match self.access {
            ColumnAccess::Everyone => true,
            ColumnAccess::Field(field) => tier.can_see(field),
            ColumnAccess::Contacts => tier.limits().sees_contacts,
        }
    }

    /// Whether an export of this kind has the column.
    #[must_use]
    pub fn is_in(&self, source: ExportSource) -> bool {
        !self.is_of_list || source == ExportSource::List
    }
}

impl ExportColumnGroup {
    /// The name for people.
    #[must_use]
    pub fn label(self) -> &'static str {
        match self {
            Self::BasicInfo => "Basic info",
            Self::Description => "Description",
            Self::Location => "Location",
            Self::Website => "Website",
            Self::ContactDetails => "Contact details",
            Self::Socials => "Socials",
            Self::AppleReviews => "Apple reviews",
            Self::SpotifyReviews => "Spotify reviews",
            Self::CastboxListens => "Castbox listens",
            Self::AuthorityScore => "Authority score",
            Self::ListDetails => "List details",
        }
    }
}
