//! The fields of an alert that people change.

use super::{AlertKind, AlertSettings, EmailFrequency};
use serde::{Deserialize, Serialize};

/// Everything that people set of an alert. Its change history stores it before and after each change.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct AlertFields {
    pub name: String,
    pub kind: AlertKind,
    /// The name or words to find; for saved-search and chart-movement alerts, a description for people.
    pub value: String,
    pub enabled: bool,
    pub email_enabled: bool,
    pub email_frequency: EmailFrequency,
    pub settings: AlertSettings,
}

impl AlertFields {
    /// An enabled alert that is named by what it finds, with daily mails and the default settings.
    #[must_use]
    pub fn new(kind: AlertKind, value: impl Into<String>) -> Self {
        let value = value.into();
        Self {
            name: value.clone(),
            kind,
            value,
            enabled: true,
            email_enabled: true,
            email_frequency: EmailFrequency::Daily,
            settings: AlertSettings::default(),
        }
    }
}
