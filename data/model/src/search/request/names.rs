//! Who takes part in an episode, and who pays for it.

use super::terms::slop;
use super::{SearchOptionsError, checked_text, invalid};
use crate::limits::MAX_NAME_FILTERS;
use crate::search::{NameFilter, PersonFilter, PersonPart};

#[derive(Clone, Debug, Default)]
pub struct NameRequest {
    pub name: String,
    /// `must` when absent.
    pub match_mode: Option<String>,
    pub phrase_match: Option<bool>,
    pub slop: Option<f64>,
    pub fuzzy: Option<bool>,
}

#[derive(Clone, Debug, Default)]
pub struct PersonRequest {
    /// `guest` or `host`.
    pub kind: String,
    pub name: NameRequest,
}

pub(super) fn people(requests: Option<&[PersonRequest]>) -> Result<Vec<PersonFilter>, SearchOptionsError> {
    let requests = bounded(requests, "/personFilters")?;
    let person = |(index, request): (usize, &PersonRequest)| {
        let at = format!("/personFilters/{index}");
        let part = match request.kind.as_str() {
            "guest" => PersonPart::Guest,
            "host" => PersonPart::Host,
            _ => return Err(invalid(&format!("{at}/type"), "must be guest or host")),
        };
        Ok(PersonFilter { part, name: name(&request.name, &at)? })
    };
    requests.iter().enumerate().map(person).collect()
}

pub(super) fn sponsors(requests: Option<&[NameRequest]>) -> Result<Vec<NameFilter>, SearchOptionsError> {
    let requests = bounded(requests, "/sponsorFilters")?;
    requests.iter().enumerate().map(|(index, request)| name(request, &format!("/sponsorFilters/{index}"))).collect()
}

fn bounded<'a, T>(requests: Option<&'a [T]>, pointer: &str) -> Result<&'a [T], SearchOptionsError> {
    let requests = requests.unwrap_or_default();
    if requests.len() > MAX_NAME_FILTERS {
        return Err(invalid(pointer, &format!("at most {MAX_NAME_FILTERS} names")));
    }
    Ok(requests)
}

fn name(request: &NameRequest, at: &str) -> Result<NameFilter, SearchOptionsError> {
    let name = checked_text(&request.name, 1).map_err(|message| invalid(&format!("{at}/name"), &message))?;
    let is_excluded = match request.match_mode.as_deref() {
        None | Some("must") => false,
        Some("not") => true,
        Some(_) => return Err(invalid(&format!("{at}/matchMode"), "must be must or not")),
    };
    Ok(NameFilter {
        name,
        is_excluded,
        phrase: request.phrase_match.unwrap_or(false),
        slop: slop(request.slop, &format!("{at}/slop"))?,
        fuzzy: request.fuzzy.unwrap_or(false),
    })
}
