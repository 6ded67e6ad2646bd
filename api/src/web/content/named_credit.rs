//! `/people` and `/sponsors` with a name: the page that a credit of an episode or a podcast belongs to. Links of credits
//! lead here, so that pages with credits need not look up all of their people.

use earshot_api_content::lookup::find_credited_content;
use earshot_api_server::prelude::*;
use earshot_api_server::serving::CreditedContent;
use earshot_model::people::PersonRecord;
use earshot_model::sponsors::SponsorRecord;
use earshot_model::{AppearanceKind, fold_text};
use url::form_urlencoded;

/// Names that are compared: a podcast with guests in each of many years.
const MAX_COMPARED: usize = 2_000;
/// Longest name that is looked up. Others are searched for.
const MAX_NAME_CHARS: usize = 200;

/// A name and the place where it is written.
#[derive(Debug, Default, Deserialize)]
pub(in crate::web) struct NamedCreditQuery {
    #[serde(default)]
    name: String,
    /// ID of the episode.
    episode: Option<String>,
    /// ID or slug of the podcast.
    podcast: Option<String>,
    /// `host`, or else a guest.
    role: Option<String>,
}

impl NamedCreditQuery {
    pub(in crate::web) fn has_name(&self) -> bool {
        !self.name.trim().is_empty()
    }

    fn content(&self, generation: &OpenGeneration) -> Result<Option<CreditedContent>, ApiError> {
        find_credited_content(generation, self.podcast.as_deref(), self.episode.as_deref())
    }
}

/// Returns the path of a person's page; without one, that of a search for the name.
pub(in crate::web) async fn person_path(
    state: &AppState,
    caller: &Caller,
    query: NamedCreditQuery,
) -> Result<String, ApiError> {
    let role = query.role.as_deref().and_then(AppearanceKind::parse).unwrap_or(AppearanceKind::Guest);
    let role = if role == AppearanceKind::Host { "host" } else { "guest" };
    let fallback = search_path(&query.name, "person", &format!("{role},phrase|"));
    let slug = find_slug(state, caller, query, |generation, query| {
        let name = fold_text(&query.name);
        let people = people_of(generation, query)?;
        let is_named = |person: &&PersonRecord| person.spellings.iter().any(|one| fold_text(&one.name) == name);
        Ok(people.iter().find(is_named).map(|person| person.slug.clone()))
    });
    Ok(slug.await?.map_or(fallback, |slug| format!("/people/{slug}")))
}

/// Returns the path of a sponsor's page; without one, that of a search for the name.
pub(in crate::web) async fn sponsor_path(
    state: &AppState,
    caller: &Caller,
    query: NamedCreditQuery,
) -> Result<String, ApiError> {
    let fallback = search_path(&query.name, "sponsor", "phrase|");
    let slug = find_slug(state, caller, query, |generation, query| {
        let name = fold_text(&query.name);
        let sponsors = sponsors_of(generation, query)?;
        let is_named = |sponsor: &&SponsorRecord| fold_text(&sponsor.name) == name;
        Ok(sponsors.iter().find(is_named).map(|sponsor| sponsor.slug.clone()))
    });
    Ok(slug.await?.map_or(fallback, |slug| format!("/sponsors/{slug}")))
}

async fn find_slug(
    state: &AppState,
    caller: &Caller,
    query: NamedCreditQuery,
    find: impl FnOnce(&OpenGeneration, &NamedCreditQuery) -> Result<Option<String>, ApiError> + Send + 'static,
) -> Result<Option<String>, ApiError> {
    if !query.has_name() || query.name.chars().count() > MAX_NAME_CHARS {
        return Ok(None);
    }
    let job = EngineTask::new(caller, WorkCost::SIMILAR);
    let found = state.run_engine_task(job, move |generation, _cancel| find(generation, &query)).await;
    // A place that left the catalog has no names, and a search still has.
    match found {
        Err(error) if error.code == ErrorCode::NotFound => Ok(None),
        found => found,
    }
}

fn people_of(generation: &OpenGeneration, query: &NamedCreditQuery) -> Result<Vec<PersonRecord>, ApiError> {
    let Some(content) = query.content(generation)? else { return Ok(Vec::new()) };
    Ok(generation.people.people_of(content, MAX_COMPARED)?)
}

fn sponsors_of(generation: &OpenGeneration, query: &NamedCreditQuery) -> Result<Vec<SponsorRecord>, ApiError> {
    let Some(content) = query.content(generation)? else { return Ok(Vec::new()) };
    Ok(generation.sponsors.sponsors_of(content, MAX_COMPARED)?)
}

/// The search that links of credits led to before there were pages.
fn search_path(name: &str, key: &str, prefix: &str) -> String {
    let name: String = name.chars().take(MAX_NAME_CHARS).collect();
    let mut query = form_urlencoded::Serializer::new(String::new());
    query.append_pair("mode", "episodes").append_pair(key, &format!("{prefix}{name}"));
    format!("/search?{}", query.finish())
}
