//! Filters by guests, hosts and sponsors.

use super::invalid::invalid;
use super::terms::parse_slop;
use super::text::validate_text;
use crate::limits::MAX_NAME_FILTERS;
use crate::search::{NameFilter, ParticipantKind, PersonFilter, SearchOptionsError};

/// A name filter as the request has it, not yet checked.
#[derive(Clone, Debug, Default)]
pub struct NameRequest {
    pub name: String,
    /// `must` when absent.
    pub match_mode: Option<String>,
    pub phrase_match: Option<bool>,
    pub slop: Option<f64>,
    pub fuzzy: Option<bool>,
}

/// A filter by guests or hosts as the request has it, not yet checked.
#[derive(Clone, Debug, Default)]
pub struct PersonRequest {
    /// `guest` or `host`.
    pub kind: String,
    pub name: NameRequest,
}

pub(super) fn parse_person_filters(
    requests: Option<&[PersonRequest]>,
) -> Result<Vec<PersonFilter>, SearchOptionsError> {
    let requests = check_filter_count(requests, "/personFilters")?;
    let person = |(index, request): (usize, &PersonRequest)| {
        let at = format!("/personFilters/{index}");
        let part = match request.kind.as_str() {
            "guest" => ParticipantKind::Guest,
            "host" => ParticipantKind::Host,
            _ => return Err(invalid(&format!("{at}/type"), "must be guest or host")),
        };
        Ok(PersonFilter { kind: part, name: parse_name_filter(&request.name, &at)? })
    };
    requests.iter().enumerate().map(person).collect()
}

pub(super) fn parse_sponsor_filters(requests: Option<&[NameRequest]>) -> Result<Vec<NameFilter>, SearchOptionsError> {
    let requests = check_filter_count(requests, "/sponsorFilters")?;
    requests
        .iter()
        .enumerate()
        .map(|(index, request)| parse_name_filter(request, &format!("/sponsorFilters/{index}")))
        .collect()
}

fn check_filter_count<'a, T>(requests: Option<&'a [T]>, pointer: &str) -> Result<&'a [T], SearchOptionsError> {
    let requests = requests.unwrap_or_default();
    if requests.len() > MAX_NAME_FILTERS {
        return Err(invalid(pointer, &format!("must have at most {MAX_NAME_FILTERS} names")));
    }
    Ok(requests)
}

fn parse_name_filter(request: &NameRequest, at: &str) -> Result<NameFilter, SearchOptionsError> {
    let name = validate_text(&request.name, 1).map_err(|message| invalid(&format!("{at}/name"), &message))?;
    let is_excluded = match request.match_mode.as_deref() {
        None | Some("must") => false,
        Some("not") => true,
        Some(_) => return Err(invalid(&format!("{at}/matchMode"), "must be \"must\" or \"not\"")),
    };
    Ok(NameFilter {
        name,
        is_excluded,
        phrase: request.phrase_match.unwrap_or(false),
        slop: parse_slop(request.slop, &format!("{at}/slop"))?,
        fuzzy: request.fuzzy.unwrap_or(false),
    })
}
