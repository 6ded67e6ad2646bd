//! Facts about a name in a podcast that another podcast may share.

use super::appearance::CreditedAppearance;
use super::joined_person::JoinReason;
use crate::fold_text;

/// An episode with more people lists a cast; who is in it with whom shows little.
const MAX_PEOPLE_OF_EPISODE: usize = 12;
/// Letters of an organization's name that identify it.
const MIN_ORGANIZATION_CHARS: usize = 3;

impl JoinReason {
    /// How likely a name with this fact in common is one person, 0 to 1.
    pub(super) fn strength(&self) -> f32 {
        match self {
            Self::Administrator => 1.0,
            Self::Profile(_) => 0.98,
            Self::Organization(_) => 0.85,
            Self::OtherPerson(_) => 0.8,
            Self::ProfessionAndTopic(_) => 0.5,
        }
    }

    /// Whether the fact is about a person rather than about a name, so that it joins different names.
    pub(super) fn joins_names(&self) -> bool {
        matches!(self, Self::Profile(_))
    }
}

/// Calls `found` with each fact that joins podcasts.
pub(super) fn visit_evidence(appearance: &CreditedAppearance, mut found: impl FnMut(JoinReason)) {
    if let Some(url) = appearance.url.as_ref().filter(|_| appearance.is_url_personal) {
        found(JoinReason::Profile(comparable_url(url)));
    }
    if let Some(organization) = &appearance.organization {
        let folded = fold_text(organization);
        if folded.chars().filter(|letter| letter.is_alphanumeric()).count() >= MIN_ORGANIZATION_CHARS {
            found(JoinReason::Organization(folded));
        }
    }
    if appearance.others.len() < MAX_PEOPLE_OF_EPISODE {
        // A first name is no person.
        for other in appearance.others.iter().filter(|other| is_full_name(other) && **other != appearance.key) {
            found(JoinReason::OtherPerson(other.clone()));
        }
    }
}

/// Whether a key has a given and a family name: two words, or a name in a script without spaces.
#[must_use]
pub fn is_full_name(key: &str) -> bool {
    key.contains(' ') || !key.is_ascii() && key.chars().count() >= 2 && !key.chars().any(char::is_lowercase)
}

/// Scheme, `www.`, query and a slash at the end do not distinguish profiles.
pub(super) fn comparable_url(url: &str) -> String {
    let lower = url.trim().to_lowercase();
    let rest = lower.split_once("://").map_or(lower.as_str(), |(_, rest)| rest);
    let rest = rest.strip_prefix("www.").unwrap_or(rest);
    let rest = rest.split(['?', '#']).next().unwrap_or(rest);
    rest.trim_end_matches('/').to_owned()
}
