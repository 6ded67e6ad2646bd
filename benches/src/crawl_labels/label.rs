//! The labels of a site, as far as they are counted.

use serde::Deserialize;

#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Label {
    pub(super) site: String,
    pub(super) base_url: Option<String>,
    #[serde(default)]
    pub(super) emails: Vec<Email>,
    #[serde(default)]
    pub(super) phones: Vec<Phone>,
    #[serde(default)]
    pub(super) forms: Vec<Form>,
    #[serde(default)]
    pub(super) socials: Vec<Profile>,
    #[serde(default)]
    pub(super) directories: Vec<Profile>,
}

#[derive(Debug, Deserialize)]
pub(super) struct Email {
    pub(super) email: String,
}

#[derive(Debug, Deserialize)]
pub(super) struct Phone {
    pub(super) phone: String,
}

#[derive(Debug, Deserialize)]
pub(super) struct Form {
    pub(super) page: String,
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Profile {
    pub(super) url: String,
    /// Other URLs of the same account.
    #[serde(default)]
    pub(super) also_as: Vec<String>,
}
