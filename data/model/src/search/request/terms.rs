//! Search terms and groups of them (spec 5, Search terms).

use super::invalid::invalid;
use super::text::validate_text;
use crate::limits::{MAX_SEARCH_GROUPS, MAX_SEARCH_TERMS, MAX_SLOP, MIN_TERM_LENGTH};
use crate::search::{MatchMode, SearchMode, SearchOptionsError, SearchTerm, Target};

/// A search term as the request has it, not yet checked.
#[derive(Clone, Debug, Default)]
pub struct TermRequest {
    pub search_term: String,
    pub search_type: Option<String>,
    pub search_targets: Vec<String>,
    pub options: TermOptionsRequest,
}

/// The options of a search term as the request has them, not yet checked.
#[derive(Clone, Debug, Default)]
pub struct TermOptionsRequest {
    /// Absent in groups, because one term of a group is enough.
    pub match_mode: Option<String>,
    pub phrase_match: Option<bool>,
    pub slop: Option<f64>,
    pub fuzzy: Option<bool>,
}

pub(super) fn parse_terms(
    requests: &[TermRequest],
    requested_mode: SearchMode,
) -> Result<Vec<SearchTerm>, SearchOptionsError> {
    if requests.len() > MAX_SEARCH_TERMS {
        return Err(invalid("/searchTerms", &format!("must have at most {MAX_SEARCH_TERMS} search terms")));
    }
    let term = |(index, request)| parse_term(request, &format!("/searchTerms/{index}"), requested_mode);
    requests.iter().enumerate().map(term).collect()
}

/// Parses the groups. `terms` is the number of search terms outside of groups.
pub(super) fn parse_groups(
    requests: &[Vec<TermRequest>],
    terms: usize,
    requested_mode: SearchMode,
) -> Result<Vec<Vec<SearchTerm>>, SearchOptionsError> {
    if requests.len() > MAX_SEARCH_GROUPS {
        return Err(invalid("/searchTermGroups", &format!("must have at most {MAX_SEARCH_GROUPS} groups")));
    }
    if terms + requests.iter().map(Vec::len).sum::<usize>() > MAX_SEARCH_TERMS {
        let message = format!("must have at most {MAX_SEARCH_TERMS} search terms, including those in groups");
        return Err(invalid("/searchTermGroups", &message));
    }
    requests.iter().enumerate().map(|(index, members)| parse_group(members, index, requested_mode)).collect()
}

fn parse_group(
    members: &[TermRequest],
    index: usize,
    requested_mode: SearchMode,
) -> Result<Vec<SearchTerm>, SearchOptionsError> {
    let at = format!("/searchTermGroups/{index}/searchTerms");
    if members.is_empty() {
        return Err(invalid(&at, "at least one search term is required"));
    }
    let member = |(index, request): (usize, &TermRequest)| {
        let at = format!("{at}/{index}");
        if request.options.match_mode.is_some() {
            return Err(invalid(&format!("{at}/searchTermOptions/matchMode"), "must not be set in a group"));
        }
        parse_term(request, &at, requested_mode)
    };
    members.iter().enumerate().map(member).collect()
}

fn parse_term(request: &TermRequest, at: &str, requested_mode: SearchMode) -> Result<SearchTerm, SearchOptionsError> {
    let at = |key: &str| format!("{at}/{key}");
    // Spec 5: the embeddings type is rejected.
    if request.search_type.as_deref().is_some_and(|kind| kind != "text") {
        return Err(invalid(&at("searchType"), "must be \"text\""));
    }
    let text =
        validate_text(&request.search_term, MIN_TERM_LENGTH).map_err(|message| invalid(&at("searchTerm"), &message))?;
    let targets = parse_targets(&request.search_targets, &at("searchTargets"), requested_mode)?;
    let options = &request.options;
    let mode = match options.match_mode.as_deref() {
        None | Some("optional") => MatchMode::Optional,
        Some("must") => MatchMode::Must,
        Some("not") => MatchMode::Not,
        Some(_) => {
            return Err(invalid(&at("searchTermOptions/matchMode"), "must be \"must\", \"not\" or \"optional\""));
        }
    };
    Ok(SearchTerm {
        text,
        targets,
        mode,
        phrase: options.phrase_match.unwrap_or(false),
        slop: parse_slop(options.slop, &at("searchTermOptions/slop"))?,
        fuzzy: options.fuzzy.unwrap_or(false),
    })
}

fn parse_targets(names: &[String], at: &str, requested_mode: SearchMode) -> Result<Vec<Target>, SearchOptionsError> {
    if names.is_empty() {
        return Err(invalid(at, "at least one target is required"));
    }
    let mut targets = Vec::new();
    for (index, name) in names.iter().enumerate() {
        let Some(target) = Target::parse(name) else {
            let known: Vec<&str> = Target::for_mode(requested_mode).map(Target::as_str).collect();
            return Err(invalid(&format!("{at}/{index}"), &format!("must be one of {}", known.join(", "))));
        };
        // Spec 5: podcast mode allows only the first two.
        if requested_mode == SearchMode::Podcasts && !target.is_podcast_target() {
            let message = format!("\"{}\" is only available in episode searches", target.as_str());
            return Err(invalid(&format!("{at}/{index}"), &message));
        }
        if !targets.contains(&target) {
            targets.push(target);
        }
    }
    Ok(targets)
}

/// Parses the slop of a phrase: how many positions its words may be apart.
pub(super) fn parse_slop(slop: Option<f64>, at: &str) -> Result<u32, SearchOptionsError> {
    match slop {
        None => Ok(0),
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "checked to be small and whole")]
        Some(slop) if (0.0..=f64::from(MAX_SLOP)).contains(&slop) && slop.fract() == 0.0 => Ok(slop as u32),
        Some(_) => Err(invalid(at, &format!("must be a whole number from 0 to {MAX_SLOP}"))),
    }
}
